//! Every bot plays every scenario of Maharadjah to its end, by the rules.

use bots::arena::{Contestant, play};
use bots::{Budget, by_name, no_clock};
use maharadjah::{Maharadjah, Scenario};

fn plays(name: &str, scenario: Scenario, iterations: u64) {
    let game = Maharadjah::of(scenario);
    let bot = by_name(name).expect("a listed bot exists");
    let mut bots = [Contestant { bot, budget: Budget::iterations(iterations) }];
    let played = play(&game, &mut bots, &vec![0; scenario.players()], 7, &no_clock);
    assert!(played.is_ok(), "{name}, {scenario:?}: {played:?}");
}

#[test]
fn random_and_greedy_play_every_scenario() {
    for scenario in Scenario::ALL {
        for name in ["random", "structured", "greedy"] {
            plays(name, scenario, 1);
        }
    }
}

#[test]
fn the_searches_play_every_scenario() {
    for scenario in Scenario::ALL {
        for name in ["search", "ismcts", "ismcts-plain"] {
            plays(name, scenario, 1);
        }
    }
}
