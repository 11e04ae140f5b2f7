//! A table with its manners: who may sit where, how long one may think, what
//! happens when somebody leaves, taking back by agreement, talk, another
//! match.
//!
//! None of this is a rule of a game, and none of it does input or output: a
//! host tells the room who asks for what at which time ([`Room::ask`]). That is
//! done in place, and what must be kept of it is handed back as a [`Change`].
//! The host writes the change down and shows the room to nobody meanwhile; then
//! it commits the change ([`Room::commit`]) and tells what has happened, or rolls
//! it back ([`Room::roll_back`]) and nothing has. The same room serves a game of
//! minutes and one of weeks, because all it keeps is in [`Meta`] and the
//! record.

mod before;
mod card;
mod change;
mod clock;
mod during;
mod telling;

pub use card::{Card, ChairCard};
pub use change::{Change, Done};
pub use clock::{Clocks, FASTEST, Pace, SLOWEST};
pub use telling::{Telling, Watcher};

use crate::brains::Budget;
use crate::catalog::Entry;
use crate::fair::Seed;
use crate::refusal::Refusal;
use crate::seating::{Player, Setup, Undo};
use crate::session::{Session, Wish};
use engine::{Faults, Message, Record, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A person, as the host counts them.
pub type Guest = i64;

/// So many times of taking back are remembered for those who were away.
const BACKS: usize = 8;
/// Longer talk is refused.
pub const LONGEST_TALK: usize = 300;
/// The computer player that takes the seat of whoever leaves.
pub const STAND_IN: &str = "search";

/// What a person may ask for at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ask {
    /// To take a chair before the match: this one, or any free one.
    Sit {
        /// Which.
        #[serde(default)]
        seat: Option<Seat>,
        /// Under which name.
        name: String,
    },
    /// To give up one's chairs before the match.
    Rise,
    /// To seat a computer player on a free chair (whoever opened the table).
    Bot {
        /// Where.
        seat: Seat,
        /// Its level; nothing frees the chair.
        level: Option<String>,
    },
    /// To begin; free chairs go to computer players of this level (whoever
    /// opened the table). A full table begins by itself.
    Start {
        /// The level.
        level: String,
    },
    /// To act.
    Act {
        /// For which seat.
        seat: Seat,
        /// The number of the question that is answered.
        prompt: u64,
        /// The action in notation.
        text: String,
    },
    /// To let an answer stand for a question that comes up again and again, or
    /// to be asked again.
    Stand {
        /// For which seat.
        seat: Seat,
        /// The question, by its key.
        question: String,
        /// The answer; nothing to be asked.
        #[serde(default)]
        answer: Option<String>,
    },
    /// To take back, or to ask the others for it.
    Undo {
        /// For which seat.
        seat: Seat,
    },
    /// To take back while a shared screen is covered: nobody else has sat down
    /// at it since the seat's last step.
    UndoCovered {
        /// For which seat.
        seat: Seat,
    },
    /// To answer somebody who asks to take back.
    Allow {
        /// Yes or no.
        yes: bool,
    },
    /// To give up.
    Resign {
        /// For which seat.
        seat: Seat,
    },
    /// To let a computer player stand in. Whoever has several chairs says for
    /// which with [`Ask::LeaveChair`].
    Leave,
    /// To let a computer player stand in on this chair alone.
    LeaveChair {
        /// Which.
        seat: Seat,
    },
    /// To come back and play on. Whoever left several chairs says to which with
    /// [`Ask::ReturnChair`].
    Return,
    /// To come back to this chair and play on.
    ReturnChair {
        /// Which.
        seat: Seat,
    },
    /// To say something.
    Say {
        /// What.
        text: String,
    },
    /// To play another match of the same kind.
    Rematch,
    /// To let others watch or not (whoever opened the table).
    Spectators {
        /// Whether they may.
        allowed: bool,
    },
}

/// A chair and who has it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Chair {
    /// The person it belongs to.
    pub guest: Option<Guest>,
    /// The name the others see.
    pub name: String,
    /// The computer player that plays there; beside a guest it only stands in.
    pub bot: Option<(String, Budget)>,
}

impl Chair {
    fn open(&self) -> bool {
        self.guest.is_none() && self.bot.is_none()
    }

    fn player(&self) -> Player {
        match &self.bot {
            None => Player::human(&self.name),
            Some((level, budget)) => Player::bot(&self.name, level.clone(), *budget),
        }
    }
}

/// Who has asked to take back, and who agrees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Takeback {
    /// Who asked.
    pub seat: Seat,
    /// Whoever has agreed. The asker has by asking, unless others share the
    /// screen: there it is one question to all of them.
    pub agreed: Vec<Guest>,
    /// Why it is not for the asker alone to decide.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<Message>,
}

