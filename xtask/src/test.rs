//! The one test command.
//!
//! Every part runs even when an earlier one failed, so one run tells all that
//! is wrong. The parts share one target folder, profile and flags: what one
//! compiles, the next finds.

mod browser;
mod tally;

use crate::{Workspace, agreement, process, tidy};
use anyhow::{Result, bail};
use std::process::Command;
use std::time::{Duration, Instant};
use tally::Tally;

/// Tests that may be ignored, each with its reason. Any other ignored test is
/// a failure: a test that never runs is not a test.
const MAY_BE_IGNORED: &[(&str, &str)] = &[
    ("album::every_table_in_every_look", "pictures for people: cargo xtask gallery"),
    ("figures::figures_of_the_page", "times, which no test asserts: cargo xtask figures"),
];

/// The page is built once, as it is served, and everything uses that: what weighs too
/// much or breaks only when it is small would be seen by nobody else.
const PAGE: (&str, &str) = ("WEB_ASSETS", "release");

/// One part of the whole.
struct Part {
    name: &'static str,
    /// Whether `test quick` has it too.
    quick: bool,
    run: fn(&Workspace) -> Tally,
}

const PARTS: &[Part] = &[
    Part { name: "format", quick: true, run: |w| cargo(w, &["fmt", "--all", "--", "--check"]) },
    Part { name: "tidy", quick: true, run: tidy },
    Part { name: "lints", quick: true, run: lints },
    Part { name: "tests", quick: true, run: tests },
    Part { name: "docs", quick: false, run: docs },
    Part { name: "wasm lints", quick: false, run: |w| Tally::of(agreement::compiles(w)) },
    Part { name: "wasm agrees", quick: false, run: agrees },
];

pub(crate) fn run(workspace: &Workspace, args: &[&str]) -> Result<()> {
    let quick = match args {
        [] => false,
        ["quick"] => true,
        _ => bail!("test takes `quick` or nothing"),
    };
    let mut done = Vec::new();
    for part in PARTS.iter().filter(|part| part.quick || !quick) {
        println!("\n== {}", part.name);
        let start = Instant::now();
        let tally = (part.run)(workspace);
        done.push((part.name, tally, start.elapsed()));
    }
    println!("\n{}", report(&done));
    if done.iter().all(|(_, tally, _)| tally.failed() == 0) { Ok(()) } else { bail!("failed") }
}

/// A cargo call with the page of all the others, unless somebody wishes another.
fn with_page(workspace: &Workspace, args: &[&str]) -> Command {
    let mut cargo = process::cargo(workspace, args);
    if std::env::var_os(PAGE.0).is_none() {
        cargo.env(PAGE.0, PAGE.1);
    }
    cargo
}

/// A cargo call that counts as one check.
fn cargo(workspace: &Workspace, args: &[&str]) -> Tally {
    Tally::of(process::must(&mut with_page(workspace, args)))
}

/// Every table in every window, theme and language, for people to look at.
pub(crate) fn gallery(workspace: &Workspace, args: &[&str]) -> Result<()> {
    let name = match args {
        [] => "",
        [name] => name,
        _ => bail!("gallery takes the beginning of a name, such as a game, or nothing"),
    };
    for_people(workspace, MAY_BE_IGNORED[0].0, Some(name))
}

/// Times and sizes of the page.
pub(crate) fn figures(workspace: &Workspace, args: &[&str]) -> Result<()> {
    if !args.is_empty() {
        bail!("figures takes nothing");
    }
    for_people(workspace, MAY_BE_IGNORED[1].0, None)
}

/// Runs a part of the tests in a browser that proves nothing but shows something.
fn for_people(workspace: &Workspace, name: &str, chosen: Option<&str>) -> Result<()> {
    browser::ready(workspace)?;
    let args = ["test", "--package", "durbar", "--test", "browser", name, "--", "--exact"];
    let mut cargo = with_page(workspace, &args);
    process::must(
        cargo.args(["--ignored", "--nocapture"]).env("DURBAR_GALLERY", chosen.unwrap_or("")),
    )
}

