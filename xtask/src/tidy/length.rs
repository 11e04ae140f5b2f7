//! A file past six hundred lines asks to be split by chapter.

use super::Fault;
use crate::codegen;
use crate::tree::Tree;

const LONG: usize = 600;
const TOO_LONG: usize = 900;

/// Rust files by hand stay short; generated ones are flat lists.
pub(super) fn length(tree: &Tree) -> Vec<Fault> {
    let by_hand = tree.ending(".rs").filter(|(_, text)| !text.starts_with(codegen::MARK));
    let counted = by_hand.map(|(path, text)| (path, text.lines().count()));
    let long = counted.filter(|(_, lines)| *lines > LONG);
    long.map(|(path, lines)| Fault {
        path: path.to_owned(),
        what: format!("has {lines} lines; over {LONG} split it, over {TOO_LONG} it fails"),
        mild: lines <= TOO_LONG,
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(lines: usize) -> Vec<Fault> {
        length(&Tree::of(&[("src/a.rs", &"x\n".repeat(lines)), ("a.md", &"x\n".repeat(2000))]))
    }

    #[test]
    fn long_files_are_told_and_too_long_ones_fail() {
        assert!(of(LONG).is_empty());
        assert!(of(LONG + 1)[0].mild);
        assert!(of(TOO_LONG)[0].mild);
        assert!(!of(TOO_LONG + 1)[0].mild);
    }

    #[test]
    fn generated_files_may_be_long() {
        let text = format!("{}\n{}", codegen::MARK, "x\n".repeat(2000));
        assert!(length(&Tree::of(&[("src/board.rs", &text)])).is_empty());
    }
}
