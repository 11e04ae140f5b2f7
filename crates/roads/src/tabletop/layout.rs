//! Where everything is drawn.
//!
//! There are three arrangements of one net: the rules know only which road leads
//! where. The narrow one lies far to the right of the others on the same plane:
//! what is drawn for both, as the way of a journey whose window is not known,
//! shows in each window the half that lies in it.

mod points;

use super::circle::at;
use drawing::{Reach, svg};
pub use points::{NARROW, SIDES, WIDE, WIDER};

/// A point of the plane.
pub type Point = (f32, f32);

/// An arrangement of the net.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Layout {
    /// The part of the plane that it fills: left, top, width, height.
    pub view: (f32, f32, f32, f32),
    /// How far the corners of a city's wall are from its middle.
    pub wall: f32,
    /// The radius of a village.
    pub yard: f32,
    /// The radius of the start.
    pub start: f32,
    /// The start and the cities.
    pub junctions: [Point; 8],
    /// The villages.
    pub villages: [Point; 30],
    /// The roads: which junctions they join, and where they bend.
    pub roads: [([usize; 2], Point); 16],
}

/// On which side of a village its name stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// Left of it.
    Left,
    /// Right of it.
    Right,
    /// Below it.
    Below,
    /// Above it.
    Above,
}

/// How far the outer sites are from the middle of a city, in radii of its wall.
const RING: f32 = 0.57;

impl Layout {
    /// Whether it is the one for phones: letters instead of names.
    pub fn is_narrow(&self) -> bool {
        self.wall < 50.0
    }

    /// How many times as large as the first arrangement things are drawn.
    pub fn scale(&self) -> f32 {
        self.wall / WIDE.wall
    }

    /// A road as a path.
    pub fn road(&self, road: usize) -> String {
        let ([from, to], (cx, cy)) = self.roads[road];
        let ((ax, ay), (bx, by)) = (self.junctions[from], self.junctions[to]);
        svg::path("M# #Q# # # #", &[ax, ay, cx, cy, bx, by])
    }

    /// A point of a road, from 0 at its first end to 1 at its second.
    pub fn on_road(&self, road: usize, at: f32) -> Point {
        let ([from, to], bend) = self.roads[road];
        let (a, b) = (self.junctions[from], self.junctions[to]);
        let (left, mid, right) = ((1.0 - at) * (1.0 - at), 2.0 * at * (1.0 - at), at * at);
        (left * a.0 + mid * bend.0 + right * b.0, left * a.1 + mid * bend.1 + right * b.1)
    }

    /// A part of a road as a path.
    pub fn part(&self, road: usize, from: f32, to: f32) -> String {
        let ([a, b], c) = self.roads[road];
        let (a, b) = (self.junctions[a], self.junctions[b]);
        let mid = from * (1.0 - to) + to * (1.0 - from);
        let bend = |a: f32, b: f32, c: f32| (1.0 - from) * (1.0 - to) * a + mid * c + from * to * b;
        let ((ax, ay), (bx, by)) = (self.on_road(road, from), self.on_road(road, to));
        let (cx, cy) = (bend(a.0, b.0, c.0), bend(a.1, b.1, c.1));
        svg::path("M# #Q# # # #", &[ax, ay, cx, cy, bx, by])
    }

    /// The parts of a road that lie between places, where nothing stands.
    pub fn between_places(&self, road: usize) -> Vec<(f32, f32)> {
        const STEPS: usize = 120;
        let free = |at: f32| {
            let (x, y) = self.on_road(road, at);
            let near = |(left, top): &Point, far: f32| (x - left).hypot(y - top) < far;
            let yards = self.villages.iter().any(|it| near(it, self.yard + 2.0));
            let walls = self.junctions[1..].iter().any(|it| near(it, self.wall * 0.96));
            !yards && !walls && !near(&self.junctions[0], self.start + 1.0)
        };
        let mut parts: Vec<(f32, f32)> = Vec::new();
        let mut open = false;
        for step in 0..=STEPS {
            let at = step as f32 / STEPS as f32;
            match (free(at), open) {
                (true, false) => parts.push((at, at)),
                (true, true) => {
                    if let Some(last) = parts.last_mut() {
                        last.1 = at;
                    }
                }
                (false, _) => {}
            }
            open = free(at);
        }
        parts.retain(|(from, to)| to > from);
        parts
    }

    /// The road between two junctions.
    pub fn between(&self, from: usize, to: usize) -> Option<usize> {
        self.roads.iter().position(|(ends, _)| *ends == [from, to] || *ends == [to, from])
    }

    /// A site of a city, seen from its middle: 0 is the centre, 1 above, then
    /// clockwise.
    pub fn site(&self, site: usize) -> Point {
        if site == 0 {
            return (0.0, 0.0);
        }
        let angle = (site as f32 - 1.0) * std::f32::consts::PI / 3.0;
        at(self.wall * RING, angle)
    }
}

/// Each city by its letter, and the start.
pub const LETTERS: &[(char, Reach)] = &[
    ('a', Reach::Thing("A")),
    ('b', Reach::Thing("B")),
    ('c', Reach::Thing("C")),
    ('d', Reach::Thing("D")),
    ('e', Reach::Thing("E")),
    ('f', Reach::Thing("F")),
    ('g', Reach::Thing("G")),
    ('s', Reach::Thing("S")),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_lies_inside_and_apart() {
        for layout in [WIDE, WIDER, NARROW] {
            let (left, top, width, height) = layout.view;
            for (x, y) in layout.junctions.into_iter().chain(layout.villages) {
                assert!(x > left && x < left + width && y > top && y < top + height);
            }
            for (n, (x, y)) in layout.villages.iter().enumerate() {
                for (left, top) in &layout.villages[n + 1..] {
                    let apart = (x - left).hypot(y - top);
                    assert!(apart > 1.95 * layout.yard, "{n}: {apart}");
                }
            }
        }
    }

    #[test]
    fn a_road_lies_open_between_its_places() {
        for layout in [WIDE, WIDER] {
            for (n, _) in layout.roads.iter().enumerate() {
                let parts = layout.between_places(n);
                assert!((1..=3).contains(&parts.len()), "road {n}: {parts:?}");
                assert!(parts.iter().all(|(from, to)| *from > 0.0 && *to < 1.0));
            }
        }
    }

    #[test]
    fn roads_begin_and_end_where_they_should() {
        for layout in [WIDE, WIDER, NARROW] {
            for (n, ([from, to], _)) in layout.roads.iter().enumerate() {
                assert_eq!(layout.on_road(n, 0.0), layout.junctions[*from]);
                assert_eq!(layout.on_road(n, 1.0), layout.junctions[*to]);
                assert_eq!(layout.between(*to, *from), Some(n));
            }
        }
        assert_eq!(WIDE.between(0, 6), None);
        assert_eq!(WIDE.part(0, 0.0, 1.0), "M490.0 352.0Q490.0 219.0 490.0 86.0");
        assert_eq!(WIDE.part(0, 0.5, 1.0), "M490.0 219.0Q490.0 152.5 490.0 86.0");
        assert_eq!(WIDE.road(0), "M490.0 352.0Q490.0 219.0 490.0 86.0");
    }
}
