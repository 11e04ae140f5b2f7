//! The page: what a browser is sent first. It holds everything one sees and the
//! rules of no game; in a worker it follows a table of a server until it is known
//! which game that is.

#![allow(unsafe_code, unreachable_pub)] // `#[wasm_bindgen]` writes the one and asks for the other

#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::*;

/// Starts the page in a window. `worker` is the match behind it; `other` opens
/// a worker that knows the game it is given; `words` are the sentences of `lang`, and
/// `more` fetches those of another language.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub fn start(
    worker: web_sys::Worker,
    other: js_sys::Function,
    lang: &str,
    words: String,
    more: js_sys::Function,
) {
    web::ui::start(worker, other, lang, words, more);
}

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
