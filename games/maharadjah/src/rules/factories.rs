//! Factories (chapter 11).

use super::{Course, Stage};
use crate::action::Action;
use crate::ages::Submission;
use crate::area::{Area, Areas};
use crate::event::Event;
use crate::map::Map;
use crate::nation::Nation;
use crate::phase::Phase;
use crate::reason::Reason;
use crate::state::State;
use crate::tables::FACTORIES;

/// The nation that holds a territory where another power would build.
pub(crate) fn host(state: &State, power: Nation, site: Area) -> Option<Nation> {
    if let Some(nation) = state.foes(power, site).first() {
        return Some(nation);
    }
    state.holder(site).filter(|nation| *nation != power)
}

impl State {
    /// Whether a power could build there, pieces and numbers aside (F2).
    fn foothold(&self, map: &Map, power: Nation, site: Area) -> bool {
        self.armies(power, site) > 0
            || (host(self, power, site).is_some()
                && map.seas_of(site).any(|sea| self.armies(power, sea) > 0))
    }

    /// Sites without a factory where the power could build one.
    pub(crate) fn open_sites(&self, map: &Map) -> Areas {
        let power = self.nation;
        let taken = self.factories.iter().fold(Areas::NONE, |all, own| all.or(*own));
        let free = map.sites().less(taken).less(self.refused);
        free.filter(|site| self.foothold(map, power, *site)).collect()
    }

    /// Whether the power may build there without asking.
    pub(crate) fn is_free_to_build(&self, map: &Map, site: Area) -> bool {
        let power = self.nation;
        if self.armies(power, site) > 0 {
            return true;
        }
        let Some(host) = host(self, power, site) else { return false };
        let bowed = Submission::find(host, map.region_of(site))
            .is_some_and(|rule| self.submitted[rule].contains(power));
        let ally = power == Nation::British && self.allied.contains(host);
        bowed || ally || self.scenario.seat(host) == self.scenario.seat(power)
    }

    /// Sites of the power's own factories that could be given up for others.
    fn liftable(&self, map: &Map) -> Areas {
        let own = self.factories(self.nation);
        if self.lifted || self.built > 0 {
            return Areas::NONE;
        }
        let elsewhere = !self.open_sites(map).is_empty();
        own.filter(|site| elsewhere || self.foothold(map, self.nation, *site)).collect()
    }
}

pub(super) fn judge(map: &Map, state: &State, action: Action) -> Result<(), Reason> {
    let power = state.nation;
    match action {
        Action::Done => Ok(()),
        Action::Lift(area) => {
            let allowed = state.liftable(map).contains(area);
            if allowed { Ok(()) } else { Err(Reason::CannotLift { area }) }
        }
        Action::Build(area) => {
            let limit = FACTORIES[power.power()];
            if !map.sites().contains(area) {
                Err(Reason::NoSite { area })
            } else if let Some(power) = state.factory(area) {
                Err(Reason::SiteTaken { area, power })
            } else if state.built >= 2 {
                Err(Reason::BuiltEnough)
            } else if state.factories(power).len() >= usize::from(limit) {
                Err(Reason::NoFactory { limit })
            } else if state.refused.contains(area) {
                Err(Reason::Refused { area })
            } else if !state.open_sites(map).contains(area) {
                Err(Reason::NoFoothold { area })
            } else {
                Ok(())
            }
        }
        _ => Err(Reason::NotNow),
    }
}

pub(super) fn list(map: &Map, state: &State, out: &mut Vec<Action>) {
    out.push(Action::Done);
    for site in state.open_sites(map) {
        if judge(map, state, Action::Build(site)).is_ok() {
            out.push(Action::Build(site));
        }
    }
    out.extend(state.liftable(map).map(Action::Lift));
}

impl Course<'_> {
    pub(super) fn factories_due(&mut self) -> Option<Stage> {
        if !self.state.nation.is_colonial() {
            return Some(Stage::Offers);
        }
        self.state.built = 0;
        self.state.lifted = false;
        self.state.refused = Areas::NONE;
        self.more_factories()
    }

    /// Asks on as long as there is something to build or to lift.
    fn more_factories(&mut self) -> Option<Stage> {
        let state = &*self.state;
        let power = state.nation;
        let room =
            state.built < 2 && state.factories(power).len() < usize::from(FACTORIES[power.power()]);
        let builds = room && !state.open_sites(self.map).is_empty();
        if builds || !state.liftable(self.map).is_empty() {
            self.state.phase = Phase::Factories;
            return None;
        }
        Some(Stage::Arms)
    }

    pub(super) fn trade(&mut self, action: Action) -> Option<Stage> {
        let power = self.state.nation;
        match action {
            Action::Lift(at) => {
                self.state.factories[power.power()].remove(at);
                self.state.lifted = true;
                self.tell(Event::Lifted { power, at });
                self.check_arms();
                self.more_factories()
            }
            Action::Build(at) if self.state.is_free_to_build(self.map, at) => self.build(at),
            Action::Build(at) => {
                self.state.phase = Phase::Permit(at);
                None
            }
            _ => Some(Stage::Arms),
        }
    }

    fn build(&mut self, at: Area) -> Option<Stage> {
        let power = self.state.nation;
        self.state.factories[power.power()].insert(at);
        self.state.built += 1;
        self.tell(Event::Built { power, at });
        self.more_factories()
    }

    pub(super) fn permit(&mut self, at: Area, yes: bool) -> Option<Stage> {
        let power = self.state.nation;
        if let Some(nation) = host(self.state, power, at) {
            self.tell(Event::Permitted { nation, power, at, yes });
        }
        if yes {
            return self.build(at);
        }
        self.state.refused.insert(at);
        self.more_factories()
    }
}
