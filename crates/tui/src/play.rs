//! One match in the terminal: what the caller gives, what it gets back.

use crate::away::{Away, Line};
use crate::host::Host;
use crate::{plain, screen};
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::time::Duration;
use table::home::Home;
use table::{Budget, Lang};

/// How long a hint takes unless said otherwise.
const HINT: Budget = Budget { iterations: None, millis: Some(1_000) };

/// What is played, and how it is shown.
pub struct Play {
    /// The table with its players, new or resumed. How it takes back is its own:
    /// see [`Setup::undo`](table::Setup::undo).
    pub host: Host,
    /// The line to the server that keeps the table, if one does.
    pub line: Option<Line>,
    /// The language to begin with.
    pub lang: Lang,
    /// The file that is written before every step is shown. It is replaced if
    /// it exists: resuming a match goes on in its own file. The record of a
    /// server's table is written there when the match is over.
    pub record: Option<PathBuf>,
    /// Plain lines even on a terminal.
    pub plain: bool,
    /// The least time a computer player takes for a move, so that people can
    /// follow.
    pub pace: Duration,
    /// How long a hint may take.
    pub hint: Budget,
    /// Whether counts that need not be told are shown from the beginning: in
    /// Jaipur the rival's camels.
    pub count: bool,
}

impl Play {
    /// This table of one's own in English, not kept in a file.
    pub fn new(home: Home) -> Play {
        Play {
            host: Host::Here(Box::new(home)),
            line: None,
            lang: Lang::En,
            record: None,
            plain: false,
            pace: Duration::from_millis(600),
            hint: HINT,
            count: false,
        }
    }

    /// This table of a server in English.
    pub fn away(away: Away, line: Line) -> Play {
        Play {
            host: Host::Server(Box::new(away)),
            line: Some(line),
            lang: Lang::En,
            record: None,
            plain: false,
            pace: Duration::ZERO,
            hint: HINT,
            count: false,
        }
    }
}

/// How the time at the table ended.
pub struct Outcome {
    /// Whether the match was played to its end.
    pub end: End,
    /// Where the match is kept, if it is.
    pub saved: Option<PathBuf>,
    /// The table as it was left.
    pub host: Host,
}

/// Whether a match was played to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// The match is over.
    Finished,
    /// Somebody left, or the input ended.
    Left,
}

/// Plays a match: on the full screen if input and output are a terminal, else
/// as plain lines.
pub fn play(play: Play) -> io::Result<Outcome> {
    let (input, output) = (io::stdin(), io::stdout());
    if !play.plain && input.is_terminal() && output.is_terminal() {
        return screen::run(play);
    }
    let mut play = play;
    match play.line.take() {
        // The input is not held here: it is read on a thread.
        Some(line) => plain::run_away(play, line, io::BufReader::new(input), &mut output.lock()),
        None => plain::run(play, &mut input.lock(), &mut output.lock()),
    }
}
