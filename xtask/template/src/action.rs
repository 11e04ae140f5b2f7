//! What can be done and what can fall, and how both are spelt.

use engine::{Message, Misread, Random};
use std::fmt;
use std::str::FromStr;

/// The greatest charm (1.3).
pub(crate) const BEST_CHARM: u8 = 3;

/// A seat's answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// So many shells are taken: `take 2`.
    Take(u8),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take(shells) => write!(f, "take {shells}"),
        }
    }
}

impl FromStr for Action {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Action, Misread> {
        let number = text.strip_prefix("take ").and_then(number);
        let misread = || Misread(Message::new("misread-action").text("found", text));
        number.map(Action::Take).ok_or_else(misread)
    }
}

/// Nature's answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// The next player gets a charm of this worth: `charm 3`.
    Charm(u8),
}

impl Chance {
    pub(crate) fn random(random: &mut impl Random) -> Chance {
        Chance::Charm(random.below(u32::from(BEST_CHARM)) as u8 + 1)
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Charm(worth) => write!(f, "charm {worth}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Chance, Misread> {
        let number = text.strip_prefix("charm ").and_then(number);
        let misread = || Misread(Message::new("misread-chance").text("found", text));
        number.map(Chance::Charm).ok_or_else(misread)
    }
}

/// A number as we write it: digits without sign, space or leading zero.
pub(crate) fn number(text: &str) -> Option<u8> {
    let plain = text == "0" || !text.starts_with(['0', '+']);
    text.parse().ok().filter(|_| plain)
}
