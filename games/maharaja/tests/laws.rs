//! Maharaja under the laws of every game.

mod support;

use support::universe::All;
use testkit::laws::{self, Law, Plan};

#[test]
fn maharaja_is_lawful() {
    // The defaults and each single change of an option, for 1 to 4 players.
    let plan = Plan { games: 2, effort: 8_000_000, ..Plan::default() };
    let summary = laws::hold::<All>(&plan);
    assert_eq!((summary.rulebooks, summary.refused), (88, 0));
    for law in Law::ALL {
        let tally = summary.of(law).unwrap_or_else(|| panic!("{law} was not examined"));
        assert!(tally.matches >= 176 && (tally.facts > 0 || law == Law::Ending), "{tally:?}");
    }
    let late = summary.of(Law::Turn).expect("it was examined").late;
    assert!(late >= 88 * 10_000, "{late} late positions");
}
