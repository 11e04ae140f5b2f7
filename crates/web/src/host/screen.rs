//! Scenes: what the page shows of a table that it follows through a mirror, be
//! the table here or on a server.
//!
//! A mirror knows views and events as data. The game's own code makes the
//! sentences, the legal actions and the reasons from them, on a state that fits
//! the view: nobody is asked over the network why something is not allowed, and
//! the table stays the judge.

use super::tabletop::{Tabletop, Voice};
use super::thinking::{Found, Question};
use crate::scene::{Chair, End, Line, Order, Remote as Beside, Report, Scene};
use crate::words::{Book, at_chair, called};
use drawing::{Frame, Handle};
use engine::{Message, Seat, Stances, Viewer};
use serde_json::Value;
use std::sync::Arc;
use table::room::{Card, ChairCard};
use table::wire::{Eyes, Mirror, Shown};
use table::{AnyMatch, Brief, Budget, Entry, Lang, Refusal, Touched};

/// How long advice may take.
const ADVICE: Budget = Budget { iterations: None, millis: Some(900) };
/// Who gives it.
const ADVISER: &str = "ismcts";

/// What the page shows, and what it has been told.
pub(super) struct Screen {
    pub(super) lang: Lang,
    pub(super) book: Book,
    pub(super) entry: Option<Arc<Entry>>,
    /// Through whose eyes the page looks, and how many steps it was told of.
    shown: Option<(Viewer, usize)>,
    /// Who waits for advice, and on which question.
    asked: Option<(Seat, u64)>,
    /// What happened at the table, and before which step: whoever sits down
    /// later reads it in the log.
    news: Vec<(usize, Message)>,
    /// The table as it is drawn and touched.
    tabletop: Tabletop,
}

impl Screen {
    pub(super) fn new(entry: Option<Arc<Entry>>, lang: Lang) -> Screen {
        let book = Screen::book(entry.as_ref(), lang);
        Screen {
            lang,
            book,
            entry,
            shown: None,
            asked: None,
            news: Vec::new(),
            tabletop: Tabletop::default(),
        }
    }

    fn book(entry: Option<&Arc<Entry>>, lang: Lang) -> Book {
        entry.map_or_else(|| Book::general(lang), |entry| Book::of(lang, entry.id))
    }

    pub(super) fn speak(&mut self, lang: Lang) {
        self.lang = lang;
        self.turn_to(self.entry.clone());
    }

    /// It is a match of this game.
    pub(super) fn turn_to(&mut self, entry: Option<Arc<Entry>>) {
        self.book = Screen::book(entry.as_ref(), self.lang);
        if self.entry.as_ref().map(|it| it.id) != entry.as_ref().map(|it| it.id) {
            self.tabletop.forget();
        }
        self.entry = entry;
        self.shown = None;
    }

    /// The window has this size.
    pub(super) fn fit(&mut self, frame: Frame) {
        self.tabletop.frame = frame;
    }

    /// The whole table is told again.
    pub(super) fn forget(&mut self) {
        self.shown = None;
    }

    /// Takes note of what was heard: since when there is something new, and what
    /// happened at the table.
    pub(super) fn note(&mut self, mirror: &Mirror, heard: &[Shown]) -> (usize, Vec<Message>) {
        let (mut fresh, mut news) = (mirror.steps, Vec::new());
        for shown in heard {
            match shown {
                Shown::Whole { told } => {
                    self.shown = None;
                    self.news.retain(|(step, _)| *step <= mirror.steps);
                    news.extend_from_slice(told);
                }
                Shown::On { since, told } => {
                    fresh = fresh.min(*since);
                    news.extend_from_slice(told);
                }
                Shown::Table | Shown::Talk | Shown::No(_) => {}
            }
        }
        self.news.extend(news.iter().map(|news| (fresh, news.clone())));
        (fresh, news)
    }

    /// The names as they stand in sentences.
    fn names(&self, mirror: &Mirror) -> Vec<String> {
        let chairs = mirror.table.iter().flat_map(|card| &card.chairs);
        let name = |chair: &ChairCard| match &chair.bot {
            Some(level) if chair.name.is_empty() => short(&self.book.say(&level_name(level))),
            _ => chair.name.clone(),
        };
        called(&self.book, chairs.map(name).collect())
    }

