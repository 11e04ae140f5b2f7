//! A match as a file: a header, and the steps in notation, one per line.
//!
//! ```text
//! durbar: 2
//! game: jaipur
//! version: 1
//! players: 2
//! options: seals=2 tie=replay
//! seat A: Asha
//! seat B: Ravi
//!
//! * starter A
//! A sell 2D   # what stands after the sign is a note
//! = back 1 A
//! A take G
//! ```
//!
//! The header is written once; whatever happens afterwards is a line at the
//! end, so a file only ever grows. Lines that begin with `=` are the table's:
//! steps taken back, another player, an answer that stands (see [`Aside`]).
//! Format 1 had no such lines: what it took back was cut off, and its header
//! was written anew.
//!
//! Nothing here knows any game: the steps are text until a
//! [`Replay`](crate::Replay) reads them with a rulebook.

mod aside;

pub use aside::Aside;

use crate::{Message, Seat};
use std::fmt;
use std::str::FromStr;

/// Longer texts are refused unread.
pub const MAX_RECORD_BYTES: usize = 8 << 20;
/// Stands after the seat of a step that continues the thought before it.
const CONTINUES: char = '+';

/// How a record is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Format {
    /// A header and the steps that stand, and nothing else.
    #[default]
    Steps,
    /// A header that never changes, and every line that was ever added.
    Lines,
}

impl Format {
    const fn number(self) -> &'static str {
        match self {
            Format::Steps => "1",
            Format::Lines => "2",
        }
    }

    fn read(text: &str) -> Option<Format> {
        [Format::Steps, Format::Lines].into_iter().find(|format| format.number() == text)
    }
}

/// What stands above the steps.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Header {
    /// How the record is written.
    pub format: Format,
    /// [`Game::ID`](crate::Game::ID).
    pub game: String,
    /// [`Game::VERSION`](crate::Game::VERSION) when the match was played.
    pub version: u16,
    /// How many play.
    pub players: u8,
    /// The options, as [`Settings`](crate::Settings) prints them.
    pub options: String,
    /// The mark of the map, if it was not the game's own: see
    /// [`Game::chart`](crate::Game::chart).
    pub map: Option<String>,
    /// The players' names by seat; may be fewer than the seats.
    pub names: Vec<String>,
    /// The position the match started from, if not from the beginning.
    pub start: Option<String>,
    /// SHA-256 of the seed, published before the first step.
    pub commit: Option<String>,
    /// The seed, published after the last.
    pub seed: Option<String>,
    /// Anything else, kept as it stands: date, place, result.
    pub other: Vec<(String, String)>,
}

/// One step, as text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// The seat that acted; nobody for chance.
    pub who: Option<Seat>,
    /// The action or the chance, in notation.
    pub text: String,
    /// Whether it continues the thought of the line before: several steps that
    /// were sent as one message are taken back as one.
    pub continues: bool,
    /// What somebody wrote after `#`.
    pub note: String,
    /// The line of the file it was read from, from 1; 0 if it was not read.
    pub number: usize,
}

/// A match: header plus steps.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// What was played, by whom.
    pub header: Header,
    /// The steps that stand.
    pub steps: Vec<Line>,
    /// What the table wrote between them.
    pub asides: Vec<Aside>,
}

/// What is wrong with a record's text, and on which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordFault {
    /// The line, from 1; 0 for the file as a whole.
    pub line: usize,
    /// What is wrong there.
    pub message: Message,
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for RecordFault {}

impl Line {
    /// Reads `A sell 2D` or `* refill K`, without note.
    pub fn read(text: &str) -> Result<Line, Message> {
        let fault = || Message::new("fault-record-step").text("found", text);
        let (who, rest) = text.trim().split_once(char::is_whitespace).ok_or_else(fault)?;
        let (who, continues) = match who.strip_suffix(CONTINUES) {
            Some(who) => (who, true),
            None => (who, false),
        };
        let who = match who {
            "*" if !continues => None,
            letter => Some(letter.parse().map_err(|_| fault())?),
        };
        Ok(Line { who, text: rest.trim().to_owned(), continues, ..Line::default() })
    }

