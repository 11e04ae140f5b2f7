//! Golden playthroughs: one random match for the default options and one for
//! each other choice, with everything that anybody sees. A change of the rules
//! is reviewed as a diff of these files; `UPDATE_EXPECT=1` writes them anew.

mod support;

use engine::{Game, Settings};
use jaipur::Jaipur;
use std::collections::BTreeSet;
use std::path::PathBuf;
use support::rulebook;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs")
}

/// The files and their rulebooks: the defaults, and each single change.
fn variants() -> Vec<(String, Jaipur)> {
    let defaults = Settings::new(Jaipur::SETTINGS);
    Settings::combinations(Jaipur::SETTINGS, 0)
        .into_iter()
        .map(|settings| {
            let changed: Vec<String> = settings
                .iter()
                .zip(defaults.iter())
                .filter(|((_, value), (_, default))| value != default)
                .map(|((setting, value), _)| {
                    format!("{}-{}", setting.key, setting.values.show(value))
                })
                .collect();
            let name = if changed.is_empty() { "default".to_owned() } else { changed.join("-") };
            (format!("2-players-{name}.txt"), rulebook(&settings.to_string()))
        })
        .collect()
}

#[test]
fn playthroughs_are_as_they_were() {
    for (seed, (name, game)) in (1..).zip(variants()) {
        let text = testkit::playthrough::write(&game, seed);
        testkit::playthrough::check_golden(folder().join(name), &text);
    }
}

#[test]
fn every_variant_has_its_file_and_every_file_its_variant() {
    let wanted: BTreeSet<String> = variants().into_iter().map(|(name, _)| name).collect();
    assert_eq!(wanted.len(), 1 + 1 + 2 + 1 + 1);
    let found: BTreeSet<String> = std::fs::read_dir(folder())
        .expect("the folder of playthroughs")
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .collect();
    assert_eq!(found, wanted);
}
