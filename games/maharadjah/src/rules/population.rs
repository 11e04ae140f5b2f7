//! Population, reinforcements, leaders who appear, and armies that their owner
//! takes off (chapters 3 and 13).

use super::{Course, Stage};
use crate::action::Action;
use crate::ages::age;
use crate::area::{Area, Areas};
use crate::event::Event;
use crate::map::Map;
use crate::nation::{Nation, Region};
use crate::phase::{Cause, Phase};
use crate::reason::Reason;
use crate::state::State;
use engine::Random;

impl State {
    /// What the territories of a nation are worth, in halves, the gauge
    /// included (P1, P5).
    pub fn population(&self, map: &Map, nation: Nation) -> u8 {
        let mut areas = self.held(nation).and(Areas::LAND);
        if age(self.turn).south_population.contains(nation) {
            areas = areas.and(map.region(Region::South));
        }
        let rough = areas.and(Areas(map.rough)).len() as u8;
        2 * areas.len() as u8 - rough + self.gauge(nation)
    }

    /// Territories with room for a new army.
    fn receiving(&self, map: &Map, nation: Nation) -> Areas {
        let held = self.held(nation).and(Areas::LAND);
        held.filter(|area| self.armies(nation, *area) < map.room(*area)).collect()
    }

    /// How many new armies there is room for.
    fn capacity(&self, map: &Map, nation: Nation) -> u8 {
        let room = |area: Area| map.room(area).saturating_sub(self.armies(nation, area));
        self.held(nation).and(Areas::LAND).map(room).sum()
    }

    /// How many new armies pieces and room allow.
    pub(crate) fn room_to_grow(&self, map: &Map) -> u8 {
        self.capacity(map, self.nation).min(self.spare(self.nation))
    }

    /// Where the next new army may go (P3).
    pub(crate) fn raise_places(&self, map: &Map) -> Areas {
        let receiving = self.receiving(map, self.nation);
        let fresh = receiving.less(self.placed);
        if fresh.is_empty() { receiving } else { fresh }
    }

    /// Where reinforcements without armies may go (P6).
    fn refuge_places(&self, map: &Map) -> Areas {
        let south = map.region(Region::South);
        let empty: Areas = south.filter(|area| self.is_vacant(*area)).collect();
        if empty.is_empty() { self.held(self.nation) } else { empty }
    }

    /// Where a leader may appear: among pieces of his nation, factories too (I2).
    fn appoint_places(&self) -> Areas {
        let armies = self.held(self.nation);
        let factories = self.nation.is_colonial() && self.edition > 1;
        if factories { armies.or(self.factories(self.nation)) } else { armies }
    }

    /// Where the owner may take an army off.
    fn removal_places(&self, map: &Map, nation: Nation, cause: Cause) -> Areas {
        match cause {
            Cause::Stacking => self.overstacked(map, nation),
            Cause::Decline | Cause::Withdrawal | Cause::Overpopulation => self.held(nation),
        }
    }
}

pub(super) fn judge(map: &Map, state: &State, action: Action) -> Result<(), Reason> {
    let nation = state.nation;
    match (state.phase, action) {
        (Phase::Raise { .. }, Action::Raise(area)) => {
            if !state.held(nation).and(Areas::LAND).contains(area) {
                Err(Reason::NoArmies { nation, area })
            } else if !state.receiving(map, nation).contains(area) {
                Err(Reason::Full { area, limit: map.room(area) })
            } else if !state.raise_places(map).contains(area) {
                Err(Reason::OthersFirst { area })
            } else {
                Ok(())
            }
        }
        (Phase::Refuge { .. }, Action::Raise(area)) => {
            let allowed = state.refuge_places(map).contains(area);
            if allowed { Ok(()) } else { Err(Reason::NotEmpty { area }) }
        }
        (Phase::Appoint { .. }, Action::Lead(area)) => {
            let allowed = state.appoint_places().contains(area);
            if allowed { Ok(()) } else { Err(Reason::NoArmies { nation, area }) }
        }
        _ => Err(Reason::NotNow),
    }
}

pub(super) fn list(map: &Map, state: &State, out: &mut Vec<Action>) {
    match state.phase {
        Phase::Raise { .. } => out.extend(state.raise_places(map).map(Action::Raise)),
        Phase::Refuge { .. } => out.extend(state.refuge_places(map).map(Action::Raise)),
        _ => out.extend(state.appoint_places().map(Action::Lead)),
    }
}

#[inline]
pub(super) fn pick(map: &Map, state: &State, random: &mut impl Random) -> Action {
    let places = state.raise_places(map);
    Action::Raise(places.nth(random.below(places.len() as u32)))
}

