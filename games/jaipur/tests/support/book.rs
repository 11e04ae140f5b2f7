//! The sentences of both languages, strictly: whatever is missing is a fault.

use super::{A, B};
use engine::{Arg, Message, Seat, Section, Words};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use jaipur::Jaipur;

/// Sentences that stand with the table because the engine says them.
const GENERAL: &[&str] =
    &["illegal-", "misread-seat", "fault-record-", "fault-option-", "fault-players"];

/// The sentences of one language, strictly: whatever is missing is a fault.
pub(crate) struct Book {
    pub(crate) code: &'static str,
    pub(crate) bundle: FluentBundle<FluentResource>,
    pub(crate) reader: Option<Seat>,
}

/// English and French, each for others, for A and for B.
pub(crate) fn books() -> Vec<Book> {
    let mut books = Vec::new();
    for (code, text) in Jaipur::TRANSLATIONS {
        for reader in [None, Some(A), Some(B)] {
            let resource = FluentResource::try_new((*text).to_owned())
                .unwrap_or_else(|(_, faults)| panic!("{code}: {faults:?}"));
            let mut bundle = FluentBundle::new(vec![code.parse().expect("a language")]);
            bundle.set_use_isolating(false);
            bundle.add_resource(resource).unwrap_or_else(|faults| panic!("{code}: {faults:?}"));
            books.push(Book { code, bundle, reader });
        }
    }
    assert_eq!(books.len(), 6, "English and French, for A, B and others");
    books
}

impl Book {
    pub(crate) fn say(&self, message: &Message) -> String {
        let id = message.id.as_ref();
        if GENERAL.iter().any(|general| id.starts_with(general)) && !self.bundle.has_message(id) {
            return id.to_owned();
        }
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Text(text) => FluentValue::from(text.clone()),
                Arg::Message(inner) => FluentValue::from(self.say(inner)),
                Arg::List(list) => {
                    assert!(!list.is_empty(), "{message}: a list of nothing");
                    let texts: Vec<String> = list.iter().map(|inner| self.say(inner)).collect();
                    FluentValue::from(texts.join(", "))
                }
                Arg::Seat(seat) => {
                    let you = self.reader == Some(*seat);
                    args.set(format!("{name}-is"), if you { "you" } else { "other" });
                    FluentValue::from(if *seat == A { "Asha" } else { "Ravi" })
                }
            };
            args.set(name.clone().into_owned(), value);
        }
        let found = self.bundle.get_message(id).and_then(|found| found.value());
        let pattern = found.unwrap_or_else(|| panic!("{}: no sentence {id}", self.code));
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut faults).into_owned();
        assert!(faults.is_empty(), "{}: {message}: {faults:?}", self.code);
        assert!(!text.contains(['{', '}']) && !text.contains('$'), "{}: {text}", self.code);
        assert!(!text.trim().is_empty(), "{}: {id} says nothing", self.code);
        text
    }

    pub(crate) fn say_all(&self, sections: &[Section]) -> Vec<String> {
        sections
            .iter()
            .flat_map(|section| std::iter::once(&section.title).chain(&section.lines))
            .map(|message| self.say(message))
            .collect()
    }
}
