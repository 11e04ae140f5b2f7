//! The tables of Durbar in a terminal.
//!
//! ```text
//! play(Play) -> Outcome      one match, as plain lines
//! ```
//!
//! Nothing is shown that is not kept: every step is written down first.

mod advice;
mod keep;
mod plain;
mod play;
mod words;

pub use play::{End, Outcome, Play, play};
