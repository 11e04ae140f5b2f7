//! What is good in Raja.
//!
//! A turn is many small actions, and this opinion looks one of them ahead. So
//! that it finds its way through the net all the same, a position is worth
//! what is there and a little less than what could be had next: the best city
//! within reach for what is still to be built. An action is done only if it
//! makes the position better; otherwise the turn ends. That also keeps an
//! architect from walking in circles.

mod seal;
mod worth;

use crate::{Action, Phase, Raja, State};
use engine::{Game, MAX_SEATS, Seat, Step};
use opinion::maths::{exp, logistic};
use opinion::{Playable, Scratch, Values};
use worth::Worth;

/// A position this much better is about twice as likely to be won.
const SCALE: f32 = 20.0;
/// A gain that is about half as good as any can be.
const GAIN: f32 = 10.0;
/// What an attracted card is worth before one knows which.
const UNKNOWN_CARD: f32 = 1.0;

impl Playable for Raja {
    fn rate(&self, state: &State, seat: Seat, actions: &[Action], rates: &mut Vec<f32>) {
        let worth = Worth::new(self, state.public());
        let own = f32::from(state.gold(seat));
        let others = others(self, &worth, state, seat);
        let standing = worth.standing(state.public(), seat, own);
        // Chances near 0 and 1 lie too close together to tell actions apart.
        let now = logistic((standing - others) / SCALE).clamp(0.1, 0.9);
        let chance = |gain: f32| {
            let gain = gain / GAIN;
            now + 0.09 * gain / (1.0 + gain.abs())
        };
        match state.public().phase {
            Phase::Seal => {
                let seal = seal::Plans::new(self, state, seat);
                rates.extend(actions.iter().map(|action| match action {
                    Action::Seal(disc) => chance(seal.gain(*disc)),
                    _ => 0.0,
                }));
            }
            Phase::Bid(_) => {
                // The first choice is worth a coin or two, not more.
                rates.extend(actions.iter().map(|action| match action {
                    Action::Bid(bid) if *bid <= 2 => 0.55 - 0.01 * f32::from(*bid),
                    Action::Bid(bid) => 0.4 - 0.001 * f32::from(*bid),
                    _ => 0.5,
                }));
            }
            Phase::Confirm => {
                rates.extend(actions.iter().map(|action| match action {
                    Action::Confirm => 0.5,
                    _ => 0.4,
                }));
            }
            _ => {
                let now = worth.outlook(state.public(), seat, own);
                rates.extend(
                    actions.iter().map(|action| {
                        chance(self.worth_of(&worth, state, seat, *action, now) - now)
                    }),
                );
            }
        }
    }

    fn value(&self, state: &State, _: &mut Scratch<Raja>) -> Values {
        let worth = Worth::new(self, state.public());
        let mut values = [0.0; MAX_SEATS];
        let mut sum = 0.0;
        for seat in Seat::all(self.players()) {
            let standing = worth.outlook(state.public(), seat, f32::from(state.gold(seat)));
            values[seat.index()] = exp(standing / SCALE);
            sum += values[seat.index()];
        }
        values.map(|value| value / sum)
    }

    /// Whoever asked to end the turn has thought about it; to turn back and ask
    /// again would have no end.
    fn obvious(&self, state: &State, _: Seat, actions: &[Action]) -> Option<Action> {
        let ending = state.public().phase == Phase::Confirm;
        actions.iter().copied().find(|action| ending && *action == Action::Confirm)
    }
}

/// What the others have on average; their gold can be counted (13.5).
fn others(game: &Raja, worth: &Worth<'_>, state: &State, seat: Seat) -> f32 {
    let others = Seat::all(game.players()).filter(|other| *other != seat);
    let standing =
        |other: Seat| worth.standing(state.public(), other, f32::from(state.gold(other)));
    let sum: f32 = others.map(standing).sum();
    sum / (game.players() as f32 - 1.0)
}

trait Weigh {
    /// What a position is worth after an action.
    fn worth_of(
        &self,
        worth: &Worth<'_>,
        state: &State,
        seat: Seat,
        action: Action,
        now: f32,
    ) -> f32;
}

impl Weigh for Raja {
    fn worth_of(
        &self,
        worth: &Worth<'_>,
        state: &State,
        seat: Seat,
        action: Action,
        now: f32,
    ) -> f32 {
        let after = |action: Action| {
            let mut after = *state;
            self.apply(&mut after, Step::Act(seat, action), &mut |_| ());
            after
        };
        let outlook =
            |state: &State| worth.outlook(state.public(), seat, f32::from(state.gold(seat)));
        match action {
            // Only what makes things better is better than to stop here.
            Action::End => now + 0.001,
            Action::Drop(_) | Action::Back => now - 1.0,
            Action::Move(_) | Action::FreeMove(_) => {
                let lifted = after(action);
                worth.best_put(&lifted, seat)
            }
            Action::Attract(_) => outlook(&after(action)) + UNKNOWN_CARD,
            // Which card to give: the others profit from it.
            Action::Give(card) => now - worth.card(state.public(), seat, card),
            // An opening house may end the set-up: only where it stands counts.
            Action::House(place) if matches!(state.public().phase, Phase::Open(_)) => {
                let mut public = *state.public();
                if let Some(village) = place.village() {
                    public.villages.add(seat.index(), village);
                }
                worth.standing(&public, seat, f32::from(state.gold(seat)))
            }
            action => outlook(&after(action)),
        }
    }
}
