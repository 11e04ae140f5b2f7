//! Phases and token owners as words, for views and positions.

use crate::board;
use crate::cards::Kind;
use crate::state::{Phase, Tokens};
use engine::Seat;

impl Phase {
    /// The phase, and what is due in it.
    pub(crate) fn words(self) -> (&'static str, Option<String>) {
        match self {
            Phase::Starter => ("starter", None),
            Phase::Deal(seat) => ("deal", Some(seat.to_string())),
            Phase::Open => ("open", None),
            Phase::Act => ("act", None),
            Phase::Refill(due) => ("refill", Some(due.to_string())),
            Phase::Bonus(pile) => ("bonus", Some((pile + board::MIN_BONUS_SALE).to_string())),
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
    /// Who took a good's tokens, as letters in order.
    pub(crate) fn letters(&self, good: Kind) -> String {
        self.owners(good).map(Seat::letter).collect()
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
