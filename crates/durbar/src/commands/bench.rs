//! `durbar bench`: how fast the games play themselves and the bots think.
//!
//! Rates are per second of processor time of the one thread that runs them,
//! so a busy machine disturbs them little. Allocations are counted, not
//! guessed.

pub(crate) mod server;

use super::{game, number};
use crate::exit::{Exit, Trouble};
use crate::out;
use crate::texts::Texts;
use anyhow::Result;
use clap::ArgMatches;
use cpu_time::ThreadTime;
use engine::{Message, Seat, Turn};
use serde_json::{Value, json};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region};
use table::{AnyMatch, Budget, Catalog, Choosing, Entry, Playouts, Seed, no_clock};

/// Seconds for each figure unless the command line says otherwise.
const SECONDS: u64 = 2;
/// The levels that search.
const SEARCHES: [&str; 2] = ["search", "ismcts"];
/// Iterations asked of a search at a time.
const ITERATIONS: u64 = 500;

pub(crate) fn run(matches: &ArgMatches, words: &Texts, games: &Catalog) -> Result<Exit> {
    if super::text(matches, "game").is_some_and(|name| name == "server") {
        return server::run(matches, words, games);
    }
    let seconds = number(matches, "seconds").unwrap_or(SECONDS) as f64;
    let entries = match game(matches, games)? {
        Some(entry) => vec![entry],
        None => games.entries().to_vec(),
    };
    let json = matches.get_flag("json");
    let mut reports = Vec::new();
    for entry in &entries {
        let mut players = vec![entry.least];
        // One alone is a match of another kind.
        players.extend((entry.least == 1 && entry.most > 2).then_some(2));
        players.extend((entry.most > entry.least).then_some(entry.most));
        for players in players {
            let mut figures = Vec::new();
            if !json {
                let title = Message::new("bench-title").text("game", entry.id);
                let title = title.number("players", players).text("options", entry.brief);
                out::line(words.say(&title));
            }
            let mut add = |name: String, figure: Figures| {
                if !json {
                    out::line(format_args!("  {name}"));
                    for (what, value) in &figure {
                        let (what, value) = (what.replace('_', " "), shown(*value));
                        out::line(format_args!("    {what:<24} {value:>12}"));
                    }
                }
                let figure: serde_json::Map<_, _> = figure
                    .into_iter()
                    .map(|(what, value)| (what.to_owned(), json!(value)))
                    .collect();
                figures.push((name, Value::Object(figure)));
            };
            for (name, choosing) in [("listed", Choosing::Listed), ("picked", Choosing::Picked)] {
                add(format!("random, {name}"), playouts(entry, players, choosing, seconds)?);
            }
            for level in SEARCHES {
                for (name, steps) in [("opening", 0), ("middle", 20)] {
                    let figure = thinking(entry, players, level, steps, seconds)?;
                    add(format!("{level}, {name}"), figure);
                }
            }
            reports.push(json!({
                "game": entry.id,
                "players": players,
                "options": entry.brief,
                "figures": figures.into_iter().collect::<serde_json::Map<_, _>>(),
            }));
        }
    }
    if json {
        out::line(serde_json::to_string_pretty(&reports)?);
    }
    Ok(Exit::Fine)
}

