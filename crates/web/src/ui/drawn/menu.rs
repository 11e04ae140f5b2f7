//! What a touch may mean: chips at the spot, each with its price and effect.

use super::super::env::Env;
use super::super::touch::click;
use super::sheets::icon;
use crate::scene::Order;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// How wide a menu is, in pixels.
const WIDTH: f64 = 280.0;
/// How high one of its lines is, about.
const LINE: f64 = 58.0;

/// Where the menu stands beside what was touched: inside the board.
fn place(board: &Element, spot: &str, lines: usize) -> (f64, f64) {
    let area = board.get_bounding_client_rect();
    let found =
        document().query_selector(&format!("main.drawn [data-h=\"{spot}\"]")).ok().flatten();
    let Some(found) = found.map(|it| it.get_bounding_client_rect()) else { return (8.0, 8.0) };
    let high = LINE * lines as f64 + 8.0;
    let right = found.right() + 8.0;
    let left = if right + WIDTH < area.right() { right } else { found.left() - WIDTH - 8.0 };
    let top = found.top() + found.height() / 2.0 - high / 2.0;
    let within = |value: f64, most: f64| value.max(4.0).min((most - 4.0).max(4.0));
    (
        within(left - area.left(), area.width() - WIDTH),
        within(top - area.top(), area.height() - high),
    )
}

/// The menu, if there is one.
pub(super) fn menu(env: Env, board: NodeRef<leptos::html::Section>) -> AnyView {
    let inside = move || {
        let touches = env.touches.get();
        let spot = touches.spot.clone().filter(|_| !touches.menu.is_empty())?;
        let list = NodeRef::<leptos::html::Div>::new();
        let lines = touches.menu.len();
        Effect::new(move |_| {
            let (Some(list), Some(board)) = (list.get(), board.get_untracked()) else { return };
            let (x, y) = place(board.unchecked_ref(), spot.as_str(), lines);
            let element: &HtmlElement = list.unchecked_ref();
            let style = element.style();
            let _ = style.set_property("left", &format!("{}px", x as i32));
            let _ = style.set_property("top", &format!("{}px", y as i32));
            let first = element.query_selector("button").ok().flatten();
            if let Some(first) = first {
                let _ = first.unchecked_into::<HtmlElement>().focus();
            }
        });
        let line = move |it: crate::scene::Button| {
            let text = it.text.clone();
            let below = if it.effect.is_empty() { it.what.clone() } else { it.effect.clone() };
            let price = it.price.map(|(coin, number)| {
                view! { <span class="price">{icon(&coin)}{number}</span> }
            });
            view! {
                <button class="chip-line" role="menuitem" title=it.what
                    on:click=click(move |_| env.order(&Order::Press { text: text.clone() }))>
                    {it.icon.as_ref().map(icon)}
                    <span><strong>{it.label}</strong><small>{below}</small></span>
                    {price}
                </button>
            }
        };
        let chips = touches.menu.iter().cloned().map(line).collect_view();
        let heading = touches.heading.clone();
        let heading = (!heading.is_empty()).then(|| view! { <p class="menu-head">{heading}</p> });
        Some(
            view! { <div class="menu" role="menu" node_ref=list on:keydown=keys>{heading}{chips}</div> },
        )
    };
    view! { {inside} }.into_any()
}

/// Up and down go from line to line.
fn keys(event: web_sys::KeyboardEvent) {
    let here = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    let here = here.and_then(|it| it.closest("button").ok().flatten());
    let next = here.and_then(|it| match event.key().as_str() {
        "ArrowDown" => it.next_element_sibling(),
        "ArrowUp" => it.previous_element_sibling(),
        _ => None,
    });
    if let Some(next) = next {
        event.prevent_default();
        event.stop_propagation();
        let _ = next.unchecked_into::<HtmlElement>().focus();
    }
}
