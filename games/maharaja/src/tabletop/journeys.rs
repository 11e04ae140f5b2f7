//! Journeys over several roads by one touch.

use super::handles::Thing;
use super::names;
use crate::Maharaja;
use crate::action::Action;
use crate::board::NET;
use crate::place::{City, Place};
use crate::state::{Phase, Public, SEATS, State};
use crate::words::names::{coins, owners};
use drawing::{Shape, Shortcut};
use engine::{Game, Message, Seat, Step};
use roads::Road;
use roads::tabletop::{Leg, NARROW, WIDER, way};

/// The roads of a way.
pub(super) fn roads(from: Place, stops: &[Place]) -> Vec<Road> {
    let mut at = from;
    let mut roads = Vec::new();
    for stop in stops {
        let ends = at.junction().zip(stop.junction());
        roads.extend(ends.and_then(|(from, to)| NET.between(from, to)));
        at = *stop;
    }
    roads
}

/// What each road of a way brings each owner.
fn tolls(public: &Public, seat: Seat, roads: &[Road]) -> [u8; SEATS] {
    let mut sums = [0; SEATS];
    for road in roads {
        for (sum, toll) in sums.iter_mut().zip(public.tolls(seat, *road)) {
            *sum += toll;
        }
    }
    sums
}

impl Maharaja {
    /// The cheapest way to every place that more than one road leads to, each
    /// tried step by step.
    pub(super) fn journeys(&self, state: &State, seat: Seat) -> Vec<Shortcut<Action>> {
        let public = state.public();
        if public.phase != Phase::Act || public.duty.seat != seat {
            return Vec::new();
        }
        let at = public.priest[seat.index()];
        let journey = public.journey(seat);
        let goals = std::iter::once(Place::START).chain(City::all().map(City::place));
        let mut found = Vec::new();
        for goal in goals.filter(|goal| *goal != at) {
            let stops: Vec<Place> = journey.stops(goal).collect();
            let Some(toll) = journey.toll(goal).filter(|_| stops.len() > 1) else { continue };
            // A road that leads there itself and costs no more is enough.
            let direct = roads(at, &[goal]).first().copied();
            let direct = direct.filter(|_| self.check(state, seat, Action::Go(goal)).is_ok());
            if direct.is_some_and(|road| sum(&tolls(public, seat, &[road])) <= toll) {
                continue;
            }
            let chain: Vec<Action> = stops.iter().copied().map(Action::Go).collect();
            if !self.can_be_walked(state, seat, &chain) {
                continue;
            }
            let paid = tolls(public, seat, &roads(at, &stops));
            let by = stops[..stops.len() - 1].iter().copied().map(names::place);
            let id = if toll == 0 { "table-journey-free" } else { "table-journey-toll" };
            let mut what = Message::new(id).message("place", names::place(goal)).list("stops", by);
            if toll > 0 {
                what = what
                    .message("coins", coins(toll))
                    .list("owners", owners(self, &paid))
                    .number("kept", public.coins[seat.index()].saturating_sub(toll));
            }
            found.push(Shortcut {
                chain,
                ways: vec![vec![Thing::Place(goal).handle()]],
                label: Message::new("table-go-far").number("n", stops.len() as i64),
                what,
                over: over(public, seat, &stops),
            });
        }
        found
    }

    fn can_be_walked(&self, state: &State, seat: Seat, chain: &[Action]) -> bool {
        let mut after = *state;
        chain.iter().all(|action| {
            let allowed = self.check(&after, seat, *action).is_ok();
            if allowed {
                self.apply(&mut after, Step::Act(seat, *action), &mut |_| {});
            }
            allowed
        })
    }
}

fn sum(tolls: &[u8; SEATS]) -> u16 {
    tolls.iter().map(|toll| u16::from(*toll)).sum()
}

/// What a way brings each owner.
pub(super) fn tolls_of(public: &Public, seat: Seat, stops: &[Place]) -> [u8; SEATS] {
    tolls(public, seat, &roads(public.priest[seat.index()], stops))
}

/// The way as it is drawn, with what each of its roads costs.
pub(super) fn over(public: &Public, seat: Seat, stops: &[Place]) -> Vec<Shape> {
    let mut legs = Vec::new();
    let mut from = public.priest[seat.index()];
    for stop in stops {
        let toll = roads(from, &[*stop]).first().map(|road| sum(&tolls(public, seat, &[*road])));
        if let Some((one, other)) = from.junction().zip(stop.junction()) {
            legs.push(Leg { from: one.index(), to: other.index(), toll });
        }
        from = *stop;
    }
    way(&[&WIDER, &NARROW], &legs)
}
