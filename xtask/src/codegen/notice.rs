//! Whose the games are: the table in NOTICE.md, from what each game's manifest
//! says in `[package.metadata.game]`.

use super::rulebook::filled;
use super::rulebook::grid::Grid;
use crate::rooms;
use crate::tidy::Fault;
use crate::tree::Tree;
use anyhow::{Context, Result};
use serde_json::Value;

pub(crate) const PATH: &str = "NOTICE.md";

/// The notice as it is, and with its table written anew.
pub(crate) fn renew(tree: &Tree) -> Result<(&str, String)> {
    let notice = tree.text(PATH).with_context(|| format!("there is no {PATH}"))?;
    let mut grid = Grid::new(["game", "author", "publishers"]);
    for game in rooms::games(tree) {
        grid.row(row(tree, &game)?);
    }
    Ok((notice, filled(notice, &[("games", grid.text())])?))
}

fn row(tree: &Tree, game: &str) -> Result<[String; 3]> {
    let path = format!("games/{game}/Cargo.toml");
    let manifest = tree.text(&path).with_context(|| format!("there is no {path}"))?;
    let manifest: Value = basic_toml::from_str(manifest).with_context(|| path.clone())?;
    let told = manifest.get("package").and_then(|package| package.get("metadata")?.get("game"));
    let word = |key: &str| {
        let word = told.and_then(|told| told.get(key)).and_then(Value::as_str);
        let missing =
            || format!("{path} does not say whose {game} is: [package.metadata.game] {key}");
        word.map(str::to_owned).with_context(missing)
    };
    Ok([word("title")?, word("author")?, word("publishers")?])
}

/// What is not as it would be written now.
pub(super) fn stale(tree: &Tree) -> Vec<Fault> {
    match renew(tree) {
        Err(why) => vec![Fault::new(PATH, format!("{why:#}"))],
        Ok((old, new)) if old == new => Vec::new(),
        Ok(_) => vec![Fault::new(PATH, "is not the table that `cargo xtask codegen` writes")],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFEST: &str = "[package.metadata.game]\ntitle = \"Go\"\nauthor = \"nobody knows\"\npublishers = \"many\"\n";

    fn tree(manifest: &str) -> Tree {
        let notice = "# Notice\n\n<!-- table: games -->\n<!-- end -->\n\nOur own.\n";
        Tree::of(&[(PATH, notice), ("games/go/Cargo.toml", manifest)])
    }

    #[test]
    fn the_table_says_whose_each_game_is() {
        let tree = tree(MANIFEST);
        assert_eq!(stale(&tree).len(), 1);
        let (_, new) = renew(&tree).unwrap();
        assert!(new.contains("\n| Go | nobody knows | many |\n"), "{new}");
        assert!(stale(&tree.with(PATH, &new)).is_empty());
    }

    #[test]
    fn a_game_without_owner_is_reported() {
        for manifest in ["", &MANIFEST.replace("author", "owner"), "[package"] {
            let faults = stale(&tree(manifest));
            assert_eq!(faults.len(), 1, "{manifest}");
            assert!(faults[0].what.contains("games/go/Cargo.toml"), "{faults:?}");
        }
    }
}
