//! What a connected viewer is sent: the whole at first, then what changed.
//!
//! An update is put together as text, because it is made at every move for
//! every viewer, and the view and the events are text already. It reads back
//! as [`Heard::Up`](crate::wire::Heard::Up), which a test holds.

use super::Session;
use crate::erase::Story;
use crate::fields::{put, put_name};
use crate::wire::Eyes;
use engine::{Message, Seat, Viewer};
use serde::Serialize;

/// One more member, after others.
fn member<T: Serialize>(text: &mut Vec<u8>, name: &str, value: &T) {
    text.push(b',');
    put_name(text, name);
    put(text, value);
}

impl Session {
    /// The whole view of one pair of eyes, with the events from step `since`
    /// on.
    pub fn eyes(&self, viewer: Viewer, since: usize) -> Eyes {
        let packet = self.packet(viewer, since);
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let events = packet.events.into_iter().map(|told| (told.step, told.data)).collect();
        let answered = seat.and_then(|seat| self.answered(seat));
        Eyes { seat, view: packet.view, events, prompt: packet.prompt, answered }
    }

    /// The seats that owe an action, as letters.
    pub fn waiting(&self) -> String {
        self.turn().seats().iter().map(|seat| seat.to_string()).collect()
    }

    /// Who took each step from `since` on: letters of seats, `-` for chance.
    pub fn actors(&self, since: usize) -> impl Iterator<Item = &'static str> + '_ {
        let actor = |step| self.game.actor(step).map_or("-", Seat::letter);
        (since..self.steps()).map(actor)
    }

    /// The seed, once it may be shown.
    pub fn opened_seed(&self) -> Option<String> {
        (self.provable && self.over()).then(|| self.seed.hex())
    }

    /// What the steps from `since` on brought.
    pub fn since(&self, since: usize) -> Since<'_> {
        Since { session: self, from: since, story: self.game.story(since) }
    }

    /// Writes the update of one viewer after the steps from `since` on.
    pub fn update(
        &self,
        viewer: Viewer,
        since: usize,
        news: &[Message],
        clocks: &[i64],
        text: &mut Vec<u8>,
    ) {
        self.since(since).update(viewer, news, clocks, text);
    }
}

/// The newest steps of a match, gone through once for all who hear of them.
pub struct Since<'a> {
    session: &'a Session,
    from: usize,
    story: Box<dyn Story + 'a>,
}

impl Since<'_> {
    /// Writes the update of one viewer.
    pub fn update(&self, viewer: Viewer, news: &[Message], clocks: &[i64], text: &mut Vec<u8>) {
        let Since { session, from, story } = self;
        text.extend_from_slice(br#"{"up":{"n":"#);
        put(text, &session.steps());
        member(text, "s", from);
        let waiting = session.turn().seats();
        if !waiting.is_empty() {
            text.extend_from_slice(br#","w":""#);
            waiting.iter().for_each(|seat| text.extend_from_slice(seat.letter().as_bytes()));
            text.push(b'"');
        }
        if let Viewer::Seat(seat) = viewer {
            member(text, "o", &seat);
            if let Some(prompt) = session.prompt(seat) {
                member(text, "p", &prompt);
            }
            if let Some(answered) = session.answered(seat) {
                member(text, "d", &answered);
            }
        }
        if *from < session.steps() {
            text.extend_from_slice(br#","a":""#);
            session.actors(*from).for_each(|letter| text.extend_from_slice(letter.as_bytes()));
            text.push(b'"');
        }
        text.push(b',');
        story.news(viewer, text);
        if !news.is_empty() {
            member(text, "t", &news);
        }
        if !clocks.is_empty() {
            member(text, "c", &clocks);
        }
        if let Some(outcome) = session.outcome() {
            member(text, "outcome", &outcome);
        }
        if let Some(seed) = session.opened_seed() {
            member(text, "seed", &seed);
        }
        text.extend_from_slice(b"}}");
    }
}
