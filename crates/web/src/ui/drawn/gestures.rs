//! Clicks, touches, pointing and keys on a drawn table.

use super::super::env::Env;
use super::states;
use crate::scene::Order;
use drawing::{Handle, Slot};
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, FocusEvent, HtmlElement, KeyboardEvent, MouseEvent, PointerEvent};

/// A finger goes to the nearest thing that is lit within so many pixels.
const REACH: f64 = 28.0;

/// Two presses of Escape within so many milliseconds are one wish.
const TWICE: f64 = 450.0;

/// A thing and which of its shapes.
type Look = (Handle, String);

thread_local! {
    /// What a finger has touched last: touched again, it is done.
    static LOOKED: RefCell<Option<Look>> = const { RefCell::new(None) };
    /// When Escape was pressed last.
    static ESCAPED: Cell<f64> = const { Cell::new(0.0) };
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
        let look = (handle.clone(), key.clone());
        // What was told is about the thing, whichever of its parts is touched.
        let before = LOOKED.with_borrow_mut(|looked| looked.replace(look.clone()));
        let again = before.is_some_and(|(before, _)| before == look.0);
        if !again {
            env.untouchable.set(None);
            ASKED.set(Some(look));
            env.pointed.set(Some((handle.clone(), String::new(), String::new())));
            env.order(&Order::Point { handle: Some(handle) });
            return;
        }
    }
    if event.shift_key() && is_lit(&element) {
        return touch_all(env, &handle);
    }
    // Whoever touches without a pointer, with a screen reader say, is told what it is.
    point(env, Some(element));
    touch(env, handle, key);
}

/// Touches everything of a handle that is not picked yet: all cards of a kind.
fn touch_all(env: Env, handle: &Handle) {
    let all = states::all().into_iter().filter(|it| !it.class_list().contains("picked"));
    for (handle, key) in all.filter_map(|it| names(&it)).filter(|(it, _)| it == handle) {
        touch(env, handle, key);
    }
}

/// What one more or one less of something comes to: the last one that is not
/// picked is touched, or the first one that is. There may be none.
fn stepped(more: bool, of: &Handle) -> Option<(Handle, String)> {
    let all = states::all().into_iter().filter_map(|it| Some((names(&it)?, it)));
    let same = all.filter(|((handle, _), _)| handle == of);
    let mut found =
        same.filter(|(_, element)| element.class_list().contains("picked") != more).map(|it| it.0);
    if more { found.last() } else { found.next() }
}

/// Touches what steps up or down, wherever the focus is.
fn step(env: Env, more: bool) -> bool {
    let found = states::all().into_iter().filter_map(|it| names(&it));
    let mut steps = found.filter(|(it, _)| it.step().is_some_and(|(up, _)| up == more));
    let Some((handle, key)) = steps.next() else { return false };
    touch(env, handle, key);
    true
}

/// Touches something for good.
pub(super) fn touch(env: Env, handle: Handle, key: String) {
    if let Some(panel) = handle.opens() {
        return super::drawers::turn(env, panel);
    }
    let (handle, key) = match handle.step() {
        Some((more, of)) => match stepped(more, &of) {
            Some(found) => found,
            // There is not one more: the judge says why.
            None if more => (of, key),
            None => return,
        },
        None => (handle, key),
    };
    LOOKED.set(None);
    env.looked.set(None);
    say_looked(None);
    env.untouchable.set(None);
    env.order(&Order::Touch { handle, key });
}

