//! Golden playthroughs: one random match for each number of players, for each
//! level of Brahmabot and with all special rules, with everything that anybody
//! sees. A change of the rules is reviewed as a diff of these files;
//! `UPDATE_EXPECT=1` writes them anew.

mod support;

use std::collections::BTreeSet;
use std::path::PathBuf;
use support::rulebook;

/// The files: players, options, and what they are called.
const VARIANTS: &[(u8, &str, &str)] = &[
    (1, "solo=easy", "1-player-easy"),
    (1, "solo=medium", "1-player-medium"),
    (1, "solo=hard", "1-player-hard"),
    (2, "", "2-players"),
    (3, "", "3-players"),
    (4, "", "4-players"),
    (2, "r1=on r2=on r3=on r4=on final=f4 chronicler=each builder=free", "2-players-special"),
];

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs")
}

#[test]
fn playthroughs_are_as_they_were() {
    for (seed, (players, options, name)) in (1..).zip(VARIANTS) {
        let text = testkit::playthrough::write(&rulebook(*players, options), seed);
        testkit::playthrough::check_golden(folder().join(format!("{name}.txt")), &text);
    }
}

#[test]
fn every_variant_has_its_file_and_every_file_its_variant() {
    let wanted: BTreeSet<String> =
        VARIANTS.iter().map(|(_, _, name)| format!("{name}.txt")).collect();
    let found: BTreeSet<String> = std::fs::read_dir(folder())
        .expect("the folder of playthroughs")
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .collect();
    assert_eq!(found, wanted);
}
