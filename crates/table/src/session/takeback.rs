//! Whether a step may be taken back, and why not: the one judge, whom every host
//! asks.
//!
//! The line is what cannot be unlearnt: chance that fell, a secret that opened,
//! another seat's deed, the end. Nobody crosses it alone. Everybody together
//! may, while the match runs; and whoever plays alone may at a friendly table.

use super::{Draft, Session};
use crate::refusal::Refusal;
use crate::seating::{Player, Undo};
use engine::{Message, Seat, Seats};

/// What becomes of a wish to take back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TakeBack {
    /// It can be done at once.
    Free,
    /// It can be done if everybody agrees; this is why they are asked.
    Ask(Refusal),
}

impl Session {
    /// How the table takes back.
    pub fn undo(&self) -> Undo {
        self.undo
    }

    /// Whether the seat may take back, or everybody must be asked, or why it
    /// cannot be. `screen` are the seats of those who share the seat's screen:
    /// once it has gone to the next of them, nobody can tell who asks.
    pub fn take_back(&self, seat: Seat, screen: Seats) -> Result<TakeBack, Refusal> {
        let why = match self.undo_to(seat) {
            Ok(_) if self.undo == Undo::Friendly => return Ok(TakeBack::Free),
            Ok(_) => match self.gone_on(seat, screen) {
                Some(next) => Refusal::UndoPassed(next),
                None => return Ok(TakeBack::Free),
            },
            Err(why) if why.is_line() => why,
            Err(why) => return Err(why),
        };
        let person = |(n, player): (usize, &Player)| !player.is_bot() && n != seat.index();
        let others = self.players().iter().enumerate().any(person);
        if others { Ok(TakeBack::Ask(why)) } else { Err(why) }
    }

    /// Who sits at the screen now, if not this seat.
    fn gone_on(&self, seat: Seat, screen: Seats) -> Option<Seat> {
        let waiting = self.turn().seats();
        let next = waiting.iter().find(|next| *next != seat && screen.contains(*next));
        next.filter(|_| !waiting.contains(seat))
    }

    /// The number of steps that would stay if the seat took back now, or why
    /// it cannot.
    pub fn undo_to(&self, seat: Seat) -> Result<usize, Refusal> {
        let last = self.undo == Undo::Strict && self.now.over();
        if last || self.now.resigned.is_some() {
            return Err(Refusal::Over);
        }
        let own = self.last_decision(seat)?;
        match self.undo {
            Undo::Friendly => Ok(own),
            Undo::Strict => self.line(own).map_or(Ok(own), Err),
        }
    }

    /// The seat's last decision.
    fn last_decision(&self, seat: Seat) -> Result<usize, Refusal> {
        let game = &self.now.game;
        let own = (0..game.steps()).rev().find(|step| game.actor(*step) == Some(seat));
        own.ok_or(Refusal::NothingToUndo)
    }

    /// What cannot be unlearnt since a decision, if anything.
    fn line(&self, own: usize) -> Option<Refusal> {
        let (game, count) = (&self.now.game, self.now.game.steps());
        if let Some(other) = (own + 1..count).find_map(|step| game.actor(step)) {
            return Some(Refusal::UndoOther(other));
        }
        if own + 1 < count {
            return Some(Refusal::UndoChance);
        }
        (game.unsealed() || game.taught()).then_some(Refusal::UndoSecret)
    }

    pub(super) fn propose_undo(&self, seat: Seat) -> Result<Draft, Refusal> {
        Ok(self.back_to(seat, self.undo_to(seat)?))
    }

    /// The others have agreed: whatever followed is taken back with it. Once
    /// the match is over its seed is open, and nothing can be agreed any more.
    pub(super) fn propose_undo_agreed(&self, seat: Seat) -> Result<Draft, Refusal> {
        if self.now.over() {
            return Err(Refusal::Over);
        }
        Ok(self.back_to(seat, self.last_decision(seat)?))
    }

    fn back_to(&self, seat: Seat, keep: usize) -> Draft {
        let mut next = self.now.clone();
        let removed = next.game.steps() - keep;
        next.game.back_to(keep);
        next.settle(&self.seed);
        next.ask(|_| false);
        let news =
            Message::new("table-took-back").seat("who", seat).number("steps", removed as i64);
        self.draft(next, keep, false, vec![news])
    }
}
