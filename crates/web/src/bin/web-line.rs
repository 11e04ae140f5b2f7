//! The module of no game: it follows a table of a server until it is known which game
//! that is, and says what is wrong with a record that is of none.

#![allow(unsafe_code, unreachable_pub)] // `#[wasm_bindgen]` writes the one and asks for the other

#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::*;

/// Starts the match behind the page, in a worker. `thinker` starts another one
/// with this module, for [`ponder`].
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub fn work(thinker: js_sys::Function) {
    web::worker::work(web::shelf::none(), thinker);
}

/// Starts to think for the match, in that other worker.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub fn ponder() {
    web::worker::ponder(web::shelf::none());
}

fn main() {}
