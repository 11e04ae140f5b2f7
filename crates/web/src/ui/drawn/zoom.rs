//! A large board is enlarged and moved about: by wheel, fingers and buttons.

use super::super::art::art;
use super::super::env::Env;
use super::super::touch::click;
use super::surface::tenths;
use drawing::Fold;
use drawing::svg::Sent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// How far one can go in.
const MOST: f64 = 3.0;

/// What is lit fills the window at most so many times enlarged.
const CLOSE: f64 = 2.4;
/// Around what is lit some of its surroundings are seen: this part of the whole.
const AROUND: f64 = 0.11;
/// Whoever moves the board oneself is left alone for so many milliseconds.
const ALONE: f64 = 4_000.0;

/// A part of the plane, in tenths: left, top, width, height.
type Part = (i32, i32, i32, i32);

/// What part of the board is seen.
#[derive(Clone, Copy)]
pub(super) struct Zoom {
    /// How many times enlarged, and around which point, in parts of the whole.
    seen: RwSignal<(f64, f64, f64)>,
    /// When the reader moved the board last.
    moved: StoredValue<f64>,
    /// What was shown last because it mattered, and in how large a window.
    target: StoredValue<Option<(Part, f64, f64)>>,
}

fn board() -> Option<Element> {
    document().query_selector(".t-board > .surface").ok().flatten()
}

/// The part of a board that fits a window of this shape: its size when it is not
/// enlarged.
fn whole((wide, high): (f64, f64), shape: f64) -> (f64, f64) {
    if wide / high < shape { (high * shape, high) } else { (wide, wide / shape) }
}

/// The part where something can be touched, where a board does not say what
/// matters.
fn touchable(env: Env, drawn: &Sent) -> Option<Part> {
    let touches = env.touches.get_untracked();
    let places = touches.lit.iter().chain(&touches.picked).filter_map(|handle| {
        let mut items = drawn.board.items.iter();
        items.find(|it| it.handle.as_ref() == Some(handle)).map(|it| it.at)
    });
    let ends = places.map(|(x, y)| (x, y, x, y)).reduce(|one, other| {
        (one.0.min(other.0), one.1.min(other.1), one.2.max(other.2), one.3.max(other.3))
    });
    ends.map(|(x, y, most_x, most_y)| (x, y, most_x - x, most_y - y))
}

impl Zoom {
    pub(super) fn new() -> Zoom {
        let (moved, target) = (StoredValue::new(0.0), StoredValue::new(None));
        Zoom { seen: RwSignal::new((1.0, 0.5, 0.5)), moved, target }
    }

    pub(super) fn is_in(self) -> bool {
        self.seen.get_untracked().0 > 1.0
    }

    /// Shows that part of the board.
    fn show(self, env: Env, (times, x, y): (f64, f64, f64)) {
        let times = times.clamp(1.0, MOST);
        let (Some(drawn), Some(board)) = (env.drawn.get_untracked(), board()) else { return };
        let (left, top, wide, high) = drawn.board.view;
        let (wide, high) = (f64::from(wide), f64::from(high));
        let place = board.get_bounding_client_rect();
        let (w, h) = whole((wide, high), place.width().max(1.0) / place.height().max(1.0));
        let (w, h) = (w / times, h / times);
        // Where the whole breadth is seen it stays in the middle.
        let within = |at: f64, part: f64| {
            let half = 0.5 * part;
            if part >= 1.0 { 0.5 } else { at.max(half).min(1.0 - half) }
        };
        let (x, y) = (within(x, w / wide), within(y, h / high));
        self.seen.set((times, x, y));
        let (from_x, from_y) =
            (f64::from(left) + wide * x - w / 2.0, f64::from(top) + high * y - h / 2.0);
        let view = [from_x, from_y, w, h].map(|it| tenths(it as i32)).join(" ");
        let _ = board.set_attribute("viewBox", &view);
    }

    fn by(self, env: Env, factor: f64) {
        self.moved.set_value(js_sys::Date::now());
        let (times, x, y) = self.seen.get_untracked();
        self.show(env, (times * factor, x, y));
    }

    /// Shows the whole board.
    pub(super) fn fit(self, env: Env) {
        self.moved.set_value(js_sys::Date::now());
        self.show(env, (1.0, 0.5, 0.5));
    }

