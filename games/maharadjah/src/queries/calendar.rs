//! What the table of events brings: for a nation what comes next, for a turn who
//! acts and who is paid.

use super::{When, when};
use crate::LAST_TURN;
use crate::ages::age;
use crate::area::Area;
use crate::nation::{Leader, Nation, Nations};
use crate::phase::Phase;
use crate::state::State;
use crate::tables::CARDS;
use engine::Seat;

/// Invaders to come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Coming {
    /// When.
    pub turn: u8,
    /// How many, pieces aside.
    pub armies: u8,
    /// Where.
    pub at: Area,
}

/// What a nation has to expect. Each is the next one; what has come already this
/// turn is not among it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Calendar {
    /// Whose.
    pub nation: Nation,
    /// Invaders of the next turn on which some come; never more than two places.
    pub arrivals: Vec<Coming>,
    /// The next leader, his turn, and whether he comes with the invaders.
    pub leader: Option<(u8, Leader, bool)>,
    /// The next armies beside its growth: turn and number.
    pub reinforcements: Option<(u8, u8)>,
    /// The next turn with boats.
    pub boats: Option<u8>,
    /// The next turn in which it moves and fights twice.
    pub major: Option<u8>,
    /// The next turn in which so many of its armies leave, at its start or at the
    /// end of the nation's sequence.
    pub leaves: Option<(u8, u8)>,
    /// The next turn on which its card pays territories.
    pub scores: Option<u8>,
    /// The last turn on which its card pays territories, past or not.
    pub last_score: Option<u8>,
}

/// A nation's place in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sequence {
    /// Who.
    pub nation: Nation,
    /// Who plays it.
    pub seat: Seat,
    /// Whether that is over. All of another turn is past or ahead.
    pub when: When,
    /// Whether it has anything to do, as things stand now: armies or factories on
    /// the map, or something to come. Who has not is skipped (2.5).
    pub acts: bool,
}

/// A turn of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// Its number.
    pub turn: u8,
    /// From and to; before our era below 0.
    pub years: (i16, i16),
    /// Whether it is past, the one that is played, or ahead.
    pub when: When,
    /// Invaders: who, how many, where.
    pub arrivals: Vec<(Nation, u8, Area)>,
    /// Leaders who appear.
    pub leaders: Vec<Leader>,
    /// Who has boats.
    pub boats: Nations,
    /// Who moves and fights twice.
    pub major: Nations,
    /// Whose cards pay territories when it ends.
    pub scores: Nations,
    /// Whose cards pay raids during it.
    pub raids: Nations,
    /// Everybody's card is looked at when it ends.
    pub everybody: bool,
}

/// What comes next for a nation. Nothing at all if it takes no part.
pub fn calendar(state: &State, nation: Nation) -> Calendar {
    let plays = state.scenario.seat(nation).is_some() && state.phase != Phase::Over;
    let now = state.turn;
    let begun = when(state, nation) != When::Ahead;
    let past = when(state, nation) == When::Past;
    let arrived = begun && !before_invaders(state, nation);
    // The turns to come, with this one unless that thing of it is past.
    let from = |passed: bool| (now + u8::from(passed)..=LAST_TURN).filter(move |_| plays);
    let comes = |turn: &u8| age(*turn).arrivals.iter().any(|(who, ..)| *who == nation);
    let arrival = from(arrived).find(comes);
    let arrivals = arrival.map_or(Vec::new(), |turn| {
        let own = age(turn).arrivals.iter().filter(|(who, ..)| *who == nation);
        own.map(|(_, armies, at)| Coming { turn, armies: *armies, at: *at }).collect()
    });
    let leader = from(arrived).find_map(|turn| {
        let own = |(leader, _): &&(Leader, bool)| {
            leader.nation() == nation && (turn > now || state.leader(*leader).is_none())
        };
        age(turn).leaders.iter().find(own).map(|(leader, invading)| (turn, *leader, *invading))
    });
    let reinforcements = from(begun).find_map(|turn| {
        let own = age(turn).reinforcements.iter().find(|(who, _)| *who == nation);
        own.map(|(_, armies)| (turn, *armies))
    });
    let leaves = from(past).find_map(|turn| {
        let short = state.scenario == crate::Scenario::Short;
        let start = age(turn).decline.filter(|_| turn > now || declines(state));
        let start = start.filter(|decline| !short || decline.short);
        let home = age(turn).withdrawal.filter(|_| turn > now || !gone_home(state, nation));
        let all = [start, home];
        let own = all.into_iter().flatten().find(|decline| decline.nation == nation);
        own.map(|decline| (turn, decline.armies))
    });
    let pays = |raid: Option<bool>, turn: u8| {
        let line = |card: &crate::ages::Card| {
            card.nation == nation && raid.is_none_or(|raid| card.raid == raid)
        };
        CARDS.iter().any(|card| line(card) && card.turns >> turn & 1 != 0)
    };
    let counted = super::is_counted(state, nation);
    let scores = from(false).find(|turn| {
        pays(Some(false), *turn) || (pays(Some(true), *turn) && (*turn > now || !counted))
    });
    let first = state.scenario.first_turn();
    Calendar {
        nation,
        arrivals,
        leader,
        reinforcements,
        boats: from(past).find(|turn| age(*turn).boats.contains(nation)),
        major: from(past).find(|turn| age(*turn).major.contains(nation)),
        leaves,
        scores,
        last_score: (first..=LAST_TURN).rev().find(|turn| plays && pays(None, *turn)),
    }
}

