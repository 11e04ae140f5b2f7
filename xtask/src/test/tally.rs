//! Counting what `cargo test` says.

use anyhow::Result;

/// What passed, what failed by name, what was left out by name.
#[derive(Default)]
pub(crate) struct Tally {
    pub(crate) passed: usize,
    pub(crate) failures: Vec<String>,
    pub(crate) ignored: Vec<String>,
    /// Failures that the summaries count, to be held against the names.
    counted: usize,
}

impl Tally {
    /// One check that held or did not.
    pub(crate) fn of(outcome: Result<()>) -> Tally {
        let mut tally = Tally::default();
        match outcome {
            Ok(()) => tally.passed = 1,
            Err(why) => tally.fail(format!("{why:#}")),
        }
        tally
    }

    pub(crate) fn fail(&mut self, what: String) {
        self.failures.push(what);
    }

    pub(crate) fn failed(&self) -> usize {
        self.failures.len()
    }

    /// Reads one line. Counts come from the summaries, names from the tests.
    pub(crate) fn read(&mut self, line: &str) {
        if let Some(summary) = line.strip_prefix("test result: ") {
            let count = |what: &str| -> usize {
                let part =
                    summary.split(['.', ';']).find_map(|part| part.trim().strip_suffix(what));
                part.and_then(|number| number.trim().parse().ok()).unwrap_or(0)
            };
            self.passed += count(" passed");
            self.counted += count(" failed");
        } else if let Some((name, outcome)) =
            line.strip_prefix("test ").and_then(|rest| rest.rsplit_once(" ... "))
        {
            if outcome == "FAILED" {
                self.fail(name.to_owned());
            } else if outcome.starts_with("ignored") {
                self.ignored.push(name.to_owned());
            }
        }
    }

    /// After the last line: makes a failure of whatever hides one. A binary
    /// that crashed names no test; an ignored test proves nothing; no tests at
    /// all prove less.
    pub(crate) fn close(&mut self, success: bool, may_be_ignored: &[(&str, &str)]) {
        while self.failed() < self.counted {
            self.fail("a test whose name was lost in the output".to_owned());
        }
        if !success && self.failures.is_empty() {
            self.fail("it did not compile, or a test binary crashed".to_owned());
        }
        if success && self.passed == 0 {
            self.fail("no test ran".to_owned());
        }
        for name in &self.ignored {
            if !may_be_ignored.iter().any(|(known, _)| known == name) {
                self.failures.push(format!("{name} is ignored"));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(success: bool, text: &str) -> Tally {
        let mut tally = Tally::default();
        text.lines().for_each(|line| tally.read(line));
        tally.close(success, &[("slow::known", "needs a day")]);
        tally
    }

    #[test]
    fn summaries_of_several_binaries_add_up() {
        let tally = read(
            true,
            "running 2 tests\n\
             test a::b ... ok\n\
             test result: ok. 2 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s\n\
             test src/lib.rs - c (line 3) ... ok\n\
             test result: ok. 15 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out",
        );
        assert_eq!((tally.passed, tally.failed()), (17, 0));
    }

    #[test]
    fn failures_are_named() {
        let tally = read(
            false,
            "test rules::r4_3 ... FAILED\n\
             test result: FAILED. 4 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out",
        );
        assert_eq!((tally.passed, tally.failures), (4, vec!["rules::r4_3".to_owned()]));
    }

    #[test]
    fn an_ignored_test_fails_unless_it_is_listed() {
        let tally = read(
            true,
            "test slow::known ... ignored, needs a day\n\
             test forgotten ... ignored\n\
             test result: ok. 1 passed; 0 failed; 2 ignored; 0 measured; 0 filtered out",
        );
        assert_eq!(tally.ignored.len(), 2);
        assert_eq!(tally.failures, ["forgotten is ignored"]);
    }

    #[test]
    fn silence_is_a_failure() {
        assert_eq!(read(false, "").failed(), 1);
        assert_eq!(read(true, "").failed(), 1);
        assert_eq!(read(false, "test result: ok. 3 passed; 0 failed; 0 ignored").failed(), 1);
        assert_eq!(read(false, "test result: FAILED. 3 passed; 2 failed; 0 ignored").failed(), 2);
    }
}
