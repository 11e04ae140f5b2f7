//! The governors: seventeen spaces, and who comes next.

use super::names::{governor, last_round};
use crate::Raja;
use crate::board::START_SPACES;
use crate::place::City;
use crate::state::Public;
use crate::track::{TOP, space_name};
use crate::view::View;
use crate::words::names::place_of;
use drawing::{Anchor, Canvas, Ink, Item, Kind, Outline, Paint, Pen, Shape, Type, svg};
use engine::Message;
use roads::tabletop::{CITY_DRESSES, NARROW};

/// The space on which the match ends, as it stands.
fn end(game: &Raja, view: &View) -> u8 {
    let public = &view.public;
    if !game.is_short() {
        return TOP;
    }
    let highest = if public.round == 0 { START_SPACES } else { public.track.highest() };
    (highest + last_round(game, public).saturating_sub(public.round)).min(TOP)
}

fn number(space: u8) -> String {
    if space <= START_SPACES { "·".to_owned() } else { (space - START_SPACES).to_string() }
}

fn letter_ink(city: City) -> Ink {
    Ink::Fixed(if matches!(city.letter(), 'C' | 'G') { "#23233b" } else { "#fff7e6" })
}

/// A governor around its own point.
fn piece(view: &View, pen: &Pen<'_>, city: City, size: f32, edge: Outline) -> Item {
    let label = Message::new("view-governor")
        .message("city", place_of(city.place()))
        .text("space", space_name(view.public.track.space(city)));
    let handle = governor(city);
    let letters = Type::new(size * 0.36, letter_ink(city)).bold();
    let dress = CITY_DRESSES[city.index()];
    Item::new(handle.to_string(), 0.0, 0.0)
        .touched(handle, Kind::Ring, pen.say(&label))
        .with(Shape::Halo(edge))
        .with(Shape::symbol("r-governor", 0.0, 0.0, size, dress))
        .with(Shape::text(0.0, size * 0.35, city.letter(), letters))
}

/// Where the column begins, beside a wide net.
pub(super) const LEFT: f32 = 986.0;

/// Where a governor stands in the column.
fn in_column(space: u8) -> (f32, f32) {
    (LEFT + 36.0, top(space) + HIGH / 2.0)
}

/// Where a governor stands in the strip below a narrow net.
fn in_strip(space: u8) -> (f32, f32) {
    let (left, top, _, height) = NARROW.view;
    (left + 4.5 + STEP * (f32::from(space) - 1.0) + 10.75, top + height + 15.5)
}

/// Where governors would stand if this one were moved down: in both
/// arrangements, since no window is known here.
pub(super) fn ghosts(public: &Public, city: City) -> Vec<Shape> {
    let mut after = public.track;
    if !after.can_descend(city) {
        return Vec::new();
    }
    after.descend(city);
    let mut shapes = Vec::new();
    for moved in City::all().filter(|it| after.space(*it) != public.track.space(*it)) {
        let (from, to) = (public.track.space(moved), after.space(moved));
        for (place, size) in [(in_column as fn(u8) -> (f32, f32), 30.0), (in_strip, 23.0)] {
            let ((ax, ay), (bx, by)) = (place(from), place(to));
            let ring = Paint::fill(Ink::Role("sheet")).edge(Ink::Role("saffron"), 2.0);
            let dress = CITY_DRESSES[moved.index()];
            let letters = Type::new(size * 0.36, letter_ink(moved)).bold();
            shapes.push(Shape::path(
                svg::path("M# #L# #", &[ax, ay, bx, by]),
                Paint::line(Ink::Role("saffron"), 3.0).dashed(3.0, 6.0),
            ));
            shapes.push(Shape::Circle(bx, by, size * 0.5, ring));
            shapes.push(Shape::symbol("r-governor", bx, by, size * 0.9, dress));
            shapes.push(Shape::text(bx, by + size * 0.32, moved.letter(), letters));
        }
    }
    shapes
}

/// The top of a space of the column.
fn top(space: u8) -> f32 {
    565.0 - PITCH * (f32::from(space) - 1.0)
}

/// From space to space in the column, and how high each is.
const PITCH: f32 = 33.8;
const HIGH: f32 = 30.8;

/// From space to space in the strip.
const STEP: f32 = 22.47;

