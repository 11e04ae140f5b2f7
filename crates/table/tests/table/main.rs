//! The table from outside, one file per part.

mod before;
mod briefs;
mod changes;
mod fairness;
mod grammar;
mod home;
mod jaipur;
mod manners;
mod mirror;
mod patience;
mod protocol;
mod rooms;
mod sentences;
mod sessions;
mod standing;
mod takeback;
mod touching;
mod toy;

use std::sync::Arc;
use table::{Catalog, Entry};

/// Every game.
fn games() -> Catalog {
    catalog::games()
}

/// The game of this name.
fn game(id: &str) -> Arc<Entry> {
    games().find(id).unwrap()
}
