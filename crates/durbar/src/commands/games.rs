//! `durbar games`: what can be played, with every option and computer player.

use crate::exit::Exit;
use crate::texts::Texts;
use anyhow::Result;
use engine::{Message, Setting, Values};
use std::borrow::Cow;
use std::io::Write;
use table::{Catalog, Reader};

pub(crate) fn run(words: &Texts, games: &Catalog) -> Result<Exit> {
    let mut out = std::io::stdout().lock();
    for entry in games.entries() {
        let book = words.with(entry);
        let say = |message: &Message| book.say(message, Reader::default());
        writeln!(out, "{} ({})", book.word("game-name"), entry.id)?;
        writeln!(out, "  {}", book.word("game-tagline"))?;
        writeln!(out, "  {}, {}", book.word("game-players"), book.word("game-length"))?;
        writeln!(out, "  {}:", book.word("cli-games-options"))?;
        for setting in entry.settings {
            writeln!(out, "    {}: {}", setting.key, say(&named(setting, None)))?;
            for value in shown(setting) {
                let mark = if value == setting.default { "*" } else { " " };
                let text = setting.values.show(value);
                let message = named(setting, Some(&text));
                match book.try_say(&message, Reader::default()) {
                    Ok(meaning) => writeln!(out, "    {mark} {}={text}  {meaning}", setting.key)?,
                    Err(_) => writeln!(out, "    {mark} {}={text}", setting.key)?,
                }
            }
        }
        writeln!(out, "  {}:", book.word("cli-games-levels"))?;
        for level in entry.levels() {
            writeln!(out, "    {:<14} {}", level.name, say(&level.message))?;
        }
        writeln!(out)?;
    }
    Ok(Exit::Fine)
}

/// The values worth a line each: all of them, unless it is a long range.
fn shown(setting: &Setting) -> Vec<u16> {
    match setting.values {
        Values::Number { min, max } if max - min > 8 => vec![setting.default],
        values => values.all().collect(),
    }
}

fn named(setting: &Setting, value: Option<&str>) -> Message {
    let id = match value {
        None => format!("option-{}", setting.key),
        Some(value) => format!("option-{}-{value}", setting.key),
    };
    Message { id: Cow::Owned(id), args: Vec::new() }
}
