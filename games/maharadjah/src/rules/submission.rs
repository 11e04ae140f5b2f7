//! Submission (chapter 8): windows in which a nation may bow, and where the
//! armies it bowed to must go.

use super::movement::Truce;
use super::{Course, Stage};
use crate::action::Action;
use crate::ages::Submission;
use crate::area::{Area, Areas};
use crate::event::Event;
use crate::map::Map;
use crate::nation::{Nation, Nations, Region};
use crate::phase::Phase;
use crate::reason::Reason;
use crate::state::{Battle, State};
use crate::tables::SUBMISSIONS;

impl State {
    /// Whether a nation may submit by this rule to the active one (N1).
    pub(crate) fn may_submit(&self, map: &Map, rule: usize) -> bool {
        let Submission { nation, most, from_turn, .. } = SUBMISSIONS[rule];
        let region = map.region(SUBMISSIONS[rule].region());
        let own = self.held(nation).and(region);
        let lord = self.nation;
        nation != lord
            && self.turn >= from_turn
            && (1..=usize::from(most)).contains(&own.len())
            && !own.and(self.held(lord)).is_empty()
            && !self.submitted[rule].contains(lord)
            && !self.defied.contains(nation)
    }

    /// Whether the active nation stands in a territory of this one.
    pub(crate) fn is_invaded(&self, nation: Nation) -> bool {
        !self.held(nation).and(self.held(self.nation)).and(Areas::LAND).is_empty()
    }

    /// Whether a window opens for this nation.
    pub(crate) fn has_window(&self, map: &Map, nation: Nation) -> bool {
        nation != self.nation
            && self.is_invaded(nation)
            && ((0..SUBMISSIONS.len())
                .any(|rule| SUBMISSIONS[rule].nation == nation && self.may_submit(map, rule))
                || (self.in_bloc(self.nation) && self.may_ally(nation)))
    }

    /// Where armies of the active nation must leave, and where they came from:
    /// a friend's territory, or a foreign land with no way in.
    pub(crate) fn displaced(&self, map: &Map) -> Option<(Area, Area)> {
        let nation = self.nation;
        for at in self.held(nation).and(Areas::LAND) {
            let friend = self.foes(nation, at).first();
            if friend.is_some_and(|other| self.truce(map, nation, other, at) != Truce::None) {
                let from = self.march.arrivals().iter().find(|a| a.at == at);
                return Some((at, from.map_or(at, |arrival| arrival.from)));
            }
        }
        if self.is_last_march() {
            return self.held(nation).and(Areas::FOREIGN).first().map(|at| (at, at));
        }
        None
    }

    /// Territories held by the active nation alone; before edition 3 by its
    /// armies.
    fn own_only(&self) -> Areas {
        if self.edition > 2 {
            return self.holdings(self.nation);
        }
        let own = self.held(self.nation).and(Areas::LAND);
        own.filter(|area| self.foes(self.nation, *area).is_empty()).collect()
    }

    /// Entries of a foreign land that no friendship closes.
    fn open_entries(&self, map: &Map, land: Area, but: Area) -> Areas {
        let open = |area: &Area| match self.foes(self.nation, *area).first() {
            Some(other) => self.truce(map, self.nation, other, *area) == Truce::None,
            None => true,
        };
        map.entries(land).filter(|area| *area != but).filter(open).collect()
    }

    /// The foreign lands that invaders turned away may shift to: one for all of
    /// them, so those that the first ones cannot have taken fall away (N6).
    fn shifts(&self, map: &Map, from: Area) -> Areas {
        let taken = self.march.shifted[from.foreign()];
        let beside = map.lands_beside(from);
        if taken == 0 || self.edition == 1 {
            beside
        } else {
            beside.and(Areas(u64::from(taken) << 36))
        }
    }

    /// Where a displaced army may go (N3, N6).
    pub(crate) fn refuges(&self, map: &Map, at: Area, from: Area) -> Areas {
        let nation = self.nation;
        let own = self.own_only();
        let mut near = match at.is_land() {
            true if self.edition > 2 => own,
            true => map.around(at).and(own),
            false => Areas::NONE,
        };
        if from.is_foreign() {
            let mut entries = self.open_entries(map, from, at);
            if entries.is_empty() {
                for land in self.shifts(map, from) {
                    entries = entries.or(self.open_entries(map, land, at));
                }
            }
            near = near.or(entries);
        } else if from != at {
            let foes = self.foes(nation, from);
            // Where they came through may belong to somebody who bowed too.
            let closed = foes.first().is_some_and(|other| {
                self.edition > 1
                    && from.is_land()
                    && self.truce(map, nation, other, from) != Truce::None
            });
            let back = if from.is_sea() {
                nation.is_colonial()
            } else {
                foes.is_empty() || (self.armies(nation, from) > 0 && !closed)
            };
            if back {
                near.insert(from);
            }
        }
        let places = if near.is_empty() { own } else { near };
        let room: Areas =
            places.filter(|area| self.armies(nation, *area) < map.room(*area)).collect();
        if room.is_empty() { places } else { room }
    }

