//! Look ahead without a tree: the few actions that look best are tried on
//! imagined deals, and the worse half is dropped again and again.
//!
//! Every candidate is tried on the same deals with the same luck, so what
//! differs between two candidates is what they did. A trial plays a few plies
//! by the game's policy and then asks the game's opinion; the longer the
//! budget, the more candidates and the longer the trials.

use crate::bot::{Bot, Budget, Candidate, Clock, Decision, open};
use crate::dice;
use crate::thinking::Thinking;
use engine::{Seat, Step, Turn};
use opinion::{Playable, Scratch, Values};

/// How wide and how deep to look.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Shape {
    /// How many candidates are tried.
    pub width: usize,
    /// Decisions played by the policy before the opinion is asked.
    pub plies: u32,
}

impl Shape {
    /// With few trials it pays to ask early and to compare few; with many the
    /// policy's own play tells more than an opinion asked early, and fewer
    /// candidates are overlooked.
    fn of<G: Playable>(budget: &Budget) -> Shape {
        let timed = budget.millis.map(|millis| millis.saturating_mul(G::PACE));
        let trials = match (budget.iterations, timed) {
            (Some(counted), Some(timed)) => counted.min(timed),
            (Some(trials), None) | (None, Some(trials)) => trials,
            (None, None) => G::TRIALS,
        };
        let (width, plies) = match trials {
            0..500 => (4, 6),
            500..3_000 => (5, 12),
            3_000..30_000 => (8, 24),
            30_000.. => (12, 60),
        };
        Shape { width, plies }
    }
}

/// Sequential halving over short playouts.
pub struct Search<G: Playable> {
    name: &'static str,
    shape: Option<Shape>,
    scratch: Scratch<G>,
    tried: Vec<Tried<G::Action>>,
}

struct Tried<A> {
    action: A,
    rate: f32,
    sum: f64,
    visits: u64,
}

impl<A> Tried<A> {
    fn new(action: A, rate: f32) -> Tried<A> {
        Tried { action, rate, sum: 0.0, visits: 0 }
    }

    fn mean(&self) -> f32 {
        if self.visits == 0 { self.rate } else { (self.sum / self.visits as f64) as f32 }
    }

    fn better_first(&self, other: &Tried<A>) -> std::cmp::Ordering {
        other.mean().total_cmp(&self.mean())
    }
}

impl<G: Playable> Default for Search<G> {
    fn default() -> Self {
        Search { name: "search", shape: None, scratch: Scratch::default(), tried: Vec::new() }
    }
}

impl<G: Playable> Search<G> {
    /// A search that always looks this wide and deep, for experiments.
    pub fn shaped(name: &'static str, shape: Shape) -> Search<G> {
        Search { name, shape: Some(shape), ..Search::default() }
    }

    /// Ranks all actions by the game's opinion and keeps the best few.
    fn nominate(&mut self, game: &G, state: &G::State, seat: Seat, width: usize) {
        let Scratch { actions, rates } = &mut self.scratch;
        rates.clear();
        game.rate(state, seat, actions, rates);
        self.tried.clear();
        for (action, rate) in actions.iter().zip(rates.iter()) {
            best_of(&mut self.tried, Tried::new(*action, *rate), width);
        }
    }
}

/// Puts somebody among the best few if there is room for them. Of equals those
/// who came first stay first, as in a sort; but of a sort a page would have to
/// carry the code for each game.
fn best_of<A>(best: &mut Vec<Tried<A>>, new: Tried<A>, width: usize) {
    let at = best.partition_point(|known| known.better_first(&new).is_le());
    if at < width {
        best.truncate(width - 1);
        best.insert(at, new);
    }
}

/// Sorts a few, the best first; equals stay in order.
fn sort_few<A>(few: &mut [Tried<A>]) {
    for end in 1..few.len() {
        let at = few[..end].partition_point(|known| known.better_first(&few[end]).is_le());
        few[at..=end].rotate_right(1);
    }
}

/// Streams of decisions after those that were asked for.
const OVERTIME: u64 = 1 << 32;

