//! The law of touches.

use maharadjah::{Maharadjah, Scenario};
use testkit::touches::{Plan, hold};

#[test]
fn everything_can_be_done_by_touching_what_is_drawn() {
    let plan = Plan { matches: 5, questions: 300, steps: 1_500, seed: 11 };
    let summary = hold(&Scenario::ALL.map(Maharadjah::of), &plan);
    assert!(summary.shortcuts > 100, "{summary:?}");
    // What random play seldom comes to is tried in `thoughts.rs`.
    let common = [
        "raise", "leader", "pick", "with", "to", "drop", "stop", "done", "yes", "no", "fight",
        "storm", "lose", "retreat", "build", "lift", "arm", "disarm", "remove", "submit", "ally",
        "send",
    ];
    for verb in common {
        assert!(summary.verbs.contains_key(verb), "{verb} was never tried: {:?}", summary.verbs);
    }
}