    /// Nations whose submission closes every way, if it does (N6).
    pub(crate) fn defiable(&self, map: &Map, at: Area, from: Area) -> Nations {
        let mut nations = Nations::NONE;
        if !from.is_foreign() || !self.refuges(map, at, from).is_empty() {
            return nations;
        }
        let lands = map.lands_beside(from).or(from.set());
        for entry in lands.flat_map(|land| map.entries(land)) {
            if let Some(other) = self.foes(self.nation, entry).first()
                && let Some(rule) = Submission::find(other, map.region_of(entry))
                && self.submitted[rule].contains(self.nation)
                && !(self.in_bloc(self.nation) && self.in_bloc(other))
            {
                nations.insert(other);
            }
        }
        nations
    }
}

pub(super) fn judge_window(
    map: &Map,
    state: &State,
    nation: Nation,
    action: Action,
) -> Result<(), Reason> {
    match action {
        Action::No => Ok(()),
        Action::Submit(region) => {
            let rule = Submission::find(nation, region);
            let allowed = rule.is_some_and(|rule| state.may_submit(map, rule));
            if allowed { Ok(()) } else { Err(Reason::CannotSubmit { nation, region }) }
        }
        Action::AllyMarker | Action::AllyArmy(_) if state.in_bloc(state.nation) => {
            super::alliance::judge_price(state, nation, action)
        }
        Action::AllyMarker | Action::AllyArmy(_) => Err(Reason::CannotAlly { nation }),
        _ => Err(Reason::NotNow),
    }
}

pub(super) fn list_window(map: &Map, state: &State, nation: Nation, out: &mut Vec<Action>) {
    out.push(Action::No);
    for region in Region::ALL {
        if let Some(rule) = Submission::find(nation, *region)
            && state.may_submit(map, rule)
        {
            out.push(Action::Submit(*region));
        }
    }
    if state.in_bloc(state.nation) {
        super::alliance::list_prices(state, nation, out);
    }
}

pub(super) fn judge_displaced(map: &Map, state: &State, action: Action) -> Result<(), Reason> {
    let Some((at, from)) = state.displaced(map) else { return Err(Reason::NotNow) };
    match action {
        Action::Send(area) => {
            let allowed = state.refuges(map, at, from).contains(area);
            if allowed { Ok(()) } else { Err(Reason::NoRefuge { area }) }
        }
        Action::Defy(nation) => {
            let allowed = state.defiable(map, at, from).contains(nation);
            if allowed { Ok(()) } else { Err(Reason::NoDefiance { nation }) }
        }
        _ => Err(Reason::NotNow),
    }
}

pub(super) fn list_displaced(map: &Map, state: &State, out: &mut Vec<Action>) {
    if let Some((at, from)) = state.displaced(map) {
        out.extend(state.refuges(map, at, from).map(Action::Send));
        out.extend(state.defiable(map, at, from).map(Action::Defy));
    }
}