    pub(super) fn say(&self, mirror: &Mirror, message: &Message) -> String {
        self.book.tell(message, &self.names(mirror), seat_of(mirror.viewer()))
    }

    pub(super) fn refuse(&self, mirror: &Mirror, why: &Message) -> Vec<Report> {
        let refused = Report::Refused { why: self.say(mirror, why) };
        std::iter::once(refused).chain(self.touches(mirror)).collect()
    }

    /// A match that fits what the reader sees.
    fn dream(&self, mirror: &Mirror, eyes: &Eyes) -> Option<Box<dyn AnyMatch>> {
        mirror.dream(self.entry.as_ref()?, eyes)
    }

    fn sight(&self, mirror: &Mirror) -> Option<Box<dyn AnyMatch>> {
        self.dream(mirror, mirror.eyes_of(mirror.viewer())?)
    }

    /// The table as it is now. `fresh` is the first step of what is new.
    pub(super) fn scene(
        &mut self,
        mirror: &Mirror,
        card: &Card,
        beside: Option<Beside>,
        fresh: usize,
        news: &[Message],
    ) -> Scene {
        let viewer = mirror.viewer();
        let seat = seat_of(viewer);
        let since = match self.shown {
            Some((eyes, told)) if eyes == viewer => fresh.min(told),
            _ => 0,
        };
        self.shown = Some((viewer, mirror.steps));
        let names = self.names(mirror);
        let waiting = mirror.waits_for();
        let chair = |(n, chair): (usize, &ChairCard)| {
            let at = Seat::new(n);
            Chair {
                seat: at,
                name: at_chair(&self.book, &chair.name, &names[n], seat == Some(at)),
                bot: chair.bot.as_ref().map(|level| self.book.say(&level_name(level))),
                waited: waiting.contains(at),
                present: chair.here || chair.bot.is_some(),
                open: chair.open,
                yours: chair.yours && beside.is_some(),
                clock: card.clocks.left.get(n).copied(),
            }
        };
        let away = seat.is_some_and(|seat| mirror.held(seat));
        let left = mirror.left().find(|left| Some(*left) != seat);
        let question = |asker: Seat| {
            let message = Message::new("table-undo-question").seat("who", asker);
            self.book.tell(&message, &names, None)
        };
        let outcome = mirror.outcome.as_ref();
        let running = card.started && outcome.is_none();
        let plays = running && seat.is_some() && !away;
        let shared = mirror.people().len() > 1;
        let mut scene = Scene {
            id: card.code.clone(),
            game: card.game.clone(),
            options: card.options.clone(),
            viewer: seat,
            steps: mirror.steps,
            since,
            fresh,
            news: news.iter().map(|news| self.say(mirror, news)).collect(),
            chairs: card.chairs.iter().enumerate().map(chair).collect(),
            commit: Some(card.commit.clone()),
            end: outcome.map(|end| end_of(end, |message| self.say(mirror, message))),
            resign: plays,
            // A screen that goes from hand to hand is nobody's to leave.
            leave: plays && (beside.is_some() || !shared),
            away: running && away,
            undo: card.undo,
            question: card.takeback.filter(|_| card.asked).map(question),
            left: left.filter(|_| running).map(|seat| names[seat.index()].clone()),
            shared,
            remote: beside,
            ..Scene::default()
        };
        let Some((eyes, game)) =
            mirror.eyes_of(viewer).and_then(|eyes| Some((eyes, self.dream(mirror, eyes)?)))
        else {
            scene.asks = self.book.word("web-lobby-waits");
            return scene;
        };
        scene.told = self.told(mirror, eyes, game.as_ref(), since);
        scene.view = eyes.view.to_string();
        scene.prompt = eyes.prompt.filter(|_| !away);
        scene.advice = scene.prompt.is_some();
        if let Some(seat) = seat.filter(|_| plays) {
            scene.stances = self.book.stances(&stances(card, game.as_ref(), seat));
        }
        scene.asks = match outcome.and_then(|end| end.resigned) {
            Some(seat) => self.say(mirror, &Message::new("table-resigned").seat("who", seat)),
            None => self.say(mirror, &game.prompt(viewer)),
        };
        scene.known = self.book.sections(&game.describe(viewer), &names, seat);
        if let (Some(seat), Some(_)) = (seat, scene.prompt) {
            let choice = |choice: table::Choice| self.book.choice(choice, &names, Some(seat));
            scene.choices = game.legal(seat).into_iter().map(choice).collect();
        }
        self.set(&mut scene, game, viewer, &names, &eyes.events);
        scene
    }

