//! Law 7: a decision rests on what its seat sees.

use super::scene::{Moment, Scene};
use super::{ActionOf, Law, Lawful, Plan, StateOf, Verdict, Violation, rulebooks};
use crate::Rng;
use engine::{Game, Random, Seat, Viewer};

/// Times the unseen is dealt again.
const TWINS: usize = 4;

/// Holds a bot to law 7: the same decision, for the same seed, in the true
/// state and in every state its seat cannot tell from it; and a legal one.
///
/// The bot is given the whole state so that one that peeks can be caught. An
/// honest one begins with `game.view(state, Viewer::Seat(seat))`.
///
/// # Panics
/// With the [`Violation`], if it decides otherwise.
#[track_caller]
pub fn fair_bot<L: Lawful>(
    name: &str,
    plan: &Plan,
    decide: impl FnMut(&L::Game, &StateOf<L>, Seat, u64) -> ActionOf<L>,
) {
    if let Err(violation) = try_fair_bot::<L>(name, plan, decide) {
        panic!("{violation}");
    }
}

/// As [`fair_bot`], for a test that wants a bot caught. [`Plan::effort`] is
/// spent as if a decision took 100 microseconds.
pub fn try_fair_bot<L: Lawful>(
    name: &str,
    plan: &Plan,
    mut decide: impl FnMut(&L::Game, &StateOf<L>, Seat, u64) -> ActionOf<L>,
) -> Result<(), Violation> {
    let (games, _) = rulebooks::<L>(plan)?;
    for (number, game) in games.iter().enumerate() {
        let effort = plan.effort / games.len() as u64;
        let scene = Scene::<L>::new(Law::Fairness, game, number, plan, effort, &[]);
        scene.examine(|| fair(&scene, name, 4000, &mut decide))?;
    }
    Ok(())
}

/// The game's own quick choice is a bot too.
pub(super) fn picking_is_fair<L: Lawful>(scene: &Scene<'_, L>) -> Verdict {
    let mut scratch = Vec::new();
    fair(scene, "`pick`", 20, &mut |game, state, seat, seed| {
        game.pick(state, seat, &mut crate::rng(seed), &mut scratch)
    })
}

fn fair<L: Lawful>(
    scene: &Scene<'_, L>,
    name: &str,
    cost: u64,
    decide: &mut impl FnMut(&L::Game, &StateOf<L>, Seat, u64) -> ActionOf<L>,
) -> Verdict {
    let game = scene.game;
    let visit = |moment: &Moment<'_, L>, close: bool, random: &mut Rng| {
        let state = moment.state;
        if !close {
            return Ok(());
        }
        for seat in game.turn(state).seats().iter() {
            let seed = random.bits();
            let decision = decide(game, state, seat, seed);
            if let Err(why) = game.check(state, seat, decision) {
                scene.fail(format!("{name} answers `{seat} {decision}`: {why:?}"))?;
            }
            let view = game.view(state, Viewer::Seat(seat));
            for _ in 0..TWINS {
                let twin = game.imagine(&view, random);
                let again = decide(game, &twin, seat, seed);
                scene.must(again == decision, || {
                    let position = game.position(&twin);
                    format!(
                        "{name} answers `{seat} {decision}`, but `{seat} {again}` when all that \
                         {seat} cannot see is dealt again:\n{position}"
                    )
                })?;
                scene.facts(1);
            }
        }
        Ok(())
    };
    scene.matches((TWINS as u64 + 1) * cost + 60, visit, |_, _, _| Ok(()))
}
