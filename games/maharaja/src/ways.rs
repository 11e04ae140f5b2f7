//! The way that Brahmabot's priest takes (rulings 87 to 89).
//!
//! Fewest missing shrines, then fewest of the player's shrines, then fewest
//! villages, then the way whose list of villages comes first. The net is small,
//! so every way without a loop is tried, best first where it can be told.

use crate::board::NET;
use crate::place::{City, Place, Villages};
use crate::state::{Public, SEATS};
use engine::Seat;
use roads::{Junction, Net};

/// More villages than any way without a loop passes.
const MOST: usize = 2 * Net::MOST_JUNCTIONS;

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
        list.iter().map(|n| Place::of_village(roads::Village::new(*n as usize)))
    }

    /// The villages as a set.
    pub fn set(&self) -> Villages {
        Villages(self.list[..self.len as usize].iter().fold(0, |set, n| set | 1 << n))
    }

    fn key(&self) -> (u8, u8, u8, &[u8]) {
        (self.missing, self.strange, self.len, &self.list[..self.len as usize])
    }
}

struct Search {
    /// Villages with a shrine of anybody.
    inhabited: u32,
    /// Villages with a shrine of the player and none of the traveller.
    strange: u32,
    goal: Junction,
    best: Option<Way>,
}

impl Search {
    fn try_from(&mut self, at: Junction, seen: u32, way: &Way) {
        if at == self.goal {
            if self.best.is_none_or(|best| way.key() < best.key()) {
                self.best = Some(*way);
            }
            return;
        }
        for road in NET.at[at.index()] {
            let next = NET.leads(*road, at);
            if seen >> next.index() & 1 == 1 {
                continue;
            }
            let mut on = *way;
            for village in NET.along(*road, at) {
                let bit = village.index();
                on.missing += u8::from(self.inhabited >> bit & 1 == 0);
                on.strange += u8::from(self.strange >> bit & 1 == 1);
                if let Some(place) = on.list.get_mut(on.len as usize) {
                    *place = bit as u8;
                    on.len += 1;
                }
            }
            // A way never gets better by going on.
            let part = |way: &Way| (way.missing, way.strange, way.len);
            if self.best.is_none_or(|best| part(&on) <= part(&best)) {
                self.try_from(next, seen | 1 << next.index(), &on);
            }
        }
    }
}

impl Public {
    /// The way that Brahmabot takes to a city.
    pub fn way(&self, seat: Seat, city: City) -> Way {
        let own = self.villages.villages(seat.index());
        let others = (0..SEATS).filter(|n| *n != seat.index());
        let strange = others.fold(0, |all, n| all | self.villages.villages(n)) & !own;
        let inhabited = self.villages.inhabited();
        let from = self.priest[seat.index()].junction().unwrap_or(Junction::new(0));
        let mut search = Search { inhabited, strange, goal: city.junction(), best: None };
        search.try_from(from, 1 << from.index(), &Way::NONE);
        search.best.unwrap_or(Way::NONE)
    }
}
