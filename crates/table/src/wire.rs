//! What goes between a server and whoever plays or watches at one of its
//! tables: JSON objects, one per message.
//!
//! A viewer who comes (back) says how far it has heard and is sent a
//! [`Sync`]: the whole view and every event it missed. From then on each
//! change is an [`Update`](News): the events, and only those members of the
//! view that changed. Sentences are not sent: whoever has the game's code
//! makes them from the view and the events with [`Entry::dream`](crate::Entry::dream); whoever has
//! not asks for a [`Packet`](crate::Packet), which holds them in full.
//!
//! Nothing here is trusted: [`read`] bounds what arrives, and every answer
//! says what was wrong.

mod mirror;

pub use mirror::{Mirror, Shown};

use crate::packet::Outcome;
use crate::room::{Ask, Card};
use engine::{Message, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Longer messages are refused unread.
pub const MAX_MESSAGE: usize = 4096;

/// What a client sends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Said {
    /// Who speaks, and what it has heard: always the first message.
    Hello(Hello),
    /// Something to do at the table.
    Ask {
        /// Any number; the refusal repeats it.
        #[serde(default)]
        id: u64,
        /// What.
        #[serde(rename = "do")]
        ask: Ask,
    },
    /// Is anybody there? Answered with [`Heard::Pong`].
    Ping,
}

/// The first message of a client.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// The guest's secret; without it one can only watch.
    #[serde(default)]
    pub token: Option<String>,
    /// How many steps it has heard of.
    #[serde(default)]
    pub steps: usize,
    /// The branch those steps belong to: it changes when steps are taken back.
    #[serde(default)]
    pub branch: u64,
    /// How many lines of the talk it has.
    #[serde(default)]
    pub talk: u64,
    /// Whether it wants whole packets with sentences and legal actions instead
    /// of short updates.
    #[serde(default)]
    pub full: bool,
}

/// What a server sends.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Heard {
    /// Everything, after a hello and whenever steps were taken back.
    Sync(Box<Sync>),
    /// What changed in the match.
    Up(News),
    /// The table itself: who sits, clocks, offers.
    Table(Card),
    /// Somebody said something.
    Talk(Talk),
    /// No, and why. Nothing has changed.
    No(No),
    /// Yes, I am here.
    Pong,
}

/// What a server sends instead of updates to clients that asked for words.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum InWords {
    /// Everything in words.
    Packet(Box<Full>),
}

/// The state of a match as one viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sync {
    /// The table.
    pub table: Card,
    /// The viewer's seats; several if friends share one screen.
    pub seats: Vec<Seat>,
    /// Which branch of the record this is.
    pub branch: u64,
    /// How many steps there are.
    pub steps: usize,
    /// The events begin with this step; older ones, if the viewer has them,
    /// still hold. 0 replaces everything.
    pub since: usize,
    /// One entry per seat of the viewer, or one for the public.
    pub eyes: Vec<Eyes>,
    /// The seats that owe an action.
    pub waiting: String,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
    /// The seed, when the match is over.
    pub seed: Option<String>,
    /// What was said that the viewer has not heard.
    pub talk: Vec<Talk>,
    /// What happened at the table that the viewer has not heard: who took back
    /// what since.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub t: Vec<Message>,
    /// Who took each step from `since` on: letters of seats, `-` for chance.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub a: String,
}

/// What one pair of eyes sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Eyes {
    /// The seat, or nobody's in particular.
    pub seat: Option<Seat>,
    /// The whole view in a [`Sync`]; the changed members of it in an update.
    pub view: Value,
    /// What happened: step and event.
    pub events: Vec<(usize, Value)>,
    /// The number of the open question, if there is one.
    pub prompt: Option<u64>,
    /// Questions up to this number the seat has answered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answered: Option<u64>,
}

/// A change of the match. Short names: this is what is sent at every move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct News {
    /// How many steps there are now.
    pub n: usize,
    /// How many there were before.
    pub s: usize,
    /// The seats that owe an action, as letters.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub w: String,
    /// Who took each step from `s` on: letters of seats, `-` for chance.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub a: String,
    /// The seat whose eyes these are; absent for the public.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub o: Option<Seat>,
    /// What happened: step and event.
    pub e: Vec<(usize, Value)>,
    /// The members of the view that changed; all others stay.
    pub v: Value,
    /// The number of the open question.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub p: Option<u64>,
    /// Questions up to this number the seat has answered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub d: Option<u64>,
    /// What happened at the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub t: Vec<Message>,
    /// Milliseconds left by seat, if there is a clock.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub c: Vec<i64>,
    /// How it ended, if it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// The seed, when the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
}

/// A line of the talk at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Talk {
    /// Its number at this table, from 1.
    pub n: u64,
    /// Who said it: a name, as it was then.
    pub name: String,
    /// The seat of whoever said it; nobody's if a spectator.
    pub seat: Option<Seat>,
    /// What was said.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// A packet with what can be done, in words.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Full {
    /// What the viewer may know, with sentences.
    #[serde(flatten)]
    pub packet: crate::Packet,
    /// The legal actions of the viewer's seat.
    pub legal: Vec<crate::Choice>,
}

/// A refusal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct No {
    /// The number of what was asked.
    pub id: u64,
    /// A short name for programs.
    pub code: String,
    /// The sentence.
    pub why: Message,
}

/// Reads what a client sent, or says why it cannot be read.
pub fn read(text: &str) -> Result<Said, Message> {
    if text.len() > MAX_MESSAGE {
        return Err(Message::new("wire-too-long").number("most", MAX_MESSAGE as i64));
    }
    serde_json::from_str(text)
        .map_err(|why| Message::new("wire-misread").text("why", why.to_string()))
}

/// Puts changed members into a view.
pub fn merge(view: &mut Value, changed: Value) {
    match (view, changed) {
        (Value::Object(view), Value::Object(changed)) => view.extend(changed),
        (view, whole) => *view = whole,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_clients_send_can_be_read_back() {
        let text = r#"{"ask":{"id":3,"do":{"act":{"seat":"A","prompt":7,"text":"take G"}}}}"#;
        let said = read(text).unwrap();
        assert_eq!(serde_json::to_string(&said).unwrap(), text);
        assert_eq!(read(r#"{"hello":{}}"#), Ok(Said::Hello(Hello::default())));
        assert_eq!(read(r#""ping""#), Ok(Said::Ping));
    }

    #[test]
    fn what_cannot_be_read_is_answered_with_a_sentence() {
        let long = format!(r#"{{"hello":{{"token":"{}"}}}}"#, "x".repeat(MAX_MESSAGE));
        assert_eq!(read(&long).unwrap_err().id, "wire-too-long");
        for text in ["", "{", "7", r#"{"hello":{"tokens":""}}"#, r#"{"ask":{"id":1}}"#] {
            assert_eq!(read(text).unwrap_err().id, "wire-misread", "{text}");
        }
    }
}