fn lints(workspace: &Workspace) -> Tally {
    let all = ["clippy", "--workspace", "--all-targets", "--keep-going", "--", "-D", "warnings"];
    cargo(workspace, &all)
}

fn docs(workspace: &Workspace) -> Tally {
    let mut cargo = with_page(workspace, &["doc", "--workspace", "--no-deps", "--keep-going"]);
    Tally::of(process::must(cargo.env("RUSTDOCFLAGS", "-D warnings")))
}

fn tidy(workspace: &Workspace) -> Tally {
    let (held, broken) = match tidy::inspect(workspace) {
        Ok(found) => found,
        Err(why) => return Tally::of(Err(why)),
    };
    let mut tally = Tally::default();
    tally.passed = held;
    for check in broken {
        tally.fail(check.to_owned());
    }
    tally
}

fn tests(workspace: &Workspace) -> Tally {
    let mut cargo = with_page(workspace, &["test", "--workspace", "--no-fail-fast"]);
    let mut tally = Tally::default();
    if let Err(why) = browser::ready(workspace) {
        tally.fail(format!("{why:#}"));
    }
    match process::listen(&mut cargo, true, |line| tally.read(line)) {
        Ok(status) => tally.close(status.success(), MAY_BE_IGNORED),
        Err(why) => tally.fail(format!("{why:#}")),
    }
    tally
}

/// Every game's line of the comparison counts as one.
fn agrees(workspace: &Workspace) -> Tally {
    let mut tally = Tally::default();
    let outcome = agreement::compare(workspace, |line| {
        if line.ends_with("... ok") {
            tally.passed += 1;
        } else if line.ends_with("... FAILED") {
            tally.fail(line.to_owned());
        }
    });
    match outcome {
        Err(why) if tally.failed() == 0 => tally.fail(format!("{why:#}")),
        Ok(()) if tally.passed == 0 => tally.fail("no game was compared".to_owned()),
        _ => {}
    }
    tally
}

/// The table of parts, what failed by name, and the plain last line.
fn report(done: &[(&str, Tally, Duration)]) -> String {
    let row = |name: &str, passed: usize, failed: usize, ignored: usize, time: Duration| {
        let time = format!("{:.1} s", time.as_secs_f64());
        format!("{name:<12} {passed:>7} {failed:>7} {ignored:>8} {time:>10}")
    };
    let sum = |count: fn(&Tally) -> usize| done.iter().map(|(_, tally, _)| count(tally)).sum();
    let (passed, failed): (usize, usize) = (sum(|tally| tally.passed), sum(Tally::failed));
    let time = done.iter().map(|(_, _, took)| *took).sum();

    let mut lines = vec![format!("part          passed  failed  ignored       time")];
    for (name, tally, took) in done {
        lines.push(row(name, tally.passed, tally.failed(), tally.ignored.len(), *took));
    }
    lines.push(row("all", passed, failed, sum(|tally| tally.ignored.len()), time));
    for (part, tally, _) in done {
        lines.extend(tally.failures.iter().map(|failure| format!("FAILED {part}: {failure}")));
    }
    lines.push(format!("{passed} passed, {failed} failed"));
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_report_ends_with_the_plain_line_and_names_failures() {
        let mut bad = Tally::of(Ok(()));
        bad.passed = 3;
        bad.fail("rules::r4_3".to_owned());
        let done = [
            ("format", Tally::of(Ok(())), Duration::from_millis(1500)),
            ("tests", bad, Duration::from_mins(1)),
        ];
        let text = report(&done);
        assert_eq!(text.lines().last(), Some("4 passed, 1 failed"));
        assert!(text.contains("FAILED tests: rules::r4_3"), "{text}");
        assert!(
            text.lines().any(|line| line.starts_with("all") && line.ends_with("61.5 s")),
            "{text}"
        );
    }

    #[test]
    fn quick_leaves_out_docs_and_wasm_only() {
        let slow: Vec<_> = PARTS.iter().filter(|part| !part.quick).map(|part| part.name).collect();
        assert_eq!(slow, ["docs", "wasm lints", "wasm agrees"]);
    }
}
