//! `durbar play`: a table in the terminal.

use super::record::{self, Told};
use super::{game, number, text};
use crate::exit::{Exit, Trouble};
use crate::out;
use crate::seed;
use crate::texts::Texts;
use anyhow::Result;
use clap::ArgMatches;
use engine::{Message, Seats};
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};
use table::home::Home;
use table::{Budget, Catalog, Player, Setup, Undo};
use tui::{End, Play};

/// Who sits opposite unless somebody is named.
const OPPONENT: &str = "search";
/// The option that says how the table takes back.
const UNDO: &str = "take-back";
/// How long computer players think unless told otherwise.
pub(super) const MILLIS: u64 = 300;

/// `durbar play` alone on a terminal: a menu.
fn welcome(words: &Texts, games: &Catalog) -> Result<Exit> {
    let Some(chosen) = tui::choose(games.clone(), words.lang())? else { return Ok(Exit::Fine) };
    let mut setup = Setup::new(chosen.players, seed::read(None)?);
    setup.options = chosen.options;
    setup.undo = chosen.undo;
    let home = Home::open(chosen.entry.clone(), setup, now());
    let home = home.map_err(|faults| Trouble::of_game(&chosen.entry, faults))?;
    let mut play = Play::new(home);
    play.lang = chosen.lang;
    finish(play, words)
}

pub(crate) fn run(matches: &ArgMatches, words: &Texts, games: &Catalog) -> Result<Exit> {
    use std::io::IsTerminal;
    if let Some(joined) = text(matches, "join") {
        return super::join::run(joined, matches, words, games);
    }
    let terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    let given = |name: &str| matches.value_source(name).is_some();
    let asked = ["game", "record", "against", "players", "options", "seed", "name", "millis"];
    let asked = asked.into_iter().any(given) || given(UNDO);
    if terminal && !asked && !matches.get_flag("plain") {
        return welcome(words, games);
    }
    let file: Option<PathBuf> = matches.get_one::<PathBuf>("record").cloned();
    let millis = number(matches, "millis").unwrap_or(MILLIS);
    let budget = Budget { iterations: None, millis: Some(millis) };
    let home = match &file {
        Some(path) if path.exists() => resume(path, matches, games)?,
        _ => open(matches, words, games, budget)?,
    };
    let mut play = Play::new(home);
    play.lang = words.lang();
    play.record = file;
    play.plain = matches.get_flag("plain");
    play.count = matches.get_flag("count-camels");
    play.hint = Budget { iterations: None, millis: Some(millis.max(1_000)) };
    finish(play, words)
}

/// A new match.
fn open(matches: &ArgMatches, words: &Texts, games: &Catalog, budget: Budget) -> Result<Home> {
    let entry = game(matches, games)?.unwrap_or_else(|| games.entries()[0].clone());
    let mut against: Vec<String> =
        matches.get_many::<String>("against").into_iter().flatten().cloned().collect();
    let solo = text(matches, "solo");
    // Alone only if asked for.
    let usual = usize::from(entry.least.max(2));
    let wanted = number(matches, "players").map_or(usual, |n| n as usize);
    let seats = if solo.is_some() { 1 } else { wanted.max(against.len() + 1) };
    if against.is_empty() {
        against.push(OPPONENT.to_owned());
    }
    // The last one named fills the chairs that are left.
    while against.len() + 1 < seats {
        against.push(against[against.len() - 1].clone());
    }
    against.truncate(seats - 1);
    let mut setup = Setup::new(
        seat(words, text(matches, "name"), &against, budget),
        seed::read(text(matches, "seed"))?,
    );
    setup.options = text(matches, "options").cloned().unwrap_or_default();
    if let Some(level) = solo {
        setup.options = format!("solo={level} {}", setup.options);
    }
    setup.undo = undo(matches).unwrap_or_default();
    Home::open(entry.clone(), setup, now()).map_err(|faults| Trouble::of_game(&entry, faults))
}

/// The player at the keyboard and whoever sits opposite: people by the word
/// `human`, computer players by their level.
fn seat(words: &Texts, name: Option<&String>, against: &[String], budget: Budget) -> Vec<Player> {
    let people = 1 + against.iter().filter(|word| *word == "human").count();
    let numbered = |n: usize| words.say(&Message::new("play-person").number("n", n as i64));
    let first = name
        .cloned()
        .unwrap_or_else(|| if people == 1 { words.word("play-you") } else { numbered(1) });
    let mut players = vec![Player::human(first)];
    let mut human = 1;
    for (n, level) in against.iter().enumerate() {
        players.push(if level == "human" {
            human += 1;
            Player::human(numbered(human))
        } else {
            Player::bot(NAMES[n % NAMES.len()], level.clone(), budget)
        });
    }
    players
}

/// Names for computer players.
const NAMES: [&str; 7] = ["Ravi", "Meera", "Kabir", "Leela", "Arjun", "Zoya", "Dev"];

/// A match that goes on where its file ends.
fn resume(path: &PathBuf, matches: &ArgMatches, games: &Catalog) -> Result<Home> {
    let Told { record, entry, .. } = record::load(path, matches, games)?;
    if let Some(named) = game(matches, games)?
        && named.id != entry.id
    {
        let message = Message::new("fault-record-game").text("found", entry.id);
        return Err(Trouble::invalid([message.text("expected", named.id)]));
    }
    // Players and seed come from the record, if it holds them.
    let home = Home::resume(entry.clone(), &record, seed::read(None)?, Seats::NONE, now());
    let home = home.map_err(|faults| Trouble::of_game(&entry, faults))?;
    let kept = home.mirror().table.as_ref().map(|card| card.undo);
    match (undo(matches), kept) {
        (Some(asked), Some(kept)) if asked != kept => {
            let message = Message::new("play-take-back-kept").text("kept", kept.word());
            Err(Trouble::invalid([message]))
        }
        _ => Ok(home),
    }
}

/// The time in milliseconds since 1970.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// How the table is to take back, if that was said.
fn undo(matches: &ArgMatches) -> Option<Undo> {
    text(matches, UNDO).and_then(|word| Undo::read(word))
}

fn finish(play: Play, words: &Texts) -> Result<Exit> {
    let outcome = tui::play(play)?;
    if let (Some(path), End::Left) = (&outcome.saved, outcome.end) {
        let message = Message::new("play-resume").text("file", path.display().to_string());
        out::line(words.say(&message));
    }
    Ok(Exit::Fine)
}
