//! The table as it is drawn and touched.

#[path = "tabletop/drawn.rs"]
mod drawn;
#[path = "tabletop/looks.rs"]
mod looks;
#[path = "tabletop/queries.rs"]
mod queries;
mod support;
#[path = "tabletop/touched.rs"]
mod touched;

use raja::Raja;
use testkit::touches::{self, Plan, rulebooks};

/// Everything that can be done is done by touches, and nothing else.
#[test]
fn every_action_is_made_by_touches() {
    let plan = Plan { matches: 2, questions: 60, steps: 1_500, seed: 7 };
    let summary = touches::hold(&rulebooks::<Raja>(), &plan);
    let verbs = [
        "attract", "back", "bid", "choose", "confirm", "drop", "end", "free", "give", "go", "gold",
        "governor", "house", "move", "palace", "pass", "quarry", "seal", "swap", "take", "to",
        "token",
    ];
    for verb in verbs {
        assert!(summary.verbs.contains_key(verb), "{verb} was not made: {:?}", summary.verbs);
    }
    assert!(summary.shortcuts > 800 && summary.buttons <= 6, "{summary:?}");
}
