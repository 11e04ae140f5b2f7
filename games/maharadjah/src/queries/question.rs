//! The question that is open, and what an answer to it brings.
//!
//! An answer is tried on a copy of the state and everything up to the next
//! decision or dice is told, so an outcome is exact as far as it goes.

use super::pays::{earnings, title};
use crate::action::Action;
use crate::area::{Area, Areas};
use crate::event::Event;
use crate::map::Map;
use crate::nation::{Nation, Region};
use crate::phase::Phase;
use crate::rules::{self, Course, Truce};
use crate::state::State;
use crate::tables::SUBMISSIONS;
use engine::Seat;

/// What a question is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Matter {
    /// Whether boats may cross this sea (5.8).
    Crossing(Area),
    /// Whether a factory fires beside the defenders there (7.8).
    Fire(Area),
    /// Whether a factory may be built there (11.3).
    Site(Area),
    /// Whether to submit in one of these regions (8.1), or to ally (9.2).
    Window {
        /// Regions in which it may submit, by `Region::index` as bits.
        regions: u8,
        /// Whether it may ally.
        alliance: bool,
    },
    /// How an alliance is paid that a submission brought (8.7).
    Price,
    /// Whether to ally before the British count (9.2).
    Offer,
    /// Whether the defenders leave this place (7.4).
    Retreat(Area),
}

/// A question to somebody about something that another nation does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// What it is about.
    pub matter: Matter,
    /// The nation that is asked.
    pub nation: Nation,
    /// The player who answers.
    pub seat: Seat,
    /// The active nation.
    pub by: Nation,
    /// Who plays it.
    pub by_seat: Option<Seat>,
    /// The places concerned: to be lit.
    pub places: Areas,
    /// The clause of RULES.md that allows it.
    pub clause: &'static str,
}

impl Matter {
    /// Whether this region is among those of a window.
    pub fn may_submit(self, region: Region) -> bool {
        matches!(self, Matter::Window { regions, .. } if regions >> region.index() & 1 != 0)
    }
}

/// Armies of the active nation that must leave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leaving {
    /// Where they stand.
    pub at: Area,
    /// How many.
    pub armies: u8,
    /// Where the first of them may go; nowhere if they are lost.
    pub to: Areas,
}

/// A title before and after an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reign {
    /// Whose.
    pub nation: Nation,
    /// Territories before and after.
    pub count: (u8, u8),
    /// Points of the turn before and after.
    pub points: (u8, u8),
}

/// What an answer brings up to the next decision or dice.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    /// Everything that is told.
    pub events: Vec<Event>,
    /// The armies that must then leave.
    pub leaves: Vec<Leaving>,
    /// Lands of the nation that answers which the active nation does not attack
    /// any more this turn; for good, if it is by an alliance.
    pub safe: Areas,
    /// Titles that change.
    pub reigns: Vec<Reign>,
    /// By seat: what all its nations would earn this turn if everything stayed,
    /// before and after; points paid at once included.
    pub points: Vec<(i32, i32)>,
    /// The question that follows, if somebody is asked again.
    pub next: Option<Question>,
    /// What is waited for then.
    pub phase: Phase,
}

/// The open question, if a nation is asked about what another one does.
pub fn asked(map: &Map, state: &State) -> Option<Question> {
    let battle = state.battle.area;
    let (matter, nation, places, clause) = match state.phase {
        Phase::Crossing { sea, power } => (Matter::Crossing(sea), power, sea.set(), "5.8"),
        Phase::Join(power) => (Matter::Fire(battle), power, battle.set(), "7.8"),
        Phase::Permit(site) => {
            (Matter::Site(site), rules::host(state, state.nation, site)?, site.set(), "11.3")
        }
        Phase::Window(nation) => {
            let (matter, places) = window(map, state, nation);
            let submits = !matches!(matter, Matter::Window { regions: 0, .. });
            (matter, nation, places, if submits { "8.1" } else { "9.2" })
        }
        Phase::Pay(nation) => (Matter::Price, nation, state.held(nation), "8.7"),
        Phase::Offer(nation) => (Matter::Offer, nation, state.held(nation), "9.2"),
        Phase::Retreat => (Matter::Retreat(battle), state.battle.foe, battle.set(), "7.4"),
        _ => return None,
    };
    Some(Question {
        matter,
        nation,
        seat: state.scenario.seat(nation)?,
        by: state.nation,
        by_seat: state.scenario.seat(state.nation),
        places,
        clause,
    })
}

