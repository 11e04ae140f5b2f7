//! Kinds of cards, and hands of them as counts.
//!
//! Cards of one kind are all alike, so a hand, the market, the discard and the
//! deck are multisets. Each is one 32-bit word with four bits per kind: no
//! kind has more than 11 cards, adding and removing is one instruction, and a
//! state fits in two cache lines.

use crate::board;
use engine::{Handful, Message, Misread, Random};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A kind of card: six goods, and camels.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Kind {
    /// `D`
    #[serde(rename = "D")]
    Diamond,
    /// `G`
    #[serde(rename = "G")]
    Gold,
    /// `S`
    #[serde(rename = "S")]
    Silver,
    /// `C`
    #[serde(rename = "C")]
    Cloth,
    /// `P`
    #[serde(rename = "P")]
    Spice,
    /// `L`
    #[serde(rename = "L")]
    Leather,
    /// `K`
    #[serde(rename = "K")]
    Camel,
}

use Kind::{Camel, Cloth, Diamond, Gold, Leather, Silver, Spice};

impl Kind {
    /// The goods, dearest first: the order of every listing.
    pub const GOODS: [Kind; 6] = [Diamond, Gold, Silver, Cloth, Spice, Leather];
    /// The goods and the camel.
    pub const ALL: [Kind; 7] = [Diamond, Gold, Silver, Cloth, Spice, Leather, Camel];

    /// The place in [`Kind::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of the notation.
    pub const fn letter(self) -> char {
        ['D', 'G', 'S', 'C', 'P', 'L', 'K'][self.index()]
    }

    /// The kind with this letter, in either case.
    pub fn from_letter(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter().eq_ignore_ascii_case(&letter))
    }

    /// The name in the translation files.
    pub const fn name(self) -> &'static str {
        ["diamond", "gold", "silver", "cloth", "spice", "leather", "camel"][self.index()]
    }
}

/// A number of cards of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u32);

const EVEN: u32 = 0x0F0F_0F0F;
const GOODS: u32 = 0x00FF_FFFF;
/// The most of one kind that text may name: there are 11 camels.
const MOST: u8 = 15;

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards(0);

    /// `n` cards of a kind.
    #[inline]
    pub const fn of(kind: Kind, n: u8) -> Cards {
        debug_assert!(n <= MOST);
        Cards((n as u32) << (4 * kind.index()))
    }

    /// The cards with these counts, in the order of [`Kind::ALL`].
    pub const fn from_counts(counts: [u8; 7]) -> Cards {
        let mut bits = 0;
        let mut n = 0;
        while n < 7 {
            bits |= (counts[n] as u32) << (4 * n);
            n += 1;
        }
        Cards(bits)
    }

    #[inline]
    pub(crate) const fn from_bits(bits: u32) -> Cards {
        Cards(bits)
    }

    #[inline]
    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    /// How many of a kind.
    #[inline]
    pub const fn count(self, kind: Kind) -> u8 {
        (self.0 >> (4 * kind.index()) & 15) as u8
    }

    /// How many in all.
    #[inline]
    pub const fn total(self) -> u8 {
        let pairs = (self.0 & EVEN) + (self.0 >> 4 & EVEN);
        (pairs.wrapping_mul(0x0101_0101) >> 24) as u8
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// These without the camels.
    #[inline]
    #[must_use]
    pub const fn goods(self) -> Cards {
        Cards(self.0 & GOODS)
    }

    /// How many camels.
    #[inline]
    pub const fn camels(self) -> u8 {
        self.count(Camel)
    }

    /// These and those.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Cards) -> Cards {
        Cards(self.0.wrapping_add(other.0))
    }

    /// These without those, which must be among these.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Cards) -> Cards {
        debug_assert!(self.contains(other));
        Cards(self.0.wrapping_sub(other.0))
    }

    /// Whether those are among these.
    #[inline]
    pub const fn contains(self, other: Cards) -> bool {
        const TOP: u32 = 0x8080_8080;
        let even = ((self.0 & EVEN) | TOP).wrapping_sub(other.0 & EVEN);
        let odd = ((self.0 >> 4 & EVEN) | TOP).wrapping_sub(other.0 >> 4 & EVEN);
        even & odd & TOP == TOP
    }

    /// A set bit at the bottom of each kind that is there.
    #[inline]
    pub(crate) const fn present(self) -> u32 {
        (self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & 0x1111_1111
    }

    /// All bits of each kind that is there: what `overlaps` tests against.
    #[inline]
    pub(crate) const fn mask(self) -> u32 {
        self.present() * 15
    }

    /// Whether some kind is in both.
    #[inline]
    pub const fn overlaps(self, other: Cards) -> bool {
        self.present() & other.present() != 0
    }

    /// For each kind the lesser number.
    #[must_use]
    pub fn common(self, other: Cards) -> Cards {
        Kind::ALL.into_iter().fold(Cards::NONE, |cards, kind| {
            cards.plus(Cards::of(kind, self.count(kind).min(other.count(kind))))
        })
    }

    /// What those have more than these.
    #[must_use]
    pub fn missing(self, other: Cards) -> Cards {
        other.minus(other.common(self))
    }

    /// The kinds that are there, with their numbers.
    pub fn iter(self) -> impl Iterator<Item = (Kind, u8)> {
        Kind::ALL.into_iter().map(move |kind| (kind, self.count(kind))).filter(|(_, n)| *n > 0)
    }

    /// One card drawn blindly. There must be one.
    #[inline]
    pub(crate) fn draw(self, random: &mut Handful<'_, impl Random>) -> Kind {
        let (_, index) = nth(spread(self.0), random.below(u32::from(self.total())));
        Kind::ALL[index as usize % 7]
    }

    /// `n` cards drawn blindly. There must be as many.
    #[inline]
    pub(crate) fn draw_many(self, n: u8, random: &mut Handful<'_, impl Random>) -> Cards {
        let mut left = spread(self.0);
        let mut total = u32::from(self.total());
        let mut drawn = 0;
        for _ in 0..n {
            let index;
            (left, index) = nth(left, random.below(total));
            total -= 1;
            drawn += 1u32 << ((4 * index) & 31);
        }
        Cards(drawn)
    }
}

