//! Movement (chapter 5): groups walk border by border.
//!
//! The pieces of a group stand on the map at every step, so that whatever else
//! looks at the map sees them where they are.

use super::{Course, Stage};
use crate::action::Action;
use crate::area::{Area, Areas};
use crate::event::Event;
use crate::map::Map;
use crate::nation::{Leader, Nation};
use crate::phase::Phase;
use crate::reason::Reason;
use crate::state::{Group, State};
use engine::Random;

/// How a friend's territory may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Truce {
    /// No friend: it may be attacked.
    None,
    /// It may be crossed, not stopped in, not attacked.
    Cross,
    /// It may not be entered.
    Closed,
}

impl State {
    /// British and their allies.
    #[inline]
    pub(crate) fn in_bloc(&self, nation: Nation) -> bool {
        nation == Nation::British || self.allied.contains(nation)
    }

    /// What binds a nation towards another's armies in a territory.
    #[inline]
    pub(crate) fn truce(&self, map: &Map, nation: Nation, other: Nation, area: Area) -> Truce {
        if self.in_bloc(nation) && self.in_bloc(other) {
            return if nation == Nation::British { Truce::Cross } else { Truce::Closed };
        }
        if area.is_land()
            && self.has_bowed(nation)
            && let Some(rule) = crate::ages::Submission::find(other, map.region_of(area))
            && self.submitted[rule].contains(nation)
        {
            return Truce::Cross;
        }
        Truce::None
    }

    /// Whether anybody submitted to a nation this turn.
    #[inline]
    fn has_bowed(&self, nation: Nation) -> bool {
        self.submitted.iter().fold(0, |all, lords| all | lords.0) >> nation.index() & 1 != 0
    }

    /// Borders a group may cross.
    #[inline]
    pub(crate) fn reach(&self, group: &Group) -> u8 {
        if self.nation.is_colonial() || group.is_led() { 3 } else { 2 }
    }

    /// Armies of the active nation that stay in a place, the group aside.
    #[inline]
    fn staying(&self, group: &Group, area: Area) -> u8 {
        let all = self.armies(self.nation, area);
        if group.at == area { all - group.armies } else { all }
    }

    /// Armies that have not moved yet.
    #[inline]
    pub(crate) fn unmoved(&self, area: Area) -> u8 {
        self.armies(self.nation, area) - self.march.moved[area.index()]
    }

    #[inline]
    fn leader_free(&self, area: Area) -> bool {
        !self.march.leader_moved && self.is_led(self.nation, area)
    }

    #[inline]
    fn arms_free(&self, area: Area) -> u8 {
        self.arms_at(self.nation, area) & !self.march.arms_moved
    }

    /// Where the group's next border could lead, rules about what stands there
    /// aside.
    #[inline]
    pub(crate) fn onward(&self, map: &Map, group: &Group) -> Areas {
        let at = group.at;
        if group.crossed >= self.reach(group) && !self.must_land(group) {
            return Areas::NONE;
        }
        if at.is_foreign() {
            return map.entries(at);
        }
        if at.is_sea() {
            let coast = map.coast(at);
            return if self.nation.is_colonial() {
                coast.or(map.seas_beside(at))
            } else {
                coast.less(group.from.set())
            };
        }
        let mut areas = map.around(at);
        if group.crossed > 0 && map.strait >> at.0 & 1 != 0 {
            areas = areas.less(Areas(map.strait & !(1 << at.0)));
        }
        let sails = self.nation.is_colonial()
            || (self.has_boats() && !group.sailed && group.crossed + 2 <= self.reach(group));
        if sails { areas.or(map.seas_of(at)) } else { areas }
    }

