//! The boards: what differs between games on the screen.
//!
//! The frame draws log, actions, prompt and messages for any game. A game with
//! a board of its own gets a file here and one line in [`of`]; all others are
//! shown by [`general`], in words.

mod general;
mod jaipur;
mod maharadjah;
mod maharaja;
mod pen;
mod raja;
mod sketch;

use crate::palette::Palette;
use crate::seen::Seen;
use crate::words::Book;
use engine::{Game, Message, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use table::Told;

/// Builds a board; the flag asks for counts that need not be told.
type Build = fn(&Seen, count: bool) -> Box<dyn Board>;

/// The games with a board of their own.
const BOARDS: &[(&str, Build)] = &[
    ("jaipur", jaipur::Stall::build),
    ("raja", raja::Court::build),
    ("maharadjah", maharadjah::Subcontinent::build),
    ("maharaja", maharaja::Pilgrimage::build),
];

/// The board of a match.
pub(crate) fn of(seen: &Seen, count: bool) -> Box<dyn Board> {
    let own = BOARDS.iter().find(|(id, _)| *id == seen.entry.id);
    own.map_or(general::Sections::build as Build, |(_, build)| *build)(seen, count)
}

/// The board in words that every game has.
#[cfg(test)]
pub(crate) fn in_words(seen: &Seen) -> Box<dyn Board> {
    general::Sections::build(seen, false)
}

/// What a board is drawn with.
pub(crate) struct Look<'a> {
    pub(crate) book: &'a Book,
    pub(crate) palette: Palette,
    /// The reader's seat, if there is one.
    pub(crate) seat: Option<Seat>,
    /// Whether the cursor is on the board.
    pub(crate) focused: bool,
}

/// An arrow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    Up,
    Down,
    Left,
    Right,
}

/// What the picked pieces make.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Built {
    /// Nothing is picked.
    Nothing,
    /// An action, in notation, that the rules allow.
    Ready(String),
    /// Not an action yet: what is still to be picked.
    Unfinished(Message),
    /// An action that the rules do not allow: why.
    Refused(Message),
}

/// How points came about, as a table with a column for each seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Report {
    /// What is reported: "Round 1".
    pub(crate) name: Message,
    /// The sentence above the table.
    pub(crate) title: Message,
    /// What was counted, and what each seat has of it.
    pub(crate) rows: Vec<(Message, Vec<String>)>,
    /// The last row.
    pub(crate) total: (Message, Vec<String>),
    /// The sentences below the table.
    pub(crate) notes: Vec<Message>,
}

/// A cell of a report for every seat.
fn cells<G: Game, T: ToString>(game: &G, of: impl Fn(usize) -> T) -> Vec<String> {
    Seat::all(game.players()).map(|seat| of(seat.index()).to_string()).collect()
}

/// A board of one game: it shows a view and turns gestures into actions.
pub(crate) trait Board {
    /// Takes the newest view. What was picked is forgotten.
    fn look(&mut self, seen: &Seen);

    /// How many rows it takes of those there are.
    fn rows(&self, available: u16) -> u16;

    /// How many columns it takes of those there are beside a log.
    fn columns(&self, available: u16) -> u16 {
        available.min(78)
    }

    /// Paints the board.
    fn draw(&self, look: &Look<'_>, area: Rect, buffer: &mut Buffer);

    /// Short facts for the bar at the top.
    fn status(&self, book: &Book) -> Vec<String>;

    /// How many places the cursor can be in.
    fn zones(&self) -> usize {
        1
    }

    /// Where the cursor is.
    fn zone(&self) -> usize {
        0
    }

    /// Puts the cursor into a zone.
    fn enter(&mut self, _zone: usize) {}

    /// Moves the cursor; `false` if it would leave the board.
    fn steer(&mut self, way: Way) -> bool;

    /// Picks what is under the cursor, or puts it back.
    fn pick(&mut self) {}

    /// Why picking changes nothing where the cursor is.
    fn unpickable(&self) -> Message {
        Message::new("tui-no-pick")
    }

    /// Puts back one of what is under the cursor.
    fn unpick(&mut self) {}

    /// Puts everything back; `false` if nothing was picked.
    fn clear(&mut self) -> bool {
        false
    }

    /// What the picked pieces make.
    fn built(&self) -> Built {
        Built::Nothing
    }

    /// What is under the cursor, for the line below the board.
    fn under(&self, _book: &Book) -> Option<String> {
        None
    }

    /// Lights up what an action in notation would move, legal or not; with
    /// nothing, what is picked is shown again.
    fn show(&mut self, _action: Option<&str>) {}

    /// What its signs mean, a line each, for the page of help.
    fn legend(&self, _book: &Book) -> Vec<String> {
        Vec::new()
    }

    /// Keys of its own: what stands on them, and the name of the sentence that
    /// says what they do.
    fn keys(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// One of its own keys; `false` if it is none.
    fn key(&mut self, _key: char) -> bool {
        false
    }

    /// The group an action belongs to: its place among the groups and its
    /// heading.
    fn group(&self, action: &str) -> (usize, Message) {
        let verb = action.split_whitespace().next().unwrap_or(action);
        (0, Message::new("tui-group").text("verb", verb))
    }

    /// How points came about, if this event counted some.
    fn report(&self, _told: &Told) -> Option<Report> {
        None
    }

    /// What the final scores count.
    fn score(&self) -> Message {
        Message::new("tui-score")
    }
}
