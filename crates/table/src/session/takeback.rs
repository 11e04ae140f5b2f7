//! Whether a step may be taken back, and why not: the one judge, whom every host
//! asks.
//!
//! The line is what cannot be unlearnt: chance that fell, a secret that opened,
//! another seat's deed, the end. Nobody crosses it alone. Everybody together
//! may, while the match runs; and whoever plays alone may at a friendly table.

use super::{Played, Session};
use crate::refusal::Refusal;
use crate::seating::{Player, Undo};
use engine::{Aside, Message, Seat, Seats};

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
        let last = self.undo == Undo::Strict && self.over();
        if last || self.resigned.is_some() {
            return Err(Refusal::Over);
        }
        self.may_write()?;
        let own = self.last_thought(seat)?;
        match self.undo {
            Undo::Friendly => Ok(own),
            Undo::Strict => self.line(own).map_or(Ok(own), Err),
        }
    }

    /// The first step of the seat's last thought: what was sent as one message
    /// is taken back as one.
    fn last_thought(&self, seat: Seat) -> Result<usize, Refusal> {
        let mut own = self.last_step(seat).ok_or(Refusal::NothingToUndo)?;
        while own > 0 && self.game.continues(own) {
            own -= 1;
        }
        Ok(own)
    }

    /// What cannot be unlearnt since the beginning of a thought, if anything.
    fn line(&self, own: usize) -> Option<Refusal> {
        let (game, count) = (&self.game, self.game.steps());
        let end = (own + 1..count).find(|step| !game.continues(*step)).unwrap_or(count);
        if let Some(other) = (end..count).find_map(|step| game.actor(step)) {
            return Some(Refusal::UndoOther(other));
        }
        if end < count {
            return Some(Refusal::UndoChance);
        }
        let opened = |step: usize| game.unsealed(step) || game.taught(step);
        (own..count).any(opened).then_some(Refusal::UndoSecret)
    }

    pub(super) fn undo_own(&mut self, seat: Seat) -> Result<Played, Refusal> {
        let keep = self.undo_to(seat)?;
        Ok(self.back_to(seat, keep))
    }

    /// The others have agreed: whatever followed is taken back with it. Once
    /// the match is over its seed is open, and nothing can be agreed any more.
    pub(super) fn undo_agreed(&mut self, seat: Seat) -> Result<Played, Refusal> {
        if self.over() {
            return Err(Refusal::Over);
        }
        self.may_write()?;
        let keep = self.last_thought(seat)?;
        Ok(self.back_to(seat, keep))
    }

    fn back_to(&mut self, seat: Seat, keep: usize) -> Played {
        let (mut back, mut lines) = (self.way_back(), String::new());
        back.game = Some(self.game.fork());
        let removed = self.game.steps() - keep;
        self.note(&mut back, &mut lines, &Aside::back_line(keep, seat));
        self.game.back_to(keep);
        self.settle();
        let news =
            Message::new("table-took-back").seat("who", seat).number("steps", removed as i64);
        self.changed_since(keep, back, lines, vec![news])
    }
}
