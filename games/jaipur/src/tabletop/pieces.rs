//! The pieces: cards, tokens, seals, and words in the letters of the table.

use super::names;
use super::palette::{CARD, INK, LETTER, SEATS, coin};
use super::plan::HIGH;
use crate::cards::Kind;
use drawing::{Anchor, Ink, Outline, Paint, Shape, Type, svg};
use engine::Seat;
use std::borrow::Cow;

pub(super) const TEXT: Ink = Ink::Role("ink");
pub(super) const SOFT: Ink = Ink::Role("soft");

/// Plain letters.
pub(super) const fn plain(size: f32) -> Type {
    Type::new(size, TEXT)
}

/// Quiet letters.
pub(super) const fn quiet(size: f32) -> Type {
    Type::new(size, SOFT)
}

/// Letters of names and sums.
pub(super) const fn noble(size: f32) -> Type {
    Type::new(size, TEXT).serif().bold()
}

/// How wide a text is at most, for what stands beside it: fonts are the
/// reader's own, and some of the common ones are wide.
pub(super) fn reach(letters: &Type, text: &str) -> f32 {
    let wide = letters.width(text) * if letters.bold { 1.14 } else { 1.08 };
    letters.room.map_or(wide, |room| wide.min(room))
}

/// Where the letters of this size stand if their middle is here.
pub(super) fn middle(y: f32, size: f32) -> f32 {
    y + size * 0.35
}

const fn face(kind: Kind) -> &'static str {
    ["j-D", "j-G", "j-S", "j-C", "j-P", "j-L", "j-K"][kind.index()]
}

const fn good(kind: Kind) -> &'static str {
    ["j-o-D", "j-o-G", "j-o-S", "j-o-C", "j-o-P", "j-o-L", "j-o-K"][kind.index()]
}

/// A name on a card: the name, how large, and whether its letter stands before
/// it.
#[derive(Clone, Copy)]
pub(super) struct Band<'a> {
    pub(super) name: &'a str,
    pub(super) size: f32,
    pub(super) letter: bool,
}

/// A card around its middle; a back if it is not known.
pub(super) fn card(kind: Option<Kind>, w: f32, band: Option<Band<'_>>) -> Vec<Shape> {
    let h = w * HIGH;
    let (x, y, r) = (-w / 2.0, -h / 2.0, w * 0.1);
    let shade = Paint::fill(Ink::Fixed("#1b1430")).faint(0.22);
    let mut shapes = vec![
        Shape::Rect(x + 0.6, y + 1.8, w, h, r, shade),
        Shape::Use(kind.map_or("j-back", face), x, y, w, h, None),
    ];
    if let (Some(kind), Some(band)) = (kind, band) {
        let high = band.size * 1.5;
        shapes.push(Shape::Rect(x + 1.0, -y - high, w - 2.0, high - 0.5, r, Paint::fill(CARD)));
        let base = -y - high * 0.34;
        if band.letter {
            let letters = Type::new(band.size, LETTER).bold().anchor(Anchor::End);
            let name = Type::new(band.size, INK).anchor(Anchor::Start);
            let letter = kind.letter().to_string();
            let (first, gap) = (letters.width(&letter), band.size * 0.32);
            let all = first + gap + name.width(band.name);
            let at = -all.min(w - 6.0) / 2.0 + first;
            shapes.push(Shape::text(at, base, letter, letters));
            let room = w / 2.0 - 3.0 - at - gap;
            shapes.push(Shape::text(at + gap, base, band.name, name.room(room)));
        } else {
            let name = Type::new(band.size, INK).room(w - 3.0);
            shapes.push(Shape::text(0.0, base, band.name, name));
        }
    }
    let edge = match kind {
        Some(_) => Paint::line(Ink::Fixed("#5b4a2a"), 0.8).faint(0.45),
        None => Paint::line(Ink::Role("back-edge"), 1.0),
    };
    shapes.push(Shape::Rect(x, y, w, h, r, edge));
    shapes
}

/// The edge of a card around its middle.
pub(super) fn edge(w: f32) -> Shape {
    let h = w * HIGH;
    Shape::Halo(Outline::Rect(-w / 2.0, -h / 2.0, w, h, w * 0.1))
}

/// A line around a card, so far off its edge.
pub(super) fn edge_line(w: f32, off: f32, paint: Paint) -> Shape {
    let (wide, high) = (w + 2.0 * off, w * HIGH + 2.0 * off);
    Shape::Rect(-wide / 2.0, -high / 2.0, wide, high, w * 0.1 + off, paint)
}

/// Where a screen marks a card of this width as picked or refused.
pub(super) fn mark(w: f32) -> Shape {
    let r = if w > 60.0 { 12.0 } else { 9.5 };
    Shape::Mark(w / 2.0 - r * 0.25, -w * HIGH / 2.0 + r * 0.1, r)
}

