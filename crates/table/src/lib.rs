//! Seats players at a match of any game and decides what each viewer is sent.
//!
//! Nothing here does input or output, reads a clock or starts a thread: the
//! same tables run in a server, in a browser, in a terminal and in tests.
//!
//! ```text
//! Catalog::{new, entries, find, read}       what can be played
//! Entry::{open, read, levels, rules}        one game without its types
//! dyn AnyMatch                              a match: text in, JSON and Messages out
//!
//! Session::{new, resume}                    a match with its players
//! Session::ask(seat, Wish) -> Played        does it in place: what to keep
//! Session::roll_back(Played)                it could not be kept
//! Session::{play, submit}                   for hosts that keep nothing: packets to send
//! Session::{packet, prompt, legal, explain, view_any, describe, undo_to, outcome}
//! Session::take_back                       whether a seat may take back, and why not
//! Session::stances                         what a seat need not be asked, see Wish::Stand
//! Session::{thoughts, hint} -> Thought      computer players: run anywhere, then submit
//! Thought::brief, Entry::job -> Job         the same as data, for another process
//! patience::{Patience, limit, simplest}     what to do when one fails
//! Session::record / export                  the host's own copy / for anybody, at the end
//!
//! room::Room::{open, ask, commit, roll_back} a table with manners: chairs, clocks, talk
//! room::Room::{sync, tellings, heard}       what those at it are told
//! home::Home::{ask, unkept, kept}           a table of one's own, seen through a mirror
//! wire::Mirror::{hear, ask, dream}          a table as a screen or program knows it
//! wire::{Said, Heard, read, merge}          what goes between a server and its clients
//!
//! Touching::{touch, press, touches, point}  what touches on a board come to
//!
//! Phrasebook::{new, say}, Lang, Reader      Messages as sentences in English or French
//! Seed, fair::verify                        chance that can be checked afterwards
//! Protocol::{new, line}                     JSON lines for programs
//! ```
//!
//! A whole match of a person against a program:
//!
//! ```
//! use engine::{Seat, Viewer};
//! use table::{Budget, Lang, Phrasebook, Player, Reader, Seed, Session, Setup};
//!
//! let entry = catalog::games().find("jaipur").expect("it is in the catalogue");
//! let bot = Player::bot("Ravi", "greedy", Budget::default());
//! let seed = Seed::from_phrase("a host takes 32 random bytes instead");
//! let mut session = Session::new(entry.clone(), Setup::new(vec![Player::human("Asha"), bot], seed))?;
//! let book = Phrasebook::new(Lang::En, &entry);
//! let names = session.names();
//! let (me, reader) = (Viewer::Seat(Seat::A), Reader { names: &names, seat: Some(Seat::A) });
//! while session.outcome().is_none() {
//!     let told = session.steps();
//!     for thought in session.thoughts() {
//!         let (seat, prompt) = (thought.seat, thought.prompt);
//!         let answer = thought.run(&table::no_clock); // here or on another thread
//!         session.submit(seat, prompt, &answer.text)?;
//!     }
//!     if let Some(prompt) = session.prompt(Seat::A) {
//!         // Draw the game's own view, tell what happened, ask for an answer.
//!         let view = session.view_any(me).downcast::<games::jaipur::View>();
//!         let events = session.packet(me, told).events;
//!         let told: Vec<_> = events.iter().map(|it| book.say(&it.message, reader)).collect();
//!         let question = book.say(&session.asks(me), reader);
//!         let choice = session.legal(Seat::A).remove(0); // whatever Asha types
//!         session.submit(Seat::A, prompt, &choice.text)?;
//!     }
//! }
//! assert!(table::fair::verify(&entry, &session.export()?)?.fair());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[cfg(test)]
extern crate self as table; // the toy of the tests says `table`

mod brains;
mod catalog;
mod digest;
mod erase;
pub mod fair;
mod fields;
mod french;
pub mod home;
pub mod json;
mod lab;
mod packet;
pub mod patience;
mod phrases;
mod picture;
mod protocol;
mod refusal;
mod request;
pub mod room;
mod seating;
mod session;
mod touching;
pub mod wire;
mod words;

pub use bots::arena::{Broken, Pair};
pub use bots::tally::{self, Tally};
pub use bots::{Clock, Playable, no_clock};
pub use brains::{Answer, Brief, Budget, Candidate, Job, Level};
pub use catalog::{Catalog, Entry, levels};
pub use erase::{AnyMatch, AnyTable, Blame, Choice, Story, Told};
pub use fair::{Dice, Seed};
pub use lab::{Choosing, Playouts, Ring};
pub use packet::{Outcome, Packet, Update, Write, read_viewer, viewer_name};
pub use picture::Picture;
pub use protocol::Protocol;
pub use refusal::Refusal;
pub use request::MAX_LINE;
pub use seating::{Kind, Player, Setup, Undo, read_players};
pub use session::{MAX_STEPS, Played, Session, Since, TakeBack, Thought, Wish};
pub use touching::{Button, Pointed, Touched, Touches, Touching};
pub use words::{GENERAL, Lang, Phrasebook, Reader, file_faults, name_of};
