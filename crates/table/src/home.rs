//! A table of one's own: the same room as on a server, with one screen at it.
//!
//! Whoever sits at the screen has every chair that is a person's, and follows
//! the table through a [`Mirror`] that hears what a server would say. Nothing
//! here does input or output: what is asked for is done in the room
//! ([`Home::ask`]), the host writes down what [`Home::unkept`] says, and only
//! then is it shown ([`Home::kept`]), or taken back ([`Home::not_kept`]).

use crate::brains::Budget;
use crate::catalog::Entry;
use crate::fair::{self, Seed};
use crate::packet::Outcome;
use crate::patience::{self, Patience, Resort};
use crate::refusal::Refusal;
use crate::room::{Ask, Card, Chair, Change, Guest, Meta, Room, Watcher};
use crate::seating::{Kind, Player, Setup, read_players};
use crate::session::{Session, TakeBack, Thought};
use crate::wire::{Heard, Mirror, Shown};
use engine::{Faults, Record, Seat, Seats};
use std::sync::Arc;
use std::time::Duration;

/// Whoever sits at the screen, as the room counts people.
pub const HERE: Guest = 1;
/// What a table of one's own is called; nobody ever comes to it by a link.
const CODE: &str = "home";
/// How long a computer player thinks that stands in for somebody, where no
/// other says how long it may.
const STANDING_IN: Budget = Budget { iterations: None, millis: Some(400) };

/// A table of one's own.
pub struct Home {
    room: Room,
    mirror: Mirror,
    /// What was done and is not kept yet, and when that was. The mirror does not
    /// show it.
    change: Option<(Change, i64)>,
    patience: Patience,
}

/// What becomes of a computer player's answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answered {
    /// It is worked out, as after [`Home::ask`]; it may be another one than was
    /// given, if the player failed twice.
    Taken,
    /// It failed: let it think anew.
    Anew,
    /// Nobody waits for it any more.
    Stale,
    /// It cannot be taken; this is why.
    Refused(Refusal),
}

impl Home {
    /// Opens a table. `now` is the time in milliseconds since 1970. The host
    /// writes down [`Home::record`] first.
    pub fn open(entry: Arc<Entry>, setup: Setup, now: i64) -> Result<Home, Faults> {
        let Setup { players, options, seed, undo, start, first_prompt: _ } = setup;
        let meta = Meta { options, start, undo: Some(undo), ..seated(&entry, &players) };
        Room::open(entry, CODE.to_owned(), meta, seed, now).map(|room| Home::around(room, now))
    }

    /// Goes on with a match from its record. `seed` is for records that do not
    /// hold their own; `held` are the chairs whose computer players only stand in
    /// for people of this screen: a record does not tell.
    pub fn resume(
        entry: Arc<Entry>,
        record: &Record,
        seed: Seed,
        held: Seats,
        now: i64,
    ) -> Result<Home, Faults> {
        let mut meta = seated(&entry, &read_players(record));
        meta.options.clone_from(&record.header.options);
        let chairs = Seat::all(meta.chairs.len()).zip(&mut meta.chairs);
        chairs.filter(|(seat, _)| held.contains(*seat)).for_each(|(_, it)| it.guest = Some(HERE));
        let provable = fair::provable(&entry, record)?;
        let mut record = record.clone();
        if !provable {
            // Nothing can be proved about it any more.
            (record.header.seed, record.header.commit) = (None, None);
        }
        let room = Room::load(entry, CODE.to_owned(), meta, seed, Some(&record), now)?;
        Ok(Home::around(room, now))
    }

    fn around(room: Room, now: i64) -> Home {
        let patience = Patience::default();
        let mut home = Home { room, mirror: Mirror::new(None), change: None, patience };
        let first = home.room.sync(&watcher(now), 0, Vec::new(), Vec::new());
        home.mirror.hear(Heard::Sync(Box::new(first)));
        home
    }

    /// The table as the screen knows it.
    pub fn mirror(&self) -> &Mirror {
        &self.mirror
    }

    /// The game.
    pub fn entry(&self) -> &Arc<Entry> {
        self.room.entry()
    }

    fn session(&self) -> Option<&Session> {
        self.room.session()
    }

    /// The whole record with the seed: the host's own copy, with what waits to
    /// be kept.
    pub fn record(&self) -> Record {
        self.session().map(Session::record).unwrap_or_default()
    }

    /// Does what is asked for, or says why not. Nothing is shown until
    /// [`Home::kept`] or [`Home::not_kept`] is called; until then nothing else
    /// can be asked for.
    pub fn ask(&mut self, ask: Ask, now: i64) -> Result<(), Refusal> {
        self.free()?;
        self.change = Some((self.room.ask(HERE, ask, now)?, now));
        Ok(())
    }

    fn free(&self) -> Result<(), Refusal> {
        if self.change.is_some() { Err(Refusal::Overtaken) } else { Ok(()) }
    }

