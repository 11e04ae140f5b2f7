//! One file per command.

mod arena;
pub(crate) mod bench;
mod games;
mod join;
mod play;
mod program;
mod record;
mod rules;
pub(crate) mod serve;

use crate::exit::{Exit, Trouble};
use crate::texts::Texts;
use anyhow::Result;
use clap::ArgMatches;
use engine::Message;
use std::io::Read;
use std::path::PathBuf;
use std::sync::Arc;
use table::{Catalog, Entry};

/// Runs what was asked for; without a command, tables are served.
pub(crate) fn run(matches: &ArgMatches, words: &Texts, games: &Catalog) -> Result<Exit> {
    match matches.subcommand() {
        None => serve::run(None, words, games),
        Some(("serve", matches)) => serve::run(Some(matches), words, games),
        Some(("play", matches)) => play::run(matches, words, games),
        Some(("games", _)) => games::run(words, games),
        Some(("rules", matches)) => rules::run(matches, words, games),
        Some(("record", matches)) => record::run(matches, words, games),
        Some(("engine", matches)) => program::run(matches, words, games),
        Some(("arena", matches)) => arena::run(matches, words, games),
        Some(("bench", matches)) => bench::run(matches, words, games),
        Some((other, _)) => unreachable!("clap lets no other command pass: {other}"),
    }
}

/// The game that was named.
fn game(matches: &ArgMatches, games: &Catalog) -> Result<Option<Arc<Entry>>> {
    let name = matches.get_one::<String>("game");
    let entry = name.map(|name| games.find(name).map_err(Trouble::usage)).transpose()?;
    entry.map(|entry| on_map(entry, matches)).transpose()
}

/// A longer file is not a map.
const LONGEST_MAP: u64 = 4 << 20;

/// The game on the map that was named, if one was.
fn on_map(entry: Arc<Entry>, matches: &ArgMatches) -> Result<Arc<Entry>> {
    // Commands that do not play take no map.
    let Ok(Some(path)) = matches.try_get_one::<PathBuf>("map") else { return Ok(entry) };
    let trouble = |error: std::io::Error| {
        let message = Message::new("cli-cannot-read").text("file", path.display().to_string());
        Trouble::invalid([message.text("why", error.to_string())])
    };
    let mut text = String::new();
    let file = std::fs::File::open(path).map_err(trouble)?;
    file.take(LONGEST_MAP).read_to_string(&mut text).map_err(trouble)?;
    let charted = entry.on_map(&text).map_err(|faults| Trouble::of_game(&entry, faults))?;
    Ok(Arc::new(charted))
}

/// The game that had to be named.
fn named_game(matches: &ArgMatches, games: &Catalog) -> Result<Arc<Entry>> {
    // clap has seen to it that there is a name.
    Ok(game(matches, games)?.unwrap_or_else(|| games.entries()[0].clone()))
}

/// A text option; nothing if it was not given.
fn text<'a>(matches: &'a ArgMatches, name: &str) -> Option<&'a String> {
    matches.get_one::<String>(name)
}

/// A number option; nothing if it was not given.
fn number(matches: &ArgMatches, name: &str) -> Option<u64> {
    matches.get_one::<u64>(name).copied()
}
