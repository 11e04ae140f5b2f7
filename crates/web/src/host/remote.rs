//! A table of a server: the same scenes, made from what the server tells.
//!
//! The server sends views and events as data. The game's own code makes the
//! sentences, the legal actions and the reasons from them, on a state that
//! fits the view: nobody is asked over the network why something is not
//! allowed, and the server stays the judge. Nothing here opens a socket; the
//! worker does, and hands over what it hears.

use super::local::{ADVICE, ADVISER, actor, end_of, level_name};
use crate::scene::{Chair, Line, Order, Remote as Beside, Report, Scene};
use crate::words::Book;
use engine::{Message, Seat, Stances, Viewer};
use serde::Deserialize;
use serde_json::Value;
use table::room::{Ask, Card};
use table::wire::{self, Eyes, Hello, News, No, Said, Sync, Talk};
use table::{AnyMatch, Clock, Entry, Lang, Outcome, Seed, json};

/// What the page hears of a server: everything but the packets in words, which
/// it never asks for.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Heard {
    Sync(Box<Sync>),
    Up(News),
    Table(Card),
    Talk(Talk),
    No(No),
    Pong,
}

/// What was heard through one pair of eyes.
struct Sight {
    seat: Option<Seat>,
    view: Value,
    events: Vec<(usize, Value)>,
    prompt: Option<u64>,
}

/// A table of a server.
#[allow(clippy::struct_excessive_bools)] // each is a fact of its own
pub struct Remote {
    /// The games whose rules are here.
    games: &'static [Entry],
    address: String,
    token: Option<String>,
    lang: Lang,
    book: Book,
    entry: Option<&'static Entry>,
    card: Option<Card>,
    branch: u64,
    steps: usize,
    sights: Vec<Sight>,
    waiting: String,
    outcome: Option<Outcome>,
    talk: Vec<Talk>,
    online: bool,
    /// Through whose eyes the page looks, and how many steps it was told of.
    shown: Option<(Option<Seat>, usize)>,
    asked: u64,
    /// Somebody waits for advice.
    advising: bool,
    /// By seat of the reader: what need not be asked, as text.
    stands: Vec<(Seat, String)>,
    /// What is still to be sent.
    outbox: Vec<String>,
    /// Something was missed: say hello once more.
    lost: bool,
    /// The server does not let us in.
    refused: bool,
}

impl Remote {
    pub(crate) fn join(
        games: &'static [Entry],
        address: String,
        token: Option<String>,
        lang: Lang,
    ) -> Remote {
        Remote {
            games,
            address,
            token,
            lang,
            book: Book::general(lang),
            entry: None,
            card: None,
            branch: 0,
            steps: 0,
            sights: Vec::new(),
            waiting: String::new(),
            outcome: None,
            talk: Vec::new(),
            online: false,
            shown: None,
            asked: 0,
            advising: false,
            stands: Vec::new(),
            outbox: Vec::new(),
            lost: false,
            refused: false,
        }
    }

    /// Where the socket is.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// What to say first, on every new line: who one is, and what one has
    /// heard.
    pub fn hello(&mut self) -> String {
        self.lost = false;
        let talk = self.talk.last().map_or(0, |talk| talk.n);
        let (steps, branch) = (self.steps, self.branch);
        let hello = Hello { token: self.token.clone(), steps, branch, talk, full: false };
        text_of(&Said::Hello(hello))
    }

    /// What is to be sent now.
    pub fn outbox(&mut self) -> Vec<String> {
        std::mem::take(&mut self.outbox)
    }

    /// Whether something was missed, so that the line must be opened anew.
    pub fn lost(&self) -> bool {
        self.lost
    }

    /// Whether the server does not let us in: there is no use in trying again.
    pub fn refused(&self) -> bool {
        self.refused
    }

