//! Victory points (chapter 10): raids, territories, factories, titles, and the
//! end.

use super::{Course, Stage};
use crate::ages::{age, cards};
use crate::area::Areas;
use crate::event::{Event, Merit, SeatList};
use crate::map::Map;
use crate::nation::Nation;
use crate::phase::Phase;
use crate::state::State;
use crate::tables::SUBMISSIONS;
use crate::{LAST_TURN, totals};
use engine::Places;

/// Turns with a raid on some card; the test below compares.
const RAID_TURNS: [u8; 3] = [4, 11, 15];

/// On how many coasts these factories stand, at best: a site on two seas counts
/// for one of them (F4).
pub fn coasts(map: &Map, factories: Areas) -> u8 {
    let mut single = 0u8;
    let mut double = [0u8; 2];
    let mut doubles = 0;
    for site in factories {
        let mut seas = 0u8;
        for (n, coast) in map.coast.iter().enumerate() {
            seas |= ((coast >> site.0 & 1) as u8) << n;
        }
        if seas.count_ones() == 2 && doubles < 2 {
            double[doubles] = seas;
            doubles += 1;
        } else {
            single |= seas;
        }
    }
    let mut best = single.count_ones();
    // Each of at most two sites takes one of its seas: four ways.
    for first in bits(double[0]) {
        for second in bits(double[1]) {
            best = best.max((single | first | second).count_ones());
        }
    }
    best as u8
}

/// The seas of a site one by one; none if there is no site.
fn bits(seas: u8) -> [u8; 2] {
    let low = seas & seas.wrapping_neg();
    [low, seas & !low]
}

/// Points for a power's factories and coasts.
pub fn trade_points(map: &Map, state: &State, power: Nation) -> u8 {
    let factories = state.factories(power);
    factories.len() as u8 + coasts(map, factories)
}

impl Course<'_> {
    pub(super) fn score(&mut self, nation: Nation, points: u8, merit: Merit) {
        if points == 0 {
            return;
        }
        let total = &mut self.state.vp[nation.index()];
        *total = total.saturating_add(u16::from(points));
        let total = *total;
        self.tell(Event::Scored { nation, points, merit, total });
    }

    /// What the territories held during the sequence pay (O2).
    pub(super) fn count_raids(&mut self) {
        let nation = self.state.nation;
        if !RAID_TURNS.contains(&self.state.turn) {
            return;
        }
        let points = paid(nation, self.state.turn, true, self.state.raided);
        self.score(nation, points, Merit::Raid);
    }

    pub(super) fn end_turn(&mut self) -> Option<Stage> {
        let turn = self.state.turn;
        for nation in Nation::ALL.iter().copied() {
            if self.state.scenario.seat(nation).is_none() {
                continue;
            }
            if age(turn).scoring.contains(nation) {
                let points = paid(nation, turn, false, self.state.holdings(nation));
                self.score(nation, points, Merit::Hold);
            }
            if nation.is_colonial() {
                let points = trade_points(self.map, self.state, nation);
                self.score(nation, points, Merit::Trade);
            }
            if let Some(slot) = nation.raj() {
                let points = self.state.raj[slot];
                self.score(nation, points, Merit::Raj);
            }
        }
        self.state.raj = [0; 5];
        self.state.submitted = [crate::Nations::NONE; SUBMISSIONS.len()];
        self.state.nation = Nation::Pandya;
        if turn >= LAST_TURN {
            self.state.phase = Phase::Over;
            let winners = SeatList(places(self.state).winners());
            self.tell(Event::Won { winners });
            return None;
        }
        self.state.turn += 1;
        Some(Stage::Turn)
    }
}

/// What a nation's card pays for these territories in a turn.
pub(crate) fn paid(nation: Nation, turn: u8, raid: bool, areas: Areas) -> u8 {
    let mut points = 0;
    for card in cards(nation, turn, raid) {
        for (each, tier) in card.tiers {
            points += each * areas.and(Areas(*tier)).len() as u8;
        }
    }
    points
}

/// Most points first; equal totals share the place (O3).
pub(crate) fn places(state: &State) -> Places {
    Places::by(state.scenario.players(), |seat| totals(state, seat))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::area::Area;
    use crate::board::MAP;

    fn best(keys: &[&str]) -> u8 {
        coasts(&MAP, keys.iter().map(|key| key.parse::<Area>().unwrap()).collect())
    }

    #[test]
    fn raids_fall_on_the_turns_of_the_cards() {
        let raids = |turn: &u8| Nation::ALL.iter().any(|n| cards(*n, *turn, true).count() > 0);
        assert_eq!((1..=16).filter(raids).collect::<Vec<_>>(), RAID_TURNS);
    }

    #[test]
    fn a_site_on_two_seas_counts_for_one() {
        assert_eq!(best(&[]), 0);
        assert_eq!(best(&["malabar"]), 1);
        assert_eq!(best(&["malabar", "golconda"]), 2);
        assert_eq!(best(&["malabar", "golconda", "sind"]), 3);
        assert_eq!(best(&["malabar", "sind", "gujarat"]), 2);
        assert_eq!(best(&["lanka", "sind", "bengal"]), 3);
        assert_eq!(best(&["golconda", "malabar", "kerala"]), 3);
        assert_eq!(best(&["bengal", "orissa", "andhra"]), 1);
    }
}
