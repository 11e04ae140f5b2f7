//! Where armies can go: every place, the way there, and the actions that make
//! it.
//!
//! The search walks border by border on copies of the state, so boats, blockers,
//! friends and lost arms are the rules' own. A place is told once, with the best
//! way: nobody asked before somebody asked, the whole group before a part of it,
//! fewer borders before more.

use super::odds::Fight;
use super::try_on;
use crate::action::Action;
use crate::area::Area;
use crate::map::Map;
use crate::nation::{Nation, Nations};
use crate::phase::Phase;
use crate::rules;
use crate::state::{Group, State};
use std::collections::VecDeque;

/// What can be picked in a place, or is to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stack {
    /// Where it stands.
    pub at: Area,
    /// How many armies; none if the leader goes alone.
    pub armies: u8,
    /// Whether the leader goes along.
    pub leader: bool,
    /// The powers whose arms go along.
    pub arms: Nations,
}

/// The question that a way comes to: whether boats may cross a sea.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Passage {
    /// Who is asked first.
    pub power: Nation,
    /// The sea.
    pub sea: Area,
}

/// How a group comes to a place.
#[derive(Clone, PartialEq, Debug)]
pub struct Way {
    /// The place.
    pub to: Area,
    /// The places on the way, where the group stands now aside; the last one is
    /// `to`. Nothing if it stays where it is on its way.
    pub path: Vec<Area>,
    /// Borders crossed in all, those before this way included.
    pub cost: u8,
    /// The actions that make it, each legal after the one before. If somebody
    /// must be asked it ends there, and the rest of the way depends on the
    /// answer.
    pub chain: Vec<Action>,
    /// The armies that come there.
    pub armies: u8,
    /// Those that must stay on the way so that the others can pass: where, and
    /// how many.
    pub left: Vec<(Area, u8)>,
    /// Who is asked on the way. If `to` is not that sea, it lies beyond, and is
    /// reached if everybody there lets the boats pass.
    pub asks: Option<Passage>,
    /// The armies of the nation that will stand there, more than
    /// `Map::room` if they are a great stack.
    pub there: u8,
    /// The battle that must be fought then, with everybody who will be there.
    /// Boats that ask for a passage, and powers at sea, need not fight.
    pub fight: Option<Fight>,
}

impl Way {
    /// How many stay on the way.
    pub fn left_behind(&self) -> u8 {
        self.left.iter().map(|(_, armies)| armies).sum()
    }

    /// What makes another way to the same place better, the smaller the better.
    fn rank(&self) -> (bool, u8, u8, usize) {
        (self.asks.is_some(), self.left_behind(), self.cost, self.chain.len())
    }
}

/// Where the group that is being moved can come to, by place. The place it was
/// picked up in is not among them, the one where it may stop on its way is.
/// Nothing unless a group is being moved.
pub fn reach(map: &Map, state: &State) -> Vec<Way> {
    let group = state.march.group;
    if state.phase != Phase::Walk {
        return Vec::new();
    }
    let mut found = Found::default();
    let origin = if group.crossed == 0 { Some(group.at) } else { None };
    search(map, state, &Trail::default(), origin, &mut found);
    found.in_order()
}

/// What a single border further brings the group that is being moved, if it may
/// stop there.
pub fn step(map: &Map, state: &State, to: Area) -> Option<Way> {
    let group = state.march.group;
    let mut chain = vec![Action::To(to)];
    let mut end = try_on(map, state, Action::To(to))?;
    if end.phase == Phase::Walk {
        end = try_on(map, &end, Action::Stop)?;
        chain.push(Action::Stop);
    }
    if end.phase != Phase::March {
        return None;
    }
    let armies = end.armies(end.nation, to).saturating_sub(state.armies(end.nation, to));
    Some(Way {
        to,
        path: vec![to],
        cost: group.crossed + 1,
        chain,
        armies,
        left: Vec::new(),
        asks: None,
        there: end.armies(end.nation, to),
        fight: must_fight(map, &end, to, None),
    })
}

