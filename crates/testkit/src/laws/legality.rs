//! Laws 1 and 2: what may be done, and by whom.

use super::scene::{Moment, Scene};
use super::{ActionOf, ChanceOf, Lawful, StateOf, Verdict};
use crate::Rng;
use crate::mutate::mutate;
use engine::{Game, Illegal, MAX_SEATS, Random, Seat, Seats, Step, Turn};
use std::collections::HashSet;

/// Spellings tried at a close look.
const SPELLINGS: usize = 24;

/// Law 1. Cheap at every position: the list against `check`, appended, in a
/// fixed order, without repetition, `pick` inside it. At close looks: the whole
/// universe and misspelt actions against the list.
pub(super) fn check_tells_legal<L: Lawful>(scene: &Scene<'_, L>) -> Verdict {
    let universe: HashSet<ActionOf<L>> = scene.universe.iter().copied().collect();
    scene.must(universe.len() == scene.universe.len(), || {
        "The universe names an action twice.".to_owned()
    })?;
    let mut list = Vec::new();
    let mut scratch = Vec::new();
    let visit = |moment: &Moment<'_, L>, close: bool, random: &mut Rng| {
        let (game, state) = (scene.game, moment.state);
        for seat in Seat::all(game.players()) {
            list.clear();
            game.legal(state, seat, &mut list);
            let once = list.len();
            game.legal(state, seat, &mut list);
            let appended = list.len() == 2 * once && list[..once] == list[once..];
            scene.must(appended, || {
                format!("`legal` of {seat}, asked twice into one buffer, gives {list:?}")
            })?;
            list.truncate(once);
            let legal: HashSet<ActionOf<L>> = list.iter().copied().collect();
            scene.must(legal.len() == once, || format!("`legal` of {seat} repeats: {list:?}"))?;
            for action in &list {
                if let Err(why) = game.check(state, seat, *action) {
                    scene.fail(format!(
                        "`{seat} {action}` is in `legal`, but `check` says {why:?}"
                    ))?;
                }
                scene.must(universe.contains(action), || {
                    format!("`{action}` is in `legal`, but not in the universe")
                })?;
            }
            scene.facts(once);
            if game.turn(state).seats().contains(seat) && once > 0 {
                let picked = game.pick(state, seat, random, &mut scratch);
                scene.must(legal.contains(&picked), || {
                    format!("`pick` gives {seat} `{picked}`, which is not in {list:?}")
                })?;
            }
            if close {
                whole_universe(scene, state, seat, &legal)?;
                misspelt(scene, state, seat, &legal, random)?;
            }
        }
        Ok(())
    };
    // Only the seats that owe an action are asked for everything.
    scene.matches(scene.universe.len() as u64 + 1000, visit, |_, _, _| Ok(()))
}

fn whole_universe<L: Lawful>(
    scene: &Scene<'_, L>,
    state: &StateOf<L>,
    seat: Seat,
    legal: &HashSet<ActionOf<L>>,
) -> Verdict {
    // Whoever owes nothing is refused before any rule is looked at (law 2), so
    // a part of the universe will do.
    let owes = scene.game.turn(state).seats().contains(seat);
    let thin = if owes { 1 } else { scene.universe.len() / 64 + 1 };
    for action in scene.universe.iter().step_by(thin) {
        let allowed = scene.game.check(state, seat, *action).is_ok();
        if allowed && !legal.contains(action) {
            scene
                .fail(format!("`check` allows `{seat} {action}`, but `legal` does not list it"))?;
        }
    }
    scene.facts(scene.universe.len() / thin);
    Ok(())
}

fn misspelt<L: Lawful>(
    scene: &Scene<'_, L>,
    state: &StateOf<L>,
    seat: Seat,
    legal: &HashSet<ActionOf<L>>,
    random: &mut Rng,
) -> Verdict {
    if scene.universe.is_empty() {
        return Ok(());
    }
    for _ in 0..SPELLINGS {
        let at = random.below(scene.universe.len() as u32) as usize;
        let text = mutate(&scene.universe[at].to_string(), random);
        let Ok(action) = text.parse::<ActionOf<L>>() else { continue };
        let allowed = scene.game.check(state, seat, action).is_ok();
        scene.must(allowed == legal.contains(&action), || {
            format!(
                "The text {text:?} spells `{action}`: `check` allows it: {allowed}, `legal` lists \
                 it: {}",
                !allowed
            )
        })?;
        scene.facts(1);
    }
    Ok(())
}

