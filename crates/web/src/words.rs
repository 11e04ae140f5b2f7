//! The page's own sentences, together with those of a game, and where they
//! come from.
//!
//! The page's sentences and what stands on the boxes of the games are a file for
//! each language, and so is what a game says at its table. The page fetches those of
//! the reader's language and brings them to its worker; no module holds any. Where
//! there is no browser they are all inside.

use crate::scene::{Choice, Stance};
use engine::{Message, Seat, Stances, Standing};
use std::cell::RefCell;
use table::{Lang, Phrasebook, Reader};

/// What the page says.
pub const WORDS: &[(&str, &str)] =
    &[("en", include_str!("../i18n/en.ftl")), ("fr", include_str!("../i18n/fr.ftl"))];

/// Gives the sentences of the page and perhaps of a game.
pub type Source = fn(Lang, Option<&str>) -> Phrasebook;

/// Where sentences come from. In a browser nothing is inside.
#[cfg(target_arch = "wasm32")]
const FIRST: Source = brought;
#[cfg(not(target_arch = "wasm32"))]
const FIRST: Source = inside;

/// A file that was brought: its language, the game whose table speaks so, if it is
/// not what the page says, and the sentences.
type File = (Lang, Option<String>, String);

thread_local! {
    /// The files that were brought.
    static FILES: RefCell<Vec<File>> = const { RefCell::new(Vec::new()) };
}

/// Brings the sentences of the page, or those of a game at its table.
pub fn bring(lang: Lang, game: Option<String>, text: String) {
    FILES.with_borrow_mut(|files| {
        files.retain(|(known, of, _)| (*known, of) != (lang, &game));
        files.push((lang, game, text));
    });
}

/// The page's sentences of a language, if they were brought.
pub fn file(lang: Lang) -> Option<String> {
    FILES.with_borrow(|files| find(files, lang, None).map(str::to_owned))
}

/// Whether the page's sentences of a language are here.
pub fn has(lang: Lang) -> bool {
    FILES.with_borrow(|files| find(files, lang, None).is_some())
}

fn find<'a>(files: &'a [File], lang: Lang, game: Option<&str>) -> Option<&'a str> {
    let wanted = |(known, of, _): &&File| *known == lang && of.as_deref() == game;
    files.iter().find(wanted).map(|(_, _, text)| text.as_str())
}

/// Before the sentences of a game, in a file of the page, stands its name.
const CHAPTER: &str = "# game: ";

/// The parts of a file of the page: what belongs to no game, and what belongs
/// to this one.
fn chapters<'a>(file: &'a str, game: Option<&str>) -> Vec<&'a str> {
    let mut parts = file.split(CHAPTER);
    let general = parts.next();
    let own = parts.filter_map(|part| part.split_once('\n'));
    let own = own.filter(|(name, _)| Some(name.trim()) == game).map(|(_, text)| text);
    general.into_iter().chain(own).collect()
}

/// The sentences that were brought.
pub fn brought(lang: Lang, game: Option<&str>) -> Phrasebook {
    FILES.with_borrow(|files| Phrasebook::read(lang, &texts(files, lang, game)))
}

/// The texts that speak for a game, or for none.
fn texts<'a>(files: &'a [File], lang: Lang, game: Option<&str>) -> Vec<&'a str> {
    let first = || files.iter().find(|(_, of, _)| of.is_none()).map(|(_, _, text)| text.as_str());
    let general = find(files, lang, None).or_else(first);
    let own = game.and_then(|game| find(files, lang, Some(game)));
    // What stands on the box is among what the game says.
    let mut texts =
        general.map(|text| chapters(text, game.filter(|_| own.is_none()))).unwrap_or_default();
    texts.extend(own);
    texts
}

/// The sentences of every game, for programs that hold them.
pub fn inside(lang: Lang, game: Option<&str>) -> Phrasebook {
    let entry = game.and_then(|game| crate::shelf::every().find(game).ok());
    let game: &[_] = entry.map_or(&[], |entry| entry.translations);
    Phrasebook::with(lang, &[game, WORDS])
}

/// The sentences of the page, of the table and perhaps of a game.
pub struct Book {
    phrases: Phrasebook,
}

impl Book {
    /// Without a game.
    pub fn general(lang: Lang) -> Book {
        Book { phrases: FIRST(lang, None) }
    }

    /// With a game: all it says, or what is on its box if only that is here.
    pub fn of(lang: Lang, game: &str) -> Book {
        Book { phrases: FIRST(lang, Some(game)) }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.phrases.lang()
    }

