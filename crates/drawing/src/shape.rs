//! What a drawing is made of.
//!
//! A canvas is a list of [`Item`]s, bottom to top. An item has a key, by which a
//! screen knows it again in the next drawing and moves it instead of drawing it
//! anew, and perhaps a handle, by which it is touched.

use crate::Handle;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// A colour by what it is for; its value is in a palette, one for each theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ink {
    /// None.
    #[default]
    None,
    /// A role of the palette: `Ink::Role("ground")`.
    Role(&'static str),
    /// The same in both themes: `#23233b`.
    Fixed(&'static str),
    /// A pattern of the art sheet, by its name.
    Pattern(&'static str),
}

/// How an outline is painted. Built up from nothing: `Paint::fill(...)`,
/// `Paint::line(...)`, then what else there is.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Paint {
    /// Inside.
    pub fill: Ink,
    /// The line around it.
    pub stroke: Ink,
    /// How wide that line is.
    pub width: f32,
    /// Its dashes: so long, so far apart. Round ends if both are given.
    pub dash: Option<(f32, f32)>,
    /// From 0 to 1; 1 if nothing is said.
    pub opacity: Option<f32>,
    /// A clip of the same canvas ([`Shape::Clip`]), by its name.
    pub clip: Option<&'static str>,
}

impl Paint {
    /// Filled.
    pub const fn fill(ink: Ink) -> Paint {
        Paint { fill: ink, stroke: Ink::None, width: 0.0, dash: None, opacity: None, clip: None }
    }

    /// A line.
    pub const fn line(ink: Ink, width: f32) -> Paint {
        Paint { fill: Ink::None, stroke: ink, width, dash: None, opacity: None, clip: None }
    }

    /// With a line around it.
    #[must_use]
    pub const fn edge(self, ink: Ink, width: f32) -> Paint {
        Paint { stroke: ink, width, ..self }
    }

    /// With dashes.
    #[must_use]
    pub const fn dashed(self, on: f32, off: f32) -> Paint {
        Paint { dash: Some((on, off)), ..self }
    }

    /// See-through.
    #[must_use]
    pub const fn faint(self, opacity: f32) -> Paint {
        Paint { opacity: Some(opacity), ..self }
    }

    /// Cut to a clip.
    #[must_use]
    pub const fn clipped(self, clip: &'static str) -> Paint {
        Paint { clip: Some(clip), ..self }
    }
}

/// The family of letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Face {
    /// For text and numbers.
    #[default]
    Sans,
    /// For titles and names.
    Serif,
}

/// Which point of a text is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Anchor {
    /// Its beginning.
    Start,
    /// Its middle.
    #[default]
    Middle,
    /// Its end.
    End,
}

/// How a text looks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Type {
    /// The height of its letters.
    pub size: f32,
    /// Their family.
    pub face: Face,
    /// Whether they are bold.
    pub bold: bool,
    /// Whether they are slanted.
    pub italic: bool,
    /// Their colour.
    pub ink: Ink,
    /// The colour of a seam around them, so that they can be read on anything.
    pub halo: Ink,
    /// Which point is given.
    pub anchor: Anchor,
    /// The room there is: a text that is estimated to be wider is pressed
    /// together.
    pub room: Option<f32>,
}

impl Type {
    /// Letters of this size and colour, around their middle.
    pub const fn new(size: f32, ink: Ink) -> Type {
        Type {
            size,
            face: Face::Sans,
            bold: false,
            italic: false,
            ink,
            halo: Ink::None,
            anchor: Anchor::Middle,
            room: None,
        }
    }

    /// In the family of titles.
    #[must_use]
    pub const fn serif(self) -> Type {
        Type { face: Face::Serif, ..self }
    }

    /// Bold.
    #[must_use]
    pub const fn bold(self) -> Type {
        Type { bold: true, ..self }
    }

    /// Slanted.
    #[must_use]
    pub const fn italic(self) -> Type {
        Type { italic: true, ..self }
    }

    /// With a seam.
    #[must_use]
    pub const fn halo(self, ink: Ink) -> Type {
        Type { halo: ink, ..self }
    }

    /// From its beginning, or to its end.
    #[must_use]
    pub const fn anchor(self, anchor: Anchor) -> Type {
        Type { anchor, ..self }
    }

    /// No wider than this.
    #[must_use]
    pub const fn room(self, room: f32) -> Type {
        Type { room: Some(room), ..self }
    }

    /// How wide a text of this type is, about.
    pub fn width(&self, text: &str) -> f32 {
        width(text, self.size) * if self.bold { 1.07 } else { 1.0 }
    }
}

/// The nearest to a length between these ends. `f32::clamp` has a sentence for ends
/// that are the wrong way round, with both of them in it, and what writes fractions
/// is long.
pub fn within(length: f32, least: f32, most: f32) -> f32 {
    length.max(least).min(most)
}

