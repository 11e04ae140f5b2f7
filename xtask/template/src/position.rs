//! Any arrangement as text, and the one gate into a state.
//!
//! ```text
//! heap: 26
//! to move: B
//! A: shells=4 charm=2
//! B: shells=0 charm=1
//! ```
//!
//! A charm that is not dealt yet is 0.

use crate::Kauri;
use crate::action::{BEST_CHARM, number};
use crate::state::{MOST, State};
use engine::{Faults, Message, Seat};
use std::fmt;
use std::str::FromStr;

/// An arrangement, possible or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    heap: u8,
    to_move: Seat,
    /// Shells and charm of each seat.
    seats: Vec<(u8, u8)>,
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "heap: {}\nto move: {}", self.heap, self.to_move)?;
        for (seat, (shells, charm)) in Seat::all(self.seats.len()).zip(&self.seats) {
            write!(f, "\n{seat}: shells={shells} charm={charm}")?;
        }
        Ok(())
    }
}

impl FromStr for Position {
    type Err = Faults;

    fn from_str(text: &str) -> Result<Position, Faults> {
        let mut faults = Vec::new();
        let mut position = Position { heap: 0, to_move: Seat::A, seats: Vec::new() };
        for line in text.lines() {
            if position.read(line.trim()).is_none() {
                faults.push(Message::new("fault-line").text("found", line));
            }
        }
        if faults.is_empty() { Ok(position) } else { Err(Faults(faults)) }
    }
}

impl Position {
    fn read(&mut self, line: &str) -> Option<()> {
        let (key, value) = line.split_once(": ")?;
        match key {
            "heap" => self.heap = number(value)?,
            "to move" => self.to_move = value.parse().ok()?,
            seat => {
                let seat: Seat = seat.parse().ok()?;
                let (shells, charm) = value.split_once(' ')?;
                let shells = number(shells.strip_prefix("shells=")?)?;
                let charm = number(charm.strip_prefix("charm=")?)?;
                // In order, each once.
                if seat.index() != self.seats.len() || seat.index() >= MOST {
                    return None;
                }
                self.seats.push((shells, charm));
            }
        }
        Some(())
    }
}

impl Kauri {
    pub(crate) fn write_down(&self, state: &State) -> Position {
        let things = |seat: Seat| (state.taken[seat.index()], state.charms[seat.index()]);
        let seats = self.seats().map(things).collect();
        Position { heap: state.heap, to_move: state.to_move, seats }
    }

    /// The one gate: what it lets in can be played.
    pub(crate) fn set_up(&self, position: &Position) -> Result<State, Faults> {
        let found = position.seats.len();
        if found != self.players {
            let fault = Message::new("fault-seats").number("found", found as i64);
            return Err(fault.number("players", self.players as i64).into());
        }
        let mut faults = Vec::new();
        let mut state = State::new(position.heap);
        state.to_move = position.to_move;
        for (n, (shells, charm)) in position.seats.iter().enumerate() {
            (state.taken[n], state.charms[n]) = (*shells, *charm);
            if *charm > BEST_CHARM {
                faults.push(Message::new("fault-charm").number("best", BEST_CHARM));
            }
        }
        let shells = i64::from(state.heap) + state.taken.map(i64::from).iter().sum::<i64>();
        if shells != i64::from(self.shells()) {
            let fault = Message::new("fault-shells").number("found", shells);
            faults.push(fault.number("wanted", self.shells()));
        }
        if position.to_move.index() >= self.players {
            let seat = position.to_move.letter();
            faults.push(Message::new("fault-nobody").text("seat", seat));
        }
        // Charms are dealt in order, before anybody takes shells (1.3).
        let charms = &state.charms[..self.players];
        let missing = charms.iter().position(|charm| *charm == 0);
        if let Some(from) = missing {
            let begun = state.to_move != Seat::A || state.taken != [0; MOST];
            if begun || charms[from..].iter().any(|charm| *charm > 0) {
                faults.push(Message::new("fault-deal"));
            }
        }
        if faults.is_empty() { Ok(state) } else { Err(Faults(faults)) }
    }
}