    /// Why a group cannot take this step.
    pub(crate) fn step(&self, map: &Map, group: &Group, to: Area) -> Result<(), Reason> {
        let nation = self.nation;
        let limit = self.reach(group);
        if group.crossed >= limit && !self.must_land(group) {
            return Err(Reason::TooFar { limit });
        }
        if !self.onward(map, group).contains(to) {
            return Err(self.no_border(map, group, to));
        }
        // Enough must stay where the group stands, if enemies are there.
        // Who starts there has not been stopped: a leader beside his own factory.
        if group.crossed > 0
            && let Some((foe, need, have)) = self.blocker(map, group, group.at)
        {
            return Err(Reason::Blocked { area: group.at, nation: foe, need, have });
        }
        if to.is_sea() {
            // Friends do not attack each other, at sea neither (B3).
            if let Some(friend) = self.friendly_refuser(to) {
                return Err(Reason::Friend { area: to, nation: friend });
            }
            let lands = nation.is_colonial()
                || (self.targets(to) != 0 && group.armies > 0)
                || (self.refusers(to) == 0 && self.lands(map, group, to));
            return if lands { Ok(()) } else { Err(Reason::NoLanding { sea: to }) };
        }
        let Some(foe) = self.foes(nation, to).first() else { return Ok(()) };
        match self.truce(map, nation, foe, to) {
            Truce::Closed => Err(Reason::Friend { area: to, nation: foe }),
            Truce::Cross => {
                let next = self.after(group, to);
                let crosses = !self.halts(map, &next) && self.has_step(map, &next);
                if crosses { Ok(()) } else { Err(Reason::CrossOnly { area: to, nation: foe }) }
            }
            Truce::None if group.armies == 0 && self.staying(group, to) == 0 => {
                Err(Reason::LeaderAlone { area: to })
            }
            Truce::None => Ok(()),
        }
    }

    fn no_border(&self, map: &Map, group: &Group, to: Area) -> Reason {
        let (from, nation) = (group.at, self.nation);
        if to.is_foreign() {
            Reason::ForeignLand { area: to }
        } else if group.crossed > 0 && from.is_land() && map.is_strait(from, to) {
            Reason::Strait
        } else if from.is_land() && to.is_sea() && map.seas_of(from).contains(to) {
            if self.has_boats() {
                Reason::TooFar { limit: self.reach(group) }
            } else {
                Reason::NoBoats { nation }
            }
        } else if from.is_sea() && !nation.is_colonial() {
            Reason::NoLanding { sea: from }
        } else {
            Reason::NoBorder { from, to }
        }
    }

    /// The group as it would be one step on.
    #[inline]
    pub(crate) fn after(&self, group: &Group, to: Area) -> Group {
        let sailed = group.sailed || (to.is_sea() && !self.nation.is_colonial());
        let crossed = group.crossed + 1;
        Group { at: to, from: group.at, crossed, sailed, refused: false, ..*group }
    }

    /// Whether the group can go anywhere at all.
    pub(crate) fn has_step(&self, map: &Map, group: &Group) -> bool {
        self.onward(map, group).any(|to| self.step(map, group, to).is_ok())
    }

    /// The enemy that stops a group in a place: who, how many armies would have
    /// to stay, and how many do (M8).
    #[inline]
    pub(crate) fn blocker(&self, map: &Map, group: &Group, area: Area) -> Option<(Nation, u8, u8)> {
        if !area.is_land() {
            return None;
        }
        let foe = self.foes(self.nation, area).first()?;
        if self.truce(map, self.nation, foe, area) != Truce::None {
            return None;
        }
        let need = 2 * self.armies(foe, area);
        let have = self.staying(group, area);
        (have < need).then_some((foe, need, have))
    }

    /// Whether terrain or distance ends the move here, enemies aside.
    #[inline]
    fn halts(&self, map: &Map, group: &Group) -> bool {
        group.crossed >= self.reach(group)
            || (group.at.is_land() && map.is_rough(group.at) && !group.is_led())
            || (group.from.is_some() && map.is_strait(group.from, group.at))
    }

