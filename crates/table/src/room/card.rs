//! What anybody at a table may know of the table itself.

use super::{Clocks, Guest, Pace, Room};
use crate::seating::Undo;
use engine::{Message, Seat};
use serde::{Deserialize, Serialize};

/// The table, as a client is told.
#[allow(clippy::struct_excessive_bools)] // each is a plain fact with a name
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Card {
    /// The name in links.
    pub code: String,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub version: u16,
    /// The options in force.
    pub options: String,
    /// The chairs in order.
    pub chairs: Vec<ChairCard>,
    /// Whether the reader opened the table and may change it.
    pub owner: bool,
    /// Whether everybody finds it in the list of tables.
    pub public: bool,
    /// Whether others may watch.
    pub spectators: bool,
    /// The pace.
    pub pace: Pace,
    /// The clocks, at `now`.
    pub clocks: Clocks,
    /// The server's time, to which the clocks refer.
    pub now: i64,
    /// Whether the match has begun.
    pub started: bool,
    /// Whether it is over.
    pub over: bool,
    /// How it takes back.
    #[serde(default)]
    pub undo: Undo,
    /// Who has asked to take back.
    pub takeback: Option<Seat>,
    /// Whether the reader, or those at the reader's screen, are asked to agree.
    #[serde(default)]
    pub asked: bool,
    /// Why they are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<Message>,
    /// Who wants another match.
    pub rematch: Vec<Seat>,
    /// The table of that other match.
    pub next: Option<String>,
    /// The hash of the seed that chance comes from.
    pub commit: String,
}

/// A chair, as a client is told.
#[allow(clippy::struct_excessive_bools)] // each is a plain fact with a name
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChairCard {
    /// The name of whoever sits there; empty if nobody.
    pub name: String,
    /// The computer player that plays there, if one does.
    pub bot: Option<String>,
    /// Whether it only stands in for somebody who may come back.
    pub stand_in: bool,
    /// Whether the chair is free.
    pub open: bool,
    /// Whether its person is connected.
    pub here: bool,
    /// Whether it is the reader's.
    pub yours: bool,
    /// What the reader need not be asked there, as `question=answer` pairs.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub stands: String,
}

impl Room {
    /// The table as this guest is told. `here` says who is connected.
    pub fn card(&self, guest: Option<Guest>, here: impl Fn(Guest) -> bool, now: i64) -> Card {
        let meta = &self.meta;
        // What somebody has decided for good is theirs to know.
        let stands = |n: usize, chair: &super::Chair| {
            let own = guest.is_some() && chair.guest == guest;
            let session = self.session.as_ref().filter(|_| own);
            let stances = session.and_then(|session| session.stances(Seat::new(n)));
            stances.map(ToString::to_string).unwrap_or_default()
        };
        let chair = |(n, chair): (usize, &super::Chair)| ChairCard {
            name: chair.name.clone(),
            bot: chair.bot.as_ref().map(|(level, _)| level.clone()),
            stand_in: chair.bot.is_some() && chair.guest.is_some(),
            open: chair.open(),
            here: chair.guest.is_some_and(&here),
            yours: guest.is_some() && chair.guest == guest,
            stands: stands(n, chair),
        };
        Card {
            code: self.code.clone(),
            game: meta.game.clone(),
            version: self.entry.version,
            options: self.options(),
            chairs: meta.chairs.iter().enumerate().map(chair).collect(),
            owner: guest == Some(meta.owner),
            public: meta.public,
            spectators: meta.spectators,
            pace: meta.pace,
            clocks: Clocks { left: meta.clocks.at(now), since: now, ..meta.clocks.clone() },
            now,
            started: self.session.is_some(),
            over: self.over(),
            undo: self.undo(),
            takeback: meta.takeback.as_ref().map(|offer| offer.seat),
            asked: self.asked(guest),
            why: meta.takeback.as_ref().and_then(|offer| offer.why.clone()),
            rematch: meta.rematch.clone(),
            next: meta.next.clone(),
            commit: self.seed.commit(),
        }
    }

    /// Whether this guest is asked to agree to taking back.
    fn asked(&self, guest: Option<Guest>) -> bool {
        let (Some(guest), Some(offer)) = (guest, &self.meta.takeback) else { return false };
        !offer.agreed.contains(&guest) && !self.own(guest, false).is_empty()
    }
}
