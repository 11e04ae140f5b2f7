//! Boards as drawings, moves as touches.
//!
//! A game's board is a function without input or output: from the rulebook and
//! what a viewer may know to a [`Drawing`], which is shapes with handles on them
//! and sheets of words and numbers beside them. A move is a set of things that
//! one touches: every legal action says by which touches it is made, and
//! [`Picking`] finds out from that list alone what is lit, when a move is
//! complete and what may still be added. So a page, a terminal and a picture of
//! a record need to know no game, and nobody judges the rules a second time.
//!
//! | file | holds |
//! |---|---|
//! | `board.rs` | [`Board`], what a game says about its table |
//! | `handle.rs` | names of things that can be touched |
//! | `frame.rs` | the window that a drawing must fit |
//! | `shape.rs` | what a drawing is made of |
//! | `sheet.rs` | words and numbers beside it |
//! | `palette.rs` | colours by what they are for, in both themes |
//! | `offer.rs` | a legal action and the touches it is made by |
//! | `picking.rs` | what touches mean |
//! | `svg.rs` | drawings as SVG |

mod board;
mod drawing;
mod frame;
mod handle;
mod offer;
pub mod palette;
mod picking;
mod shape;
mod sheet;
pub mod svg;

pub use board::{
    Arrow, Board, COMPANY, Notes, PICKED, PIN, Pen, Reach, STILL, Shortcut, Tells, Thought, offers,
    pin,
};
pub use drawing::{Canvas, Drawing, Panel, SeatCard, Slot};
pub use frame::{Fold, Frame};
pub use handle::Handle;
pub use offer::{Gesture, Offer, Way};
pub use picking::{Answer, Picking, Reading, Stepper};
pub use shape::{Anchor, Face, Ink, Item, Kind, Outline, Paint, Shape, Type, width, within};
pub use sheet::{Cell, Icon, Line, Mark, Row, Tile};
