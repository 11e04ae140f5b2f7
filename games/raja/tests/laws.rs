//! Raja under the laws of every game.

mod support;

use support::universe::All;
use testkit::laws::{self, Law, Plan};

#[test]
fn raja_is_lawful() {
    // The defaults and each single change of an option, for 2 to 5 players.
    let plan = Plan { games: 2, effort: 8_000_000, ..Plan::default() };
    let summary = laws::hold::<All>(&plan);
    assert_eq!((summary.rulebooks, summary.refused), (36, 0));
    for law in Law::ALL {
        let tally = summary.of(law).unwrap_or_else(|| panic!("{law} was not examined"));
        assert!(tally.matches >= 72 && (tally.facts > 0 || law == Law::Ending), "{tally:?}");
    }
    let late = summary.of(Law::Turn).expect("it was examined").late;
    assert!(late >= 36 * 10_000, "{late} late positions");
}

#[test]
fn every_combination_of_options_is_lawful() {
    let plan = Plan { games: 1, options: 256, effort: 1_000_000, seed: 3, ..Plan::default() };
    let laws = [Law::Legality, Law::Ending, Law::Conservation, Law::Imagination, Law::Knowledge];
    match laws::verify::<All>(&plan, &laws) {
        Ok(summary) => assert_eq!((summary.rulebooks, summary.refused), (1024, 0)),
        Err(violation) => panic!("{violation}"),
    }
}
