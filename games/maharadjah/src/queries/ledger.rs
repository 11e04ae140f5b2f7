//! What was paid, read from events: a state keeps totals only.

use crate::event::{Event, Merit};
use crate::nation::{Nation, Scenario};
use engine::Seat;

/// Points that a nation got.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Receipt {
    /// On which turn.
    pub turn: u8,
    /// Who.
    pub nation: Nation,
    /// For what. On one turn a card has one line of each kind, so this says
    /// which line it was.
    pub merit: Merit,
    /// How many.
    pub points: u8,
    /// All of the nation after them.
    pub total: u16,
}

/// What a nation got on a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paid {
    /// Who.
    pub nation: Nation,
    /// Who plays it.
    pub seat: Option<Seat>,
    /// For what it destroyed.
    pub kill: u16,
    /// For raids.
    pub raid: u16,
    /// For territories.
    pub hold: u16,
    /// For factories and coasts.
    pub trade: u16,
    /// For a title.
    pub raj: u16,
}

impl Paid {
    /// All of it.
    pub fn sum(&self) -> u16 {
        self.kill + self.raid + self.hold + self.trade + self.raj
    }
}

/// Territories that were counted for a title.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    /// On which turn.
    pub turn: u8,
    /// For whom.
    pub nation: Nation,
    /// How many.
    pub territories: u8,
    /// The points that they bring when the turn ends.
    pub points: u8,
}

/// Every count for a title that these events tell, from the first event of a
/// match on.
pub fn counts<'a>(scenario: Scenario, events: impl IntoIterator<Item = &'a Event>) -> Vec<Count> {
    let mut now = scenario.first_turn();
    let mut list = Vec::new();
    for event in events {
        match *event {
            Event::Turn { turn } => now = turn,
            Event::Counted { nation, territories, points } => {
                list.push(Count { turn: now, nation, territories, points });
            }
            _ => {}
        }
    }
    list
}

/// Every payment that these events tell, from the first event of a match on.
pub fn ledger<'a>(scenario: Scenario, events: impl IntoIterator<Item = &'a Event>) -> Vec<Receipt> {
    // The beginning of the first turn is not told: a match starts in it.
    let mut now = scenario.first_turn();
    let mut list = Vec::new();
    for event in events {
        match *event {
            Event::Turn { turn } => now = turn,
            Event::Scored { nation, points, merit, total } => {
                list.push(Receipt { turn: now, nation, merit, points, total });
            }
            _ => {}
        }
    }
    list
}

/// What each nation got on a turn, in the order of nations; who got nothing is
/// not among them.
pub fn paid(scenario: Scenario, ledger: &[Receipt], turn: u8) -> Vec<Paid> {
    let of = |nation: Nation| {
        let own = ledger.iter().filter(move |r| r.turn == turn && r.nation == nation);
        let sum = |merit: Merit| {
            own.clone().filter(|r| r.merit == merit).map(|r| u16::from(r.points)).sum()
        };
        Paid {
            nation,
            seat: scenario.seat(nation),
            kill: sum(Merit::Kill),
            raid: sum(Merit::Raid),
            hold: sum(Merit::Hold),
            trade: sum(Merit::Trade),
            raj: sum(Merit::Raj),
        }
    };
    Nation::ALL.iter().map(|nation| of(*nation)).filter(|paid| paid.sum() > 0).collect()
}
