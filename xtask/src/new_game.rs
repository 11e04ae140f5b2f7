//! `cargo xtask new-game NAME`: a new game from the template.
//!
//! `xtask/template` is a whole little game and a package of the workspace, so it
//! is compiled, tested and linted like any other and cannot fall behind. A new
//! game is a copy of it under another name, plus a line in each list.

use crate::Workspace;
use crate::codegen::notice;
use crate::process;
use crate::tree::Tree;
use anyhow::{Context, Result, bail, ensure};

/// Where the template is, and what it is called.
const TEMPLATE: (&str, &str) = ("xtask/template/", "kauri");
/// The manifest and the source of the list of games.
const MANIFEST: &str = "crates/games/Cargo.toml";
const LIST: &str = "crates/games/src/lib.rs";
const CHANGES: &str = "CHANGELOG.md";

/// Words that are no name of a package although nobody has taken them.
const RESERVED: &[&str] = &[
    "abstract", "alloc", "as", "async", "await", "become", "box", "break", "const", "continue",
    "core", "crate", "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen",
    "if", "impl", "in", "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv",
    "pub", "ref", "return", "self", "static", "std", "struct", "super", "test", "trait", "true",
    "try", "type", "typeof", "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
];

/// A file and what is to stand in it.
type File = (String, String);

pub(crate) fn run(workspace: &Workspace, args: &[&str]) -> Result<()> {
    let [name] = args else { bail!("new-game takes one name") };
    let files = plan(&Tree::load(&workspace.root)?, name)?;
    for (path, text) in &files {
        let file = workspace.root.join(path);
        let folder = file.parent().context("a file is in a folder")?;
        std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        std::fs::write(&file, text).with_context(|| file.display().to_string())?;
        println!("{path}");
    }
    // Another name is sorted and wrapped otherwise.
    process::must(&mut process::cargo(
        workspace,
        &["fmt", "--package", name, "--package", "games"],
    ))?;
    println!("\ngames/{name} is a whole game: try `cargo test --package {name}` and");
    println!("`cargo run -- play {name}`, then write your own rules (CONTRIBUTING.md).");
    Ok(())
}

/// Every file that is written for a game of this name: its own, and the lists.
fn plan(tree: &Tree, name: &str) -> Result<Vec<File>> {
    check(tree, name)?;
    let (folder, old) = TEMPLATE;
    let kind = capital(name);
    let renamed = |text: &str| text.replace(old, name).replace(&capital(old), &kind);
    let template = tree.texts().filter_map(|(path, text)| Some((path.strip_prefix(folder)?, text)));
    let mut files: Vec<File> =
        template.map(|(path, text)| (format!("games/{name}/{path}"), renamed(text))).collect();
    ensure!(!files.is_empty(), "there is no {folder}");
    let edit = |path: &str, add: &dyn Fn(&str) -> Option<String>| -> Result<File> {
        let text = tree.text(path).with_context(|| format!("there is no {path}"))?;
        let text = add(text).with_context(|| format!("{path} has no place for a game"))?;
        Ok((path.to_owned(), text))
    };
    files.push((module(name), module_text(name, &kind)));
    files.push(edit(MANIFEST, &|text| depend(text, name))?);
    files.push(edit(LIST, &|text| list(text, name, &kind))?);
    files.push(edit(CHANGES, &|text| tell(text, name))?);
    let mut after = Tree::default();
    let manifests = tree.texts().filter(|(path, _)| path.starts_with("games/"));
    for (path, text) in manifests.chain(tree.text(notice::PATH).map(|text| (notice::PATH, text))) {
        after = after.with(path, text);
    }
    for (path, text) in &files {
        after = after.with(path, text);
    }
    files.push((notice::PATH.to_owned(), notice::renew(&after)?.1));
    Ok(files)
}

/// The program of the page that holds a game.
fn module(name: &str) -> String {
    format!("crates/web/src/bin/web-{name}.rs")
}

fn module_text(name: &str, kind: &str) -> String {
    format!(
        "//! The module of {kind}: fetched by the worker of whoever opens the game.\n\n\
         #![allow(unsafe_code, unreachable_pub)] // `#[wasm_bindgen]` writes the one and asks for the other\n\n\
         web::module!(games::{name}::{kind});\n"
    )
}

/// Whether a game may be called so.
fn check(tree: &Tree, name: &str) -> Result<()> {
    let letters = name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
    let first = name.starts_with(|c: char| c.is_ascii_lowercase());
    ensure!(
        letters && first && (2..=24).contains(&name.len()),
        "{name:?} is no name for a game: it stands in addresses, files and commands, so it has 2 to \
         24 lower-case letters and digits and begins with a letter"
    );
    ensure!(!RESERVED.contains(&name), "{name} is a word of Rust; no package may be called so");
    ensure!(!tree.exists(&format!("games/{name}")), "games/{name} is there already");
    let line = format!("name = \"{name}\"");
    let locked = tree.text("Cargo.lock").unwrap_or_default();
    ensure!(
        !locked.lines().any(|known| known == line),
        "{name} is taken: a package of this name is in Cargo.lock"
    );
    Ok(())
}

/// `chess` as `Chess`.
fn capital(name: &str) -> String {
    let (first, rest) = name.split_at(1);
    first.to_ascii_uppercase() + rest
}

/// The text with a line more, after the last line that is found so.
fn after_last(text: &str, found: impl Fn(&str) -> bool, line: &str) -> Option<String> {
    let mut lines: Vec<&str> = text.lines().collect();
    let at = lines.iter().rposition(|known| found(known))?;
    lines.insert(at + 1, line);
    Some(lines.join("\n") + "\n")
}

