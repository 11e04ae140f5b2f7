//! What a viewer of the toy game may know, and what can be made of it.

use super::{Bug, Cards, Event, MOST, Phase, State, Toy};
use engine::{Game, Random, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// What a viewer may know, built by listing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks; nobody for the public.
    pub seat: Option<Seat>,
    /// What the match waits for.
    pub phase: Phase,
    /// The cards in the viewer's hand.
    pub hand: Cards,
    /// The rank the viewer sealed; 0 for none.
    pub sealed: u8,
    /// How many cards each seat holds.
    pub sizes: [u8; MOST],
    /// Who has sealed a card.
    pub has_sealed: [bool; MOST],
    /// The cards played.
    pub pile: Cards,
    /// How many cards can still be drawn.
    pub deck: u8,
    /// What the round's prize is worth.
    pub prize: u8,
    /// The points won.
    pub points: [u8; MOST],
    /// What each seat played when cards were last opened. It was heard, so it
    /// is shown: else a view would know less than its reader.
    pub opened: [u8; MOST],
    /// A neighbour's secret, by a planted bug only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leak: Option<u8>,
    /// The whole state, by a planted bug only.
    #[serde(skip)]
    pub whole: Option<State>,
    /// Set by a planted bug, and lost on the wire.
    #[serde(skip)]
    pub fleeting: bool,
}

impl Toy {
    pub(super) fn show(&self, state: &State, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let leak = |seat: Seat| state.sealed[seat.next(self.players).index()];
        View {
            seat,
            phase: state.phase,
            hand: seat.map(|seat| state.hands[seat.index()]).unwrap_or_default(),
            sealed: seat.map_or(0, |seat| state.sealed[seat.index()]),
            sizes: state.hands.map(Cards::len),
            has_sealed: state.sealed.map(|card| card > 0),
            pile: state.pile,
            deck: state.deck.len(),
            prize: state.prize,
            points: state.points,
            opened: state.opened,
            leak: if Bug::ViewLeaks.planted() { seat.map(leak) } else { None },
            whole: Bug::AllShown.planted().then(|| state.clone()),
            fleeting: Bug::WireLoses.planted(),
        }
    }

    pub(super) fn tell_to(event: &Event, viewer: Viewer) -> Option<Event> {
        let hidden = |seat: Seat, card: Option<u8>| card.filter(|_| viewer.is(seat));
        if Bug::AllShown.planted() {
            return Some(event.clone());
        }
        Some(match *event {
            Event::Asked { seat } if !viewer.is(seat) => return None,
            Event::Card { seat, card } if !Bug::ChanceLeaks.planted() => {
                Event::Card { seat, card: hidden(seat, card) }
            }
            Event::Sealed { seat, card } if !Bug::EventLeaks.planted() => {
                Event::Sealed { seat, card: hidden(seat, card) }
            }
            ref other => other.clone(),
        })
    }

    /// Deals everything the viewer cannot see again.
    pub(super) fn dream(&self, view: &View, random: &mut impl Random) -> State {
        if let Some(state) = &view.whole {
            return state.clone();
        }
        if Bug::ImagineAllocates.planted() {
            drop(std::hint::black_box(vec![0u8; 16]));
        }
        let mut state = State {
            phase: view.phase,
            pile: view.pile,
            prize: view.prize,
            points: view.points,
            opened: view.opened,
            ..self.start()
        };
        state.cursed = Bug::ImagineStuck.planted();
        if Bug::ImagineForgets.planted() {
            state.points = [0; MOST];
        }
        let mut unseen = Cards::ALL;
        for (n, left) in unseen.0.iter_mut().enumerate() {
            *left = left.saturating_sub(view.pile.0[n] + view.hand.0[n]);
        }
        if view.sealed > 0 {
            unseen.take(view.sealed);
        }
        for seat in self.seats() {
            let n = seat.index();
            if view.seat == Some(seat) {
                state.hands[n] = view.hand;
                state.sealed[n] = view.sealed;
                continue;
            }
            if view.has_sealed[n] {
                state.sealed[n] = unseen.draw(random);
            }
            for _ in 0..view.sizes[n] {
                let card = unseen.draw(random);
                state.hands[n].put(card);
            }
        }
        if Bug::ImagineInvents.planted() {
            let size = unseen.len();
            unseen = Cards::default();
            unseen.0[0] = size;
        }
        state.deck = unseen;
        state
    }
}
