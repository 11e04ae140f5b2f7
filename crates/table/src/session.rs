//! A match with people and programs around it, as a state machine without input
//! and output.
//!
//! A match is a header and lines that are only added: steps, and what the table
//! wrote between them (see [`Aside`](engine::Aside)). Whatever is asked for is done in place
//! and handed back as a [`Played`]: what must be kept. Nothing is told that is
//! not kept: the host shows the match to nobody until it has written the change
//! down, and gives the change to [`Session::roll_back`] if it could not be.
//! Hosts that keep nothing call [`Session::play`].

use crate::brains::{Answer, Brief, Budget, Job};
use crate::catalog::Entry;
use crate::erase::{AnyMatch, Choice};
use crate::fair::{self, Seed};
use crate::packet::{Outcome, Packet, Update, Write};
use crate::picture::Picture;
use crate::refusal::Refusal;
use crate::seating::{self, Kind, Player, Setup, Undo, first_players, people, write_players};
use crate::words::Lang;
use bots::Clock;
use drawing::Frame;
use drawing::palette::Theme;
use engine::{
    Faults, Format, Header, MAX_SEATS, Message, Record, Seat, Seats, Section, Stances, Turn, Viewer,
};
use std::any::Any;
use std::sync::Arc;

/// A match with more steps does not go on: a record must stay readable. So many
/// lines of the table's own may stand between them.
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

/// Who plays, and what was arranged with them.
#[derive(Clone)]
struct People {
    players: Vec<Player>,
    /// By seat: what it need not be asked.
    stances: Vec<Stances>,
    /// What else stands in the record's header.
    other: Vec<(String, String)>,
}

/// A table.
pub struct Session {
    entry: Arc<Entry>,
    seed: Seed,
    /// Whether every chance of the record comes from the seed.
    provable: bool,
    undo: Undo,
    game: Box<dyn AnyMatch>,
    people: Arc<People>,
    resigned: Option<Seat>,
    record: Kept,
}

/// How the match is written down.
#[derive(Clone)]
enum Kept {
    /// As lines that are only added, under a header that names those who sat
    /// there at the beginning.
    Lines { first: Arc<People>, log: Log },
    /// As it was in format 1: what is taken back is cut off, and the header is
    /// written anew. Questions have numbers of this sitting.
    Steps(Questions),
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

    /// The same thinking as data, for another process.
    pub fn brief(&self) -> Brief {
        self.job.brief()
    }

    /// The same question once more, with other random numbers.
    #[must_use]
    pub fn anew(self) -> Thought {
        Thought { job: self.job.anew(), ..self }
    }
}

impl Session {
    /// The secret that chance comes from.
    pub(crate) fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Opens a table. First chance has fallen; the host writes down
    /// [`Session::record`] before it tells anybody.
    pub fn new(entry: Arc<Entry>, setup: Setup) -> Result<Session, Faults> {
        check_players(&entry, &setup.players)?;
        let persons = people(&Header::default(), &setup.players);
        if let Some(fault) = setup.undo.fault(persons) {
            return Err(fault.into());
        }
        let count = u8::try_from(setup.players.len()).unwrap_or(u8::MAX);
        let mut game = entry.open(count, &setup.options)?;
        if let Some(start) = &setup.start {
            game.place(start)?;
        }
        let people = Arc::new(People {
            stances: vec![Stances::new(game.standing()); setup.players.len()],
            players: setup.players,
            other: vec![(Undo::KEY.to_owned(), setup.undo.word().to_owned())],
        });
        let mut session = Session {
            entry,
            seed: setup.seed,
            provable: true,
            undo: setup.undo,
            game,
            record: Kept::Lines { first: people.clone(), log: Log::default() },
            people,
            resigned: None,
        };
        session.settle();
        Ok(session)
    }

    /// Goes on with a match from a record of anybody's: players, options and
    /// steps come from there. `setup.seed` is used only if the record does not
    /// hold its own seed or its chance did not come from it; then nothing can be
    /// proved about the match any more, and its record makes no promise. If
    /// `setup.players` is empty, the players are those of the record. How it
    /// takes back stands in the record; one that does not say so is friendly if
    /// one chair alone has a person.
    pub fn resume(entry: Arc<Entry>, record: &Record, setup: Setup) -> Result<Session, Faults> {
        let provable = fair::provable(&entry, record)?;
        Session::go_on(entry, record, setup, provable)
    }

