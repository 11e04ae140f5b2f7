//! What a viewer may know: everything but the dice to come. So a view is the
//! state and whose eyes look at it, and to imagine is to remember.

use crate::Maharadjah;
use crate::area::Area;
use crate::nation::{Leader, Nation};
use crate::position::Position;
use crate::state::State;
use crate::totals;
use engine::{Seat, Viewer};
use serde::{Deserialize, Serialize};

/// What a viewer may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "Listing", try_from = "Listing")]
pub struct View {
    viewer: Option<Seat>,
    state: State,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer, players: usize) -> View {
        let viewer = match viewer {
            Viewer::Seat(seat) if seat.index() < players => Some(seat),
            Viewer::Seat(_) | Viewer::Public => None,
        };
        View { viewer, state: *state }
    }

    /// Whose eyes: a seat, or nobody's in particular.
    pub fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// What lies on the table.
    pub fn state(&self) -> &State {
        &self.state
    }
}

/// A view as programs read it. What stands beside the position is told by it
/// too, and is there so that nobody has to read notation to draw a map.
#[derive(Serialize, Deserialize)]
struct Listing {
    viewer: Option<Seat>,
    position: String,
    #[serde(default)]
    turn: u8,
    #[serde(default)]
    nation: Option<Nation>,
    #[serde(default)]
    armies: Vec<(Area, Nation, u8)>,
    #[serde(default)]
    leaders: Vec<(Leader, Area)>,
    #[serde(default)]
    factories: Vec<(Nation, Area)>,
    #[serde(default)]
    arms: Vec<(Nation, Nation, Option<Area>)>,
    #[serde(default)]
    allied: Vec<Nation>,
    #[serde(default)]
    points: Vec<(Nation, Option<Seat>, u16)>,
    #[serde(default)]
    totals: Vec<i32>,
}

impl From<View> for Listing {
    fn from(view: View) -> Listing {
        let state = &view.state;
        let mut armies = Vec::new();
        for area in Area::all() {
            for nation in state.present(area) {
                armies.push((area, nation, state.armies(nation, area)));
            }
        }
        let leaders = Leader::ALL.iter().filter_map(|l| Some((*l, state.leader(*l)?)));
        let factories = Nation::POWERS.into_iter();
        let arms = Nation::POWERS.into_iter().filter_map(|power| {
            let arms = state.arms(power);
            Some((power, arms.nation?, Some(arms.at).filter(|at| at.is_some())))
        });
        let scenario = state.scenario();
        let playing = Nation::ALL.iter().filter(|nation| scenario.seat(**nation).is_some());
        Listing {
            viewer: view.viewer,
            position: Position::of(state).to_string(),
            turn: state.turn(),
            nation: Some(state.nation()),
            armies,
            leaders: leaders.collect(),
            factories: factories
                .flat_map(|power| state.factories(power).map(move |at| (power, at)))
                .collect(),
            arms: arms.collect(),
            allied: state.allied().collect(),
            points: playing.map(|n| (*n, scenario.seat(*n), state.points(*n))).collect(),
            totals: Seat::all(scenario.players()).map(|seat| totals(state, seat)).collect(),
        }
    }
}

impl TryFrom<Listing> for View {
    type Error = String;
    fn try_from(listing: Listing) -> Result<View, String> {
        let position: Position =
            listing.position.parse().map_err(|faults: engine::Faults| faults.to_string())?;
        let game = Maharadjah::of(position.scenario());
        let state = position.place(&game).map_err(|faults| faults.to_string())?;
        if listing.viewer.is_some_and(|seat| seat.index() >= position.scenario().players()) {
            return Err("nobody sits there".to_owned());
        }
        Ok(View { viewer: listing.viewer, state })
    }
}
