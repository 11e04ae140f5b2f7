//! The page: what a browser is sent first. It holds everything one sees and the
//! rules of the first game, so that its table is set at once.

#![allow(unsafe_code, unreachable_pub)] // `#[wasm_bindgen]` writes the one and asks for the other

#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::*;

/// Starts the page in a window. `worker` is the match behind it; `every` opens
/// a worker that knows every game; `words` are the sentences of `lang`, and
/// `more` fetches those of another language.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub fn start(
    worker: web_sys::Worker,
    every: js_sys::Function,
    lang: &str,
    words: String,
    more: js_sys::Function,
) {
    web::ui::start(worker, every, lang, words, more);
}

/// Starts the match behind the page, in a worker. `thinker` starts another one
/// with this module, for [`ponder`].
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub fn work(thinker: js_sys::Function) {
    web::worker::work(web::shelf::first(), thinker);
}

/// Starts to think for the match, in that other worker.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub fn ponder() {
    web::worker::ponder(web::shelf::first());
}

fn main() {}
