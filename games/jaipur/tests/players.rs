//! Every bot plays every kind of Jaipur to its end, by the rules, and the same
//! way whenever it is asked the same.

use bots::arena::{Contestant, play};
use bots::{BOTS, Budget, Decision, by_name, no_clock};
use engine::{Game, Settings, Step, Turn, Viewer};
use jaipur::{Jaipur, State};
use std::cell::Cell;
use std::time::Duration;

#[test]
fn every_bot_plays_to_the_end_under_all_options() {
    let all = Settings::combinations(Jaipur::SETTINGS, 100);
    assert!(all.len() >= 24);
    for settings in &all {
        let game = Jaipur::new(2, settings).expect("a rulebook");
        for name in BOTS {
            let bot = by_name(name).expect("a listed bot exists");
            let mut bots = [Contestant { bot, budget: Budget::iterations(8) }];
            let played = play(&game, &mut bots, &[0, 0], 7, &no_clock);
            assert!(played.is_ok(), "{name}, {settings}: {played:?}");
        }
    }
}

/// States along a match of random actions.
fn states(game: &Jaipur) -> Vec<State> {
    let mut dice = testkit::rng(9);
    let mut state = game.start();
    let mut scratch = Vec::new();
    let mut states = Vec::new();
    loop {
        let step = match game.turn(&state) {
            Turn::Over => return states,
            Turn::Chance => Step::Roll(game.roll(&state, &mut dice)),
            Turn::Seats(seats) => {
                let seat = seats.lowest().expect("somebody is to act");
                states.push(state);
                Step::Act(seat, game.pick(&state, seat, &mut dice, &mut scratch))
            }
        };
        game.apply(&mut state, step, &mut |_| ());
    }
}

#[test]
fn the_same_question_gets_the_same_answer() {
    let game = Jaipur::default();
    for name in BOTS {
        let mut old = by_name::<Jaipur>(name).expect("a listed bot exists");
        let mut thought = 0;
        for state in states(&game) {
            let view = game.view(&state, Viewer::Seat(state.public().to_move));
            let mut new = by_name::<Jaipur>(name).expect("a listed bot exists");
            let budget = Budget::iterations(60);
            let ask = |bot: &mut dyn bots::Bot<Jaipur>, seed| -> Decision<Jaipur> {
                bot.decide(&game, &view, &budget, seed, &no_clock).expect("an action is owed")
            };
            let first = ask(&mut *new, 3);
            assert_eq!(first, ask(&mut *new, 3), "{name} forgets");
            assert_eq!(first, ask(&mut *old, 3), "{name} remembers");
            if let Some(best) = first.candidates.first() {
                assert_eq!(best.action, first.action, "{name}");
                assert_eq!(Some(best.value), first.value, "{name}");
            }
            if let Some(value) = first.value {
                assert!((0.0..=1.0).contains(&value), "{name}: {value}");
            }
            thought += first.iterations;
        }
        assert_eq!(thought > 0, matches!(*name, "search" | "ismcts" | "ismcts-plain"), "{name}");
    }
}

#[test]
fn nobody_decides_for_somebody_else() {
    let game = Jaipur::default();
    let state = &states(&game)[5];
    let other = state.public().to_move.next(2);
    for name in BOTS {
        let mut bot = by_name::<Jaipur>(name).expect("a listed bot exists");
        for viewer in [Viewer::Public, Viewer::Seat(other)] {
            let view = game.view(state, viewer);
            assert!(bot.decide(&game, &view, &Budget::default(), 1, &no_clock).is_none());
        }
    }
}

/// A clock that moves on by a tenth of a millisecond a look.
fn ticking(looks: &Cell<u32>) -> Duration {
    looks.set(looks.get() + 1);
    Duration::from_micros(100) * looks.get()
}

#[test]
fn time_is_kept() {
    let game = Jaipur::default();
    for name in ["search", "ismcts", "ismcts-plain"] {
        let mut bot = by_name::<Jaipur>(name).expect("a listed bot exists");
        for state in states(&game) {
            let looks = Cell::new(0);
            let view = game.view(&state, Viewer::Seat(state.public().to_move));
            let budget = Budget::millis(5);
            let decision = bot.decide(&game, &view, &budget, 1, &|| ticking(&looks));
            assert!(decision.expect("an action is owed").iterations > 0);
            // Fifty looks, and not many more: it stops when time is up.
            assert!((40..=60).contains(&looks.get()), "{name} looked {} times", looks.get());
        }
    }
}

#[test]
fn a_forced_action_takes_no_time() {
    let game = Jaipur::default();
    // No two cards alike, no herd, a market of camels: only they can be taken.
    let text = "phase: act\nto move: A\nround: 1\nstarter: A\nseals: 0 0\nmarket: KKKKK\n\
                A hand: DGS\nB hand: LL\nA herd: 0\nB herd: 6\n";
    let state = game.place(&text.parse().expect("a position")).expect("a sound position");
    let view = game.view(&state, Viewer::Seat(state.public().to_move));
    for name in BOTS {
        let looks = Cell::new(0);
        let mut bot = by_name::<Jaipur>(name).expect("a listed bot exists");
        let decision = bot.decide(&game, &view, &Budget::millis(5), 1, &|| ticking(&looks));
        let decision = decision.expect("an action is owed");
        assert_eq!(decision.action.to_string(), "camels");
        assert_eq!(decision.iterations, 0, "{name}");
        assert!(looks.get() <= 1, "{name} looked {} times", looks.get());
    }
}
