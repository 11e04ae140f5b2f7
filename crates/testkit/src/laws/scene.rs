//! One law looking at one rulebook: random matches, how closely to look, and
//! what to say when something is wrong.

use super::{ActionOf, Law, Lawful, Plan, StateOf, Tally, Verdict, Violation};
use crate::Rng;
use engine::{Game, Header, Line, Random, Record, Step, Turn};
use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Random steps taken from a late position: enough to answer what it asks and
/// what comes of it.
const LATE_STEPS: u32 = 6;

/// One law, one rulebook.
pub(super) struct Scene<'a, L: Lawful> {
    pub(super) game: &'a L::Game,
    pub(super) universe: &'a [ActionOf<L>],
    pub(super) plan: &'a Plan,
    law: Law,
    /// The rulebook's number: no two rulebooks see the same dice.
    number: usize,
    effort: u64,
    /// The match under way. Behind a cell so that it can be told when the game
    /// panics in the middle of it.
    log: RefCell<Log<L::Game>>,
    tally: RefCell<Tally>,
}

struct Log<G: Game> {
    seed: u64,
    /// Where it began, if not at the start.
    start: Option<G::Position>,
    steps: Vec<Step<G>>,
}

/// A position on the way through a match.
pub(super) struct Moment<'m, L: Lawful> {
    pub(super) state: &'m StateOf<L>,
    /// How it came about; nothing at the start.
    pub(super) taken: Option<Taken<'m, L>>,
}

/// A step and what it did.
pub(super) struct Taken<'m, L: Lawful> {
    pub(super) step: Step<L::Game>,
    pub(super) events: &'m [<L::Game as Game>::Event],
}

/// Spends the effort: half of it on every position of the first match, the
/// rest evenly on those of the others.
pub(super) struct Pace {
    left: u64,
    reserve: u64,
    matches_left: u64,
    matches_done: u64,
    positions: u64,
    in_this: u64,
}

impl Pace {
    /// Whether to look closely at the position, if a look costs this.
    pub(super) fn look(&mut self, cost: u64, random: &mut Rng) -> bool {
        self.in_this += 1;
        let cost = cost.max(1);
        let ahead = (self.positions * self.matches_left).checked_div(self.matches_done);
        let yes = match ahead {
            // The first match, whose length is not known yet.
            None => self.left >= self.reserve + cost || self.in_this == 1,
            Some(ahead) => {
                let wanted = ahead.max(1).saturating_mul(cost);
                self.left >= wanted || random.bits() % wanted < self.left
            }
        };
        if yes {
            self.left = self.left.saturating_sub(cost);
        }
        yes
    }

    fn next_match(&mut self) {
        self.positions += std::mem::take(&mut self.in_this);
        self.matches_done += 1;
        self.matches_left = self.matches_left.saturating_sub(1);
    }
}

impl<'a, L: Lawful> Scene<'a, L> {
    pub(super) fn new(
        law: Law,
        game: &'a L::Game,
        number: usize,
        plan: &'a Plan,
        effort: u64,
        universe: &'a [ActionOf<L>],
    ) -> Self {
        let tally =
            Tally { law, matches: 0, late: 0, positions: 0, looks: 0, facts: 0, longest: 0 };
        let log = Log { seed: plan.seed, start: None, steps: Vec::new() };
        let (log, tally) = (RefCell::new(log), RefCell::new(tally));
        Scene { game, universe, plan, law, number, effort, log, tally }
    }

    /// Runs the law; a panic of the game is a violation too.
    pub(super) fn examine(&self, law: impl FnOnce() -> Verdict) -> Verdict {
        catch_unwind(AssertUnwindSafe(law)).unwrap_or_else(|panic| {
            let said = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
            let said = said.or_else(|| panic.downcast_ref::<String>().cloned());
            self.fail(format!("The game panics: {}", said.unwrap_or_default()))
        })
    }

    pub(super) fn tally(self) -> Tally {
        self.tally.into_inner()
    }

    /// Counts facts that were compared.
    pub(super) fn facts(&self, count: usize) {
        self.tally.borrow_mut().facts += count as u64;
    }

    /// A broken law, with the match so far.
    pub(super) fn fail(&self, what: impl Into<String>) -> Verdict {
        let log = self.log.borrow();
        let mut record = record(self.game, &log.steps);
        record.header.start = log.start.as_ref().map(ToString::to_string);
        Err(Violation {
            law: self.law,
            game: L::Game::ID,
            version: L::Game::VERSION,
            players: self.game.players() as u8,
            options: self.game.settings().to_string(),
            seed: log.seed,
            step: log.steps.len(),
            what: what.into(),
            record: record.to_string(),
        })
    }

    /// Fails unless something is so.
    pub(super) fn must(&self, so: bool, what: impl FnOnce() -> String) -> Verdict {
        if so { Ok(()) } else { self.fail(what()) }
    }

