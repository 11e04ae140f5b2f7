//! The sentences of a language, as a reader in a seat hears them.

use engine::{Arg, Message, Seat, Words};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use maharaja::Maharaja;
use std::cell::RefCell;
use std::collections::BTreeSet;

pub(crate) const NAMES: [&str; 4] = ["Asha", "Ravindra", "Meera", "Arjun"];

pub(crate) struct Book {
    pub(crate) code: &'static str,
    bundle: FluentBundle<FluentResource>,
    reader: Option<Seat>,
    /// What was said.
    pub(crate) used: RefCell<BTreeSet<String>>,
}

/// English and French, for whoever sits there.
pub(crate) fn books(reader: Option<Seat>) -> Vec<Book> {
    let book = |(code, text): &(&'static str, &'static str)| {
        let resource = FluentResource::try_new((*text).to_owned()).expect("it can be read");
        let mut bundle = FluentBundle::new(vec![code.parse().expect("a language")]);
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).expect("every sentence stands once");
        Book { code, bundle, reader, used: RefCell::default() }
    };
    Maharaja::TRANSLATIONS.iter().map(book).collect()
}

impl Book {
    pub(crate) fn say(&self, message: &Message) -> String {
        let id = message.id.as_ref();
        self.used.borrow_mut().insert(id.to_owned());
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
                    FluentValue::from(NAMES[seat.index() % 4])
                }
            };
            args.set(name.clone().into_owned(), value);
        }
        let found = self.bundle.get_message(id).and_then(|found| found.value());
        let pattern = found.unwrap_or_else(|| panic!("{}: no sentence {id}", self.code));
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut faults).into_owned();
        assert!(faults.is_empty(), "{}: {message}: {faults:?}", self.code);
        text
    }
}
