//! What a connected viewer is sent: the whole at first, then what changed.
//!
//! An update is put together as text, because it is made at every move for
//! every viewer, and the view and the events are text already. It reads back
//! as [`Heard::Up`](crate::wire::Heard::Up), which a test holds.

use super::Session;
use crate::wire::Eyes;
use engine::{Message, Viewer};
use serde::Serialize;
use std::fmt::Write;

fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_else(|_| "null".to_owned())
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
        Eyes { seat, view: packet.view, events, prompt: packet.prompt }
    }

    /// The seats that owe an action, as letters.
    pub fn waiting(&self) -> String {
        self.turn().seats().iter().map(|seat| seat.to_string()).collect()
    }

    /// The seed, once it may be shown.
    pub fn opened_seed(&self) -> Option<String> {
        (self.provable && self.now.over()).then(|| self.seed.hex())
    }

    /// The update after the steps from `since` on, as text.
    pub fn update(&self, viewer: Viewer, since: usize, news: &[Message], clocks: &[i64]) -> String {
        let (view, events) = self.now.game.news(viewer, since);
        let mut text = String::with_capacity(events.len() + view.len() + 64);
        let _ = write!(text, r#"{{"up":{{"n":{},"s":{since}"#, self.steps());
        let waiting = self.waiting();
        if !waiting.is_empty() {
            let _ = write!(text, r#","w":"{waiting}""#);
        }
        if let Viewer::Seat(seat) = viewer {
            let _ = write!(text, r#","o":"{seat}""#);
            if let Some(prompt) = self.prompt(seat) {
                let _ = write!(text, r#","p":{prompt}"#);
            }
        }
        let _ = write!(text, r#","e":{events},"v":{view}"#);
        if !news.is_empty() {
            let _ = write!(text, r#","t":{}"#, json(&news));
        }
        if !clocks.is_empty() {
            let _ = write!(text, r#","c":{}"#, json(&clocks));
        }
        if let Some(outcome) = self.outcome() {
            let _ = write!(text, r#","outcome":{}"#, json(&outcome));
        }
        if let Some(seed) = self.opened_seed() {
            let _ = write!(text, r#","seed":"{seed}""#);
        }
        text.push_str("}}");
        text
    }
}
