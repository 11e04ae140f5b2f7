//! Every bot plays Raja by the rules, at every number of players and in every
//! variant; the greedy one clearly better than chance; and none knows more
//! than its seat.

use bots::arena::{Contestant, play};
use bots::{BOTS, Budget, by_name, no_clock};
use engine::{Game, Settings, Viewer};
use raja::{Action, Raja};
use testkit::laws::{Lawful, Plan, try_fair_bot};

fn contestant(name: &str, iterations: u64) -> Contestant<Raja> {
    let bot = by_name(name).expect("a listed bot exists");
    Contestant { bot, budget: Budget::iterations(iterations) }
}

#[test]
fn every_bot_plays_raja_to_the_end_in_every_variant() {
    let variants = [
        "",
        "short=on",
        "advanced1=on",
        "advanced2=on",
        "short=on advanced1=on",
        "short=on advanced2=on",
        "advanced1=on advanced2=on",
        "short=on advanced1=on advanced2=on money=open auction=on home=off compensation=turn",
    ];
    for players in 2..=5u8 {
        for options in variants {
            let settings = Settings::read(Raja::SETTINGS, options).expect("the options are known");
            let game = Raja::new(players, &settings).expect("a rulebook");
            for name in BOTS {
                let mut bots = [contestant(name, 2)];
                let seating = vec![0; players as usize];
                let played = play(&game, &mut bots, &seating, 7, &no_clock);
                assert!(played.is_ok(), "{name}, {players} players, {options}: {played:?}");
            }
        }
    }
}

#[test]
fn greedy_beats_random_at_raja() {
    let game = Raja::basic(2);
    let mut bots = [contestant("greedy", 1), contestant("random", 1)];
    let mut won = 0;
    for seed in 0..50 {
        for seating in [[0, 1], [1, 0]] {
            let played = play(&game, &mut bots, &seating, seed, &no_clock).expect("an end");
            let first = played.places.winners().lowest().expect("a winner");
            won += u32::from(seating[first.index()] == 0);
        }
    }
    assert!(won >= 95, "greedy won {won} of 100");
}

/// Raja, as the law of fairness needs it.
struct Table;
impl Lawful for Table {
    type Game = Raja;
    fn universe(_: &Raja, _: &mut dyn FnMut(Action)) {}
}

#[test]
fn decisions_at_raja_rest_on_what_is_seen() {
    let plan = Plan { games: 2, effort: 6_000_000, ..Plan::default() };
    for name in BOTS {
        let mut bot = by_name::<Raja>(name).expect("a listed bot exists");
        let fair = try_fair_bot::<Table>(name, &plan, |game, state, seat, seed| {
            let view = game.view(state, Viewer::Seat(seat));
            let decision = bot.decide(game, &view, &Budget::iterations(4), seed, &no_clock);
            decision.expect("the seat owes an action").action
        });
        if let Err(violation) = fair {
            panic!("{violation}");
        }
    }
}
