//! A match that runs here: a table of one's own, with people at this screen and
//! computer players who think beside it.

use super::screen::Screen;
use super::thinking::{Found, Question};
use crate::scene::{Card, Order, Report};
use crate::words::Book;
use engine::{Faults, Message, Record, Seat, Seats};
use std::sync::Arc;
use table::home::{Answered, Home};
use table::room::Ask;
use table::{Brief, Entry, Lang, Refusal, Seed, Setup};

/// A table of one's own has no clock: the time does not matter.
const NOW: i64 = 0;

/// A match that runs here.
pub(crate) struct Local {
    id: String,
    home: Home,
    pub(super) screen: Screen,
    /// A question of a computer player that no answer helps with: the match
    /// waits for what people do.
    stuck: Option<(Seat, u64)>,
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
        let home = Home::open(entry.clone(), setup, NOW)?;
        Ok(Local { id, home, screen: Screen::new(Some(entry), lang), stuck: None })
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
        let held: Seats = away.into_iter().collect();
        let now = i64::try_from(first_prompt).unwrap_or(NOW);
        let home = Home::resume(entry.clone(), record, seed_of(seed), held, now)?;
        Ok(Local { id, home, screen: Screen::new(Some(entry), lang), stuck: None })
    }

    /// What the list of matches says of it.
    fn card(&self) -> Card {
        let mirror = self.home.mirror();
        let chairs = mirror.table.iter().flat_map(|card| &card.chairs);
        Card {
            id: self.id.clone(),
            game: self.home.entry().id.to_owned(),
            names: chairs.map(|chair| chair.name.clone()).collect(),
            steps: mirror.steps,
            over: mirror.outcome.is_some(),
            yours: mirror.people().iter().any(|seat| mirror.question_of(seat).is_some()),
            away: mirror.left().next(),
            at: 0,
        }
    }

    /// The whole record, to be kept in the place of what was.
    fn keep_whole(&self) -> Report {
        Report::Keep {
            id: self.id.clone(),
            whole: true,
            text: self.home.record().to_string(),
            card: self.card(),
        }
    }

    fn scene(&mut self, fresh: usize, news: &[Message]) -> Report {
        let mirror = self.home.mirror();
        let card = mirror.table.clone().unwrap_or_else(|| unreachable!("a home has a table"));
        let mut scene = self.screen.scene(mirror, &card, None, fresh, news);
        scene.id.clone_from(&self.id);
        scene.no_undo = match self.undoer().map(|seat| self.home.take_back(seat)) {
            Some(Ok(_)) => None,
            Some(Err(why)) => Some(self.screen.say(mirror, &why.message())),
            None => Some(self.screen.say(mirror, &Refusal::NothingToUndo.message())),
        };
        Report::Scene(Box::new(scene))
    }

    /// The whole table, from the first step on.
    pub(crate) fn show_all(&mut self) -> Vec<Report> {
        self.screen.forget();
        let steps = self.home.mirror().steps;
        vec![self.keep_whole(), self.scene(steps, &[])]
    }

    pub(crate) fn speak(&mut self, lang: Lang) -> Vec<Report> {
        self.screen.speak(lang);
        let steps = self.home.mirror().steps;
        vec![self.scene(steps, &[])]
    }

    /// After a change: what to keep, then what to show.
    fn changed(&mut self) -> Vec<Report> {
        let unkept = self.home.unkept_lines();
        let heard = self.home.kept();
        let (fresh, news) = self.screen.note(self.home.mirror(), &heard);
        let (id, card) = (self.id.clone(), self.card());
        let keep = match unkept {
            Some(lines) if lines.is_empty() => None,
            Some(lines) => Some(Report::Keep { id, whole: false, text: lines + "\n", card }),
            None => Some(self.keep_whole()),
        };
        keep.into_iter().chain([self.scene(fresh, &news)]).collect()
    }

    fn refuse(&self, refusal: &Refusal) -> Vec<Report> {
        self.screen.refuse(self.home.mirror(), &refusal.message())
    }

    fn ask(&mut self, ask: Ask) -> Vec<Report> {
        match self.home.ask(ask, NOW) {
            Ok(()) => self.changed(),
            Err(refusal) => self.refuse(&refusal),
        }
    }

    /// Who would take back: the person who acted last.
    fn undoer(&self) -> Option<Seat> {
        let mirror = self.home.mirror();
        mirror.last_to_act().or_else(|| mirror.people().lowest())
    }

    pub(crate) fn handle(&mut self, order: Order) -> Vec<Report> {
        let mirror = self.home.mirror();
        let seat = super::screen::seat_of(mirror.viewer());
        match (order, seat) {
            (Order::Act { prompt, text }, Some(seat)) => self.ask(Ask::Act { seat, prompt, text }),
            (Order::Undo, _) => match self.undoer() {
                Some(seat) => self.ask(Ask::Undo { seat }),
                None => self.refuse(&Refusal::NothingToUndo),
            },
            (Order::Allow { yes }, _) => self.ask(Ask::Allow { yes }),
            (Order::Resign, _) => match seat.or_else(|| mirror.people().lowest()) {
                Some(seat) => self.ask(Ask::Resign { seat }),
                None => Vec::new(),
            },
            (Order::Stand { question, answer }, Some(seat)) => {
                self.ask(Ask::Stand { seat, question, answer })
            }
            (Order::Away, Some(seat)) => self.ask(Ask::LeaveChair { seat }),
            (Order::Return, _) => {
                let left = mirror.left().next();
                left.map_or_else(Vec::new, |seat| self.ask(Ask::ReturnChair { seat }))
            }
            (order, _) if order.touches() => {
                let (act, reports) = self.screen.touch(self.home.mirror(), order);
                let sent = act.map(|order| self.handle(order));
                reports.into_iter().chain(sent.into_iter().flatten()).collect()
            }
            (Order::Hint, _) => self.screen.hint(self.home.mirror()).err().unwrap_or_default(),
            (Order::Explain { text }, _) => self.screen.explain(mirror, text),
            (Order::Verify, _) => verify(self.home.entry(), self.home.export(), &self.screen.book),
            (Order::Record, _) => match self.home.export() {
                Ok(record) => vec![record_report(&self.id, &record)],
                Err(refusal) => self.refuse(&refusal),
            },
            _ => Vec::new(),
        }
    }

    /// What is to be thought about first: the advice that somebody waits for,
    /// else the action of a computer player.
    pub(crate) fn question(&self) -> Option<Question> {
        let advice = self.screen.question(self.home.mirror());
        advice.or_else(|| {
            let mut thoughts = self.home.thoughts().into_iter();
            let thought = thoughts.find(|it| self.stuck != Some((it.seat, it.prompt)))?;
            Some(Question { advice: false, seat: thought.seat, prompt: thought.prompt })
        })
    }

    /// What there is to think about a question.
    pub(crate) fn brief(&self, question: Question) -> Option<Brief> {
        if question.advice {
            return self.screen.brief(self.home.mirror(), question);
        }
        let mut thoughts = self.home.thoughts().into_iter();
        Some(thoughts.find(|thought| thought.seat == question.seat)?.brief())
    }

    /// Does what was found; nothing was if the player broke or never ended.
    pub(crate) fn found(&mut self, question: Question, found: Option<&Found>) -> Vec<Report> {
        let Question { advice, seat, prompt } = question;
        if advice {
            return self.screen.advise(self.home.mirror(), question, found);
        }
        match self.home.answer(seat, prompt, found.map(|found| found.text.as_str()), NOW) {
            Answered::Taken => self.changed(),
            Answered::Anew | Answered::Stale => Vec::new(),
            Answered::Refused(refusal) => self.wait(question, &refusal),
        }
    }

    /// No answer would be taken: says why once instead of asking for ever.
    pub(super) fn wait(&mut self, question: Question, refusal: &Refusal) -> Vec<Report> {
        self.stuck = Some((question.seat, question.prompt));
        self.refuse(refusal)
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
