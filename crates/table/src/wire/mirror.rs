//! A table of a server as one client knows it: messages in, what to show out.
//!
//! Page, programs and tests all follow a table through this one type. It does
//! no input or output: whoever holds the line sends what [`Mirror::outbox`]
//! gives and hands over what arrives. A move is kept until the server has
//! answered it, so that one given to a dying line is sent again on the next
//! line, or refused where it can be seen, and never lost silently.

use super::{Eyes, Heard, Hello, News, No, Said, Sync, Talk, merge};
use crate::brains::Budget;
use crate::catalog::Entry;
use crate::erase::AnyMatch;
use crate::fair::Seed;
use crate::packet::Outcome;
use crate::refusal::Refusal;
use crate::room::{Ask, Card};
use crate::session::{Thought, known_level};
use engine::{Message, Seat, Seats, Viewer};

/// What there is to show after a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shown {
    /// Everything is new: the first view, or steps were taken back.
    Whole {
        /// What happened at the table.
        told: Vec<Message>,
    },
    /// The match went on.
    On {
        /// From this step.
        since: usize,
        /// What happened at the table.
        told: Vec<Message>,
    },
    /// The table itself changed: who sits, clocks, offers.
    Table,
    /// Somebody said something; it is the last of [`Mirror::talk`].
    Talk,
    /// Something that was asked did not happen.
    No(No),
}

/// A move that the server has not answered yet.
#[derive(Clone, Debug)]
struct Move {
    id: u64,
    seat: Seat,
    prompt: u64,
    text: String,
    /// Where the match was when it was asked.
    steps: usize,
    branch: u64,
    /// Whether the match waited for nobody else.
    alone: bool,
    /// Whether it went out on more than one line.
    repeated: bool,
}

impl Move {
    fn said(&self) -> Said {
        let Move { id, seat, prompt, ref text, .. } = *self;
        Said::Ask { id, ask: Ask::Act { seat, prompt, text: text.clone() } }
    }
}

/// A table as one client knows it.
#[allow(clippy::struct_excessive_bools)] // each is a fact of its own
#[derive(Default, Debug)]
pub struct Mirror {
    token: Option<String>,
    /// The table; nothing before the first message.
    pub table: Option<Card>,
    /// One for each seat of this client, or one for the public; none before the
    /// match has begun.
    pub eyes: Vec<Eyes>,
    /// How many steps there are.
    pub steps: usize,
    /// Which branch of the record.
    pub branch: u64,
    /// The seats that owe an action, as letters.
    pub waiting: String,
    /// Who took each step: letters of seats, `-` for chance. Servers of before
    /// did not say.
    pub actors: String,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
    /// The seed, when the match is over.
    pub seed: Option<String>,
    /// What was said.
    pub talk: Vec<Talk>,
    asked: u64,
    moves: Vec<Move>,
    outbox: Vec<Said>,
    /// The server has spoken on this line.
    online: bool,
    /// There was a line, and it broke.
    down: bool,
    /// Hello was said and has not been answered.
    greeted: bool,
    lost: bool,
    refused: bool,
}

impl Mirror {
    /// For a client with this secret; without one it only watches.
    pub fn new(token: Option<String>) -> Mirror {
        Mirror { token, ..Mirror::default() }
    }

    /// What to say first on every new line: who one is, and what one has heard.
    pub fn hello(&mut self) -> Said {
        (self.lost, self.greeted) = (false, true);
        let talk = self.talk.last().map_or(0, |talk| talk.n);
        let (steps, branch) = (self.steps, self.branch);
        Said::Hello(Hello { token: self.token.clone(), steps, branch, talk, full: false })
    }

    /// The line is down. What was heard stays.
    pub fn dropped(&mut self) {
        (self.online, self.down) = (false, true);
        // Moves are said again when the next line has told where the match is.
        self.outbox.clear();
    }

    /// Whether the server has spoken on this line.
    pub fn online(&self) -> bool {
        self.online
    }

    /// Whether something was missed: a new line must be opened.
    pub fn lost(&self) -> bool {
        self.lost
    }

    /// Whether the server does not let this client in: there is no use in
    /// trying again.
    pub fn refused(&self) -> bool {
        self.refused
    }

