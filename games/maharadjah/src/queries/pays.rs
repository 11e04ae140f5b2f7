//! What a nation's card pays: line by line, now and when it is due; titles,
//! factories, and what a territory is worth.
//!
//! "Now" always means: if everything stayed as it is until the moment at which
//! the line is paid. What was paid already is not in a state; events tell it
//! (`ledger`).

use super::{When, is_counted, when};
use crate::LAST_TURN;
use crate::ages::{Card, Prey, age, cards};
use crate::area::{Area, Areas};
use crate::map::Map;
use crate::nation::Nation;
use crate::phase::Phase;
use crate::rules::{coasts, paid, raj_lands, raj_points, trade_points};
use crate::state::State;
use crate::tables::{CARDS, KILLS, RAJ_STEPS};

/// Territories of a line that pay the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tier {
    /// For each.
    pub points: u8,
    /// Which.
    pub lands: Areas,
    /// Those of them that count now: held alone, or raided in this sequence.
    pub held: Areas,
}

/// A line of a card that pays territories.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Paid for a raid, in the nation's own sequence; else at the end of a turn.
    pub raid: bool,
    /// The turns on which it is paid in this game, past ones too.
    pub turns: Vec<u8>,
    /// The next of them that has not been paid.
    pub next: Option<u8>,
    /// What pays how much, most first.
    pub tiers: Vec<Tier>,
    /// What it pays for what counts now.
    pub now: u8,
}

impl Line {
    /// What it pays for a territory.
    pub fn pays(&self, area: Area) -> u8 {
        self.tiers.iter().find(|tier| tier.lands.contains(area)).map_or(0, |tier| tier.points)
    }

    /// Everything it pays for.
    pub fn lands(&self) -> Areas {
        self.tiers.iter().fold(Areas::NONE, |all, tier| all.or(tier.lands))
    }

    /// What it would pay more if this territory were taken: nothing if it counts
    /// already.
    pub fn if_taken(&self, area: Area) -> u8 {
        let free = |tier: &&Tier| tier.lands.contains(area) && !tier.held.contains(area);
        self.tiers.iter().find(free).map_or(0, |tier| tier.points)
    }
}

/// How far a nation is from the next title (10.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Title {
    /// The territories that count.
    pub lands: Areas,
    /// How many they are.
    pub count: u8,
    /// The points for so many.
    pub points: u8,
    /// How many make the next title.
    pub next: Option<u8>,
    /// The points that were counted this turn and will be paid when it ends;
    /// nothing if they are still to be counted.
    pub counted: Option<u8>,
    /// Whether they will still be counted this turn.
    pub due: bool,
}

/// Factories and coasts (10.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trade {
    /// Where they stand.
    pub factories: Areas,
    /// On how many coasts, at best.
    pub coasts: u8,
    /// What they pay at the end of the turn.
    pub points: u8,
}

/// A nation's card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pays {
    /// Whose.
    pub nation: Nation,
    /// Lines that pay territories, in the order of the card.
    pub lines: Vec<Line>,
    /// What it is paid at once to destroy, in this game.
    pub kills: Vec<(Prey, u8)>,
    /// If it can have titles.
    pub title: Option<Title>,
    /// If it is a power.
    pub trade: Option<Trade>,
}

/// What a nation gets this turn if everything stays as it is, what is paid at
/// once for destroying aside.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Earnings {
    /// For raids that are still to be counted.
    pub raid: u8,
    /// For territories at the end of the turn.
    pub hold: u8,
    /// For factories and coasts.
    pub trade: u8,
    /// For a title.
    pub raj: u8,
}

impl Earnings {
    /// All of it.
    pub fn sum(&self) -> u8 {
        self.raid + self.hold + self.trade + self.raj
    }
}

/// What a nation is to go for next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Goal {
    /// When it is paid.
    pub turn: u8,
    /// For a raid.
    pub raid: bool,
    /// The territories and what each pays, most first.
    pub lands: Vec<(Area, u8)>,
    /// Those that count already.
    pub held: Areas,
    /// What these pay.
    pub now: u8,
}

