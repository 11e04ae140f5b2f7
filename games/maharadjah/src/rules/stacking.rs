//! The end of movement (chapter 5): stacks, and invaders who must have left.

use super::{Course, Stage};
use crate::ages::age;
use crate::area::{Area, Areas};
use crate::map::Map;
use crate::nation::{Nation, Nations};
use crate::phase::{Cause, Phase};
use crate::reason::Reason;
use crate::state::State;

impl State {
    /// Stacks over the limit, if there are more than the one that may be (M6).
    pub(crate) fn overstacked(&self, map: &Map, nation: Nation) -> Areas {
        let held = self.held(nation).and(Areas::LAND);
        let big: Areas = held.filter(|area| self.is_big(map, nation, *area)).collect();
        let single = big.len() == 1
            && big
                .first()
                .is_some_and(|area| !map.is_rough(area) || self.armies(nation, area) <= 4);
        if big.is_empty() || single { Areas::NONE } else { big }
    }

    /// Why the movement phase cannot end yet.
    pub(super) fn judge_done(&self, map: &Map) -> Result<(), Reason> {
        let nation = self.nation;
        for area in self.overstacked(map, nation) {
            if self.unmoved(area) > 0 && self.judge_pick(map, 1, area).is_ok() {
                let have = self.armies(nation, area);
                return Err(Reason::Stacked { area, have, limit: map.room(area) });
            }
        }
        if self.is_last_march() {
            for area in self.held(nation).and(Areas::FOREIGN) {
                if self.judge_pick(map, 1, area).is_ok() {
                    return Err(Reason::Invaders { area });
                }
            }
            if let Some(area) = self.leader_abroad(nation)
                && self.judge_pick(map, 0, area).is_ok()
            {
                return Err(Reason::Invaders { area });
            }
        }
        Ok(())
    }

    /// The foreign land a nation's leader is in.
    fn leader_abroad(&self, nation: Nation) -> Option<Area> {
        self.leader_of(nation).and_then(|leader| self.leader(leader)).filter(|at| at.is_foreign())
    }

    /// Whether no other movement phase follows in this sequence.
    #[inline]
    pub(crate) fn is_last_march(&self) -> bool {
        self.second || !age(self.turn).major.contains(self.nation)
    }
}

impl Course<'_> {
    /// The end of a movement phase: what is too much is taken off (M7), who
    /// could not enter looks for another way (N6).
    pub(super) fn stranded(&mut self) -> Option<Stage> {
        let nation = self.state.nation;
        let big = self.state.overstacked(self.map, nation);
        if !big.is_empty() {
            self.state.phase = Phase::Remove { nation, left: 0, cause: Cause::Stacking };
            return None;
        }
        self.state.window = 0;
        self.state.asked = Nations::NONE;
        // A leader nobody took along does not stay behind.
        if self.state.is_last_march()
            && let Some(at) = self.state.leader_abroad(nation)
            && self.state.armies(nation, at) == 0
            && let Some(leader) = self.state.leader_of(nation)
        {
            self.dismiss(leader);
        }
        Some(Stage::Displace)
    }
}
