//! Quiet arrows: what others did since the reader's last turn, and the way that a
//! pointed-at journey would take.

use super::super::env::Env;
use drawing::Handle;
use drawing::svg::Sent;
use leptos::prelude::*;

fn point(drawn: &Sent, handle: &Handle) -> Option<(i32, i32)> {
    let found = drawn.board.items.iter().find(|it| it.handle.as_ref() == Some(handle))?;
    Some((found.at.0 / 10, found.at.1 / 10))
}

/// An arrow with a bow, so that there and back lie apart.
fn arrow(from: (i32, i32), to: (i32, i32), class: &str) -> String {
    let ((x, y), (left, top)) = (from, to);
    let (dx, dy) = (left - x, top - y);
    let (bow_x, bow_y) = (i32::midpoint(x, left) - dy / 6, i32::midpoint(y, top) + dx / 6);
    format!(
        "<path class=\"trace {class}\" d=\"M{x} {y}Q{bow_x} {bow_y} {left} {top}\" marker-end=\"url(#trace-end)\"/>"
    )
}

/// What lies over the things: traces of others, or the way that is pointed at.
fn over(env: Env) -> String {
    let Some(drawn) = env.drawn.get() else { return String::new() };
    if let Some((_, _, over)) = env.pointed.get().filter(|(_, _, over)| !over.is_empty()) {
        return over;
    }
    if env.touches.get().begun {
        return String::new();
    }
    let (log, mark) = (env.log.get(), env.mark.get());
    let viewer = env.scene.with(|scene| scene.as_ref().and_then(|scene| scene.viewer));
    let mut text = String::from(
        "<defs><marker id=\"trace-end\" viewBox=\"0 0 8 8\" refX=\"6\" refY=\"4\" markerWidth=\"4\" markerHeight=\"4\" orient=\"auto-start-reverse\"><path d=\"M0 0 8 4 0 8z\" fill=\"context-stroke\"/></marker></defs>",
    );
    let lines =
        log.iter().filter(|line| line.step >= mark && line.who.is_some() && line.who != viewer);
    for line in lines {
        let class = line.who.map_or_else(String::new, |seat| format!("trace-{}", seat.index()));
        for (from, to) in &line.arrows {
            let ends = from.as_ref().and_then(|it| point(&drawn, it)).zip(point(&drawn, to));
            if let Some((from, to)) = ends.filter(|(from, to)| from != to) {
                text.push_str(&arrow(from, to, &class));
            }
        }
    }
    text
}

/// Draws whenever something of it changes.
pub(super) fn watch(env: Env) {
    let text = Memo::new(move |_| over(env));
    Effect::new(move |_| {
        let text = text.get();
        request_animation_frame(move || {
            let layer = document().query_selector(".t-board .surface > .over").ok().flatten();
            if let Some(layer) = layer {
                layer.set_inner_html(&text);
            }
        });
    });
}
