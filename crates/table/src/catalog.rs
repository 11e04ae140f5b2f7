//! The one list of games.
//!
//! Everything that differs between games above the rules hangs on an
//! [`Entry`]: terminal, server, protocol and commands derive from the list, so
//! a new game is one line here.

use crate::brains::Budget;
use crate::brains::{self, Brief, Job, Level};
use crate::erase::{AnyMatch, Match, rulebook};
use crate::fair::Dice;
use crate::lab::{self, Choosing, Playouts, Ring};
use crate::words::{self, Lang};
use bots::Playable;
use engine::{Faults, Game, Message, Record, Setting, Words};

/// Every game, in the order in which it is offered.
pub static GAMES: &[Entry] = &[
    Entry::of::<jaipur::Jaipur>(),
    Entry::of::<raja::Raja>(),
    Entry::of::<maharadjah::Maharadjah>(),
    Entry::of::<maharaja::Maharaja>(),
];

type Opened = Result<Box<dyn AnyMatch>, Faults>;
type Ringed = Result<Box<dyn Ring>, Faults>;
// Players, options and map come first in each of these.
type PlayoutsOf = fn(u8, &str, Option<&str>, Choosing, u64, u64) -> Result<Playouts, Faults>;
type DreamOf = fn(u8, &str, Option<&str>, &str, usize, Dice) -> Opened;
type RingOf = fn(u8, &str, Option<&str>, &[(String, Budget)]) -> Ringed;

/// A game without its types: what it is called, what can be chosen, and how
/// to open a match of it.
#[derive(Clone, Copy)]
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
    /// Whether nothing is hidden from anybody.
    pub face_up: bool,
    /// The game's sentences: language code and Fluent text.
    pub translations: &'static [(&'static str, &'static str)],
    rules: &'static [(&'static str, &'static str)],
    /// The map to play on, if it is not the game's own.
    map: Option<&'static str>,
    chart: fn(u8, &str) -> Result<Option<String>, Faults>,
    open: fn(u8, &str, Option<&str>) -> Opened,
    read: fn(&Record, Option<&str>) -> Opened,
    dream: DreamOf,
    job: fn(&Brief, Option<&str>) -> Result<Job, Faults>,
    playouts: PlayoutsOf,
    ring: RingOf,
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
            face_up: G::FACE_UP,
            translations: G::TRANSLATIONS,
            rules: G::RULES,
            map: None,
            chart: chart::<G>,
            open: Match::<G>::open,
            read: Match::<G>::read,
            dream: Match::<G>::dream,
            job: brains::read::<G>,
            playouts: lab::playouts::<G>,
            ring: lab::ring::<G>,
        }
    }

    /// The entry of a game for a table and nothing else: without the rules in
    /// full and without experiments. For pages, which are carried to whoever
    /// wants to play and fetch what is to be read when it is read.
    pub const fn light<G: Words + Playable>() -> Entry {
        Entry {
            rules: &[],
            playouts: |_, _, _, _, _, _| Err(no_lab()),
            ring: |_, _, _, _| Err(no_lab()),
            ..Entry::of::<G>()
        }
    }

    /// As [`Entry::light`], without the game's sentences: for pages that bring
    /// those of the reader's language from elsewhere.
    pub const fn silent<G: Words + Playable>() -> Entry {
        Entry { translations: &[], ..Entry::light::<G>() }
    }

    /// The same game on a map of its own, told as text, or everything that is
    /// wrong with the map. A table keeps its entry for good, so this one is
    /// never given back: a program reads its map once.
    pub fn on_map(&self, text: &str) -> Result<&'static Entry, Faults> {
        // A file that says what the game's own map says is no other map.
        if (self.chart)(self.least, text)?.is_none() {
            return Ok(Box::leak(Box::new(Entry { map: None, ..*self })));
        }
        let text: &'static str = Box::leak(text.to_owned().into_boxed_str());
        Ok(Box::leak(Box::new(Entry { map: Some(text), ..*self })))
    }

    /// The text of the map, if it is not the game's own.
    pub fn map(&self) -> Option<&'static str> {
        self.map
    }

    /// The mark of the map, if it is not the game's own.
    pub fn map_mark(&self) -> Option<String> {
        (self.chart)(self.least, self.map?).ok().flatten()
    }

    /// A new match at its first state, chance not yet fallen.
    pub fn open(&self, players: u8, options: &str) -> Result<Box<dyn AnyMatch>, Faults> {
        if !(self.least..=self.most).contains(&players) {
            return Err(self.players_fault(players));
        }
        (self.open)(players, options, self.map)
    }

    /// The match a record tells, replayed to its end.
    pub fn read(&self, record: &Record) -> Result<Box<dyn AnyMatch>, Faults> {
        let players = record.header.players;
        if record.header.game == self.id && !(self.least..=self.most).contains(&players) {
            return Err(self.players_fault(players));
        }
        (self.read)(record, self.map)
    }

    /// A match that fits a view which was sent as JSON text after this many
    /// steps: whoever has only the view can ask it for legal actions, reasons
    /// and sentences.
    pub fn dream(
        &self,
        players: u8,
        options: &str,
        view: &str,
        steps: usize,
        dice: Dice,
    ) -> Result<Box<dyn AnyMatch>, Faults> {
        if !(self.least..=self.most).contains(&players) {
            return Err(self.players_fault(players));
        }
        (self.dream)(players, options, self.map, view, steps, dice)
    }

    /// The thinking that a brief of this game tells of: what
    /// [`Thought::brief`](crate::Thought::brief) was made from.
    pub fn job(&self, brief: &Brief) -> Result<Job, Faults> {
        if brief.game != self.id {
            let message = Message::new("fault-record-game").text("found", &brief.game);
            return Err(message.text("expected", self.id).into());
        }
        if !(self.least..=self.most).contains(&brief.players) {
            return Err(self.players_fault(brief.players));
        }
        (self.job)(brief, self.map)
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
        (self.playouts)(players, options, self.map, choosing, seed, matches)
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
        (self.ring)(players, options, self.map, contestants)
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

fn no_lab() -> Faults {
    Message::new("fault-no-lab").into()
}

/// The mark of a map for this game; nothing if it is the game's own.
fn chart<G: Game>(players: u8, map: &str) -> Result<Option<String>, Faults> {
    Ok(rulebook::<G>(players, "", Some(map))?.chart())
}

/// The game of this name, or the names that exist.
pub fn find(id: &str) -> Result<&'static Entry, Message> {
    GAMES.iter().find(|entry| entry.id.eq_ignore_ascii_case(id.trim())).ok_or_else(|| {
        let known: Vec<_> = GAMES.iter().map(|entry| entry.id).collect();
        words::known(Message::new("fault-game").text("found", id), &known)
    })
}

/// The computer players of every game, weakest first.
pub fn levels() -> Vec<Level> {
    brains::levels()
}

/// The match a record tells, whichever game it is of.
pub fn read(record: &Record) -> Result<(&'static Entry, Box<dyn AnyMatch>), Faults> {
    let entry = find(&record.header.game)?;
    Ok((entry, entry.read(record)?))
}
