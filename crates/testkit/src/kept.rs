//! Pictures and texts that are kept in files: a test fails when one changes, and
//! writes it anew when that was meant.
//!
//! Say `BLESS=1 cargo test ...` to write them, then read what changed.

use drawing::palette::{Palette, Theme};
use drawing::{Canvas, svg};
use std::path::Path;

/// Whether files are written instead of compared.
fn blessed() -> bool {
    std::env::var_os("BLESS").is_some_and(|wish| wish != "0")
}

/// Holds a text to the file it is kept in.
///
/// # Panics
/// With the first line that differs, or if there is no such file.
#[track_caller]
pub fn text(file: impl AsRef<Path>, text: &str) {
    if let Err(what) = compare(file.as_ref(), text, blessed()) {
        panic!("{what}");
    }
}

/// Holds a surface to the picture it is kept as. The art is left out: it is
/// kept where it is drawn, and a picture shows which symbol lies where.
///
/// # Panics
/// With the first line that differs, or if there is no such file.
#[track_caller]
pub fn picture(file: impl AsRef<Path>, canvas: &Canvas, palette: &Palette) {
    let picture = svg::picture(canvas, palette, &[], Theme::Light);
    // A line for each element, so that a difference can be read, and not the
    // names of the same fonts in each of them.
    let mut parts = picture.split(" font-family=\"");
    let mut lines = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        lines.push_str(part.split_once('"').map_or(part, |(_, rest)| rest));
    }
    text(file, &lines.replace("><", ">\n<"));
}

fn compare(file: &Path, text: &str, bless: bool) -> Result<(), String> {
    let name = file.display();
    if bless {
        let folder = file.parent().map_or(Ok(()), std::fs::create_dir_all);
        return folder
            .and_then(|()| std::fs::write(file, text))
            .map_err(|why| format!("{name} cannot be written: {why}"));
    }
    let kept = std::fs::read_to_string(file)
        .map_err(|why| format!("{name} cannot be read: {why}; BLESS=1 writes it"))?;
    if kept == text {
        return Ok(());
    }
    let (mut before, mut now) = (kept.lines(), text.lines());
    let mut number = 0;
    loop {
        number += 1;
        let (was, is) = (before.next(), now.next());
        if was != is || was.is_none() {
            let (was, is) = (was.unwrap_or("the end"), is.unwrap_or("the end"));
            let line = format!("{name}, line {number}:\n  was {was}\n  is  {is}");
            return Err(format!("{line}\nBLESS=1 writes it anew"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_compared_and_written_only_when_asked() {
        let folder = std::env::temp_dir().join(format!("kept-{}", std::process::id()));
        let file = folder.join("a.txt");
        assert!(compare(&file, "one\ntwo\n", false).is_err_and(|what| what.contains("BLESS")));
        assert_eq!(compare(&file, "one\ntwo\n", true), Ok(()));
        assert_eq!(compare(&file, "one\ntwo\n", false), Ok(()));
        let what = compare(&file, "one\n2\n", false).unwrap_err();
        assert!(what.contains("line 2:") && what.contains("was two"), "{what}");
        let what = compare(&file, "one\ntwo\nthree\n", false).unwrap_err();
        assert!(what.contains("line 3:") && what.contains("is  three"), "{what}");
        let _ = std::fs::remove_dir_all(folder);
    }
}
