//! The sentences of the page, a file for each language: a reader needs one.
//!
//! A file holds what the page and the table say, and then a chapter for each
//! game: the little that stands on its box. All else that a game says is in its own
//! module. Remarks are for translators and stay here.

use anyhow::{Context, Result};
use std::path::{Path, PathBuf};

/// The languages.
const LANGS: [&str; 2] = ["en", "fr"];
/// What belongs to no game.
const GENERAL: [&str; 2] = ["crates/table", "crates/web"];
/// What is said to programs only, by the beginning of its name.
const TO_PROGRAMS: &str = "protocol-";
/// What stands on the box of a game, by the beginning of its name.
const ON_THE_BOX: [&str; 2] = ["game-", "option-"];

/// Name, text and sources of each file.
pub(crate) fn files(root: &Path) -> Result<Vec<(String, String, Vec<PathBuf>)>> {
    let mut games: Vec<PathBuf> = Vec::new();
    for entry in std::fs::read_dir(root.join("games"))? {
        games.push(entry?.path());
    }
    games.sort();
    LANGS
        .iter()
        .map(|lang| {
            let (mut text, mut paths) = (String::new(), Vec::new());
            let mut read = |folder: &Path| -> Result<String> {
                let path = folder.join(format!("i18n/{lang}.ftl"));
                let text = std::fs::read_to_string(&path);
                let text = text.with_context(|| path.display().to_string())?;
                paths.push(path);
                Ok(text)
            };
            for folder in GENERAL {
                let said = |id: &str| !id.starts_with(TO_PROGRAMS);
                text.push_str(&chosen(&read(&root.join(folder))?, said));
            }
            for folder in &games {
                let game = folder.file_name().and_then(|name| name.to_str()).unwrap_or_default();
                let on = |id: &str| ON_THE_BOX.iter().any(|head| id.starts_with(head));
                text.extend(["# game: ", game, "\n", &chosen(&read(folder)?, on)]);
            }
            Ok((format!("words-{lang}.ftl"), text, paths))
        })
        .collect()
}

/// The sentences of a file whose name is wanted, whole.
fn chosen(text: &str, wanted: impl Fn(&str) -> bool) -> String {
    let mut kept = String::new();
    let mut on = false;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        // A sentence goes on in lines that are set in, perhaps after empty ones.
        if !line.starts_with([' ', '}']) && !line.is_empty() {
            on = wanted(line);
        }
        if on {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_are_taken_whole_and_remarks_left() {
        let text = "# remark\n\ngame-name = X\nother =\n    { $n ->\n        [one] 1\n       *[other] 2\n    }\noption-a =\n    b\n";
        assert_eq!(chosen(text, |_| true), text.replace("# remark\n\n", ""));
        let on = |id: &str| id.starts_with("game-") || id.starts_with("option-");
        assert_eq!(chosen(text, on), "game-name = X\noption-a =\n    b\n");
    }

    #[test]
    fn every_game_has_its_chapter_in_every_language() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let games = std::fs::read_dir(root.join("games")).unwrap().count();
        assert!(games >= 4, "{games}");
        let files = files(&root).unwrap();
        assert_eq!(files.len(), 2);
        for (name, text, paths) in files {
            assert_eq!(text.matches("\ngame-name = ").count(), games, "{name}");
            assert_eq!(text.matches("# game: ").count(), games, "{name}");
            assert_eq!(paths.len(), GENERAL.len() + games, "{name}");
            assert!(text.contains("\nweb-home = "), "{name}");
            assert!(text.contains("\nrefusal-stale = ") && !text.contains("\nprotocol-"), "{name}");
        }
    }
}
