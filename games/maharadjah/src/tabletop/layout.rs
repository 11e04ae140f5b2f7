//! Sizes on the map, by how the table folds: counters and names grow against
//! the scale, so that they can be read where the map is small.

use drawing::{Fold, Frame, within};

/// A part of the map: left, top, width, height.
pub(super) type Part = (f32, f32, f32, f32);

/// Sizes in units of the map.
pub(super) struct Layout {
    /// What the board shows: left, top, width, height.
    pub(super) view: (f32, f32, f32, f32),
    /// Where counters and names may stand.
    pub(super) bounds: (f32, f32, f32, f32),
    /// The height of a counter.
    pub(super) counter: f32,
    /// The size of the name of a territory.
    pub(super) name: f32,
    /// The size of the name of a sea.
    pub(super) sea: f32,
    /// The size of the name of a foreign land.
    pub(super) abroad: f32,
    /// The width of the ribbon, half of which is seen.
    pub(super) ribbon: f32,
    /// The radius of the smallest place to touch; 0 with a mouse.
    pub(super) touch: f32,
    /// How the table folds.
    pub(super) fold: Fold,
    /// The window.
    pub(super) frame: Frame,
}

impl Layout {
    /// The sizes for a window. A small one shows what matters, if that is known.
    pub(super) fn of(frame: Frame, focus: Option<(f32, f32, f32, f32)>) -> Layout {
        let wide = (6.0, -6.0, 1112.0, 900.0);
        let (bounds, mut counter, mut name) = match frame.fold {
            Fold::Large => (wide, 27.5, 14.6),
            Fold::Laptop => (wide, 32.0, 17.4),
            Fold::Tablet => ((6.0, -6.0, 1098.0, 900.0), 30.5, 16.6),
            Fold::Phone => ((86.0, -6.0, 810.0, 900.0), 33.0, 18.0),
        };
        let mut view = bounds;
        if let Some(focus) = focus.filter(|_| frame.fold == Fold::Phone) {
            view = fitted(focus, bounds);
            // Pieces grow less than the map, up to what a finger needs.
            let scale = 390.0 / view.2;
            counter = (16.0 + (scale - 0.48) * 26.0).clamp(16.0, 27.0) / scale;
            name = (8.7 + (scale - 0.48) * 8.0).clamp(8.7, 12.5) / scale;
        }
        let touch = if frame.fold == Fold::Phone { 25.0 } else { 0.0 };
        Layout {
            view,
            bounds,
            counter,
            name,
            sea: name * 1.42,
            abroad: name * 1.16,
            ribbon: 11.0,
            touch,
            fold: frame.fold,
            frame,
        }
    }
}

/// The narrowest part of the map that is shown.
const LEAST: f32 = 380.0;

/// A part of the map around these places, nearly a square, with air.
fn fitted(
    (left, top, width, height): (f32, f32, f32, f32),
    bounds: (f32, f32, f32, f32),
) -> (f32, f32, f32, f32) {
    const AIR: f32 = 46.0;
    let side = within(width.max(height) + 2.0 * AIR, LEAST, bounds.2);
    let (middle_x, middle_y) = (left + width / 2.0, top + height / 2.0);
    let within =
        |middle: f32, from: f32, wide: f32| within(middle - side / 2.0, from, from + wide - side);
    let (x, y) = (within(middle_x, bounds.0, bounds.2), within(middle_y, bounds.1, bounds.3));
    (x, y, side, side)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_small_window_shows_what_matters() {
        let frame = Frame::new(390.0, 844.0, true);
        let whole = Layout::of(frame, None);
        let near = Layout::of(frame, Some((300.0, 200.0, 120.0, 60.0)));
        assert_eq!(near.view.2, LEAST);
        let (left, top, width, height) = near.view;
        assert!(left <= 300.0 && top <= 200.0 && left + width >= 420.0 && top + height >= 260.0);
        assert!(near.counter < whole.counter, "in units of the map");
        let pixels = |layout: &Layout| layout.counter * 390.0 / layout.view.2;
        assert!(pixels(&near) > 1.4 * pixels(&whole));
        let corner = Layout::of(frame, Some((880.0, 860.0, 10.0, 10.0)));
        assert_eq!(corner.view.0 + corner.view.2, whole.view.0 + whole.view.2);
        let large = Frame::new(1440.0, 900.0, false);
        let there = Layout::of(large, Some((0.0, 0.0, 10.0, 10.0)));
        assert_eq!(there.view, Layout::of(large, None).view, "there is room for all of it");
    }
}