/// Everything about a table that is not in the record of its match. A host
/// keeps it as JSON.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Meta {
    /// Who opened it.
    pub owner: Guest,
    /// The game.
    pub game: String,
    /// The options.
    pub options: String,
    /// A position to begin from instead of the beginning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// The pace.
    pub pace: Pace,
    /// How long its computer players think.
    pub thinking: Budget,
    /// Whether everybody finds it in the list of tables.
    pub public: bool,
    /// Whether others may watch.
    pub spectators: bool,
    /// How it takes back: what was chosen, and from the beginning of the match
    /// what holds. Tables of before did not say.
    pub undo: Option<Undo>,
    /// The chairs.
    pub chairs: Vec<Chair>,
    /// The clocks.
    pub clocks: Clocks,
    /// How often steps were taken back.
    pub branch: u64,
    /// What was said of the last times, for those who were not connected.
    pub backs: Vec<Message>,
    /// How many lines were said.
    pub talk: u64,
    /// An open wish to take back.
    pub takeback: Option<Takeback>,
    /// Who wants another match.
    pub rematch: Vec<Seat>,
    /// The table of that other match.
    pub next: Option<String>,
}

/// A table.
pub struct Room {
    code: String,
    entry: Arc<Entry>,
    seed: Seed,
    meta: Meta,
    session: Option<Session>,
}

fn manners(id: &'static str) -> Refusal {
    Refusal::Manners(Message::new(id))
}

impl Room {
    /// Opens a table of this game. `meta` says its name, the options, the pace
    /// and who sits where; the match begins when every chair is taken. The
    /// host writes down [`Room::meta`] and, if there is one, the record.
    pub fn open(
        entry: Arc<Entry>,
        code: String,
        meta: Meta,
        seed: Seed,
        now: i64,
    ) -> Result<Room, Faults> {
        let players = u8::try_from(meta.chairs.len()).unwrap_or(u8::MAX);
        let options = entry.open(players, &meta.options)?.options();
        if !meta.pace.possible() {
            return Err(Message::new("fault-pace").into());
        }
        let seated = meta.chairs.iter().filter(|chair| chair.guest.is_some()).count();
        if let Some(fault) = meta.undo.and_then(|undo| undo.fault(seated)) {
            return Err(fault.into());
        }
        let meta = Meta { options, ..meta };
        let mut room = Room { code, entry, seed, meta, session: None };
        if room.meta.chairs.iter().all(|chair| !chair.open()) {
            let mut meta = room.meta.clone();
            room.session = Some(room.begin(&mut meta, now)?);
            room.meta = meta;
        }
        Ok(room)
    }

    /// A table from what was written down. `record` is its match, if that has
    /// begun.
    pub fn load(
        entry: Arc<Entry>,
        code: String,
        meta: Meta,
        seed: Seed,
        record: Option<&Record>,
        now: i64,
    ) -> Result<Room, Faults> {
        let mut room = Room { code, entry, seed, meta, session: None };
        if let Some(record) = record {
            let setup = Setup {
                first_prompt: u64::try_from(now).unwrap_or(1),
                ..Setup::new(Vec::new(), room.seed.clone())
            };
            let session = Session::load(room.entry.clone(), record, setup)?;
            room.meta.undo = Some(session.undo());
            room.seed = session.seed().clone();
            room.session = Some(session);
        }
        Ok(room)
    }

    /// Another match of the same kind with the same people, each one chair
    /// further.
    pub fn again(&self, code: String, seed: Seed, now: i64) -> Result<Room, Faults> {
        let mut chairs = self.meta.chairs.clone();
        chairs.rotate_left(1);
        for chair in &mut chairs {
            if chair.guest.is_some() {
                chair.bot = None;
            }
        }
        let Meta { owner, game, options, start, pace, thinking, public, spectators, undo, .. } =
            self.meta.clone();
        let fresh = Meta {
            owner,
            game,
            options,
            start,
            pace,
            thinking,
            public,
            spectators,
            undo,
            chairs,
            ..Meta::default()
        };
        Room::open(self.entry.clone(), code, fresh, seed, now)
    }

    /// How the table takes back, as its chairs are now. People are counted by
    /// chairs: friends at one screen sit against each other. A free chair is
    /// somebody's who may still come.
    pub fn undo(&self) -> Undo {
        match &self.session {
            Some(session) => session.undo(),
            None => Room::settled(&self.meta),
        }
    }

    fn settled(meta: &Meta) -> Undo {
        let person = |chair: &&Chair| chair.guest.is_some() || chair.open();
        Undo::settled(meta.undo, meta.chairs.iter().filter(person).count())
    }

    fn begin(&self, meta: &mut Meta, now: i64) -> Result<Session, Faults> {
        let players = meta.chairs.iter().map(Chair::player).collect();
        let undo = Room::settled(meta);
        meta.undo = Some(undo);
        let setup = Setup {
            options: meta.options.clone(),
            undo,
            start: meta.start.clone(),
            ..Setup::new(players, self.seed.clone())
        };
        let session = Session::new(self.entry.clone(), setup)?;
        meta.clocks = Clocks::start(meta.pace, meta.chairs.len(), now);
        let waiting = human(meta, session.turn().seats());
        meta.clocks.turn(meta.pace, None, waiting, now);
        Ok(session)
    }

