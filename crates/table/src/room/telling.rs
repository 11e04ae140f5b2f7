//! What those at a table are told, as values.
//!
//! A server makes text of them and a table of one's own hands them to its
//! mirror, so both hear the same. What is sent at every move a server writes as
//! text at once ([`Session::update`](crate::Session::update)); the value here is
//! read from that text, so there is one builder of it.

use super::{Done, Guest, Room};
use crate::json;
use crate::session::Session;
use crate::wire::{Heard, Sync, Talk};
use engine::{Message, Seat, Viewer};

/// Somebody to be told: who, and what everybody may know at this moment.
pub struct Watcher<'a> {
    /// The guest; nobody's in particular for whoever only watches.
    pub guest: Option<Guest>,
    /// Who is connected.
    pub here: &'a dyn Fn(Guest) -> bool,
    /// The time.
    pub now: i64,
}

/// One message of those that tell of a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Telling {
    /// The whole table, see [`Room::sync`].
    Whole,
    /// What these eyes see and hear of the steps from this one on, see
    /// [`Session::since`](crate::Session::since).
    Update(Viewer, usize),
    /// What was said.
    Talk,
    /// The table itself, see [`Room::card`].
    Table,
}

impl Room {
    /// What a guest is told of a change, in this order.
    pub fn tellings<'a>(
        &'a self,
        guest: Option<Guest>,
        done: &'a Done,
    ) -> impl Iterator<Item = Telling> + 'a {
        let since = match done.since {
            Some(since) if !done.whole => Some(since),
            // After a whole view, and where nothing moved, only the words are news.
            _ => self.session.as_ref().map(Session::steps).filter(|_| !done.news.is_empty()),
        };
        let eyes = since.into_iter().flat_map(move |since| {
            self.eyes(guest).map(move |viewer| Telling::Update(viewer, since))
        });
        let last = match done.talk {
            Some(_) => Some(Telling::Talk),
            None => (done.table && !done.whole).then_some(Telling::Table),
        };
        done.whole.then_some(Telling::Whole).into_iter().chain(eyes).chain(last)
    }

    /// The same as messages.
    pub fn heard(&self, watcher: &Watcher<'_>, done: &Done) -> Vec<Heard> {
        let (mut since, clocks) = (None, self.clocks(watcher.now));
        let value = |telling| match telling {
            Telling::Whole => {
                Some(Heard::Sync(Box::new(self.sync(watcher, 0, Vec::new(), Vec::new()))))
            }
            Telling::Update(viewer, from) => {
                let since = since.get_or_insert_with(|| Some(self.session.as_ref()?.since(from)));
                let mut text = Vec::new();
                since.as_ref()?.update(viewer, &done.news, &clocks, &mut text);
                json::read(std::str::from_utf8(&text).ok()?)
            }
            Telling::Talk => done.talk.clone().map(Heard::Talk),
            Telling::Table => {
                Some(Heard::Table(self.card(watcher.guest, watcher.here, watcher.now)))
            }
        };
        self.tellings(watcher.guest, done).filter_map(value).collect()
    }

    /// Everything, with the events from step `since` on: `talk` and `told` are
    /// what the watcher missed of those.
    pub fn sync(
        &self,
        watcher: &Watcher<'_>,
        since: usize,
        talk: Vec<Talk>,
        told: Vec<Message>,
    ) -> Sync {
        let eyes: Vec<Viewer> = self.eyes(watcher.guest).collect();
        let seat = |viewer: &Viewer| match viewer {
            Viewer::Seat(seat) => Some(*seat),
            Viewer::Public => None,
        };
        let seats: Vec<Seat> = eyes.iter().filter_map(seat).collect();
        let table = self.card(watcher.guest, watcher.here, watcher.now);
        let empty = Sync {
            table,
            seats,
            branch: self.meta.branch,
            steps: 0,
            since: 0,
            eyes: Vec::new(),
            waiting: String::new(),
            outcome: None,
            seed: None,
            talk,
            t: told,
            a: String::new(),
        };
        let Some(session) = &self.session else { return empty };
        let since = if since > session.steps() { 0 } else { since };
        Sync {
            steps: session.steps(),
            since,
            eyes: eyes.iter().map(|viewer| session.eyes(*viewer, since)).collect(),
            waiting: session.waiting(),
            outcome: session.outcome(),
            seed: session.opened_seed(),
            a: session.actors(since).collect(),
            ..empty
        }
    }
}
