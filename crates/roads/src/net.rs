//! The net: which roads join which junctions, and which villages lie on them.
//!
//! Everything is `const`, so a game checks its board while it is compiled:
//! `const _: () = assert!(NET.sound());`.

macro_rules! numbered {
    ($(#[$about:meta])* $name:ident) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(u8);

        impl $name {
            /// The one with this number, from 0.
            #[inline]
            pub const fn new(index: usize) -> $name {
                $name(index as u8)
            }

            /// Its number, from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

numbered! {
    /// A place where roads meet and a traveller may stop.
    Junction
}
numbered! {
    /// A road between two junctions.
    Road
}
numbered! {
    /// A village on a road: a place to pass, never to stop.
    Village
}

/// One road: its two ends, and its villages from the first to the second.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stretch {
    /// The junctions it joins.
    pub ends: [Junction; 2],
    /// The villages on the way, in order from the first end.
    pub villages: &'static [Village],
}

impl Stretch {
    /// The villages as a set: bit `n` for village `n`.
    #[inline]
    pub const fn mask(&self) -> u32 {
        let mut mask = 0;
        let mut n = 0;
        while n < self.villages.len() {
            mask |= 1 << self.villages[n].index();
            n += 1;
        }
        mask
    }
}

/// A net of roads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Net {
    /// The roads.
    pub roads: &'static [Stretch],
    /// The villages of each road as a set; what [`Stretch::mask`] gives.
    pub masks: &'static [u32],
    /// The roads that meet at each junction.
    pub at: &'static [&'static [Road]],
    /// The road that each village lies on.
    pub of: &'static [Road],
}

impl Net {
    /// No net has more junctions.
    pub const MOST_JUNCTIONS: usize = 16;

    /// How many junctions there are.
    #[inline]
    pub const fn junctions(&self) -> usize {
        self.at.len()
    }

    /// How many villages there are.
    #[inline]
    pub const fn villages(&self) -> usize {
        self.of.len()
    }

    /// One road.
    #[inline]
    pub const fn road(&self, road: Road) -> &'static Stretch {
        &self.roads[road.index()]
    }

    /// The villages of a road as a set.
    #[inline]
    pub const fn mask(&self, road: Road) -> u32 {
        self.masks[road.index()]
    }

    /// Where a road leads from one of its ends.
    #[inline]
    pub const fn leads(&self, road: Road, from: Junction) -> Junction {
        let [a, b] = self.road(road).ends;
        if a.index() == from.index() { b } else { a }
    }

    /// The road that joins two junctions, if there is one.
    #[inline]
    pub fn between(&self, from: Junction, to: Junction) -> Option<Road> {
        let roads = self.at.get(from.index())?;
        roads.iter().copied().find(|road| self.leads(*road, from) == to)
    }

    /// The villages of a road in the order of somebody coming from `from`.
    pub fn along(&self, road: Road, from: Junction) -> impl Iterator<Item = Village> {
        let stretch = self.road(road);
        let back = stretch.ends[0] != from;
        let count = stretch.villages.len();
        (0..count).map(move |n| stretch.villages[if back { count - 1 - n } else { n }])
    }

    /// Whether the lists agree: every road joins two different junctions, no
    /// two roads the same two; every village lies on exactly one road, the one
    /// `of` names; `masks` and `at` tell the same as `roads`; and one can get
    /// from everywhere to everywhere.
    pub const fn sound(&self) -> bool {
        let (roads, junctions) = (self.roads.len(), self.at.len());
        if junctions > Self::MOST_JUNCTIONS || self.of.len() > 32 || self.masks.len() != roads {
            return false;
        }
        let mut seen = 0u32;
        let mut ends = 0;
        let mut n = 0;
        while n < roads {
            let road = &self.roads[n];
            let [a, b] = road.ends;
            if a.index() >= junctions || b.index() >= junctions || a.index() == b.index() {
                return false;
            }
            if !meets(self.at[a.index()], n) || !meets(self.at[b.index()], n) {
                return false;
            }
            let mut other = n + 1;
            while other < roads {
                let [c, d] = self.roads[other].ends;
                let same = a.index() == c.index() && b.index() == d.index()
                    || a.index() == d.index() && b.index() == c.index();
                if same {
                    return false;
                }
                other += 1;
            }
            let mut v = 0;
            while v < road.villages.len() {
                let village = road.villages[v].index();
                if village >= self.of.len()
                    || seen & (1 << village) != 0
                    || self.of[village].index() != n
                {
                    return false;
                }
                seen |= 1 << village;
                v += 1;
            }
            if self.masks[n] != road.mask() {
                return false;
            }
            ends += 2;
            n += 1;
        }
        let mut listed = 0;
        let mut j = 0;
        while j < junctions {
            listed += self.at[j].len();
            j += 1;
        }
        listed == ends && seen.count_ones() as usize == self.of.len() && self.connected()
    }

    const fn connected(&self) -> bool {
        let mut reached = 1u32;
        let mut turn = 0;
        while turn < self.at.len() {
            let mut n = 0;
            while n < self.roads.len() {
                let [a, b] = self.roads[n].ends;
                let both = 1 << a.index() | 1 << b.index();
                if reached & both != 0 {
                    reached |= both;
                }
                n += 1;
            }
            turn += 1;
        }
        reached.count_ones() as usize == self.at.len()
    }
}

