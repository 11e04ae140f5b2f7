//! What is good in the toy game, so that computer players can be tried on it.

use super::{Action, State, Toy};
use engine::{Game, MAX_SEATS, Seat};
use opinion::{Playable, Scratch, Values};

/// High cards and points are good; a dear prize deserves a high card.
impl Playable for Toy {
    fn rate(&self, state: &State, _: Seat, actions: &[Action], rates: &mut Vec<f32>) {
        rates.extend(actions.iter().map(|action| match action {
            Action::Play(rank) => {
                let wanted = 1.0 + 4.0 * f32::from(state.prize) / 6.0;
                0.6 - 0.1 * (f32::from(*rank) - wanted).abs()
            }
            Action::Draw => 0.6,
            Action::Stay => 0.4,
        }));
    }

    fn value(&self, state: &State, _: &mut Scratch<Toy>) -> Values {
        let worth = |n: usize| {
            let hand =
                state.hands[n].0.iter().zip(1..).map(|(n, rank)| f32::from(*n) * rank as f32);
            1.0 + f32::from(state.points[n]) + 0.3 * hand.sum::<f32>()
        };
        let sum: f32 = (0..self.players()).map(worth).sum();
        let mut values = [0.0; MAX_SEATS];
        for (n, value) in values.iter_mut().enumerate().take(self.players()) {
            *value = worth(n) / sum;
        }
        values
    }
}
