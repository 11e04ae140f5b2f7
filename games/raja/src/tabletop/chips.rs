//! What a line of a menu says below its name: what a move brings, what is kept,
//! and its price.

use crate::Raja;
use crate::action::{Action, Site};
use crate::board::{self, HOUSE_COST};
use crate::character::Character;
use crate::place::{City, Place};
use crate::state::{Phase, Public};
use crate::view::View;
use crate::words::names::gold;
use drawing::{Gesture, Handle, Icon};
use engine::{Message, Seat};

fn coin() -> Icon {
    Icon::new("r-coin")
}

fn points(n: u8) -> Message {
    Message::new("board-effect-points").number("n", n)
}

/// The reader's gold after paying; nothing for whoever has no purse here.
pub(super) fn kept(view: &View, seat: Seat, price: u16) -> Option<Message> {
    let have = view.gold[seat.index()]?;
    Some(gold(have.saturating_sub(price)))
}

/// Points and what is kept, as far as there is something to say of either.
pub(super) fn effect(won: Option<u8>, kept: Option<Message>) -> Option<Message> {
    Some(match (won, kept) {
        (Some(won), Some(kept)) => {
            Message::new("board-effect-both").message("points", points(won)).message("gold", kept)
        }
        (Some(won), None) => points(won),
        (None, Some(kept)) => Message::new("board-effect-keep").message("gold", kept),
        (None, None) => return None,
    })
}

/// Points for a house at a place: villages bring none.
pub(super) fn house_points(at: Place) -> Option<u8> {
    at.city().map(|_| board::HOUSE_POINTS)
}

/// Points for a palace on a site.
pub(super) fn palace_points(public: &Public, seat: Seat, site: Site) -> u8 {
    match site {
        Site::Centre => board::CENTRE_POINTS,
        Site::Outer if public.cards[seat.index()].has(Character::Sadhu) => board::SADHU_POINTS,
        Site::Outer => board::OUTER_POINTS,
    }
}

/// A gesture with its effect and its price, where it has a price.
pub(super) fn told(view: &View, seat: Seat, action: Action, gesture: Gesture) -> Gesture {
    let public = &view.public;
    let (price, effect) = match action {
        // An opening house costs nothing, and nothing else can be done.
        Action::House(_) if matches!(public.phase, Phase::Open(_)) => return gesture,
        Action::House(at) => {
            let price = u16::from(HOUSE_COST);
            (price, effect(house_points(at), kept(view, seat, price)))
        }
        Action::FreeHouse(at) => {
            let free = Message::new("board-effect-free");
            let effect = match house_points(at) {
                Some(won) => {
                    Message::new("board-effect-free-points").message("points", points(won))
                }
                None => free,
            };
            (0, Some(effect))
        }
        Action::FreeMove(_) => (0, Some(Message::new("board-effect-free"))),
        Action::Palace(_, site) => {
            let won = palace_points(public, seat, site);
            let price = u16::from(Raja::palace_cost(public, seat));
            (price, effect(Some(won), kept(view, seat, price)))
        }
        _ => return gesture,
    };
    Gesture { effect, ..gesture.price(coin(), price) }
}

/// A city that can be travelled to or built in: its name, and the purse.
pub(super) fn heading(view: &View, handle: &Handle) -> Option<Message> {
    let seat = view.viewer?;
    let purse = gold(view.gold[seat.index()]?);
    let name = handle.as_str().split('.').next().unwrap_or_default();
    let place: Place = name.parse().ok()?;
    let here = place.city().map(City::place) == Some(view.public.architect[seat.index()]);
    let id = if here { "board-heading-here" } else { "board-heading" };
    Some(Message::new(id).text("place", place.name()).message("gold", purse))
}
