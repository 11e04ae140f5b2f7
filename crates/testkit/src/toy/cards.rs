//! A heap of cards as counts per rank: no order exists that could leak.

use engine::{Message, Misread, Random};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Ranks run from 1 to this.
pub const RANKS: usize = 5;
/// How often each rank exists.
pub const COPIES: u8 = 3;

/// How many cards of each rank, rank 1 first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Cards(pub [u8; RANKS]);

impl Cards {
    /// Every card there is.
    pub const ALL: Cards = Cards([COPIES; RANKS]);

    /// How many cards.
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// How many of a rank; none of a rank that does not exist.
    pub fn of(self, rank: u8) -> u8 {
        if (1..=RANKS as u8).contains(&rank) { self.0[rank as usize - 1] } else { 0 }
    }

    /// Puts a card in.
    pub fn put(&mut self, rank: u8) {
        self.0[rank as usize - 1] += 1;
    }

    /// Takes a card out.
    pub fn take(&mut self, rank: u8) {
        self.0[rank as usize - 1] -= 1;
    }

    /// Takes a card out blindly. Only from a heap that is not empty.
    pub fn draw(&mut self, random: &mut impl Random) -> u8 {
        let mut n = random.below(u32::from(self.len())) as u8;
        for rank in 1..=RANKS as u8 {
            if n < self.of(rank) {
                self.take(rank);
                return rank;
            }
            n -= self.of(rank);
        }
        unreachable!("the counts sum up to the length")
    }
}

/// `1135`, or `-` for none.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for rank in 1..=RANKS as u8 {
            for _ in 0..self.of(rank) {
                write!(f, "{rank}")?;
            }
        }
        Ok(())
    }
}

impl FromStr for Cards {
    type Err = Misread;
    fn from_str(text: &str) -> Result<Cards, Misread> {
        let mut cards = Cards::default();
        if text == "-" {
            return Ok(cards);
        }
        let most = Cards::ALL.len() as usize;
        for letter in text.bytes() {
            if !(b'1'..=b'0' + RANKS as u8).contains(&letter) || text.len() > most {
                return Err(Misread(Message::new("toy-misread-cards").text("found", text)));
            }
            cards.put(letter - b'0');
        }
        Ok(cards)
    }
}
