//! What the first turn of a match tells over the map, where the map is large:
//! which turn it is, who comes, who acts in order, and what to touch first.

use super::chart::middle;
use super::colours::coat;
use super::layout::Layout;
use super::timeline::{arrives, years};
use crate::area::Areas;
use crate::names;
use crate::nation::Nation;
use crate::phase::Phase;
use crate::queries::{When, acts, chapters};
use crate::view::View;
use drawing::{Anchor, Fold, Ink, Item, Paint, Pen, Shape, Type, svg};
use engine::Message;

/// Who acts is told for so many.
const MOST: usize = 5;
/// The cartouche, in units of the map.
const WIDE: f32 = 398.0;
const HIGH: f32 = 178.0;
/// The pill that says what to touch.
const TIP: (f32, f32, f32) = (24.0, 478.0, 38.0);

/// Whether it is told: in the first turn, to somebody who plays.
pub(super) fn shown(view: &View) -> bool {
    let state = view.state();
    state.turn() == state.scenario().first_turn()
        && view.viewer().is_some()
        && state.phase() != Phase::Over
}

/// Where nothing else should be written: left, top, width, height.
pub(super) fn boxes(view: &View, pen: &Pen<'_>, layout: &Layout) -> Vec<(f32, f32, f32, f32)> {
    if !shown(view) || layout.fold != Fold::Large {
        return Vec::new();
    }
    let (x, y) = place(layout);
    let mut list = vec![(x, y, WIDE, HIGH)];
    if let Some(text) = tip(view, pen) {
        list.push((TIP.0, TIP.1, tip_type().width(&text) + 34.0, TIP.2));
    }
    list
}

fn place(layout: &Layout) -> (f32, f32) {
    let (left, top, width, _) = layout.view;
    (left + width - WIDE - 16.0, top + 16.0)
}

fn tip_type() -> Type {
    Type::new(17.0, Ink::Fixed("#23233b")).bold()
}

/// What to touch first: until something has moved.
fn tip(view: &View, pen: &Pen<'_>) -> Option<String> {
    let state = view.state();
    let own = state.scenario().seat(state.nation()) == view.viewer();
    let first = state.march().arrivals().is_empty() && state.phase() == Phase::March;
    let stacks = state.held(state.nation()).and(Areas::LAND).len() as i64;
    let tip = Message::new("table-tip").number("n", stacks);
    (own && first && stacks > 0).then(|| pen.say(&tip))
}

/// The cartouche and the pill.
pub(super) fn items(view: &View, pen: &Pen<'_>, layout: &Layout) -> Vec<Item> {
    if !shown(view) || layout.fold != Fold::Large {
        return Vec::new();
    }
    let mut items = vec![cartouche(view, pen, layout)];
    if let Some(text) = tip(view, pen) {
        items.push(pill(view, text));
    }
    items
}

fn pill(view: &View, text: String) -> Item {
    let state = view.state();
    let (x, y, high) = TIP;
    let wide = tip_type().width(&text) + 34.0;
    let (end, middle_y) = (x + wide, y + high / 2.0);
    let far = |at: &(f32, f32)| (at.0 - end).hypot(at.1 - middle_y);
    let stacks = state.held(state.nation()).and(Areas::LAND).map(middle);
    let near = stacks.min_by(|one, other| far(one).total_cmp(&far(other)));
    let mut item = Item::new("tip", 0.0, 0.0);
    if let Some((to_x, to_y)) = near.filter(|at| far(at) < 420.0) {
        let (mid_x, mid_y) = (f32::midpoint(end, to_x), middle_y + 10.0);
        let dots = Paint::line(Ink::Role("m-name"), 3.0).dashed(0.5, 7.0);
        let ends = [end, middle_y, mid_x, mid_y, to_x - 34.0, to_y + 12.0];
        let path = svg::path("M# #Q# # # #", &ends);
        item = item.with(Shape::path(path, dots));
    }
    let paint = Paint::fill(Ink::Fixed("#fffaf0")).edge(Ink::Role("saffron"), 3.0);
    item.with(Shape::Rect(x, y, wide, high, high / 2.0, paint)).with(Shape::text(
        x + wide / 2.0,
        y + high / 2.0 + 6.0,
        text,
        tip_type(),
    ))
}

