//! `durbar arena`: bots against each other, on every core.
//!
//! The unit is a pair: the same deal from every chair. Budgets in time are
//! measured on each thread's own processor clock, so a busy machine slows a
//! match down but does not make the bots weaker.

use super::{named_game, number, text};
use crate::exit::{Exit, Trouble};
use crate::out;
use crate::seed;
use crate::texts::Texts;
use anyhow::Result;
use clap::ArgMatches;
use cpu_time::ThreadTime;
use engine::Message;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use std::io::IsTerminal;
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use table::tally::{Sprt, Verdict};
use table::{Budget, Catalog, Entry, Seed, Tally};

/// Pairs if the command line names no number: about a second of `greedy`.
const PAIRS: u64 = 500;

/// What was asked for.
struct Plan {
    entry: Arc<Entry>,
    bots: Vec<(String, Budget)>,
    players: u8,
    options: String,
    pairs: u64,
    threads: u64,
    seed: Seed,
    sprt: Option<Sprt>,
}

/// What was counted.
#[derive(Default)]
struct Count {
    tally: Tally,
    chair: Tally,
    matches: u64,
    decisions: u64,
}

pub(crate) fn run(matches: &ArgMatches, words: &Texts, games: &Catalog) -> Result<Exit> {
    let plan = read(matches, games)?;
    let bar = progress(&plan, matches.get_flag("json"));
    let started = std::time::Instant::now();
    let count = fight(&plan, &bar)?;
    bar.finish_and_clear();
    let seconds = started.elapsed().as_secs_f64();
    if matches.get_flag("json") {
        out::line(report(&plan, &count, seconds));
    } else {
        tell(&plan, &count, seconds, words);
    }
    Ok(match plan.sprt.map(|sprt| sprt.verdict(&count.tally)) {
        None | Some(Verdict::Accepted) => Exit::Fine,
        Some(Verdict::Rejected) => Exit::Refuted,
        Some(Verdict::Open) => Exit::Undecided,
    })
}

fn read(matches: &ArgMatches, games: &Catalog) -> Result<Plan> {
    let entry = named_game(matches, games)?;
    let bots = matches.get_many::<String>("bots").into_iter().flatten();
    let bots = bots.map(|text| contestant(text)).collect::<Result<Vec<_>>>()?;
    // One bot meets the game itself, where one can play alone.
    let least = match bots.len() as u8 {
        1 if entry.least == 1 => 1,
        count => entry.least.max(count).max(2),
    };
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    let seed = match text(matches, "seed") {
        Some(text) => seed::read(Some(text))?,
        // Fixed, so that the same command gives the same answer.
        None => Seed::from_phrase("arena"),
    };
    let plan = Plan {
        entry,
        bots,
        players: number(matches, "players").map_or(least, |n| n as u8),
        options: text(matches, "options").cloned().unwrap_or_default(),
        pairs: number(matches, "pairs").unwrap_or(PAIRS),
        threads: number(matches, "threads").unwrap_or(cores),
        seed,
        sprt: text(matches, "sprt").map(|text| bounds(text)).transpose()?,
    };
    // A ring that cannot be set up is refused before any thread starts.
    plan.entry
        .ring(plan.players, &plan.options, &plan.bots)
        .map_err(|faults| Trouble::of_game(&plan.entry, faults))?;
    Ok(plan)
}

/// `search`, `search:10ms` or `search:400`.
fn contestant(text: &str) -> Result<(String, Budget)> {
    let (level, budget) = text.split_once(':').unwrap_or((text, ""));
    let fault = || Trouble::usage(Message::new("cli-bad-budget").text("found", budget));
    let number = |digits: &str| {
        digits.parse().ok().filter(|n| (1..=1_000_000_000).contains(n)).ok_or_else(fault)
    };
    let budget = match budget.strip_suffix("ms") {
        _ if budget.is_empty() => Budget::default(),
        Some(millis) => Budget { millis: Some(number(millis)?), iterations: None },
        None => Budget { millis: None, iterations: Some(number(budget)?) },
    };
    Ok((level.to_owned(), budget))
}

/// `0,10`: the two differences in Elo.
fn bounds(text: &str) -> Result<Sprt> {
    let fault = || Trouble::usage(Message::new("cli-bad-sprt").text("found", text));
    let (low, high) = text.split_once(',').ok_or_else(fault)?;
    let read = |text: &str| text.trim().parse::<f64>().ok().filter(|elo| elo.abs() <= 1000.0);
    match (read(low), read(high)) {
        (Some(low), Some(high)) if low < high => Ok(Sprt::new(low, high)),
        _ => Err(fault()),
    }
}

fn progress(plan: &Plan, json: bool) -> ProgressBar {
    if json || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(plan.pairs);
    let style = "{wide_bar} {pos}/{len} {msg} {eta}";
    bar.set_style(ProgressStyle::with_template(style).unwrap_or(ProgressStyle::default_bar()));
    bar
}

