//! Builds the page, from Rust to files that any web server can hand out.
//!
//! It runs inside a build script, so that `cargo build` of the server is all
//! there is to do: no other tool has to be installed, and nothing is fetched
//! that the lock file does not name.
//!
//! ```text
//! compile::page      cargo, for WebAssembly, in a target folder of its own
//! Join               the script between browser and module, made by the caller
//! order::sort        functions beside their like, so that they pack well
//! slim::text         what only writers need is left out
//! names::Bundle      names with a hash of the content, and who mentions whom
//! words::files       the sentences, a file for each language
//! pack::write        compressed copies, and the list to include
//! ```

mod compile;
mod names;
mod order;
mod pack;
mod slim;
mod words;

use anyhow::{Context, Result};
use std::path::{Path, PathBuf};

/// How the page is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// For people, and for the tests of all: small, and compressed as well as can be.
    Release,
    /// For the quick loop.
    Dev,
    /// Not at all: a page that says so.
    Skip,
}

impl Mode {
    /// As the environment would say it.
    pub fn name(self) -> &'static str {
        match self {
            Mode::Release => "release",
            Mode::Dev => "dev",
            Mode::Skip => "skip",
        }
    }

    /// From what the environment says; else as the program around it is built.
    pub fn read(wish: Option<&str>, profile: &str) -> Result<Mode> {
        match wish {
            Some("release") => Ok(Mode::Release),
            Some("dev") => Ok(Mode::Dev),
            Some("skip") => Ok(Mode::Skip),
            None | Some("") if profile == "release" => Ok(Mode::Release),
            None | Some("") => Ok(Mode::Dev),
            Some(other) => {
                anyhow::bail!("WEB_ASSETS is {other}; it can be release, dev or skip")
            }
        }
    }
}

/// What to build, and where.
pub struct Plan {
    /// The folder with the workspace's manifest.
    pub root: PathBuf,
    /// The folder for the finished files and the list.
    pub out: PathBuf,
    /// How.
    pub mode: Mode,
}

/// Makes a compiled module ready for browsers: the module, and the script that
/// loads it.
pub type Join = fn(&Path) -> Result<(Vec<u8>, String)>;

/// Builds everything. Returns the files whose change asks for another build.
pub fn build(plan: &Plan, join: Join) -> Result<Vec<PathBuf>> {
    let folder = plan.root.join("crates/web/static");
    let mut bundle = names::Bundle::default();
    let mut watched = vec![folder.clone(), plan.root.join("Cargo.lock")];
    if plan.mode == Mode::Skip {
        bundle.add("index.html", SKIPPED.as_bytes().to_vec());
    } else {
        let target = target_folder(&plan.out).context("the target folder")?.join("web");
        let built = compile::page(&plan.root, &target, plan.mode)?;
        for (name, wasm) in &built.modules {
            let (mut wasm, script) = join(wasm)?;
            if plan.mode == Mode::Release {
                wasm = order::sort(&wasm)?;
            }
            let mut script = slim::text(&script).into_bytes();
            slim::names(&mut wasm, &mut script);
            for (ending, bytes) in [("wasm", wasm), ("js", script)] {
                let file = format!("{name}.{ending}");
                if name == PAGE {
                    bundle.add(&file, bytes);
                } else {
                    bundle.add_of(name, &file, bytes);
                }
            }
        }
        let modules = built.modules.iter().map(|(name, _)| name.clone());
        let games: Vec<String> = modules.filter(|name| name != PAGE).collect();
        let sentences = words::files(&plan.root)?;
        let spoken = sentences_of(&sentences);
        for file in sentences {
            match &file.game {
                Some(game) => bundle.add_of(game, &file.name, file.text.into_bytes()),
                None => bundle.add(&file.name, file.text.into_bytes()),
            }
            watched.extend(file.sources);
        }
        for (game, name, path) in rules_of(&plan.root.join("games"))? {
            bundle.add_of(&game, &name, std::fs::read(&path)?);
            watched.push(path);
        }
        for (name, parts) in sheets_of(&folder)? {
            let text: String =
                parts.iter().map(std::fs::read_to_string).collect::<std::io::Result<_>>()?;
            bundle.add(&name, slim::text(&text).into_bytes());
            watched.push(folder.join(name.trim_end_matches(".css")));
            watched.extend(parts);
        }
        for (name, path) in files_of(&folder)? {
            let mut bytes = std::fs::read(&path)?;
            if path.extension().is_some_and(|ending| ending == "js" || ending == "css") {
                bytes = slim::text(&String::from_utf8(bytes)?).into_bytes();
            }
            if name == GAME_WORKER {
                // One worker for each module: they differ by what they fetch.
                let text = String::from_utf8(bytes)?;
                for game in &games {
                    let own = text.replace("{{game.", &format!("{{{{{game}."));
                    bundle.add_of(game, &format!("worker-{game}.js"), own.into_bytes());
                }
                watched.push(path);
                continue;
            }
            if name == "boot.js" {
                let worker = |game: &String| format!("{game}: \"{{{{worker-{game}.js}}}}\"");
                let list: Vec<String> = games.iter().map(worker).collect();
                bytes = String::from_utf8(bytes)?
                    .replace("{{*workers*}}", &list.join(", "))
                    .replace("{{*words*}}", &spoken)
                    .into_bytes();
            }
            bundle.add(&name, bytes);
            watched.push(path);
        }
        watched.extend(built.sources);
    }
    let files = bundle.finish()?;
    pack::write(&files, &plan.out, plan.mode)?;
    Ok(watched)
}

