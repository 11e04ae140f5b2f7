//! Who owes an answer, what may be answered, and what it brings: the dispatch.
//! Each chapter of the rules is a file below; this one only sends each phase to
//! its chapter.

#![allow(
    clippy::unnecessary_wraps,
    reason = "every answer is a stage to go on with or nothing, also where it is always one"
)]

mod alliance;
mod arms;
mod battle;
mod boats;
mod factories;
mod invasion;
mod movement;
mod population;
mod raj;
mod retreat;
mod scoring;
mod stacking;
mod storm;
mod submission;
mod turn;

pub use battle::Odds;
pub(crate) use factories::host;
pub(crate) use movement::Truce;
pub use raj::raj_count;
pub(crate) use raj::{offer_matters, raj_lands, raj_points};
pub(crate) use scoring::paid;
pub use scoring::{coasts, trade_points};

use crate::action::{Action, Chance};
use crate::event::Event;
use crate::map::Map;
use crate::phase::{Cause, Phase};
use crate::reason::Reason;
use crate::state::State;
use engine::{Random, Seat, Seats, Turn};
pub(crate) use turn::Stage;

/// A match in motion: the map to look at, the state to change, somebody to
/// tell.
pub(crate) struct Course<'a> {
    pub(crate) map: &'a Map,
    pub(crate) state: &'a mut State,
    pub(crate) tell: &'a mut dyn FnMut(Event),
}

impl Course<'_> {
    pub(crate) fn tell(&mut self, event: Event) {
        (self.tell)(event);
    }
}

/// The seat that owes the answer.
#[inline]
pub(crate) fn who(state: &State) -> Option<Seat> {
    let nation = match state.phase {
        Phase::Over | Phase::Dice => return None,
        Phase::Remove { nation, .. }
        | Phase::Window(nation)
        | Phase::Pay(nation)
        | Phase::Offer(nation)
        | Phase::Join(nation)
        | Phase::Crossing { power: nation, .. } => nation,
        Phase::Permit(site) => factories::host(state, state.nation, site)?,
        Phase::Retreat => state.battle.foe,
        Phase::Raise { .. }
        | Phase::Refuge { .. }
        | Phase::Appoint { .. }
        | Phase::Issue(_)
        | Phase::Muster
        | Phase::March
        | Phase::Walk
        | Phase::Displace
        | Phase::Fight
        | Phase::Casualty
        | Phase::Withdraw
        | Phase::Storm
        | Phase::Land
        | Phase::Factories
        | Phase::Arms
        | Phase::LastWord => state.nation,
    };
    state.scenario.seat(nation)
}

#[inline]
pub(crate) fn waits_for(state: &State) -> Turn {
    match state.phase {
        Phase::Over => Turn::Over,
        Phase::Dice => Turn::Chance,
        _ => who(state).map_or(Turn::Over, |seat| Turn::Seats(Seats::only(seat))),
    }
}

/// The judge, once it is known that the seat owes an answer.
pub(crate) fn judge(map: &Map, state: &State, action: Action) -> Result<(), Reason> {
    match state.phase {
        Phase::Remove { .. } => population::judge_removal(map, state, action),
        Phase::Raise { .. } | Phase::Refuge { .. } | Phase::Appoint { .. } => {
            population::judge(map, state, action)
        }
        Phase::Issue(_) | Phase::Arms => arms::judge(state, action),
        Phase::Muster => invasion::judge(state, action),
        Phase::March | Phase::Walk => movement::judge(map, state, action),
        Phase::Crossing { .. } | Phase::Join(_) | Phase::Permit(_) => match action {
            Action::Yes | Action::No => Ok(()),
            _ => Err(Reason::NotNow),
        },
        Phase::Window(nation) => submission::judge_window(map, state, nation, action),
        Phase::Pay(nation) => alliance::judge_price(state, nation, action),
        Phase::Offer(nation) => match action {
            Action::No => Ok(()),
            _ => alliance::judge_price(state, nation, action),
        },
        Phase::LastWord => match action {
            Action::Done => Ok(()),
            _ => alliance::judge_price(state, state.nation, action),
        },
        Phase::Displace => submission::judge_displaced(map, state, action),
        Phase::Fight | Phase::Casualty | Phase::Storm | Phase::Land => {
            battle::judge(map, state, action)
        }
        Phase::Retreat | Phase::Withdraw => retreat::judge(map, state, action),
        Phase::Factories => factories::judge(map, state, action),
        Phase::Dice | Phase::Over => Err(Reason::NotNow),
    }
}

