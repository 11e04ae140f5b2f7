//! The sentences of the page, a file for each language: a reader needs one.
//!
//! One file holds what the page and the table say, and then a chapter for each game:
//! the little that stands on its box. What a game says at its table is a file of its
//! own, fetched with the game. Remarks are for translators and stay here.

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

/// A file of sentences.
pub(crate) struct Words {
    /// Its name.
    pub(crate) name: String,
    /// The game whose table speaks so; none if it is what the page says.
    pub(crate) game: Option<String>,
    /// What it holds.
    pub(crate) text: String,
    /// What it was made of.
    pub(crate) sources: Vec<PathBuf>,
}

/// The languages, for whoever fetches a file by its language.
pub(crate) fn languages() -> [&'static str; 2] {
    LANGS
}

/// Every file: for each language that of the page, then that of each game.
pub(crate) fn files(root: &Path) -> Result<Vec<Words>> {
    let mut games: Vec<PathBuf> = Vec::new();
    for entry in std::fs::read_dir(root.join("games"))? {
        games.push(entry?.path());
    }
    games.sort();
    let mut files = Vec::new();
    for lang in LANGS {
        let (mut text, mut sources) = (String::new(), Vec::new());
        for folder in GENERAL {
            let (path, said) = read(&root.join(folder), lang)?;
            text.push_str(&chosen(&said, |id| !id.starts_with(TO_PROGRAMS)));
            sources.push(path);
        }
        let mut tables = Vec::new();
        for folder in &games {
            let game = folder.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            let (path, said) = read(folder, lang)?;
            let on = |id: &str| ON_THE_BOX.iter().any(|head| id.starts_with(head));
            text.extend(["# game: ", game, "\n", &chosen(&said, on)]);
            sources.push(path.clone());
            tables.push(Words {
                name: format!("words-{game}-{lang}.ftl"),
                game: Some(game.to_owned()),
                text: chosen(&said, |_| true),
                sources: vec![path],
            });
        }
        files.push(Words { name: format!("words-{lang}.ftl"), game: None, text, sources });
        files.append(&mut tables);
    }
    Ok(files)
}

/// The sentences of a folder in a language, and where they stand.
fn read(folder: &Path, lang: &str) -> Result<(PathBuf, String)> {
    let path = folder.join(format!("i18n/{lang}.ftl"));
    let text = std::fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    Ok((path, text))
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
        assert_eq!(files.len(), 2 * (1 + games));
        let (page, tables): (Vec<_>, Vec<_>) = files.iter().partition(|file| file.game.is_none());
        for Words { name, text, sources, .. } in page {
            assert_eq!(text.matches("\ngame-name = ").count(), games, "{name}");
            assert_eq!(text.matches("# game: ").count(), games, "{name}");
            assert_eq!(sources.len(), GENERAL.len() + games, "{name}");
            assert!(text.contains("\nweb-home = "), "{name}");
            assert!(text.contains("\nrefusal-stale = ") && !text.contains("\nprotocol-"), "{name}");
        }
        for Words { name, text, .. } in tables {
            assert!(text.contains("game-name = ") && !text.contains('#'), "{name}");
            assert!(text.lines().count() > 100, "{name}: more than stands on its box");
        }
    }
}
