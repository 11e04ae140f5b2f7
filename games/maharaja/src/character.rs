//! The characters: tiles by number, sets of them, and the row they lie in.
//!
//! They are written by number. Their names are not known from print, so a
//! record must not depend on them; people may type them all the same.

use crate::board::{ABILITIES, CHARACTER_KEYS};
use engine::{Message, Misread};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// When a character's ability works.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ability {
    /// Never: it has none.
    None,
    /// Once in a round, in the own turn.
    Once,
    /// Always.
    Permanent,
    /// When a city is scored.
    Scoring,
}

/// A character by number, 1 to 16.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Character(u8);

impl Character {
    /// How many there are.
    pub const COUNT: usize = 16;

    /// The first of them; it has no ability.
    pub const FIRST: Character = Character(1);
    /// One shrine from the supply.
    pub const STONECUTTER: Character = Character(2);
    /// Coins for prestige and back.
    pub const CHANGER: Character = Character(3);
    /// Prestige for an action token.
    pub const PENITENT: Character = Character(4);
    /// The priest counts double.
    pub const PRIEST: Character = Character(5);
    /// One prestige.
    pub const POET: Character = Character(6);
    /// Pairs of shrines count.
    pub const KEEPER: Character = Character(7);
    /// One more cult.
    pub const DEVOTEE: Character = Character(8);
    /// Travels free.
    pub const MONK: Character = Character(9);
    /// Moves a banner.
    pub const COUNSELLOR: Character = Character(10);
    /// One prestige more.
    pub const CHRONICLER: Character = Character(11);
    /// Builds where the priest is not.
    pub const ENVOY: Character = Character(12);
    /// Builds a shrine from the supply.
    pub const BUILDER: Character = Character(13);
    /// One action token.
    pub const YOGI: Character = Character(14);
    /// Cheaper statues.
    pub const ARTISAN: Character = Character(15);
    /// Rewards twice.
    pub const TREASURER: Character = Character(16);

    /// The character with this number, if there is one.
    #[inline]
    pub const fn new(number: u8) -> Option<Character> {
        if number >= 1 && number as usize <= Character::COUNT {
            Some(Character(number))
        } else {
            None
        }
    }

    /// Its number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All of them in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Character> {
        (1..=Character::COUNT as u8).map(Character)
    }

    pub(crate) fn every() -> [Character; Character::COUNT] {
        std::array::from_fn(|n| Character(n as u8 + 1))
    }

    /// When its ability works.
    #[inline]
    pub const fn ability(self) -> Ability {
        ABILITIES[self.0 as usize - 1]
    }

    /// What it is called where it is typed.
    pub const fn key(self) -> &'static str {
        CHARACTER_KEYS[self.0 as usize - 1]
    }
}

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Character {
    type Err = Misread;
    fn from_str(text: &str) -> Result<Character, Misread> {
        let plain = !text.is_empty() && text.bytes().all(|digit| digit.is_ascii_digit());
        let number = text.parse().ok().filter(|_| plain).and_then(Character::new);
        let named = || Character::all().find(|card| card.key().eq_ignore_ascii_case(text));
        number
            .or_else(named)
            .ok_or_else(|| Misread(Message::new("misread-character").text("found", text)))
    }
}

impl From<Character> for u8 {
    fn from(card: Character) -> u8 {
        card.0
    }
}

impl TryFrom<u8> for Character {
    type Error = &'static str;
    fn try_from(number: u8) -> Result<Character, &'static str> {
        Character::new(number).ok_or("no such character")
    }
}

/// A set of characters: bit `n` for number `n + 1`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Character>", into = "Vec<Character>")]
pub struct Cards(pub(crate) u16);

impl Cards {
    /// None.
    pub const NONE: Cards = Cards(0);
    /// All sixteen.
    pub const ALL: Cards = Cards(u16::MAX);

    /// One.
    #[inline]
    pub const fn only(card: Character) -> Cards {
        Cards(1 << (card.0 - 1))
    }