    /// A friend whose territory the group must leave again.
    fn must_leave(&self, map: &Map, group: &Group) -> Option<Reason> {
        if group.at.is_sea() && !self.nation.is_colonial() {
            let stays = self.may_assault(group);
            return (!stays).then_some(Reason::NoLanding { sea: group.at });
        }
        let foe = self.foes(self.nation, group.at).first().filter(|_| group.at.is_land())?;
        let truce = self.truce(map, self.nation, foe, group.at);
        (truce != Truce::None).then_some(Reason::CrossOnly { area: group.at, nation: foe })
    }

    /// The best group that could be picked up in a place: whether anything
    /// there can move.
    fn best_group(&self, area: Area, armies: u8) -> Group {
        let arms = if armies > 0 { self.arms_free(area) } else { 0 };
        let leader = self.leader_free(area);
        Group { at: area, from: area, armies, leader, arms, ..Group::NONE }
    }

    pub(super) fn judge_pick(&self, map: &Map, armies: u8, area: Area) -> Result<(), Reason> {
        let nation = self.nation;
        let have = self.unmoved(area);
        if armies > have {
            return Err(if self.armies(nation, area) == 0 {
                Reason::NoArmies { nation, area }
            } else {
                Reason::TooMany { area, have }
            });
        }
        if armies == 0 && !self.leader_free(area) {
            return Err(Reason::NoLeader);
        }
        // Not from among enemies: whoever stands there has arrived.
        let plain = Group { at: area, from: area, armies, leader: armies == 0, ..Group::NONE };
        if self.has_step(map, &plain) || self.has_step(map, &self.best_group(area, armies)) {
            Ok(())
        } else {
            Err(Reason::NoWay { area })
        }
    }
}

pub(super) fn judge(map: &Map, state: &State, action: Action) -> Result<(), Reason> {
    let group = &state.march.group;
    match (state.phase, action) {
        (Phase::March, Action::Pick(armies, area)) => state.judge_pick(map, armies, area),
        (Phase::March, Action::Done) => state.judge_done(map),
        (Phase::March, Action::AllyMarker | Action::AllyArmy(_)) => {
            if state.march.len > 0 || state.second || state.march.leader_moved {
                return Err(Reason::CannotAlly { nation: state.nation });
            }
            super::alliance::judge_price(state, state.nation, action)
        }
        (Phase::Walk, Action::To(to)) => state.step(map, group, to),
        (Phase::Walk, Action::WithLeader) => {
            let may = group.crossed == 0 && !group.leader && state.leader_free(group.at);
            if may { Ok(()) } else { Err(Reason::NoLeader) }
        }
        (Phase::Walk, Action::WithArms(power)) => {
            if !power.is_colonial() || group.crossed > 0 {
                return Err(Reason::NoArms { power });
            }
            let bit = 1 << power.power();
            if group.armies == 0 {
                Err(Reason::ArmsAlone)
            } else if state.arms_free(group.at) & !group.arms & bit == 0 {
                Err(Reason::NoArms { power })
            } else {
                Ok(())
            }
        }
        (Phase::Walk, Action::Stop) => {
            if group.crossed == 0 && !group.refused {
                return Err(Reason::NotMoved);
            }
            state.must_leave(map, group).map_or(Ok(()), Err)
        }
        (Phase::Walk, Action::Drop(armies)) => {
            let least = u8::from(!group.leader || group.arms != 0);
            let goes_on = group.armies >= armies + least && armies > 0 && group.crossed > 0;
            if !goes_on || state.must_leave(map, group).is_some() {
                return Err(Reason::CannotDrop);
            }
            // Who is left at sea must be able to go on, or to attack as well.
            let rest = Group { armies: group.armies - armies, ..*group };
            let strands = state.must_leave(map, &rest).is_some() && !state.has_step(map, &rest);
            if strands { Err(Reason::CannotDrop) } else { Ok(()) }
        }
        _ => Err(Reason::NotNow),
    }
}

