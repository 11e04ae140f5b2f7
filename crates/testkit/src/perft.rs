//! Counts sequences of actions: one number that a second generator of the same
//! rules must match.

use engine::{Game, Step, Turn};

/// How many sequences of `depth` actions there are from a state. Chance falls
/// in between, by a generator whose seed depends only on how many actions are
/// left, and is not counted. Where several seats owe a choice, the lowest
/// chooses first: the order in which sealed choices arrive is no choice.
///
/// A match that ends sooner counts as one sequence.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut state = state.clone();
    let mut random = crate::rng(u64::from(depth));
    loop {
        match game.turn(&state) {
            Turn::Over => return 1,
            Turn::Chance => {
                let chance = game.roll(&state, &mut random);
                game.apply(&mut state, Step::Roll(chance), &mut |_| {});
            }
            Turn::Seats(seats) => {
                let Some(seat) = seats.lowest() else { return 0 };
                let mut actions = Vec::new();
                game.legal(&state, seat, &mut actions);
                if depth == 1 {
                    return actions.len() as u64;
                }
                let after = |action| {
                    let mut next = state.clone();
                    game.apply(&mut next, Step::Act(seat, action), &mut |_| {});
                    perft(game, &next, depth - 1)
                };
                return actions.into_iter().map(after).sum();
            }
        }
    }
}
