//! What lines, hatching and marks mean: on the free sea at the left, where the
//! table is large enough. It holds what the moment needs, five lines at most.

use super::colours::{coat, emblem};
use super::layout::Layout;
use super::opening;
use super::since;
use super::{Maharadjah, Told};
use crate::names;
use crate::phase::Phase;
use crate::queries::goals;
use crate::view::View;
use drawing::{Anchor, Canvas, Fold, Ink, Item, Paint, Panel, Pen, Shape, Slot, Type};
use engine::Message;

/// A line: what it looks like around its middle, and what it means.
type Entry = (Vec<Shape>, String);

fn role(name: &'static str) -> Ink {
    Ink::Role(name)
}

fn swatch(paint: Paint) -> Shape {
    Shape::Rect(-13.0, -8.5, 26.0, 17.0, 5.0, paint)
}

fn rough(text: String) -> Entry {
    let hatch = Paint::fill(Ink::Pattern("m-hatch")).edge(role("m-line"), 1.2).faint(0.6);
    (vec![swatch(Paint::fill(role("m-south"))), swatch(hatch)], text)
}

fn border(pen: &Pen<'_>) -> Entry {
    let line = Shape::path("M-13 0H13", Paint::line(role("m-region"), 3.8));
    (vec![line], pen.word("table-legend-region"))
}

fn plate(text: &str, ground: &'static str, ink: &'static str) -> Vec<Shape> {
    let paint = Paint::fill(role(ground)).edge(Ink::Fixed("#23233b"), 1.1);
    let letters = Type::new(12.0, Ink::Fixed(ink)).bold();
    vec![Shape::Rect(-13.0, -9.0, 26.0, 18.0, 9.0, paint), Shape::text(0.0, 4.2, text, letters)]
}

fn ring(dashed: bool) -> Vec<Shape> {
    let paint = Paint::fill(role("m-halo")).edge(role("saffron"), 3.2);
    let paint = if dashed { paint.dashed(4.0, 4.6) } else { paint };
    vec![Shape::Circle(0.0, 0.0, 9.0, paint)]
}

/// The usual lines.
fn usual(game: &Maharadjah, pen: &Pen<'_>) -> Vec<Entry> {
    let held = Paint::fill(role("m-north")).edge(role("rib-muslims"), 4.0);
    let mut list = vec![
        rough(pen.word("table-legend-rough")),
        border(pen),
        (vec![swatch(held)], pen.word("table-legend-held")),
        (vec![Shape::symbol("m-site", 0.0, 0.0, 20.0, "site")], pen.word("table-legend-site")),
    ];
    let (guessed, all) = game.map().reconstructed();
    if guessed > 0 {
        let note = Message::new("table-legend-guess").number("guessed", guessed as i64);
        list.push((Vec::new(), pen.say(&note.number("all", all as i64))));
    }
    list
}

/// What the first turn needs.
fn first(view: &View, pen: &Pen<'_>) -> Vec<Entry> {
    let state = view.state();
    let nation = state.nation();
    let mut list = Vec::new();
    if let Some(seat) = view.viewer().filter(|seat| state.scenario().seat(nation) == Some(*seat)) {
        let (symbol, dress) = emblem(seat);
        list.push((
            vec![Shape::symbol(symbol, 0.0, 0.0, 18.0, dress)],
            pen.word("table-legend-own"),
        ));
        if let Some(goal) = goals(state, nation).first() {
            let text = Message::new("table-legend-coin")
                .message("nation", names::nation(nation))
                .number("turn", goal.turn);
            list.push((plate("2", "gold", "#23233b"), pen.say(&text)));
        }
    }
    let ghost = Paint::fill(role("m-halo")).edge(role("soft"), 1.6).dashed(3.5, 3.0);
    list.push((vec![swatch(ghost)], pen.word("table-legend-later")));
    list.push(rough(pen.word("table-legend-rough")));
    list.push(border(pen));
    list
}

