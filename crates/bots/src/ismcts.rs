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
use crate::maths::exp;
use crate::playable::{Playable, Scratch, Values, shares};
use crate::search::playout;
use crate::thinking::Thinking;
use engine::{Game, MAX_SEATS, Seat, Seats, Step, Turn};

/// Iterations if the caller sets no limit.
const USUAL: u64 = 2_000;
/// The tree does not grow beyond so many edges.
const MOST_EDGES: usize = 1 << 18;
/// No edge.
const NONE: u32 = u32::MAX;

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

/// An action at a node, with what came of it.
struct Edge<A> {
    action: A,
    seat: Seat,
    /// The next edge of the same node.
    next: u32,
    /// The first edge of the node it leads to.
    child: u32,
    visits: u32,
    /// How often it could have been chosen.
    offered: u32,
    /// What it brought to the seat that chose it, in all.
    sum: f32,
}

/// An action under consideration at a node, in one deal.
#[derive(Clone, Copy)]
struct Choice<A> {
    action: A,
    rate: f32,
    prior: f32,
    edge: u32,
}

/// Information-set Monte Carlo tree search.
pub struct Ismcts<G: Playable> {
    name: &'static str,
    manner: Manner,
    edges: Vec<Edge<G::Action>>,
    path: Vec<u32>,
    options: Vec<Choice<G::Action>>,
    scratch: Scratch<G>,
}

impl<G: Playable> Default for Ismcts<G> {
    fn default() -> Self {
        let manner = Manner { explore: 1.0, flat: Some(0.05), width: 12, leaf: Leaf::Opinion(0) };
        Ismcts::with("ismcts", manner)
    }
}

impl<G: Playable> Ismcts<G> {
    /// A search that grows its tree in this manner.
    pub fn with(name: &'static str, manner: Manner) -> Ismcts<G> {
        Ismcts {
            name,
            manner,
            edges: Vec::new(),
            path: Vec::with_capacity(256),
            options: Vec::with_capacity(256),
            scratch: Scratch::default(),
        }
    }

    /// The textbook form: no opinion anywhere.
    pub fn plain() -> Ismcts<G> {
        let manner = Manner { explore: 0.7, flat: None, width: usize::MAX, leaf: Leaf::Random };
        Ismcts::with("ismcts-plain", manner)
    }

    /// Lists what the seat can do in this deal, with priors.
    fn consider(&mut self, game: &G, state: &G::State, seat: Seat) {
        let Scratch { actions, rates } = &mut self.scratch;
        actions.clear();
        rates.clear();
        self.options.clear();
        game.legal(state, seat, actions);
        let option = |action, rate| Choice { action, rate, prior: 1.0, edge: NONE };
        let Some(flat) = self.manner.flat else {
            self.options.extend(actions.iter().map(|action| option(*action, 0.5)));
            return;
        };
        game.rate(state, seat, actions, rates);
        let pairs = actions.iter().zip(rates.iter());
        self.options.extend(pairs.map(|(action, rate)| option(*action, *rate)));
        if self.options.len() > self.manner.width {
            let by_rate = |a: &Choice<G::Action>, b: &Choice<G::Action>| b.rate.total_cmp(&a.rate);
            self.options.select_nth_unstable_by(self.manner.width, by_rate);
            self.options.truncate(self.manner.width);
        }
        let top = self.options.iter().fold(0.0, |top: f32, option| top.max(option.rate));
        let mut sum = 0.0;
        for option in &mut self.options {
            option.prior = exp((option.rate - top) / flat);
            sum += option.prior;
        }
        for option in &mut self.options {
            option.prior /= sum;
        }
    }

    /// Chooses among the options at a node: its edges begin at `first`, and
    /// it was visited so often.
    fn choose(&mut self, first: u32, visits: u32, seat: Seat, dice: &mut Dice) -> usize {
        let mut at = first;
        while at != NONE {
            let edge = &mut self.edges[at as usize];
            let same = |option: &&mut Choice<G::Action>| option.action == edge.action;
            if edge.seat == seat
                && let Some(option) = self.options.iter_mut().find(same)
            {
                option.edge = at;
                edge.offered += 1;
            }
            at = edge.next;
        }
        if self.manner.flat.is_none() {
            return self.choose_without_prior(dice);
        }
        let mut best = (0, f32::MIN);
        for (n, option) in self.options.iter().enumerate() {
            let (value, tried, offered) = match self.edges.get(option.edge as usize) {
                Some(edge) => (edge.sum / edge.visits.max(1) as f32, edge.visits, edge.offered),
                None => (option.rate, 0, visits + 1),
            };
            let more = option.prior * (offered as f32).sqrt() / (1.0 + tried as f32);
            let score = value + self.manner.explore * more;
            if score > best.1 {
                best = (n, score);
            }
        }
        best.0
    }

