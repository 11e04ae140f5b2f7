//! What is lit, picked, refused or told, painted on whatever carries a handle.

use super::super::env::Env;
use crate::scene::Touches;
use drawing::Handle;
use leptos::prelude::*;
use std::cell::Cell;
use std::collections::BTreeSet;
use wasm_bindgen::JsCast;
use web_sys::Element;

thread_local! {
    static WAITING: Cell<bool> = const { Cell::new(false) };
    /// Whether the reader used keys last: then the focus does not get lost.
    static KEYS: Cell<bool> = const { Cell::new(false) };
}

/// The reader used keys last, or a pointer.
pub(super) fn by_keys(keys: bool) {
    KEYS.set(keys);
}

/// The states that a thing can be in, as classes.
const STATES: [&str; 7] = ["lit", "picked", "dim", "pointed", "culprit", "told", "hinted"];

/// Paints whenever something changes that states tell.
pub(super) fn watch(env: Env) {
    Effect::new(move |_| {
        env.touches.track();
        env.pointed.track();
        env.untouchable.track();
        env.lit.track();
        env.moving.track();
        env.drawn.track();
        env.advice.track();
        paint_soon(env);
    });
}

/// Paints once the page stands still.
pub(super) fn paint_soon(env: Env) {
    if !WAITING.replace(true) {
        request_animation_frame(move || {
            WAITING.set(false);
            paint(env);
        });
    }
}

/// Everything in the page that carries a handle.
pub(super) fn all() -> Vec<Element> {
    named("main.drawn [data-h]")
}

fn named(selector: &str) -> Vec<Element> {
    let Ok(list) = document().query_selector_all(selector) else { return Vec::new() };
    (0..list.length()).filter_map(|n| list.item(n)?.dyn_into().ok()).collect()
}

/// The state of a thing, by the places of [`STATES`].
fn state(
    touches: &Touches,
    sets: &[BTreeSet<&str>; 6],
    handle: &str,
    key: &str,
) -> [bool; STATES.len()] {
    let [lit, picked, pointed, culprits, told, advised] = sets;
    // Ways of looking are no part of a move.
    let named = Handle::from(handle);
    if named.is_look() || named.opens().is_some() {
        return [false, false, false, pointed.contains(handle), false, false, false];
    }
    // One more of what is lit, one less of what is picked.
    if let Some((more, of)) = Handle::from(handle).step() {
        let on = if more { lit.contains(of.as_str()) } else { picked.contains(of.as_str()) };
        return [on, false, false, pointed.contains(handle), false, false, false];
    }
    let is_lit = lit.contains(handle);
    // Of several that share a handle only those that were touched are picked.
    let shared = key != handle && touches.keys.iter().any(|it| it == key);
    let alone = picked.contains(handle) && (key == handle || touches.keys.is_empty());
    let is_picked = shared || alone;
    let blamed = culprits.contains(handle);
    let dim = touches.begun && !is_lit && !is_picked && !blamed;
    let hinted = advised.contains(handle) && !touches.begun;
    [is_lit, is_picked, dim, pointed.contains(handle), blamed, told.contains(handle), hinted]
}

fn paint(env: Env) {
    let telling = env.moving.get_untracked();
    let quiet = Touches::default();
    let known = env.touches.get_untracked();
    let touches = if telling.is_some() || env.sent.get_untracked() { &quiet } else { &*known };
    let pointed = env.pointed.get_untracked();
    let refused = env.untouchable.get_untracked();
    let told = telling.or_else(|| env.lit.get_untracked());
    let advice = env.advice.get_untracked();
    fn set<'a>(list: impl IntoIterator<Item = &'a Handle>) -> BTreeSet<&'a str> {
        list.into_iter().map(Handle::as_str).collect()
    }
    let sets = [
        set(touches.lit.iter().chain(touches.verbs.iter().map(|(verb, _)| verb))),
        set(&touches.picked),
        set(pointed.iter().map(|(handle, ..)| handle)),
        set(refused.iter().flat_map(|(handle, _, culprits)| culprits.iter().chain([handle]))),
        set(told.iter().flat_map(|line| &line.names)),
        set(advice.iter().flat_map(|advice| &advice.marks)),
    ];
    let won: BTreeSet<&str> = touches.brings.iter().map(String::as_str).collect();
    for element in named("main.drawn .item[data-k]") {
        let key = element.get_attribute("data-k").unwrap_or_default();
        let _ = element.class_list().toggle_with_force("won", won.contains(key.as_str()));
    }
    let mut stops: BTreeSet<String> = BTreeSet::new();
    let mut first: Option<Element> = None;
    // Where nothing more can be touched, what is picked can still be put back.
    let mut picked: Vec<(String, Element)> = Vec::new();
    for element in all() {
        let handle = element.get_attribute("data-h").unwrap_or_default();
        let key = element.get_attribute("data-k").unwrap_or_default();
        let states = state(touches, &sets, &handle, &key);
        let classes = element.class_list();
        for (name, on) in STATES.iter().zip(states) {
            let _ = classes.toggle_with_force(name, on);
        }
        // One stop of the Tab key in each area: the first thing that is lit.
        let area = element.closest(".surface, .panel, .seats").ok().flatten();
        let area = area.and_then(|it| it.get_attribute("aria-label")).unwrap_or_default();
        if states[1] && !states[0] {
            picked.push((area.clone(), element.clone()));
        }
        let stop = states[0] && stops.insert(area);
        if stop && first.is_none() {
            first = Some(element.clone());
        }
        let named = Handle::from(handle.as_str());
        let looks = named.is_look() || named.opens().is_some();
        let _ = element.set_attribute("tabindex", if stop || looks { "0" } else { "-1" });
        if element.get_attribute("role").as_deref() == Some("button") {
            let _ = element.set_attribute("aria-pressed", if states[1] { "true" } else { "false" });
            let off = if states[0] || looks { "false" } else { "true" };
            let _ = element.set_attribute("aria-disabled", off);
        }
    }
    for (area, element) in picked {
        if stops.insert(area) {
            let _ = element.set_attribute("tabindex", "0");
            first.get_or_insert(element);
        }
    }
    // A card that was played took the focus along: the next question gets it.
    let lost = document().active_element().is_none_or(|it| it.tag_name() == "BODY");
    if let Some(first) = first.filter(|_| lost && KEYS.get()) {
        let _ = first.unchecked_into::<web_sys::HtmlElement>().focus();
    }
}
