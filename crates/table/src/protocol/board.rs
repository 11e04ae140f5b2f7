//! The match on the protocol's table, and what goes on by itself there.

use crate::erase::AnyMatch;
use crate::fair::Seed;
use crate::session::MAX_STEPS;
use engine::Stances;

/// A running match and what the protocol remembers about it.
pub(super) struct Board {
    pub(super) game: Box<dyn AnyMatch>,
    pub(super) seed: Seed,
    pub(super) names: Vec<String>,
    /// By seat: what it need not be asked.
    pub(super) stances: Vec<Stances>,
    /// Whether every chance came from the seed, so that a record may show it.
    pub(super) pure: bool,
}

impl Board {
    pub(super) fn new(
        game: Box<dyn AnyMatch>,
        seed: Seed,
        names: Vec<String>,
        pure: bool,
    ) -> Board {
        let stances = vec![Stances::new(game.standing()); game.players()];
        Board { game, seed, names, stances, pure }
    }

    /// Lets chance fall, if that is wished.
    pub(super) fn settle(&mut self, auto: bool) {
        while auto && self.game.steps() < 2 * MAX_STEPS {
            let dice = self.seed.dice(self.game.steps());
            if !self.game.roll(dice) {
                break;
            }
        }
    }

    /// Gives one standing answer; `false` if none fits.
    pub(super) fn answer(&mut self) -> bool {
        let seats = self.game.turn().seats();
        self.game.steps() < MAX_STEPS
            && seats.iter().any(|seat| {
                let text = self.game.stand(seat, &self.stances[seat.index()]);
                text.is_some_and(|text| self.game.act(seat, &text).is_ok())
            })
    }
}
