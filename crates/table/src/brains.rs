//! Computer players, as the table sees them: a level with a name, a budget,
//! and a piece of work that can be carried to another thread.
//!
//! The work owns the rulebook and one seat's view. The true state is not in
//! reach, so a computer player cannot cheat even by mistake.

use bots::{BOTS, Clock, Decision, Playable};
use engine::Message;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A computer player that can be seated.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Level {
    /// The name, as typed.
    pub name: String,
    /// Its character, for people.
    pub message: Message,
}

/// How long a computer player may think. Nothing given: as long as its level
/// usually does. Both given: until the first runs out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Budget {
    /// At most so many iterations of search: the same answer on every machine.
    pub iterations: Option<u64>,
    /// At most so many milliseconds, by the clock that [`Job::run`] is given.
    pub millis: Option<u64>,
}

/// What a computer player found.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Answer {
    /// The action in notation.
    pub text: String,
    /// The seat's chance of winning as the player sees it, from 0 to 1, if it
    /// judged.
    pub value: Option<f32>,
    /// How many iterations of search it took.
    pub iterations: u64,
    /// What it weighed, best first; empty if nothing.
    pub candidates: Vec<Candidate>,
}

/// An action that was weighed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Candidate {
    /// The action in notation.
    pub text: String,
    /// The seat's chance of winning if it does this.
    pub value: f32,
    /// How many iterations tried it.
    pub visits: u64,
}

type Work = Box<dyn FnOnce(&dyn Clock) -> Answer + Send>;

/// A piece of thinking, ready to be carried to another thread.
pub struct Job {
    work: Work,
}

impl Job {
    /// Thinks. The clock is asked only if the budget has a time limit.
    pub fn run(self, clock: &dyn Clock) -> Answer {
        (self.work)(clock)
    }
}

/// The computer players, weakest first.
pub(crate) fn levels() -> Vec<Level> {
    let level = |name: &&str| Level {
        name: (*name).to_owned(),
        message: Message { id: format!("level-{name}").into(), args: Vec::new() },
    };
    BOTS.iter().map(level).collect()
}

/// The work of a level for the seat whose view this is, if there is such a
/// level.
pub(crate) fn job<G: Playable>(
    game: Arc<G>,
    view: G::View,
    level: &str,
    budget: Budget,
    seed: u64,
) -> Option<Job> {
    let mut bot = bots::by_name::<G>(level)?;
    let budget = bots::Budget { iterations: budget.iterations, millis: budget.millis };
    let work = move |clock: &dyn Clock| {
        let decision = bot.decide(&game, &view, &budget, seed, clock);
        decision.as_ref().map(answer).unwrap_or_default()
    };
    Some(Job { work: Box::new(work) })
}

fn answer<G: Playable>(decision: &Decision<G>) -> Answer {
    let candidate = |candidate: &bots::Candidate<G::Action>| Candidate {
        text: candidate.action.to_string(),
        value: candidate.value,
        visits: candidate.visits,
    };
    Answer {
        text: decision.action.to_string(),
        value: decision.value,
        iterations: decision.iterations,
        candidates: decision.candidates.iter().map(candidate).collect(),
    }
}