pub(super) fn list(map: &Map, state: &State, out: &mut Vec<Action>) {
    let group = &state.march.group;
    if state.phase == Phase::March {
        if state.judge_done(map).is_ok() {
            out.push(Action::Done);
        }
        if state.march.len == 0 && !state.second && !state.march.leader_moved {
            super::alliance::list_prices(state, state.nation, out);
        }
        let mut areas = state.held(state.nation);
        if let Some(leader) = state.leader_of(state.nation) {
            areas.insert(state.leaders[leader.index()]);
        }
        for area in areas {
            let most = state.unmoved(area);
            // How many go changes nothing in whether they can, one or more.
            if most > 0 && state.judge_pick(map, 1, area).is_ok() {
                out.extend((1..=most).map(|armies| Action::Pick(armies, area)));
            }
            if state.leader_free(area) && state.judge_pick(map, 0, area).is_ok() {
                out.push(Action::Pick(0, area));
            }
        }
        return;
    }
    for to in state.onward(map, group) {
        if state.step(map, group, to).is_ok() {
            out.push(Action::To(to));
        }
    }
    for action in [Action::Stop, Action::WithLeader] {
        if judge(map, state, action).is_ok() {
            out.push(action);
        }
    }
    if group.crossed == 0 {
        for power in Nation::POWERS {
            let action = Action::WithArms(power);
            if judge(map, state, action).is_ok() {
                out.push(action);
            }
        }
    } else {
        for armies in 1..=group.armies {
            if judge(map, state, Action::Drop(armies)).is_ok() {
                out.push(Action::Drop(armies));
            }
        }
    }
}

/// A random group, or the end of the phase: one place at random first.
pub(super) fn pick_group(map: &Map, state: &State, random: &mut impl Random) -> Option<Action> {
    let held = state.held(state.nation);
    let number = held.len() as u32;
    // As many tries as there are places, the end of the phase among them.
    for _ in 0..3 {
        let at = random.below(number + 1);
        if at == number {
            if state.judge_done(map).is_ok() {
                return Some(Action::Done);
            }
            continue;
        }
        let area = held.nth(at);
        let most = state.unmoved(area);
        if most > 0 && state.judge_pick(map, 1, area).is_ok() {
            return Some(Action::Pick(1 + random.below(u32::from(most)) as u8, area));
        }
    }
    None
}

/// A random step, or a stop.
pub(super) fn pick_step(map: &Map, state: &State, random: &mut impl Random) -> Option<Action> {
    let group = &state.march.group;
    let ways = state.onward(map, group);
    let number = ways.len() as u32;
    for _ in 0..3 {
        let at = random.below(number + 1);
        let action = if at == number { Action::Stop } else { Action::To(ways.nth(at)) };
        if judge(map, state, action).is_ok() {
            return Some(action);
        }
    }
    None
}

