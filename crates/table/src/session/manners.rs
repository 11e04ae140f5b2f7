//! Taking back, giving up, and leaving the seat to somebody else.

use super::{Draft, RESULT, Session, known_level};
use crate::refusal::Refusal;
use crate::seating::{Kind, Player, Undo};
use engine::{Message, Seat, Seats, Stances};
use std::sync::Arc;

impl Session {
    pub(super) fn propose_undo(&self, seat: Seat, manners: Undo) -> Result<Draft, Refusal> {
        let keep = self.undo_with(seat, manners)?;
        let mut next = self.now.clone();
        let removed = next.game.steps() - keep;
        next.game.back_to(keep);
        next.settle(&self.seed);
        next.ask(|_| false);
        let news =
            Message::new("table-took-back").seat("who", seat).number("steps", removed as i64);
        Ok(self.draft(next, keep, false, vec![news]))
    }

    /// The number of steps that would stay if the seat took back now, or why
    /// it cannot.
    pub fn undo_to(&self, seat: Seat) -> Result<usize, Refusal> {
        self.undo_with(seat, self.undo)
    }

    fn undo_with(&self, seat: Seat, manners: Undo) -> Result<usize, Refusal> {
        let (game, count) = (&self.now.game, self.now.game.steps());
        let own = (0..count).rev().find(|step| game.actor(*step) == Some(seat));
        let own = own.ok_or(Refusal::NothingToUndo)?;
        match manners {
            _ if self.now.resigned.is_some() => Err(Refusal::Over),
            Undo::Casual => Ok(own),
            Undo::Strict if self.now.over() => Err(Refusal::Over),
            Undo::Strict => {
                let other = (own + 1..count).find_map(|step| game.actor(step));
                if let Some(other) = other {
                    Err(Refusal::UndoOther(other))
                } else if own + 1 < count {
                    Err(Refusal::UndoChance)
                } else if self.now.game.taught() {
                    Err(Refusal::UndoSecret)
                } else {
                    Ok(own)
                }
            }
        }
    }

    pub(super) fn propose_resign(&self, seat: Seat) -> Result<Draft, Refusal> {
        if self.now.over() {
            return Err(Refusal::Over);
        }
        let mut next = self.now.clone();
        next.resigned = Some(seat);
        let other = &mut Arc::make_mut(&mut next.people).other;
        other.retain(|(key, _)| key != RESULT);
        other.push((RESULT.to_owned(), format!("{seat} resigned")));
        next.ask(|_| false);
        let keep = next.game.steps();
        let news = Message::new("table-resigned").seat("who", seat);
        Ok(self.draft(next, keep, true, vec![news]))
    }

    pub(super) fn propose_replace(&self, seat: Seat, player: Player) -> Result<Draft, Refusal> {
        let before = self.name(seat);
        let news = Message::new("table-replaced").text("before", before).text("name", &player.name);
        let mut draft = self.propose_players(vec![(seat, player)])?;
        draft.news.push(news);
        Ok(draft)
    }

    /// Works out what would follow if these players took these seats, without
    /// a word about it: a room has its own.
    pub(crate) fn propose_players(&self, players: Vec<(Seat, Player)>) -> Result<Draft, Refusal> {
        if self.now.over() {
            return Err(Refusal::Over);
        }
        let mut next = self.now.clone();
        let steps = next.game.steps();
        let changed: Seats = players.iter().map(|(seat, _)| *seat).collect();
        for (seat, player) in players {
            if let Kind::Bot { level, .. } = &player.kind {
                known_level(self.entry, level)?;
            }
            let before = self.name(seat);
            Arc::make_mut(&mut next.people)
                .other
                .push((format!("replaced {seat}"), format!("{before}, after {steps} steps")));
            Arc::make_mut(&mut next.people).players[seat.index()] = player;
            // Nobody is bound by what somebody else let stand.
            Arc::make_mut(&mut next.people).stances[seat.index()] =
                Stances::new(next.game.standing());
        }
        // Whoever sat there before must not answer the question any more.
        next.ask(|other| !changed.contains(other));
        Ok(self.draft(next, steps, true, Vec::new()))
    }
}
