//! Every game, for the worker behind the page: fetched when a game is opened
//! that did not come with the page.

#![allow(unsafe_code, unreachable_pub)] // `#[wasm_bindgen]` writes the one and asks for the other

#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::*;

/// Starts the match behind the page, in a worker. `thinker` starts another one
/// with this module, for [`ponder`].
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub fn work(thinker: js_sys::Function) {
    web::words::take_from(web::words::inside);
    web::worker::work(web::shelf::every(), thinker);
}

/// Starts to think for the match, in that other worker.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub fn ponder() {
    web::worker::ponder(web::shelf::every());
}

fn main() {}
