//! The questions that are open at a table.
//!
//! Every question has a number, its seat's own. An answer to another number is
//! stale: late answers and double clicks do no harm, and sealed choices that
//! several seats owe at once do not disturb each other, because a seat's number
//! changes only when its own question does.

use crate::refusal::Refusal;
use engine::{MAX_SEATS, Message, Seat, Seats};

/// By seat: its open question, or its last one.
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

    /// The number of a seat's open question.
    pub(super) fn of(&self, seat: Seat) -> Option<u64> {
        self.open.contains(seat).then(|| self.numbers[seat.index()])
    }

    /// Whether this is the number of the seat's open question; why not.
    pub(super) fn fits(&self, seat: Seat, number: u64) -> Result<(), Refusal> {
        match self.of(seat) {
            Some(open) if open == number => Ok(()),
            None if self.numbers[seat.index()] != number => {
                Err(Refusal::Illegal(Message::new("illegal-not-you")))
            }
            open => Err(Refusal::Stale { asked: number, open }),
        }
    }

    /// From here on these seats are asked. `kept` are those whose question did
    /// not change.
    pub(super) fn ask(&mut self, owing: Seats, kept: impl Fn(Seat) -> bool) {
        for seat in owing.iter() {
            if !(self.open.contains(seat) && kept(seat)) {
                self.numbers[seat.index()] = self.next;
                self.next += 1;
            }
        }
        self.open = owing;
    }
}
