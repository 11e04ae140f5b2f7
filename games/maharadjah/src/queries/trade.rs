//! Where a power may build, and whom it may arm.

use crate::action::Action;
use crate::area::{Area, Areas};
use crate::map::Map;
use crate::nation::Nation;
use crate::phase::Phase;
use crate::reason::Reason;
use crate::rules::{self, coasts};
use crate::state::State;
use engine::Seat;

/// Whether a factory may be built on a site.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Consent {
    /// The power's own stands there.
    Own,
    /// At once.
    Free,
    /// If this nation, played by somebody else, allows it.
    Asks(Nation, Seat),
    /// Not: why.
    No(Reason),
}

/// A site of factories as a power sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Site {
    /// Where.
    pub at: Area,
    /// The seas beside it.
    pub seas: Areas,
    /// Whether it can be built on.
    pub consent: Consent,
    /// What the power's factories pay each turn with one there: all of them, and
    /// all coasts; as they stand if there is one already.
    pub points: u8,
    /// How much more that is than now.
    pub gain: u8,
}

/// A nation that a power may arm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Armable {
    /// Who.
    pub nation: Nation,
    /// The lands that allow it: its armies stand beside a factory there.
    pub lands: Areas,
    /// It has the arms already.
    pub armed: bool,
}

/// Every site as a power sees it: in its phase of factories as it is, else as if
/// that were now.
pub fn sites(map: &Map, state: &State, power: Nation) -> Vec<Site> {
    if !power.is_colonial() {
        return Vec::new();
    }
    let mut then = *state;
    if state.nation != power || !matches!(state.phase, Phase::Factories | Phase::Permit(_)) {
        (then.nation, then.built, then.lifted) = (power, 0, false);
        then.refused = Areas::NONE;
    }
    then.phase = Phase::Factories;
    let own = then.factories(power);
    let worth = |factories: Areas| factories.len() as u8 + coasts(map, factories);
    let now = worth(own);
    let told = |at: Area| {
        let points = worth(own.or(at.set()));
        let consent = match rules::judge(map, &then, Action::Build(at)) {
            _ if own.contains(at) => Consent::Own,
            Err(reason) => Consent::No(reason),
            Ok(()) if then.is_free_to_build(map, at) => Consent::Free,
            Ok(()) => {
                let host = rules::host(&then, power, at).unwrap_or(power);
                match then.scenario.seat(host) {
                    Some(seat) => Consent::Asks(host, seat),
                    None => Consent::Free,
                }
            }
        };
        Site { at, seas: map.seas_of(at), consent, points, gain: points - now }
    };
    map.sites().map(told).collect()
}

/// Whom a power may arm now, and where that comes from. Nobody if it has no army
/// on the map (12.1).
pub fn armable(state: &State, power: Nation) -> Vec<Armable> {
    if !power.is_colonial() {
        return Vec::new();
    }
    let may = Nation::ALL.iter().copied().filter(|nation| state.may_arm(power, *nation));
    may.map(|nation| Armable {
        nation,
        lands: state.held(nation).and(state.factories(power)),
        armed: state.arms(power).nation == Some(nation),
    })
    .collect()
}
