//! What would follow from a wish, and what to write down of it.

use super::Sitting;
use crate::fair::Seed;
use crate::packet::Write;
use engine::{Message, Record, Turn};

/// What would follow from a wish. Nothing has happened yet.
#[must_use = "a draft changes nothing until it is committed"]
pub struct Draft {
    pub(super) revision: u64,
    /// How many steps there are now.
    pub(super) before: usize,
    /// How many of them stay.
    pub(super) keep: usize,
    /// Whether the header changes.
    pub(super) header: bool,
    pub(super) next: Sitting,
    pub(super) news: Vec<Message>,
    /// The seed that the record may show at the end.
    pub(super) seed: Option<Seed>,
}

impl Draft {
    /// What to write down before the draft is committed.
    pub fn write(&self) -> Write {
        let Draft { keep, header, .. } = *self;
        Write { keep, lines: self.next.game.lines(keep), header }
    }

    /// The same in short: how many steps stay, and the lines to append after
    /// those, as text.
    pub(crate) fn lines(&self) -> (usize, String) {
        (self.keep, self.next.lines(self.keep))
    }

    /// The header as it would be (a record without steps), if it changes.
    pub(crate) fn header(&self) -> Option<Record> {
        self.header.then(|| self.next.header(self.seed.as_ref()))
    }

    /// What would be said of it at the table.
    pub(crate) fn news(&self) -> &[Message] {
        &self.news
    }

    /// Whether steps would be taken back.
    pub fn cuts(&self) -> bool {
        self.keep < self.before
    }

    /// What the match would wait for.
    pub(crate) fn turn(&self) -> Turn {
        self.next.turn()
    }

    /// The whole record as it would be, for hosts that write whole files. It
    /// holds the seed: it is the host's own copy.
    pub fn record(&self) -> Record {
        self.next.record(self.seed.as_ref())
    }
}
