//! Golden playthroughs: one random match of each scenario with everything that
//! anybody sees. A change of the rules is reviewed as a diff of these files;
//! `UPDATE_EXPECT=1` writes them anew.

use maharadjah::{Maharadjah, Scenario};
use std::collections::BTreeSet;
use std::path::PathBuf;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs")
}

#[test]
fn playthroughs_are_as_they_were() {
    for (seed, scenario) in (1..).zip(Scenario::ALL) {
        let text = testkit::playthrough::write(&Maharadjah::of(scenario), seed);
        testkit::playthrough::check_golden(folder().join(format!("{}.txt", scenario.key())), &text);
    }
}

#[test]
fn every_scenario_has_its_file_and_every_file_its_scenario() {
    let wanted: BTreeSet<String> =
        Scenario::ALL.iter().map(|scenario| format!("{}.txt", scenario.key())).collect();
    let found: BTreeSet<String> = std::fs::read_dir(folder())
        .expect("the folder of playthroughs")
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .collect();
    assert_eq!(found, wanted);
}
