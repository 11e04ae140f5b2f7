//! One line of the protocol, taken apart: which command, which fields, and
//! what is wrong with them.
//!
//! Fields are declared per command and unknown ones are refused: a misspelt
//! `iterations` must not silently become "no limit".

use crate::fair::Seed;
use crate::packet::read_viewer;
use crate::refusal::Refusal;
use crate::words::known;
use engine::{Faults, Message, Seat, Viewer};
use serde_json::{Map, Value};

/// Longer lines are refused unread.
pub const MAX_LINE: usize = 1 << 20;

/// Every command with its own fields.
pub(crate) const COMMANDS: &[(&str, &[&str])] = &[
    ("hello", &[]),
    ("bots", &[]),
    ("new", &["players", "options", "seed", "seats", "auto"]),
    ("load", &["record"]),
    ("position", &["text"]),
    ("record", &[]),
    ("turn", &["viewer"]),
    ("legal", &["seat", "explain"]),
    ("check", &["seat", "action"]),
    ("act", &["seat", "action"]),
    ("chance", &["text"]),
    ("roll", &["seed"]),
    ("auto", &["on"]),
    ("undo", &["to"]),
    ("stand", &["seat", "question", "answer"]),
    ("view", &["viewer"]),
    ("events", &["viewer", "since"]),
    ("describe", &["viewer"]),
    ("score", &[]),
    ("best", &["seat", "bot", "iterations", "time_ms", "seed"]),
    ("quit", &[]),
];

/// Fields that every command takes.
const COMMON: &[&str] = &["id", "cmd", "lang"];

/// What is wrong, where, and in which words.
pub(crate) struct Trouble {
    /// A short name for programs.
    pub(crate) code: &'static str,
    /// The field to look at.
    pub(crate) at: Option<&'static str>,
    /// The sentences; the first is the main one.
    pub(crate) messages: Vec<Message>,
}

impl Trouble {
    pub(crate) fn new(code: &'static str, message: Message) -> Trouble {
        Trouble { code, at: None, messages: vec![message] }
    }

    pub(crate) fn at(mut self, field: &'static str) -> Trouble {
        self.at = Some(field);
        self
    }

    pub(crate) fn faults(code: &'static str, Faults(messages): Faults) -> Trouble {
        Trouble { code, at: None, messages }
    }
}

impl From<Refusal> for Trouble {
    fn from(refusal: Refusal) -> Trouble {
        Trouble::new(refusal.code(), refusal.message())
    }
}

/// A request whose command is known and whose fields all belong to it.
pub(crate) struct Request {
    pub(crate) cmd: &'static str,
    fields: Map<String, Value>,
}

