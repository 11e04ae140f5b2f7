//! What ARCHITECTURE.md says is absent stays absent.
//!
//! Compiling for WebAssembly does not show it: the standard library is there,
//! and a clock or a thread only fails when it is used.

use super::Fault;
use crate::tree::Tree;

/// What no rule may depend on.
const FLOATS: &[&str] = &["f32", "f64"];

/// Where numbers are weighed, drawn or told, and decide nothing: opinions, the
/// table, and what it asks.
const WEIGHED: &[&str] = &["/src/opinion", "/src/tabletop", "/src/queries"];

/// Where, and which words its code may not have.
const ABSENT: &[(&[&str], &[&str], &str)] = &[
    (
        &[
            "crates/engine/src/",
            "games/",
            "crates/opinion/src/",
            "crates/bots/src/",
            "crates/table/src/",
        ],
        &["fs", "net", "thread", "env", "process", "Instant", "SystemTime", "println", "eprintln"],
        "does no input or output, reads no clock and starts no thread",
    ),
    (&["crates/engine/src/", "games/"], FLOATS, "knows no floating point"),
    (
        &[
            "crates/engine/src/",
            "games/",
            "crates/opinion/src/",
            "crates/bots/src/",
            "crates/table/src/",
        ],
        &["thread_local", "OnceLock", "LazyLock", "Mutex", "RwLock"],
        "keeps no global and needs no lock",
    ),
];

/// Tests and examples may do what the code may not.
fn outside_tests(path: &str) -> bool {
    !path.contains("/tests/") && !path.contains("/examples/")
}

/// None of the words in the code, tests and comments aside.
pub(super) fn absent(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (path, text) in tree.ending(".rs").filter(|(path, _)| outside_tests(path)) {
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        for (n, line) in code.lines().enumerate() {
            let line = line.split("//").next().unwrap_or_default();
            let words = || line.split(|c: char| !c.is_alphanumeric() && c != '_');
            for (folders, banned, why) in ABSENT {
                if !folders.iter().any(|folder| path.starts_with(folder)) {
                    continue;
                }
                if *banned == FLOATS && WEIGHED.iter().any(|part| path.contains(part)) {
                    continue;
                }
                // On a table of roads a net is drawn, not opened.
                let roads = |word: &&str| *word == "net" && path.contains("/src/tabletop");
                for word in words().filter(|word| banned.contains(word) && !roads(word)) {
                    let place = format!("{path}:{}", n + 1);
                    faults.push(Fault::new(place, format!("says {word}, but {why}")));
                }
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::told;

    fn of(path: &str, text: &str) -> Vec<String> {
        told(&absent(&Tree::of(&[(path, text)])))
    }

    #[test]
    fn input_clocks_threads_floats_and_globals_are_reported() {
        for line in [
            "use std::fs;",
            "std::thread::spawn(f);",
            "let now = std::time::Instant::now();",
            "println!(\"x\");",
            "static ALL: std::sync::OnceLock<u8> = x;",
            "let half = 0.5_f64 as f32;",
        ] {
            assert!(!of("games/g/src/rules.rs", line).is_empty(), "{line}");
            assert!(!of("crates/engine/src/seat.rs", &format!("\n{line}")).is_empty(), "{line}");
            assert!(of("crates/tui/src/app.rs", line).is_empty(), "{line}");
        }
        assert_eq!(of("crates/bots/src/bot.rs", "f32 Duration").len(), 0);
        assert_eq!(of("games/g/src/opinion.rs", "f32").len(), 0);
        assert_eq!(of("games/g/src/opinion/worth.rs", "f32\nprintln").len(), 1);
        assert_eq!(of("games/g/src/tabletop/map.rs", "f32").len(), 0);
        assert_eq!(of("games/g/src/queries/odds.rs", "f64\nInstant").len(), 1);
        assert_eq!(of("games/g/src/rules/queries.rs", "f64").len(), 1);
        assert_eq!(
            of("crates/table/src/fair.rs", "\n\nfs")[0].split(": ").next(),
            Some("crates/table/src/fair.rs:3")
        );
    }

    #[test]
    fn comments_tests_and_longer_words_are_free() {
        for line in [
            "// println! f32",
            "/// a thread",
            "#[cfg(test)]\nuse std::fs;",
            "let offset = threads;",
        ] {
            assert!(of("games/g/src/rules.rs", line).is_empty(), "{line}");
        }
        assert!(of("games/g/tests/rules.rs", "use std::fs;").is_empty());
    }
}