    /// Writes a line made of these parts, as [`Line`] is written.
    pub fn spell(
        out: &mut impl fmt::Write,
        who: Option<Seat>,
        text: &dyn fmt::Display,
        continues: bool,
        note: &str,
    ) -> fmt::Result {
        match who {
            Some(seat) if continues => write!(out, "{seat}{CONTINUES} {text}")?,
            Some(seat) => write!(out, "{seat} {text}")?,
            None => write!(out, "* {text}")?,
        }
        if note.is_empty() { Ok(()) } else { write!(out, "   # {note}") }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Line::spell(f, self.who, &self.text, self.continues, &self.note)
    }
}

/// A value that stays on its line and is read back as it was.
fn one_line(value: &str) -> String {
    let clean: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    clean.trim().to_owned()
}

impl Header {
    fn set(&mut self, key: &str, value: &str) -> Result<(), Message> {
        let number = |what: &'static str| {
            value.parse::<u16>().map_err(|_| Message::new(what).text("found", value))
        };
        if let Some(seat) = key.strip_prefix("seat ") {
            let seat: Seat = seat.parse().map_err(|misread: crate::Misread| misread.0)?;
            if self.names.len() <= seat.index() {
                self.names.resize(seat.index() + 1, String::new());
            }
            value.clone_into(&mut self.names[seat.index()]);
            return Ok(());
        }
        match key {
            "durbar" => {
                let unknown = || Message::new("fault-record-format").text("found", value);
                self.format = Format::read(value).ok_or_else(unknown)?;
            }
            "game" => value.clone_into(&mut self.game),
            "version" => self.version = number("fault-record-number")?,
            "players" => {
                self.players = number("fault-record-number")?
                    .try_into()
                    .map_err(|_| Message::new("fault-record-number").text("found", value))?;
            }
            "options" => value.clone_into(&mut self.options),
            "map" => self.map = Some(value.to_owned()),
            // A position may take several lines.
            "start" => match &mut self.start {
                Some(start) => {
                    start.push('\n');
                    start.push_str(value);
                }
                None => self.start = Some(value.to_owned()),
            },
            "commit" => self.commit = Some(value.to_owned()),
            "seed" => self.seed = Some(value.to_owned()),
            _ => self.other.push((key.to_owned(), value.to_owned())),
        }
        Ok(())
    }
}

impl Record {
    /// The seed, if it is open.
    pub fn seed(&self) -> Option<&str> {
        self.header.seed.as_deref().or_else(|| Aside::seed(&self.asides, self.steps.len()))
    }

    /// Writes everything below the header.
    pub fn spell_lines(&self, out: &mut impl fmt::Write) -> fmt::Result {
        let mut asides = self.asides.iter().peekable();
        for n in 0..=self.steps.len() {
            while let Some(aside) = asides.next_if(|aside| aside.at <= n) {
                writeln!(out, "{}", aside.text)?;
            }
            if let Some(line) = self.steps.get(n) {
                writeln!(out, "{line}")?;
            }
        }
        Ok(())
    }

    /// Adds a line to the end, as it stands in a file: a step, or a line of the
    /// table. `number` is that of the line in the file.
    pub fn add(&mut self, text: &str, number: usize) -> Result<(), Message> {
        if self.header.format == Format::Lines && text.starts_with(Aside::SIGN) {
            let steps = &self.steps;
            let spell = |n: usize| (steps[n].to_string(), steps[n].who.is_none());
            let stay = Aside::add(&mut self.asides, text, steps.len(), spell)?;
            self.steps.truncate(stay);
            return Ok(());
        }
        let (step, note) = text.split_once('#').unwrap_or((text, ""));
        let mut step = Line::read(step)?;
        note.trim().clone_into(&mut step.note);
        step.number = number;
        self.steps.push(step);
        Ok(())
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let header = &self.header;
        writeln!(f, "durbar: {}", header.format.number())?;
        writeln!(f, "game: {}", header.game)?;
        writeln!(f, "version: {}", header.version)?;
        writeln!(f, "players: {}", header.players)?;
        writeln!(f, "options: {}", header.options)?;
        if let Some(map) = &header.map {
            writeln!(f, "map: {}", one_line(map))?;
        }
        for (n, name) in header.names.iter().enumerate() {
            writeln!(f, "seat {}: {}", Seat::new(n), one_line(name))?;
        }
        for line in header.start.iter().flat_map(|start| start.lines()) {
            writeln!(f, "start: {line}")?;
        }
        for (key, value) in [("commit", &header.commit), ("seed", &header.seed)] {
            if let Some(value) = value {
                writeln!(f, "{key}: {}", one_line(value))?;
            }
        }
        for (key, value) in &header.other {
            writeln!(f, "{}: {}", one_line(key), one_line(value))?;
        }
        writeln!(f)?;
        self.spell_lines(f)
    }
}

