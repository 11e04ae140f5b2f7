//! The words on the screen: those of the table, of the game and our own, in
//! one language that can be changed at any moment.

use engine::{Message, Seat};
use table::{Entry, Lang, Phrasebook, Reader};

/// The sentences of the terminal.
pub const TEXTS: &[(&str, &str)] =
    &[("en", include_str!("../i18n/en.ftl")), ("fr", include_str!("../i18n/fr.ftl"))];

/// A phrasebook that knows the players' names.
pub(crate) struct Book {
    phrases: Phrasebook,
    names: Vec<String>,
}

impl Book {
    pub(crate) fn new(lang: Lang, entry: &Entry, names: Vec<String>) -> Book {
        Book { phrases: Phrasebook::with(lang, &[TEXTS, entry.translations]), names }
    }

    /// The sentence, told to whoever sits in the seat, or to anybody.
    pub(crate) fn say(&self, message: &Message, seat: Option<Seat>) -> String {
        self.phrases.say(message, Reader { names: &self.names, seat })
    }

    /// A sentence that needs nothing put in.
    pub(crate) fn word(&self, id: &'static str) -> String {
        self.phrases.word(id)
    }

    /// A sentence whose name is put together; nothing if there is none.
    pub(crate) fn find(&self, id: &str) -> Option<String> {
        let known = self.phrases.has(id);
        known.then(|| self.say(&Message { id: id.to_owned().into(), args: Vec::new() }, None))
    }

    /// A word of the notation as a board shows it in the reader's language:
    /// `tui-raja-kind-palace-house` for `palace+house`. Typed is the word itself.
    pub(crate) fn short(&self, kind: &str, word: &str) -> String {
        let id = format!("tui-{kind}-{}", word.replace('+', "-"));
        self.find(&id).unwrap_or_else(|| word.to_owned())
    }

    pub(crate) fn name(&self, seat: Seat) -> String {
        table::name_of(&self.names, seat)
    }

    pub(crate) fn names(&self) -> &[String] {
        &self.names
    }

    /// Calls whoever sits there by this name.
    pub(crate) fn call(&mut self, seat: usize, name: String) {
        if let Some(known) = self.names.get_mut(seat) {
            *known = name;
        }
    }

    /// The name of a level without its description: "Greedy: the best move for
    /// now" is called Greedy.
    pub(crate) fn level(&self, level: &str) -> String {
        let known = self.find(&format!("level-{level}"));
        let name = known.as_deref().and_then(|text| text.split(':').next());
        name.unwrap_or(level).trim().to_owned()
    }

    pub(crate) fn lang(&self) -> Lang {
        self.phrases.lang()
    }
}

/// The other language.
pub(crate) fn next_lang(lang: Lang) -> Lang {
    let at = Lang::ALL.iter().position(|known| *known == lang).unwrap_or(0);
    Lang::ALL[(at + 1) % Lang::ALL.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_say_the_same_things() {
        let faults = table::file_faults(TEXTS);
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }

    #[test]
    fn our_sentences_never_hide_those_of_a_game_or_of_the_table() {
        for (_, text) in TEXTS {
            for line in text.lines().filter(|line| line.starts_with(|c: char| c.is_alphabetic())) {
                assert!(line.starts_with("tui-"), "{line}");
            }
        }
    }
}