    /// Random matches. `visit` sees every position, the first and the last
    /// included, and whether the effort allows a close look at it if that
    /// costs `cost`; its generator is not the match's, so looking changes
    /// nothing. `done` sees the last state and all steps.
    pub(super) fn matches(
        &self,
        cost: u64,
        mut visit: impl FnMut(&Moment<'_, L>, bool, &mut Rng) -> Verdict,
        mut done: impl FnMut(&StateOf<L>, &[Step<L::Game>], &mut Rng) -> Verdict,
    ) -> Verdict {
        let mut pace = Pace {
            left: self.effort,
            reserve: self.effort / 2,
            matches_left: u64::from(self.plan.games),
            matches_done: 0,
            positions: 0,
            in_this: 0,
        };
        for n in 0..self.plan.games {
            let seed = seed(self.plan.seed, self.number, n);
            let mut own = crate::rng(!seed);
            *self.log.borrow_mut() = Log { seed, start: None, steps: Vec::new() };
            let last = self.walk(seed, n % 2 == 1, |moment| {
                let close = pace.look(cost, &mut own);
                let mut tally = self.tally.borrow_mut();
                tally.positions += 1;
                tally.looks += u64::from(close);
                drop(tally);
                visit(moment, close, &mut own)
            })?;
            let steps = self.log.borrow().steps.clone();
            done(&last, &steps, &mut own)?;
            pace.next_match();
            let mut tally = self.tally.borrow_mut();
            tally.matches += 1;
            tally.longest = tally.longest.max(steps.len() as u64);
        }
        Ok(())
    }

    /// Late positions: drawn, and a few random steps on from each. `visit` sees
    /// every state. It ends at once if the game offers none.
    pub(super) fn late(
        &self,
        mut visit: impl FnMut(&Moment<'_, L>, &mut Rng) -> Verdict,
    ) -> Verdict {
        for n in 0.. {
            if self.tally.borrow().late >= u64::from(self.plan.late) {
                break;
            }
            let seed = seed(!self.plan.seed, self.number, n);
            let mut random = crate::rng(seed);
            let mut own = crate::rng(!seed);
            *self.log.borrow_mut() = Log { seed, start: None, steps: Vec::new() };
            let Some(position) = L::late(self.game, &mut random) else { return Ok(()) };
            let state = match self.game.place(&position) {
                Ok(state) => state,
                Err(faults) => {
                    return self.fail(format!("A late position is refused: {faults}\n{position}"));
                }
            };
            self.log.borrow_mut().start = Some(position);
            self.steps(state, LATE_STEPS, n % 2 == 1, &mut random, |moment| {
                self.tally.borrow_mut().late += 1;
                visit(moment, &mut own)
            })?;
        }
        Ok(())
    }

    /// One random match. It stops where it ends, where a seat has no answer,
    /// and where it is too long; other laws than those two do not mind.
    fn walk(
        &self,
        seed: u64,
        picking: bool,
        visit: impl FnMut(&Moment<'_, L>) -> Verdict,
    ) -> Result<StateOf<L>, Violation> {
        self.steps(self.game.start(), L::Game::LONGEST, picking, &mut crate::rng(seed), visit)
    }

    /// Random steps from a state, so many at most.
    fn steps(
        &self,
        mut state: StateOf<L>,
        most: u32,
        picking: bool,
        random: &mut Rng,
        mut visit: impl FnMut(&Moment<'_, L>) -> Verdict,
    ) -> Result<StateOf<L>, Violation> {
        let game = self.game;
        let mut scratch = Vec::new();
        let mut events = Vec::new();
        visit(&Moment { state: &state, taken: None })?;
        for _ in 0..most {
            let Some(step) = choose(game, &state, picking, random, &mut scratch) else {
                break;
            };
            events.clear();
            // Noted before it is taken: if taking it panics, the record says so.
            self.log.borrow_mut().steps.push(step);
            game.apply(&mut state, step, &mut |event| events.push(event));
            let taken = Some(Taken { step, events: &events });
            visit(&Moment { state: &state, taken })?;
        }
        Ok(state)
    }
}

/// The seed of a match.
fn seed(base: u64, rulebook: usize, n: u32) -> u64 {
    let mut random = crate::rng(base ^ (rulebook as u64) << 32 ^ u64::from(n) << 1);
    random.bits()
}

/// The next step of random play: any legal action, or what the game picks.
/// Nothing if the match is over or a seat that owes an action has none.
pub(super) fn choose<G: Game>(
    game: &G,
    state: &G::State,
    picking: bool,
    random: &mut Rng,
    scratch: &mut Vec<G::Action>,
) -> Option<Step<G>> {
    match game.turn(state) {
        Turn::Over => None,
        Turn::Chance => Some(Step::Roll(game.roll(state, random))),
        Turn::Seats(seats) => {
            let nth = random.below(seats.len().max(1) as u32) as usize;
            let seat = seats.iter().nth(nth)?;
            scratch.clear();
            game.legal(state, seat, scratch);
            if scratch.is_empty() {
                return None;
            }
            let any = scratch[random.below(scratch.len() as u32) as usize];
            if picking {
                let picked = game.pick(state, seat, random, scratch);
                // A pick that may not be played is the first law's business.
                if game.check(state, seat, picked).is_ok() {
                    return Some(Step::Act(seat, picked));
                }
            }
            Some(Step::Act(seat, any))
        }
    }
}

/// The record of a match from the start.
pub(super) fn record<G: Game>(game: &G, steps: &[Step<G>]) -> Record {
    let header = Header {
        game: G::ID.to_owned(),
        version: G::VERSION,
        players: game.players() as u8,
        options: game.settings().to_string(),
        ..Header::default()
    };
    let line = |step: &Step<G>| {
        let (who, text) = match step {
            Step::Act(seat, action) => (Some(*seat), action.to_string()),
            Step::Roll(chance) => (None, chance.to_string()),
        };
        Line { who, text, ..Line::default() }
    };
    Record { header, steps: steps.iter().map(line).collect(), ..Record::default() }
}

/// JSON for a failure message.
pub(super) fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|fault| format!("(no JSON: {fault})"))
}