    /// The table of a scene as it is drawn, and what can be touched.
    fn set(
        &mut self,
        scene: &mut Scene,
        game: Box<dyn AnyMatch>,
        viewer: Viewer,
        names: &[String],
        events: &[(usize, Value)],
    ) {
        let Some(entry) = self.entry.clone().filter(|entry| entry.drawn) else { return };
        let seat = seat_of(viewer);
        let say = |message: &Message| self.book.tell(message, names, seat);
        let called: Vec<String> = scene.chairs.iter().map(|chair| chair.name.clone()).collect();
        let company = scene.chairs.iter().filter(|it| it.bot.is_none()).count() > 1;
        let voice = Voice { say: &say, names: &called, company };
        scene.art = self.tabletop.art(&entry);
        for (step, data, still) in
            self.tabletop.hear(game.as_ref(), viewer, &voice, events, scene.fresh)
        {
            let line = scene.told.iter_mut().find(|it| it.step == step && it.data == data);
            if let Some(line) = line {
                line.still = Some(still);
            }
        }
        match (seat, scene.prompt) {
            (Some(seat), Some(prompt)) => {
                scene.touches = self.tabletop.ask(game.fork(), seat, prompt, &voice);
            }
            _ => self.tabletop.rest(),
        }
        let shown = self.tabletop.held().unwrap_or(game);
        let picks = &scene.touches.picked;
        scene.drawn = self.tabletop.draw(shown.as_ref(), viewer, &voice, picks);
    }

    /// What the page asks of the table it touches: what is to be sent if the
    /// thought is complete, and what to show.
    pub(super) fn touch(&mut self, mirror: &Mirror, order: Order) -> (Option<Order>, Vec<Report>) {
        let (act, reports) = self.touched(mirror, order);
        (act.map(|(prompt, text)| self.tabletop.answer(prompt, text)), reports)
    }

    /// The same: what is sent is the answer to a question.
    fn touched(&mut self, mirror: &Mirror, order: Order) -> (Option<(u64, String)>, Vec<Report>) {
        let viewer = mirror.viewer();
        let names = self.names(mirror);
        let seat = seat_of(viewer);
        let called: Vec<String> = names
            .iter()
            .enumerate()
            .map(|(n, name)| at_chair(&self.book, name, name, seat == Some(Seat::new(n))))
            .collect();
        let say = |message: &Message| self.book.tell(message, &names, seat);
        let chairs = mirror.table.iter().flat_map(|card| &card.chairs);
        let company = chairs.filter(|it| it.bot.is_none()).count() > 1;
        let voice = Voice { say: &say, names: &called, company };
        let tabletop = &mut self.tabletop;
        // Whoever is asked has the match at hand; for others it is imagined.
        let seen = mirror.eyes_of(viewer).zip(self.entry.as_ref());
        let seen = seen.filter(|_| !tabletop.asks());
        match order {
            Order::Touch { handle, .. } if handle.is_look() => {
                tabletop.turn(&handle);
                let seen = mirror.eyes_of(viewer).zip(self.entry.as_ref());
                let Some(game) = seen.and_then(|(eyes, entry)| mirror.dream(entry, eyes)) else {
                    return (None, Vec::new());
                };
                (None, tabletop.redraw(game.as_ref(), viewer, &voice))
            }
            Order::Touch { handle, .. } if seen.is_some() => {
                let game = seen.and_then(|(eyes, entry)| mirror.dream(entry, eyes));
                let look =
                    |game: Box<dyn AnyMatch>| tabletop.look(game.as_ref(), viewer, &voice, &handle);
                (None, game.and_then(look).into_iter().collect())
            }
            Order::Touch { handle, key } => tabletop.touch(viewer, &voice, &handle, &key),
            Order::Press { text } => tabletop.change(viewer, &voice, |it| it.press(&text)),
            Order::Turn { switch } if tabletop.choose(&switch) => {
                let touches = Box::new(tabletop.touches(&voice));
                (None, vec![Report::Touches { touches, drawn: None }])
            }
            Order::Turn { switch } => tabletop.change(viewer, &voice, |it| {
                it.turn(&switch);
                Touched::On
            }),
            Order::Number { number } => tabletop.change(viewer, &voice, |it| {
                it.set_number(number);
                Touched::On
            }),
            Order::PutBack { all } => tabletop.change(viewer, &voice, |it| {
                if all {
                    it.clear();
                } else {
                    it.put_back();
                }
                Touched::On
            }),
            Order::Point { handle: Some(handle) } => {
                let game = seen.and_then(|(eyes, entry)| mirror.dream(entry, eyes));
                (None, vec![tabletop.point(game.as_deref(), viewer, &voice, handle)])
            }
            _ => (None, Vec::new()),
        }
    }

