//! Who keeps the table: we, here, or a server.
//!
//! Either way the screen follows it through a mirror and asks for things; only
//! what becomes of a wish differs.

use engine::Record;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use table::Entry;
use table::home::Home;
use table::wire::Mirror;

/// Who keeps the table.
pub enum Host {
    /// The table is our own.
    Here(Box<Home>),
}

impl Host {
    /// The table as the screen knows it.
    pub fn mirror(&self) -> &Mirror {
        match self {
            Host::Here(home) => home.mirror(),
        }
    }

    /// The game.
    pub fn entry(&self) -> &Arc<Entry> {
        match self {
            Host::Here(home) => home.entry(),
        }
    }

    /// The whole record, if it is ours.
    pub fn record(&self) -> Option<Record> {
        match self {
            Host::Here(home) => Some(home.record()),
        }
    }

    /// Names by seat, as they stand in sentences.
    pub(crate) fn names(&self) -> Vec<String> {
        let chairs = self.mirror().table.iter().flat_map(|card| &card.chairs);
        chairs.map(|chair| chair.name.clone()).collect()
    }
}

/// The time in milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