    /// What is to be sent now.
    pub fn outbox(&mut self) -> Vec<Said> {
        std::mem::take(&mut self.outbox)
    }

    /// Asks for something. Before the first line is open it waits for it. When
    /// a line broke, a move goes out as soon as there is another; anything else
    /// is refused then, because nobody knows what it would mean later.
    pub fn ask(&mut self, ask: Ask) -> Result<u64, Message> {
        let id = self.asked + 1;
        let moves = matches!(ask, Ask::Act { .. });
        if !moves && self.down {
            return Err(Message::new("wire-offline"));
        }
        if let Ask::Act { seat, prompt, text } = &ask {
            self.moves.push(Move {
                id,
                seat: *seat,
                prompt: *prompt,
                text: text.clone(),
                steps: self.steps,
                branch: self.branch,
                alone: self.waiting == seat.letter(),
                repeated: false,
            });
        }
        self.asked = id;
        // A move is said when the server has told where the match is.
        if self.online || !moves {
            self.outbox.push(Said::Ask { id, ask });
        }
        Ok(id)
    }

    /// Takes a message in and says what there is to show.
    pub fn hear(&mut self, heard: Heard) -> Vec<Shown> {
        (self.online, self.down) = (true, false);
        match heard {
            Heard::Sync(sync) => self.sync(*sync),
            Heard::Up(news) => self.up(news).into_iter().collect(),
            Heard::Table(card) => {
                self.table = Some(card);
                vec![Shown::Table]
            }
            Heard::Talk(talk) => {
                self.talk.push(talk);
                vec![Shown::Talk]
            }
            Heard::No(no) => self.no(no).into_iter().collect(),
            Heard::Pong => Vec::new(),
        }
    }

    fn sync(&mut self, sync: Sync) -> Vec<Shown> {
        let before = self.steps;
        let whole = sync.since == 0 || sync.branch != self.branch;
        self.look(sync.eyes, sync.since, whole);
        self.acted(if whole { 0 } else { sync.since }, &sync.a);
        (self.steps, self.branch) = (sync.steps, sync.branch);
        (self.waiting, self.outcome, self.seed) = (sync.waiting, sync.outcome, sync.seed);
        self.talk.extend(sync.talk);
        self.table = Some(sync.table);
        let told = sync.t;
        let first = if whole { Shown::Whole { told } } else { Shown::On { since: before, told } };
        let mut shown = vec![first];
        if std::mem::take(&mut self.greeted) {
            shown.extend(self.repeat().into_iter().map(Shown::No));
        }
        shown
    }

    /// Takes over whole views and the events that were missed.
    fn look(&mut self, eyes: Vec<Eyes>, since: usize, whole: bool) {
        let mut before = std::mem::take(&mut self.eyes);
        let look = |mut eyes: Eyes| {
            let known = before.iter_mut().find(|known| known.seat == eyes.seat && !whole);
            let mut events =
                known.map(|known| std::mem::take(&mut known.events)).unwrap_or_default();
            events.retain(|(step, _)| *step < since);
            events.append(&mut eyes.events);
            Eyes { events, ..eyes }
        };
        self.eyes = eyes.into_iter().map(look).collect();
    }

    /// Takes over who took the steps from this one on.
    fn acted(&mut self, since: usize, actors: &str) {
        self.actors.truncate(since);
        // Where they were not told, nobody's letter stands for a wrong step.
        if self.actors.len() == since {
            self.actors.push_str(actors);
        }
    }

