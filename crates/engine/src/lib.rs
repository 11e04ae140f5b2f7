//! The contract every game of Durbar fulfils, and the handful of types they
//! share.
//!
//! A [`Game`] is a rulebook: options and board, immutable, shared by
//! reference. Its `State` is plain data that waits for exactly one thing at a
//! time ([`Turn`]): an action of one seat, sealed actions of several, or
//! chance. Whatever happens is a [`Step`]; a [`Record`] is a header and the
//! steps in notation.
//!
//! What is absent here, on purpose: input and output, clocks, threads,
//! floating point, globals, and the name of any game.

mod chance;
mod game;
mod message;
mod record;
mod replay;
mod seat;
mod settings;
mod standing;

pub use chance::{Handful, Random};
pub use game::{Game, Illegal, Places, Step, Turn, Viewer};
pub use message::{Arg, Faults, Message, Misread, Section, Words};
pub use rand_core;
pub use record::{Aside, Format, Header, Line, MAX_RECORD_BYTES, Record, RecordFault};
pub use replay::{Replay, ReplayFault};
pub use seat::{MAX_SEATS, Seat, Seats};
pub use settings::{Setting, Settings, Values};
pub use standing::{Stances, Standing};
