//! Laws 3, 4 and 5: what a viewer can make of what it sees.

use super::scene::{Moment, Scene, choose, json};
use super::{ActionOf, Lawful, StateOf, Verdict};
use crate::Rng;
use engine::{Game, Turn, Viewer};

/// Imagined states per viewer at a close look.
const TWINS: usize = 3;

/// Law 3.
pub(super) fn imagined_looks_alike<L: Lawful>(scene: &Scene<'_, L>) -> Verdict {
    let game = scene.game;
    let viewers = game.players() as u64 + 1;
    let visit = |moment: &Moment<'_, L>, close: bool, random: &mut Rng| {
        if !close {
            return Ok(());
        }
        for viewer in Viewer::all(game.players()) {
            let view = game.view(moment.state, viewer);
            let named = game.viewer(&view);
            scene.must(named == viewer, || {
                format!("The view of {viewer:?} says it is the view of {named:?}")
            })?;
            for _ in 0..TWINS {
                let twin = game.imagine(&view, random);
                let seen = game.view(&twin, viewer);
                scene.must(seen == view, || {
                    format!(
                        "{viewer:?} sees\n  {}\nimagines\n{}\nand sees there\n  {}",
                        json(&view),
                        game.position(&twin),
                        json(&seen)
                    )
                })?;
                scene.facts(1);
            }
        }
        Ok(())
    };
    scene.matches(viewers * (TWINS as u64 * 20 + 10), visit, |_, _, _| Ok(()))
}

/// Law 4: who owes, what is legal, in which order, and why not.
pub(super) fn legality_is_known<L: Lawful>(scene: &Scene<'_, L>) -> Verdict {
    let game = scene.game;
    let (mut truly, mut seemingly) = (Vec::new(), Vec::new());
    let visit = |moment: &Moment<'_, L>, close: bool, random: &mut Rng| {
        let state = moment.state;
        if !close {
            return Ok(());
        }
        for viewer in Viewer::all(game.players()) {
            let twin = game.imagine(&game.view(state, viewer), random);
            let (turn, seeming) = (game.turn(state), game.turn(&twin));
            scene.must(turn == seeming, || {
                format!("The match waits for {turn:?}; {viewer:?} imagines {seeming:?}")
            })?;
            let Viewer::Seat(seat) = viewer else { continue };
            truly.clear();
            seemingly.clear();
            game.legal(state, seat, &mut truly);
            game.legal(&twin, seat, &mut seemingly);
            scene.must(truly == seemingly, || {
                let position = game.position(&twin);
                format!("{seat} may {truly:?}\nbut imagines {seemingly:?}\nin\n{position}")
            })?;
            // A refusal for owing nothing was compared with the turn.
            let owes = turn.seats().contains(seat);
            let thin = if owes { 1 } else { scene.universe.len() / 16 + 1 };
            for action in scene.universe.iter().step_by(thin) {
                let said = game.check(state, seat, *action);
                let imagined = game.check(&twin, seat, *action);
                scene.must(said == imagined, || {
                    let position = game.position(&twin);
                    format!(
                        "`{seat} {action}`: `check` says {said:?}, but {imagined:?} as {seat} \
                         imagines the match:\n{position}"
                    )
                })?;
            }
            scene.facts(scene.universe.len() / thin + 1);
        }
        Ok(())
    };
    scene.matches(2 * scene.universe.len() as u64 + 200, visit, |_, _, _| Ok(()))
}

/// Law 5: the true match is audited at every step; at close looks every
/// viewer imagines a match, which is played to its end and audited as well.
pub(super) fn nothing_is_lost<L: Lawful>(scene: &Scene<'_, L>) -> Verdict {
    let game = scene.game;
    let mut scratch = Vec::new();
    let visit = |moment: &Moment<'_, L>, close: bool, random: &mut Rng| {
        if let Err(what) = game.audit(moment.state) {
            let position = game.position(moment.state);
            return scene.fail(format!("The audit fails: {what}\n{position}"));
        }
        scene.facts(1);
        if close {
            for viewer in Viewer::all(game.players()) {
                let twin = game.imagine(&game.view(moment.state, viewer), random);
                play_out(scene, viewer, &twin, random, &mut scratch)?;
            }
        }
        Ok(())
    };
    // A playout is some hundred steps of some ten units.
    let cost = (game.players() as u64 + 1) * u64::from(L::Game::LONGEST.min(500)) * 10;
    scene.matches(cost, visit, |_, _, _| Ok(()))
}

fn play_out<L: Lawful>(
    scene: &Scene<'_, L>,
    viewer: Viewer,
    imagined: &StateOf<L>,
    random: &mut Rng,
    scratch: &mut Vec<ActionOf<L>>,
) -> Verdict {
    let game = scene.game;
    let mut state = imagined.clone();
    let mut steps = Vec::new();
    let told = |what: String, steps: &[engine::Step<L::Game>]| {
        let from = game.position(imagined);
        let lines: Vec<_> = steps.iter().map(ToString::to_string).collect();
        format!("{viewer:?} imagines\n{from}\n{what} after the steps\n  {}", lines.join("\n  "))
    };
    for _ in 0..=L::Game::LONGEST {
        if let Err(what) = game.audit(&state) {
            return scene.fail(told(format!("and its audit fails ({what})"), &steps));
        }
        scene.facts(1);
        match choose(game, &state, steps.len() % 2 == 1, random, scratch) {
            Some(step) => {
                steps.push(step);
                game.apply(&mut state, step, &mut |_| {});
            }
            None if game.turn(&state) == Turn::Over => return Ok(()),
            None => return scene.fail(told("and a seat has no answer".to_owned(), &steps)),
        }
    }
    steps.truncate(20);
    scene.fail(told("and there is no end; it began so,".to_owned(), &steps))
}
