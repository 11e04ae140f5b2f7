//! The part of Fluent that our files use: sentences, `{ $variables }`,
//! `{"marks"}` and choices by word or number.
//!
//! The files stay plain Fluent, so every tool for translators works on them. We
//! read them ourselves because the page carries its reader to every visitor,
//! and the general one is as large as the rules of a game. What is not of this
//! part is reported as a fault; a test holds every sentence of ours against the
//! general reader.

use crate::french;
use crate::words::Lang;
use std::fmt::Write;

/// What a variable holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Value {
    Number(i64),
    Text(String),
}

/// Variables by name.
#[derive(Default)]
pub(crate) struct Values(Vec<(String, Value)>);

impl Values {
    pub(crate) fn set(&mut self, name: impl Into<String>, value: Value) {
        self.0.push((name.into(), value));
    }

    fn get(&self, name: &str) -> Option<&Value> {
        self.0.iter().rev().find(|(known, _)| known == name).map(|(_, value)| value)
    }
}

/// A piece of a sentence.
enum Piece {
    Text(String),
    /// A text whose blanks count.
    Mark(String),
    Variable(String),
    Choice(Choice),
}

/// A choice between patterns.
struct Choice {
    by: String,
    ways: Vec<(String, Pattern)>,
    /// The one that is taken when no other fits.
    other: usize,
}

type Pattern = Vec<Piece>;

/// The sentences of a language.
#[derive(Default)]
pub(crate) struct Phrases {
    /// Sorted by name.
    known: Vec<(String, Pattern)>,
}

impl Phrases {
    /// Adds the sentences of a file; those of the same name are replaced.
    /// Answers with what could not be read: the other sentences are there.
    pub(crate) fn add(&mut self, text: &str) -> Vec<String> {
        let mut reader = Reader { text, at: 0 };
        let mut faults = Vec::new();
        while let Some((begun, entry)) = reader.entry() {
            match entry {
                Ok((name, pattern)) => match self.place(name) {
                    Ok(at) => self.known[at].1 = pattern,
                    Err(at) => self.known.insert(at, (name.to_owned(), pattern)),
                },
                Err(what) => {
                    let line = text[..reader.at].matches('\n').count() + 1;
                    faults.push(format!("line {line}: {what}"));
                    reader.at = begun;
                    reader.skip_entry();
                }
            }
        }
        faults
    }

    fn place(&self, name: &str) -> Result<usize, usize> {
        self.known.binary_search_by(|(known, _)| known.as_str().cmp(name))
    }

    /// Whether there is such a sentence.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.place(name).is_ok()
    }

    /// The sentence, if there is one; a variable that has no value is
    /// reported, and shown as it stands in the file.
    pub(crate) fn say(
        &self,
        lang: Lang,
        name: &str,
        values: &Values,
        missing: &mut Vec<String>,
    ) -> Option<String> {
        let pattern = &self.known[self.place(name).ok()?].1;
        let mut text = String::new();
        fill(pattern, lang, values, &mut text, &mut |what| {
            missing.push(format!("{name}: there is no ${what}"));
        });
        Some(text)
    }
}

fn fill(
    pattern: &Pattern,
    lang: Lang,
    values: &Values,
    text: &mut String,
    missing: &mut dyn FnMut(&str),
) {
    for piece in pattern {
        match piece {
            Piece::Text(plain) | Piece::Mark(plain) => text.push_str(plain),
            Piece::Variable(name) => match values.get(name) {
                Some(Value::Text(value)) => match lang {
                    Lang::En => text.push_str(value),
                    Lang::Fr => french::append(text, value),
                },
                Some(Value::Number(number)) => {
                    let _ = write!(text, "{number}");
                }
                None => {
                    missing(name);
                    let _ = write!(text, "{{${name}}}");
                }
            },
            Piece::Choice(choice) => {
                let value = values.get(&choice.by);
                if value.is_none() {
                    missing(&choice.by);
                }
                let fits = |key: &str| value.is_some_and(|value| fits(key, value, lang));
                let way = choice.ways.iter().position(|(key, _)| fits(key));
                fill(&choice.ways[way.unwrap_or(choice.other)].1, lang, values, text, missing);
            }
        }
    }
}

/// Whether a way is meant for a value: the word itself, the number itself, or
/// the kind of number.
fn fits(key: &str, value: &Value, lang: Lang) -> bool {
    match value {
        // A number is not a word that looks like it.
        Value::Text(text) => key == text && key.parse::<i64>().is_err(),
        Value::Number(number) => {
            let one = match lang {
                Lang::En => number.unsigned_abs() == 1,
                Lang::Fr => number.unsigned_abs() <= 1,
            };
            key.parse().map_or(key == "one" && one, |exact: i64| exact == *number)
        }
    }
}

/// Reads a file.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

