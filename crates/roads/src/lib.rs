//! A net of roads with villages, and what it costs to cross it.
//!
//! Travellers stop only where roads meet; villages lie on the way and want to
//! be paid. The net itself is data of a game ([`Net`]), the houses in its
//! villages are part of a game's state ([`Settled`]), and everything that
//! follows from both is computed here without allocating: tolls, closed roads
//! and the cheapest ways ([`Routes`]). How such a net is drawn stands in
//! [`tabletop`].

mod net;
mod routes;
mod settled;
pub mod tabletop;

pub use net::{Junction, Net, Road, Stretch, Village};
pub use routes::{Path, Routes};
pub use settled::Settled;
