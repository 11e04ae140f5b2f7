//! Moves that are made before they are written down.
//!
//! A draft is a copy of the table, and copying is most of what a move costs a
//! host of many tables. One that shows its table to nobody until the move is
//! written down need not copy it: it goes ahead, and goes back if that failed.

use super::Session;
use super::questions::Questions;
use crate::refusal::Refusal;
use engine::{Seat, Seats};

/// A table has gone ahead of what is written down. It must not be shown to
/// anybody until it is settled, or has gone back.
#[must_use = "nobody may see a table that is ahead"]
pub struct Ahead {
    keep: usize,
    questions: Questions,
}

impl Ahead {
    /// The first step that is not written down.
    pub fn since(&self) -> usize {
        self.keep
    }
}

impl Session {
    /// Goes ahead with a seat's move. Nothing, and nothing has happened, if
    /// others are asked at the same time: that takes a draft.
    pub(crate) fn advance(
        &mut self,
        seat: Seat,
        prompt: u64,
        text: &str,
    ) -> Result<Option<Ahead>, Refusal> {
        self.may_act(seat, prompt)?;
        if self.turn().seats() != Seats::only(seat) {
            return Ok(None);
        }
        let ahead = Ahead { keep: self.now.game.steps(), questions: self.now.questions };
        self.now.game.act(seat, text)?;
        self.now.flow(&self.seed);
        self.now.ask(|_| false);
        // No draft of an earlier moment fits any more.
        self.revision += 1;
        Ok(Some(ahead))
    }

    /// The steps to write down, as lines of a record parted by line feeds.
    pub(crate) fn unwritten(&self, ahead: &Ahead) -> String {
        self.now.lines(ahead.keep)
    }

    /// It could not be written down: everything is as it was.
    pub(crate) fn retreat(&mut self, Ahead { keep, questions }: Ahead) {
        self.now.game.back_to(keep);
        self.now.questions = questions;
        self.revision += 1;
    }
}
