//! How a nation grows and what is placed: the sum of its growth, the room of its
//! lands, and what follows in the order of the rules.
//!
//! Growth to come is told as if nothing changed until then. Growth under way is
//! read back from what is left of it, because a state keeps no sums.

use super::{When, when};
use crate::LAST_TURN;
use crate::action::Action;
use crate::ages::age;
use crate::area::{Area, Areas};
use crate::map::Map;
use crate::nation::{Leader, Nation, Region};
use crate::phase::Phase;
use crate::reason::Reason;
use crate::rules;
use crate::state::State;

/// Why a nation's population does not grow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Barren {
    /// Powers do not (chapter 3 is of Indian nations).
    Power,
    /// It has no army.
    Gone,
    /// The age forbids it (3.4).
    Age,
    /// It paid for its alliance with its growth (9.1).
    Paid,
}

/// A nation's growth. Halves of a point are counted, so six make an army (3.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Growth {
    /// The turn of it.
    pub turn: u8,
    /// It has begun: the new armies are being placed.
    pub under_way: bool,
    /// Why there is none; reinforcements may come all the same.
    pub barren: Option<Barren>,
    /// Only lands in the South count.
    pub south_only: bool,
    /// Plain lands that count, worth two halves each.
    pub plain: u8,
    /// Rough lands that count, worth one half each.
    pub rough: u8,
    /// Halves kept before. Nothing if it is under way and pieces or room may have
    /// been too few, so that nobody can tell any more.
    pub kept: Option<u8>,
    /// All together in halves; nothing as above.
    pub sum: Option<u8>,
    /// New armies; nothing as above.
    pub new: Option<u8>,
    /// Armies that come beside them (3.5); for the British those that are brought
    /// up to six in the Indian Ocean (3.6). Under way it is what the table of
    /// events says, also if pieces or room were too few.
    pub reinforcements: u8,
    /// Halves kept after it.
    pub after: u8,
    /// Armies still to be placed, if it is under way.
    pub left: u8,
}

/// Room for new armies in a territory (3.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room {
    /// Where.
    pub at: Area,
    /// The nation's armies there.
    pub armies: u8,
    /// How many it takes.
    pub limit: u8,
    /// A new army may be placed there now.
    pub now: bool,
    /// It got one in this round of placing.
    pub placed: bool,
    /// Why it cannot take one: full, or others come first.
    pub why: Option<Reason>,
}

/// What the active nation places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Placing {
    /// So many new armies.
    Armies(u8),
    /// A leader among its pieces.
    Leader(Leader),
    /// The arms of a power.
    Arms(Nation),
    /// Invaders, who come by themselves if there are pieces enough; if they are
    /// too few for two places, the first is told in full.
    Invaders {
        /// How many.
        armies: u8,
        /// Where.
        at: Area,
    },
    /// A leader who comes with the invaders.
    Invading(Leader),
}

/// The growth of a nation that is under way, or else its next one. Nothing if
/// there is none any more.
pub fn growth(map: &Map, state: &State, nation: Nation) -> Option<Growth> {
    let placing = matches!(state.phase, Phase::Raise { .. } | Phase::Refuge { .. });
    if when(state, nation) == When::Now && placing {
        return Some(under_way(map, state));
    }
    let later = u8::from(when(state, nation) != When::Ahead);
    let turn = state.turn + later;
    if turn > LAST_TURN || state.phase == Phase::Over || state.scenario.seat(nation).is_none() {
        return None;
    }
    let mut then = *state;
    (then.turn, then.nation) = (turn, nation);
    let barren = barren(&then, nation);
    let mut growth = base(map, &then, barren);
    let mut new = 0;
    if barren.is_none() {
        let sum = then.population(map, nation);
        new = (sum / 6).min(then.room_to_grow(map));
        (growth.kept, growth.sum, growth.new) = (Some(then.gauge(nation)), Some(sum), Some(new));
        growth.after = (sum - 6 * new).min(5);
    }
    growth.reinforcements = reinforcements(map, &then, new);
    Some(growth)
}

/// The lands of a nation and what room they have: those where it has armies, or,
/// if its reinforcements look for a place, those that are open to them.
pub fn room(map: &Map, state: &State, nation: Nation) -> Vec<Room> {
    let acts = nation == state.nation;
    let (raises, seeks) = match state.phase {
        Phase::Raise { .. } => (acts, false),
        Phase::Refuge { .. } => (acts, acts),
        _ => (false, false),
    };
    let judge = |at: Area| rules::judge(map, state, Action::Raise(at));
    let mut lands = state.held(nation).and(Areas::LAND);
    if seeks {
        lands = lands.or(Areas::LAND.filter(|at| judge(*at).is_ok()).collect());
    }
    let told = |at: Area| {
        let (armies, limit) = (state.armies(nation, at), map.room(at));
        let verdict = if raises || seeks { judge(at).err() } else { None };
        let full = (armies >= limit && !seeks).then_some(Reason::Full { area: at, limit });
        let why = verdict.or(full);
        let now = (raises || seeks) && why.is_none();
        Room { at, armies, limit, now, placed: acts && state.placed.contains(at), why }
    };
    lands.map(told).collect()
}

