//! The seven characters, and sets of their cards.

use crate::board;
use crate::place::City;
use engine::{Message, Misread};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A character. The order is that of their numbers, 1 to 7.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Character {
    /// 1: plays first and wins ties.
    Mogul,
    /// 2: 1 gold in each own turn.
    Merchant,
    /// 3: own outer palaces count 2.
    Sadhu,
    /// 4: the bank pays the tolls.
    Monk,
    /// 5: one free house, built or moved.
    Builder,
    /// 6: a palace costs 9.
    Artisan,
    /// 7: an action token in each own turn; advanced game I only.
    Yogi,
}

impl Character {
    /// All of them in order.
    pub const ALL: [Character; 7] = [
        Character::Mogul,
        Character::Merchant,
        Character::Sadhu,
        Character::Monk,
        Character::Builder,
        Character::Artisan,
        Character::Yogi,
    ];

    /// From 0, for tables.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The number on the card, from 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// As it is typed.
    pub const fn word(self) -> &'static str {
        ["mogul", "merchant", "sadhu", "monk", "builder", "artisan", "yogi"][self as usize]
    }

    /// The city where the character is at home.
    #[inline]
    pub const fn home(self) -> City {
        City::new(board::HOMES[self as usize].index() - 1)
    }
}

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// By name or by number.
impl FromStr for Character {
    type Err = Misread;
    fn from_str(text: &str) -> Result<Character, Misread> {
        let typed = text.trim();
        let number = typed.parse::<u8>().ok();
        let known = |who: &Character| {
            who.word().eq_ignore_ascii_case(typed) || number == Some(who.number())
        };
        let found = Character::ALL.into_iter().find(known);
        found.ok_or_else(|| Misread(Message::new("misread-character").text("found", text)))
    }
}

/// A set of character cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards(u8);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);

    /// The first `count` cards.
    #[inline]
    pub const fn first(count: u8) -> Cards {
        Cards(((1u16 << count) - 1) as u8)
    }

    /// One card.
    #[inline]
    pub const fn only(card: Character) -> Cards {
        Cards(1 << card as u8)
    }

    /// Whether the card is in the set.
    #[inline]
    pub const fn has(self, card: Character) -> bool {
        self.0 & 1 << card as u8 != 0
    }

    /// With one card more.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Character) -> Cards {
        Cards(self.0 | 1 << card as u8)
    }

    /// Without a card.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Character) -> Cards {
        Cards(self.0 & !(1 << card as u8))
    }

    /// The cards of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// The cards of both.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card with the lowest number.
    #[inline]
    pub fn lowest(self) -> Option<Character> {
        Character::ALL.get(self.0.trailing_zeros() as usize).copied()
    }

    /// What order and ties go by: the lowest number; beyond all without cards.
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0.trailing_zeros() as u8
    }

    /// The cards in order.
    pub fn iter(self) -> impl Iterator<Item = Character> {
        Character::ALL.into_iter().filter(move |card| self.has(*card))
    }

    /// The nth card, from 0.
    #[inline]
    pub(crate) fn nth(self, nth: u32) -> Option<Character> {
        let mut bits = self.0;
        for _ in 0..nth {
            bits &= bits.wrapping_sub(1);
        }
        Cards(bits).lowest()
    }
}

impl FromIterator<Character> for Cards {
    fn from_iter<I: IntoIterator<Item = Character>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, Cards::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_read_back_by_name_and_number() {
        for card in Character::ALL {
            assert_eq!(card.to_string().parse::<Character>().unwrap(), card);
            assert_eq!(card.number().to_string().parse::<Character>().unwrap(), card);
        }
        for typed in ["", "0", "8", "mogull", "-1"] {
            assert!(typed.parse::<Character>().is_err(), "{typed}");
        }
    }

    #[test]
    fn sets_of_cards() {
        let set: Cards = [Character::Yogi, Character::Sadhu].into_iter().collect();
        assert_eq!((set.len(), set.lowest()), (2, Some(Character::Sadhu)));
        assert_eq!(set.without(Character::Sadhu).lowest(), Some(Character::Yogi));
        assert_eq!(set.nth(1), Some(Character::Yogi));
        assert_eq!(set.nth(2), None);
        assert_eq!(Cards::first(6).len(), 6);
        assert!(Cards::NONE.rank() > Character::Yogi as u8);
    }
}
