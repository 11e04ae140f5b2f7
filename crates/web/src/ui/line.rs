//! The line to the worker.

use super::env::{Dialog, Env};
use super::{stage, store};
use crate::scene::{Order, Report};
use leptos::prelude::*;
use std::cell::RefCell;
use std::sync::Arc;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker};

thread_local! {
    static WORKER: RefCell<Option<Worker>> = const { RefCell::new(None) };
}

/// Sends an order.
pub(crate) fn send(order: &Order) {
    let Ok(text) = serde_json::to_string(order) else { return };
    WORKER.with_borrow(|worker| {
        if let Some(worker) = worker {
            let _ = worker.post_message(&JsValue::from_str(&text));
        }
    });
}

/// Listens to the worker from now on.
pub(crate) fn open(env: Env, worker: Worker) {
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        if let Ok(report) = serde_json::from_str(&text) {
            hear(env, report);
        }
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    WORKER.with_borrow_mut(|known| *known = Some(worker));
}

fn hear(env: Env, report: Report) {
    match report {
        Report::Keep { record, card, .. } => {
            if !store::keep(&record, card) {
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
