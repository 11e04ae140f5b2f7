//! What the nations and seats of Maharadjah score, as tables for
//! `docs/maharadjah.md`.
//!
//! ```text
//! nations 10000          10,000 greedy matches of each scenario
//! nations 10000 four     of one scenario
//! nations last 400       one random player against three greedy ones
//! nations random 4000    how fast random matches run
//! nations random 4000 four    of one scenario; `time` tells processor time
//! ```
//!
//! One thread, and everything from a fixed seed: the same numbers everywhere.

use bots::{Bot, Budget, by_name, no_clock};
use engine::rand_core::{Rng, SeedableRng};
use engine::{Game, Seat, Step, Turn, Viewer};
use maharadjah::{Maharadjah, Nation, Scenario, State};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::time::Instant;

type Player = Box<dyn Bot<Maharadjah>>;

/// What a match counted.
struct Played {
    state: State,
    decisions: u64,
    listed: u64,
    most: usize,
}

/// One match; by seat the number of the player.
fn play(game: &Maharadjah, players: &mut [Player], seating: &[usize], seed: u64) -> Played {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut list = Vec::new();
    let mut played = Played { state: game.start(), decisions: 0, listed: 0, most: 0 };
    loop {
        let step = match game.turn(&played.state) {
            Turn::Over => return played,
            Turn::Chance => Step::Roll(game.roll(&played.state, &mut random)),
            Turn::Seats(seats) => {
                let seat = seats.lowest().expect("somebody is asked");
                list.clear();
                game.legal(&played.state, seat, &mut list);
                played.decisions += 1;
                played.listed += list.len() as u64;
                played.most = played.most.max(list.len());
                let view = game.view(&played.state, Viewer::Seat(seat));
                let bot = &mut players[seating[seat.index()]];
                let seed = random.next_u64();
                let decision = bot.decide(game, &view, &Budget::default(), seed, &no_clock);
                let action = decision.expect("whoever is asked decides").action;
                assert!(game.check(&played.state, seat, action).is_ok(), "{action}");
                Step::Act(seat, action)
            }
        };
        game.apply(&mut played.state, step, &mut |_| {});
    }
}

fn bot(name: &str) -> Player {
    by_name(name).expect("a listed bot exists")
}

/// Average points of each nation and seat, and how often each seat won.
fn scores(scenario: Scenario, matches: u64) {
    let game = Maharadjah::of(scenario);
    let mut players = vec![bot("greedy")];
    let seats = scenario.players();
    let (mut points, mut totals, mut won) = ([0u64; 17], vec![0f64; seats], vec![0f64; seats]);
    let (mut decisions, mut listed, mut most) = (0, 0, 0);
    let started = Instant::now();
    for seed in 0..matches {
        let played = play(&game, &mut players, &vec![0; seats], seed);
        decisions += played.decisions;
        listed += played.listed;
        most = most.max(played.most);
        for nation in Nation::ALL {
            points[nation.index()] += u64::from(played.state.points(*nation));
        }
        let winners = game.places(&played.state).winners();
        for seat in Seat::all(seats) {
            totals[seat.index()] += f64::from(game.score(&played.state, seat));
            if winners.contains(seat) {
                won[seat.index()] += 1.0 / winners.len() as f64;
            }
        }
    }
    let per = |sum: f64| sum / matches as f64;
    println!("{}: {matches} greedy matches", scenario.key());
    println!("  matches per second {:.0}", matches as f64 / started.elapsed().as_secs_f64());
    println!("  decisions per match {:.0}", per(decisions as f64));
    println!("  actions per decision {:.1}, at most {most}", listed as f64 / decisions as f64);
    for nation in Nation::ALL.iter().filter(|nation| scenario.seat(**nation).is_some()) {
        println!("  {nation} {:.1}", per(points[nation.index()] as f64));
    }
    for seat in Seat::all(seats) {
        let (total, won) = (per(totals[seat.index()]), 100.0 * per(won[seat.index()]));
        println!("  seat {seat} {total:.1} ({won:.0} %)");
    }
}

/// How often one random player among greedy ones is last, from every chair.
fn last(matches: u64) {
    let game = Maharadjah::of(Scenario::Four);
    let mut players = vec![bot("random"), bot("greedy")];
    let mut last = 0;
    for seed in 0..matches {
        let chair = (seed % 4) as usize;
        let mut seating = [1; 4];
        seating[chair] = 0;
        let played = play(&game, &mut players, &seating, seed);
        last += u64::from(game.places(&played.state).of(Seat::new(chair)) == 4);
    }
    println!("the random player was last in {last} of {matches} matches");
}

/// How fast random matches run, and how much there is to choose.
fn random(scenario: Scenario, matches: u64) {
    let game = Maharadjah::of(scenario);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    let (mut list, mut decisions, mut steps) = (Vec::with_capacity(1024), 0u64, 0u64);
    let (mut listed, mut asked, mut most) = (0, 0u64, 0);
    let start = game.start();
    let mut time = std::time::Duration::ZERO;
    for n in 0..matches {
        // Every eighth match lists all actions and is not timed.
        let lists = n % 8 == 7;
        let started = Instant::now();
        let mut state = start;
        loop {
            let step = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => Step::Roll(game.roll(&state, &mut random)),
                Turn::Seats(seats) => {
                    let seat = seats.lowest().expect("somebody is asked");
                    if lists {
                        list.clear();
                        game.legal(&state, seat, &mut list);
                        (listed, asked) = (listed + list.len(), asked + 1);
                        most = most.max(list.len());
                    } else {
                        decisions += 1;
                    }
                    Step::Act(seat, game.pick(&state, seat, &mut random, &mut list))
                }
            };
            steps += u64::from(!lists);
            game.apply(&mut state, step, &mut |_| {});
        }
        if !lists {
            time += started.elapsed();
        }
    }
    let timed = (matches - matches / 8) as f64;
    println!("{}: {:.0} matches per second", scenario.key(), timed / time.as_secs_f64());
    println!("  nanoseconds per decision {:.0}", 1e9 * time.as_secs_f64() / decisions as f64);
    println!("  decisions {:.0}, steps {:.0}", decisions as f64 / timed, steps as f64 / timed);
    println!("  actions per decision {:.1}, at most {most}", listed as f64 / asked as f64);
    println!("  bytes of a state {}", size_of::<State>());
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, default| words.get(at).and_then(|n| n.parse().ok()).unwrap_or(default);
    if words.first().is_some_and(|word| word == "last") {
        return last(number(1, 400));
    }
    if words.first().is_some_and(|word| word == "random") {
        let wanted = |scenario: &Scenario| words.get(2).is_none_or(|key| key == scenario.key());
        let scenarios = Scenario::ALL.into_iter().filter(wanted);
        return scenarios.for_each(|scenario| random(scenario, number(1, 4000)));
    }
    let wanted = |scenario: &Scenario| words.get(1).is_none_or(|key| key == scenario.key());
    for scenario in Scenario::ALL.into_iter().filter(wanted) {
        scores(scenario, number(0, 10_000));
    }
}
