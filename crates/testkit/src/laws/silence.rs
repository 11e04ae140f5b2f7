//! Law 6: what a viewer hears tells no more than what it sees.
//!
//! At a close look every viewer's position is taken as it is and as the viewer
//! may imagine it. From each, chance falls in many ways or another seat takes
//! each of its actions. Of all that follows, whatever leaves the viewer's view
//! equal must have sounded equal, unless the steps were different ones taken
//! in the open.

use super::scene::{Moment, Scene, json};
use super::{Lawful, StateOf, Verdict};
use crate::Rng;
use engine::{Game, Random, Step, Turn, Viewer};

/// Imagined states beside the true one.
const TWINS: usize = 2;
/// Outcomes tried from each.
const OUTCOMES: usize = 16;

/// What a viewer is left with after a step.
struct Aftermath<G: Game> {
    step: Step<G>,
    open: bool,
    view: G::View,
    heard: Vec<G::Event>,
}

/// Law 6.
pub(super) fn events_leak_nothing<L: Lawful>(scene: &Scene<'_, L>) -> Verdict {
    let game = scene.game;
    let visit = |moment: &Moment<'_, L>, close: bool, random: &mut Rng| {
        if !close || game.turn(moment.state) == Turn::Over {
            return Ok(());
        }
        for viewer in Viewer::all(game.players()) {
            one_viewer(scene, moment.state, viewer, random)?;
        }
        Ok(())
    };
    let each = ((TWINS + 1) * OUTCOMES) as u64 * 30;
    scene.matches((game.players() as u64 + 1) * each, visit, |_, _, _| Ok(()))
}

fn one_viewer<L: Lawful>(
    scene: &Scene<'_, L>,
    state: &StateOf<L>,
    viewer: Viewer,
    random: &mut Rng,
) -> Verdict {
    let game = scene.game;
    let view = game.view(state, viewer);
    let mut worlds = vec![state.clone()];
    worlds.extend((0..TWINS).map(|_| game.imagine(&view, random)));

    let steps = outcomes(scene, state, viewer, random);
    let mut seen: Vec<Aftermath<L::Game>> = Vec::new();
    for (n, world) in worlds.iter().enumerate() {
        let own;
        // What can happen in an imagined world is not what can happen in the
        // true one; what can happen in both is tried in both.
        let steps = if n == 0 {
            &steps
        } else {
            let mut both = steps.clone();
            both.retain(|step| game.check_step(world, *step).is_ok());
            both.extend(outcomes(scene, world, viewer, random).into_iter().take(OUTCOMES / 2));
            own = both;
            &own
        };
        for step in steps {
            let mut after = world.clone();
            let mut heard = Vec::new();
            game.apply(&mut after, *step, &mut |event| {
                heard.extend(game.redact(&event, viewer));
            });
            let view = game.view(&after, viewer);
            let open = mine(viewer, *step) || L::open(game, world, *step);
            for other in &seen {
                // Different steps that the viewer can tell apart may sound so:
                // its own, and those taken in the open.
                if *step != other.step && (open || other.open) {
                    continue;
                }
                scene.facts(1);
                if view == other.view && heard != other.heard {
                    return scene.fail(format!(
                        "{viewer:?} sees the same after `{}` and after `{step}`, but hears\n  \
                         {}\nafter the one and\n  {}\nafter the other, and sees\n  {}",
                        other.step,
                        json(&other.heard),
                        json(&heard),
                        json(&view),
                    ));
                }
            }
            seen.push(Aftermath { step: *step, open, view, heard });
        }
    }
    Ok(())
}

fn mine<G: Game>(viewer: Viewer, step: Step<G>) -> bool {
    matches!(step, Step::Act(seat, _) if viewer.is(seat))
}

/// What can happen next, or a good part of it.
fn outcomes<L: Lawful>(
    scene: &Scene<'_, L>,
    state: &StateOf<L>,
    viewer: Viewer,
    random: &mut Rng,
) -> Vec<Step<L::Game>> {
    let game = scene.game;
    let mut steps = Vec::new();
    match game.turn(state) {
        Turn::Over => {}
        Turn::Chance => {
            for _ in 0..OUTCOMES {
                let step = Step::Roll(game.roll(state, random));
                if !steps.contains(&step) {
                    steps.push(step);
                }
            }
            L::chances(game, &mut |chance| {
                let step = Step::Roll(chance);
                if steps.len() < 2 * OUTCOMES
                    && game.check_chance(state, chance).is_ok()
                    && !steps.contains(&step)
                {
                    steps.push(step);
                }
            });
        }
        Turn::Seats(seats) => {
            // One seat at a time; the viewer itself only if nobody else is asked.
            let others: Vec<_> = seats.iter().filter(|seat| !viewer.is(*seat)).collect();
            let seat = match others.len() {
                0 => seats.lowest(),
                count => Some(others[random.below(count as u32) as usize]),
            };
            let Some(seat) = seat else { return steps };
            let mut actions = Vec::new();
            game.legal(state, seat, &mut actions);
            while actions.len() > OUTCOMES {
                actions.swap_remove(random.below(actions.len() as u32) as usize);
            }
            steps.extend(actions.into_iter().map(|action| Step::Act(seat, action)));
        }
    }
    steps
}
