//! Scenes wait here until what led to them has been told.
//!
//! A scene brings the events that led to it. They are told one after the
//! other, each for as long as the game's board wants it, on the table as it was
//! before; then the new table is shown. So a player can follow three rivals in
//! a row, and nothing is skipped.

use super::env::Env;
use crate::boards;
use crate::scene::{Line, Scene};
use crate::shelf;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::sync::Arc;
use wasm_bindgen::prelude::*;

thread_local! {
    static QUEUE: RefCell<VecDeque<Arc<Scene>>> = RefCell::default();
    static RUNNING: Cell<bool> = const { Cell::new(false) };
    /// Rises when the match is left: whatever was being told is void.
    static SHOW: Cell<u32> = const { Cell::new(0) };
}

/// Waits.
pub(crate) async fn sleep(millis: u32) {
    let promise = js_sys::Promise::new(&mut |done, _| {
        let _ =
            window().set_timeout_with_callback_and_timeout_and_arguments_0(&done, millis as i32);
    });
    let _ = wasm_bindgen_futures::JsFuture::from(promise).await;
}

/// Forgets the match that was shown.
pub(crate) fn clear(env: Env) {
    SHOW.set(SHOW.get() + 1);
    QUEUE.with_borrow_mut(VecDeque::clear);
    env.scene.set(None);
    env.log.set(Arc::default());
    env.moving.set(None);
    env.halt.set(None);
    env.lit.set(None);
    env.sent.set(false);
    env.cover.set(false);
    env.explained.set(None);
    env.advice.set(None);
    env.advising.set(false);
    env.failed.set(Vec::new());
    env.mark.set(0);
}

/// A new scene has come.
pub(crate) fn enter(env: Env, scene: Arc<Scene>) {
    QUEUE.with_borrow_mut(|queue| queue.push_back(scene));
    if !RUNNING.replace(true) {
        spawn_local(async move {
            while let Some(scene) = QUEUE.with_borrow_mut(VecDeque::pop_front) {
                play(env, scene).await;
            }
            RUNNING.set(false);
        });
    }
}

async fn play(env: Env, scene: Arc<Scene>) {
    let show = SHOW.get();
    let before = env.scene.get_untracked();
    let same_eyes = before.as_ref().is_some_and(|old| old.viewer == scene.viewer);
    let going_on = before.as_ref().is_some_and(|old| old.id == scene.id);
    let news: Vec<Line> =
        scene.told.iter().filter(|line| line.step >= scene.fresh).cloned().collect();
    if going_on {
        for line in &news {
            let own = scene.viewer.is_some() && line.who == scene.viewer;
            let pace = boards::pace(&scene.game, line, own);
            let pace = env.speed.get_untracked().of(pace);
            env.said.set(line.text.clone());
            // Whoever takes over the screen reads the log instead.
            if pace > 0 && same_eyes {
                env.moving.set(Some(line.clone()));
                sleep(pace).await;
            }
            if show != SHOW.get() {
                return;
            }
            if boards::halts(&scene.game, line) && scene.replay.is_none() {
                env.halt.set(Some(line.clone()));
                while env.halt.get_untracked().is_some() && show == SHOW.get() {
                    sleep(80).await;
                }
            }
        }
    }
    if show != SHOW.get() {
        return;
    }
    let mut log = Vec::clone(&env.log.get_untracked());
    log.retain(|line| line.step < scene.since);
    log.extend(scene.told.iter().cloned());
    // "Since your last turn" begins where the reader's last answer ended.
    let answered = before.as_ref().is_some_and(|old| old.prompt.is_some());
    if answered || !going_on {
        env.mark.set(scene.fresh);
    }
    env.play(Some(&scene.game));
    env.arrived.set(js_sys::Date::now());
    env.log.set(Arc::new(log));
    env.moving.set(None);
    env.sent.set(false);
    // Advice on a question that is no longer open does not come.
    if before.as_ref().is_none_or(|old| old.prompt != scene.prompt) {
        env.advising.set(false);
    }
    let secrets = shelf::find(&scene.game).is_none_or(|cover| !cover.face_up);
    let others = scene.shared && secrets && !same_eyes;
    env.cover.set(others && scene.prompt.is_some() && scene.end.is_none());
    for news in &scene.news {
        env.notice(news.clone(), false);
    }
    let asks = scene.asks.clone();
    let asked = scene.prompt.is_some();
    env.scene.set(Some(scene));
    if asked {
        mark();
    }
    if !env.cover.get_untracked() {
        let said = env.said.get_untracked();
        env.said.set(if news.is_empty() { asks } else { format!("{said} {asks}") });
    }
}

/// Notes when a table could first be played at, for whoever measures.
fn mark() {
    const NAME: &str = "durbar-table";
    let Some(clock) = window().performance() else { return };
    if clock.get_entries_by_name(NAME).length() == 0 {
        request_animation_frame(move || {
            let _ = clock.mark(NAME);
        });
    }
}

/// Keeps a closure alive as long as the page.
pub(crate) fn for_ever<T: ?Sized + wasm_bindgen::closure::WasmClosure>(
    closure: Closure<T>,
) -> js_sys::Function {
    let function = closure.as_ref().unchecked_ref::<js_sys::Function>().clone();
    closure.forget();
    function
}
