//! Battles (chapter 7): who must fight, the dice, who falls, factories.

use super::{Course, Stage};
use crate::action::{Action, Chance, Dice};
use crate::ages::{Prey, bounty};
use crate::area::{Area, Areas};
use crate::event::{Event, Merit};
use crate::map::Map;
use crate::nation::{Leader, Nation};
use crate::phase::Phase;
use crate::reason::Reason;
use crate::state::{Battle, State};
use engine::{Handful, Random};

/// What a die needs: the bonus of each side and the number to reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    /// The attacker hits with this face or more.
    pub attacker_hits_on: u8,
    /// The defender's armies hit with this face or more.
    pub defender_hits_on: u8,
    /// A factory hits with this face or more.
    pub factory_hits_on: u8,
}

impl State {
    /// What armies of a nation add to their dice in a place (C2).
    fn bonus(&self, nation: Nation, area: Area) -> u8 {
        u8::from(nation.is_colonial())
            + u8::from(self.is_led(nation, area))
            + u8::from(self.arms_at(nation, area) != 0)
    }

    /// The numbers of a battle in a place.
    pub fn odds(
        &self,
        map: &Map,
        area: Area,
        attacker: Nation,
        defender: Nation,
        storm: bool,
    ) -> Odds {
        let rough = area.is_land() && map.is_rough(area);
        let hard = rough || (defender.is_colonial() && !storm);
        let target = |hard: bool| if hard { 6 } else { 5 };
        let own = target(attacker.is_colonial());
        let factory = self.factory(area).map_or(0, |power| u8::from(self.is_led(power, area)));
        Odds {
            attacker_hits_on: target(hard) - self.bonus(attacker, area),
            defender_hits_on: own - self.bonus(defender, area),
            factory_hits_on: own - factory,
        }
    }

    /// Territories where the active nation must fight.
    pub(crate) fn contested(&self) -> Areas {
        let own = self.held(self.nation).and(Areas::LAND);
        own.filter(|area| !self.foes(self.nation, *area).is_empty()).collect()
    }

    /// Whether the active nation may fight this one in this place.
    fn may_fight(&self, area: Area, foe: Nation) -> Result<(), Reason> {
        let assaulted = self.assaulted();
        let there = self.armies(self.nation, area) > 0 && self.armies(foe, area) > 0;
        if foe == self.nation || !there || area.is_foreign() {
            return Err(Reason::NoBattle { area });
        }
        if area.is_sea() {
            let bit = 1 << (area.sea() * 4 + foe.power());
            let target = self.targets(area) >> foe.power() & 1 != 0;
            let may = if self.nation.is_colonial() { self.fought & bit == 0 } else { target };
            return if may { Ok(()) } else { Err(Reason::NoBattle { area }) };
        }
        if assaulted.is_empty() { Ok(()) } else { Err(Reason::SeaFirst) }
    }

    /// Battles the active nation may choose: those it must fight, and those it
    /// only may.
    fn battles(&self, mut each: impl FnMut(Action, bool)) {
        let assaulted = self.assaulted();
        let seas = self.held(self.nation).and(Areas::SEA);
        for sea in seas {
            for foe in self.foes(self.nation, sea) {
                if self.may_fight(sea, foe).is_ok() {
                    let due = assaulted.contains(sea) && self.must_fight_at(sea);
                    each(Action::Fight(sea, foe), due);
                }
            }
        }
        if !assaulted.is_empty() {
            return;
        }
        for area in self.contested() {
            if let Some(foe) = self.foes(self.nation, area).first() {
                each(Action::Fight(area, foe), true);
            }
        }
        if self.turn >= crate::COLONIAL_TURN {
            for area in self.held(self.nation).and(Areas::LAND) {
                if self.may_storm(area) {
                    each(Action::Storm(area), false);
                }
            }
        }
    }

    /// Where attackers that fell may have come from.
    fn casualties(&self) -> Areas {
        let area = self.battle.area;
        let mut origins = self.march.origins(area);
        if self.unmoved(area) > 0 {
            origins.insert(area);
        }
        origins
    }
}