/// The worker has told what a touch would do: one that does nothing yet is made
/// at once, for nothing can go wrong.
pub(crate) fn looked(env: Env, handle: &Handle, acts: bool) {
    // What the focus asked about before may be told in between.
    let asked = ASKED.with_borrow_mut(|asked| asked.take_if(|it| it.0 == *handle));
    match asked {
        Some(look) if acts => {
            say_looked(Some(handle));
            env.looked.set(Some(look));
        }
        Some((handle, key)) => touch(env, handle, key),
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

/// Whether a key belongs to something that is written, or to the browser.
pub(super) fn types(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    let field =
        target.is_some_and(|it| ["INPUT", "TEXTAREA", "SELECT"].contains(&it.tag_name().as_str()));
    field || event.ctrl_key() || event.meta_key() || event.alt_key()
}

/// Puts back what was picked last; all of it with Shift, or when it is asked for
/// twice in a moment.
pub(crate) fn put_back(env: Env, event: &KeyboardEvent) {
    let now = js_sys::Date::now();
    let twice = now - ESCAPED.replace(now) < TWICE;
    env.order(&Order::PutBack { all: event.shift_key() || twice });
}

/// Whether a key is pressed on something that does something by itself.
fn on_button(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    target.is_some_and(|it| it.closest("button, a, summary").ok().flatten().is_some())
}

pub(super) fn pressed(env: Env, event: &KeyboardEvent) {
    states::by_keys(true);
    if types(event) {
        return;
    }
    let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    let element = target.and_then(|it| it.closest("[data-h]").ok().flatten());
    match event.key().as_str() {
        "Escape" => {
            env.untouchable.set(None);
            if !env.touches.get_untracked().begun {
                env.drawer.set(None);
            }
            if env.touches.get_untracked().begun {
                event.prevent_default();
                event.stop_propagation();
                put_back(env, event);
            }
        }
        "+" | "-" | "−" if !resting(env) && step(env, event.key() == "+") => {
            event.prevent_default();
            event.stop_propagation();
        }
        " " if super::super::stage::skip(env) => event.prevent_default(),
        "Enter" | " " => {
            // What is a button of the page clicks by itself.
            let nowhere = element.is_none() && !on_button(event);
            let drawn = element.filter(|it| it.tag_name() != "BUTTON");
            let picked = drawn.as_ref().is_some_and(|it| it.class_list().contains("picked"));
            let touches = env.touches.get_untracked();
            let complete = touches.buttons.iter().find(|it| it.primary);
            // What is picked and complete is done by Enter, and put back by Space.
            // The same where no thing has the focus, as after a click.
            let done = picked || (nowhere && touches.begun);
            if let Some(button) = complete.filter(|_| done && event.key() == "Enter") {
                event.prevent_default();
                return env.order(&Order::Press { text: button.text.clone() });
            }
            if let Some((handle, key)) = drawn.as_ref().and_then(names).filter(|_| !resting(env)) {
                event.prevent_default();
                let all = event.shift_key() && drawn.as_ref().is_some_and(is_lit);
                if all {
                    touch_all(env, &handle);
                } else {
                    touch(env, handle, key);
                }
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
        letter if reach(env, letter) => {
            event.prevent_default();
            event.stop_propagation();
        }
        _ => {}
    }
}

/// Goes where a letter of this board leads; `false` if it leads nowhere.
fn reach(env: Env, letter: &str) -> bool {
    let mut signs = letter.chars().flat_map(char::to_lowercase);
    let (Some(letter), None) = (signs.next(), signs.next()) else { return false };
    let letters = env.letters.get_untracked();
    if let Some((_, panel)) = letters.panels.iter().find(|(it, _)| *it == letter) {
        let drawer = env.drawn.with_untracked(|drawn| {
            let panels = drawn.iter().flat_map(|it| &it.panels);
            panels.filter(|it| it.slot == Slot::Drawer).any(|it| it.name == *panel)
        });
        if drawer {
            super::drawers::turn(env, panel);
            return true;
        }
        let shown = document().query_selector(&format!("main.drawn .p-{panel} [data-h]"));
        if let Some(first) = shown.ok().flatten() {
            let _ = first.unchecked_into::<HtmlElement>().focus();
        }
        return true;
    }
    let Some((_, thing)) = letters.things.iter().find(|(it, _)| *it == letter) else {
        return false;
    };
    let all = states::all();
    let named =
        all.into_iter().find(|it| it.get_attribute("data-h").as_deref() == Some(thing.as_str()));
    if let Some(element) = named {
        let _ = element.unchecked_into::<HtmlElement>().focus();
    }
    true
}
