//! Villages with the pieces in them, and the start.

use super::layout::{Layout, SIDES, Side};
use super::piece::{Ground, Piece};
use super::village_id;
use drawing::{Anchor, Fold, Ink, Item, Kind, Outline, Shape, Type};

/// What stands in a village.
#[derive(Clone, Debug)]
pub struct Village<'a> {
    /// Its name.
    pub name: &'a str,
    /// What it is and holds, in words.
    pub label: String,
    /// How many pieces it holds, one or two.
    pub room: usize,
    /// Whose pieces stand there, by seat.
    pub owners: &'a [usize],
    /// What the pieces are.
    pub piece: Piece,
}

/// How large the names of villages are: type inside a net grows against its
/// scale.
fn letters(fold: Fold) -> f32 {
    match fold {
        Fold::Large | Fold::Phone => 11.0,
        Fold::Laptop => 12.0,
        Fold::Tablet => 12.4,
    }
}

/// The letters of names on the country.
pub(super) fn country(size: f32) -> Type {
    Type::new(size, Ink::Role("soft")).halo(Ink::Role("ground"))
}

/// A village.
pub fn village(layout: &Layout, fold: Fold, village: usize, of: &Village<'_>) -> Item {
    let (x, y) = layout.villages[village];
    let k = layout.yard / 21.0;
    let id = village_id(village);
    let mut item = Item::new(id.clone(), x, y).touched(id.as_str(), Kind::Ring, of.label.clone());
    let yard = 52.0 * layout.yard / 22.0;
    item.shapes.push(Shape::Halo(Outline::Circle(layout.yard * 1.07)));
    item.shapes.push(Shape::Use("r-village", -yard / 2.0, -yard / 2.0, yard, yard, None));
    let free = |x: f32, size: f32| {
        Shape::Use("r-slot", x - size / 2.0, -size / 2.0 - 0.4 * k, size, size, None)
    };
    if of.room < 2 {
        match of.owners.first() {
            Some(seat) => {
                item.shapes.extend(of.piece.draw(*seat, 0.0, 0.0, 26.0 * k, Ground::Light));
            }
            None => item.shapes.push(free(0.0, 21.0 * k)),
        }
    } else {
        for (n, at) in [-9.7 * k, 9.7 * k].into_iter().enumerate() {
            match of.owners.get(n) {
                Some(seat) => {
                    item.shapes.extend(of.piece.draw(*seat, at, 0.0, 20.4 * k, Ground::Light));
                }
                None => item.shapes.push(free(at, 16.6 * k)),
            }
        }
    }
    if layout.is_narrow() {
        // Small as it is, a finger finds it: yards lie at least this far apart.
        item.shapes.push(Shape::Spot(0.0, 0.0, 16.0));
    } else {
        item.shapes.push(name(layout, fold, village, of.name));
        item.shapes.push(Shape::Spot(0.0, 0.0, layout.yard + 3.0));
    }
    item
}

fn name(layout: &Layout, fold: Fold, village: usize, name: &str) -> Shape {
    // Bayana would touch its neighbour where letters are larger.
    const BAYANA: usize = 13;
    let side = match SIDES[village] {
        Side::Left if village == BAYANA && fold != Fold::Large => Side::Above,
        side => side,
    };
    let size = letters(fold);
    let (off, letters) = (layout.yard + 5.0, country(size));
    match side {
        Side::Left => Shape::text(-off, size * 0.36, name, letters.anchor(Anchor::End)),
        Side::Right => Shape::text(off, size * 0.36, name, letters.anchor(Anchor::Start)),
        Side::Below => Shape::text(0.0, off + size * 0.63, name, letters),
        Side::Above => Shape::text(0.0, -off + size * 0.1, name, letters),
    }
}

/// The start, where nothing is built.
pub fn start(layout: &Layout, fold: Fold, name: &str, label: String) -> Item {
    let (x, y) = layout.junctions[0];
    let size = 64.0 * layout.start / 27.8;
    let mut item = Item::new("S", x, y).touched("S", Kind::Ring, label);
    item.shapes.push(Shape::Halo(Outline::Circle(layout.start * 1.1)));
    item.shapes.push(Shape::Use("r-start", -size / 2.0, -size / 2.0, size, size, None));
    if !layout.is_narrow() {
        let letters = country(letters(fold));
        item.shapes.push(Shape::text(0.0, layout.start + 14.0, name, letters));
    }
    item.shapes.push(Shape::Spot(0.0, 0.0, layout.start));
    item
}
