//! Writing a match down.
//!
//! The whole record is written beside its place and then moved there, so that
//! a crash or a full disk leaves the match as it was before the last step.

use engine::Message;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The name of a record's file ends so.
pub(crate) const ENDING: &str = "durbar";

/// Writes the text. A `fresh` file must not exist yet: whoever types a name
/// does not want to lose another match by it.
pub(crate) fn write(path: &Path, text: &str, fresh: bool) -> io::Result<()> {
    if fresh && path.exists() {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    let Some(name) = path.file_name() else {
        return Err(io::ErrorKind::InvalidInput.into());
    };
    let mut beside = name.to_owned();
    beside.push(".new");
    let beside: PathBuf = path.with_file_name(beside);
    let written = File::create(&beside).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    let moved = written.and_then(|()| fs::rename(&beside, path));
    if moved.is_err() {
        // The half file is of no use to anybody; that it cannot be removed
        // either is no news.
        let _ = fs::remove_file(&beside);
    }
    moved
}

/// Why a file could not be written.
pub(crate) fn failure(path: &Path, why: &io::Error) -> Message {
    let file = path.to_string_lossy();
    match why.kind() {
        io::ErrorKind::AlreadyExists => Message::new("tui-save-exists").text("file", file),
        _ => Message::new("tui-save-failed").text("file", file).text("why", why.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_whole_and_a_fresh_one_never_replaces() {
        let folder = std::env::temp_dir().join(format!("durbar-keep-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("match");
        write(&path, "one", true).unwrap();
        assert_eq!(write(&path, "two", true).unwrap_err().kind(), io::ErrorKind::AlreadyExists);
        write(&path, "three", false).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "three");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "nothing is left beside it");
        assert!(write(&folder.join("no/such/folder"), "x", false).is_err());
        fs::remove_dir_all(&folder).unwrap();
    }
}
