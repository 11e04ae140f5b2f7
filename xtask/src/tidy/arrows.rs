//! The one line of dependencies, held against the manifests.

use super::Fault;
use crate::rooms::Table;
use crate::rooms::{self, Package, Room, TESTKIT};
use crate::tree::Tree;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Packages with a copy of the workspace's lints in which some differ: the
/// folder, the lints, the reason.
const OWN_LINTS: &[(&str, &[&str], &str)] = &[
    ("crates/testkit", &["unsafe_code"], "counting allocations takes a `GlobalAlloc`"),
    ("crates/web", &["unsafe_code"], "exporting to JavaScript expands to `unsafe` code"),
    ("xtask/agree", &["unsafe_code"], "exporting to WebAssembly takes `#[unsafe(no_mangle)]`"),
];

/// The package that lists the games, and names where they are.
const LIST: &str = "crates/games";

/// Whether a path in the manifest of [`LIST`] leads to a game.
fn in_games(path: &Value) -> bool {
    path.as_str().is_some_and(|path| path.starts_with("../../games/"))
}

/// Which section of a manifest a dependency stands in.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Normal,
    Dev,
    Build,
}

const SECTIONS: &[(&str, Kind)] = &[
    ("dependencies", Kind::Normal),
    ("dev-dependencies", Kind::Dev),
    ("build-dependencies", Kind::Build),
];

/// The dependencies of a manifest, those of single targets included.
fn dependencies(manifest: &Table) -> Vec<(Kind, &str, &Value)> {
    let targets = manifest.get("target").and_then(Value::as_object);
    let targets = targets.into_iter().flat_map(Table::values).filter_map(Value::as_object);
    let mut found = Vec::new();
    for table in std::iter::once(manifest).chain(targets) {
        for (section, kind) in SECTIONS {
            let listed = table.get(*section).and_then(Value::as_object);
            for (key, value) in listed.into_iter().flatten() {
                found.push((*kind, key.as_str(), value));
            }
        }
    }
    found
}

fn shared(tree: &Tree) -> Table {
    let root = tree.text("Cargo.toml").and_then(|text| basic_toml::from_str::<Table>(text).ok());
    let shared = root.as_ref().and_then(|root| root.get("workspace")?.get("dependencies"));
    shared.and_then(Value::as_object).cloned().unwrap_or_default()
}

/// The name of the package behind a dependency's key, which may be renamed.
fn package_of<'a>(key: &'a str, value: &'a Value) -> &'a str {
    value.get("package").and_then(Value::as_str).unwrap_or(key)
}

/// No arrow sideways, none back; testkit only for tests.
pub(super) fn arrows(tree: &Tree) -> Vec<Fault> {
    let (packages, unread) = rooms::packages(tree);
    let mut faults: Vec<Fault> =
        unread.into_iter().map(|(path, what)| Fault::new(path, what)).collect();
    let folders: BTreeMap<&str, &str> =
        packages.iter().map(|p| (p.name.as_str(), p.folder.as_str())).collect();
    let shared = shared(tree);
    for package in &packages {
        let Some(room) = Room::of(&package.folder) else {
            let what = "is not a room of the house; give it a row in xtask/src/rooms.rs";
            faults.push(Fault::new(package.path(), what));
            continue;
        };
        for (kind, key, value) in dependencies(&package.manifest) {
            let name = package_of(key, shared.get(key).unwrap_or(value));
            if let Some(what) = arrow(package, room, kind, name, folders.get(name).copied()) {
                faults.push(Fault::new(package.path(), what));
            }
        }
    }
    faults
}

/// What is wrong with one dependency.
fn arrow(
    package: &Package,
    room: &Room,
    kind: Kind,
    name: &str,
    folder: Option<&str>,
) -> Option<String> {
    let Some(folder) = folder else {
        let known = room.foreign.is_none_or(|only| only.contains(&name));
        let what = format!("depends on {name}, which {} may not", room.folder);
        return (kind == Kind::Normal && !known).then_some(what);
    };
    let target = Room::of(folder)?;
    let allowed = room.may.contains(&target.folder)
        || kind == Kind::Dev && room.tests.contains(&target.folder);
    // A room that lists testkit is a test bench itself.
    if folder == TESTKIT && !allowed {
        return (kind != Kind::Dev).then(|| "testkit may only be a dev-dependency".to_owned());
    }
    let what = format!(
        "{} depends on {name}: no arrow goes from {} to {}",
        package.name, room.folder, target.folder
    );
    (!allowed).then_some(what)
}

