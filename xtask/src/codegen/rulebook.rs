//! The tables of numbers that stand in a game's rules, from the same data as
//! its code.
//!
//! RULES.md and RULES.fr.md hold a pair of marks for each table, and what
//! stands between them is written here. So a player reads the number that the
//! program plays with, and neither language can fall behind.

pub(super) mod grid;
pub(super) mod words;

use super::{jaipur, maharadjah, maharaja, raja};
use crate::rooms;
use crate::tidy::Fault;
use crate::tree::Tree;
use anyhow::{Context, Result, bail, ensure};
use std::collections::BTreeSet;
use words::{Lang, Words};

/// A table with the name that its marks bear.
pub(super) type Named = (&'static str, String);

/// The rules of one game and what their tables are written from.
struct Rulebook {
    game: &'static str,
    data: &'static [&'static str],
    write: fn(&[&str], &Words<'_>) -> Result<Vec<Named>>,
}

/// A game with data has a line here.
const RULEBOOKS: &[Rulebook] = &[
    Rulebook { game: "jaipur", data: &["jaipur.toml"], write: jaipur::tables::tell },
    Rulebook { game: "raja", data: &["raja.toml"], write: raja::tables::tell },
    Rulebook { game: "maharaja", data: &["maharaja.toml"], write: maharaja::tables::tell },
    Rulebook { game: "maharadjah", data: &["nations.toml", "map.toml"], write: maharadjah::tell },
];

const OPEN: &str = "<!-- table: ";
const CLOSE: &str = " -->";
const END: &str = "<!-- end -->";

impl Rulebook {
    fn path(&self, lang: Lang) -> String {
        let name = match lang {
            Lang::En => "RULES.md",
            Lang::Fr => "RULES.fr.md",
        };
        format!("games/{}/{name}", self.game)
    }

    /// The rules as they are, and with their tables written anew.
    fn renew<'t>(&self, tree: &'t Tree, lang: Lang) -> Result<(&'t str, String)> {
        let read = |path: String| tree.text(&path).with_context(|| format!("there is no {path}"));
        let rules = read(self.path(lang))?;
        let data: Vec<&str> = self
            .data
            .iter()
            .map(|name| read(format!("games/{}/data/{name}", self.game)))
            .collect::<Result<_>>()?;
        let words = read(format!("games/{}/i18n/{}.ftl", self.game, lang.code()))?;
        let words = Words::read(lang, words).context("in the words of the game")?;
        let tables = (self.write)(&data, &words)?;
        Ok((rules, filled(rules, &tables)?))
    }
}

/// The rules with these tables between their marks, each exactly once.
pub(super) fn filled(rules: &str, tables: &[Named]) -> Result<String> {
    let mut text = String::new();
    let mut open: Option<&str> = None;
    let mut seen = BTreeSet::new();
    for line in rules.lines() {
        let name = line.strip_prefix(OPEN).and_then(|rest| rest.strip_suffix(CLOSE));
        match (open, name) {
            (Some(open), Some(name)) => bail!("the table {name} begins inside the table {open}"),
            (Some(_), None) if line == END => open = None,
            (Some(_), None) => {}
            (None, Some(name)) => {
                let table = tables.iter().find(|(known, _)| *known == name);
                let (_, table) =
                    table.with_context(|| format!("nobody writes the table {name}"))?;
                ensure!(seen.insert(name), "the table {name} stands twice");
                open = Some(name);
                text.extend([line, "\n\n", table, "\n", END, "\n"]);
            }
            (None, None) => {
                ensure!(line != END, "a table ends that did not begin");
                text.extend([line, "\n"]);
            }
        }
    }
    if let Some(name) = open {
        bail!("the table {name} does not end with {END}");
    }
    let missing: Vec<&str> =
        tables.iter().map(|(name, _)| *name).filter(|name| !seen.contains(name)).collect();
    ensure!(missing.is_empty(), "no place is marked for {}", missing.join(", "));
    Ok(text)
}

