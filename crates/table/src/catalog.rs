//! The one list of games.
//!
//! Everything that differs between games above the rules hangs on an
//! [`Entry`]: terminal, server, protocol and commands derive from the list, so
//! a new game is one line here.

use crate::brains::Budget;
use crate::brains::{self, Level};
use crate::erase::{AnyMatch, Match};
use crate::lab::{self, Choosing, Playouts, Ring};
use crate::words::{self, Lang};
use bots::Playable;
use engine::{Faults, Message, Record, Setting, Words};

/// Every game, in the order in which it is offered.
pub static GAMES: &[Entry] = &[
    Entry::of::<jaipur::Jaipur>(),
    Entry::of::<raja::Raja>(),
    Entry::of::<maharadjah::Maharadjah>(),
    Entry::of::<maharaja::Maharaja>(),
];

type Opened = Result<Box<dyn AnyMatch>, Faults>;
type Ringed = Result<Box<dyn Ring>, Faults>;

/// A game without its types: what it is called, what can be chosen, and how
/// to open a match of it.
pub struct Entry {
    /// The name in addresses, files and commands.
    pub id: &'static str,
    /// The version of the rules.
    pub version: u16,
    /// The fewest that can play.
    pub least: u8,
    /// The most that can play.
    pub most: u8,
    /// What can be chosen before a match.
    pub settings: &'static [Setting],
    /// The options of the shortest sensible match.
    pub brief: &'static str,
    /// A bound on the steps of a match of random play.
    pub longest: u32,
    /// The game's sentences: language code and Fluent text.
    pub translations: &'static [(&'static str, &'static str)],
    rules: &'static [(&'static str, &'static str)],
    open: fn(u8, &str) -> Opened,
    read: fn(&Record) -> Opened,
    playouts: fn(u8, &str, Choosing, u64, u64) -> Result<Playouts, Faults>,
    ring: fn(u8, &str, &[(String, Budget)]) -> Ringed,
}

impl Entry {
    /// The entry of a game. Public so that tests can seat games of their own.
    pub const fn of<G: Words + Playable>() -> Entry {
        let players = G::PLAYERS;
        Entry {
            id: G::ID,
            version: G::VERSION,
            least: *players.start(),
            most: *players.end(),
            settings: G::SETTINGS,
            brief: G::BRIEF,
            longest: G::LONGEST,
            translations: G::TRANSLATIONS,
            rules: G::RULES,
            open: Match::<G>::open,
            read: Match::<G>::read,
            playouts: lab::playouts::<G>,
            ring: lab::ring::<G>,
        }
    }

    /// A new match at its first state, chance not yet fallen.
    pub fn open(&self, players: u8, options: &str) -> Result<Box<dyn AnyMatch>, Faults> {
        if !(self.least..=self.most).contains(&players) {
            return Err(self.players_fault(players));
        }
        (self.open)(players, options)
    }

    /// The match a record tells, replayed to its end.
    pub fn read(&self, record: &Record) -> Result<Box<dyn AnyMatch>, Faults> {
        let players = record.header.players;
        if record.header.game == self.id && !(self.least..=self.most).contains(&players) {
            return Err(self.players_fault(players));
        }
        (self.read)(record)
    }

    fn players_fault(&self, found: u8) -> Faults {
        let message = Message::new("fault-players").number("found", found);
        message.number("least", self.least).number("most", self.most).into()
    }

    /// Plays matches with random actions, and counts. For benchmarks.
    pub fn playouts(
        &self,
        players: u8,
        options: &str,
        choosing: Choosing,
        seed: u64,
        matches: u64,
    ) -> Result<Playouts, Faults> {
        if !(self.least..=self.most).contains(&players) {
            return Err(self.players_fault(players));
        }
        (self.playouts)(players, options, choosing, seed, matches)
    }

    /// A ring for these contestants: the first against the others.
    pub fn ring(
        &self,
        players: u8,
        options: &str,
        contestants: &[(String, Budget)],
    ) -> Result<Box<dyn Ring>, Faults> {
        if !(self.least..=self.most).contains(&players) {
            return Err(self.players_fault(players));
        }
        (self.ring)(players, options, contestants)
    }

    /// The computer players, weakest first.
    pub fn levels(&self) -> Vec<Level> {
        brains::levels()
    }

    /// The rules in full (Markdown), in the language or else in English.
    pub fn rules(&self, lang: Lang) -> &'static str {
        let find =
            |code| self.rules.iter().find(|(known, _)| *known == code).map(|(_, text)| *text);
        find(lang.code()).or_else(|| find(Lang::En.code())).unwrap_or("")
    }
}

/// The game of this name, or the names that exist.
pub fn find(id: &str) -> Result<&'static Entry, Message> {
    GAMES.iter().find(|entry| entry.id.eq_ignore_ascii_case(id.trim())).ok_or_else(|| {
        let known: Vec<_> = GAMES.iter().map(|entry| entry.id).collect();
        words::known(Message::new("fault-game").text("found", id), &known)
    })
}

/// The match a record tells, whichever game it is of.
pub fn read(record: &Record) -> Result<(&'static Entry, Box<dyn AnyMatch>), Faults> {
    let entry = find(&record.header.game)?;
    Ok((entry, entry.read(record)?))
}
