//! Attacks on factories (chapter 7): when the armies are gone, or have
//! submitted and are about to be left.

use super::{Course, Stage};
use crate::ages::{Prey, Submission};
use crate::area::Area;
use crate::event::Event;
use crate::map::Map;
use crate::nation::{Nation, Nations};
use crate::phase::Phase;
use crate::state::{Battle, State};

impl State {
    /// Whether the active nation may attack the factory in a territory.
    pub(crate) fn may_storm(&self, area: Area) -> bool {
        self.foes(self.nation, area).is_empty() && self.has_prey(area)
    }

    /// Whether the active nation stands beside a factory that it may attack
    /// when nobody defends it any more.
    pub(crate) fn has_prey(&self, area: Area) -> bool {
        let nation = self.nation;
        area.is_land()
            && self.armies(nation, area) > 0
            && !self.stormed.contains(area)
            && self.factory(area).is_some_and(|power| {
                power != nation && !(self.in_bloc(nation) && self.in_bloc(power))
            })
    }

    /// Whether armies that must leave a subject's land may fight a factory there
    /// first.
    pub(crate) fn may_storm_on_leaving(&self, map: &Map, area: Area) -> bool {
        self.edition > 2 && self.has_prey(area) && self.has_bowed_at(map, area)
    }

    /// Whether those who stand in a territory beside the active nation have
    /// submitted to it there.
    pub(crate) fn has_bowed_at(&self, map: &Map, area: Area) -> bool {
        area.is_land()
            && self.foes(self.nation, area).first().is_some_and(|other| {
                let rule = Submission::find(other, map.region_of(area));
                rule.is_some_and(|rule| self.submitted[rule].contains(self.nation))
            })
    }
}

impl Course<'_> {
    /// The factory alone is attacked.
    pub(super) fn storm(&mut self, area: Area) -> Option<Stage> {
        let nation = self.state.nation;
        let power = self.state.factory(area)?;
        if !self.state.battle.storm {
            self.tell(Event::Battle { attacker: nation, defender: power, at: area });
        }
        self.state.stormed.insert(area);
        let battle = &mut self.state.battle;
        (battle.foe, battle.storm, battle.joined) = (power, true, false);
        self.state.phase = Phase::Dice;
        None
    }

    pub(super) fn burn(&mut self, power: Nation, at: Area) {
        let by = self.state.nation;
        self.state.factories[power.power()].remove(at);
        self.tell(Event::Burnt { power, at, by });
        self.credit(by, Prey::Factory(power), 1);
    }

    /// Asks whether the factory is fought on, if it can be; else the battle
    /// ends.
    pub(super) fn storm_due(&mut self) -> Option<Stage> {
        let Battle { area, storm, .. } = self.state.battle;
        if self.state.may_storm(area) || (storm && self.state.factory(area).is_some()) {
            self.state.phase = Phase::Storm;
            return None;
        }
        Some(self.finish_battle())
    }

    /// After a round against the factory of a subject's land: on, or away.
    pub(super) fn leaving_round(&mut self, lives: bool) -> Option<Stage> {
        let Battle { area, foe, .. } = self.state.battle;
        let nation = self.state.nation;
        let survives = self.state.armies(nation, area) > 0;
        if survives && lives {
            self.state.phase = Phase::Storm;
            return None;
        }
        // A leader alone among foreign armies dies, by the last shot.
        if !survives
            && self.state.is_led(nation, area)
            && let Some(leader) = self.state.leader_of(nation)
        {
            self.kill_leader(leader, foe, area);
        }
        Some(self.finish_storm())
    }

    /// The factory has fallen, or is left alone.
    pub(super) fn finish_storm(&mut self) -> Stage {
        let Battle { area, .. } = self.state.battle;
        let leaving =
            self.state.edition > 2 && !self.state.foes(self.state.nation, area).is_empty();
        let fought = self.state.battle.storm;
        let waiting = self.state.waiting;
        let next = self.finish_battle();
        if !leaving {
            return next;
        }
        self.state.battle = waiting;
        self.state.waiting = Battle::NONE;
        if fought {
            // Dice fell: that is another moment, once the armies have left.
            self.state.asked = Nations::NONE;
        }
        Stage::Displace
    }

    /// The attacker is asked whether to fight a factory before he leaves. A
    /// battle elsewhere waits.
    pub(super) fn last_storm(&mut self, area: Area) -> Option<Stage> {
        if self.state.battle.area != area {
            let origins = self.state.march.origins(area);
            let foe = self.state.foes(self.state.nation, area).first()?;
            self.state.waiting = self.state.battle;
            self.state.battle = Battle { area, foe, origins, ..Battle::NONE };
        }
        self.state.phase = Phase::Storm;
        None
    }
}
