//! Titles (chapter 10): rajah, maharadjah, and beyond.

use super::Course;
use crate::area::{Area, Areas};
use crate::event::Event;
use crate::map::Map;
use crate::nation::{Nation, Nations};
use crate::state::State;
use crate::tables::{RAJ_STEPS, SUBMISSIONS};

/// The nations whose armies beside a British factory close the territory to
/// both counts (J3).
const RIVALS: [Nation; 3] = [Nation::Gupta, Nation::Muslims, Nation::Mughals];

/// How many territories count for a nation (J2).
pub fn raj_count(map: &Map, state: &State, nation: Nation) -> u8 {
    let mut count = 0;
    let british = state.factories(Nation::British);
    if nation == Nation::British {
        for area in Areas::LAND {
            count += u8::from(counts_for_british(state, area, british.contains(area)));
        }
        return count;
    }
    let mut areas = state.holdings(nation).or(state.held(nation)).and(Areas::LAND);
    areas = areas.less(british);
    for (rule, submission) in SUBMISSIONS.iter().enumerate() {
        if state.submitted[rule].contains(nation) {
            areas = areas.or(state.held(submission.nation).and(map.region(submission.region())));
        }
    }
    areas.len() as u8
}

fn counts_for_british(state: &State, area: Area, factory: bool) -> bool {
    let present = state.present(area);
    let rival = RIVALS.iter().any(|rival| present.contains(*rival) && !state.in_bloc(*rival));
    let allied = Nations(present.0 & state.allied.0);
    let stranger = state.factory(area).is_some_and(|power| power != Nation::British);
    let empty = state.is_vacant(area) && !stranger;
    present.contains(Nation::British) || (factory && !rival) || !allied.is_empty() || empty
}

/// Points for so many territories: the highest step only.
pub(crate) fn raj_points(territories: u8) -> u8 {
    RAJ_STEPS.iter().filter(|step| territories >= **step).count() as u8
}

impl<T: FnMut(Event)> Course<'_, T> {
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