pub(super) fn judge(map: &Map, state: &State, action: Action) -> Result<(), Reason> {
    match (state.phase, action) {
        (Phase::Fight, Action::Fight(area, foe)) => state.may_fight(area, foe),
        (Phase::Fight, Action::Storm(area)) => {
            if !state.assaulted().is_empty() {
                Err(Reason::SeaFirst)
            } else if state.may_storm(area) {
                Ok(())
            } else {
                Err(Reason::NoBattle { area })
            }
        }
        (Phase::Fight, Action::Done) => {
            let due = state.assaulted().or(state.contested()).first();
            due.map_or(Ok(()), |area| Err(Reason::MustFight { area }))
        }
        (Phase::Casualty, Action::Lose(area)) => {
            let allowed = state.casualties().contains(area);
            if allowed { Ok(()) } else { Err(Reason::NotFallen { area }) }
        }
        (Phase::Storm, Action::Stop) => Ok(()),
        (Phase::Storm, Action::Storm(area)) => {
            let allowed = area == state.battle.area;
            if allowed { Ok(()) } else { Err(Reason::NoBattle { area }) }
        }
        // Instead of landing they may drive off another power first.
        (Phase::Land, Action::Fight(area, foe)) if state.assaulted().first() == Some(area) => {
            state.may_fight(area, foe)
        }
        (Phase::Land, Action::Land(area)) => {
            let sea = state.assaulted().first();
            let allowed = sea.is_some_and(|sea| state.landings(map, sea).contains(area));
            if allowed { Ok(()) } else { Err(Reason::CannotLand { area }) }
        }
        _ => Err(Reason::NotNow),
    }
}

pub(super) fn list(map: &Map, state: &State, out: &mut Vec<Action>) {
    match state.phase {
        Phase::Fight => {
            let mut must = false;
            state.battles(|action, due| {
                must |= due;
                out.push(action);
            });
            if !must {
                out.push(Action::Done);
            }
        }
        Phase::Casualty => out.extend(state.casualties().map(Action::Lose)),
        Phase::Storm => out.extend([Action::Storm(state.battle.area), Action::Stop]),
        _ => {
            if let Some(sea) = state.assaulted().first() {
                out.extend(state.landings(map, sea).map(Action::Land));
                let foes = state.foes(state.nation, sea);
                let foes = foes.filter(|foe| state.may_fight(sea, *foe).is_ok());
                out.extend(foes.map(|foe| Action::Fight(sea, foe)));
            }
        }
    }
}

/// The dice that are due: attackers, defending armies, a factory.
#[inline]
pub(super) fn dice_due(state: &State) -> (u8, u8, u8) {
    let battle = &state.battle;
    let attack = state.armies(state.nation, battle.area);
    if battle.storm {
        return (attack, 0, 1);
    }
    (attack, state.armies(battle.foe, battle.area), u8::from(battle.joined))
}

/// Throws them.
#[inline]
pub(crate) fn throw(state: &State, random: &mut impl Random) -> Chance {
    let (attack, defend, factory) = dice_due(state);
    let random = &mut Handful::new(random);
    let mut dice = |count: u8| {
        let mut dice = Dice::default();
        for _ in 0..count {
            dice.0[random.below(6) as usize] += 1;
        }
        dice
    };
    let (attack, defend) = (dice(attack), dice(defend));
    let factory = if factory > 0 { 1 + random.below(6) as u8 } else { 0 };
    Chance { attack, defend, factory }
}

