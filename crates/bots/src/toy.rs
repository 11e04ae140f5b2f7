//! The bots at the toy game of `testkit`: two or three seats, sealed choices,
//! secret hands. Whatever plays this plays what the contract allows.

use crate::arena::{Contestant, pair, play};
use crate::dice;
use crate::{BOTS, Bot, Budget, Ismcts, by_name, no_clock};
use engine::{Game, Seat, Settings, Step, Turn, Viewer};
use testkit::laws::{Plan, fair_bot};
use testkit::toy::{Action, Phase, State, Toy};

fn games() -> Vec<Toy> {
    let settings = Settings::combinations(Toy::SETTINGS, 10);
    let all = settings.iter().flat_map(|settings| {
        Toy::PLAYERS.map(|players| Toy::new(players, settings).expect("a rulebook"))
    });
    all.collect()
}

fn contestant(name: &str, iterations: u64) -> Contestant<Toy> {
    let bot = by_name(name).expect("a listed bot exists");
    Contestant { bot, budget: Budget::iterations(iterations) }
}

#[test]
fn every_bot_plays_to_the_end_at_every_table() {
    for game in games() {
        for name in BOTS {
            let mut bots = [contestant(name, 20)];
            for seed in 0..5 {
                let played = play(&game, &mut bots, &vec![0; game.players()], seed, &no_clock);
                assert!(played.is_ok(), "{name}: {played:?}");
            }
        }
    }
}

#[test]
fn every_bot_is_fair_where_choices_are_sealed() {
    for name in BOTS {
        let mut bot = by_name::<Toy>(name).expect("a listed bot exists");
        let plan = Plan { games: 5, effort: 4_000_000, ..Plan::default() };
        fair_bot::<Toy>(name, &plan, |game, state, seat, seed| {
            let view = game.view(state, Viewer::Seat(seat));
            let decision = bot.decide(game, &view, &Budget::iterations(20), seed, &no_clock);
            decision.expect("the seat owes an action").action
        });
    }
}

#[test]
fn one_thinker_among_three_does_better_than_the_others() {
    let three = Settings::new(Toy::SETTINGS);
    let game = Toy::new(3, &three).expect("a rulebook");
    for name in ["search", "ismcts"] {
        let mut bots = [contestant(name, 300), contestant("random", 1)];
        let mut tally = crate::Tally::default();
        for seed in 0..60 {
            let pair = pair(&game, &mut bots, &[0, 1, 1], seed, &no_clock).expect("sound bots");
            assert_eq!(pair.matches, 3);
            tally.add(pair.score);
        }
        assert!(tally.rate().low > 0.5, "{name}: {:.3}", tally.rate());
    }
}

/// A state in which everybody seals and holds at least two cards.
fn sealing(game: &Toy) -> State {
    let mut dice = dice::stream(1, 1);
    let mut state = game.start();
    while state.phase != Phase::Seal {
        assert_eq!(game.turn(&state), Turn::Chance);
        let chance = game.roll(&state, &mut dice);
        game.apply(&mut state, Step::Roll(chance), &mut |_| ());
    }
    state
}

#[test]
fn nobody_answers_a_choice_that_is_still_sealed() {
    for game in games() {
        let state = sealing(&game);
        for me in Seat::all(game.players()) {
            let view = game.view(&state, Viewer::Seat(me));
            let mut bot = Ismcts::<Toy>::default();
            let decision = bot.decide(&game, &view, &Budget::iterations(500), 1, &no_clock);
            assert!(decision.is_some_and(|decision| decision.iterations == 500));
            // Right below my choice stand the winner's question and my next
            // card, never another seat's card.
            let mut below = bot.second_level().peekable();
            assert!(below.peek().is_some());
            for (seat, action) in below {
                assert!(seat == me || !matches!(action, Action::Play(_)), "{seat} {action}");
            }
        }
    }
}
