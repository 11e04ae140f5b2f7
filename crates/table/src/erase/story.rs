//! What the newest steps of a match brought, told to several viewers: the steps
//! are gone through once, and each viewer's views are compared once.

use super::Match;
use crate::fields;
use bots::Playable;
use drawing::Board;
use engine::{Viewer, Words};

/// The steps from a certain one on, to be told.
pub trait Story {
    /// Writes what a connected viewer needs to hear of it, as two members of a
    /// JSON object: `e`, the events as `[[step, data], ...]`, and `v`, the
    /// members of its view that changed.
    fn news(&self, viewer: Viewer, text: &mut Vec<u8>);
}

pub(super) struct Retold<'a, G: Words> {
    game: &'a Match<G>,
    /// The state before these steps.
    before: G::State,
    events: Vec<(usize, G::Event)>,
}

impl<'a, G: Board + Playable> Retold<'a, G> {
    pub(super) fn new(game: &'a Match<G>, known: usize) -> Retold<'a, G> {
        let mut events = Vec::new();
        let before = game.retell(known, &mut |n, event| events.push((game.before + n, event)));
        Retold { game, before, events }
    }
}

impl<G: Board + Playable> Story for Retold<'_, G> {
    fn news(&self, viewer: Viewer, text: &mut Vec<u8>) {
        let game = self.game.game();
        text.extend_from_slice(br#""e":["#);
        let mut any = false;
        for (step, event) in &self.events {
            if let Some(event) = game.redact(event, viewer) {
                if std::mem::replace(&mut any, true) {
                    text.push(b',');
                }
                fields::put(text, &(*step, event));
            }
        }
        text.extend_from_slice(br#"],"v":"#);
        fields::changed(&game.view(&self.before, viewer), &self.game.seen(viewer), text);
    }
}
