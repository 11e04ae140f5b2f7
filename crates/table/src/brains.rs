//! Computer players, as the table sees them: a level with a name, a budget,
//! and a piece of work that can be carried to another thread.
//!
//! The work owns the rulebook and one seat's view. The true state is not in
//! reach, so a computer player cannot cheat even by mistake.

use engine::{Game, Message, Random, Seat, Words};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A computer player that can be seated.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Level {
    /// The name, as typed.
    pub name: String,
    /// The name and the character, for people.
    pub message: Message,
}

/// How long a computer player may think. Nothing given: as long as its level
/// usually does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Budget {
    /// At most so many rounds of search: the same answer on every machine.
    pub iterations: Option<u64>,
    /// At most so many milliseconds, by the clock that [`Job::run`] is given.
    pub millis: Option<u64>,
}

/// What a computer player found.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// The action in notation.
    pub text: String,
    /// Its chance of winning as the player sees it, from 0 to 1, if it judged.
    pub value: Option<f32>,
    /// How many rounds of search it took.
    pub visits: u64,
}

type Work = Box<dyn FnOnce(&mut dyn FnMut() -> u64) -> Answer + Send>;

/// A piece of thinking, ready to be carried to another thread.
pub struct Job {
    work: Work,
}

impl Job {
    /// Thinks. `clock` tells milliseconds from any fixed moment; it is asked
    /// only if the budget has a time limit.
    pub fn run(self, clock: &mut dyn FnMut() -> u64) -> Answer {
        (self.work)(clock)
    }
}

/// The computer players of a game, weakest first.
#[allow(clippy::extra_unused_type_parameters)] // a game may bring its own
pub(crate) fn levels<G: Words>() -> Vec<Level> {
    vec![Level { name: "random".to_owned(), message: Message::new("level-random") }]
}

/// The work of a level, if the game has it.
pub(crate) fn job<G: Game>(
    game: Arc<G>,
    view: G::View,
    seat: Seat,
    level: &str,
    _budget: Budget,
    seed: u64,
) -> Option<Job> {
    if level != "random" {
        return None;
    }
    let work = move |_: &mut dyn FnMut() -> u64| {
        let mut dice = crate::fair::Seed::from_phrase(&seed.to_string()).dice(0);
        let state = game.imagine(&view, &mut dice);
        let mut actions = Vec::new();
        game.legal(&state, seat, &mut actions);
        let action = actions[dice.below(actions.len() as u32) as usize];
        Answer { text: action.to_string(), value: None, visits: 0 }
    };
    Some(Job { work: Box::new(work) })
}
