//! What changed at a table, what must be kept of it, and the way back.

use super::{Clocks, Meta, Room};
use crate::seating::clean;
use crate::session::{Played, Session};
use crate::wire::Talk;
use engine::{Message, Record};

/// A change that is done and that nobody has seen yet.
///
/// A table is a header, written once when the match begins, and lines that are
/// only added. The table itself (chairs, offers) is kept whole when it changes;
/// clocks, which change at every move, by themselves.
#[must_use = "nobody may see a room that is ahead of what is kept"]
#[derive(Default)]
pub struct Change {
    /// The table itself, if it changed.
    pub table: Option<Box<Meta>>,
    /// The clocks, if nothing else of the table changed.
    pub clocks: Option<Clocks>,
    /// The header (a record without steps), if the match begins, or its record
    /// is in format 1 and the header changed.
    pub header: Option<Box<Record>>,
    /// The number of the first new line.
    pub seq: usize,
    /// The new lines, parted by line feeds.
    pub lines: String,
    /// Only in format 1: lines from `seq` on that were there before are gone.
    pub cut: bool,
    /// What was said.
    pub talk: Option<Talk>,
    /// Everybody has agreed to another match: the host opens it with
    /// [`Room::again`] and says where with [`Room::leads_to`].
    pub rematch: bool,
    done: Done,
    back: Back,
}

/// What has happened.
#[derive(Default, Debug)]
pub struct Done {
    /// The match went on, from this step.
    pub since: Option<usize>,
    /// It went back or began: everybody needs a whole view.
    pub whole: bool,
    /// The table itself changed.
    pub table: bool,
    /// What happened at the table.
    pub news: Vec<Message>,
    /// What was said.
    pub talk: Option<Talk>,
}

/// How to make everything as it was.
#[derive(Default)]
struct Back {
    table: Option<Box<Meta>>,
    clocks: Option<Clocks>,
    played: Option<Box<Played>>,
    begun: bool,
}

impl Change {
    /// Says at the table what has happened.
    pub(crate) fn told(mut self, news: Message) -> Change {
        self.done.news.push(news);
        self
    }

    /// What is told of the table itself changes, although nothing that is kept
    /// of it does.
    pub(super) fn on_the_card(mut self) -> Change {
        self.done.table = true;
        self
    }

    /// Everybody needs a whole view.
    pub(super) fn whole(mut self) -> Change {
        self.done.whole = true;
        self
    }

    /// Whether the record changes.
    pub(crate) fn writes(&self) -> bool {
        !self.lines.is_empty() || self.header.is_some() || self.cut
    }

    /// What must be written down, without the way back and without what is to be
    /// told: for a host whose writer is elsewhere.
    pub fn to_keep(&mut self) -> Change {
        Change {
            table: self.table.take(),
            clocks: self.clocks.take(),
            header: self.header.take(),
            seq: self.seq,
            lines: std::mem::take(&mut self.lines),
            cut: self.cut,
            talk: self.talk.clone(),
            ..Change::default()
        }
    }

    /// The name of somebody without a chair who speaks.
    pub fn speaker(&mut self, name: &str) {
        if let Some(talk) = self.talk.as_mut().filter(|talk| talk.name.is_empty()) {
            talk.name = clean(name);
        }
    }

    /// The match was played on.
    pub(super) fn play(mut self, mut played: Played) -> Change {
        self.done.since = Some(played.since);
        self.done.whole = played.cuts;
        self.done.news.append(&mut played.news);
        self.header = played.header.take();
        self.seq = played.seq;
        self.lines = std::mem::take(&mut played.lines);
        self.cut = played.is_cut_off();
        self.back.played = Some(Box::new(played));
        self
    }
}

impl Room {
    /// Changes the table itself.
    pub(super) fn amend(&mut self, amend: impl FnOnce(&mut Meta)) -> Change {
        let before = Box::new(self.meta.clone());
        amend(&mut self.meta);
        let back = Back { table: Some(before), ..Back::default() };
        self.again_amended(Change { back, ..Change::default() })
    }

    /// The table changed once more within a change.
    pub(super) fn again_amended(&self, mut change: Change) -> Change {
        let idle = |meta: &Meta| Meta { clocks: Clocks::default(), ..meta.clone() };
        // Clocks run all the time and are told with every move.
        let before = change.back.table.as_deref();
        change.done.table = before.is_some_and(|before| idle(before) != idle(&self.meta));
        change.table = Some(Box::new(self.meta.clone()));
        change
    }

    /// The clocks are about to change, and nothing else of the table.
    pub(super) fn amend_clocks(&self) -> Change {
        let back = Back { clocks: Some(self.meta.clocks.clone()), ..Back::default() };
        Change { back, ..Change::default() }
    }

    /// The match begins.
    pub(super) fn start_with(&mut self, session: Session, mut change: Change) -> Change {
        change.header = Some(Box::new(session.header()));
        change.lines = session.lines();
        change.done.whole = true;
        change.back.begun = true;
        self.session = Some(session);
        change
    }

    /// The other match that a change leads to is at this table.
    pub fn leads_to(&mut self, change: &mut Change, code: &str) {
        self.meta.next = Some(code.to_owned());
        change.table = Some(Box::new(self.meta.clone()));
    }

    /// What must be written down of a room that was just opened.
    pub fn opened(&self) -> Change {
        let mut change = Change { table: Some(Box::new(self.meta.clone())), ..Change::default() };
        if let Some(session) = &self.session {
            change.header = Some(Box::new(session.header()));
            change.lines = session.lines();
        }
        change
    }

    /// The change is kept: it has happened.
    pub fn commit(&mut self, change: Change) -> Done {
        Done { talk: change.talk, ..change.done }
    }

    /// The change could not be kept: everything is as it was.
    pub fn roll_back(&mut self, change: Change) {
        let back = change.back;
        if back.begun {
            self.session = None;
        }
        if let (Some(session), Some(played)) = (&mut self.session, back.played) {
            session.roll_back(*played);
        }
        if let Some(table) = back.table {
            self.meta = *table;
        }
        if let Some(clocks) = back.clocks {
            self.meta.clocks = clocks;
        }
    }
}
