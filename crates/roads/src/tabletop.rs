//! How the net is drawn: roads, villages, cities and who stands there.
//!
//! Two games are played on this net, with other pieces and other rules, so what
//! is here knows neither: it is told what stands where, by numbers of seats and
//! names of symbols, and gives things to be put on a canvas. Handles are the ids
//! of the rules: `S`, `A` to `G`, `A.0` to `A.6` for the sites of a city (the
//! first is its centre, the others clockwise from the top), `v01` to `v30`.
//!
//! | file | holds |
//! |---|---|
//! | `layout.rs` | where everything is drawn |
//! | `palette.rs` | colours of ground, seats and cities |
//! | `piece.rs` | pieces with the emblem of their owner |
//! | `country.rs` | the ground, rivers and trees, roads |
//! | `village.rs` | villages and the start |
//! | `city.rs` | cities with their sites, plates and chips |
//! | `figure.rs` | who stands beside the walls |
//! | `way.rs` | a journey and its tolls |
//! | `disc.rs` | the disc of nine actions |
//! | `circle.rs` | points on a circle |

mod circle;
mod city;
mod country;
mod disc;
mod figure;
pub mod layout;
mod palette;
mod piece;
mod village;
mod way;

pub use city::{City, Site, city};
pub use country::{ground, road};
pub use disc::{Disc, Sector};
pub use figure::{figure, maharaja};
pub use layout::{LETTERS, Layout, NARROW, Side, WIDE, WIDER};
pub use palette::{CITY_DRESSES, CITY_INKS, DRESSES, EMBLEMS, PALETTE, ROLES};
pub use palette::{NAME_DRESSES, PIECE_DRESSES, SEAT_DRESSES, emblem};
pub use piece::{Ground, Piece};
pub use village::{Village, start, village};
pub use way::{Leg, tag, way};

/// The symbols that both games use; each brings its own beside them.
pub const ART: &str = include_str!("tabletop/art.svg");

/// The id of a place where roads meet: `S`, `A` to `G`.
pub fn junction_id(junction: usize) -> &'static str {
    ["S", "A", "B", "C", "D", "E", "F", "G"].get(junction).copied().unwrap_or("S")
}

/// The id of a village: `v07`.
pub fn village_id(village: usize) -> String {
    format!("v{:02}", village + 1)
}
