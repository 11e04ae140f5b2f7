//! The toy's state, and what may be done to it.

use super::{Action, Bug, Cards, Chance, Event, MOST, Reason, Toy};
use engine::{Game, Illegal, Seat, Seats, Step, Turn};
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicU8, Ordering};

/// What the state waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// The next card of the opening hands.
    Deal,
    /// The die.
    Prize,
    /// Sealed cards.
    Seal,
    /// This seat won: draw or stay.
    Choose(Seat),
    /// The card this seat draws.
    Draw(Seat),
    /// Nothing.
    Over,
}

/// A point in a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// What it waits for.
    pub phase: Phase,
    /// The secret hands.
    pub hands: [Cards; MOST],
    /// The sealed ranks; 0 where none is.
    pub sealed: [u8; MOST],
    /// The cards not drawn yet.
    pub deck: Cards,
    /// The cards played.
    pub pile: Cards,
    /// What the round's prize is worth; 0 before the die falls.
    pub prize: u8,
    /// The points won.
    pub points: [u8; MOST],
    /// What each seat played when cards were last opened; 0 for nothing.
    pub opened: [u8; MOST],
    /// Never set but by planted bugs.
    pub cursed: bool,
}

/// Points that only a late position has.
pub(super) const MANY: u8 = 60;

/// What the bugs that hang on something outside the state hang on.
static TICKS: AtomicU8 = AtomicU8::new(0);

impl State {
    pub(super) fn new() -> State {
        State {
            phase: Phase::Deal,
            hands: [Cards::default(); MOST],
            sealed: [0; MOST],
            deck: Cards::ALL,
            pile: Cards::default(),
            prize: 0,
            points: [0; MOST],
            opened: [0; MOST],
            cursed: false,
        }
    }
}

impl Toy {
    fn owing(&self, state: &State) -> Seats {
        let owes =
            |seat: &Seat| state.sealed[seat.index()] == 0 && !state.hands[seat.index()].is_empty();
        self.seats().filter(owes).collect()
    }

    /// Who gets the next card of the opening hands.
    pub(super) fn dealt(&self, state: &State) -> Option<Seat> {
        self.seats().find(|seat| state.hands[seat.index()].len() < self.hand)
    }

    /// Something a seat cannot know: whether the next one holds a 3.
    pub(super) fn neighbour_holds(&self, state: &State, seat: Seat) -> bool {
        state.hands[seat.next(self.players).index()].of(3) > 0
    }

