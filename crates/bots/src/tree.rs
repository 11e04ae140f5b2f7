//! A tree of actions in two flat arrays: the edges in the order they grew, and
//! a hash table that finds the edge of an action at a node.
//!
//! A node is the edge that leads to it; there may be hundreds of edges below
//! one, because each deal offers other actions, so they are found by hashing
//! and not by walking a list. Both arrays are made before the search and never
//! grow during it.

use engine::Seat;
use std::hash::{Hash, Hasher};

/// The node above all edges.
pub(crate) const ROOT: u32 = u32::MAX;
/// An empty place in the hash table.
const EMPTY: u32 = u32::MAX;

/// An action at a node, with what came of it.
pub(crate) struct Edge<A> {
    pub(crate) action: A,
    pub(crate) seat: Seat,
    /// The node it belongs to.
    above: u32,
    pub(crate) visits: u32,
    /// How often it could have been chosen.
    pub(crate) offered: u32,
    /// What it brought to the seat that chose it, in all.
    pub(crate) sum: f32,
}

impl<A> Edge<A> {
    /// What it brought on average.
    #[inline]
    pub(crate) fn mean(&self) -> f32 {
        self.sum / self.visits.max(1) as f32
    }
}

/// The tree.
pub(crate) struct Tree<A> {
    edges: Vec<Edge<A>>,
    slots: Vec<u32>,
    room: usize,
}

impl<A: Copy + Eq + Hash> Tree<A> {
    pub(crate) fn new() -> Tree<A> {
        Tree { edges: Vec::new(), slots: Vec::new(), room: 0 }
    }

    /// Empties the tree and makes room for so many edges.
    pub(crate) fn clear(&mut self, room: usize) {
        self.room = room;
        self.edges.clear();
        self.edges.reserve(room);
        self.slots.clear();
        self.slots.resize((2 * room).next_power_of_two(), EMPTY);
    }

    #[inline]
    pub(crate) fn edge(&self, at: u32) -> &Edge<A> {
        &self.edges[at as usize]
    }

    #[inline]
    pub(crate) fn edge_mut(&mut self, at: u32) -> &mut Edge<A> {
        &mut self.edges[at as usize]
    }

    /// The edge of an action at a node, or the empty place where it would be.
    #[inline]
    pub(crate) fn find(&self, above: u32, seat: Seat, action: A) -> Result<u32, Place> {
        let mut hasher = Mixer(u64::from(above) << 8 | seat.index() as u64);
        action.hash(&mut hasher);
        let mask = self.slots.len() - 1;
        let mut place = hasher.finish() as usize & mask;
        loop {
            let at = self.slots[place];
            if at == EMPTY {
                return Err(Place(place));
            }
            let edge = &self.edges[at as usize];
            if edge.above == above && edge.seat == seat && edge.action == action {
                return Ok(at);
            }
            place = (place + 1) & mask;
        }
    }

    /// A new edge at the place that `find` told; nothing if the tree is full.
    pub(crate) fn grow(
        &mut self,
        place: Place,
        above: u32,
        seat: Seat,
        action: A,
        offered: u32,
    ) -> Option<u32> {
        if self.edges.len() >= self.room {
            return None;
        }
        let at = self.edges.len() as u32;
        self.slots[place.0] = at;
        self.edges.push(Edge { action, seat, above, visits: 0, offered, sum: 0.0 });
        Some(at)
    }

    /// The edges below those of the root.
    #[cfg(test)]
    pub(crate) fn second_level(&self) -> impl Iterator<Item = &Edge<A>> {
        let top = |edge: &Edge<A>| edge.above != ROOT && self.edge(edge.above).above == ROOT;
        self.edges.iter().filter(move |edge| top(edge))
    }

    /// The edges of the root.
    pub(crate) fn top(&self) -> impl Iterator<Item = &Edge<A>> {
        self.edges.iter().filter(|edge| edge.above == ROOT)
    }
}

/// An empty place in the hash table.
#[derive(Clone, Copy)]
pub(crate) struct Place(usize);

/// Mixes the few words of an action; only where an edge is kept depends on it.
struct Mixer(u64);

impl Mixer {
    #[inline]
    fn word(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

impl Hasher for Mixer {
    #[inline]
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.word(u64::from_le_bytes(word));
        }
    }
    #[inline]
    fn write_u8(&mut self, n: u8) {
        self.word(u64::from(n));
    }
    #[inline]
    fn write_u32(&mut self, n: u32) {
        self.word(u64::from(n));
    }
    #[inline]
    fn write_u64(&mut self, n: u64) {
        self.word(n);
    }
    #[inline]
    fn write_isize(&mut self, n: isize) {
        self.word(n as u64);
    }
    #[inline]
    fn write_usize(&mut self, n: usize) {
        self.word(n as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edge_is_found_where_it_grew_and_nowhere_else() {
        let mut tree = Tree::new();
        for _ in 0..2 {
            tree.clear(1000);
            let mut above = ROOT;
            for n in 0..1000u64 {
                let seat = Seat::new(n as usize % 3);
                let Err(place) = tree.find(above, seat, n) else { panic!("{n} is new") };
                let at = tree.grow(place, above, seat, n, 1).expect("there is room");
                assert_eq!(tree.find(above, seat, n).ok(), Some(at));
                assert!(tree.find(above, seat.next(3), n).is_err());
                assert!(tree.find(above, seat, n + 1).is_err());
                if n % 10 == 0 {
                    above = at;
                }
            }
            let Err(place) = tree.find(above, Seat::A, 5000) else { panic!("5000 is new") };
            assert!(tree.grow(place, above, Seat::A, 5000, 1).is_none(), "the tree is full");
            assert_eq!(tree.top().count(), 1);
        }
    }
}
