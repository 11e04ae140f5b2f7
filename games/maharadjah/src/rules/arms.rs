//! Colonial arms (chapter 12): given, placed, carried, lost.

use super::{Course, Stage};
use crate::action::Action;
use crate::area::{Area, Areas};
use crate::event::Event;
use crate::nation::Nation;
use crate::phase::Phase;
use crate::reason::Reason;
use crate::state::{Arms, State};

impl State {
    /// Whether a power can arm a nation: an army of the nation in the land of one of
    /// the power's factories, and an army of the power anywhere (F5).
    pub(crate) fn may_arm(&self, power: Nation, nation: Nation) -> bool {
        !nation.is_colonial()
            && self.total(power) > 0
            && !self.held(nation).and(self.factories(power)).is_empty()
    }

    fn issue_places(&self) -> Areas {
        self.held(self.nation).and(Areas::LAND)
    }
}

pub(super) fn judge(state: &State, action: Action) -> Result<(), Reason> {
    let power = state.nation;
    match (state.phase, action) {
        (Phase::Issue(_), Action::Issue(area)) => {
            let allowed = state.issue_places().contains(area);
            let nation = state.nation;
            if allowed { Ok(()) } else { Err(Reason::NoArmies { nation, area }) }
        }
        (Phase::Arms, Action::Done) => Ok(()),
        (Phase::Arms, Action::Disarm) => {
            let has = state.arms(power).nation.is_some();
            if has { Ok(()) } else { Err(Reason::NoArms { power }) }
        }
        (Phase::Arms, Action::Arm(nation)) => {
            let allowed = state.may_arm(power, nation) && state.arms(power).nation != Some(nation);
            if allowed { Ok(()) } else { Err(Reason::CannotArm { nation }) }
        }
        _ => Err(Reason::NotNow),
    }
}

pub(super) fn list(state: &State, out: &mut Vec<Action>) {
    if let Phase::Issue(_) = state.phase {
        out.extend(state.issue_places().map(Action::Issue));
        return;
    }
    out.push(Action::Done);
    for nation in Nation::ALL {
        if judge(state, Action::Arm(*nation)).is_ok() {
            out.push(Action::Arm(*nation));
        }
    }
    if state.arms(state.nation).nation.is_some() {
        out.push(Action::Disarm);
    }
}

impl Course<'_> {
    /// Promised arms are placed in the population phase.
    pub(super) fn issue_due(&mut self) -> Option<Stage> {
        let nation = self.state.nation;
        for power in Nation::POWERS {
            let arms = self.state.arms(power);
            if arms.nation != Some(nation) || arms.at.is_some() {
                continue;
            }
            let places = self.state.issue_places();
            match (places.first(), places.len()) {
                (None, _) => {}
                (Some(at), 1) => self.put_arms(power, at),
                _ => {
                    self.state.phase = Phase::Issue(power);
                    return None;
                }
            }
        }
        Some(Stage::Invade)
    }

    fn put_arms(&mut self, power: Nation, at: Area) {
        let nation = self.state.nation;
        self.state.arms[power.power()].at = at;
        self.tell(Event::Issued { power, nation, at });
    }

    pub(super) fn issue(&mut self, power: Nation, action: Action) -> Option<Stage> {
        if let Action::Issue(at) = action {
            self.put_arms(power, at);
        }
        Some(Stage::Issue)
    }

    pub(super) fn arms_due(&mut self) -> Option<Stage> {
        let power = self.state.nation;
        let anybody = Nation::ALL.iter().any(|nation| self.state.may_arm(power, *nation));
        if anybody {
            self.state.phase = Phase::Arms;
            return None;
        }
        Some(Stage::Offers)
    }

    pub(super) fn give_arms(&mut self, action: Action) -> Option<Stage> {
        let power = self.state.nation;
        match action {
            Action::Arm(nation) => {
                self.disarm(power);
                self.state.arms[power.power()] = Arms { nation: Some(nation), at: Area::NONE };
                self.tell(Event::Armed { power, nation });
            }
            Action::Disarm => self.disarm(power),
            _ => {}
        }
        Some(Stage::Offers)
    }

    fn disarm(&mut self, power: Nation) {
        if let Some(nation) = self.state.arms[power.power()].nation {
            self.state.arms[power.power()] = Arms::NONE;
            self.tell(Event::Disarmed { power, nation });
        }
    }

    /// The conditions hold at every moment, or the arms are gone (F5, F6).
    pub(super) fn check_arms(&mut self) {
        if self.state.turn < crate::COLONIAL_TURN {
            return;
        }
        for power in Nation::POWERS {
            let Arms { nation: Some(nation), at } = self.state.arms(power) else { continue };
            let carried = !at.is_some() || self.state.armies(nation, at) > 0;
            if !carried || !self.state.may_arm(power, nation) {
                self.disarm(power);
            }
        }
        // What is gone is no longer carried.
        let mut here = 0;
        for (n, arms) in self.state.arms.iter().enumerate() {
            here |= u8::from(arms.at.is_some() && arms.nation == Some(self.state.nation)) << n;
        }
        self.state.march.group.arms &= here;
        self.state.march.arms_moved &= here;
    }
}
