//! A table: a match with people and programs around it, as a state machine
//! without input and output.
//!
//! Nothing is told that is not kept. Every wish becomes a [`Draft`] first:
//! [`Session::propose`] only looks, works out what would follow and hands it
//! back as a value. The host writes down what [`Draft::write`] says, and then
//! gives the draft to [`Session::commit`], which makes it real and returns
//! what to send to whom. If the write fails the host drops the draft and
//! nothing has happened. A draft of an older moment is refused, so two writers
//! cannot both win. Hosts that keep nothing call [`Session::play`].
//!
//! A host of many tables may spare itself the copy that a draft is, if it shows
//! the table to nobody meanwhile: see [`Ahead`].

use crate::brains::{Answer, Budget, Job};
use crate::catalog::Entry;
use crate::erase::{AnyMatch, Choice};
use crate::fair::{self, Seed};
use crate::packet::{Outcome, Packet, Update};
use crate::refusal::Refusal;
use crate::seating::{Kind, Player, Setup, Undo, people, read_players, write_players};
use bots::Clock;
use engine::{
    Faults, Header, MAX_SEATS, Message, Record, Seat, Seats, Section, Stances, Turn, Viewer,
};
use std::any::Any;
use std::sync::Arc;

/// A match with more steps does not go on: a record must stay readable.
pub const MAX_STEPS: usize = 100_000;

const RESULT: &str = "result";

/// The lines of most moves are shorter.
const LINES: usize = 96;

/// What somebody at the table may ask for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    /// To act.
    Act {
        /// The number of the question that is answered.
        prompt: u64,
        /// The action in notation.
        text: String,
    },
    /// To take back, as far as the manners of the table allow: see
    /// [`Session::take_back`].
    Undo,
    /// To take back to the seat's last decision, whatever followed: the others
    /// have agreed.
    UndoAgreed,
    /// To let an answer stand for a question that comes up again and again, or
    /// to be asked again. Whatever stands is taken like any other step.
    Stand {
        /// The question, by its key.
        question: String,
        /// The answer; nothing to be asked.
        answer: Option<String>,
    },
    /// To give up: the match is over.
    Resign,
    /// To let somebody else take over the seat.
    Replace(Player),
}

/// Everything about a table that changes. A draft is a copy of it, so what
/// changes seldom is shared.
struct Sitting {
    game: Box<dyn AnyMatch>,
    people: Arc<People>,
    resigned: Option<Seat>,
    questions: Questions,
}

/// Who plays, and what was arranged with them.
#[derive(Clone)]
struct People {
    players: Vec<Player>,
    /// By seat: what it need not be asked.
    stances: Vec<Stances>,
    /// What else stands in the record's header.
    other: Vec<(String, String)>,
}

impl Clone for Sitting {
    fn clone(&self) -> Sitting {
        Sitting {
            game: self.game.fork(),
            people: self.people.clone(),
            resigned: self.resigned,
            questions: self.questions,
        }
    }
}

impl Sitting {
    fn over(&self) -> bool {
        self.resigned.is_some() || self.game.turn() == Turn::Over
    }

    fn turn(&self) -> Turn {
        if self.resigned.is_some() { Turn::Over } else { self.game.turn() }
    }

    fn settle(&mut self, seed: &Seed) {
        // A game whose chance never ends would be broken; it must not take
        // its host along.
        while self.game.steps() < 2 * MAX_STEPS {
            let dice = seed.dice(self.game.steps());
            if !self.game.roll(dice) {
                return;
            }
        }
    }

    /// Numbers the open questions. `kept` are those that did not change.
    fn ask(&mut self, kept: impl Fn(Seat) -> bool) {
        self.questions.ask(self.turn().seats(), kept);
    }

    /// The record without its steps.
    fn header(&self, seed: Option<&Seed>) -> Record {
        let mut header = self.game.header();
        header.other.clone_from(&self.people.other);
        write_players(&self.people.players, &mut header);
        standing::write(&self.people.stances, &mut header);
        header.commit = seed.map(Seed::commit);
        header.seed = seed.map(Seed::hex);
        Record { header, steps: Vec::new() }
    }

