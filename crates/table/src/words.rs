//! Sentences: a [`Message`] becomes text in the reader's language.
//!
//! The sentences of the engine and of the table stand in `i18n/`, those of a
//! game in the game's folder; a [`Phrasebook`] holds both in one language.
//! Nothing here can fail at the reader: a missing sentence falls back to
//! English and then to its name, and tests ask [`Phrasebook::try_say`] what
//! was missing.

use crate::catalog::Entry;
use crate::phrases::{Phrases, Value, Values};
use engine::{Arg, Faults, Message, Seat, Section};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The sentences that belong to no game.
pub const GENERAL: &[(&str, &str)] =
    &[("en", include_str!("../i18n/en.ftl")), ("fr", include_str!("../i18n/fr.ftl"))];

/// Messages nest this deep at most; deeper ones come from no honest sender.
const DEEPEST: usize = 8;

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    /// `en` or `fr`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        }
    }

    /// The language in its own words.
    pub const fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Fr => "français",
        }
    }

    /// Reads a language from what a user, a browser or a system calls it:
    /// `fr`, `fr-CA`, `fr_FR.UTF-8`, or a list of such in order of liking
    /// (`de:fr:en`, `de, fr;q=0.8`). The first one we speak; nothing if none.
    pub fn parse(text: &str) -> Option<Lang> {
        text.split([':', ',', ' ']).find_map(|name| {
            let code = name.trim().split(['_', '-', '.', '@', ';']).next()?;
            Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code))
        })
    }
}

/// Who reads: what the chairs are called and whether the reader sits in one.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reader<'a> {
    /// The players' names by seat. A chair without a name shows its letter.
    pub names: &'a [String],
    /// The reader's own chair; sentences then say "you".
    pub seat: Option<Seat>,
}

/// The sentences of one game and of the table in one language.
pub struct Phrasebook {
    lang: Lang,
    spoken: Phrases,
    /// English, for what is missing; none if English is spoken anyway.
    fallback: Option<Phrases>,
}

fn phrases(lang: Lang, files: &[&[(&str, &str)]]) -> Phrases {
    let mut phrases = Phrases::default();
    for (code, text) in files.iter().copied().flatten() {
        if *code == lang.code() {
            // A file with a bad entry still gives its good ones; a test
            // reports the bad.
            phrases.add(text);
        }
    }
    phrases
}

impl Phrasebook {
    /// The sentences of the table and of a game.
    pub fn new(lang: Lang, entry: &Entry) -> Phrasebook {
        Phrasebook::of(lang, entry.translations)
    }

    /// The sentences of the table alone.
    pub fn general(lang: Lang) -> Phrasebook {
        Phrasebook::of(lang, &[])
    }

    /// The sentences of the table and whatever else: a screen's own words, a
    /// game's. Later files override.
    pub fn of(lang: Lang, more: &[(&str, &str)]) -> Phrasebook {
        Phrasebook::with(lang, &[more])
    }

    /// As [`Phrasebook::of`], with several lists of files.
    pub fn with(lang: Lang, more: &[&[(&str, &str)]]) -> Phrasebook {
        let files: Vec<_> = std::iter::once(GENERAL).chain(more.iter().copied()).collect();
        let fallback = (lang != Lang::En).then(|| phrases(Lang::En, &files));
        Phrasebook { lang, spoken: phrases(lang, &files), fallback }
    }

