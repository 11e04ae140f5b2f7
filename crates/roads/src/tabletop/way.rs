//! A journey drawn over the net, with what each of its roads costs.

use super::layout::Layout;
use drawing::{Ink, Paint, Shape, Type};

/// One road of a journey.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leg {
    /// The junction it leaves.
    pub from: usize,
    /// The junction it comes to.
    pub to: usize,
    /// What it costs; nothing is said if there is nothing to say.
    pub toll: Option<u16>,
}

/// The way of a journey in each of these arrangements: no window is known here,
/// and each shows what lies in it.
pub fn way(layouts: &[&Layout], legs: &[Leg]) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for layout in layouts {
        let k = if layout.is_narrow() { 0.72 } else { 1.0 };
        let known = legs.iter().filter_map(|leg| Some((leg, layout.between(leg.from, leg.to)?)));
        let roads: Vec<(&Leg, usize)> = known.collect();
        for (_, road) in &roads {
            // Over the board, but not over what stands on it.
            for (from, to) in layout.between_places(*road) {
                let path = layout.part(*road, from, to);
                let edge = Paint::line(Ink::Role("ink"), 10.0 * k).faint(0.9);
                shapes.push(Shape::path(path.clone(), edge));
                let ribbon = Paint::line(Ink::Role("saffron"), 6.0 * k);
                shapes.push(Shape::path(path, ribbon));
            }
        }
        for (leg, road) in roads {
            if let Some(toll) = leg.toll {
                let (x, y) = layout.on_road(road, 0.5);
                shapes.extend(tag(x, y - 22.0 * k, toll));
            }
        }
    }
    shapes
}

/// A coin with a number, around a middle.
pub fn tag(x: f32, y: f32, gold: u16) -> Vec<Shape> {
    let night = Paint::fill(Ink::Fixed("#23233b")).edge(Ink::Fixed("#f0a13c"), 1.5);
    let letters = Type::new(12.5, Ink::Fixed("#fff7e6")).bold();
    vec![
        Shape::Rect(x - 17.0, y - 10.0, 34.0, 20.0, 10.0, night),
        Shape::Use("r-coin", x - 14.5, y - 7.0, 14.0, 14.0, None),
        Shape::text(x + 6.5, y + 4.5, gold.to_string(), letters),
    ]
}
