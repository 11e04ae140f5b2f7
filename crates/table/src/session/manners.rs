//! Giving up, and leaving the seat to somebody else.

use super::{Draft, RESULT, Session, known_level};
use crate::refusal::Refusal;
use crate::seating::{Kind, Player, REPLACED};
use engine::{Message, Seat, Seats, Stances};
use std::sync::Arc;

impl Session {
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
                known_level(&self.entry, level)?;
            }
            let before = self.name(seat);
            Arc::make_mut(&mut next.people)
                .other
                .push((format!("{REPLACED}{seat}"), format!("{before}, after {steps} steps")));
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
