//! What can be done where one stands: what a tired priest is told.

use crate::Maharaja;
use crate::action::Action;
use crate::character::Character;
use crate::kind::Kind;
use crate::place::{City, Place};
use crate::site::SITES;
use crate::state::State;
use engine::Seat;
use serde::{Deserialize, Serialize};

/// What a turn consists of besides travel.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verb {
    /// Build a shrine.
    Shrine,
    /// Build a statue.
    Statue,
    /// Take coins.
    Coins,
    /// Take shrines.
    Stock,
    /// Buy prestige.
    Prestige,
    /// Take another character.
    Take,
    /// Move a banner.
    Track,
    /// Spend an action token.
    Token,
    /// Use a character.
    Power,
    /// Take back a shrine.
    Back,
    /// End the turn.
    End,
}

impl Verb {
    /// All of them, in the order in which they are told.
    pub const ALL: [Verb; 11] = [
        Verb::Shrine,
        Verb::Statue,
        Verb::Coins,
        Verb::Stock,
        Verb::Prestige,
        Verb::Take,
        Verb::Track,
        Verb::Token,
        Verb::Power,
        Verb::Back,
        Verb::End,
    ];
}

/// A set of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<Verb>", into = "Vec<Verb>")]
pub struct Deeds(u16);

impl Deeds {
    /// Those in the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Verb> {
        Verb::ALL.into_iter().filter(move |verb| self.has(*verb))
    }

    fn has(self, verb: Verb) -> bool {
        self.0 >> verb as u16 & 1 == 1
    }
}

impl From<Vec<Verb>> for Deeds {
    fn from(verbs: Vec<Verb>) -> Deeds {
        Deeds(verbs.into_iter().fold(0, |set, verb| set | 1 << verb as u16))
    }
}

impl From<Deeds> for Vec<Verb> {
    fn from(deeds: Deeds) -> Vec<Verb> {
        deeds.iter().collect()
    }
}

impl Maharaja {
    /// What a seat can do in its turn without another road. It asks the judge
    /// about everything: that is slow, but a priest is seldom tired.
    pub(crate) fn deeds(&self, state: &State, seat: Seat) -> Deeds {
        let mut deeds = Deeds(0);
        let mut ask = |verb: Verb, action: Action| {
            if !deeds.has(verb) && self.judge(state, seat, action).is_ok() {
                deeds.0 |= 1 << verb as u16;
            }
        };
        for place in Place::all() {
            ask(Verb::Shrine, Action::Shrine(place));
            ask(Verb::Back, Action::Back(place));
            ask(Verb::Power, Action::Found(place));
        }
        for city in City::all() {
            ask(Verb::Track, Action::Track(city));
            ask(Verb::Power, Action::Counsel(city));
            for site in 0..SITES {
                ask(Verb::Statue, Action::Statue(city, site));
            }
        }
        for card in Character::all() {
            ask(Verb::Take, Action::Take(card));
            ask(Verb::Power, Action::Power(card));
        }
        for kind in Kind::BY_TOKEN {
            ask(Verb::Token, Action::Token(kind));
        }
        ask(Verb::Power, Action::ExchangeBuy);
        ask(Verb::Power, Action::ExchangeSell);
        ask(Verb::Coins, Action::Coins);
        ask(Verb::Stock, Action::Stock);
        ask(Verb::Prestige, Action::Prestige);
        ask(Verb::End, Action::End);
        deeds
    }
}