    /// The line is down; the page goes on showing what it knows.
    pub fn dropped(&mut self) -> Vec<Report> {
        self.online = false;
        if self.refused {
            return Vec::new();
        }
        if self.card.is_none() {
            // Nothing was ever heard: say so while trying again.
            return vec![Report::Failed { why: vec![self.book.word("web-line-down")] }];
        }
        self.show(self.steps, &[])
    }

    /// Hears a message of the server.
    pub fn heard(&mut self, text: &str) -> Vec<Report> {
        let Some(heard) = json::read::<Heard>(text) else { return Vec::new() };
        self.online = true;
        match heard {
            Heard::Sync(sync) => {
                let before = self.steps;
                let whole = sync.since == 0 || sync.branch != self.branch;
                self.branch = sync.branch;
                self.steps = sync.steps;
                self.waiting = sync.waiting;
                self.outcome = sync.outcome;
                self.talk.extend(sync.talk);
                let missed = sync.t;
                self.set_card(sync.table);
                self.see(sync.eyes, sync.since, whole);
                if whole {
                    self.shown = None;
                }
                let told: Vec<String> = missed.iter().map(|news| self.say(news)).collect();
                self.show(if whole { self.steps } else { before }, &told)
            }
            Heard::Up(news) => self.up(news),
            Heard::Table(card) => {
                self.set_card(card);
                self.show(self.steps, &[])
            }
            Heard::Talk(talk) => {
                self.talk.push(talk);
                self.show(self.steps, &[])
            }
            Heard::No(no) => {
                let why = self.say(&no.why);
                // Nobody knows this secret any more: come in as an onlooker.
                if no.code == "guest" {
                    self.token = None;
                }
                if self.card.is_none() && no.code != "guest" {
                    self.refused = true;
                    return vec![Report::Failed { why: vec![why] }];
                }
                vec![Report::Refused { why }]
            }
            Heard::Pong => Vec::new(),
        }
    }

    fn set_card(&mut self, card: Card) {
        if self.entry.is_none_or(|entry| entry.id != card.game) {
            self.entry = super::find(self.games, &card.game).ok();
            if let Some(entry) = self.entry {
                self.book = Book::of(self.lang, entry.id);
            }
        }
        let chairs = card.chairs.iter().enumerate();
        let own = chairs.filter(|(_, chair)| chair.yours);
        self.stands = own.map(|(n, chair)| (Seat::new(n), chair.stands.clone())).collect();
        self.card = Some(card);
    }

    /// Takes over whole views and the events that were missed.
    fn see(&mut self, eyes: Vec<Eyes>, since: usize, whole: bool) {
        let mut before = std::mem::take(&mut self.sights);
        self.sights = eyes
            .into_iter()
            .map(|eyes| {
                let known = before.iter_mut().find(|sight| sight.seat == eyes.seat && !whole);
                let mut events =
                    known.map(|sight| std::mem::take(&mut sight.events)).unwrap_or_default();
                events.retain(|(step, _)| *step < since);
                events.extend(eyes.events);
                Sight { seat: eyes.seat, view: eyes.view, events, prompt: eyes.prompt }
            })
            .collect();
    }

    fn up(&mut self, news: News) -> Vec<Report> {
        let known = self.sights.iter_mut().find(|sight| sight.seat == news.o);
        let Some(sight) = known.filter(|_| news.s <= self.steps) else {
            self.lost = true;
            return Vec::new();
        };
        wire::merge(&mut sight.view, news.v);
        sight.events.retain(|(step, _)| *step < news.s);
        sight.events.extend(news.e);
        sight.prompt = news.p;
        self.waiting = news.w;
        self.steps = news.n;
        self.outcome = news.outcome;
        if let Some(card) = &mut self.card {
            if !news.c.is_empty() {
                card.clocks.left = news.c;
            }
            card.over = self.outcome.is_some();
        }
        // Friends at one screen are told once per seat: the last is the whole.
        let last = self.sights.last().map(|sight| sight.seat);
        let told: Vec<String> = news.t.iter().map(|news| self.say(news)).collect();
        if last == Some(news.o) { self.show(news.s, &told) } else { Vec::new() }
    }

