//! Random play against an independent reference: 300,000 rounds of another
//! engine, both choosing evenly among the different legal actions.
//!
//! Two engines that agree on every quantity here agree on the rules: a wrong
//! limit, a missing exchange or a bonus too many shifts the averages by many
//! standard errors. Every quantity must lie within four of them; the error is
//! that of our rounds and that of the reference's together, plus the rounding
//! of the printed figure.

mod support;

use engine::{Game, Random, Step, Turn};
use jaipur::{Action, Cause, Event, Summary};
use support::{A, B, rulebook};

const ROUNDS: usize = 60_000;
const REFERENCE: f64 = 300_000.0;

/// What one round counts.
#[derive(Clone, Copy, Default)]
struct Round {
    turns: f64,
    /// Legal actions, summed over the turns.
    legal: f64,
    first: f64,
    exchanges: f64,
    sales: f64,
    goods: f64,
    camels: f64,
    by_piles: f64,
    starter: f64,
    other: f64,
    starter_wins: f64,
    tie: f64,
    by_rupees: f64,
    by_bonus: f64,
    by_goods: f64,
    camel_tie: f64,
    /// Sales of fewer than 3 cards, 3, 4, 5 or more.
    sizes: [f64; 4],
}

fn one_if(so: bool) -> f64 {
    f64::from(u8::from(so))
}

fn play(random: &mut testkit::Rng, fewest: &mut usize) -> Round {
    // With one seal and a shared tie a match is exactly one round.
    let game = rulebook("seals=1 tie=both guard=off");
    let mut state = game.start();
    let mut legal: Vec<Action> = Vec::with_capacity(256);
    let mut round = Round::default();
    let mut summary: Option<Summary> = None;
    loop {
        let step = match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => Step::Roll(game.roll(&state, random)),
            Turn::Seats(seats) => {
                let seat = seats.lowest().expect("somebody is to move");
                legal.clear();
                game.legal(&state, seat, &mut legal);
                *fewest = (*fewest).min(legal.len());
                if round.turns == 0.0 {
                    round.first = legal.len() as f64;
                }
                round.turns += 1.0;
                round.legal += legal.len() as f64;
                let action = legal[random.below(legal.len() as u32) as usize];
                match action {
                    Action::Swap(_) => round.exchanges += 1.0,
                    Action::Take(_) => round.goods += 1.0,
                    Action::Camels => round.camels += 1.0,
                    Action::Sell(_, cards) => {
                        round.sales += 1.0;
                        round.sizes[cards.clamp(2, 5) as usize - 2] += 1.0;
                    }
                }
                Step::Act(seat, action)
            }
        };
        game.apply(&mut state, step, &mut |event| {
            if let Event::Scored { summary: scored, .. } = event {
                summary = Some(scored);
            }
        });
    }
    let summary = summary.expect("a round is scored");
    let starter = state.public().starter;
    let other = starter.next(2);
    round.by_piles = one_if(summary.cause == Cause::Piles);
    round.starter = f64::from(summary.rupees(starter));
    round.other = f64::from(summary.rupees(other));
    round.starter_wins = one_if(summary.winner == Some(starter));
    round.tie = one_if(summary.winner.is_none());
    let equally_rich = summary.rupees(A) == summary.rupees(B);
    let equal_bonus = summary.bonus_tokens[0] == summary.bonus_tokens[1];
    round.by_rupees = one_if(!equally_rich);
    round.by_bonus = one_if(equally_rich && !equal_bonus);
    round.by_goods = one_if(equally_rich && equal_bonus && summary.winner.is_some());
    round.camel_tie = one_if(summary.camel_token().is_none());
    round
}

/// The mean of `top` over that of `bottom`, and the spread of one round's
/// share in it. With a bottom of 1 these are the mean and its deviation.
fn ratio(
    rounds: &[Round],
    top: impl Fn(&Round) -> f64,
    bottom: impl Fn(&Round) -> f64,
) -> (f64, f64) {
    let n = rounds.len() as f64;
    let sum_top: f64 = rounds.iter().map(&top).sum();
    let sum_bottom: f64 = rounds.iter().map(&bottom).sum();
    let ratio = sum_top / sum_bottom;
    let squares: f64 =
        rounds.iter().map(|round| (top(round) - ratio * bottom(round)).powi(2)).sum();
    (ratio, (squares / (n - 1.0)).sqrt() / (sum_bottom / n))
}

