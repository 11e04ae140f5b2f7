//! Chairs at a table, and sets of them.

use crate::{Message, Misread};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// No game of the family seats more.
pub const MAX_SEATS: usize = 8;

/// A chair, counted from 0. In text it is a letter: `A`, `B`, ...
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct Seat(u8);

impl Seat {
    /// The first chair.
    pub const A: Seat = Seat(0);
    /// The second chair.
    pub const B: Seat = Seat(1);

    /// The chair with this number.
    ///
    /// # Panics
    /// If `index` is not below [`MAX_SEATS`]: chairs are counted by our own
    /// code, never by input.
    #[inline]
    pub const fn new(index: usize) -> Seat {
        assert!(index < MAX_SEATS);
        Seat(index as u8)
    }

    /// The number of the chair, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The letter of the chair.
    #[inline]
    pub const fn letter(self) -> &'static str {
        ["A", "B", "C", "D", "E", "F", "G", "H"][self.index()]
    }

    /// The next chair clockwise at a table of `count`.
    #[inline]
    #[must_use]
    pub const fn next(self, count: usize) -> Seat {
        Seat(((self.0 as usize + 1) % count) as u8)
    }

    /// The first `count` chairs in order.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..count).map(Seat::new)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letter())
    }
}

impl FromStr for Seat {
    type Err = Misread;
    fn from_str(text: &str) -> Result<Seat, Misread> {
        match text.trim().as_bytes() {
            [letter] if (b'A'..b'A' + MAX_SEATS as u8).contains(&letter.to_ascii_uppercase()) => {
                Ok(Seat(letter.to_ascii_uppercase() - b'A'))
            }
            _ => Err(Misread(Message::new("misread-seat").text("found", text))),
        }
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.letter())
    }
}

impl TryFrom<String> for Seat {
    type Error = Misread;
    fn try_from(text: String) -> Result<Seat, Misread> {
        text.parse()
    }
}

/// A set of chairs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Seats(u8);

impl Seats {
    /// No chair.
    pub const NONE: Seats = Seats(0);

    /// One chair.
    #[inline]
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// The first `count` chairs.
    #[inline]
    pub const fn first(count: usize) -> Seats {
        Seats(((1u16 << count) - 1) as u8)
    }

    /// This set and one chair more.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// This set less one chair.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Whether the chair is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether there is no chair in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many chairs there are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest chair, if there is one.
    #[inline]
    pub fn lowest(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The chairs in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS).map(Seat::new).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_letters() {
        for index in 0..MAX_SEATS {
            let seat = Seat::new(index);
            assert_eq!(seat.to_string().parse::<Seat>().unwrap(), seat);
            assert_eq!(seat.to_string().to_lowercase().parse::<Seat>().unwrap(), seat);
        }
        for text in ["", "I", "AB", "1", "é"] {
            assert!(text.parse::<Seat>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let set: Seats = [Seat::new(4), Seat::B].into_iter().collect();
        assert_eq!(set.len(), 2);
        assert_eq!(set.lowest(), Some(Seat::B));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::B, Seat::new(4)]);
        assert!(set.without(Seat::B).without(Seat::new(4)).is_empty());
        assert_eq!(Seats::first(MAX_SEATS).len(), MAX_SEATS);
        assert_eq!(Seats::NONE.lowest(), None);
    }
}
