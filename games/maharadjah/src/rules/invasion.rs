//! Invaders arrive (chapter 4): from foreign lands, from the sea, and natives
//! who drive everybody else off.

use super::{Course, Stage};
use crate::action::Action;
use crate::ages::age;
use crate::area::{Area, Areas};
use crate::event::Event;
use crate::nation::{Leader, Nation};
use crate::phase::Phase;
use crate::reason::Reason;
use crate::state::State;

/// This turn's arrivals of a nation; never more than two.
fn arrivals(state: &State) -> impl Iterator<Item = (usize, u8, Area)> + use<> {
    let nation = state.nation;
    let own = age(state.turn).arrivals.iter().filter(move |(who, ..)| *who == nation);
    own.enumerate().map(|(n, (_, armies, at))| (n, *armies, *at))
}

impl State {
    /// Where the next invader may be put when they are too few.
    fn muster_places(&self) -> Areas {
        arrivals(self).filter(|(n, ..)| self.muster[*n] > 0).map(|(.., at)| at).collect()
    }

    /// Whether those still to be placed are of this turn's arrivals, and there
    /// are pieces for some of them.
    pub(crate) fn musters(&self) -> bool {
        let mut due = [0; 2];
        arrivals(self).for_each(|(n, armies, _)| due[n] = armies);
        self.spare(self.nation) > 0 && self.muster.iter().zip(due).all(|(left, due)| *left <= due)
    }
}

pub(super) fn judge(state: &State, action: Action) -> Result<(), Reason> {
    let Action::Raise(area) = action else { return Err(Reason::NotNow) };
    let allowed = state.muster_places().contains(area);
    if allowed { Ok(()) } else { Err(Reason::NoInvaders { area }) }
}

pub(super) fn list(state: &State, out: &mut Vec<Action>) {
    out.extend(state.muster_places().map(Action::Raise));
}

impl Course<'_> {
    pub(super) fn invade(&mut self) -> Option<Stage> {
        let nation = self.state.nation;
        let due: u8 = arrivals(self.state).map(|(_, armies, _)| armies).sum();
        if due == 0 {
            return Some(Stage::Late);
        }
        let spare = self.state.spare(nation);
        let places = arrivals(self.state).count();
        if spare < due && places > 1 && spare > 0 {
            // Too few for both: the owner says who goes where (A3).
            self.state.muster = [0; 2];
            for (n, armies, _) in arrivals(self.state) {
                self.state.muster[n] = armies;
            }
            self.state.phase = Phase::Muster;
            return None;
        }
        // A copy, because arrivals change the state they are listed from.
        let mut list = [(0, Area::NONE); 2];
        arrivals(self.state).for_each(|(n, armies, at)| list[n] = (armies, at));
        for (armies, at) in list.into_iter().take(places) {
            self.arrive(armies.min(self.state.spare(nation)), at);
        }
        Some(Stage::Late)
    }

    pub(super) fn muster(&mut self, action: Action) -> Option<Stage> {
        let Action::Raise(at) = action else { return None };
        let slot = arrivals(self.state).find(|(.., place)| *place == at).map(|(n, ..)| n)?;
        self.state.muster[slot] -= 1;
        self.arrive(1, at);
        let left = self.state.muster != [0; 2] && self.state.spare(self.state.nation) > 0;
        if left {
            return None;
        }
        self.state.muster = [0; 2];
        Some(Stage::Late)
    }

    fn arrive(&mut self, armies: u8, at: Area) {
        let nation = self.state.nation;
        if armies == 0 {
            return;
        }
        if at.is_land() {
            self.sweep(nation, at);
        }
        self.state.add(nation, at, armies);
        self.tell(Event::Arrived { nation, armies, at });
        for (leader, invading) in age(self.state.turn).leaders {
            if *invading && leader.nation() == nation && self.state.leader(*leader).is_none() {
                self.state.set_leader(*leader, at);
                self.tell(Event::Appeared { leader: *leader, at });
            }
        }
    }

    /// Foreign armies and leaders vanish where natives rise; no battle, no
    /// points, factories stay (I1).
    fn sweep(&mut self, nation: Nation, at: Area) {
        for other in self.state.foes(nation, at) {
            let armies = self.state.armies(other, at);
            self.state.take(other, at, armies);
            self.tell(Event::Swept { nation: other, at, armies });
        }
        for leader in Leader::ALL {
            if self.state.leaders[leader.index()] == at && leader.nation() != nation {
                self.dismiss(*leader);
            }
        }
        self.check_arms();
    }
}