    /// What can be touched, told once more after what was sent has been refused.
    fn touches(&self, mirror: &Mirror) -> Vec<Report> {
        if !self.tabletop.is_dark() {
            return Vec::new();
        }
        let say = |message: &Message| self.say(mirror, message);
        let voice = Voice { say: &say, names: &[], company: false };
        vec![Report::Touches { touches: Box::new(self.tabletop.touches(&voice)), drawn: None }]
    }

    /// The log from this step on, with what happened at the table.
    fn told(&self, mirror: &Mirror, eyes: &Eyes, game: &dyn AnyMatch, since: usize) -> Vec<Line> {
        let drawn = self.entry.as_ref().is_some_and(|entry| entry.drawn);
        let tell = |(step, data): &(usize, Value)| {
            let text = self.say(mirror, &game.tell(data)?);
            let who = actor(data);
            let data_text = data.to_string();
            let line = Line { step: *step, text, who, data: data_text, ..Line::default() };
            let Some(tells) = game.tells(data).filter(|_| drawn) else { return Some(line) };
            let arrows = tells.arrows.into_iter().map(|arrow| (arrow.from, arrow.to)).collect();
            let (names, pace, halts) = (tells.names, Some(tells.pace), tells.halts);
            let said = |message: Option<Message>| {
                message.map(|it| self.say(mirror, &it)).unwrap_or_default()
            };
            let (ask, go_on) = (said(tells.ask), said(tells.go_on));
            Some(Line { who: tells.who.or(who), names, arrows, pace, halts, ask, go_on, ..line })
        };
        let events = eyes.events.iter().filter(|(step, _)| *step >= since);
        let mut told: Vec<Line> = events.filter_map(tell).collect();
        for (step, news) in self.news.iter().filter(|(step, _)| *step >= since) {
            let at = told.iter().position(|line| line.step >= *step).unwrap_or(told.len());
            let text = self.say(mirror, news);
            told.insert(at, Line { step: *step, text, ..Line::default() });
        }
        told
    }

    /// What an action would do, or why it cannot be done.
    pub(super) fn explain(&self, mirror: &Mirror, text: String) -> Vec<Report> {
        let seat = seat_of(mirror.viewer());
        let Some((seat, game)) = seat.zip(self.sight(mirror)) else { return Vec::new() };
        let over = mirror.outcome.is_some();
        let answer = if over { Err(Refusal::Over) } else { game.explain(seat, &text) };
        let fine = answer.is_ok();
        let what = answer.unwrap_or_else(|refusal| refusal.message());
        vec![Report::Explained { text, fine, what: self.say(mirror, &what) }]
    }

    /// The reader's open question.
    pub(super) fn open(mirror: &Mirror) -> Option<(Seat, u64)> {
        let seat = seat_of(mirror.viewer())?;
        Some((seat, mirror.question_of(seat)?))
    }

