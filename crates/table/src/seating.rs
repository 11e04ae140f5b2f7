//! Who sits where, and how a table is set up.

use crate::brains::Budget;
use crate::fair::Seed;
use engine::{Header, Message, Record, Seat};
use serde::{Deserialize, Serialize};
use std::fmt::Write;

/// Longer names are cut.
const LONGEST_NAME: usize = 40;

/// Whoever sits in a chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The name the others see.
    pub name: String,
    /// Person or program.
    pub kind: Kind,
}

/// Person or program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A person.
    Human,
    /// A computer player.
    Bot {
        /// The name of its level, see [`Entry::levels`](crate::Entry::levels).
        level: String,
        /// How long it may think.
        budget: Budget,
    },
}

impl Player {
    /// A person.
    pub fn human(name: impl AsRef<str>) -> Player {
        Player { name: clean(name.as_ref()), kind: Kind::Human }
    }

    /// A computer player of this level.
    pub fn bot(name: impl AsRef<str>, level: impl Into<String>, budget: Budget) -> Player {
        Player { name: clean(name.as_ref()), kind: Kind::Bot { level: level.into(), budget } }
    }

    /// Whether a program sits here.
    pub fn is_bot(&self) -> bool {
        matches!(self.kind, Kind::Bot { .. })
    }
}

/// A name that stays on its line and cannot turn the text around it: no
/// control characters, no marks that change the direction of writing.
pub(crate) fn clean(name: &str) -> String {
    clean_to(name, LONGEST_NAME)
}

/// The same for any text of at most so many characters.
pub(crate) fn clean_to(text: &str, longest: usize) -> String {
    let hidden = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
    };
    let shown: String = text.chars().filter(|c| !hidden(*c)).take(longest).collect();
    shown.trim().to_owned()
}

/// How far a seat may take back its steps. It is chosen when a table is opened
/// and kept with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Undo {
    /// The last step only if it is the seat's own and nothing came after it:
    /// neither chance nor another seat, it opened no secret, and the match goes
    /// on. Whatever else needs everybody's word.
    #[default]
    Strict,
    /// Back to the seat's last decision, whatever followed, and again to the one
    /// before. Chance falls anew, and the record tells how often. Only where one
    /// chair alone has a person: nobody else is concerned.
    Friendly,
}

impl Undo {
    /// Every way to take back.
    pub const ALL: [Undo; 2] = [Undo::Strict, Undo::Friendly];
    /// What stands before it in the header of a record.
    pub(crate) const KEY: &str = "take-back";

    /// The word for it, in files and on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Undo::Strict => "strict",
            Undo::Friendly => "friendly",
        }
    }

    /// Reads the word.
    pub fn read(word: &str) -> Option<Undo> {
        let word = word.trim();
        Undo::ALL.into_iter().find(|undo| undo.word().eq_ignore_ascii_case(word))
    }

    /// What it means, for people: a name, a colon, and what can be done.
    pub fn message(self) -> Message {
        Message::new(match self {
            Undo::Strict => "take-back-strict",
            Undo::Friendly => "take-back-friendly",
        })
    }

    /// How a table with so many chairs of people takes back, if this was
    /// chosen; nothing was chosen for tables and files of before.
    pub(crate) fn settled(chosen: Option<Undo>, people: usize) -> Undo {
        if people == 1 { chosen.unwrap_or(Undo::Friendly) } else { Undo::Strict }
    }

    /// What was chosen, as a header tells it.
    pub(crate) fn chosen(header: &Header) -> Option<Undo> {
        let line = header.other.iter().find(|(key, _)| key == Undo::KEY);
        line.and_then(|(_, word)| Undo::read(word))
    }

    /// Why it cannot be chosen for so many chairs of people.
    pub(crate) fn fault(self, people: usize) -> Option<Message> {
        let several = self == Undo::Friendly && people > 1;
        several.then(|| Message::new("fault-friendly").number("people", people as i64))
    }
}

/// What a table needs to open.
#[derive(Clone, Debug)]
pub struct Setup {
    /// Who plays, in the order of the chairs.
    pub players: Vec<Player>,
    /// The options as text; what is not named keeps its default.
    pub options: String,
    /// The secret that chance comes from.
    pub seed: Seed,
    /// How far steps may be taken back. A match that goes on keeps its own way.
    pub undo: Undo,
    /// A position to start from instead of the beginning.
    pub start: Option<String>,
    /// The first prompt number, for a match in format 1. A host that resumes one
    /// gives a number that no earlier sitting has reached (the time in
    /// milliseconds will do), so that answers sent before are stale. In format 2
    /// the numbers come from the record.
    pub first_prompt: u64,
}

impl Setup {
    /// These players, default options, strict manners.
    pub fn new(players: Vec<Player>, seed: Seed) -> Setup {
        Setup {
            players,
            options: String::new(),
            seed,
            undo: Undo::default(),
            start: None,
            first_prompt: 1,
        }
    }
}

/// Writes a level with its budget: `search millis=400`.
pub(crate) fn write_bot(level: &str, budget: Budget, text: &mut String) {
    text.push_str(level);
    for (word, limit) in [("iterations", budget.iterations), ("millis", budget.millis)] {
        if let Some(limit) = limit {
            // Writing to memory does not fail.
            let _ = write!(text, " {word}={limit}");
        }
    }
}

/// Reads what [`write_bot`] writes: the computer player of this name.
pub(crate) fn read_bot(name: &str, text: &str) -> Player {
    let mut words = text.split_whitespace();
    let level = words.next().unwrap_or_default();
    let mut budget = Budget::default();
    for (word, limit) in words.filter_map(|word| word.split_once('=')) {
        match word {
            "iterations" => budget.iterations = limit.parse().ok(),
            "millis" => budget.millis = limit.parse().ok(),
            _ => {}
        }
    }
    Player::bot(name, level, budget)
}

/// Writes the players into a header: names, and `bot B: level` for programs.
pub(crate) fn write_players(players: &[Player], header: &mut Header) {
    header.names = players.iter().map(|player| player.name.clone()).collect();
    header.other.retain(|(key, _)| !key.starts_with("bot "));
    for (n, player) in players.iter().enumerate() {
        if let Kind::Bot { level, budget } = &player.kind {
            let mut value = String::new();
            write_bot(level, *budget, &mut value);
            header.other.push((format!("bot {}", Seat::new(n)), value));
        }
    }
}

/// How many chairs are people's: a person sits there, or left it to a computer
/// player.
pub(crate) fn people(header: &Header, players: &[Player]) -> usize {
    let left = |seat: usize| {
        let key = format!("{REPLACED}{}", Seat::new(seat));
        header.other.iter().any(|(known, _)| *known == key)
    };
    let of_people = |(seat, player): &(usize, &Player)| !player.is_bot() || left(*seat);
    players.iter().enumerate().filter(of_people).count()
}

/// What stands before the seat that changed hands, in the header of a record.
pub(crate) const REPLACED: &str = "replaced ";

/// Who plays at the end of a record.
pub fn read_players(record: &Record) -> Vec<Player> {
    crate::session::players_of(record)
}

/// The players a header names.
pub(crate) fn first_players(header: &Header) -> Vec<Player> {
    let count = usize::from(header.players).min(engine::MAX_SEATS);
    let player = |seat: Seat| {
        let name = header.names.get(seat.index()).map_or("", String::as_str);
        let key = format!("bot {seat}");
        match header.other.iter().find(|(known, _)| *known == key) {
            None => Player::human(name),
            Some((_, value)) => read_bot(name, value),
        }
    };
    Seat::all(count).map(player).collect()
}
