//! The player of one ply: it does what looks best at once.

use crate::bot::{Bot, Budget, Candidate, Clock, Decision, open};
use opinion::{Playable, Scratch};

/// Does what the game's opinion rates highest.
pub struct Greedy<G: Playable>(Scratch<G>);

impl<G: Playable> Default for Greedy<G> {
    fn default() -> Self {
        Greedy(Scratch::default())
    }
}

impl<G: Playable> Bot<G> for Greedy<G> {
    fn name(&self) -> &'static str {
        "greedy"
    }

    fn decide(
        &mut self,
        game: &G,
        view: &G::View,
        _: &Budget,
        seed: u64,
        _: &dyn Clock,
    ) -> Option<Decision<G>> {
        let Scratch { actions, rates } = &mut self.0;
        let (seat, state) = open(game, view, seed, actions)?;
        rates.clear();
        game.rate(&state, seat, actions, rates);
        let pairs = actions.iter().zip(rates.iter());
        let mut candidates: Vec<_> = pairs
            .map(|(action, value)| Candidate { action: *action, value: *value, visits: 0 })
            .collect();
        // Stable, so that of equals the first in the game's order is chosen.
        candidates.sort_by(Candidate::best_first);
        let first = candidates.first()?;
        let (action, value) = (first.action, Some(first.value));
        Some(Decision { action, value, iterations: 0, candidates })
    }
}
