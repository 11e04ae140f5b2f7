//! The nine actions of the disc, and the two that a player seals.

use engine::{Message, Misread};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What can be chosen on the disc.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Kind {
    /// Take 2 gold.
    Gold,
    /// Build a house.
    House,
    /// Build two houses, one of them in a city.
    TwoHouses,
    /// Move a house.
    Move,
    /// Take 2 houses from the quarry.
    Quarry,
    /// Build a palace.
    Palace,
    /// Build a palace and a house.
    PalaceHouse,
    /// Move a governor down.
    Governor,
    /// Take another character.
    Character,
}

impl Kind {
    /// All of them in order.
    pub const ALL: [Kind; 9] = [
        Kind::Gold,
        Kind::House,
        Kind::TwoHouses,
        Kind::Move,
        Kind::Quarry,
        Kind::Palace,
        Kind::PalaceHouse,
        Kind::Governor,
        Kind::Character,
    ];

    /// As it is typed.
    pub const fn word(self) -> &'static str {
        [
            "gold",
            "house",
            "houses",
            "move",
            "quarry",
            "palace",
            "palace+house",
            "governor",
            "character",
        ][self as usize]
    }

    /// What it builds: houses anywhere, houses in a city, palaces.
    #[inline]
    pub const fn builds(self) -> [u8; 3] {
        match self {
            Kind::House => [1, 0, 0],
            Kind::TwoHouses => [1, 1, 0],
            Kind::Palace => [0, 0, 1],
            Kind::PalaceHouse => [1, 0, 1],
            Kind::Gold | Kind::Move | Kind::Quarry | Kind::Governor | Kind::Character => [0; 3],
        }
    }

    /// Whether it builds houses or palaces.
    #[inline]
    pub const fn is_building(self) -> bool {
        matches!(self, Kind::House | Kind::TwoHouses | Kind::Palace | Kind::PalaceHouse)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Kind {
    type Err = Misread;
    fn from_str(text: &str) -> Result<Kind, Misread> {
        let found = Kind::ALL.into_iter().find(|kind| kind.word().eq_ignore_ascii_case(text));
        found.ok_or_else(|| Misread(Message::new("misread-kind").text("found", text)))
    }
}

impl From<Kind> for String {
    fn from(kind: Kind) -> String {
        kind.to_string()
    }
}

impl TryFrom<String> for Kind {
    type Error = Misread;
    fn try_from(text: String) -> Result<Kind, Misread> {
        text.parse()
    }
}

/// Two actions, the same twice allowed; which is named first means nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "[Kind; 2]", into = "[Kind; 2]")]
pub struct Disc([Kind; 2]);

impl Disc {
    /// How many there are.
    pub const COUNT: usize = 45;

    /// These two.
    #[inline]
    pub const fn new(one: Kind, other: Kind) -> Disc {
        if one as u8 <= other as u8 { Disc([one, other]) } else { Disc([other, one]) }
    }

    /// The two.
    #[inline]
    pub const fn kinds(self) -> [Kind; 2] {
        self.0
    }

    /// Every disc there is, in order.
    pub fn all() -> impl Iterator<Item = Disc> {
        let from = |n: usize| Kind::ALL[n..].iter().map(move |other| Disc([Kind::ALL[n], *other]));
        (0..9).flat_map(from)
    }

    /// The disc with this number, from 0 to 44.
    #[inline]
    pub(crate) const fn nth(nth: u32) -> Disc {
        // Nine rows of 9, 8, ... 1 discs.
        let (mut row, mut rest) = (0, nth as usize % Disc::COUNT);
        while rest >= 9 - row {
            rest -= 9 - row;
            row += 1;
        }
        Disc([Kind::ALL[row], Kind::ALL[row + rest]])
    }
}

impl From<[Kind; 2]> for Disc {
    fn from([one, other]: [Kind; 2]) -> Disc {
        Disc::new(one, other)
    }
}

impl From<Disc> for [Kind; 2] {
    fn from(disc: Disc) -> [Kind; 2] {
        disc.0
    }
}

impl fmt::Display for Disc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0[0], self.0[1])
    }
}

impl FromStr for Disc {
    type Err = Misread;
    fn from_str(text: &str) -> Result<Disc, Misread> {
        let mut words = text.split_whitespace();
        match (words.next(), words.next(), words.next()) {
            (Some(one), Some(other), None) => Ok(Disc::new(one.parse()?, other.parse()?)),
            _ => Err(Misread(Message::new("misread-disc").text("found", text))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_forty_five_discs_and_each_reads_back() {
        let all: Vec<_> = Disc::all().collect();
        assert_eq!(all.len(), Disc::COUNT);
        for (n, disc) in all.iter().enumerate() {
            assert_eq!(disc.to_string().parse::<Disc>().unwrap(), *disc);
            assert_eq!(Disc::nth(n as u32), *disc);
            let [one, other] = disc.kinds();
            assert_eq!(format!("{other} {one}").parse::<Disc>().unwrap(), *disc);
        }
    }
}