type Read<T> = Result<T, &'static str>;

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn take(&mut self, wanted: &str) -> bool {
        let there = self.rest().starts_with(wanted);
        self.at += if there { wanted.len() } else { 0 };
        there
    }

    /// Passes everything that is one of these; answers with it.
    fn pass(&mut self, part: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|c| !part(c)).unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }

    fn blanks(&mut self) {
        self.pass(|c| c == ' ' || c == '\n');
    }

    fn name(&mut self) -> Read<&'a str> {
        let name = self.pass(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
        let good = name.starts_with(|c: char| c.is_ascii_alphabetic());
        if good { Ok(name) } else { Err("a name is missing") }
    }

    /// Goes to the beginning of the next line.
    fn skip_line(&mut self) {
        self.pass(|c| c != '\n');
        self.at += usize::from(self.peek().is_some());
    }

    /// Goes to the line where the next sentence or remark may begin.
    fn skip_entry(&mut self) {
        self.skip_line();
        while self.peek().is_some_and(|c| !c.is_ascii_alphabetic() && c != b'#') {
            self.skip_line();
        }
    }

    /// Where the next sentence begins, and it; nothing at the end of the file.
    fn entry(&mut self) -> Option<(usize, Read<(&'a str, Pattern)>)> {
        while matches!(self.peek()?, b'\n' | b'#') {
            self.skip_line();
        }
        Some((self.at, self.sentence()))
    }

    fn sentence(&mut self) -> Read<(&'a str, Pattern)> {
        let name = self.name()?;
        self.pass(|c| c == ' ');
        if !self.take("=") {
            return Err("a name without a sentence");
        }
        let pattern = self.pattern()?;
        match self.peek() {
            None | Some(b'\n') => Ok((name, pattern)),
            Some(_) => Err("a mark that does not belong here"),
        }
    }

    /// A text over one or more lines. What all its further lines are set in by
    /// is not part of it.
    fn pattern(&mut self) -> Read<Pattern> {
        self.pass(|c| c == ' ');
        let mut pieces = Pattern::new();
        // Where a line begins: before which piece, after how many line ends,
        // and set in by how much.
        let mut starts: Vec<(usize, usize, usize)> = Vec::new();
        loop {
            match self.peek() {
                None | Some(b'}') => break,
                Some(b'{') => pieces.push(self.placeable()?),
                Some(b'\n') => match self.next_line() {
                    Some((ends, depth)) => {
                        starts.push((pieces.len(), ends, depth));
                        // A line begins with a piece of its own.
                        pieces.push(Piece::Text(String::new()));
                    }
                    None => break,
                },
                Some(_) => {
                    let text = self.pass(|c| !matches!(c, '\n' | '{' | '}'));
                    match pieces.last_mut() {
                        Some(Piece::Text(before)) => before.push_str(text),
                        _ => pieces.push(Piece::Text(text.to_owned())),
                    }
                }
            }
        }
        let common = starts.iter().map(|(_, _, depth)| *depth).min().unwrap_or(0);
        for (at, ends, depth) in starts {
            if let Piece::Text(text) = &mut pieces[at] {
                let ends = if at == 0 { 0 } else { ends };
                text.insert_str(0, &format!("{}{}", "\n".repeat(ends), " ".repeat(depth - common)));
            }
        }
        if let Some(Piece::Text(last)) = pieces.last_mut() {
            last.truncate(last.trim_end_matches([' ', '\n']).len());
        }
        pieces.retain(|piece| !matches!(piece, Piece::Text(text) if text.is_empty()));
        if pieces.is_empty() { Err("a sentence without words") } else { Ok(pieces) }
    }

    /// Goes on to the next line of a pattern: after how many line ends, and
    /// set in by how much. Nothing if it ends here.
    fn next_line(&mut self) -> Option<(usize, usize)> {
        let rest = self.rest();
        let begins = rest.find(|c| c != ' ' && c != '\n')?;
        let blank = &rest[..begins];
        let depth = blank.len() - blank.rfind('\n').map_or(0, |at| at + 1);
        let ends = rest[begins..].starts_with(['[', '*', '.', '}']);
        if depth == 0 || ends {
            return None;
        }
        self.at += begins;
        Some((blank.matches('\n').count(), depth))
    }

    fn placeable(&mut self) -> Read<Piece> {
        self.take("{");
        self.blanks();
        let piece = if self.take("\"") {
            let text = self.pass(|c| c != '"' && c != '\n' && c != '\\');
            if !self.take("\"") {
                return Err("a mark without an end");
            }
            Piece::Mark(text.to_owned())
        } else if self.take("$") {
            let by = self.name()?.to_owned();
            self.blanks();
            if self.take("->") { Piece::Choice(self.ways(by)?) } else { Piece::Variable(by) }
        } else {
            return Err("neither a variable nor a mark");
        };
        self.blanks();
        if self.take("}") { Ok(piece) } else { Err("a brace is not closed") }
    }

    fn ways(&mut self, by: String) -> Read<Choice> {
        let (mut ways, mut other) = (Vec::new(), None);
        loop {
            self.blanks();
            let default = self.take("*");
            if !self.take("[") {
                break;
            }
            self.blanks();
            let key = self.pass(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
            self.blanks();
            if key.is_empty() || !self.take("]") {
                return Err("a way without a name");
            }
            if default {
                other = Some(ways.len());
            }
            ways.push((key.to_owned(), self.pattern()?));
        }
        let other = other.ok_or("a choice without a last way")?;
        Ok(Choice { by, ways, other })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
    use std::path::Path;

    fn phrases(text: &str) -> Phrases {
        let mut phrases = Phrases::default();
        assert_eq!(phrases.add(text), Vec::<String>::new(), "{text}");
        phrases
    }

    /// The general reader's sentence.
    fn general(
        bundle: &FluentBundle<FluentResource>,
        name: &str,
        values: &[(String, Value)],
    ) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in values {
            let value = match value {
                Value::Number(number) => FluentValue::from(*number),
                Value::Text(text) => FluentValue::from(text.clone()),
            };
            args.set(name.clone(), value);
        }
        let pattern = bundle.get_message(name).and_then(|it| it.value()).expect(name);
        let mut errors = Vec::new();
        bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned()
    }

    /// The general reader knows no elision.
    fn whole(lang: Lang, text: &str) -> String {
        let text = text.to_owned();
        if lang == Lang::En {
            text
        } else {
            text.replace("d’o", "de o").replace("qu’o", "que o")
        }
    }

    /// Both readers say the same, whatever the variables are.
    fn agree(lang: Lang, text: &str) -> usize {
        let ours = phrases(text);
        let mut bundle = FluentBundle::new(vec![lang.code().parse().unwrap()]);
        bundle.set_use_isolating(false);
        bundle.add_resource(FluentResource::try_new(text.to_owned()).expect("Fluent")).unwrap();
        let variables: std::collections::BTreeSet<&str> = text
            .split('$')
            .skip(1)
            .map(|rest| {
                let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_');
                &rest[..end.unwrap_or(rest.len())]
            })
            .collect();
        let numbers = [0, 1, -1, 2, 5, 11, 21, 1_000_000].map(Value::Number);
        let texts = ["you", "other", "x  y", "one", "0"].map(|text| Value::Text(text.to_owned()));
        for value in numbers.into_iter().chain(texts) {
            let all: Vec<_> =
                variables.iter().map(|name| ((*name).to_owned(), value.clone())).collect();
            for (name, _) in &ours.known {
                let mut missing = Vec::new();
                let said = ours.say(lang, name, &Values(all.clone()), &mut missing).unwrap();
                assert_eq!(missing, Vec::<String>::new());
                let wanted = general(&bundle, name, &all);
                assert_eq!(whole(lang, &said), whole(lang, &wanted), "{name} with {value:?}");
            }
        }
        for (name, _) in &ours.known {
            let said = ours.say(lang, name, &Values::default(), &mut Vec::new()).unwrap();
            assert_eq!(said, general(&bundle, name, &[]), "{name} with nothing");
        }
        ours.known.len()
    }

    #[test]
    fn every_sentence_of_the_house_reads_as_the_general_reader_has_it() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let mut sentences = 0;
        for folder in ["crates", "games"] {
            for package in std::fs::read_dir(root.join(folder)).unwrap() {
                for lang in Lang::ALL {
                    let file = package.as_ref().unwrap().path().join("i18n");
                    let file = file.join(format!("{}.ftl", lang.code()));
                    if let Ok(text) = std::fs::read_to_string(&file) {
                        sentences += agree(lang, &text);
                    }
                }
            }
        }
        assert!(sentences > 1500, "{sentences}");
    }

    #[test]
    fn lines_blanks_and_marks_are_those_of_fluent() {
        let text = "a = one\n    two\n      three\n\n    four  \nb =\n  x\n    y\n# remark\n\
                    c = { $n ->\n   [one] a\n     b { $n }\n  *[other]\n      c\n        d\n  } end\n\
                    d = {\"  \"}two { $n } {\"x\"}  \ne = { $n ->\n *[you] { $who ->\n [x] y\n *[other] z\n}\n}\n";
        for lang in Lang::ALL {
            assert_eq!(agree(lang, text), 5);
        }
    }

    #[test]
    fn what_is_not_understood_is_reported_and_the_rest_is_there() {
        let bad = [
            "x = { $n",
            "x = { y }",
            "x = { NUMBER($n) }",
            "x = y\n    .title = z",
            "x = { $n ->\n   [one] a\n }",
            "x",
            "x =",
            "x = }",
            "-x = y",
            "x = {\"a\\u0020\"}",
        ];
        for text in bad {
            let mut phrases = Phrases::default();
            let faults = phrases.add(&format!("before = 1\n{text}\nafter = 2\n"));
            assert_eq!(faults.len(), 1, "{text}: {faults:?}");
            assert!(faults[0].starts_with("line "), "{faults:?}");
            assert!(phrases.has("before") && phrases.has("after"), "{text}");
        }
    }

    #[test]
    fn later_files_override_and_silence_is_nothing() {
        let mut phrases = phrases("a = 1\nb = 2\n");
        phrases.add("a = 3\n");
        let say = |name| phrases.say(Lang::En, name, &Values::default(), &mut Vec::new());
        assert_eq!((say("a").as_deref(), say("b").as_deref()), (Some("3"), Some("2")));
        assert_eq!(say("c"), None);
    }
}
