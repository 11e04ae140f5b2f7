//! No bot knows more than its seat: its decision stays the same when all that
//! the seat cannot see is dealt again.

use bots::{BOTS, Bot, Budget, by_name, no_clock};
use engine::{Game, Seat, Viewer};
use jaipur::{Action, Jaipur, Kind, State};
use testkit::laws::{Lawful, Plan, try_fair_bot};

/// Jaipur, as the law of fairness needs it.
struct Table;
impl Lawful for Table {
    type Game = Jaipur;
    fn universe(_: &Jaipur, _: &mut dyn FnMut(Action)) {}
}

/// About 2,000 positions for each bot, over all option sets.
fn plan() -> Plan {
    Plan { games: 12, effort: 56_000_000, ..Plan::default() }
}

fn decide(
    bot: &mut dyn Bot<Jaipur>,
    game: &Jaipur,
    state: &State,
    seat: Seat,
    seed: u64,
) -> Action {
    let view = game.view(state, Viewer::Seat(seat));
    let decision = bot.decide(game, &view, &Budget::iterations(16), seed, &no_clock);
    decision.expect("the seat owes an action").action
}

#[test]
fn ten_thousand_decisions_rest_on_what_is_seen() {
    let mut decisions = 0;
    for name in BOTS {
        // The same bot all along: what it keeps in mind must not tell either.
        let mut bot = by_name::<Jaipur>(name).expect("a listed bot exists");
        let fair = try_fair_bot::<Table>(name, &plan(), |game, state, seat, seed| {
            decisions += 1;
            decide(&mut *bot, game, state, seat, seed)
        });
        if let Err(violation) = fair {
            panic!("{violation}");
        }
    }
    // Each position is decided five times: once as it is, four times re-dealt.
    assert!(decisions >= 50_000, "only {decisions}");
}

#[test]
fn a_cheater_is_caught() {
    // It plays honestly unless the other hides diamonds.
    let mut honest = by_name::<Jaipur>("greedy").expect("a listed bot exists");
    let mut actions = Vec::new();
    let caught = try_fair_bot::<Table>("cheater", &plan(), |game, state, seat, seed| {
        if state.hand(seat.next(2)).count(Kind::Diamond) > 1 {
            actions.clear();
            game.legal(state, seat, &mut actions);
            return actions[actions.len() - 1];
        }
        decide(&mut *honest, game, state, seat, seed)
    });
    assert!(caught.is_err());
}

#[test]
fn a_thinker_with_a_bad_memory_is_caught() {
    // It looks at nothing hidden, but its answer depends on what it was asked
    // before: no one could tell such a bot from a cheater.
    let mut bot = by_name::<Jaipur>("random").expect("a listed bot exists");
    let mut asked = 0;
    let caught = try_fair_bot::<Table>("forgetful", &plan(), |game, state, seat, _| {
        asked += 1;
        decide(&mut *bot, game, state, seat, asked)
    });
    assert!(caught.is_err());
}