    /// The steps from this one on as lines of a record, parted by line feeds.
    fn lines(&self, from: usize) -> String {
        let mut text = String::with_capacity(LINES);
        self.game.spell(from, &mut text);
        text
    }

    fn record(&self, seed: Option<&Seed>) -> Record {
        Record { steps: self.game.lines(0), ..self.header(seed) }
    }
}

/// A table.
pub struct Session {
    entry: &'static Entry,
    seed: Seed,
    /// Whether every chance of the record comes from the seed.
    provable: bool,
    undo: Undo,
    revision: u64,
    now: Sitting,
}

/// A computer player's turn to think: carry [`Thought::run`] wherever there is
/// time, then answer for the seat with the prompt number.
pub struct Thought {
    /// The seat that owes the action.
    pub seat: Seat,
    /// The number of the question.
    pub prompt: u64,
    pub(crate) job: Job,
}

impl Thought {
    /// Thinks. The clock is asked only if the budget has a time limit.
    pub fn run(self, clock: &dyn Clock) -> Answer {
        self.job.run(clock)
    }
}

impl Session {
    /// The secret that chance comes from.
    pub(crate) fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Opens a table. First chance has fallen; the host writes down
    /// [`Session::record`] before it tells anybody.
    pub fn new(entry: &'static Entry, setup: Setup) -> Result<Session, Faults> {
        check_players(entry, &setup.players)?;
        let persons = people(&Header::default(), &setup.players);
        if let Some(fault) = setup.undo.fault(persons) {
            return Err(fault.into());
        }
        let count = u8::try_from(setup.players.len()).unwrap_or(u8::MAX);
        let mut game = entry.open(count, &setup.options)?;
        if let Some(start) = &setup.start {
            game.place(start)?;
        }
        let people = People {
            stances: vec![Stances::new(game.standing()); setup.players.len()],
            players: setup.players,
            other: vec![(Undo::KEY.to_owned(), setup.undo.word().to_owned())],
        };
        let now = Sitting {
            game,
            people: Arc::new(people),
            resigned: None,
            questions: Questions::from(setup.first_prompt),
        };
        Ok(Session::open(entry, now, setup.seed, true, setup.undo))
    }

    /// Goes on with a match from its record: players, options and steps come
    /// from there. `setup.seed` is used only if the record does not hold its
    /// own seed or its chance did not come from it; then nothing can be proved
    /// about the match any more, and its record makes no promise. If
    /// `setup.players` is empty, the players are those of the record. How it
    /// takes back stands in the record; one that does not say so is friendly if
    /// one chair alone has a person.
    pub fn resume(entry: &'static Entry, record: &Record, setup: Setup) -> Result<Session, Faults> {
        let report = fair::verify(entry, record)?;
        if report.promise == fair::Promise::Broken {
            return Err(Message::new("fault-record-commit").into());
        }
        let game = entry.read(record)?;
        let players =
            if setup.players.is_empty() { read_players(&record.header) } else { setup.players };
        check_players(entry, &players)?;
        if players.len() != game.players() {
            // The record's options and steps are for its own number.
            entry.open(u8::try_from(players.len()).unwrap_or(u8::MAX), &record.header.options)?;
            let fault = Message::new("fault-players").number("found", players.len() as i64);
            let count = game.players() as i64;
            return Err(fault.number("least", count).number("most", count).into());
        }
        let own = record.header.seed.as_deref().and_then(Seed::from_hex);
        let provable = report.fair();
        let seed = own.filter(|_| provable).unwrap_or(setup.seed);
        let result = record.header.other.iter().find(|(key, _)| key == RESULT);
        let resigned = result
            .and_then(|(_, text)| text.strip_suffix(" resigned"))
            .and_then(|seat| seat.parse::<Seat>().ok())
            .filter(|seat| seat.index() < players.len());
        let header = &record.header;
        let undo = Undo::settled(Undo::chosen(header), people(header, &players));
        let mut other = header.other.clone();
        if Undo::chosen(header) != Some(undo) {
            other.retain(|(key, _)| key != Undo::KEY);
            other.push((Undo::KEY.to_owned(), undo.word().to_owned()));
        }
        let people = People {
            stances: standing::read(header, game.standing(), players.len()),
            players,
            other,
        };
        let now = Sitting {
            game,
            people: Arc::new(people),
            resigned,
            questions: Questions::from(setup.first_prompt),
        };
        Ok(Session::open(entry, now, seed, provable, undo))
    }

