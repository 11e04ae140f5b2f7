//! A table in the making: what is drawn, for whom and where.

use super::last::Last;
use super::lay::Lay;
use super::names;
use super::pieces::{named, seals};
use super::plan::Plan;
use crate::Jaipur;
use crate::cards::Kind;
use crate::pays::larger;
use crate::state::{Phase, Summary};
use crate::view::View;
use drawing::{Handle, Item, Pen, Shape};
use engine::{Message, Seat};

/// The reader's wish about being reminded of what was seen.
pub(super) const EYE: &str = "look:eye";

/// A table in the making.
pub(super) struct Table<'a> {
    pub(super) game: &'a Jaipur,
    pub(super) view: &'a View,
    pub(super) plan: Plan,
    pub(super) lay: Lay,
    /// Who sits below.
    pub(super) own: Seat,
    /// Who sits above.
    pub(super) rival: Seat,
    /// Whether the table remembers for the reader (10.4 to 10.6): against
    /// computer players, unless the reader wants it otherwise.
    pub(super) eye: bool,
    /// What is picked, each as often as it is.
    pub(super) picks: Vec<Handle>,
    /// What the other player did last, while that is shown.
    pub(super) last: Option<Last>,
    say: &'a dyn Fn(&Message) -> String,
    /// What lies on it, bottom to top.
    pub(super) items: Vec<Item>,
}

impl<'a> Table<'a> {
    pub(super) fn new<'p: 'a>(game: &'a Jaipur, view: &'a View, pen: &mut Pen<'p>) -> Table<'a> {
        let own = names::below(view);
        let eye = pen.company() == pen.turned(EYE);
        let picks = pen.picks();
        let public = &view.public;
        // One's own turn: what the other did is shown until something is touched.
        let asked = public.phase == Phase::Act && view.viewer.is_none_or(|it| it == public.to_move);
        let last = Last::read(pen.notes);
        let last = last.filter(|last| asked && picks.is_empty() && view.viewer != Some(last.seat));
        let last = last.filter(|last| last.fits(view));
        Table {
            game,
            view,
            plan: Plan::of(&pen.frame),
            lay: Lay::of(view, pen.notes, eye),
            own,
            rival: own.next(2),
            eye,
            picks,
            last,
            say: pen.say,
            items: Vec::new(),
        }
    }

    pub(super) fn say(&self, message: &Message) -> String {
        (self.say)(message)
    }

    pub(super) fn word(&self, id: &'static str) -> String {
        self.say(&Message::new(id))
    }

    /// The name of a kind as it stands on its card.
    pub(super) fn kind(&self, kind: Kind) -> String {
        named(self.say, kind)
    }

    /// "You", or the name of whoever sits there.
    pub(super) fn name(&self, seat: Seat) -> String {
        self.say(&Message::new("view-player").seat("who", seat))
    }

    /// Whether the reader is to move.
    pub(super) fn is_asked(&self) -> bool {
        let public = &self.view.public;
        public.phase == Phase::Act && self.view.viewer == Some(public.to_move)
    }

    /// How many of these are picked.
    pub(super) fn picked(&self, handle: &Handle) -> usize {
        self.picks.iter().filter(|it| *it == handle).count()
    }

    /// Who is ahead in camels, as far as the reader wants to be told.
    pub(super) fn lead(&self) -> Option<Seat> {
        larger(self.view.public.herd).filter(|_| self.eye)
    }

    /// The round that has just been counted, and its number: it is reported
    /// until the next market lies open.
    pub(super) fn counted(&self) -> Option<(u8, Summary)> {
        let public = &self.view.public;
        let round = match public.phase {
            Phase::Over => public.round,
            Phase::Deal(_) | Phase::Open => public.round.saturating_sub(1),
            Phase::Starter | Phase::Act | Phase::Refill(_) | Phase::Bonus(_) => return None,
        };
        Some((round, public.last?))
    }

    /// Seals of a seat, won and missing.
    pub(super) fn seals(
        &self,
        shapes: &mut Vec<Shape>,
        at: (f32, f32),
        size: f32,
        seat: Seat,
    ) -> f32 {
        let won = self.view.public.seals[seat.index()];
        seals(shapes, at, size, (won, self.game.seals_to_win()))
    }

    pub(super) fn put(&mut self, item: Item) {
        self.items.push(item);
    }
}