/// What a territory pays a nation on a turn to come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth {
    /// When.
    pub turn: u8,
    /// For a raid.
    pub raid: bool,
    /// How much.
    pub points: u8,
}

/// A nation's card with what it pays.
pub fn pays(map: &Map, state: &State, nation: Nation) -> Pays {
    let lines = CARDS.iter().filter(|card| card.nation == nation);
    let scenario = state.scenario() as usize;
    let kills = KILLS
        .iter()
        .filter(|(who, _, _, scenarios)| *who == nation && scenarios >> scenario & 1 != 0);
    Pays {
        nation,
        lines: lines.map(|card| line(state, card)).collect(),
        kills: kills.map(|(_, prey, points, _)| (*prey, *points)).collect(),
        title: title(map, state, nation),
        trade: trade(map, state, nation),
    }
}

/// The title of a nation, if it can have one.
pub fn title(map: &Map, state: &State, nation: Nation) -> Option<Title> {
    nation.raj()?;
    let lands = raj_lands(map, state, nation);
    let count = lands.len() as u8;
    let counted = is_counted(state, nation) && state.phase != Phase::Over;
    let plays = state.scenario.seat(nation).is_some();
    let due = match when(state, nation) {
        When::Ahead => plays && state.acts(nation),
        When::Now => !counted,
        When::Past => false,
    };
    Some(Title {
        lands,
        count,
        points: raj_points(count),
        next: RAJ_STEPS.into_iter().find(|step| *step > count),
        counted: counted.then(|| state.raj(nation)),
        due,
    })
}

/// What a nation gets this turn if everything stays as it is.
pub fn earnings(map: &Map, state: &State, nation: Nation) -> Earnings {
    let mut earnings = Earnings::default();
    if state.scenario.seat(nation).is_none() || state.phase == Phase::Over {
        return earnings;
    }
    let turn = state.turn;
    if !is_counted(state, nation) {
        earnings.raid = paid(nation, turn, true, raiding(state, nation));
    }
    if age(turn).scoring.contains(nation) {
        earnings.hold = paid(nation, turn, false, state.holdings(nation));
    }
    if nation.is_colonial() {
        earnings.trade = trade_points(map, state, nation);
    }
    if let Some(title) = title(map, state, nation) {
        let to_come = if title.due { title.points } else { 0 };
        earnings.raj = title.counted.unwrap_or(to_come);
    }
    earnings
}

/// The territories that pay a nation when this turn ends, if everything stays as
/// it is.
pub fn lands_paid(state: &State, nation: Nation) -> Vec<(Area, u8)> {
    let plays = state.scenario.seat(nation).is_some();
    let due = |card: &&Card| {
        plays && card.nation == nation && !card.raid && card.turns >> state.turn & 1 != 0
    };
    let mut lands = Vec::new();
    for card in CARDS.iter().filter(due) {
        for area in state.holdings(nation) {
            let points = card.pays(area);
            if points > 0 && age(state.turn).scoring.contains(nation) {
                lands.push((area, points));
            }
        }
    }
    lands
}

/// Why a territory with an army or the leader of a nation pays it nothing when
/// this turn ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unpaid {
    /// The nation's card pays nothing on this turn.
    Turn,
    /// It does, but not for this territory.
    Card,
    /// Armies of this nation stand there too, or its leader, where both are
    /// without armies.
    Shared(Nation),
}

