//! The nations and the leaders, in the order of their sequences.

use crate::tables::SEATS;
use engine::{Message, Misread};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

macro_rules! named {
    ($(#[$doc:meta])* $name:ident, $misread:literal: $($variant:ident $key:literal,)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[allow(missing_docs, reason = "they are names")]
        pub enum $name { $($variant,)* }

        impl $name {
            /// All of them, in order.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];
            /// How many there are.
            pub const COUNT: usize = Self::ALL.len();

            /// The key, as typed.
            pub const fn key(self) -> &'static str {
                match self { $($name::$variant => $key,)* }
            }

            /// The number, from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.key())
            }
        }
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.key())
            }
        }
        impl FromStr for $name {
            type Err = Misread;
            fn from_str(text: &str) -> Result<$name, Misread> {
                let text = text.trim();
                let found = Self::ALL.iter().find(|one| one.key().eq_ignore_ascii_case(text));
                found.copied().ok_or_else(|| Misread(Message::new($misread).text("found", text)))
            }
        }
    };
}

named! {
    /// A nation, in the order in which nations act.
    Nation, "misread-nation":
    Pandya "pandya",
    Greeks "greeks",
    Afghans "afghans",
    Mahrattas "mahrattas",
    Chola "chola",
    Maurya "maurya",
    Harappans "harappans",
    Sinhalese "sinhalese",
    Sikhs "sikhs",
    Rajputs "rajputs",
    Gupta "gupta",
    Muslims "muslims",
    Mughals "mughals",
    Portuguese "portuguese",
    Dutch "dutch",
    French "french",
    British "british",
}

named! {
    /// A leader, in the order of appearance.
    Leader, "misread-leader":
    Alexander "alexander",
    Ashoka "ashoka",
    Chandra "chandra",
    RajaRaja "raja-raja",
    Aybak "aybak",
    Timur "timur",
    Sanga "sanga",
    Akbar "akbar",
    Albuquerque "albuquerque",
    Shivaji "shivaji",
    Alamgir "alamgir",
    Rao "rao",
    Nizam "nizam",
    Dupleix "dupleix",
    Abdali "abdali",
    Clive "clive",
}

named! {
    /// A region of India.
    Region, "misread-region":
    North "north",
    South "south",
    Himalaya "himalaya",
    Ceylon "ceylon",
}

impl Nation {
    /// The four that come by sea.
    pub const POWERS: [Nation; 4] =
        [Nation::Portuguese, Nation::Dutch, Nation::French, Nation::British];

    /// Whether it comes by sea, builds factories and gives arms.
    #[inline]
    pub const fn is_colonial(self) -> bool {
        self as u8 >= Nation::Portuguese as u8
    }

    /// The number among the powers.
    #[inline]
    pub(crate) const fn power(self) -> usize {
        self as usize - Nation::Portuguese as usize
    }

    #[inline]
    pub(crate) fn of(index: usize) -> Nation {
        Nation::ALL[index]
    }

    /// Whether it can be proclaimed rajah, and its number among those.
    pub const fn raj(self) -> Option<usize> {
        match self {
            Nation::Maurya => Some(0),
            Nation::Gupta => Some(1),
            Nation::Muslims => Some(2),
            Nation::Mughals => Some(3),
            Nation::British => Some(4),
            _ => None,
        }
    }
}

impl Leader {
    /// The nation he leads.
    #[inline]
    pub const fn nation(self) -> Nation {
        match self {
            Leader::Alexander => Nation::Greeks,
            Leader::Ashoka => Nation::Maurya,
            Leader::Chandra => Nation::Gupta,
            Leader::RajaRaja => Nation::Chola,
            Leader::Aybak => Nation::Muslims,
            Leader::Timur | Leader::Akbar | Leader::Alamgir | Leader::Nizam => Nation::Mughals,
            Leader::Sanga => Nation::Rajputs,
            Leader::Albuquerque => Nation::Portuguese,
            Leader::Shivaji | Leader::Rao => Nation::Mahrattas,
            Leader::Dupleix => Nation::French,
            Leader::Abdali => Nation::Afghans,
            Leader::Clive => Nation::British,
        }
    }
}

/// A set of nations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Nations(pub(crate) u32);

impl Nations {
    /// Nobody.
    pub const NONE: Nations = Nations(0);

    /// Whether the nation is in the set.
    #[inline]
    pub const fn contains(self, nation: Nation) -> bool {
        self.0 >> nation as u8 & 1 != 0
    }
    /// Puts a nation in.
    #[inline]
    pub const fn insert(&mut self, nation: Nation) {
        self.0 |= 1 << nation as u8;
    }
    /// Takes a nation out.
    #[inline]
    pub const fn remove(&mut self, nation: Nation) {
        self.0 &= !(1 << nation as u8);
    }
    /// This set without one.
    #[inline]
    #[must_use]
    pub const fn without(self, nation: Nation) -> Nations {
        Nations(self.0 & !(1 << nation as u8))
    }
    /// Whether there is nobody.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// The first.
    #[inline]
    pub fn first(self) -> Option<Nation> {
        (self.0 != 0).then(|| Nation::of(self.0.trailing_zeros() as usize))
    }
}

#[allow(clippy::copy_iterator, reason = "a set is walked by value, as it is used everywhere")]
impl Iterator for Nations {
    type Item = Nation;
    #[inline]
    fn next(&mut self) -> Option<Nation> {
        let nation = self.first()?;
        self.0 &= self.0 - 1;
        Some(nation)
    }
}

impl FromIterator<Nation> for Nations {
    fn from_iter<I: IntoIterator<Item = Nation>>(nations: I) -> Nations {
        let mut set = Nations::NONE;
        nations.into_iter().for_each(|nation| set.insert(nation));
        set
    }
}

/// Which game is played: how many players, and from which age on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scenario {
    /// Three players, all sixteen turns.
    Three,
    /// Four players, all sixteen turns.
    Four,
    /// Five players, all sixteen turns.
    Five,
    /// Three players, turns 9 to 16.
    Short,
}

impl Scenario {
    /// All of them, in the order of the tables.
    pub const ALL: [Scenario; 4] =
        [Scenario::Three, Scenario::Four, Scenario::Five, Scenario::Short];

    /// How many play.
    pub const fn players(self) -> usize {
        match self {
            Scenario::Three | Scenario::Short => 3,
            Scenario::Four => 4,
            Scenario::Five => 5,
        }
    }

    /// The first turn.
    pub const fn first_turn(self) -> u8 {
        if matches!(self, Scenario::Short) { 9 } else { 1 }
    }

    /// The seat that plays a nation, if it takes part.
    #[inline]
    pub const fn seat(self, nation: Nation) -> Option<engine::Seat> {
        match SEATS[self as usize][nation as usize] {
            255 => None,
            seat => Some(engine::Seat::new(seat as usize)),
        }
    }

    /// The key, as typed.
    pub const fn key(self) -> &'static str {
        match self {
            Scenario::Three => "three",
            Scenario::Four => "four",
            Scenario::Five => "five",
            Scenario::Short => "short",
        }
    }
}
