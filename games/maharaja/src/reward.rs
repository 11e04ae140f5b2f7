//! Reward tiles and the spaces they lie on.
//!
//! A tile that was taken is laid above all others at once, and nothing slides
//! before the end of the round, so the spaces are kept with their gaps.

use crate::board::SPACES;
use engine::{Message, Misread};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A reward tile; there is one of each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Reward {
    /// 3 coins.
    Coins,
    /// 3 shrines from the supply.
    Shrines,
    /// 1 prestige and 1 coin.
    Both,
    /// All others lose 2 coins.
    Tribute,
    /// 2 prestige.
    Prestige,
    /// Up to 3 prestige for 1 coin each.
    Buy,
    /// A shrine from the hand, free, anywhere.
    Shrine,
    /// A Maharani token.
    Maharani,
}

impl Reward {
    /// All of them in order.
    pub const ALL: [Reward; 8] = [
        Reward::Coins,
        Reward::Shrines,
        Reward::Both,
        Reward::Tribute,
        Reward::Prestige,
        Reward::Buy,
        Reward::Shrine,
        Reward::Maharani,
    ];

    /// Whether it gives or takes without asking anything.
    #[inline]
    pub const fn only_gives(self) -> bool {
        !matches!(self, Reward::Buy | Reward::Shrine | Reward::Maharani)
    }

    /// As it is typed.
    pub const fn word(self) -> &'static str {
        ["coins", "shrines", "both", "tribute", "prestige", "buy", "shrine", "maharani"]
            [self as usize]
    }
}

impl fmt::Display for Reward {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Reward {
    type Err = Misread;
    fn from_str(text: &str) -> Result<Reward, Misread> {
        let found = Reward::ALL.into_iter().find(|tile| tile.word().eq_ignore_ascii_case(text));
        found.ok_or_else(|| Misread(Message::new("misread-reward").text("found", text)))
    }
}

impl From<Reward> for String {
    fn from(tile: Reward) -> String {
        tile.to_string()
    }
}

impl TryFrom<String> for Reward {
    type Error = Misread;
    fn try_from(text: String) -> Result<Reward, Misread> {
        text.parse()
    }
}

/// The spaces, lowest first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spaces([Option<Reward>; SPACES]);

impl Spaces {
    /// No tile.
    pub const NONE: Spaces = Spaces([None; SPACES]);

    /// These tiles from the bottom up.
    pub(crate) fn filled(order: impl IntoIterator<Item = Reward>) -> Spaces {
        let mut spaces = Spaces::NONE;
        for (space, tile) in spaces.0.iter_mut().zip(order) {
            *space = Some(tile);
        }
        spaces
    }

    /// What lies on each space, lowest first.
    pub fn all(&self) -> &[Option<Reward>; SPACES] {
        &self.0
    }

    pub(crate) fn set(&mut self, space: usize, tile: Option<Reward>) {
        if let Some(place) = self.0.get_mut(space) {
            *place = tile;
        }
    }

    /// The tiles on the lowest so many spaces.
    #[inline]
    pub fn open(&self, count: usize) -> impl Iterator<Item = Reward> + '_ {
        self.0[..count.min(SPACES)].iter().copied().flatten()
    }

    /// Every tile, lowest first.
    pub fn iter(&self) -> impl Iterator<Item = Reward> + '_ {
        self.0.iter().copied().flatten()
    }

    /// A tile is taken away.
    pub(crate) fn remove(&mut self, tile: Reward) {
        if let Some(place) = self.0.iter_mut().find(|place| **place == Some(tile)) {
            *place = None;
        }
    }

    /// A tile is laid above all others.
    pub(crate) fn lay_on_top(&mut self, tile: Reward) {
        let above = self.0.iter().rposition(Option::is_some).map_or(0, |top| top + 1);
        self.set(above, Some(tile));
    }

    /// Everything slides down.
    pub(crate) fn slide(&mut self) {
        *self = Spaces::filled(self.iter());
    }

    /// Whether there is no gap.
    pub(crate) fn is_closed(&self) -> bool {
        *self == Spaces::filled(self.iter())
    }
}
