//! Who keeps the table: we, here, or a server.
//!
//! Either way the screen follows it through a mirror and asks for things; only
//! what becomes of a wish differs.

use crate::away::Away;
use crate::words::Book;
use engine::Record;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use table::home::Home;
use table::wire::Mirror;
use table::{Entry, Lang};

/// Who keeps the table.
pub enum Host {
    /// The table is our own.
    Here(Box<Home>),
    /// It is at a server.
    Server(Box<Away>),
}

impl Host {
    /// The table as the screen knows it.
    pub fn mirror(&self) -> &Mirror {
        match self {
            Host::Here(home) => home.mirror(),
            Host::Server(away) => away.mirror(),
        }
    }

    /// The game.
    pub fn entry(&self) -> &Arc<Entry> {
        match self {
            Host::Here(home) => home.entry(),
            Host::Server(away) => away.entry(),
        }
    }

    /// The whole record, if it is ours: a server hands it out at the end.
    pub fn record(&self) -> Option<Record> {
        match self {
            Host::Here(home) => Some(home.record()),
            Host::Server(_) => None,
        }
    }

    /// Names by seat, as the chairs have them: computer players may have none.
    pub(crate) fn names(&self) -> Vec<String> {
        let chairs = self.mirror().table.iter().flat_map(|card| &card.chairs);
        chairs.map(|chair| chair.name.clone()).collect()
    }

    /// The words of this table in a language. A computer player without a name is
    /// called by its character.
    pub(crate) fn book(&self, lang: Lang) -> Book {
        let mut book = Book::new(lang, self.entry(), self.names());
        let chairs = self.mirror().table.iter().flat_map(|card| &card.chairs);
        let unnamed = chairs.enumerate().filter(|(_, chair)| chair.name.is_empty());
        let levels: Vec<(usize, String)> =
            unnamed.filter_map(|(n, chair)| Some((n, chair.bot.clone()?))).collect();
        for (n, level) in levels {
            let name = book.level(&level);
            book.call(n, name);
        }
        book
    }
}

/// The time in milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
