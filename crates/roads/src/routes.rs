//! The cheapest ways from one junction to all others.
//!
//! What a road costs is the caller's to say, and may be any ordered sum: gold,
//! or gold first and then what opponents earn. Of equally cheap ways the one
//! with fewer roads is taken, then the one found first in the order of roads.

use crate::{Junction, Net, Road};
use std::ops::Add;

const MOST: usize = Net::MOST_JUNCTIONS;

/// The cheapest ways from one junction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Routes<K> {
    from: Junction,
    /// Cost and number of roads to each junction that can be reached.
    reached: [Option<(K, u8)>; MOST],
    /// The last road of the way to each junction, and where it comes from.
    last: [(Road, Junction); MOST],
}

impl<K: Copy + Ord + Default + Add<Output = K>> Routes<K> {
    /// Finds them. `cost` tells what a road costs from one end, or that it
    /// cannot be travelled; no cost may be less than nothing.
    pub fn from(
        net: &Net,
        from: Junction,
        mut cost: impl FnMut(Road, Junction) -> Option<K>,
    ) -> Routes<K> {
        let mut routes = Routes { from, reached: [None; MOST], last: [(Road::new(0), from); MOST] };
        if from.index() >= net.junctions() {
            return routes;
        }
        routes.reached[from.index()] = Some((K::default(), 0));
        let mut done = [false; MOST];
        loop {
            let open = (0..net.junctions()).filter(|n| !done[*n]);
            let next = open.filter_map(|n| Some((routes.reached[n]?, n))).min();
            let Some(((spent, roads), n)) = next else { return routes };
            done[n] = true;
            for road in net.at[n] {
                let Some(more) = cost(*road, Junction::new(n)) else { continue };
                let to = net.leads(*road, Junction::new(n)).index();
                let found = (spent + more, roads + 1);
                if routes.reached[to].is_none_or(|known| found < known) {
                    routes.reached[to] = Some(found);
                    routes.last[to] = (*road, Junction::new(n));
                }
            }
        }
    }

    /// What it costs to get there, if one can.
    pub fn cost(&self, to: Junction) -> Option<K> {
        self.reached.get(to.index()).copied().flatten().map(|(cost, _)| cost)
    }

    /// The way there, road by road; none if there is none or one is there.
    pub fn path(&self, to: Junction) -> Path {
        let mut path = Path { stops: [to; MOST], first: MOST };
        if self.cost(to).is_none() {
            return path;
        }
        let mut at = to;
        while at != self.from && path.first > 0 {
            path.first -= 1;
            path.stops[path.first] = at;
            at = self.last[at.index()].1;
        }
        path
    }
}

/// A way: the junctions one comes to, in order, without the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Path {
    stops: [Junction; MOST],
    first: usize,
}

impl Path {
    /// The junctions one comes to, in order; the last is the goal.
    pub fn stops(&self) -> &[Junction] {
        &self.stops[self.first..]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::tests::TRIANGLE;

    fn j(n: usize) -> Junction {
        Junction::new(n)
    }

    #[test]
    fn the_cheapest_way_is_found() {
        let prices = [5u32, 1, 2, 4];
        let routes = Routes::from(&TRIANGLE, j(0), |road, _| Some(prices[road.index()]));
        assert_eq!(routes.cost(j(0)), Some(0));
        assert_eq!(routes.cost(j(1)), Some(3), "round the corner");
        assert_eq!(routes.path(j(1)).stops(), [j(2), j(1)]);
        assert_eq!(routes.cost(j(3)), Some(6));
        assert_eq!(routes.path(j(3)).stops(), [j(2), j(3)]);
        assert!(routes.path(j(0)).stops().is_empty());
    }

    #[test]
    fn equally_cheap_means_fewer_roads() {
        let routes = Routes::from(&TRIANGLE, j(0), |_, _| Some(0u32));
        assert_eq!(routes.path(j(1)).stops(), [j(1)]);
    }

    #[test]
    fn closed_roads_are_not_taken() {
        let open = |road: Road, _| (road.index() == 0).then_some(1u32);
        let routes = Routes::from(&TRIANGLE, j(0), open);
        assert_eq!(
            (routes.cost(j(1)), routes.cost(j(2)), routes.cost(j(3))),
            (Some(1), None, None)
        );
        assert!(routes.path(j(3)).stops().is_empty());
        assert_eq!(routes.cost(j(99)), None);
    }

    #[test]
    fn costs_may_have_a_second_part() {
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
        struct Two(u8, u8);
        impl Add for Two {
            type Output = Two;
            fn add(self, other: Two) -> Two {
                Two(self.0 + other.0, self.1 + other.1)
            }
        }
        let prices = [Two(0, 3), Two(0, 1), Two(0, 1), Two(0, 0)];
        let routes = Routes::from(&TRIANGLE, j(0), |road, _| Some(prices[road.index()]));
        assert_eq!(routes.cost(j(1)), Some(Two(0, 2)));
    }
}