/// The manifest of the list with the game among its dependencies, in order.
fn depend(manifest: &str, name: &str) -> Option<String> {
    let line = format!("{name} = {{ path = \"../../games/{name}\" }}");
    let game = |known: &str| known.contains("= { path = \"../../games/");
    let before = |known: &str| game(known) && known < line.as_str();
    let head = |known: &str| known == "[dependencies]";
    after_last(manifest, before, &line).or_else(|| after_last(manifest, head, &line))
}

/// The list with the game as its last.
fn list(code: &str, name: &str, kind: &str) -> Option<String> {
    let (head, games) = code.split_once("\ngames! { $\n")?;
    let games = after_last(games, |known| known.contains("::"), &format!("    {name}::{kind},"))?;
    Some([head, "\ngames! { $\n", &games].concat())
}

/// The changelog with the first version of the game's rules.
fn tell(changes: &str, name: &str) -> Option<String> {
    let (head, rest) = changes.split_once("\n### Rules versions\n")?;
    let (versions, rest) = rest.split_once("\n###")?;
    let line = format!("- {name} 1: the first.");
    let versions = after_last(versions, |known| known.starts_with("- "), &line)?;
    Some([head, "\n### Rules versions\n", &versions, "\n###", rest].concat())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::{CHECKS, Check, told};
    use std::path::Path;

    /// The repository as it is.
    fn real() -> Tree {
        Tree::load(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..")).unwrap()
    }

    #[test]
    fn a_new_game_is_tidy_and_edits_three_files_by_hand() {
        let before = real();
        let files = plan(&before, "neverplayed").unwrap();
        let edited: Vec<&str> = files
            .iter()
            .map(|(path, _)| path.as_str())
            .filter(|path| before.text(path).is_some())
            .collect();
        // The last is generated.
        assert_eq!(edited, [MANIFEST, LIST, CHANGES, notice::PATH]);
        let made: Vec<&str> =
            files.iter().map(|(path, _)| path.as_str()).filter(|it| !edited.contains(it)).collect();
        let (own, page): (Vec<&str>, Vec<&str>) =
            made.iter().partition(|path| path.starts_with("games/neverplayed/"));
        assert!(own.len() > 20);
        assert_eq!(page, ["crates/web/src/bin/web-neverplayed.rs"]);
        // It is written as those of the other games are.
        for (name, kind) in [("raja", "Raja"), ("maharadjah", "Maharadjah")] {
            assert_eq!(real().text(&module(name)), Some(module_text(name, kind).as_str()));
        }
        for (path, text) in files.iter().filter(|(path, _)| path.starts_with("games/")) {
            assert!(!text.to_lowercase().contains(TEMPLATE.1), "{path} names the template");
        }
        let faulty = |tree: &Tree| -> Vec<String> {
            let faults = CHECKS.iter().flat_map(|check| (check.find)(tree));
            told(&faults.filter(|fault| !fault.mild).collect::<Vec<_>>())
        };
        let after = files.iter().fold(before, |tree, (path, text)| tree.with(path, text));
        assert_eq!(faulty(&after), [""; 0]);
        // Without one of the edits it would not be.
        for path in [MANIFEST, LIST, CHANGES, notice::PATH] {
            let before = real();
            let old = before.text(path).unwrap().to_owned();
            let half = files.iter().fold(before, |tree, (path, text)| tree.with(path, text));
            let half = half.with(path, &old);
            let noticed = |check: &Check| (check.find)(&half).iter().any(|fault| !fault.mild);
            assert!(CHECKS.iter().any(noticed), "{path} unchanged");
        }
    }

    #[test]
    fn the_lists_keep_their_order() {
        let manifest = "[dependencies]\na = { path = \"../../games/a\" }\nc = { path = \"../../games/c\" }\n\n[lints]\n";
        for (name, at) in [("b", 2), ("d", 3), ("aa", 2)] {
            let text = depend(manifest, name).unwrap();
            let line = text.lines().nth(at).unwrap();
            assert!(line.starts_with(&format!("{name} = ")), "{name}: {text}");
        }
        assert_eq!(
            depend(manifest, "Z").unwrap().lines().nth(1).unwrap().chars().next(),
            Some('Z')
        );
        let code = "//! a::B\n\ngames! { $\n    a::A,\n    c::C,\n}\n";
        assert_eq!(
            list(code, "b", "B").unwrap(),
            "//! a::B\n\ngames! { $\n    a::A,\n    c::C,\n    b::B,\n}\n"
        );
        let changes = "# C\n\n### Rules versions\n\n- a 1: x.\n\n### New\n\n- y\n";
        let told = tell(changes, "b").unwrap();
        assert!(told.contains("- a 1: x.\n- b 1: the first.\n\n### New\n\n- y\n"), "{told}");
    }

    #[test]
    fn a_name_that_cannot_be_is_refused_with_the_reason() {
        let tree = real();
        let refused = |name: &str| plan(&tree, name).unwrap_err().to_string();
        for name in ["", "a", "Chess", "9men", "tic-tac", "tic_tac", "échecs", "a b", "../x"] {
            assert!(refused(name).contains("is no name for a game"), "{name}: {}", refused(name));
        }
        assert!(refused(&"x".repeat(25)).contains("2 to 24"));
        assert!(refused("match").contains("a word of Rust"));
        assert!(refused("jaipur").contains("is there already"));
        for taken in ["engine", "serde", TEMPLATE.1] {
            assert!(refused(taken).contains("is taken"), "{taken}");
        }
    }
}
