//! Measures bots against each other and against the clock.
//!
//! ```text
//! ladder duel search@10ms greedy 200      200 pairs of Jaipur rounds
//! ladder duel search@1300 search@130 200 7    budgets in iterations, seed 7
//! ladder sprt search@1300 ismcts@1300 0 20    until the question is settled
//! ladder speed                             iterations per second of one core
//! ```
//!
//! Each core plays its own pairs. Deals are drawn from the seed alone, so with
//! budgets of iterations the result is the same on every machine.

use bots::arena::{Contestant, pair};
use bots::tally::{Sprt, Verdict};
use bots::{Bot, Budget, Tally, by_name};
use engine::rand_core::SeedableRng;
use engine::{Game, Step, Turn, Viewer};
use jaipur::{Jaipur, State, View};
use rand_xoshiro::SplitMix64;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// `name@10ms`, `name@500` or `name`.
fn contestant(text: &str) -> Result<Contestant<Jaipur>, String> {
    let (name, limit) = text.split_once('@').unwrap_or((text, ""));
    let bot = by_name(name).ok_or_else(|| format!("there is no bot called {name}"))?;
    let wrong = |_| format!("{limit} is no budget");
    let budget = match limit.strip_suffix("ms") {
        Some(millis) => Budget::millis(millis.parse().map_err(wrong)?),
        None if limit.is_empty() => Budget::default(),
        None => Budget::iterations(limit.parse().map_err(wrong)?),
    };
    Ok(Contestant { bot, budget })
}

/// What the pairs of a duel add up to.
#[derive(Default)]
struct Sum {
    tally: Tally,
    first_chair: f64,
    decisions: u64,
}

/// Plays pairs on all cores: so many at most, or until `enough`.
fn duel(
    names: [&str; 2],
    seed: u64,
    pairs: u64,
    enough: impl Fn(&Tally) -> bool + Sync,
) -> Result<Sum, String> {
    for name in names {
        contestant(name)?;
    }
    let game = Jaipur::single_round();
    let next = AtomicU64::new(0);
    let sum = Mutex::new(Sum::default());
    let start = Instant::now();
    let clock = move || start.elapsed();
    let play = || -> Result<(), String> {
        let mut bots = [contestant(names[0])?, contestant(names[1])?];
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= pairs {
                return Ok(());
            }
            let played = pair(&game, &mut bots, &[0, 1], seed.wrapping_add(number), &clock);
            let played = played.map_err(|broken| broken.to_string())?;
            let mut sum = sum.lock().map_err(|_| "a thread has died")?;
            if enough(&sum.tally) {
                return Ok(());
            }
            sum.tally.add(played.score);
            sum.first_chair += played.first_chair;
            sum.decisions += u64::from(played.decisions);
        }
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..cores).map(|_| scope.spawn(play)).collect();
        threads.into_iter().try_for_each(|thread| {
            thread.join().unwrap_or_else(|_| Err("a thread has died".to_owned()))
        })
    })?;
    sum.into_inner().map_err(|_| "a thread has died".to_owned())
}

fn report(names: [&str; 2], sum: &Sum) {
    let Sum { tally, first_chair, decisions } = sum;
    let pairs = tally.pairs() as f64;
    println!(
        "{} v {}: score {:.3}, Elo {:.0}, {} pairs {:?}, first chair {:.3}, {:.1} decisions a round",
        names[0],
        names[1],
        tally.rate(),
        tally.elo(),
        tally.pairs(),
        tally.fifths(),
        first_chair / pairs,
        *decisions as f64 / pairs / 2.0,
    );
}

/// Views met in rounds of the greedy player: the opening, and all of them.
fn views(game: &Jaipur) -> Vec<View> {
    let mut views = Vec::new();
    for seed in 0..20 {
        let mut state: State = game.start();
        let mut dice = SplitMix64::from_seed(u64::to_le_bytes(seed));
        let mut bot = by_name::<Jaipur>("greedy");
        loop {
            let step = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => Step::Roll(game.roll(&state, &mut dice)),
                Turn::Seats(seats) => {
                    let Some(seat) = seats.lowest() else { break };
                    let view = game.view(&state, Viewer::Seat(seat));
                    views.push(view);
                    let Some(action) =
                        bot.as_mut().and_then(|bot| decide(&mut **bot, game, &view, 0))
                    else {
                        break;
                    };
                    Step::Act(seat, action.0)
                }
            };
            game.apply(&mut state, step, &mut |_| ());
        }
    }
    views
}

fn decide(
    bot: &mut dyn Bot<Jaipur>,
    game: &Jaipur,
    view: &View,
    iterations: u64,
) -> Option<(jaipur::Action, u64)> {
    let budget = Budget::iterations(iterations);
    let decision = bot.decide(game, view, &budget, 1, &bots::no_clock)?;
    Some((decision.action, decision.iterations))
}

/// The best of a few runs: others may be using the machine.
fn speed() {
    let game = Jaipur::single_round();
    let views = views(&game);
    for name in ["greedy", "search", "ismcts", "ismcts-plain"] {
        let Some(mut bot) = by_name::<Jaipur>(name) else { continue };
        let mut best = [0.0f64; 2];
        for _ in 0..7 {
            for (best, (views, each)) in
                best.iter_mut().zip([(&views[..1], 4000), (&views[..], 40)])
            {
                let start = Instant::now();
                let mut done = 0;
                for view in views {
                    let decided = decide(&mut *bot, &game, view, each);
                    done += decided.map_or(0, |(_, iterations)| iterations.max(1));
                }
                *best = best.max(done as f64 / start.elapsed().as_secs_f64());
            }
        }
        println!(
            "{name}: {:.0} a second from the opening, {:.0} over whole rounds",
            best[0], best[1]
        );
    }
}

fn run(words: &[&str]) -> Result<(), String> {
    let number = |text: &str| text.parse::<f64>().map_err(|_| format!("{text} is no number"));
    match words {
        ["duel", a, b, pairs, rest @ ..] => {
            let (pairs, seed) =
                (number(pairs)? as u64, rest.first().map_or(Ok(1.0), |n| number(n))?);
            let sum = duel([a, b], seed as u64, pairs, |_| false)?;
            report([a, b], &sum);
        }
        ["sprt", a, b, elo0, elo1, rest @ ..] => {
            let sprt = Sprt::new(number(elo0)?, number(elo1)?);
            let seed = rest.first().map_or(Ok(1.0), |n| number(n))? as u64;
            let sum = duel([a, b], seed, u64::MAX, |tally| sprt.verdict(tally) != Verdict::Open)?;
            report([a, b], &sum);
            println!("{:?}: {:.2}", sprt.verdict(&sum.tally), sprt.log_ratio(&sum.tally));
        }
        ["speed"] => speed(),
        _ => return Err("duel A B PAIRS [SEED] | sprt A B ELO0 ELO1 [SEED] | speed".to_owned()),
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match run(&words) {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            std::process::ExitCode::FAILURE
        }
    }
}