/// The territories of a nation that pay it nothing when this turn ends, and why.
pub fn lands_unpaid(state: &State, nation: Nation) -> Vec<(Area, Unpaid)> {
    let paid = lands_paid(state, nation);
    let lines = || cards(nation, state.turn, false);
    let turn = age(state.turn).scoring.contains(nation) && lines().next().is_some();
    let mut lands = state.held(nation).and(Areas::LAND);
    let leader = state.leader_of(nation).and_then(|leader| state.leader(leader));
    if let Some(at) = leader.filter(|at| at.is_land()) {
        lands.insert(at);
    }
    let why = |at: Area| {
        let other = || {
            let here =
                state.leading().find(|(leader, place)| *place == at && leader.nation() != nation);
            state.foes(nation, at).first().or(here.map(|(leader, _)| leader.nation()))
        };
        if !turn {
            Unpaid::Turn
        } else if !lines().any(|card| card.pays(at) > 0) {
            Unpaid::Card
        } else {
            Unpaid::Shared(other().unwrap_or(nation))
        }
    };
    let lands = lands.filter(|at| !paid.iter().any(|(land, _)| land == at));
    lands.map(|at| (at, why(at))).collect()
}

/// The lines of the next turn on which a nation's card pays territories.
pub fn goals(state: &State, nation: Nation) -> Vec<Goal> {
    let lines: Vec<Line> =
        CARDS.iter().filter(|card| card.nation == nation).map(|card| line(state, card)).collect();
    let Some(turn) = lines.iter().filter_map(|line| line.next).min() else { return Vec::new() };
    let due = lines.iter().filter(|line| line.next == Some(turn));
    due.map(|line| Goal {
        turn,
        raid: line.raid,
        lands: line
            .tiers
            .iter()
            .flat_map(|tier| tier.lands.map(|area| (area, tier.points)))
            .collect(),
        held: line.tiers.iter().fold(Areas::NONE, |all, tier| all.or(tier.held)),
        now: line.now,
    })
    .collect()
}

/// What a territory pays a nation from now on, the soonest first.
pub fn worth(state: &State, nation: Nation, area: Area) -> Vec<Worth> {
    let mut all = Vec::new();
    for card in CARDS.iter().filter(|card| card.nation == nation) {
        let points = card.pays(area);
        for turn in due(state, card).filter(|_| points > 0) {
            all.push(Worth { turn, raid: card.raid, points });
        }
    }
    all.sort_by_key(|worth| (worth.turn, !worth.raid));
    all
}

fn trade(map: &Map, state: &State, nation: Nation) -> Option<Trade> {
    nation.is_colonial().then(|| {
        let factories = state.factories(nation);
        let points = trade_points(map, state, nation);
        Trade { factories, coasts: coasts(map, factories), points }
    })
}

fn line(state: &State, card: &Card) -> Line {
    let counts = if card.raid && card.turns >> state.turn & 1 != 0 {
        raiding(state, card.nation)
    } else {
        state.holdings(card.nation)
    };
    let tier = |(points, lands): &(u8, u64)| {
        let lands = Areas(*lands);
        Tier { points: *points, lands, held: lands.and(counts) }
    };
    let tiers: Vec<Tier> = card.tiers.iter().map(tier).collect();
    Line {
        raid: card.raid,
        turns: turns(state, card).collect(),
        next: due(state, card).next(),
        now: tiers.iter().map(|tier| tier.points * tier.held.len() as u8).sum(),
        tiers,
    }
}

/// The turns on which a line is paid in this game.
fn turns(state: &State, card: &Card) -> impl Iterator<Item = u8> + use<> {
    let bits = card.turns;
    (state.scenario.first_turn()..=LAST_TURN).filter(move |turn| bits >> turn & 1 != 0)
}

/// Those of them that have not been paid.
fn due(state: &State, card: &Card) -> impl Iterator<Item = u8> + use<> {
    let over = state.phase == Phase::Over || state.scenario.seat(card.nation).is_none();
    let passed = card.raid && is_counted(state, card.nation);
    let now = state.turn;
    turns(state, card).filter(move |turn| !over && (*turn > now || (*turn == now && !passed)))
}

/// What a nation has raided in this sequence, or would count as raided if it
/// began now.
fn raiding(state: &State, nation: Nation) -> Areas {
    let own = state.holdings(nation);
    if when(state, nation) == When::Now { own.or(state.raided) } else { own }
}
