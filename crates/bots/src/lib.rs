//! Computer players: each chooses an action from a view within a budget.
//!
//! A bot is given a view and never a state, so it knows what an honest player
//! in its seat knows and nothing else; whatever it wants to try, it tries on
//! states it imagines itself. Nothing here reads a clock, starts a thread or
//! does input or output: time comes from the caller's [`Clock`], and a budget
//! of iterations gives the same answer on every machine.

pub mod arena;
mod bot;
mod dice;
mod greedy;
mod ismcts;
mod random;
mod registry;
mod search;
pub mod tally;
mod thinking;
#[cfg(test)]
mod toy;
mod tree;

pub use bot::{Bot, Budget, Candidate, Clock, Decision, no_clock};
pub use greedy::Greedy;
pub use ismcts::{Ismcts, Leaf, Manner};
pub use opinion::{Playable, Scratch, Values};
pub use random::{Structured, Uniform};
pub use registry::{BOTS, by_name};
pub use search::{Search, Shape};
pub use tally::Tally;