    /// Goes on with a match from the host's own record, which is not checked
    /// once more: it is replayed, and that is all.
    pub fn load(entry: Arc<Entry>, record: &Record, setup: Setup) -> Result<Session, Faults> {
        let own = record.header.seed.as_deref().and_then(Seed::from_hex);
        let provable = own.is_some_and(|own| record.header.commit == Some(own.commit()));
        Session::go_on(entry, record, setup, provable)
    }

    fn go_on(
        entry: Arc<Entry>,
        record: &Record,
        setup: Setup,
        provable: bool,
    ) -> Result<Session, Faults> {
        let header = &record.header;
        let game = entry.read(record)?;
        let mut people = People {
            players: first_players(header),
            stances: standing::read(header, game.standing(), game.players()),
            other: header.other.clone(),
        };
        let (record, undo, resigned) = match header.format {
            Format::Lines => {
                let first = Arc::new(people.clone());
                let resigned = log::fold(record, &mut people, game.standing());
                let persons = first.players.iter().zip(&people.players);
                let persons = persons.filter(|(first, now)| !first.is_bot() || !now.is_bot());
                let undo = Undo::settled(Undo::chosen(header), persons.count());
                (Kept::Lines { first, log: Log::read(record) }, undo, resigned)
            }
            Format::Steps => {
                let result = header.other.iter().find(|(key, _)| key == RESULT);
                let resigned = result
                    .and_then(|(_, text)| text.strip_suffix(" resigned"))
                    .and_then(|seat| seat.parse::<Seat>().ok());
                let players =
                    if setup.players.is_empty() { &people.players } else { &setup.players };
                let undo = Undo::settled(Undo::chosen(header), seating::people(header, players));
                if Undo::chosen(header) != Some(undo) {
                    people.other.retain(|(key, _)| key != Undo::KEY);
                    people.other.push((Undo::KEY.to_owned(), undo.word().to_owned()));
                }
                (Kept::Steps(Questions::from(setup.first_prompt)), undo, resigned)
            }
        };
        let own = header.seed.as_deref().and_then(Seed::from_hex);
        let mut session = Session {
            entry,
            seed: own.filter(|_| provable).unwrap_or(setup.seed),
            provable,
            undo,
            game,
            resigned: resigned.filter(|seat| seat.index() < people.players.len()),
            people: Arc::new(people),
            record,
        };
        session.seat(setup.players)?;
        if session.resigned.is_none() {
            session.settle();
        }
        session.ask_all();
        Ok(session)
    }

    /// Other players go on with a match; none if the same do.
    fn seat(&mut self, players: Vec<Player>) -> Result<(), Faults> {
        let players = if players.is_empty() { self.people.players.clone() } else { players };
        check_players(&self.entry, &players)?;
        if players.len() != self.game.players() {
            // The record's options and steps are for its own number.
            let count = u8::try_from(players.len()).unwrap_or(u8::MAX);
            self.entry.open(count, &self.game.options())?;
            let fault = Message::new("fault-players").number("found", players.len() as i64);
            let count = self.game.players() as i64;
            return Err(fault.number("least", count).number("most", count).into());
        }
        for (seat, player) in Seat::all(players.len()).zip(players) {
            if self.people.players[seat.index()] != player {
                self.write_line(&log::player_line(seat, &player));
                Arc::make_mut(&mut self.people).players[seat.index()] = player;
            }
        }
        Ok(())
    }

    /// Does what a seat wishes, or says why not; then nothing has changed. The
    /// host writes the change down before anybody sees the match again.
    pub fn ask(&mut self, seat: Seat, wish: Wish) -> Result<Played, Refusal> {
        if seat.index() >= self.people.players.len() {
            return Err(Refusal::NoSeat(seat));
        }
        match wish {
            Wish::Act { prompt, text } => self.act(seat, prompt, &text),
            Wish::Undo => self.undo_own(seat),
            Wish::UndoAgreed => self.undo_agreed(seat),
            Wish::Stand { question, answer } => self.stand(seat, &question, answer.as_deref()),
            Wish::Resign => self.resign(seat),
            Wish::Replace(player) => self.replace(seat, player),
        }
    }

    /// Does what a seat wishes, for hosts that keep nothing, and says what to
    /// send.
    pub fn play(&mut self, seat: Seat, wish: Wish) -> Result<Update, Refusal> {
        let change = self.ask(seat, wish)?;
        let lines = self.game.lines(change.since);
        let write = Write { keep: change.since, lines };
        let packet =
            |viewer| Packet { news: change.news.clone(), ..self.packet(viewer, change.since) };
        let packets = Viewer::all(self.people.players.len()).map(packet).collect();
        Ok(Update { write, packets })
    }

