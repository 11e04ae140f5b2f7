//! A match that runs here: a session with people at this screen and computer
//! players who think beside it.

use super::thinking::{Found, Question};
use crate::scene::{Card, Chair, End, Line, Order, Report, Scene};
use crate::words::{Book, at_chair, called};
use engine::{Faults, Message, Record, Seat, Viewer};
use serde_json::Value;
use std::sync::Arc;
use table::patience::{self, Patience, Resort};
use table::{
    Brief, Budget, Entry, Kind, Lang, Player, Refusal, Seed, Session, Setup, TakeBack, Update, Wish,
};

/// How long advice may take.
pub(super) const ADVICE: Budget = Budget { iterations: None, millis: Some(900) };
/// Who gives it.
pub(super) const ADVISER: &str = "ismcts";
/// Who stands in for somebody who leaves.
const STAND_IN: &str = table::room::STAND_IN;
/// How long it may think.
const STANDING_IN: Budget = Budget { iterations: None, millis: Some(400) };

/// A match that runs here.
pub(crate) struct Local {
    id: String,
    session: Session,
    book: Book,
    /// Through whose eyes the page looks, and how many steps it was told of.
    eyes: Option<(Viewer, usize)>,
    /// Who waits for advice, and on which question.
    asked: Option<(Seat, u64)>,
    /// With computer players that fail.
    patience: Patience,
    /// A question of a computer player that no answer helps with: the match
    /// waits for what people do.
    stuck: Option<(Seat, u64)>,
    /// The seat that a computer player holds for somebody who may come back.
    away: Option<Seat>,
    /// Who would take back, if everybody at the screen agrees.
    asks: Option<Seat>,
    /// What happened at the table, and before which step: whoever sits down
    /// later reads it in the log.
    news: Vec<(usize, Message)>,
}

pub(super) fn seed_of(hex: &str) -> Seed {
    Seed::from_hex(hex).unwrap_or_else(|| Seed::from_phrase(hex))
}

impl Local {
    pub(crate) fn start(
        id: String,
        entry: Arc<Entry>,
        setup: Setup,
        lang: Lang,
    ) -> Result<Local, Faults> {
        let session = Session::new(entry, setup)?;
        Ok(Local::around(id, session, lang))
    }

    pub(crate) fn resume(
        id: String,
        entry: Arc<Entry>,
        record: &Record,
        seed: &str,
        first_prompt: u64,
        away: Option<Seat>,
        lang: Lang,
    ) -> Result<Local, Faults> {
        let mut setup = Setup::new(Vec::new(), seed_of(seed));
        setup.first_prompt = first_prompt;
        let session = Session::resume(entry, record, setup)?;
        let held = |seat: &Seat| session.players().get(seat.index()).is_some_and(Player::is_bot);
        let away = away.filter(held);
        Ok(Local { away, ..Local::around(id, session, lang) })
    }

    fn around(id: String, session: Session, lang: Lang) -> Local {
        let book = Book::of(lang, session.entry().id);
        Local {
            id,
            session,
            book,
            eyes: None,
            asked: None,
            patience: Patience::default(),
            stuck: None,
            away: None,
            asks: None,
            news: Vec::new(),
        }
    }

    fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        let players = self.session.players().iter().enumerate();
        players.filter(|(_, player)| !player.is_bot()).map(|(n, _)| Seat::new(n))
    }

    /// Whose eyes the page should look through now: the person who is to act;
    /// else the only person there is; else nobody's, so that nothing hidden
    /// lies open while the screen is passed on.
    fn viewer(&self) -> Viewer {
        if let Some(seat) = self.away {
            return Viewer::Seat(seat);
        }
        let waiting = self.session.turn().seats();
        let mut people = self.people();
        if let (Some(only), None) = (people.next(), people.next()) {
            return Viewer::Seat(only);
        }
        let next = self.people().find(|seat| waiting.contains(*seat));
        next.map_or(Viewer::Public, Viewer::Seat)
    }

    fn seat(&self) -> Option<Seat> {
        match self.viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// What to write down, as a report.
    fn keep(&self, record: &Record) -> Report {
        let waiting = self.session.turn().seats();
        let card = Card {
            id: self.id.clone(),
            game: record.header.game.clone(),
            names: record.header.names.clone(),
            steps: record.steps.len(),
            over: self.session.outcome().is_some(),
            yours: self.people().any(|seat| waiting.contains(seat)),
            away: self.away,
            at: 0,
        };
        Report::Keep { id: self.id.clone(), record: record.to_string(), card }
    }

    /// The whole table, from the first step on.
    pub(crate) fn show_all(&mut self) -> Vec<Report> {
        self.eyes = None;
        let scene = self.scene(0, self.session.steps(), &[]);
        vec![self.keep(&self.session.record()), Report::Scene(Box::new(scene))]
    }

    pub(crate) fn speak(&mut self, lang: Lang) -> Vec<Report> {
        self.book = Book::of(lang, self.session.entry().id);
        let scene = self.scene(0, self.session.steps(), &[]);
        vec![Report::Scene(Box::new(scene))]
    }

    /// After a change: what to keep, then what to show.
    fn show(&mut self, update: &Update) -> Vec<Report> {
        let viewer = self.viewer();
        let keep = update.write.keep;
        self.asks = None;
        let since = match self.eyes {
            Some((eyes, told)) if eyes == viewer => keep.min(told),
            _ => 0,
        };
        let news = update.packet(viewer).map(|packet| packet.news.clone()).unwrap_or_default();
        self.news.extend(news.iter().map(|news| (keep, news.clone())));
        let scene = self.scene(since, keep, &news);
        vec![self.keep(&self.session.record()), Report::Scene(Box::new(scene))]
    }

    /// The names as they stand in sentences.
    fn names(&self) -> Vec<String> {
        called(&self.book, self.session.names())
    }

    fn say(&self, message: &Message) -> String {
        self.book.tell(message, &self.names(), self.seat())
    }

    fn scene(&mut self, since: usize, fresh: usize, news: &[Message]) -> Scene {
        let viewer = self.viewer();
        self.eyes = Some((viewer, self.session.steps()));
        let session = &self.session;
        let names = self.names();
        let packet = session.packet(viewer, since);
        let seat = self.seat();
        let line = |told: &table::Told| Line {
            step: told.step,
            text: self.say(&told.message),
            who: actor(&told.data),
            data: told.data.to_string(),
        };
        let viewer_seat = seat;
        let chair = |(n, player): (usize, &Player)| {
            let seat = Seat::new(n);
            let bot = match &player.kind {
                Kind::Human => None,
                Kind::Bot { level, .. } => Some(self.say(&level_name(level))),
            };
            let waited = packet.waiting.contains(&seat);
            let name = at_chair(&self.book, &player.name, &names[n], viewer_seat == Some(seat));
            Chair { name, bot, waited, ..Chair::of(seat) }
        };
        let plays = seat.filter(|_| self.away.is_none());
        let legal = plays.map(|seat| session.legal(seat)).unwrap_or_default();
        let choice = |choice: table::Choice| self.book.choice(choice, &names, seat);
        let no_undo = self.take_back().err().map(|refusal| self.say(&refusal.message()));
        let question = |seat: Seat| {
            let message = Message::new("table-undo-question").seat("who", seat);
            self.book.tell(&message, &names, None)
        };
        let mut told: Vec<Line> = packet.events.iter().map(line).collect();
        for (step, news) in self.news.iter().filter(|(step, _)| *step >= since) {
            let at = told.iter().position(|line| line.step >= *step).unwrap_or(told.len());
            let line = Line { step: *step, text: self.say(news), ..Line::default() };
            told.insert(at, line);
        }
        let over = packet.outcome.is_some();
        Scene {
            id: self.id.clone(),
            game: session.entry().id.to_owned(),
            options: session.options(),
            viewer: seat,
            steps: packet.steps,
            since,
            fresh,
            told,
            news: news.iter().map(|news| self.say(news)).collect(),
            view: packet.view.to_string(),
            asks: self.say(&packet.asks),
            prompt: packet.prompt.filter(|_| plays.is_some()),
            chairs: session.players().iter().enumerate().map(chair).collect(),
            known: self.book.sections(&session.describe(viewer), &names, seat),
            choices: legal.into_iter().map(choice).collect(),
            no_undo,
            undo: session.undo(),
            question: self.asks.map(question),
            end: packet.outcome.as_ref().map(|end| end_of(end, |message| self.say(message))),
            commit: packet.commit.clone(),
            shared: self.people().count() > 1,
            resign: !over && plays.is_some(),
            advice: !over && plays.is_some() && packet.prompt.is_some(),
            leave: !over && plays.is_some() && self.people().count() == 1,
            away: self.away.is_some(),
            left: None,
            stances: plays
                .and_then(|seat| session.stances(seat))
                .map(|stances| self.book.stances(stances))
                .unwrap_or_default(),
            replay: None,
            remote: None,
        }
    }

    /// Who would take back: the person who acted last.
    fn undoer(&self) -> Option<Seat> {
        let people: Vec<Seat> = self.people().collect();
        let lines = self.session.record().steps;
        let last =
            lines.iter().rev().filter_map(|line| line.who).find(|seat| people.contains(seat));
        last.or_else(|| people.first().copied())
    }

    /// Whether somebody may take back, or everybody is asked, or why not; and
    /// who that is.
    fn take_back(&self) -> Result<(Seat, TakeBack), Refusal> {
        let seat = self.undoer().ok_or(Refusal::NothingToUndo)?;
        self.session.take_back(seat, self.people().collect()).map(|verdict| (seat, verdict))
    }

    fn undo(&mut self) -> Vec<Report> {
        match self.take_back() {
            Ok((seat, TakeBack::Free)) => self.play(seat, Wish::Undo),
            Ok((seat, TakeBack::Ask(_))) => self.ask_all(Some(seat)),
            Err(refusal) => self.refuse(&refusal),
        }
    }

    /// Puts the question to everybody at the screen, or withdraws it.
    fn ask_all(&mut self, seat: Option<Seat>) -> Vec<Report> {
        self.asks = seat;
        let steps = self.session.steps();
        vec![Report::Scene(Box::new(self.scene(steps, steps, &[])))]
    }

    fn resign(&mut self, seat: Seat) -> Vec<Report> {
        let others = self.people().any(|other| other != seat);
        if self.session.players().len() < 3 || !others {
            return self.play(seat, Wish::Resign);
        }
        // The others play on, with a computer player in this seat for good.
        let name = self.session.names()[seat.index()].clone();
        let bot = Player::bot(name, STAND_IN, STANDING_IN);
        match self.session.play(seat, Wish::Replace(bot)) {
            Ok(update) => self.announce(update, &Message::new("table-gave-up").seat("who", seat)),
            Err(refusal) => self.refuse(&refusal),
        }
    }

    /// Shows a change and says what it was about.
    fn announce(&mut self, mut update: Update, news: &Message) -> Vec<Report> {
        update.packets.iter_mut().for_each(|packet| packet.news = vec![news.clone()]);
        self.show(&update)
    }

    fn refuse(&self, refusal: &Refusal) -> Vec<Report> {
        vec![Report::Refused { why: self.say(&refusal.message()) }]
    }

    fn play(&mut self, seat: Seat, wish: Wish) -> Vec<Report> {
        match self.session.play(seat, wish) {
            Ok(update) => self.show(&update),
            Err(refusal) => self.refuse(&refusal),
        }
    }

    pub(crate) fn handle(&mut self, order: Order) -> Vec<Report> {
        let seat = self.seat();
        match order {
            Order::Act { prompt, text } => match seat {
                Some(seat) => self.play(seat, Wish::Act { prompt, text }),
                None => Vec::new(),
            },
            Order::Undo => self.undo(),
            Order::Allow { yes } => match self.asks {
                Some(seat) if yes => self.play(seat, Wish::UndoAgreed),
                Some(_) => self.ask_all(None),
                None => Vec::new(),
            },
            Order::Resign => match seat.or_else(|| self.people().next()) {
                Some(seat) => self.resign(seat),
                None => Vec::new(),
            },
            Order::Stand { question, answer } => match seat {
                Some(seat) => self.play(seat, Wish::Stand { question, answer }),
                None => Vec::new(),
            },
            Order::Away => self.leave(),
            Order::Return => self.come_back(),
            Order::Hint => match seat.map(|seat| self.session.hint(seat, ADVISER, ADVICE)) {
                Some(Ok(thought)) => {
                    self.asked = Some((thought.seat, thought.prompt));
                    Vec::new()
                }
                Some(Err(refusal)) => self.refuse(&refusal),
                None => Vec::new(),
            },
            Order::Explain { text } => {
                let Some(seat) = seat else { return Vec::new() };
                let answer = self.session.explain(seat, &text);
                let fine = answer.is_ok();
                let what = match answer {
                    Ok(message) => self.say(&message),
                    Err(refusal) => self.say(&refusal.message()),
                };
                vec![Report::Explained { text, fine, what }]
            }
            Order::Verify => verify(self.session.entry(), self.session.export(), &self.book),
            Order::Record => match self.session.export() {
                Ok(record) => vec![record_report(&self.id, &record)],
                Err(refusal) => self.refuse(&refusal),
            },
            _ => Vec::new(),
        }
    }

    /// A computer player takes the only person's seat and keeps their name.
    fn leave(&mut self) -> Vec<Report> {
        let people: Vec<Seat> = self.people().collect();
        let [seat] = people[..] else { return Vec::new() };
        let name = self.session.names()[seat.index()].clone();
        self.change(seat, Some(seat), Player::bot(name, STAND_IN, STANDING_IN))
    }

    fn come_back(&mut self) -> Vec<Report> {
        let Some(seat) = self.away else { return Vec::new() };
        let name = self.session.names()[seat.index()].clone();
        self.change(seat, None, Player::human(name))
    }

    fn change(&mut self, seat: Seat, away: Option<Seat>, player: Player) -> Vec<Report> {
        match self.session.play(seat, Wish::Replace(player)) {
            Ok(update) => {
                self.away = away;
                self.show(&update)
            }
            Err(refusal) => self.refuse(&refusal),
        }
    }

    /// What is to be thought about first: the advice that somebody waits for,
    /// else the action of a computer player.
    pub(crate) fn question(&self) -> Option<Question> {
        let open = |(seat, prompt): &(Seat, u64)| self.session.prompt(*seat) == Some(*prompt);
        if let Some((seat, prompt)) = self.asked.filter(open) {
            return Some(Question { advice: true, seat, prompt });
        }
        let players = self.session.players();
        let bot = |seat: &Seat| players.get(seat.index()).is_some_and(Player::is_bot);
        let mut bots = self.session.turn().seats().iter().filter(bot);
        bots.find_map(|seat| {
            let prompt = self.session.prompt(seat)?;
            let helps = self.stuck != Some((seat, prompt));
            helps.then_some(Question { advice: false, seat, prompt })
        })
    }

    /// What there is to think about a question.
    pub(crate) fn brief(&self, question: Question) -> Option<Brief> {
        let Question { advice, seat, prompt } = question;
        if advice {
            return Some(self.session.hint(seat, ADVISER, ADVICE).ok()?.brief());
        }
        let thought = self.session.thoughts().into_iter().find(|thought| thought.seat == seat)?;
        let anew = self.patience.has_failed(seat, prompt);
        Some(if anew { thought.anew().brief() } else { thought.brief() })
    }

    /// Does what was found; nothing was if the player broke or never ended.
    pub(crate) fn found(&mut self, question: Question, found: Option<&Found>) -> Vec<Report> {
        let Question { advice, seat, prompt } = question;
        if advice {
            self.asked = None;
            return self.advise(seat, found);
        }
        let Some(found) = found else {
            let resort = self.patience.failed(seat, prompt);
            return self.resort(resort, question);
        };
        match self.session.play(seat, Wish::Act { prompt, text: found.text.clone() }) {
            Ok(update) => self.show(&update),
            Err(refusal) => match self.patience.refused(seat, prompt, &refusal) {
                Resort::Drop => self.wait(question, &refusal),
                resort => self.resort(resort, question),
            },
        }
    }

    fn resort(&mut self, resort: Resort, question: Question) -> Vec<Report> {
        let Question { seat, prompt, .. } = question;
        if resort != Resort::Replace {
            return Vec::new();
        }
        let text = patience::simplest(&self.session, seat).unwrap_or_default();
        match self.session.play(seat, Wish::Act { prompt, text }) {
            Ok(update) => self.announce(update, &patience::told(seat)),
            Err(refusal) => self.wait(question, &refusal),
        }
    }

    /// No answer would be taken: says why once instead of asking for ever.
    pub(super) fn wait(&mut self, question: Question, refusal: &Refusal) -> Vec<Report> {
        self.stuck = Some((question.seat, question.prompt));
        self.refuse(refusal)
    }

    fn advise(&self, seat: Seat, found: Option<&Found>) -> Vec<Report> {
        let explain = |found: &Found| self.session.explain(seat, &found.text);
        let what = found.map(explain).and_then(Result::ok).map(|message| self.say(&message));
        vec![advice(found, what, &self.book)]
    }
}

