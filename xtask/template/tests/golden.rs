//! Golden playthroughs: one random match for each size of heap, with everything
//! that anybody sees. A change of the rules is reviewed as a diff of these
//! files; `UPDATE_EXPECT=1` writes them anew.

mod support;

use std::path::PathBuf;
use support::rulebook;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs")
}

#[test]
fn playthroughs_are_as_they_were() {
    for (seed, players, shells) in [(1, 2, 30), (2, 3, 20), (3, 4, 40)] {
        let game = rulebook(players, &format!("shells={shells}"));
        let text = testkit::playthrough::write(&game, seed);
        let name = format!("{players}-players-{shells}-shells.txt");
        testkit::playthrough::check_golden(folder().join(name), &text);
    }
}
