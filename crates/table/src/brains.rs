//! Computer players, as the table sees them: a level with a name, a budget,
//! and a piece of work that can be carried to another thread or, as a
//! [`Brief`], to another process.
//!
//! The work owns the rulebook and one seat's view. The true state is not in
//! reach, so a computer player cannot cheat even by mistake, and nothing hidden
//! can travel with a brief.

use crate::json;
use bots::{BOTS, Clock, Decision, Playable};
use engine::{Faults, Message, Settings};
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

/// A piece of thinking as data: all that a computer player is given. Whoever
/// has the game can make the same work of it ([`Entry::job`](crate::Entry::job)),
/// which finds the same answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Brief {
    /// The game.
    pub game: String,
    /// By which version of its rules the match is played.
    pub version: u16,
    /// How many play.
    pub players: u8,
    /// The options in force, as text.
    pub options: String,
    /// The mark of the map, if it is not the game's own.
    pub map: Option<String>,
    /// What the seat that is to act may know: JSON.
    pub view: String,
    /// The computer player.
    pub level: String,
    /// How long it may think.
    pub budget: Budget,
    /// Where its random numbers come from.
    pub seed: u64,
}

/// A piece of thinking, ready to be carried to another thread.
pub struct Job {
    work: Box<dyn Work>,
}

impl Job {
    /// Thinks. The clock is asked only if the budget has a time limit.
    pub fn run(self, clock: &dyn Clock) -> Answer {
        self.work.run(clock)
    }

    /// The same work as data.
    pub fn brief(&self) -> Brief {
        self.work.brief()
    }

    /// The same question once more, with other random numbers: a player that
    /// failed would fail in the same way with the same ones.
    #[must_use]
    pub fn anew(mut self) -> Job {
        self.work.reseed();
        self
    }
}

/// What is behind a [`Job`], without the types of the game.
trait Work: Send {
    fn run(self: Box<Self>, clock: &dyn Clock) -> Answer;
    fn brief(&self) -> Brief;
    fn reseed(&mut self);
}

struct Task<G: Playable> {
    game: Arc<G>,
    version: u16,
    view: G::View,
    level: &'static str,
    budget: Budget,
    seed: u64,
}

impl<G: Playable> Work for Task<G> {
    fn run(self: Box<Self>, clock: &dyn Clock) -> Answer {
        let Some(mut bot) = bots::by_name::<G>(self.level) else { return Answer::default() };
        let Budget { iterations, millis } = self.budget;
        let budget = bots::Budget { iterations, millis };
        let decision = bot.decide(&self.game, &self.view, &budget, self.seed, clock);
        decision.as_ref().map(answer).unwrap_or_default()
    }

    fn brief(&self) -> Brief {
        // By way of a value as everywhere, so that there is one writer of views.
        let view = serde_json::to_value(&self.view).map(|view| view.to_string());
        Brief {
            game: G::ID.to_owned(),
            version: self.version,
            players: self.game.players() as u8,
            options: self.game.settings().to_string(),
            map: self.game.chart(),
            view: view.unwrap_or_default(),
            level: self.level.to_owned(),
            budget: self.budget,
            seed: self.seed,
        }
    }

    fn reseed(&mut self) {
        self.seed = self.seed.wrapping_add(1);
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

/// The work of a level for the seat whose view this is, by this version of the
/// rules, if there is such a level.
pub(crate) fn job<G: Playable>(
    (game, version): (Arc<G>, u16),
    view: G::View,
    level: &str,
    budget: Budget,
    seed: u64,
) -> Option<Job> {
    let level = BOTS.iter().find(|known| **known == level)?;
    Some(Job { work: Box::new(Task { game, version, view, level, budget, seed }) })
}

/// The work that a brief tells of, or what is wrong with it.
pub(crate) fn read<G: Playable>(brief: &Brief, map: Option<&str>) -> Result<Job, Faults> {
    let settings = Settings::read(G::SETTINGS, &brief.options)?;
    let mut game = G::new(brief.players, &settings)?.edition(brief.version);
    if let Some(map) = map {
        game = game.charted(map)?;
    }
    if game.chart() != brief.map {
        let found = brief.map.as_deref().unwrap_or("-");
        return Err(Message::new("fault-record-map").text("found", found).into());
    }
    let view = json::read(&brief.view).ok_or_else(|| Message::new("fault-view"))?;
    let rulebook = (Arc::new(game), brief.version);
    job(rulebook, view, &brief.level, brief.budget, brief.seed).ok_or_else(|| {
        let message = Message::new("refusal-no-level").text("found", &brief.level);
        crate::words::known(message, BOTS).into()
    })
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
