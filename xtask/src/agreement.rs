//! Law 9, the part no single build can show: x86-64 and wasm32 play the same
//! matches. `xtask/agree` is compiled for both; its native half runs the other
//! in an interpreter and compares.

use crate::{Workspace, process, rooms, tree::Tree};
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::Command;

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

pub(crate) fn run(workspace: &Workspace, args: &[&str]) -> Result<()> {
    if !args.is_empty() {
        bail!("wasm takes no arguments");
    }
    compiles(workspace)?;
    compare(workspace, |_| {})
}

/// Every package that must compile for WebAssembly does, without a warning:
/// what is only for browsers is nowhere else looked at.
pub(crate) fn compiles(workspace: &Workspace) -> Result<()> {
    target(workspace)?;
    let packages = rooms::for_wasm(&Tree::load(&workspace.root)?);
    let mut cargo = process::cargo(workspace, &["clippy", "--target", TARGET]);
    for package in &packages {
        cargo.args(["--package", package]);
    }
    process::must(cargo.args(["--", "-D", "warnings"]))
}

/// The digests of native and interpreted play are equal; each line of the
/// comparison is handed over.
pub(crate) fn compare(workspace: &Workspace, mut each: impl FnMut(&str)) -> Result<()> {
    target(workspace)?;
    let mut wasm = process::cargo(workspace, &["rustc", "--package", "agree", "--lib"]);
    wasm.args(["--crate-type", "cdylib", "--target", TARGET]);
    // Where and how the page is built for tests: much of it is there already.
    wasm.args(["--profile", "wasm-dev", "--target-dir"]).arg(workspace.target().join("web"));
    let module = build(wasm, "agree.wasm")?;
    // With the features of the whole workspace, so that what the tests have
    // compiled is used again; `cargo run` would compile most of it anew.
    let native = process::cargo(workspace, &["build", "--workspace", "--bin", "agree"]);
    let program = build(native, &format!("agree{}", std::env::consts::EXE_SUFFIX))?;
    let mut run = Command::new(program);
    run.arg(module).current_dir(&workspace.root);
    let status = process::listen(&mut run, true, &mut each)?;
    if status.success() { Ok(()) } else { bail!("x86-64 and wasm32 do not agree") }
}

/// Runs a build and finds the file of that name among what it made.
fn build(mut cargo: Command, name: &str) -> Result<String> {
    cargo.args(["--message-format", "json-render-diagnostics"]);
    let mut made = None;
    let status = process::listen(&mut cargo, false, |line| {
        made = artifact(line, name).or_else(|| made.take());
    })?;
    if !status.success() {
        bail!("{} failed", process::spelt(&cargo));
    }
    made.with_context(|| format!("cargo named no {name}"))
}

/// The file of that name in a line of cargo's messages.
fn artifact(line: &str, name: &str) -> Option<String> {
    let files = line.split_once("\"filenames\":[")?.1.split_once(']')?.0;
    let files = files.split(',').map(|file| file.trim_matches('"').replace("\\\\", "\\"));
    files.into_iter().find(|file| Path::new(file).file_name().is_some_and(|last| last == name))
}

/// rustup installs the target by itself unless it was told not to; then we ask.
fn target(workspace: &Workspace) -> Result<()> {
    let mut rustc = Command::new("rustc");
    rustc.args(["--print", "sysroot"]).current_dir(&workspace.root);
    let sysroot = process::output(&mut rustc)?;
    if Path::new(sysroot.trim()).join("lib/rustlib").join(TARGET).is_dir() {
        return Ok(());
    }
    println!("the toolchain has no {TARGET}; asking rustup for it");
    let mut rustup = Command::new("rustup");
    rustup.args(["target", "add", TARGET]).current_dir(&workspace.root);
    process::must(&mut rustup)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_module_is_found_among_cargos_messages() {
        let line =
            r#"{"reason":"compiler-artifact","filenames":["a/libagree.rlib","a/b/agree.wasm"]}"#;
        assert_eq!(artifact(line, "agree.wasm").as_deref(), Some("a/b/agree.wasm"));
        assert_eq!(artifact(r#"{"filenames":["a/disagree.wasm"]}"#, "agree.wasm"), None);
        assert_eq!(artifact(r#"{"reason":"build-finished"}"#, "agree.wasm"), None);
    }
}