impl Course<'_> {
    pub(super) fn go(&mut self, action: Action) -> Option<Stage> {
        let nation = self.state.nation;
        match action {
            Action::Done => return Some(Stage::Stranded),
            Action::AllyMarker | Action::AllyArmy(_) => self.ally(nation, action),
            Action::Pick(armies, at) => {
                let leader = armies == 0;
                self.state.march.group = Group { at, from: at, armies, leader, ..Group::NONE };
                self.state.phase = Phase::Walk;
            }
            Action::WithLeader => self.state.march.group.leader = true,
            Action::WithArms(power) => self.state.march.group.arms |= 1 << power.power(),
            Action::Drop(armies) => {
                let group = &mut self.state.march.group;
                group.armies -= armies;
                let (at, from) = (group.at, group.from);
                self.state.march.arrive(at, from, armies);
                self.announce(at, armies);
            }
            Action::Stop => {
                let Group { at, armies, crossed, .. } = self.state.march.group;
                if crossed > 0 {
                    self.announce(at, armies);
                }
                self.settle();
            }
            Action::To(to) => return self.step_to(to),
            _ => {}
        }
        None
    }

    pub(super) fn step_to(&mut self, to: Area) -> Option<Stage> {
        if to.is_sea() && !self.state.nation.is_colonial() {
            let unanswered = self.state.unanswered(to);
            if unanswered != 0 {
                let power = Nation::POWERS[unanswered.trailing_zeros() as usize];
                self.state.phase = Phase::Crossing { sea: to, power };
                return None;
            }
            if self.state.refusers(to) != 0 {
                return self.assault(to);
            }
        }
        self.walk(to);
        self.halt();
        None
    }

    /// The group has arrived if terrain, distance or enemies end its move.
    fn halt(&mut self) {
        let (map, group) = (self.map, self.state.march.group);
        let afloat = group.at.is_sea() && !self.state.nation.is_colonial();
        let blocker = self.state.blocker(map, &group, group.at);
        let held_up = blocker.is_some();
        // A led group may leave enough behind and go on.
        let could_drop = group.is_led() && {
            let goes = u8::from(!group.leader || group.arms != 0);
            let most = group.armies.saturating_sub(goes);
            let (need, have) = blocker.map_or((0, 0), |(_, need, have)| (need, have));
            have + most >= need
        };
        if !afloat && (self.state.halts(map, &group) || (held_up && !could_drop)) {
            self.settle();
        }
    }

    /// Who has just lost the arms that carried it over rough land stops there
    /// (5.1).
    pub(super) fn halt_unled(&mut self) {
        let group = &self.state.march.group;
        if self.state.edition > 2
            && self.state.phase == Phase::Walk
            && group.crossed > 0
            && !group.is_led()
        {
            self.halt();
            // Where one may neither stay nor go on, the end of movement finds a place.
            let (map, state) = (self.map, &*self.state);
            let group = &state.march.group;
            if state.phase == Phase::Walk
                && state.must_leave(map, group).is_some()
                && !state.has_step(map, group)
            {
                self.settle();
            }
        }
    }

    /// The group crosses a border.
    pub(super) fn walk(&mut self, to: Area) {
        let nation = self.state.nation;
        let group = self.state.march.group;
        let from = group.at;
        self.state.take(nation, from, group.armies);
        self.state.add(nation, to, group.armies);
        if group.leader {
            self.move_leader(nation, to);
        }
        for (n, arms) in self.state.arms.iter_mut().enumerate() {
            if group.arms >> n & 1 != 0 {
                arms.at = to;
            }
        }
        self.state.march.group = self.state.after(&group, to);
        let (armies, leader) = (group.armies, group.leader);
        self.tell(Event::Moved { nation, armies, from, to, leader });
        if armies > 0 && to.is_land() {
            self.kill_lone_leaders(nation, to);
        }
    }

    pub(super) fn move_leader(&mut self, nation: Nation, to: Area) {
        if let Some(leader) = self.state.leader_of(nation) {
            self.state.set_leader(leader, to);
        }
    }

    /// Leaders without armies or a factory of their own die when an army
    /// enters (C8).
    pub(super) fn kill_lone_leaders(&mut self, by: Nation, at: Area) {
        let mut bits = self.state.on_map;
        while let Some(leader) = Leader::ALL.get(bits.trailing_zeros() as usize).copied() {
            bits &= bits - 1;
            let nation = leader.nation();
            if self.state.leaders[leader.index()] != at || nation == by {
                continue;
            }
            let alone = self.state.armies(nation, at) == 0
                && self.state.factory(at) != Some(nation)
                && !(self.state.in_bloc(by) && self.state.in_bloc(nation));
            if alone {
                self.kill_leader(leader, by, at);
            }
        }
    }

    /// The group has arrived, or is put back where it was.
    pub(super) fn settle(&mut self) {
        let group = self.state.march.group;
        if group.crossed > 0 {
            self.state.march.arrive(group.at, group.from, group.armies);
            self.state.march.leader_moved |= group.leader;
            self.state.march.arms_moved |= group.arms;
        }
        self.state.march.group = Group::NONE;
        self.state.phase = Phase::March;
    }
}