/// What is not as it would be written now.
pub(super) fn stale(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for book in RULEBOOKS {
        for lang in Lang::ALL {
            match book.renew(tree, lang) {
                Err(why) => faults.push(Fault::new(book.path(lang), format!("{why:#}"))),
                Ok((old, new)) if old == new => {}
                Ok((old, new)) => {
                    let same =
                        old.lines().zip(new.lines()).take_while(|(old, new)| old == new).count();
                    let place = format!("{}:{}", book.path(lang), same + 1);
                    let what = "is not the table that `cargo xtask codegen` writes from the data";
                    faults.push(Fault::new(place, what));
                }
            }
        }
    }
    for game in rooms::games(tree) {
        let data = tree.exists(&format!("games/{game}/data"));
        if data && !RULEBOOKS.iter().any(|book| book.game == game) {
            let what =
                "nobody writes the tables of its data; add it to the list of rulebooks in codegen";
            faults.push(Fault::new(format!("games/{game}/RULES.md"), what));
        }
    }
    faults
}

/// Every file of rules with its tables written, and whether that changed it.
pub(super) fn renewed(tree: &Tree) -> Result<Vec<(String, String, bool)>> {
    let mut files = Vec::new();
    for book in RULEBOOKS {
        for lang in Lang::ALL {
            let path = book.path(lang);
            let (old, new) = book.renew(tree, lang).with_context(|| path.clone())?;
            let changed = old != new;
            files.push((path, new, changed));
        }
    }
    Ok(files)
}

