//! A slower processor for what shows the page, for whoever measures.
//!
//! A browser can slow itself, but only the thread that the page runs on: its workers
//! go on at full speed. So the whole process of the page is stopped for three
//! quarters of every hundredth of a second, from outside. Linux only, with `bash`,
//! whose own `kill` is quick enough.

use crate::driver::{Browser, Ends};
use std::collections::BTreeMap;
use std::process::{Command, Stdio};

/// Stops and goes on; what is stopped is looked for anew four times a second, and
/// set free when the input ends.
const STOP_AND_GO: &str = r"
pids=$*
while true; do
  kill -STOP $pids 2>/dev/null
  read -r -t 0.0075 line; ended=$?
  kill -CONT $pids 2>/dev/null
  [ $ended -eq 1 ] && exit
  read -r -t 0.0025 line
done
";

/// While this lives, the pages of the browser have a quarter of a processor.
pub(crate) struct Slow(Ends);

impl Slow {
    /// Slows whatever shows pages in this browser now.
    pub(crate) fn down(browser: &Browser) -> Slow {
        let pages = pages_of(browser.driver_id());
        assert!(!pages.is_empty(), "no process shows the page");
        let mut bash = Command::new("bash");
        bash.args(["-c", STOP_AND_GO, "slow"]).args(pages.iter().map(u32::to_string));
        bash.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        Slow(Ends(bash.spawn().expect("bash starts")))
    }
}

impl Drop for Slow {
    fn drop(&mut self) {
        // It ends by itself and leaves nothing stopped.
        drop(self.0.0.stdin.take());
        let _ = self.0.0.wait();
    }
}

/// The processes under this one that show pages.
fn pages_of(driver: u32) -> Vec<u32> {
    let mut parents = BTreeMap::new();
    for entry in std::fs::read_dir("/proc").into_iter().flatten().flatten() {
        let Ok(id) = entry.file_name().to_string_lossy().parse::<u32>() else { continue };
        let stat = std::fs::read_to_string(entry.path().join("stat")).unwrap_or_default();
        // The name stands in brackets and may hold anything.
        let after = stat.rsplit_once(')').map(|(_, rest)| rest).unwrap_or_default();
        if let Some(parent) = after.split_whitespace().nth(1).and_then(|it| it.parse().ok()) {
            parents.insert(id, parent);
        }
    }
    let below = |id: u32| {
        std::iter::successors(Some(id), |id| parents.get(id).copied()).any(|it| it == driver)
    };
    let shows = |id: u32| {
        let line = std::fs::read(format!("/proc/{id}/cmdline")).unwrap_or_default();
        String::from_utf8_lossy(&line).contains("--type=renderer")
    };
    parents.keys().copied().filter(|id| below(*id) && shows(*id)).collect()
}
