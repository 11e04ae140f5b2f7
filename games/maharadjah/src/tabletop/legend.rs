//! What hatching, lines and ribbons mean: on the free sea at the left, above the
//! buttons that enlarge, where the table is large enough.

use super::layout::Layout;
use drawing::{Anchor, Fold, Ink, Item, Paint, Pen, Shape, Type};

/// The legend.
pub(super) fn legend(pen: &Pen<'_>, layout: &Layout) -> Option<Item> {
    if layout.fold != Fold::Large {
        return None;
    }
    let (left, top, _, height) = layout.view;
    let (x, y) = (left + 16.0, top + height - 204.0);
    let role = Ink::Role;
    let sheet = Paint::fill(role("sheet")).edge(role("line"), 1.2).faint(0.92);
    let mut item = Item::new("legend", x, y).with(Shape::Rect(0.0, 0.0, 268.0, 130.0, 12.0, sheet));
    let rows =
        ["table-legend-rough", "table-legend-region", "table-legend-held", "table-legend-site"];
    for (n, id) in rows.into_iter().enumerate() {
        let y = 24.0 + n as f32 * 28.0;
        let shapes = match n {
            0 => vec![
                Shape::Rect(14.0, y - 9.0, 26.0, 17.0, 5.0, Paint::fill(role("m-south"))),
                Shape::Rect(
                    14.0,
                    y - 9.0,
                    26.0,
                    17.0,
                    5.0,
                    Paint::fill(Ink::Pattern("m-hatch")).edge(role("m-line"), 1.2).faint(0.6),
                ),
            ],
            1 => vec![Shape::path(format!("M14 {y:.1}H40"), Paint::line(role("m-region"), 3.8))],
            2 => vec![Shape::Rect(
                15.5,
                y - 7.5,
                23.0,
                15.0,
                5.0,
                Paint::fill(role("m-north")).edge(role("rib-muslims"), 4.0),
            )],
            _ => vec![Shape::symbol("m-site", 27.0, y - 2.0, 20.0, "site")],
        };
        let letters = Type::new(15.5, role("ink")).anchor(Anchor::Start).room(206.0);
        item.shapes.extend(shapes);
        item.shapes.push(Shape::text(50.0, y + 5.0, pen.word(id), letters));
    }
    Some(item)
}
