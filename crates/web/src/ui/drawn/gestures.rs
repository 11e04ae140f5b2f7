//! Clicks, touches, pointing and keys on a drawn table.

use super::super::env::Env;
use super::states;
use crate::scene::Order;
use drawing::Handle;
use leptos::prelude::*;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, FocusEvent, HtmlElement, KeyboardEvent, MouseEvent, PointerEvent};

/// A finger goes to the nearest thing that is lit within so many pixels.
const REACH: f64 = 28.0;

/// What a finger has looked at: touched again, it is done.
#[derive(Clone)]
struct Look {
    handle: Handle,
    key: String,
}

thread_local! {
    static LOOKED: RefCell<Option<Look>> = const { RefCell::new(None) };
    /// A finger's touch that waits to hear whether it would act.
    static ASKED: RefCell<Option<Look>> = const { RefCell::new(None) };
}

fn carrier(event: &Event) -> Option<Element> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target.closest("[data-h]").ok().flatten()
}

fn names(element: &Element) -> Option<(Handle, String)> {
    let handle = element.get_attribute("data-h")?;
    let key = element.get_attribute("data-k").unwrap_or_else(|| handle.clone());
    Some((Handle::from(handle), key))
}

fn middle(element: &Element) -> (f64, f64) {
    let place = element.get_bounding_client_rect();
    (place.left() + place.width() / 2.0, place.top() + place.height() / 2.0)
}

fn is_lit(element: &Element) -> bool {
    element.class_list().contains("lit")
}

/// The nearest lit thing around a finger.
fn nearest(x: f64, y: f64) -> Option<Element> {
    let lit = states::all().into_iter().filter(is_lit);
    let far = |element: &Element| {
        let (left, top) = middle(element);
        (left - x).hypot(top - y)
    };
    let near = lit.map(|it| (far(&it), it)).filter(|(far, _)| *far <= REACH);
    near.min_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, it)| it)
}

/// Whether nothing may be touched now.
fn resting(env: Env) -> bool {
    env.moving.get_untracked().is_some() || env.cover.get_untracked()
}

pub(super) fn clicked(env: Env, event: &MouseEvent) {
    if super::super::stage::skip(env) {
        return;
    }
    let finger = event.dyn_ref::<PointerEvent>().is_some_and(|it| it.pointer_type() == "touch");
    let mut element = carrier(event);
    let on_board = event
        .target()
        .and_then(|it| it.dyn_into::<Element>().ok())
        .is_some_and(|it| it.closest(".t-board").ok().flatten().is_some());
    if finger && on_board && !element.as_ref().is_some_and(is_lit) {
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        element = nearest(x, y).or(element);
    }
    let Some(element) = element else {
        let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
        let outside = target.is_none_or(|it| it.closest(".menu, .prompt").ok().flatten().is_none());
        if outside && !env.touches.get_untracked().menu.is_empty() {
            env.order(&Order::PutBack { all: false });
        }
        return;
    };
    if resting(env) {
        return;
    }
    let Some((handle, key)) = names(&element) else { return };
    if finger && is_lit(&element) && !env.one_touch.get_untracked() {
        let look = Look { handle: handle.clone(), key: key.clone() };
        // What was told is about the thing, whichever of its parts is touched.
        let before = LOOKED.with_borrow_mut(|looked| looked.replace(look.clone()));
        let again = before.is_some_and(|before| before.handle == look.handle);
        if !again {
            ASKED.set(Some(look));
            env.order(&Order::Point { handle: Some(handle) });
            return;
        }
    }
    touch(env, handle, key);
}

fn touch(env: Env, handle: Handle, key: String) {
    LOOKED.set(None);
    say_looked(None);
    env.untouchable.set(None);
    env.order(&Order::Touch { handle, key });
}

/// The worker has told what a touch would do: one that does nothing yet is made
/// at once, for nothing can go wrong.
pub(crate) fn looked(env: Env, handle: &Handle, acts: bool) {
    // What the focus asked about before may be told in between.
    let asked = ASKED.with_borrow_mut(|asked| asked.take_if(|it| it.handle == *handle));
    match asked {
        Some(_) if acts => say_looked(Some(handle)),
        Some(Look { handle, key }) => touch(env, handle, key),
        None => {}
    }
}

