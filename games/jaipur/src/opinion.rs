//! What is good in Jaipur.
//!
//! A round is judged by its `lead`, from what the seat to move knows of it,
//! and the match by the round: the rounds after this one are even but for who
//! starts them.

mod lead;
mod seen;
mod weights;

use crate::{Action, Jaipur, Phase, State};
use engine::{Game, MAX_SEATS, Random, Seat, Turn};
use lead::OURS;
use opinion::maths::logistic;
use opinion::{Playable, Scratch, Values};
use seen::Seen;

/// How often the player who starts a round wins it, between equals.
const STARTER: f32 = 0.56;

/// The chance to win a match from between two rounds. Pairs are own and other.
fn between_rounds(game: &Jaipur, seals: [u8; 2], starts: bool) -> f32 {
    let chance = if starts { STARTER } else { 1.0 - STARTER };
    let [won, lost] = stakes(game, seals);
    lost + (won - lost) * chance
}

/// The chance to win the match after winning and after losing this round.
fn stakes(game: &Jaipur, [own, other]: [u8; 2]) -> [f32; 2] {
    let enough = game.seals_to_win();
    // The loser starts the next round.
    let won = if own + 1 < enough { between_rounds(game, [own + 1, other], false) } else { 1.0 };
    let lost = if other + 1 < enough { between_rounds(game, [own, other + 1], true) } else { 0.0 };
    [won, lost]
}

/// The same as numbers by seat, for the seat with this chance.
fn values(seat: Seat, chance: f32) -> Values {
    let mut values = [0.0; MAX_SEATS];
    values[seat.index()] = chance;
    values[1 - seat.index()] = 1.0 - chance;
    values
}

/// Seals, own and other.
fn seals(state: &State, seat: Seat) -> [u8; 2] {
    let seals = state.public().seals;
    [seals[seat.index()], seals[1 - seat.index()]]
}

/// The best of the actions and the logarithm of its odds.
#[inline]
fn best(game: &Jaipur, state: &State, seat: Seat, actions: &[Action]) -> (usize, f32) {
    let mut best = (0, f32::MIN);
    let mut at = 0;
    OURS.rate(&Seen::of(game, state, seat), actions, |odds| {
        if odds > best.1 {
            best = (at, odds);
        }
        at += 1;
    });
    best
}

impl Playable for Jaipur {
    fn rate(&self, state: &State, seat: Seat, actions: &[Action], rates: &mut Vec<f32>) {
        let [won, lost] = stakes(self, seals(state, seat));
        let seen = Seen::of(self, state, seat);
        OURS.rate(&seen, actions, |odds| rates.push(lost + (won - lost) * logistic(odds)));
    }

    fn value(&self, state: &State, scratch: &mut Scratch<Jaipur>) -> Values {
        let Turn::Seats(seats) = self.turn(state) else { return values(Seat::A, 0.5) };
        let seat = seats.lowest().unwrap_or(Seat::A);
        scratch.actions.clear();
        self.legal(state, seat, &mut scratch.actions);
        let (_, odds) = best(self, state, seat, &scratch.actions);
        let [won, lost] = stakes(self, seals(state, seat));
        values(seat, lost + (won - lost) * logistic(odds))
    }

    fn settled(&self, state: &State) -> Option<Values> {
        let public = state.public();
        let between = public.phase == Phase::Deal(Seat::A) && public.last.is_some();
        let starts = public.starter == Seat::A;
        between.then(|| values(Seat::A, between_rounds(self, public.seals, starts)))
    }

    #[inline]
    fn policy(
        &self,
        state: &State,
        seat: Seat,
        _: &mut impl Random,
        scratch: &mut Scratch<Jaipur>,
    ) -> Action {
        scratch.actions.clear();
        self.legal(state, seat, &mut scratch.actions);
        scratch.actions[best(self, state, seat, &scratch.actions).0]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Step, Viewer};

    /// Every state of some matches in which somebody is to act.
    fn states(game: &Jaipur, mut each: impl FnMut(&State, Seat, &[Action])) {
        let mut actions = Vec::new();
        for seed in 0..40 {
            let mut dice = testkit::rng(seed);
            let mut state = game.start();
            loop {
                let step = match game.turn(&state) {
                    Turn::Over => break,
                    Turn::Chance => Step::Roll(game.roll(&state, &mut dice)),
                    Turn::Seats(seats) => {
                        let seat = seats.lowest().expect("somebody is to act");
                        actions.clear();
                        game.legal(&state, seat, &mut actions);
                        each(&state, seat, &actions);
                        // Half random, half sensible: strange and usual hands.
                        let at = match dice.below(2) {
                            0 => dice.below(actions.len() as u32) as usize,
                            _ => best(game, &state, seat, &actions).0,
                        };
                        Step::Act(seat, actions[at])
                    }
                };
                game.apply(&mut state, step, &mut |_| ());
            }
        }
    }

