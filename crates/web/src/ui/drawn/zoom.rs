//! A large board is enlarged and moved about: by wheel, fingers and buttons.

use super::super::art::art;
use super::super::env::Env;
use super::super::touch::click;
use super::surface::tenths;
use drawing::svg::CanvasSent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// How far one can go in.
const MOST: f64 = 3.0;

/// What part of the board is seen.
#[derive(Clone, Copy)]
pub(super) struct Zoom {
    /// How many times enlarged, and around which point, in parts of the whole.
    seen: RwSignal<(f64, f64, f64)>,
    /// What was shown last because it mattered: the reader may have moved on.
    focus: RwSignal<Option<(i32, i32, i32, i32)>>,
}

fn board() -> Option<Element> {
    document().query_selector(".t-board > .surface").ok().flatten()
}

impl Zoom {
    pub(super) fn new() -> Zoom {
        Zoom { seen: RwSignal::new((1.0, 0.5, 0.5)), focus: RwSignal::new(None) }
    }

    /// Shows what matters now, once: whoever moves the board then sees what he
    /// wants until something else matters.
    pub(super) fn follow(self, env: Env, canvas: &CanvasSent) {
        if self.focus.get_untracked() == canvas.focus {
            return;
        }
        self.focus.set(canvas.focus);
        let (left, top, wide, high) = canvas.view;
        let (x, y, w, h) = canvas.focus.unwrap_or(canvas.view);
        let part = |at: i32, size: i32, from: i32, all: i32| {
            (f64::from(at - from) + f64::from(size) / 2.0) / f64::from(all.max(1))
        };
        let times = f64::from(wide) / f64::from(w.max(1));
        self.show(env, (times, part(x, w, left, wide), part(y, h, top, high)));
    }

    pub(super) fn is_in(self) -> bool {
        self.seen.get_untracked().0 > 1.0
    }

    /// Shows that part of the board.
    fn show(self, env: Env, (times, x, y): (f64, f64, f64)) {
        let times = times.clamp(1.0, MOST);
        let half = 0.5 / times;
        let (x, y) = (x.clamp(half, 1.0 - half), y.clamp(half, 1.0 - half));
        self.seen.set((times, x, y));
        let Some(drawn) = env.drawn.get_untracked() else { return };
        let (left, top, wide, high) = drawn.board.view;
        let (w, h) = (f64::from(wide) / times, f64::from(high) / times);
        let (from_x, from_y) = (
            f64::from(left) + f64::from(wide) * x - w / 2.0,
            f64::from(top) + f64::from(high) * y - h / 2.0,
        );
        let view = [from_x, from_y, w, h].map(|it| tenths(it as i32)).join(" ");
        if let Some(board) = board() {
            let _ = board.set_attribute("viewBox", &view);
        }
    }

    fn by(self, env: Env, factor: f64) {
        let (times, x, y) = self.seen.get_untracked();
        self.show(env, (times * factor, x, y));
    }

    /// The buttons in the corner; the wheel and fingers belong to them.
    pub(super) fn buttons(self, env: Env) -> AnyView {
        let button = move |icon: &'static str, word: &'static str, factor: f64| {
            view! {
                <button class="tool" aria-label=env.live(word) title=env.live(word)
                    on:click=click(move |_| if factor == 0.0 { self.show(env, (1.0, 0.5, 0.5)) } else { self.by(env, factor) })>
                    {art(icon, "")}</button>
            }
        };
        request_animation_frame(move || self.listen(env));
        view! {
            <div class="zoom" role="group" aria-label=env.live("web-zoom")>
                {button("i-fit", "web-fit", 0.0)}{button("i-minus", "web-smaller", 0.8)}{button("i-plus", "web-larger", 1.25)}
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
                    self.show(env, next);
                }
            }),
        );
    }
}