impl Course<'_> {
    /// Begins the next battle, asks for one, or ends the phase.
    pub(super) fn next_battle(&mut self) -> Option<Stage> {
        if let Some(sea) = self.state.assaulted().first()
            && !self.state.must_fight_at(sea)
        {
            return self.land_due(sea);
        }
        let (mut must, mut may, mut only) = (0, 0, Action::Done);
        self.state.battles(|action, due| {
            if due {
                must += 1;
                only = action;
            } else {
                may += 1;
            }
        });
        match (must, may, only) {
            (0, 0, _) => Some(Stage::AfterBattles),
            (1, 0, Action::Fight(area, foe)) => self.begin_battle(area, foe),
            _ => {
                self.state.phase = Phase::Fight;
                None
            }
        }
    }

    pub(super) fn combat(&mut self, action: Action) -> Option<Stage> {
        match (self.state.phase, action) {
            (Phase::Fight, Action::Fight(area, foe)) => self.begin_battle(area, foe),
            (Phase::Fight, Action::Storm(area)) => {
                self.state.battle = Battle { area, ..Battle::NONE };
                self.storm(area)
            }
            (Phase::Fight, _) => Some(Stage::AfterBattles),
            (Phase::Casualty, Action::Lose(from)) => {
                self.fall(from, 1);
                self.state.battle.lost -= 1;
                if self.state.battle.lost > 0 {
                    return None;
                }
                self.after_losses()
            }
            (Phase::Storm, Action::Storm(area)) => self.storm(area),
            (Phase::Storm, _) => Some(self.finish_storm()),
            (Phase::Land, Action::Land(to)) => self.land(to),
            (Phase::Land, Action::Fight(sea, foe)) => self.begin_battle(sea, foe),
            _ => None,
        }
    }

    fn begin_battle(&mut self, area: Area, foe: Nation) -> Option<Stage> {
        let nation = self.state.nation;
        let origins = self.state.march.origins(area);
        self.state.battle = Battle { area, foe, origins, ..Battle::NONE };
        self.tell(Event::Battle { attacker: nation, defender: foe, at: area });
        if area.is_sea() {
            self.state.fought |= 1 << (area.sea() * 4 + foe.power());
        } else if let Some(power) = self.state.factory(area).filter(|power| *power != nation) {
            if power == foe {
                self.state.battle.joined = true;
            } else if !(self.state.in_bloc(nation) && self.state.in_bloc(power)) {
                self.state.phase = Phase::Join(power);
                return None;
            }
        }
        self.state.phase = Phase::Dice;
        None
    }

    pub(super) fn join(&mut self, power: Nation, yes: bool) -> Option<Stage> {
        self.state.battle.joined = yes;
        self.tell(Event::Joined { power, at: self.state.battle.area, yes });
        self.state.phase = Phase::Dice;
        None
    }

    /// A round: hits on both sides at once, credited to whose dice they were.
    pub(super) fn rolled(&mut self, chance: Chance) -> Option<Stage> {
        let nation = self.state.nation;
        let Battle { area, foe, storm, .. } = self.state.battle;
        let odds = self.state.odds(self.map, area, nation, foe, storm);
        let Chance { attack, defend, factory } = chance;
        self.tell(Event::Rolled {
            at: area,
            attack,
            defend,
            factory,
            attacker: nation,
            defender: foe,
        });
        let power = self.state.factory(area);
        let hits = attack.at_least(odds.attacker_hits_on);
        let by_armies = defend.at_least(odds.defender_hits_on);
        let by_factory = u8::from(factory > 0 && factory >= odds.factory_hits_on);

        let attackers = self.state.armies(nation, area);
        let lost = (by_armies + by_factory).min(attackers);
        let first = by_armies.min(lost);
        self.credit(foe, Prey::Army(nation), first);
        if let Some(power) = power {
            self.credit(power, Prey::Army(nation), lost - first);
        }
        if storm {
            if hits > 0 {
                self.burn(foe, area);
            }
        } else {
            let fallen = hits.min(self.state.armies(foe, area));
            if fallen > 0 {
                self.state.take(foe, area, fallen);
                self.tell(Event::Fell { nation: foe, at: area, armies: fallen });
                self.credit(nation, Prey::Army(foe), fallen);
            }
        }
        if lost > 0 {
            self.tell(Event::Fell { nation, at: area, armies: lost });
        }
        self.state.battle.lost = lost;
        let origins = self.state.casualties();
        if lost == 0 {
            return self.after_losses();
        }
        if lost == attackers || origins.len() < 2 {
            let mut left = lost;
            for from in origins {
                let here = if from == area {
                    self.state.unmoved(area)
                } else {
                    self.state.march.count(area, from)
                };
                let gone = here.min(left);
                self.fall(from, gone);
                left -= gone;
            }
            self.state.battle.lost = 0;
            return self.after_losses();
        }
        self.state.phase = Phase::Casualty;
        None
    }

    /// Attackers who came from there are taken off.
    fn fall(&mut self, from: Area, armies: u8) {
        let (nation, area) = (self.state.nation, self.state.battle.area);
        if from != area {
            self.state.march.depart(area, from, armies);
        }
        self.state.take(nation, area, armies);
    }

    /// Points for what a nation destroyed.
    pub(super) fn credit(&mut self, nation: Nation, prey: Prey, count: u8) {
        if count == 0 {
            return;
        }
        let points = bounty(nation, prey, self.state.scenario as usize) * count;
        self.score(nation, points, Merit::Kill);
    }

    pub(super) fn kill_leader(&mut self, leader: Leader, by: Nation, at: Area) {
        self.state.set_leader(leader, Area::NONE);
        self.tell(Event::Killed { leader, by, at });
        self.credit(by, Prey::Leader(leader), 1);
    }

    /// A leader dies when nothing of his fights beside him and enemy armies
    /// remain (C8; 9.2 of the printed rules counts a factory as a fighter).
    fn orphan(&mut self, nation: Nation, by: Nation, area: Area) {
        let alone = self.state.armies(nation, area) == 0
            && self.state.armies(by, area) > 0
            && !(nation.is_colonial() && self.state.factories(nation).contains(area));
        if alone
            && self.state.is_led(nation, area)
            && let Some(leader) = self.state.leader_of(nation)
        {
            self.kill_leader(leader, by, area);
        }
    }

    fn after_losses(&mut self) -> Option<Stage> {
        let nation = self.state.nation;
        let Battle { area, foe, storm, .. } = self.state.battle;
        self.orphan(foe, nation, area);
        self.orphan(nation, foe, area);
        self.check_arms();
        if storm {
            let lives = self.state.factories(foe).contains(area);
            if self.state.edition > 2 && !self.state.foes(nation, area).is_empty() {
                return self.leaving_round(lives);
            }
            if lives && self.state.armies(nation, area) > 0 {
                if self.state.edition > 2 {
                    return Some(Stage::Window);
                }
                self.state.phase = Phase::Storm;
                return None;
            }
            return Some(self.battle_over());
        }
        if self.state.armies(foe, area) == 0 {
            return self.defenders_gone();
        }
        if self.state.armies(nation, area) == 0 {
            return Some(self.battle_over());
        }
        Some(Stage::Window)
    }

    /// The defending armies are dead or gone: the factory is left, perhaps.
    pub(super) fn defenders_gone(&mut self) -> Option<Stage> {
        let nation = self.state.nation;
        let Battle { area, foe, .. } = self.state.battle;
        self.orphan(foe, nation, area);
        if self.state.may_storm(area) {
            if self.state.edition > 2 {
                return Some(Stage::Window);
            }
            self.state.phase = Phase::Storm;
            return None;
        }
        Some(self.battle_over())
    }

    /// The battle is over, and that is a moment to submit or to ally.
    pub(super) fn battle_over(&mut self) -> Stage {
        let next = self.finish_battle();
        if self.state.edition > 2 { Stage::Windows } else { next }
    }

    pub(super) fn finish_battle(&mut self) -> Stage {
        let Battle { area, .. } = self.state.battle;
        if area.is_land() {
            self.state.stormed.insert(area);
        }
        // Boats without armies do not bring a leader home.
        let nation = self.state.nation;
        if area.is_sea()
            && !nation.is_colonial()
            && self.state.armies(nation, area) == 0
            && self.state.is_led(nation, area)
            && let Some(leader) = self.state.leader_of(nation)
        {
            self.dismiss(leader);
        }
        let holder = self.state.holder(area);
        self.tell(Event::Ended { at: area, holder });
        self.state.battle = Battle::NONE;
        Stage::NextBattle
    }

    /// Raids are marked; a major invasion moves again.
    pub(super) fn after_battles(&mut self) -> Option<Stage> {
        let nation = self.state.nation;
        self.state.raided = self.state.raided.or(self.state.holdings(nation));
        self.state.stormed = Areas::NONE;
        self.state.fought = 0;
        if !self.state.is_last_march() {
            self.state.second = true;
            return Some(Stage::March);
        }
        Some(Stage::Factories)
    }
}