/// What an answer to the open question, or any other action, brings. Nothing if
/// the rules refuse it.
pub fn outcome(map: &Map, state: &State, answer: Action) -> Option<Outcome> {
    rules::judge(map, state, answer).ok()?;
    let mut then = *state;
    let mut events = Vec::new();
    Course { map, state: &mut then, tell: &mut |event| events.push(event) }.act(answer);
    let nation = asked(map, state).map(|question| question.nation);
    // The next turn begins with other earnings: nothing is compared then.
    let same = then.turn == state.turn && then.phase != Phase::Over;
    let mut reigns = Vec::new();
    for nation in Nation::ALL.iter().filter(|nation| nation.raj().is_some() && same) {
        if let (Some(old), Some(new)) = (title(map, state, *nation), title(map, &then, *nation))
            && old.count != new.count
        {
            let (count, points) = ((old.count, new.count), (old.points, new.points));
            reigns.push(Reign { nation: *nation, count, points });
        }
    }
    let sum = |state: &State, seat: Seat| {
        let own = |nation: &&Nation| state.scenario.seat(**nation) == Some(seat);
        let all = Nation::ALL.iter().filter(own);
        let more: i32 = all.map(|nation| i32::from(earnings(map, state, *nation).sum())).sum();
        crate::totals(state, seat) + more
    };
    let base = |seat: Seat| crate::totals(state, seat);
    let seats = Seat::all(state.scenario.players());
    let points = seats.map(|seat| {
        let before = sum(state, seat) - base(seat);
        (before, if same { sum(&then, seat) - base(seat) } else { before })
    });
    Some(Outcome {
        leaves: leaves(map, &then),
        safe: nation
            .map_or(Areas::NONE, |nation| safe(map, &then, nation).less(safe(map, state, nation))),
        reigns,
        points: points.collect(),
        next: asked(map, &then),
        phase: then.phase,
        events,
    })
}

fn window(map: &Map, state: &State, nation: Nation) -> (Matter, Areas) {
    let (mut regions, mut places) = (0, Areas::NONE);
    for (n, rule) in SUBMISSIONS.iter().enumerate() {
        if rule.nation == nation && state.may_submit(map, n) {
            regions |= 1 << rule.region;
            places = places.or(state.held(nation).and(map.region(rule.region())));
        }
    }
    let alliance = state.in_bloc(state.nation) && state.may_ally(nation);
    if alliance {
        places = places.or(state.held(nation).and(state.held(state.nation)).and(Areas::LAND));
    }
    (Matter::Window { regions, alliance }, places)
}

/// Armies of the active nation that stand with a friend.
fn leaves(map: &Map, state: &State) -> Vec<Leaving> {
    let nation = state.nation;
    if matches!(state.phase, Phase::March | Phase::Walk | Phase::Crossing { .. } | Phase::Over) {
        return Vec::new();
    }
    let mut list = Vec::new();
    for at in state.held(nation).and(Areas::LAND) {
        let friend = state.foes(nation, at).first();
        if friend.is_some_and(|other| state.truce(map, nation, other, at) != Truce::None) {
            let from = state.march.arrivals().iter().find(|arrival| arrival.at == at);
            let to = state.refuges(map, at, from.map_or(at, |arrival| arrival.from));
            list.push(Leaving { at, armies: state.armies(nation, at), to });
        }
    }
    list
}

/// Lands of a nation that the active one may not attack.
fn safe(map: &Map, state: &State, nation: Nation) -> Areas {
    let lands = state.held(nation).and(Areas::LAND);
    let lord = state.nation;
    let spared = |at: &Area| nation != lord && state.truce(map, lord, nation, *at) != Truce::None;
    lands.filter(spared).collect()
}
