//! Taking back at the keyboard: who wants it, and whether everybody is asked.

use super::{App, Effect, Overlay, Tone};
use table::Refusal;
use table::room::Ask;

impl App {
    pub(super) fn undo(&mut self) -> Vec<Effect> {
        // What was only thought of is taken back first.
        if self.put_all_back() {
            return Vec::new();
        }
        // Of several people it is the last one who acted that takes back.
        let Some(seat) = self.mirror().last_to_act().or(self.seat()) else {
            self.tell(Tone::Bad, Refusal::NothingToUndo.message());
            return Vec::new();
        };
        // As long as the cover is there, the keyboard has not been passed on.
        let covered = matches!(self.overlays.last(), Some(Overlay::Handover(_)));
        let ask = if covered { Ask::UndoCovered { seat } } else { Ask::Undo { seat } };
        self.ask(ask).unwrap_or_default()
    }

    /// Those at the screen agree, or do not.
    pub(super) fn allow(&mut self, yes: bool) -> Vec<Effect> {
        self.ask(Ask::Allow { yes }).unwrap_or_default()
    }
}
