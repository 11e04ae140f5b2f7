//! A new game is a folder of the one known shape, plus a line in each list.

use super::Fault;
use crate::rooms;
use crate::tree::Tree;

/// What every game has.
const FILES: &[&str] = &[
    "Cargo.toml",
    "RULES.md",
    "RULES.fr.md",
    "i18n/en.ftl",
    "i18n/fr.ftl",
    "src/lib.rs",
    "src/opinion.rs",
    "tests/golden.rs",
    "tests/laws.rs",
    "tests/playthroughs/*.txt",
    "tests/records/*",
    "tests/rules.rs",
];

/// The lists with a line for every game, and what they are for.
const LISTS: &[(&str, &str)] = &[
    ("crates/games/src/lib.rs", "the list of games"),
    ("crates/games/Cargo.toml", "the manifest of the list of games"),
];

/// Every game has every file and stands in every list.
pub(super) fn shape(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for game in rooms::games(tree) {
        let folder = format!("games/{game}");
        for file in FILES {
            if !tree.exists(&format!("{folder}/{file}")) {
                faults.push(Fault::new(&folder, format!("has no {file}")));
            }
        }
        for (list, about) in LISTS {
            let lines = mentions(tree.text(list).unwrap_or_default(), &game);
            if lines != 1 {
                let what = format!("{about} names {game} on {lines} lines, not on one");
                faults.push(Fault::new(*list, what));
            }
        }
    }
    faults
}

/// The changelog has a line `- <game> <version>: ...` for every game.
pub(super) fn versions(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for game in rooms::games(tree) {
        let path = format!("games/{game}/src/lib.rs");
        let code = tree.text(&path).unwrap_or_default();
        let version =
            code.split("const VERSION: u16 = ").nth(1).and_then(|rest| rest.split(';').next());
        let Some(version) = version else {
            faults.push(Fault::new(path, "has no `const VERSION: u16 = ...;`"));
            continue;
        };
        let line = format!("- {game} {version}:");
        let changes = tree.text("CHANGELOG.md").unwrap_or_default();
        if !changes.lines().any(|known| known.starts_with(&line)) {
            faults.push(Fault::new("CHANGELOG.md", format!("has no line `{line} ...`")));
        }
    }
    faults
}

/// The lines of code that have the word, tests and comments aside.
fn mentions(text: &str, word: &str) -> usize {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let named =
        |line: &&str| line.split(|c: char| !c.is_alphanumeric() && c != '_').any(|w| w == word);
    lines.filter(named).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::told;

    fn sound() -> Tree {
        let paths: Vec<String> =
            FILES.iter().map(|file| format!("games/raja/{}", file.replace('*', "a"))).collect();
        let mut files: Vec<(&str, &str)> = paths.iter().map(|path| (path.as_str(), "")).collect();
        files.extend(LISTS.iter().map(|(list, _)| (*list, "list![raja::Raja];")));
        Tree::of(&files)
    }

    #[test]
    fn a_sound_game_has_no_fault() {
        assert!(shape(&sound()).is_empty(), "{:?}", told(&shape(&sound())));
    }

    #[test]
    fn each_missing_file_is_reported() {
        for file in FILES {
            let path = format!("games/raja/{}", file.replace('*', "a"));
            assert_eq!(
                told(&shape(&sound().without(&path))),
                [format!("games/raja: has no {file}")]
            );
        }
    }

    #[test]
    fn a_version_without_a_line_is_reported() {
        let tree = |code: &str, changes: &str| {
            let lib = ("games/raja/src/lib.rs", code);
            versions(&Tree::of(&[lib, ("CHANGELOG.md", changes)])).len()
        };
        let code = "    const VERSION: u16 = 2;";
        assert_eq!(tree(code, "- raja 1: the first.\n- raja 2: tolls."), 0);
        assert_eq!(tree(code, "- raja 1: the first."), 1);
        assert_eq!(tree("", "- raja 2: tolls."), 1);
    }

    #[test]
    fn a_game_that_is_not_listed_is_reported() {
        for (list, _) in LISTS {
            assert_eq!(shape(&sound().without(list)).len(), 1, "{list}");
            for text in [
                "",
                "// raja",
                "list![maharaja::Maharaja];",
                "#[cfg(test)]\nuse raja::Raja;",
                "use raja::Raja;\nraja",
            ] {
                assert_eq!(shape(&sound().with(list, text)).len(), 1, "{list} {text}");
            }
        }
    }
}
