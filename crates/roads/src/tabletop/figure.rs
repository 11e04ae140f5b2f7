//! Who stands beside the walls: a figure of each seat, and the Maharaja.

use super::layout::Layout;
use super::piece::{Ground, Piece};
use drawing::{Item, Shape, within};

/// Spots outside the side walls, in radii, in the order in which they fill.
fn spot(junction: usize, nth: usize) -> (f32, f32) {
    const RIGHT: (f32, f32) = (0.98, 0.34);
    const LEFT: (f32, f32) = (-0.98, 0.34);
    const UPPER: (f32, f32) = (0.98, -0.28);
    const UPPER_LEFT: (f32, f32) = (-0.98, -0.28);
    const FAR: (f32, f32) = (1.3, 0.42);
    // Two cities have a village close to one side.
    let order = match junction {
        2 => [LEFT, RIGHT, UPPER, (-1.3, 0.42), UPPER_LEFT],
        5 => [RIGHT, UPPER, LEFT, FAR, UPPER_LEFT],
        _ => [RIGHT, LEFT, UPPER, FAR, UPPER_LEFT],
    };
    order[nth.min(order.len() - 1)]
}

/// The figure of a seat. `nth` and `of`: which of how many that stand there.
pub fn figure(
    layout: &Layout,
    junction: usize,
    nth: usize,
    of: usize,
    seat: usize,
    piece: Piece,
) -> Item {
    let (x, y) = layout.junctions[junction];
    let k = layout.scale();
    let (dx, dy) = if junction == 0 {
        // At the start side by side, in two rows if they are many.
        let (row, in_row) =
            if of > 3 { (nth / 3, if nth < 3 { 3 } else { of - 3 }) } else { (0, of) };
        let at = (nth % 3) as f32 - (in_row as f32 - 1.0) / 2.0;
        (at * 21.0 * k, (row as f32 * 20.0 - if of > 3 { 10.0 } else { 0.0 }) * k)
    } else {
        let (dx, dy) = spot(junction, nth);
        (dx * layout.wall, dy * layout.wall)
    };
    let key = format!("fig:{}", ["A", "B", "C", "D", "E", "F"][seat.min(5)]);
    let mut item = Item::new(key, x + dx, y + dy);
    let wide = if layout.is_narrow() { 16.8 } else { 25.4 * k };
    item.shapes = piece.draw(seat, 0.0, 0.0, wide, Ground::Country);
    item
}

/// The Maharaja, on the top bastion of a city; in the top row on the upper right
/// one, where there is room.
pub fn maharaja(layout: &Layout, junction: usize) -> Item {
    let (x, y) = layout.junctions[junction];
    let r = layout.wall;
    let (wide, high) = if layout.is_narrow() { (27.0, 33.75) } else { (46.0, 57.5) };
    let (dx, dy) = match (junction, layout.is_narrow()) {
        (0, _) => (0.0, -0.33 * r),
        (1 | 6 | 7, _) => (0.87 * r, -0.85 * r),
        // Villages stand closer: between them.
        (2, true) => (0.24 * r, -1.2 * r),
        (5, true) => (-0.24 * r, -1.2 * r),
        (_, true) => (0.6 * r, -0.88 * r),
        (_, false) => (0.057 * r, -1.3 * r),
    };
    let (left, top, width, _) = layout.view;
    let x = within(x + dx, left + wide / 2.0, left + width - wide / 2.0);
    let y = (y + dy).max(top + high / 2.0 + 1.0);
    let body = Shape::Use("r-maharaja", -wide / 2.0, -high / 2.0, wide, high, None);
    Item::new("maharaja", x, y).with(body)
}
