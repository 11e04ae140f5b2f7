//! What an event shows: what it names, what moved, and for how long.

use super::names;
use crate::Jaipur;
use crate::cards::{Cards, Kind};
use crate::reason::Event;
use crate::state::Summary;
use drawing::{Handle, Tells};
use engine::{Message, Seat};

/// The cards of an event in the market, kind by kind.
fn kinds(cards: Cards) -> impl Iterator<Item = Kind> {
    cards.iter().map(|(kind, _)| kind)
}

/// What an event shows. Where cards came from the board draws itself, along its
/// gaps; what moves is seen moving, for the table is shown as each event left it.
pub(super) fn tells(game: &Jaipur, event: &Event) -> Tells {
    let told =
        |who: Option<Seat>, pace: u32| Tells { who, pace, still: pace > 0, ..Tells::default() };
    match *event {
        Event::Round { starter, .. } => {
            Tells { names: vec![names::seat(starter)], ..told(None, 0) }
        }
        Event::Dealt { seat, .. } => Tells { names: vec![names::seat(seat)], ..told(None, 0) },
        Event::Opened { cards } => {
            Tells { names: kinds(cards).map(names::market).collect(), ..told(None, 0) }
        }
        Event::Took { seat, good } => {
            Tells { names: vec![names::market(good), names::seat(seat)], ..told(Some(seat), 700) }
        }
        Event::TookCamels { seat, .. } => Tells {
            names: vec![names::market(Kind::Camel), names::seat(seat)],
            ..told(Some(seat), 800)
        },
        Event::Swapped { seat, take, give } => {
            // What was given lies in the market now; what was taken does not.
            let mut list: Vec<Handle> = kinds(give).map(names::market).collect();
            list.extend(kinds(take).map(names::pile).filter(|it| it != "pile:K"));
            list.push(names::seat(seat));
            Tells { names: list, ..told(Some(seat), 900) }
        }
        Event::Sold { seat, good, tokens, .. } => Tells {
            names: vec![names::pile(good), "sold".into(), names::seat(seat)],
            ..told(Some(seat), 600 + 140 * u32::from(tokens))
        },
        Event::Bonus { seat, pile, .. } => {
            Tells { names: vec![names::bonus(pile), names::seat(seat)], ..told(Some(seat), 500) }
        }
        Event::NoBonus { seat, pile } => {
            Tells { names: vec![names::bonus(pile), names::seat(seat)], ..told(Some(seat), 400) }
        }
        Event::Refilled { cards } => {
            Tells { names: kinds(cards).map(names::market).collect(), ..told(None, 420) }
        }
        Event::Scored { round, summary, seals } => Tells {
            names: [Seat::A, Seat::B].map(names::seat).into(),
            halts: true,
            ask: Some(verdict(round, &summary, is_last(game, seals))),
            go_on: Some(Message::new(if is_last(game, seals) {
                "table-go-on"
            } else {
                "table-next-round"
            })),
            ..told(summary.winner, 900)
        },
        Event::Won { winners } => {
            Tells { names: winners.iter().map(names::seat).collect(), ..told(None, 400) }
        }
    }
}

/// Whether the match is over with these seals.
fn is_last(game: &Jaipur, seals: [u8; 2]) -> bool {
    seals.iter().any(|n| *n >= game.seals_to_win())
}

/// Whose the round is and who starts the next, in a sentence or two.
fn verdict(round: u8, summary: &Summary, last: bool) -> Message {
    let Some(winner) = summary.winner else {
        return Message::new("table-round-tied").number("round", round);
    };
    let loser = winner.next(2);
    if summary.rupees(winner) == summary.rupees(loser) {
        // By what a tie was broken.
        return crate::words::decided(summary);
    }
    let message = Message::new(if last { "table-round-won-last" } else { "table-round-won" })
        .seat("who", winner)
        .number("round", round)
        .message("rupees", Message::new("rupees").number("n", summary.rupees(winner)))
        .number("theirs", summary.rupees(loser));
    if last { message } else { message.seat("next", loser).number("then", round.saturating_add(1)) }
}