/// One version of each dependency, named in the root, used by somebody.
pub(super) fn versions(tree: &Tree) -> Vec<Fault> {
    let (packages, _) = rooms::packages(tree);
    let shared = shared(tree);
    let mut faults = Vec::new();
    let mut used = BTreeSet::new();
    for package in &packages {
        for (_, key, value) in dependencies(&package.manifest) {
            used.insert(key);
            let from_root = value.get("workspace").and_then(Value::as_bool) == Some(true);
            // A game is named by the list of games alone, so that a new one need
            // not be named in the root as well.
            let listed = package.folder == LIST && value.get("path").is_some_and(in_games);
            if listed {
                continue;
            }
            if !from_root {
                let what =
                    format!("{key} has a version of its own; write `{key}.workspace = true`");
                faults.push(Fault::new(package.path(), what));
            } else if !shared.contains_key(key) {
                let what = format!("{key} is not among the dependencies of the workspace");
                faults.push(Fault::new(package.path(), what));
            }
        }
    }
    let mut names = BTreeSet::new();
    for (key, value) in &shared {
        if !used.contains(key.as_str()) {
            faults.push(Fault::new("Cargo.toml", format!("nobody uses {key}")));
        }
        let name = package_of(key, value);
        if !names.insert(name) {
            faults.push(Fault::new("Cargo.toml", format!("{name} is named twice")));
        }
    }
    faults
}

/// One set of lints for everybody, or a copy with the listed differences.
pub(super) fn lints(tree: &Tree) -> Vec<Fault> {
    let (packages, _) = rooms::packages(tree);
    let root = tree.text("Cargo.toml").and_then(|text| basic_toml::from_str::<Table>(text).ok());
    let ours = root.as_ref().and_then(|root| root.get("workspace")?.get("lints"));
    let mut faults = Vec::new();
    for package in &packages {
        let lints = package.manifest.get("lints");
        if lints.and_then(|lints| lints.get("workspace")).and_then(Value::as_bool) == Some(true) {
            continue;
        }
        let Some((_, free, _)) = OWN_LINTS.iter().find(|(folder, ..)| *folder == package.folder)
        else {
            let what = "does not take the workspace's lints; write `[lints] workspace = true`";
            faults.push(Fault::new(package.path(), what));
            continue;
        };
        let (ours, theirs) = (flat(ours), flat(lints));
        for name in ours.keys().chain(theirs.keys()).collect::<BTreeSet<_>>() {
            let lint = name.rsplit('.').next().unwrap_or(name);
            if ours.get(name) != theirs.get(name) && !free.contains(&lint) {
                let what = format!("sets the lint {name} otherwise than the workspace");
                faults.push(Fault::new(package.path(), what));
            }
        }
    }
    faults
}

