//! A point in a match. Everything lies open; only future dice are unknown.
//!
//! Plain data of a fixed size. A few sums are kept beside the armies they are
//! counted from, because the rules ask for them all the time; the audit
//! compares.

use crate::area::{AREAS, Area, Areas};
use crate::map::Map;
use crate::nation::{Leader, Nation, Nations, Scenario};
use crate::phase::Phase;
use crate::tables::{ARMIES, SETUP_FULL, SETUP_SHORT, SUBMISSIONS};

/// Armies that arrived in a place, from where. They move no more in this
/// movement phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Arrival {
    /// Where they are.
    pub at: Area,
    /// The last border they crossed led from here.
    pub from: Area,
    /// How many.
    pub armies: u8,
}

/// The most arrivals there can be: no nation has more armies.
pub(crate) const MOST_ARRIVALS: usize = 27;

/// Pieces on the move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Group {
    /// Where it is.
    pub at: Area,
    /// Where it was before; the same if it has not moved.
    pub from: Area,
    /// How many armies.
    pub armies: u8,
    /// Whether the nation's leader is with it.
    pub leader: bool,
    /// Whose arms are with it, as bits.
    pub arms: u8,
    /// Borders crossed.
    pub crossed: u8,
    /// It crossed a sea in boats.
    pub sailed: bool,
    /// It has just been refused a passage and may be put back.
    pub refused: bool,
}

impl Group {
    pub(crate) const NONE: Group = Group {
        at: Area::NONE,
        from: Area::NONE,
        armies: 0,
        leader: false,
        arms: 0,
        crossed: 0,
        sailed: false,
        refused: false,
    };

    /// With a leader or arms it goes three borders and over mountains.
    #[inline]
    pub fn is_led(&self) -> bool {
        self.leader || self.arms != 0
    }
}

/// The movement phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct March {
    pub(crate) arrivals: [Arrival; MOST_ARRIVALS],
    pub(crate) len: u8,
    /// Armies that move no more, by place; the sum of the arrivals.
    pub(crate) moved: [u8; AREAS],
    /// The leader has moved.
    pub(crate) leader_moved: bool,
    /// Whose arms have moved, as bits.
    pub(crate) arms_moved: u8,
    /// By sea: the powers that let boats pass, as bits.
    pub(crate) sea_yes: [u8; 3],
    /// By sea: the powers that do not.
    pub(crate) sea_no: [u8; 3],
    /// By foreign land: where invaders turned away from there may shift to, as
    /// bits; 0 if none has yet.
    pub(crate) shifted: [u8; 6],
    /// What is being moved.
    pub(crate) group: Group,
}

impl March {
    pub(crate) const NONE: March = March {
        arrivals: [Arrival { at: Area::NONE, from: Area::NONE, armies: 0 }; MOST_ARRIVALS],
        len: 0,
        moved: [0; AREAS],
        leader_moved: false,
        arms_moved: 0,
        sea_yes: [0; 3],
        sea_no: [0; 3],
        shifted: [0; 6],
        group: Group::NONE,
    };

    /// Who arrived where.
    #[inline]
    pub fn arrivals(&self) -> &[Arrival] {
        &self.arrivals[..self.len as usize]
    }

    pub(crate) fn arrive(&mut self, at: Area, from: Area, armies: u8) {
        if armies == 0 {
            return;
        }
        self.moved[at.index()] += armies;
        let len = self.len as usize;
        for arrival in &mut self.arrivals[..len] {
            if arrival.at == at && arrival.from == from {
                arrival.armies += armies;
                return;
            }
        }
        self.arrivals[len] = Arrival { at, from, armies };
        self.len += 1;
    }

    /// Armies that arrived here from there are gone.
    pub(crate) fn depart(&mut self, at: Area, from: Area, armies: u8) {
        let len = self.len as usize;
        for n in 0..len {
            let arrival = &mut self.arrivals[n];
            if arrival.at == at && arrival.from == from {
                arrival.armies -= armies;
                self.moved[at.index()] -= armies;
                if arrival.armies == 0 {
                    // Kept in order, so that equal positions are equal states.
                    self.arrivals.copy_within(n + 1..len, n);
                    self.arrivals[len - 1] = March::NONE.arrivals[0];
                    self.len -= 1;
                }
                return;
            }
        }
    }

    /// How many arrived here from there.
    pub(crate) fn count(&self, at: Area, from: Area) -> u8 {
        let found = self.arrivals().iter().find(|a| a.at == at && a.from == from);
        found.map_or(0, |arrival| arrival.armies)
    }

    /// Where those who arrived here came from.
    pub(crate) fn origins(&self, at: Area) -> Areas {
        self.arrivals().iter().filter(|a| a.at == at).map(|a| a.from).collect()
    }
}

