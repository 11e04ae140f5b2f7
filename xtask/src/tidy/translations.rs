//! Every sentence exists in every language, with the same things to put in.
//!
//! English is the list; the other files of the folder are held against it.

use super::Fault;
use crate::rooms;
use crate::tree::Tree;
use fluent_syntax::ast::{Attribute, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};

/// What one sentence uses.
#[derive(Default, PartialEq, Eq)]
struct Uses {
    variables: BTreeSet<String>,
    references: BTreeSet<String>,
}

/// The sentences of a file by name (`id`, `id.attribute`, `-term`), and what
/// is wrong with the file itself.
fn read(text: &str) -> (BTreeMap<String, Uses>, Vec<String>) {
    let mut wrong = Vec::new();
    let resource = match parser::parse(text) {
        Ok(resource) => resource,
        Err((resource, errors)) => {
            for error in errors {
                let line = text[..error.pos.start.min(text.len())].lines().count().max(1);
                wrong.push(format!("line {line}: {}", error.kind));
            }
            resource
        }
    };
    let mut sentences = BTreeMap::new();
    let mut add = |name: String, pattern: &Pattern<&str>| {
        let mut uses = Uses::default();
        in_pattern(pattern, &mut uses);
        if sentences.insert(name.clone(), uses).is_some() {
            wrong.push(format!("{name} stands twice"));
        }
    };
    for entry in &resource.body {
        let (name, value, attributes): (String, _, &[Attribute<&str>]) = match entry {
            Entry::Message(message) => {
                (message.id.name.to_owned(), message.value.as_ref(), &message.attributes)
            }
            Entry::Term(term) => {
                (format!("-{}", term.id.name), Some(&term.value), &term.attributes)
            }
            _ => continue,
        };
        if let Some(value) = value {
            add(name.clone(), value);
        }
        for attribute in attributes {
            add(format!("{name}.{}", attribute.id.name), &attribute.value);
        }
    }
    (sentences, wrong)
}

fn in_pattern(pattern: &Pattern<&str>, uses: &mut Uses) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, uses);
        }
    }
}

fn in_expression(expression: &Expression<&str>, uses: &mut Uses) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, uses),
        Expression::Select { selector, variants } => {
            in_inline(selector, uses);
            for variant in variants {
                in_pattern(&variant.value, uses);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, uses: &mut Uses) {
    let named = |name: String, attribute: Option<&str>| match attribute {
        Some(attribute) => format!("{name}.{attribute}"),
        None => name,
    };
    match inline {
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::VariableReference { id } => {
            uses.variables.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, attribute } => {
            let attribute = attribute.as_ref().map(|attribute| attribute.name);
            uses.references.insert(named(id.name.to_owned(), attribute));
        }
        InlineExpression::TermReference { id, attribute, arguments } => {
            let attribute = attribute.as_ref().map(|attribute| attribute.name);
            uses.references.insert(named(format!("-{}", id.name), attribute));
            if let Some(arguments) = arguments {
                arguments.positional.iter().for_each(|inline| in_inline(inline, uses));
                arguments.named.iter().for_each(|named| in_inline(&named.value, uses));
            }
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|inline| in_inline(inline, uses));
            arguments.named.iter().for_each(|named| in_inline(&named.value, uses));
        }
        InlineExpression::Placeable { expression } => in_expression(expression, uses),
    }
}

/// What stands before a translation file's language, and the language:
/// `i18n/en.ftl`, or `i18n/toy.en.ftl` where a folder has several sets.
fn home(path: &str) -> Option<(&str, &str)> {
    let set = path.strip_suffix(".ftl")?;
    let at = set.rfind(['/', '.'])? + 1;
    Some(set.split_at(at)).filter(|(set, _)| set.contains("/i18n/"))
}

/// The same sentences with the same variables, in every file of a folder.
pub(super) fn complete(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (path, text) in tree.ending(".ftl") {
        let (sentences, wrong) = read(text);
        faults.extend(wrong.into_iter().map(|what| Fault::new(path, what)));
        let Some((set, language)) = home(path) else {
            faults.push(Fault::new(path, "is not in a folder i18n"));
            continue;
        };
        for (name, uses) in &sentences {
            for other in uses.references.iter().filter(|other| !sentences.contains_key(*other)) {
                faults.push(Fault::new(path, format!("{name} uses {other}, which is not there")));
            }
        }
        if language == "en" {
            if !tree.exists(&format!("{set}fr.ftl")) {
                faults.push(Fault::new(path, "has no French beside it"));
            }
            continue;
        }
        let Some(english) = tree.text(&format!("{set}en.ftl")) else {
            faults.push(Fault::new(path, "has no English beside it"));
            continue;
        };
        faults.extend(differences(path, &read(english).0, &sentences));
    }
    faults
}

fn differences(
    path: &str,
    english: &BTreeMap<String, Uses>,
    other: &BTreeMap<String, Uses>,
) -> Vec<Fault> {
    let mut faults = Vec::new();
    // A term is the language's own: it may have as many as it likes.
    let sentences = |all: &BTreeMap<String, Uses>| -> BTreeSet<String> {
        all.keys().filter(|name| !name.starts_with('-')).cloned().collect()
    };
    let (ours, theirs) = (sentences(english), sentences(other));
    for name in ours.difference(&theirs) {
        faults.push(Fault::new(path, format!("lacks {name}")));
    }
    for name in theirs.difference(&ours) {
        faults.push(Fault::new(path, format!("has {name}, which English lacks")));
    }
    for name in ours.intersection(&theirs) {
        let (ours, theirs) = (&english[name].variables, &other[name].variables);
        for variable in ours.symmetric_difference(theirs) {
            let who = if ours.contains(variable) { "English" } else { "this file" };
            faults.push(Fault::new(path, format!("{name}: only {who} uses ${variable}")));
        }
    }
    faults
}

