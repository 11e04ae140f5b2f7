//! How the coins of a city came about, and how the match ended. Brahmabot has
//! no column, since it has no chair: it gets rows of its own.

use crate::boards::{Report, cells};
use engine::{Game, Message};
use games::maharaja::{BOT, Cause, Event, Maharaja};
use table::Told;

/// The report of a scoring or of the end; nothing for any other event.
pub(super) fn report(game: &Maharaja, told: &Told) -> Option<Report> {
    let row = |id: &'static str, cells: Vec<String>| (Message::new(id), cells);
    let bot = BOT.index();
    match serde_json::from_value(told.data.clone()).ok()? {
        Event::Scored { round, city, cult, coins, prestige } => {
            let name = Message::new("tui-maharaja-round").number("round", round);
            let mut rows = vec![row("tui-maharaja-report-cult", cells(game, |n| cult[n]))];
            if game.is_solo() {
                let bots = |id, value: u8| row(id, vec![value.to_string()]);
                rows.push(bots("tui-maharaja-report-bot-cult", cult[bot]));
                rows.push(bots("tui-maharaja-report-bot-prestige", prestige[bot]));
            }
            if (0..game.players()).any(|n| prestige[n] > 0) {
                let cells = cells(game, |n| prestige[n]);
                rows.push(row("tui-maharaja-report-prestige", cells));
            }
            let tied = |n: usize| cult[n] > 0 && cult[..n].contains(&cult[n]);
            let note = if (0..game.parties()).any(tied) {
                Some(Message::new("tui-maharaja-report-ties"))
            } else if cult.iter().all(|cult| *cult == 0) {
                Some(Message::new("tui-maharaja-report-nobody"))
            } else {
                None
            };
            Some(Report {
                name: name.text("city", city.name()),
                title: Message::new("tui-maharaja-report").text("city", city.name()),
                rows,
                total: row("tui-maharaja-report-coins", cells(game, |n| coins[n])),
                notes: note.into_iter().collect(),
            })
        }
        Event::Over { cause, won, totals, statues, coins } => {
            let mut rows = vec![
                row("tui-maharaja-report-statues", cells(game, |n| statues[n])),
                row("tui-maharaja-report-left", cells(game, |n| coins[n])),
            ];
            if game.is_solo() {
                let cells = vec![totals[bot].to_string()];
                rows.push(row("tui-maharaja-report-bot-prestige", cells));
            }
            let note = match (game.is_solo(), won) {
                (false, _) => "tui-maharaja-report-ranking",
                (true, true) => "tui-maharaja-report-won",
                (true, false) => "tui-maharaja-report-lost",
            };
            Some(Report {
                name: Message::new("tui-maharaja-report-prestige"),
                title: Message::new(match cause {
                    Cause::Statues => "tui-maharaja-over-statues",
                    Cause::Rounds => "tui-maharaja-over-rounds",
                }),
                rows,
                total: row("tui-maharaja-report-prestige", cells(game, |n| totals[n])),
                notes: vec![Message::new(note)],
            })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seat;

    fn told(event: &Event) -> Told {
        let data = serde_json::to_value(event).expect("JSON");
        Told { step: 0, message: Message::new("tui-result"), data }
    }

    fn scored(players: u8, cult: [u8; 4], prestige: [u8; 4]) -> Report {
        let city = "A".parse().expect("a city");
        let event = Event::Scored { round: 3, city, cult, coins: [12, 6, 0, 0], prestige };
        report(&Maharaja::basic(players), &told(&event)).expect("a report")
    }

    #[test]
    fn a_scoring_is_reported() {
        let report = scored(2, [5, 2, 0, 0], [0; 4]);
        assert_eq!(report.rows.len(), 1);
        assert_eq!(
            (report.rows[0].1.join(" "), report.total.1.join(" ")),
            ("5 2".into(), "12 6".into())
        );
        assert!(report.notes.is_empty());
        assert_eq!(scored(2, [2, 2, 0, 0], [0; 4]).notes[0].id, "tui-maharaja-report-ties");
        assert_eq!(scored(2, [0; 4], [0; 4]).notes[0].id, "tui-maharaja-report-nobody");
        assert_eq!(scored(2, [1, 0, 0, 0], [1, 0, 0, 0]).rows[1].1, ["1", "0"]);
        let solo = scored(1, [5, 2, 0, 0], [0, 1, 0, 0]);
        let cells: Vec<_> = solo.rows.iter().map(|(_, cells)| cells.join(" ")).collect();
        assert_eq!(cells, ["5", "2", "1"], "Brahmabot has rows, not a column");
    }

    #[test]
    fn the_end_is_reported() {
        let over = |players: u8, won: bool| {
            let (totals, statues, coins) = ([30, 31, 0, 0], [4, 5, 0, 0], [7, 2, 0, 0]);
            let event = Event::Over { cause: Cause::Rounds, won, totals, statues, coins };
            report(&Maharaja::basic(players), &told(&event)).expect("a report")
        };
        assert_eq!(over(2, true).total.1, ["30", "31"]);
        let solo = over(1, false);
        assert_eq!((solo.total.1.join(" "), solo.rows[2].1.join(" ")), ("30".into(), "31".into()));
        assert_eq!(solo.notes[0].id, "tui-maharaja-report-lost");
        let game = Maharaja::basic(2);
        assert!(report(&game, &told(&Event::Ended { seat: Seat::A })).is_none());
    }
}
