//! Words as a table would say them, nearly: sentences with their arguments in
//! them, of several forms the last one.

use engine::{Arg, Message, Words};
use maharadjah::Maharadjah;
use std::collections::BTreeMap;

/// The sentences of a language.
pub(crate) struct Reader(BTreeMap<String, String>);

impl Reader {
    pub(crate) fn of(language: &str) -> Reader {
        let (_, text) = Maharadjah::TRANSLATIONS
            .iter()
            .find(|(code, _)| *code == language)
            .expect("the language");
        let mut sentences = BTreeMap::new();
        let mut open: Option<(String, String)> = None;
        for line in text.lines() {
            if !line.starts_with([' ', '#', '}'])
                && let Some((id, rest)) = line.split_once(" = ")
            {
                sentences.extend(open.replace((id.to_owned(), rest.to_owned())));
            } else if let Some((_, body)) = &mut open {
                body.push('\n');
                body.push_str(line);
            }
        }
        sentences.extend(open);
        Reader(sentences)
    }

    pub(crate) fn say(&self, message: &Message) -> String {
        let body = self.0.get(message.id.as_ref());
        let body = body.unwrap_or_else(|| panic!("there are no words for {}", message.id));
        let mut text = last_forms(body);
        for (name, arg) in &message.args {
            let said = match arg {
                Arg::Number(n) => n.to_string(),
                Arg::Text(text) => text.clone(),
                Arg::Seat(seat) => format!("Player {seat}"),
                Arg::Message(inner) => self.say(inner),
                Arg::List(list) => {
                    list.iter().map(|it| self.say(it)).collect::<Vec<_>>().join(", ")
                }
            };
            text = text.replace(&format!("{{ ${name} }}"), &said);
        }
        text
    }
}

/// A sentence with the last form of every choice in it.
fn last_forms(body: &str) -> String {
    let mut text = String::new();
    let mut rest = body;
    while let Some(arrow) = rest.find("->") {
        let from = rest[..arrow].rfind('{').expect("a choice begins with a brace");
        text.push_str(&rest[..from]);
        let (_, after) = rest[arrow..].split_once("*[other] ").expect("a last form");
        let (form, after) = after.split_once('\n').expect("a line");
        text.push_str(form);
        rest = after.split_once('}').expect("an end").1;
    }
    text + rest
}
