//! Rules have numbers, and tests are named after them.
//!
//! A line `**4.3** ...` of a game's RULES.md is a clause; a test `r4_3_...`
//! holds it. A row `| R11 | ... | 6.14, 6.15 |` is a ruling; a test
//! `ruling_11_...` holds it. Neither may lack the other, and the row must name
//! exactly the clauses that name the ruling.

use super::Fault;
use crate::rooms;
use crate::tree::Tree;
use std::collections::{BTreeMap, BTreeSet};

/// `4.3` as numbers, so that 4.10 comes after 4.9.
type Id = Vec<u32>;

/// What a RULES file numbers.
#[derive(Default)]
struct Rules {
    /// Each clause with the rulings it names.
    clauses: BTreeMap<Id, BTreeSet<u32>>,
    /// Each ruling with the clauses its row names.
    rulings: BTreeMap<u32, BTreeSet<Id>>,
    /// Numbers that stand twice.
    twice: Vec<String>,
}

fn shown(id: &[u32]) -> String {
    id.iter().map(u32::to_string).collect::<Vec<_>>().join(".")
}

/// `4.3` or `4.3.1`; a chapter alone is not a clause.
fn read_id(text: &str) -> Option<Id> {
    let id: Option<Id> = text.split('.').map(|part| part.parse().ok()).collect();
    id.filter(|id| id.len() >= 2)
}

/// The rulings named in a line: `(R7)`, `(ruling R11)`, `(R4, R5)`.
fn rulings_in(line: &str) -> BTreeSet<u32> {
    let words = line.split(|c: char| !c.is_alphanumeric());
    words.filter_map(|word| word.strip_prefix('R')?.parse().ok()).collect()
}

impl Rules {
    fn read(text: &str) -> Rules {
        let mut rules = Rules::default();
        let mut open: Option<Id> = None;
        for line in text.lines() {
            let clause = line.strip_prefix("**").and_then(|rest| rest.split_once("**"));
            if let Some(id) = clause.and_then(|(id, _)| read_id(id)) {
                if rules.clauses.insert(id.clone(), rulings_in(line)).is_some() {
                    rules.twice.push(shown(&id));
                }
                open = Some(id);
            } else if line.trim().is_empty() {
                open = None;
            } else if let Some(named) = open.as_ref().and_then(|id| rules.clauses.get_mut(id)) {
                named.extend(rulings_in(line));
            }
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            if let ["", first, .., last, ""] = cells[..]
                && let Some(ruling) = first.strip_prefix('R').and_then(|n| n.parse().ok())
            {
                let named = last.split(',').filter_map(|id| read_id(id.trim())).collect();
                if rules.rulings.insert(ruling, named).is_some() {
                    rules.twice.push(format!("R{ruling}"));
                }
            }
        }
        rules
    }
}

/// The names of the test functions of a Rust file.
fn tests_in(text: &str) -> Vec<&str> {
    let mut names = Vec::new();
    let mut marked = false;
    for line in text.lines() {
        let line = line.trim();
        marked |= line.starts_with("#[test]");
        if let Some((_, rest)) =
            line.split_once("fn ").filter(|_| marked && !line.starts_with("//"))
        {
            names.push(
                rest.split(|c: char| !(c.is_alphanumeric() || c == '_')).next().unwrap_or(rest),
            );
            marked = false;
        }
    }
    names
}

/// The clause a test is named after: the longest number that there is, so
/// that `r4_3_2_cards_are_enough` may mean 4.3. None if it is not named so,
/// an error if it is and there is no such clause.
fn clause_of<'r>(name: &str, rules: &'r Rules) -> Option<Result<&'r Id, String>> {
    let rest = name.strip_prefix('r')?;
    let numbers: Id = rest.split('_').map_while(|part| part.parse().ok()).collect();
    if numbers.len() < 2 {
        return None;
    }
    let known = (2..=numbers.len()).rev();
    let known = known.filter_map(|n| rules.clauses.get_key_value(&numbers[..n]).map(|(id, _)| id));
    let missing =
        || format!("the test {name} is named after {}, which is no clause", shown(&numbers[..2]));
    Some(known.into_iter().next().ok_or_else(missing))
}

