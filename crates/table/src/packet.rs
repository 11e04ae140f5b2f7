//! What a viewer is sent: one packet, complete in itself.
//!
//! A packet holds the whole view, so a viewer who missed some needs only the
//! newest. Everything in it has passed through the game's `view` or `redact`
//! for exactly this viewer.

use crate::erase::Told;
use engine::{Line, Message, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What one viewer is sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Packet {
    /// Whose eyes it is for.
    #[serde(with = "viewer_text")]
    pub viewer: Viewer,
    /// How many steps the match has now.
    pub steps: usize,
    /// The events below begin with this step; whatever the viewer has heard
    /// from it on no longer holds.
    pub since: usize,
    /// What happened at the table: taken back, resigned, replaced.
    pub news: Vec<Message>,
    /// What happened in the match since.
    pub events: Vec<Told>,
    /// What the viewer may know.
    pub view: Value,
    /// What the match waits for, told to this viewer.
    pub asks: Message,
    /// The number of the viewer's open question; an answer must bring it.
    pub prompt: Option<u64>,
    /// The seats that owe an action.
    pub waiting: Vec<Seat>,
    /// The players' names by seat.
    pub names: Vec<String>,
    /// The hash of the seed, shown from the beginning.
    pub commit: Option<String>,
    /// The seed, shown when the match is over.
    pub seed: Option<String>,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// The place of each seat: 1 is first; equal numbers share a place.
    pub places: Vec<u8>,
    /// What the game counted for each seat.
    pub scores: Vec<i32>,
    /// Who gave up, if somebody did.
    pub resigned: Option<Seat>,
}

impl Outcome {
    /// The seats that share the first place.
    pub fn winners(&self) -> Vec<Seat> {
        let seats = Seat::all(self.places.len());
        seats.filter(|seat| self.places[seat.index()] == 1).collect()
    }

    /// Who won, as a sentence.
    pub fn message(&self) -> Message {
        match self.winners().as_slice() {
            [winner] => Message::new("table-won").seat("who", *winner),
            // Alone, and beaten by the game itself.
            [] => Message::new("table-won-nobody"),
            several => {
                let name = |seat: &Seat| Message::new("table-seat").seat("who", *seat);
                Message::new("table-won-together").list("winners", several.iter().map(name))
            }
        }
    }
}

/// What a host must write down before anybody is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Write {
    /// Steps of the record that stay, from the first; the rest is gone.
    pub keep: usize,
    /// Steps to append after those.
    pub lines: Vec<Line>,
}

/// A change that is kept and can be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Update {
    /// What was written down.
    pub write: Write,
    /// What to send: the public's packet first, then each seat's.
    pub packets: Vec<Packet>,
}

impl Update {
    /// The packet of one viewer.
    pub fn packet(&self, viewer: Viewer) -> Option<&Packet> {
        self.packets.iter().find(|packet| packet.viewer == viewer)
    }
}

/// `public`, or the letter of a seat.
pub fn viewer_name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Public => "public".to_owned(),
        Viewer::Seat(seat) => seat.to_string(),
    }
}

/// Reads `public` or the letter of a seat.
pub fn read_viewer(text: &str) -> Option<Viewer> {
    if text.trim().eq_ignore_ascii_case("public") {
        return Some(Viewer::Public);
    }
    text.parse().ok().map(Viewer::Seat)
}

mod viewer_text {
    use engine::Viewer;
    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::Serializer;

    #[allow(clippy::trivially_copy_pass_by_ref)] // serde's signature
    pub(super) fn serialize<S: Serializer>(viewer: &Viewer, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&super::viewer_name(*viewer))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Viewer, D::Error> {
        let text = String::deserialize(from)?;
        super::read_viewer(&text).ok_or_else(|| D::Error::custom("neither public nor a seat"))
    }
}
