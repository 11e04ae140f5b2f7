//! A cursor that walks over the things of a board, whatever they are.
//!
//! A board lists its things with where they stand; arrows lead to the nearest in
//! their direction, and Tab from one part of the board to the next.

use super::Way;
use super::marks::{Marks, Thing};
use drawing::Handle;

/// Where a thing stands, and in which part of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Spot {
    pub(super) handle: Handle,
    pub(super) part: usize,
    /// Column and row of its middle.
    pub(super) at: (i32, i32),
}

impl Spot {
    pub(super) fn new(handle: impl Into<Handle>, part: usize, x: u16, y: u16) -> Spot {
        Spot { handle: handle.into(), part, at: (i32::from(x), i32::from(y)) }
    }
}

/// The cursor: it keeps to a thing, wherever that goes.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Walk {
    at: Option<Handle>,
}

impl Walk {
    /// Begins here, if it has not begun.
    pub(super) fn begin(&mut self, handle: impl Into<Handle>) {
        self.at.get_or_insert_with(|| handle.into());
    }

    /// Where it is: on the first thing if its own is gone.
    pub(super) fn on<'a>(&self, spots: &'a [Spot]) -> Option<&'a Spot> {
        let own = spots.iter().find(|spot| Some(&spot.handle) == self.at.as_ref());
        own.or(spots.first())
    }

    /// What is under it.
    pub(super) fn thing(&self, spots: &[Spot]) -> Option<Thing> {
        self.on(spots).map(|spot| Thing::only(spot.handle.clone()))
    }

    /// Goes to the first thing that may be touched, unless one may be in its part
    /// of the board.
    pub(super) fn seek(&mut self, spots: &[Spot], marks: &Marks) {
        let lit = |spot: &&Spot| marks.at(spot.handle.as_str()).lit;
        let part = self.on(spots).map(|spot| spot.part);
        if spots.iter().filter(lit).any(|spot| Some(spot.part) == part) {
            return;
        }
        if let Some(spot) = spots.iter().find(lit) {
            self.at = Some(spot.handle.clone());
        }
    }

    /// Goes to the nearest thing in a direction; `false` if it would leave the
    /// board below.
    pub(super) fn steer(&mut self, spots: &[Spot], way: Way) -> bool {
        let Some(from) = self.on(spots) else { return way != Way::Down };
        match nearest(from.at, spots.iter().map(|spot| spot.at), way) {
            Some(n) => {
                self.at = Some(spots[n].handle.clone());
                true
            }
            None => way != Way::Down,
        }
    }

    /// The parts of the board that have things, in order.
    fn parts(spots: &[Spot]) -> Vec<usize> {
        let mut parts: Vec<usize> = spots.iter().map(|spot| spot.part).collect();
        parts.sort_unstable();
        parts.dedup();
        parts
    }

    /// How many parts Tab leads through.
    pub(super) fn stops(spots: &[Spot]) -> usize {
        Walk::parts(spots).len().max(1)
    }

    /// In which of them it is.
    pub(super) fn stop(&self, spots: &[Spot]) -> usize {
        let part = self.on(spots).map_or(0, |spot| spot.part);
        Walk::parts(spots).iter().position(|it| *it == part).unwrap_or(0)
    }

    /// Goes to the first thing of one of them, unless it is there.
    pub(super) fn enter(&mut self, spots: &[Spot], stop: usize) {
        let part = Walk::parts(spots).get(stop).copied();
        let there = self.on(spots).map(|spot| spot.part) == part;
        if let Some(first) = spots.iter().find(|spot| Some(spot.part) == part).filter(|_| !there) {
            self.at = Some(first.handle.clone());
        }
    }
}

/// The nearest place in a direction: little aside, much ahead. Rows count double,
/// since letters are taller than wide.
pub(super) fn nearest(
    (x, y): (i32, i32),
    places: impl Iterator<Item = (i32, i32)>,
    way: Way,
) -> Option<usize> {
    let ahead = |(n, (to_x, to_y)): (usize, (i32, i32))| {
        let (dx, dy) = (to_x - x, 2 * (to_y - y));
        let (on, aside) = match way {
            Way::Up => (-dy, dx),
            Way::Down => (dy, dx),
            Way::Left => (-dx, dy),
            Way::Right => (dx, dy),
        };
        // Straight up or down rows are short: what stands well aside counts too.
        let cone = if matches!(way, Way::Up | Way::Down) { 5 * on } else { 2 * on };
        (on > 0 && aside.abs() <= cone).then_some((on + 2 * aside.abs(), n))
    };
    places.enumerate().filter_map(ahead).min().map(|(_, n)| n)
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// The things that no arrow leads to, from the first one on.
    pub(in crate::boards) fn unreached(spots: &[Spot]) -> Vec<Handle> {
        let mut found: Vec<Handle> = Vec::new();
        let mut open: Vec<Handle> = spots.first().map(|it| it.handle.clone()).into_iter().collect();
        while let Some(handle) = open.pop() {
            if found.contains(&handle) {
                continue;
            }
            found.push(handle.clone());
            for way in [Way::Up, Way::Down, Way::Left, Way::Right] {
                let mut walk = Walk { at: Some(handle.clone()) };
                walk.steer(spots, way);
                open.extend(walk.at);
            }
        }
        let all = spots.iter().map(|spot| spot.handle.clone());
        all.filter(|handle| !found.contains(handle)).collect()
    }

    #[test]
    fn arrows_go_to_the_nearest_and_tab_from_part_to_part() {
        let spots = [
            Spot::new("a", 0, 0, 0),
            Spot::new("b", 0, 8, 0),
            Spot::new("c", 2, 2, 3),
            Spot::new("d", 2, 3, 3),
        ];
        let mut walk = Walk::default();
        let on = |walk: &Walk| walk.on(&spots).unwrap().handle.to_string();
        assert!(walk.steer(&spots, Way::Right) && on(&walk) == "b");
        assert!(walk.steer(&spots, Way::Right) && on(&walk) == "b", "there is nothing");
        assert!(walk.steer(&spots, Way::Down) && on(&walk) == "d");
        assert!(walk.steer(&spots, Way::Left) && on(&walk) == "c");
        assert!(!walk.steer(&spots, Way::Down), "it leaves the board");
        assert_eq!((Walk::stops(&spots), walk.stop(&spots)), (2, 1));
        walk.enter(&spots, 0);
        assert_eq!(on(&walk), "a");
        // A question that is answered in another part leads there, and no other.
        let asks = |handle: &str| {
            let touches = table::Touches { lit: vec![handle.into()], ..table::Touches::default() };
            Marks::of(&touches, &[])
        };
        walk.seek(&spots, &asks("b"));
        assert_eq!(on(&walk), "a");
        walk.seek(&spots, &asks("d"));
        assert_eq!(on(&walk), "d");
        walk.enter(&spots, 0);
        // Its thing is gone: it is on the first.
        let rest = &spots[1..];
        assert_eq!(walk.on(rest).unwrap().handle, *"b");
        assert!(unreached(&spots).is_empty());
    }
}
