//! Law 9: the same record gives the same states, without a generator.

use super::scene::{Moment, Scene, record};
use super::{Lawful, StateOf, Verdict};
use crate::Rng;
use crate::digest::{self, Fnv};
use engine::{Game, Record, Replay, Step};
use std::cell::RefCell;

/// Law 9: every match is written down, read back and replayed; each state and
/// each event must be what it was. What each viewer sees along a few matches
/// is digested twice.
pub(super) fn records_replay<L: Lawful>(scene: &Scene<'_, L>) -> Verdict {
    let twice = [(); 2].map(|()| {
        let mut fnv = Fnv::default();
        digest::rulebook(scene.game, scene.plan.seed, 2, &mut fnv);
        fnv.value()
    });
    scene.must(twice[0] == twice[1], || {
        "The same seed gives other matches the second time.".to_owned()
    })?;

    type Memory<L> = Vec<(StateOf<L>, Vec<<<L as Lawful>::Game as Game>::Event>)>;
    let memory: RefCell<Memory<L>> = RefCell::default();
    let visit = |moment: &Moment<'_, L>, _: bool, _: &mut Rng| {
        let mut memory = memory.borrow_mut();
        match &moment.taken {
            None => memory.clear(),
            Some(taken) => memory.push((moment.state.clone(), taken.events.to_vec())),
        }
        Ok(())
    };
    let done = |last: &StateOf<L>, steps: &[Step<L::Game>], _: &mut Rng| {
        let memory = memory.borrow();
        let text = record(scene.game, steps).to_string();
        let read: Record = match text.parse() {
            Ok(read) => read,
            Err(fault) => return scene.fail(format!("The record does not read back: {fault}")),
        };
        let mut differs = None;
        let mut n = 0;
        let replay = Replay::<L::Game>::run(&read, |game, state, step, events| {
            if differs.is_none() {
                differs = difference(game, n, &memory[n], state, step, &events);
            }
            n += 1;
        });
        scene.facts(2 * n);
        if let Some(what) = differs {
            return scene.fail(what);
        }
        match replay {
            Ok(replay) => scene.must(replay.state == *last && replay.steps == steps, || {
                "The replayed record ends elsewhere.".to_owned()
            }),
            Err(fault) => scene.fail(format!("The record does not replay: {fault:?}")),
        }
    };
    scene.matches(1, visit, done)
}

fn difference<G: Game>(
    game: &G,
    n: usize,
    before: &(G::State, Vec<G::Event>),
    state: &G::State,
    step: Step<G>,
    events: &[G::Event],
) -> Option<String> {
    let (was, told) = before;
    if was != state {
        let (was, is) = (game.position(was), game.position(state));
        let n = n + 1;
        return Some(format!("Step {n}, `{step}`, led to\n{was}\nand, replayed, to\n{is}"));
    }
    if told != events {
        let n = n + 1;
        return Some(format!("Step {n}, `{step}`, told {told:?} and, replayed, {events:?}"));
    }
    None
}
