//! The boards: what differs between games on the screen.
//!
//! The frame draws log, actions, prompt and messages for any game. A game with
//! a board of its own gets a file here and one line in [`of`]; all others are
//! shown by [`general`], in words.

mod general;
mod jaipur;
mod maharadjah;
mod maharaja;
mod marks;
mod pen;
mod raja;
mod sketch;
mod walk;

pub(crate) use marks::{Mark, Marks, Thing};
pub(crate) use walk::{Spot, Walk};

use crate::palette::Palette;
use crate::seen::Seen;
use crate::words::Book;
use drawing::Handle;
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
    /// What may be touched, what is picked, what stands in the way.
    pub(crate) marks: &'a Marks,
}

/// An arrow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    Up,
    Down,
    Left,
    Right,
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

/// A board of one game: it shows a view, and says by which handles its things are
/// touched and where they are. What a touch means is the machine's to say.
pub(crate) trait Board {
    /// Takes the newest view.
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

    /// The things that the cursor walks over, where it walks from one to the next.
    fn spots(&self, _marks: &Marks) -> Vec<Spot> {
        Vec::new()
    }

    /// The cursor of such a board; one that steers by rows of its own has none here.
    fn walk(&mut self) -> Option<&mut Walk> {
        None
    }

    /// Where that cursor is.
    fn walked(&self) -> Option<&Walk> {
        None
    }

    /// How many places the cursor can be in.
    fn zones(&self) -> usize {
        Walk::stops(&self.spots(&Marks::default()))
    }

    /// Where the cursor is.
    fn zone(&self) -> usize {
        let spots = self.spots(&Marks::default());
        self.walked().map_or(0, |walk| walk.stop(&spots))
    }

    /// Puts the cursor into a zone.
    fn enter(&mut self, zone: usize) {
        let spots = self.spots(&Marks::default());
        if let Some(walk) = self.walk() {
            walk.enter(&spots, zone);
        }
    }

    /// Moves the cursor; `false` if it would leave the board.
    fn steer(&mut self, way: Way, marks: &Marks) -> bool {
        let spots = self.spots(marks);
        self.walk().is_some_and(|walk| walk.steer(&spots, way))
    }

    /// A new question is asked: the cursor goes to the part of the board where it
    /// is answered.
    fn seek(&mut self, marks: &Marks) {
        let spots = self.spots(marks);
        if let Some(walk) = self.walk() {
            walk.seek(&spots, marks);
        }
    }

    /// What is under the cursor.
    fn thing(&self, marks: &Marks) -> Option<Thing> {
        self.walked()?.thing(&self.spots(marks))
    }

    /// What is picked under the cursor and would be put back first.
    fn last(&self, marks: &Marks) -> Option<Thing> {
        self.thing(marks).filter(|thing| marks.has_key(&thing.key))
    }

    /// Whether the cursor can come to what carries this handle.
    fn holds(&self, handle: &Handle, marks: &Marks) -> bool {
        self.spots(marks).iter().any(|spot| spot.handle == *handle)
    }

    /// A short name for a thing that the cursor cannot come to.
    fn called(&self, _handle: &Handle, _book: &Book) -> Option<String> {
        None
    }

    /// More about what is under the cursor than the game's own table tells.
    fn under(&self, _book: &Book) -> Option<String> {
        None
    }

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
