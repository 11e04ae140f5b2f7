//! What no compiler checks.
//!
//! Each check is a function from the [`Tree`] to what is wrong with it, in a
//! file of its own, with tests that plant the fault and see it reported.

mod absent;
mod arrows;
mod calques;
mod clauses;
mod forbidden;
mod length;
mod prose;
mod shape;
mod translations;

use crate::tree::Tree;
use crate::{Workspace, codegen};
use anyhow::{Result, bail};
use std::fmt;

/// One thing that is wrong, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fault {
    pub(crate) path: String,
    pub(crate) what: String,
    /// Worth saying, not worth failing for.
    pub(crate) mild: bool,
}

impl Fault {
    pub(crate) fn new(path: impl Into<String>, what: impl Into<String>) -> Fault {
        Fault { path: path.into(), what: what.into(), mild: false }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = if self.mild { "warning" } else { "fault" };
        write!(f, "{kind}: {}: {}", self.path, self.what)
    }
}

/// A check and what it holds.
pub(crate) struct Check {
    pub(crate) about: &'static str,
    pub(crate) find: fn(&Tree) -> Vec<Fault>,
}

pub(crate) const CHECKS: &[Check] = &[
    Check { about: "packages depend along the one line", find: arrows::arrows },
    Check { about: "every dependency is named once, in the root", find: arrows::versions },
    Check { about: "every package takes the workspace's lints", find: arrows::lints },
    Check { about: "what is absent stays absent", find: absent::absent },
    Check { about: "every game has the same shape and is listed", find: shape::shape },
    Check { about: "every rules version is in the changelog", find: shape::versions },
    Check { about: "every clause and ruling has a test", find: clauses::tested },
    Check { about: "the rules have the same clauses in every language", find: clauses::translated },
    Check { about: "every sentence exists in every language", find: translations::complete },
    Check { about: "every sentence the code speaks is written", find: translations::spoken },
    Check { about: "French texts use no listed calque", find: calques::calques },
    Check { about: "paths named in prose exist", find: prose::paths },
    Check { about: "files stay short", find: length::length },
    Check { about: "the project speaks of itself alone", find: forbidden::words },
    Check { about: "dependencies come from the public registry", find: forbidden::sources },
    Check { about: "generated tables are fresh", find: codegen::stale },
    Check { about: "the tables in texts are those of the data", find: codegen::stale_tables },
];

/// Runs every check, prints what is wrong; how many held and how many did not.
pub(crate) fn inspect(workspace: &Workspace) -> Result<(usize, Vec<&'static str>)> {
    let tree = Tree::load(&workspace.root)?;
    let mut held = 0;
    let mut broken = Vec::new();
    for check in CHECKS {
        let faults = (check.find)(&tree);
        for fault in &faults {
            println!("{fault}");
        }
        let fine = faults.iter().all(|fault| fault.mild);
        println!("tidy: {} ... {}", check.about, if fine { "ok" } else { "FAILED" });
        if fine {
            held += 1;
        } else {
            broken.push(check.about);
        }
    }
    Ok((held, broken))
}

pub(crate) fn run(workspace: &Workspace, args: &[&str]) -> Result<()> {
    if !args.is_empty() {
        bail!("tidy takes no arguments");
    }
    let (held, broken) = inspect(workspace)?;
    println!("tidy: {held} checks hold, {} do not", broken.len());
    if broken.is_empty() { Ok(()) } else { bail!("the tree is not tidy") }
}

/// For tests: the faults as `path: what`, to compare or to search.
#[cfg(test)]
pub(crate) fn told(faults: &[Fault]) -> Vec<String> {
    faults.iter().map(|fault| format!("{}: {}", fault.path, fault.what)).collect()
}