/// The same for rulings.
fn ruling_of(name: &str, rules: &Rules) -> Option<Result<u32, String>> {
    let number = name.strip_prefix("ruling_")?.split('_').next()?.parse().ok()?;
    let missing = format!("the test {name} is named after R{number}, which is no ruling");
    Some(if rules.rulings.contains_key(&number) { Ok(number) } else { Err(missing) })
}

/// Every clause and ruling has a test, and every such test its clause.
pub(super) fn tested(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for game in rooms::games(tree) {
        let path = format!("games/{game}/RULES.md");
        // That it exists is a matter of shape.
        let Some(text) = tree.text(&path) else { continue };
        let rules = Rules::read(text);
        if rules.clauses.is_empty() {
            faults.push(Fault::new(&path, "has no clause; a clause is a line `**4.3** ...`"));
        }
        for number in &rules.twice {
            faults.push(Fault::new(&path, format!("{number} stands twice")));
        }
        let mut bare: BTreeSet<&Id> = rules.clauses.keys().collect();
        let mut bare_rulings: BTreeSet<u32> = rules.rulings.keys().copied().collect();
        let folder = format!("games/{game}/");
        for (file, text) in tree.ending(".rs").filter(|(file, _)| file.starts_with(&folder)) {
            for name in tests_in(text) {
                match clause_of(name, &rules) {
                    Some(Ok(id)) => drop(bare.remove(id)),
                    Some(Err(what)) => faults.push(Fault::new(file, what)),
                    None => {}
                }
                match ruling_of(name, &rules) {
                    Some(Ok(ruling)) => drop(bare_rulings.remove(&ruling)),
                    Some(Err(what)) => faults.push(Fault::new(file, what)),
                    None => {}
                }
            }
        }
        let bare = bare.into_iter().map(|id| shown(id));
        let bare: Vec<String> = bare.chain(bare_rulings.iter().map(|n| format!("R{n}"))).collect();
        if !bare.is_empty() {
            faults.push(Fault::new(&path, format!("no test is named after {}", bare.join(", "))));
        }
        faults.extend(cross_references(&path, &rules));
    }
    faults
}

/// A clause names a ruling exactly when the ruling's row names the clause.
fn cross_references(path: &str, rules: &Rules) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (id, named) in &rules.clauses {
        for ruling in named {
            if !rules.rulings.get(ruling).is_some_and(|clauses| clauses.contains(id)) {
                let what =
                    format!("clause {} names R{ruling}, whose row does not name it", shown(id));
                faults.push(Fault::new(path, what));
            }
        }
    }
    for (ruling, clauses) in &rules.rulings {
        for id in clauses {
            if !rules.clauses.get(id).is_some_and(|named| named.contains(ruling)) {
                let what =
                    format!("the row of R{ruling} names {}, which does not name it", shown(id));
                faults.push(Fault::new(path, what));
            }
        }
    }
    faults
}

