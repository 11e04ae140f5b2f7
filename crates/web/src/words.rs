//! The page's own sentences, together with those of a game.

use crate::scene::{Choice, Stance};
use crate::shelf::Cover;
use engine::{Message, Seat, Stances, Standing};
use table::{Entry, Lang, Phrasebook, Reader};

/// What the page says.
pub const WORDS: &[(&str, &str)] =
    &[("en", include_str!("../i18n/en.ftl")), ("fr", include_str!("../i18n/fr.ftl"))];

/// The sentences of the page, of the table and perhaps of a game.
pub struct Book {
    phrases: Phrasebook,
}

impl Book {
    /// Without a game.
    pub fn general(lang: Lang) -> Book {
        Book { phrases: Phrasebook::of(lang, WORDS) }
    }

    /// With a game.
    pub fn of(lang: Lang, entry: &Entry) -> Book {
        Book { phrases: Phrasebook::with(lang, &[entry.translations, WORDS]) }
    }

    /// With what is on the box of a game.
    pub fn on(lang: Lang, cover: &Cover) -> Book {
        let [outside, inside] = cover.words();
        Book { phrases: Phrasebook::with(lang, &[outside, inside, WORDS]) }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.phrases.lang()
    }

    /// A sentence without arguments.
    pub fn word(&self, id: &'static str) -> String {
        self.phrases.word(id)
    }

    /// A sentence to nobody in particular.
    pub fn say(&self, message: &Message) -> String {
        self.phrases.say(message, Reader::default())
    }

    /// A sentence to a reader at a table.
    pub fn tell(&self, message: &Message, names: &[String], seat: Option<Seat>) -> String {
        self.phrases.say(message, Reader { names, seat })
    }

    /// Whether there is such a sentence.
    pub fn has(&self, id: &str) -> bool {
        self.phrases.has(id)
    }

    /// The questions that may be answered once for all, with what stands.
    pub fn stances(&self, stances: &Stances) -> Vec<Stance> {
        let say = |id: String| self.say(&named(id));
        let stance = |(standing, stands): (&Standing, Option<&str>)| Stance {
            key: standing.key.to_owned(),
            what: say(format!("standing-{}", standing.key)),
            answers: standing
                .answers
                .iter()
                .map(|it| ((*it).to_owned(), say(format!("standing-{}-{it}", standing.key))))
                .collect(),
            stands: stands.map(str::to_owned),
        };
        stances.iter().map(stance).collect()
    }

    /// An action that may be chosen.
    pub fn choice(&self, choice: table::Choice, names: &[String], seat: Option<Seat>) -> Choice {
        let verb = choice.text.split_whitespace().next().unwrap_or_default();
        let id = format!("verb-{verb}");
        let kind = if self.has(&id) { self.say(&named(id)) } else { verb.to_owned() };
        Choice { what: self.tell(&choice.message, names, seat), text: choice.text, kind }
    }

    /// Titled groups of lines.
    pub fn sections(
        &self,
        list: &[engine::Section],
        names: &[String],
        seat: Option<Seat>,
    ) -> Vec<(String, Vec<String>)> {
        self.phrases.sections(list, Reader { names, seat })
    }
}

/// Parts a line like `Gold: 15` after its colon. Whole sentences have none
/// near their beginning.
pub fn heading(line: &str) -> Option<(&str, &str)> {
    const LONGEST: usize = 32;
    let at = line.find(": ").or_else(|| line.find("\u{a0}: ")).or_else(|| line.find(" : "))?;
    let end = at + line[at..].find(':')? + 1;
    let short = line[..at].chars().count() <= LONGEST && !line[..at].contains(['.', ',', ';']);
    short.then(|| line.split_at(end))
}

/// A message whose name is put together from parts, as those of options are.
pub fn named(id: String) -> Message {
    Message { id: id.into(), args: Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    /// Every `"web-..."` in the sources.
    fn spoken(folder: &Path, found: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                spoken(&path, found);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = std::fs::read_to_string(&path).unwrap();
                let ids = text.split("\"web-").skip(1).filter_map(|rest| rest.split('"').next());
                let plain = |id: &&str| {
                    !id.is_empty() && id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
                };
                found.extend(ids.filter(plain).map(|id| format!("web-{id}")));
            }
        }
    }

    #[test]
    fn every_sentence_the_page_speaks_is_written_in_every_language() {
        let mut found = Vec::new();
        spoken(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
        assert!(found.len() > 40, "{}", found.len());
        for lang in Lang::ALL {
            let book = Book::general(lang);
            let missing: Vec<_> = found.iter().filter(|id| !book.has(id)).collect();
            assert!(missing.is_empty(), "{}: {missing:?}", lang.code());
        }
    }

    #[test]
    fn what_a_line_is_about_stands_before_its_colon() {
        assert_eq!(heading("Gold: 15."), Some(("Gold:", " 15.")));
        assert_eq!(heading("Or : 15, caché"), Some(("Or :", " 15, caché")));
        assert_eq!(heading("Nothing here."), None);
        assert_eq!(heading("A sentence. And then: more"), None);
        assert_eq!(heading("A very long beginning that goes on and on: and on"), None);
    }

    #[test]
    fn the_files_are_sound_and_hide_nobody_elses_sentence() {
        assert_eq!(table::file_faults(WORDS), Vec::<String>::new());
        for line in WORDS[0].1.lines().filter(|line| line.contains(" = ") && !line.starts_with(' '))
        {
            assert!(line.starts_with("web-") || line.starts_with('#'), "{line}");
        }
    }
}
