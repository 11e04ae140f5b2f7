//! One mutant before a suite: does any test fail?
//!
//! A suite is stopped as soon as one does. A mutant that runs on and on, or
//! that eats all memory, is caught as well: somebody would notice.

use anyhow::{Context, Result};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How a suite ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// Every test passed.
    Passed,
    /// This test failed first.
    Failed(String),
    /// It did not end in time, or took too much memory.
    Endless,
}

/// More memory than any suite of ours needs, in bytes.
const MOST_MEMORY: u64 = 1 << 30;
const GLANCE: Duration = Duration::from_millis(20);

/// The test that a line of the test harness says has failed.
fn failed(line: &str) -> Option<&str> {
    line.strip_prefix("test ")?.strip_suffix("... FAILED").map(str::trim)
}

/// What a process holds in memory, where the system tells.
fn memory(child: &Child) -> u64 {
    let pages = std::fs::read_to_string(format!("/proc/{}/statm", child.id())).ok();
    let resident = pages.and_then(|text| text.split(' ').nth(1)?.parse::<u64>().ok());
    resident.unwrap_or(0) * 4096
}

/// Runs a suite with one mutant alive; 0 is none.
pub(crate) fn run(suite: &Path, folder: &Path, mutant: u32, time: Duration) -> Result<Verdict> {
    let mut child = Command::new(suite)
        .arg("--test-threads=1")
        .current_dir(folder)
        .env("CARGO_MANIFEST_DIR", folder)
        .env("MUTANT", mutant.to_string())
        .env("RUST_BACKTRACE", "0")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .with_context(|| format!("cannot start {}", suite.display()))?;
    let stdout = child.stdout.take().context("no standard output to listen to")?;
    let begun = Instant::now();
    let over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let listener = scope.spawn(|| {
            let mut lines = BufReader::new(stdout).lines().map_while(Result::ok);
            let found = lines.find_map(|line| failed(&line).map(str::to_owned));
            over.store(true, Ordering::Relaxed);
            found
        });
        let mut endless = false;
        while !over.load(Ordering::Relaxed) && !endless {
            std::thread::sleep(GLANCE);
            endless = begun.elapsed() > time || memory(&child) > MOST_MEMORY;
        }
        if endless {
            // The listener hears the end of what is killed.
            let _ = child.kill();
        }
        let found = listener.join().unwrap_or_default();
        let passed = found.is_none() && !endless && ends_well(&mut child);
        let _ = child.kill();
        let _ = child.wait();
        Ok(match found {
            Some(name) => Verdict::Failed(name),
            None if endless => Verdict::Endless,
            None if passed => Verdict::Passed,
            None => Verdict::Failed("the suite broke off".to_owned()),
        })
    })
}

/// Whether a process that has said its last word ends soon, and well.
fn ends_well(child: &mut Child) -> bool {
    for _ in 0..200 {
        match child.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) => std::thread::sleep(GLANCE / 4),
            Err(_) => return false,
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_test_is_told_by_its_line() {
        assert_eq!(failed("test rules::r1_2_roads ... FAILED"), Some("rules::r1_2_roads"));
        assert_eq!(failed("test rules::r1_2_roads - should panic ... ok"), None);
        assert_eq!(failed("failures:"), None);
    }
}
