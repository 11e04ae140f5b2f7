//! Chores of the workspace. `cargo xtask` lists them.
//!
//! Every repeated task is a Rust function here rather than a shell script, so
//! it runs the same on every machine that has cargo and nothing else.

mod agreement;
mod codegen;
mod mutants;
mod new_game;
mod process;
mod rooms;
mod test;
mod tidy;
mod tree;

use anyhow::{Result, bail};
use std::path::PathBuf;
use std::process::ExitCode;

/// One chore. The listing, the dispatch and the README speak of these names.
struct Chore {
    name: &'static str,
    takes: &'static str,
    about: &'static str,
    run: fn(&Workspace, &[&str]) -> Result<()>,
}

const CHORES: &[Chore] = &[
    Chore {
        name: "test",
        takes: "[quick]",
        about: "Everything that must hold: format, lints, tidy, tests, docs, WebAssembly. \
                `quick` leaves out docs and WebAssembly.",
        run: test::run,
    },
    Chore {
        name: "tidy",
        takes: "",
        about: "What no compiler checks: dependency arrows, clauses and their tests, \
                translations, paths in prose.",
        run: tidy::run,
    },
    Chore {
        name: "codegen",
        takes: "[--check]",
        about: "Writes games/*/src/board.rs and the tables in games/*/RULES.md from \
                games/*/data/*.toml; `--check` only compares.",
        run: codegen::run,
    },
    Chore {
        name: "new-game",
        takes: "NAME",
        about: "Makes games/NAME from xtask/template, a whole little game to be replaced clause by \
                clause, and adds it to the lists.",
        run: new_game::run,
    },
    Chore {
        name: "goldens",
        takes: "[game]",
        about: "Writes the golden playthroughs anew. Read the diff: it is the rule change.",
        run: goldens,
    },
    Chore {
        name: "mutants",
        takes: "GAME [--seed N] [--count N]",
        about: "Plants a sample of small faults in a game's rules and tells which of them its \
                rules tests and the laws do not notice.",
        run: mutants::run,
    },
    Chore {
        name: "wasm",
        takes: "",
        about: "Plays the same matches natively and as WebAssembly and compares (law 9).",
        run: agreement::run,
    },
    Chore {
        name: "gallery",
        takes: "[NAME]",
        about: "Every table in every window, theme and language, and other moments of every game, \
                as pictures in target/gallery, to be looked at; all, or those whose names begin so.",
        run: test::gallery,
    },
    Chore {
        name: "figures",
        takes: "",
        about: "Measures the page as it is served: how soon there is a table, how soon a touch \
                is answered, how long it is busy.",
        run: test::figures,
    },
    Chore {
        name: "bench",
        takes: "[arguments of `durbar bench`]",
        about: "Measures the release build.",
        run: bench,
    },
];

/// Where the repository is.
pub(crate) struct Workspace {
    pub(crate) root: PathBuf,
}

impl Workspace {
    /// Where cargo builds.
    pub(crate) fn target(&self) -> PathBuf {
        let chosen = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
        self.root.join(chosen.unwrap_or_else(|| "target".into()))
    }
}

fn main() -> ExitCode {
    // cargo sets the variable for `cargo run`; a bare call of the binary falls
    // back to where it was built.
    let here = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    let root = here.parent().map_or_else(|| PathBuf::from("."), PathBuf::from);
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match dispatch(&Workspace { root }, &args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("xtask: {why:#}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(workspace: &Workspace, args: &[&str]) -> Result<()> {
    let Some((name, rest)) = args.split_first() else {
        println!("{}", listing());
        return Ok(());
    };
    if matches!(*name, "help" | "--help" | "-h") {
        println!("{}", listing());
        return Ok(());
    }
    match CHORES.iter().find(|chore| chore.name == *name) {
        Some(chore) => (chore.run)(workspace, rest),
        None => bail!("there is no chore called {name}\n\n{}", listing()),
    }
}

fn listing() -> String {
    let mut lines = vec!["Chores: cargo xtask <name>".to_owned()];
    for chore in CHORES {
        let call = format!("{} {}", chore.name, chore.takes);
        lines.push(format!("\n  {}\n      {}", call.trim_end(), chore.about));
    }
    lines.join("\n")
}

fn goldens(workspace: &Workspace, args: &[&str]) -> Result<()> {
    let games = rooms::games(&tree::Tree::load(&workspace.root)?);
    let chosen: Vec<&String> = match args {
        [] => games.iter().collect(),
        [name] => games.iter().filter(|game| game == name).collect(),
        _ => bail!("goldens takes one game or none"),
    };
    if chosen.is_empty() {
        bail!("there is no such game; there are: {}", games.join(", "));
    }
    let mut cargo = process::cargo(workspace, &["test", "--test", "golden"]);
    for game in chosen {
        cargo.args(["--package", game]);
    }
    process::must(cargo.env("UPDATE_EXPECT", "1"))
}

fn bench(workspace: &Workspace, args: &[&str]) -> Result<()> {
    let mut cargo = process::cargo(workspace, &["run", "--release", "--package", "durbar"]);
    process::must(cargo.args(["--", "bench"]).args(args))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_listing_names_every_chore_once() {
        let text = listing();
        for chore in CHORES {
            let heads =
                text.lines().filter(|line| line.trim().split(' ').next() == Some(chore.name));
            assert_eq!(heads.count(), 1, "{}", chore.name);
        }
    }

    #[test]
    fn an_unknown_chore_is_refused_with_the_listing() {
        let nowhere = Workspace { root: PathBuf::new() };
        let why = dispatch(&nowhere, &["tset"]).unwrap_err().to_string();
        assert!(why.contains("tset") && why.contains("codegen"), "{why}");
    }
}