    /// Acts at once: for hosts that keep nothing.
    pub fn submit(&mut self, seat: Seat, prompt: u64, text: &str) -> Result<Update, Refusal> {
        self.play(seat, Wish::Act { prompt, text: text.to_owned() })
    }

    /// Whether an answer to this question is awaited from the seat; why not.
    fn may_act(&self, seat: Seat, prompt: u64) -> Result<(), Refusal> {
        if self.over() {
            return Err(Refusal::Over);
        }
        self.fits(seat, prompt)?;
        if self.game.steps() >= MAX_STEPS {
            return Err(Refusal::TooLong);
        }
        Ok(())
    }

    /// Takes one action, or several parted by `;` as one thought: up to the
    /// first after which somebody else is asked or chance falls. What is left
    /// was thought in a world that is no more; it is dropped, and told.
    fn act(&mut self, seat: Seat, prompt: u64, text: &str) -> Result<Played, Refusal> {
        self.may_act(seat, prompt)?;
        let mut back = self.way_back();
        let (mut news, mut parts) = (Vec::new(), text.split(';'));
        if text.contains(';') {
            back.game = Some(self.game.fork());
        }
        self.game.act(seat, parts.next().unwrap_or_default())?;
        while let Some(part) = parts.next() {
            if self.turn().seats() != Seats::only(seat) {
                let dropped = 1 + parts.count() as i64;
                let message = Message::new("table-rest-dropped").seat("who", seat);
                news.push(message.number("steps", dropped));
                break;
            }
            if let Err(refusal) = self.game.act(seat, part) {
                self.restore(back);
                return Err(refusal);
            }
            if matches!(self.record, Kept::Lines { .. }) {
                self.game.go_on();
            }
        }
        self.flow();
        Ok(self.changed(back, String::with_capacity(LINES), news))
    }

    fn over(&self) -> bool {
        self.resigned.is_some() || self.game.turn() == Turn::Over
    }

    /// Lets chance fall until somebody is asked.
    fn settle(&mut self) {
        // A game whose chance never ends would be broken; it must not take
        // its host along.
        while self.game.steps() < 2 * MAX_STEPS {
            if self.game.turn() != Turn::Chance {
                return;
            }
            let dice = self.seed.branch(self.anew()).dice(self.game.steps());
            self.game.roll(dice);
        }
    }

    /// What the viewer may know now, with the events from step `since` on.
    pub fn packet(&self, viewer: Viewer, since: usize) -> Packet {
        let over = self.over();
        let prompt = match viewer {
            Viewer::Seat(seat) => self.prompt(seat),
            Viewer::Public => None,
        };
        Packet {
            viewer,
            steps: self.game.steps(),
            since,
            news: Vec::new(),
            events: self.game.events(viewer, since),
            view: self.game.view(viewer),
            asks: self.asks(viewer),
            prompt,
            waiting: self.turn().seats().iter().collect(),
            names: self.names(),
            commit: self.provable.then(|| self.seed.commit()),
            seed: (self.provable && over).then(|| self.seed.hex()),
            outcome: self.outcome(),
        }
    }

    /// What the match waits for, told to this viewer.
    pub fn asks(&self, viewer: Viewer) -> Message {
        match self.resigned {
            Some(seat) => Message::new("table-resigned").seat("who", seat),
            None => self.game.prompt(viewer),
        }
    }

    /// The legal actions of a seat, each with what it does.
    pub fn legal(&self, seat: Seat) -> Vec<Choice> {
        if self.over() { Vec::new() } else { self.game.legal(seat) }
    }

    /// Judges an action without taking it; answers with what it does.
    pub fn explain(&self, seat: Seat, text: &str) -> Result<Message, Refusal> {
        if self.over() {
            return Err(Refusal::Over);
        }
        self.game.explain(seat, text)
    }

    /// What the match waits for.
    pub fn turn(&self) -> Turn {
        if self.resigned.is_some() { Turn::Over } else { self.game.turn() }
    }

    /// The board as a viewer may see it now, as SVG; nothing if the game has none.
    pub fn picture(&self, viewer: Viewer, lang: Lang) -> Option<String> {
        let (frame, theme) = (Frame::default(), Theme::Light);
        let picture = Picture { viewer, frame, theme, lang };
        picture.of(&self.entry, self.game.as_ref(), &self.names())
    }

