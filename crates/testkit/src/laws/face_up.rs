//! What a game says it hides, and what it hides.
//!
//! A game that lies face up shows everything to everybody, the public included:
//! whoever imagines the match from a view imagines the true one, and every event
//! is heard as it was told. Hosts rely on it and leave no screen covered. A game
//! that says it hides something must be caught hiding it in random play, under
//! every rulebook; else people would cover their screens for nothing.

use super::scene::{Moment, Scene, json};
use super::{Lawful, Verdict};
use crate::Rng;
use engine::{Game, Viewer};
use std::cell::Cell;

pub(super) fn hiding_is_admitted<L: Lawful>(scene: &Scene<'_, L>) -> Verdict {
    let game = scene.game;
    let hidden = Cell::new(false);
    let visit = |moment: &Moment<'_, L>, close: bool, random: &mut Rng| {
        for viewer in Viewer::all(game.players()) {
            let events = moment.taken.iter().flat_map(|taken| taken.events);
            for event in events {
                let heard = game.redact(event, viewer);
                scene.facts(1);
                if heard.as_ref() == Some(event) {
                    continue;
                }
                hidden.set(true);
                scene.must(!L::FACE_UP, || {
                    let (event, heard) = (json(event), json(&heard));
                    format!("All is said to lie face up, but of {event} {viewer:?} hears {heard}")
                })?;
            }
            if !close {
                continue;
            }
            let seen = game.imagine(&game.view(moment.state, viewer), random);
            scene.facts(1);
            if seen != *moment.state {
                hidden.set(true);
                scene.must(!L::FACE_UP, || {
                    let seen = game.position(&seen);
                    format!("All is said to lie face up, but {viewer:?} imagines\n{seen}")
                })?;
            }
        }
        Ok(())
    };
    let cost = (game.players() as u64 + 1) * 40;
    scene.matches(cost, visit, |_, _, _| Ok(()))?;
    scene.must(L::FACE_UP || hidden.get(), || {
        "Something is said to be hidden, but everybody sees and hears all".to_owned()
    })
}