/// Plays the pairs. Each thread has bots of its own and takes the next pair
/// that nobody has taken.
fn fight(plan: &Plan, bar: &ProgressBar) -> Result<Count> {
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let count = Mutex::new(Count::default());
    let work = || -> Result<()> {
        let ring = plan.entry.ring(plan.players, &plan.options, &plan.bots);
        let mut ring = ring.map_err(|faults| Trouble::of_game(&plan.entry, faults))?;
        let started = ThreadTime::now();
        while !stop.load(Ordering::Relaxed) {
            let n = next.fetch_add(1, Ordering::Relaxed);
            if n >= plan.pairs {
                break;
            }
            let seed = plan.seed.word(&format!("pair {n}"));
            let pair = ring.pair(seed, &|| started.elapsed())?;
            // Nobody panics while holding the count.
            let mut count = count.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            count.tally.add(pair.score);
            count.chair.add(pair.first_chair);
            count.matches += u64::from(pair.matches);
            count.decisions += u64::from(pair.decisions);
            bar.set_message(format!("{:.1} %", 100.0 * count.tally.mean()));
            bar.inc(1);
            if plan.sprt.is_some_and(|sprt| sprt.verdict(&count.tally) != Verdict::Open) {
                stop.store(true, Ordering::Relaxed);
            }
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.threads).map(|_| scope.spawn(work)).collect();
        threads.into_iter().try_for_each(|thread| match thread.join() {
            Ok(result) => result,
            Err(panic) => std::panic::resume_unwind(panic),
        })
    })?;
    Ok(count.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner))
}

/// A contestant as it was typed.
fn shown((level, budget): &(String, Budget)) -> String {
    match (budget.iterations, budget.millis) {
        (Some(iterations), _) => format!("{level}:{iterations}"),
        (None, Some(millis)) => format!("{level}:{millis}ms"),
        (None, None) => level.clone(),
    }
}

fn verdict(sprt: &Sprt, count: &Count) -> &'static str {
    match sprt.verdict(&count.tally) {
        Verdict::Accepted => "accepted",
        Verdict::Rejected => "rejected",
        Verdict::Open => "open",
    }
}

fn report(plan: &Plan, count: &Count, seconds: f64) -> serde_json::Value {
    let (rate, elo) = (count.tally.rate(), count.tally.elo());
    let chair = count.chair.rate();
    json!({
        "game": plan.entry.id,
        "version": plan.entry.version,
        "players": plan.players,
        "options": plan.options,
        "bots": plan.bots.iter().map(shown).collect::<Vec<_>>(),
        "pairs": count.tally.pairs(),
        "matches": count.matches,
        "decisions": count.decisions,
        "seconds": seconds,
        "score": { "mean": rate.mean, "low": rate.low, "high": rate.high },
        "elo": { "mean": elo.mean, "low": elo.low, "high": elo.high },
        "first_chair": { "mean": chair.mean, "low": chair.low, "high": chair.high },
        "pairs_by_score": count.tally.fifths(),
        "sprt": plan.sprt.map(|sprt| json!({
            "elo0": sprt.elo0,
            "elo1": sprt.elo1,
            "log_ratio": sprt.log_ratio(&count.tally),
            "bounds": sprt.bounds(),
            "verdict": verdict(&sprt, count),
        })),
    })
}

fn tell(plan: &Plan, count: &Count, seconds: f64, words: &Texts) {
    let rate = count.tally.rate();
    let chair = count.chair.rate();
    let percent = |interval: table::tally::Interval| {
        let times = |x: f64| 100.0 * x;
        let interval = table::tally::Interval {
            mean: times(interval.mean),
            low: times(interval.low),
            high: times(interval.high),
        };
        format!("{interval:.1} %")
    };
    let (first, others) = plan.bots.split_first().expect("a ring has a contestant");
    let others: Vec<_> = match others {
        [] => vec![words.word("arena-alone")],
        others => others.iter().map(shown).collect(),
    };
    let line = |message: Message| out::line(words.say(&message));
    line(
        Message::new("arena-title")
            .text("first", shown(first))
            .text("others", others.join(", "))
            .text("game", plan.entry.id)
            .number("matches", count.matches as i64)
            .number("pairs", count.tally.pairs() as i64)
            .text("seconds", format!("{seconds:.1}")),
    );
    line(Message::new("arena-score").text("rate", percent(rate)));
    let elo = count.tally.elo();
    let elo = format!("{:+.0} [{:+.0}, {:+.0}]", elo.mean, elo.low, elo.high);
    line(Message::new("arena-elo").text("elo", elo));
    line(Message::new("arena-chair").text("rate", percent(chair)));
    if let Some(sprt) = &plan.sprt {
        let id = match sprt.verdict(&count.tally) {
            Verdict::Accepted => "arena-sprt-accepted",
            Verdict::Rejected => "arena-sprt-rejected",
            Verdict::Open => "arena-sprt-open",
        };
        line(
            Message::new(id)
                .text("low", format!("{:+}", sprt.elo0))
                .text("high", format!("{:+}", sprt.elo1))
                .text("ratio", format!("{:.2}", sprt.log_ratio(&count.tally))),
        );
    }
}
