//! Sizes on the map, by how the table folds: counters and names grow against
//! the scale, so that they can be read where the map is small.

use drawing::{Fold, Frame};

/// Sizes in units of the map.
pub(super) struct Layout {
    /// What the board shows: left, top, width, height.
    pub(super) view: (f32, f32, f32, f32),
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
    /// The sizes for a window.
    pub(super) fn of(frame: Frame) -> Layout {
        let wide = (6.0, -6.0, 1112.0, 900.0);
        let (view, counter, name) = match frame.fold {
            Fold::Large => (wide, 27.5, 14.6),
            Fold::Laptop => (wide, 32.0, 17.4),
            Fold::Tablet => ((6.0, -6.0, 1098.0, 900.0), 30.5, 16.6),
            Fold::Phone => ((86.0, -6.0, 810.0, 900.0), 33.0, 18.0),
        };
        let touch = if frame.fold == Fold::Phone { 25.0 } else { 0.0 };
        Layout {
            view,
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
