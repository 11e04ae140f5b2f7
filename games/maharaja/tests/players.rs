//! Every bot plays Maharaja by the rules, at every number of players, against
//! Brahmabot at every level and with every option; the greedy one clearly
//! better than chance; and none knows more than its seat.

use bots::arena::{Contestant, pair, play};
use bots::{BOTS, Budget, Playable, by_name, no_clock};
use engine::{Game, Seat, Settings, Step, Turn, Viewer};
use maharaja::{Action, Maharaja, State};
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
fn a_little_search_is_better_than_none_at_maharaja() {
    // Whoever judges a turn that is half done does worse than who does not look
    // ahead at all.
    let game = Maharaja::basic(2);
    let mut bots = [contestant("search", 40), contestant("greedy", 1)];
    let pairs = (0..8).map(|seed| pair(&game, &mut bots, &[0, 1], seed, &no_clock));
    let score: f64 = pairs.map(|pair| pair.expect("an end").score).sum();
    assert!(score >= 5.5, "search won {score} of 8 pairs");
}

/// Every state of a match between greedy players in which somebody decides.
fn decisions(game: &Maharaja, seed: u64, mut met: impl FnMut(&State, Seat, &[Action])) {
    let mut dice = testkit::rng(seed);
    let mut greedy = by_name::<Maharaja>("greedy").expect("a listed bot exists");
    let mut state = game.start();
    let mut actions = Vec::new();
    loop {
        let step = match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance => Step::Roll(game.roll(&state, &mut dice)),
            Turn::Seats(seats) => {
                let seat = seats.lowest().expect("somebody is asked");
                actions.clear();
                game.legal(&state, seat, &mut actions);
                met(&state, seat, &actions);
                let view = game.view(&state, Viewer::Seat(seat));
                let decision = greedy.decide(game, &view, &Budget::default(), 1, &no_clock);
                Step::Act(seat, decision.expect("an action is owed").action)
            }
        };
        game.apply(&mut state, step, &mut |_| ());
    }
}

#[test]
fn an_action_is_rated_alone_as_among_others() {
    for players in [1, 2, 4] {
        let game = Maharaja::basic(players);
        let (mut all, mut one) = (Vec::new(), Vec::new());
        let mut statues = 0;
        decisions(&game, 5, |state, seat, actions| {
            all.clear();
            one.clear();
            game.rate(state, seat, actions, &mut all);
            for action in actions {
                statues += u32::from(matches!(action, Action::Statue(..)));
                game.rate(state, seat, &[*action], &mut one);
            }
            assert_eq!(all, one);
        });
        assert!(statues > 20, "{statues}");
    }
}

#[test]
fn a_turn_of_many_actions_takes_the_time_of_six_plans_at_most() {
    for players in 1..=4 {
        let game = Maharaja::basic(players);
        for seed in 0..20 {
            // By round and seat: what all decisions together deserve.
            let mut parts = [[0.0; 4]; 9];
            let mut longest = 0;
            let mut running = (0, 0);
            decisions(&game, seed, |state, seat, actions| {
                let part = game.part(state, seat);
                assert!(part > 0.0 && part <= 1.0, "{part}");
                let round = state.public().round as usize;
                if actions.len() > 1 {
                    parts[round][seat.index()] += part;
                }
                running = if running.0 == round { (round, running.1 + 1) } else { (round, 1) };
                longest = longest.max(running.1);
            });
            let most = parts[1..].iter().flatten().fold(0.0, |most: f64, part| most.max(*part));
            assert!(most <= 6.0, "{players} players, seed {seed}: {most}");
            assert!(longest >= 8, "rounds of many decisions were met");
        }
    }
}

#[test]
fn only_so_much_is_thought_about_a_decision_and_nothing_about_a_gift() {
    let game = Maharaja::basic(2);
    for name in ["search", "ismcts"] {
        let mut bot = by_name::<Maharaja>(name).expect("a listed bot exists");
        let (mut gifts, mut parts) = (0, 0);
        decisions(&game, 3, |state, seat, actions| {
            let view = game.view(state, Viewer::Seat(seat));
            let decision = bot.decide(&game, &view, &Budget::iterations(20), 1, &no_clock);
            let decision = decision.expect("an action is owed");
            if actions.contains(&Action::Coins) {
                gifts += 1;
                assert_eq!((decision.action, decision.iterations), (Action::Coins, 0), "{name}");
            } else {
                let part = game.part(state, seat);
                let most = (20.0 * part).ceil() as u64;
                // A deal that was begun is tried to its end.
                assert!(
                    decision.iterations < most + 5,
                    "{name}: {} of {most}",
                    decision.iterations
                );
                parts += u32::from(part < 0.5 && decision.iterations > 0);
            }
        });
        assert!(gifts > 0 && parts > 10, "{name}: {gifts} {parts}");
    }
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
