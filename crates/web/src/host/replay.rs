//! A match in a record, looked through step by step.

use super::local::{record_report, verify};
use super::screen::{actor, end_of, level_name};
use crate::scene::{Chair, Line, Order, Replay as Moment, Report, Scene};
use crate::words::{Book, at_chair, called};
use engine::{Faults, Record, Seat, Viewer};
use std::sync::Arc;
use table::{AnyMatch, Entry, Kind, Lang, Session, Setup};

/// A match in a record.
pub(crate) struct Replay {
    id: String,
    entry: Arc<Entry>,
    record: Record,
    whole: Box<dyn AnyMatch>,
    /// How it ended, if it has.
    session: Session,
    at: usize,
    viewer: Viewer,
    book: Book,
}

impl Replay {
    pub(crate) fn open(
        id: String,
        entry: Arc<Entry>,
        record: Record,
        step: Option<usize>,
        lang: Lang,
    ) -> Result<Replay, Faults> {
        let whole = entry.read(&record)?;
        let seed = table::Seed::from_phrase("replay");
        let session = Session::resume(entry.clone(), &record, Setup::new(Vec::new(), seed))?;
        let at = step.unwrap_or(whole.steps()).min(whole.steps());
        // Look through the eyes of the first person; whoever opens a record
        // of their own was that one more often than not.
        let human = session.players().iter().position(|player| !player.is_bot());
        let viewer = human.map_or(Viewer::Public, |n| Viewer::Seat(Seat::new(n)));
        let book = Book::of(lang, entry.id);
        Ok(Replay { id, entry, record, whole, session, at, viewer, book })
    }

    pub(crate) fn show_all(&mut self) -> Vec<Report> {
        self.scene(self.at)
    }

    pub(crate) fn speak(&mut self, lang: Lang) -> Vec<Report> {
        self.book = Book::of(lang, self.entry.id);
        self.scene(self.at)
    }

    pub(crate) fn handle(&mut self, order: &Order) -> Vec<Report> {
        match *order {
            Order::Seek { step } => {
                let before = self.at;
                self.at = step.min(self.whole.steps());
                // Only the very next step is shown as a movement.
                let fresh = if self.at == before + 1 { before } else { self.at };
                self.scene(fresh)
            }
            Order::Look { viewer } => {
                self.viewer = match viewer {
                    Some(seat) if seat.index() < self.whole.players() => Viewer::Seat(seat),
                    _ => Viewer::Public,
                };
                self.scene(self.at)
            }
            Order::Verify => verify(&self.entry, Ok(self.record.clone()), &self.book),
            Order::Record => vec![record_report(&self.id, &self.record)],
            _ => Vec::new(),
        }
    }

    fn scene(&mut self, fresh: usize) -> Vec<Report> {
        let mut game = self.whole.fork();
        game.back_to(self.at);
        let names = called(&self.book, self.session.names());
        let seat = match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let say = |message: &engine::Message| self.book.tell(message, &names, seat);
        let waiting = game.turn().seats();
        let viewer_seat = seat;
        let chair = |(n, player): (usize, &table::Player)| {
            let seat = Seat::new(n);
            let bot = match &player.kind {
                Kind::Human => None,
                Kind::Bot { level, .. } => Some(say(&level_name(level))),
            };
            let waited = waiting.contains(seat);
            let name = at_chair(&self.book, &player.name, &names[n], viewer_seat == Some(seat));
            Chair { name, bot, waited, ..Chair::of(seat) }
        };
        let last = self.at == self.whole.steps();
        let end = self.session.outcome().filter(|_| last);
        let scene = Scene {
            id: self.id.clone(),
            game: self.entry.id.to_owned(),
            options: game.options(),
            viewer: seat,
            steps: self.at,
            since: 0,
            fresh,
            told: game
                .events(self.viewer, 0)
                .iter()
                .map(|told| Line {
                    step: told.step,
                    text: say(&told.message),
                    who: actor(&told.data),
                    data: told.data.to_string(),
                })
                .collect(),
            view: game.view(self.viewer).to_string(),
            asks: say(&game.prompt(self.viewer)),
            chairs: self.session.players().iter().enumerate().map(chair).collect(),
            known: self.book.sections(&game.describe(self.viewer), &names, seat),
            no_undo: Some(String::new()),
            end: end.map(|end| end_of(&end, say)),
            commit: self.record.header.commit.clone(),
            replay: Some(Moment { at: self.at, of: self.whole.steps() }),
            ..Scene::default()
        };
        vec![Report::Scene(Box::new(scene))]
    }
}
