//! Short spellings for the tests.
#![allow(dead_code, reason = "every test binary uses its own part of this")]
pub(crate) mod universe;
