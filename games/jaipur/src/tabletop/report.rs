//! The count of a round, in the place of the market: its cards mean nothing now.

use super::pieces::{SOFT, emblem, noble, plain, quiet};
use super::plan::{Form, Rect};
use super::table::Table;
use crate::board;
use crate::listing::bonus_values;
use crate::state::{Cause, Summary};
use drawing::{Anchor, Ink, Item, Paint, Shape, Type, svg};
use engine::{Message, Seat};

/// A row of the count: its name, then for each side what it is made of and what
/// it is worth.
type Count = (String, [(String, String); 2]);

/// The count of the round that is over.
pub(super) fn draw(table: &mut Table<'_>, round: u8, summary: &Summary) {
    let all = table.plan.report();
    let mut shapes = Vec::new();
    let edge = Paint::fill(Ink::Role("sheet")).edge(Ink::Role("gold"), 1.5);
    shapes.push(Shape::Rect(all.x + 0.75, all.y + 0.75, all.w - 1.5, all.h - 1.5, 12.0, edge));
    let narrow = table.plan.form == Form::Tower;
    let (left, right) = if narrow {
        (Rect { h: all.h - 25.0, ..all }, Rect { y: all.bottom() - 27.0, h: 26.0, ..all })
    } else {
        let wide = 232.0_f32.min(all.w * 0.3);
        (Rect { w: all.w - wide, ..all }, Rect { x: all.right() - wide, w: wide, ..all })
    };
    rows(table, &mut shapes, left, round, summary);
    if narrow {
        verdict_line(table, &mut shapes, right, summary);
    } else {
        verdict(table, &mut shapes, right, summary);
    }
    table.put(Item { shapes, ..Item::new("report", 0.0, 0.0) });
}

fn tokens_of(table: &Table<'_>, n: u8) -> String {
    table.say(&Message::new("table-tokens").number("n", n))
}

fn counts(table: &Table<'_>, summary: &Summary) -> Vec<Count> {
    let both = |f: &dyn Fn(usize) -> (String, String)| {
        [table.own, table.rival].map(|seat| f(seat.index()))
    };
    // One's own bonus tokens lie open; of the other's no view tells the values.
    let bonus = |n: usize| {
        let values = bonus_values(&table.view.won);
        if table.view.viewer == Some(Seat::new(n)) && !values.is_empty() {
            return values.iter().map(u8::to_string).collect::<Vec<_>>().join(" + ");
        }
        tokens_of(table, summary.bonus_tokens[n])
    };
    let tokens = |n: u8| tokens_of(table, n);
    let camels = |n: u8| table.say(&Message::new("cards-camel").number("n", n));
    let token = |n: usize| {
        let won = summary.camel_token() == Some(Seat::new(n));
        if won { board::CAMEL_TOKEN.to_string() } else { "–".to_owned() }
    };
    vec![
        (
            table.word("table-count-goods"),
            both(&|n| (tokens(summary.goods_tokens[n]), summary.goods[n].to_string())),
        ),
        (table.word("table-count-bonus"), both(&|n| (bonus(n), summary.bonus[n].to_string()))),
        (table.word("table-count-herd"), both(&|n| (camels(summary.herd[n]), token(n)))),
    ]
}

