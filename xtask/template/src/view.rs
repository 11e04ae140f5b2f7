//! What a viewer may know, built by listing, and what can be made of it.

use crate::Kauri;
use crate::action::Chance;
use crate::state::{MOST, State};
use engine::{Random, Seat, Turn, Viewer};
use serde::{Deserialize, Serialize};

/// What a viewer may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks; nobody for the public.
    pub seat: Option<Seat>,
    /// The shells in the heap.
    pub heap: u8,
    /// Whose turn it is, once every charm is dealt.
    pub to_move: Seat,
    /// The shells each seat has taken.
    pub taken: [u8; MOST],
    /// Who has a charm.
    pub dealt: [bool; MOST],
    /// The charms the viewer knows: its own, and all once they lie open.
    pub charms: [Option<u8>; MOST],
}

impl Kauri {
    pub(crate) fn show(&self, state: &State, viewer: Viewer) -> View {
        let open = self.waits_for(state) == Turn::Over;
        let mut charms = [None; MOST];
        for seat in self.seats() {
            let charm = state.charms[seat.index()];
            if charm > 0 && (open || viewer.is(seat)) {
                charms[seat.index()] = Some(charm);
            }
        }
        View {
            seat: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Public => None,
            },
            heap: state.heap,
            to_move: state.to_move,
            taken: state.taken,
            dealt: state.charms.map(|charm| charm > 0),
            charms,
        }
    }

    /// Deals every charm again that the viewer does not know.
    pub(crate) fn dream(&self, view: &View, random: &mut impl Random) -> State {
        let mut charms = [0; MOST];
        for seat in self.seats().filter(|seat| view.dealt[seat.index()]) {
            let Chance::Charm(drawn) = Chance::random(random);
            charms[seat.index()] = view.charms[seat.index()].unwrap_or(drawn);
        }
        State { heap: view.heap, to_move: view.to_move, taken: view.taken, charms }
    }
}
