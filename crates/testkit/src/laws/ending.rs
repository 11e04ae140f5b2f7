//! Law 10: random play ends, and the hot calls do not allocate.

use super::scene::{Moment, Scene, choose};
use super::{Law, Lawful, Plan, StateOf, Summary, Verdict, Violation, rulebooks};
use crate::Rng;
use crate::alloc::{count, installed};
use engine::{Game, MAX_SEATS, Seat, Step, Turn, Viewer};

/// The first half of law 10. A match that has ended ranks its seats.
pub(super) fn matches_end<L: Lawful>(scene: &Scene<'_, L>) -> Verdict {
    let game = scene.game;
    let visit = |_: &Moment<'_, L>, _: bool, _: &mut Rng| Ok(());
    let done = |last: &StateOf<L>, steps: &[Step<L::Game>], _: &mut Rng| {
        let turn = game.turn(last);
        scene.must(turn == Turn::Over, || {
            let (longest, taken) = (L::Game::LONGEST, steps.len());
            format!("No end after {taken} of at most {longest} steps; it waits for {turn:?}")
        })?;
        let places = game.places(last);
        // Alone one can lose to the game itself; then nobody is first.
        let alone = game.players() == 1;
        let seats = 1..=if alone { 2 } else { game.players() as u8 };
        let sane = Seat::all(game.players()).all(|seat| seats.contains(&places.of(seat)))
            && Seat::all(MAX_SEATS).skip(game.players()).all(|seat| places.of(seat) == 0)
            && (alone || !places.winners().is_empty());
        scene.facts(2);
        scene.must(sane, || format!("No ranking of {} seats: {places:?}", game.players()))
    };
    scene.matches(1, visit, done)
}

/// The second half of law 10: after a first match, none of the hot calls
/// allocates. The test binary must have installed [`crate::alloc::Counting`].
///
/// # Panics
/// With the [`Violation`], if one does; or if nothing counts allocations.
#[track_caller]
pub fn no_allocation<L: Lawful>(plan: &Plan) -> Summary {
    match try_no_allocation::<L>(plan) {
        Ok(summary) => {
            println!("{summary}");
            summary
        }
        Err(violation) => panic!("{violation}"),
    }
}

/// As [`no_allocation`], for a test that wants a game caught.
///
/// # Panics
/// If nothing counts allocations.
pub fn try_no_allocation<L: Lawful>(plan: &Plan) -> Result<Summary, Violation> {
    assert!(
        installed(),
        "install testkit::alloc::Counting as the #[global_allocator] of this test"
    );
    let (games, refused) = rulebooks::<L>(plan)?;
    let mut summary = Summary::new::<L::Game>(games.len(), refused);
    for (number, game) in games.iter().enumerate() {
        let universe = super::universe::<L>(game);
        let effort = plan.effort / games.len() as u64;
        let scene = Scene::<L>::new(Law::Ending, game, number, plan, effort, &universe);
        scene.examine(|| hot_calls(&scene))?;
        summary.add(scene.tally());
    }
    Ok(summary)
}

fn hot_calls<L: Lawful>(scene: &Scene<'_, L>) -> Verdict {
    let game = scene.game;
    let mut list = Vec::with_capacity(2 * scene.universe.len() + 64);
    let mut scratch = Vec::with_capacity(2 * scene.universe.len() + 64);
    let mut state = game.start();
    let mut matches = 0;
    let visit = |moment: &Moment<'_, L>, close: bool, random: &mut Rng| {
        matches += u32::from(moment.taken.is_none());
        let quiet = |call: &str, allocations: u64| {
            scene.facts(1);
            // The first match may fill tables that are made on first use.
            scene.must(allocations == 0 || matches == 1, || {
                format!("`{call}` allocates {allocations} times")
            })
        };
        quiet("clone_from", count(|| state.clone_from(moment.state)).0)?;
        let (allocations, turn) = count(|| game.turn(&state));
        quiet("turn", allocations)?;
        for seat in turn.seats().iter() {
            list.clear();
            quiet("legal", count(|| game.legal(&state, seat, &mut list)).0)?;
            let (allocations, action) = count(|| game.pick(&state, seat, random, &mut scratch));
            quiet("pick", allocations)?;
            quiet("check", count(|| game.check(&state, seat, action)).0)?;
            if let Some(any) = scene.universe.first() {
                quiet("check", count(|| game.check(&state, seat, *any)).0)?;
            }
        }
        if turn == Turn::Chance {
            let (allocations, chance) = count(|| game.roll(&state, random));
            quiet("roll", allocations)?;
            quiet("check_chance", count(|| game.check_chance(&state, chance)).0)?;
        }
        if close {
            for viewer in Viewer::all(game.players()) {
                let view = game.view(&state, viewer);
                quiet("imagine", count(|| game.imagine(&view, random)).0)?;
            }
        }
        if let Some(step) = choose(game, &state, false, random, &mut scratch) {
            let call = format!("apply {step}");
            quiet(&call, count(|| game.apply(&mut state, step, &mut |_| {})).0)?;
        }
        Ok(())
    };
    scene.matches(200, visit, |_, _, _| Ok(()))
}