/// The battle being fought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Battle {
    /// Where; nowhere if there is none.
    pub area: Area,
    /// Against whom: the defender, or the power whose factory is stormed.
    pub foe: Nation,
    /// Where attackers came from.
    pub origins: Areas,
    /// A factory of another nation fires beside the defender.
    pub joined: bool,
    /// A factory alone is attacked.
    pub storm: bool,
    /// Attackers still to be taken off.
    pub lost: u8,
}

impl Battle {
    pub(crate) const NONE: Battle = Battle {
        area: Area::NONE,
        foe: Nation::Pandya,
        origins: Areas::NONE,
        joined: false,
        storm: false,
        lost: 0,
    };
}

/// A power's arms: nobody's, promised to a nation, or on the map with it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Arms {
    /// Who has them.
    pub nation: Option<Nation>,
    /// Where they are; nowhere before they are placed.
    pub at: Area,
}

impl Arms {
    pub(crate) const NONE: Arms = Arms { nation: None, at: Area::NONE };
}

/// A point in a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) scenario: Scenario,
    /// By which edition of the rules the match is played.
    pub(crate) edition: u8,
    pub(crate) turn: u8,
    /// Whose sequence it is.
    pub(crate) nation: Nation,
    pub(crate) phase: Phase,
    /// In the second round of a major invasion.
    pub(crate) second: bool,

    pub(crate) armies: [[u8; AREAS]; Nation::COUNT],
    /// By nation: where it has armies. Counted from `armies`.
    pub(crate) held: [Areas; Nation::COUNT],
    /// By place: who has armies there. Counted from `armies`.
    pub(crate) present: [Nations; AREAS],
    /// By nation: its armies on the map. Counted from `armies`.
    pub(crate) total: [u8; Nation::COUNT],
    pub(crate) leaders: [Area; Leader::COUNT],
    /// The leaders on the map as bits. Counted from `leaders`.
    pub(crate) on_map: u16,
    pub(crate) factories: [Areas; 4],
    pub(crate) arms: [Arms; 4],
    /// Population left over, in halves.
    pub(crate) gauge: [u8; Nation::COUNT],

    pub(crate) allied: Nations,
    /// Allies that paid with their population marker.
    pub(crate) marker_paid: Nations,
    /// Allies that paid with an army.
    pub(crate) army_paid: Nations,
    /// By rule of submission: to whom, this turn.
    pub(crate) submitted: [Nations; SUBMISSIONS.len()],
    /// Nations whose submission invaders with no other way ignored in this
    /// sequence.
    pub(crate) defied: Nations,
    pub(crate) vp: [u16; Nation::COUNT],
    /// Raj points won this turn, by number among the raj nations.
    pub(crate) raj: [u8; 5],

    /// Territories held alone at some time of this sequence.
    pub(crate) raided: Areas,
    /// Territories that got a new army in this round of placing.
    pub(crate) placed: Areas,
    /// Invaders still to be placed, by arrival.
    pub(crate) muster: [u8; 2],
    pub(crate) march: March,
    /// The nation whose window is or was open, before edition 3.
    pub(crate) window: u8,
    /// Nations that were asked at this moment whether they submit or ally.
    pub(crate) asked: Nations,
    pub(crate) battle: Battle,
    /// The battle that waits while a factory is fought elsewhere, because its
    /// defenders have submitted in the middle of it.
    pub(crate) waiting: Battle,
    /// Factories that were attacked or left alone in this battle phase.
    pub(crate) stormed: Areas,
    /// Powers fought at sea in this battle phase: bit of sea times 4 + power.
    pub(crate) fought: u16,
    /// Factories built in this phase.
    pub(crate) built: u8,
    /// A factory was lifted in this phase.
    pub(crate) lifted: bool,
    /// Sites that were refused in this phase.
    pub(crate) refused: Areas,
}

impl State {
    /// Nothing anywhere.
    pub(crate) fn blank(scenario: Scenario) -> State {
        State {
            scenario,
            edition: crate::EDITION,
            turn: scenario.first_turn(),
            nation: Nation::Pandya,
            phase: Phase::March,
            second: false,
            armies: [[0; AREAS]; Nation::COUNT],
            held: [Areas::NONE; Nation::COUNT],
            present: [Nations::NONE; AREAS],
            total: [0; Nation::COUNT],
            leaders: [Area::NONE; Leader::COUNT],
            on_map: 0,
            factories: [Areas::NONE; 4],
            arms: [Arms::NONE; 4],
            gauge: [0; Nation::COUNT],
            allied: Nations::NONE,
            marker_paid: Nations::NONE,
            army_paid: Nations::NONE,
            submitted: [Nations::NONE; SUBMISSIONS.len()],
            defied: Nations::NONE,
            vp: [0; Nation::COUNT],
            raj: [0; 5],
            raided: Areas::NONE,
            placed: Areas::NONE,
            muster: [0; 2],
            march: March::NONE,
            window: 0,
            asked: Nations::NONE,
            battle: Battle::NONE,
            waiting: Battle::NONE,
            stormed: Areas::NONE,
            fought: 0,
            built: 0,
            lifted: false,
            refused: Areas::NONE,
        }
    }