/// The edges of several cards of this width, as one.
pub(super) fn edges(w: f32, middles: &[(f32, f32)]) -> Shape {
    let (h, r) = (w * HIGH, w * 0.1);
    let mut path = String::new();
    for (x, y) in middles {
        let (left, top) = (x - w / 2.0 + r, y - h / 2.0);
        let (wide, high) = (w - 2.0 * r, h - 2.0 * r);
        path += &svg::path("M# #h#", &[left, top, wide]);
        path += &svg::path("a# # 0 0 1 # #v#", &[r, r, r, r, high]);
        path += &svg::path("a# # 0 0 1 -# #h-#", &[r, r, r, r, wide]);
        path += &svg::path("a# # 0 0 1 -# -#v-#", &[r, r, r, r, high]);
        path += &svg::path("a# # 0 0 1 # -#z", &[r, r, r, r]);
    }
    Shape::Halo(Outline::Path(Cow::Owned(path), None))
}

/// The next token of a pile, with what it is for.
pub(super) fn token(kind: Kind, value: u8, size: f32) -> Vec<Shape> {
    let r = size / 2.0;
    let number = Type::new(size * 0.4, INK).serif().bold();
    vec![
        Shape::Use("j-token", -r, -r, size, size, Some(coin(kind))),
        Shape::Use(good(kind), -0.2 * size, -0.4 * size, 0.4 * size, 0.4 * size, None),
        Shape::text(0.0, size * 0.29, value.to_string(), number),
        Shape::Halo(Outline::Circle(r)),
    ]
}

/// A token with its number at this point of it.
pub(super) fn rest(
    kind: Kind,
    number: &str,
    size: f32,
    at: (f32, f32),
    letters: f32,
) -> Vec<Shape> {
    let r = size / 2.0;
    vec![
        Shape::Use("j-token-rest", -r, -r, size, size, Some(coin(kind))),
        Shape::text(at.0, middle(at.1, letters), number, Type::new(letters, INK).bold()),
        Shape::Halo(Outline::Circle(r)),
    ]
}

/// A bonus token: closed with the cards it is for, or open with its value.
pub(super) fn bonus(text: &str, open: bool, size: f32) -> Vec<Shape> {
    let r = size / 2.0;
    let (symbol, ink) =
        if open { ("j-bonus", INK) } else { ("j-bonus-back", Ink::Fixed("#fff7e6")) };
    let letters = Type::new(size * 0.36, ink).bold();
    vec![
        Shape::Use(symbol, -r, -r, size, size, None),
        Shape::text(0.0, middle(0.0, size * 0.36), text, letters),
    ]
}

/// Seals won and seals missing, from this middle of the first one on; returns
/// where they end.
pub(super) fn seals(
    shapes: &mut Vec<Shape>,
    (x, y): (f32, f32),
    size: f32,
    (won, need): (u8, u8),
) -> f32 {
    let all = need.max(won);
    for n in 0..all {
        let symbol = if n < won { "j-seal" } else { "j-noseal" };
        let at = x + f32::from(n) * (size + size * 0.12);
        let (left, top) = (at - size / 2.0, y - size / 2.0);
        shapes.push(Shape::Use(symbol, left, top, size, size, Some("j-soft")));
    }
    x + f32::from(all) * (size + size * 0.12) - size * 0.6
}

/// The emblem of a seat.
pub(super) fn emblem(seat: Seat, x: f32, y: f32, size: f32) -> Shape {
    let (dress, symbol) = SEATS[seat.index() % 2];
    Shape::symbol(symbol, x, y, size, dress)
}

/// A small word in a pill, from this point on; returns where it ends.
pub(super) fn pill(
    shapes: &mut Vec<Shape>,
    (x, y): (f32, f32),
    text: &str,
    letters: Type,
    fill: &'static str,
    crown: bool,
) -> f32 {
    let size = letters.size;
    let icon = if crown { size * 1.4 } else { 0.0 };
    let wide = reach(&letters, text) + icon + size * 1.2;
    let high = size * 1.75;
    let ground = Paint::fill(Ink::Role(fill));
    shapes.push(Shape::Rect(x, y - high / 2.0, wide, high, high / 2.0, ground));
    if crown {
        let top = y - size * 0.7;
        shapes.push(Shape::Use("j-lead", x + size * 0.4, top, size * 1.4, size * 1.4, None));
    }
    let at = x + icon + (wide - icon) / 2.0;
    shapes.push(Shape::text(at, middle(y, size), text, letters));
    x + wide
}

/// The name of a kind in a smaller hand where the language needs more room.
pub(super) fn named(say: &dyn Fn(&engine::Message) -> String, kind: Kind) -> String {
    say(&names::title(kind))
}
