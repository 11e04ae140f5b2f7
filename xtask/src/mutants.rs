//! Whether the tests of a game would notice a fault: a sample of small faults
//! is planted in its rules, and each is tried against its suites.
//!
//! All faults of a sample are compiled into one build, each behind a number, so
//! a trial costs as much as a run of the tests and not as much as a build. What
//! survives is for people to judge: some changes change nothing.

mod find;
mod rewrite;
mod trial;
mod workshop;

use crate::Workspace;
use crate::rooms;
use crate::tree::Tree;
use anyhow::{Context, Result, bail};
use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use trial::Verdict;
use workshop::{Candidate, Suites, Workshop};

/// What is asked for.
#[derive(PartialEq, Eq, Debug)]
struct Order<'a> {
    game: &'a str,
    seed: u64,
    count: usize,
}

fn read<'a>(args: &[&'a str]) -> Result<Order<'a>> {
    let [game, rest @ ..] = args else { bail!("mutants needs the name of a game") };
    let mut order = Order { game, seed: 1, count: 60 };
    for pair in rest.chunks(2) {
        match pair {
            ["--seed", text] => order.seed = text.parse().context("--seed takes a number")?,
            ["--count", text] => order.count = text.parse().context("--count takes a number")?,
            _ => bail!("mutants takes a game, --seed N and --count N, not {}", pair.join(" ")),
        }
    }
    Ok(order)
}

/// All numbers below `n` in an order that the seed decides: splitmix64 and the
/// shuffle of Fisher and Yates.
fn shuffled(n: usize, seed: u64) -> Vec<usize> {
    let mut state = seed;
    let mut next = || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = state;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    };
    let mut order: Vec<usize> = (0..n).collect();
    for k in (1..n).rev() {
        order.swap(k, (next() % (k as u64 + 1)) as usize);
    }
    order
}

/// What became of the sample.
#[derive(Default)]
struct Tally {
    by_rules: usize,
    by_laws: usize,
    endless: usize,
    survived: Vec<usize>,
}

pub(crate) fn run(workspace: &Workspace, args: &[&str]) -> Result<()> {
    let order = read(args)?;
    let games = rooms::games(&Tree::load(&workspace.root)?);
    if !games.iter().any(|game| game == order.game) {
        bail!("there is no game {}; there are: {}", order.game, games.join(", "));
    }
    let begun = Instant::now();
    let workshop = Workshop::open(workspace, order.game)?;
    let all = workshop.candidates()?;
    let mut queue = shuffled(all.len(), order.seed).into_iter();
    let mut chosen: Vec<&Candidate> = queue.by_ref().take(order.count).map(|n| &all[n]).collect();
    let mut unfit = 0;
    let suites = loop {
        let numbered: Vec<(u32, &Candidate)> = (1..).zip(chosen.iter().copied()).collect();
        match workshop.build(workspace, &numbered)? {
            Ok(suites) => break suites,
            // Others take the place of those that do not compile.
            Err(culprits) => {
                unfit += culprits.len();
                chosen = without(&chosen, &culprits);
                chosen.extend(queue.by_ref().take(culprits.len()).map(|n| &all[n]));
            }
        }
    };
    let built = begun.elapsed();
    let begun = Instant::now();
    let tally = try_all(&workshop, &suites, chosen.len())?;
    println!(
        "mutants of {}, seed {}: {} tried of {} ({unfit} more did not compile)",
        order.game,
        order.seed,
        chosen.len(),
        all.len()
    );
    println!(
        "caught by rules {}, by laws {} (of both {} ran on and on), survived {}",
        tally.by_rules,
        tally.by_laws,
        tally.endless,
        tally.survived.len()
    );
    println!("time: {} s to build, {} s to try", built.as_secs(), begun.elapsed().as_secs());
    for n in tally.survived {
        let Candidate { file, mutant } = chosen[n];
        println!("survived: games/{}/src/{file}:{}: {}", order.game, mutant.line, mutant.told);
    }
    Ok(())
}

fn without<'c>(chosen: &[&'c Candidate], culprits: &BTreeSet<u32>) -> Vec<&'c Candidate> {
    let numbered = (1..).zip(chosen);
    numbered.filter(|(number, _)| !culprits.contains(number)).map(|(_, one)| *one).collect()
}

/// Tries each mutant, as many at a time as there are cores.
fn try_all(workshop: &Workshop, suites: &Suites, count: usize) -> Result<Tally> {
    // A suite must hold by itself, and tells how long it takes.
    let usual = |suite: &std::path::Path| -> Result<Duration> {
        let begun = Instant::now();
        match trial::run(suite, workshop.folder(), 0, Duration::from_mins(10))? {
            Verdict::Passed => Ok(begun.elapsed() * 10 + Duration::from_secs(10)),
            other => bail!("{} fails without a mutant: {other:?}", suite.display()),
        }
    };
    let times = (usual(&suites.rules)?, usual(&suites.laws)?);
    let tally = Mutex::new(Tally::default());
    let next = AtomicUsize::new(0);
    let cores = std::thread::available_parallelism().map_or(2, usize::from);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..cores)
            .map(|_| {
                scope.spawn(|| -> Result<()> {
                    loop {
                        let n = next.fetch_add(1, Ordering::Relaxed);
                        if n >= count {
                            return Ok(());
                        }
                        let number = n as u32 + 1;
                        let by_rules =
                            trial::run(&suites.rules, workshop.folder(), number, times.0)?;
                        let by_laws = match by_rules {
                            Verdict::Passed => {
                                trial::run(&suites.laws, workshop.folder(), number, times.1)?
                            }
                            _ => Verdict::Passed,
                        };
                        let mut tally = tally.lock().expect("nobody panics while counting");
                        tally.endless +=
                            usize::from([&by_rules, &by_laws].contains(&&Verdict::Endless));
                        match (by_rules, by_laws) {
                            (Verdict::Passed, Verdict::Passed) => tally.survived.push(n),
                            (Verdict::Passed, _) => tally.by_laws += 1,
                            _ => tally.by_rules += 1,
                        }
                    }
                })
            })
            .collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("a trial does not panic"))
    })?;
    let mut tally = tally.into_inner().expect("nobody panicked while counting");
    tally.survived.sort_unstable();
    Ok(tally)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_is_read() {
        assert_eq!(read(&["raja"]).unwrap(), Order { game: "raja", seed: 1, count: 60 });
        let order = read(&["raja", "--count", "5", "--seed", "7"]).unwrap();
        assert_eq!(order, Order { game: "raja", seed: 7, count: 5 });
        for args in [&[][..], &["raja", "--seed"], &["raja", "--seed", "x"], &["raja", "5"]] {
            assert!(read(args).is_err(), "{args:?}");
        }
    }

    #[test]
    fn a_seed_always_draws_the_same_sample_of_all() {
        let order = shuffled(100, 3);
        assert_eq!(order, shuffled(100, 3));
        assert_ne!(order, shuffled(100, 4));
        let mut sorted = order;
        sorted.sort_unstable();
        assert_eq!(sorted, (0..100).collect::<Vec<_>>());
    }
}