    /// The armies of the set-up (3.0, 14.2).
    pub(crate) fn set_up(scenario: Scenario) -> State {
        let mut state = State::blank(scenario);
        let setup = if scenario == Scenario::Short { SETUP_SHORT } else { SETUP_FULL };
        for (nation, areas) in setup {
            for area in Areas(*areas) {
                state.add(*nation, area, 1);
            }
        }
        state
    }

    /// Puts armies down.
    #[inline]
    pub(crate) fn add(&mut self, nation: Nation, area: Area, armies: u8) {
        if armies == 0 {
            return;
        }
        self.armies[nation.index()][area.index()] += armies;
        self.total[nation.index()] += armies;
        self.held[nation.index()].insert(area);
        self.present[area.index()].insert(nation);
    }

    /// Takes armies up.
    #[inline]
    pub(crate) fn take(&mut self, nation: Nation, area: Area, armies: u8) {
        let count = &mut self.armies[nation.index()][area.index()];
        debug_assert!(*count >= armies, "{nation} has {count} armies in {area}, not {armies}");
        *count -= armies;
        self.total[nation.index()] -= armies;
        if *count == 0 {
            self.held[nation.index()].remove(area);
            self.present[area.index()].remove(nation);
        }
    }

    /// Puts a leader somewhere, or nowhere.
    #[inline]
    pub(crate) fn set_leader(&mut self, leader: Leader, at: Area) {
        self.leaders[leader.index()] = at;
        let bit = 1 << leader.index();
        self.on_map = if at.is_some() { self.on_map | bit } else { self.on_map & !bit };
    }

