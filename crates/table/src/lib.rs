//! Seats players at a match of any game and decides what each viewer is sent.
//!
//! Nothing here does input or output, reads a clock or starts a thread: the
//! same tables run in a server, in a browser, in a terminal and in tests.
//!
//! ```text
//! GAMES, find(id), read(&Record)            the catalogue: what can be played
//! Entry::{open, read, levels, rules}        one game without its types
//! dyn AnyMatch                              a match: text in, JSON and Messages out
//!
//! Session::{new, resume}                    a table with its players
//! Session::propose(seat, Wish) -> Draft     looks, changes nothing
//! Draft::{write, record}                    what the host writes down first
//! Session::commit(Draft) -> Update          makes it real: packets to send
//! Session::{play, submit}                   both at once, for hosts that keep nothing
//! Session::{packet, prompt, legal, explain, view_any, describe, undo_to, outcome}
//! Session::{thoughts, hint} -> Thought      computer players: run anywhere, then submit
//! Session::record / export                  the host's own copy / for anybody, at the end
//!
//! Phrasebook::{new, say}, Lang, Reader      Messages as sentences in English or French
//! Seed, fair::verify                        chance that can be checked afterwards
//! Protocol::{new, line}                     JSON lines for programs
//! ```
//!
//! A whole match of people at one screen:
//!
//! ```ignore
//! let entry = table::find("jaipur")?;
//! let players = vec![Player::human("Asha"), Player::bot("Ravi", "random", Budget::default())];
//! let mut session = Session::new(entry, Setup::new(players, seed))?;
//! let words = Phrasebook::new(Lang::En, entry);
//! while session.outcome().is_none() {
//!     for thought in session.thoughts() {
//!         let (seat, prompt) = (thought.seat, thought.prompt);
//!         let answer = thought.run(&mut clock);
//!         session.submit(seat, prompt, &answer.text)?;
//!     }
//!     if let Some(prompt) = session.prompt(Seat::A) {
//!         let view = session.view_any(Viewer::Seat(Seat::A)).downcast::<jaipur::View>();
//!         // draw, ask, then:
//!         session.submit(Seat::A, prompt, "sell 2D")?;
//!     }
//! }
//! ```

mod brains;
mod catalog;
mod erase;
pub mod fair;
mod packet;
mod protocol;
mod refusal;
mod request;
mod seating;
mod session;
mod words;

pub use brains::{Answer, Budget, Job, Level};
pub use catalog::{Entry, GAMES, find, read};
pub use erase::{AnyMatch, Choice, Told};
pub use fair::{Dice, Seed};
pub use packet::{Outcome, Packet, Update, Write, read_viewer, viewer_name};
pub use protocol::{Clock, Protocol};
pub use refusal::Refusal;
pub use request::MAX_LINE;
pub use seating::{Kind, Player, Setup, Undo, read_players};
pub use session::{Draft, MAX_STEPS, Session, Thought, Wish};
pub use words::{GENERAL, Lang, Phrasebook, Reader, file_faults, name_of};
