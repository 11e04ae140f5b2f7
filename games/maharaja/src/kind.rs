//! The nine actions of the disc, and the two that a player plans.

use engine::{Message, Misread};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What can be chosen on the disc.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Kind {
    /// Build a statue, 1 coin off.
    Statue,
    /// Build a shrine, 1 coin off.
    Shrine,
    /// Build a statue and a shrine.
    StatueShrine,
    /// Build two shrines, one of them in a city.
    TwoShrines,
    /// Take 3 coins.
    Coins,
    /// Take 2 shrines from the supply.
    Stock,
    /// Pay 3 coins for 2 prestige.
    Prestige,
    /// Take another character.
    Character,
    /// Move a banner to the left.
    Track,
}

impl Kind {
    /// All of them in order.
    pub const ALL: [Kind; 9] = [
        Kind::Statue,
        Kind::Shrine,
        Kind::StatueShrine,
        Kind::TwoShrines,
        Kind::Coins,
        Kind::Stock,
        Kind::Prestige,
        Kind::Character,
        Kind::Track,
    ];

    /// The kinds a token may be used for: all but Character.
    pub const BY_TOKEN: [Kind; 8] = [
        Kind::Statue,
        Kind::Shrine,
        Kind::StatueShrine,
        Kind::TwoShrines,
        Kind::Coins,
        Kind::Stock,
        Kind::Prestige,
        Kind::Track,
    ];

    /// As it is typed.
    pub const fn word(self) -> &'static str {
        [
            "statue",
            "shrine",
            "statue+shrine",
            "shrines",
            "coins",
            "stock",
            "prestige",
            "character",
            "track",
        ][self as usize]
    }

    /// What it builds: shrines anywhere, shrines in a city, statues.
    #[inline]
    pub const fn builds(self) -> [u8; 3] {
        match self {
            Kind::Shrine => [1, 0, 0],
            Kind::TwoShrines => [1, 1, 0],
            Kind::Statue => [0, 0, 1],
            Kind::StatueShrine => [1, 0, 1],
            Kind::Coins | Kind::Stock | Kind::Prestige | Kind::Character | Kind::Track => [0; 3],
        }
    }

    /// Whether it builds shrines or statues.
    #[inline]
    pub const fn is_building(self) -> bool {
        matches!(self, Kind::Shrine | Kind::TwoShrines | Kind::Statue | Kind::StatueShrine)
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
    pub const ALL: [Disc; Disc::COUNT] = {
        let mut all = [Disc::new(Kind::ALL[0], Kind::ALL[0]); Disc::COUNT];
        let (mut n, mut one) = (0, 0);
        while one < Kind::ALL.len() {
            let mut other = one;
            while other < Kind::ALL.len() {
                all[n] = Disc::new(Kind::ALL[one], Kind::ALL[other]);
                n += 1;
                other += 1;
            }
            one += 1;
        }
        all
    };
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
        for (n, disc) in Disc::ALL.iter().enumerate() {
            assert_eq!(disc.to_string().parse::<Disc>().unwrap(), *disc);
            assert!(!Disc::ALL[..n].contains(disc), "{disc} twice");
            let [one, other] = disc.kinds();
            assert_eq!(format!("{other} {one}").parse::<Disc>().unwrap(), *disc);
        }
    }
}