    /// The leaders on the map and where they are.
    #[inline]
    pub(crate) fn leading(&self) -> impl Iterator<Item = (Leader, Area)> + '_ {
        let mut bits = self.on_map;
        std::iter::from_fn(move || {
            let index = bits.trailing_zeros() as usize;
            let leader = *Leader::ALL.get(index)?;
            bits &= bits - 1;
            Some((leader, self.leaders[index]))
        })
    }

    /// Counts the sums again.
    pub(crate) fn recount(&mut self) {
        self.held = [Areas::NONE; Nation::COUNT];
        self.present = [Nations::NONE; AREAS];
        self.total = [0; Nation::COUNT];
        for nation in Nation::ALL {
            for area in Area::all() {
                let armies = self.armies[nation.index()][area.index()];
                self.total[nation.index()] = self.total[nation.index()].saturating_add(armies);
                if armies > 0 {
                    self.held[nation.index()].insert(area);
                    self.present[area.index()].insert(*nation);
                }
            }
        }
        self.on_map = 0;
        for leader in Leader::ALL {
            self.on_map |= u16::from(self.leaders[leader.index()].is_some()) << leader.index();
        }
        self.march.moved = [0; AREAS];
        for arrival in self.march.arrivals[..self.march.len as usize].iter().copied() {
            if arrival.at.is_some() {
                let moved = &mut self.march.moved[arrival.at.index()];
                *moved = moved.saturating_add(arrival.armies);
            }
        }
    }

    /// Which game is played.
    pub fn scenario(&self) -> Scenario {
        self.scenario
    }
    /// The turn, from 1 to 16.
    #[inline]
    pub fn turn(&self) -> u8 {
        self.turn
    }
    /// Whose sequence it is.
    #[inline]
    pub fn nation(&self) -> Nation {
        self.nation
    }
    /// What is waited for.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }
    /// Whether this is the second round of a major invasion.
    pub fn is_second(&self) -> bool {
        self.second
    }
    /// The armies of a nation in a place.
    #[inline]
    pub fn armies(&self, nation: Nation, area: Area) -> u8 {
        self.armies[nation.index()][area.index()]
    }
    /// Where a nation has armies.
    #[inline]
    pub fn held(&self, nation: Nation) -> Areas {
        self.held[nation.index()]
    }
    /// Who has armies in a place.
    #[inline]
    pub fn present(&self, area: Area) -> Nations {
        self.present[area.index()]
    }
    /// A nation's armies on the map.
    #[inline]
    pub fn total(&self, nation: Nation) -> u8 {
        self.total[nation.index()]
    }
    /// Where a leader is.
    #[inline]
    pub fn leader(&self, leader: Leader) -> Option<Area> {
        Some(self.leaders[leader.index()]).filter(|area| area.is_some())
    }
    /// The leader of a nation that is on the map. There is never more than one.
    #[inline]
    pub fn leader_of(&self, nation: Nation) -> Option<Leader> {
        self.leading().map(|(leader, _)| leader).find(|leader| leader.nation() == nation)
    }
    /// Whether a nation's leader is in a place.
    #[inline]
    pub fn is_led(&self, nation: Nation, area: Area) -> bool {
        self.leading().any(|(leader, at)| at == area && leader.nation() == nation)
    }
    /// Whose factory stands in a territory.
    #[inline]
    pub fn factory(&self, area: Area) -> Option<Nation> {
        Nation::POWERS.into_iter().find(|power| self.factories[power.power()].contains(area))
    }
    /// A power's factories.
    #[inline]
    pub fn factories(&self, power: Nation) -> Areas {
        self.factories[power.power()]
    }
    /// A power's arms.
    pub fn arms(&self, power: Nation) -> Arms {
        self.arms[power.power()]
    }
    /// The powers whose arms a nation has in a place, as bits.
    #[inline]
    pub(crate) fn arms_at(&self, nation: Nation, area: Area) -> u8 {
        let mut bits = 0;
        for (n, arms) in self.arms.iter().enumerate() {
            if arms.nation == Some(nation) && arms.at == area {
                bits |= 1 << n;
            }
        }
        bits
    }
    /// Population left over, in halves.
    pub fn gauge(&self, nation: Nation) -> u8 {
        self.gauge[nation.index()]
    }
    /// The allies of the British.
    pub fn allied(&self) -> Nations {
        self.allied
    }
    /// Victory points of a nation.
    #[inline]
    pub fn points(&self, nation: Nation) -> u16 {
        self.vp[nation.index()]
    }
    /// Raj points that a nation has locked this turn.
    pub fn raj(&self, nation: Nation) -> u8 {
        nation.raj().map_or(0, |n| self.raj[n])
    }
    /// The movement phase.
    pub fn march(&self) -> &March {
        &self.march
    }
    /// The group on the move.
    pub fn group(&self) -> &Group {
        &self.march.group
    }
    /// The battle being fought.
    pub fn battle(&self) -> Option<&Battle> {
        Some(&self.battle).filter(|battle| battle.area.is_some())
    }
    /// Pieces a nation still has in its box.
    #[inline]
    pub fn spare(&self, nation: Nation) -> u8 {
        let lost = u8::from(self.army_paid.contains(nation));
        (ARMIES[nation.index()] - lost).saturating_sub(self.total[nation.index()])
    }
    /// To whom a nation submitted this turn in a region.
    pub fn overlords(&self, rule: usize) -> Nations {
        self.submitted[rule]
    }

    /// The armies of others in a place.
    #[inline]
    pub(crate) fn foes(&self, nation: Nation, area: Area) -> Nations {
        self.present[area.index()].without(nation)
    }

    /// Whether a leader of another nation is in a place.
    #[inline]
    pub(crate) fn foreign_leader(&self, nation: Nation, area: Area) -> bool {
        self.leading().any(|(leader, at)| at == area && leader.nation() != nation)
    }

    /// Whether a nation holds a territory alone (O1): an army or a leader, and
    /// no foreign army; of leaders alone, only one.
    #[inline]
    pub fn holds(&self, nation: Nation, area: Area) -> bool {
        let present = self.present[area.index()];
        if present.contains(nation) {
            present.without(nation).is_empty()
        } else {
            present.is_empty() && self.is_led(nation, area) && !self.foreign_leader(nation, area)
        }
    }

    /// Every territory a nation holds alone.
    pub fn holdings(&self, nation: Nation) -> Areas {
        let mut areas = Areas::NONE;
        for area in self.held[nation.index()].and(Areas::LAND) {
            if self.present[area.index()].without(nation).is_empty() {
                areas.insert(area);
            }
        }
        if let Some(leader) = self.leader_of(nation) {
            let at = self.leaders[leader.index()];
            if at.is_land() && self.holds(nation, at) {
                areas.insert(at);
            }
        }
        areas
    }

    /// Who holds a territory alone.
    pub fn holder(&self, area: Area) -> Option<Nation> {
        if let Some(nation) = self.present[area.index()].first() {
            return Some(nation).filter(|nation| self.holds(*nation, area));
        }
        let mut leaders = self.leading().filter(|(_, at)| *at == area);
        leaders.next().map(|(leader, _)| leader.nation()).filter(|n| self.holds(*n, area))
    }

    /// No army and no leader of anybody.
    #[inline]
    pub(crate) fn is_vacant(&self, area: Area) -> bool {
        self.present[area.index()].is_empty() && !self.leading().any(|(_, at)| at == area)
    }

    /// Over the limit of its territory, by how much more than usual (5.2).
    #[inline]
    pub(crate) fn is_big(&self, map: &Map, nation: Nation, area: Area) -> bool {
        self.armies[nation.index()][area.index()] > map.room(area)
    }
}