pub(super) fn judge_removal(map: &Map, state: &State, action: Action) -> Result<(), Reason> {
    let (Phase::Remove { nation, cause, .. }, Action::Remove(area)) = (state.phase, action) else {
        return Err(Reason::NotNow);
    };
    if state.removal_places(map, nation, cause).contains(area) {
        Ok(())
    } else if state.armies(nation, area) == 0 {
        Err(Reason::NoArmies { nation, area })
    } else {
        Err(Reason::NotCrowded { area })
    }
}

pub(super) fn list_removals(map: &Map, state: &State, out: &mut Vec<Action>) {
    if let Phase::Remove { nation, cause, .. } = state.phase {
        out.extend(state.removal_places(map, nation, cause).map(Action::Remove));
    }
}

impl Course<'_> {
    /// The population phase up to the first new army.
    pub(super) fn grow(&mut self) -> Option<Stage> {
        let nation = self.state.nation;
        let age = age(self.state.turn);
        let mut new = 0;
        let grows = !nation.is_colonial()
            && self.state.total(nation) > 0
            && !age.no_population.contains(nation)
            && !self.state.marker_paid.contains(nation);
        if grows {
            let value = self.state.population(self.map, nation);
            let room = self.state.capacity(self.map, nation);
            new = (value / 6).min(self.state.spare(nation)).min(room);
            // What is left is kept up to two and a half (P2).
            let gauge = (value - 6 * new).min(5);
            self.state.gauge[nation.index()] = gauge;
            self.tell(Event::Grew { nation, value, armies: new, gauge });
        }
        for (who, armies) in age.reinforcements {
            if *who == nation {
                let more = (*armies).min(self.state.spare(nation) - new);
                if self.state.total(nation) == 0 {
                    return self.seek_refuge(more);
                }
                new += more.min(self.state.capacity(self.map, nation) - new);
            }
        }
        if nation == Nation::British && age.british_minimum > 0 {
            let missing = age.british_minimum.saturating_sub(self.state.total(nation));
            let armies = missing.min(self.state.spare(nation));
            if armies > 0 {
                self.state.add(nation, Area::INDIAN_OCEAN, armies);
                self.tell(Event::Arrived { nation, armies, at: Area::INDIAN_OCEAN });
            }
        }
        self.state.placed = Areas::NONE;
        if new == 0 {
            return Some(Stage::Appoint);
        }
        self.state.phase = Phase::Raise { left: new };
        None
    }

    /// Reinforcements of a nation that has no army left (P6).
    fn seek_refuge(&mut self, armies: u8) -> Option<Stage> {
        // With no empty territory nothing appears, and no leader either.
        if armies == 0 || self.state.refuge_places(self.map).is_empty() {
            return Some(Stage::Appoint);
        }
        self.state.phase = Phase::Refuge { left: armies };
        None
    }

    /// New armies and leaders are placed.
    pub(super) fn place(&mut self, action: Action) -> Option<Stage> {
        let nation = self.state.nation;
        match (self.state.phase, action) {
            (Phase::Raise { left }, Action::Raise(at)) => {
                let fresh = self.state.receiving(self.map, nation).less(self.state.placed);
                if fresh.is_empty() {
                    self.state.placed = Areas::NONE;
                }
                self.state.placed.insert(at);
                self.state.add(nation, at, 1);
                self.tell(Event::Raised { nation, at });
                self.state.phase = Phase::Raise { left: left - 1 };
                (left == 1).then_some(Stage::Appoint)
            }
            (Phase::Refuge { left }, Action::Raise(at)) => {
                self.state.add(nation, at, 1);
                self.tell(Event::Raised { nation, at });
                self.state.phase = Phase::Refuge { left: left - 1 };
                (left == 1).then_some(Stage::Appoint)
            }
            (Phase::Appoint { leader, late }, Action::Lead(at)) => {
                self.state.set_leader(leader, at);
                self.tell(Event::Appeared { leader, at });
                Some(if late { Stage::Begin } else { Stage::Issue })
            }
            _ => None,
        }
    }

    /// A leader of this turn appears, if there is somebody to lead (I2). One
    /// who finds no army on the map waits for the invaders.
    pub(super) fn appoint(&mut self, next: Stage) -> Option<Stage> {
        self.state.placed = Areas::NONE;
        let nation = self.state.nation;
        let due = age(self.state.turn).leaders.iter().find(|(leader, invading)| {
            leader.nation() == nation && !invading && self.state.leader(*leader).is_none()
        });
        let Some((leader, _)) = due else { return Some(next) };
        let places = self.state.appoint_places();
        match (places.first(), places.len()) {
            (None, _) => Some(next),
            (Some(at), 1) => {
                self.state.set_leader(*leader, at);
                self.tell(Event::Appeared { leader: *leader, at });
                Some(next)
            }
            _ => {
                let late = next == Stage::Begin;
                self.state.phase = Phase::Appoint { leader: *leader, late };
                None
            }
        }
    }
}
