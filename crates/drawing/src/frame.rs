//! The window that a drawing must fit, and how a table folds to it.

use serde::{Deserialize, Serialize};

/// How a table folds. Height counts as much as width: a laptop is wide and low.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Fold {
    /// From 1180 x 820 on: everything has its place around the board.
    Large,
    /// Wide but low: what lay above or below the board moves beside it.
    Laptop,
    /// From 960 on: the side opens, seats become a strip.
    Tablet,
    /// One column; panels are tabs of a sheet from below.
    Phone,
}

/// The window.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Frame {
    /// Its width in pixels.
    pub width: f32,
    /// Its height in pixels.
    pub height: f32,
    /// Whether it is touched with fingers.
    pub coarse: bool,
    /// How the table folds.
    pub fold: Fold,
}

impl Frame {
    /// A window of this size.
    pub fn new(width: f32, height: f32, coarse: bool) -> Frame {
        let fold = if width < 960.0 || (coarse && height < 560.0) {
            Fold::Phone
        } else if width < 1180.0 {
            Fold::Tablet
        } else if height < 820.0 {
            Fold::Laptop
        } else {
            Fold::Large
        };
        Frame { width, height, coarse, fold }
    }

    /// The windows that tables are tried in: one of each fold, the smallest
    /// phone and a large screen.
    pub const TRIED: [(f32, f32, bool); 7] = [
        (1440.0, 900.0, false),
        (1366.0, 657.0, false),
        (1024.0, 768.0, false),
        (390.0, 844.0, true),
        (390.0, 664.0, true),
        (320.0, 568.0, true),
        (1920.0, 1080.0, false),
    ];

    /// Every window of [`Frame::TRIED`].
    pub fn tried() -> impl Iterator<Item = Frame> {
        Frame::TRIED.into_iter().map(|(width, height, coarse)| Frame::new(width, height, coarse))
    }
}

impl Default for Frame {
    fn default() -> Frame {
        Frame::new(1440.0, 900.0, false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_fold_at_their_thresholds() {
        let fold = |width, height, coarse| Frame::new(width, height, coarse).fold;
        assert_eq!(fold(1180.0, 820.0, false), Fold::Large);
        assert_eq!(fold(1180.0, 819.0, false), Fold::Laptop);
        assert_eq!(fold(1179.0, 900.0, false), Fold::Tablet);
        assert_eq!(fold(960.0, 500.0, false), Fold::Tablet);
        assert_eq!(fold(960.0, 559.0, true), Fold::Phone);
        assert_eq!(fold(959.0, 1180.0, false), Fold::Phone);
        let folds: Vec<Fold> = Frame::tried().map(|frame| frame.fold).collect();
        use Fold::{Laptop, Large, Phone, Tablet};
        assert_eq!(folds, [Large, Laptop, Tablet, Phone, Phone, Phone, Large]);
    }
}
