//! Words and numbers beside a drawing.
//!
//! A screen lays them out itself, so that text wraps, can be selected, enlarged
//! and read aloud. A sheet is not sentences in boxes: numbers stand in cells,
//! with icons of the art sheet, and every name has the handle of what it names.

use crate::Handle;
use serde::{Deserialize, Serialize};

/// A symbol of the art sheet beside words.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Icon {
    /// The symbol.
    pub symbol: String,
    /// The dress of the palette it wears; nothing if none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub dress: String,
}

impl Icon {
    /// A symbol in its own colours.
    pub fn new(symbol: impl Into<String>) -> Icon {
        Icon { symbol: symbol.into(), dress: String::new() }
    }

    /// A symbol in a dress.
    pub fn dressed(symbol: impl Into<String>, dress: impl Into<String>) -> Icon {
        Icon { symbol: symbol.into(), dress: dress.into() }
    }
}

/// How a cell, row or tile stands out. Each differs by more than its colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// Not at all.
    #[default]
    Plain,
    /// It is its turn: a saffron edge.
    Now,
    /// It is the reader's own: an indigo edge.
    Own,
    /// It is asked and not at turn: a dashed indigo edge.
    Asked,
    /// It is over or not yet: pale.
    Faint,
    /// It counts: bold.
    Strong,
    /// Something good comes of it: emerald.
    Good,
    /// Something bad comes of it: vermilion.
    Bad,
    /// A badge: ivory on indigo, its word before its icon.
    Badge,
    /// An icon in a little box: an action that was chosen.
    Slot,
    /// The same, over: pale.
    Spent,
    /// The same, hidden: a seal on indigo.
    Seal,
    /// The same, still empty: a dashed box.
    Gap,
}

fn plain(mark: &Mark) -> bool {
    *mark == Mark::Plain
}

/// A word or number, perhaps with an icon.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Cell {
    /// The icon before it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Icon>,
    /// The word or number; perhaps nothing beside an icon.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// What it means, in words: for hover and screen readers. Needed where the
    /// text alone does not say it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub label: String,
    /// How it stands out.
    #[serde(default, skip_serializing_if = "plain")]
    pub mark: Mark,
    /// What one touches by touching it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub handle: Option<Handle>,
    /// Whether it stands at the end of its row, with what comes after it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub end: bool,
}

impl Cell {
    /// A word or number.
    #[allow(clippy::needless_pass_by_value)] // numbers and words are handed over as they come
    pub fn text(text: impl ToString) -> Cell {
        Cell { text: text.to_string(), ..Cell::default() }
    }

    /// An icon with a word or number, and what both mean.
    #[allow(clippy::needless_pass_by_value)] // as above
    pub fn icon(icon: Icon, text: impl ToString, label: impl Into<String>) -> Cell {
        let (icon, label) = (Some(icon), label.into());
        Cell { icon, text: text.to_string(), label, ..Cell::default() }
    }

    /// Standing out.
    #[must_use]
    pub fn mark(self, mark: Mark) -> Cell {
        Cell { mark, ..self }
    }

    /// To be touched.
    #[must_use]
    pub fn handle(self, handle: impl Into<Handle>) -> Cell {
        Cell { handle: Some(handle.into()), ..self }
    }

    /// At the end of its row.
    #[must_use]
    pub fn end(self) -> Cell {
        Cell { end: true, ..self }
    }
}

/// A line of cells.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Line {
    /// What one touches by touching the line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub handle: Option<Handle>,
    /// How it stands out.
    #[serde(default, skip_serializing_if = "plain")]
    pub mark: Mark,
    /// The cells.
    pub cells: Vec<Cell>,
}

impl Line {
    /// A line of these cells.
    pub fn of(cells: impl IntoIterator<Item = Cell>) -> Line {
        Line { cells: cells.into_iter().collect(), ..Line::default() }
    }

    /// To be touched.
    #[must_use]
    pub fn handle(self, handle: impl Into<Handle>) -> Line {
        Line { handle: Some(handle.into()), ..self }
    }

    /// Standing out.
    #[must_use]
    pub fn mark(self, mark: Mark) -> Line {
        Line { mark, ..self }
    }
}

/// A card or tile with words on it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tile {
    /// What one touches by touching it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub handle: Option<Handle>,
    /// A number in its corner.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub number: String,
    /// The picture on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Icon>,
    /// Its name.
    pub title: String,
    /// What it does, in words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// The line at its foot: who has it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub foot: Vec<Cell>,
    /// How it stands out.
    #[serde(default, skip_serializing_if = "plain")]
    pub mark: Mark,
}

/// A part of a sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Row {
    /// A heading, and what stands at its end.
    Title(String, Vec<Cell>),
    /// Words that wrap.
    Text(String),
    /// A line of cells.
    Cells(Line),
    /// A table: the cells of its fixed head, then its lines.
    Grid(Vec<Cell>, Vec<Line>),
    /// Chips one beside the other.
    Chips(Vec<Cell>),
    /// Cards one beside the other.
    Tiles(Vec<Tile>),
    /// A part of a whole, in parts of a thousand, each with its dress.
    Bar(Vec<(u32, String)>, String),
}

impl Row {
    /// A heading with nothing at its end.
    pub fn title(text: impl Into<String>) -> Row {
        Row::Title(text.into(), Vec::new())
    }

    /// Every handle in it.
    pub fn handles(&self) -> Vec<&Handle> {
        let mut found = Vec::new();
        match self {
            Row::Title(_, cells) | Row::Chips(cells) => {
                found.extend(cells.iter().filter_map(|cell| cell.handle.as_ref()));
            }
            Row::Text(_) | Row::Bar(..) => {}
            Row::Cells(line) => {
                found.extend(&line.handle);
                found.extend(line.cells.iter().filter_map(|cell| cell.handle.as_ref()));
            }
            Row::Grid(head, lines) => {
                found.extend(head.iter().filter_map(|cell| cell.handle.as_ref()));
                for line in lines {
                    found.extend(&line.handle);
                    found.extend(line.cells.iter().filter_map(|cell| cell.handle.as_ref()));
                }
            }
            Row::Tiles(tiles) => {
                for tile in tiles {
                    found.extend(&tile.handle);
                    found.extend(tile.foot.iter().filter_map(|cell| cell.handle.as_ref()));
                }
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_handle_of_a_row_is_found() {
        let cell = |name: &str| Cell::text(name).handle(name);
        let line = Line::of([cell("b"), Cell::text("no")]).handle("a");
        let tile = Tile { handle: Some("c".into()), foot: vec![cell("d")], ..Tile::default() };
        let rows = [
            Row::Cells(line.clone()),
            Row::Grid(vec![cell("h")], vec![line]),
            Row::Tiles(vec![tile]),
            Row::Chips(vec![cell("e")]),
            Row::Title(String::new(), vec![cell("f")]),
            Row::Text("g".to_owned()),
        ];
        let found: String = rows.iter().flat_map(Row::handles).map(Handle::as_str).collect();
        assert_eq!(found, "abhabcdef");
    }
}
