//! What is kept for when there is no network: every game that was opened, and all of
//! them when the reader asks.

use super::env::Env;
use super::touch::click;
use engine::Message;
use leptos::prelude::*;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;

thread_local! {
    /// Asks the browser to keep games, and tells how far it has come.
    static KEEP: RefCell<Option<js_sys::Function>> = const { RefCell::new(None) };
}

/// How far the keeping of all games has come.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Kept {
    /// Nobody asked for it.
    #[default]
    Unasked,
    /// So many of so many files are here.
    Going(u32, u32),
    /// All are here.
    Done,
    /// It came to an end before.
    Failed,
}

/// Knows from now on how to keep games.
pub(crate) fn open(keep: js_sys::Function) {
    KEEP.set(Some(keep));
}

fn ask<'a>(games: impl Iterator<Item = &'a str>, told: impl FnMut(u32, u32, bool) + 'static) {
    let games: js_sys::Array = games.map(JsValue::from_str).collect();
    let told = Closure::<dyn FnMut(u32, u32, bool)>::new(told).into_js_value();
    if let Some(keep) = KEEP.with_borrow(Clone::clone) {
        let _ = keep.call2(&JsValue::NULL, &games, &told);
    }
}

/// Keeps a game that is opened.
pub(crate) fn keep(game: &str) {
    ask(std::iter::once(game), |_, _, _| {});
}

/// Keeps every game.
fn keep_all(env: Env) {
    env.kept.set(Kept::Going(0, 0));
    ask(crate::shelf::SHELF.iter().map(|cover| cover.id), move |done, all, over| {
        let kept = match (over, all > 0 && done == all) {
            (false, _) => Kept::Going(done, all),
            (true, true) => Kept::Done,
            (true, false) => Kept::Failed,
        };
        env.kept.set(kept);
    });
}

/// The button that asks for all games, and how far that has come.
pub(crate) fn offer(env: Env) -> AnyView {
    let says = move || match env.kept.get() {
        Kept::Unasked => env.word("web-offline-what"),
        Kept::Going(done, all) => {
            let message = Message::new("web-offline-going").number("n", i64::from(done));
            env.book.get().say(&message.number("all", i64::from(all)))
        }
        Kept::Done => env.word("web-offline-done"),
        Kept::Failed => env.word("web-offline-failed"),
    };
    let busy = move || matches!(env.kept.get(), Kept::Going(..) | Kept::Done);
    let done = move || env.kept.get() == Kept::Done;
    view! {
        <div class="chips"><button class="chip offline-keep" class:on=done disabled=busy on:click=click(move |_| keep_all(env))>
            {env.live("web-offline-keep")}</button></div>
        <p class="soft" role="status">{says}</p>
    }
    .into_any()
}
