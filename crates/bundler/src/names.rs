//! Names with a hash of the content, and who mentions whom.
//!
//! A file mentions another as `{{name}}` and gets its final name there. So a
//! name changes exactly when the content does, or that of something it
//! mentions, and browsers may keep every file for ever. The few that must
//! have a fixed address keep their name.

use anyhow::{Result, bail};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// Files with a fixed address: what people, browsers and phones ask for.
const FIXED: &[&str] = &["index.html", "sw.js", "manifest.webmanifest", "favicon.svg"];

/// Whether a file keeps its name: those, pictures for phones, and what is to
/// be read.
fn fixed(name: &str) -> bool {
    FIXED.contains(&name) || matches!(ending(name), "png" | "md")
}

/// Whether a file may mention others.
fn speaks(name: &str) -> bool {
    matches!(ending(name), "html" | "js" | "css" | "svg" | "webmanifest")
}

fn ending(name: &str) -> &str {
    name.rsplit('.').next().unwrap_or_default()
}

/// A finished file.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct File {
    pub(crate) path: String,
    pub(crate) bytes: Vec<u8>,
    pub(crate) hash: String,
    /// Whether the name carries the hash.
    pub(crate) lasting: bool,
    /// The game it belongs to; none if every reader needs it.
    pub(crate) game: Option<String>,
}

/// The files before they have their names.
#[derive(Default)]
pub(crate) struct Bundle {
    files: BTreeMap<String, Raw>,
}

/// A file before it has its name.
struct Raw {
    bytes: Vec<u8>,
    game: Option<String>,
}

fn hash(bytes: &[u8]) -> String {
    use std::fmt::Write;
    Sha256::digest(bytes).iter().take(8).fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The names a text mentions.
fn mentions(text: &str) -> Vec<String> {
    let parts = text.split("{{").skip(1).filter_map(|rest| rest.split_once("}}"));
    parts.map(|(name, _)| name.to_owned()).collect()
}

/// What stands for the files that belong to no game.
const SHELL: &str = "*shell*";
/// What stands for the games, each with its files.
const GAMES: &str = "*games*";
/// What stands for the hash of all files together.
const VERSION: &str = "*version*";
/// What can be said only when all other files have their names.
const LAST: [&str; 3] = [SHELL, GAMES, VERSION];

impl Bundle {
    /// A file that every reader needs.
    pub(crate) fn add(&mut self, name: &str, bytes: Vec<u8>) {
        self.files.insert(name.to_owned(), Raw { bytes, game: None });
    }

    /// A file that whoever opens this game needs.
    pub(crate) fn add_of(&mut self, game: &str, name: &str, bytes: Vec<u8>) {
        self.files.insert(name.to_owned(), Raw { bytes, game: Some(game.to_owned()) });
    }

    /// Gives every file its name, those that mention nobody first.
    pub(crate) fn finish(self) -> Result<Vec<File>> {
        let mut left = self.files;
        let mut done: BTreeMap<String, File> = BTreeMap::new();
        while !left.is_empty() {
            let ready = left.iter().find_map(|(name, raw)| {
                let text = std::str::from_utf8(&raw.bytes).ok().filter(|_| speaks(name));
                let needs = text.map(mentions).unwrap_or_default();
                let last = |need: &String| LAST.contains(&need.as_str());
                let waits = |need: &String| !last(need) && !done.contains_key(need);
                let alone = left.len() == 1;
                (!needs.iter().any(waits) && (alone || !needs.iter().any(last)))
                    .then(|| name.clone())
            });
            let Some(name) = ready else {
                bail!("these files mention each other or something unknown: {:?}", left.keys());
            };
            if let Some(raw) = left.remove(&name) {
                let file = name_of(&name, raw, &done);
                done.insert(name, file);
            }
        }
        Ok(done.into_values().collect())
    }
}

/// The addresses of these files, as a script lists them.
fn addresses<'a>(files: impl Iterator<Item = &'a File>) -> String {
    files.map(|file| format!("\"/{}\"", file.path)).collect::<Vec<_>>().join(", ")
}

