//! What a line of a menu says below its name: what a move brings, what is kept,
//! and its price.

use super::handles::Thing;
use crate::Maharaja;
use crate::action::Action;
use crate::board;
use crate::place::{City, Place};
use crate::site::bonus;
use crate::state::Phase;
use crate::view::View;
use crate::words::names::{bonus_of, coins};
use drawing::{Gesture, Handle, Icon};
use engine::{Message, Seat};

impl Maharaja {
    /// A gesture with its effect and its price, where it has a price.
    pub(super) fn priced(&self, view: &View, action: Action, gesture: Gesture) -> Gesture {
        let public = &view.public;
        let seat = view.viewer.unwrap_or(public.duty.seat);
        let (price, won) = match action {
            // An opening shrine costs nothing, and nothing else can be done.
            Action::Shrine(_) if matches!(public.phase, Phase::Open(_)) => return gesture,
            Action::Shrine(place) => (public.duty.shrine_cost(), shrine(place)),
            Action::Found(place) => (self.builder_cost(), shrine(place)),
            Action::Statue(city, site) => {
                (self.statue_cost(public, seat, city), self.statue_won(city, site, true))
            }
            Action::Plain(city, site) => {
                (self.statue_cost(public, seat, city), self.statue_won(city, site, false))
            }
            _ => return gesture,
        };
        gesture.effect(effect(view, seat, price, won)).price(Icon::new("r-coin"), price)
    }

    /// Cult of a statue, and its bonus.
    pub(super) fn statue_won(&self, city: City, site: u8, with: bool) -> Vec<Message> {
        let won = cult(if site == 0 { board::CENTRE_CULT } else { self.outer_cult() });
        let bonus = bonus(city, site).filter(|_| with).map(bonus_of);
        std::iter::once(won).chain(bonus).collect()
    }
}

/// What is won and what is kept after paying.
pub(super) fn effect(view: &View, seat: Seat, price: u16, won: Vec<Message>) -> Message {
    let kept = coins(view.public.coins[seat.index()].saturating_sub(price));
    if won.is_empty() {
        return Message::new("table-effect-keep").message("coins", kept);
    }
    Message::new("table-effect-both").message("coins", kept).list("won", won)
}

fn cult(n: u8) -> Message {
    Message::new("table-cult").number("n", n)
}

/// What a shrine brings: cult in a city, nothing in a village.
pub(super) fn shrine(place: Place) -> Vec<Message> {
    place.city().map(|_| cult(board::SHRINE_CULT)).into_iter().collect()
}

/// Above the menu of a place: its name, and the purse.
pub(super) fn heading(view: &View, handle: &Handle) -> Option<Message> {
    let seat: Seat = view.viewer?;
    let place = match Thing::of(handle)? {
        Thing::Place(place) => place,
        Thing::Site(city, _) => city.place(),
        _ => return None,
    };
    let here = place.city().is_some() && view.public.priest[seat.index()] == place;
    let id = if here { "table-heading-here" } else { "table-heading" };
    let purse = coins(view.public.coins[seat.index()]);
    Some(Message::new(id).text("place", place.name()).message("coins", purse))
}
