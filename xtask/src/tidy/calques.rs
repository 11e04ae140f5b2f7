//! French as players speak it. STYLE.md lists turns of phrase that are English
//! in French words; none of them may stand in a French text.
//!
//! The list is a table there, so that whoever writes reads it and whoever finds
//! another adds a line.

use super::Fault;
use crate::tree::Tree;

/// The heading of the list in STYLE.md.
const HEADING: &str = "| calque | said instead |";

/// So many lines make a list. A table that nobody finds would forbid nothing.
const FEWEST: usize = 20;

/// A word of a text, and whether a mark stands after it.
struct Word {
    text: String,
    line: usize,
    marked: bool,
}

/// A row of the list: `#` stands for a number, `*` for any word, `^` for the
/// beginning of a sentence or after a mark.
struct Calque<'a> {
    shown: &'a str,
    first: bool,
    words: Vec<String>,
    instead: &'a str,
}

/// No French text uses a listed calque, and there is a list.
pub(super) fn calques(tree: &Tree) -> Vec<Fault> {
    let style = tree.text("STYLE.md").unwrap_or_default();
    let list = listed(style);
    let mut faults = Vec::new();
    if list.len() < FEWEST {
        let what = format!("lists {} calques under \"{HEADING}\", not {FEWEST}", list.len());
        faults.push(Fault::new("STYLE.md", what));
    }
    let french = tree.texts().filter(|(path, _)| {
        path.ends_with("/fr.ftl") || path.ends_with(".fr.ftl") || path.ends_with(".fr.md")
    });
    for (path, text) in french {
        let words = words(text);
        for start in 0..words.len() {
            let first = start == 0 || words[start - 1].marked;
            let fits =
                |calque: &&Calque<'_>| (first || !calque.first) && calque.begins(&words[start..]);
            for calque in list.iter().filter(fits) {
                let what = format!("says \"{}\"; write {}", calque.shown, calque.instead);
                faults.push(Fault::new(format!("{path}:{}", words[start].line), what));
            }
        }
    }
    faults
}

/// The rows of the list.
fn listed(style: &str) -> Vec<Calque<'_>> {
    let rows = style.lines().skip_while(|line| *line != HEADING).skip(2);
    let rows = rows.take_while(|line| line.starts_with('|'));
    rows.filter_map(|row| {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let ["", shown, instead, ""] = cells[..] else { return None };
        let words = shown.trim_start_matches("^ ").split(' ').map(plain).collect();
        Some(Calque { shown, first: shown.starts_with('^'), words, instead })
    })
    .collect()
}

/// As it is compared: small letters, one kind of apostrophe.
fn plain(word: &str) -> String {
    word.to_lowercase().replace('\'', "’")
}

impl Calque<'_> {
    fn begins(&self, words: &[Word]) -> bool {
        words.len() >= self.words.len()
            && self.words.iter().zip(words).all(|(wanted, word)| match wanted.as_str() {
                "#" => word.text.parse::<u32>().is_ok(),
                "*" => true,
                wanted => word.text == wanted,
            })
            && words[..self.words.len() - 1].iter().all(|word| !word.marked)
    }
}

/// The words of a text. What stands between backticks is notation, and a
/// variable counts as a number: it may be one.
fn words(text: &str) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    let mark = |words: &mut Vec<Word>| {
        if let Some(last) = words.last_mut() {
            last.marked = true;
        }
    };
    for (n, line) in text.lines().enumerate() {
        let line = variables(&line.split('`').step_by(2).collect::<Vec<_>>().join(" ` "));
        if line.trim().is_empty() {
            mark(&mut words);
        }
        for piece in line.split_whitespace() {
            let letter = |c: char| c.is_alphanumeric() || "’'-#".contains(c);
            let bare = piece.trim_start_matches(|c| !letter(c));
            if bare.len() < piece.len() {
                mark(&mut words);
            }
            let word = bare.trim_end_matches(|c| !letter(c));
            if !word.is_empty() {
                let marked = word.len() < bare.len();
                words.push(Word { text: plain(word), line: n + 1, marked });
            }
        }
    }
    words
}

/// `{ $n }` as `0`.
fn variables(line: &str) -> String {
    let mut text = String::new();
    let mut rest = line;
    while let Some((head, tail)) = rest.split_once("{ $") {
        text += head;
        rest = match tail.split_once('}') {
            Some((name, after)) if !name.contains("->") => {
                text.push('0');
                after
            }
            _ => tail,
        };
    }
    text + rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::told;

    fn style(rows: usize) -> String {
        let mut style = format!("# Style\n\n{HEADING}\n|---|---|\n");
        style += "| # prestige | « # points de prestige » |\n";
        style += "| pour rien | « gratuitement » |\n";
        style += "| ^ le plus de * gagne | « celui qui a le plus de … gagne » |\n";
        style += "| au jour d’aujourd’hui | « aujourd’hui » |\n";
        let more = (4..rows).map(|n| format!("| mot{n} | autre |\n"));
        style + &more.collect::<String>() + "\nEnd.\n"
    }

    fn faults(path: &str, text: &str) -> Vec<String> {
        told(&calques(&Tree::of(&[("STYLE.md", &style(20)), (path, text)])))
    }

    #[test]
    fn a_calque_is_reported_wherever_french_stands() {
        for path in ["games/g/RULES.fr.md", "games/g/i18n/fr.ftl", "crates/testkit/i18n/toy.fr.ftl"]
        {
            for text in [
                "On reçoit 3 prestige.",
                "a = On passe pour rien, deux fois.",
                "Pour\nrien.",
                "Le plus de palais gagne ; puis le plus d’or.",
                "b = { $own } prestige contre { $theirs }",
                "au jour d'aujourd'hui",
            ] {
                assert_eq!(faults(path, text).len(), 1, "{path}: {text}");
            }
        }
        let told = faults("games/g/RULES.fr.md", "\n\nVous gagnez 2 prestige.");
        let what = "games/g/RULES.fr.md:3: says \"# prestige\"; write « # points de prestige »";
        assert_eq!(told, [what]);
    }

    #[test]
    fn other_words_and_other_languages_are_left_alone() {
        for text in [
            "On reçoit 3 points de prestige.",
            "Trois : prestige, or.",
            "coûte 3, prestige compris",
            "`3 prestige`",
            "pour\n\nrien",
            "celui qui a le plus de palais ; il gagne",
            "celui qui a le plus de palais gagne",
            "a = { $prestige } pour { $who }",
        ] {
            assert_eq!(faults("games/g/RULES.fr.md", text), Vec::<String>::new(), "{text}");
        }
        assert!(faults("games/g/RULES.md", "3 prestige").is_empty());
        assert!(faults("games/g/i18n/en.ftl", "a = 3 prestige").is_empty());
    }

    #[test]
    fn a_list_that_is_gone_or_short_is_reported() {
        for style in [style(19), style(20).replace(HEADING, "| x | y |"), String::new()] {
            let faults = told(&calques(&Tree::of(&[("STYLE.md", &style)])));
            assert_eq!(faults.len(), 1, "{faults:?}");
            assert!(faults[0].contains("calques"), "{faults:?}");
        }
    }
}
