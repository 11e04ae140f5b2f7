//! What a connected viewer is sent: the whole at first, then what changed.
//!
//! An update is put together as text, because it is made at every move for
//! every viewer, and the view and the events are text already. It reads back
//! as [`Heard::Up`](crate::wire::Heard::Up), which a test holds.

use super::Session;
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

    /// Writes the update after the steps from `since` on.
    pub fn update(
        &self,
        viewer: Viewer,
        since: usize,
        news: &[Message],
        clocks: &[i64],
        text: &mut Vec<u8>,
    ) {
        text.extend_from_slice(br#"{"up":{"n":"#);
        put(text, &self.steps());
        member(text, "s", &since);
        let waiting = self.turn().seats();
        if !waiting.is_empty() {
            text.extend_from_slice(br#","w":""#);
            waiting.iter().for_each(|seat| text.extend_from_slice(seat.letter().as_bytes()));
            text.push(b'"');
        }
        if let Viewer::Seat(seat) = viewer {
            member(text, "o", &seat);
            if let Some(prompt) = self.prompt(seat) {
                member(text, "p", &prompt);
            }
            if let Some(answered) = self.answered(seat) {
                member(text, "d", &answered);
            }
        }
        if since < self.steps() {
            text.extend_from_slice(br#","a":""#);
            self.actors(since).for_each(|letter| text.extend_from_slice(letter.as_bytes()));
            text.push(b'"');
        }
        text.push(b',');
        self.game.news(viewer, since, text);
        if !news.is_empty() {
            member(text, "t", &news);
        }
        if !clocks.is_empty() {
            member(text, "c", &clocks);
        }
        if let Some(outcome) = self.outcome() {
            member(text, "outcome", &outcome);
        }
        if let Some(seed) = self.opened_seed() {
            member(text, "seed", &seed);
        }
        text.extend_from_slice(b"}}");
    }
}