/// Where a stack could go that is not picked up yet; the chains begin with
/// `pick`. Where a nation blocks the way of armies without leader and arms, some
/// of them go first and stay there (5.6). Nothing if it cannot be picked now.
pub fn reach_from(map: &Map, state: &State, stack: &Stack) -> Vec<Way> {
    let mut found = Found::default();
    from(map, state, stack, &Trail::default(), 2, &mut found);
    found.in_order()
}

/// All that can be picked up in a place now.
pub fn stack(map: &Map, state: &State, at: Area) -> Option<Stack> {
    if state.phase != Phase::March {
        return None;
    }
    let armies = state.unmoved(at);
    let leader = !state.march.leader_moved && state.is_led(state.nation, at);
    if (armies == 0 && !leader) || rules::judge(map, state, Action::Pick(armies, at)).is_err() {
        return None;
    }
    let bits = state.arms_at(state.nation, at) & !state.march.arms_moved;
    let powers = Nation::POWERS.into_iter().filter(|p| armies > 0 && bits >> p.power() & 1 != 0);
    Some(Stack { at, armies, leader, arms: powers.collect() })
}

/// Every stack of the active nation that can be picked up now.
pub fn stacks(map: &Map, state: &State) -> Vec<Stack> {
    Area::all().filter_map(|at| stack(map, state, at)).collect()
}

/// What a way has been up to a point.
#[derive(Clone, Default)]
struct Trail {
    path: Vec<Area>,
    chain: Vec<Action>,
    left: Vec<(Area, u8)>,
    asks: Option<Passage>,
}

impl Trail {
    /// One action on; after a question nothing more is said.
    fn and(&self, action: Action) -> Trail {
        let mut next = self.clone();
        if next.asks.is_none() {
            next.chain.push(action);
        }
        next
    }

    fn over(&self, to: Area) -> Trail {
        let mut next = self.and(Action::To(to));
        next.path.push(to);
        next
    }
}

/// The best ways so far.
#[derive(Default)]
struct Found(Vec<Way>);

impl Found {
    fn add(&mut self, way: Way) {
        match self.0.iter_mut().find(|known| known.to == way.to) {
            Some(known) if way.rank() < known.rank() => *known = way,
            Some(_) => {}
            None => self.0.push(way),
        }
    }

    fn in_order(mut self) -> Vec<Way> {
        self.0.sort_by_key(|way| way.to);
        self.0
    }
}

fn search(map: &Map, start: &State, trail: &Trail, origin: Option<Area>, found: &mut Found) {
    let before = start.march.group.crossed;
    let mut seen: Vec<(Group, bool)> = Vec::new();
    let mut open = VecDeque::from([(*start, trail.clone())]);
    // Who has arrived; `end` is the state in which it has.
    let arrived = |end: &State, group: &Group, trail: Trail, found: &mut Found| {
        let to = group.at;
        if origin == Some(to) {
            return;
        }
        found.add(Way {
            to,
            cost: before + trail.path.len() as u8,
            armies: group.armies,
            there: end.armies(end.nation, to),
            fight: must_fight(map, end, to, trail.asks),
            path: trail.path,
            chain: trail.chain,
            left: trail.left,
            asks: trail.asks,
        });
    };
    while let Some((state, trail)) = open.pop_front() {
        let group = state.march.group;
        let mark = (group, trail.asks.is_some());
        if seen.contains(&mark) {
            continue;
        }
        seen.push(mark);
        if group.crossed > 0
            && let Some(end) = try_on(map, &state, Action::Stop)
        {
            arrived(&end, &group, trail.and(Action::Stop), found);
        }
        // So many must stay that the others can pass.
        if group.crossed > 0
            && let Some((_, need, have)) = state.blocker(map, &group, group.at)
        {
            let stay = need - have;
            // Who loses his arms by that has arrived.
            let next = try_on(map, &state, Action::Drop(stay));
            if let Some(next) = next.filter(|next| next.phase == Phase::Walk) {
                let mut trail = trail.and(Action::Drop(stay));
                trail.left.push((group.at, stay));
                open.push_back((next, trail));
            }
            continue;
        }
        for to in state.onward(map, &group) {
            let Some(mut next) = try_on(map, &state, Action::To(to)) else { continue };
            let mut trail = trail.over(to);
            if let Phase::Crossing { sea, power } = next.phase {
                trail.asks = trail.asks.or(Some(Passage { power, sea }));
                let mut end = state;
                end.add(end.nation, sea, group.armies);
                arrived(&end, &state.after(&group, sea), trail.clone(), found);
                while let Phase::Crossing { .. } = next.phase {
                    let Some(then) = try_on(map, &next, Action::Yes) else { break };
                    next = then;
                }
            }
            match next.phase {
                Phase::Walk => open.push_back((next, trail)),
                Phase::March => arrived(&next, &state.after(&group, to), trail, found),
                _ => {}
            }
        }
    }
}

