//! The rooms of the house: which folder may depend on which.
//!
//! One table says it; tidy checks the manifests against it, and the
//! WebAssembly check takes its list of packages from it.

use crate::tree::Tree;
use toml::{Table, Value};

/// A folder with one package, or `games/*`, and what it may lean on.
pub(crate) struct Room {
    pub(crate) folder: &'static str,
    /// Our own rooms, in `[dependencies]` and `[build-dependencies]`.
    pub(crate) may: &'static [&'static str],
    /// Crates of others, in `[dependencies]`: only these, or any.
    pub(crate) foreign: Option<&'static [&'static str]>,
    /// Whether it must compile for WebAssembly.
    pub(crate) wasm: bool,
}

pub(crate) const ROOMS: &[Room] = &[
    Room { folder: "crates/engine", may: &[], foreign: Some(&["rand_core", "serde"]), wasm: true },
    Room { folder: "crates/roads", may: &["crates/engine"], foreign: Some(&[]), wasm: true },
    Room {
        folder: "games/*",
        may: &["crates/engine", "crates/roads"],
        // toml: a map that its owner corrects is read by the rules themselves.
        foreign: Some(&["arrayvec", "serde", "toml"]),
        wasm: true,
    },
    Room { folder: "crates/testkit", may: &["crates/engine"], foreign: None, wasm: false },
    // The one list of games.
    Room { folder: "crates/games", may: &["games/*"], foreign: Some(&[]), wasm: true },
    Room { folder: "crates/bots", may: &["crates/engine", "games/*"], foreign: None, wasm: true },
    Room {
        folder: "crates/table",
        // Its tests seat every game.
        may: &["crates/engine", "crates/games", "crates/bots"],
        foreign: None,
        wasm: true,
    },
    // Where tables are compiled for every game.
    Room {
        folder: "crates/catalog",
        may: &["crates/games", "crates/table"],
        foreign: Some(&[]),
        wasm: false,
    },
    Room {
        folder: "crates/tui",
        may: &["crates/engine", "crates/games", "crates/table", "crates/catalog"],
        foreign: None,
        wasm: false,
    },
    // The page in a browser.
    Room {
        folder: "crates/web",
        may: &["crates/engine", "crates/games", "crates/table"],
        foreign: None,
        wasm: true,
    },
    // What builds the page knows nothing of what is in it.
    Room { folder: "crates/bundler", may: &[], foreign: None, wasm: false },
    Room { folder: "crates/web-assets", may: &["crates/bundler"], foreign: Some(&[]), wasm: false },
    Room {
        folder: "crates/server",
        may: &["crates/engine", "crates/table", "crates/catalog"],
        foreign: None,
        wasm: false,
    },
    Room {
        folder: "crates/durbar",
        may: &[
            "crates/engine",
            "crates/table",
            "crates/catalog",
            "crates/tui",
            "crates/server",
            "crates/web-assets",
        ],
        foreign: None,
        wasm: false,
    },
    Room { folder: "xtask", may: &[], foreign: None, wasm: false },
    // The bench for law 9 stands outside the line: nothing depends on it.
    Room {
        folder: "xtask/agree",
        may: &["crates/engine", "crates/games", "crates/testkit"],
        foreign: None,
        wasm: false,
    },
];

/// May be a dev-dependency of any room, and of no other kind.
pub(crate) const TESTKIT: &str = "crates/testkit";

impl Room {
    /// The room that a folder is.
    pub(crate) fn of(folder: &str) -> Option<&'static Room> {
        ROOMS.iter().find(|room| match room.folder.strip_suffix('*') {
            Some(head) => folder.strip_prefix(head).is_some_and(|name| !name.contains('/')),
            None => room.folder == folder,
        })
    }
}

/// A member of the workspace, as its manifest describes it.
pub(crate) struct Package {
    pub(crate) folder: String,
    pub(crate) name: String,
    pub(crate) manifest: Table,
}

impl Package {
    pub(crate) fn path(&self) -> String {
        format!("{}/Cargo.toml", self.folder)
    }
}

/// Every package of the tree, and the manifests that cannot be read.
pub(crate) fn packages(tree: &Tree) -> (Vec<Package>, Vec<(String, String)>) {
    let mut packages = Vec::new();
    let mut unread = Vec::new();
    for (path, text) in tree.ending("/Cargo.toml") {
        let folder = path.trim_end_matches("/Cargo.toml").to_owned();
        match text.parse::<Table>() {
            Err(why) => unread.push((path.to_owned(), why.message().to_owned())),
            Ok(manifest) => {
                let name = manifest.get("package").and_then(|package| package.get("name"));
                match name.and_then(Value::as_str).map(str::to_owned) {
                    Some(name) => packages.push(Package { folder, name, manifest }),
                    None => unread.push((path.to_owned(), "has no package name".to_owned())),
                }
            }
        }
    }
    (packages, unread)
}

/// The folders below `games/`, which are the names of the games.
pub(crate) fn games(tree: &Tree) -> Vec<String> {
    let mut names: Vec<String> = tree
        .paths()
        .filter_map(|path| Some(path.strip_prefix("games/")?.split_once('/')?.0.to_owned()))
        .collect();
    names.dedup();
    names
}

/// The packages that must compile for WebAssembly.
pub(crate) fn for_wasm(tree: &Tree) -> Vec<String> {
    let (packages, _) = packages(tree);
    let wasm = |package: &Package| Room::of(&package.folder).is_some_and(|room| room.wasm);
    packages.into_iter().filter(wasm).map(|package| package.name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rooms_are_found_by_folder() {
        assert_eq!(Room::of("games/jaipur").unwrap().folder, "games/*");
        assert_eq!(Room::of("crates/engine").unwrap().folder, "crates/engine");
        assert!(Room::of("games/jaipur/tools").is_none());
        assert!(Room::of("crates/engines").is_none());
    }

    #[test]
    fn no_room_leans_on_itself_or_on_one_that_leans_on_it() {
        for (n, room) in ROOMS.iter().enumerate() {
            for may in room.may {
                let at = ROOMS.iter().position(|other| other.folder == *may);
                assert!(at.is_some_and(|at| at < n), "{} -> {may}", room.folder);
            }
        }
    }

    #[test]
    fn games_and_wasm_packages_are_read_from_the_tree() {
        let manifest = |name: &str| format!("[package]\nname = \"{name}\"\n");
        let tree = Tree::of(&[
            ("games/b/Cargo.toml", &manifest("b")),
            ("games/b/src/lib.rs", ""),
            ("games/a/Cargo.toml", &manifest("a")),
            ("crates/tui/Cargo.toml", &manifest("tui")),
            ("crates/engine/Cargo.toml", &manifest("engine")),
            ("crates/bad/Cargo.toml", "[package"),
        ]);
        assert_eq!(games(&tree), ["a", "b"]);
        assert_eq!(for_wasm(&tree), ["engine", "a", "b"]);
        assert_eq!(packages(&tree).1.len(), 1);
    }
}