    fn open(
        entry: &'static Entry,
        mut now: Sitting,
        seed: Seed,
        provable: bool,
        undo: Undo,
    ) -> Session {
        if now.resigned.is_none() {
            now.settle(&seed);
        }
        now.ask(|_| false);
        Session { entry, seed, provable, undo, revision: 0, now }
    }

    /// Works out what would follow from a seat's wish. Changes nothing.
    pub fn propose(&self, seat: Seat, wish: Wish) -> Result<Draft, Refusal> {
        if seat.index() >= self.now.people.players.len() {
            return Err(Refusal::NoSeat(seat));
        }
        match wish {
            Wish::Act { prompt, text } => self.propose_act(seat, prompt, &text),
            Wish::Undo => self.propose_undo(seat),
            Wish::UndoAgreed => self.propose_undo_agreed(seat),
            Wish::Stand { question, answer } => {
                self.propose_stand(seat, &question, answer.as_deref())
            }
            Wish::Resign => self.propose_resign(seat),
            Wish::Replace(player) => self.propose_replace(seat, player),
        }
    }

    /// Makes a draft real, after it was written down, and says what to send.
    pub fn commit(&mut self, draft: Draft) -> Result<Update, Refusal> {
        let write = draft.write();
        let (_, news) = self.enact(draft)?;
        let packet = |viewer| Packet { news: news.clone(), ..self.packet(viewer, write.keep) };
        let packets = Viewer::all(self.now.people.players.len()).map(packet).collect();
        Ok(Update { write, packets })
    }

    /// Makes a draft real as [`Session::commit`] does, for hosts that send
    /// something shorter than packets: since which step it went on, and what
    /// happened at the table.
    pub fn enact(&mut self, draft: Draft) -> Result<(usize, Vec<Message>), Refusal> {
        if draft.revision != self.revision {
            return Err(Refusal::Overtaken);
        }
        self.revision += 1;
        self.now = draft.next;
        Ok((draft.keep, draft.news))
    }

    /// Proposes and commits at once: for hosts that keep nothing.
    pub fn play(&mut self, seat: Seat, wish: Wish) -> Result<Update, Refusal> {
        let draft = self.propose(seat, wish)?;
        self.commit(draft)
    }

    /// Acts at once: for hosts that keep nothing.
    pub fn submit(&mut self, seat: Seat, prompt: u64, text: &str) -> Result<Update, Refusal> {
        self.play(seat, Wish::Act { prompt, text: text.to_owned() })
    }

    fn draft(&self, next: Sitting, keep: usize, header: bool, news: Vec<Message>) -> Draft {
        let seed = self.provable.then(|| self.seed.clone());
        let before = self.now.game.steps();
        Draft { revision: self.revision, before, keep, header, next, news, seed }
    }

    /// Whether an answer to this question is awaited from the seat; why not.
    fn may_act(&self, seat: Seat, prompt: u64) -> Result<(), Refusal> {
        if self.now.over() {
            return Err(Refusal::Over);
        }
        self.now.questions.fits(seat, prompt)?;
        if self.now.game.steps() >= MAX_STEPS {
            return Err(Refusal::TooLong);
        }
        Ok(())
    }

