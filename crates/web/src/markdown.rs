//! The rules in full, from their Markdown to blocks of a page.
//!
//! Only what the rules use: headings, paragraphs, lists and tables, with bold
//! and code inside. A clause begins with its number in bold. Remarks mark where
//! a program writes tables; nobody reads them here.

/// A block of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A heading and its depth, from 1.
    Head(usize, String),
    /// A paragraph.
    Text(Vec<Part>),
    /// The items of a list.
    List(Vec<Vec<Part>>),
    /// A table.
    Table(Table),
}

/// A table: what its columns are called, and its rows.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Table {
    /// The heading it stands below, to be called by.
    pub name: String,
    /// What the columns are called.
    pub head: Vec<Vec<Part>>,
    /// The rows.
    pub rows: Vec<Vec<Vec<Part>>>,
}

/// A part of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// As it is.
    Plain(String),
    /// Strong.
    Bold(String),
    /// Slanted.
    Slant(String),
    /// Notation.
    Code(String),
}

/// The parts of a line.
pub fn parts(text: &str) -> Vec<Part> {
    let mut found = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let at = rest.find(['*', '`']).unwrap_or(rest.len());
        if at > 0 {
            found.push(Part::Plain(rest[..at].to_owned()));
            rest = &rest[at..];
            continue;
        }
        let mark = ["**", "*", "`"].into_iter().find(|mark| rest.starts_with(mark)).unwrap_or("*");
        let inside = &rest[mark.len()..];
        let Some(end) = inside.find(mark).filter(|end| *end > 0) else {
            found.push(Part::Plain(mark.to_owned()));
            rest = inside;
            continue;
        };
        let text = inside[..end].to_owned();
        found.push(match mark {
            "**" => Part::Bold(text),
            "*" => Part::Slant(text),
            _ => Part::Code(text),
        });
        rest = &inside[end + mark.len()..];
    }
    found
}

fn cells(line: &str) -> Option<Vec<Vec<Part>>> {
    // One bar at each end: a cell there may be empty.
    let line = line.strip_prefix('|').unwrap_or(line);
    let line = line.strip_suffix('|').unwrap_or(line);
    let cells: Vec<&str> = line.split('|').map(str::trim).collect();
    let rule = |cell: &&str| !cell.is_empty() && cell.chars().all(|c| c == '-' || c == ':');
    let rule = cells.iter().all(rule);
    (!rule).then(|| cells.into_iter().map(parts).collect())
}

/// The blocks of a text.
pub fn blocks(text: &str) -> Vec<Block> {
    let mut found: Vec<Block> = Vec::new();
    let mut paragraph = String::new();
    let flush = |paragraph: &mut String, found: &mut Vec<Block>| {
        let text = std::mem::take(paragraph);
        match (text.strip_prefix("- "), found.last_mut()) {
            _ if text.is_empty() => {}
            (Some(item), Some(Block::List(items))) => items.push(parts(item)),
            (Some(item), _) => found.push(Block::List(vec![parts(item)])),
            (None, _) => found.push(Block::Text(parts(&text))),
        }
    };
    let remark = |line: &&str| line.starts_with("<!--") && line.ends_with("-->");
    let mut name = String::new();
    for line in text.lines().map(str::trim_end).filter(|line| !remark(line)) {
        if line.is_empty() || line.starts_with(['#', '|']) || line.starts_with("- ") {
            flush(&mut paragraph, &mut found);
        }
        if let Some(head) = line.strip_prefix('#') {
            let depth = 1 + head.chars().take_while(|c| *c == '#').count();
            name = head.trim_start_matches('#').trim().replace('*', "");
            found.push(Block::Head(depth, name.clone()));
        } else if line.starts_with('|') {
            let Some(row) = cells(line) else { continue };
            match found.last_mut() {
                Some(Block::Table(table)) => table.rows.push(row),
                _ => found.push(Block::Table(Table {
                    name: name.clone(),
                    head: row,
                    rows: Vec::new(),
                })),
            }
        } else if !line.is_empty() {
            if !paragraph.is_empty() {
                paragraph.push(' ');
            }
            paragraph.push_str(line.trim_start());
        }
    }
    flush(&mut paragraph, &mut found);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_paragraphs_lists_and_tables_are_found() {
        let text = "# The *rules*\n\nOne `swap`\nline.\n\n- **1.1** an\n  item\n- two\n\n\
                    <!-- table: x -->\n\n| a | b |\n|---|:-:|\n| R1 |  |\n\n<!-- end -->\n";
        let found = blocks(text);
        assert_eq!(found[0], Block::Head(1, "The rules".into()));
        assert_eq!(found[1], Block::Text(parts("One `swap` line.")));
        let items = vec![parts("**1.1** an item"), parts("two")];
        assert_eq!(found[2], Block::List(items));
        let name = "The rules".to_owned();
        let head = vec![parts("a"), parts("b")];
        let rows = vec![vec![parts("R1"), Vec::new()]];
        assert_eq!(found[3..], [Block::Table(Table { name, head, rows })]);
        assert_eq!(parts("**1.1** an")[0], Part::Bold("1.1".into()));
        assert_eq!(
            parts("2 * 3"),
            [Part::Plain("2 ".into()), Part::Plain("*".into()), Part::Plain(" 3".into())]
        );
    }

    /// The rules of a game: its name, and by language the text.
    struct Rules(&'static str, &'static [(&'static str, &'static str)]);

    impl Rules {
        fn of<G: engine::Words>() -> Rules {
            Rules(G::ID, G::RULES)
        }
    }

    #[test]
    fn the_rules_of_every_game_have_their_clauses() {
        for Rules(game, texts) in games::each!(Rules::of) {
            assert_eq!(texts.len(), table::Lang::ALL.len(), "{game}");
            for (lang, text) in texts {
                let found = blocks(text);
                let clauses = found.iter().filter(|block| match block {
                    Block::Text(parts) => matches!(parts.first(), Some(Part::Bold(_))),
                    Block::List(items) => {
                        items.iter().any(|item| matches!(item.first(), Some(Part::Bold(_))))
                    }
                    _ => false,
                });
                assert!(clauses.count() > 3, "{game} {lang}");
            }
        }
    }

    #[test]
    fn the_tables_of_every_game_have_heads_and_names_and_even_rows() {
        let mut all = 0;
        for Rules(game, texts) in games::each!(Rules::of) {
            for (lang, text) in texts {
                let found = blocks(text);
                let tables: Vec<&Table> = found
                    .iter()
                    .filter_map(|block| match block {
                        Block::Table(table) => Some(table),
                        _ => None,
                    })
                    .collect();
                let marks = text.matches("<!-- table: ").count();
                assert!(tables.len() >= marks, "{game} {lang}");
                all += marks;
                for table in tables {
                    assert!(!table.name.is_empty() && !table.rows.is_empty());
                    let even = table.rows.iter().all(|row| row.len() == table.head.len());
                    assert!(even, "{game} {lang}: {}", table.name);
                }
                assert!(!format!("{found:?}").contains("<!--"), "{game} {lang}");
            }
        }
        assert!(all > 20, "only {all} tables of numbers");
    }
}
