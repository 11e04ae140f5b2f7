//! Documents rot where they name files that moved. Paths in backticks and in
//! links must exist.

use super::Fault;
use crate::tree::Tree;

/// A word in backticks that ends so is a file, wherever it lives.
const ENDINGS: &[&str] = &[".rs", ".md", ".toml", ".ftl", ".txt", ".yml", ".lock"];

/// The paths that the Markdown files name are there: from the root, or from
/// the folder of the file. `<game>` stands for any name.
pub(super) fn paths(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (path, text) in tree.ending(".md") {
        let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        let mut fenced = false;
        for (n, line) in text.lines().enumerate() {
            if line.trim_start().starts_with("```") {
                fenced = !fenced;
                continue;
            }
            if fenced {
                continue;
            }
            let links = links(line).into_iter().map(|link| (link, true));
            let words = code(line).into_iter().map(|word| (word, false));
            for (name, link) in links.chain(words) {
                if !found(tree, folder, name, link) {
                    let what = format!("names {name}, which does not exist");
                    faults.push(Fault::new(format!("{path}:{}", n + 1), what));
                }
            }
        }
    }
    faults
}

/// The targets of `[text](target)`.
fn links(line: &str) -> Vec<&str> {
    line.split("](").skip(1).filter_map(|rest| Some(rest.split_once(')')?.0)).collect()
}

/// What stands between backticks.
fn code(line: &str) -> Vec<&str> {
    line.split('`').skip(1).step_by(2).collect()
}

/// Whether the name is no path, or one that is there.
fn found(tree: &Tree, folder: &str, name: &str, link: bool) -> bool {
    let name = name.split('#').next().unwrap_or_default();
    if name.is_empty() || name.contains("://") || name.starts_with("mailto:") {
        return true;
    }
    let plain = |c: char| c.is_ascii_alphanumeric() || "_-./*<>".contains(c);
    if !link && !name.chars().all(plain) {
        return true;
    }
    let wanted = wildcards(name.trim_start_matches("./"));
    let here = if folder.is_empty() { wanted.clone() } else { format!("{folder}/{wanted}") };
    if tree.exists(&wanted) || tree.exists(&normal(&here)) {
        return true;
    }
    if link {
        return false;
    }
    let file = ENDINGS.iter().any(|end| wanted.ends_with(end) && wanted != *end);
    match wanted.split_once('/') {
        // A file's bare name: any file of that name will do.
        None => !file || tree.paths().any(|path| path.rsplit('/').next() == Some(wanted.as_str())),
        // With a folder it is a path if it looks like one or starts like one.
        Some((first, _)) => {
            !(file || wanted.ends_with('/') || (tree.exists(first) && first != "*"))
        }
    }
}

/// `games/<game>/src` as `games/*/src`.
fn wildcards(name: &str) -> String {
    let mut text = String::new();
    let mut rest = name;
    while let Some((head, tail)) = rest.split_once('<') {
        text += head;
        text.push('*');
        rest = tail.split_once('>').map_or("", |(_, tail)| tail);
    }
    text + rest
}

/// `a/b/../c` as `a/c`.
fn normal(path: &str) -> String {
    let mut names = Vec::new();
    for name in path.split('/').filter(|name| !name.is_empty() && *name != ".") {
        if name == ".." {
            names.pop();
        } else {
            names.push(name);
        }
    }
    names.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::told;

    fn house(prose: &str) -> Tree {
        Tree::of(&[
            ("README.md", ""),
            ("games/raja/src/board.rs", ""),
            ("games/raja/i18n/fr.ftl", ""),
            ("docs/guide.md", prose),
        ])
    }

    #[test]
    fn what_exists_or_is_no_path_is_fine() {
        let prose = "
`games/raja/src/board.rs`, `games/raja`, `games/raja/`, `games/<game>/i18n/fr.ftl`, `games/*/src/board.rs`
[a](../README.md) [b](../README.md#top) [c](https://example.org/x.md) [d](#here) [e](guide.md)
`board.rs` `and/or` `Cargo.toml.workspace` `cargo run --release -- play a/b.rs` `fn(&View) -> State` `1/2` `.rs`
```
games/gone/src/lib.rs is only drawn, [x](gone.md)
```
";
        assert!(paths(&house(prose)).is_empty(), "{:?}", told(&paths(&house(prose))));
    }

    #[test]
    fn what_is_gone_is_reported() {
        for gone in [
            "`games/gone/src/lib.rs`",
            "`games/raja/src/rules`",
            "`games/<game>/RULES.md`",
            "`web/`",
            "`lib.rs`",
            "`elsewhere/lib.rs`",
            "[x](gone.md)",
            "[x](../gone.md#top)",
            "[x](../games/raja/lib)",
        ] {
            let faults = told(&paths(&house(&format!("fine\n\nsee {gone}, please"))));
            assert_eq!(faults.len(), 1, "{gone}: {faults:?}");
            assert!(faults[0].starts_with("docs/guide.md:3: names "), "{faults:?}");
        }
    }
}
