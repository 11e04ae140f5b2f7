//! Why the table did not do what it was asked.
//!
//! A refusal is a value with a sentence: nobody is ever left with a silent
//! no.

use crate::words;
use engine::{Message, Misread, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Why not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// The text is not an action or a chance of this game.
    Misread(Message),
    /// It is one, but not now; the message is the game's own reason.
    Illegal(Message),
    /// There is no such chair at this table.
    NoSeat(Seat),
    /// The answer is to a question that is no longer open.
    Stale {
        /// The number that came with the answer.
        asked: u64,
        /// The number of the seat's open question, if it has one.
        open: Option<u64>,
    },
    /// The match has ended.
    Over,
    /// The record has become too long to go on.
    TooLong,
    /// Taking back: the seat has not decided anything yet.
    NothingToUndo,
    /// Taking back: chance has fallen since.
    UndoChance,
    /// Taking back: another player has acted since.
    UndoOther(Seat),
    /// Taking back: something hidden was opened by the step.
    UndoSecret,
    /// Taking back: the screen has gone to another player since.
    UndoPassed(Seat),
    /// The record would show what is hidden; it is handed out at the end.
    Running,
    /// The match has gone on since this was drafted.
    Overtaken,
    /// There is no such question, or no such answer that may stand; `known`
    /// lists those there are.
    NoStanding {
        /// What was asked for.
        found: String,
        /// What there is.
        known: Vec<String>,
    },
    /// It could not be written down, so it did not happen.
    NotKept,
    /// The manners of the table do not allow it; the message says which.
    Manners(Message),
    /// There is no computer player of this name; `known` lists those there
    /// are.
    NoLevel {
        /// The name asked for.
        found: String,
        /// The names there are.
        known: Vec<String>,
    },
}

impl Refusal {
    pub(crate) fn misread(Misread(message): Misread) -> Refusal {
        Refusal::Misread(message)
    }

    /// Whether it forbids to take back over what cannot be unlearnt, which
    /// only everybody together may.
    pub(crate) fn is_line(&self) -> bool {
        matches!(self, Refusal::UndoChance | Refusal::UndoOther(_) | Refusal::UndoSecret)
    }

    /// A short name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::Misread(_) => "misread",
            Refusal::Illegal(_) => "illegal",
            Refusal::NoSeat(_) => "no-seat",
            Refusal::Stale { .. } => "stale",
            Refusal::Over => "over",
            Refusal::TooLong => "too-long",
            Refusal::NothingToUndo => "nothing-to-undo",
            Refusal::UndoChance => "undo-chance",
            Refusal::UndoOther(_) => "undo-other",
            Refusal::UndoSecret => "undo-secret",
            Refusal::UndoPassed(_) => "undo-passed",
            Refusal::Running => "running",
            Refusal::Overtaken => "overtaken",
            Refusal::NoStanding { .. } => "no-standing",
            Refusal::NotKept => "not-kept",
            Refusal::Manners(_) => "manners",
            Refusal::NoLevel { .. } => "no-level",
        }
    }

    /// The sentence.
    pub fn message(&self) -> Message {
        match self {
            Refusal::Misread(message) | Refusal::Illegal(message) | Refusal::Manners(message) => {
                message.clone()
            }
            Refusal::NoSeat(seat) => Message::new("refusal-no-seat").text("seat", seat.to_string()),
            Refusal::Stale { open: Some(_), .. } => Message::new("refusal-stale"),
            Refusal::Stale { open: None, .. } => Message::new("refusal-stale-closed"),
            Refusal::Over => Message::new("illegal-over"),
            Refusal::TooLong => Message::new("refusal-too-long"),
            Refusal::NothingToUndo => Message::new("refusal-nothing-to-undo"),
            Refusal::UndoChance => Message::new("refusal-undo-chance"),
            Refusal::UndoOther(seat) => Message::new("refusal-undo-other").seat("who", *seat),
            Refusal::UndoSecret => Message::new("refusal-undo-secret"),
            Refusal::UndoPassed(seat) => Message::new("refusal-undo-passed").seat("who", *seat),
            Refusal::Running => Message::new("refusal-running"),
            Refusal::Overtaken => Message::new("refusal-overtaken"),
            Refusal::NotKept => Message::new("refusal-not-kept"),
            Refusal::NoStanding { known, .. } if known.is_empty() => {
                Message::new("refusal-nothing-stands")
            }
            Refusal::NoStanding { found, known } => {
                words::known(Message::new("refusal-no-standing").text("found", found), known)
            }
            Refusal::NoLevel { found, known } => {
                words::known(Message::new("refusal-no-level").text("found", found), known)
            }
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for Refusal {}