/// Figures with their names, in the order in which they are told.
type Figures = Vec<(&'static str, f64)>;

/// A number as a person reads it.
fn shown(number: f64) -> String {
    if number >= 1000.0 {
        thousands(number)
    } else if number.fract() == 0.0 {
        format!("{number}")
    } else {
        format!("{number:.2}")
    }
}

/// `174000` as `174,000`.
fn thousands(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (n, digit) in digits.chars().enumerate() {
        if n > 0 && (digits.len() - n).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

fn playouts(entry: &Entry, players: u8, choosing: Choosing, seconds: f64) -> Result<Figures> {
    let play = |seed, matches| {
        let played = entry.playouts(players, entry.brief, choosing, seed, matches);
        played.map_err(|faults| Trouble::of_game(entry, faults))
    };
    // A first run to find out how many fill the time, and to warm up.
    let started = ThreadTime::now();
    let mut matches = 1;
    while started.elapsed().as_secs_f64() < seconds / 4.0 {
        play(1, matches)?;
        matches *= 2;
    }
    let count_one = allocations(|| play(2, 1))?;
    let started = ThreadTime::now();
    let region = Region::new(&INSTRUMENTED_SYSTEM);
    let mut total = Playouts::default();
    let mut seed = 3;
    let mut batches = 0;
    while started.elapsed().as_secs_f64() < seconds {
        let part = play(seed, matches / 4 + 1)?;
        seed += 1;
        batches += 1;
        total = Playouts {
            matches: total.matches + part.matches,
            decisions: total.decisions + part.decisions,
            steps: total.steps + part.steps,
            listed: total.listed + part.listed,
            most: total.most.max(part.most),
            ..part
        };
    }
    let time = started.elapsed().as_secs_f64();
    // Setting up a batch allocates its buffer; the matches themselves must not.
    let during = region.change().allocations.saturating_sub(count_one * batches);
    let decisions = total.decisions as f64;
    let mut figures = vec![
        ("matches_per_second", total.matches as f64 / time),
        ("ns_per_decision", 1e9 * time / decisions),
        ("decisions_per_match", decisions / total.matches as f64),
        ("allocations_per_match", during as f64 / total.matches as f64),
        ("state_bytes", total.state_bytes as f64),
        ("action_bytes", total.action_bytes as f64),
    ];
    if choosing == Choosing::Listed {
        figures.push(("actions_per_decision", total.listed as f64 / decisions));
        figures.push(("most_actions", total.most as f64));
    }
    Ok(figures)
}

fn allocations<T>(work: impl FnOnce() -> Result<T>) -> Result<usize> {
    let region = Region::new(&INSTRUMENTED_SYSTEM);
    work()?;
    Ok(region.change().allocations)
}

/// Iterations per second of a search, after so many steps of greedy play.
fn thinking(
    entry: &Entry,
    players: u8,
    level: &str,
    steps: usize,
    seconds: f64,
) -> Result<Figures> {
    let game = position(entry, players, steps)?;
    let Some(seat) = game.turn().seats().lowest() else {
        return Ok(Vec::new());
    };
    let budget = Budget { iterations: Some(ITERATIONS), millis: None };
    let mut iterations = 0;
    let mut seed = 1;
    let started = ThreadTime::now();
    while started.elapsed().as_secs_f64() < seconds {
        let Some(job) = game.think(seat, level, budget, seed) else {
            return Ok(Vec::new());
        };
        iterations += job.run(&no_clock).iterations;
        seed += 1;
    }
    let time = started.elapsed().as_secs_f64();
    Ok(vec![
        ("iterations_per_second", iterations as f64 / time),
        ("legal_actions", game.actions(seat).len() as f64),
    ])
}

/// A match after so many decisions of the greedy bot.
fn position(entry: &Entry, players: u8, decisions: usize) -> Result<Box<dyn AnyMatch>> {
    let seed = Seed::from_phrase("bench");
    let mut game =
        entry.open(players, entry.brief).map_err(|faults| Trouble::of_game(entry, faults))?;
    let mut left = decisions;
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                game.roll(seed.dice(game.steps()));
            }
            Turn::Seats(_) if left == 0 => break,
            Turn::Seats(seats) => {
                left -= 1;
                let seat = seats.lowest().unwrap_or(Seat::A);
                let answer = game.think(seat, "greedy", Budget::default(), 1);
                let text = answer.map(|job| job.run(&no_clock).text).unwrap_or_default();
                game.act(seat, &text).map_err(|refusal| Trouble::invalid([refusal.message()]))?;
            }
        }
    }
    Ok(game)
}