/// Appends every answer that is allowed.
pub(crate) fn list(map: &Map, state: &State, out: &mut Vec<Action>) {
    match state.phase {
        Phase::Remove { .. } => population::list_removals(map, state, out),
        Phase::Raise { .. } | Phase::Refuge { .. } | Phase::Appoint { .. } => {
            population::list(map, state, out);
        }
        Phase::Issue(_) | Phase::Arms => arms::list(state, out),
        Phase::Muster => invasion::list(state, out),
        Phase::March | Phase::Walk => movement::list(map, state, out),
        Phase::Crossing { .. } | Phase::Join(_) | Phase::Permit(_) => {
            out.extend([Action::Yes, Action::No]);
        }
        Phase::Window(nation) => submission::list_window(map, state, nation, out),
        Phase::Pay(nation) => alliance::list_prices(state, nation, out),
        Phase::Offer(nation) => {
            out.push(Action::No);
            alliance::list_prices(state, nation, out);
        }
        Phase::LastWord => {
            out.push(Action::Done);
            alliance::list_prices(state, state.nation, out);
        }
        Phase::Displace => submission::list_displaced(map, state, out),
        Phase::Fight | Phase::Casualty | Phase::Storm | Phase::Land => {
            battle::list(map, state, out);
        }
        Phase::Retreat | Phase::Withdraw => retreat::list(map, state, out),
        Phase::Factories => factories::list(map, state, out),
        Phase::Dice | Phase::Over => {}
    }
}

/// A quick random answer where listing all would be slow.
#[inline]
pub(crate) fn pick(map: &Map, state: &State, random: &mut impl Random) -> Option<Action> {
    match state.phase {
        Phase::March => movement::pick_group(map, state, random),
        Phase::Walk => movement::pick_step(map, state, random),
        Phase::Raise { .. } => Some(population::pick(map, state, random)),
        _ => None,
    }
}

/// The judge of chance, once it is known that dice are due.
pub(crate) fn judge_chance(state: &State, chance: Chance) -> Result<(), Reason> {
    let (attack, defend, factory) = battle::dice_due(state);
    let right = chance.attack.len() == attack
        && chance.defend.len() == defend
        && u8::from(chance.factory > 0) == factory;
    if right { Ok(()) } else { Err(Reason::DiceCount { attack, defend, factory }) }
}

pub(crate) use battle::throw;

impl Course<'_> {
    /// Takes an answer that the judge allowed.
    pub(crate) fn act(&mut self, action: Action) {
        let next = match self.state.phase {
            Phase::Remove { nation, left, cause } => self.remove(nation, left, cause, action),
            Phase::Raise { .. } | Phase::Refuge { .. } | Phase::Appoint { .. } => {
                self.place(action)
            }
            Phase::Issue(power) => self.issue(power, action),
            Phase::Muster => self.muster(action),
            Phase::March | Phase::Walk => self.go(action),
            Phase::Crossing { sea, power } => self.cross(sea, power, action == Action::Yes),
            Phase::Window(nation) => self.answer(nation, action),
            Phase::Pay(nation) => {
                self.ally(nation, action);
                Some(Stage::Displace)
            }
            Phase::Offer(nation) => {
                if action == Action::No {
                    self.state.asked.insert(nation);
                } else {
                    self.ally(nation, action);
                }
                Some(Stage::Offers)
            }
            Phase::LastWord => {
                if action != Action::Done {
                    self.ally(self.state.nation, action);
                }
                Some(self.after_last_word())
            }
            Phase::Displace => self.displace(action),
            Phase::Fight | Phase::Casualty | Phase::Storm | Phase::Land => self.combat(action),
            Phase::Join(power) => self.join(power, action == Action::Yes),
            Phase::Retreat => self.retreat(action),
            Phase::Withdraw => self.withdraw(action),
            Phase::Factories => self.trade(action),
            Phase::Permit(site) => self.permit(site, action == Action::Yes),
            Phase::Arms => self.give_arms(action),
            Phase::Dice | Phase::Over => None,
        };
        // Army counts changed, so the conditions of 12.1 are looked at again.
        self.check_arms();
        self.halt_unled();
        if let Some(stage) = next {
            self.run(stage);
        }
    }

    /// Lets dice fall that the judge allowed.
    pub(crate) fn chance(&mut self, chance: Chance) {
        let next = self.rolled(chance);
        self.check_arms();
        if let Some(stage) = next {
            self.run(stage);
        }
    }

    /// An army of a nation is taken off the map by its owner.
    fn remove(
        &mut self,
        nation: crate::Nation,
        left: u8,
        cause: Cause,
        action: Action,
    ) -> Option<Stage> {
        let Action::Remove(at) = action else { return None };
        self.state.take(nation, at, 1);
        if nation == self.state.nation {
            self.forget_arrival(at);
        }
        self.tell(Event::Removed { nation, at, armies: 1, cause });
        match cause {
            Cause::Decline if left > 1 => {
                self.state.phase = Phase::Remove { nation, left: left - 1, cause };
                None
            }
            Cause::Decline => Some(Stage::Successor),
            Cause::Stacking => Some(Stage::Stranded),
            Cause::Withdrawal if left > 1 => {
                self.state.phase = Phase::Remove { nation, left: left - 1, cause };
                None
            }
            Cause::Withdrawal => Some(self.after_leaving()),
            Cause::Overpopulation => Some(Stage::Crowd),
        }
    }

    /// One army fewer that arrived somewhere, if all of them did.
    pub(crate) fn forget_arrival(&mut self, at: crate::Area) {
        let state = &mut *self.state;
        if state.march.moved[at.index()] > state.armies(state.nation, at) {
            let from = state.march.arrivals().iter().find(|a| a.at == at).map(|a| a.from);
            if let Some(from) = from {
                state.march.depart(at, from, 1);
            }
        }
    }
}
