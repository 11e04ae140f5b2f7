//! What is thought about beside the table.
//!
//! Thinking takes long, so it is done in a worker of its own, the thinker, and
//! the table answers touches meanwhile. The host says what is to be thought
//! about ([`Errand`]), the thinker finds an answer ([`think`]), and the host
//! hears it. There is one thinker with one thought at a time: advice first, since
//! a person waits for it. A thought that nobody waits for any more is not asked
//! to stop but its thinker is ended and another one started when it is needed;
//! that helps against a player that never ends as well.

use super::{Host, Link};
use crate::scene::Report;
use engine::Seat;
use std::time::Duration;
use table::{Brief, Catalog, Clock, json, patience};

/// What the thinker is to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Errand {
    /// Think about this.
    Think {
        /// What a failure is reported by.
        number: u64,
        /// For [`think`].
        asked: String,
        /// Whoever takes longer than this will never end.
        limit: Duration,
    },
    /// End at once: nobody waits for the answer, or there will be none.
    Stop,
}

/// A question somebody thinks about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Question {
    /// Whether a person asked for advice; else a computer player is to act.
    pub(crate) advice: bool,
    /// Whose question it is.
    pub(crate) seat: Seat,
    /// Its number.
    pub(crate) prompt: u64,
}

/// What comes back.
pub(crate) struct Found {
    /// The action in notation; nothing if there was none.
    pub(crate) text: String,
    /// The chance of winning in percent, if it was judged.
    pub(crate) percent: Option<u8>,
}

/// Thinks: the answer to what an errand asks, for [`Host::found`]. What cannot
/// be read or thought about has an empty answer.
///
/// Asked is `NUMBER BRIEF`, the brief as JSON; answered is `NUMBER PERCENT
/// ACTION`, with a hyphen for a chance of winning that was not judged.
pub fn think(games: &Catalog, asked: &str, clock: &dyn Clock) -> String {
    let (number, brief) = asked.split_once(' ').unwrap_or_default();
    let brief: Option<Brief> = json::read(brief);
    let job = brief.and_then(|brief| games.find(&brief.game).ok()?.job(&brief).ok());
    let answer = job.map(|job| job.run(clock)).unwrap_or_default();
    let percent = |value: f32| ((value * 100.0).round().clamp(0.0, 100.0) as u8).to_string();
    let percent = answer.value.map_or_else(|| "-".to_owned(), percent);
    format!("{number} {percent} {}", answer.text)
}

/// The number of a thought and what was found.
fn read(found: &str) -> Option<(u64, Found)> {
    let (number, rest) = found.split_once(' ')?;
    let (percent, text) = rest.split_once(' ')?;
    Some((number.parse().ok()?, Found { text: text.to_owned(), percent: percent.parse().ok() }))
}

/// What the host knows of its thinker.
#[derive(Default)]
pub(super) struct Thinker {
    /// What it thinks about.
    running: Option<(u64, Question)>,
    /// How many thoughts there were.
    count: u64,
    /// Whether it is to end before it is asked anything else.
    spent: bool,
}

impl Thinker {
    /// The match is another one: nobody waits for what was asked in the last.
    pub(super) fn leave(&mut self) {
        self.spent |= self.running.take().is_some();
    }

    /// What the thought of this number is about, which is over now.
    fn end(&mut self, number: u64) -> Option<Question> {
        let (_, question) = self.running.take_if(|(running, _)| *running == number)?;
        Some(question)
    }
}

impl Host {
    /// What the thinker is to do now. To be asked for until there is nothing,
    /// after everything that happens.
    pub fn errand(&mut self) -> Option<Errand> {
        let wanted = self.question();
        if self.thinker.running.is_some_and(|(_, running)| Some(running) != wanted) {
            self.thinker.leave();
        }
        if std::mem::take(&mut self.thinker.spent) {
            return Some(Errand::Stop);
        }
        if self.thinker.running.is_some() {
            return None;
        }
        let question = wanted?;
        let brief = match &self.link {
            Link::Local(local) => local.brief(question),
            Link::Remote(remote) => remote.brief(question),
            Link::None | Link::Replay(_) => None,
        }?;
        self.thinker.count += 1;
        let number = self.thinker.count;
        self.thinker.running = Some((number, question));
        let limit = patience::limit(brief.budget);
        let brief = serde_json::to_string(&brief).unwrap_or_default();
        let asked = format!("{number} {brief}");
        Some(Errand::Think { number, asked, limit })
    }

    /// The question that is to be thought about first.
    pub(super) fn question(&self) -> Option<Question> {
        match &self.link {
            Link::Local(local) => local.question(),
            Link::Remote(remote) => remote.question(),
            Link::None | Link::Replay(_) => None,
        }
    }

    /// Hears what the thinker found.
    pub fn found(&mut self, text: &str) -> Vec<Report> {
        let Some((number, found)) = read(text) else { return Vec::new() };
        let question = self.thinker.end(number);
        self.heed(question, Some(&found))
    }

    /// Hears that a thought failed: its player broke, or took longer than its
    /// limit.
    pub fn failed(&mut self, number: u64) -> Vec<Report> {
        let question = self.thinker.end(number);
        // What broke cannot go on, and what never ends would go on for ever.
        self.thinker.spent |= question.is_some();
        self.heed(question, None)
    }

    /// Hears that the thinker broke, whatever it thought about.
    pub fn broke(&mut self) -> Vec<Report> {
        self.thinker.running.map_or_else(Vec::new, |(number, _)| self.failed(number))
    }

    fn heed(&mut self, question: Option<Question>, found: Option<&Found>) -> Vec<Report> {
        // The match may have gone on since it was asked.
        let question = question.filter(|question| self.question() == Some(*question));
        match (&mut self.link, question) {
            (Link::Local(local), Some(question)) => local.found(question, found),
            (Link::Remote(remote), Some(question)) => remote.found(question, found),
            _ => Vec::new(),
        }
    }
}
