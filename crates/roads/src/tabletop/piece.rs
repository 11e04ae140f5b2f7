//! Pieces with the emblem of their owner.

use super::palette::{EMBLEMS, PIECE_DRESSES, SEAT_DRESSES};
use drawing::Shape;

/// A piece of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// A house.
    House,
    /// A shrine.
    Shrine,
    /// A palace.
    Palace,
    /// An architect.
    Architect,
    /// A priest.
    Priest,
    /// A statue: each seat has another god, known by the outline.
    Statue,
}

/// What a piece stands on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// A yard, a site: light in both themes.
    Light,
    /// The country, a plate, a panel: dark in the dark theme.
    Country,
}

const STATUES: [&str; 6] =
    ["st-lakshmi", "st-krishna", "st-ganesha", "st-durga", "st-durga", "st-brahma"];

impl Piece {
    /// Its symbol.
    pub fn symbol(self, seat: usize) -> &'static str {
        match self {
            Piece::House => "r-house",
            Piece::Shrine => "r-shrine",
            Piece::Palace => "r-palace",
            Piece::Architect => "r-architect",
            Piece::Priest => "r-priest",
            Piece::Statue => STATUES[seat.min(5)],
        }
    }

    /// How high it is for its width.
    pub fn height(self) -> f32 {
        match self {
            Piece::House | Piece::Shrine | Piece::Palace => 1.0,
            Piece::Architect | Piece::Priest => 36.0 / 28.0,
            Piece::Statue => 40.0 / 32.0,
        }
    }

    /// Where its emblem is, in parts of its width: middle and size.
    fn mark(self) -> Option<(f32, f32, f32)> {
        match self {
            Piece::House => Some((0.5, 16.8 / 24.0, 0.4)),
            Piece::Shrine => Some((0.5, 14.8 / 24.0, 8.6 / 24.0)),
            Piece::Palace => Some((0.5, 22.2 / 32.0, 10.5 / 32.0)),
            Piece::Architect | Piece::Priest => Some((0.5, 1.0, 11.0 / 28.0)),
            Piece::Statue => None,
        }
    }

    /// Draws it around a middle, this wide.
    pub fn draw(self, seat: usize, x: f32, y: f32, width: f32, ground: Ground) -> Vec<Shape> {
        let n = seat.min(5);
        let dress = match ground {
            Ground::Light => PIECE_DRESSES[n],
            Ground::Country => SEAT_DRESSES[n],
        };
        let high = width * self.height();
        let (left, top) = (x - width / 2.0, y - high / 2.0);
        let mut shapes = vec![Shape::Use(self.symbol(n), left, top, width, high, Some(dress))];
        if let Some((mx, my, size)) = self.mark() {
            let (mx, my) = (left + mx * width, top + my * width);
            shapes.push(Shape::symbol(EMBLEMS[n], mx, my, size * width, dress));
        }
        shapes
    }
}
