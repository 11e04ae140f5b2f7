//! The rules as code; the numbers are those of RULES.md.

use crate::Kauri;
use crate::action::{Action, BEST_CHARM, Chance};
use crate::reason::{Event, Reason};
use crate::state::State;
use engine::{Game, Illegal, Seat, Seats, Step, Turn};

/// As many shells may be taken at once (2.2).
pub(crate) const MOST_TAKEN: u8 = 3;

impl Kauri {
    /// Who is dealt a charm next; nobody once all have one.
    fn next_charm(&self, state: &State) -> Option<Seat> {
        self.seats().find(|seat| state.charms[seat.index()] == 0)
    }

    pub(crate) fn waits_for(&self, state: &State) -> Turn {
        if self.next_charm(state).is_some() {
            Turn::Chance // 1.3
        } else if state.heap == 0 {
            Turn::Over // 3.1
        } else {
            Turn::Seats(Seats::from_iter([state.to_move])) // 2.1
        }
    }

    pub(crate) fn list(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.owes(state, seat).is_ok() {
            out.extend((1..=MOST_TAKEN.min(state.heap)).map(Action::Take)); // 2.2, 2.3
        }
    }

    /// What forbids an action of whoever is to move.
    pub(crate) fn judge(state: &State, action: Action) -> Result<(), Reason> {
        match action {
            Action::Take(0) => Err(Reason::Count { most: MOST_TAKEN }),
            Action::Take(shells) if shells > MOST_TAKEN => Err(Reason::Count { most: MOST_TAKEN }),
            Action::Take(shells) if shells > state.heap => Err(Reason::Heap { left: state.heap }),
            Action::Take(_) => Ok(()),
        }
    }

    pub(crate) fn judge_chance(
        &self,
        state: &State,
        chance: Chance,
    ) -> Result<(), Illegal<Reason>> {
        match self.waits_for(state) {
            Turn::Over => return Err(Illegal::Over),
            Turn::Seats(_) => return Err(Illegal::NoChance),
            Turn::Chance => {}
        }
        match chance {
            Chance::Charm(1..=BEST_CHARM) => Ok(()),
            Chance::Charm(_) => Err(Illegal::Rule(Reason::Charm { best: BEST_CHARM })),
        }
    }

    pub(crate) fn take_step(
        &self,
        state: &mut State,
        step: Step<Self>,
        tell: &mut impl FnMut(Event),
    ) {
        match step {
            Step::Roll(Chance::Charm(worth)) => {
                let Some(seat) = self.next_charm(state) else { return };
                state.charms[seat.index()] = worth;
                tell(Event::Dealt { seat, charm: Some(worth) });
            }
            Step::Act(seat, Action::Take(shells)) => {
                state.heap -= shells;
                state.taken[seat.index()] += shells;
                state.to_move = seat.next(self.players);
                tell(Event::Took { seat, shells, left: state.heap });
                if state.heap == 0 {
                    tell(Event::Opened { charms: state.charms }); // 3.1
                }
            }
        }
    }

    /// What a seat counts. The charm is a secret until the end (1.3, 3.2).
    pub(crate) fn points(&self, state: &State, seat: Seat) -> i32 {
        let over = self.waits_for(state) == Turn::Over;
        let charm = if over { state.charms[seat.index()] } else { 0 };
        i32::from(state.taken[seat.index()]) + i32::from(charm)
    }

    /// Every shell and charm accounted for.
    pub(crate) fn count(&self, state: &State) -> Result<(), String> {
        let shells = u32::from(state.heap) + state.taken.map(u32::from).iter().sum::<u32>();
        if shells != u32::from(self.shells()) {
            return Err(format!("{shells} shells"));
        }
        if state.charms.iter().any(|charm| *charm > BEST_CHARM) {
            return Err(format!("charms {:?}", state.charms));
        }
        let empty = self.players..;
        if state.charms[empty.clone()].iter().chain(&state.taken[empty]).any(|n| *n > 0) {
            return Err("somebody who does not play holds something".to_owned());
        }
        Ok(())
    }
}
