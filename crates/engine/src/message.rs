//! Words as data.
//!
//! Rules speak in values: a refusal, an event or a fault is a [`Message`], the
//! name of a sentence and what to put into it. The sentences themselves stand
//! in each game's `i18n/*.ftl`, and whoever shows them chooses the language.

use crate::{Game, Seat};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;

/// The name of a sentence and its arguments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Message {
    /// The message's name in the translation files.
    pub id: Cow<'static, str>,
    /// The arguments by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// What can stand in a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Arg {
    /// A number; translations may choose plural forms by it.
    Number(i64),
    /// Text as it was typed or computed; never translated.
    Text(String),
    /// A chair. The renderer puts the player's name here and, beside an
    /// argument `who`, gives the translation `who-is`: `you` if the reader
    /// sits there, else `other`.
    Seat(Seat),
    /// Another sentence or name, rendered first.
    Message(Message),
    /// Several, joined the way the language joins lists.
    List(Vec<Message>),
}

impl Message {
    /// A sentence without arguments.
    pub const fn new(id: &'static str) -> Message {
        Message { id: Cow::Borrowed(id), args: Vec::new() }
    }

    fn arg(mut self, name: &'static str, arg: Arg) -> Message {
        self.args.push((Cow::Borrowed(name), arg));
        self
    }

    /// Adds a number.
    #[must_use]
    pub fn number(self, name: &'static str, value: impl Into<i64>) -> Message {
        self.arg(name, Arg::Number(value.into()))
    }

    /// Adds literal text. Long text is cut: it may be somebody's megabyte.
    #[must_use]
    pub fn text(self, name: &'static str, value: impl AsRef<str>) -> Message {
        const LONGEST: usize = 60;
        let value = value.as_ref();
        let mut shown: String =
            value.chars().take(LONGEST).map(|c| if c.is_control() { ' ' } else { c }).collect();
        if value.chars().nth(LONGEST).is_some() {
            shown.push('…');
        }
        self.arg(name, Arg::Text(shown))
    }

    /// Adds a chair.
    #[must_use]
    pub fn seat(self, name: &'static str, seat: Seat) -> Message {
        self.arg(name, Arg::Seat(seat))
    }

    /// Adds another message.
    #[must_use]
    pub fn message(self, name: &'static str, message: Message) -> Message {
        self.arg(name, Arg::Message(message))
    }

    /// Adds a list of messages.
    #[must_use]
    pub fn list(self, name: &'static str, messages: impl IntoIterator<Item = Message>) -> Message {
        self.arg(name, Arg::List(messages.into_iter().collect()))
    }
}

/// For logs and test failures; people read the translation.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id)?;
        for (n, (name, arg)) in self.args.iter().enumerate() {
            write!(f, "{}{name}: ", if n == 0 { " (" } else { ", " })?;
            match arg {
                Arg::Number(number) => write!(f, "{number}")?,
                Arg::Text(text) => write!(f, "{text}")?,
                Arg::Seat(seat) => write!(f, "{seat}")?,
                Arg::Message(message) => write!(f, "{message}")?,
                Arg::List(list) => {
                    for (n, message) in list.iter().enumerate() {
                        write!(f, "{}{message}", if n == 0 { "" } else { " + " })?;
                    }
                }
            }
        }
        if self.args.is_empty() { Ok(()) } else { f.write_str(")") }
    }
}

/// Why a text is not what it should be: an action, a chance, a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Misread(pub Message);

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Misread {}

/// Everything that is wrong with a position, at once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Faults(pub Vec<Message>);

impl From<Message> for Faults {
    fn from(message: Message) -> Faults {
        Faults(vec![message])
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, fault) in self.0.iter().enumerate() {
            write!(f, "{}{fault}", if n == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}

/// A titled group of lines: how a view is told in words, to a terminal, a
/// screen reader or the general table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Section {
    /// What the lines are about.
    pub title: Message,
    /// One fact each.
    pub lines: Vec<Message>,
}

/// What a game says to people. Everything it can say is a [`Message`] whose
/// sentence stands in its translation files.
pub trait Words: Game {
    /// The translation files: language code and text (Fluent).
    const TRANSLATIONS: &'static [(&'static str, &'static str)];
    /// The rules in full: language code and text (Markdown).
    const RULES: &'static [(&'static str, &'static str)];

    /// What an action does and what it will bring, told to the seat that may
    /// take it.
    fn action(&self, view: &Self::View, action: Self::Action) -> Message;
    /// What happened.
    fn event(&self, event: &Self::Event) -> Message;
    /// Why not.
    fn reason(&self, reason: &Self::Reason) -> Message;
    /// What the match waits for, as this view's reader should be told.
    fn prompt(&self, view: &Self::View) -> Message;
    /// Everything the view knows, in words.
    fn describe(&self, view: &Self::View) -> Vec<Section>;
    /// Short help: how to type actions, what the pieces are, where to read on.
    fn help(&self) -> Vec<Section>;
}
