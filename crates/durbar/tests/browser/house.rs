//! The program itself, serving its page.

use crate::driver::Ends;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// A running `durbar serve`.
pub(crate) struct House {
    process: Option<Ends>,
    pub(crate) url: String,
    folder: PathBuf,
}

impl House {
    pub(crate) fn open(name: &str) -> House {
        let unique = format!("durbar-page-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(unique);
        std::fs::create_dir_all(&folder).unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_durbar"))
            .args(["serve", "--lang", "en", "--address", "127.0.0.1:0", "--bot-millis", "20"])
            .arg("--data")
            .arg(&folder)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let at = line.find("http://").unwrap_or_else(|| panic!("no address: {line}"));
        House { process: Some(Ends(child)), url: line[at..].trim().to_owned(), folder }
    }

    /// The network is cut.
    pub(crate) fn close(&mut self) {
        self.process.take();
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.close();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