impl FromStr for Record {
    type Err = RecordFault;

    fn from_str(text: &str) -> Result<Record, RecordFault> {
        if text.len() > MAX_RECORD_BYTES {
            let message = Message::new("fault-record-size").number("most", MAX_RECORD_BYTES as i64);
            return Err(RecordFault { line: 0, message });
        }
        let mut record = Record::default();
        let mut heading = true;
        let mut signed = false;
        for (n, raw) in text.lines().enumerate() {
            let at = |message| RecordFault { line: n + 1, message };
            let line = raw.trim();
            if line.starts_with('#') {
                continue;
            }
            if line.is_empty() {
                heading &= !signed;
                continue;
            }
            if heading {
                let Some((key, value)) = line.split_once(':') else {
                    return Err(at(Message::new("fault-record-header").text("found", line)));
                };
                if !signed && key != "durbar" {
                    return Err(at(Message::new("fault-record-not-one").text("found", line)));
                }
                signed = true;
                record.header.set(key.trim(), value.trim()).map_err(at)?;
            } else {
                record.add(line, n + 1).map_err(at)?;
            }
        }
        if !signed || record.header.game.is_empty() {
            let message = Message::new("fault-record-not-one").text("found", "");
            return Err(RecordFault { line: 0, message });
        }
        Ok(record)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "durbar: 1\ngame: jaipur\nversion: 3\nplayers: 2\noptions: a=b\n\
        seat A: Asha # 1\nseat B: \nstart: one\nstart: two\ncommit: 00\ndate: today\n\n\
        * deal A DD\nB take C   # bold\n";

    #[test]
    fn a_record_reads_back_as_written() {
        let record: Record = TEXT.parse().unwrap();
        assert_eq!(record.header.version, 3);
        assert_eq!(record.header.names, ["Asha # 1", ""]);
        assert_eq!(record.header.start.as_deref(), Some("one\ntwo"));
        assert_eq!(record.header.other, [("date".to_owned(), "today".to_owned())]);
        assert_eq!(record.steps[0].who, None);
        assert_eq!(record.steps[1].note, "bold");
        assert_eq!(record.steps[1].number, 14);
        assert_eq!(record.to_string(), TEXT);
        assert_eq!(record.to_string().parse::<Record>().unwrap(), record);
    }

    #[test]
    fn faults_name_their_line() {
        let fault = |text: &str| {
            let fault = text.parse::<Record>().unwrap_err();
            (fault.line, fault.message.id.into_owned())
        };
        assert_eq!(fault(""), (0, "fault-record-not-one".into()));
        assert_eq!(fault("hello"), (1, "fault-record-header".into()));
        assert_eq!(fault("game: jaipur"), (1, "fault-record-not-one".into()));
        assert_eq!(fault("durbar: 9"), (1, "fault-record-format".into()));
        assert_eq!(fault("durbar: 1\nversion: x"), (2, "fault-record-number".into()));
        assert_eq!(fault("durbar: 1\nplayers: 300"), (2, "fault-record-number".into()));
        assert_eq!(fault("durbar: 1\nseat Z: x"), (2, "misread-seat".into()));
        assert_eq!(fault("durbar: 1\ngame: g\n\nsell"), (4, "fault-record-step".into()));
        assert_eq!(fault("durbar: 1\ngame: g\n\nZ sell"), (4, "fault-record-step".into()));
    }

    #[test]
    fn a_name_cannot_break_out_of_its_line() {
        let mut record: Record = TEXT.parse().unwrap();
        record.header.names = vec!["A\nseed: 1".into(), "B".into()];
        let back: Record = record.to_string().parse().unwrap();
        assert_eq!(back.header.names[0], "A seed: 1");
        assert_eq!(back.header.seed, None);
    }
}