    /// Whether the reader waits for advice on this question already.
    pub(super) fn waits(&self, open: (Seat, u64)) -> bool {
        self.asked == Some(open)
    }

    /// Asks for advice on the open question, if there is any to be had.
    pub(super) fn hint(&mut self, mirror: &Mirror) -> Result<(), Vec<Report>> {
        let open = Screen::open(mirror);
        let advised = |(seat, prompt): &(Seat, u64)| {
            self.brief(mirror, Question { advice: true, seat: *seat, prompt: *prompt }).is_some()
        };
        let none = || vec![Report::Refused { why: self.book.word("web-not-now") }];
        self.asked = Some(open.filter(advised).ok_or_else(none)?);
        Ok(())
    }

    /// Nobody waits for advice any more.
    pub(super) fn unasked(&mut self) {
        self.asked = None;
    }

    /// The advice that the reader waits for; whoever acted meanwhile does not.
    pub(super) fn question(&self, mirror: &Mirror) -> Option<Question> {
        let (seat, prompt) = self.asked.filter(|asked| Screen::open(mirror) == Some(*asked))?;
        Some(Question { advice: true, seat, prompt })
    }

    /// What a computer player would do in the reader's place, knowing what the
    /// reader knows: nobody else is asked.
    pub(super) fn brief(&self, mirror: &Mirror, question: Question) -> Option<Brief> {
        let thought = mirror.hint(self.entry.as_ref()?, question.seat, ADVISER, ADVICE);
        thought.ok().map(|thought| thought.brief())
    }

    /// Gives the advice that was found.
    pub(super) fn advise(
        &mut self,
        mirror: &Mirror,
        question: Question,
        found: Option<&Found>,
    ) -> Vec<Report> {
        self.asked = None;
        let game = self.sight(mirror);
        let explain = |found: &Found| game.as_ref()?.explain(question.seat, &found.text).ok();
        let what = found.and_then(explain).map(|message| self.say(mirror, &message));
        vec![match (found, what) {
            (Some(found), Some(what)) => {
                let marks =
                    game.as_ref().map(|game| marks(game.as_ref(), question.seat, &found.text));
                let (text, marks) = (found.text.clone(), marks.unwrap_or_default());
                Report::Advice { text, what, percent: found.percent, marks }
            }
            _ => Report::Refused { why: self.book.word("web-no-advice") },
        }]
    }
}

/// What one touches for an action, or for the first step of a chain.
fn marks(game: &dyn AnyMatch, seat: Seat, text: &str) -> Vec<Handle> {
    let offers = game.offers(seat);
    let first = text.split(';').next().unwrap_or_default().trim();
    let meant = |text: &str| offers.iter().find(|offer| offer.text == text);
    let ways = meant(text).or_else(|| meant(first)).and_then(|offer| offer.gesture.ways.first());
    ways.cloned().unwrap_or_default()
}

/// What stands for a seat of the reader.
fn stances(card: &Card, game: &dyn AnyMatch, seat: Seat) -> Stances {
    let chair = card.chairs.get(seat.index());
    let all = Stances::read(game.standing(), chair.map_or("", |chair| &chair.stands));
    all.in_chapter(game.chapter())
}

pub(super) fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    }
}

/// Who did what an event tells, as far as it says.
pub(super) fn actor(event: &Value) -> Option<Seat> {
    // An event is an object with one member: its kind, and what belongs to it.
    event.as_object()?.values().next()?.get("seat")?.as_str()?.parse().ok()
}

/// The character of a computer player.
pub(super) fn level_name(level: &str) -> Message {
    Message { id: format!("level-{level}").into(), args: Vec::new() }
}

/// The name of a level without its description.
fn short(level: &str) -> String {
    level.split(':').next().unwrap_or_default().trim().to_owned()
}

pub(super) fn end_of(outcome: &table::Outcome, say: impl Fn(&Message) -> String) -> End {
    let seats = Seat::all(outcome.places.len());
    let row = |seat: Seat| (seat, outcome.places[seat.index()], outcome.scores[seat.index()]);
    End {
        text: say(&outcome.message()),
        places: seats.map(row).collect(),
        resigned: outcome.resigned.is_some(),
    }
}
