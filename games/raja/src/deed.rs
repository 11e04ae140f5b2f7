//! What a player can do in a turn besides travelling.
//!
//! Whoever may not travel on is told what else there is (6.12). The judge is
//! asked about every action, so the answer cannot differ from the rules.

use crate::Raja;
use crate::action::{Action, Site};
use crate::character::Character;
use crate::kind::Kind;
use crate::place::{City, Place};
use crate::state::{SEATS, State};
use engine::Seat;
use serde::{Deserialize, Serialize};

/// Something to do besides travelling.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// Take gold.
    Gold,
    /// Fetch houses from the quarry.
    Quarry,
    /// Build a house.
    House,
    /// Move a house.
    Move,
    /// Build a palace.
    Palace,
    /// Move a governor.
    Governor,
    /// Get another character.
    Character,
    /// Use the Builder.
    Builder,
    /// Hand in a token.
    Token,
    /// Give an action up.
    GiveUp,
}

impl Deed {
    /// All of them in order.
    pub const ALL: [Deed; 10] = [
        Deed::Gold,
        Deed::Quarry,
        Deed::House,
        Deed::Move,
        Deed::Palace,
        Deed::Governor,
        Deed::Character,
        Deed::Builder,
        Deed::Token,
        Deed::GiveUp,
    ];
}

/// A set of deeds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Deed>", into = "Vec<Deed>")]
pub struct Deeds(u16);

impl Deeds {
    /// The deeds in order.
    pub fn iter(self) -> impl Iterator<Item = Deed> {
        Deed::ALL.into_iter().filter(move |deed| self.0 >> *deed as u16 & 1 == 1)
    }
}

impl FromIterator<Deed> for Deeds {
    fn from_iter<T: IntoIterator<Item = Deed>>(deeds: T) -> Deeds {
        Deeds(deeds.into_iter().fold(0, |set, deed| set | 1 << deed as u16))
    }
}

impl From<Vec<Deed>> for Deeds {
    fn from(deeds: Vec<Deed>) -> Deeds {
        deeds.into_iter().collect()
    }
}

impl From<Deeds> for Vec<Deed> {
    fn from(deeds: Deeds) -> Vec<Deed> {
        deeds.iter().collect()
    }
}

impl Raja {
    /// What the player whose turn it is can do without travelling.
    pub(crate) fn deeds(&self, state: &State, seat: Seat) -> Deeds {
        let may = |action: Action| self.judge(state, seat, action).is_ok();
        let anywhere = |action: fn(Place) -> Action| Place::all().any(|place| may(action(place)));
        let can = |deed: &Deed| match deed {
            Deed::Gold => may(Action::Gold),
            Deed::Quarry => may(Action::Quarry),
            Deed::House => anywhere(Action::House),
            Deed::Move => anywhere(Action::Move),
            Deed::Palace => City::all().any(|city| {
                may(Action::Palace(city, Site::Centre)) || may(Action::Palace(city, Site::Outer))
            }),
            Deed::Governor => City::all().any(|city| may(Action::Governor(city))),
            Deed::Character => {
                let swaps = |get: Character| {
                    Character::ALL.into_iter().any(|give| may(Action::Swap { get, give }))
                };
                Character::ALL.into_iter().any(|card| may(Action::Take(card)) || swaps(card))
                    || Seat::all(SEATS).any(|from| may(Action::Attract(from)))
            }
            Deed::Builder => anywhere(Action::FreeHouse) || anywhere(Action::FreeMove),
            Deed::Token => Kind::ALL.into_iter().any(|kind| may(Action::Token(kind))),
            Deed::GiveUp => Kind::ALL.into_iter().any(|kind| may(Action::Drop(kind))),
        };
        Deed::ALL.into_iter().filter(can).collect()
    }
}