/// Every `Message::new("...")` outside tests has its sentence: in the game's
/// own files, or in those of a crate, where what is common to all games stands.
/// Not so testkit, whose toy game misspells on purpose.
pub(super) fn spoken(tree: &Tree) -> Vec<Fault> {
    let mut written: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    let ours = |path: &str| !path.starts_with(rooms::TESTKIT);
    for (path, text) in tree.ending("/i18n/en.ftl").filter(|(path, _)| ours(path)) {
        let folder = path.trim_end_matches("/i18n/en.ftl");
        written.insert(folder, read(text).0.into_keys().collect());
    }
    let mut faults = Vec::new();
    for (path, text) in tree.ending(".rs").filter(|(path, _)| ours(path)) {
        let parts: Vec<&str> = path.splitn(4, '/').collect();
        let [top @ ("games" | "crates"), name, "src", _] = parts[..] else { continue };
        let folder = format!("{top}/{name}");
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        for (n, line) in code.lines().enumerate() {
            if line.trim_start().starts_with("//") {
                continue;
            }
            for id in
                line.split("Message::new(\"").skip(1).filter_map(|rest| rest.split('"').next())
            {
                let known = written.iter().any(|(home, ids)| {
                    (*home == folder || home.starts_with("crates/")) && ids.contains(id)
                });
                if !known {
                    let what =
                        format!("says {id}, which no translation file of {name} or of a crate has");
                    faults.push(Fault::new(format!("{path}:{}", n + 1), what));
                }
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::told;

    const EN: &str = "
-rupees = rupees
sell = { $who-is ->
    [you] You sell { $n } for { -rupees }.
   *[other] { $who } sells { $n }.
}
help = Help
    .title = More
";

    fn house() -> Tree {
        Tree::of(&[
            ("games/g/i18n/en.ftl", EN),
            ("games/g/i18n/fr.ftl", &EN.replace("You sell", "Vous vendez")),
            ("crates/table/i18n/en.ftl", "hello = Hello\n"),
            ("crates/table/i18n/fr.ftl", "hello = Bonjour\n"),
        ])
    }

    fn french(from: &str, to: &str) -> Vec<String> {
        assert!(EN.contains(from));
        told(&complete(&house().with("games/g/i18n/fr.ftl", &EN.replace(from, to))))
    }

    #[test]
    fn sound_translations_have_no_fault() {
        assert!(complete(&house()).is_empty(), "{:?}", told(&complete(&house())));
        assert!(french("-rupees", "-roupies").is_empty(), "terms are each language's own");
    }

    #[test]
    fn a_sentence_in_one_language_only_is_reported() {
        assert_eq!(french("help = Help", "aide = Aide").len(), 4);
        assert_eq!(french("    .title = More\n", ""), ["games/g/i18n/fr.ftl: lacks help.title"]);
        let lonely = house().without("games/g/i18n/fr.ftl");
        assert_eq!(told(&complete(&lonely)), ["games/g/i18n/en.ftl: has no French beside it"]);
        let set = house().with("crates/testkit/i18n/toy.en.ftl", "toy = Toy\n");
        assert_eq!(complete(&set).len(), 1, "a named set");
        assert!(complete(&set.with("crates/testkit/i18n/toy.fr.ftl", "toy = Jouet\n")).is_empty());
        let lonely = house().without("games/g/i18n/en.ftl");
        assert_eq!(told(&complete(&lonely)), ["games/g/i18n/fr.ftl: has no English beside it"]);
    }

    #[test]
    fn a_variable_in_one_language_only_is_reported_also_in_choices() {
        assert_eq!(french("$who }", "$name }").len(), 2);
        assert_eq!(
            french("$who-is", "$who"),
            ["games/g/i18n/fr.ftl: sell: only English uses $who-is"]
        );
        assert_eq!(french("Help", "{ NUMBER($n) }").len(), 1);
    }

    #[test]
    fn broken_text_repetition_and_loose_references_are_reported() {
        assert!(!french("sell = {", "sell = { {").is_empty());
        assert!(
            french("help = Help", "sell = Aide").iter().any(|f| f.contains("sell stands twice"))
        );
        assert_eq!(french("{ -rupees }", "{ -dollars }").len(), 1);
        assert_eq!(french("Help", "{ hlep }").len(), 1);
    }

    #[test]
    fn a_sentence_nobody_wrote_is_reported() {
        let say = |path: &str, text: &str| spoken(&house().with(path, text));
        let rules = "games/g/src/rules.rs";
        assert!(say(rules, "Message::new(\"sell\"); Message::new(\"hello\")").is_empty());
        assert!(
            say(rules, "/// Message::new(\"x\")\n#[cfg(test)]\nMessage::new(\"y\")").is_empty()
        );
        let faults = told(&say(rules, "\nMessage::new(\"sell\"); Message::new(\"sel\")"));
        assert_eq!(faults.len(), 1);
        assert!(faults[0].starts_with("games/g/src/rules.rs:2: says sel,"), "{faults:?}");
        assert_eq!(
            say("games/h/src/rules.rs", "Message::new(\"sell\")").len(),
            1,
            "another game's"
        );
        assert!(say("crates/testkit/src/toy.rs", "Message::new(\"sel\")").is_empty());
        assert_eq!(say("crates/engine/src/seat.rs", "Message::new(\"sell\")").len(), 1);
    }
}
