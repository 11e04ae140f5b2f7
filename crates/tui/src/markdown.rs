//! The rules in full, from their Markdown to lines of a page.
//!
//! Only what the rules use: headings, paragraphs, lists and tables. Emphasis
//! is left out: clause numbers are found by their numbers. So are remarks:
//! they mark where tables are written by a program.

mod grid;

use crate::fit;

/// A line of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    /// Whether it is a heading.
    pub(crate) title: bool,
    /// What it says.
    pub(crate) text: String,
}

impl Line {
    pub(crate) fn title(text: impl Into<String>) -> Line {
        Line { title: true, text: text.into() }
    }

    pub(crate) fn plain(text: impl Into<String>) -> Line {
        Line { title: false, text: text.into() }
    }

    /// A text in lines of so many columns; all but the first are set in.
    pub(crate) fn wrapped(text: &str, first: &str, columns: usize) -> Vec<Line> {
        let inset = " ".repeat(fit::width(first));
        let lines = fit::wrap(text, columns.saturating_sub(fit::width(first)));
        let with = |(n, line): (usize, String)| {
            Line::plain(format!("{}{line}", if n == 0 { first } else { &inset }))
        };
        lines.into_iter().enumerate().map(with).collect()
    }
}

fn bare(text: &str) -> String {
    let text = text.replace("**", "").replace('`', "");
    // A lone star marks a word; within numbers and notation there is none.
    text.replace('*', "")
}

/// Whether a line is a remark, for nobody who plays.
pub(crate) fn remark(line: &str) -> bool {
    line.starts_with("<!--") && line.trim_end().ends_with("-->")
}

/// If the line is a row of a table, its cells; the rule below the head has
/// none.
pub(crate) fn row(line: &str) -> Option<Vec<String>> {
    line.starts_with('|').then(|| grid::cells(line).iter().map(|cell| bare(cell)).collect())
}

/// The lines of a page, each at most so many columns wide.
pub(crate) fn page(text: &str, columns: usize) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let mut paragraph = String::new();
    let mut table: Vec<Vec<String>> = Vec::new();
    let flush = |paragraph: &mut String, lines: &mut Vec<Line>| {
        if !paragraph.is_empty() {
            let text = bare(paragraph);
            let (first, text) = match text.strip_prefix("- ") {
                Some(item) => ("• ", item),
                None => ("", text.as_str()),
            };
            lines.extend(Line::wrapped(text, first, columns));
            paragraph.clear();
        }
    };
    // The last line may belong to a table.
    for line in text.lines().map(str::trim_end).filter(|line| !remark(line)).chain([""]) {
        if let Some(row) = row(line) {
            flush(&mut paragraph, &mut lines);
            table.extend(Some(row).filter(|row| !row.is_empty()));
            continue;
        }
        let laid = grid::lines(&std::mem::take(&mut table), columns);
        lines.extend(laid.into_iter().map(Line::plain));
        if line.is_empty() || line.starts_with(['#', '-']) {
            flush(&mut paragraph, &mut lines);
        }
        if line.is_empty() {
            let blank = lines.last().is_none_or(|last| last.text.is_empty());
            if !blank {
                lines.push(Line::plain(""));
            }
        } else if let Some(heading) = line.strip_prefix('#') {
            let heading = bare(heading.trim_start_matches('#').trim());
            lines.extend(fit::wrap(&heading, columns).into_iter().map(Line::title));
        } else {
            if !paragraph.is_empty() {
                paragraph.push(' ');
            }
            paragraph.push_str(line.trim_start());
        }
    }
    flush(&mut paragraph, &mut lines);
    while lines.last().is_some_and(|last| last.text.is_empty()) {
        lines.pop();
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_paragraphs_lists_and_tables_become_lines() {
        let text = "# The *rules*\n\nOne `swap`\nline.\n\n\n- **1.1** a long item here\n- two\n\n\
                    <!-- table: x -->\n\n| a | b |\n|---|:-:|\n| R1 | *it* |\n<!-- end -->\n";
        let lines = page(text, 14);
        let texts: Vec<_> = lines.iter().map(|line| line.text.as_str()).collect();
        let expected =
            ["The rules", "", "One swap line.", "", "• 1.1 a long", "  item here", "• two"];
        assert_eq!(texts[..7], expected);
        assert_eq!(texts[7..], ["", "a   b", "──  ──", "R1  it"]);
        assert!(lines[0].title && lines.iter().skip(1).all(|line| !line.title));
    }

    #[test]
    fn the_rules_of_every_game_fit_any_page() {
        for entry in catalog::games().entries() {
            for lang in table::Lang::ALL {
                for columns in [40, 76, 92] {
                    let lines = page(entry.rules(lang), columns);
                    assert!(lines.len() > 20, "{} has rules", entry.id);
                    assert!(lines.iter().all(|line| fit::width(&line.text) <= columns));
                }
            }
        }
    }
}
