//! Scenes wait here until what led to them has been told.
//!
//! A scene brings the events that led to it. They are told one after the
//! other, each for as long as the game's board wants it, on the table as it was
//! before; then the new table is shown. So a player can follow three rivals in
//! a row, and nothing is skipped.

use super::env::Env;
use crate::scene::{Art, Line, Scene, Touches};
use crate::shelf;
use drawing::svg::Sent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::sync::Arc;
use wasm_bindgen::prelude::*;

thread_local! {
    static QUEUE: RefCell<VecDeque<Next>> = RefCell::default();
    /// The reader does not want to be told: what is left of it is passed over.
    static SKIP: Cell<bool> = const { Cell::new(false) };
    static RUNNING: Cell<bool> = const { Cell::new(false) };
    /// Rises when the match is left: whatever was being told is void.
    static SHOW: Cell<u32> = const { Cell::new(0) };
}

/// At the general table nothing moves, so one's own deeds need no time; those of
/// others are read for so many milliseconds.
const READ: u32 = 250;

/// What is told once more is shown at least so long, in milliseconds.
const RETOLD: u32 = 700;

/// What is shown next.
pub(crate) enum Next {
    /// A table.
    Scene(Arc<Scene>),
    /// What can be touched at it now, and perhaps another drawing of it.
    Touches(Box<Touches>, Option<Box<Sent>>),
}

/// Passes over what is being told; `false` if nothing is.
pub(crate) fn skip(env: Env) -> bool {
    let telling = env.moving.get_untracked().is_some() && env.halt.get_untracked().is_none();
    SKIP.set(telling);
    telling
}

/// Waits, unless the reader goes on.
async fn rest(millis: u32) {
    const PART: u32 = 40;
    let mut left = millis;
    while left > 0 && !SKIP.get() {
        sleep(left.min(PART)).await;
        left = left.saturating_sub(PART);
    }
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
    env.drawn.set(None);
    env.touches.set(Arc::default());
    env.pointed.set(None);
    env.untouchable.set(None);
    env.drawer.set(None);
    env.bare.set(false);
    super::drawn::forget();
}

/// Something new has come.
pub(crate) fn enter(env: Env, next: Next) {
    // What can be touched is shown at once where nothing is being told.
    if let Next::Touches(touches, drawn) = next {
        if RUNNING.get() {
            QUEUE.with_borrow_mut(|queue| queue.push_back(Next::Touches(touches, drawn)));
        } else {
            touch(env, *touches, drawn);
        }
        return;
    }
    QUEUE.with_borrow_mut(|queue| queue.push_back(next));
    if !RUNNING.replace(true) {
        spawn_local(go_on(env));
    }
}

/// Shows whatever has come, until nothing is left.
async fn go_on(env: Env) {
    while let Some(next) = QUEUE.with_borrow_mut(VecDeque::pop_front) {
        match next {
            Next::Scene(scene) => play(env, scene).await,
            Next::Touches(touches, drawn) => touch(env, *touches, drawn),
        }
    }
    SKIP.set(false);
    RUNNING.set(false);
}

/// Tells once more what has happened since the reader's last turn. Whatever comes
/// meanwhile waits; it can be skipped as any telling can.
pub(crate) fn again(env: Env) {
    let mark = env.mark.get_untracked();
    let log = env.log.get_untracked();
    let lines: Vec<Line> = log.iter().filter(|line| line.step >= mark).cloned().collect();
    if lines.is_empty() || RUNNING.replace(true) {
        return;
    }
    spawn_local(async move {
        let show = SHOW.get();
        for line in lines {
            if SKIP.get() || show != SHOW.get() {
                break;
            }
            env.said.set(line.text.clone());
            let pace = line.pace.unwrap_or(READ).max(RETOLD);
            env.moving.set(Some(line));
            rest(env.speed.get_untracked().of(pace).max(READ)).await;
        }
        if show == SHOW.get() {
            env.moving.set(None);
        }
        SKIP.set(false);
        go_on(env).await;
    });
}

/// Shows what can be touched.
fn touch(env: Env, touches: Touches, drawn: Option<Box<Sent>>) {
    if let Some(drawn) = drawn {
        env.drawn.set(Some(Arc::new(super::drawn::complete(*drawn))));
    }
    env.untouchable.set(None);
    env.looked.set(None);
    env.touches.set(Arc::new(touches));
}

async fn play(env: Env, scene: Arc<Scene>) {
    let show = SHOW.get();
    let before = env.scene.get_untracked();
    let same_eyes = before.as_ref().is_some_and(|old| old.viewer == scene.viewer);
    let going_on = before.as_ref().is_some_and(|old| old.id == scene.id);
    let news: Vec<Line> =
        scene.told.iter().filter(|line| line.step >= scene.fresh).cloned().collect();
    // What was sent of them once is not sent again, shown or not.
    let complete = |sent: &Sent| Arc::new(super::drawn::complete(sent.clone()));
    let stills: Vec<Option<Arc<Sent>>> =
        news.iter().map(|line| line.still.as_deref().map(complete)).collect();
    if going_on {
        // The question of the table that is still shown is no longer open, also
        // between two sentences and after a report was put away.
        env.sent.set(!news.is_empty());
        for (line, still) in news.iter().zip(stills) {
            let own = scene.viewer.is_some() && line.who == scene.viewer;
            let pace = line.pace.unwrap_or(if own { 0 } else { READ });
            let pace = env.speed.get_untracked().of(pace);
            env.said.set(line.text.clone());
            if still.is_some() && same_eyes {
                env.touches.set(Arc::default());
                env.drawn.set(still);
            }
            // Whoever takes over the screen reads the log instead.
            if pace > 0 && same_eyes && !SKIP.get() {
                env.moving.set(Some(line.clone()));
                rest(pace).await;
            }
            if show != SHOW.get() {
                return;
            }
            if line.halts && scene.replay.is_none() {
                // A report is read beside the log of what led to it.
                let answered = before.as_ref().is_some_and(|old| old.prompt.is_some());
                logged(env, &scene, Some(line.step), answered);
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
    let answered = before.as_ref().is_some_and(|old| old.prompt.is_some());
    env.play(Some(&scene.game));
    env.arrived.set(js_sys::Date::now());
    logged(env, &scene, None, answered || !going_on);
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
    if let Some(art) = &scene.art {
        super::drawn::bring(art);
        let (game, things, panels) = (art.game.clone(), art.things.clone(), art.panels.clone());
        env.letters.set(Arc::new(Art { game, things, panels, ..Art::default() }));
    }
    let drawn = scene.drawn.as_ref().map(|it| Arc::new(super::drawn::complete((**it).clone())));
    env.drawn.set(drawn);
    env.touches.set(Arc::new(scene.touches.clone()));
    env.untouchable.set(None);
    env.looked.set(None);
    // A pointer still rests where it was; a finger does not.
    let frame = env.frame.get_untracked();
    if frame.coarse || frame.fold == drawing::Fold::Phone {
        env.pointed.set(None);
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

/// The log goes on with what was told, or with its lines up to this step.
fn logged(env: Env, scene: &Scene, until: Option<usize>, answered: bool) {
    let mut log = Vec::clone(&env.log.get_untracked());
    log.retain(|line| line.step < scene.since);
    let told = scene.told.iter().filter(|line| until.is_none_or(|until| line.step <= until));
    log.extend(told.cloned());
    // "Since your last turn" begins where the reader's last answer ended.
    if answered {
        env.mark.set(scene.fresh);
    }
    env.log.set(Arc::new(log));
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
