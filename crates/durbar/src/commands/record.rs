//! `durbar record`: show, check or replay a match that was written down.

use super::number;
use crate::exit::{Exit, Trouble};
use crate::out;
use crate::texts::Texts;
use anyhow::Result;
use clap::ArgMatches;
use engine::{MAX_RECORD_BYTES, Message, Record, Seat, Section, Viewer};
use std::io::{Read, Write};
use std::path::PathBuf;
use std::sync::Arc;
use table::{AnyMatch, Catalog, Entry, Phrasebook, Reader};

pub(crate) fn run(matches: &ArgMatches, words: &Texts, games: &Catalog) -> Result<Exit> {
    match matches.subcommand() {
        Some(("verify", matches)) => verify(matches, words, games),
        Some(("replay", matches)) => replay(matches, words, games),
        Some((_, matches)) => show(matches, words, games),
        None => unreachable!("clap asks for a command"),
    }
}

/// A record and the match it tells.
pub(super) struct Told {
    pub(super) record: Record,
    pub(super) entry: Arc<Entry>,
    pub(super) game: Box<dyn AnyMatch>,
}

/// Reads a file of bounded size; whatever is wrong with it is told by line.
pub(super) fn load(path: &PathBuf, matches: &ArgMatches, games: &Catalog) -> Result<Told> {
    let trouble = |error: std::io::Error| {
        let message = Message::new("cli-cannot-read").text("file", path.display().to_string());
        Trouble::invalid([message.text("why", error.to_string())])
    };
    let mut bytes = Vec::new();
    let file = std::fs::File::open(path).map_err(trouble)?;
    file.take(MAX_RECORD_BYTES as u64 + 1).read_to_end(&mut bytes).map_err(trouble)?;
    let text = String::from_utf8_lossy(&bytes);
    let record: Record = text.parse().map_err(|fault: engine::RecordFault| {
        let at = Message::new("fault-record-line").number("line", fault.line as i64);
        Trouble::invalid([at.message("message", fault.message)])
    })?;
    let entry = games.find(&record.header.game).map_err(|why| Trouble::invalid([why]))?;
    let entry = super::on_map(entry, matches)?;
    let game = entry.read(&record).map_err(|faults| Trouble::of_game(&entry, faults))?;
    Ok(Told { record, entry, game })
}

fn file(matches: &ArgMatches) -> &PathBuf {
    matches.get_one("file").expect("clap asks for a file")
}

fn show(matches: &ArgMatches, words: &Texts, games: &Catalog) -> Result<Exit> {
    let Told { record, entry, game } = load(file(matches), matches, games)?;
    let book = words.with(&entry);
    let header = &record.header;
    let names = table::read_players(&record).into_iter().map(|player| player.name);
    let names: Vec<_> = names.collect();
    let reader = Reader { names: &names, seat: None };
    let mut out = std::io::stdout().lock();
    writeln!(out, "{} ({} {})", book.word("game-name"), entry.id, header.version)?;
    writeln!(out, "{}", header.options)?;
    for (seat, name) in Seat::all(names.len()).zip(&names) {
        writeln!(out, "{seat}: {name}  ({})", game.score(seat))?;
    }
    for (key, value) in &header.other {
        writeln!(out, "{key}: {value}")?;
    }
    let count = Message::new("record-steps").number("n", game.steps() as i64);
    writeln!(out, "{}", book.say(&count, reader))?;
    writeln!(out)?;
    write_sections(&mut out, &book, reader, &game.describe(Viewer::Public))?;
    writeln!(out, "{}", book.say(&game.prompt(Viewer::Public), reader))?;
    Ok(Exit::Fine)
}

fn verify(matches: &ArgMatches, words: &Texts, games: &Catalog) -> Result<Exit> {
    let Told { record, entry, game } = load(file(matches), matches, games)?;
    let book = words.with(&entry);
    let replays = Message::new("record-replays").number("n", game.steps() as i64);
    out::line(book.say(&replays, Reader::default()));
    game.audit().map_err(|why| anyhow::anyhow!(why))?;
    let report =
        table::fair::verify(&entry, &record).map_err(|faults| Trouble::of_game(&entry, faults))?;
    for message in report.messages() {
        out::line(book.say(&message, Reader::default()));
    }
    // A record without an open seed replays, but proves nothing about chance.
    Ok(if report.fair() || !report.open { Exit::Fine } else { Exit::Refuted })
}

fn replay(matches: &ArgMatches, words: &Texts, games: &Catalog) -> Result<Exit> {
    let Told { record, entry, mut game } = load(file(matches), matches, games)?;
    let viewer = match matches.get_one::<String>("viewer") {
        None => Viewer::Public,
        Some(text) => table::read_viewer(text)
            .filter(|viewer| Viewer::all(game.players()).any(|known| known == *viewer))
            .ok_or_else(|| Trouble::usage(Message::new("cli-bad-viewer").text("found", text)))?,
    };
    let last = number(matches, "to").map_or(game.steps(), |n| (n as usize).min(game.steps()));
    game.back_to(last);
    let book = words.with(&entry);
    let names: Vec<_> = table::read_players(&record).into_iter().map(|p| p.name).collect();
    let you = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    };
    let reader = Reader { names: &names, seat: you };
    let mut out = std::io::stdout().lock();
    for told in game.events(viewer, 0) {
        writeln!(out, "{:>4}  {}", told.step + 1, book.say(&told.message, reader))?;
    }
    writeln!(out)?;
    write_sections(&mut out, &book, reader, &game.describe(viewer))?;
    writeln!(out, "{}", book.say(&game.prompt(viewer), reader))?;
    Ok(Exit::Fine)
}

fn write_sections(
    out: &mut impl Write,
    book: &Phrasebook,
    reader: Reader<'_>,
    sections: &[Section],
) -> std::io::Result<()> {
    for section in sections {
        writeln!(out, "{}", book.say(&section.title, reader))?;
        for line in &section.lines {
            writeln!(out, "  {}", book.say(line, reader))?;
        }
        writeln!(out)?;
    }
    Ok(())
}
