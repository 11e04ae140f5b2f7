//! The table from outside, one file per part.

mod ahead;
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
mod toy;