/// Plays on by the policy and asks for an opinion after so many decisions, as
/// soon as the game is calm.
/// Each chance has a stream of its own, so that the same luck meets whoever
/// comes to its n-th chance.
pub(crate) fn playout<G: Playable>(
    game: &G,
    state: &mut G::State,
    mut plies: u32,
    luck: u64,
    scratch: &mut Scratch<G>,
) -> Values {
    let (mut chances, mut more) = (0, 0);
    loop {
        if let Some(values) = game.known(state) {
            return values;
        }
        match game.turn(state) {
            Turn::Chance | Turn::Over => {
                chances += 1;
                let chance = game.roll(state, &mut dice::stream(luck, chances));
                game.apply(state, Step::Roll(chance), &mut |_| ());
            }
            Turn::Seats(seats) => {
                let Some(seat) = seats.lowest() else { return game.value(state, scratch) };
                if plies == 0 && game.calm(state) {
                    return game.value(state, scratch);
                }
                let number = if plies > 0 {
                    plies -= 1;
                    u64::MAX - u64::from(plies)
                } else {
                    more += 1;
                    OVERTIME + more
                };
                let mut dice = dice::stream(luck, number);
                let action = game.policy(state, seat, &mut dice, scratch);
                game.apply(state, Step::Act(seat, action), &mut |_| ());
            }
        }
    }
}

impl<G: Playable> Bot<G> for Search<G> {
    fn name(&self) -> &'static str {
        self.name
    }

    fn decide(
        &mut self,
        game: &G,
        view: &G::View,
        budget: &Budget,
        seed: u64,
        clock: &dyn Clock,
    ) -> Option<Decision<G>> {
        let thinking = Thinking::start(budget, G::TRIALS, clock);
        let (seat, state) = open(game, view, seed, &mut self.scratch.actions)?;
        let forced = match self.scratch.actions[..] {
            [only] => Some(only),
            _ => game.obvious(&state, seat, &self.scratch.actions),
        };
        if let Some(action) = forced {
            return Some(Decision::plain(action));
        }
        let thinking = thinking.part(game.part(&state, seat));
        let shape = self.shape.unwrap_or_else(|| Shape::of::<G>(budget));
        self.nominate(game, &state, seat, shape.width.max(2));
        let stages = self.tried.len().next_power_of_two().trailing_zeros();
        let mut alive = self.tried.len();
        let mut iterations = 0;
        let mut deals = 0;
        for stage in 1..=stages {
            let until = f64::from(stage) / f64::from(stages);
            while thinking.spent(iterations) < until {
                deals += 1;
                let luck = dice::mix(seed, deals);
                let dealt = game.imagine(view, &mut dice::stream(luck, 0));
                for tried in &mut self.tried[..alive] {
                    let mut state = dealt.clone();
                    game.apply(&mut state, Step::Act(seat, tried.action), &mut |_| ());
                    let values = playout(game, &mut state, shape.plies, luck, &mut self.scratch);
                    tried.sum += f64::from(values[seat.index()]);
                    tried.visits += 1;
                    iterations += 1;
                }
            }
            // Of equals the better rated stays.
            sort_few(&mut self.tried[..alive]);
            alive = alive.div_ceil(2);
        }
        let candidates = self.tried.iter().map(|tried| Candidate {
            action: tried.action,
            value: tried.mean(),
            visits: tried.visits,
        });
        let candidates: Vec<_> = candidates.collect();
        let best = candidates.first()?;
        let (action, value) = (best.action, Some(best.value));
        Some(Decision { action, value, iterations, candidates })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Random;

    #[test]
    fn the_best_few_are_those_of_a_stable_sort() {
        let mut dice = dice::stream(7, 0);
        for round in 0..500 {
            let (count, width) = (dice.below(30), 1 + dice.below(12) as usize);
            // Few different rates, so that there are equals.
            let all = (0..count).map(|action| (action, dice.below(6) as f32 / 6.0));
            let all: Vec<_> = all.collect();
            let shown = |tried: &[Tried<u32>]| -> Vec<(u32, f32)> {
                tried.iter().map(|it| (it.action, it.rate)).collect()
            };
            let mut sorted = all.clone();
            sorted.sort_by(|a, b| b.1.total_cmp(&a.1));
            let mut best = Vec::new();
            for (action, rate) in &all {
                best_of(&mut best, Tried::new(*action, *rate), width);
            }
            assert_eq!(shown(&best), sorted[..width.min(all.len())], "round {round}");
            let mut few: Vec<_> = all.iter().map(|(a, rate)| Tried::new(*a, *rate)).collect();
            sort_few(&mut few);
            assert_eq!(shown(&few), sorted, "round {round}");
        }
    }
}