/// The sentences: who comes, and when is paid.
fn sentences(view: &View, pen: &Pen<'_>) -> (String, Vec<String>) {
    let state = view.state();
    let turn = state.turn();
    let comers: Vec<Nation> = Nation::ALL
        .iter()
        .copied()
        .filter(|it| state.scenario().seat(*it).is_some() && arrives(turn, *it) > 0)
        .collect();
    let title = match comers.first() {
        Some(nation) => {
            Message::new("table-opening-come").message("nation", names::nation(*nation))
        }
        None => Message::new("table-opening-quiet"),
    };
    let mut lines = Vec::new();
    if let Some(nation) = comers.first() {
        let major = crate::ages::age(turn).major.contains(*nation);
        let id = if major { "table-opening-twice" } else { "table-opening-once" };
        let armies = Message::new("armies").number("n", arrives(turn, *nation));
        lines.push(pen.say(&Message::new(id).message("armies", armies)));
    }
    let pays = chapters(state).into_iter().find(|it| it.everybody || !it.scores.is_empty());
    if let Some(pays) = pays {
        lines.push(pen.say(&Message::new("table-opening-paid").number("turn", pays.turn)));
    }
    (pen.say(&title), lines)
}

fn cartouche(view: &View, pen: &Pen<'_>, layout: &Layout) -> Item {
    let state = view.state();
    let role = Ink::Role;
    let (x, y) = place(layout);
    let sheet = Paint::fill(role("sheet")).edge(role("line"), 1.4);
    let mut item =
        Item::new("cartouche", x, y).with(Shape::Rect(0.0, 0.0, WIDE, HIGH, 15.0, sheet));
    let start = |size: f32| Type::new(size, role("ink")).anchor(Anchor::Start).room(WIDE - 34.0);
    let turn = Message::new("table-turn-head").number("turn", state.turn());
    let title = start(22.0).serif().bold();
    item = item.with(Shape::text(17.0, 31.0, pen.say(&turn), title));
    let dates = Type::new(15.0, role("soft")).anchor(Anchor::End);
    item = item.with(Shape::text(WIDE - 17.0, 30.0, years(state.turn(), pen), dates));
    let (first, rest) = sentences(view, pen);
    item = item.with(Shape::text(17.0, 57.0, first, start(17.0).bold()));
    for (n, text) in rest.into_iter().enumerate() {
        item = item.with(Shape::text(17.0, 79.0 + n as f32 * 21.0, text, start(15.5)));
    }
    // Who acts in order, this one first.
    let order: Vec<_> = acts(state, state.turn())
        .into_iter()
        .filter(|it| it.acts && it.when != When::Past)
        .take(MOST)
        .collect();
    let step = (WIDE - 30.0) / MOST as f32;
    for (n, it) in order.iter().enumerate() {
        let middle = 15.0 + (n as f32 + 0.5) * step;
        if n == 0 {
            let paint = Paint::fill(role("wash")).edge(role("saffron"), 2.6);
            item = item.with(Shape::Rect(
                middle - step / 2.0 + 3.0,
                110.0,
                step - 8.0,
                60.0,
                11.0,
                paint,
            ));
        } else {
            let edge = middle - step / 2.0;
            let tip = svg::path("M# 128l6 6l-6 6", &[edge - 5.0]);
            item = item.with(Shape::path(tip, Paint::line(role("soft"), 2.2)));
        }
        let coat = coat(it.nation);
        item = item.with(Shape::symbol(coat.symbol, middle, 132.0, 28.0, coat.dress));
        let letters = Type::new(13.0, role("ink")).room(step - 14.0);
        let letters = if n == 0 { letters.bold() } else { letters };
        item = item.with(Shape::text(middle, 163.0, pen.name(it.seat), letters));
    }
    item
}