    /// A sentence without arguments.
    pub fn word(&self, id: &'static str) -> String {
        self.set(self.phrases.word(id))
    }

    /// A sentence to nobody in particular.
    pub fn say(&self, message: &Message) -> String {
        self.set(self.phrases.say(message, Reader::default()))
    }

    /// A sentence to a reader at a table.
    pub fn tell(&self, message: &Message, names: &[String], seat: Option<Seat>) -> String {
        self.set(self.phrases.say(message, Reader { names, seat }))
    }

    /// A sentence as it is set in type: in French no line begins with the mark
    /// that ends a part.
    fn set(&self, text: String) -> String {
        if self.lang() == Lang::En || !text.contains(' ') {
            return text;
        }
        let marks = [" :", " ;", " !", " ?", " »", "« "];
        marks.iter().fold(text, |text, mark| text.replace(mark, &mark.replace(' ', "\u{a0}")))
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
        let sections = self.phrases.sections(list, Reader { names, seat });
        let set = |(title, lines): (String, Vec<String>)| {
            (self.set(title), lines.into_iter().map(|line| self.set(line)).collect())
        };
        sections.into_iter().map(set).collect()
    }
}

/// What the page calls whoever has given no name, in every language.
const UNNAMED: [&str; 2] = ["You", "Vous"];

/// Names as they stand in sentences about somebody else: one says "the priest
/// of player 1", not "the priest of You".
pub fn called(book: &Book, names: Vec<String>) -> Vec<String> {
    let called = |(n, name): (usize, String)| {
        if UNNAMED.contains(&name.as_str()) {
            book.say(&Message::new("web-player-number").number("n", n as i64 + 1))
        } else {
            name
        }
    };
    names.into_iter().enumerate().map(called).collect()
}

/// What stands at a chair: the name, or "you" for a reader without one.
pub fn at_chair(book: &Book, name: &str, called: &str, own: bool) -> String {
    if own && unnamed(name) { book.word("web-you") } else { called.to_owned() }
}

/// Whether somebody has given no name.
pub fn unnamed(name: &str) -> bool {
    UNNAMED.contains(&name)
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
    fn a_file_that_was_brought_speaks_of_one_game_at_a_time() {
        let file = "a = 1\n# game: x\nname = X\n# game: y\nname = Y\na = 2\n";
        let say = |game| {
            let book = Phrasebook::read(Lang::En, &chapters(file, game));
            ["a", "name"].map(|id| book.say(&named(id.to_owned()), Reader::default()))
        };
        assert_eq!(say(None), ["1", "name"]);
        assert_eq!(say(Some("x")), ["1", "X"]);
        assert_eq!(say(Some("y")), ["2", "Y"]);
    }

    #[test]
    fn a_game_speaks_the_readers_language_once_it_was_brought() {
        let game = || Some("x".to_owned());
        let files: Vec<File> = vec![
            (Lang::En, None, "a = 1\n# game: x\nname = X\n".into()),
            (Lang::En, game(), "name = X\nb = 2\n".into()),
            (Lang::Fr, None, "a = un\n# game: x\nname = Xe\n".into()),
        ];
        let say = |lang, game, id: &str| {
            let book = Phrasebook::read(lang, &texts(&files, lang, game));
            book.has(id).then(|| book.say(&named(id.to_owned()), Reader::default()))
        };
        assert_eq!(say(Lang::En, Some("x"), "b").as_deref(), Some("2"));
        assert_eq!(say(Lang::En, None, "b"), None);
        // Its French was not brought yet: what is on the box is.
        assert_eq!(say(Lang::Fr, Some("x"), "b"), None);
        assert_eq!(say(Lang::Fr, Some("x"), "name").as_deref(), Some("Xe"));
        assert_eq!(say(Lang::Fr, Some("x"), "a").as_deref(), Some("un"));
    }

    #[test]
    fn whoever_has_no_name_is_called_by_a_number() {
        for lang in Lang::ALL {
            let book = Book::general(lang);
            assert!(unnamed(&book.word("web-you")), "{}", lang.code());
        }
        let names = called(&Book::general(Lang::Fr), vec!["You".into(), "Ravi".into()]);
        assert_eq!(names, ["Joueur 1", "Ravi"]);
    }

    #[test]
    fn in_french_no_line_begins_with_a_colon() {
        let text = "« Oui » : quoi ; non !";
        let set = |lang| Book::general(lang).set(text.to_owned());
        assert_eq!(set(Lang::Fr), "«\u{a0}Oui\u{a0}»\u{a0}: quoi\u{a0}; non\u{a0}!");
        assert_eq!(set(Lang::En), text);
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
