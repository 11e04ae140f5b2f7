//! Brahmabot's action tiles: what it does, where it goes, and which of the
//! three drawn tiles a tick names. The tiles themselves are data.

use crate::board::ACTION_TILES;
use crate::place::City;
use engine::{Message, Misread};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// One thing that Brahmabot does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// A statue in the Maharaja's city.
    StatueMaharaja,
    /// A shrine in the Maharaja's city.
    ShrineMaharaja,
    /// A statue in the city of the leftmost banner.
    StatueFirst,
    /// A statue in the first city whose centre is free.
    StatueCentre,
    /// A statue where it is second by least.
    StatueSecond,
    /// The banner of its best lead to the left.
    Banner,
    /// Coins.
    Coins(u8),
    /// It takes the player's character.
    Swap,
}

/// An action tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionTile {
    /// What it does, in this order.
    pub deeds: [Deed; 2],
    /// Where it goes then: a city by number, or the Maharaja's.
    goes: Option<u8>,
    /// Which of the drawn tiles is played if this one is turned over: 1 to 3.
    pub tick: u8,
}

pub(crate) const fn tile(deeds: [Deed; 2], goes: Option<u8>, tick: u8) -> ActionTile {
    ActionTile { deeds, goes, tick }
}

impl ActionTile {
    /// The city it leads to; nothing if that is the Maharaja's.
    pub fn goes(&self) -> Option<City> {
        self.goes.map(|n| City::new(n as usize))
    }
}

/// The number of an action tile, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct TileNo(u8);

impl TileNo {
    /// The first of them.
    pub const FIRST: TileNo = TileNo(1);
    /// How many there are.
    pub const COUNT: usize = ACTION_TILES.len();
    /// All of them, as a set: bit `n` for number `n + 1`.
    pub const ALL: u16 = (1 << TileNo::COUNT) - 1;

    /// The tile with this number, if there is one.
    #[inline]
    pub const fn new(number: u8) -> Option<TileNo> {
        if number >= 1 && number as usize <= TileNo::COUNT { Some(TileNo(number)) } else { None }
    }

    /// Its number, from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// As a set of one.
    #[inline]
    pub const fn bit(self) -> u16 {
        1 << (self.0 - 1)
    }

    /// What is printed on it.
    #[inline]
    pub const fn printed(self) -> &'static ActionTile {
        &ACTION_TILES[self.0 as usize - 1]
    }

    /// The nth tile of a set, from 0.
    #[inline]
    pub(crate) fn nth(set: u16, nth: u32) -> Option<TileNo> {
        let mut rest = set;
        for _ in 0..nth {
            rest &= rest.wrapping_sub(1);
        }
        (rest != 0).then(|| TileNo(rest.trailing_zeros() as u8 + 1))
    }

    /// The tiles of a set, in order.
    pub fn of(set: u16) -> impl Iterator<Item = TileNo> {
        (1..=TileNo::COUNT as u8).map(TileNo).filter(move |tile| set & tile.bit() != 0)
    }
}

impl fmt::Display for TileNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for TileNo {
    type Err = Misread;
    fn from_str(text: &str) -> Result<TileNo, Misread> {
        let plain = !text.is_empty() && text.bytes().all(|digit| digit.is_ascii_digit());
        let found = text.parse().ok().filter(|_| plain).and_then(TileNo::new);
        found.ok_or_else(|| Misread(Message::new("misread-chance").text("found", text)))
    }
}

impl From<TileNo> for u8 {
    fn from(tile: TileNo) -> u8 {
        tile.0
    }
}

impl TryFrom<u8> for TileNo {
    type Error = &'static str;
    fn try_from(number: u8) -> Result<TileNo, &'static str> {
        TileNo::new(number).ok_or("no such tile")
    }
}
