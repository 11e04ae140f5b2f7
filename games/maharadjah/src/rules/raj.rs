//! Titles (chapter 10): rajah, maharadjah, and beyond.

use super::Course;
use crate::area::Areas;
use crate::event::Event;
use crate::map::Map;
use crate::nation::Nation;
use crate::state::State;
use crate::tables::{RAJ_STEPS, SUBMISSIONS};

/// How many territories count for a nation (J2).
pub fn raj_count(map: &Map, state: &State, nation: Nation) -> u8 {
    raj_lands(map, state, nation).len() as u8
}

/// The territories that count for a nation (J2).
pub(crate) fn raj_lands(map: &Map, state: &State, nation: Nation) -> Areas {
    if state.edition < 3 {
        return early::raj_lands(map, state, nation);
    }
    if nation == Nation::British {
        british_claims(state).less(rival_claims(map, state))
    } else if state.allied.contains(nation) {
        // Its lands count for the British too, those with their factory for
        // them alone.
        claims(map, state, nation).less(state.factories(Nation::British))
    } else {
        let shared = shared_subjects(map, state, nation);
        claims(map, state, nation).less(british_claims(state).less(shared))
    }
}

/// What an Indian nation can claim: what it holds, and what bowed to it.
fn claims(map: &Map, state: &State, nation: Nation) -> Areas {
    occupied(state, nation).or(subjects(map, state, nation))
}

/// Where a nation has armies, or a leader who holds the land alone.
fn occupied(state: &State, nation: Nation) -> Areas {
    state.holdings(nation).or(state.held(nation).and(Areas::LAND))
}

/// The land of those who bowed to a nation this turn.
fn subjects(map: &Map, state: &State, lord: Nation) -> Areas {
    let mut areas = Areas::NONE;
    for (rule, submission) in SUBMISSIONS.iter().enumerate() {
        if state.submitted[rule].contains(lord) {
            let region = map.region(submission.region());
            areas = areas.or(occupied(state, submission.nation).and(region));
        }
    }
    areas
}

/// The land of those who bowed to a nation and to the British: two lords each
/// count it (N4).
fn shared_subjects(map: &Map, state: &State, lord: Nation) -> Areas {
    subjects(map, state, lord).and(subjects(map, state, Nation::British))
}

/// What the British can claim: what they hold, their factories, the land of
/// their allies, and empty land (J2, J4).
fn british_claims(state: &State) -> Areas {
    let mut areas = occupied(state, Nation::British).or(state.factories(Nation::British));
    for ally in state.allied {
        areas = areas.or(occupied(state, ally));
    }
    let strangers = Nation::POWERS.into_iter().filter(|power| *power != Nation::British);
    let closed = strangers.fold(areas, |all, power| all.or(state.factories(power)));
    areas.or(Areas::LAND.less(closed).filter(|area| state.is_vacant(*area)).collect())
}

/// What nations that are no allies can claim and the British therefore do not
/// count (J3).
fn rival_claims(map: &Map, state: &State) -> Areas {
    let mut areas = Areas::NONE;
    for rival in RIVALS {
        if !state.allied.contains(rival) {
            let shared = shared_subjects(map, state, rival);
            areas = areas.or(claims(map, state, rival).less(shared));
        }
    }
    areas
}

/// The nations that count titles beside the British.
const RIVALS: [Nation; 3] = [Nation::Gupta, Nation::Muslims, Nation::Mughals];

/// The count of editions 1 and 2: a submission was never looked at beside a
/// British factory, nor was a British leader alone.
mod early {
    use super::{Areas, Map, Nation, RIVALS, SUBMISSIONS, State, occupied};
    use crate::area::Area;
    use crate::nation::Nations;

    pub(super) fn raj_lands(map: &Map, state: &State, nation: Nation) -> Areas {
        let british = state.factories(Nation::British);
        if nation == Nation::British {
            let counts = |area: &Area| counts_for_british(state, *area, british.contains(*area));
            return Areas::LAND.filter(counts).collect();
        }
        let mut areas = occupied(state, nation).less(british);
        for (rule, submission) in SUBMISSIONS.iter().enumerate() {
            if state.submitted[rule].contains(nation) {
                let region = map.region(submission.region());
                areas = areas.or(state.held(submission.nation).and(region));
            }
        }
        areas
    }

    fn counts_for_british(state: &State, area: Area, factory: bool) -> bool {
        let present = state.present(area);
        let rival = RIVALS.iter().any(|rival| present.contains(*rival) && !state.in_bloc(*rival));
        let allied = Nations(present.0 & state.allied.0);
        let stranger = state.factory(area).is_some_and(|power| power != Nation::British);
        let empty = state.is_vacant(area) && !stranger;
        present.contains(Nation::British) || (factory && !rival) || !allied.is_empty() || empty
    }
}

/// Points for so many territories: the highest step only.
pub(crate) fn raj_points(territories: u8) -> u8 {
    RAJ_STEPS.iter().filter(|step| territories >= **step).count() as u8
}

/// Whether an alliance of this nation before the British count can change
/// their title: by its own land, or together with other nations of the same
/// player that are still to be asked.
pub(crate) fn offer_matters(map: &Map, state: &State, nation: Nation) -> bool {
    let count = |state: &State| raj_count(map, state, Nation::British);
    let seat = state.scenario.seat(nation);
    let now = count(state);
    let mut then = *state;
    then.allied.insert(nation);
    if count(&then) == now {
        return false;
    }
    for other in Nation::ALL {
        let asked = state.asked.contains(*other) || !state.may_ally(*other);
        if !asked && state.scenario.seat(*other) == seat {
            then.allied.insert(*other);
        }
    }
    raj_points(count(&then)) != raj_points(now)
}

impl Course<'_> {
    /// Counted at the end of the own sequence, paid at the end of the turn (J1).
    pub(super) fn count_raj(&mut self) {
        let nation = self.state.nation;
        let Some(slot) = nation.raj() else { return };
        let territories = raj_count(self.map, self.state, nation);
        let points = raj_points(territories);
        self.state.raj[slot] = points;
        self.tell(Event::Counted { nation, territories, points });
    }
}
