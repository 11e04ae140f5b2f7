//! The way that Brahmabot's priest takes (rulings 87 to 89).
//!
//! Fewest missing shrines, then fewest of the player's shrines, then fewest
//! villages, then the way whose list of villages comes first. The last two are
//! our own; an option leaves the number of villages out.
//!
//! What ways are compared by is a sum over their roads, so the best sum is
//! found first, from the goal backwards. Then the priest walks along roads that
//! lead to it, the lowest village first: the first way that arrives is the one.

use crate::Maharaja;
use crate::board::NET;
use crate::place::{City, Place, Villages};
use crate::state::{BOT, Public, SEATS};
use roads::{Junction, Net, Road, Village};

/// More villages than any way without a loop passes.
const MOST: usize = 2 * Net::MOST_JUNCTIONS;
/// Places where roads meet.
pub(crate) const PLACES: usize = NET.junctions();
/// Roads that meet at one of them, at most.
pub(crate) const EXITS: usize = {
    let (mut most, mut n) = (0, 0);
    while n < PLACES {
        most = if NET.at[n].len() > most { NET.at[n].len() } else { most };
        n += 1;
    }
    most
};
/// Farther than any goal.
pub(crate) const FAR: u32 = u32::MAX / 2;

/// A road as somebody sees it who stands at one of its ends.
#[derive(Clone, Copy)]
pub(crate) struct Exit {
    pub(crate) road: Road,
    pub(crate) to: Junction,
    /// Its villages are side by side in a set: the first, and so many ones.
    shift: u8,
    ones: u8,
    length: u8,
}

impl Exit {
    /// Its villages as a set.
    #[inline]
    pub(crate) fn villages(&self) -> u32 {
        u32::from(self.ones) << self.shift
    }

    /// How many of its villages are in a set.
    #[inline]
    pub(crate) fn count(&self, set: u32) -> u32 {
        u32::from(COUNT[(set >> self.shift) as usize & self.ones as usize])
    }
}

/// How many of a road's villages are in a set that begins with them.
const COUNT: [u8; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];

/// The roads at every place, by the first village of each.
static AT: [[Exit; EXITS]; PLACES] = {
    let mut all = [[exit(Road::new(0), Junction::new(0)); EXITS]; PLACES];
    let mut at = 0;
    while at < PLACES {
        let mut n = 0;
        let mut last = None;
        while n < NET.at[at].len() {
            let road = NET.at[at][n];
            let first = first(road, Junction::new(at));
            if let Some(before) = last {
                assert!(first > before, "roads are listed by their first village");
            }
            last = Some(first);
            all[at][n] = exit(road, Junction::new(at));
            n += 1;
        }
        at += 1;
    }
    all
};

/// A road for somebody who stands at one of its ends.
const fn exit(road: Road, from: Junction) -> Exit {
    let mask = NET.mask(road);
    let shift = mask.trailing_zeros();
    let ones = mask >> shift;
    assert!(mask != 0 && ones < COUNT.len() as u32 && ones & (ones + 1) == 0);
    Exit {
        road,
        to: NET.leads(road, from),
        shift: shift as u8,
        ones: ones as u8,
        length: ones.count_ones() as u8,
    }
}

/// The first village of a road for somebody coming from one of its ends.
const fn first(road: Road, from: Junction) -> usize {
    let stretch = NET.road(road);
    let villages = stretch.villages;
    let at = if stretch.ends[0].index() == from.index() { 0 } else { villages.len() - 1 };
    villages[at].index()
}

/// The roads at a place.
#[inline]
pub(crate) fn exits(at: Junction) -> &'static [Exit] {
    &AT[at.index()][..NET.at[at.index()].len()]
}

/// A way, and what is found on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// Villages without any shrine.
    pub missing: u8,
    /// Shrines of the player.
    pub strange: u8,
    /// The villages in order.
    list: [u8; MOST],
    len: u8,
}

impl Way {
    const NONE: Way = Way { missing: 0, strange: 0, list: [0; MOST], len: 0 };

    /// The villages in order.
    pub fn villages(&self) -> impl Iterator<Item = Place> + '_ {
        let list = &self.list[..self.len as usize];
        list.iter().map(|n| Place::of_village(Village::new(*n as usize)))
    }

    /// The villages as a set.
    pub fn set(&self) -> Villages {
        Villages(self.list[..self.len as usize].iter().fold(0, |set, n| set | 1 << n))
    }

    /// A road more.
    #[inline]
    fn pass(&mut self, road: Road, from: Junction) {
        for village in NET.along(road, from) {
            if let Some(place) = self.list.get_mut(self.len as usize) {
                *place = village.index() as u8;
                self.len += 1;
            }
        }
    }
}

/// What counts of a road, as one number that adds up along a way.
#[derive(Clone, Copy)]
struct Costs {
    /// Villages without any shrine.
    missing: u32,
    /// Villages with a shrine of the player and none of the traveller.
    strange: u32,
    /// Whether fewer villages are better.
    short: bool,
}

impl Costs {
    #[inline]
    fn of(&self, exit: &Exit) -> u32 {
        let length = if self.short { u32::from(exit.length) } else { 0 };
        exit.count(self.missing) << 16 | exit.count(self.strange) << 8 | length
    }
}

