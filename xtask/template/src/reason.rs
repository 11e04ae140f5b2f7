//! Why not, and what happened: values, not sentences.

use crate::state::MOST;
use engine::{Seat, Viewer};
use serde::{Deserialize, Serialize};

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reason {
    /// So many shells cannot be taken at once (2.2).
    Count {
        /// As many as one may take.
        most: u8,
    },
    /// The heap has fewer (2.3).
    Heap {
        /// As many as it has.
        left: u8,
    },
    /// There is no such charm (1.3).
    Charm {
        /// The worth of the best there is.
        best: u8,
    },
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Event {
    /// Somebody was dealt a charm.
    Dealt {
        /// Who.
        seat: Seat,
        /// Its worth, for whoever holds it.
        charm: Option<u8>,
    },
    /// Somebody took shells.
    Took {
        /// Who.
        seat: Seat,
        /// How many.
        shells: u8,
        /// As many are left.
        left: u8,
    },
    /// The match is over and the charms lie open.
    Opened {
        /// By seat; 0 where nobody sits.
        charms: [u8; MOST],
    },
}

impl Event {
    /// The event as this viewer may hear it.
    pub(crate) fn told_to(&self, viewer: Viewer) -> Event {
        match *self {
            Event::Dealt { seat, charm } => {
                Event::Dealt { seat, charm: charm.filter(|_| viewer.is(seat)) }
            }
            Event::Took { seat, shells, left } => Event::Took { seat, shells, left },
            Event::Opened { charms } => Event::Opened { charms },
        }
    }
}
