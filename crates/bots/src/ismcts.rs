//! Information-set Monte Carlo tree search.
//!
//! One tree for all deals: its edges are actions, chance leaves no trace in
//! it, and every iteration walks down with a newly imagined deal, choosing
//! only among what is legal in that deal. What is chosen therefore depends on
//! what is known, not on what was imagined.
//!
//! The game's opinion guides the walk (each edge's prior) and judges the leaf;
//! the plain form has neither and plays to the end at random, to compare with.
//!
//! Sealed choices: where several seats choose at once, the tree holds the
//! searcher's own choice and the others choose by the policy. They have no
//! branches below it, or they would answer what they cannot have seen.

use crate::bot::{Bot, Budget, Candidate, Clock, Decision, open};
use crate::dice::{self, Dice};
use crate::search::playout;
use crate::thinking::Thinking;
use crate::tree::{Place, ROOT, Tree};
use engine::{Game, MAX_SEATS, Random, Seat, Seats, Step, Turn};
use opinion::maths::exp;
use opinion::{Playable, Scratch, Values, shares};

/// The tree does not grow beyond so many edges.
const MOST_EDGES: u64 = 1 << 18;

/// How the tree is grown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Manner {
    /// How much is explored.
    pub explore: f32,
    /// How flat the prior is: the difference in winning chances that makes an
    /// action e times as likely. Nothing: no prior, and no opinion asked.
    pub flat: Option<f32>,
    /// With a prior: how many actions of a node are considered, best first.
    pub width: usize,
    /// How a leaf is judged.
    pub leaf: Leaf,
}

/// How a leaf is judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaf {
    /// By the game's opinion after so many decisions of its policy.
    Opinion(u32),
    /// By random play to the end.
    Random,
}

/// An action under consideration at a node, in one deal.
#[derive(Clone, Copy)]
struct Choice<A> {
    action: A,
    rate: f32,
    prior: f32,
    /// Its edge, or where that would be kept.
    edge: Result<u32, Place>,
}

/// Information-set Monte Carlo tree search.
pub struct Ismcts<G: Playable> {
    name: &'static str,
    manner: Manner,
    tree: Tree<G::Action>,
    path: Vec<u32>,
    choices: Vec<Choice<G::Action>>,
    scratch: Scratch<G>,
}

impl<G: Playable> Default for Ismcts<G> {
    fn default() -> Self {
        let manner = Manner { explore: 1.0, flat: Some(0.05), width: 12, leaf: Leaf::Opinion(6) };
        Ismcts::with("ismcts", manner)
    }
}

impl<G: Playable> Ismcts<G> {
    /// A search that grows its tree in this manner.
    pub fn with(name: &'static str, manner: Manner) -> Ismcts<G> {
        Ismcts {
            name,
            manner,
            tree: Tree::new(),
            path: Vec::with_capacity(256),
            choices: Vec::with_capacity(256),
            scratch: Scratch::default(),
        }
    }

    /// The textbook form: no opinion anywhere.
    pub fn plain() -> Ismcts<G> {
        let manner = Manner { explore: 0.7, flat: None, width: usize::MAX, leaf: Leaf::Random };
        Ismcts::with("ismcts-plain", manner)
    }

    /// Seats and actions right below the root's edges.
    #[cfg(test)]
    pub(crate) fn second_level(&self) -> impl Iterator<Item = (Seat, G::Action)> {
        self.tree.second_level().map(|edge| (edge.seat, edge.action))
    }

    /// Lists what the seat can do in this deal, with priors and edges.
    fn consider(&mut self, game: &G, state: &G::State, seat: Seat, above: u32) {
        let Scratch { actions, rates } = &mut self.scratch;
        actions.clear();
        rates.clear();
        self.choices.clear();
        game.legal(state, seat, actions);
        if self.manner.flat.is_some() {
            game.rate(state, seat, actions, rates);
        } else {
            rates.resize(actions.len(), 0.5);
        }
        let pairs = actions.iter().zip(rates.iter());
        self.choices.extend(pairs.map(|(action, rate)| Choice {
            action: *action,
            rate: *rate,
            prior: 1.0,
            edge: Ok(ROOT),
        }));
        if let Some(flat) = self.manner.flat {
            keep_best(&mut self.choices, self.manner.width);
            set_priors(&mut self.choices, flat);
        }
        for choice in &mut self.choices {
            choice.edge = self.tree.find(above, seat, choice.action);
            if let Ok(at) = choice.edge {
                self.tree.edge_mut(at).offered += 1;
            }
        }
    }

    /// Chooses by value and prior at a node that was visited so often.
    fn choose(&self, visits: u32) -> usize {
        let mut best = (0, f32::MIN);
        for (n, choice) in self.choices.iter().enumerate() {
            let (value, tried, offered) = match choice.edge {
                Ok(at) => {
                    let edge = self.tree.edge(at);
                    (edge.mean(), edge.visits, edge.offered)
                }
                Err(_) => (choice.rate, 0, visits + 1),
            };
            let more = choice.prior * (offered as f32).sqrt() / (1.0 + tried as f32);
            let score = value + self.manner.explore * more;
            if score > best.1 {
                best = (n, score);
            }
        }
        best.0
    }

    /// The untried first, then by the upper confidence bound.
    fn choose_without_prior(&self, dice: &mut Dice) -> usize {
        let untried = |n: &usize| self.choices[*n].edge.is_err();
        let count = (0..self.choices.len()).filter(untried).count();
        if count > 0 {
            let nth = dice.below(count as u32) as usize;
            return (0..self.choices.len()).filter(untried).nth(nth).unwrap_or(0);
        }
        let mut best = (0, f32::MIN);
        for (n, choice) in self.choices.iter().enumerate() {
            let Ok(at) = choice.edge else { continue };
            let edge = self.tree.edge(at);
            let more = (edge.offered as f32).ln() / edge.visits.max(1) as f32;
            let score = edge.mean() + self.manner.explore * more.sqrt();
            if score > best.1 {
                best = (n, score);
            }
        }
        best.0
    }

