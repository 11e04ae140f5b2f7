//! The action Character: take a tile from the row or from a player, and let
//! the robbed choose anew (chapter 9); against Brahmabot, by its own rules
//! (chapter 15).

use crate::Maharaja;
use crate::character::{Cards, Character};
use crate::event::Event;
use crate::kind::Kind;
use crate::reason::Reason;
use crate::state::{BOT, Phase, Public, State};
use engine::Seat;

impl Maharaja {
    pub(crate) fn judge_take(
        &self,
        public: &Public,
        seat: Seat,
        card: Character,
    ) -> Result<(), Reason> {
        if public.duty.open(Kind::Character).is_none() {
            return Err(Reason::NotPlanned { kind: Kind::Character });
        }
        if public.card[seat.index()] == Some(card) {
            return Err(Reason::OwnCard { card });
        }
        if public.row.cards().has(card) {
            return Ok(());
        }
        match public.holder(card) {
            None => Err(Reason::CardUnused { card }),
            Some(holder) if self.special[3] => Err(Reason::RowOnly { holder }),
            // Brahmabot must find another tile.
            Some(_) if self.is_solo() && public.row.is_empty() => Err(Reason::RowEmpty),
            Some(_) => Ok(()),
        }
    }

    /// The tiles that may be taken.
    #[inline]
    pub(crate) fn takeable(&self, public: &Public, seat: Seat) -> Cards {
        let row = public.row.cards();
        if self.special[3] || self.is_solo() && row.is_empty() {
            return row;
        }
        let own = public.card[seat.index()].map_or(Cards::NONE, Cards::only);
        row.plus(public.held().minus(own))
    }

    pub(crate) fn take(
        &self,
        state: &mut State,
        seat: Seat,
        card: Character,
        tell: &mut dyn FnMut(Event),
    ) {
        let public = &mut state.public;
        public.duty.finish(Kind::Character);
        let Some(back) = public.card[seat.index()] else {
            debug_assert!(false, "everybody holds a character");
            return;
        };
        let from = public.holder(card);
        public.card[seat.index()] = Some(card);
        tell(Event::Took { seat, card, from, back });
        if self.is_solo() {
            public.gone = public.gone.with(back);
            match public.row.first().filter(|_| from == Some(BOT)) {
                // Brahmabot takes the leftmost (15.5).
                Some(next) => {
                    public.card[BOT.index()] = Some(next);
                    public.row.remove(next);
                    tell(Event::Replaced { seat: BOT, card: next });
                }
                None => public.row.remove(card),
            }
            if !public.deck().is_empty() {
                public.phase = Phase::Refill;
            }
            return;
        }
        public.row.insert(back);
        match from {
            Some(victim) => {
                public.card[victim.index()] = None;
                public.phase = Phase::Replace(victim);
            }
            None => public.row.remove(card),
        }
    }

    /// A robbed player chooses; what was interrupted goes on.
    pub(crate) fn replace(
        &self,
        state: &mut State,
        victim: Seat,
        card: Character,
        tell: &mut dyn FnMut(Event),
    ) {
        let public = &mut state.public;
        public.card[victim.index()] = Some(card);
        public.row.remove(card);
        tell(Event::Replaced { seat: victim, card });
        if !self.is_solo() {
            public.phase = Phase::Act;
        } else if public.deck().is_empty() {
            self.refilled(state, tell);
        } else {
            public.phase = Phase::Refill;
        }
    }
}
