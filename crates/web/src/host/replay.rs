//! A match in a record, looked through step by step.

use super::local::{record_report, verify};
use super::screen::{Screen, seat_of};
use crate::scene::{Order, Replay as Moment, Report};
use engine::{Faults, Record, Seat, Viewer};
use std::sync::Arc;
use table::room::Card;
use table::wire::{Eyes, Heard, Mirror, Sync};
use table::{AnyMatch, Entry, Lang, Outcome, home};

/// A match in a record.
pub(crate) struct Replay {
    id: String,
    entry: Arc<Entry>,
    record: Record,
    whole: Box<dyn AnyMatch>,
    /// The table as it was left.
    card: Card,
    /// How it ended, if it has.
    end: Option<Outcome>,
    at: usize,
    viewer: Viewer,
    pub(super) screen: Screen,
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
        let (card, end) = home::left(entry.clone(), &record)?;
        let at = step.unwrap_or(whole.steps()).min(whole.steps());
        // Look through the eyes of the first person; whoever opens a record
        // of their own was that one more often than not.
        let human = card.chairs.iter().position(|chair| chair.bot.is_none());
        let viewer = human.map_or(Viewer::Public, |n| Viewer::Seat(Seat::new(n)));
        let screen = Screen::new(Some(entry.clone()), lang);
        Ok(Replay { id, entry, record, whole, card, end, at, viewer, screen })
    }

    pub(crate) fn show_all(&mut self) -> Vec<Report> {
        self.scene(self.at)
    }

    pub(crate) fn speak(&mut self, lang: Lang) -> Vec<Report> {
        self.screen.speak(lang);
        self.scene(self.at)
    }

    pub(crate) fn handle(&mut self, order: &Order) -> Vec<Report> {
        if order.touches() {
            return self.screen.touch(&self.moment(), order.clone()).1;
        }
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
            Order::Verify => verify(&self.entry, Ok(self.record.clone()), &self.screen.book),
            Order::Record => vec![record_report(&self.id, &self.record)],
            _ => Vec::new(),
        }
    }

    /// The table as somebody who followed it would know it at this moment.
    fn moment(&self) -> Mirror {
        let mut game = self.whole.fork();
        game.back_to(self.at);
        let seat = seat_of(self.viewer);
        let last = self.at == self.whole.steps();
        let events = game.events(self.viewer, 0).into_iter();
        let eyes = Eyes {
            seat,
            view: game.view(self.viewer),
            events: events.map(|told| (told.step, told.data)).collect(),
            prompt: None,
            answered: None,
        };
        let mut mirror = Mirror::new(None);
        mirror.hear(Heard::Sync(Box::new(Sync {
            table: self.card.clone(),
            seats: seat.into_iter().collect(),
            branch: 0,
            steps: self.at,
            since: 0,
            eyes: vec![eyes],
            waiting: game.turn().seats().iter().map(|seat| seat.to_string()).collect(),
            outcome: self.end.clone().filter(|_| last),
            seed: None,
            talk: Vec::new(),
            t: Vec::new(),
            a: String::new(),
        })));
        mirror
    }

    fn scene(&mut self, fresh: usize) -> Vec<Report> {
        let mirror = self.moment();
        self.screen.forget();
        let mut scene = self.screen.scene(&mirror, &self.card, None, fresh, &[]);
        scene.id.clone_from(&self.id);
        scene.commit.clone_from(&self.record.header.commit);
        scene.replay = Some(Moment { at: self.at, of: self.whole.steps() });
        // Nothing can be done any more.
        (scene.resign, scene.leave, scene.no_undo) = (false, false, Some(String::new()));
        scene.stances.clear();
        scene.chairs.iter_mut().for_each(|chair| chair.present = true);
        vec![Report::Scene(Box::new(scene))]
    }
}