    /// Whether the character is in the set.
    #[inline]
    pub const fn has(self, card: Character) -> bool {
        self.0 >> (card.0 - 1) & 1 == 1
    }

    /// This set and one more.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Character) -> Cards {
        Cards(self.0 | Cards::only(card).0)
    }

    /// Those of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// Those of both.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The characters in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Character> {
        let mut set = self.0;
        (0..set.count_ones()).map(move |_| {
            let bit = set.trailing_zeros();
            set &= set - 1;
            Character(bit as u8 + 1)
        })
    }

    /// The nth character, from 0.
    #[inline]
    pub(crate) fn nth(self, nth: u32) -> Option<Character> {
        let mut set = self.0;
        for _ in 0..nth {
            set &= set.wrapping_sub(1);
        }
        (set != 0).then(|| Character(set.trailing_zeros() as u8 + 1))
    }
}

impl FromIterator<Character> for Cards {
    fn from_iter<I: IntoIterator<Item = Character>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, Cards::with)
    }
}

impl From<Cards> for Vec<Character> {
    fn from(cards: Cards) -> Vec<Character> {
        cards.iter().collect()
    }
}

impl From<Vec<Character>> for Cards {
    fn from(cards: Vec<Character>) -> Cards {
        cards.into_iter().collect()
    }
}

/// The tiles beside the board, from left to right. When several play their
/// order means nothing, and they lie by number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Row([Option<Character>; Row::MOST]);

impl Row {
    /// No tile.
    pub const NONE: Row = Row([None; Row::MOST]);
    /// No row has more tiles.
    pub const MOST: usize = 7;

    /// The tiles from left to right.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Character> + '_ {
        self.0.iter().copied().flatten()
    }

    /// The tiles as a set.
    #[inline]
    pub fn cards(&self) -> Cards {
        self.iter().collect()
    }

    /// How many tiles.
    #[inline]
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }

    /// The leftmost.
    pub fn first(&self) -> Option<Character> {
        self.0[0]
    }

    /// A tile comes to the right end; a full row takes no more.
    pub(crate) fn push(&mut self, card: Character) {
        if let Some(free) = self.0.iter_mut().find(|place| place.is_none()) {
            *free = Some(card);
        }
    }

    /// A tile comes to its place by number.
    pub(crate) fn insert(&mut self, card: Character) {
        *self = self.cards().with(card).iter().collect();
    }

    /// A tile is taken; the others close up.
    pub(crate) fn remove(&mut self, card: Character) {
        let mut left = Row::default();
        for other in self.iter().filter(|other| *other != card) {
            left.push(other);
        }
        *self = left;
    }
}

impl FromIterator<Character> for Row {
    fn from_iter<I: IntoIterator<Item = Character>>(cards: I) -> Row {
        let mut row = Row::default();
        for card in cards {
            row.push(card);
        }
        row
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_read_back_by_number_and_name() {
        for card in Character::all() {
            assert_eq!(card.to_string().parse::<Character>().unwrap(), card);
            assert_eq!(card.key().to_uppercase().parse::<Character>().unwrap(), card);
        }
        for typed in ["", "0", "17", "poett", "-1", "+1"] {
            assert!(typed.parse::<Character>().is_err(), "{typed}");
        }
    }

    #[test]
    fn sets_and_rows() {
        let set: Cards = [Character::YOGI, Character::POET].into_iter().collect();
        assert_eq!((set.len(), set.nth(1), set.nth(2)), (2, Some(Character::YOGI), None));
        let mut row: Row = [5, 2, 16].into_iter().filter_map(Character::new).collect();
        row.remove(Character(2));
        row.push(Character(8));
        assert_eq!(row.iter().map(Character::number).collect::<Vec<_>>(), [5, 16, 8]);
        row.insert(Character(7));
        assert_eq!(row.iter().map(Character::number).collect::<Vec<_>>(), [5, 7, 8, 16]);
    }
}
