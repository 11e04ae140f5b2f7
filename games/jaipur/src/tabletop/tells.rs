//! What an event shows: what it names, what moved, and for how long.

use super::names;
use crate::cards::{Cards, Kind};
use crate::reason::Event;
use drawing::{Arrow, Handle, Tells};
use engine::Seat;

fn arrow(from: Handle, to: Handle) -> Arrow {
    Arrow { from: Some(from), to }
}

/// The cards of an event in the market, kind by kind.
fn kinds(cards: Cards) -> impl Iterator<Item = Kind> {
    cards.iter().map(|(kind, _)| kind)
}

/// What an event shows.
pub(super) fn tells(event: &Event) -> Tells {
    let told = |who: Option<Seat>, pace: u32| Tells { who, pace, ..Tells::default() };
    match *event {
        Event::Round { starter, .. } => {
            Tells { names: vec![names::seat(starter)], ..told(None, 0) }
        }
        Event::Dealt { seat, .. } => Tells { names: vec![names::seat(seat)], ..told(None, 0) },
        Event::Opened { cards } => {
            Tells { names: kinds(cards).map(names::market).collect(), ..told(None, 0) }
        }
        Event::Took { seat, good } => Tells {
            names: vec![names::market(good), names::seat(seat)],
            arrows: vec![arrow(names::market(good), names::seat(seat))],
            ..told(Some(seat), 700)
        },
        Event::TookCamels { seat, .. } => Tells {
            names: vec![names::market(Kind::Camel), names::seat(seat)],
            arrows: vec![arrow(names::market(Kind::Camel), names::seat(seat))],
            ..told(Some(seat), 800)
        },
        Event::Swapped { seat, take, give } => {
            // What was given lies in the market now; what was taken does not.
            let mut list: Vec<Handle> = kinds(give).map(names::market).collect();
            let arrows = kinds(give).map(|kind| arrow(names::seat(seat), names::market(kind)));
            let arrows = arrows.collect();
            list.extend(kinds(take).map(names::pile).filter(|it| it != "pile:K"));
            list.push(names::seat(seat));
            Tells { names: list, arrows, ..told(Some(seat), 900) }
        }
        Event::Sold { seat, good, tokens, .. } => Tells {
            names: vec![names::pile(good), "sold".into(), names::seat(seat)],
            arrows: vec![
                arrow(names::seat(seat), "sold".into()),
                arrow(names::pile(good), names::seat(seat)),
            ],
            ..told(Some(seat), 600 + 140 * u32::from(tokens))
        },
        Event::Bonus { seat, pile, .. } => Tells {
            names: vec![names::bonus(pile), names::seat(seat)],
            arrows: vec![arrow(names::bonus(pile), names::seat(seat))],
            ..told(Some(seat), 500)
        },
        Event::NoBonus { seat, pile } => {
            Tells { names: vec![names::bonus(pile), names::seat(seat)], ..told(Some(seat), 400) }
        }
        Event::Refilled { cards } => Tells {
            names: kinds(cards).map(names::market).collect(),
            arrows: kinds(cards).map(|kind| arrow("deck".into(), names::market(kind))).collect(),
            ..told(None, 420)
        },
        Event::Scored { .. } => Tells {
            names: [Seat::A, Seat::B].map(names::seat).into(),
            halts: true,
            ..told(None, 900)
        },
        Event::Won { winners } => {
            Tells { names: winners.iter().map(names::seat).collect(), ..told(None, 400) }
        }
    }
}