/// Takes the n-th card away and tells its kind. The running sums over the
/// kinds stand in the bytes of one word, so no loop is needed to find it.
#[inline]
fn nth(counts: u64, n: u32) -> (u64, u32) {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const TOPS: u64 = 0x8080_8080_8080_8080;
    let sums = counts.wrapping_mul(ONES);
    let above = (sums | TOPS).wrapping_sub((u64::from(n) + 1).wrapping_mul(ONES)) & TOPS;
    let index = above.trailing_zeros() / 8;
    (counts.wrapping_sub(1 << ((8 * index) & 63)), index)
}

/// Eight nibbles into eight bytes.
#[inline]
const fn spread(bits: u32) -> u64 {
    let bits = bits as u64;
    let bits = (bits | bits << 16) & 0x0000_FFFF_0000_FFFF;
    let bits = (bits | bits << 8) & 0x00FF_00FF_00FF_00FF;
    (bits | bits << 4) & 0x0F0F_0F0F_0F0F_0F0F
}

impl Cards {
    /// Hands over the letters, dearest first: `DDGK`; a single `-` for none.
    fn spell<T>(self, hand: impl FnOnce(&str) -> T) -> T {
        // Views are written at every move: no allocation, no letter by letter.
        let mut letters = [0; 7 * MOST as usize];
        let mut len = 0;
        for (kind, n) in self.iter() {
            letters[len..len + usize::from(n)].fill(kind.letter() as u8);
            len += usize::from(n);
        }
        hand(if len == 0 { "-" } else { std::str::from_utf8(&letters[..len]).unwrap_or("?") })
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.spell(|letters| f.write_str(letters))
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Letters in any order and case; `-` or nothing for no cards.
impl FromStr for Cards {
    type Err = Misread;
    fn from_str(text: &str) -> Result<Cards, Misread> {
        let text = text.trim();
        let mut cards = Cards::NONE;
        if text == "-" {
            return Ok(cards);
        }
        for letter in text.chars() {
            let Some(kind) = Kind::from_letter(letter) else {
                let message = Message::new("misread-card").text("found", letter.to_string());
                return Err(Misread(message));
            };
            let most = board::ALL_CARDS.count(kind);
            if cards.count(kind) == most {
                let message = Message::new("misread-too-many").number("most", most);
                return Err(Misread(message.text("kind", kind.letter().to_string())));
            }
            cards = cards.plus(Cards::of(kind, 1));
        }
        Ok(cards)
    }
}

impl Serialize for Cards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.spell(|letters| serializer.serialize_str(letters))
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Steps(u64);
    impl engine::rand_core::TryRng for Steps {
        type Error = engine::rand_core::Infallible;
        fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
            self.try_next_u64().map(|word| word as u32)
        }
        fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
            self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
            Ok(self.0)
        }
        fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Self::Error> {
            unreachable!("nobody asks for bytes")
        }
    }

    #[test]
    fn packed_counts_agree_with_plain_ones() {
        let mut random = Steps(1);
        for _ in 0..20_000 {
            let a: [u8; 7] = std::array::from_fn(|_| random.below(12) as u8);
            let b: [u8; 7] = std::array::from_fn(|_| random.below(4) as u8);
            let (x, y) = (Cards::from_counts(a), Cards::from_counts(b));
            assert_eq!(x.total(), a.iter().sum::<u8>());
            assert_eq!(x.contains(y), a.iter().zip(b).all(|(a, b)| *a >= b));
            assert_eq!(x.overlaps(y), a.iter().zip(b).any(|(a, b)| *a > 0 && b > 0));
            assert_eq!(x.bits() & y.mask() != 0, x.overlaps(y));
            if x.total() > 0 {
                assert!(x.count(x.draw(&mut Handful::new(&mut random))) > 0);
                let many = x.draw_many(x.total().min(5), &mut Handful::new(&mut random));
                assert!(x.contains(many) && many.total() == x.total().min(5));
            }
        }
    }

    #[test]
    fn every_card_is_drawn_equally_often() {
        let cards: Cards = "DDGLKKK".parse().unwrap();
        let mut seen = [0u32; 7];
        let mut random = Steps(7);
        let mut handful = Handful::new(&mut random);
        for _ in 0..70_000 {
            seen[cards.draw(&mut handful).index()] += 1;
        }
        for kind in Kind::ALL {
            let expected = 10_000 * u32::from(cards.count(kind));
            assert!(seen[kind.index()].abs_diff(expected) < 500, "{seen:?}");
        }
    }

    #[test]
    fn text_round_trip_and_refusals() {
        let cards: Cards = "kDlDc".parse().unwrap();
        assert_eq!(cards.to_string(), "DDCLK");
        assert_eq!("-".parse::<Cards>().unwrap(), Cards::NONE);
        assert_eq!("".parse::<Cards>().unwrap(), Cards::NONE);
        assert!("DX".parse::<Cards>().is_err());
        assert!("DDDDDDD".parse::<Cards>().is_err());
    }
}
