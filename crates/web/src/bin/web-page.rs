//! The page: what a browser is sent first. It holds everything one sees and nothing
//! of what happens behind: that is in modules of its own, which workers fetch.

#![allow(unsafe_code, unreachable_pub)] // `#[wasm_bindgen]` writes the one and asks for the other

#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::*;

/// Starts the page in a window. `open` starts the worker with this module as the match
/// behind the page; `words` are the sentences of `lang`, and `more` fetches those of
/// another language, or of a game; `keep` keeps games for when there is no network.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub fn start(
    open: js_sys::Function,
    lang: &str,
    words: String,
    more: js_sys::Function,
    keep: js_sys::Function,
) {
    web::ui::start(open, lang, words, more, keep);
}

fn main() {}
