//! Maharadjah under the laws of every game.

mod support;

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
}