    /// Does what somebody asks for, or says why not; then nothing has changed.
    /// The host keeps the change before it shows the room to anybody.
    pub fn ask(&mut self, guest: Guest, ask: Ask, now: i64) -> Result<Change, Refusal> {
        match ask {
            Ask::Sit { seat, name } => self.sit(guest, seat, &name, now),
            Ask::Rise => self.rise(guest),
            Ask::Bot { seat, level } => self.seat_bot(guest, seat, level, now),
            Ask::Start { level } => self.start(guest, &level, now),
            Ask::Act { seat, prompt, text } => {
                let played = self.playing(guest, seat)?.ask(seat, Wish::Act { prompt, text })?;
                Ok(self.moved(played, Some(seat), now))
            }
            Ask::Stand { seat, question, answer } => {
                let wish = Wish::Stand { question, answer };
                let played = self.playing(guest, seat)?.ask(seat, wish)?;
                Ok(self.moved(played, None, now).on_the_card())
            }
            Ask::Undo { seat } => self.take_back(guest, seat, false, now),
            Ask::UndoCovered { seat } => self.take_back(guest, seat, true, now),
            Ask::Allow { yes } => self.allow(guest, yes, now),
            Ask::Resign { seat } => self.resign(guest, seat, now),
            Ask::Leave => self.leave(guest, None, now),
            Ask::LeaveChair { seat } => self.leave(guest, Some(seat), now),
            Ask::Return => self.come_back(guest, None, now),
            Ask::ReturnChair { seat } => self.come_back(guest, Some(seat), now),
            Ask::Say { text } => self.say(guest, &text, now),
            Ask::Rematch => self.rematch(guest),
            Ask::Spectators { allowed } => {
                self.owned(guest)?;
                Ok(self.amend(|meta| meta.spectators = allowed))
            }
        }
    }

    /// A computer player's answer.
    pub fn answer(
        &mut self,
        seat: Seat,
        prompt: u64,
        text: String,
        now: i64,
    ) -> Result<Change, Refusal> {
        let played = self.begun()?.ask(seat, Wish::Act { prompt, text })?;
        Ok(self.moved(played, Some(seat), now))
    }

    /// When the host must look again because a clock will have run out.
    pub fn deadline(&self) -> Option<i64> {
        if self.over() { None } else { self.meta.clocks.deadline().map(|(at, _)| at) }
    }

    /// Does what follows from the clocks at this moment; nothing if none has run
    /// out.
    pub fn expire(&mut self, now: i64) -> Option<Change> {
        let (at, seat) = self.meta.clocks.deadline()?;
        if at > now || self.over() {
            return None;
        }
        match self.stand_in(&[seat], "table-timed-out", now) {
            Err(Refusal::TooLong) => self.end(seat, now).ok(),
            change => change.ok(),
        }
    }

    fn guest(&self, seat: Seat) -> Option<Guest> {
        self.meta.chairs.get(seat.index())?.guest
    }

    /// Whether the match is over.
    pub fn over(&self) -> bool {
        self.session.as_ref().is_some_and(|session| session.outcome().is_some())
    }

    /// The name in links.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// What was taken back since this branch of the record, in words; the
    /// latest times only.
    pub fn backs(&self, since: u64) -> &[Message] {
        let missed = usize::try_from(self.meta.branch.saturating_sub(since)).unwrap_or(usize::MAX);
        let backs = &self.meta.backs;
        &backs[backs.len().saturating_sub(missed)..]
    }

    /// Everything that is not in the record.
    pub fn meta(&self) -> &Meta {
        &self.meta
    }

    /// The match, if it has begun.
    pub fn session(&self) -> Option<&Session> {
        self.session.as_ref()
    }

    /// The secret that chance comes from: for the host's storage only.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// The options in force.
    pub fn options(&self) -> String {
        self.session.as_ref().map_or_else(|| self.meta.options.clone(), Session::options)
    }

    /// The game.
    pub fn entry(&self) -> &Arc<Entry> {
        &self.entry
    }

    /// Through whose eyes a guest may look: their own seats', else the
    /// public's if watching is allowed, else nobody's. Friends at one screen
    /// have the public's too: for the time when none of them sits there.
    pub fn eyes(&self, guest: Option<Guest>) -> impl Iterator<Item = Viewer> {
        let own = move |chair: &Chair| guest.is_some() && chair.guest == guest;
        let chairs = Seat::all(self.meta.chairs.len()).zip(&self.meta.chairs);
        let seats = chairs.filter(move |(_, chair)| own(chair)).map(|(seat, _)| Viewer::Seat(seat));
        let may_watch = self.meta.spectators || guest == Some(self.meta.owner);
        let public = match self.meta.chairs.iter().filter(|chair| own(chair)).count() {
            0 => may_watch || self.session.is_none(),
            one_or_more => one_or_more > 1,
        };
        seats.chain(public.then_some(Viewer::Public))
    }

    /// Milliseconds left by seat, if there are clocks.
    pub fn clocks(&self, now: i64) -> Vec<i64> {
        self.meta.clocks.at(now)
    }
}

/// The seats among these where a person plays: only people have clocks.
fn human(meta: &Meta, seats: Seats) -> Seats {
    seats.iter().filter(|seat| meta.chairs[seat.index()].bot.is_none()).collect()
}