/// What stands in the place of something mentioned.
fn said(need: &str, done: &BTreeMap<String, File>) -> String {
    match need {
        SHELL => addresses(done.values().filter(|file| file.game.is_none())),
        GAMES => {
            let mut games: Vec<&str> =
                done.values().filter_map(|file| file.game.as_deref()).collect();
            games.sort_unstable();
            games.dedup();
            let of = |game: &str| {
                let own = done.values().filter(|file| file.game.as_deref() == Some(game));
                format!("\"{game}\": [{}]", addresses(own))
            };
            games.into_iter().map(of).collect::<Vec<_>>().join(", ")
        }
        VERSION => {
            hash(done.values().map(|file| file.hash.as_str()).collect::<String>().as_bytes())
        }
        other => done.get(other).map(|file| format!("/{}", file.path)).unwrap_or_default(),
    }
}

fn name_of(name: &str, raw: Raw, done: &BTreeMap<String, File>) -> File {
    let bytes = match String::from_utf8(raw.bytes) {
        Ok(mut text) if speaks(name) => {
            for need in mentions(&text) {
                text = text.replace(&format!("{{{{{need}}}}}"), &said(&need, done));
            }
            text.into_bytes()
        }
        Ok(text) => text.into_bytes(),
        Err(other) => other.into_bytes(),
    };
    let hash = hash(&bytes);
    let lasting = !fixed(name);
    let path = match name.rsplit_once('.') {
        Some((stem, ending)) if lasting => format!("{stem}.{hash}.{ending}"),
        _ => name.to_owned(),
    };
    File { path, bytes, hash, lasting, game: raw.game }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finish(files: &[(&str, &str)]) -> Result<Vec<File>> {
        let mut bundle = Bundle::default();
        for (name, text) in files {
            bundle.add(name, text.as_bytes().to_vec());
        }
        bundle.finish()
    }

    fn path(files: &[File], stem: &str) -> String {
        let file = files.iter().find(|file| file.path.starts_with(stem)).unwrap();
        file.path.clone()
    }

    #[test]
    fn a_name_changes_with_what_it_mentions() {
        let pages =
            [("index.html", "<script src=\"{{boot.js}}\">"), ("boot.js", "import \"{{page.js}}\"")];
        let one = finish(&[pages[0], pages[1], ("page.js", "1")]).unwrap();
        let two = finish(&[pages[0], pages[1], ("page.js", "2")]).unwrap();
        assert_ne!(path(&one, "boot"), path(&two, "boot"));
        assert_eq!(path(&one, "index"), "index.html");
        let index = one.iter().find(|file| file.path == "index.html").unwrap();
        assert!(String::from_utf8_lossy(&index.bytes).contains(&path(&one, "boot")));
    }

    #[test]
    fn the_lists_come_last_and_name_everybody_else_with_his_game() {
        let mut bundle = Bundle::default();
        bundle.add("sw.js", b"[{{*shell*}}] [{{*games*}}] {{*version*}}".to_vec());
        bundle.add("a.css", b"x".to_vec());
        bundle.add_of("raja", "raja.js", b"y".to_vec());
        let files = bundle.finish().unwrap();
        let sw = files.iter().find(|file| file.path == "sw.js").unwrap();
        let text = String::from_utf8_lossy(&sw.bytes).into_owned();
        let (shell, raja) = (path(&files, "a."), path(&files, "raja."));
        let lists = format!("[\"/{shell}\"] [\"raja\": [\"/{raja}\"]] ");
        assert!(text.starts_with(&lists), "{text}");
        assert!(!text.contains("{{"), "{text}");
    }

    #[test]
    fn a_circle_and_an_unknown_name_are_refused() {
        assert!(finish(&[("a.js", "{{b.js}}"), ("b.js", "{{a.js}}")]).is_err());
        assert!(finish(&[("a.js", "{{c.js}}")]).is_err());
    }
}
