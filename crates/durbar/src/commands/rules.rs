//! `durbar rules`: the rules in full, or a part of them, in lines that fit a
//! terminal.

use super::named_game;
use crate::exit::{Exit, Trouble};
use crate::texts::Texts;
use anyhow::Result;
use clap::ArgMatches;
use engine::Message;
use std::io::Write;
use table::Catalog;

/// How wide a line is.
const COLUMNS: usize = 80;

pub(crate) fn run(matches: &ArgMatches, words: &Texts, games: &Catalog) -> Result<Exit> {
    let mut rules = named_game(matches, games)?.rules(words.lang());
    if let Some(part) = matches.get_one::<String>("part") {
        rules = tui::rules::part(rules, part).ok_or_else(|| {
            let parts = tui::rules::parts(rules).into_iter();
            let parts = parts.map(|name| Message::new("cli-part").text("name", name));
            Trouble::usage(Message::new("cli-no-part").text("part", part).list("parts", parts))
        })?;
    }
    let text = tui::rules::printed(rules, COLUMNS);
    std::io::stdout().lock().write_all(text.as_bytes())?;
    Ok(Exit::Fine)
}
