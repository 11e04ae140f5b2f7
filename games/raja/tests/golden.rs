//! Golden playthroughs: one random match for each number of players, and one
//! for each advanced version and for the short game, with everything that
//! anybody sees. A change of the rules is reviewed as a diff of these files;
//! `UPDATE_EXPECT=1` writes them anew.

mod support;

use std::collections::BTreeSet;
use std::path::PathBuf;
use support::rulebook;

/// The files: players, options, and what they are called.
const VARIANTS: &[(u8, &str, &str)] = &[
    (2, "", "2-players"),
    (3, "", "3-players"),
    (4, "", "4-players"),
    (5, "", "5-players"),
    (2, "short=on", "2-players-short"),
    (3, "advanced1=on", "3-players-advanced1"),
    (2, "advanced2=on", "2-players-advanced2"),
    (4, "advanced1=on advanced2=on short=on money=open", "4-players-everything"),
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
