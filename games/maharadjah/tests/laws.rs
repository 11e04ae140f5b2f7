//! Maharadjah under the laws of every game.

mod support;

use maharadjah::{Maharadjah, Scenario};
use support::late::{self, QUESTIONS};
use support::universe::All;
use testkit::laws::{self, Law, Plan};

#[test]
fn maharadjah_is_lawful() {
    // Three, four and five players, and the short game; the short game for
    // four and five is refused.
    let plan = Plan { options: 2, games: 2, effort: 8_000_000, ..Plan::default() };
    let summary = laws::hold::<All>(&plan);
    assert_eq!((summary.rulebooks, summary.refused), (4, 2));
    for law in Law::ALL {
        let tally = summary.of(law).unwrap_or_else(|| panic!("{law} was not examined"));
        assert!(tally.matches >= 8 && (tally.facts > 0 || law == Law::Ending), "{tally:?}");
    }
    let late = summary.of(Law::Turn).expect("it was examined").late;
    assert!(late >= 4 * 10_000, "{late} late positions");
}

#[test]
fn late_positions_ask_every_question() {
    for scenario in Scenario::ALL {
        let game = Maharadjah::of(scenario);
        for question in QUESTIONS {
            let mut random = testkit::rng(1);
            let found = late::asking(&game, question, &mut random);
            let found = found.unwrap_or_else(|| panic!("{scenario:?}: {question}"));
            assert!(found.to_string().contains(&format!("\nphase: {question}")), "{found}");
        }
    }
}