/// The best sum of what roads cost from one junction to every other that is
/// no farther than `until`; the others may be told too much, but never as
/// little. `None` for roads that cannot be taken.
#[inline]
pub(crate) fn spread(
    from: Junction,
    until: Option<Junction>,
    cost: impl Fn(&Exit) -> Option<u32>,
) -> [u32; PLACES] {
    let mut best = [FAR; PLACES];
    best[from.index() % PLACES] = 0;
    // Those that were reached and are not done.
    let mut edge = 1u32 << (from.index() % PLACES);
    loop {
        let (mut nearest, mut at) = (FAR, 0);
        let mut rest = edge;
        while rest != 0 {
            let n = rest.trailing_zeros() as usize % PLACES;
            rest &= rest - 1;
            if best[n] < nearest {
                (nearest, at) = (best[n], n);
            }
        }
        if edge == 0 || until.is_some_and(|goal| nearest > best[goal.index() % PLACES]) {
            return best;
        }
        edge &= !(1 << at);
        for exit in exits(Junction::new(at)) {
            let to = exit.to.index() % PLACES;
            // What is done is no farther than this.
            if best[to] <= nearest {
                continue;
            }
            let Some(more) = cost(exit) else { continue };
            if nearest + more < best[to] {
                best[to] = nearest + more;
                edge |= 1 << to;
            }
        }
    }
}

/// The walk along roads that lead to the best sum.
struct Walk {
    costs: Costs,
    goal: Junction,
    best: [u32; PLACES],
}

impl Walk {
    /// Goes on from a junction, the lowest village first; whether it arrives.
    /// It has to turn back only where roads cost nothing at all.
    fn on(&self, at: Junction, seen: u32, way: &mut Way) -> bool {
        if at == self.goal {
            return true;
        }
        let seen = seen | 1 << at.index();
        for exit in exits(at) {
            let next = exit.to.index() % PLACES;
            let (there, here) = (self.best[next], self.best[at.index()]);
            // Most lead away from the goal: no need to count their villages.
            if seen >> next & 1 == 1 || there > here || there + self.costs.of(exit) != here {
                continue;
            }
            let before = way.len;
            way.pass(exit.road, at);
            if self.on(exit.to, seen, way) {
                return true;
            }
            way.len = before;
        }
        false
    }
}

impl Maharaja {
    /// The way that Brahmabot takes to a city.
    pub fn way(&self, public: &Public, city: City) -> Way {
        let bot = BOT.index();
        let own = public.villages.villages(bot);
        let others = (0..SEATS).filter(|n| *n != bot);
        let strange = others.fold(0, |all, n| all | public.villages.villages(n)) & !own;
        let missing = !public.villages.inhabited();
        let from = public.priest[bot].junction().unwrap_or(Junction::new(0));
        let goal = city.junction();
        let costs = Costs { missing, strange, short: self.prefers_short() };
        let mut way = Way::NONE;
        if from == goal {
            return way;
        }
        let best = spread(goal, Some(from), |exit| Some(costs.of(exit)));
        Walk { costs, goal, best }.on(from, 0, &mut way);
        let sum = best[from.index()];
        (way.missing, way.strange) = ((sum >> 16) as u8, (sum >> 8) as u8);
        way
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Game, Settings};

    /// Every way without a loop, and what it is compared by.
    fn every(at: Junction, goal: Junction, seen: u32, list: &mut Vec<u8>, out: &mut Vec<Vec<u8>>) {
        if at == goal {
            out.push(list.clone());
            return;
        }
        for road in NET.at[at.index()] {
            let next = NET.leads(*road, at);
            if seen >> next.index() & 1 == 0 {
                let before = list.len();
                list.extend(NET.along(*road, at).map(|village| village.index() as u8));
                every(next, goal, seen | 1 << next.index(), list, out);
                list.truncate(before);
            }
        }
    }

    #[test]
    fn the_walk_agrees_with_trying_every_way() {
        let mut random = testkit::rng(88);
        let mut tried = 0;
        for option in ["way=short", "way=low"] {
            let settings = Settings::read(Maharaja::SETTINGS, option).expect("known");
            let game = Maharaja::new(1, &settings).expect("one can play");
            for round in 0..150u32 {
                let mut public = *game.start().public();
                for place in Place::all() {
                    let Some(village) = place.village() else { continue };
                    // From nearly empty to nearly full.
                    if engine::Random::below(&mut random, 8) < round % 8 {
                        public
                            .villages
                            .add(engine::Random::below(&mut random, 2) as usize, village);
                    }
                }
                for from in 0..NET.junctions() {
                    public.priest[BOT.index()] = Place::of_junction(Junction::new(from));
                    let goal = City::new(tried % City::COUNT);
                    let (mut ways, mut list) = (Vec::new(), Vec::new());
                    let start = Junction::new(from);
                    every(start, goal.junction(), 1 << from, &mut list, &mut ways);
                    let count =
                        |list: &[u8], set: u32| list.iter().filter(|n| set >> **n & 1 == 1).count();
                    let (bot, inhabited) = (1, public.villages.inhabited());
                    let strange = public.villages.villages(0) & !public.villages.villages(bot);
                    let key = |list: &Vec<u8>| {
                        let length = if game.prefers_short() { list.len() } else { 0 };
                        (count(list, !inhabited), count(list, strange), length, list.clone())
                    };
                    let best = ways.iter().map(key).min().expect("the net is connected");
                    let way = game.way(&public, goal);
                    assert_eq!(way.list[..way.len as usize], best.3, "{option} {round} {from}");
                    assert_eq!((way.missing as usize, way.strange as usize), (best.0, best.1));
                    tried += 1;
                }
            }
        }
        assert_eq!(tried, 2_400);
    }
}