/// What was found, as advice; `what` says what it does, if it can be done.
pub(super) fn advice(found: Option<&Found>, what: Option<String>, book: &Book) -> Report {
    match (found, what) {
        (Some(found), Some(what)) => {
            Report::Advice { text: found.text.clone(), what, percent: found.percent }
        }
        _ => Report::Refused { why: book.word("web-no-advice") },
    }
}

/// Who did what an event tells, as far as it says.
pub(crate) fn actor(event: &Value) -> Option<Seat> {
    // An event is an object with one member: its kind, and what belongs to it.
    event.as_object()?.values().next()?.get("seat")?.as_str()?.parse().ok()
}

/// The character of a computer player.
pub(crate) fn level_name(level: &str) -> Message {
    Message { id: format!("level-{level}").into(), args: Vec::new() }
}

pub(crate) fn end_of(outcome: &table::Outcome, say: impl Fn(&Message) -> String) -> End {
    let seats = Seat::all(outcome.places.len());
    let row = |seat: Seat| (seat, outcome.places[seat.index()], outcome.scores[seat.index()]);
    End {
        text: say(&outcome.message()),
        places: seats.map(row).collect(),
        resigned: outcome.resigned.is_some(),
    }
}

/// Whether chance was fair, in sentences.
pub(crate) fn verify(entry: &Entry, record: Result<Record, Refusal>, book: &Book) -> Vec<Report> {
    let record = match record {
        Ok(record) => record,
        Err(refusal) => return vec![Report::Refused { why: book.say(&refusal.message()) }],
    };
    match table::fair::verify(entry, &record) {
        Ok(report) => {
            let lines = report.messages().iter().map(|message| book.say(message)).collect();
            vec![Report::Fairness { fair: report.fair(), lines }]
        }
        Err(faults) => {
            let lines = faults.0.iter().map(|fault| book.say(fault)).collect();
            vec![Report::Fairness { fair: false, lines }]
        }
    }
}

pub(crate) fn record_report(id: &str, record: &Record) -> Report {
    let name = format!("{}-{id}.durbar", record.header.game);
    Report::Record { name, text: record.to_string() }
}
