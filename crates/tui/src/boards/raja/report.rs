//! How the prizes of a city came about, and how the match ended.

use crate::boards::{Report, cells};
use engine::Message;
use games::raja::{Cause, Event, Raja, Tally};
use table::Told;

/// The report of an event that paid prizes or ended the match; nothing for any
/// other.
pub(super) fn report(game: &Raja, told: &Told) -> Option<Report> {
    match serde_json::from_value(told.data.clone()).ok()? {
        Event::Scored { round, city, tally, points, prizes, monopoly } => {
            let name = Message::new("tui-raja-round").number("round", round);
            let each = |part: fn(&Tally) -> u8| cells(game, |n| part(&tally[n]));
            let mut rows = vec![
                (Message::new("tui-raja-report-architect"), each(|tally| tally.architect)),
                (Message::new("tui-raja-report-houses"), each(|tally| tally.houses)),
                (Message::new("tui-raja-report-outer"), each(|tally| tally.outer)),
                (Message::new("tui-raja-report-centre"), each(|tally| tally.centre)),
            ];
            if game.is_advanced() {
                rows.push((Message::new("tui-raja-report-home"), each(|tally| tally.home)));
            }
            rows.push((Message::new("tui-raja-report-points"), cells(game, |n| points[n])));
            let tied = |n: usize| points[n] > 0 && points[..n].contains(&points[n]);
            let note = match monopoly {
                Some(seat) => Some(Message::new("tui-raja-report-alone").seat("who", seat)),
                None if points == [0; games::raja::SEATS] => {
                    Some(Message::new("tui-raja-report-nobody"))
                }
                None if (0..points.len()).any(tied) => Some(Message::new("tui-raja-report-ties")),
                None => None,
            };
            Some(Report {
                name: name.text("city", city.name()),
                title: Message::new("tui-raja-report").text("city", city.name()),
                rows,
                total: (Message::new("tui-raja-report-prizes"), cells(game, |n| prizes[n])),
                notes: note.into_iter().collect(),
            })
        }
        Event::Over { cause, places, palaces, gold } => Some(Report {
            name: Message::new("tui-raja-report-gold"),
            title: Message::new(match cause {
                Cause::Palaces => "tui-raja-over-palaces",
                Cause::Track => "tui-raja-over-track",
                Cause::Rounds => "tui-raja-over-rounds",
            }),
            rows: vec![
                (Message::new("tui-raja-report-place"), cells(game, |n| places[n])),
                (Message::new("tui-raja-report-palaces"), cells(game, |n| palaces[n])),
            ],
            total: (Message::new("tui-raja-report-gold"), cells(game, |n| gold[n])),
            notes: vec![Message::new("tui-raja-report-ranking")],
        }),
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

    #[test]
    fn a_scoring_is_reported_part_by_part() {
        let game = Raja::basic(2);
        let tally = Tally { architect: 1, houses: 2, outer: 0, centre: 3, home: 0 };
        let mut all = [Tally::default(); 5];
        all[1] = tally;
        let event = Event::Scored {
            round: 3,
            city: "A".parse().expect("a city"),
            tally: all,
            points: [0, 6, 0, 0, 0],
            prizes: [0, 15, 0, 0, 0],
            monopoly: Some(Seat::B),
        };
        let report = report(&game, &told(&event)).expect("a report");
        let column: Vec<&str> = report.rows.iter().map(|(_, cells)| cells[1].as_str()).collect();
        assert_eq!(column, ["1", "2", "0", "3", "6"]);
        assert_eq!(report.total.1, ["0", "15"]);
        assert_eq!(report.notes[0].id, "tui-raja-report-alone");
        let note = |points: [u8; 5]| {
            let (tally, prizes, monopoly) = (all, [0; 5], None);
            let city = "A".parse().expect("a city");
            let event = Event::Scored { round: 3, city, tally, points, prizes, monopoly };
            let report = super::report(&game, &told(&event)).expect("a report");
            report.notes.first().map(|note| note.id.to_string())
        };
        assert_eq!(note([0; 5]).as_deref(), Some("tui-raja-report-nobody"));
        assert_eq!(note([2, 2, 0, 0, 0]).as_deref(), Some("tui-raja-report-ties"));
        assert_eq!(note([2, 1, 0, 0, 0]), None);
    }

    #[test]
    fn the_end_is_reported_with_everybodys_gold() {
        let game = Raja::basic(2);
        let (places, palaces, gold) = ([2, 1, 0, 0, 0], [3, 4, 0, 0, 0], [20, 5, 0, 0, 0]);
        let event = Event::Over { cause: Cause::Track, places, palaces, gold };
        let report = report(&game, &told(&event)).expect("a report");
        assert_eq!(report.rows[0].1, ["2", "1"]);
        assert_eq!(report.total.1, ["20", "5"]);
        assert!(super::report(&game, &told(&Event::Ended { seat: Seat::A })).is_none());
    }
}