    pub(crate) fn speak(&mut self, lang: Lang) -> Vec<Report> {
        self.lang = lang;
        self.book =
            self.entry.map_or_else(|| Book::general(lang), |entry| Book::of(lang, entry.id));
        self.shown = None;
        if self.card.is_some() { self.show(self.steps, &[]) } else { Vec::new() }
    }

    /// Whether a computer player stands in on this chair of the reader's.
    fn held(&self, seat: Option<Seat>) -> bool {
        let chairs = self.card.as_ref().map(|card| &card.chairs);
        let chair = seat.and_then(|seat| chairs?.get(seat.index()));
        chair.is_some_and(|chair| chair.yours && chair.stand_in)
    }

    /// Whose eyes: whoever of this screen is to act, else somebody who plays.
    fn sight(&self) -> Option<&Sight> {
        let mut playing = self.sights.iter().filter(|sight| !self.held(sight.seat));
        let open = playing.clone().find(|sight| sight.prompt.is_some());
        open.or_else(|| playing.next()).or_else(|| self.sights.first())
    }

    /// The reader's chairs that a computer player holds.
    fn left(&self) -> impl Iterator<Item = Seat> + '_ {
        self.sights.iter().filter_map(|sight| sight.seat).filter(|seat| self.held(Some(*seat)))
    }

    /// Who of this screen has acted last, and so would take back.
    fn undoer(&self) -> Option<Seat> {
        let sight = self.sight()?;
        let own = |seat: &Seat| self.sights.iter().any(|sight| sight.seat == Some(*seat));
        let last = sight.events.iter().rev().filter_map(|(_, data)| actor(data)).find(own);
        last.filter(|seat| !self.held(Some(*seat))).or(sight.seat)
    }

    fn seat(&self) -> Option<Seat> {
        self.sight().and_then(|sight| sight.seat)
    }

    fn names(&self) -> Vec<String> {
        let chairs = self.card.iter().flat_map(|card| &card.chairs);
        let name = |chair: &table::room::ChairCard| match &chair.bot {
            Some(level) if chair.name.is_empty() => short(&self.book.say(&level_name(level))),
            _ => chair.name.clone(),
        };
        chairs.map(name).collect()
    }

    fn say(&self, message: &Message) -> String {
        self.book.tell(message, &self.names(), self.seat())
    }

    /// A match that fits what the reader sees.
    fn dream(&self, sight: &Sight) -> Option<Box<dyn AnyMatch>> {
        let card = self.card.as_ref()?;
        let view = serde_json::to_string(&sight.view).ok()?;
        let players = u8::try_from(card.chairs.len()).ok()?;
        let dice = Seed::from_phrase("page").dice(0);
        self.entry?.dream(players, &card.options, &view, self.steps, dice).ok()
    }

    fn show(&mut self, fresh: usize, news: &[String]) -> Vec<Report> {
        let Some(card) = self.card.clone() else { return Vec::new() };
        if self.entry.is_none() && crate::shelf::find(&card.game).is_some() {
            return vec![Report::Elsewhere];
        }
        let seat = self.seat();
        let since = match self.shown {
            Some((eyes, told)) if eyes == seat => fresh.min(told),
            _ => 0,
        };
        let names = self.names();
        let waits = |seat: Seat| self.waiting.contains(&seat.to_string());
        let clock = |seat: Seat| card.clocks.left.get(seat.index()).copied();
        let chair = |(n, chair): (usize, &table::room::ChairCard)| {
            let seat = Seat::new(n);
            Chair {
                seat,
                name: names[n].clone(),
                bot: chair.bot.as_ref().map(|level| self.book.say(&level_name(level))),
                waited: waits(seat),
                present: chair.here || chair.bot.is_some(),
                open: chair.open,
                yours: chair.yours,
                clock: clock(seat),
            }
        };
        let beside = Beside {
            code: card.code.clone(),
            online: self.online,
            started: card.started,
            owner: card.owner,
            seated: card.chairs.iter().any(|chair| chair.yours),
            takeback: card.takeback,
            rematch: card.rematch.clone(),
            next: card.next.clone(),
            chat: self.talk.iter().map(|talk| (talk.name.clone(), talk.text.clone())).collect(),
            company: card.chairs.iter().any(|it| !it.yours && it.bot.is_none() && !it.open),
        };
        let away = self.held(seat);
        let left = self.left().find(|left| Some(*left) != seat);
        let question = |asker: Seat| {
            let message = Message::new("table-undo-question").seat("who", asker);
            self.book.tell(&message, &names, None)
        };
        let running = card.started && self.outcome.is_none();
        let mut scene = Scene {
            id: card.code.clone(),
            game: card.game.clone(),
            options: card.options.clone(),
            viewer: seat,
            steps: self.steps,
            since,
            fresh,
            news: news.to_vec(),
            chairs: card.chairs.iter().enumerate().map(chair).collect(),
            commit: Some(card.commit.clone()),
            end: self.outcome.as_ref().map(|end| end_of(end, |message| self.say(message))),
            resign: running && seat.is_some() && !away,
            leave: running && seat.is_some() && !away,
            away: running && away,
            no_undo: seat.is_none().then(|| self.say(&Message::new("refusal-nothing-to-undo"))),
            undo: card.undo,
            question: card.takeback.filter(|_| card.asked).map(question),
            left: left.filter(|_| running).map(|seat| names[seat.index()].clone()),
            shared: self.sights.len() > 1,
            remote: Some(beside),
            ..Scene::default()
        };
        if let Some((sight, game)) = self.sight().and_then(|it| Some((it, self.dream(it)?))) {
            let viewer = sight.seat.map_or(Viewer::Public, Viewer::Seat);
            let tell = |(step, data): &(usize, Value)| {
                let text = self.say(&game.tell(data)?);
                Some(Line { step: *step, text, who: actor(data), data: data.to_string() })
            };
            let told = sight.events.iter().filter(|(step, _)| *step >= since);
            scene.told = told.filter_map(tell).collect();
            scene.view = sight.view.to_string();
            scene.prompt = sight.prompt.filter(|_| !away);
            scene.advice = scene.prompt.is_some();
            if let Some(seat) = sight.seat.filter(|_| running && !away) {
                scene.stances = self.book.stances(&self.stances(game.as_ref(), seat));
            }
            scene.asks = match self.outcome.as_ref().and_then(|end| end.resigned) {
                Some(seat) => self.say(&Message::new("table-resigned").seat("who", seat)),
                None => self.say(&game.prompt(viewer)),
            };
            scene.known = self.book.sections(&game.describe(viewer), &names, seat);
            if let (Some(seat), Some(_)) = (sight.seat, scene.prompt) {
                let choice = |choice: table::Choice| self.book.choice(choice, &names, Some(seat));
                scene.choices = game.legal(seat).into_iter().map(choice).collect();
            }
        } else {
            scene.asks = self.book.word("web-lobby-waits");
        }
        self.shown = Some((seat, self.steps));
        vec![Report::Scene(Box::new(scene))]
    }

    /// What stands for a seat of the reader.
    fn stances(&self, game: &dyn AnyMatch, seat: Seat) -> Stances {
        let known = self.stands.iter().find(|(known, _)| *known == seat);
        Stances::read(game.standing(), known.map_or("", |(_, text)| text))
    }

    /// Lets an answer stand, here as on the server.
    fn stand(&mut self, seat: Seat, question: String, answer: Option<String>) -> Vec<Report> {
        let game = self.sight().and_then(|sight| self.dream(sight));
        let Some(game) = game else { return Vec::new() };
        let mut stances = self.stances(game.as_ref(), seat);
        if !stances.set(&question, answer.as_deref()) {
            return Vec::new();
        }
        self.stands.retain(|(known, _)| *known != seat);
        self.stands.push((seat, stances.to_string()));
        self.ask(Ask::Stand { seat, question, answer });
        self.show(self.steps, &[])
    }

    /// What a computer player would do in the reader's place, knowing what the
    /// reader knows: the server is not asked. Where other people play, nobody
    /// is advised in secret.
    pub(crate) fn advise(&mut self, clock: &dyn Clock) -> Vec<Report> {
        if !std::mem::take(&mut self.advising) {
            return Vec::new();
        }
        let open = self.sight().and_then(|it| Some((it.seat?, it.prompt?, self.dream(it)?)));
        let job = open.and_then(|(seat, prompt, game)| {
            Some((seat, game.think(seat, ADVISER, ADVICE, prompt)?, game))
        });
        let Some((seat, job, game)) = job else {
            return vec![Report::Refused { why: self.book.word("web-not-now") }];
        };
        let answer = job.run(clock);
        let what = game.explain(seat, &answer.text).ok();
        let what = what.map(|message| self.say(&message)).unwrap_or_default();
        let percent = answer.value.map(|value| (value * 100.0).round().clamp(0.0, 100.0) as u8);
        vec![Report::Advice { text: answer.text, what, percent }]
    }

    fn ask(&mut self, ask: Ask) {
        self.asked += 1;
        self.outbox.push(text_of(&Said::Ask { id: self.asked, ask }));
    }

    /// Passes on what the page has written for the server.
    fn pass_on(&mut self, ask: &str) {
        self.asked += 1;
        self.outbox.push(format!(r#"{{"ask":{{"id":{},"do":{ask}}}}}"#, self.asked));
    }

    pub(crate) fn handle(&mut self, order: Order) -> Vec<Report> {
        let seat = self.seat();
        match (order, seat) {
            (Order::Act { prompt, text }, Some(seat)) => self.ask(Ask::Act { seat, prompt, text }),
            (Order::Undo, Some(seat)) => {
                let seat = self.undoer().unwrap_or(seat);
                self.ask(Ask::Undo { seat });
            }
            (Order::Allow { yes }, _) => self.ask(Ask::Allow { yes }),
            (Order::Resign, Some(seat)) => self.ask(Ask::Resign { seat }),
            (Order::Hint, Some(_)) => {
                let card = self.card.as_ref();
                let chairs = card.into_iter().flat_map(|card| &card.chairs);
                let company = chairs.filter(|it| !it.yours && it.bot.is_none()).count() > 0;
                if company && !self.advising {
                    let text = self.book.word("web-hint-said");
                    self.ask(Ask::Say { text });
                }
                self.advising = true;
            }
            (Order::Stand { question, answer }, Some(seat)) => {
                return self.stand(seat, question, answer);
            }
            // Whoever has one chair need not say which.
            (Order::Away, Some(seat)) if self.sights.len() > 1 => {
                self.ask(Ask::LeaveChair { seat });
            }
            (Order::Away, _) => self.ask(Ask::Leave),
            (Order::Return, _) => {
                let left = self.left().next().filter(|_| self.sights.len() > 1);
                self.ask(left.map_or(Ask::Return, |seat| Ask::ReturnChair { seat }));
            }
            (Order::Chat { text }, _) => self.ask(Ask::Say { text }),
            (Order::Ask { ask }, _) => self.pass_on(&ask),
            (Order::Explain { text }, Some(seat)) => {
                let game = self.sight().and_then(|sight| self.dream(sight));
                let Some(game) = game else { return Vec::new() };
                let answer = game.explain(seat, &text);
                let fine = answer.is_ok();
                let what = match answer {
                    Ok(message) => self.say(&message),
                    Err(refusal) => self.say(&refusal.message()),
                };
                return vec![Report::Explained { text, fine, what }];
            }
            _ => {}
        }
        Vec::new()
    }
}

fn text_of(said: &Said) -> String {
    serde_json::to_string(said).unwrap_or_default()
}

/// The name of a level without its description.
fn short(level: &str) -> String {
    level.split(':').next().unwrap_or_default().trim().to_owned()
}