const fn meets(roads: &[Road], road: usize) -> bool {
    let mut n = 0;
    while n < roads.len() {
        if roads[n].index() == road {
            return true;
        }
        n += 1;
    }
    false
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    const fn j(n: usize) -> Junction {
        Junction::new(n)
    }
    const fn r(n: usize) -> Road {
        Road::new(n)
    }
    const fn v(n: usize) -> Village {
        Village::new(n)
    }

    /// A triangle 0-1-2 with a tail 2-3: two villages, one, none, one.
    pub(crate) static TRIANGLE: Net = Net {
        roads: &[
            Stretch { ends: [j(0), j(1)], villages: &[v(0), v(1)] },
            Stretch { ends: [j(1), j(2)], villages: &[v(2)] },
            Stretch { ends: [j(0), j(2)], villages: &[] },
            Stretch { ends: [j(2), j(3)], villages: &[v(3)] },
        ],
        masks: &[0b0011, 0b0100, 0, 0b1000],
        at: &[&[r(0), r(2)], &[r(0), r(1)], &[r(1), r(2), r(3)], &[r(3)]],
        of: &[r(0), r(0), r(1), r(3)],
    };
    const _: () = assert!(TRIANGLE.sound());

    #[test]
    fn roads_lead_from_end_to_end() {
        let net = &TRIANGLE;
        assert_eq!(net.leads(r(0), j(0)), j(1));
        assert_eq!(net.leads(r(0), j(1)), j(0));
        assert_eq!(net.between(j(0), j(1)), Some(r(0)));
        assert_eq!(net.between(j(0), j(3)), None);
        assert_eq!(net.between(j(9), j(0)), None);
        assert_eq!(net.along(r(0), j(0)).collect::<Vec<_>>(), [v(0), v(1)]);
        assert_eq!(net.along(r(0), j(1)).collect::<Vec<_>>(), [v(1), v(0)]);
    }

    #[test]
    fn an_unsound_net_is_told() {
        let sound = TRIANGLE;
        assert!(sound.sound());
        const ELSEWHERE: &[Road] = &[r(0), r(0), r(1), r(2)];
        assert!(!Net { of: ELSEWHERE, ..sound }.sound(), "a village elsewhere");
        const NOWHERE: &[Road] = &[r(0), r(0), r(1), r(3), r(3)];
        assert!(!Net { of: NOWHERE, ..sound }.sound(), "a village nowhere");
        assert!(!Net { masks: &[3, 4, 0, 9], ..sound }.sound(), "a wrong set");
        const UNMET: &[&[Road]] = &[&[r(0)], &[r(0), r(1)], &[r(1), r(2), r(3)], &[r(3)]];
        assert!(!Net { at: UNMET, ..sound }.sound(), "a road is not met");
        const TWICE: &[Stretch] = &[
            Stretch { ends: [j(0), j(1)], villages: &[v(0), v(1)] },
            Stretch { ends: [j(1), j(2)], villages: &[v(2)] },
            Stretch { ends: [j(1), j(0)], villages: &[] },
            Stretch { ends: [j(2), j(3)], villages: &[v(3)] },
        ];
        const MET: &[&[Road]] = &[&[r(0), r(2)], &[r(0), r(1), r(2)], &[r(1), r(3)], &[r(3)]];
        assert!(!Net { roads: TWICE, at: MET, ..sound }.sound(), "two roads join the same two");
        const LONE: &[&[Road]] = &[&[r(0), r(2)], &[r(0), r(1)], &[r(1), r(2), r(3)], &[r(3)], &[]];
        assert!(!Net { at: LONE, ..sound }.sound(), "a junction out of reach");
    }
}
