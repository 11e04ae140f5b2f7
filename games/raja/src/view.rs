//! What a viewer may know, and any full state that fits it.
//!
//! A view is built by listing. Two things are hidden (chapter 13): discs until
//! they are turned over, and the gold of others unless money is open. But all
//! begin with the same purse and every payment is public (13.3), so whoever
//! counts along knows the gold of everybody to the coin (13.5). A view does not
//! lay a purse open that is closed; it carries the count beside it, so that an
//! imagined match is one that can be, and no computer player has to keep books.
//! When the match is over, gold is counted for the ranking and lies open.

use crate::Raja;
use crate::event::Event;
use crate::kind::Disc;
use crate::state::{Phase, Public, SEATS, State};
use engine::{Handful, Random, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// What a viewer may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "crate::listing::Listing", try_from = "crate::listing::Listing")]
pub struct View {
    /// Whose eyes: a seat, or nobody's in particular.
    pub viewer: Option<Seat>,
    /// How many play.
    pub players: u8,
    /// What everybody may know.
    pub public: Public,
    /// The gold of each seat, as far as it lies open to the viewer: what a
    /// screen shows.
    pub gold: [Option<u16>; SEATS],
    /// The gold of each seat as anybody knows it who has counted every payment
    /// (13.5): for programs, not for screens.
    pub counted: [u16; SEATS],
    /// The discs, as far as the viewer may know them.
    pub disc: [Option<Disc>; SEATS],
}

impl Raja {
    pub(crate) fn look(&self, state: &State, viewer: Viewer) -> View {
        let public = state.public;
        let own = match viewer {
            Viewer::Seat(seat) if seat.index() < self.players as usize => Some(seat),
            Viewer::Seat(_) | Viewer::Public => None,
        };
        let purse_open = self.open || public.phase == Phase::Over;
        View {
            viewer: own,
            players: self.players,
            public,
            gold: std::array::from_fn(|n| {
                let seated = n < self.players as usize;
                (seated && (purse_open || own == Some(Seat::new(n)))).then_some(state.gold[n])
            }),
            counted: state.gold,
            disc: std::array::from_fn(|n| {
                let seat = Seat::new(n);
                let known = own == Some(seat) || public.is_open(seat);
                state.disc[n].filter(|_| known)
            }),
        }
    }

    /// Fills in what the view does not tell, with the odds of somebody who
    /// knows nothing of it.
    pub(crate) fn dream(&self, view: &View, random: &mut impl Random) -> State {
        let random = &mut Handful::new(random);
        let public = view.public;
        let mut disc = [None; SEATS];
        for n in 0..self.players as usize {
            let seat = Seat::new(n);
            disc[n] = match view.disc[n] {
                Some(disc) => Some(disc),
                None if public.sealed.contains(seat) => {
                    Some(Disc::nth(random.below(Disc::COUNT as u32)))
                }
                None => None,
            };
        }
        State { public, gold: view.counted, disc }
    }
}

/// The event as the viewer may hear it. No wildcard arm: a new event does not
/// compile until somebody decides who may hear what of it.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> Event {
    match *event {
        Event::Sealed { seat, disc } => {
            Event::Sealed { seat, disc: disc.filter(|_| viewer.is(seat)) }
        }
        open @ (Event::Governors { .. }
        | Event::Youngest { .. }
        | Event::Bid { .. }
        | Event::Passed { .. }
        | Event::LotWon { .. }
        | Event::Chose { .. }
        | Event::Opened { .. }
        | Event::Supplied { .. }
        | Event::Round { .. }
        | Event::Revealed { .. }
        | Event::Merchant { .. }
        | Event::Yogi { .. }
        | Event::Gold { .. }
        | Event::Quarried { .. }
        | Event::Built { .. }
        | Event::Lifted { .. }
        | Event::PutBack { .. }
        | Event::Moved { .. }
        | Event::Palace { .. }
        | Event::Travelled { .. }
        | Event::Governor { .. }
        | Event::Took { .. }
        | Event::Replaced { .. }
        | Event::Swapped { .. }
        | Event::Attracted { .. }
        | Event::Gave { .. }
        | Event::Token { .. }
        | Event::GaveUp { .. }
        | Event::Ended { .. }
        | Event::Scored { .. }
        | Event::Over { .. }) => open,
    }
}
