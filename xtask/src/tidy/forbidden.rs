//! The project speaks of itself alone: no path of somebody's machine, no
//! package mirror of somebody's network, in any committed file.

use super::Fault;
use crate::rooms::Table;
use crate::tree::Tree;
use serde_json::Value;

/// What may stand nowhere. Written in pieces, so that this file may be read
/// like any other.
const WORDS: &[&str] = &[
    concat!("/wo", "rk/"),
    concat!("/tm", "p/"),
    concat!("/ho", "me/"),
    concat!("/ro", "ot/"),
    concat!("sha", "red/"),
    concat!("sub", "agent"),
    concat!("arti", "factory"),
    concat!("index.", "crates.io"),
    concat!("static.", "crates.io"),
    concat!("registry.", "npmjs"),
    concat!("files.python", "hosted"),
];

/// Where packages come from.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// None of the words above, in whatever case.
pub(super) fn words(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (path, text) in tree.texts() {
        for (n, line) in text.lines().enumerate() {
            let lower = line.to_lowercase();
            for word in WORDS.iter().filter(|word| lower.contains(**word)) {
                faults.push(Fault::new(format!("{path}:{}", n + 1), format!("says {word}")));
            }
        }
    }
    faults
}

/// Every locked package comes from the public registry, and no committed
/// configuration says otherwise.
pub(super) fn sources(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    let lock = tree.text("Cargo.lock").unwrap_or_default();
    let locked = lock.lines().filter_map(|line| line.strip_prefix("source = "));
    for source in locked.filter(|source| source.trim_matches('"') != REGISTRY) {
        faults.push(Fault::new("Cargo.lock", format!("takes a package from {source}")));
    }
    for path in [".cargo/config.toml", ".cargo/config"] {
        let config = tree.text(path).map(basic_toml::from_str::<Table>);
        match config {
            Some(Err(why)) => faults.push(Fault::new(path, why.to_string())),
            Some(Ok(table)) => {
                for key in ["source", "registries", "registry", "patch", "build", "http"] {
                    if table.get(key).is_some_and(|value| value != &Value::Object(Table::new())) {
                        let what =
                            format!("[{key}] is a matter of each machine, not of the repository");
                        faults.push(Fault::new(path, what));
                    }
                }
            }
            None => {}
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::told;

    #[test]
    fn each_word_is_reported_with_its_line() {
        for word in WORDS {
            let text = format!("fine\nsee {} there", word.to_uppercase());
            let faults =
                words(&Tree::of(&[("docs/a.md", &text), ("b.rs", "// workplace, tmp, root")]));
            assert_eq!(told(&faults), [format!("docs/a.md:2: says {word}")]);
        }
    }

    #[test]
    fn a_foreign_source_is_reported() {
        let good = format!("source = \"{REGISTRY}\"\n");
        assert!(sources(&Tree::of(&[("Cargo.lock", &good)])).is_empty());
        for bad in [
            "source = \"registry+https://mirror.example/index\"",
            "source = \"git+https://x.example\"",
        ] {
            assert_eq!(
                sources(&Tree::of(&[("Cargo.lock", &format!("{good}{bad}\n"))])).len(),
                1,
                "{bad}"
            );
        }
    }

    #[test]
    fn a_configuration_of_one_machine_is_reported() {
        let alias = "[alias]\nxtask = \"run\"\n";
        assert!(sources(&Tree::of(&[(".cargo/config.toml", alias)])).is_empty());
        for bad in ["[source.crates-io]\nreplace-with = \"m\"", "[build]\nrustflags = []", "[http"]
        {
            let text = format!("{alias}{bad}");
            assert_eq!(sources(&Tree::of(&[(".cargo/config.toml", &text)])).len(), 1, "{bad}");
        }
    }
}