impl Course<'_> {
    /// Windows at the end of movement or after a battle, nation by nation.
    pub(super) fn windows(&mut self) -> Option<Stage> {
        if self.state.edition > 2 {
            return if self.ask() { None } else { Some(Stage::NextBattle) };
        }
        for index in usize::from(self.state.window)..Nation::COUNT {
            let nation = Nation::of(index);
            if self.state.has_window(self.map, nation) {
                self.state.window = index as u8;
                self.state.phase = Phase::Window(nation);
                return None;
            }
        }
        self.state.window = 0;
        Some(Stage::NextBattle)
    }

    /// Opens the next window of this moment; `false` when everybody who may
    /// submit or ally was asked once, and the moment is over.
    fn ask(&mut self) -> bool {
        let open = |nation: &&Nation| {
            !self.state.asked.contains(**nation) && self.state.has_window(self.map, **nation)
        };
        let Some(nation) = Nation::ALL.iter().find(open).copied() else {
            self.state.asked = Nations::NONE;
            return false;
        };
        self.state.phase = Phase::Window(nation);
        true
    }

    /// The windows in the middle of a battle, and how it goes on.
    pub(super) fn round_window(&mut self) -> Option<Stage> {
        let Battle { area, foe, storm, .. } = self.state.battle;
        if self.state.edition > 2 && self.ask() {
            return None;
        }
        let alive = |nation: Nation| self.state.armies(nation, area) > 0;
        if self.state.edition > 2 && alive(self.state.nation) && (storm || !alive(foe)) {
            return self.storm_due();
        }
        if !alive(self.state.nation) || !alive(foe) {
            return Some(self.finish_battle());
        }
        if self.state.edition < 3 && area.is_land() && self.state.has_window(self.map, foe) {
            self.state.phase = Phase::Window(foe);
            return None;
        }
        Some(Stage::Retreat)
    }

    pub(super) fn answer(&mut self, nation: Nation, action: Action) -> Option<Stage> {
        let lord = self.state.nation;
        match action {
            Action::Submit(region) => {
                if let Some(rule) = Submission::find(nation, region) {
                    self.state.submitted[rule].insert(lord);
                }
                self.tell(Event::Submitted { nation, region, to: lord });
                // Bowing to the British or their friends is joining them (N8).
                if self.state.in_bloc(lord) && self.state.may_ally(nation) {
                    self.state.phase = Phase::Pay(nation);
                    return None;
                }
                Some(Stage::Displace)
            }
            Action::AllyMarker | Action::AllyArmy(_) => {
                self.ally(nation, action);
                Some(Stage::Displace)
            }
            _ if self.state.edition > 2 => {
                self.state.asked.insert(nation);
                Some(self.next_window())
            }
            _ if self.state.battle.area.is_some() => Some(Stage::Retreat),
            _ => {
                self.state.window += 1;
                Some(Stage::Windows)
            }
        }
    }

    /// Where the windows of this moment go on.
    fn next_window(&self) -> Stage {
        if self.state.battle.area.is_some() { Stage::Window } else { Stage::Windows }
    }

    /// Asks where displaced armies go, as long as there are any. Before they
    /// leave they may fight a factory that the subject defended (R56).
    pub(super) fn displaced_due(&mut self) -> Option<Stage> {
        while let Some((at, from)) = self.state.displaced(self.map) {
            if self.state.may_storm_on_leaving(self.map, at) {
                return self.last_storm(at);
            }
            let ways = !self.state.refuges(self.map, at, from).is_empty()
                || !self.state.defiable(self.map, at, from).is_empty();
            if ways {
                self.state.phase = Phase::Displace;
                return None;
            }
            let nation = self.state.nation;
            let count = self.state.march.count(at, from);
            let armies = if count == 0 { self.state.armies(nation, at) } else { count };
            self.state.march.depart(at, from, count);
            self.state.take(nation, at, armies);
            self.tell(Event::Lost { nation, at, armies });
            self.abandoned(at, Area::NONE);
        }
        Some(self.next_window())
    }

    pub(super) fn displace(&mut self, action: Action) -> Option<Stage> {
        let nation = self.state.nation;
        let (at, from) = self.state.displaced(self.map)?;
        match action {
            Action::Send(to) => {
                if from.is_foreign()
                    && to.is_land()
                    && self.state.open_entries(self.map, from, at).is_empty()
                {
                    let opens = |land: &Area| self.map.entries(*land).contains(to);
                    let lands: Areas = self.state.shifts(self.map, from).filter(opens).collect();
                    if !lands.is_empty() {
                        self.state.march.shifted[from.foreign()] = (lands.0 >> 36) as u8;
                    }
                }
                self.state.take(nation, at, 1);
                self.state.add(nation, to, 1);
                let last = if from.is_foreign() { from } else { at };
                self.state.march.depart(at, from, 1);
                self.state.march.arrive(to, last, 1);
                self.tell(Event::Sent { nation, from: at, to });
                self.abandoned(at, to);
                if to.is_land() {
                    self.kill_lone_leaders(nation, to);
                }
                // Somebody new may be invaded.
                self.state.window = 0;
            }
            Action::Defy(other) => {
                for (rule, submission) in SUBMISSIONS.iter().enumerate() {
                    if submission.nation == other {
                        self.state.submitted[rule].remove(nation);
                    }
                }
                if self.state.edition > 1 {
                    self.state.defied.insert(other);
                }
                self.tell(Event::Defied { nation: other, by: nation });
            }
            _ => {}
        }
        Some(Stage::Displace)
    }

    /// Leader and arms go where the last army of the active nation went.
    fn abandoned(&mut self, at: Area, to: Area) {
        let nation = self.state.nation;
        if self.state.armies(nation, at) > 0 {
            return;
        }
        if self.state.is_led(nation, at) {
            match self.state.leader_of(nation) {
                Some(leader) if !to.is_some() => self.dismiss(leader),
                _ => self.move_leader(nation, to),
            }
        }
        for arms in &mut self.state.arms {
            if arms.nation == Some(nation) && arms.at == at && to.is_some() {
                arms.at = to;
            }
        }
    }
}
