//! The catalogue of every game, for whoever starts a program.
//!
//! A package of its own because tables and computer players are compiled here
//! for each game: once, and optimised, instead of in every program and test.

use table::{Catalog, Entry};

/// Every game, in the order in which it is offered.
pub fn games() -> Catalog {
    Catalog::new(games::each!(Entry::of))
}