/// Says on the table what a finger has looked at, which a second touch would do.
fn say_looked(handle: Option<&Handle>) {
    let Some(main) = document().query_selector("main.drawn").ok().flatten() else { return };
    let _ = match handle {
        Some(handle) => main.set_attribute("data-looked", handle.as_str()),
        None => main.remove_attribute("data-looked"),
    };
}

fn point(env: Env, element: Option<Element>) {
    let handle = element.as_ref().and_then(names).map(|(handle, _)| handle);
    let known = env.pointed.with_untracked(|it| it.as_ref().map(|(handle, ..)| handle.clone()));
    if handle == known {
        return;
    }
    env.untouchable.set(None);
    match handle {
        Some(handle) => {
            env.pointed.set(Some((handle.clone(), String::new(), String::new())));
            env.order(&Order::Point { handle: Some(handle) });
        }
        None => env.pointed.set(None),
    }
}

pub(super) fn hovered(env: Env, event: &PointerEvent) {
    states::by_keys(false);
    if event.pointer_type() != "touch" {
        point(env, carrier(event));
    }
}

pub(super) fn left(env: Env) {
    point(env, None);
}

pub(super) fn focused(env: Env, event: &FocusEvent) {
    if let Some(element) = carrier(event) {
        point(env, Some(element));
    }
}

/// The nearest lit thing of the same area in this direction.
fn toward(from: &Element, key: &str) -> Option<Element> {
    let area = from.closest(".surface, .panel, .seats").ok().flatten()?;
    let (x, y) = middle(from);
    let ahead = |other: &Element| {
        let (left, top) = middle(other);
        let (dx, dy) = (left - x, top - y);
        let (along, aside) = match key {
            "ArrowLeft" => (-dx, dy),
            "ArrowRight" => (dx, dy),
            "ArrowUp" => (-dy, dx),
            _ => (dy, dx),
        };
        (along > 1.0).then(|| along + 2.0 * aside.abs())
    };
    let lit =
        states::all().into_iter().filter(|it| is_lit(it) && area.contains(Some(it)) && it != from);
    let near = lit.filter_map(|it| Some((ahead(&it)?, it)));
    near.min_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, it)| it)
}

pub(super) fn pressed(env: Env, event: &KeyboardEvent) {
    states::by_keys(true);
    let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    let typing = target
        .as_ref()
        .is_some_and(|it| ["INPUT", "TEXTAREA", "SELECT"].contains(&it.tag_name().as_str()));
    if typing || event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    let element = target.and_then(|it| it.closest("[data-h]").ok().flatten());
    match event.key().as_str() {
        "Escape" => {
            env.untouchable.set(None);
            if env.touches.get_untracked().begun {
                event.prevent_default();
                event.stop_propagation();
                env.order(&Order::PutBack { all: event.shift_key() });
            }
        }
        " " if super::super::stage::skip(env) => event.prevent_default(),
        "Enter" | " " => {
            // What is a button of the page clicks by itself.
            let drawn = element.filter(|it| it.tag_name() != "BUTTON");
            let picked = drawn.as_ref().is_some_and(|it| it.class_list().contains("picked"));
            let touches = env.touches.get_untracked();
            let complete = touches.buttons.iter().find(|it| it.primary);
            // What is picked and complete is done by Enter, and put back by Space.
            if let Some(button) = complete.filter(|_| picked && event.key() == "Enter") {
                event.prevent_default();
                return env.order(&Order::Press { text: button.text.clone() });
            }
            if let Some((handle, key)) = drawn.as_ref().and_then(names).filter(|_| !resting(env)) {
                event.prevent_default();
                touch(env, handle, key);
            }
        }
        key @ ("ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown") => {
            let next = element.as_ref().and_then(|it| toward(it, key));
            if element.is_some() {
                event.prevent_default();
                event.stop_propagation();
            }
            if let Some(next) = next {
                let _ = next.unchecked_ref::<HtmlElement>().focus();
            }
        }
        _ => {}
    }
}
