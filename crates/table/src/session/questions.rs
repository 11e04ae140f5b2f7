//! The questions that are open at a table.
//!
//! Every question has a number, its seat's own. An answer to another number is
//! stale: late answers and double clicks do no harm, and sealed choices that
//! several seats owe at once do not disturb each other, because a seat's number
//! changes only when its own question does.
//!
//! The number is that of the line before which the seat was first asked this,
//! counted from 1 among the lines that everybody may know of: the same while the
//! match runs, after it was loaded and on every machine. A match in format 1
//! forgets lines, so its questions are numbered by each sitting anew.

use super::{Kept, MAX_STEPS, Session};
use crate::refusal::Refusal;
use engine::{MAX_SEATS, Message, Seat, Seats};

/// Format 1, by seat: its open question, or its last one.
#[derive(Clone, Copy)]
pub(super) struct Questions {
    numbers: [u64; MAX_SEATS],
    open: Seats,
    next: u64,
}

impl Questions {
    /// None yet; the first will have this number.
    pub(super) fn from(first: u64) -> Questions {
        Questions { numbers: [0; MAX_SEATS], open: Seats::NONE, next: first }
    }

    /// From here on these seats are asked. `kept` are those whose question did
    /// not change.
    fn ask(&mut self, owing: Seats, kept: impl Fn(Seat) -> bool) {
        for seat in owing.iter() {
            if !(self.open.contains(seat) && kept(seat)) {
                self.numbers[seat.index()] = self.next;
                self.next += 1;
            }
        }
        self.open = owing;
    }
}

impl Session {
    /// The number of the seat's open question, if it has one.
    pub fn prompt(&self, seat: Seat) -> Option<u64> {
        let asked = self.turn().seats().contains(seat);
        asked.then(|| match &self.record {
            Kept::Lines { log, .. } => log.number(seat, self.game.asked(seat)),
            Kept::Steps(questions) => questions.numbers[seat.index()],
        })
    }

    /// Questions up to this number a seat has answered; any that it may answer
    /// now or later has a higher one. Nobody knows in format 1.
    pub fn answered(&self, seat: Seat) -> Option<u64> {
        match &self.record {
            Kept::Lines { log, .. } => Some(log.answered(seat, self.last_step(seat))),
            Kept::Steps(_) => None,
        }
    }

    /// The last step that a seat took, of those that stand.
    pub(super) fn last_step(&self, seat: Seat) -> Option<usize> {
        (0..self.game.steps()).rev().find(|step| self.game.actor(*step) == Some(seat))
    }

    /// Whether this is the number of the seat's open question; why not.
    pub(super) fn fits(&self, seat: Seat, number: u64) -> Result<(), Refusal> {
        let past = || match &self.record {
            Kept::Lines { .. } => self.answered(seat).is_some_and(|last| number <= last),
            Kept::Steps(questions) => questions.numbers[seat.index()] == number,
        };
        match self.prompt(seat) {
            Some(open) if open == number => Ok(()),
            None if !past() => Err(Refusal::Illegal(Message::new("illegal-not-you"))),
            open => Err(Refusal::Stale { asked: number, open }),
        }
    }

    /// Format 1: everybody is asked anew.
    pub(super) fn ask_all(&mut self) {
        let owing = self.turn().seats();
        if let Kept::Steps(questions) = &mut self.record {
            questions.ask(owing, |_| false);
        }
    }

    /// Format 1: asks those whose question is another since so many steps.
    pub(super) fn ask_others(&mut self, since: usize, cuts: bool) {
        let (owing, game) = (self.turn().seats(), &self.game);
        if let Kept::Steps(questions) = &mut self.record {
            questions.ask(owing, |seat| !cuts && game.asked(seat) <= since);
        }
    }

    /// Format 1: asks these seats anew, whatever the match waits for.
    pub(super) fn ask_again(&mut self, seats: Seats) {
        if let Kept::Steps(questions) = &mut self.record {
            questions.open = questions.open.iter().filter(|seat| !seats.contains(*seat)).collect();
        }
    }

    /// How many lines the record has below its header.
    pub(super) fn count_lines(&self) -> usize {
        match &self.record {
            Kept::Lines { log, .. } => self.game.steps() + log.lines(),
            Kept::Steps(_) => self.game.steps(),
        }
    }

    /// How often chance began to fall anew.
    pub(super) fn anew(&self) -> u32 {
        match &self.record {
            Kept::Lines { log, .. } => log.anew(),
            Kept::Steps(_) => 0,
        }
    }

    /// Whether the table may write lines of its own; why not.
    pub(super) fn may_write(&self) -> Result<(), Refusal> {
        match &self.record {
            Kept::Lines { log, .. } if log.lines() >= MAX_STEPS => Err(Refusal::TooLong),
            _ => Ok(()),
        }
    }
}
