//! A point in a match: what is public, what is secret.

use engine::Seat;

/// No more can play (1.1).
pub const MOST: usize = 4;

/// A point in a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The shells in the heap.
    pub heap: u8,
    /// Whose turn it is, once every charm is dealt.
    pub to_move: Seat,
    /// The shells each seat has taken.
    pub taken: [u8; MOST],
    /// The charm of each seat, its secret; 0 until it is dealt.
    pub charms: [u8; MOST],
}

impl State {
    pub(crate) fn new(heap: u8) -> State {
        State { heap, to_move: Seat::A, taken: [0; MOST], charms: [0; MOST] }
    }
}
