//! Compressed copies of every file, and the Rust list that includes them all.

use crate::Mode;
use crate::names::File;
use anyhow::{Context, Result};
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;

fn brotli(bytes: &[u8], mode: Mode) -> Result<Vec<u8>> {
    let quality = if mode == Mode::Release { 11 } else { 4 };
    let params = brotli::enc::BrotliEncoderParams { quality, lgwin: 22, ..Default::default() };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &bytes[..], &mut packed, &params)?;
    Ok(packed)
}

fn gzip(bytes: &[u8], mode: Mode) -> Result<Vec<u8>> {
    let level = if mode == Mode::Release { 9 } else { 1 };
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::new(level));
    packed.write_all(bytes)?;
    Ok(packed.finish()?)
}

/// What a browser should take the file for.
fn mime(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("wasm") => "application/wasm",
        Some("webmanifest") => "application/manifest+json",
        Some("ftl" | "md") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Writes the files and `assets.rs` into the folder.
pub(crate) fn write(files: &[File], out: &Path, mode: Mode) -> Result<()> {
    let folder = out.join("files");
    // What an earlier build left must not stay behind.
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let mut list = String::from("&[\n");
    for file in files {
        let keep = |ending: &str, bytes: &[u8]| -> Result<String> {
            let path = folder.join(format!("{}{ending}", file.path));
            std::fs::write(&path, bytes)?;
            Ok(format!("include_bytes!({:?})", path.display().to_string()))
        };
        let raw = keep("", &file.bytes)?;
        let packed = keep(".br", &brotli(&file.bytes, mode)?)?;
        let zipped = keep(".gz", &gzip(&file.bytes, mode)?)?;
        writeln!(
            list,
            "    Asset {{ path: {:?}, mime: {:?}, raw: {raw}, brotli: {packed}, gzip: {zipped}, \
             etag: {:?}, immutable: {} }},",
            format!("/{}", file.path),
            mime(&file.path),
            file.hash,
            file.lasting,
        )?;
    }
    list.push_str("]\n");
    std::fs::write(out.join("assets.rs"), list)?;
    Ok(())
}
