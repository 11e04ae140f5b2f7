//! A surface of a drawing in the page: things that are known again by their keys
//! are moved, what looks different is drawn anew, the rest stays as it is.

use super::super::env::Env;
use super::super::letters::small;
use drawing::Kind;
use drawing::svg::{CanvasSent, ItemSent};
use js_sys::{Array, Object, Reflect};
use leptos::prelude::*;
use std::collections::BTreeMap;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

const SVG: &str = "http://www.w3.org/2000/svg";

/// How long a thing takes to its new place, in milliseconds.
const SLIDE: u32 = 360;

/// A thing in the page.
struct Shown {
    element: Element,
    sent: ItemSent,
}

/// A surface in the page.
pub(crate) struct Surface {
    ground: Element,
    items: Element,
    shown: BTreeMap<String, Shown>,
    /// What the ground looks like.
    under: String,
    svg: Element,
}

fn make(name: &str) -> Option<Element> {
    document().create_element_ns(Some(SVG), name).ok()
}

/// A number of tenths as the page writes it.
pub(crate) fn tenths(number: i32) -> String {
    let (whole, rest) = (number.abs() / 10, number.abs() % 10);
    let sign = if number < 0 { "-" } else { "" };
    if rest == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}.{rest}") }
}

impl Surface {
    /// Takes over an empty `<svg>`: ground, things, and what is drawn over them.
    pub(crate) fn new(svg: &Element) -> Option<Surface> {
        let (ground, items, over) = (make("g")?, make("g")?, make("g")?);
        // What the page has put in there lies on the ground, below the things.
        let first = svg.first_child();
        for (element, class) in [(&ground, "ground"), (&items, "items"), (&over, "over")] {
            let _ = element.set_attribute("class", class);
            let next = first.as_ref().filter(|_| class == "ground");
            svg.insert_before(element, next).ok()?;
        }
        let (shown, under) = (BTreeMap::new(), String::new());
        Some(Surface { ground, items, shown, under, svg: svg.clone() })
    }

    /// Shows a canvas.
    pub(crate) fn show(&mut self, env: Env, canvas: &CanvasSent, zoomed: bool) {
        if !zoomed {
            let (x, y, w, h) = canvas.view;
            let view = [x, y, w, h].map(tenths).join(" ");
            let _ = self.svg.set_attribute("viewBox", &view);
        }
        if let Some(ground) = &canvas.ground
            && *ground != self.under
        {
            self.ground.set_inner_html(ground);
            self.under.clone_from(ground);
        }
        let first = self.shown.is_empty();
        let moves = !first && !env.calm() && env.speed.get_untracked().of(SLIDE) > 0;
        // A thing that is put at another place among its like loses the focus.
        let focused = document().active_element().filter(|it| self.items.contains(Some(it)));
        let mut gone: Vec<String> = self.shown.keys().cloned().collect();
        let mut before: Option<Element> = None;
        for item in &canvas.items {
            gone.retain(|key| *key != item.key);
            let fresh = !self.shown.contains_key(&item.key);
            let Some(element) = self.place(item, moves && !fresh, env) else { continue };
            if fresh && moves {
                slide(&element, &[("opacity", "0", "1")], env.speed.get_untracked().of(SLIDE));
            }
            // Order is height: what is drawn later lies above.
            let next = match &before {
                Some(before) => before.next_element_sibling(),
                None => self.items.first_element_child(),
            };
            if next.as_ref() != Some(&element) {
                let next = next.as_ref().map(JsCast::unchecked_ref::<web_sys::Node>);
                let _ = self.items.insert_before(&element, next);
            }
            before = Some(element);
        }
        for key in gone {
            if let Some(shown) = self.shown.remove(&key) {
                shown.element.remove();
            }
        }
        let stays =
            |it: &Element| it.is_connected() && document().active_element().as_ref() != Some(it);
        if let Some(focused) = focused.filter(stays) {
            let _ = focused.unchecked_into::<web_sys::HtmlElement>().focus();
        }
    }

