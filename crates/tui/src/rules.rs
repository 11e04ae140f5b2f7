//! The rules of a game as text to print: all of them, a chapter, a clause, or
//! one of the tables, which bear names.

use crate::markdown;
use std::ops::Range;

/// What every word for the chapter of tables is.
const TABLES: [&str; 4] = ["tables", "table", "tableaux", "tableau"];

/// The name of the table that begins on this line.
fn table(line: &str) -> Option<&str> {
    line.strip_prefix("<!-- table: ")?.strip_suffix(" -->")
}

/// The number of a chapter, from its heading: `## 10. Victory points`.
fn number(line: &str) -> Option<&str> {
    let (number, _) = line.strip_prefix("## ")?.split_once('.')?;
    number.parse::<u32>().is_ok().then_some(number)
}

/// Where the lines from one that begins a part up to one that ends it stand.
fn range(
    text: &str,
    begins: impl Fn(&str) -> bool,
    ends: impl Fn(&str) -> bool,
) -> Option<Range<usize>> {
    let mut from = None;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let bare = line.trim_end();
        match from {
            None if begins(bare) => from = Some(at),
            Some(from) if ends(bare) => return Some(from..at),
            _ => {}
        }
        at += line.len();
    }
    from.map(|from| from..text.len())
}

/// The part below a heading of this depth that holds a line like that.
fn holding<'t>(text: &'t str, depth: &str, wanted: impl Fn(&str) -> bool) -> Option<&'t str> {
    let mut rest = text;
    loop {
        let ends = |line: &str| line.starts_with("##") && line.split(' ').next() <= Some(depth);
        let found = range(rest, |line| line.split(' ').next() == Some(depth), ends)?;
        let part = &rest[found.clone()];
        if part.lines().any(&wanted) {
            return Some(part);
        }
        rest = &rest[found.end..];
    }
}

/// A part of the rules: `10` a chapter, `10.3` a clause, `tables` the chapter
/// of tables, and each table by its name, with its heading.
pub fn part<'t>(rules: &'t str, wanted: &str) -> Option<&'t str> {
    let wanted = wanted.trim().to_lowercase();
    if TABLES.contains(&wanted.as_str()) {
        return holding(rules, "##", |line| table(line).is_some());
    }
    if let Some(found) = holding(rules, "###", |line| table(line) == Some(&wanted)) {
        return Some(found);
    }
    let clause = format!("**{wanted}**");
    let found = range(rules, |line| number(line) == Some(&wanted), |line| line.starts_with("## "))
        .or_else(|| range(rules, |line| line.starts_with(&clause), str::is_empty))?;
    Some(&rules[found])
}

/// What [`part`] understands, clauses apart.
pub fn parts(rules: &str) -> Vec<&str> {
    let numbers = rules.lines().filter_map(number);
    numbers.chain(["tables"]).chain(rules.lines().filter_map(table)).collect()
}

/// The rules in lines of so many columns, headings underlined.
pub fn printed(rules: &str, columns: usize) -> String {
    let mut text = String::new();
    let lines = markdown::page(rules, columns);
    for (n, line) in lines.iter().enumerate() {
        text.extend([&line.text, "\n"]);
        if line.title && lines.get(n + 1).is_none_or(|next| !next.title) {
            text.extend([&"=".repeat(crate::fit::width(&line.text)), "\n"]);
        }
    }
    text
}

/// The rules line by line as they are written, for those who hear them: a row
/// of a table is one line, and marks are left out.
pub(crate) fn spoken(rules: &str) -> String {
    let mut text = String::new();
    for line in rules.lines().filter(|line| !markdown::remark(line)) {
        match markdown::row(line) {
            Some(cells) if cells.is_empty() => {}
            Some(cells) => text.extend([&cells.join(" · "), "\n"]),
            None => text.extend([line, "\n"]),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "\
# Toy

## 1. Pieces

**1.1** Two play. (R1)

**1.10** Ten
turns.

## Tables

Words.

### Goods

<!-- table: goods -->

| a | b |
|---|---|
| 1 | **2** |

<!-- end -->

### Bonus

<!-- table: bonus -->

| c |
|---|
| 3 |

<!-- end -->

## 2. Rulings

| R1 | x |
";

    #[test]
    fn a_chapter_a_clause_and_a_table_are_found() {
        let found = |wanted| part(RULES, wanted).unwrap_or_default();
        assert!(found("1").starts_with("## 1. Pieces\n") && found("1").ends_with("turns.\n\n"));
        assert!(found("2").starts_with("## 2. Rulings") && found("2").ends_with("| R1 | x |\n"));
        assert_eq!(found("1.1"), "**1.1** Two play. (R1)\n");
        assert_eq!(found("1.10"), "**1.10** Ten\nturns.\n");
        assert!(found("tables").starts_with("## Tables\n") && found("tables").contains("Bonus"));
        assert_eq!(found("Tableaux"), found("tables"));
        assert!(found("goods").starts_with("### Goods\n") && !found("goods").contains("Bonus"));
        assert!(found("bonus").starts_with("### Bonus\n") && !found("bonus").contains("Rulings"));
        for wanted in ["", "3", "1.2", "good", "*", "rulings"] {
            assert_eq!(part(RULES, wanted), None, "{wanted}");
        }
        assert_eq!(parts(RULES), ["1", "2", "tables", "goods", "bonus"]);
    }

    #[test]
    fn printed_and_spoken_rules_show_no_marks() {
        let text = printed(RULES, 40);
        assert!(text.contains("Tables\n======\n"), "{text}");
        assert!(text.contains("a  b\n─  ─\n1  2\n"), "{text}");
        let heard = spoken(RULES);
        assert!(heard.contains("\n## Tables\n") && heard.contains("\na · b\n1 · 2\n"), "{heard}");
        for text in [text, heard] {
            assert!(!text.contains("<!--") && !text.contains("---"), "{text}");
        }
    }

    #[test]
    fn every_game_with_tables_has_them_in_every_language() {
        let mut all = 0;
        for entry in catalog::games().entries() {
            let tables = |lang| {
                let rules = entry.rules(lang);
                let names = parts(rules);
                let at = names.iter().position(|name| *name == "tables").unwrap();
                names[at + 1..].to_vec()
            };
            if !entry.rules(table::Lang::En).contains("<!-- table: ") {
                continue;
            }
            let names = tables(table::Lang::En);
            all += names.len();
            for lang in table::Lang::ALL {
                assert_eq!(tables(lang), names, "{}", entry.id);
                let rules = entry.rules(lang);
                let chapter = part(rules, "tables").unwrap();
                for name in &names {
                    let found = part(rules, name).unwrap();
                    assert!(chapter.contains(found), "{} {name}", entry.id);
                    let shown = printed(found, 80);
                    assert!(shown.lines().any(|line| line.starts_with('─')), "{name}\n{shown}");
                    assert!(shown.lines().all(|line| crate::fit::width(line) <= 80), "{shown}");
                }
                for text in [printed(rules, 80), spoken(rules)] {
                    assert!(!text.contains("<!--"), "{}", entry.id);
                }
            }
        }
        assert!(all > 12, "only {all} tables");
    }
}
