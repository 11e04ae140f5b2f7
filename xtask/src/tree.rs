//! The repository's files, read once into memory.
//!
//! Every check of tidy is a function of a [`Tree`] alone, so a test plants a
//! fault by writing a tree of three lines instead of a folder on the disk.

use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Files that no check reads beyond their name when they are larger.
const LARGEST: u64 = 4 << 20;
/// What holds nothing of ours.
const SKIPPED: &[&str] = &[".git", "target"];

/// Paths from the root, with `/` between folders, and what stands in each.
#[derive(Default)]
pub(crate) struct Tree {
    files: BTreeMap<String, Vec<u8>>,
}

impl Tree {
    /// Reads everything below the folder.
    pub(crate) fn load(root: &Path) -> Result<Tree> {
        let mut tree = Tree::default();
        tree.load_folder(root, "")?;
        Ok(tree)
    }

    fn load_folder(&mut self, folder: &Path, prefix: &str) -> Result<()> {
        let entries =
            fs::read_dir(folder).with_context(|| format!("reading {}", folder.display()))?;
        for entry in entries {
            let entry = entry?;
            let Ok(name) = entry.file_name().into_string() else { continue };
            // In a second working tree `.git` is a file.
            if SKIPPED.contains(&name.as_str()) {
                continue;
            }
            let path = format!("{prefix}{name}");
            let kind = entry.file_type()?;
            if kind.is_dir() {
                self.load_folder(&entry.path(), &format!("{path}/"))?;
            } else if kind.is_file() {
                let large = entry.metadata()?.len() > LARGEST;
                let bytes = if large { Vec::new() } else { fs::read(entry.path())? };
                self.files.insert(path, bytes);
            }
        }
        Ok(())
    }

    /// A tree of these files, for tests.
    #[cfg(test)]
    pub(crate) fn of(files: &[(&str, &str)]) -> Tree {
        let files = files.iter().map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec()));
        Tree { files: files.collect() }
    }

    /// The same with one file more, or another text in it.
    pub(crate) fn with(mut self, path: &str, text: &str) -> Tree {
        self.files.insert(path.to_owned(), text.as_bytes().to_vec());
        self
    }

    /// The same without the files whose path starts so.
    #[cfg(test)]
    pub(crate) fn without(mut self, prefix: &str) -> Tree {
        self.files.retain(|path, _| !path.starts_with(prefix));
        self
    }

    /// The text of a file, if it is there and is text.
    pub(crate) fn text(&self, path: &str) -> Option<&str> {
        std::str::from_utf8(self.files.get(path)?).ok()
    }

    /// Every path, in order.
    pub(crate) fn paths(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// Every file that is text, in order of their paths.
    pub(crate) fn texts(&self) -> impl Iterator<Item = (&str, &str)> {
        self.paths().filter_map(|path| Some((path, self.text(path)?)))
    }

    /// Every text file whose name ends so.
    pub(crate) fn ending<'t>(&'t self, end: &'t str) -> impl Iterator<Item = (&'t str, &'t str)> {
        self.texts().filter(move |(path, _)| path.ends_with(end))
    }

    /// Whether there is a file, or a folder with something in it. A `*` stands
    /// for any part of one name.
    pub(crate) fn exists(&self, path: &str) -> bool {
        let path = path.trim_end_matches('/');
        let wanted: Vec<&str> = path.split('/').collect();
        self.paths().any(|file| {
            let mut names = file.split('/');
            wanted.iter().all(|want| names.next().is_some_and(|name| matches(want, name)))
        })
    }
}

/// Whether a name fits a pattern whose `*` stand for anything.
fn matches(pattern: &str, name: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == name,
        Some((head, tail)) => name.strip_prefix(head).is_some_and(|rest| {
            let cuts = rest.char_indices().map(|(at, _)| at).chain([rest.len()]);
            cuts.into_iter().any(|at| matches(tail, &rest[at..]))
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_fit_patterns() {
        for (pattern, name) in
            [("a", "a"), ("*", "é"), ("*.rs", "a.rs"), ("a*c", "abbc"), ("*", "")]
        {
            assert!(matches(pattern, name), "{pattern} {name}");
        }
        for (pattern, name) in [("a", "b"), ("*.rs", "a.md"), ("a*c", "ab"), ("", "a")] {
            assert!(!matches(pattern, name), "{pattern} {name}");
        }
    }

    #[test]
    fn files_and_folders_exist_and_others_do_not() {
        let tree = Tree::of(&[("a/b/c.rs", ""), ("top.md", "")]);
        for path in ["a", "a/", "a/b", "a/b/c.rs", "a/*/c.rs", "*/b", "top.md"] {
            assert!(tree.exists(path), "{path}");
        }
        for path in ["b", "a/c.rs", "a/b/c.rs/d", "a/b/c", "*/top.md"] {
            assert!(!tree.exists(path), "{path}");
        }
    }

    #[test]
    fn a_folder_is_read_without_what_is_not_ours() {
        let root = std::env::temp_dir().join(format!("durbar-tree-{}", std::process::id()));
        for folder in ["src", "target/debug", ".git"] {
            fs::create_dir_all(root.join(folder)).unwrap();
        }
        for (file, bytes) in [
            ("src/a.rs", &b"fn a() {}"[..]),
            ("src/picture.png", &[0xff, 0xfe]),
            ("target/debug/x.rs", b""),
            (".git/HEAD", b""),
        ] {
            fs::write(root.join(file), bytes).unwrap();
        }
        let tree = Tree::load(&root);
        fs::remove_dir_all(&root).unwrap();
        let tree = tree.unwrap();
        assert_eq!(tree.paths().collect::<Vec<_>>(), ["src/a.rs", "src/picture.png"]);
        assert_eq!(tree.texts().collect::<Vec<_>>(), [("src/a.rs", "fn a() {}")]);
    }
}
