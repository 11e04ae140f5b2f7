//! The governors' track: seventeen spaces, one governor on each at most.
//!
//! Spaces are counted from the bottom: 1 to 7 are the start spaces s1 to s7,
//! 8 to 17 the numbered ones n1 to n10.

use crate::board::{GOVERNOR_DOWN, NUMBER_SPACES, START_SPACES};
use crate::place::City;

/// The highest space, n10.
pub const TOP: u8 = START_SPACES + NUMBER_SPACES;

/// Where each city's governor stands; 0 before they are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Track([u8; City::COUNT]);

impl Track {
    /// Before the governors are drawn.
    pub const NONE: Track = Track([0; City::COUNT]);

    /// These governors on s1, s2, ...
    pub fn drawn(order: [City; City::COUNT]) -> Track {
        let mut track = Track::default();
        for (space, city) in (1..).zip(order) {
            track.0[city.index()] = space;
        }
        track
    }

    /// The governors on these spaces, by city.
    pub fn from_spaces(spaces: [u8; City::COUNT]) -> Track {
        Track(spaces)
    }

    /// The spaces by city.
    pub fn spaces(&self) -> [u8; City::COUNT] {
        self.0
    }

    /// Whether governors have been drawn.
    pub fn is_drawn(&self) -> bool {
        self.0 != [0; City::COUNT]
    }

    /// Where a governor stands.
    #[inline]
    pub fn space(&self, city: City) -> u8 {
        self.0[city.index()]
    }

    /// Who stands on a space.
    pub fn on(&self, space: u8) -> Option<City> {
        City::all().find(|city| self.space(*city) == space)
    }

    /// The lowest governor: the next city of the Maharaja.
    #[inline]
    pub fn lowest(&self) -> City {
        let mut low = City::new(0);
        for city in City::all() {
            if self.space(city) < self.space(low) {
                low = city;
            }
        }
        low
    }

    /// The highest occupied space.
    #[inline]
    pub fn highest(&self) -> u8 {
        self.0.iter().copied().fold(0, u8::max)
    }

    /// The cities in the order of their governors, lowest first.
    pub fn order(&self) -> [City; City::COUNT] {
        let mut order: [City; City::COUNT] = std::array::from_fn(City::new);
        order.sort_unstable_by_key(|city| self.space(*city));
        order
    }

    /// The lowest governor goes above all others; where to (3.2).
    #[inline]
    pub(crate) fn advance(&mut self) -> (City, u8) {
        let city = self.lowest();
        let space = self.highest() + 1;
        self.0[city.index()] = space;
        (city, space)
    }

    /// Whether a governor can go down: there must be two spaces below.
    #[inline]
    pub fn can_descend(&self, city: City) -> bool {
        self.space(city) > GOVERNOR_DOWN
    }

    /// A governor goes down two spaces; those it passes go up one (9.2).
    /// Gaps stay gaps.
    #[inline]
    pub(crate) fn descend(&mut self, city: City) {
        let from = self.space(city);
        for space in &mut self.0 {
            if *space < from && *space >= from - GOVERNOR_DOWN {
                *space += 1;
            }
        }
        self.0[city.index()] = from - GOVERNOR_DOWN;
    }
}

/// A space as people write it: `s3`, `n10`; `-` for none.
pub fn space_name(space: u8) -> String {
    match space {
        0 => "-".to_owned(),
        low if low <= START_SPACES => format!("s{low}"),
        high => format!("n{}", high - START_SPACES),
    }
}

/// Reads what `space_name` writes.
pub(crate) fn space_of(text: &str) -> Option<u8> {
    let number = |digits: &str, most: u8| {
        let plain = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
        digits.parse::<u8>().ok().filter(|n| plain && (1..=most).contains(n))
    };
    match text.split_at_checked(1)? {
        ("-", "") => Some(0),
        ("s", digits) => number(digits, START_SPACES),
        ("n", digits) => number(digits, NUMBER_SPACES).map(|n| n + START_SPACES),
        _ => None,
    }
}