/// `[lints.clippy] todo = ...` as `clippy.todo`.
fn flat(lints: Option<&Value>) -> BTreeMap<String, &Value> {
    let tools = lints.and_then(Value::as_object).into_iter().flatten();
    let lints = tools.flat_map(|(tool, lints)| {
        let lints = lints.as_object().into_iter().flatten();
        lints.map(move |(name, level)| (format!("{tool}.{name}"), level))
    });
    lints.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::told;

    const ROOT: &str = r#"
[workspace.dependencies]
engine = { path = "crates/engine" }
testkit = { path = "crates/testkit" }
serde = "1"
"#;

    fn manifest(name: &str, rest: &str) -> String {
        format!("[package]\nname = \"{name}\"\n[lints]\nworkspace = true\n{rest}")
    }

    fn house() -> Tree {
        let plain = "[dependencies]\nengine.workspace = true\nserde.workspace = true\n";
        let tested = format!("{plain}[dev-dependencies]\ntestkit.workspace = true\n");
        let list = "[dependencies]\njaipur = { path = \"../../games/jaipur\" }\n\
            raja = { path = \"../../games/raja\" }\n";
        Tree::of(&[
            ("Cargo.toml", ROOT),
            (
                "crates/engine/Cargo.toml",
                &manifest("engine", "[dependencies]\nserde.workspace = true"),
            ),
            ("crates/testkit/Cargo.toml", &manifest("testkit", plain)),
            ("crates/bots/Cargo.toml", &manifest("bots", &tested)),
            ("crates/games/Cargo.toml", &manifest("games", list)),
            ("games/jaipur/Cargo.toml", &manifest("jaipur", &tested)),
            ("games/raja/Cargo.toml", &manifest("raja", &tested)),
        ])
    }

    fn planted(path: &str, name: &str, rest: &str) -> Tree {
        house().with(path, &manifest(name, rest))
    }

    #[test]
    fn a_sound_house_has_no_fault() {
        assert!(told(&arrows(&house())).is_empty(), "{:?}", told(&arrows(&house())));
        assert!(versions(&house()).is_empty(), "{:?}", told(&versions(&house())));
        assert!(lints(&house()).is_empty());
    }

    #[test]
    fn an_arrow_between_games_is_reported() {
        let tree =
            planted("games/raja/Cargo.toml", "raja", "[dependencies]\njaipur.workspace = true");
        let faults = told(&arrows(&tree));
        assert_eq!(faults.len(), 1, "{faults:?}");
        assert!(faults[0].contains("raja depends on jaipur"), "{faults:?}");
    }

    #[test]
    fn an_arrow_back_is_reported_also_for_tests_builds_and_single_targets() {
        for section in [
            "dependencies",
            "dev-dependencies",
            "build-dependencies",
            "target.'cfg(unix)'.dependencies",
        ] {
            let rest = format!("[{section}]\njaipur.workspace = true");
            let faults = arrows(&planted("crates/engine/Cargo.toml", "engine", &rest));
            assert_eq!(faults.len(), 1, "{section}");
        }
    }

    #[test]
    fn an_arrow_under_another_name_is_reported() {
        let root = format!("{ROOT}board = {{ package = \"raja\", path = \"games/raja\" }}\n");
        let tree =
            planted("games/jaipur/Cargo.toml", "jaipur", "[dependencies]\nboard.workspace = true");
        assert_eq!(arrows(&tree.with("Cargo.toml", &root)).len(), 1);
    }

    #[test]
    fn testkit_outside_tests_is_reported() {
        let rest = "[dependencies]\ntestkit.workspace = true";
        let faults = told(&arrows(&planted("crates/bots/Cargo.toml", "bots", rest)));
        assert!(faults[0].contains("only be a dev-dependency"), "{faults:?}");
        assert!(arrows(&planted("xtask/agree/Cargo.toml", "agree", rest)).is_empty());
    }

    #[test]
    fn what_is_for_tests_is_reported_elsewhere() {
        let rest = |section: &str| format!("[{section}]\nbots.workspace = true");
        let faults = |section| arrows(&planted("games/raja/Cargo.toml", "raja", &rest(section)));
        assert!(faults("dev-dependencies").is_empty());
        assert_eq!(faults("dependencies").len(), 1);
        assert_eq!(faults("build-dependencies").len(), 1);
    }

    #[test]
    fn a_path_in_a_manifest_is_reported_unless_the_list_of_games_names_a_game() {
        let rest = |path: &str| format!("[dependencies]\njaipur = {{ path = \"{path}\" }}");
        let of = |path: &str, name: &str, rest: &str| versions(&planted(path, name, rest)).len();
        let game = rest("../../games/jaipur");
        assert_eq!(of("crates/games/Cargo.toml", "games", &game), 0);
        assert_eq!(of("crates/games/Cargo.toml", "games", &rest("../roads")), 1);
        assert_eq!(of("crates/games/Cargo.toml", "games", "[dependencies]\njaipur = \"1\""), 1);
        assert_eq!(of("crates/bots/Cargo.toml", "bots", &game), 1);
    }

    #[test]
    fn a_stranger_in_the_engine_is_reported() {
        let rest = "[dependencies]\ntokio.workspace = true";
        assert_eq!(arrows(&planted("crates/engine/Cargo.toml", "engine", rest)).len(), 1);
        assert!(arrows(&planted("crates/bots/Cargo.toml", "bots", rest)).is_empty());
    }

    #[test]
    fn an_unknown_room_and_an_unreadable_manifest_are_reported() {
        assert_eq!(arrows(&planted("crates/attic/Cargo.toml", "attic", "")).len(), 1);
        assert_eq!(arrows(&house().with("crates/bots/Cargo.toml", "[package")).len(), 1);
    }

    #[test]
    fn a_version_of_ones_own_is_reported() {
        for own in ["serde = \"1\"", "serde = { version = \"1\" }", "left.workspace = true"] {
            let tree = planted("games/raja/Cargo.toml", "raja", &format!("[dependencies]\n{own}"));
            assert_eq!(versions(&tree).len(), 1, "{own}");
        }
    }

    #[test]
    fn a_dependency_nobody_uses_or_named_twice_is_reported() {
        let unused = house().with("Cargo.toml", &format!("{ROOT}rayon = \"1\"\n"));
        assert_eq!(told(&versions(&unused)), ["Cargo.toml: nobody uses rayon"]);
        let root = format!("{ROOT}old = {{ version = \"0.9\", package = \"serde\" }}\n");
        let twice = planted("crates/tui/Cargo.toml", "tui", "[dependencies]\nold.workspace = true");
        let faults = told(&versions(&twice.with("Cargo.toml", &root)));
        assert_eq!(faults, ["Cargo.toml: serde is named twice"]);
    }

    #[test]
    fn missing_lints_are_reported() {
        let bare = "[package]\nname = \"raja\"\n";
        assert_eq!(lints(&house().with("games/raja/Cargo.toml", bare)).len(), 1);
    }

    #[test]
    fn a_copy_of_the_lints_may_differ_where_it_is_listed_only() {
        let root = format!(
            "{ROOT}[workspace.lints.rust]\nunsafe_code = \"forbid\"\nmissing_docs = \"warn\"\n"
        );
        let copy = |lints: &str| {
            let text = format!("[package]\nname = \"agree\"\n[lints.rust]\n{lints}");
            let tree = house().with("Cargo.toml", &root).with("xtask/agree/Cargo.toml", &text);
            super::lints(&tree).len()
        };
        assert_eq!(copy("unsafe_code = \"deny\"\nmissing_docs = \"warn\"\n"), 0);
        assert_eq!(copy("unsafe_code = \"deny\"\n"), 1, "one is missing");
        assert_eq!(copy("unsafe_code = \"deny\"\nmissing_docs = \"allow\"\n"), 1, "one is weaker");
        assert_eq!(copy("missing_docs = \"warn\"\ndead_code = \"allow\"\n"), 1, "one is new");
    }
}
