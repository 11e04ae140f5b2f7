//! Tables drawn for the tests: positions on file, in both languages.

use drawing::{Board, Drawing, Frame, Notes, Pen};
use engine::{Arg, Game, Message, Record, Replay, Seat, Viewer, Words};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use raja::{Raja, State};
use std::path::PathBuf;

pub(crate) fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/tabletop").join(name)
}

/// A match from a record of this folder.
pub(crate) fn on_file(name: &str) -> (Raja, State) {
    let text = std::fs::read_to_string(file(name)).unwrap_or_else(|why| panic!("{name}: {why}"));
    let record: Record = text.parse().unwrap_or_else(|why| panic!("{name}: {why:?}"));
    let replay = Replay::<Raja>::run(&record, |_, _, _, _| {});
    let replay = replay.unwrap_or_else(|why| panic!("{name}: {why:?}"));
    (replay.game, replay.state)
}

/// The sentences of one language.
pub(crate) struct Book {
    bundle: FluentBundle<FluentResource>,
    reader: Option<Seat>,
}

impl Book {
    pub(crate) fn of(code: &str, reader: Option<Seat>) -> Book {
        let (_, text) = Raja::TRANSLATIONS.iter().find(|(known, _)| *known == code).unwrap();
        let resource = FluentResource::try_new((*text).to_owned()).expect("it is sound");
        let mut bundle = FluentBundle::new(vec![code.parse().expect("a language")]);
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).expect("no sentence twice");
        Book { bundle, reader }
    }

    pub(crate) fn say(&self, message: &Message) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Text(text) => FluentValue::from(text.clone()),
                Arg::Message(inner) => FluentValue::from(self.say(inner)),
                Arg::List(list) => {
                    let texts: Vec<_> = list.iter().map(|inner| self.say(inner)).collect();
                    FluentValue::from(texts.join(", "))
                }
                Arg::Seat(seat) => {
                    let you = self.reader == Some(*seat);
                    args.set(format!("{name}-is"), if you { "you" } else { "other" });
                    FluentValue::from(NAMES[seat.index()])
                }
            };
            args.set(name.clone().into_owned(), value);
        }
        let found = self.bundle.get_message(&message.id).and_then(|found| found.value());
        let pattern = found.unwrap_or_else(|| panic!("no sentence {}", message.id));
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }
}

/// One of them longer than there is room for.
const NAMES: [&str; 5] = ["You", "Ravi", "Meera", "Chandrasekhar the Second", "Tara"];

/// A table as a seat sees it.
pub(crate) fn drawn(
    game: &Raja,
    state: &State,
    seat: Seat,
    frame: Frame,
    language: &str,
) -> Drawing {
    let book = Book::of(language, Some(seat));
    let say = |message: &Message| book.say(message);
    let names: Vec<String> = NAMES.iter().map(|&name| name.to_owned()).collect();
    let mut notes = Notes::new();
    let mut pen = Pen { frame, say: &say, names: &names, notes: &mut notes };
    game.draw(&game.view(state, Viewer::Seat(seat)), &mut pen)
}
