//! The line to the worker.

use super::env::{Dialog, Env};
use super::{stage, store};
use crate::scene::{Order, Report};
use leptos::prelude::*;
use std::cell::RefCell;
use std::sync::Arc;
use table::Lang;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker};

thread_local! {
    static WORKER: RefCell<Option<Worker>> = const { RefCell::new(None) };
    /// Opens a worker that knows every game.
    static EVERY: RefCell<Option<js_sys::Function>> = const { RefCell::new(None) };
    /// Fetches the words of a language.
    static MORE: RefCell<Option<js_sys::Function>> = const { RefCell::new(None) };
    /// What a worker that knows every game would have to be asked again.
    static OPENED: RefCell<Option<Order>> = const { RefCell::new(None) };
}

/// Whether an order names a game or a match whose game may not be here.
fn opens(order: &Order) -> bool {
    matches!(
        order,
        Order::Start { .. }
            | Order::Resume { .. }
            | Order::Replay { .. }
            | Order::Join { .. }
            | Order::Help { .. }
            | Order::Check { .. }
    )
}

/// Sends an order.
pub(crate) fn send(order: &Order) {
    if opens(order) {
        OPENED.with_borrow_mut(|opened| *opened = Some(order.clone()));
    }
    post(order);
}

fn post(order: &Order) {
    let Ok(text) = serde_json::to_string(order) else { return };
    WORKER.with_borrow(|worker| {
        if let Some(worker) = worker {
            let _ = worker.post_message(&JsValue::from_str(&text));
        }
    });
}

/// Listens to the worker from now on.
pub(crate) fn open(env: Env, worker: Worker, every: js_sys::Function, more: js_sys::Function) {
    EVERY.with_borrow_mut(|known| *known = Some(every));
    MORE.with_borrow_mut(|known| *known = Some(more));
    listen(env, worker);
}

/// The words of a language, fetched; nothing if they cannot be had.
pub(crate) async fn words(lang: Lang) -> Option<String> {
    let more = MORE.with_borrow(Clone::clone)?;
    let promise = more.call1(&JsValue::NULL, &JsValue::from_str(lang.code())).ok()?;
    let text = wasm_bindgen_futures::JsFuture::from(js_sys::Promise::from(promise)).await;
    text.ok()?.as_string()
}

/// The rules that are asked for are not here: from now on a worker that knows
/// every game answers, beginning with what was asked last.
fn elsewhere(env: Env) {
    let every = EVERY.with_borrow_mut(Option::take);
    let worker = every.and_then(|every| every.call0(&JsValue::NULL).ok());
    let Some(worker) = worker.and_then(|worker| worker.dyn_into::<Worker>().ok()) else { return };
    if let Some(old) = WORKER.with_borrow_mut(Option::take) {
        old.terminate();
    }
    // The server may have another page by now, or be gone.
    let lost = Closure::<dyn FnMut()>::new(move || {
        env.failed.set(vec![env.book.get_untracked().word("web-no-rules")]);
    });
    worker.set_onerror(Some(&stage::for_ever(lost)));
    listen(env, worker);
    if let Some(order) = OPENED.with_borrow(Clone::clone) {
        post(&order);
    }
}

fn listen(env: Env, worker: Worker) {
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        if let Some(report) = table::json::read(&text) {
            hear(env, report);
        }
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    WORKER.with_borrow_mut(|known| *known = Some(worker));
}

fn hear(env: Env, report: Report) {
    match report {
        Report::Keep { whole, text, card, .. } => {
            if !store::keep(whole, &text, card) {
                env.notice(env.book.get_untracked().word("web-not-kept"), true);
            }
        }
        Report::Scene(scene) => stage::enter(env, Arc::new(*scene)),
        Report::Explained { text, fine, what } => env.explained.set(Some((text, fine, what))),
        Report::Refused { why } => {
            env.sent.set(false);
            env.advising.set(false);
            env.notice(why, true);
        }
        Report::Advice { text, what, percent } => {
            env.advising.set(false);
            env.said.set(what.clone());
            env.advice.set(Some((text, what, percent)));
        }
        Report::Elsewhere => elsewhere(env),
        Report::Help { game, sections } => {
            if env.game.get_untracked() == Some(game.as_str()) {
                env.help.set(sections);
            }
        }
        Report::Checked { why } => env.checked.set(Some(why)),
        // A module that could not be fetched has no words of its own.
        Report::Failed { why } if why.is_empty() => {
            env.failed.set(vec![env.book.get_untracked().word("web-no-rules")]);
        }
        Report::Failed { why } => env.failed.set(why),
        Report::Fairness { fair, lines } => env.dialog.set(Some(Dialog::Fairness(fair, lines))),
        Report::Record { name, text } => download(&name, &text),
    }
}

/// Gives the reader a file.
pub(crate) fn download(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let Ok(blob) = web_sys::Blob::new_with_str_sequence(&parts) else { return };
    let Ok(url) = web_sys::Url::create_object_url_with_blob(&blob) else { return };
    if let Ok(anchor) = document().create_element("a") {
        let anchor: web_sys::HtmlAnchorElement = anchor.unchecked_into();
        anchor.set_href(&url);
        anchor.set_download(name);
        anchor.click();
    }
    let _ = web_sys::Url::revoke_object_url(&url);
}
