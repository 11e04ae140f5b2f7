//! Exit codes that scripts can use, and troubles that carry one.

use engine::{Faults, Message};
use std::fmt;
use std::process::ExitCode;
use table::Entry;

/// How the program ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Exit {
    /// Everything worked.
    Fine = 0,
    /// A file, the terminal or the system failed.
    Failed = 1,
    /// The command line makes no sense.
    Usage = 2,
    /// A record, position or option cannot be read or does not follow the
    /// rules.
    Invalid = 3,
    /// A check was made and says no: chance that does not fit its seed, or a
    /// test that accepts the weaker hypothesis.
    Refuted = 4,
    /// A test ended undecided.
    Undecided = 5,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(exit as u8)
    }
}

impl From<Exit> for u8 {
    fn from(exit: Exit) -> u8 {
        exit as u8
    }
}

/// Something the user should be told, in their language, with an exit code.
#[derive(Debug)]
pub(crate) struct Trouble {
    pub(crate) exit: Exit,
    pub(crate) messages: Vec<Message>,
    /// The game whose sentences they need; nothing: the program's own do.
    pub(crate) game: Option<&'static [(&'static str, &'static str)]>,
}

impl Trouble {
    pub(crate) fn usage(message: Message) -> anyhow::Error {
        Trouble { exit: Exit::Usage, messages: vec![message], game: None }.into()
    }

    pub(crate) fn invalid(messages: impl IntoIterator<Item = Message>) -> anyhow::Error {
        Trouble { exit: Exit::Invalid, messages: messages.into_iter().collect(), game: None }.into()
    }

    /// Faults that a game found, in its own sentences: two games may mean
    /// different things by the same name.
    pub(crate) fn of_game(entry: &Entry, Faults(messages): Faults) -> anyhow::Error {
        Trouble { exit: Exit::Invalid, messages, game: Some(entry.translations) }.into()
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.messages.iter().try_for_each(|message| writeln!(f, "{message}"))
    }
}

impl std::error::Error for Trouble {}

/// The code a trouble ends with.
pub(crate) fn of(error: &anyhow::Error) -> Exit {
    error.downcast_ref::<Trouble>().map_or(Exit::Failed, |trouble| trouble.exit)
}