    fn place(&mut self, item: &ItemSent, moves: bool, env: Env) -> Option<Element> {
        let at = |(x, y): (i32, i32), unit: &str| {
            let part = if unit.is_empty() { " " } else { "," };
            format!("translate({}{unit}{part}{}{unit})", tenths(x), tenths(y))
        };
        let known = self.shown.get(&item.key);
        if known.is_some_and(|shown| shown.sent == *item) {
            return known.map(|shown| shown.element.clone());
        }
        let element = match known {
            Some(shown) => shown.element.clone(),
            None => make("g")?,
        };
        let old = known.map(|shown| shown.sent.clone());
        if old.as_ref().is_none_or(|old| old.looks != item.looks) {
            element.set_inner_html(item.looks.as_deref().unwrap_or_default());
        }
        let _ = element.set_attribute("transform", &at(item.at, ""));
        if let Some(old) = old.filter(|old| old.at != item.at && moves) {
            let (from, to) = (at(old.at, "px"), at(item.at, "px"));
            slide(&element, &[("transform", &from, &to)], env.speed.get_untracked().of(SLIDE));
        }
        let kind = match item.kind {
            Kind::Still => "item still",
            Kind::Ring => "item ring",
            Kind::Card => "item card",
            Kind::Area => "item area",
        };
        let _ = element.set_attribute("data-k", &item.key);
        // Its state is painted apart and must not be lost.
        if element.get_attribute("class").is_none() || item.handle.is_none() {
            let _ = element.set_attribute("class", kind);
        }
        if item.handle.is_none() {
            let _ = element.remove_attribute("data-h");
        }
        if let Some(handle) = &item.handle {
            // What only tells is no button.
            let (role, label) = match item.kind {
                Kind::Still => ("img", item.label.clone()),
                Kind::Ring | Kind::Card | Kind::Area => ("button", named(&element, &item.label)),
            };
            for (name, value) in [
                ("data-h", handle.as_str()),
                ("role", role),
                ("tabindex", "-1"),
                ("aria-label", label.as_str()),
            ] {
                let _ = element.set_attribute(name, value);
            }
        }
        let (key, shown) =
            (item.key.clone(), Shown { element: element.clone(), sent: item.clone() });
        self.shown.insert(key, shown);
        Some(element)
    }
}

/// What a thing is called: its label, and the letters that one sees on it where
/// the label does not have them, for whoever says aloud what to touch.
fn named(element: &Element, label: &str) -> String {
    let letters = element.query_selector_all("text").ok();
    let count = letters.as_ref().map_or(0, web_sys::NodeList::length);
    let seen = (0..count).filter_map(|n| letters.as_ref()?.item(n)?.text_content());
    let seen = seen.collect::<Vec<_>>().join(" ");
    if seen.is_empty() || small(label).contains(&small(&seen)) {
        return label.to_owned();
    }
    format!("{label} ({seen})")
}

fn set(object: &Object, key: &str, value: impl Into<JsValue>) {
    let _ = Reflect::set(object, &JsValue::from_str(key), &value.into());
}

/// Lets properties of a thing change from one value to another.
fn slide(element: &Element, changes: &[(&str, &str, &str)], millis: u32) {
    let (from, to, options) = (Object::new(), Object::new(), Object::new());
    for (name, before, after) in changes {
        set(&from, name, *before);
        set(&to, name, *after);
    }
    set(&options, "duration", millis);
    set(&options, "easing", "cubic-bezier(.3,.1,.2,1)");
    let animate = Reflect::get(element, &JsValue::from_str("animate")).ok();
    if let Some(animate) = animate.and_then(|it| it.dyn_into::<js_sys::Function>().ok()) {
        let _ = animate.call2(element, &Array::of2(&from, &to), &options);
    }
}
