//! The module of Maharaja: fetched by the worker of whoever opens the game.

#![allow(unsafe_code, unreachable_pub)] // `#[wasm_bindgen]` writes the one and asks for the other

web::module!(games::maharaja::Maharaja);
