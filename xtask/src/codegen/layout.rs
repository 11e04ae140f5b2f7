//! How generated code is set: the way rustfmt would.

use super::{Evidence, Fact};
use std::fmt::Write;

/// An array of rows, each with a note behind it; the notes stand in a column,
/// as rustfmt sets them.
pub(super) fn rows<'a>(rows: impl IntoIterator<Item = (String, &'a str, Evidence)>) -> String {
    let rows: Vec<_> = rows.into_iter().collect();
    let width = rows.iter().map(|(value, ..)| value.len()).max().unwrap_or(0) + 1;
    let mut text = String::new();
    for (value, what, evidence) in rows {
        let value = format!("{value},");
        let _ = writeln!(text, "    {value:width$} // {what}: {evidence}");
    }
    text
}

pub(super) fn listed(numbers: &[u8]) -> String {
    numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")
}

pub(super) fn constant<T: std::fmt::Display>(
    about: &str,
    name: &str,
    kind: &str,
    fact: &Fact<T>,
) -> String {
    let docs = about.replace('\n', "\n/// ");
    format!("\n/// {docs}\npub const {name}: {kind} = {}; // {}\n", fact.value, fact.evidence)
}

/// An array of facts with a line of documentation.
pub(super) fn array<'a>(
    about: &str,
    name: &str,
    kind: &str,
    facts: impl IntoIterator<Item = (String, &'a str, Evidence)>,
) -> String {
    let facts: Vec<_> = facts.into_iter().collect();
    let head = format!("\n/// {about}\npub const {name}: [{kind}; {}] = [\n", facts.len());
    head + &rows(facts) + "];\n"
}

pub(super) fn quoted(text: &str) -> String {
    format!("\"{text}\"")
}

/// `r(0), r(3)`.
pub(super) fn numbered(kind: char, list: &[usize]) -> String {
    list.iter().map(|n| format!("{kind}({n})")).collect::<Vec<_>>().join(", ")
}
