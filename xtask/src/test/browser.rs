//! What the tests in a real browser need: Chromium with its driver, and
//! axe-core, which looks for what people with a screen reader or weak eyes
//! would stumble over.
//!
//! Both are fetched where that is allowed: Chromium from Debian's packages as
//! root, axe-core from the npm registry. Elsewhere the sentence says what to
//! install.

use crate::{Workspace, process};
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::Command;

/// Checked against by the tests; a newer one may find more.
const AXE: &str = "axe-core@4.14.0";

/// Sees to it that everything is there.
pub(super) fn ready(workspace: &Workspace) -> Result<()> {
    if std::env::var("DURBAR_BROWSER").is_ok_and(|value| value == "none") {
        return Ok(());
    }
    let starts = |program: &str| {
        Command::new(program).arg("--version").output().is_ok_and(|it| it.status.success())
    };
    if !(starts("chromedriver") && starts("chromium")) {
        install()?;
    }
    axe(&workspace.target().join("axe-core"))
}

fn install() -> Result<()> {
    let root = process::output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    if !root || !Path::new("/usr/bin/apt-get").exists() {
        bail!(
            "the tests in a browser need chromium and chromedriver. On Debian: apt-get install \
             chromium chromium-driver. To go without them: DURBAR_BROWSER=none"
        );
    }
    let apt = |args: &[&str]| {
        let mut apt = Command::new("apt-get");
        apt.args(args).env("DEBIAN_FRONTEND", "noninteractive");
        process::must(&mut apt)
    };
    apt(&["update", "-qq"])?;
    apt(&["install", "-y", "-qq", "--no-install-recommends", "chromium", "chromium-driver"])
}

fn axe(folder: &Path) -> Result<()> {
    let script = folder.join("axe.min.js");
    if script.exists() {
        return Ok(());
    }
    std::fs::create_dir_all(folder)?;
    let mut npm = Command::new("npm");
    npm.args(["pack", "--silent", AXE]).current_dir(folder);
    let archive = process::output(&mut npm).context(
        "the tests in a browser need axe-core: install npm, or put its axe.min.js into \
         target/axe-core. To go without them: DURBAR_BROWSER=none",
    )?;
    let mut tar = Command::new("tar");
    tar.args(["xzf", archive.trim(), "--strip-components=1", "package/axe.min.js"]);
    process::must(tar.current_dir(folder))
}
