//! The tables of Durbar in a terminal.
//!
//! ```text
//! play(Play) -> Outcome      one match, on the full screen or as plain lines
//! join(Line, ...) -> Away      comes to a table of a server, see Play::away
//! choose(Lang) -> Chosen     the start menu: which game, against whom
//! rules::printed(...)        the rules of a game as text
//! ```
//!
//! What the screen shows is decided by values: `app` is a state machine that
//! takes keys and hands out effects, `draw` paints it, `screen` does the input
//! and output. The frame around the board knows no game; each game's own board
//! is one file in `boards/` and one line in its list. Nothing is shown that is
//! not kept: every step is written down first.

mod actions;
mod advice;
mod app;
mod asks;
mod away;
mod boards;
mod draw;
mod fit;
mod host;
mod keep;
mod log;
mod markdown;
mod menu;
mod palette;
mod plain;
mod play;
pub mod rules;
mod screen;
mod seen;
mod standing;
mod thinking;
mod typing;
mod words;

pub use away::{Away, Line, News, Order, join};
pub use host::Host;
pub use menu::{Chosen, choose};
pub use play::{End, Outcome, Play, play};
pub use words::TEXTS;
