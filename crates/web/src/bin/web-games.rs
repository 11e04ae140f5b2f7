//! Every game, for the worker behind the page: fetched when a game is opened
//! that did not come with the page.

#![allow(unsafe_code, unreachable_pub)] // `#[wasm_bindgen]` writes the one and asks for the other

#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::*;

/// Starts the match behind the page, in a worker.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub fn work() {
    web::words::take_from(web::words::inside);
    web::worker::work(web::shelf::every());
}

fn main() {}
