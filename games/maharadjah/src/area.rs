//! Places: territories, foreign lands and seas, counted through, and sets of
//! them.

use crate::board::{FOREIGN, SEAS, TERRITORIES};
use engine::{Message, Misread};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// How many places there are.
pub const AREAS: usize = 45;
/// How many of them are territories of India; these come first.
pub const LANDS: usize = 36;
/// The number of the first sea.
const FIRST_SEA: u8 = 42;

/// A place. Text is its key: `delhi`, `central-asia`, `bay-of-bengal`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Area(pub(crate) u8);

impl Area {
    /// No place: what is not on the map.
    pub(crate) const NONE: Area = Area(255);
    /// Where British reinforcements arrive.
    pub const INDIAN_OCEAN: Area = Area(FIRST_SEA + 1);

    /// The place with this number.
    #[inline]
    pub const fn new(index: usize) -> Area {
        assert!(index < AREAS);
        Area(index as u8)
    }

    /// Every place in order.
    pub fn all() -> impl Iterator<Item = Area> {
        (0..AREAS).map(Area::new)
    }

    /// The number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether this is a place at all.
    #[inline]
    pub const fn is_some(self) -> bool {
        self.0 < AREAS as u8
    }

    /// A territory of India.
    #[inline]
    pub const fn is_land(self) -> bool {
        self.0 < LANDS as u8
    }

    /// A foreign land, where invaders come from.
    #[inline]
    pub const fn is_foreign(self) -> bool {
        self.0 >= LANDS as u8 && self.0 < FIRST_SEA
    }

    /// A sea.
    #[inline]
    pub const fn is_sea(self) -> bool {
        self.0 >= FIRST_SEA && self.0 < AREAS as u8
    }

    /// The number among the seas.
    #[inline]
    pub(crate) const fn sea(self) -> usize {
        (self.0 - FIRST_SEA) as usize
    }

    /// The number among the foreign lands.
    #[inline]
    pub(crate) const fn foreign(self) -> usize {
        self.0 as usize - LANDS
    }

    pub(crate) const fn of_foreign(n: usize) -> Area {
        Area((LANDS + n) as u8)
    }

    pub(crate) const fn of_sea(n: usize) -> Area {
        Area(FIRST_SEA + n as u8)
    }

    /// As a set of one.
    #[inline]
    pub const fn set(self) -> Areas {
        Areas(1 << self.0)
    }

    /// The key.
    pub fn key(self) -> &'static str {
        match self.0 as usize {
            n @ 0..LANDS => TERRITORIES[n],
            n @ LANDS..42 => FOREIGN[n - LANDS],
            n @ 42..AREAS => SEAS[n - FIRST_SEA as usize],
            _ => "-",
        }
    }
}

impl fmt::Display for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl fmt::Debug for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Area {
    type Err = Misread;
    fn from_str(text: &str) -> Result<Area, Misread> {
        let text = text.trim();
        Area::all()
            .find(|area| area.key().eq_ignore_ascii_case(text))
            .ok_or_else(|| Misread(Message::new("misread-area").text("found", text)))
    }
}

impl From<Area> for String {
    fn from(area: Area) -> String {
        area.to_string()
    }
}

impl TryFrom<String> for Area {
    type Error = Misread;
    fn try_from(text: String) -> Result<Area, Misread> {
        text.parse()
    }
}

/// A set of places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Areas(pub(crate) u64);

impl Areas {
    /// No place.
    pub const NONE: Areas = Areas(0);
    /// Every territory.
    pub const LAND: Areas = Areas((1 << LANDS) - 1);
    /// Every foreign land.
    pub const FOREIGN: Areas = Areas(((1 << FIRST_SEA) - 1) & !((1 << LANDS) - 1));
    /// Every sea.
    pub const SEA: Areas = Areas(7 << FIRST_SEA);

    /// Whether the place is in the set.
    #[inline]
    pub const fn contains(self, area: Area) -> bool {
        self.0 >> area.0 & 1 != 0
    }
    /// Both.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Areas) -> Areas {
        Areas(self.0 | other.0)
    }
    /// What both have.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Areas) -> Areas {
        Areas(self.0 & other.0)
    }
    /// This without the other.
    #[inline]
    #[must_use]
    pub const fn less(self, other: Areas) -> Areas {
        Areas(self.0 & !other.0)
    }
    /// Puts a place in.
    #[inline]
    pub const fn insert(&mut self, area: Area) {
        self.0 |= 1 << area.0;
    }
    /// Takes a place out.
    #[inline]
    pub const fn remove(&mut self, area: Area) {
        self.0 &= !(1 << area.0);
    }
    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// How many.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    /// The first.
    #[inline]
    pub const fn first(self) -> Option<Area> {
        if self.0 == 0 { None } else { Some(Area(self.0.trailing_zeros() as u8)) }
    }
    /// The place with this number within the set.
    #[inline]
    pub(crate) fn nth(self, n: u32) -> Area {
        let mut bits = self.0;
        for _ in 0..n {
            bits &= bits - 1;
        }
        Area(bits.trailing_zeros() as u8)
    }
}

#[allow(clippy::copy_iterator, reason = "a set is walked by value, as it is used everywhere")]
impl Iterator for Areas {
    type Item = Area;
    #[inline]
    fn next(&mut self) -> Option<Area> {
        let area = self.first()?;
        self.0 &= self.0 - 1;
        Some(area)
    }
}

impl FromIterator<Area> for Areas {
    fn from_iter<I: IntoIterator<Item = Area>>(areas: I) -> Areas {
        areas.into_iter().fold(Areas::NONE, |set, area| set.or(area.set()))
    }
}
