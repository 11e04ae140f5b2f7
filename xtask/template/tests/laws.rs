//! Kauri under the laws of every game.

mod support;

use support::All;
use testkit::laws::{self, Law, Plan};

#[test]
fn kauri_is_lawful() {
    // Two to four players, three sizes of heap.
    let plan = Plan { options: 9, games: 8, effort: 4_000_000, ..Plan::default() };
    let summary = laws::hold::<All>(&plan);
    assert_eq!((summary.rulebooks, summary.refused), (9, 0));
    for law in Law::ALL {
        let tally = summary.of(law).unwrap_or_else(|| panic!("{law} was not examined"));
        assert!(tally.matches >= 9 * 8 && (tally.facts > 0 || law == Law::Ending), "{tally:?}");
    }
}
