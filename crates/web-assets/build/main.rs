//! Builds the page and the list that `src/lib.rs` includes.

mod glue;

use bundler::{Mode, Plan};
use std::env;
use std::path::{Path, PathBuf};

fn main() -> anyhow::Result<()> {
    println!("cargo::rerun-if-env-changed=WEB_ASSETS");
    println!("cargo::rerun-if-changed=build");
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    let root = here.ancestors().nth(2).map(Path::to_owned).unwrap_or_default();
    let wish = env::var("WEB_ASSETS").ok();
    let mode = Mode::read(wish.as_deref(), &env::var("PROFILE")?)?;
    println!("cargo::rustc-env=PAGE_MODE={}", mode.name());
    let plan = Plan { root, out: PathBuf::from(env::var("OUT_DIR")?), mode };
    for path in bundler::build(&plan, glue::join)? {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    Ok(())
}
