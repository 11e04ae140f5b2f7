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
/// Places where roads meet, and roads.
const PLACES: usize = NET.junctions();
const ROADS: usize = NET.roads.len();

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
    fn pass(&mut self, road: Road, from: Junction, costs: &Costs) {
        let villages = NET.mask(road);
        self.missing += (villages & !costs.inhabited).count_ones() as u8;
        self.strange += (villages & costs.strange).count_ones() as u8;
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
    /// Villages with a shrine of anybody.
    inhabited: u32,
    /// Villages with a shrine of the player and none of the traveller.
    strange: u32,
    /// Whether fewer villages are better.
    short: bool,
}

impl Costs {
    #[inline]
    fn of(&self, road: Road) -> u32 {
        let villages = NET.mask(road);
        let missing = (villages & !self.inhabited).count_ones();
        let strange = (villages & self.strange).count_ones();
        let length = if self.short { villages.count_ones() } else { 0 };
        missing << 16 | strange << 8 | length
    }

    /// The best sum from every junction to the goal.
    fn to(&self, goal: Junction) -> [u32; PLACES] {
        let mut best = [u32::MAX / 2; PLACES];
        best[goal.index()] = 0;
        let costs: [u32; ROADS] = std::array::from_fn(|n| self.of(Road::new(n)));
        let mut better = true;
        while better {
            better = false;
            for (stretch, cost) in NET.roads.iter().zip(costs) {
                let [a, b] = stretch.ends.map(Junction::index);
                let (from_a, from_b) = (best[a] + cost, best[b] + cost);
                better |= from_b < best[a] || from_a < best[b];
                best[a] = best[a].min(from_b);
                best[b] = best[b].min(from_a);
            }
        }
        best
    }
}

/// The first village of a road for somebody coming from one of its ends.
#[inline]
fn first(road: Road, from: Junction) -> Option<Village> {
    let stretch = NET.road(road);
    let villages = stretch.villages;
    if stretch.ends[0] == from { villages.first() } else { villages.last() }.copied()
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
        let mut tried = None;
        loop {
            let leads = |road: &&Road| {
                let next = NET.leads(**road, at).index();
                seen >> next & 1 == 0
                    && self.best[next] + self.costs.of(**road) == self.best[at.index()]
                    && tried.is_none_or(|last| first(**road, at) > last)
            };
            let roads = NET.at[at.index()].iter().filter(leads);
            let Some(road) = roads.min_by_key(|road| first(**road, at)) else { return false };
            let before = *way;
            way.pass(*road, at, &self.costs);
            if self.on(NET.leads(*road, at), seen, way) {
                return true;
            }
            *way = before;
            tried = Some(first(*road, at));
        }
    }
}

impl Maharaja {
    /// The way that Brahmabot takes to a city.
    pub fn way(&self, public: &Public, city: City) -> Way {
        let bot = BOT.index();
        let own = public.villages.villages(bot);
        let others = (0..SEATS).filter(|n| *n != bot);
        let strange = others.fold(0, |all, n| all | public.villages.villages(n)) & !own;
        let inhabited = public.villages.inhabited();
        let from = public.priest[bot].junction().unwrap_or(Junction::new(0));
        let goal = city.junction();
        let costs = Costs { inhabited, strange, short: self.prefers_short() };
        let mut way = Way::NONE;
        if from == goal {
            return way;
        }
        Walk { costs, goal, best: costs.to(goal) }.on(from, 0, &mut way);
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
