//! The types of the tables: what each age brings, and what cards pay.

use crate::area::Area;
use crate::nation::{Leader, Nation, Nations, Region};
use crate::tables::{AGES, CARDS, KILLS, SUBMISSIONS};

/// A row of the table of events.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Age {
    /// From and to; before our era below 0.
    pub years: (i16, i16),
    /// Who loses armies and a leader at the start of the turn.
    pub decline: Option<Decline>,
    /// Whether Maurya armies become Gupta armies.
    pub successor: bool,
    /// Armies that come beside those of the population.
    pub reinforcements: &'static [(Nation, u8)],
    /// Invaders: who, how many, where.
    pub arrivals: &'static [(Nation, u8, Area)],
    /// British armies are brought up to this number.
    pub british_minimum: u8,
    /// Leaders, and whether they come with the invaders.
    pub leaders: &'static [(Leader, bool)],
    /// Who leaves at the end of its sequence.
    pub withdrawal: Option<Decline>,
    /// Who moves and fights twice.
    pub major: Nations,
    /// Who has boats.
    pub boats: Nations,
    /// Whose population does not grow.
    pub no_population: Nations,
    /// Whose population grows in the South only.
    pub south_population: Nations,
    /// Whose cards are looked at when the turn ends.
    pub scoring: Nations,
}

/// Armies and a leader that leave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decline {
    /// Whose.
    pub nation: Nation,
    /// How many armies.
    pub armies: u8,
    /// Which leader.
    pub leader: Option<Leader>,
    /// Whether this happens in the short game too.
    pub short: bool,
}

/// A nation that may submit when it is reduced to a few territories.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Submission {
    /// Who.
    pub nation: Nation,
    /// In which region.
    pub region: usize,
    /// To how many territories.
    pub most: u8,
    /// From which turn on.
    pub from_turn: u8,
}

impl Submission {
    /// The region.
    pub fn region(&self) -> Region {
        Region::ALL[self.region]
    }

    /// The rule by which a nation submits in a region.
    pub(crate) fn find(nation: Nation, region: Region) -> Option<usize> {
        SUBMISSIONS.iter().position(|rule| rule.nation == nation && rule.region == region.index())
    }
}

/// What a nation is paid to destroy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prey {
    /// Each army.
    Army(Nation),
    /// Each factory.
    Factory(Nation),
    /// A leader.
    Leader(Leader),
}

/// A line of a victory card that pays territories.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card {
    /// Whose card.
    pub nation: Nation,
    /// Paid for a raid during the nation's own sequence; else at the end of the
    /// turn.
    pub raid: bool,
    /// The turns as bits.
    pub turns: u32,
    /// Points for each of these territories (bits).
    pub tiers: &'static [(u8, u64)],
}

impl Card {
    /// What this line pays for a territory.
    pub fn pays(&self, area: Area) -> u8 {
        let tier = self.tiers.iter().find(|(_, areas)| areas >> area.0 & 1 != 0);
        tier.map_or(0, |(points, _)| *points)
    }
}

/// The row of a turn.
#[inline]
pub fn age(turn: u8) -> &'static Age {
    &AGES[(turn as usize - 1) % AGES.len()]
}

/// The lines that pay territories to a nation in a turn.
pub fn cards(nation: Nation, turn: u8, raid: bool) -> impl Iterator<Item = &'static Card> {
    CARDS.iter().filter(move |card| {
        card.nation == nation && card.raid == raid && card.turns >> turn & 1 != 0
    })
}

/// What destroying this pays a nation in a scenario (bit).
pub fn bounty(nation: Nation, prey: Prey, scenario: usize) -> u8 {
    let line = KILLS.iter().find(|(who, what, _, scenarios)| {
        *who == nation && *what == prey && scenarios >> scenario & 1 != 0
    });
    line.map_or(0, |(.., points, _)| *points)
}