/// Every file that the tables are made of, for tests.
#[cfg(test)]
pub(super) fn sources() -> Vec<String> {
    let mut paths = Vec::new();
    for book in RULEBOOKS {
        paths.extend(book.data.iter().map(|name| format!("games/{}/data/{name}", book.game)));
        for lang in Lang::ALL {
            paths.push(book.path(lang));
            paths.push(format!("games/{}/i18n/{}.ftl", book.game, lang.code()));
        }
    }
    paths
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::told;

    /// The real data, words and rules.
    fn tree() -> Tree {
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../");
        sources().into_iter().fold(Tree::of(&[]), |tree, path| {
            let text = std::fs::read_to_string(format!("{root}{path}")).unwrap();
            tree.with(&path, &text)
        })
    }

    fn changed(path: &str, from: &str, to: &str) -> Vec<String> {
        let tree = tree();
        let text = tree.text(path).unwrap();
        assert!(text.contains(from), "{from} is not in {path}");
        let text = text.replacen(from, to, 1);
        told(&stale(&tree.with(path, &text)))
    }

    #[test]
    fn tables_go_between_their_marks_and_nothing_else_moves() {
        let rules = "# R\n\n<!-- table: a -->\nold\n<!-- end -->\n\ntext\n";
        let table = |name| vec![(name, "| x |\n".to_owned())];
        let new = filled(rules, &table("a")).unwrap();
        assert_eq!(new, "# R\n\n<!-- table: a -->\n\n| x |\n\n<!-- end -->\n\ntext\n");
        assert_eq!(filled(&new, &table("a")).unwrap(), new);
        let refused = |rules: &str| format!("{:#}", filled(rules, &table("a")).unwrap_err());
        assert!(refused("# R\n").contains("no place is marked for a"));
        assert!(refused(&rules.replace("table: a", "table: b")).contains("nobody writes"));
        assert!(refused(&rules.replace("<!-- end -->", "")).contains("does not end"));
        assert!(refused(&rules.replace("<!-- table: a -->", "")).contains("did not begin"));
        assert!(refused(&format!("{rules}{rules}")).contains("stands twice"));
        assert!(refused(&rules.replace("old", "<!-- table: a -->")).contains("begins inside"));
    }

    #[test]
    fn the_rules_are_fresh() {
        assert_eq!(told(&stale(&tree())), [""; 0]);
    }

    #[test]
    fn data_without_tables_is_reported() {
        let tree = tree().with("games/chess/Cargo.toml", "[package]\nname = \"chess\"\n");
        assert_eq!(told(&stale(&tree)), [""; 0], "no data, no tables");
        let tree = tree.with("games/chess/data/chess.toml", "squares = 64\n");
        let faults = told(&stale(&tree));
        assert_eq!(faults.len(), 1, "{faults:?}");
        assert!(faults[0].starts_with("games/chess/RULES.md: nobody writes"), "{faults:?}");
    }

    /// Where the numbers of a data file begin and end: not those of remarks,
    /// names and drawings.
    fn numbers(text: &str) -> Vec<(usize, usize)> {
        let mut found = Vec::new();
        let mut at = 0;
        for line in text.split_inclusive('\n') {
            let drawn = ["point", "label", "colour", "at =", "#"];
            if !drawn.iter().any(|head| line.starts_with(head)) {
                let mut quoted = false;
                let mut from = None;
                for (n, letter) in line.char_indices() {
                    quoted ^= letter == '"';
                    match (from, letter.is_ascii_digit() && !quoted) {
                        (None, true) => from = Some(n),
                        (Some(start), false) => {
                            found.push((at + start, at + n));
                            from = None;
                        }
                        _ => {}
                    }
                }
            }
            at += line.len();
        }
        found
    }

    #[test]
    fn every_number_of_the_data_is_told_or_held_by_a_sum() {
        for book in RULEBOOKS {
            let tree = tree();
            let path = format!("games/{}/i18n/en.ftl", book.game);
            let words = Words::read(Lang::En, tree.text(&path).unwrap()).unwrap();
            let data: Vec<&str> = book
                .data
                .iter()
                .map(|name| tree.text(&format!("games/{}/data/{name}", book.game)).unwrap())
                .collect();
            let told = (book.write)(&data, &words).unwrap();
            let mut count = 0;
            for (n, text) in data.iter().enumerate() {
                for (from, to) in numbers(text) {
                    let number: u32 = text[from..to].parse().unwrap();
                    let other = format!("{}{}{}", &text[..from], number + 1, &text[to..]);
                    let mut data = data.clone();
                    data[n] = &other;
                    let same = (book.write)(&data, &words).is_ok_and(|now| now == told);
                    let line = text[..from].matches('\n').count() + 1;
                    assert!(!same, "{} line {line}: {number} is in no table", book.data[n]);
                    count += 1;
                }
            }
            assert!(count > 30, "{}: {count} numbers", book.game);
        }
    }

    #[test]
    fn a_number_changed_in_the_data_is_reported_in_both_languages() {
        for (path, from, to, game) in [
            ("games/jaipur/data/jaipur.toml", "hand = { value = 7", "hand = { value = 8", "jaipur"),
            ("games/raja/data/raja.toml", "palace = { value = 12", "palace = { value = 13", "raja"),
            (
                "games/maharaja/data/maharaja.toml",
                "goes = { value = \"F\"",
                "goes = { value = \"G\"",
                "maharaja",
            ),
            ("games/maharadjah/data/nations.toml", "points = 5", "points = 6", "maharadjah"),
            (
                "games/maharadjah/data/map.toml",
                "factory = { value = true",
                "factory = { value = false",
                "maharadjah",
            ),
        ] {
            let faults = changed(path, from, to);
            assert_eq!(faults.len(), 2, "{path}: {faults:?}");
            assert!(faults[0].starts_with(&format!("games/{game}/RULES.md")), "{faults:?}");
            assert!(faults[1].starts_with(&format!("games/{game}/RULES.fr.md")), "{faults:?}");
        }
    }

    #[test]
    fn a_cell_changed_by_hand_or_a_name_in_the_words_is_reported() {
        let rules = "games/maharadjah/RULES.fr.md";
        let faults = changed(rules, "| Pandya | 8 |", "| Pandya | 9 |");
        assert_eq!(faults.len(), 1, "{faults:?}");
        assert!(!faults[0].contains(":1:"), "points at the line: {faults:?}");
        let words = "games/maharadjah/i18n/fr.ftl";
        let faults = changed(words, "nation-greeks = Grecs", "nation-greeks = Hellènes");
        assert_eq!(faults.len(), 1, "{faults:?}");
        let faults = changed(words, "nation-greeks = Grecs", "nation-geeks = Grecs");
        assert!(faults[0].contains("nation-greeks"), "{faults:?}");
    }
}