/// The object on a line, before anything is known about it.
pub(crate) fn object(line: &str) -> Result<Map<String, Value>, Trouble> {
    if line.len() > MAX_LINE {
        let message = Message::new("protocol-too-long").number("most", MAX_LINE as i64);
        return Err(Trouble::new("too-long", message));
    }
    match serde_json::from_str(line) {
        Ok(Value::Object(fields)) => Ok(fields),
        Ok(_) => {
            let message = Message::new("protocol-not-object");
            Err(Trouble::new("not-object", message.text("example", r#"{"cmd":"hello"}"#)))
        }
        Err(why) => {
            let message = Message::new("protocol-not-json").text("why", why.to_string());
            Err(Trouble::new("not-json", message))
        }
    }
}

impl Request {
    pub(crate) fn new(fields: Map<String, Value>) -> Result<Request, Trouble> {
        let names: Vec<_> = COMMANDS.iter().map(|(name, _)| *name).collect();
        let Some(cmd) = fields.get("cmd") else {
            let message = known(Message::new("protocol-no-command"), &names);
            return Err(Trouble::new("no-command", message).at("cmd"));
        };
        let text = cmd.as_str().map_or_else(|| cmd.to_string(), str::to_owned);
        let Some((cmd, own)) = COMMANDS.iter().find(|(name, _)| *name == text) else {
            let message = Message::new("protocol-unknown-command").text("found", text);
            return Err(Trouble::new("unknown-command", known(message, &names)).at("cmd"));
        };
        for field in fields.keys() {
            if !COMMON.contains(&field.as_str()) && !own.contains(&field.as_str()) {
                let all: Vec<_> = own.iter().chain(COMMON).copied().collect();
                let message = Message::new("protocol-unknown-field").text("cmd", cmd);
                let message = known(message.text("found", field), &all);
                return Err(Trouble::new("unknown-field", message));
            }
        }
        Ok(Request { cmd, fields })
    }

    /// The field, unless it is absent or null.
    fn get(&self, field: &'static str) -> Option<&Value> {
        self.fields.get(field).filter(|value| !value.is_null())
    }

    fn bad(field: &'static str, expected: &'static str) -> Trouble {
        let message = Message::new("protocol-bad-field").text("field", field);
        Trouble::new("bad-field", message.text("expected", expected)).at(field)
    }

    pub(crate) fn text(&self, field: &'static str) -> Result<Option<&str>, Trouble> {
        let read = |value: &'_ Value| value.as_str().is_some();
        match self.get(field) {
            Some(value) if read(value) => Ok(value.as_str()),
            Some(_) => Err(Self::bad(field, "\"text\"")),
            None => Ok(None),
        }
    }

    pub(crate) fn need(&self, field: &'static str) -> Result<&str, Trouble> {
        self.text(field)?.ok_or_else(|| {
            let message = Message::new("protocol-missing-field").text("cmd", self.cmd);
            let message = message.text("field", field).text("expected", "\"text\"");
            Trouble::new("missing-field", message).at(field)
        })
    }

    pub(crate) fn number(&self, field: &'static str) -> Result<Option<u64>, Trouble> {
        let read = |value: &Value| value.as_u64().ok_or_else(|| Self::bad(field, "0, 1, 2, …"));
        self.get(field).map(read).transpose()
    }

    pub(crate) fn flag(&self, field: &'static str) -> Result<Option<bool>, Trouble> {
        let read = |value: &Value| value.as_bool().ok_or_else(|| Self::bad(field, "true / false"));
        self.get(field).map(read).transpose()
    }

    pub(crate) fn seat(&self, players: usize) -> Result<Option<Seat>, Trouble> {
        let Some(text) = self.text("seat")? else { return Ok(None) };
        let seat: Seat = text
            .parse()
            .map_err(|misread: engine::Misread| Trouble::new("bad-field", misread.0).at("seat"))?;
        if seat.index() < players {
            return Ok(Some(seat));
        }
        Err(Trouble::from(Refusal::NoSeat(seat)).at("seat"))
    }

    pub(crate) fn viewer(&self, players: usize) -> Result<Option<Viewer>, Trouble> {
        let Some(text) = self.text("viewer")? else { return Ok(None) };
        match read_viewer(text) {
            Some(Viewer::Seat(seat)) if seat.index() >= players => {
                Err(Trouble::from(Refusal::NoSeat(seat)).at("viewer"))
            }
            Some(viewer) => Ok(Some(viewer)),
            None => Err(Self::bad("viewer", "\"public\" / \"A\", \"B\", …")),
        }
    }

    /// A seed: 64 hexadecimal digits are the seed itself, anything else is a
    /// phrase to make one from.
    pub(crate) fn seed(&self) -> Result<Option<Seed>, Trouble> {
        let phrase = match self.get("seed") {
            None => return Ok(None),
            Some(Value::String(text)) => text.clone(),
            Some(Value::Number(number)) => number.to_string(),
            Some(_) => return Err(Self::bad("seed", "\"text\" / 0, 1, 2, …")),
        };
        Ok(Some(Seed::from_hex(&phrase).unwrap_or_else(|| Seed::from_phrase(&phrase))))
    }

    /// Names by seat.
    pub(crate) fn names(&self) -> Result<Vec<String>, Trouble> {
        let bad = || Self::bad("seats", "[\"name\", …]");
        let Some(value) = self.get("seats") else { return Ok(Vec::new()) };
        let list = value.as_array().ok_or_else(bad)?;
        if list.len() > engine::MAX_SEATS {
            return Err(bad());
        }
        let name = |name: &Value| name.as_str().map(|name| crate::Player::human(name).name);
        list.iter().map(|value| name(value).ok_or_else(bad)).collect()
    }
}