/// Every translation of the rules numbers the same things.
pub(super) fn translated(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for game in rooms::games(tree) {
        let Some(text) = tree.text(&format!("games/{game}/RULES.md")) else { continue };
        let rules = Rules::read(text);
        let head = format!("games/{game}/RULES.");
        for (path, text) in tree.ending(".md") {
            if path.strip_prefix(&head).is_none_or(|rest| rest == "md") {
                continue;
            }
            let other = Rules::read(text);
            for number in &other.twice {
                faults.push(Fault::new(path, format!("{number} stands twice")));
            }
            for id in rules.clauses.keys().filter(|id| !other.clauses.contains_key(*id)) {
                faults.push(Fault::new(path, format!("lacks clause {}", shown(id))));
            }
            for id in other.clauses.keys().filter(|id| !rules.clauses.contains_key(*id)) {
                faults.push(Fault::new(
                    path,
                    format!("has clause {}, unknown to RULES.md", shown(id)),
                ));
            }
            for (ruling, clauses) in &rules.rulings {
                if other.rulings.get(ruling) != Some(clauses) {
                    faults
                        .push(Fault::new(path, format!("has another row for R{ruling}, or none")));
                }
            }
            for ruling in other.rulings.keys().filter(|r| !rules.rulings.contains_key(r)) {
                faults.push(Fault::new(path, format!("has R{ruling}, unknown to RULES.md")));
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::told;

    const RULES: &str = "\
# Rules

A number in **bold** or **3** is no clause.

**1.1** Two play.

**1.10** They take turns,
one after the other. (ruling R2)

| ruling | what | clauses |
|---|---|---|
| R2 | Turns alternate. | 1.10 |
";

    const TESTS: &str = "
#[test]
fn r1_1_two_play() {}

#[test]
#[should_panic]
fn r1_10_2_turns_are_taken() {}

#[test]
fn ruling_2_turns_alternate() {}

#[test]
fn rupees_are_counted() {}

fn r9_9_helper() {}
";

    fn game() -> Tree {
        Tree::of(&[
            ("games/g/RULES.md", RULES),
            ("games/g/RULES.fr.md", &RULES.replace("Two play", "On joue à deux")),
            ("games/g/tests/rules.rs", TESTS),
        ])
    }

    #[test]
    fn sound_rules_have_no_fault() {
        assert!(tested(&game()).is_empty(), "{:?}", told(&tested(&game())));
        assert!(translated(&game()).is_empty(), "{:?}", told(&translated(&game())));
    }

    #[test]
    fn a_clause_or_ruling_without_test_is_reported() {
        for (test, what) in
            [("r1_1_two", "1.1"), ("r1_10_2_turns", "1.10"), ("ruling_2_turns", "R2")]
        {
            let tree = game().with("games/g/tests/rules.rs", &TESTS.replace(test, "a_test"));
            let faults = told(&tested(&tree));
            assert_eq!(faults, [format!("games/g/RULES.md: no test is named after {what}")]);
        }
    }

    #[test]
    fn a_function_that_is_no_test_holds_nothing() {
        let tree =
            game().with("games/g/tests/rules.rs", &TESTS.replace("#[test]\nfn r1_1", "fn r1_1"));
        assert_eq!(tested(&tree).len(), 1);
    }

    #[test]
    fn a_test_of_no_clause_is_reported() {
        let more = format!("{TESTS}#[test]\nfn r1_2_odd() {{}}\n#[test]\nfn ruling_9_odd() {{}}\n");
        let faults = told(&tested(&game().with("games/g/tests/rules.rs", &more)));
        assert_eq!(faults.len(), 2, "{faults:?}");
        assert!(faults[0].contains("r1_2_odd") && faults[1].contains("ruling_9_odd"), "{faults:?}");
    }

    #[test]
    fn rules_without_clauses_are_reported() {
        let tree = game().with("games/g/RULES.md", "# Rules\n");
        assert!(told(&tested(&tree))[0].contains("has no clause"));
    }

    #[test]
    fn a_number_that_stands_twice_is_reported() {
        let tree = game().with("games/g/RULES.md", &RULES.replace("**1.10**", "**1.1**"));
        assert!(told(&tested(&tree)).iter().any(|f| f.contains("1.1 stands twice")));
    }

    #[test]
    fn clauses_and_rows_must_name_each_other() {
        let silent = game().with("games/g/RULES.md", &RULES.replace(" (ruling R2)", ""));
        assert!(told(&tested(&silent))[0].contains("row of R2 names 1.10"));
        let one_sided = RULES.replace("| 1.10 |", "| 1.1 |");
        let faults = told(&tested(&game().with("games/g/RULES.md", &one_sided)));
        assert_eq!(faults.len(), 2, "{faults:?}");
    }

    #[test]
    fn a_translation_that_differs_is_reported() {
        for (from, to, what) in [
            ("**1.1**", "1.1", "lacks clause 1.1"),
            ("**1.1**", "**1.1**\n\n**1.2**", "has clause 1.2"),
            ("| R2 |", "| 2 |", "R2, or none"),
            ("| 1.10 |", "| 1.1 |", "R2, or none"),
            ("| R2 |", "| R2 | x | 1.10 |\n| R3 |", "has R3"),
        ] {
            let tree = game().with("games/g/RULES.fr.md", &RULES.replace(from, to));
            let faults = told(&translated(&tree));
            assert_eq!(faults.len(), 1, "{to}: {faults:?}");
            assert!(faults[0].contains(what), "{faults:?}");
        }
    }
}
