//! What can be played: a catalogue of games without their types.
//!
//! Everything that differs between games above the rules hangs on an
//! [`Entry`]: terminal, server, protocol and commands are given a [`Catalog`]
//! by whoever starts them, and know no game by name.

use crate::brains::Budget;
use crate::brains::{self, Brief, Job, Level};
use crate::erase::{AnyMatch, Match, rulebook};
use crate::fair::Dice;
use crate::lab::{self, Choosing, Playouts, Ring};
use crate::words::{self, Lang};
use bots::Playable;
use drawing::Board;
use drawing::Reach;
use drawing::palette::Palette;
use engine::{Faults, Game, Message, Record, Setting};
use std::fmt;
use std::sync::Arc;

/// The games that can be played, in the order in which they are offered. A
/// copy costs nothing: all copies share the entries.
#[derive(Clone)]
pub struct Catalog {
    entries: Arc<[Arc<Entry>]>,
}

impl Catalog {
    /// A catalogue of these games.
    pub fn new(entries: impl IntoIterator<Item = Entry>) -> Catalog {
        Catalog { entries: entries.into_iter().map(Arc::new).collect() }
    }

    /// Every game.
    pub fn entries(&self) -> &[Arc<Entry>] {
        &self.entries
    }

    /// The game of this name, or the names that exist.
    pub fn find(&self, id: &str) -> Result<Arc<Entry>, Message> {
        let found = self.entries.iter().find(|entry| entry.id.eq_ignore_ascii_case(id.trim()));
        found.cloned().ok_or_else(|| {
            let known: Vec<_> = self.entries.iter().map(|entry| entry.id).collect();
            words::known(Message::new("fault-game").text("found", id), &known)
        })
    }

    /// The match a record tells, whichever game it is of.
    pub fn read(&self, record: &Record) -> Result<(Arc<Entry>, Box<dyn AnyMatch>), Faults> {
        let entry = self.find(&record.header.game)?;
        let game = entry.read(record)?;
        Ok((entry, game))
    }
}

impl fmt::Debug for Catalog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.entries.iter().map(|entry| entry.id)).finish()
    }
}

type Opened = Result<Box<dyn AnyMatch>, Faults>;
type Ringed = Result<Box<dyn Ring>, Faults>;
// Players, options and map come first in each of these.
type PlayoutsOf = fn(u8, &str, Option<&str>, Choosing, u64, u64) -> Result<Playouts, Faults>;
type DreamOf = fn(u8, &str, Option<&str>, &str, usize, Dice) -> Opened;
type RingOf = fn(u8, &str, Option<&str>, &[(String, Budget)]) -> Ringed;

/// A game without its types: what it is called, what can be chosen, and how
/// to open a match of it.
#[derive(Clone)]
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
    /// Whether it has a board of its own.
    pub drawn: bool,
    /// The art sheets with the symbols that its drawings use.
    pub art: &'static [&'static str],
    /// The colours of its drawings.
    pub palette: Palette,
    /// The letters that reach something on its board.
    pub letters: &'static [(char, Reach)],
    /// The game's sentences: language code and Fluent text.
    pub translations: &'static [(&'static str, &'static str)],
    rules: &'static [(&'static str, &'static str)],
    /// The map to play on, if it is not the game's own.
    map: Option<Arc<str>>,
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
    pub const fn of<G: Board + Playable>() -> Entry {
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
            drawn: G::DRAWN,
            art: G::ART,
            palette: G::PALETTE,
            letters: G::LETTERS,
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
    pub fn light<G: Board + Playable>() -> Entry {
        Entry {
            rules: &[],
            playouts: |_, _, _, _, _, _| Err(no_lab()),
            ring: |_, _, _, _| Err(no_lab()),
            ..Entry::of::<G>()
        }
    }

    /// As [`Entry::light`], without the game's sentences: for pages that bring
    /// those of the reader's language from elsewhere.
    pub fn silent<G: Board + Playable>() -> Entry {
        Entry { translations: &[], ..Entry::light::<G>() }
    }

    /// The same game on a map of its own, told as text, or everything that is
    /// wrong with the map.
    pub fn on_map(&self, text: &str) -> Result<Entry, Faults> {
        // A file that says what the game's own map says is no other map.
        let other = (self.chart)(self.least, text)?.is_some();
        Ok(Entry { map: other.then(|| text.into()), ..self.clone() })
    }

    /// The text of the map, if it is not the game's own.
    pub fn map(&self) -> Option<&str> {
        self.map.as_deref()
    }

    /// The mark of the map, if it is not the game's own.
    pub fn map_mark(&self) -> Option<String> {
        (self.chart)(self.least, self.map()?).ok().flatten()
    }

    /// A new match at its first state, chance not yet fallen.
    pub fn open(&self, players: u8, options: &str) -> Result<Box<dyn AnyMatch>, Faults> {
        if !(self.least..=self.most).contains(&players) {
            return Err(self.players_fault(players));
        }
        (self.open)(players, options, self.map())
    }

    /// The match a record tells, replayed to its end.
    pub fn read(&self, record: &Record) -> Result<Box<dyn AnyMatch>, Faults> {
        let players = record.header.players;
        if record.header.game == self.id && !(self.least..=self.most).contains(&players) {
            return Err(self.players_fault(players));
        }
        (self.read)(record, self.map())
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
        (self.dream)(players, options, self.map(), view, steps, dice)
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
        (self.job)(brief, self.map())
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
        (self.playouts)(players, options, self.map(), choosing, seed, matches)
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
        (self.ring)(players, options, self.map(), contestants)
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

/// The computer players of every game, weakest first.
pub fn levels() -> Vec<Level> {
    brains::levels()
}
