//! Standing answers at a table: set by a wish at any time, kept in the record,
//! and given as steps like any others.

use super::{MAX_STEPS, Played, Session};
use crate::refusal::Refusal;
use engine::{Aside, Header, Seat, Stances, Standing};
use std::sync::Arc;

const KEY: &str = "standing ";

/// Writes what stands into a header, a line for each seat.
pub(super) fn write(stances: &[Stances], header: &mut Header) {
    header.other.retain(|(key, _)| !key.starts_with(KEY));
    for (n, stances) in stances.iter().enumerate().filter(|(_, stances)| !stances.is_unchanged()) {
        header.other.push((format!("{KEY}{}", Seat::new(n)), stances.to_string()));
    }
}

/// What stands, by seat, as a header tells it.
pub(super) fn read(header: &Header, list: &'static [Standing], players: usize) -> Vec<Stances> {
    let stances = |seat: Seat| {
        let key = format!("{KEY}{seat}");
        let found = header.other.iter().find(|(known, _)| *known == key);
        found.map_or(Stances::new(list), |(_, text)| Stances::read(list, text))
    };
    Seat::all(players).map(stances).collect()
}

impl Session {
    /// Lets chance fall and standing answers be given until somebody has to be
    /// asked.
    pub(super) fn flow(&mut self) {
        self.settle();
        while self.game.steps() < MAX_STEPS && self.answer() {
            self.settle();
        }
    }

    /// Gives one standing answer; `false` if none fits.
    fn answer(&mut self) -> bool {
        if self.game.standing().is_empty() {
            return false;
        }
        let seats = self.turn().seats();
        seats.iter().any(|seat| {
            let text = self.game.stand(seat, &self.people.stances[seat.index()]);
            text.is_some_and(|text| self.game.act(seat, &text).is_ok())
        })
    }

    pub(super) fn stand(
        &mut self,
        seat: Seat,
        question: &str,
        answer: Option<&str>,
    ) -> Result<Played, Refusal> {
        if self.over() {
            return Err(Refusal::Over);
        }
        self.may_write()?;
        let (mut back, mut lines) = (self.way_back(), String::new());
        if !Arc::make_mut(&mut self.people).stances[seat.index()].set(question, answer) {
            let list = self.game.standing();
            self.restore(back);
            return Err(no_standing(list, question, answer));
        }
        self.note(&mut back, &mut lines, &Aside::stand_line(seat, question, answer));
        // An open question that this answers is answered at once.
        self.flow();
        Ok(self.changed(back, lines, Vec::new()))
    }

    /// The questions that a seat may answer once for all, with what stands.
    pub fn stances(&self, seat: Seat) -> Option<&Stances> {
        self.people.stances.get(seat.index())
    }
}

/// Why a question or answer cannot stand.
pub(crate) fn no_standing(
    list: &'static [Standing],
    question: &str,
    answer: Option<&str>,
) -> Refusal {
    let known = list.iter().find(|standing| standing.key.eq_ignore_ascii_case(question));
    match known {
        None => Refusal::NoStanding {
            found: question.to_owned(),
            known: list.iter().map(|standing| standing.key.to_owned()).collect(),
        },
        Some(standing) => Refusal::NoStanding {
            found: format!("{question} {}", answer.unwrap_or("-")),
            known: standing.answers.iter().map(|answer| (*answer).to_owned()).collect(),
        },
    }
}