    /// The view as the game's own `View` in a box, for whoever draws its
    /// board.
    pub fn view_any(&self, viewer: Viewer) -> Box<dyn Any + Send> {
        self.game.view_any(viewer)
    }

    /// Everything the viewer may know, in words.
    pub fn describe(&self, viewer: Viewer) -> Vec<Section> {
        self.game.describe(viewer)
    }

    /// Short help on the game.
    pub fn help(&self) -> Vec<Section> {
        self.game.help()
    }

    /// How many steps the match has.
    pub fn steps(&self) -> usize {
        self.game.steps()
    }

    /// How it ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        if !self.over() {
            return None;
        }
        let count = self.people.players.len();
        let game = &self.game;
        let mut places: Vec<u8> = Seat::all(count).map(|seat| game.places().of(seat)).collect();
        if let Some(gone) = self.resigned {
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
        Some(Outcome { places, scores, resigned: self.resigned })
    }

    /// The game.
    pub fn entry(&self) -> &Arc<Entry> {
        &self.entry
    }

    /// The options in force, as text.
    pub fn options(&self) -> String {
        self.game.options()
    }

    /// Who sits where.
    pub fn players(&self) -> &[Player] {
        &self.people.players
    }

    /// The players' names by seat.
    pub fn names(&self) -> Vec<String> {
        self.people.players.iter().map(|player| player.name.clone()).collect()
    }

    fn name(&self, seat: Seat) -> String {
        crate::words::name_of(&self.names(), seat)
    }

    /// The whole record with the seed: the host's own copy, never to be shown
    /// while the match runs.
    pub fn record(&self) -> Record {
        let asides = match &self.record {
            Kept::Lines { log, .. } => log.asides().to_vec(),
            Kept::Steps(_) => Vec::new(),
        };
        Record { steps: self.game.lines(0), asides, ..self.header() }
    }

    /// The header of that record, alone.
    pub fn header(&self) -> Record {
        let mut header = self.game.header();
        let people = match &self.record {
            Kept::Lines { first, .. } => {
                header.format = Format::Lines;
                first
            }
            Kept::Steps(_) => &self.people,
        };
        header.other.clone_from(&people.other);
        write_players(&people.players, &mut header);
        standing::write(&people.stances, &mut header);
        let seed = self.provable.then_some(&self.seed);
        header.commit = seed.map(Seed::commit);
        header.seed = seed.map(Seed::hex);
        Record { header, ..Record::default() }
    }

    /// The lines below that header, parted by line feeds.
    pub fn lines(&self) -> String {
        let mut text = String::new();
        // Writing to memory does not fail.
        let _ = self.record().spell_lines(&mut text);
        text.truncate(text.trim_end().len());
        text
    }

    /// The record for anybody at the table: only when the match is over.
    pub fn export(&self) -> Result<Record, Refusal> {
        if self.over() { Ok(self.record()) } else { Err(Refusal::Running) }
    }

    /// The computer players that owe an action now, each with its thinking.
    pub fn thoughts(&self) -> Vec<Thought> {
        let think = |seat: Seat| {
            let Kind::Bot { level, budget } = &self.people.players[seat.index()].kind else {
                return None;
            };
            let prompt = self.prompt(seat)?;
            let seed = self.seed.word(&format!("bot {} {seat}", self.steps()));
            let job = self.game.think(seat, level, *budget, seed)?;
            Some(Thought { seat, prompt, job })
        };
        self.turn().seats().iter().filter_map(think).collect()
    }

    /// What a computer player of this level would do in the seat's place,
    /// knowing what the seat knows.
    pub fn hint(&self, seat: Seat, level: &str, budget: Budget) -> Result<Thought, Refusal> {
        if seat.index() >= self.people.players.len() {
            return Err(Refusal::NoSeat(seat));
        }
        if self.over() {
            return Err(Refusal::Over);
        }
        known_level(&self.entry, level)?;
        let not_you = || Refusal::Illegal(Message::new("illegal-not-you"));
        let prompt = self.prompt(seat).ok_or_else(not_you)?;
        let seed = self.seed.word(&format!("hint {} {seat}", self.steps()));
        let job = self.game.think(seat, level, budget, seed).ok_or_else(not_you)?;
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

mod log;
mod manners;
mod played;
mod questions;
mod standing;
mod takeback;
mod telling;

use log::Log;
pub(crate) use log::players_of;
pub use played::Played;
use questions::Questions;
pub(crate) use standing::no_standing;
pub use takeback::TakeBack;
pub use telling::Since;

#[cfg(test)]
mod secrets;
