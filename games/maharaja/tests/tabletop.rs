//! The table: everything can be touched, nothing else can, and it is drawn as
//! it should be.

#[path = "tabletop/book.rs"]
mod book;
#[path = "tabletop/drawn.rs"]
mod drawn;
#[path = "tabletop/queries.rs"]
mod queries;
mod support;
#[path = "tabletop/touched.rs"]
mod touched;
#[path = "tabletop/words.rs"]
mod words;

use maharaja::Maharaja;
use testkit::touches::{self, Plan};

#[test]
fn everything_the_rules_allow_is_made_by_touches() {
    let plan = Plan { matches: 1, questions: 40, steps: 900, seed: 3 };
    let summary = touches::hold(&touches::rulebooks::<Maharaja>(), &plan);
    // `back` is rare: it has a test of its own.
    let all = [
        "buy", "choose", "coins", "end", "enough", "exchange", "free", "go", "maharani", "plan",
        "power", "prestige", "reward", "shrine", "statue", "stock", "take", "token", "track",
        "waive",
    ];
    for verb in all {
        assert!(summary.verbs.contains_key(verb), "{verb}: {:?}", summary.verbs);
    }
    assert!(summary.shortcuts > 100 && summary.questions > 1_000, "{summary:?}");
}