    /// On a new line: what became of the moves that were given to the old one.
    /// Those that have surely not arrived are said again; those of which that
    /// cannot be told are refused.
    fn repeat(&mut self) -> Vec<No> {
        let mut unsure = Vec::new();
        for mut it in std::mem::take(&mut self.moves) {
            let eyes = self.eyes.iter().find(|eyes| eyes.seat == Some(it.seat));
            let open = eyes.and_then(|eyes| eyes.prompt);
            if let Some(answered) = eyes.and_then(|eyes| eyes.answered) {
                // The numbers of this match's questions come from its record.
                if it.prompt > answered && open == Some(it.prompt) {
                    it.repeated = true;
                    self.outbox.push(it.said());
                    self.moves.push(it);
                } else if it.prompt > answered {
                    let why = Message::new("refusal-stale");
                    unsure.push(No { id: it.id, code: "stale".to_owned(), why });
                }
                continue;
            }
            let Some(open) = open else {
                // The seat owes nothing: it was done, or is no longer wanted.
                continue;
            };
            let branch = self.branch == it.branch;
            if open != it.prompt && branch && it.alone && self.steps > it.steps {
                // Only this seat could have brought the match further.
                continue;
            }
            if open != it.prompt && !(branch && self.steps == it.steps) {
                let why = Message::new("wire-unsure");
                unsure.push(No { id: it.id, code: "unsure".to_owned(), why });
                continue;
            }
            // A server that was started anew numbers its questions anew.
            it.prompt = open;
            it.repeated = true;
            self.outbox.push(it.said());
            self.moves.push(it);
        }
        unsure
    }

    fn up(&mut self, news: News) -> Option<Shown> {
        let known = self.eyes.iter_mut().find(|eyes| eyes.seat == news.o);
        let Some(eyes) = known.filter(|_| news.s <= self.steps) else {
            self.lost = true;
            return None;
        };
        merge(&mut eyes.view, news.v);
        eyes.events.retain(|(step, _)| *step < news.s);
        eyes.events.extend(news.e);
        eyes.prompt = news.p;
        eyes.answered = news.d;
        self.moves.retain(|it| Some(it.seat) != news.o || Some(it.prompt) == news.p);
        self.acted(news.s, &news.a);
        (self.waiting, self.steps) = (news.w, news.n);
        (self.outcome, self.seed) = (news.outcome, news.seed);
        if let Some(card) = &mut self.table {
            if !news.c.is_empty() {
                card.clocks.left = news.c;
            }
            card.over = self.outcome.is_some();
        }
        // Friends at one screen are told once per seat: the last is the whole.
        let last = self.eyes.last().is_some_and(|last| last.seat == news.o);
        last.then_some(Shown::On { since: news.s, told: news.t })
    }

    fn no(&mut self, no: No) -> Option<Shown> {
        if no.code == "guest" {
            // Nobody knows this secret any more: come in as an onlooker.
            self.token = None;
        } else if self.table.is_none() {
            self.refused = true;
        }
        let about = self.moves.iter().position(|it| it.id == no.id);
        let about = about.map(|at| self.moves.remove(at));
        // It was sent twice and done once.
        let done = about.is_some_and(|it| it.repeated && no.code == "stale");
        (!done).then_some(Shown::No(no))
    }

    /// Whether a computer player stands in on this chair of the client's.
    pub fn held(&self, seat: Seat) -> bool {
        let chairs = self.table.as_ref().map(|card| &card.chairs);
        let chair = chairs.and_then(|chairs| chairs.get(seat.index()));
        chair.is_some_and(|chair| chair.yours && chair.stand_in)
    }

