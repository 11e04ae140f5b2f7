//! What is done at a click, in a box.
//!
//! Whatever a view is made of is compiled once for each type, and every closure
//! is a type of its own; in boxes they are all one.

use web_sys::MouseEvent;

/// A deed at a click.
pub(crate) type Click = Box<dyn FnMut(MouseEvent)>;

/// Does this at a click.
pub(crate) fn click(what: impl FnMut(MouseEvent) + 'static) -> Click {
    Box::new(what)
}