    /// The sentences of these files of one language and nothing else, for
    /// whoever brings them all: what is missing there stays a name.
    pub fn read(lang: Lang, texts: &[&str]) -> Phrasebook {
        let mut spoken = Phrases::default();
        for text in texts {
            spoken.add(text);
        }
        Phrasebook { lang, spoken, fallback: None }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The sentence.
    pub fn say(&self, message: &Message, reader: Reader<'_>) -> String {
        self.render(message, reader, &mut Vec::new(), 0)
    }

    /// The sentence of this name, which needs no arguments.
    pub fn word(&self, id: &'static str) -> String {
        self.say(&Message::new(id), Reader::default())
    }

    /// The sentence, or everything that is missing for it: for tests.
    pub fn try_say(&self, message: &Message, reader: Reader<'_>) -> Result<String, Vec<String>> {
        let mut missing = Vec::new();
        let text = self.render(message, reader, &mut missing, 0);
        if missing.is_empty() { Ok(text) } else { Err(missing) }
    }

    /// Every fault as a sentence.
    pub fn faults(&self, faults: &Faults, reader: Reader<'_>) -> Vec<String> {
        faults.0.iter().map(|fault| self.say(fault, reader)).collect()
    }

    /// Titled groups of lines as text: title, then lines.
    pub fn sections(&self, list: &[Section], reader: Reader<'_>) -> Vec<(String, Vec<String>)> {
        let lines = |section: &Section| {
            section.lines.iter().map(|line| self.say(line, reader)).collect::<Vec<_>>()
        };
        list.iter().map(|section| (self.say(&section.title, reader), lines(section))).collect()
    }

    /// Whether there is a sentence of this name in this language.
    pub fn has(&self, id: &str) -> bool {
        self.spoken.has(id)
    }

    fn render(
        &self,
        message: &Message,
        reader: Reader<'_>,
        missing: &mut Vec<String>,
        depth: usize,
    ) -> String {
        if depth > DEEPEST {
            missing.push(format!("{}: nested too deep", message.id));
            return message.id.clone().into_owned();
        }
        let mut args = Values::default();
        for (name, arg) in &message.args {
            let value = match arg {
                Arg::Number(number) => Value::Number(*number),
                Arg::Text(text) => Value::Text(text.clone()),
                Arg::Message(inner) => Value::Text(self.render(inner, reader, missing, depth + 1)),
                Arg::List(list) => {
                    let each =
                        list.iter().map(|inner| self.render(inner, reader, missing, depth + 1));
                    let texts: Vec<_> = each.collect();
                    Value::Text(self.join(&texts, missing))
                }
                Arg::Seat(seat) => {
                    let you = reader.seat == Some(*seat);
                    let is = if you { "you" } else { "other" };
                    args.set(format!("{name}-is"), Value::Text(is.to_owned()));
                    Value::Text(name_of(reader.names, *seat))
                }
            };
            args.set(name.as_ref(), value);
        }
        self.fill(&message.id, &args, missing)
    }

    fn fill(&self, id: &str, args: &Values, missing: &mut Vec<String>) -> String {
        if let Some(text) = self.spoken.say(self.lang, id, args, missing) {
            return text;
        }
        missing.push(format!("{id}: no such sentence in {}", self.lang.code()));
        let english = self.fallback.as_ref();
        let text = english.and_then(|it| it.say(Lang::En, id, args, missing));
        text.unwrap_or_else(|| id.to_owned())
    }

    /// `a`, `a and b`, `a, b and c`; but `a and b; c` where a member has such a
    /// word or a comma of its own, so that nobody has to guess where it ends.
    fn join(&self, texts: &[String], missing: &mut Vec<String>) -> String {
        let mut pair = |id, first: String, last: &str| {
            let mut args = Values::default();
            args.set("first", Value::Text(first));
            args.set("last", Value::Text(last.to_owned()));
            self.fill(id, &args, missing)
        };
        match texts {
            [] => self.fill("list-none", &Values::default(), missing),
            [one] => one.clone(),
            [first @ .., last] => {
                let and = pair("list-and", String::new(), "");
                if texts.iter().any(|text| text.contains(", ") || text.contains(&and)) {
                    let apart = |before: String, text: &String| pair("list-apart", before, text);
                    return texts[1..].iter().fold(texts[0].clone(), apart);
                }
                pair("list-and", first.join(", "), last)
            }
        }
    }
}

/// Adds our own list of words whole: [`Message::text`] cuts what strangers
/// send, and these are what a reader must choose from.
pub(crate) fn known(mut message: Message, words: &[impl AsRef<str>]) -> Message {
    let words: Vec<_> = words.iter().map(AsRef::as_ref).collect();
    message.args.push(("known".into(), Arg::Text(words.join(", "))));
    message
}

/// The name of a chair: its player's, or its letter.
pub fn name_of(names: &[String], seat: Seat) -> String {
    match names.get(seat.index()) {
        Some(name) if !name.is_empty() => name.clone(),
        _ => seat.to_string(),
    }
}

/// What is wrong with a set of translation files: entries that cannot be
/// read, sentences that not every language has, variables that differ between
/// languages. Nothing if all is well.
pub fn file_faults(files: &[(&str, &str)]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut tables = Vec::new();
    for lang in Lang::ALL {
        let texts: Vec<_> = files.iter().filter(|(code, _)| *code == lang.code()).collect();
        if texts.is_empty() {
            faults.push(format!("there is no file for {}", lang.code()));
        }
        let mut table = BTreeSet::new();
        for (_, text) in texts {
            let unread = Phrases::default().add(text);
            faults.extend(unread.iter().map(|fault| format!("{}: {fault}", lang.code())));
            for (id, variables) in entries(text) {
                if !table.insert((id.clone(), variables)) {
                    faults.push(format!("{}: {id} stands there twice", lang.code()));
                }
            }
        }
        tables.push((lang, table));
    }
    for (lang, table) in &tables {
        for (other, theirs) in &tables {
            for (id, variables) in table.difference(theirs) {
                let code = other.code();
                faults.push(match theirs.iter().find(|(known, _)| known == id) {
                    None => format!("{id} ({}) is missing in {code}", lang.code()),
                    Some((_, found)) => format!("{id}: {variables:?} against {found:?} in {code}"),
                });
            }
        }
    }
    faults
}

/// The sentences of a file with the variables each uses. `who` and `who-is`
/// count as one: a language may need only one of them.
fn entries(text: &str) -> Vec<(String, BTreeSet<String>)> {
    let mut entries: Vec<(String, BTreeSet<String>)> = Vec::new();
    for line in text.lines() {
        if line.starts_with(|c: char| c.is_ascii_alphabetic())
            && let Some((id, _)) = line.split_once('=')
        {
            entries.push((id.trim().to_owned(), BTreeSet::new()));
        }
        let Some((_, variables)) = entries.last_mut() else { continue };
        if line.starts_with('#') {
            continue;
        }
        for part in line.split('$').skip(1) {
            let end = part.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_');
            let name = &part[..end.unwrap_or(part.len())];
            variables.insert(name.strip_suffix("-is").unwrap_or(name).to_owned());
        }
    }
    entries
}