    fn propose_act(&self, seat: Seat, prompt: u64, text: &str) -> Result<Draft, Refusal> {
        self.may_act(seat, prompt)?;
        let keep = self.now.game.steps();
        let mut next = self.now.clone();
        next.game.act(seat, text)?;
        next.flow(&self.seed);
        let chance = next.game.steps() > keep + 1;
        let same = |other: Seat| {
            let owed = |sitting: &Sitting| sitting.turn().seats().contains(other);
            let both = other != seat && !chance && owed(&self.now) && owed(&next);
            both && self.now.game.actions(other) == next.game.actions(other)
        };
        let unchanged: Seats =
            Seat::all(next.people.players.len()).filter(|it| same(*it)).collect();
        next.ask(|other| unchanged.contains(other));
        Ok(self.draft(next, keep, false, Vec::new()))
    }

    /// What the viewer may know now, with the events from step `since` on.
    pub fn packet(&self, viewer: Viewer, since: usize) -> Packet {
        let now = &self.now;
        let over = now.over();
        let prompt = match viewer {
            Viewer::Seat(seat) => self.prompt(seat),
            Viewer::Public => None,
        };
        Packet {
            viewer,
            steps: now.game.steps(),
            since,
            news: Vec::new(),
            events: now.game.events(viewer, since),
            view: now.game.view(viewer),
            asks: self.asks(viewer),
            prompt,
            waiting: now.turn().seats().iter().collect(),
            names: self.names(),
            commit: self.provable.then(|| self.seed.commit()),
            seed: (self.provable && over).then(|| self.seed.hex()),
            outcome: self.outcome(),
        }
    }

    /// What the match waits for, told to this viewer.
    pub fn asks(&self, viewer: Viewer) -> Message {
        match self.now.resigned {
            Some(seat) => Message::new("table-resigned").seat("who", seat),
            None => self.now.game.prompt(viewer),
        }
    }

    /// The number of the seat's open question, if it has one.
    pub fn prompt(&self, seat: Seat) -> Option<u64> {
        self.now.questions.of(seat)
    }

    /// The legal actions of a seat, each with what it does.
    pub fn legal(&self, seat: Seat) -> Vec<Choice> {
        if self.now.over() { Vec::new() } else { self.now.game.legal(seat) }
    }

    /// Judges an action without taking it; answers with what it does.
    pub fn explain(&self, seat: Seat, text: &str) -> Result<Message, Refusal> {
        if self.now.over() {
            return Err(Refusal::Over);
        }
        self.now.game.explain(seat, text)
    }

    /// What the match waits for.
    pub fn turn(&self) -> Turn {
        self.now.turn()
    }

    /// The view as the game's own `View` in a box, for whoever draws its
    /// board.
    pub fn view_any(&self, viewer: Viewer) -> Box<dyn Any + Send> {
        self.now.game.view_any(viewer)
    }

    /// Everything the viewer may know, in words.
    pub fn describe(&self, viewer: Viewer) -> Vec<Section> {
        self.now.game.describe(viewer)
    }

    /// Short help on the game.
    pub fn help(&self) -> Vec<Section> {
        self.now.game.help()
    }

    /// How many steps the match has.
    pub fn steps(&self) -> usize {
        self.now.game.steps()
    }

