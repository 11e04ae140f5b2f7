//! What a computer player is: a view in, a decision out.

use crate::dice;
use engine::{Game, Seat, Viewer};
use std::time::Duration;

/// How long a bot may think. Nothing given: as long as it usually does. Both
/// given: until the first runs out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Budget {
    /// At most so many iterations of search: the same answer on every machine.
    pub iterations: Option<u64>,
    /// At most so many milliseconds by the caller's clock.
    pub millis: Option<u64>,
}

impl Budget {
    /// So many iterations of search.
    pub const fn iterations(iterations: u64) -> Budget {
        Budget { iterations: Some(iterations), millis: None }
    }

    /// So many milliseconds.
    pub const fn millis(millis: u64) -> Budget {
        Budget { iterations: None, millis: Some(millis) }
    }
}

/// Tells the time since any fixed moment. It is asked only if the budget has a
/// time limit. Every `Fn() -> Duration` is one.
pub trait Clock {
    /// The time since some fixed moment.
    fn now(&self) -> Duration;
}

impl<F: Fn() -> Duration> Clock for F {
    fn now(&self) -> Duration {
        self()
    }
}

/// A clock for budgets without a time limit: it stands still.
pub fn no_clock() -> Duration {
    Duration::ZERO
}

/// What a bot decided, and what it thought of the alternatives.
pub struct Decision<G: Game> {
    /// What to do.
    pub action: G::Action,
    /// The chance that this seat wins the match, from 0 to 1, if the bot has
    /// an opinion. A shared first place counts as a share of a win.
    pub value: Option<f32>,
    /// How many iterations of search it took.
    pub iterations: u64,
    /// The actions that were weighed, best first; empty if none was.
    pub candidates: Vec<Candidate<G::Action>>,
}

/// An action that was weighed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate<A> {
    /// The action.
    pub action: A,
    /// The chance that the seat wins the match if it does this.
    pub value: f32,
    /// How many iterations tried it.
    pub visits: u64,
}

impl<A> Candidate<A> {
    /// The most tried first, and of those the best. Every player sorts by this
    /// one function: a sort is compiled anew for each, and it is long.
    pub(crate) fn best_first(&self, other: &Candidate<A>) -> std::cmp::Ordering {
        (other.visits.cmp(&self.visits)).then(other.value.total_cmp(&self.value))
    }
}

impl<G: Game> Decision<G> {
    /// A decision without deliberation.
    pub fn plain(action: G::Action) -> Decision<G> {
        Decision { action, value: None, iterations: 0, candidates: Vec::new() }
    }
}

impl<G: Game> Clone for Decision<G> {
    fn clone(&self) -> Self {
        Decision { candidates: self.candidates.clone(), ..*self }
    }
}
impl<G: Game> PartialEq for Decision<G> {
    fn eq(&self, other: &Self) -> bool {
        self.action == other.action
            && self.value == other.value
            && self.iterations == other.iterations
            && self.candidates == other.candidates
    }
}
impl<G: Game> std::fmt::Debug for Decision<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({:?}, {} iterations)", self.action, self.value, self.iterations)?;
        f.debug_list().entries(&self.candidates).finish()
    }
}

/// A computer player.
pub trait Bot<G: Game>: Send {
    /// The name it is asked for by.
    fn name(&self) -> &'static str;

    /// Decides for the seat whose view this is; nothing if that seat owes no
    /// action. The same view, budget of iterations and seed give the same
    /// decision. A forced action is returned at once.
    fn decide(
        &mut self,
        game: &G,
        view: &G::View,
        budget: &Budget,
        seed: u64,
        clock: &dyn Clock,
    ) -> Option<Decision<G>>;
}

/// What every bot does first: whose view this is, a state behind it, and the
/// legal actions. Nothing if the seat owes no action.
pub(crate) fn open<G: Game>(
    game: &G,
    view: &G::View,
    seed: u64,
    actions: &mut Vec<G::Action>,
) -> Option<(Seat, G::State)> {
    let Viewer::Seat(seat) = game.viewer(view) else { return None };
    let state = game.imagine(view, &mut dice::stream(seed, 0));
    actions.clear();
    game.legal(&state, seat, actions);
    (!actions.is_empty()).then_some((seat, state))
}
