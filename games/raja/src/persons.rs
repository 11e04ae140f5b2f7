//! The action Character: take a card and let the robbed choose anew, or in
//! advanced game II take, swap and attract (chapters 10 and 16).

use crate::Raja;
use crate::character::{Cards, Character};
use crate::event::Event;
use crate::kind::Kind;
use crate::reason::Reason;
use crate::state::{Phase, Public, State};
use engine::Seat;

impl Raja {
    fn judge_character(&self, public: &Public, card: Character) -> Result<(), Reason> {
        if public.duty.open(Kind::Character).is_none() {
            return Err(Reason::NotOwed { kind: Kind::Character });
        }
        if self.cards().has(card) { Ok(()) } else { Err(Reason::CardUnused { card }) }
    }

    pub(crate) fn judge_take(
        &self,
        public: &Public,
        seat: Seat,
        card: Character,
    ) -> Result<(), Reason> {
        self.judge_character(public, card)?;
        if public.cards[seat.index()].has(card) {
            return Err(Reason::OwnCard { card });
        }
        match public.holder(card) {
            // In advanced game II a card is only taken from the bank.
            Some(holder) if self.second => Err(Reason::NotInBank { card, holder }),
            _ => Ok(()),
        }
    }

    pub(crate) fn judge_swap(
        &self,
        public: &Public,
        seat: Seat,
        get: Character,
        give: Character,
    ) -> Result<(), Reason> {
        if !self.second {
            return Err(Reason::OtherVersion);
        }
        self.judge_character(public, get)?;
        if !self.bank(public).is_empty() {
            return Err(Reason::BankNotEmpty);
        }
        if public.cards[seat.index()].has(get) {
            return Err(Reason::OwnCard { card: get });
        }
        if !public.cards[seat.index()].has(give) {
            return Err(Reason::NotYours { card: give });
        }
        Ok(())
    }

    pub(crate) fn judge_attract(
        &self,
        public: &Public,
        seat: Seat,
        from: Seat,
    ) -> Result<(), Reason> {
        if !self.second {
            return Err(Reason::OtherVersion);
        }
        if public.duty.open(Kind::Character).is_none() {
            return Err(Reason::NotOwed { kind: Kind::Character });
        }
        if from.index() >= self.players as usize {
            return Err(Reason::NoSuchSeat);
        }
        if !self.bank(public).is_empty() {
            return Err(Reason::BankNotEmpty);
        }
        let own = public.cards[seat.index()].len();
        let theirs = public.cards[from.index()].len();
        if theirs <= own { Err(Reason::NotMoreCards { own, theirs }) } else { Ok(()) }
    }

    pub(crate) fn judge_give(public: &Public, seat: Seat, card: Character) -> Result<(), Reason> {
        let own = public.cards[seat.index()].has(card);
        if own { Ok(()) } else { Err(Reason::NotYours { card }) }
    }

    pub(crate) fn take(
        &self,
        state: &mut State,
        seat: Seat,
        card: Character,
        tell: &mut dyn FnMut(Event),
    ) {
        let n = seat.index();
        let public = &mut state.public;
        public.duty.finish(Kind::Character);
        if self.second {
            public.cards[n] = public.cards[n].with(card);
            tell(Event::Took { seat, card, from: None, back: None });
        } else {
            let from = public.holder(card);
            let back = public.cards[n].lowest();
            public.cards[n] = Cards::only(card);
            if let Some(victim) = from {
                public.cards[victim.index()] = public.cards[victim.index()].without(card);
                public.phase = Phase::Replace(victim);
            }
            tell(Event::Took { seat, card, from, back });
        }
        Self::grant(state, seat, tell);
    }

    /// A robbed player chooses; the turn goes on.
    pub(crate) fn replace(
        state: &mut State,
        victim: Seat,
        card: Character,
        tell: &mut dyn FnMut(Event),
    ) {
        state.public.cards[victim.index()] = Cards::only(card);
        state.public.phase = Phase::Act;
        tell(Event::Replaced { seat: victim, card });
    }

    pub(crate) fn swap(
        state: &mut State,
        seat: Seat,
        get: Character,
        give: Character,
        tell: &mut dyn FnMut(Event),
    ) {
        let public = &mut state.public;
        public.duty.finish(Kind::Character);
        let Some(with) = public.holder(get) else {
            debug_assert!(false, "somebody holds every card");
            return;
        };
        let (n, other) = (seat.index(), with.index());
        public.cards[n] = public.cards[n].without(give).with(get);
        public.cards[other] = public.cards[other].without(get).with(give);
        tell(Event::Swapped { seat, with, get, give });
        Self::grant(state, seat, tell);
    }

    pub(crate) fn attract(state: &mut State, from: Seat, tell: &mut dyn FnMut(Event)) {
        let public = &mut state.public;
        public.duty.finish(Kind::Character);
        public.phase = Phase::Give(from);
        tell(Event::Attracted { seat: public.duty.seat, from });
    }

    /// The attracted player gives a card; the turn goes on.
    pub(crate) fn give(
        state: &mut State,
        from: Seat,
        card: Character,
        tell: &mut dyn FnMut(Event),
    ) {
        let public = &mut state.public;
        let to = public.duty.seat;
        public.cards[from.index()] = public.cards[from.index()].without(card);
        public.cards[to.index()] = public.cards[to.index()].with(card);
        public.phase = Phase::Act;
        tell(Event::Gave { seat: from, to, card });
        Self::grant(state, to, tell);
    }
}