/// How wide a text of this size is, about: fonts are the reader's own, so this
/// is a guess that suits the common ones, rather too wide than too narrow.
pub fn width(text: &str, size: f32) -> f32 {
    let letter = |c: char| match c {
        'i' | 'l' | 'j' | 'I' | '.' | ',' | ':' | ';' | '\'' | '’' | '!' | '|' => 0.3,
        'f' | 't' | 'r' | ' ' | '(' | ')' | '-' | '·' => 0.38,
        'm' | 'w' | 'M' | 'W' | '—' | '→' => 0.88,
        'A'..='Z' | 'É' | 'À' => 0.68,
        _ => 0.57,
    };
    text.chars().map(letter).sum::<f32>() * size
}

/// The outline of a thing: what its ring or edge follows.
#[derive(Clone, PartialEq, Debug)]
pub enum Outline {
    /// A circle around the item's own point.
    Circle(f32),
    /// A rectangle: left, top, width, height, radius of its corners.
    Rect(f32, f32, f32, f32, f32),
    /// A path, and the clip that keeps its line inside, if any.
    Path(Cow<'static, str>, Option<&'static str>),
}

/// Something drawn.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// A path, as SVG writes it.
    Path(Cow<'static, str>, Paint),
    /// A circle: its middle and radius.
    Circle(f32, f32, f32, Paint),
    /// A rectangle: left, top, width, height, radius of its corners.
    Rect(f32, f32, f32, f32, f32, Paint),
    /// Short text: names and numbers. Anything longer belongs on a sheet.
    Text(f32, f32, String, Type),
    /// A symbol of the game's art sheet in this box: left, top, width, height;
    /// and the dress of the palette it wears.
    Use(&'static str, f32, f32, f32, f32, Option<&'static str>),
    /// Shapes that are moved, turned or made paler together: where, by how many
    /// degrees, how many times as large, how opaque.
    Group(f32, f32, f32, f32, f32, Vec<Shape>),
    /// What a screen paints to tell the state of the item it stands in: lit,
    /// picked, refused. Nothing while there is nothing to tell.
    Halo(Outline),
    /// Where a screen marks the item it stands in as picked or refused: the
    /// middle and the radius of that mark.
    Mark(f32, f32, f32),
    /// A place to touch that cannot be seen: its middle and radius.
    Spot(f32, f32, f32),
    /// A clip for other shapes of this canvas: its name and its path.
    Clip(&'static str, Cow<'static, str>),
}

impl Shape {
    /// A symbol around a middle, as large as this.
    pub fn symbol(name: &'static str, x: f32, y: f32, size: f32, dress: &'static str) -> Shape {
        Shape::Use(name, x - size / 2.0, y - size / 2.0, size, size, Some(dress))
    }

    /// A path.
    pub fn path(path: impl Into<Cow<'static, str>>, paint: Paint) -> Shape {
        Shape::Path(path.into(), paint)
    }

    /// A text.
    pub fn text(x: f32, y: f32, text: impl Into<String>, letters: Type) -> Shape {
        Shape::Text(x, y, text.into(), letters)
    }
}

/// How a screen paints the states of an item.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Nothing to touch.
    #[default]
    Still,
    /// A place: a ring around it.
    Ring,
    /// A card, tile or piece: an edge, and it lifts.
    Card,
    /// A land: its whole face changes.
    Area,
}

/// A thing on a canvas. Its shapes are drawn around its own point, so that a
/// thing that only moved is still the same drawing.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Item {
    /// By what a screen knows it again; no two of a canvas share one.
    pub key: String,
    /// By what it is touched.
    pub handle: Option<Handle>,
    /// How its states are painted.
    pub kind: Kind,
    /// Its point.
    pub x: f32,
    /// Its point.
    pub y: f32,
    /// What it is, in a few words: for hover and screen readers.
    pub label: String,
    /// What it looks like, bottom to top.
    pub shapes: Vec<Shape>,
}

impl Item {
    /// A thing at this point.
    pub fn new(key: impl Into<String>, x: f32, y: f32) -> Item {
        Item { key: key.into(), x, y, ..Item::default() }
    }

    /// It can be touched by this handle; what it is, in a few words.
    #[must_use]
    pub fn touched(self, handle: impl Into<Handle>, kind: Kind, label: impl Into<String>) -> Item {
        Item { handle: Some(handle.into()), kind, label: label.into(), ..self }
    }

    /// One more shape on top.
    #[must_use]
    pub fn with(mut self, shape: Shape) -> Item {
        self.shapes.push(shape);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_letters_are_wider() {
        assert!(width("mmm", 10.0) > width("iii", 10.0));
        assert!(width("Delhi", 20.0) > width("Delhi", 10.0));
        let plain = Type::new(10.0, Ink::None);
        assert!(plain.bold().width("Delhi") > plain.width("Delhi"));
    }
}