    /// How it ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        if !self.now.over() {
            return None;
        }
        let count = self.now.people.players.len();
        let game = &self.now.game;
        let mut places: Vec<u8> = Seat::all(count).map(|seat| game.places().of(seat)).collect();
        if let Some(gone) = self.now.resigned {
            // Whoever gave up is last; the others keep their order.
            let own = places[gone.index()];
            for (n, place) in places.iter_mut().enumerate() {
                *place = match *place {
                    // Whoever gives up alone has lost to the game itself.
                    _ if n == gone.index() => count.max(2) as u8,
                    place if place > own => place - 1,
                    place => place,
                };
            }
        }
        let scores = Seat::all(count).map(|seat| game.score(seat)).collect();
        Some(Outcome { places, scores, resigned: self.now.resigned })
    }

    /// The game.
    pub fn entry(&self) -> &'static Entry {
        self.entry
    }

    /// The options in force, as text.
    pub fn options(&self) -> String {
        self.now.game.options()
    }

    /// Who sits where.
    pub fn players(&self) -> &[Player] {
        &self.now.people.players
    }

    /// The players' names by seat.
    pub fn names(&self) -> Vec<String> {
        self.now.people.players.iter().map(|player| player.name.clone()).collect()
    }

    fn name(&self, seat: Seat) -> String {
        crate::words::name_of(&self.names(), seat)
    }

    /// The whole record with the seed: the host's own copy, never to be shown
    /// while the match runs.
    pub fn record(&self) -> Record {
        self.now.record(self.provable.then_some(&self.seed))
    }

    /// The header of that record, alone.
    pub fn header(&self) -> Record {
        self.now.header(self.provable.then_some(&self.seed))
    }

    /// The steps of that record as lines, parted by line feeds.
    pub fn lines(&self) -> String {
        self.now.lines(0)
    }

    /// The record for anybody at the table: only when the match is over.
    pub fn export(&self) -> Result<Record, Refusal> {
        if self.now.over() { Ok(self.record()) } else { Err(Refusal::Running) }
    }

    /// The computer players that owe an action now, each with its thinking.
    pub fn thoughts(&self) -> Vec<Thought> {
        let think = |seat: Seat| {
            let Kind::Bot { level, budget } = &self.now.people.players[seat.index()].kind else {
                return None;
            };
            let prompt = self.prompt(seat)?;
            let seed = self.seed.word(&format!("bot {} {seat}", self.steps()));
            let job = self.now.game.think(seat, level, *budget, seed)?;
            Some(Thought { seat, prompt, job })
        };
        self.turn().seats().iter().filter_map(think).collect()
    }

    /// What a computer player of this level would do in the seat's place,
    /// knowing what the seat knows.
    pub fn hint(&self, seat: Seat, level: &str, budget: Budget) -> Result<Thought, Refusal> {
        if seat.index() >= self.now.people.players.len() {
            return Err(Refusal::NoSeat(seat));
        }
        if self.now.over() {
            return Err(Refusal::Over);
        }
        known_level(self.entry, level)?;
        let not_you = || Refusal::Illegal(Message::new("illegal-not-you"));
        let prompt = self.prompt(seat).ok_or_else(not_you)?;
        let seed = self.seed.word(&format!("hint {} {seat}", self.steps()));
        let job = self.now.game.think(seat, level, budget, seed).ok_or_else(not_you)?;
        Ok(Thought { seat, prompt, job })
    }
}

pub(crate) fn known_level(entry: &Entry, level: &str) -> Result<(), Refusal> {
    let known: Vec<_> = entry.levels().into_iter().map(|known| known.name).collect();
    if known.iter().any(|known| known == level) {
        return Ok(());
    }
    Err(Refusal::NoLevel { found: level.to_owned(), known })
}

fn check_players(entry: &Entry, players: &[Player]) -> Result<(), Faults> {
    let fault = |(n, player): (usize, &Player)| {
        let Kind::Bot { level, .. } = &player.kind else { return None };
        let Err(Refusal::NoLevel { found, known }) = known_level(entry, level) else { return None };
        let seat = (b'A' + n.min(MAX_SEATS) as u8) as char;
        let message = Message::new("fault-level").text("seat", seat.to_string());
        Some(crate::words::known(message.text("found", found), &known))
    };
    let faults: Vec<_> = players.iter().enumerate().filter_map(fault).collect();
    if faults.is_empty() { Ok(()) } else { Err(Faults(faults)) }
}

mod ahead;
mod draft;
mod manners;
mod questions;
mod standing;
mod takeback;
mod telling;

pub use ahead::Ahead;
pub use draft::Draft;
use questions::Questions;
pub(crate) use standing::no_standing;
pub use takeback::TakeBack;

#[cfg(test)]
mod secrets;
