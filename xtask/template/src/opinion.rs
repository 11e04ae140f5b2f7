//! What is good in Kauri: what computer players go by.

use crate::Kauri;
use crate::action::Action;
use crate::state::State;
use engine::{MAX_SEATS, Seat};
use opinion::maths::{exp, logistic};
use opinion::{Playable, Scratch, Values};

/// What a charm is worth to whoever does not know it.
const USUAL_CHARM: f32 = 2.0;

impl Playable for Kauri {
    fn rate(&self, state: &State, seat: Seat, actions: &[Action], rates: &mut Vec<f32>) {
        let held = |seat: Seat| f32::from(state.taken[seat.index()]);
        let others = self.seats().filter(|other| *other != seat);
        let best = others.map(held).fold(0.0, f32::max) + USUAL_CHARM;
        let own = held(seat) + f32::from(state.charms[seat.index()]);
        rates.extend(
            actions
                .iter()
                .map(|Action::Take(shells)| logistic(0.5 * (own + f32::from(*shells) - best))),
        );
    }

    fn value(&self, state: &State, _: &mut Scratch<Self>) -> Values {
        let mut values = [0.0; MAX_SEATS];
        let mut sum = 0.0;
        for seat in self.seats() {
            let n = seat.index();
            values[n] = exp(0.5 * f32::from(state.taken[n] + state.charms[n]));
            sum += values[n];
        }
        values.map(|value| value / sum)
    }
}
