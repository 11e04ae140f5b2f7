//! The symbols of the page.

use engine::Seat;
use leptos::prelude::*;

/// The drawings of the page.
pub(crate) const SPRITE: &str = include_str!("art.svg");

/// Emblems of the chairs, so that nothing is told by colour alone.
const EMBLEMS: [&str; 8] =
    ["lotus", "peacock", "elephant", "tiger", "sun", "moon", "lotus", "peacock"];

/// A drawing of a sprite.
pub(crate) fn art(id: &str, class: &'static str) -> AnyView {
    let svg = format!("<svg aria-hidden=\"true\" focusable=\"false\"><use href=\"#{id}\"/></svg>");
    view! { <span class=format!("art {class}") inner_html=svg></span> }.into_any()
}

/// The picture of a game; a table, if nobody has drawn one.
pub(crate) fn picture(game: &str) -> AnyView {
    let known = SPRITE.contains(&format!("id=\"g-{game}\""));
    art(&format!("g-{}", if known { game } else { "table" }), "picture")
}

/// The emblem of a chair, in its colour.
pub(crate) fn emblem(seat: Seat) -> AnyView {
    let svg = format!(
        "<svg aria-hidden=\"true\" viewBox=\"0 0 24 24\"><use href=\"#e-{}\"/></svg>",
        EMBLEMS[seat.index()]
    );
    view! { <span class=format!("emblem seat-{}", seat.index()) inner_html=svg></span> }.into_any()
}
