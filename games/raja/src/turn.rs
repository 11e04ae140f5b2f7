//! Rounds and turns: the Maharaja travels, discs are turned over one by one,
//! powers are granted, actions are given up (chapters 3 to 5).

use crate::Raja;
use crate::board;
use crate::character::Character;
use crate::duty::{Duty, Once};
use crate::event::Event;
use crate::kind::Kind;
use crate::state::{Phase, State};
use engine::{Seat, Seats};

impl Raja {
    /// The Maharaja goes where the lowest governor calls him (3.1, 3.2).
    pub(crate) fn begin_round(state: &mut State, tell: &mut dyn FnMut(Event)) {
        let public = &mut state.public;
        let (city, space) = public.track.advance();
        public.round = public.round.saturating_add(1);
        public.maharaja = city.place();
        public.reached = space;
        public.sealed = Seats::NONE;
        public.played = Seats::NONE;
        public.duty = Duty::NONE;
        public.phase = Phase::Seal;
        state.disc = [None; crate::SEATS];
        tell(Event::Round { round: public.round, city, space });
    }

    /// The next player turns over the disc: of those who have not played, the
    /// one with the lowest character now (3.5). After the last, the scoring.
    pub(crate) fn next_turn(&self, state: &mut State, tell: &mut dyn FnMut(Event)) {
        let mut waiting = Seats::first(self.players as usize);
        let mut played = state.public.played;
        while let Some(seat) = played.lowest() {
            played = played.without(seat);
            waiting = waiting.without(seat);
        }
        let Some(seat) = state.public.first_of(waiting) else {
            self.score(state, tell);
            return;
        };
        let Some(disc) = state.disc[seat.index()] else {
            debug_assert!(false, "everybody has sealed");
            return;
        };
        state.public.duty = Duty::of(seat, disc);
        state.public.phase = Phase::Act;
        tell(Event::Revealed { seat, disc });
        Self::grant(state, seat, tell);
    }

    /// What a card brings at the start of its holder's turn, or when the
    /// player whose turn it is gets it; once in a turn (10.8, 10.13, 15.8).
    pub(crate) fn grant(state: &mut State, seat: Seat, tell: &mut dyn FnMut(Event)) {
        let n = seat.index();
        let cards = state.public.cards[n];
        if cards.has(Character::Merchant) && !state.public.duty.used(Once::Merchant) {
            state.public.duty.r#use(Once::Merchant);
            state.earn(n, board::MERCHANT_GOLD);
            tell(Event::Merchant { seat, gold: board::MERCHANT_GOLD });
        }
        if cards.has(Character::Yogi) && !state.public.duty.used(Once::Yogi) {
            state.public.duty.r#use(Once::Yogi);
            let token = state.public.tokens_left() > 0;
            state.public.tokens[n] += u8::from(token);
            tell(Event::Yogi { seat, token });
        }
    }

    /// One action is given up: the others are compensated at once (5.2, 5.4).
    fn compensate(&self, state: &mut State, kind: Kind, tell: &mut dyn FnMut(Event)) {
        let duty = &mut state.public.duty;
        let seat = duty.seat;
        let gold = self.compensation(1, duty.paid);
        duty.paid += 1;
        for other in 0..self.players as usize {
            if other != seat.index() {
                state.earn(other, gold);
            }
        }
        tell(Event::GaveUp { seat, kind, gold });
    }

    /// Gives up one unfinished action of a kind, for good.
    pub(crate) fn drop_action(&self, state: &mut State, kind: Kind, tell: &mut dyn FnMut(Event)) {
        if let Some(task) = state.public.duty.unfinished_of(kind) {
            state.public.duty.drop_task(task);
            self.compensate(state, kind, tell);
        }
    }

    /// Ends the turn; whatever is unfinished is given up.
    pub(crate) fn end_turn(&self, state: &mut State, tell: &mut dyn FnMut(Event)) {
        let duty = state.public.duty;
        for kind in duty.owed() {
            self.compensate(state, kind, tell);
        }
        let seat = duty.seat;
        state.public.played = state.public.played.with(seat);
        state.public.duty = Duty::NONE;
        tell(Event::Ended { seat });
        self.next_turn(state, tell);
    }

    /// An action token is handed in for a third action (15.11).
    pub(crate) fn use_token(state: &mut State, kind: Kind, tell: &mut dyn FnMut(Event)) {
        let duty = &mut state.public.duty;
        duty.tasks[2] = Some(kind);
        duty.r#use(Once::Token);
        let seat = duty.seat;
        state.public.tokens[seat.index()] -= 1;
        tell(Event::Token { seat, kind });
    }
}
