//! The banners' track below the net: sixteen cells, the next city at the left.

use super::Table;
use super::handles::Thing;
use super::net::BANNERS;
use crate::board::{BANNER_MOVE, CELLS, LEAD};
use crate::place::City;
use crate::track::Track;
use drawing::{Anchor, Canvas, Ink, Item, Kind, Outline, Paint, Shape, Type};
use engine::Message;
use roads::tabletop::{CITY_DRESSES, Layout, NARROW, WIDER};

/// Where cells are drawn: the first one's left edge, top, how far apart, size.
struct Cells {
    left: f32,
    top: f32,
    step: f32,
    wide: f32,
    high: f32,
}

impl Cells {
    /// The middle of a cell, from 1.
    fn middle(&self, cell: u8) -> (f32, f32) {
        let left = self.left + self.step * (f32::from(cell.max(1)) - 1.0);
        (left + self.wide / 2.0, self.top + self.high / 2.0)
    }
}

/// What stands at the three leftmost banners.
const NEXT: [&str; 3] = ["table-next-1", "table-next-2", "table-next-3"];

impl Cells {
    /// Those of an arrangement.
    fn of(layout: &Layout) -> Cells {
        let (left, top, width, height) = layout.view;
        let foot = top + height;
        if layout.is_narrow() {
            let step = (width - 6.0) / f32::from(CELLS);
            return Cells { left: left + 3.0, top: foot + 3.0, step, wide: step - 1.4, high: 38.0 };
        }
        let (label, step) = (72.0, (width - 78.0) / f32::from(CELLS));
        Cells { left: left + label, top: foot + 13.0, step, wide: step - 3.6, high: 54.0 }
    }
}

/// Where banners would come to if one is moved: in both arrangements, for no
/// window is known here.
pub(super) fn ghosts(track: &Track, city: City) -> Vec<Shape> {
    let mut after = *track;
    after.shift(city, BANNER_MOVE);
    let mut shapes = Vec::new();
    for layout in [&WIDER, &NARROW] {
        let cells = Cells::of(layout);
        for moved in City::all().filter(|it| after.cell(*it) != track.cell(*it)) {
            let (x, y) = cells.middle(after.cell(moved));
            let (wide, high) = (cells.wide, cells.high);
            let (left, top) = (x - wide / 2.0, y - high / 2.0);
            let line = Paint::fill(Ink::Role("sheet")).edge(Ink::Role("saffron"), 2.0);
            let line = if moved == city { line } else { line.dashed(4.0, 4.0) };
            shapes.push(Shape::Rect(left, top, wide, high, 6.0, line));
            let high = high - 8.0;
            let wide = high * 28.0 / 38.0;
            let dress = Some(CITY_DRESSES[moved.index()]);
            let flag = Shape::Use("r-banner", -wide / 2.0, -high / 2.0, wide, high, dress);
            shapes.push(Shape::Group(x, y, 0.0, 1.0, 0.8, vec![flag]));
        }
    }
    shapes
}

impl Table<'_> {
    pub(super) fn add_banners(&self, canvas: &mut Canvas) {
        let cells = Cells::of(self.layout());
        let (left, top, width, height) = self.layout().view;
        let mut strip = Item::new("track", left, top + height);
        if !self.is_phone() {
            let sheet = Paint::fill(Ink::Role("sheet"));
            strip.shapes.push(Shape::Rect(0.0, 7.0, width, BANNERS - 7.0, 10.0, sheet));
            let name = Type::new(13.0, Ink::Role("ink")).serif().bold().anchor(Anchor::Start);
            let soft = Type::new(12.0, Ink::Role("soft")).anchor(Anchor::Start).room(60.0);
            strip.shapes.push(Shape::text(
                9.0,
                35.0,
                self.pen.word("table-banners"),
                name.room(60.0),
            ));
            strip.shapes.push(Shape::text(9.0, 53.0, self.pen.word("table-next"), soft));
        }
        canvas.items.push(strip);
        for cell in 1..=CELLS {
            canvas.items.push(self.cell(&cells, cell));
        }
        let track = &self.view.public.track;
        if !track.is_drawn() {
            return;
        }
        for (nth, city) in track.order().into_iter().enumerate() {
            canvas.items.push(self.banner(&cells, nth, city));
        }
    }

    fn cell(&self, cells: &Cells, cell: u8) -> Item {
        let (x, y) = cells.middle(cell);
        let ink = match cell {
            _ if cell <= LEAD => Ink::None,
            _ if Track::number(cell).is_some() => Ink::Role("wash"),
            _ => Ink::Role("paper"),
        };
        let line = Paint::fill(ink).edge(Ink::Role("line"), 1.0);
        let line = if cell <= LEAD { line.dashed(4.0, 3.0) } else { line };
        let (wide, high) = (cells.wide, cells.high);
        let mut item = Item::new(format!("cell:{cell}"), x, y).with(Shape::Rect(
            -wide / 2.0,
            -high / 2.0,
            wide,
            high,
            6.0,
            line,
        ));
        if let Some(number) = Track::number(cell) {
            let size = if self.is_phone() { 9.5 } else { 13.0 };
            let letters = Type::new(size, Ink::Role("soft")).bold();
            let (right, foot) = (wide / 2.0 - size * 0.7, high / 2.0 - size * 0.4);
            item.shapes.push(Shape::text(right, foot, number.to_string(), letters));
        }
        item
    }

    fn banner(&self, cells: &Cells, nth: usize, city: City) -> Item {
        let track = &self.view.public.track;
        let (x, y) = cells.middle(track.cell(city));
        let handle = Thing::Banner(city).handle();
        let label = Message::new("table-label-banner").text("city", city.name());
        let mut item =
            Item::new(handle.to_string(), x, y).touched(handle, Kind::Card, self.pen.say(&label));
        let (wide, high) = (cells.wide, cells.high);
        let edge = Outline::Rect(-wide / 2.0, -high / 2.0, wide, high, 6.0);
        item.shapes.push(Shape::Halo(edge));
        let phone = self.is_phone();
        let (w, h, size) = if phone { (21.0, 28.0, 9.5) } else { (36.5, 49.0, 14.5) };
        // The pole stands at the left of the symbol, the cloth flies to the right.
        let left = if phone { -w / 2.0 + 1.0 } else { -wide / 2.0 + 3.0 };
        let top = if phone { -h / 2.0 - 2.0 } else { -high / 2.0 + 3.0 };
        let dress = Some(CITY_DRESSES[city.index()]);
        item.shapes.push(Shape::Use("r-banner", left, top, w, h, dress));
        let dark = matches!(city.index(), 2 | 6);
        let ink = Ink::Fixed(if dark { "#23233b" } else { "#fff7e6" });
        let letter = Type::new(size, ink).bold();
        let (lx, ly) = (left + w * 0.47, top + h * 0.375 + size * 0.32);
        item.shapes.push(Shape::text(lx, ly, city.letter().to_string(), letter));
        if let Some(id) = NEXT.get(nth)
            && !phone
        {
            let letters = Type::new(11.5, Ink::Role("saffron-deep")).bold().anchor(Anchor::End);
            // Above the number of the cell, where there is one.
            let up = if Track::number(track.cell(city)).is_some() { 21.0 } else { 5.0 };
            let (right, foot) = (wide / 2.0 - 3.0, high / 2.0 - up);
            item.shapes.push(Shape::text(right, foot, self.pen.word(id), letters));
        }
        if phone {
            item.shapes.push(Shape::Spot(0.0, 0.0, 19.0));
        }
        item
    }
}