    /// The client's chairs that a computer player holds.
    pub fn left(&self) -> impl Iterator<Item = Seat> + '_ {
        self.eyes.iter().filter_map(|eyes| eyes.seat).filter(|seat| self.held(*seat))
    }

    /// The eyes to look through: those of whoever of this screen is asked
    /// something, else of somebody who plays.
    pub fn sight(&self) -> Option<&Eyes> {
        let plays = |eyes: &&Eyes| eyes.seat.is_some_and(|seat| !self.held(seat));
        let mut playing = self.eyes.iter().filter(plays);
        let open = playing.clone().find(|eyes| eyes.prompt.is_some());
        open.or_else(|| playing.next()).or_else(|| self.eyes.first())
    }

    /// The seat to look from; nobody's for whoever watches.
    pub fn seat(&self) -> Option<Seat> {
        self.sight().and_then(|eyes| eyes.seat)
    }

    /// The number of the question to answer now: none while an answer to it is
    /// on its way.
    pub fn question(&self) -> Option<u64> {
        let eyes = self.sight()?;
        let answered = |it: &Move| Some(it.seat) == eyes.seat && Some(it.prompt) == eyes.prompt;
        eyes.prompt.filter(|_| !self.moves.iter().any(answered))
    }

    /// Through whose eyes a screen should look: the only person's at it; of
    /// several the one who is asked, and nobody's in particular while it is
    /// passed on; else through those of somebody for whom a computer player
    /// stands in.
    pub fn viewer(&self) -> Viewer {
        let people = self.people();
        let seat = match people.len() {
            0 => self.eyes.iter().find_map(|eyes| eyes.seat),
            1 => people.lowest(),
            _ => people.iter().find(|seat| self.waits_for().contains(*seat)),
        };
        seat.map_or(Viewer::Public, Viewer::Seat)
    }

    /// What this viewer sees, if this client has such eyes.
    pub fn eyes_of(&self, viewer: Viewer) -> Option<&Eyes> {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        self.eyes.iter().find(|eyes| eyes.seat == seat)
    }

    /// The number of the question that this seat is to answer now: none while
    /// an answer to it is on its way, or a computer player stands in.
    pub fn question_of(&self, seat: Seat) -> Option<u64> {
        let eyes = self.eyes.iter().find(|eyes| eyes.seat == Some(seat))?;
        let prompt = eyes.prompt.filter(|_| !self.held(seat))?;
        let answered = self.moves.iter().any(|it| it.seat == seat && it.prompt == prompt);
        (!answered).then_some(prompt)
    }

    /// The seats that owe an action.
    pub fn waits_for(&self) -> Seats {
        let mut letters = [0; 4];
        self.waiting.chars().filter_map(|it| it.encode_utf8(&mut letters).parse().ok()).collect()
    }

    /// The people at this screen: this client's chairs where nobody stands in.
    pub fn people(&self) -> Seats {
        let chairs = self.table.iter().flat_map(|card| card.chairs.iter().enumerate());
        let plays = chairs.filter(|(_, chair)| chair.yours && chair.bot.is_none());
        plays.map(|(n, _)| Seat::new(n)).collect()
    }

    /// Who is to sit down next at a screen that several people share, where
    /// `sits` sits now: whoever of them is asked. Nobody, while the one who sits
    /// there is.
    pub fn next_to_sit(&self, sits: Option<Seat>) -> Option<Seat> {
        let waiting = self.waits_for();
        let shared = self.eyes.iter().filter(|eyes| eyes.seat.is_some()).count() > 1;
        if !shared || sits.is_some_and(|seat| waiting.contains(seat) && !self.held(seat)) {
            return None;
        }
        self.people().iter().find(|seat| waiting.contains(*seat))
    }

    /// Whoever of the people at this screen acted last.
    pub fn last_to_act(&self) -> Option<Seat> {
        let people = self.people();
        let mut letters = [0; 4];
        let mut actors = self.actors.chars().rev();
        actors.find_map(|it| {
            let seat: Seat = it.encode_utf8(&mut letters).parse().ok()?;
            people.contains(seat).then_some(seat)
        })
    }

    /// What a computer player of this level would do in the seat's place,
    /// knowing what the seat knows: nobody else is asked.
    pub fn hint(
        &self,
        entry: &Entry,
        seat: Seat,
        level: &str,
        budget: Budget,
    ) -> Result<Thought, Refusal> {
        if self.outcome.is_some() {
            return Err(Refusal::Over);
        }
        known_level(entry, level)?;
        let not_you = || Refusal::Illegal(Message::new("illegal-not-you"));
        let prompt = self.question_of(seat).ok_or_else(not_you)?;
        let eyes = self.eyes_of(Viewer::Seat(seat)).ok_or_else(not_you)?;
        let game = self.dream(entry, eyes).ok_or_else(not_you)?;
        let seed = Seed::from_phrase("hint").word(&format!("{} {seat}", self.steps));
        let job = game.think(seat, level, budget, seed).ok_or_else(not_you)?;
        Ok(Thought { seat, prompt, job })
    }

    /// A match that fits what these eyes see: whoever has the game's code asks
    /// it for legal actions, reasons and sentences.
    pub fn dream(&self, entry: &Entry, eyes: &Eyes) -> Option<Box<dyn AnyMatch>> {
        let card = self.table.as_ref()?;
        let players = u8::try_from(card.chairs.len()).ok()?;
        let dice = Seed::from_phrase("mirror").dice(self.steps);
        let view = eyes.view.to_string();
        entry.dream(players, &card.options, &view, self.steps, dice).ok()
    }
}