/// The module that every reader needs.
const PAGE: &str = "page";

/// What the worker of a game is made from.
const GAME_WORKER: &str = "worker-game.js";

/// What is served when nobody asked for the page.
const SKIPPED: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
<title>Durbar</title><h1>Durbar</h1><p>This server was built without its page \
(WEB_ASSETS=skip). The interface for programs works.</p></html>\n";

/// Where a script finds the sentences: of the page by language, of each game by its
/// name and language.
fn sentences_of(files: &[words::Words]) -> String {
    let mut lists: Vec<String> = Vec::new();
    let mut games: Vec<Option<&str>> = files.iter().map(|file| file.game.as_deref()).collect();
    games.sort_unstable();
    games.dedup();
    for game in games {
        let of = files.iter().filter(|file| file.game.as_deref() == game);
        let by =
            of.zip(words::languages()).map(|(it, lang)| format!("{lang}: \"{{{{{}}}}}\"", it.name));
        lists.push(format!(
            "\"{}\": {{ {} }}",
            game.unwrap_or_default(),
            by.collect::<Vec<_>>().join(", ")
        ));
    }
    lists.join(", ")
}

/// The sheets that are a folder of parts: `board` is served as `board.css`, one
/// answer instead of one for each part. Parts follow each other by name.
fn sheets_of(folder: &Path) -> Result<Vec<(String, Vec<PathBuf>)>> {
    let mut sheets = Vec::new();
    for entry in std::fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if let Some(name) = path.file_name().and_then(|name| name.to_str())
            && path.is_dir()
        {
            let parts = files_of(&path)?.into_iter().map(|(_, part)| part).collect();
            sheets.push((format!("{name}.css"), parts));
        }
    }
    sheets.sort();
    Ok(sheets)
}

/// The files directly in a folder, by name.
fn files_of(folder: &Path) -> Result<Vec<(String, PathBuf)>> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if let Some(name) = path.file_name().and_then(|name| name.to_str())
            && path.is_file()
        {
            files.push((name.to_owned(), path.clone()));
        }
    }
    files.sort();
    Ok(files)
}

/// The rules of every game, to be read: the game, the file's name, where it stands.
/// They are fetched when somebody reads them.
fn rules_of(games: &Path) -> Result<Vec<(String, String, PathBuf)>> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(games).with_context(|| games.display().to_string())? {
        let folder = entry?.path();
        let game = folder.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        for (lang, file) in [("en", "RULES.md"), ("fr", "RULES.fr.md")] {
            let path = folder.join(file);
            if path.is_file() {
                files.push((game.to_owned(), format!("rules-{game}-{lang}.md"), path));
            }
        }
    }
    files.sort();
    Ok(files)
}

/// The outermost target folder: cargo signs it with a tag.
fn target_folder(out: &Path) -> Option<PathBuf> {
    out.ancestors().find(|folder| folder.join("CACHEDIR.TAG").exists()).map(Path::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_one_sheet_of_its_parts_in_the_order_of_their_names() {
        let folder = std::env::temp_dir().join(format!("durbar-sheets-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("board")).unwrap();
        for name in ["board/02-b.css", "board/01-a.css", "alone.css"] {
            std::fs::write(folder.join(name), name).unwrap();
        }
        let sheets = sheets_of(&folder).unwrap();
        std::fs::remove_dir_all(&folder).unwrap();
        let parts = vec![folder.join("board/01-a.css"), folder.join("board/02-b.css")];
        assert_eq!(sheets, [("board.css".to_owned(), parts)]);
    }

    #[test]
    fn the_environment_decides_and_else_the_profile() {
        assert_eq!(Mode::read(None, "release").unwrap(), Mode::Release);
        assert_eq!(Mode::read(None, "debug").unwrap(), Mode::Dev);
        assert_eq!(Mode::read(Some("skip"), "release").unwrap(), Mode::Skip);
        assert_eq!(Mode::read(Some("release"), "debug").unwrap(), Mode::Release);
        assert!(Mode::read(Some("fast"), "debug").is_err());
        for mode in [Mode::Release, Mode::Dev, Mode::Skip] {
            assert_eq!(Mode::read(Some(mode.name()), "debug").unwrap(), mode);
        }
    }
}
