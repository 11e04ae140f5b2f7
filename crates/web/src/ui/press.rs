//! A finger that rests on something is told what a pointer is told by resting
//! there: the short explanation in `title`.
//!
//! The press then counts as a question, not as a choice.

use super::env::Env;
use leptos::prelude::*;
use std::cell::Cell;
use wasm_bindgen::prelude::*;
use web_sys::{AddEventListenerOptions, Element, Event, PointerEvent};

/// How long a finger rests before it asks, in milliseconds.
const LONG: u64 = 500;
/// A finger that moves so many pixels scrolls.
const STILL: f64 = 12.0;

thread_local! {
    /// Which press is the present one.
    static PRESS: Cell<u32> = const { Cell::new(0) };
    /// Where it began.
    static FROM: Cell<(f64, f64)> = const { Cell::new((0.0, 0.0)) };
    /// It has been answered: the click that follows is none.
    static TOLD: Cell<bool> = const { Cell::new(false) };
}

/// What an element, or what it is part of, has to say for itself.
fn help_of(event: &Event) -> Option<String> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let owner = target.closest("[title]").ok().flatten()?;
    owner.get_attribute("title").filter(|text| !text.is_empty())
}

fn down(env: Env, event: &PointerEvent) {
    TOLD.set(false);
    let press = PRESS.get() + 1;
    PRESS.set(press);
    if event.pointer_type() != "touch" {
        return;
    }
    let Some(help) = help_of(event) else { return };
    FROM.set((f64::from(event.client_x()), f64::from(event.client_y())));
    set_timeout(
        move || {
            if PRESS.get() == press {
                TOLD.set(true);
                env.notice(help, false);
            }
        },
        std::time::Duration::from_millis(LONG),
    );
}

fn moved(event: &PointerEvent) {
    let (x, y) = FROM.get();
    let far = (f64::from(event.client_x()) - x).hypot(f64::from(event.client_y()) - y);
    if far > STILL {
        PRESS.set(PRESS.get() + 1);
    }
}

/// Listens before anybody else does.
fn on(name: &str, what: impl FnMut(PointerEvent) + 'static) {
    let what = super::stage::for_ever(Closure::<dyn FnMut(PointerEvent)>::new(what));
    let options = AddEventListenerOptions::new();
    options.set_capture(true);
    let _ = window()
        .add_event_listener_with_callback_and_add_event_listener_options(name, &what, &options);
}

pub(crate) fn listen(env: Env) {
    on("pointerdown", move |event| down(env, &event));
    on("pointermove", |event| moved(&event));
    for name in ["pointerup", "pointercancel"] {
        on(name, |_| PRESS.set(PRESS.get() + 1));
    }
    on("click", |event| {
        if TOLD.replace(false) {
            event.prevent_default();
            event.stop_propagation();
        }
    });
    // What the browser itself would show at a long press.
    on("contextmenu", |event| {
        if event.pointer_type() == "touch" && help_of(&event).is_some() {
            event.prevent_default();
        }
    });
}
