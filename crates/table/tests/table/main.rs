//! The table from outside, one file per part.

mod changes;
mod fairness;
mod grammar;
mod jaipur;
mod manners;
mod mirror;
mod protocol;
mod rooms;
mod sentences;
mod sessions;
mod standing;
mod takeback;
mod toy;
