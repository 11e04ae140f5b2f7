//! Every computer player plays by the rules, the greedy one better than chance,
//! and none knows more than its seat.

mod support;

use bots::arena::{Contestant, play};
use bots::{BOTS, Budget, Playable, by_name, no_clock};
use engine::{Game, Viewer};
use kauri::{Kauri, State};
use support::{A, All, at, rulebook};
use testkit::laws::{Plan, try_fair_bot};

fn contestant(name: &str) -> Contestant<Kauri> {
    let bot = by_name(name).expect("a listed bot exists");
    Contestant { bot, budget: Budget::iterations(4) }
}

#[test]
fn every_bot_plays_to_the_end() {
    for players in Kauri::PLAYERS {
        let game = rulebook(players, "");
        for name in BOTS {
            let seating = vec![0; players as usize];
            let played = play(&game, &mut [contestant(name)], &seating, 7, &no_clock);
            assert!(played.is_ok(), "{name}, {players} players: {played:?}");
        }
    }
}

#[test]
fn greedy_beats_random() {
    let game = rulebook(2, "");
    let mut bots = [contestant("greedy"), contestant("random")];
    let mut won = 0;
    for seed in 0..50 {
        for seating in [[0, 1], [1, 0]] {
            let played = play(&game, &mut bots, &seating, seed, &no_clock).expect("an end");
            let winners = played.places.winners();
            let first = winners.lowest().expect("a winner");
            won += u32::from(winners.len() == 1 && seating[first.index()] == 0);
        }
    }
    assert!(won >= 80, "greedy won {won} of 100");
}

#[test]
fn decisions_rest_on_what_is_seen() {
    let plan = Plan { games: 4, effort: 2_000_000, ..Plan::default() };
    for name in BOTS {
        let mut bot = by_name::<Kauri>(name).expect("a listed bot exists");
        let fair = try_fair_bot::<All>(name, &plan, |game, state, seat, seed| {
            let view = game.view(state, Viewer::Seat(seat));
            let decision = bot.decide(game, &view, &Budget::iterations(4), seed, &no_clock);
            decision.expect("the seat owes an action").action
        });
        if let Err(violation) = fair {
            panic!("{violation}");
        }
    }
}

#[test]
fn an_opinion_rests_on_what_is_seen() {
    let game = rulebook(2, "shells=20");
    let mut random = testkit::rng(5);
    let mut legal = Vec::new();
    for charm in 1..=3 {
        let text = format!("heap: 6\nto move: A\nA: shells=7 charm=2\nB: shells=7 charm={charm}");
        let state = at(&game, &text);
        legal.clear();
        game.legal(&state, A, &mut legal);
        let rated = |state: &State| {
            let mut rates = Vec::new();
            game.rate(state, A, &legal, &mut rates);
            rates
        };
        for _ in 0..10 {
            let other = game.imagine(&game.view(&state, Viewer::Seat(A)), &mut random);
            assert_eq!(rated(&state), rated(&other));
        }
    }
}