/// The nations of a turn in the order in which they act; those that take no part
/// in this game are not among them.
pub fn acts(state: &State, turn: u8) -> Vec<Sequence> {
    let mut then = *state;
    then.turn = turn.clamp(1, LAST_TURN);
    let play = Nation::ALL.iter().filter_map(|n| Some((*n, state.scenario.seat(*n)?)));
    play.map(|(nation, seat)| Sequence {
        nation,
        seat,
        when: match turn.cmp(&state.turn) {
            std::cmp::Ordering::Less => When::Past,
            std::cmp::Ordering::Equal => when(state, nation),
            std::cmp::Ordering::Greater => When::Ahead,
        },
        acts: then.acts(nation),
    })
    .collect()
}

/// What a turn is.
pub fn chapter(state: &State, turn: u8) -> Chapter {
    let turn = turn.clamp(1, LAST_TURN);
    let plays = |nation: Nation| state.scenario.seat(nation).is_some();
    let only = |nations: Nations| nations.filter(|nation| plays(*nation)).collect::<Nations>();
    let pays = |raid: bool| {
        let cards = CARDS.iter().filter(move |card| card.raid == raid);
        let cards = cards.filter(move |card| card.turns >> turn & 1 != 0);
        only(cards.map(|card| card.nation).collect())
    };
    let row = age(turn);
    Chapter {
        turn,
        years: row.years,
        when: match turn.cmp(&state.turn) {
            std::cmp::Ordering::Less => When::Past,
            std::cmp::Ordering::Equal if state.phase == Phase::Over => When::Past,
            std::cmp::Ordering::Equal => When::Now,
            std::cmp::Ordering::Greater => When::Ahead,
        },
        arrivals: row.arrivals.iter().filter(|(who, ..)| plays(*who)).copied().collect(),
        leaders: row.leaders.iter().map(|(l, _)| *l).filter(|l| plays(l.nation())).collect(),
        boats: only(row.boats),
        major: only(row.major),
        scores: pays(false),
        raids: pays(true),
        everybody: Nation::ALL.iter().all(|nation| row.scoring.contains(*nation)),
    }
}

/// Every turn of this game.
pub fn chapters(state: &State) -> Vec<Chapter> {
    (state.scenario.first_turn()..=LAST_TURN).map(|turn| chapter(state, turn)).collect()
}

/// Whether the active nation's invaders of this turn are still to come.
fn before_invaders(state: &State, nation: Nation) -> bool {
    nation == state.nation
        && matches!(
            state.phase,
            Phase::Raise { .. }
                | Phase::Refuge { .. }
                | Phase::Appoint { late: false, .. }
                | Phase::Issue(_)
                | Phase::Muster
        )
}

/// Whether an empire declines just now.
fn declines(state: &State) -> bool {
    matches!(state.phase, Phase::Remove { cause: crate::Cause::Decline, .. })
}

/// Whether a nation's conquerors of this turn have gone home.
fn gone_home(state: &State, nation: Nation) -> bool {
    let going = matches!(state.phase, Phase::Remove { cause: crate::Cause::Withdrawal, .. });
    super::is_counted(state, nation) && !going
}
