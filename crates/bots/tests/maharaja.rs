//! Every bot plays Maharaja by the rules, at every number of players, against
//! Brahmabot at every level and with every option; the greedy one clearly
//! better than chance; and none knows more than its seat.

use bots::arena::{Contestant, pair, play};
use bots::{BOTS, Budget, by_name, no_clock};
use engine::{Game, Settings, Viewer};
use maharaja::{Action, Maharaja};
use testkit::laws::{Lawful, Plan, try_fair_bot};

fn contestant(name: &str, iterations: u64) -> Contestant<Maharaja> {
    let bot = by_name(name).expect("a listed bot exists");
    Contestant { bot, budget: Budget::iterations(iterations) }
}

fn rulebook(players: u8, options: &str) -> Maharaja {
    let settings = Settings::read(Maharaja::SETTINGS, options).expect("the options are known");
    Maharaja::new(players, &settings).expect("a rulebook")
}

#[test]
fn every_bot_plays_maharaja_to_the_end_in_every_variant() {
    let variants = [
        "",
        "solo=hard r1=on r2=on r3=on r4=on final=f4",
        "solo=medium characters=first final=f1 chronicler=each builder=free edge=refuse search=lost \
        way=low",
    ];
    for players in 1..=4u8 {
        for options in variants {
            let game = rulebook(players, options);
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
fn greedy_beats_random_at_maharaja() {
    let game = Maharaja::basic(2);
    let mut bots = [contestant("greedy", 1), contestant("random", 1)];
    let mut won = 0;
    for seed in 0..100 {
        for seating in [[0, 1], [1, 0]] {
            let played = play(&game, &mut bots, &seating, seed, &no_clock).expect("an end");
            let first = played.places.winners();
            let only = first.lowest().expect("a winner");
            won += u32::from(first.len() == 1 && seating[only.index()] == 0);
        }
    }
    assert!(won >= 190, "greedy won {won} of 200");
}

#[test]
fn a_match_for_one_is_won_or_lost() {
    let game = rulebook(1, "solo=easy");
    let score = |name: &str| {
        let mut bots = [contestant(name, 1)];
        let pairs =
            (0..60).map(|seed| pair(&game, &mut bots, &[0], seed, &no_clock).expect("an end"));
        let scores: Vec<f64> = pairs.map(|pair| pair.score).collect();
        assert!(scores.iter().all(|score| [0.0, 1.0].contains(score)), "no halves");
        scores.iter().sum::<f64>() / 60.0
    };
    let (random, greedy) = (score("random"), score("greedy"));
    assert!(random < 0.1 && greedy > random + 0.1, "random {random}, greedy {greedy}");
}

/// Maharaja, as the law of fairness needs it.
struct Table;
impl Lawful for Table {
    type Game = Maharaja;
    fn universe(_: &Maharaja, _: &mut dyn FnMut(Action)) {}
}

#[test]
fn decisions_at_maharaja_rest_on_what_is_seen() {
    let plan = Plan { games: 1, effort: 4_000_000, ..Plan::default() };
    for name in BOTS {
        let mut bot = by_name::<Maharaja>(name).expect("a listed bot exists");
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
