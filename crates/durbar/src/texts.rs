//! What the program itself says, in the user's language.

use crate::exit::Trouble;
use engine::Message;
use std::borrow::Cow;
use std::ffi::OsString;
use table::{Lang, Phrasebook, Reader};

/// The sentences of the commands.
pub(crate) const TRANSLATIONS: &[(&str, &str)] =
    &[("en", include_str!("../i18n/en.ftl")), ("fr", include_str!("../i18n/fr.ftl"))];

/// The language: `--lang`, else what the environment says, else English. It
/// is needed before the command line is parsed, because its help is
/// translated too.
pub(crate) fn language(arguments: &[OsString]) -> Lang {
    let mut words = arguments.iter().map(|word| word.to_string_lossy());
    while let Some(word) = words.next() {
        let value = match word.as_ref() {
            "--lang" => words.next().map(Cow::into_owned),
            other => other.strip_prefix("--lang=").map(str::to_owned),
        };
        if let Some(lang) = value.as_deref().and_then(Lang::parse) {
            return lang;
        }
    }
    from_environment(|name| std::env::var(name).ok())
}

/// As `gettext` does it: the first of these variables that is set decides.
fn from_environment(get: impl Fn(&str) -> Option<String>) -> Lang {
    ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(get)
        .find(|value| !value.is_empty())
        .and_then(|value| Lang::parse(&value))
        .unwrap_or_default()
}

/// The phrasebook of the commands.
pub(crate) struct Texts {
    book: Phrasebook,
}

impl Texts {
    pub(crate) fn new(lang: Lang) -> Texts {
        Texts { book: Phrasebook::of(lang, TRANSLATIONS) }
    }

    pub(crate) fn lang(&self) -> Lang {
        self.book.lang()
    }

    /// A sentence without arguments.
    pub(crate) fn word(&self, id: &'static str) -> String {
        self.book.word(id)
    }

    /// A sentence.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.book.say(message, Reader::default())
    }

    /// A phrasebook that knows a game's sentences too.
    pub(crate) fn with(&self, entry: &table::Entry) -> Phrasebook {
        Phrasebook::with(self.lang(), &[TRANSLATIONS, entry.translations])
    }

    /// What went wrong, a line each.
    pub(crate) fn trouble(&self, error: &anyhow::Error) -> String {
        let Some(trouble) = error.downcast_ref::<Trouble>() else {
            return self.say(&Message::new("cli-failed").text("why", format!("{error:#}")));
        };
        let files = [TRANSLATIONS, trouble.game.unwrap_or_default()];
        let book = Phrasebook::with(self.lang(), &files);
        let lines = trouble.messages.iter().map(|message| book.say(message, Reader::default()));
        lines.collect::<Vec<_>>().join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<OsString> {
        text.split(' ').map(OsString::from).collect()
    }

    #[test]
    fn the_flag_decides_the_language() {
        assert_eq!(language(&words("durbar --lang fr play")), Lang::Fr);
        assert_eq!(language(&words("durbar play --lang=fr")), Lang::Fr);
        assert_eq!(language(&words("durbar --lang en")), Lang::En);
    }

    #[test]
    fn else_the_environment_decides() {
        let set = |name: &'static str, value: &'static str| {
            from_environment(move |asked| (asked == name).then(|| value.to_owned()))
        };
        assert_eq!(set("LANG", "fr_FR.UTF-8"), Lang::Fr);
        assert_eq!(set("LANGUAGE", "de:fr:en"), Lang::Fr);
        assert_eq!(set("LC_ALL", "C"), Lang::En);
        assert_eq!(set("LANG", ""), Lang::En);
    }

    #[test]
    fn both_languages_say_the_same_things() {
        assert_eq!(table::file_faults(TRANSLATIONS), Vec::<String>::new());
    }
}