    /// A computer player has thought; nothing if it broke or never ended. What
    /// it answers is done like anything that is asked for. One that fails at its
    /// question is asked anew once, then answered for, and that is told.
    pub fn answer(&mut self, seat: Seat, prompt: u64, text: Option<&str>, now: i64) -> Answered {
        if let Err(why) = self.free() {
            return Answered::Refused(why);
        }
        if self.session().and_then(|session| session.prompt(seat)) != Some(prompt) {
            return Answered::Stale;
        }
        let text = text.unwrap_or_default().to_owned();
        let change = match self.room.answer(seat, prompt, text, now) {
            Ok(change) => change,
            Err(why) => match self.patience.refused(seat, prompt, &why) {
                Resort::AskAnew => return Answered::Anew,
                Resort::Drop => return Answered::Refused(why),
                Resort::Replace => {
                    let simplest = self.session().and_then(|it| patience::simplest(it, seat));
                    let answer = |text| self.room.answer(seat, prompt, text, now);
                    match simplest.ok_or(why).and_then(answer) {
                        Err(why) => return Answered::Refused(why),
                        Ok(change) => change.told(patience::told(seat)),
                    }
                }
            },
        };
        self.change = Some((change, now));
        Answered::Taken
    }

    /// The whole record to be written down before [`Home::kept`]; nothing if it
    /// stays as it is.
    pub fn unkept(&self) -> Option<Record> {
        let (change, _) = self.change.as_ref()?;
        change.writes().then(|| self.record())
    }

    /// The new lines alone, for hosts that only add to what they keep: each ends
    /// a line but the last, and there may be none. Nothing if the whole record
    /// must be written anew, as it must in format 1.
    pub fn unkept_lines(&self) -> Option<String> {
        let (change, _) = self.change.as_ref()?;
        let added = change.header.is_none() && !change.cut;
        added.then(|| change.lines.clone())
    }

    /// Whether the seat may take back, or everybody at the screen must be asked,
    /// or why it cannot be.
    pub fn take_back(&self, seat: Seat) -> Result<TakeBack, Refusal> {
        let session = self.session().ok_or(Refusal::NothingToUndo)?;
        session.take_back(seat, self.mirror.people())
    }

    /// The record for anybody at the table: only when the match is over.
    pub fn export(&self) -> Result<Record, Refusal> {
        self.session().ok_or(Refusal::Running)?.export()
    }

    /// It is written down, or need not be: it has happened; what there is to
    /// show.
    pub fn kept(&mut self) -> Vec<Shown> {
        let Some((change, now)) = self.change.take() else { return Vec::new() };
        let done = self.room.commit(change);
        let heard = self.room.heard(&watcher(now), &done);
        heard.into_iter().flat_map(|heard| self.mirror.hear(heard)).collect()
    }

    /// It could not be written down: it has not happened.
    pub fn not_kept(&mut self) {
        if let Some((change, _)) = self.change.take() {
            self.room.roll_back(change);
        }
    }

    /// The computer players that owe an action now, each with its thinking.
    pub fn thoughts(&self) -> Vec<Thought> {
        // What waits to be kept may be taken back.
        let settled = self.session().filter(|_| self.change.is_none());
        let thoughts = settled.map(Session::thoughts).unwrap_or_default();
        // Whoever failed draws other numbers.
        let again = |it: Thought| {
            if self.patience.has_failed(it.seat, it.prompt) { it.anew() } else { it }
        };
        thoughts.into_iter().map(again).collect()
    }

    /// How long to wait for the computer player in this seat before it is given
    /// up.
    pub fn patience(&self, seat: Seat) -> Duration {
        let chair = self.room.meta().chairs.get(seat.index());
        let budget = chair.and_then(|chair| chair.bot.as_ref()).map(|(_, budget)| *budget);
        patience::limit(budget.unwrap_or_default())
    }
}

/// The table of a record as it was left, for whoever looks through it: who sat
/// there, and how it ended, if it has.
pub fn left(entry: Arc<Entry>, record: &Record) -> Result<(Card, Option<Outcome>), Faults> {
    let home = Home::resume(entry, record, Seed::from_phrase("left"), Seats::NONE, 1)?;
    let outcome = home.mirror.outcome.clone();
    Ok((home.room.card(None, |_| false, 1), outcome))
}

/// The only watcher there is.
fn watcher(now: i64) -> Watcher<'static> {
    Watcher { guest: Some(HERE), here: &|guest| guest == HERE, now }
}

/// A table where everybody who is a person sits at this screen.
fn seated(entry: &Entry, players: &[Player]) -> Meta {
    let chair = |player: &Player| match &player.kind {
        Kind::Human => Chair { guest: Some(HERE), name: player.name.clone(), bot: None },
        Kind::Bot { level, budget } => {
            Chair { guest: None, name: player.name.clone(), bot: Some((level.clone(), *budget)) }
        }
    };
    let chairs: Vec<Chair> = players.iter().map(chair).collect();
    let budget = chairs.iter().find_map(|chair| chair.bot.as_ref().map(|(_, budget)| *budget));
    let thinking = budget.unwrap_or(STANDING_IN);
    Meta { owner: HERE, game: entry.id.to_owned(), thinking, chairs, ..Meta::default() }
}
