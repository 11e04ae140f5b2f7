//! `durbar record`: show, check or replay a match that was written down.

use super::number;
use crate::exit::{Exit, Trouble};
use crate::out;
use crate::texts::Texts;
use anyhow::Result;
use clap::ArgMatches;
use drawing::Frame;
use drawing::palette::Theme;
use engine::{MAX_RECORD_BYTES, Message, Record, Seat, Section, Viewer};
use std::io::{Read, Write};
use std::path::PathBuf;
use std::sync::Arc;
use table::{AnyMatch, Catalog, Entry, Phrasebook, Picture, Reader};

pub(crate) fn run(matches: &ArgMatches, words: &Texts, games: &Catalog) -> Result<Exit> {
    match matches.subcommand() {
        Some(("verify", matches)) => verify(matches, words, games),
        Some(("replay", matches)) => replay(matches, words, games),
        Some(("picture", matches)) => picture(matches, words, games),
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

/// Through whose eyes: the public's, unless somebody is named.
fn viewer(matches: &ArgMatches, players: usize) -> Result<Viewer> {
    let Some(text) = matches.get_one::<String>("viewer") else { return Ok(Viewer::Public) };
    let known = |viewer: &Viewer| Viewer::all(players).any(|known| known == *viewer);
    let fault = || Trouble::usage(Message::new("cli-bad-viewer").text("found", text));
    table::read_viewer(text).filter(known).ok_or_else(fault)
}

/// The board at some moment, as a file that anything can show.
fn picture(matches: &ArgMatches, words: &Texts, games: &Catalog) -> Result<Exit> {
    let Told { record, entry, mut game } = load(file(matches), matches, games)?;
    let viewer = viewer(matches, game.players())?;
    let last = number(matches, "step").map_or(game.steps(), |n| (n as usize).min(game.steps()));
    game.back_to(last);
    let size = matches.get_one::<String>("size").map_or("1440x900", String::as_str);
    let frame = size.split_once('x').and_then(|(wide, high)| {
        let side = |text: &str| text.parse::<u16>().ok().filter(|it| (240..=4000).contains(it));
        let (wide, high) = (f32::from(side(wide)?), f32::from(side(high)?));
        Some(Frame::new(wide, high, wide < 960.0))
    });
    let fault = || Trouble::usage(Message::new("cli-bad-size").text("found", size));
    let frame = frame.ok_or_else(fault)?;
    let theme = if matches.get_flag("dark") { Theme::Dark } else { Theme::Light };
    let names: Vec<_> = table::read_players(&record).into_iter().map(|p| p.name).collect();
    let picture = Picture { viewer, frame, theme, lang: words.lang() };
    let none = || Trouble::usage(Message::new("cli-no-board").text("game", entry.id));
    let svg = picture.of(&entry, game.as_ref(), &names).ok_or_else(none)?;
    match matches.get_one::<PathBuf>("out") {
        Some(path) => std::fs::write(path, svg).map_err(|error| {
            let message = Message::new("cli-cannot-write").text("file", path.display().to_string());
            Trouble::invalid([message.text("why", error.to_string())])
        })?,
        None => std::io::stdout().lock().write_all(svg.as_bytes())?,
    }
    Ok(Exit::Fine)
}

fn replay(matches: &ArgMatches, words: &Texts, games: &Catalog) -> Result<Exit> {
    let Told { record, entry, mut game } = load(file(matches), matches, games)?;
    let viewer = viewer(matches, game.players())?;
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
