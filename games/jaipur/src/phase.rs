//! Phases and token owners as words, for views and positions.

use crate::board;
use crate::cards::Kind;
use crate::state::{Phase, Tokens};
use engine::Seat;

const DIGITS: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

impl Phase {
    /// The phase, and what is due in it.
    pub(crate) fn words(self) -> (&'static str, Option<&'static str>) {
        // Never more than the cards of the market.
        let digit = |n: u8| Some(DIGITS[n as usize % DIGITS.len()]);
        match self {
            Phase::Starter => ("starter", None),
            Phase::Deal(seat) => ("deal", Some(seat.letter())),
            Phase::Open => ("open", None),
            Phase::Act => ("act", None),
            Phase::Refill(due) => ("refill", digit(due)),
            Phase::Bonus(pile) => ("bonus", digit(pile + board::MIN_BONUS_SALE)),
            Phase::Over => ("over", None),
        }
    }

    /// Reads what `words` writes.
    pub(crate) fn from_words(word: &str, due: Option<&str>) -> Option<Phase> {
        let number = || due.and_then(|due| due.trim().parse::<u8>().ok());
        Some(match word {
            "starter" => Phase::Starter,
            "deal" => match due?.parse() {
                Ok(seat @ (Seat::A | Seat::B)) => Phase::Deal(seat),
                _ => return None,
            },
            "open" => Phase::Open,
            "act" => Phase::Act,
            "refill" => Phase::Refill(number().filter(|n| (1..=board::MARKET).contains(n))?),
            "bonus" => {
                let pile = number().filter(|n| (3..=5).contains(n))?;
                Phase::Bonus(pile - board::MIN_BONUS_SALE)
            }
            "over" => Phase::Over,
            _ => return None,
        })
    }
}

impl Tokens {
    /// Hands over who took a good's tokens, as letters in order.
    pub(crate) fn spell<T>(&self, good: Kind, hand: impl FnOnce(&str) -> T) -> T {
        let mut letters = [b'A'; 16];
        let gone = usize::from(self.gone(good)).min(letters.len());
        for (letter, owner) in letters.iter_mut().zip(self.owners(good)) {
            *letter += (owner == Seat::B) as u8;
        }
        hand(std::str::from_utf8(&letters[..gone]).unwrap_or("?"))
    }

    /// Who took a good's tokens, as letters in order.
    pub(crate) fn letters(&self, good: Kind) -> String {
        self.spell(good, str::to_owned)
    }

    /// Reads the letters of one good; nothing if there are too many or others.
    pub(crate) fn read(&mut self, good: Kind, letters: &str) -> Option<()> {
        for letter in letters.chars() {
            let seat = match letter.to_ascii_uppercase() {
                'A' => Seat::A,
                'B' => Seat::B,
                _ => return None,
            };
            if self.left(good) == 0 {
                return None;
            }
            self.take(seat, good, 1);
        }
        Some(())
    }

    /// Reads the letters of every good.
    pub(crate) fn from_letters(letters: &[String; 6]) -> Option<Tokens> {
        let mut tokens = Tokens::default();
        for (good, letters) in Kind::GOODS.into_iter().zip(letters) {
            tokens.read(good, letters)?;
        }
        Some(tokens)
    }

    /// Rupees by seat.
    pub(crate) fn rupees(&self) -> [u8; 2] {
        [Seat::A, Seat::B].map(|seat| self.values(seat).sum())
    }
}