    pub(super) fn turn_of(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Deal | Phase::Prize | Phase::Draw(_) => Turn::Chance,
            Phase::Seal => Turn::Seats(self.owing(state)),
            Phase::Choose(seat) => Turn::Seats(Seats::only(seat)),
            Phase::Over => Turn::Over,
        }
    }

    pub(super) fn list(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if Bug::ClearsBuffer.planted() {
            out.clear();
        }
        if seat.index() >= self.players {
            return;
        }
        let from = out.len();
        for action in Action::all() {
            if self.allows(state, seat, action).is_ok() {
                out.push(action);
            }
        }
        if Bug::ListsTwice.planted() && out.len() > from {
            out.push(out[from]);
        }
        let turned = Bug::UnstableOrder.planted() && TICKS.fetch_add(1, Ordering::Relaxed) % 2 == 1
            || Bug::OrderPeeks.planted() && self.neighbour_holds(state, seat);
        if turned {
            out[from..].reverse();
        }
    }

    pub(super) fn judge(
        &self,
        state: &State,
        seat: Seat,
        action: Action,
    ) -> Result<(), Illegal<Reason>> {
        match action {
            Action::Play(_) if Bug::LaxCheck.planted() => self.owes(state, seat),
            Action::Play(2) if Bug::StrictCheck.planted() => Err(Illegal::Rule(Reason::NotAsked)),
            Action::Play(6) if Bug::SpellsMore.planted() => self.owes(state, seat),
            _ => self.allows(state, seat, action),
        }
    }

    /// The one judgement that `list` and `judge` share.
    fn allows(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal<Reason>> {
        let refuse = |reason| Err(Illegal::Rule(reason));
        if let Err(refusal) = self.owes(state, seat) {
            let mine = seat.index() < self.players && !state.hands[seat.index()].is_empty();
            return match refusal {
                Illegal::NotYou if Bug::WrongRefusal.planted() => Err(Illegal::Over),
                Illegal::NotYou if Bug::BystanderActs.planted() && mine => Ok(()),
                refusal => Err(refusal),
            };
        }
        let hand = state.hands[seat.index()];
        let secret = self.neighbour_holds(state, seat);
        match (state.phase, action) {
            (Phase::Seal, Action::Play(card)) if hand.of(card) > 0 => Ok(()),
            (Phase::Seal, Action::Play(card)) => {
                let have = if Bug::ReasonPeeks.planted() { u8::from(secret) } else { hand.len() };
                refuse(Reason::NotHeld { card, have })
            }
            (Phase::Choose(_), _)
                if Bug::LateNoAnswer.planted() && state.points[seat.index()] >= MANY =>
            {
                refuse(Reason::NotAsked)
            }
            (Phase::Choose(_), Action::Draw) if state.deck.is_empty() => refuse(Reason::DeckEmpty),
            (Phase::Choose(_), Action::Draw) if Bug::LegalityPeeks.planted() && secret => {
                refuse(Reason::DeckEmpty)
            }
            (Phase::Choose(_), Action::Stay)
                if Bug::NoAnswer.planted() && state.deck.is_empty() =>
            {
                refuse(Reason::NotAsked)
            }
            (Phase::Choose(_), Action::Draw | Action::Stay) => Ok(()),
            _ => refuse(Reason::NotAsked),
        }
    }

    pub(super) fn judge_chance(
        &self,
        state: &State,
        chance: Chance,
    ) -> Result<(), Illegal<Reason>> {
        match self.turn_of(state) {
            Turn::Over => return Err(Illegal::Over),
            Turn::Seats(_) if Bug::ChanceAnytime.planted() => return Ok(()),
            Turn::Seats(_) => return Err(Illegal::NoChance),
            Turn::Chance => {}
        }
        match (state.phase, chance) {
            (Phase::Prize, Chance::Prize(1..=6)) => Ok(()),
            (Phase::Deal | Phase::Draw(_), Chance::Card(card)) => {
                if state.deck.of(card) > 0 || Bug::ChanceLax.planted() {
                    Ok(())
                } else {
                    Err(Illegal::Rule(Reason::CardGone { card }))
                }
            }
            _ => Err(Illegal::Rule(Reason::NotAsked)),
        }
    }

    pub(super) fn take_step(
        &self,
        state: &mut State,
        step: Step<Self>,
        tell: &mut impl FnMut(Event),
    ) {
        if Bug::Allocates.planted() {
            drop(std::hint::black_box(vec![0u8; 16]));
        }
        match (state.phase, step) {
            (Phase::Deal, Step::Roll(Chance::Card(card))) => {
                if let Some(seat) = self.dealt(state) {
                    Self::give(state, seat, card, tell);
                }
                if self.dealt(state).is_none() {
                    state.phase = Phase::Prize;
                }
            }
            (Phase::Draw(seat), Step::Roll(Chance::Card(card))) => {
                Self::give(state, seat, card, tell);
                self.next_round(state, tell);
            }
            (Phase::Prize, Step::Roll(Chance::Prize(worth))) => {
                state.prize = worth;
                if Bug::RandomApply.planted() && TICKS.fetch_add(1, Ordering::Relaxed) % 8 == 7 {
                    state.prize = 7 - worth;
                }
                state.phase = Phase::Seal;
                tell(Event::Prize { worth });
            }
            (Phase::Seal, Step::Act(seat, Action::Play(card))) => {
                state.hands[seat.index()].take(card);
                state.sealed[seat.index()] = card;
                let quiet = Bug::SilenceLeaks.planted() && self.neighbour_holds(state, seat);
                if !quiet {
                    tell(Event::Sealed { seat, card: Some(card) });
                }
                if self.owing(state).is_empty() {
                    self.open(state, tell);
                }
            }
            (Phase::Choose(seat), Step::Act(_, Action::Draw)) if Bug::OnlySounds.planted() => {
                tell(Event::Card { seat, card: None });
                self.next_round(state, tell);
            }
            (Phase::Choose(seat), Step::Act(_, Action::Draw)) => state.phase = Phase::Draw(seat),
            (Phase::Choose(seat), Step::Act(_, Action::Stay)) => {
                tell(Event::Stayed { seat });
                self.next_round(state, tell);
            }
            _ => debug_assert!(false, "`check` forbids this step"),
        }
    }

    fn give(state: &mut State, seat: Seat, card: u8, tell: &mut impl FnMut(Event)) {
        if Bug::ChanceLax.planted() {
            state.deck.0[card as usize - 1] = state.deck.of(card).saturating_sub(1);
        } else {
            state.deck.take(card);
        }
        state.hands[seat.index()].put(card);
        tell(Event::Card { seat, card: Some(card) });
    }

    /// Opens the sealed cards and finds the highest that is alone.
    fn open(&self, state: &mut State, tell: &mut impl FnMut(Event)) {
        let cards = std::mem::take(&mut state.sealed);
        let highest = cards.into_iter().max().unwrap_or(0);
        let mut first = self.seats().filter(|seat| cards[seat.index()] == highest);
        let winner = first.next().filter(|_| first.next().is_none());
        let endless = Bug::Endless.planted() || Bug::ImagineStuck.planted() && state.cursed;
        for (n, card) in cards.into_iter().enumerate().filter(|(_, card)| *card > 0) {
            if endless {
                state.hands[n].put(card);
            } else if !(Bug::CardLost.planted() && card == 5) {
                state.pile.put(card);
            }
        }
        if !Bug::Traceless.planted() {
            state.opened = cards;
        }
        tell(Event::Opened { cards, winner });
        let prize = std::mem::take(&mut state.prize);
        match winner {
            Some(seat) => {
                let points = &mut state.points[seat.index()];
                *points = points.saturating_add(prize);
                state.phase = Phase::Choose(seat);
                tell(Event::Asked { seat });
            }
            None => self.next_round(state, tell),
        }
    }

    fn next_round(&self, state: &mut State, tell: &mut impl FnMut(Event)) {
        if self.owing(state).is_empty() {
            state.phase = Phase::Over;
            tell(Event::Over);
        } else {
            state.phase = Phase::Prize;
        }
    }

    /// Every card accounted for.
    pub(super) fn count(&self, state: &State) -> Result<(), String> {
        let mut found = [0; super::RANKS];
        for heap in state.hands.iter().chain([&state.deck, &state.pile]) {
            for (sum, cards) in found.iter_mut().zip(heap.0) {
                *sum += cards;
            }
        }
        for card in state.sealed.into_iter().filter(|card| *card > 0) {
            found[card as usize - 1] += 1;
        }
        if found != Cards::ALL.0 {
            return Err(format!("cards by rank: {found:?}"));
        }
        if state.hands[self.players..].iter().any(|hand| !hand.is_empty()) {
            return Err("somebody who does not play holds cards".to_owned());
        }
        Ok(())
    }
}
