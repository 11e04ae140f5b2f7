//! A table of a server: the line to it is not built yet.

use crate::scene::{Order, Report};
use table::Lang;

/// A table of a server.
pub struct Remote {
    address: String,
    asked: usize,
    lang: Lang,
}

impl Remote {
    pub(crate) fn join(address: String, lang: Lang) -> Remote {
        Remote { address, asked: 0, lang }
    }

    /// Where the socket is.
    pub fn address(&self) -> &str {
        &self.address
    }

    pub(crate) fn speak(&mut self, lang: Lang) -> Vec<Report> {
        self.lang = lang;
        Vec::new()
    }

    pub(crate) fn handle(&mut self, _order: &Order) -> Vec<Report> {
        self.asked += 1;
        Vec::new()
    }
}
