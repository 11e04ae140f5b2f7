//! The module of Raja: fetched by the worker of whoever opens the game.

#![allow(unsafe_code, unreachable_pub)] // `#[wasm_bindgen]` writes the one and asks for the other

web::module!(games::raja::Raja);
