//! The page: shows a table in a browser and turns gestures into actions.
//!
//! In the window it is the page (`ui`), which shows scenes and drawings and sends
//! orders; in a worker it is the match behind it ([`host`]), which runs there, on a
//! server or in a record. What they say to each other stands in [`scene`]. The page
//! holds no rules: every game is a module of its own (`src/bin`), fetched by the
//! worker of whoever opens it ([`shelf`]).
//!
//! ```text
//! scene      what page and worker say to each other
//! shelf      the games, and which rules come with the page
//! host       the match behind the page, without a browser: tested anywhere
//! pieces     a match as a browser keeps it
//! words      the page's own sentences, and where sentences come from
//! route      addresses
//! worker     the host in a Web Worker
//! ui         the page
//! ```

#![cfg_attr(
    target_arch = "wasm32",
    // The handles every part shares carry their places of birth in builds for
    // people who look for mistakes; in others they are half as large.
    allow(clippy::large_types_passed_by_value)
)]

pub mod host;
pub mod markdown;
#[cfg_attr(not(target_arch = "wasm32"), allow(dead_code))] // tested anywhere, used in a browser
mod pieces;
pub mod route;
pub mod scene;
pub mod shelf;
pub mod words;

#[cfg(target_arch = "wasm32")]
pub mod ui;
#[cfg(target_arch = "wasm32")]
pub mod worker;