fn from(map: &Map, state: &State, stack: &Stack, trail: &Trail, deep: u8, found: &mut Found) {
    let Some((picked, begun)) = pick(map, state, stack, trail) else { return };
    let mut own = Found::default();
    search(map, &picked, &begun, Some(stack.at), &mut own);
    let blocked: Vec<Way> = own.0.iter().filter(|way| way.fight.is_some()).cloned().collect();
    own.0.into_iter().for_each(|way| found.add(way));
    let led = stack.leader || !stack.arms.is_empty();
    if led || deep == 0 {
        return;
    }
    for way in blocked {
        let Some(fight) = way.fight.filter(|_| way.asks.is_none() && way.to.is_land()) else {
            continue;
        };
        let have = state.armies(state.nation, way.to);
        let first = (2 * fight.defender.armies).saturating_sub(have);
        if first == 0 || first >= stack.armies {
            continue;
        }
        vanguard(map, state, stack, trail, &way, first, deep, found);
    }
}

/// The battle that nobody who ends his way there can avoid.
fn must_fight(map: &Map, end: &State, to: Area, asks: Option<Passage>) -> Option<Fight> {
    let wish = to.is_sea() && (end.nation.is_colonial() || asks.is_some());
    if wish { None } else { Fight::first(map, end, to) }
}

/// Some go first to where the way is blocked, and the others follow past them.
#[allow(clippy::too_many_arguments, reason = "it is the second half of the function above")]
fn vanguard(
    map: &Map,
    state: &State,
    stack: &Stack,
    trail: &Trail,
    way: &Way,
    first: u8,
    deep: u8,
    found: &mut Found,
) {
    let front = Stack { armies: first, ..*stack };
    let Some((mut next, mut trail)) = pick(map, state, &front, trail) else { return };
    for to in &way.path {
        let Some(then) = try_on(map, &next, Action::To(*to)) else { return };
        trail.chain.push(Action::To(*to));
        next = then;
    }
    if next.phase == Phase::Walk {
        let Some(then) = try_on(map, &next, Action::Stop) else { return };
        trail.chain.push(Action::Stop);
        next = then;
    }
    if next.phase == Phase::March {
        trail.left.push((way.to, first));
        let rest = Stack { armies: stack.armies - first, ..*stack };
        from(map, &next, &rest, &trail, deep - 1, found);
    }
}

/// Picks a stack up with all that goes along.
fn pick(map: &Map, state: &State, stack: &Stack, trail: &Trail) -> Option<(State, Trail)> {
    let mut actions = vec![Action::Pick(stack.armies, stack.at)];
    if stack.leader && stack.armies > 0 {
        actions.push(Action::WithLeader);
    }
    actions.extend(stack.arms.map(Action::WithArms));
    let (mut state, mut trail) = (*state, trail.clone());
    for action in actions {
        state = try_on(map, &state, action)?;
        trail.chain.push(action);
    }
    Some((state, trail))
}
