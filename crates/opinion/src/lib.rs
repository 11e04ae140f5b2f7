//! Opinions about a game: what looks good, and who is likely to win.
//!
//! Rules say what is legal; this says what is wise. A game becomes playable by
//! the stronger bots when its `opinion.rs` implements [`Playable`] for it, and
//! all of them use the same opinion: as a player of one ply, as the prior of a
//! search, as its playouts and as its judgement of a leaf. An opinion is no
//! rule: a better one changes no record.

pub mod maths;

use engine::{Game, MAX_SEATS, Places, Random, Seat, Turn};

/// The chance of each seat to win the match; they sum to 1.
pub type Values = [f32; MAX_SEATS];

/// Buffers that are filled again and again, so that no search allocates.
pub struct Scratch<G: Game> {
    /// Actions.
    pub actions: Vec<G::Action>,
    /// One number for each action.
    pub rates: Vec<f32>,
}

impl<G: Game> Default for Scratch<G> {
    fn default() -> Self {
        Scratch { actions: Vec::with_capacity(256), rates: Vec::with_capacity(256) }
    }
}

/// A game somebody has an opinion on.
pub trait Playable: Game {
    /// Iterations of a search if nobody sets a limit.
    const TRIALS: u64 = 2_000;

    /// About how many of them one core does in a millisecond.
    const PACE: u64 = 100;

    /// Appends, for each of the legal actions, the chance that the seat wins
    /// the match if it does this. It may depend only on what the seat knows:
    /// equal views must give equal rates.
    fn rate(&self, state: &Self::State, seat: Seat, actions: &[Self::Action], rates: &mut Vec<f32>);

    /// Every seat's chance to win the match. The state was imagined, so all of
    /// it may be used.
    fn value(&self, state: &Self::State, scratch: &mut Scratch<Self>) -> Values;

    /// The same for a state that needs no playing on: between two rounds, say.
    /// Nothing for all others.
    fn settled(&self, _state: &Self::State) -> Option<Values> {
        None
    }

    /// Whether opinions of this state and of others like it can be compared.
    /// A playout that has gone far enough goes on to the next such state:
    /// where a turn is made of many actions, one that is half done would be
    /// compared with one that is over.
    fn calm(&self, _state: &Self::State) -> bool {
        true
    }

    /// An action that no thought could better, if there is one: it costs
    /// nothing and hinders nothing. It may depend only on what the seat knows.
    fn obvious(
        &self,
        _state: &Self::State,
        _seat: Seat,
        _actions: &[Self::Action],
    ) -> Option<Self::Action> {
        None
    }

    /// The part of a budget that this decision deserves, at most 1. Where a
    /// turn is made of many actions, their parts together should be no more
    /// than a few. It may depend only on what the seat knows.
    fn part(&self, _state: &Self::State, _seat: Seat) -> f64 {
        1.0
    }

    /// What a sensible player does, quickly; what playouts do. Only for a seat
    /// that owes an action.
    fn policy(
        &self,
        state: &Self::State,
        seat: Seat,
        _random: &mut impl Random,
        scratch: &mut Scratch<Self>,
    ) -> Self::Action {
        scratch.actions.clear();
        scratch.rates.clear();
        self.legal(state, seat, &mut scratch.actions);
        self.rate(state, seat, &scratch.actions, &mut scratch.rates);
        scratch.actions[best(&scratch.rates)]
    }

    /// The end of the match, or a state that needs no playing on, as values.
    fn known(&self, state: &Self::State) -> Option<Values> {
        match self.turn(state) {
            Turn::Over => Some(shares(&self.places(state))),
            Turn::Chance | Turn::Seats(_) => self.settled(state),
        }
    }
}

/// The place of the greatest number, the first if several are equal; 0 if
/// there are none.
#[inline]
pub fn best(rates: &[f32]) -> usize {
    let mut at = 0;
    for (n, rate) in rates.iter().enumerate() {
        if *rate > rates[at] {
            at = n;
        }
    }
    at
}

/// A win, shared by those who share the first place.
pub fn shares(places: &Places) -> Values {
    let winners = places.winners();
    let share = 1.0 / winners.len().max(1) as f32;
    std::array::from_fn(|n| if winners.contains(Seat::new(n)) { share } else { 0.0 })
}
