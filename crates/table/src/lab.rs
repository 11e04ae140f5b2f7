//! Experiments without types: how fast a game plays itself, and which bot is
//! the better one.
//!
//! Time is the caller's business; this only plays and counts. Everything
//! between the first and the last step is static calls on one game.

use crate::brains::Budget;
use crate::erase::rulebook;
use bots::arena::{self, Broken, Contestant, Pair};
use bots::{Clock, Playable};
use engine::rand_core::SeedableRng;
use engine::{Faults, Game, Message, Random, Step, Turn};
use rand_xoshiro::Xoshiro256PlusPlus;

/// How actions are chosen in a playout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choosing {
    /// Uniformly from the list of all legal actions.
    Listed,
    /// The game's own quick choice, kind first, without a list.
    Picked,
}

/// What was counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Playouts {
    /// Matches played.
    pub matches: u64,
    /// Decisions of players.
    pub decisions: u64,
    /// Steps, chance included.
    pub steps: u64,
    /// Legal actions, summed over the decisions; 0 if none were listed.
    pub listed: u64,
    /// The most legal actions at one decision; 0 if none were listed.
    pub most: u64,
    /// Bytes of a state.
    pub state_bytes: usize,
    /// Bytes of an action.
    pub action_bytes: usize,
}

/// Plays `matches` matches with random actions.
pub(crate) fn playouts<G: Game>(
    players: u8,
    options: &str,
    map: Option<&str>,
    choosing: Choosing,
    seed: u64,
    matches: u64,
) -> Result<Playouts, Faults> {
    let game: G = rulebook(players, options, map)?;
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut actions = Vec::with_capacity(1024);
    let mut count = Playouts {
        matches,
        state_bytes: size_of::<G::State>(),
        action_bytes: size_of::<G::Action>(),
        ..Playouts::default()
    };
    let start = game.start();
    let mut state = start.clone();
    for _ in 0..matches {
        state.clone_from(&start);
        // Every game ends; the bound only keeps a broken one from hanging.
        for _ in 0..u64::from(G::LONGEST) * 4 {
            let step = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => Step::Roll(game.roll(&state, &mut random)),
                Turn::Seats(seats) => {
                    let Some(seat) = seats.lowest() else { break };
                    count.decisions += 1;
                    let action = match choosing {
                        Choosing::Picked => game.pick(&state, seat, &mut random, &mut actions),
                        Choosing::Listed => {
                            actions.clear();
                            game.legal(&state, seat, &mut actions);
                            count.listed += actions.len() as u64;
                            count.most = count.most.max(actions.len() as u64);
                            actions[random.below(actions.len() as u32) as usize]
                        }
                    };
                    Step::Act(seat, action)
                }
            };
            count.steps += 1;
            game.apply(&mut state, step, &mut |_| {});
        }
    }
    Ok(count)
}

/// A place where bots meet: the first contestant against the others.
pub trait Ring: Send {
    /// Plays one deal from every chair.
    fn pair(&mut self, seed: u64, clock: &dyn Clock) -> Result<Pair, Broken>;
}

struct TypedRing<G: Playable> {
    game: G,
    contestants: Vec<Contestant<G>>,
    seating: Vec<usize>,
}

impl<G: Playable> Ring for TypedRing<G> {
    fn pair(&mut self, seed: u64, clock: &dyn Clock) -> Result<Pair, Broken> {
        arena::pair(&self.game, &mut self.contestants, &self.seating, seed, clock)
    }
}

/// A ring for these contestants, each a level with a budget. If there are
/// fewer than players, the last one takes the chairs that are left.
pub(crate) fn ring<G: Playable>(
    players: u8,
    options: &str,
    map: Option<&str>,
    contestants: &[(String, Budget)],
) -> Result<Box<dyn Ring>, Faults> {
    let game: G = rulebook(players, options, map)?;
    let mut seated = Vec::new();
    for (level, budget) in contestants {
        let bot = bots::by_name::<G>(level).ok_or_else(|| {
            let message = Message::new("refusal-no-level").text("found", level);
            message.text("known", bots::BOTS.join(", "))
        })?;
        let budget = bots::Budget { iterations: budget.iterations, millis: budget.millis };
        seated.push(Contestant { bot, budget });
    }
    // One alone plays against the game itself.
    let least = usize::from(players).min(2);
    if !(least..=usize::from(players)).contains(&seated.len()) {
        let message = Message::new("fault-contestants").number("found", seated.len() as i64);
        return Err(message.number("most", players).into());
    }
    let seating = (0..usize::from(players)).map(|seat| seat.min(seated.len() - 1)).collect();
    Ok(Box::new(TypedRing { game, contestants: seated, seating }))
}
