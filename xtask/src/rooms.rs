//! The rooms of the house: which folder may depend on which.
//!
//! One table says it; tidy checks the manifests against it, and the
//! WebAssembly check takes its list of packages from it.

use crate::tree::Tree;
use serde_json::Value;

/// A manifest, or a part of one.
pub(crate) type Table = serde_json::Map<String, Value>;

/// A folder with one package, or `games/*`, and what it may lean on.
pub(crate) struct Room {
    pub(crate) folder: &'static str,
    /// Our own rooms, in `[dependencies]` and `[build-dependencies]`.
    pub(crate) may: &'static [&'static str],
    /// More of our own rooms, in `[dev-dependencies]`. Tests may lean on a room
    /// that leans on theirs: cargo builds that one without tests.
    pub(crate) tests: &'static [&'static str],
    /// Crates of others, in `[dependencies]`: only these, or any.
    pub(crate) foreign: Option<&'static [&'static str]>,
    /// Whether it must compile for WebAssembly.
    pub(crate) wasm: bool,
}

pub(crate) const ROOMS: &[Room] = &[
    Room { foreign: Some(&["rand_core", "serde"]), wasm: true, ..room("crates/engine") },
    // What a board is made of and what touching it means; it knows no game.
    Room {
        foreign: Some(&["serde"]),
        wasm: true,
        may: &["crates/engine"],
        ..room("crates/drawing")
    },
    Room {
        foreign: Some(&[]),
        wasm: true,
        may: &["crates/engine", "crates/drawing"],
        ..room("crates/roads")
    },
    // What an opinion about a game is; the opinions stand beside their games.
    Room { foreign: Some(&[]), wasm: true, may: &["crates/engine"], ..room("crates/opinion") },
    Room { may: &["crates/engine", "crates/drawing", "crates/opinion"], ..room("crates/testkit") },
    // Computer players know no game by name.
    Room { wasm: true, may: &["crates/engine", "crates/opinion"], ..room("crates/bots") },
    Room {
        may: &["crates/engine", "crates/drawing", "crates/opinion", "crates/roads"],
        tests: &["crates/bots"],
        // basic-toml, into values of serde_json: a map that its owner corrects is read by
        // the rules themselves.
        foreign: Some(&["basic-toml", "serde", "serde_json"]),
        wasm: true,
        ..room("games/*")
    },
    // What a new game is copied from: a game that nobody plays.
    Room {
        may: &["crates/engine", "crates/drawing", "crates/opinion"],
        tests: &["crates/bots"],
        foreign: Some(&["serde"]),
        ..room("xtask/template")
    },
    // The one list of games.
    Room { foreign: Some(&[]), wasm: true, may: &["games/*"], ..room("crates/games") },
    Room {
        may: &["crates/engine", "crates/drawing", "crates/bots"],
        tests: &["crates/games", "crates/catalog"],
        wasm: true,
        ..room("crates/table")
    },
    // Where tables are compiled for every game.
    Room { may: &["crates/games", "crates/table"], foreign: Some(&[]), ..room("crates/catalog") },
    Room {
        may: &["crates/engine", "crates/drawing", "crates/games", "crates/table"],
        tests: &["crates/catalog"],
        ..room("crates/tui")
    },
    // The page in a browser.
    Room {
        may: &["crates/engine", "crates/drawing", "crates/games", "crates/table"],
        wasm: true,
        ..room("crates/web")
    },
    // What builds the page knows nothing of what is in it.
    room("crates/bundler"),
    Room { may: &["crates/bundler"], foreign: Some(&[]), ..room("crates/web-assets") },
    Room {
        may: &["crates/engine", "crates/drawing", "crates/table"],
        tests: &["crates/catalog"],
        ..room("crates/server")
    },
    Room {
        may: &[
            "crates/engine",
            "crates/drawing",
            "crates/table",
            "crates/catalog",
            "crates/tui",
            "crates/server",
            "crates/web-assets",
        ],
        ..room("crates/durbar")
    },
    room("xtask"),
    // The bench for law 9 stands outside the line: nothing depends on it.
    Room { may: &["crates/engine", "crates/games", "crates/testkit"], ..room("xtask/agree") },
];

/// A room that leans on none of our own, and on any crate of others.
const fn room(folder: &'static str) -> Room {
    Room { folder, may: &[], tests: &[], foreign: None, wasm: false }
}

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
        match basic_toml::from_str::<Table>(text) {
            Err(why) => unread.push((path.to_owned(), why.to_string())),
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
