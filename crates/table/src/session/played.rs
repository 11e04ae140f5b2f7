//! What changed, what must be kept of it, and the way back.
//!
//! A change is made in place: most of what a move would cost a host of many
//! tables is copying. So whoever holds a change holds a match that is ahead of
//! what is written down, and must show it to nobody until it is kept or rolled
//! back.

use super::log::{self, Log};
use super::questions::Questions;
use super::{Kept, People, Session};
use crate::erase::AnyMatch;
use engine::{Aside, Message, Record, Seat};
use std::sync::Arc;

/// A change that nobody has seen yet.
#[must_use = "nobody may see a match that is ahead of what is kept"]
pub struct Played {
    /// Steps that were there before and stay.
    pub(crate) since: usize,
    /// Whether steps were taken back.
    pub(crate) cuts: bool,
    /// The number of the first new line.
    pub(crate) seq: usize,
    /// The new lines, parted by line feeds.
    pub(crate) lines: String,
    /// The header as it is now, where it is written anew (format 1).
    pub(crate) header: Option<Box<Record>>,
    /// What happened at the table.
    pub(crate) news: Vec<Message>,
    back: Back,
}

impl Played {
    /// Whether the steps that were taken back are gone from the record, as they
    /// are in format 1.
    pub(crate) fn is_cut_off(&self) -> bool {
        self.cuts && self.back.questions.is_some()
    }
}

/// How to make everything as it was.
pub(super) struct Back {
    steps: usize,
    lines: usize,
    over: bool,
    people: Arc<People>,
    resigned: Option<Seat>,
    /// Of format 1.
    questions: Option<Questions>,
    /// The match as it was, if more was done than adding steps.
    pub(super) game: Option<Box<dyn AnyMatch>>,
    /// What the table had written, if it has written more.
    log: Option<Log>,
}

impl Session {
    /// Remembers where the match is now.
    pub(super) fn way_back(&self) -> Back {
        let questions = match &self.record {
            Kept::Lines { .. } => None,
            Kept::Steps(questions) => Some(*questions),
        };
        Back {
            steps: self.game.steps(),
            lines: self.count_lines(),
            over: self.over(),
            people: self.people.clone(),
            resigned: self.resigned,
            questions,
            game: None,
            log: None,
        }
    }

    /// Writes a line of the table's own and adds it to the others of this
    /// change. Nothing in format 1, whose header tells it.
    pub(super) fn note(&mut self, back: &mut Back, lines: &mut String, line: &str) {
        if let Kept::Lines { log, .. } = &self.record {
            back.log.get_or_insert_with(|| log.clone());
            self.write_line(line);
            if !lines.is_empty() {
                lines.push('\n');
            }
            lines.push_str(line);
        }
    }

    /// Writes a line of the table's own; a line that takes back takes back.
    pub(super) fn write_line(&mut self, line: &str) {
        if let Kept::Lines { log, .. } = &mut self.record {
            log.add(line, &*self.game);
        }
    }

    /// A change of the match. `lines` are those that came before its new steps.
    pub(super) fn changed(&mut self, back: Back, lines: String, news: Vec<Message>) -> Played {
        let steps = back.steps;
        self.changed_since(steps, back, lines, news)
    }

    /// The same, when only so many steps of before are left.
    pub(super) fn changed_since(
        &mut self,
        since: usize,
        mut back: Back,
        mut lines: String,
        news: Vec<Message>,
    ) -> Played {
        let cuts = since < back.steps;
        self.game.spell(since..self.game.steps(), &mut lines);
        if self.over() && !back.over {
            let result = log::result_line(self.outcome().as_ref());
            self.note(&mut back, &mut lines, &result);
            if self.provable {
                let seed = Aside::seed_line(&self.seed.hex());
                self.note(&mut back, &mut lines, &seed);
            }
        }
        let (mut seq, mut header) = (back.lines, None);
        if let Kept::Steps(_) = &self.record {
            seq = since;
            let same = Arc::ptr_eq(&self.people, &back.people);
            header = (!same).then(|| Box::new(self.header()));
            self.ask_others(since, cuts);
        }
        Played { since, cuts, seq, lines, header, news, back }
    }

    /// The change could not be kept: everything is as it was.
    pub fn roll_back(&mut self, change: Played) {
        self.restore(change.back);
    }

    pub(super) fn restore(&mut self, back: Back) {
        match back.game {
            Some(game) => self.game = game,
            None => self.game.back_to(back.steps),
        }
        (self.people, self.resigned) = (back.people, back.resigned);
        match (&mut self.record, back.log, back.questions) {
            (Kept::Lines { log, .. }, Some(before), _) => *log = before,
            (Kept::Steps(questions), _, Some(before)) => *questions = before,
            _ => {}
        }
    }
}
