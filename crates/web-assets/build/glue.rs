//! The script between browser and WebAssembly, written by wasm-bindgen as a
//! library: its version is then the one in the lock file, always. It is here
//! and not in the bundler because it is by far the longest to compile, and the
//! bundler is compiled twice where its tests run.

use anyhow::{Context, Result};
use std::path::Path;
use wasm_bindgen_cli_support::Bindgen;

/// The finished module and its script.
pub(crate) fn join(wasm: &Path) -> Result<(Vec<u8>, String)> {
    let mut bindgen = Bindgen::new();
    bindgen.web(true)?.input_path(wasm).typescript(false);
    // The page says itself where the module is: under its hashed name.
    bindgen.omit_default_module_path(true).remove_name_section(true).remove_producers_section(true);
    let mut made = bindgen.generate_output().context("wasm-bindgen")?;
    let script = made.js().to_owned();
    Ok((made.wasm_mut().emit_wasm(), script))
}