fn rows(table: &Table<'_>, shapes: &mut Vec<Shape>, all: Rect, round: u8, summary: &Summary) {
    let narrow = table.plan.form == Form::Tower;
    let (pad, size) = match (narrow, all.h < 100.0) {
        (false, _) => (20.0, 14.5),
        (true, false) => (12.0, 13.5),
        (true, true) => (12.0, 12.0),
    };
    let high = ((all.h - if narrow { 2.0 } else { 22.0 }) / 5.2).min(34.0);
    let begin = all.y + (all.h - 5.2 * high) / 2.0;
    let base = |row: f32| begin + high * row + high * 0.68;
    let (left, right) = (all.x + pad, all.right() - pad);
    let columns = [left + (right - left) * 0.66, right - 6.0];
    let room = (right - left) * 0.36;
    let title = noble(size + 1.5).anchor(Anchor::Start).room(room);
    let words = Message::new("view-round").number("round", round);
    shapes.push(Shape::text(left, base(0.0), table.say(&words), title));
    for (seat, x) in [table.own, table.rival].into_iter().zip(columns) {
        let letters = noble(size + 1.5).anchor(Anchor::End).room(110.0);
        let name = table.name(seat);
        let wide = letters.width(&name).min(110.0);
        shapes.push(emblem(seat, x - wide - 14.0, base(0.0) - size * 0.35, size * 1.2));
        shapes.push(Shape::text(x, base(0.0), name, letters));
    }
    let rule = |y: f32, ink: &'static str, width: f32| {
        let path = svg::path("M# #H#", &[left, y, right]);
        Shape::path(path, Paint::line(Ink::Role(ink), width))
    };
    for (n, (name, sides)) in counts(table, summary).into_iter().enumerate() {
        let row = n as f32 + 1.0;
        shapes.push(rule(begin + high * row, "line", 1.0));
        let letters = plain(size).anchor(Anchor::Start).room(room);
        shapes.push(Shape::text(left, base(row), name, letters));
        for ((detail, value), x) in sides.into_iter().zip(columns) {
            shapes.push(Shape::text(x, base(row), value, plain(size).anchor(Anchor::End)));
            if !narrow {
                let letters = quiet(size - 2.0).anchor(Anchor::End).room(100.0);
                shapes.push(Shape::text(x - 34.0, base(row), detail, letters));
            }
        }
    }
    let top = begin + high * 4.0;
    for (seat, x) in [table.own, table.rival].into_iter().zip(columns) {
        if summary.winner == Some(seat) {
            let wide = (right - left) * if narrow { 0.18 } else { 0.3 };
            let wash = Paint::fill(Ink::Role("good-wash"));
            shapes.push(Shape::Rect(x + 8.0 - wide, top, wide, high * 1.2, 3.0, wash));
        }
    }
    shapes.push(rule(top, "ink", 2.0));
    let sum = top + high * 0.88;
    let letters = noble(size + 1.5).anchor(Anchor::Start);
    shapes.push(Shape::text(left, sum, table.word("table-count-sum"), letters));
    for (seat, x) in [table.own, table.rival].into_iter().zip(columns) {
        let letters = noble(size * if narrow { 1.3 } else { 1.5 }).anchor(Anchor::End);
        shapes.push(Shape::text(x, sum, summary.rupees(seat).to_string(), letters));
    }
}

/// Who won the round, in a few words.
fn winner(table: &Table<'_>, summary: &Summary) -> String {
    match summary.winner {
        Some(seat) => table.say(&Message::new("table-wins-round").seat("who", seat)),
        None => table.word("table-tied"),
    }
}

/// By what it was decided, or why the round ended.
fn why(table: &Table<'_>, summary: &Summary) -> String {
    let equal = |pair: [u8; 2]| pair[0] == pair[1];
    let money = [summary.rupees(Seat::A), summary.rupees(Seat::B)];
    let id = match summary.cause {
        _ if summary.winner.is_some() && equal(money) => {
            if !equal(summary.bonus_tokens) {
                "table-by-bonus"
            } else if !equal(summary.goods_tokens) {
                "table-by-goods"
            } else {
                "table-by-start"
            }
        }
        Cause::Piles => "table-cause-piles",
        Cause::Deck => "table-cause-deck",
        Cause::Guard => "table-cause-guard",
    };
    table.word(id)
}

fn verdict(table: &Table<'_>, shapes: &mut Vec<Shape>, all: Rect, summary: &Summary) {
    let (cx, cy) = all.middle();
    let room = all.w - 28.0;
    let line = Paint::line(Ink::Role("line"), 1.0);
    shapes
        .push(Shape::path(svg::path("M# #V#", &[all.x, all.y + 26.0, all.bottom() - 26.0]), line));
    let title = noble(20.0).room(room);
    shapes.push(Shape::text(cx, cy - 48.0, winner(table, summary), title));
    shapes.push(Shape::text(cx, cy - 26.0, why(table, summary), quiet(13.0).room(room)));
    let need = f32::from(table.game.seals_to_win());
    for (seat, x) in [table.own, table.rival].into_iter().zip([cx - 50.0, cx + 50.0]) {
        let size = 36.0;
        let from = x - (need - 1.0) * size * 0.56;
        table.seals(shapes, (from, cy + 8.0), size, seat);
        shapes.push(Shape::text(x, cy + 43.0, table.name(seat), plain(12.5).room(92.0)));
    }
    let seals = table.view.public.seals;
    let most = seals[0].max(seals[1]);
    if most < table.game.seals_to_win() {
        let left = Message::new("table-seals-left").number("n", table.game.seals_to_win() - most);
        let letters = Type::new(13.0, SOFT).room(room);
        shapes.push(Shape::text(cx, cy + 68.0, table.say(&left), letters));
    }
}

fn verdict_line(table: &Table<'_>, shapes: &mut Vec<Shape>, all: Rect, summary: &Summary) {
    let (_, cy) = all.middle();
    let size = 22.0;
    let letters = noble(14.0).anchor(Anchor::Start).room(150.0);
    shapes.push(Shape::text(all.x + 12.0, cy + 5.0, winner(table, summary), letters));
    let need = f32::from(table.game.seals_to_win());
    let wide = need * size * 1.12;
    let mut x = all.right() - 10.0;
    for seat in [table.rival, table.own] {
        x -= wide;
        table.seals(shapes, (x + size / 2.0, cy), size, seat);
        shapes.push(emblem(seat, x - 10.0, cy, 15.0));
        x -= 28.0;
    }
}
