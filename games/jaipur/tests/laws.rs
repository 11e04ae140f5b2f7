//! Jaipur under the laws of every game.

mod support;

use support::universe::All;
use testkit::laws::{self, Law, Plan};

#[test]
fn jaipur_is_lawful() {
    // Seals, ties, bonus piles, guard: 24 rulebooks, all of them.
    let plan = Plan { options: 24, games: 12, ..Plan::default() };
    let summary = laws::hold::<All>(&plan);
    assert_eq!((summary.rulebooks, summary.refused), (24, 0));
    for law in Law::ALL {
        let tally = summary.of(law).unwrap_or_else(|| panic!("{law} was not examined"));
        assert!(tally.matches >= 24 * 12 && (tally.facts > 0 || law == Law::Ending), "{tally:?}");
    }
    let late = summary.of(Law::Turn).expect("it was examined").late;
    assert!(late >= 24 * 10_000, "{late} late positions");
}
