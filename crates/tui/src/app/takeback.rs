//! Taking back at the keyboard: who wants it, and whether everybody is asked.

use super::{App, Effect, Overlay, Tone};
use engine::{Seat, Seats, Viewer};
use table::{Refusal, TakeBack, Wish};

impl App {
    pub(super) fn undo(&mut self) -> Vec<Effect> {
        // Of several people it is the last one who acted that takes back.
        let Some(seat) = self.last_person().or(self.seat()) else {
            self.tell(Tone::Bad, Refusal::NothingToUndo.message());
            return Vec::new();
        };
        // As long as the cover is there, the keyboard has not been passed on.
        let covered = matches!(self.overlays.last(), Some(Overlay::Handover(_)));
        let screen =
            if covered { Seats::only(seat) } else { self.people.iter().copied().collect() };
        match self.session.take_back(seat, screen) {
            Ok(TakeBack::Free) => self.take_back(seat, Wish::Undo),
            Ok(TakeBack::Ask(why)) => {
                self.overlays.push(Overlay::Agree(seat, why.message()));
                Vec::new()
            }
            Err(refusal) => {
                self.tell(Tone::Bad, refusal.message());
                Vec::new()
            }
        }
    }

    pub(super) fn take_back(&mut self, seat: Seat, wish: Wish) -> Vec<Effect> {
        match self.session.propose(seat, wish) {
            Err(refusal) => {
                self.tell(Tone::Bad, refusal.message());
                Vec::new()
            }
            Ok(draft) => {
                let shared = self.people.len() > 1 && self.overlay().is_some();
                self.overlays.clear();
                // Who presses the key on a cover is anybody's guess, so whoever
                // takes back is asked to sit down first.
                self.viewer = if shared { Viewer::Public } else { Viewer::Seat(seat) };
                self.heard = self.heard.min(draft.write().keep);
                self.keep(draft)
            }
        }
    }

    /// The person who acted last.
    fn last_person(&self) -> Option<Seat> {
        let steps = self.session.record().steps;
        steps.iter().rev().filter_map(|line| line.who).find(|who| self.people.contains(who))
    }
}
