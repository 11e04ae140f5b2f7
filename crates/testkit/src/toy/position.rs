//! Any arrangement of the toy game as text, and the one gate into a state.
//!
//! ```text
//! phase: choose A
//! A: hand=135 sealed=0 points=4 opened=4
//! B: hand=22 sealed=0 points=0 opened=1
//! prize: 0
//! pile: 114
//! ```
//!
//! The cards to draw are not written: they are what is left.

use super::{Bug, Cards, MOST, Phase, State, Toy};
use engine::{Faults, Game, Message, Seat};
use std::fmt;
use std::str::FromStr;

/// One seat's things.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Things {
    hand: Cards,
    sealed: u8,
    points: u8,
    opened: u8,
}

/// An arrangement, possible or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    phase: Phase,
    seats: Vec<Things>,
    prize: u8,
    pile: Cards,
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let phase = match self.phase {
            Phase::Deal => "deal",
            Phase::Prize => "prize",
            Phase::Seal => "seal",
            Phase::Choose(_) => "choose",
            Phase::Draw(_) => "draw",
            Phase::Over => "over",
        };
        write!(f, "phase: {phase}")?;
        if let Phase::Choose(seat) | Phase::Draw(seat) = self.phase {
            write!(f, " {seat}")?;
        }
        writeln!(f)?;
        for (n, Things { hand, sealed, points, opened }) in self.seats.iter().enumerate() {
            let seat = Seat::new(n);
            writeln!(f, "{seat}: hand={hand} sealed={sealed} points={points} opened={opened}")?;
        }
        writeln!(f, "prize: {}", self.prize)?;
        write!(f, "pile: {}", self.pile)
    }
}

impl FromStr for Position {
    type Err = Faults;

    fn from_str(text: &str) -> Result<Position, Faults> {
        let mut faults = Vec::new();
        let mut position =
            Position { phase: Phase::Over, seats: Vec::new(), prize: 0, pile: Cards::default() };
        for line in text.lines() {
            if position.read_line(line.trim()).is_none() {
                faults.push(Message::new("toy-fault-line").text("found", line));
            }
        }
        if position.seats.is_empty() {
            faults.push(Message::new("toy-fault-seats"));
        }
        if faults.is_empty() { Ok(position) } else { Err(Faults(faults)) }
    }
}

impl Position {
    fn read_line(&mut self, line: &str) -> Option<()> {
        let (key, value) = line.split_once(':')?;
        let value = value.trim();
        match key {
            "phase" => self.phase = read_phase(value)?,
            "prize" => self.prize = value.parse().ok()?,
            "pile" => self.pile = value.parse().ok()?,
            seat => {
                let seat: Seat = seat.parse().ok()?;
                if seat.index() != self.seats.len() || seat.index() >= MOST {
                    return None;
                }
                let mut things = Things::default();
                for pair in value.split_whitespace() {
                    match pair.split_once('=')? {
                        ("hand", cards) => things.hand = cards.parse().ok()?,
                        ("sealed", rank) => things.sealed = rank.parse().ok()?,
                        ("points", points) => things.points = points.parse().ok()?,
                        ("opened", rank) => things.opened = rank.parse().ok()?,
                        _ => return None,
                    }
                }
                self.seats.push(things);
            }
        }
        Some(())
    }
}

fn read_phase(text: &str) -> Option<Phase> {
    Some(match text.split_once(' ') {
        None if text == "deal" => Phase::Deal,
        None if text == "prize" => Phase::Prize,
        None if text == "seal" => Phase::Seal,
        None if text == "over" => Phase::Over,
        Some(("choose", seat)) => Phase::Choose(seat.parse().ok()?),
        Some(("draw", seat)) => Phase::Draw(seat.parse().ok()?),
        _ => return None,
    })
}

impl Toy {
    pub(super) fn write_down(&self, state: &State) -> Position {
        let seats = self.seats().map(Seat::index).map(|n| Things {
            hand: state.hands[n],
            sealed: state.sealed[n],
            points: if Bug::PositionForgets.planted() { 0 } else { state.points[n] },
            opened: state.opened[n],
        });
        Position {
            phase: state.phase,
            seats: seats.collect(),
            prize: state.prize,
            pile: state.pile,
        }
    }

    /// The one gate: what it lets in can be played.
    pub(super) fn set_up(&self, position: &Position) -> Result<State, Faults> {
        let mut faults = Vec::new();
        let mut state = State {
            phase: position.phase,
            prize: position.prize,
            pile: position.pile,
            ..self.start()
        };
        if position.seats.len() != self.players {
            let found = position.seats.len() as u32;
            return Err(Message::new("toy-fault-players").number("found", found).into());
        }
        let mut used = position.pile.0.map(u32::from);
        for (n, things) in position.seats.iter().enumerate() {
            state.hands[n] = things.hand;
            state.sealed[n] = things.sealed;
            state.points[n] = things.points;
            state.opened[n] = things.opened;
            if things.opened > 0 && position.pile.of(things.opened) == 0 {
                faults.push(Message::new("toy-fault-card").number("card", things.opened));
            }
            used.iter_mut().zip(things.hand.0).for_each(|(sum, cards)| *sum += u32::from(cards));
            match things.sealed {
                0 => {}
                rank if Cards::ALL.of(rank) > 0 => used[rank as usize - 1] += 1,
                rank => {
                    faults.push(Message::new("toy-fault-card").number("card", rank));
                }
            }
        }
        for (n, used) in used.into_iter().enumerate() {
            let all = u32::from(Cards::ALL.0[n]);
            if used > all && !Bug::GateAsleep.planted() {
                faults.push(Message::new("toy-fault-cards").number("card", n as u32 + 1));
            }
            state.deck.0[n] = all.saturating_sub(used) as u8;
        }
        let sealed = state.sealed.iter().any(|card| *card > 0);
        let held = state.hands.iter().any(|hand| !hand.is_empty());
        let begun = state.prize > 0 || sealed || !state.pile.is_empty();
        let sane = match state.phase {
            Phase::Deal => {
                let most = state.hands.iter().all(|hand| hand.len() <= self.hand);
                most && self.dealt(&state).is_some() && !begun
            }
            Phase::Prize => held && !sealed && state.prize == 0,
            Phase::Seal => {
                (1..=6).contains(&state.prize) && !self.turn_of(&state).seats().is_empty()
            }
            Phase::Choose(seat) => seat.index() < self.players && !sealed && state.prize == 0,
            Phase::Draw(seat) => {
                let deck = !state.deck.is_empty();
                seat.index() < self.players && deck && !sealed && state.prize == 0
            }
            Phase::Over => !held && !sealed && state.prize == 0,
        };
        if !sane {
            faults.push(Message::new("toy-fault-phase"));
        }
        if faults.is_empty() { Ok(state) } else { Err(Faults(faults)) }
    }
}
