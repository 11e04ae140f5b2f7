//! `durbar rules`: the rules in full.

use super::named_game;
use crate::exit::Exit;
use crate::texts::Texts;
use anyhow::Result;
use clap::ArgMatches;
use std::io::Write;

pub(crate) fn run(matches: &ArgMatches, words: &Texts) -> Result<Exit> {
    let rules = named_game(matches)?.rules(words.lang());
    std::io::stdout().lock().write_all(rules.as_bytes())?;
    Ok(Exit::Fine)
}