    /// The untried first, then by the upper confidence bound.
    fn choose_without_prior(&mut self, dice: &mut Dice) -> usize {
        use engine::Random;
        let untried = self.options.iter().filter(|option| option.edge == NONE).count();
        if untried > 0 {
            let nth = dice.below(untried as u32) as usize;
            let mut places = (0..self.options.len()).filter(|n| self.options[*n].edge == NONE);
            return places.nth(nth).unwrap_or(0);
        }
        let mut best = (0, f32::MIN);
        for (n, option) in self.options.iter().enumerate() {
            let edge = &self.edges[option.edge as usize];
            let tried = edge.visits.max(1) as f32;
            let more = ((edge.offered as f32).ln() / tried).sqrt();
            let score = edge.sum / tried + self.manner.explore * more;
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
            let above = self.path.last().copied();
            let (first, visits) = match above {
                Some(edge) => {
                    let edge = &self.edges[edge as usize];
                    (edge.child, edge.visits)
                }
                None => (if self.edges.is_empty() { NONE } else { 0 }, visits),
            };
            self.consider(game, &state, seat);
            if self.options.is_empty() {
                break [0.0; MAX_SEATS];
            }
            let at = self.choose(first, visits, seat, &mut dice);
            let Choice { action, edge, .. } = self.options[at];
            game.apply(&mut state, Step::Act(seat, action), &mut |_| ());
            if edge != NONE {
                self.path.push(edge);
                continue;
            }
            self.grow(above, first, seat, action, visits);
            break self.judge(game, &mut state, luck, &mut dice);
        };
        for edge in &self.path {
            let edge = &mut self.edges[*edge as usize];
            edge.visits += 1;
            edge.sum += values[edge.seat.index()];
        }
    }

    /// A new edge, unless the tree is full.
    fn grow(
        &mut self,
        above: Option<u32>,
        first: u32,
        seat: Seat,
        action: G::Action,
        offered: u32,
    ) {
        if self.edges.len() >= self.edges.capacity() {
            return;
        }
        let new = self.edges.len() as u32;
        let mut edge = Edge {
            action,
            seat,
            next: NONE,
            child: NONE,
            visits: 0,
            offered: offered + 1,
            sum: 0.0,
        };
        match (above, first) {
            // The root's first edge stays the first of all.
            (None, 0) => {
                edge.next = std::mem::replace(&mut self.edges[0].next, new);
            }
            (None, _) => {}
            (Some(above), first) => {
                edge.next = first;
                self.edges[above as usize].child = new;
            }
        }
        self.edges.push(edge);
        self.path.push(new);
    }

    fn judge(&mut self, game: &G, state: &mut G::State, luck: u64, dice: &mut Dice) -> Values {
        match self.manner.leaf {
            Leaf::Opinion(plies) => playout(game, state, plies, luck, &mut self.scratch),
            Leaf::Random => random_end(game, state, dice, &mut self.scratch.actions),
        }
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
        let thinking = Thinking::start(budget, USUAL, clock);
        let (seat, _) = open(game, view, seed, &mut self.scratch.actions)?;
        let actions = &self.scratch.actions;
        if let [only] = actions[..] {
            return Some(Decision::plain(only));
        }
        let fallback = actions[0];
        self.edges.clear();
        // Each iteration adds one edge at most.
        let room = budget.iterations.unwrap_or(u64::MAX).min(MOST_EDGES as u64) as usize;
        self.edges.reserve(room.max(64));
        let mut iterations = 0;
        while thinking.spent(iterations) < 1.0 {
            let luck = dice::mix(seed, iterations + 1);
            let state = game.imagine(view, &mut dice::stream(luck, 0));
            self.iterate(game, state, seat, iterations as u32, luck);
            iterations += 1;
        }
        let mut candidates = Vec::new();
        let mut at = if self.edges.is_empty() { NONE } else { 0 };
        while at != NONE {
            let edge = &self.edges[at as usize];
            let value = edge.sum / edge.visits.max(1) as f32;
            let visits = u64::from(edge.visits);
            candidates.push(Candidate { action: edge.action, value, visits });
            at = edge.next;
        }
        candidates.sort_by(|a, b| {
            (b.visits, b.value)
                .partial_cmp(&(a.visits, a.value))
                .unwrap_or(std::cmp::Ordering::Equal)
        });
        let (action, value) =
            candidates.first().map_or((fallback, None), |best| (best.action, Some(best.value)));
        Some(Decision { action, value, iterations, candidates })
    }
}
