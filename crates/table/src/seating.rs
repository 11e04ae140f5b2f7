//! Who sits where, and how a table is set up.

use crate::brains::Budget;
use crate::fair::Seed;
use engine::{Header, Seat};
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

/// How far a seat may take back its steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Undo {
    /// The last step only if it is the seat's own and nothing came after it:
    /// neither chance nor another seat, and it opened no secret. For tables
    /// where people sit against each other.
    #[default]
    Strict,
    /// Back to the seat's last decision, whatever followed. For playing alone
    /// or at one screen. The same chance falls again at the same step.
    Casual,
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
    /// How far steps may be taken back.
    pub undo: Undo,
    /// A position to start from instead of the beginning.
    pub start: Option<String>,
    /// The first prompt number. A host that resumes a match gives one that no
    /// earlier sitting has reached (the time in milliseconds will do), so
    /// that answers sent before are stale.
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

/// Writes the players into a header: names, and `bot B: level` for programs.
pub(crate) fn write_players(players: &[Player], header: &mut Header) {
    header.names = players.iter().map(|player| player.name.clone()).collect();
    header.other.retain(|(key, _)| !key.starts_with("bot "));
    for (n, player) in players.iter().enumerate() {
        if let Kind::Bot { level, budget } = &player.kind {
            let mut value = level.clone();
            for (word, limit) in [("iterations", budget.iterations), ("millis", budget.millis)] {
                if let Some(limit) = limit {
                    let _ = write!(value, " {word}={limit}");
                }
            }
            header.other.push((format!("bot {}", Seat::new(n)), value));
        }
    }
}

/// The players a header names.
pub fn read_players(header: &Header) -> Vec<Player> {
    let count = usize::from(header.players).min(engine::MAX_SEATS);
    let player = |seat: Seat| {
        let name = header.names.get(seat.index()).map_or("", String::as_str);
        let key = format!("bot {seat}");
        match header.other.iter().find(|(known, _)| *known == key) {
            None => Player::human(name),
            Some((_, value)) => {
                let mut words = value.split_whitespace();
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
        }
    };
    Seat::all(count).map(player).collect()
}