fn entries(game: &Maharadjah, view: &View, told: &Told, pen: &Pen<'_>) -> Vec<Entry> {
    let state = view.state();
    if told.report.as_ref().is_some_and(|report| report.open && !report.coins(pen).is_empty()) {
        let edge = Paint::fill(role("m-lit")).edge(role("gold"), 3.0);
        return vec![
            (plate("2", "gold", "#23233b"), pen.word("table-legend-paid")),
            (vec![swatch(edge)], pen.word("table-legend-row")),
        ];
    }
    if told.since.back {
        let fill = coat(state.nation()).fill;
        let disc = Paint::fill(Ink::Fixed("#fffaf0")).edge(Ink::Fixed("#23233b"), 1.6);
        let letters = Type::new(11.0, Ink::Fixed("#23233b")).bold();
        let edge = Paint::fill(role("m-lit")).edge(role("gold"), 3.0);
        let samples = [
            vec![Shape::Circle(0.0, 0.0, 9.0, disc), Shape::text(0.0, 4.0, "3", letters)],
            vec![
                Shape::path("M-13 0H13", Paint::line(role("saffron"), 10.0)),
                Shape::path("M-13 0H13", Paint::line(fill, 4.6)),
            ],
            vec![swatch(edge)],
        ];
        return samples.into_iter().zip(since::KEYS.map(|id| pen.word(id))).collect();
    }
    if opening::shown(view) {
        return first(view, pen);
    }
    match state.phase() {
        Phase::Raise { .. } => vec![
            (plate("+1", "saffron", "#23233b"), pen.word("table-legend-raise")),
            (plate("+1", "placed", "#fffaf0"), pen.word("table-legend-raised")),
            rough(pen.word("table-legend-room")),
        ],
        Phase::Factories | Phase::Permit(_) => vec![
            (ring(false), pen.word("table-legend-build")),
            (ring(true), pen.word("table-legend-ask")),
            (
                vec![Shape::symbol("m-site", 0.0, 0.0, 20.0, "site")],
                pen.word("table-legend-no-site"),
            ),
        ],
        Phase::Window(_) | Phase::Offer(_) | Phase::Pay(_) => {
            let fight = Paint::fill(role("m-fight")).edge(role("vermilion"), 3.0);
            let asked = Paint::fill(role("m-north")).edge(role("pick"), 3.0).dashed(4.0, 3.5);
            vec![
                (vec![swatch(fight)], pen.word("table-legend-fight")),
                (vec![swatch(asked)], pen.word("table-legend-asked")),
                rough(pen.word("table-legend-rough")),
            ]
        }
        _ => usual(game, pen),
    }
}

/// The legend.
pub(super) fn legend(
    game: &Maharadjah,
    view: &View,
    told: &Told,
    pen: &Pen<'_>,
    layout: &Layout,
) -> Option<Item> {
    (layout.fold == Fold::Large).then(|| {
        let (item, _, high) = drawn(game, view, told, pen);
        let (left, top, _, height) = layout.view;
        Item { x: left + 14.0, y: top + height - 66.0 - high, ..item }
    })
}

/// The same behind a button, where the map has no free corner.
pub(super) fn panel(
    game: &Maharadjah,
    view: &View,
    told: &Told,
    pen: &Pen<'_>,
    layout: &Layout,
) -> Option<Panel> {
    let (item, wide, high) = drawn(game, view, told, pen);
    let mut canvas = Canvas::new(wide, high);
    canvas.items.push(item);
    let tab = pen.word("table-legend");
    let panel =
        Panel { name: "legend", slot: Slot::Key, tab, canvas: Some(canvas), rows: Vec::new() };
    (layout.fold != Fold::Large).then_some(panel)
}

/// The legend at the origin, its width and its height.
fn drawn(game: &Maharadjah, view: &View, told: &Told, pen: &Pen<'_>) -> (Item, f32, f32) {
    let list = entries(game, view, told, pen);
    let letters = Type::new(15.0, role("ink")).anchor(Anchor::Start);
    let small = Type::new(13.0, role("soft")).anchor(Anchor::Start);
    const STEP: f32 = 25.0;
    let wide = |(shapes, text): &Entry| {
        let letters =
            if shapes.is_empty() { small.width(text) - 32.0 } else { letters.width(text) };
        letters + 64.0
    };
    let wide = list.iter().map(wide).fold(150.0, f32::max).min(286.0);
    let high = list.len() as f32 * STEP + 14.0;
    let sheet = Paint::fill(role("sheet")).edge(role("line"), 1.2).faint(0.9);
    let mut item =
        Item::new("legend", 0.0, 0.0).with(Shape::Rect(0.0, 0.0, wide, high, 12.0, sheet));
    for (n, (shapes, text)) in list.into_iter().enumerate() {
        let y = 20.0 + n as f32 * STEP;
        if shapes.is_empty() {
            item.shapes.push(Shape::text(14.0, y + 4.5, text, small.room(wide - 26.0)));
            continue;
        }
        item.shapes.push(Shape::Group(27.0, y, 0.0, 1.0, 1.0, shapes));
        item.shapes.push(Shape::text(50.0, y + 5.0, text, letters.room(wide - 62.0)));
    }
    (item, wide, high)
}
