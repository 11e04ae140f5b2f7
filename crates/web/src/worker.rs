//! The host in a Web Worker: messages in, messages out, thinking in between.

#![allow(unsafe_code)] // `#[wasm_bindgen]` writes it

use crate::host::Host;
use crate::scene::{Order, Report};
use std::cell::{Cell, RefCell};
use std::time::Duration;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

thread_local! {
    static HOST: RefCell<Host> = RefCell::default();
    static QUEUED: Cell<bool> = const { Cell::new(false) };
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// The time since the worker started.
fn now() -> Duration {
    let millis = scope().performance().map_or(0.0, |performance| performance.now());
    Duration::from_secs_f64(millis.max(0.0) / 1000.0)
}

pub(crate) fn tell(reports: Vec<Report>) {
    for report in reports {
        if let Ok(text) = serde_json::to_string(&report) {
            let _ = scope().post_message(&JsValue::from_str(&text));
        }
    }
}

/// Thinks after whatever has arrived in the meantime was heard.
fn schedule() {
    let busy = HOST.with_borrow(Host::busy);
    if !busy || QUEUED.replace(true) {
        return;
    }
    let think = Closure::once_into_js(|| {
        QUEUED.set(false);
        tell(HOST.with_borrow_mut(|host| host.think(&now)));
        schedule();
    });
    let _ = scope().set_timeout_with_callback_and_timeout_and_arguments_0(think.unchecked_ref(), 0);
}

fn hear(order: Order) {
    tell(HOST.with_borrow_mut(|host| host.handle(order)));
    tell(HOST.with_borrow_mut(|host| host.advise(&now)));
    schedule();
}

/// Starts the match behind the page, in a worker.
#[wasm_bindgen]
pub fn work() {
    console_error_panic_hook::set_once();
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        if let Ok(order) = serde_json::from_str(&text) {
            hear(order);
        }
    });
    scope().set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
}