struct Judge {
    faults: Vec<String>,
}

impl Judge {
    /// The found figure against the printed one, whose last digit is `digit`.
    fn hold(&mut self, what: &str, (found, spread): (f64, f64), printed: f64, digit: f64) {
        let error = spread * (1.0 / ROUNDS as f64 + 1.0 / REFERENCE).sqrt();
        let off = (found - printed).abs();
        println!("{what:<28} {found:>9.4} against {printed:>9.4}: {:>5.2} errors", off / error);
        if off > 4.0 * error + digit / 2.0 {
            self.faults.push(format!("{what}: {found}, not {printed}, with an error of {error}"));
        }
    }
}

#[test]
fn random_play_agrees_with_the_reference() {
    let mut random = testkit::rng(300_000);
    let mut fewest = usize::MAX;
    let rounds: Vec<Round> = (0..ROUNDS).map(|_| play(&mut random, &mut fewest)).collect();
    let mut judge = Judge { faults: Vec::new() };
    let mean = |of: fn(&Round) -> f64| ratio(&rounds, of, |_| 1.0);
    let percent = |of: fn(&Round) -> f64| ratio(&rounds, |round| 100.0 * of(round), |_| 1.0);
    let per_turn = |of: fn(&Round) -> f64| ratio(&rounds, of, |round| round.turns);
    let share = |of: fn(&Round) -> f64| ratio(&rounds, |r| 100.0 * of(r), |round| round.turns);

    let turns = mean(|r| r.turns);
    judge.hold("turns a round", turns, 77.70, 0.01);
    // The deviation itself, as a mean of squares (its own spread follows from
    // the fourth power).
    let square = ratio(&rounds, |r| (r.turns - turns.0).powi(2), |_| 1.0);
    let deviation = (square.0.sqrt(), square.1 / (2.0 * square.0.sqrt()));
    judge.hold("deviation of turns", deviation, 19.06, 0.01);
    judge.hold("legal actions a turn", per_turn(|r| r.legal), 23.54, 0.01);
    judge.hold("legal actions, first turn", mean(|r| r.first), 8.16, 0.01);
    judge.hold("% exchanges", share(|r| r.exchanges), 50.07, 0.01);
    judge.hold("% sales", share(|r| r.sales), 25.64, 0.01);
    judge.hold("% one good", share(|r| r.goods), 13.70, 0.01);
    judge.hold("% camels", share(|r| r.camels), 10.59, 0.01);
    judge.hold("% ended by piles", percent(|r| r.by_piles), 55.6, 0.1);
    judge.hold("% ended by the deck", percent(|r| 1.0 - r.by_piles), 44.4, 0.1);
    judge.hold("rupees of the starter", mean(|r| r.starter), 60.55, 0.01);
    judge.hold("rupees of the other", mean(|r| r.other), 59.29, 0.01);
    judge.hold("rupees of the richer", mean(|r| r.starter.max(r.other)), 69.35, 0.01);
    judge.hold("rupees of the poorer", mean(|r| r.starter.min(r.other)), 50.49, 0.01);
    judge.hold("% won by the starter", percent(|r| r.starter_wins), 52.19, 0.01);
    judge.hold("% tied", percent(|r| r.tie), 0.065, 0.001);
    judge.hold("% decided by rupees", percent(|r| r.by_rupees), 98.32, 0.01);
    judge.hold("% decided by bonus tokens", percent(|r| r.by_bonus), 1.11, 0.01);
    judge.hold("% decided by goods tokens", percent(|r| r.by_goods), 0.50, 0.01);
    judge.hold("% equal herds", percent(|r| r.camel_tie), 4.10, 0.01);
    judge.hold("sales of 1 or 2 cards", mean(|r| r.sizes[0]), 17.65, 0.01);
    judge.hold("sales of 3 cards", mean(|r| r.sizes[1]), 1.87, 0.01);
    judge.hold("sales of 4 cards", mean(|r| r.sizes[2]), 0.35, 0.01);
    judge.hold("sales of 5 or more cards", mean(|r| r.sizes[3]), 0.05, 0.01);
    assert!(judge.faults.is_empty(), "{}", judge.faults.join("\n"));
    assert_eq!(fewest, 1, "positions with a single action were met");
}
