//! The disc of nine actions: sectors clockwise from the top, and two hands.

use super::circle::at;
use drawing::{Canvas, Handle, Ink, Item, Kind, Outline, Paint, Shape, Type, svg};
use std::f32::consts::PI;

/// One action of the disc.
pub struct Sector<'a> {
    /// Its symbol.
    pub symbol: &'static str,
    /// Its name, in lines; none on a small disc.
    pub lines: Vec<&'a str>,
    /// What it is, in words.
    pub label: String,
    /// By what it is touched; nothing if it is not.
    pub handle: Option<Handle>,
    /// How often it is chosen: so many hands point at it.
    pub hands: usize,
    /// Whether it can no longer be done, or is done.
    pub faint: bool,
}

/// A disc of this radius around the origin.
pub struct Disc {
    /// Its radius.
    pub radius: f32,
}

/// A sector as a path, between two angles and two radii.
fn ring(from: f32, to: f32, inner: f32, outer: f32) -> String {
    // The gap between two sectors is as wide inside as outside.
    let gap = 0.012;
    let (a, b) = (at(inner, from + gap), at(outer, from + gap));
    let (c, d) = (at(outer, to - gap), at(inner, to - gap));
    svg::path("M# #L# #", &[a.0, a.1, b.0, b.1])
        + &svg::path("A# # 0 0 1 # #", &[outer, outer, c.0, c.1])
        + &svg::path("L# #", &[d.0, d.1])
        + &svg::path("A# # 0 0 0 # #z", &[inner, inner, a.0, a.1])
}

impl Disc {
    /// Draws it with these sectors.
    pub fn draw(&self, sectors: &[Sector<'_>]) -> Canvas {
        let r = self.radius;
        let side = 2.0 * r + 6.0;
        let mut canvas =
            Canvas { view: (-side / 2.0, -side / 2.0, side, side), ..Canvas::default() };
        let night = Paint::fill(Ink::Fixed("#27346b")).edge(Ink::Fixed("#23233b"), 1.5);
        canvas.ground.push(Shape::Circle(0.0, 0.0, r, night));
        let count = sectors.len().max(1) as f32;
        let step = 2.0 * PI / count;
        let (inner, outer) = (0.34 * r, r - 4.0_f32.min(r * 0.06));
        for (n, sector) in sectors.iter().enumerate() {
            let middle = n as f32 * step;
            let path = ring(middle - step / 2.0, middle + step / 2.0, inner, outer);
            let paint = if sector.hands > 0 {
                Paint::fill(Ink::Fixed("#f6c163")).edge(Ink::Fixed("#e08a1e"), 2.0)
            } else {
                Paint::fill(Ink::Fixed("#f8efd9")).edge(Ink::Fixed("#c29a3b"), 1.0)
            };
            let key =
                sector.handle.as_ref().map_or_else(|| format!("sector:{n}"), ToString::to_string);
            let mut item = Item::new(key, 0.0, 0.0);
            if let Some(handle) = &sector.handle {
                item = item.touched(handle.clone(), Kind::Area, sector.label.clone());
            } else {
                item.label.clone_from(&sector.label);
            }
            item.shapes.push(Shape::path(path.clone(), paint));
            item.shapes.push(Shape::Halo(Outline::Path(path.into(), None)));
            let named = !sector.lines.is_empty();
            let (x, y) = at(if named { 0.735 } else { 0.68 } * r, middle);
            let size = if named { 0.25 } else { 0.34 } * r;
            let lines = sector.lines.len() as f32;
            let up = if named { 0.035 * r + (lines - 1.0) * 0.035 * r } else { 0.0 };
            let picture =
                Shape::Use(sector.symbol, x - size / 2.0, y - size / 2.0 - up, size, size, None);
            let pale = if sector.faint { 0.4 } else { 1.0 };
            let mut inside = vec![picture];
            for (row, line) in sector.lines.iter().enumerate() {
                let letters = Type::new(0.071 * r, Ink::Fixed("#23233b")).bold().room(0.44 * r);
                let y = y - up + size / 2.0 + 0.07 * r + row as f32 * 0.073 * r;
                inside.push(Shape::text(x, y, *line, letters));
            }
            if sector.faint {
                item.shapes.push(Shape::Group(0.0, 0.0, 0.0, 1.0, pale, inside));
            } else {
                item.shapes.extend(inside);
            }
            canvas.items.push(item);
        }
        canvas.items.push(self.hub(sectors, step));
        canvas
    }

    fn hub(&self, sectors: &[Sector<'_>], step: f32) -> Item {
        let r = self.radius;
        let wax =
            Paint::fill(Ink::Fixed("#b3362c")).edge(Ink::Fixed("#f0bd4f"), 2.0_f32.min(r / 24.0));
        let mut hub = Item::new("hub", 0.0, 0.0).with(Shape::Circle(0.0, 0.0, 0.325 * r, wax));
        let mut inks = ["#f0bd4f", "#fff1cf", "#f6c163"].into_iter();
        for (n, sector) in sectors.iter().enumerate() {
            for hand in 0..sector.hands {
                let Some(ink) = inks.next() else { break };
                // Two hands on one sector stand apart.
                let aside = (hand as f32 - (sector.hands as f32 - 1.0) / 2.0) * 12.0;
                let turn = (n as f32 * step).to_degrees() + aside;
                let (a, b, c) = (0.045 * r, 0.1125 * r, 0.535 * r);
                let path = [-a, -0.325 * r, -b, -c, b, -0.325 * r, a];
                let path = svg::path("M# 0V#H#L0 #L# #H#V0z", &path);
                let paint = Paint::fill(Ink::Fixed(ink)).edge(Ink::Fixed("#23233b"), 1.2);
                let arrow = vec![Shape::path(path, paint)];
                hub.shapes.push(Shape::Group(0.0, 0.0, turn, 1.0, 1.0, arrow));
            }
        }
        let knob = Paint::fill(Ink::Fixed("#23233b")).edge(Ink::Fixed("#f0bd4f"), 1.5);
        hub.with(Shape::Circle(0.0, 0.0, 0.1 * r, knob))
    }
}
