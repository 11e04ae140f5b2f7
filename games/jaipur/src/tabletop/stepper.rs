//! Beside the cards: how many camels are given, and the eye that remembers what
//! was seen.

use super::names;
use super::pieces::{SOFT, TEXT, middle};
use super::table::{EYE, Table};
use crate::cards::Kind;
use drawing::{Ink, Item, Kind as How, Outline, Paint, Shape, Type, svg};
use engine::Message;

/// How wide the stepper is, for its height.
pub(super) fn width(high: f32) -> f32 {
    high * if high > 40.0 { 2.25 } else { 2.62 }
}

/// Whether camels can be given: then there is a stepper.
pub(super) fn is_there(table: &Table<'_>) -> bool {
    table.is_asked() && table.view.public.herd[table.own.index()] > 0
}

/// The stepper, from its left edge and its middle line on.
pub(super) fn stepper(table: &mut Table<'_>, (x, y): (f32, f32), high: f32) {
    let (wide, r) = (width(high), high / 2.0);
    let camels = names::own(Kind::Camel);
    let n = table.picked(&camels);
    let frame = Paint::fill(Ink::Role("paper")).edge(Ink::Role("line"), 1.0);
    let count = Type::new(16.0, TEXT).bold();
    let item = Item::new("step", x + wide / 2.0, y)
        .with(Shape::Rect(-wide / 2.0, -r, wide, high, r, frame))
        .with(Shape::text(0.0, middle(0.0, 16.0), n.to_string(), count));
    table.put(item);
    let arm = (high * 0.15).max(5.0);
    let across = svg::path("M-# 0H#", &[arm, arm]);
    let cross = svg::path("M-# 0H#M0-#V#", &[arm; 4]);
    for (more, at, path) in [(false, x + r + 1.0, across), (true, x + wide - r - 1.0, cross)] {
        let word = if more { "table-more-camels" } else { "table-less-camels" };
        let ink = if !more && n == 0 { SOFT } else { TEXT };
        let opacity = if !more && n == 0 { 0.45 } else { 1.0 };
        let line = Paint::line(ink, 2.2).faint(opacity);
        let handle = format!("{}:{camels}", if more { "more" } else { "less" });
        let item = Item::new(handle.clone(), at, y)
            .touched(handle, How::Ring, table.word(word))
            .with(Shape::Spot(0.0, 0.0, r))
            .with(Shape::path(path, line))
            .with(Shape::Halo(Outline::Circle(r - 1.5)));
        table.put(item);
    }
}

/// The eye in its box, around this middle.
pub(super) fn eye(table: &mut Table<'_>, (x, y): (f32, f32), size: f32) {
    let r = size / 2.0;
    let label = table.say(&Message::new(if table.eye { "table-eye-on" } else { "table-eye-off" }));
    let box_line = Paint::fill(Ink::Role("sheet")).edge(Ink::Role("line"), 1.0);
    let k = size / 36.0;
    let lid = [-9.0, -5.0, -8.0, 5.0, -8.0, 9.0, 5.0, 8.0, -5.0, 8.0, -9.0].map(|at| at * k);
    let lid = svg::path("M# 0C# # # # # 0C# # # # # 0z", &lid);
    let mut item = Item::new(EYE, x, y)
        .touched(EYE, How::Card, label)
        .with(Shape::Rect(-r, -r, size, size, 10.0, box_line))
        .with(Shape::path(lid, Paint::line(TEXT, 1.9)))
        .with(Shape::Circle(0.0, 0.0, 2.8 * k, Paint::line(TEXT, 1.9)));
    if !table.eye {
        let stroke = svg::path("M-# #L# -#", &[8.0 * k; 4]);
        item = item
            .with(Shape::path(stroke.clone(), Paint::line(Ink::Role("sheet"), 5.0)))
            .with(Shape::path(stroke, Paint::line(TEXT, 1.9)));
    }
    table.put(item.with(Shape::Halo(Outline::Rect(-r, -r, size, size, 10.0))));
}
