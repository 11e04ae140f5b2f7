//! A whole table: the board, the panels around it, and what stands at the seats.

use crate::{Cell, Handle, Item, Mark, Row, Shape};
use engine::Seat;
use serde::{Deserialize, Serialize};

/// A surface with things on it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Canvas {
    /// The part of the plane that it shows: left, top, width, height.
    pub view: (f32, f32, f32, f32),
    /// The part of it that matters now, if a small window cannot show all of it
    /// well: a screen shows that first.
    pub focus: Option<(f32, f32, f32, f32)>,
    /// What lies at the bottom and never changes while the window keeps its
    /// size: roads, coasts, walls. Sent once.
    pub ground: Vec<Shape>,
    /// The things on it, bottom to top. Those with a handle are reached by
    /// keyboard in this order.
    pub items: Vec<Item>,
    /// Where the line that tells what is pointed at stands on the board itself:
    /// left, top, width, height; below the board if nothing is said, and nowhere
    /// if it has no width, for a board that has a report in its place.
    pub line: Option<(f32, f32, f32, f32)>,
}

impl Canvas {
    /// A surface of this size, from the origin on.
    pub fn new(width: f32, height: f32) -> Canvas {
        Canvas { view: (0.0, 0.0, width, height), ..Canvas::default() }
    }

    /// The middle of what has this handle.
    pub fn point(&self, handle: &Handle) -> Option<(f32, f32)> {
        let found = self.items.iter().find(|item| item.handle.as_ref() == Some(handle))?;
        Some((found.x, found.y))
    }
}

/// Where a panel stands. On a phone every panel is a tab of the sheet below.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Slot {
    /// Above the board.
    Top,
    /// In a column left of the board.
    Left,
    /// In a row below the board.
    Below,
    /// In the column at the right, below the seats.
    Side,
    /// In a second column beside that one.
    Beside,
    /// In that column, and in place of tools and log: while nothing else is to
    /// be done.
    Whole,
    /// With the seats: above them, in their tab on a phone. Where there is no
    /// such tab it is not shown.
    Seats,
    /// Not always shown: a thing with the handle `open:` and its name opens it over
    /// the side; where there is none it is a tab beside the log.
    Drawer,
    /// What the marks on a board mean: behind a button beside those that enlarge it.
    Key,
}

/// A part of the table beside the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Panel {
    /// Its name, the same in every drawing of the game.
    pub name: &'static str,
    /// Where it stands.
    pub slot: Slot,
    /// What it is called where it is a tab or behind a button.
    pub tab: String,
    /// A surface at its top.
    pub canvas: Option<Canvas>,
    /// What stands on it.
    pub rows: Vec<Row>,
}

/// What a seat shows: one line below the name.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeatCard {
    /// Whose it is; nobody's if the game itself plays.
    pub seat: Option<Seat>,
    /// The name of whoever has no chair.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Its place in the order of play, if that is worth knowing.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub order: String,
    /// At the end of the line with the name: cards held, what was planned.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<Cell>,
    /// The line below.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cells: Vec<Cell>,
    /// A sum, large, at the end.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub total: String,
    /// What one touches by touching the seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub handle: Option<Handle>,
    /// How it stands out beside being at turn, which the screen knows itself.
    #[serde(default)]
    pub mark: Mark,
}

/// A table, drawn for one reader and one window.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Drawing {
    /// Where the match stands, beside the game's name: "round 4 of 10".
    pub title: String,
    /// The board.
    pub board: Canvas,
    /// Whether the board is large enough to be moved about and enlarged.
    pub zooms: bool,
    /// Whether a small screen gives it all the room there is and shows the part
    /// that matters: for maps.
    pub fills: bool,
    /// What stands around it, in the order in which it is read.
    pub panels: Vec<Panel>,
    /// What the seats show, in the order in which they are read.
    pub seats: Vec<SeatCard>,
    /// Whether the seats stand in a strip above the board and not at its right.
    pub strip: bool,
    /// How wide the column left of the board is, in pixels.
    pub left: f32,
    /// How wide the column at the right is, in pixels.
    pub side: f32,
}

impl Drawing {
    /// Every surface: the board, then those of panels.
    pub fn canvases(&self) -> impl Iterator<Item = &Canvas> {
        std::iter::once(&self.board).chain(self.panels.iter().filter_map(|it| it.canvas.as_ref()))
    }

    /// Every handle that is drawn or stands on a sheet.
    pub fn handles(&self) -> impl Iterator<Item = &Handle> {
        let drawn = self.canvases().flat_map(|canvas| &canvas.items);
        let written = self.panels.iter().flat_map(|panel| &panel.rows).flat_map(Row::handles);
        let seats = self.seats.iter().flat_map(|seat| {
            let cells = seat.marks.iter().chain(&seat.cells);
            seat.handle.iter().chain(cells.filter_map(|cell| cell.handle.as_ref()))
        });
        drawn.filter_map(|item| item.handle.as_ref()).chain(written).chain(seats)
    }
}
