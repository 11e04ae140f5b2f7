//! What a viewer may know, and any full state that fits it.
//!
//! A view is built by listing. Two things are hidden (chapter 17): discs until
//! they are turned over, and the prestige of others until the end. Prestige is
//! always won in the open, so somebody who remembers everything knows it; a
//! view holds no memory, and does not tell it. Brahmabot has no secrets from
//! the one who moves its pieces, and its undrawn tiles are nowhere.

use crate::Maharaja;
use crate::board;
use crate::event::Event;
use crate::kind::Disc;
use crate::state::{BOT, Phase, Public, SEATS, State};
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
    /// The prestige of each seat, as far as the viewer may know it.
    pub prestige: [Option<u16>; SEATS],
    /// The discs, as far as the viewer may know them.
    pub disc: [Option<Disc>; SEATS],
}

impl View {
    /// How many have pieces on the board.
    pub fn parties(&self) -> usize {
        self.players.max(2) as usize
    }
}

impl Maharaja {
    pub(crate) fn look(&self, state: &State, viewer: Viewer) -> View {
        let public = state.public;
        let own = match viewer {
            Viewer::Seat(seat) if seat.index() < self.players as usize => Some(seat),
            Viewer::Seat(_) | Viewer::Public => None,
        };
        let over = public.phase == Phase::Over;
        View {
            viewer: own,
            players: self.players,
            public,
            prestige: std::array::from_fn(|n| {
                let seat = Seat::new(n);
                let open = over || own == Some(seat) || self.is_solo() && seat == BOT;
                (n < self.parties() && open).then_some(state.prestige[n])
            }),
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
        let mut prestige = [0; SEATS];
        let mut disc = [None; SEATS];
        for n in 0..self.parties() {
            let seat = Seat::new(n);
            prestige[n] = view.prestige[n].unwrap_or_else(|| {
                // About two come in each round that was played.
                let rounds = u32::from(public.round.saturating_sub(1));
                board::START_PRESTIGE + random.below(3 * rounds + 1) as u16
            });
            disc[n] = match view.disc[n] {
                Some(disc) => Some(disc),
                None if public.planned.contains(seat) => {
                    Some(Disc::ALL[random.below(Disc::COUNT as u32) as usize])
                }
                None => None,
            };
        }
        State { public, prestige, disc }
    }
}

/// The event as the viewer may hear it. No wildcard arm: a new event does not
/// compile until somebody decides who may hear what of it.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> Event {
    match *event {
        Event::Planned { seat, disc } => {
            Event::Planned { seat, disc: disc.filter(|_| viewer.is(seat)) }
        }
        open @ (Event::Characters { .. }
        | Event::Company { .. }
        | Event::Rewards { .. }
        | Event::Banners { .. }
        | Event::Starter { .. }
        | Event::Setup { .. }
        | Event::Chose { .. }
        | Event::Drawn { .. }
        | Event::Opened { .. }
        | Event::Round { .. }
        | Event::Tiles { .. }
        | Event::Revealed { .. }
        | Event::Coins { .. }
        | Event::Stocked { .. }
        | Event::Prestige { .. }
        | Event::Shrine { .. }
        | Event::TookBack { .. }
        | Event::Statue { .. }
        | Event::Bonus { .. }
        | Event::Declined { .. }
        | Event::Travelled { .. }
        | Event::Banner { .. }
        | Event::Took { .. }
        | Event::Replaced { .. }
        | Event::Token { .. }
        | Event::Power { .. }
        | Event::Exchanged { .. }
        | Event::Returned { .. }
        | Event::Ended { .. }
        | Event::Ticked { .. }
        | Event::Plays { .. }
        | Event::Skipped { .. }
        | Event::BotCoins { .. }
        | Event::Swapped { .. }
        | Event::Went { .. }
        | Event::Stayed { .. }
        | Event::Scored { .. }
        | Event::Reward { .. }
        | Event::Once { .. }
        | Event::Gained { .. }
        | Event::Tribute { .. }
        | Event::Bought { .. }
        | Event::Marked { .. }
        | Event::Waived { .. }
        | Event::Discarded { .. }
        | Event::Over { .. }) => open,
    }
}
