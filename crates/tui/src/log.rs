//! What happened, one sentence each, as the reader may hear it.

use crate::seen::Seen;
use crate::words::Book;
use engine::{Message, Seat, Viewer};
use std::cell::Cell;
use table::Told;

/// A sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// The step it tells of.
    pub(crate) step: usize,
    /// The sentence.
    pub(crate) text: String,
}

/// The sentences, oldest first.
#[derive(Default)]
pub(crate) struct Log {
    pub(crate) entries: Vec<Entry>,
    /// The first sentence since the reader's last turn; the number of all
    /// sentences if nothing has happened since.
    pub(crate) fresh: usize,
    /// How many rows it is scrolled up. The painter knows how far that can be
    /// and brings it back.
    pub(crate) up: Cell<usize>,
}

impl Log {
    /// Reads the match anew. Nothing is kept from another reader's log.
    /// `actors` are the letters of those who took the steps; `news` is what
    /// happened at the table, and before which step.
    pub(crate) fn read(seen: &Seen, actors: &str, news: &[(usize, Message)], book: &Book) -> Log {
        let seat = match seen.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let entry = |told: &Told| Entry { step: told.step, text: book.say(&told.message, seat) };
        let news = news.iter().map(|(step, it)| Entry { step: *step, text: book.say(it, seat) });
        // In the order in which it happened; what was said before a step comes
        // before it.
        let mut entries: Vec<Entry> = news.chain(seen.told().iter().map(entry)).collect();
        entries.sort_by_key(|entry| entry.step);
        let fresh = seat.and_then(|seat| since_last_turn(actors, seat));
        let fresh = fresh.and_then(|step| entries.iter().position(|entry| entry.step >= step));
        Log { fresh: fresh.unwrap_or(entries.len()), entries, up: Cell::new(0) }
    }

    /// Scrolls up by so many rows, or down.
    pub(crate) fn scroll(&self, rows: isize) {
        self.up.set(self.up.get().saturating_add_signed(rows));
    }
}

/// The first step of somebody else after the seat's last own one.
fn since_last_turn(actors: &str, seat: Seat) -> Option<usize> {
    let own = actors.rfind(seat.letter())?;
    let after = actors[own + 1..].find(|letter| letter != '-')?;
    Some(own + 1 + after)
}