/// The track as a column at the right.
pub(super) fn column(game: &Raja, view: &View, pen: &Pen<'_>, canvas: &mut Canvas) {
    const WIDE: f32 = 62.0;
    let left = LEFT;
    let paper = Paint::fill(Ink::Role("sheet"));
    canvas.ground.push(Shape::Rect(left, 0.0, 78.0, 622.0, 10.0, paper));
    let letters = Type::new(12.0, Ink::Role("ink")).serif().bold().room(74.0);
    let title = pen.word("board-governors");
    canvas.ground.push(Shape::text(left + 39.0, 17.0, title, letters));
    let call = svg::path("M# 604h16l-8 11z", &[left + 31.0]);
    canvas.ground.push(Shape::path(call, Paint::fill(Ink::Role("saffron"))));
    for space in 1..=TOP {
        let ground = if space > START_SPACES { "wash" } else { "paper" };
        let cell = Paint::fill(Ink::Role(ground)).edge(Ink::Role("line"), 1.0);
        canvas.ground.push(Shape::Rect(left + 8.0, top(space), WIDE, HIGH, 7.0, cell));
        let letters = Type::new(11.0, Ink::Role("soft")).bold();
        canvas.ground.push(Shape::text(left + 16.5, top(space) + 19.5, number(space), letters));
    }
    let last = end(game, view);
    let cell = Paint::fill(Ink::Fixed("#b3362c")).edge(Ink::Role("line"), 1.0);
    let letters = Type::new(11.0, Ink::Fixed("#fff7e6")).bold();
    let (x, y) = (left + 8.0, top(last));
    canvas.items.push(
        Item::new("track:end", x, y)
            .with(Shape::Rect(0.0, 0.0, WIDE, HIGH, 7.0, cell))
            .with(Shape::text(10.0, 19.5, number(last), letters))
            .with(Shape::text(43.0, 19.5, pen.word("board-end"), letters.room(34.0))),
    );
    if !view.public.track.is_drawn() {
        return;
    }
    for (n, city) in view.public.track.order().into_iter().enumerate() {
        // The whole space is lit: the piece fills only its middle.
        let edge = Outline::Rect(-28.0, -HIGH / 2.0, WIDE, HIGH, 7.0);
        let mut item = piece(view, pen, city, 30.0, edge);
        (item.x, item.y) = in_column(view.public.track.space(city));
        let next = ["board-next-1", "board-next-2", "board-next-3"];
        if let Some(id) = next.get(n) {
            let letters = Type::new(10.0, Ink::Role("saffron-deep")).bold().anchor(Anchor::Middle);
            item.shapes.push(Shape::text(24.0, 4.0, pen.word(id), letters.room(20.0)));
        }
        item.shapes.push(Shape::Spot(0.0, 0.0, 16.9));
        canvas.items.push(item);
    }
}

/// The track as a strip below a narrow net.
pub(super) fn strip(game: &Raja, view: &View, pen: &Pen<'_>, canvas: &mut Canvas) {
    let (left, above, _, height) = NARROW.view;
    let top = above + height;
    let x = |space: u8| in_strip(space).0 - 10.75;
    let paper = Paint::fill(Ink::Role("sheet"));
    canvas.ground.push(Shape::Rect(left, top, 390.0, 42.0, 0.0, paper));
    for space in 1..=TOP {
        let ground = if space > START_SPACES { "wash" } else { "paper" };
        let cell = Paint::fill(Ink::Role(ground)).edge(Ink::Role("line"), 1.0);
        canvas.ground.push(Shape::Rect(x(space), top + 4.0, 21.5, 34.0, 4.0, cell));
        let letters = Type::new(9.5, Ink::Role("soft")).bold();
        canvas.ground.push(Shape::text(x(space) + 10.7, top + 35.0, number(space), letters));
    }
    let last = end(game, view);
    let cell = Paint::fill(Ink::Fixed("#b3362c")).edge(Ink::Role("line"), 1.0);
    let letters = Type::new(9.5, Ink::Fixed("#fff7e6")).bold();
    canvas.items.push(
        Item::new("track:end", x(last), top + 4.0)
            .with(Shape::Rect(0.0, 0.0, 21.5, 34.0, 4.0, cell))
            .with(Shape::text(10.7, 31.0, number(last), letters)),
    );
    if !view.public.track.is_drawn() {
        return;
    }
    for city in view.public.track.order() {
        let edge = Outline::Rect(-10.75, -11.5, 21.5, 34.0, 4.0);
        let mut item = piece(view, pen, city, 23.0, edge);
        (item.x, item.y) = in_strip(view.public.track.space(city));
        item.shapes.push(Shape::Spot(0.0, 0.0, 11.2));
        canvas.items.push(item);
    }
}