    /// A small screen shows the part that matters, and some of what lies around
    /// it: once, so that whoever moves the board then sees what he wants.
    fn follow(self, env: Env) {
        let Some(drawn) = env.drawn.get_untracked().filter(|it| it.fills) else { return };
        let fold = env.frame.get_untracked().fold;
        if fold != Fold::Phone {
            // Whoever widens the window again sees the whole board again.
            if self.target.get_value().is_some() {
                self.target.set_value(None);
                self.show(env, (1.0, 0.5, 0.5));
            }
            return;
        }
        let alone = js_sys::Date::now() - self.moved.get_value() < ALONE;
        let place = board().map(|it| it.get_bounding_client_rect());
        let Some(place) = place.filter(|_| !alone) else { return };
        let (wide_px, high_px) = (place.width().max(1.0), place.height().max(1.0));
        let (left, top, wide, high) = drawn.board.view;
        let part = drawn.board.focus.or_else(|| touchable(env, &drawn)).unwrap_or(drawn.board.view);
        let target = Some((part, wide_px, high_px));
        if self.target.get_value() == target {
            return;
        }
        self.target.set_value(target);
        let (wide, high) = (f64::from(wide), f64::from(high));
        let (w, h) = whole((wide, high), wide_px / high_px);
        let around = 2.0 * AROUND * wide;
        let (part_x, part_y, part_w, part_h) = part;
        let times = (w / (f64::from(part_w) + around)).min(h / (f64::from(part_h) + around));
        let middle = |at: i32, size: i32, from: i32, whole: f64| {
            (f64::from(at - from) + f64::from(size) / 2.0) / whole
        };
        let (x, y) = (middle(part_x, part_w, left, wide), middle(part_y, part_h, top, high));
        self.show(env, (times.min(CLOSE), x, y));
    }

    /// Follows what matters from now on.
    pub(super) fn watch(self, env: Env) {
        Effect::new(move |_| {
            env.drawn.track();
            env.touches.track();
            env.frame.track();
            env.lifted.track();
            // The board has its new size after this.
            request_animation_frame(move || {
                request_animation_frame(move || self.follow(env));
            });
        });
    }

    /// The buttons in the corner; the wheel and fingers belong to them.
    pub(super) fn buttons(self, env: Env, before: AnyView) -> AnyView {
        let button = move |icon: &'static str, word: &'static str, factor: f64| {
            view! {
                <button class="tool" aria-label=env.live(word) title=env.live(word)
                    on:click=click(move |_| if factor == 0.0 { self.fit(env) } else { self.by(env, factor) })>
                    {art(icon, "")}</button>
            }
        };
        request_animation_frame(move || self.listen(env));
        view! {
            <div class="zoom" role="group" aria-label=env.live("web-zoom")>
                {before}{button("i-fit", "web-fit", 0.0)}{button("i-minus", "web-smaller", 0.8)}{button("i-plus", "web-larger", 1.25)}
            </div>
        }
        .into_any()
    }

    fn listen(self, env: Env) {
        let Some(board) = board() else { return };
        let held: StoredValue<Vec<(i32, f64, f64)>> = StoredValue::new(Vec::new());
        let target: web_sys::EventTarget = board.clone().unchecked_into();
        let on = |name: &str, what: Box<dyn FnMut(web_sys::PointerEvent)>| {
            let what = wasm_bindgen::closure::Closure::wrap(what);
            let what = super::super::stage::for_ever(what);
            let _ = target.add_event_listener_with_callback(name, &what);
        };
        let wheel = wasm_bindgen::closure::Closure::<dyn FnMut(web_sys::WheelEvent)>::new(
            move |event: web_sys::WheelEvent| {
                event.prevent_default();
                self.by(env, if event.delta_y() < 0.0 { 1.15 } else { 0.87 });
            },
        );
        let wheel = super::super::stage::for_ever(wheel);
        let options = web_sys::AddEventListenerOptions::new();
        options.set_passive(false);
        let _ = target.add_event_listener_with_callback_and_add_event_listener_options(
            "wheel", &wheel, &options,
        );
        on(
            "pointerdown",
            Box::new(move |event| {
                let at =
                    (event.pointer_id(), f64::from(event.client_x()), f64::from(event.client_y()));
                held.update_value(|held| held.push(at));
            }),
        );
        for name in ["pointerup", "pointercancel", "pointerleave"] {
            on(
                name,
                Box::new(move |event| {
                    held.update_value(|held| held.retain(|(id, ..)| *id != event.pointer_id()));
                }),
            );
        }
        on(
            "pointermove",
            Box::new(move |event| {
                let place = board.get_bounding_client_rect();
                let (now_x, now_y) = (f64::from(event.client_x()), f64::from(event.client_y()));
                let list = held.get_value();
                let Some((_, was_x, was_y)) = list.iter().find(|it| it.0 == event.pointer_id())
                else {
                    return;
                };
                let (times, x, y) = self.seen.get_untracked();
                let other = list.iter().find(|it| it.0 != event.pointer_id());
                let next = match other {
                    Some((_, far_x, far_y)) => {
                        let was = (was_x - far_x).hypot(was_y - far_y).max(1.0);
                        (times * (now_x - far_x).hypot(now_y - far_y) / was, x, y)
                    }
                    None => (
                        times,
                        x - (now_x - was_x) / place.width() / times,
                        y - (now_y - was_y) / place.height() / times,
                    ),
                };
                held.update_value(|held| {
                    held.iter_mut().filter(|it| it.0 == event.pointer_id()).for_each(|it| {
                        (it.1, it.2) = (now_x, now_y);
                    });
                });
                if times > 1.0 || other.is_some() {
                    self.moved.set_value(js_sys::Date::now());
                    self.show(env, next);
                }
            }),
        );
    }
}
