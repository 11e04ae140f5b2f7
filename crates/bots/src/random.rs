//! Players without an opinion: the floor that everybody else is measured from.

use crate::bot::{Bot, Budget, Clock, Decision, open};
use crate::dice;
use engine::{Game, Random};

/// Every legal action is equally likely.
pub struct Uniform<G: Game>(Vec<G::Action>);

impl<G: Game> Default for Uniform<G> {
    fn default() -> Self {
        Uniform(Vec::new())
    }
}

impl<G: Game> Bot<G> for Uniform<G> {
    fn name(&self) -> &'static str {
        "random"
    }

    fn decide(
        &mut self,
        game: &G,
        view: &G::View,
        _: &Budget,
        seed: u64,
        _: &dyn Clock,
    ) -> Option<Decision<G>> {
        open(game, view, seed, &mut self.0)?;
        let at = dice::stream(seed, 1).below(self.0.len() as u32);
        Some(Decision::plain(self.0[at as usize]))
    }
}

/// The game's own quick choice: the kind of action first, then the action.
pub struct Structured<G: Game>(Vec<G::Action>);

impl<G: Game> Default for Structured<G> {
    fn default() -> Self {
        Structured(Vec::new())
    }
}

impl<G: Game> Bot<G> for Structured<G> {
    fn name(&self) -> &'static str {
        "structured"
    }

    fn decide(
        &mut self,
        game: &G,
        view: &G::View,
        _: &Budget,
        seed: u64,
        _: &dyn Clock,
    ) -> Option<Decision<G>> {
        let (seat, state) = open(game, view, seed, &mut self.0)?;
        let action = game.pick(&state, seat, &mut dice::stream(seed, 1), &mut self.0);
        Some(Decision::plain(action))
    }
}