/// What the active nation places from here to its movement, in the order of the
/// rules. What needs no decision is among it.
pub fn placing(state: &State) -> Vec<Placing> {
    let nation = state.nation;
    let age = age(state.turn);
    let mut list = Vec::new();
    // How far it has come: armies, leader, arms, invaders, late leader.
    let (stage, power) = match state.phase {
        Phase::Raise { left } | Phase::Refuge { left } => {
            list.push(Placing::Armies(left));
            (0, 0)
        }
        Phase::Appoint { late: false, .. } => (1, 0),
        Phase::Issue(power) => (2, power.power()),
        Phase::Muster => (3, 0),
        Phase::Appoint { late: true, .. } => (4, 0),
        _ => return list,
    };
    let waits = |leader: &Leader| leader.nation() == nation && state.leader(*leader).is_none();
    let due = age.leaders.iter().filter(|(leader, _)| waits(leader));
    let own = due.clone().filter(|(_, invading)| !invading).map(|(leader, _)| *leader);
    // A leader who found nobody comes after the invaders (I2).
    let early = stage <= 1;
    if early {
        list.extend(own.clone().map(Placing::Leader));
    }
    if stage <= 2 {
        for arms in Nation::POWERS.into_iter().skip(power) {
            let promised = state.arms(arms);
            if promised.nation == Some(nation) && !promised.at.is_some() {
                list.push(Placing::Arms(arms));
            }
        }
    }
    if stage <= 3 {
        let arrivals = age.arrivals.iter().filter(|(who, ..)| *who == nation);
        let mut left = state.spare(nation);
        if let Some(Placing::Armies(new)) = list.first() {
            left -= (*new).min(left);
        }
        for (n, (_, armies, at)) in arrivals.enumerate() {
            let due = if stage == 3 { state.muster[n] } else { *armies };
            let armies = due.min(left);
            left -= armies;
            if armies > 0 {
                list.push(Placing::Invaders { armies, at: *at });
            }
        }
        let comes = list.iter().any(|next| matches!(next, Placing::Invaders { .. }));
        let invading = due.filter(|(_, invading)| *invading && comes);
        list.extend(invading.map(|(leader, _)| Placing::Invading(*leader)));
    }
    if !early {
        list.extend(own.map(Placing::Leader));
    }
    list
}

fn barren(state: &State, nation: Nation) -> Option<Barren> {
    if nation.is_colonial() {
        Some(Barren::Power)
    } else if state.total(nation) == 0 {
        Some(Barren::Gone)
    } else if state.marker_paid.contains(nation) {
        Some(Barren::Paid)
    } else if age(state.turn).no_population.contains(nation) {
        Some(Barren::Age)
    } else {
        None
    }
}

/// The lands that count; nothing of it is new or kept yet.
fn base(map: &Map, state: &State, barren: Option<Barren>) -> Growth {
    let nation = state.nation;
    let south_only = age(state.turn).south_population.contains(nation);
    let mut lands = state.held(nation).and(Areas::LAND);
    if south_only {
        lands = lands.and(map.region(Region::South));
    }
    if barren.is_some() {
        lands = Areas::NONE;
    }
    let rough = lands.filter(|at| map.is_rough(*at)).count() as u8;
    Growth {
        turn: state.turn,
        under_way: false,
        barren,
        south_only,
        plain: lands.len() as u8 - rough,
        rough,
        kept: None,
        sum: None,
        new: None,
        reinforcements: 0,
        after: state.gauge(nation),
        left: 0,
    }
}

/// Armies beside the population's, when so many of these come.
fn reinforcements(map: &Map, state: &State, new: u8) -> u8 {
    let (nation, age) = (state.nation, age(state.turn));
    if nation == Nation::British {
        let missing = age.british_minimum.saturating_sub(state.total(nation));
        return missing.min(state.spare(nation));
    }
    let Some((_, armies)) = age.reinforcements.iter().find(|(who, _)| *who == nation) else {
        return 0;
    };
    let most =
        if state.total(nation) == 0 { state.spare(nation) } else { state.room_to_grow(map) - new };
    (*armies).min(most)
}

/// New armies go where armies are already, so the lands are still those that
/// were counted; and of the numbers that would leave what is kept now, one only
/// fits a gauge of at most five halves.
fn under_way(map: &Map, state: &State) -> Growth {
    let nation = state.nation;
    let (Phase::Raise { left } | Phase::Refuge { left }) = state.phase else {
        return base(map, state, None);
    };
    let reinforced = age(state.turn).reinforcements.iter().find(|(who, _)| *who == nation);
    let refuge = matches!(state.phase, Phase::Refuge { .. });
    let barren = if refuge { Some(Barren::Gone) } else { barren(state, nation) };
    let mut growth = base(map, state, barren);
    (growth.under_way, growth.left) = (true, left);
    growth.reinforcements = reinforced.map_or(0, |(_, armies)| *armies);
    let worth = 2 * growth.plain + growth.rough;
    let room = state.room_to_grow(map);
    if barren.is_none() && (growth.after < 5 || left < room) {
        let new = (0..=9).find(|n| (worth..=worth + 5).contains(&(6 * n + growth.after)));
        let sum = new.map(|new| 6 * new + growth.after);
        (growth.new, growth.sum) = (new, sum);
        growth.kept = sum.map(|sum| sum - worth);
    }
    growth
}
