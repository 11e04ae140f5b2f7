//! Retreats (chapter 7): first the defender's, then the attacker's.

use super::{Course, Stage};
use crate::action::Action;
use crate::area::{Area, Areas};
use crate::event::Event;
use crate::map::Map;
use crate::nation::Nation;
use crate::phase::Phase;
use crate::reason::Reason;
use crate::state::State;

impl State {
    /// Where the defender may retreat to, room aside (C5).
    fn shelters(&self, map: &Map) -> Areas {
        let (area, foe, attacker) = (self.battle.area, self.battle.foe, self.nation);
        let near = if area.is_sea() { map.coast(area) } else { map.around(area) };
        let near = near.less(self.battle.origins);
        // Enemies beside an empty territory close it, the battle's own aside.
        let enemies = self.held(attacker).less(area.set());
        let safe = |to: &Area| {
            if !self.foes(foe, *to).is_empty() || self.foreign_leader(foe, *to) {
                return false;
            }
            self.armies(foe, *to) > 0
                || self.is_led(foe, *to)
                || (self.edition > 2 && self.factory(*to) == Some(foe))
                || map.around(*to).and(enemies).is_empty()
        };
        let mut shelters: Areas = near.filter(safe).collect();
        if foe.is_colonial() {
            let seas = if area.is_sea() { map.seas_beside(area) } else { map.seas_of(area) };
            let closed = if self.edition > 2 { self.battle.origins } else { Areas::NONE };
            shelters = shelters.or(seas.less(closed));
        }
        shelters
    }

    /// Where attackers may go back to, room aside (C6).
    fn way_back(&self) -> Areas {
        let (area, nation) = (self.battle.area, self.nation);
        let open = |from: &Area| {
            if from.is_foreign() || *from == area {
                false
            } else if from.is_sea() {
                nation.is_colonial()
            } else {
                self.foes(nation, *from).is_empty()
            }
        };
        self.march.origins(area).filter(open).collect()
    }

    /// Who is asked, the places open to him, and how many may go to each.
    fn retreats(&self, map: &Map) -> (Nation, Areas) {
        if self.phase == Phase::Retreat {
            (self.battle.foe, self.shelters(map))
        } else {
            (self.nation, self.way_back())
        }
    }

    fn most(&self, map: &Map, nation: Nation, to: Area) -> u8 {
        let area = self.battle.area;
        let room = map.room(to).saturating_sub(self.armies(nation, to));
        let here = if self.phase == Phase::Retreat {
            self.armies(nation, area)
        } else {
            self.march.count(area, to)
        };
        here.min(room).min(8)
    }

    fn companions(&self, nation: Nation) -> bool {
        let area = self.battle.area;
        self.is_led(nation, area) || self.arms_at(nation, area) != 0
    }
}

pub(super) fn judge(map: &Map, state: &State, action: Action) -> Result<(), Reason> {
    let (armies, to, led) = match action {
        Action::Done => return Ok(()),
        Action::Retreat(armies, to) => (armies, to, false),
        Action::RetreatLed(armies, to) => (armies, to, true),
        _ => return Err(Reason::NotNow),
    };
    let (nation, places) = state.retreats(map);
    if !places.contains(to) || armies == 0 {
        return Err(Reason::NoRetreat { area: to });
    }
    let most = state.most(map, nation, to);
    if armies > most {
        return Err(if most < map.room(to).saturating_sub(state.armies(nation, to)) {
            Reason::TooMany { area: state.battle.area, have: most }
        } else {
            Reason::Full { area: to, limit: map.room(to) }
        });
    }
    let last = armies == state.armies(nation, state.battle.area);
    let companions = state.companions(nation);
    // Leader and arms go with the last army, and else if they are told to.
    if led != companions && (led || last) { Err(Reason::LeaderGoes) } else { Ok(()) }
}

pub(super) fn list(map: &Map, state: &State, out: &mut Vec<Action>) {
    out.push(Action::Done);
    let (nation, places) = state.retreats(map);
    let all = state.armies(nation, state.battle.area);
    let companions = state.companions(nation);
    for to in places {
        for armies in 1..=state.most(map, nation, to) {
            if !companions || armies < all {
                out.push(Action::Retreat(armies, to));
            }
            if companions {
                out.push(Action::RetreatLed(armies, to));
            }
        }
    }
}

impl Course<'_> {
    pub(super) fn retreat_due(&mut self) -> Option<Stage> {
        self.state.phase = Phase::Retreat;
        if self.any_retreat() { None } else { Some(Stage::Withdraw) }
    }

    pub(super) fn withdraw_due(&mut self) -> Option<Stage> {
        self.state.phase = Phase::Withdraw;
        if !self.any_retreat() {
            self.state.phase = Phase::Dice;
        }
        None
    }

    fn any_retreat(&self) -> bool {
        let (nation, mut places) = self.state.retreats(self.map);
        places.any(|to| self.state.most(self.map, nation, to) > 0)
    }

    /// Armies go; leader and arms with them if told.
    fn flee(&mut self, nation: Nation, armies: u8, to: Area, led: bool) {
        let area = self.state.battle.area;
        self.state.take(nation, area, armies);
        self.state.add(nation, to, armies);
        let leader = led && self.state.is_led(nation, area);
        if leader {
            self.move_leader(nation, to);
        }
        if led {
            for arms in &mut self.state.arms {
                if arms.nation == Some(nation) && arms.at == area {
                    arms.at = to;
                }
            }
        }
        self.tell(Event::Retreated { nation, armies, from: area, to, leader });
    }

    pub(super) fn retreat(&mut self, action: Action) -> Option<Stage> {
        let foe = self.state.battle.foe;
        match action {
            Action::Retreat(armies, to) => self.flee(foe, armies, to, false),
            Action::RetreatLed(armies, to) => self.flee(foe, armies, to, true),
            _ => return Some(Stage::Withdraw),
        }
        self.check_arms();
        if self.state.armies(foe, self.state.battle.area) == 0 {
            return self.defenders_gone();
        }
        self.retreat_due()
    }

    pub(super) fn withdraw(&mut self, action: Action) -> Option<Stage> {
        let (nation, area) = (self.state.nation, self.state.battle.area);
        let (armies, to, led) = match action {
            Action::Retreat(armies, to) => (armies, to, false),
            Action::RetreatLed(armies, to) => (armies, to, true),
            _ => {
                self.state.phase = Phase::Dice;
                return None;
            }
        };
        self.state.march.depart(area, to, armies);
        self.flee(nation, armies, to, led);
        self.state.march.arrive(to, area, armies);
        self.check_arms();
        if self.state.armies(nation, area) == 0 {
            return Some(self.battle_over());
        }
        self.withdraw_due()
    }
}
