//! A drawing as it goes to a page: as little of it as has changed. Lengths are
//! whole tenths, for what goes to a page has no fractions.

use super::write::{Brush, shapes};
use crate::{Canvas, Drawing, Handle, Kind, Row, SeatCard, Slot};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// A thing as it is sent.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ItemSent {
    /// By what the page knows it again.
    pub key: String,
    /// By what it is touched.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub handle: Option<Handle>,
    /// How its states are painted.
    pub kind: Kind,
    /// Its point, in tenths.
    pub at: (i32, i32),
    /// What it is.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub label: String,
    /// What it looks like; nothing if that has not changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub looks: Option<String>,
}

/// A surface as it is sent.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct CanvasSent {
    /// The part of the plane that it shows, in tenths.
    pub view: (i32, i32, i32, i32),
    /// The part of it that is shown first, in tenths.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub focus: Option<(i32, i32, i32, i32)>,
    /// What lies at the bottom; nothing if that has not changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ground: Option<String>,
    /// The things on it, bottom to top.
    pub items: Vec<ItemSent>,
    /// Where the line stands on it, in tenths.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<(i32, i32, i32, i32)>,
}

/// A panel as it is sent.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PanelSent {
    /// Its name.
    pub name: String,
    /// Where it stands.
    pub slot: Slot,
    /// What it is called.
    pub tab: String,
    /// A surface at its top.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub canvas: Option<CanvasSent>,
    /// What stands on it.
    pub rows: Vec<Row>,
}

/// A table as it is sent.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Sent {
    /// Where the match stands.
    pub title: String,
    /// The board.
    pub board: CanvasSent,
    /// Whether it can be moved about and enlarged.
    pub zooms: bool,
    /// Whether a small screen gives it all the room there is and shows the part
    /// that matters: for maps.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fills: bool,
    /// What stands around it.
    pub panels: Vec<PanelSent>,
    /// What the seats show.
    pub seats: Vec<SeatCard>,
    /// Whether they stand in a strip above the board.
    #[serde(default)]
    pub strip: bool,
    /// How wide the left column is.
    pub left: u32,
    /// How wide the right column is.
    pub side: u32,
}

/// Remembers what a page has, and sends what it has not.
#[derive(Clone, Debug, Default)]
pub struct Sender {
    /// By the name of the canvas and the key of the thing.
    looks: BTreeMap<(String, String), String>,
}

fn tenths(length: f32) -> i32 {
    (length * 10.0).round() as i32
}

/// The key of what lies at the bottom of a canvas; no thing has it.
const GROUND: &str = "";

impl Sender {
    /// What a page must be told to show this drawing.
    pub fn send(&mut self, drawing: Drawing) -> Sent {
        let mut kept = BTreeSet::new();
        let board = self.canvas("", &drawing.board, &mut kept);
        let mut panels = Vec::new();
        for panel in drawing.panels {
            let canvas = panel.canvas.map(|it| self.canvas(panel.name, &it, &mut kept));
            let (name, slot, tab) = (panel.name.to_owned(), panel.slot, panel.tab);
            panels.push(PanelSent { name, slot, tab, canvas, rows: panel.rows });
        }
        // What is gone from the page would have to be sent anew.
        self.looks.retain(|key, _| kept.contains(key));
        let Drawing { title, zooms, fills, seats, strip, left, side, .. } = drawing;
        let (left, side) = (left as u32, side as u32);
        Sent { title, board, zooms, fills, panels, seats, strip, left, side }
    }

    fn canvas(
        &mut self,
        name: &str,
        canvas: &Canvas,
        kept: &mut BTreeSet<(String, String)>,
    ) -> CanvasSent {
        let mut fresh = |key: &str, looks: String| {
            let place = (name.to_owned(), key.to_owned());
            kept.insert(place.clone());
            let same = self.looks.get(&place) == Some(&looks);
            (!same).then(|| {
                self.looks.insert(place, looks.clone());
                looks
            })
        };
        let ground = fresh(GROUND, shapes(&canvas.ground, Brush::Page));
        let items = canvas.items.iter().map(|item| ItemSent {
            key: item.key.clone(),
            handle: item.handle.clone(),
            kind: item.kind,
            at: (tenths(item.x), tenths(item.y)),
            label: item.label.clone(),
            looks: fresh(&item.key, shapes(&item.shapes, Brush::Page)),
        });
        let items = items.collect();
        let part = |(x, y, w, h)| (tenths(x), tenths(y), tenths(w), tenths(h));
        let (focus, line) = (canvas.focus.map(part), canvas.line.map(part));
        CanvasSent { view: part(canvas.view), focus, ground, items, line }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Ink, Item, Paint, Shape};

    fn drawing(x: f32, r: f32, here: bool) -> Drawing {
        let circle = |r| Shape::Circle(0.0, 0.0, r, Paint::fill(Ink::Role("ink")));
        let mut board = Canvas::new(100.0, 100.0);
        board.ground.push(circle(50.0));
        board.items.push(Item::new("one", x, 0.0).with(circle(r)));
        if here {
            board.items.push(Item::new("two", 0.0, 0.0).with(circle(1.0)));
        }
        Drawing { board, ..Drawing::default() }
    }

    #[test]
    fn what_matters_now_is_sent_in_tenths() {
        let mut shown = drawing(0.0, 2.0, true);
        shown.board.focus = Some((10.0, 20.0, 30.5, 40.0));
        let sent = Sender::default().send(shown).board;
        assert_eq!((sent.view, sent.focus), ((0, 0, 1000, 1000), Some((100, 200, 305, 400))));
    }

    #[test]
    fn only_what_changed_is_sent() {
        let mut sender = Sender::default();
        let first = sender.send(drawing(0.0, 2.0, true)).board;
        assert!(first.ground.is_some() && first.items.iter().all(|it| it.looks.is_some()));
        let moved = sender.send(drawing(9.0, 2.0, true)).board;
        assert_eq!(moved.items[0].at, (90, 0));
        assert!(moved.ground.is_none() && moved.items.iter().all(|it| it.looks.is_none()));
        let grown = sender.send(drawing(9.0, 3.0, false)).board;
        assert!(grown.items[0].looks.is_some() && grown.items.len() == 1);
        assert_eq!(grown.line, None, "the line stands below the board");
        let mut lined = drawing(9.0, 3.0, false);
        lined.board.line = Some((1.0, 2.0, 30.0, 4.5));
        assert_eq!(sender.send(lined).board.line, Some((10, 20, 300, 45)));
        let back = sender.send(drawing(9.0, 3.0, true)).board;
        assert!(back.items[1].looks.is_some(), "what went away is sent anew");
    }
}