    #[test]
    fn the_quick_way_agrees_with_the_definition() {
        let game = Jaipur::default();
        let mut compared = 0;
        states(&game, |state, seat, actions| {
            let seen = Seen::of(&game, state, seat);
            let mut quick = Vec::new();
            OURS.rate(&seen, actions, |odds| quick.push(odds));
            for (action, quick) in actions.iter().zip(quick) {
                let (after, refill, ends) = seen.after(*action);
                let slow = if ends { after.won_by() * lead::WON } else { OURS.of(&after, refill) };
                assert!(
                    (quick - slow).abs() < 1e-3 + slow.abs() * 1e-5,
                    "{action}: {quick} {slow}"
                );
                compared += 1;
            }
        });
        assert!(compared > 20_000, "{compared}");
    }

    #[test]
    fn what_is_seen_after_an_action_is_what_the_rules_make_of_it() {
        let game = Jaipur::default();
        states(&game, |state, seat, actions| {
            let seen = Seen::of(&game, state, seat);
            for action in actions {
                let (after, refill, ends) = seen.after(*action);
                let mut next = *state;
                game.apply(&mut next, Step::Act(seat, *action), &mut |_| ());
                if next.public().round != state.public().round || game.turn(&next) == Turn::Over {
                    assert!(ends, "{action} ends the round");
                    continue;
                }
                let real = Seen::of(&game, &next, seat);
                let due = match next.public().phase {
                    Phase::Refill(due) => due,
                    _ => 0,
                };
                assert!(ends || due == refill, "{action}");
                assert_eq!(after.deck + due, real.deck, "{action}");
                // What has not been drawn yet is equal.
                let facts = |seen: &Seen| {
                    (
                        seen.hand,
                        seen.known,
                        seen.market,
                        seen.gone,
                        seen.unseen,
                        seen.herd,
                        seen.size,
                    )
                };
                assert_eq!(facts(&after), facts(&real), "{action}");
            }
        });
    }

    #[test]
    fn rates_depend_on_nothing_the_seat_cannot_see() {
        let game = Jaipur::default();
        let mut dice = testkit::rng(3);
        states(&game, |state, seat, actions| {
            let view = game.view(state, Viewer::Seat(seat));
            let other = game.imagine(&view, &mut dice);
            let (mut rates, mut again) = (Vec::new(), Vec::new());
            game.rate(state, seat, actions, &mut rates);
            game.rate(&other, seat, actions, &mut again);
            assert_eq!(rates, again);
            assert!(rates.iter().all(|rate| (0.0..=1.0).contains(rate)));
        });
    }

    #[test]
    fn a_certain_win_and_a_certain_loss_are_known() {
        // The deck is empty: taking a card ends the round.
        let game = Jaipur::single_round();
        let text = |own: &str, other: &str| {
            format!(
                "phase: act\nto move: A\nround: 1\nstarter: A\nseals: 0 0\nmarket: DGSCP\n\
                 A hand: L\nA herd: 5\nA known: L\nA bonus: -\n\
                 B hand: L\nB herd: 6\nB known: L\nB bonus: -\n\
                 tokens D: {own}\ntokens G: {other}\ntokens S: -\ntokens C: -\n\
                 tokens P: -\ntokens L: -\nquiet: 0\nturns: 20\ndeck: -\n"
            )
        };
        for (own, other, chance) in [("AAAA", "BB", 1.0), ("BBBB", "AA", 0.0)] {
            let state = game.place(&text(own, other).parse().unwrap()).unwrap();
            let mut rates = Vec::new();
            game.rate(&state, Seat::A, &["take D".parse().unwrap()], &mut rates);
            assert!((rates[0] - chance).abs() < 1e-3, "{rates:?}");
        }
    }

    #[test]
    fn the_match_is_judged_by_its_rounds() {
        let game = Jaipur::default();
        assert_eq!(stakes(&Jaipur::single_round(), [0, 0]), [1.0, 0.0]);
        assert_eq!(stakes(&game, [1, 1]), [1.0, 0.0]);
        let ahead = 1.0 - STARTER + STARTER * STARTER;
        let [won, lost] = stakes(&game, [0, 0]);
        assert!((won - ahead).abs() < 1e-6 && (lost - (1.0 - ahead)).abs() < 1e-6);
        // Half of the first player's edge in a round is left in a match.
        let first = between_rounds(&game, [0, 0], true);
        assert!(first > 0.52 && first < STARTER, "{first}");
    }
}
