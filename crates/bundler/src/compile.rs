//! The nested cargo call.
//!
//! It has its own target folder, so it does not wait for the lock of the build
//! around it, and an environment without what that build told its scripts: a
//! lint wrapper or a coverage flag of the outside is none of the page's
//! business.

use crate::Mode;
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const TARGET: &str = "wasm32-unknown-unknown";
/// The programs of the page: itself, and one for each game.
const PROGRAMS: &str = "crates/web/src/bin";

/// What came out.
pub(crate) struct Built {
    /// The modules by their names.
    pub(crate) modules: Vec<(String, PathBuf)>,
    /// The files it was made of, as far as they are ours.
    pub(crate) sources: Vec<PathBuf>,
}

/// Whether a variable of the environment stays.
fn stays(name: &str) -> bool {
    const OURS: &[&str] = &["CARGO_HOME", "CARGO_MAKEFLAGS", "CARGO_TERM_COLOR"];
    const OPEN: &[&str] = &["CARGO_NET_", "CARGO_HTTP_", "CARGO_REGISTRIES_", "CARGO_SOURCE_"];
    const GONE: &[&str] = &["CARGO", "RUSTFLAGS", "RUSTC", "DEP_", "CLIPPY_"];
    const ALSO: &[&str] = &[
        "OUT_DIR",
        "TARGET",
        "HOST",
        "NUM_JOBS",
        "OPT_LEVEL",
        "PROFILE",
        "DEBUG",
        "RUSTDOC",
        "LLVM_PROFILE_FILE",
    ];
    if OURS.contains(&name) || OPEN.iter().any(|head| name.starts_with(head)) {
        return true;
    }
    !GONE.iter().any(|head| name.starts_with(head)) && !ALSO.contains(&name)
}

fn clean(program: &str, root: &Path) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root);
    for (name, _) in std::env::vars_os() {
        if !name.to_str().is_some_and(stays) {
            command.env_remove(&name);
        }
    }
    command
}

/// Whether the compiler can make WebAssembly; asks rustup once if not.
fn need_target(root: &Path) -> Result<()> {
    let has = || {
        let mut rustc = clean("rustc", root);
        let rustc = rustc.args(["--print", "target-libdir", "--target", TARGET]);
        let answer = rustc.output().ok().filter(|output| output.status.success());
        answer.is_some_and(|output| {
            Path::new(String::from_utf8_lossy(&output.stdout).trim()).is_dir()
        })
    };
    if has() {
        return Ok(());
    }
    let asked =
        clean("rustup", root).args(["target", "add", TARGET]).stdout(Stdio::null()).status();
    if asked.is_ok_and(|status| status.success()) && has() {
        return Ok(());
    }
    bail!(
        "the page needs the target {TARGET}. Run `rustup target add {TARGET}`, \
         or build without the page: WEB_ASSETS=skip"
    )
}

/// Compiles the page.
pub(crate) fn page(root: &Path, target: &Path, mode: Mode) -> Result<Built> {
    need_target(root)?;
    let profile = if mode == Mode::Release { "wasm-release" } else { "wasm-dev" };
    let mut cargo = clean("cargo", root);
    cargo.args(["build", "--locked", "-p", "web", "--bins", "--target", TARGET]);
    cargo.args(["--profile", profile, "--target-dir"]).arg(target);
    // What it says goes to the log of the build script; shown if it fails.
    cargo.stdout(Stdio::null());
    let status = cargo.status().context("cargo for the page")?;
    if !status.success() {
        bail!("the page does not compile (its messages stand above)");
    }
    let folder = target.join(TARGET).join(profile);
    let mut sources = Vec::new();
    let modules = modules(root)?;
    for name in &modules {
        let list = std::fs::read_to_string(folder.join(format!("web-{name}.d")));
        sources.extend(ours(&list.unwrap_or_default(), root, target));
    }
    // Manifests are not in the compiler's list.
    let manifests: Vec<_> = sources.iter().filter_map(|path| manifest_of(path, root)).collect();
    sources.extend(manifests);
    sources.push(root.join("Cargo.toml"));
    sources.sort();
    sources.dedup();
    let wasm = |name: String| {
        let path = folder.join(format!("web-{name}.wasm"));
        (name, path)
    };
    Ok(Built { modules: modules.into_iter().map(wasm).collect(), sources })
}

/// What the modules are called: `page`, and each game by its own name.
pub(crate) fn modules(root: &Path) -> Result<Vec<String>> {
    let folder = root.join(PROGRAMS);
    let mut names = Vec::new();
    for entry in std::fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
        let name = entry?.file_name();
        let name = name.to_str().and_then(|it| it.strip_prefix("web-")?.strip_suffix(".rs"));
        names.extend(name.map(str::to_owned));
    }
    names.sort();
    Ok(names)
}

/// The files of the workspace in a list as compilers write it: `out: a b`,
/// with a backslash before each space that belongs to a name. What the build
/// itself wrote is none: it is always newer than the last one.
fn ours(list: &str, root: &Path, target: &Path) -> Vec<PathBuf> {
    const SPACE: &str = "\u{0}";
    let line = list.lines().find_map(|line| line.split_once(": ")).map_or("", |(_, rest)| rest);
    let names = line.replace("\\ ", SPACE);
    let paths = names.split(' ').map(|name| PathBuf::from(name.replace(SPACE, " ")));
    paths.filter(|path| path.starts_with(root) && !path.starts_with(target)).collect()
}

fn manifest_of(path: &Path, root: &Path) -> Option<PathBuf> {
    let inside = path.ancestors().skip(1).take_while(|folder| folder.starts_with(root));
    inside.map(|folder| folder.join("Cargo.toml")).find(|manifest| manifest.exists())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_belongs_to_the_outer_build_does_not_reach_the_inner() {
        for name in ["CARGO_HOME", "CARGO_NET_OFFLINE", "CARGO_MAKEFLAGS", "PATH", "RUSTUP_HOME"] {
            assert!(stays(name), "{name}");
        }
        for name in ["CARGO_ENCODED_RUSTFLAGS", "RUSTC_WRAPPER", "RUSTFLAGS", "OUT_DIR", "TARGET"] {
            assert!(!stays(name), "{name}");
        }
    }

    #[test]
    fn only_our_own_files_are_watched() {
        let list =
            "/t/web.wasm: /a/src/lib.rs /a/with\\ space.rs /registry/x.rs /a/target/out/y.rs\n";
        let found = ours(list, Path::new("/a"), Path::new("/a/target"));
        assert_eq!(found, [PathBuf::from("/a/src/lib.rs"), PathBuf::from("/a/with space.rs")]);
    }
}
