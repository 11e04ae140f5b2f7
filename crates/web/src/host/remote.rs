//! A table of a server: the same scenes, made from what the server tells.
//!
//! The server sends views and events as data. The game's own code makes the
//! sentences, the legal actions and the reasons from them, on a state that
//! fits the view: nobody is asked over the network why something is not
//! allowed, and the server stays the judge. Nothing here opens a socket; the
//! worker does, and hands over what it hears.

use super::local::{ADVICE, ADVISER, actor, advice, end_of, level_name};
use super::thinking::{Found, Question};
use crate::scene::{Chair, Line, Order, Remote as Beside, Report, Scene};
use crate::words::Book;
use engine::{Message, Seat, Stances, Viewer};
use serde_json::Value;
use table::room::Ask;
use table::wire::{Eyes, Heard, Mirror, Said, Shown};
use table::{AnyMatch, Brief, Entry, Lang, json};

/// The computer player that takes a chair which stayed free.
const COMPANION: &str = "search";

/// A table of a server.
pub struct Remote {
    /// The games whose rules are here.
    games: &'static [Entry],
    address: String,
    lang: Lang,
    book: Book,
    entry: Option<&'static Entry>,
    mirror: Mirror,
    /// Through whose eyes the page looks, and how many steps it was told of.
    shown: Option<(Option<Seat>, usize)>,
    /// The reader waits for advice on this question.
    asked: Option<(Seat, u64)>,
    /// By seat of the reader: what need not be asked, as text.
    stands: Vec<(Seat, String)>,
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
            lang,
            book: Book::general(lang),
            entry: None,
            mirror: Mirror::new(token),
            shown: None,
            asked: None,
            stands: Vec::new(),
        }
    }

    /// Where the socket is.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// What to say first on every new line.
    pub fn hello(&mut self) -> String {
        text_of(&self.mirror.hello())
    }

    /// What is to be sent now.
    pub fn outbox(&mut self) -> Vec<String> {
        self.mirror.outbox().iter().map(text_of).collect()
    }

    /// Whether something was missed, so that the line must be opened anew.
    pub fn lost(&self) -> bool {
        self.mirror.lost()
    }

    /// Whether the server does not let us in: there is no use in trying again.
    pub fn refused(&self) -> bool {
        self.mirror.refused()
    }

    /// The line is down; the page goes on showing what it knows.
    pub fn dropped(&mut self) -> Vec<Report> {
        self.mirror.dropped();
        if self.mirror.refused() {
            return Vec::new();
        }
        if self.mirror.table.is_none() {
            // Nothing was ever heard: say so while trying again.
            return vec![Report::Failed { why: vec![self.book.word("web-line-down")] }];
        }
        self.show(self.mirror.steps, &[])
    }

    /// Hears a message of the server.
    pub fn heard(&mut self, text: &str) -> Vec<Report> {
        let Some(heard) = json::read::<Heard>(text) else { return Vec::new() };
        let shown = self.mirror.hear(heard);
        shown.into_iter().flat_map(|shown| self.heed(shown)).collect()
    }

    fn heed(&mut self, shown: Shown) -> Vec<Report> {
        let steps = self.mirror.steps;
        match shown {
            Shown::Whole { told } => {
                self.look();
                self.shown = None;
                let told: Vec<String> = told.iter().map(|news| self.say(news)).collect();
                self.show(steps, &told)
            }
            Shown::On { since, told } => {
                self.look();
                let told: Vec<String> = told.iter().map(|news| self.say(news)).collect();
                self.show(since, &told)
            }
            Shown::Table => {
                self.look();
                self.show(steps, &[])
            }
            Shown::Talk => self.show(steps, &[]),
            Shown::No(no) => {
                let why = self.say(&no.why);
                if self.mirror.refused() {
                    return vec![Report::Failed { why: vec![why] }];
                }
                vec![Report::Refused { why }]
            }
        }
    }

    /// Looks at the table: which game it is, and what the reader need not be
    /// asked there.
    fn look(&mut self) {
        let Some(card) = &self.mirror.table else { return };
        if self.entry.is_none_or(|entry| entry.id != card.game) {
            self.entry = super::find(self.games, &card.game).ok();
            if let Some(entry) = self.entry {
                self.book = Book::of(self.lang, entry.id);
            }
        }
        let chairs = card.chairs.iter().enumerate();
        let own = chairs.filter(|(_, chair)| chair.yours);
        self.stands = own.map(|(n, chair)| (Seat::new(n), chair.stands.clone())).collect();
    }

    pub(crate) fn speak(&mut self, lang: Lang) -> Vec<Report> {
        self.lang = lang;
        self.book =
            self.entry.map_or_else(|| Book::general(lang), |entry| Book::of(lang, entry.id));
        self.shown = None;
        self.show(self.mirror.steps, &[])
    }

    /// Who of this screen has acted last, and so would take back.
    fn undoer(&self) -> Option<Seat> {
        let mirror = &self.mirror;
        let sight = mirror.sight()?;
        let own = |seat: &Seat| mirror.eyes.iter().any(|eyes| eyes.seat == Some(*seat));
        let last = sight.events.iter().rev().filter_map(|(_, data)| actor(data)).find(own);
        last.filter(|seat| !mirror.held(*seat)).or(sight.seat)
    }

    fn names(&self) -> Vec<String> {
        let chairs = self.mirror.table.iter().flat_map(|card| &card.chairs);
        let name = |chair: &table::room::ChairCard| match &chair.bot {
            Some(level) if chair.name.is_empty() => short(&self.book.say(&level_name(level))),
            _ => chair.name.clone(),
        };
        chairs.map(name).collect()
    }

    fn say(&self, message: &Message) -> String {
        self.book.tell(message, &self.names(), self.mirror.seat())
    }

    /// A match that fits what the reader sees.
    fn dream(&self, eyes: &Eyes) -> Option<Box<dyn AnyMatch>> {
        self.mirror.dream(self.entry?, eyes)
    }

    fn show(&mut self, fresh: usize, news: &[String]) -> Vec<Report> {
        let Some(card) = self.mirror.table.clone() else { return Vec::new() };
        if self.entry.is_none() && crate::shelf::find(&card.game).is_some() {
            return vec![Report::Elsewhere];
        }
        let seat = self.mirror.seat();
        let since = match self.shown {
            Some((eyes, told)) if eyes == seat => fresh.min(told),
            _ => 0,
        };
        let names = self.names();
        let waits = |seat: Seat| self.mirror.waiting.contains(&seat.to_string());
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
            online: self.mirror.online(),
            started: card.started,
            owner: card.owner,
            seated: card.chairs.iter().any(|chair| chair.yours),
            takeback: card.takeback,
            rematch: card.rematch.clone(),
            next: card.next.clone(),
            chat: self
                .mirror
                .talk
                .iter()
                .map(|talk| (talk.name.clone(), talk.text.clone()))
                .collect(),
            company: card.chairs.iter().any(|it| !it.yours && it.bot.is_none() && !it.open),
        };
        let away = seat.is_some_and(|seat| self.mirror.held(seat));
        let left = self.mirror.left().find(|left| Some(*left) != seat);
        let question = |asker: Seat| {
            let message = Message::new("table-undo-question").seat("who", asker);
            self.book.tell(&message, &names, None)
        };
        let outcome = self.mirror.outcome.as_ref();
        let running = card.started && outcome.is_none();
        let mut scene = Scene {
            id: card.code.clone(),
            game: card.game.clone(),
            options: card.options.clone(),
            viewer: seat,
            steps: self.mirror.steps,
            since,
            fresh,
            news: news.to_vec(),
            chairs: card.chairs.iter().enumerate().map(chair).collect(),
            commit: Some(card.commit.clone()),
            end: outcome.map(|end| end_of(end, |message| self.say(message))),
            resign: running && seat.is_some() && !away,
            leave: running && seat.is_some() && !away,
            away: running && away,
            no_undo: seat.is_none().then(|| self.say(&Message::new("refusal-nothing-to-undo"))),
            undo: card.undo,
            question: card.takeback.filter(|_| card.asked).map(question),
            left: left.filter(|_| running).map(|seat| names[seat.index()].clone()),
            shared: self.mirror.eyes.len() > 1,
            remote: Some(beside),
            ..Scene::default()
        };
        if let Some((sight, game)) = self.mirror.sight().and_then(|it| Some((it, self.dream(it)?)))
        {
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
            scene.asks = match outcome.and_then(|end| end.resigned) {
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
        self.shown = Some((seat, self.mirror.steps));
        vec![Report::Scene(Box::new(scene))]
    }

    /// What stands for a seat of the reader.
    fn stances(&self, game: &dyn AnyMatch, seat: Seat) -> Stances {
        let known = self.stands.iter().find(|(known, _)| *known == seat);
        Stances::read(game.standing(), known.map_or("", |(_, text)| text))
    }

    /// Lets an answer stand, here as on the server.
    fn stand(&mut self, seat: Seat, question: String, answer: Option<String>) -> Vec<Report> {
        let game = self.mirror.sight().and_then(|sight| self.dream(sight));
        let Some(game) = game else { return Vec::new() };
        let mut stances = self.stances(game.as_ref(), seat);
        if !stances.set(&question, answer.as_deref()) {
            return Vec::new();
        }
        let refused = self.ask(Ask::Stand { seat, question, answer });
        if !refused.is_empty() {
            return refused;
        }
        self.stands.retain(|(known, _)| *known != seat);
        self.stands.push((seat, stances.to_string()));
        self.show(self.mirror.steps, &[])
    }

    /// The reader's open question.
    fn open(&self) -> Option<(Seat, u64)> {
        self.mirror.sight().and_then(|sight| sight.seat.zip(sight.prompt))
    }

    /// The advice that the reader waits for; whoever acted meanwhile does not.
    pub(crate) fn question(&self) -> Option<Question> {
        let (seat, prompt) = self.asked.filter(|asked| self.open() == Some(*asked))?;
        Some(Question { advice: true, seat, prompt })
    }

    /// What a computer player would do in the reader's place, knowing what the
    /// reader knows: the server is not asked.
    pub(crate) fn brief(&self, question: Question) -> Option<Brief> {
        let game = self.mirror.sight().and_then(|sight| self.dream(sight))?;
        let job = game.think(question.seat, ADVISER, ADVICE, question.prompt)?;
        Some(job.brief())
    }

    /// Gives the advice that was found.
    pub(crate) fn found(&mut self, question: Question, found: Option<&Found>) -> Vec<Report> {
        self.asked = None;
        let game = self.mirror.sight().and_then(|sight| self.dream(sight));
        let explain = |found: &Found| game.as_ref()?.explain(question.seat, &found.text).ok();
        let what = found.and_then(explain).map(|message| self.say(&message));
        vec![advice(found, what, &self.book)]
    }

    /// Asks for advice. Where other people play, nobody is advised in secret.
    fn hint(&mut self) -> Vec<Report> {
        let question = |(seat, prompt)| Question { advice: true, seat, prompt };
        let can = |open: &(Seat, u64)| self.brief(question(*open)).is_some();
        let Some(open) = self.open().filter(can) else {
            return vec![Report::Refused { why: self.book.word("web-not-now") }];
        };
        let card = self.mirror.table.as_ref();
        let mut chairs = card.into_iter().flat_map(|card| &card.chairs);
        let company = chairs.any(|chair| !chair.yours && chair.bot.is_none());
        if company && self.asked != Some(open) {
            let text = self.book.word("web-hint-said");
            let refused = self.ask(Ask::Say { text });
            // Who cannot say so waits.
            if !refused.is_empty() {
                return refused;
            }
        }
        self.asked = Some(open);
        Vec::new()
    }

    /// Asks the server; what cannot be asked now is refused.
    fn ask(&mut self, ask: Ask) -> Vec<Report> {
        match self.mirror.ask(ask) {
            Ok(_) => Vec::new(),
            Err(why) => vec![Report::Refused { why: self.say(&why) }],
        }
    }

    pub(crate) fn handle(&mut self, order: Order) -> Vec<Report> {
        let seat = self.mirror.seat();
        match (order, seat) {
            (Order::Act { prompt, text }, Some(seat)) => self.ask(Ask::Act { seat, prompt, text }),
            (Order::Undo, Some(seat)) => {
                let seat = self.undoer().unwrap_or(seat);
                self.ask(Ask::Undo { seat })
            }
            (Order::Allow { yes }, _) => self.ask(Ask::Allow { yes }),
            (Order::Resign, Some(seat)) => self.ask(Ask::Resign { seat }),
            (Order::Hint, Some(_)) => self.hint(),
            (Order::Stand { question, answer }, Some(seat)) => self.stand(seat, question, answer),
            // Whoever has one chair need not say which.
            (Order::Away, Some(seat)) if self.mirror.eyes.len() > 1 => {
                self.ask(Ask::LeaveChair { seat })
            }
            (Order::Away, _) => self.ask(Ask::Leave),
            (Order::Return, _) => {
                let left = self.mirror.left().next().filter(|_| self.mirror.eyes.len() > 1);
                self.ask(left.map_or(Ask::Return, |seat| Ask::ReturnChair { seat }))
            }
            (Order::Chat { text }, _) => self.ask(Ask::Say { text }),
            (Order::Sit { seat, name }, _) => self.ask(Ask::Sit { seat: Some(seat), name }),
            (Order::SeatBot { seat }, _) => {
                self.ask(Ask::Bot { seat, level: Some(COMPANION.to_owned()) })
            }
            (Order::Begin, _) => self.ask(Ask::Start { level: COMPANION.to_owned() }),
            (Order::Rematch, _) => self.ask(Ask::Rematch),
            (Order::Explain { text }, Some(seat)) => {
                let game = self.mirror.sight().and_then(|sight| self.dream(sight));
                let Some(game) = game else { return Vec::new() };
                let answer = game.explain(seat, &text);
                let fine = answer.is_ok();
                let what = match answer {
                    Ok(message) => self.say(&message),
                    Err(refusal) => self.say(&refusal.message()),
                };
                vec![Report::Explained { text, fine, what }]
            }
            _ => Vec::new(),
        }
    }
}

fn text_of(said: &Said) -> String {
    serde_json::to_string(said).unwrap_or_default()
}

/// The name of a level without its description.
fn short(level: &str) -> String {
    level.split(':').next().unwrap_or_default().trim().to_owned()
}
