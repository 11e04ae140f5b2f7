//! Giving up, and leaving the seat to somebody else.

use super::{Played, RESULT, Session, known_level, log};
use crate::refusal::Refusal;
use crate::seating::{Kind, Player, REPLACED};
use engine::{Message, Seat, Seats, Stances};
use std::sync::Arc;

impl Session {
    pub(super) fn resign(&mut self, seat: Seat) -> Result<Played, Refusal> {
        if self.over() {
            return Err(Refusal::Over);
        }
        let (mut back, mut lines) = (self.way_back(), String::new());
        let format_1 = matches!(self.record, super::Kept::Steps(_));
        if format_1 {
            let other = &mut Arc::make_mut(&mut self.people).other;
            other.retain(|(key, _)| key != RESULT);
            other.push((RESULT.to_owned(), format!("{seat} resigned")));
        }
        self.note(&mut back, &mut lines, &log::resign_line(seat));
        self.resigned = Some(seat);
        let news = Message::new("table-resigned").seat("who", seat);
        Ok(self.changed(back, lines, vec![news]))
    }

    pub(super) fn replace(&mut self, seat: Seat, player: Player) -> Result<Played, Refusal> {
        let before = self.name(seat);
        let news = Message::new("table-replaced").text("before", before).text("name", &player.name);
        let mut change = self.ask_players(vec![(seat, player)])?;
        change.news.push(news);
        Ok(change)
    }

    /// Lets these players take these seats, without a word about it: a room has
    /// its own.
    pub(crate) fn ask_players(&mut self, players: Vec<(Seat, Player)>) -> Result<Played, Refusal> {
        if self.over() {
            return Err(Refusal::Over);
        }
        self.may_write()?;
        for (_, player) in &players {
            if let Kind::Bot { level, .. } = &player.kind {
                known_level(&self.entry, level)?;
            }
        }
        let (mut back, mut lines) = (self.way_back(), String::new());
        let (steps, list) = (self.game.steps(), self.game.standing());
        let seats: Seats = players.iter().map(|(seat, _)| *seat).collect();
        for (seat, player) in players {
            let before = self.name(seat);
            self.note(&mut back, &mut lines, &log::player_line(seat, &player));
            let people = Arc::make_mut(&mut self.people);
            if matches!(self.record, super::Kept::Steps(_)) {
                let text = format!("{before}, after {steps} steps");
                people.other.push((format!("{REPLACED}{seat}"), text));
            }
            people.players[seat.index()] = player;
            // Nobody is bound by what somebody else let stand.
            people.stances[seat.index()] = Stances::new(list);
        }
        // Whoever sat there before must not answer the question any more.
        self.ask_again(seats);
        Ok(self.changed(back, lines, Vec::new()))
    }
}
