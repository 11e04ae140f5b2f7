//! Takes from each game's sentences the few that stand on its box: its name,
//! its line, its options. The page shows every box; what is in it is fetched
//! when somebody opens it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// What stands on the box, by the beginning of its name.
const ON_THE_BOX: [&str; 2] = ["game-", "option-"];

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    let games = Path::new("../../games");
    println!("cargo::rerun-if-changed={}", games.display());
    let mut folders: Vec<PathBuf> =
        fs::read_dir(games)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    folders.sort();
    let mut code = String::from("match game {\n");
    for folder in folders {
        let Some(game) = folder.file_name().and_then(|name| name.to_str()) else { continue };
        let mut words = String::new();
        for lang in ["en", "fr"] {
            let file = folder.join(format!("i18n/{lang}.ftl"));
            println!("cargo::rerun-if-changed={}", file.display());
            let _ = write!(words, "({lang:?}, {:?}), ", on_the_box(&fs::read_to_string(&file)?));
        }
        let _ = writeln!(code, "    {game:?} => &[{words}],");
    }
    code.push_str("    _ => &[],\n}\n");
    let out = PathBuf::from(env::var("OUT_DIR").unwrap_or_default());
    fs::write(out.join("boxes.rs"), code)
}

/// The sentences of a file that stand on the box, whole.
fn on_the_box(text: &str) -> String {
    let mut kept = String::new();
    let mut on = false;
    for line in text.lines() {
        // A sentence goes on in lines that are set in.
        if !line.starts_with([' ', '\t', '}']) {
            on = ON_THE_BOX.iter().any(|head| line.starts_with(head));
        }
        if on && !line.trim().is_empty() {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    kept
}