    /// One walk down, one judgement, one walk back up.
    fn iterate(&mut self, game: &G, mut state: G::State, me: Seat, visits: u32, luck: u64) {
        let mut dice = dice::stream(luck, 1);
        let mut sealed = Seats::NONE;
        self.path.clear();
        let values = loop {
            if let Some(values) = game.known(&state) {
                break values;
            }
            let seats = match game.turn(&state) {
                Turn::Seats(seats) => seats,
                Turn::Chance | Turn::Over => {
                    let chance = game.roll(&state, &mut dice);
                    game.apply(&mut state, Step::Roll(chance), &mut |_| ());
                    continue;
                }
            };
            let seat = if seats.contains(me) { Some(me) } else { seats.lowest() };
            let Some(seat) = seat else { break [0.0; MAX_SEATS] };
            let together = seats.len() > 1 && seat != me;
            let hidden = sealed.contains(seat);
            sealed = if seats.len() > 1 { seats } else { sealed }.without(seat);
            if hidden || together {
                let action = game.policy(&state, seat, &mut dice, &mut self.scratch);
                game.apply(&mut state, Step::Act(seat, action), &mut |_| ());
                continue;
            }
            let above = self.path.last().copied().unwrap_or(ROOT);
            let visits = if above == ROOT { visits } else { self.tree.edge(above).visits };
            self.consider(game, &state, seat, above);
            if self.choices.is_empty() {
                break [0.0; MAX_SEATS];
            }
            let at = match self.manner.flat {
                Some(_) => self.choose(visits),
                None => self.choose_without_prior(&mut dice),
            };
            let Choice { action, edge, .. } = self.choices[at];
            game.apply(&mut state, Step::Act(seat, action), &mut |_| ());
            match edge {
                Ok(edge) => self.path.push(edge),
                Err(place) => {
                    let new = self.tree.grow(place, above, seat, action, visits + 1);
                    self.path.extend(new);
                    break self.judge(game, &mut state, luck, &mut dice);
                }
            }
        };
        for at in &self.path {
            let edge = self.tree.edge_mut(*at);
            edge.visits += 1;
            edge.sum += values[edge.seat.index()];
        }
    }

    fn judge(&mut self, game: &G, state: &mut G::State, luck: u64, dice: &mut Dice) -> Values {
        match self.manner.leaf {
            Leaf::Opinion(plies) => playout(game, state, plies, luck, &mut self.scratch),
            Leaf::Random => random_end(game, state, dice, &mut self.scratch.actions),
        }
    }
}

/// Keeps the best rated, in any order.
fn keep_best<A>(choices: &mut Vec<Choice<A>>, width: usize) {
    if choices.len() > width {
        choices.select_nth_unstable_by(width, |a, b| b.rate.total_cmp(&a.rate));
        choices.truncate(width);
    }
}

/// Turns rates into shares: `flat` less makes a choice e times less likely.
fn set_priors<A>(choices: &mut [Choice<A>], flat: f32) {
    let top = choices.iter().fold(0.0, |top: f32, choice| top.max(choice.rate));
    let mut sum = 0.0;
    for choice in choices.iter_mut() {
        choice.prior = exp((choice.rate - top) / flat);
        sum += choice.prior;
    }
    for choice in choices {
        choice.prior /= sum;
    }
}

/// Plays to the end at random.
fn random_end<G: Game>(
    game: &G,
    state: &mut G::State,
    dice: &mut Dice,
    actions: &mut Vec<G::Action>,
) -> Values {
    for _ in 0..G::LONGEST {
        let step = match game.turn(state) {
            Turn::Over => break,
            Turn::Chance => Step::Roll(game.roll(state, dice)),
            Turn::Seats(seats) => {
                let Some(seat) = seats.lowest() else { break };
                Step::Act(seat, game.pick(state, seat, dice, actions))
            }
        };
        game.apply(state, step, &mut |_| ());
    }
    shares(&game.places(state))
}

impl<G: Playable> Bot<G> for Ismcts<G> {
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
        let actions = &self.scratch.actions;
        let forced = match actions[..] {
            [only] => Some(only),
            // Without an opinion nothing is obvious.
            _ if self.manner.flat.is_none() => None,
            _ => game.obvious(&state, seat, actions),
        };
        if let Some(action) = forced {
            return Some(Decision::plain(action));
        }
        let thinking = thinking.part(game.part(&state, seat));
        let fallback = actions[0];
        // Each iteration adds one edge at most.
        let room = budget.iterations.unwrap_or(MOST_EDGES).min(MOST_EDGES);
        self.tree.clear(room.max(64) as usize);
        let mut iterations = 0;
        while thinking.spent(iterations) < 1.0 {
            let luck = dice::mix(seed, iterations + 1);
            let state = game.imagine(view, &mut dice::stream(luck, 0));
            self.iterate(game, state, seat, iterations as u32, luck);
            iterations += 1;
        }
        let candidates = self.tree.top().map(|edge| Candidate {
            action: edge.action,
            value: edge.mean(),
            visits: u64::from(edge.visits),
        });
        let mut listed = Vec::with_capacity(self.scratch.actions.capacity());
        listed.extend(candidates);
        let mut candidates = listed;
        // Stable: of equals the one that was tried first.
        candidates.sort_by(Candidate::best_first);
        let (action, value) =
            candidates.first().map_or((fallback, None), |best| (best.action, Some(best.value)));
        Some(Decision { action, value, iterations, candidates })
    }
}
