//! A table of one's own: the same room as on a server, with one screen at it.
//!
//! Whoever sits at the screen has every chair that is a person's, and follows
//! the table through a [`Mirror`] that hears what a server would say. Nothing
//! here does input or output: what is asked for is worked out first
//! ([`Home::ask`]), the host writes down what [`Home::unkept`] says, and only
//! then is it made real and shown ([`Home::kept`]), or dropped
//! ([`Home::not_kept`]).

use crate::brains::Budget;
use crate::catalog::Entry;
use crate::fair::Seed;
use crate::patience::{self, Patience, Resort};
use crate::refusal::Refusal;
use crate::room::{Ask, Chair, Guest, Meta, Plan, Room, Watcher};
use crate::seating::{Kind, Player, Setup, read_players};
use crate::session::{Session, Thought};
use crate::wire::{Heard, Mirror, No, Shown};
use engine::{Faults, Record, Seat, Seats};
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
    /// What would follow from the last wish, and when that was.
    plan: Option<(Plan, i64)>,
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
    /// Opens a table. `now` is the time in milliseconds since 1970; questions are
    /// numbered from there. The host writes down [`Home::record`] first.
    pub fn open(entry: &'static Entry, setup: Setup, now: i64) -> Result<Home, Faults> {
        let Setup { players, options, seed, undo, start, first_prompt: _ } = setup;
        let meta = Meta { options, start, undo: Some(undo), ..seated(entry, &players) };
        Room::open_of(entry, CODE.to_owned(), meta, seed, now).map(|room| Home::around(room, now))
    }

    /// Goes on with a match from its record. `seed` is for records that do not
    /// hold their own; `held` are the chairs whose computer players only stand in
    /// for people of this screen: a record does not tell.
    pub fn resume(
        entry: &'static Entry,
        record: &Record,
        seed: Seed,
        held: Seats,
        now: i64,
    ) -> Result<Home, Faults> {
        let mut meta = seated(entry, &read_players(&record.header));
        meta.options.clone_from(&record.header.options);
        let chairs = Seat::all(meta.chairs.len()).zip(&mut meta.chairs);
        chairs.filter(|(seat, _)| held.contains(*seat)).for_each(|(_, it)| it.guest = Some(HERE));
        let room = Room::load_of(entry, CODE.to_owned(), meta, seed, Some(record), now)?;
        Ok(Home::around(room, now))
    }

    fn around(room: Room, now: i64) -> Home {
        let patience = Patience::default();
        let mut home = Home { room, mirror: Mirror::new(None), plan: None, patience };
        let first = home.room.sync(&watcher(now), 0, Vec::new(), Vec::new());
        home.mirror.hear(Heard::Sync(Box::new(first)));
        home
    }

    /// The table as the screen knows it.
    pub fn mirror(&self) -> &Mirror {
        &self.mirror
    }

    /// The game.
    pub fn entry(&self) -> &'static Entry {
        self.room.entry()
    }

    fn session(&self) -> Option<&Session> {
        self.room.session()
    }

    /// The whole record with the seed: the host's own copy. What waits to be
    /// kept is not in it.
    pub fn record(&self) -> Record {
        self.session().map(Session::record).unwrap_or_default()
    }

    /// Works out what would follow from a wish. Nothing has happened until
    /// [`Home::kept`] or [`Home::not_kept`] is called; until then nothing else
    /// can be asked for.
    pub fn ask(&mut self, ask: Ask, now: i64) -> Result<(), Refusal> {
        self.free()?;
        self.plan = Some((self.room.propose(HERE, ask, now)?, now));
        Ok(())
    }

    fn free(&self) -> Result<(), Refusal> {
        if self.plan.is_some() { Err(Refusal::Overtaken) } else { Ok(()) }
    }

    /// A computer player has thought; nothing if it broke or never ended. What
    /// it answers is worked out like a wish. One that fails at its question is
    /// asked anew once, then answered for, and that is told.
    pub fn answer(&mut self, seat: Seat, prompt: u64, text: Option<&str>, now: i64) -> Answered {
        if self.session().and_then(|session| session.prompt(seat)) != Some(prompt) {
            return Answered::Stale;
        }
        if let Err(why) = self.free() {
            return Answered::Refused(why);
        }
        let answer = |text: &str| self.room.answer(seat, prompt, text.to_owned(), now);
        let plan = match answer(text.unwrap_or_default()) {
            Ok(plan) => plan,
            Err(why) => match self.patience.refused(seat, prompt, &why) {
                Resort::AskAnew => return Answered::Anew,
                Resort::Drop => return Answered::Refused(why),
                Resort::Replace => {
                    let simplest = self.session().and_then(|it| patience::simplest(it, seat));
                    match simplest.ok_or(why).and_then(|text| answer(&text)) {
                        Err(why) => return Answered::Refused(why),
                        Ok(mut plan) => {
                            plan.tell(patience::told(seat));
                            plan
                        }
                    }
                }
            },
        };
        self.plan = Some((plan, now));
        Answered::Taken
    }

    /// The whole record to be written down before [`Home::kept`]; nothing if it
    /// stays as it is.
    pub fn unkept(&self) -> Option<Record> {
        self.plan.as_ref().and_then(|(plan, _)| plan.record())
    }

    /// It is written down, or need not be: makes it real and says what there is
    /// to show.
    pub fn kept(&mut self) -> Vec<Shown> {
        let Some((plan, now)) = self.plan.take() else { return Vec::new() };
        match self.room.commit(plan) {
            Ok(done) => {
                let heard = self.room.heard(&watcher(now), &done);
                heard.into_iter().flat_map(|heard| self.mirror.hear(heard)).collect()
            }
            Err(why) => {
                let no = No { id: 0, code: why.code().to_owned(), why: why.message() };
                vec![Shown::No(no)]
            }
        }
    }

    /// It could not be written down: it has not happened.
    pub fn not_kept(&mut self) {
        self.plan = None;
    }

    /// The computer players that owe an action now, each with its thinking.
    pub fn thoughts(&self) -> Vec<Thought> {
        self.session().map(Session::thoughts).unwrap_or_default()
    }

    /// How long to wait for the computer player in this seat before it is given
    /// up.
    pub fn patience(&self, seat: Seat) -> Duration {
        let chair = self.room.meta().chairs.get(seat.index());
        let budget = chair.and_then(|chair| chair.bot.as_ref()).map(|(_, budget)| *budget);
        patience::limit(budget.unwrap_or_default())
    }
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
