//! Drawings as SVG: for a page, which has a style sheet, and as pictures, which
//! have none.

mod picture;
mod sent;
mod write;

pub use picture::{drawing, picture};
pub use sent::{CanvasSent, ItemSent, PanelSent, Sender, Sent};
pub use write::{Brush, escape, path, shapes};
