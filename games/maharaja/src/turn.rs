//! Rounds and turns: the Maharaja travels, discs are turned over one by one,
//! and everything is tidied at the end (chapters 3 to 5 and 13).

use crate::Maharaja;
use crate::board;
use crate::duty::Duty;
use crate::event::{Cause, Event};
use crate::kind::Kind;
use crate::state::{BOT, Phase, Public, SEATS, Scoring, State};
use engine::{Seat, Seats};

impl Maharaja {
    /// The Maharaja goes where the leftmost banner calls him (3.1, 3.2).
    pub(crate) fn begin_round(&self, state: &mut State, tell: &mut dyn FnMut(Event)) {
        let public = &mut state.public;
        public.round = public.round.saturating_add(1);
        let city = public.track.advance(public.round);
        public.maharaja = city.place();
        public.planned = Seats::NONE;
        public.played = Seats::NONE;
        public.duty = Duty::NONE;
        public.scoring = Scoring::default();
        public.phase = if self.is_solo() { Phase::Tiles } else { Phase::Plan };
        state.disc = [None; SEATS];
        tell(Event::Round { round: public.round, city });
    }

    /// A disc is laid face down; after the last, the turns begin.
    pub(crate) fn plan(
        &self,
        state: &mut State,
        seat: Seat,
        disc: crate::Disc,
        tell: &mut dyn FnMut(Event),
    ) {
        state.disc[seat.index()] = Some(disc);
        state.public.planned = state.public.planned.with(seat);
        tell(Event::Planned { seat, disc: Some(disc) });
        if state.public.planned == Seats::first(self.players as usize) {
            self.next_turn(state, tell);
        }
    }

    /// Of those who have not played, the one with the lowest character now
    /// (5.1, ruling 26). After the last, the scoring.
    pub(crate) fn next_turn(&self, state: &mut State, tell: &mut dyn FnMut(Event)) {
        let mut waiting = self.all();
        for seat in Seat::all(SEATS) {
            if state.public.played.contains(seat) {
                waiting = waiting.without(seat);
            }
        }
        let Some(seat) = state.public.first_of(waiting) else {
            self.score_city(state, tell);
            return;
        };
        if self.is_solo() && seat == BOT {
            state.public.phase = Phase::Tick;
            return;
        }
        let Some(disc) = state.disc[seat.index()] else {
            debug_assert!(false, "everybody has planned");
            return;
        };
        state.public.duty = Duty::of(seat, disc);
        state.public.phase = Phase::Act;
        tell(Event::Revealed { seat, disc });
    }

    /// The turn ends; what was not done is simply left (ruling 16).
    pub(crate) fn end_turn(&self, state: &mut State, tell: &mut dyn FnMut(Event)) {
        let seat = state.public.duty.seat;
        state.public.played = state.public.played.with(seat);
        state.public.duty = Duty::NONE;
        tell(Event::Ended { seat });
        self.next_turn(state, tell);
    }

    /// An action token is handed in for a third action (5.10).
    pub(crate) fn use_token(public: &mut Public, kind: Kind, tell: &mut dyn FnMut(Event)) {
        let seat = public.duty.seat;
        public.duty.tasks[2] = Some(kind);
        public.tokens[seat.index()] -= 1;
        tell(Event::Token { seat, kind });
    }

    /// The end of a round: banners close up, rewards slide down, Maharani
    /// tokens of the round before go back; then the next round, or the end.
    pub(crate) fn end_round(&self, state: &mut State, tell: &mut dyn FnMut(Event)) {
        let public = &mut state.public;
        public.scoring = Scoring::default();
        public.track.tidy(public.round);
        public.rewards.slide();
        for token in &mut public.maharani {
            match token {
                Some(token) if token.fresh => token.fresh = false,
                Some(back) => {
                    tell(Event::Returned { seat: back.owner, card: back.card });
                    *token = None;
                }
                None => {}
            }
        }
        match self.ended(public) {
            None => self.begin_round(state, tell),
            Some(cause) => self.finish(state, cause, tell),
        }
    }

    /// Why the match ends with this round, if it does (13.2, 13.3).
    pub(crate) fn ended(&self, public: &Public) -> Option<Cause> {
        let last = |seat: Seat| public.statues_built(seat) >= board::STATUES;
        if Seat::all(self.parties()).any(last) {
            Some(Cause::Statues)
        } else if public.round >= board::ROUNDS {
            Some(Cause::Rounds)
        } else {
            None
        }
    }
}