/// Law 2.
pub(super) fn only_who_owes_acts<L: Lawful>(scene: &Scene<'_, L>) -> Verdict {
    let mut list = Vec::new();
    let mut fallen: Vec<ChanceOf<L>> = Vec::new();
    let visit = |moment: &Moment<'_, L>, _: bool, random: &mut Rng| {
        seats_wait_their_turn(scene, moment.state, &mut list, random)?;
        if let Some(Step::Roll(chance)) = moment.taken.as_ref().map(|taken| taken.step)
            && fallen.len() < 64
            && !fallen.contains(&chance)
        {
            fallen.push(chance);
        }
        chance_waits_its_turn(scene, moment.state, &fallen)
    };
    scene.matches(1, visit, |_, _, _| Ok(()))?;
    // At late positions the question is whether whoever is asked can answer,
    // also in a hurry.
    let mut scratch = Vec::new();
    scene.late(|moment, random| {
        let (game, state) = (scene.game, moment.state);
        let turn = game.turn(state);
        for seat in Seat::all(game.players()) {
            list.clear();
            game.legal(state, seat, &mut list);
            has_answers_if_asked(scene, turn, seat, &list)?;
            if turn.seats().contains(seat) {
                let picked = game.pick(state, seat, random, &mut scratch);
                scene.must(list.contains(&picked), || {
                    format!("`pick` gives {seat} `{picked}`, which is not in {list:?}")
                })?;
            }
        }
        Ok(())
    })
}

fn has_answers_if_asked<L: Lawful>(
    scene: &Scene<'_, L>,
    turn: Turn,
    seat: Seat,
    list: &[ActionOf<L>],
) -> Verdict {
    scene.facts(1);
    if turn.seats().contains(seat) {
        scene.must(!list.is_empty(), || format!("{seat} owes an action and has none"))
    } else {
        scene.must(list.is_empty(), || format!("{seat} owes nothing and may {list:?}"))
    }
}

fn seats_wait_their_turn<L: Lawful>(
    scene: &Scene<'_, L>,
    state: &StateOf<L>,
    list: &mut Vec<ActionOf<L>>,
    random: &mut Rng,
) -> Verdict {
    let game = scene.game;
    let turn = game.turn(state);
    let refusal = match turn {
        Turn::Over => Illegal::Over,
        Turn::Chance => Illegal::Chance,
        Turn::Seats(seats) => {
            let strangers = seats.iter().any(|seat| seat.index() >= game.players());
            scene.must(seats != Seats::NONE && !strangers, || {
                format!("The state waits for {turn:?}, at a table of {}", game.players())
            })?;
            Illegal::NotYou
        }
    };
    // Also the chairs that nobody sits in: a record may name them.
    for seat in Seat::all(MAX_SEATS) {
        list.clear();
        game.legal(state, seat, list);
        has_answers_if_asked(scene, turn, seat, list)?;
        if turn.seats().contains(seat) {
            continue;
        }
        let thin = scene.universe.len() / 16 + 1;
        let from = random.below(thin as u32) as usize;
        for action in scene.universe.iter().skip(from).step_by(thin) {
            let said = game.check(state, seat, *action);
            scene.must(said.as_ref() == Err(&refusal), || {
                format!("`check` says {said:?} to `{seat} {action}`, not {refusal:?}")
            })?;
            scene.facts(1);
        }
    }
    Ok(())
}

/// Chance falls only when the state waits for it: what fell before is tried
/// again wherever it should be refused.
fn chance_waits_its_turn<L: Lawful>(
    scene: &Scene<'_, L>,
    state: &StateOf<L>,
    fallen: &[ChanceOf<L>],
) -> Verdict {
    let refusal = match scene.game.turn(state) {
        Turn::Over => Illegal::Over,
        Turn::Chance => return Ok(()),
        Turn::Seats(_) => Illegal::NoChance,
    };
    for chance in fallen {
        let said = scene.game.check_chance(state, *chance);
        scene.must(said.as_ref() == Err(&refusal), || {
            format!("`check_chance` says {said:?} to `{chance}`, not {refusal:?}")
        })?;
    }
    scene.facts(fallen.len());
    Ok(())
}
