//! Opinions, game by game. They are not rules: a game crate knows nothing of
//! them, and a better opinion changes no record.

mod jaipur;
mod maharadjah;
mod maharaja;
mod raja;
