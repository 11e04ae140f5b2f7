//! Cards and tokens on their way.
//!
//! While an event is told, copies of the cards fly over the table as it was;
//! then the new table is shown. Nothing depends on them: whoever asked for less
//! movement sees the same sentences and the same tables.

use super::slots::{places_of, spread};
use crate::ui::art::raw;
use engine::Seat;
use games::jaipur::{Cards, Event, Kind};
use js_sys::{Array, Object, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomRect, HtmlElement};

fn place(id: &str) -> Option<DomRect> {
    document().get_element_by_id(id).map(|element| element.get_bounding_client_rect())
}

/// Whole pixels: nobody sees a part of one, and writing fractions takes code.
fn whole(pixels: f64) -> i32 {
    pixels.round() as i32
}

fn set(object: &Object, key: &str, value: impl Into<JsValue>) {
    let _ = Reflect::set(object, &JsValue::from_str(key), &value.into());
}

/// A copy of a piece flies from one place to another.
fn fly(html: &str, class: &str, from: &DomRect, to: &DomRect, after: u32, millis: u32) {
    let Ok(ghost) = document().create_element("div") else { return };
    let ghost: HtmlElement = ghost.unchecked_into();
    ghost.set_class_name(&format!("ghost {class}"));
    ghost.set_inner_html(html);
    let _ = ghost.set_attribute("aria-hidden", "true");
    let style = ghost.style();
    let coin = class.contains("coin");
    let (width, height) = if coin {
        (36.0, 36.0)
    } else {
        let width = from.width().min(to.width()).clamp(44.0, 130.0);
        (width, width * 1.4)
    };
    let centre = |rect: &DomRect| {
        (
            rect.left() + rect.width() / 2.0 - width / 2.0,
            rect.top() + rect.height() / 2.0 - height / 2.0,
        )
    };
    let ((x, y), (to_x, to_y)) = (centre(from), centre(to));
    for (key, value) in [("left", x), ("top", y), ("width", width), ("height", height)] {
        let _ = style.set_property(key, &format!("{}px", whole(value)));
    }
    let Some(body) = document().body() else { return };
    let _ = body.append_child(&ghost);
    let frame = |transform: String, opacity: f64| {
        let frame = Object::new();
        set(&frame, "transform", transform);
        set(&frame, "opacity", opacity);
        frame
    };
    let (dx, dy) = (to_x - x, to_y - y);
    let frames = Array::of3(
        &frame("translate(0,0) scale(1)".into(), 1.0),
        &frame(
            format!("translate({}px,{}px) scale(1.12)", whole(dx * 0.55), whole(dy * 0.55 - 14.0)),
            1.0,
        ),
        &frame(format!("translate({}px,{}px) scale(1)", whole(dx), whole(dy)), 1.0),
    );
    let options = Object::new();
    set(&options, "duration", millis);
    set(&options, "delay", after);
    set(&options, "easing", "cubic-bezier(.3,.1,.2,1)");
    set(&options, "fill", "both");
    let animate = Reflect::get(&ghost, &JsValue::from_str("animate")).ok();
    if let Some(animate) = animate.and_then(|it| it.dyn_into::<js_sys::Function>().ok()) {
        let _ = animate.call2(&ghost, &frames, &options);
    }
    let gone = std::time::Duration::from_millis(u64::from(after + millis) + 60);
    set_timeout(move || ghost.remove(), gone);
}

fn cards(
    kinds: &[Kind],
    from: impl Fn(usize) -> Option<DomRect>,
    to: impl Fn(usize) -> Option<DomRect>,
    millis: u32,
) {
    let count = kinds.len().max(1) as u32;
    for (n, kind) in kinds.iter().enumerate() {
        if let (Some(from), Some(to)) = (from(n), to(n)) {
            // One after the other, all within the time there is.
            let after = millis * n as u32 / (count * 3);
            fly(&raw(&format!("j-{}", kind.letter())), "card", &from, &to, after, millis * 2 / 3);
        }
    }
}

fn coins(values: &[u8], from: &str, to: &str, class: &str, millis: u32) {
    if let (Some(from), Some(to)) = (place(from), place(to)) {
        for (n, value) in values.iter().enumerate() {
            let html = if *value > 0 { value.to_string() } else { "?".to_owned() };
            let class = format!("coin {class}");
            fly(&html, &class, &from, &to, millis / 4 + 70 * n as u32, millis / 2);
        }
    }
}

/// Shows an event as a movement. Returns the places of the market that are
/// empty from now on.
pub(super) fn show(
    event: Event,
    slots: &[Option<Kind>],
    gone: &[usize],
    millis: u32,
) -> Vec<usize> {
    let slot = |n: usize| place(&format!("j-slot-{n}"));
    let hand = |seat: Seat| place(&format!("j-hand-{seat}"));
    let herd = |seat: Seat| place(&format!("j-herd-{seat}"));
    let of = |kind: Kind, seat: Seat| if kind == Kind::Camel { herd(seat) } else { hand(seat) };
    let take = |taken: Cards, seat: Seat| {
        let places = places_of(slots, taken);
        let kinds: Vec<Kind> = places.iter().filter_map(|n| slots[*n]).collect();
        cards(&kinds, |n| slot(places[n]), |n| of(kinds[n], seat), millis);
        places
    };
    match event {
        Event::Took { seat, good } => take(Cards::of(good, 1), seat),
        Event::TookCamels { seat, camels } => take(Cards::of(Kind::Camel, camels), seat),
        Event::Swapped { seat, take: taken, give } => {
            let places = take(taken, seat);
            let kinds = spread(give);
            cards(&kinds, |n| of(kinds[n], seat), |n| slot(*places.get(n)?), millis);
            places
        }
        Event::Sold { seat, good, cards: count, before, tokens, .. } => {
            let kinds = vec![good; count as usize];
            cards(&kinds, |_| hand(seat), |_| place("j-sold"), millis);
            let all = games::jaipur::board::TOKENS.get(good.index()).copied().unwrap_or_default();
            let first = (before as usize).min(all.len());
            let last = (first + tokens as usize).min(all.len());
            let (from, to) = (format!("j-pile-{}", good.letter()), format!("j-purse-{seat}"));
            coins(&all[first..last], &from, &to, &format!("good-{}", good.letter()), millis);
            Vec::new()
        }
        Event::Bonus { seat, pile, value } => {
            let value = value.unwrap_or(0);
            coins(
                &[value],
                &format!("j-bonus-{pile}"),
                &format!("j-purse-{seat}"),
                "bonus",
                millis,
            );
            Vec::new()
        }
        Event::Refilled { cards: new } => {
            let kinds = spread(new);
            cards(&kinds, |_| place("j-deck"), |n| slot(*gone.get(n)?), millis);
            gone.to_vec()
        }
        Event::Round { .. }
        | Event::Dealt { .. }
        | Event::Opened { .. }
        | Event::NoBonus { .. }
        | Event::Scored { .. }
        | Event::Won { .. } => Vec::new(),
    }
}
