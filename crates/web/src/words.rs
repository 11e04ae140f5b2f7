//! The page's own sentences, together with those of a game.

use engine::{Message, Seat};
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
    fn the_files_are_sound_and_hide_nobody_elses_sentence() {
        assert_eq!(table::file_faults(WORDS), Vec::<String>::new());
        for line in WORDS[0].1.lines().filter(|line| line.contains(" = ") && !line.starts_with(' '))
        {
            assert!(line.starts_with("web-") || line.starts_with('#'), "{line}");
        }
    }
}
