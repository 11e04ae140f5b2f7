//! Journeys as one touch: to any city that can be reached and paid, by the
//! cheapest way.

use super::names::place;
use crate::action::Action;
use crate::board::NET;
use crate::character::Character;
use crate::place::Place;
use crate::state::{Phase, Public, State};
use crate::travel::{Leg, Trip};
use crate::words::names::{gold, owners, place_of};
use drawing::{Shape, Shortcut};
use engine::{Message, Seat};
use roads::Junction;
use roads::tabletop::{self as map, NARROW, WIDE};

/// The shortcuts of whoever is at turn.
pub(super) fn shortcuts(state: &State, seat: Seat) -> Vec<Shortcut<Action>> {
    let public = state.public();
    if public.phase != Phase::Act || public.duty.seat != seat {
        return Vec::new();
    }
    let trips = public.trips(seat, state.gold(seat));
    let long = trips.into_iter().filter(|trip| trip.legs.len() > 1);
    long.map(|trip| shortcut(public, state.gold(seat), seat, &trip)).collect()
}

fn shortcut(public: &Public, purse: u16, seat: Seat, trip: &Trip) -> Shortcut<Action> {
    let chain = trip.legs.iter().map(|leg| Action::Go(leg.to)).collect();
    let between = || {
        let stops = &trip.legs[..trip.legs.len() - 1];
        stops.iter().map(|leg| place_of(leg.to))
    };
    let earned = trip.earned();
    let sum: u16 = earned.iter().map(|n| u16::from(*n)).sum();
    let bank = public.cards[seat.index()].has(Character::Monk);
    let id = match (sum, bank) {
        (0, _) => "board-trip-free",
        (_, true) => "board-trip-bank",
        (_, false) => "board-trip-toll",
    };
    let mut what = Message::new(id)
        .message("place", place_of(trip.to))
        .list("stops", between())
        .number("roads", trip.legs.len() as i64);
    if sum > 0 {
        what = what.message("gold", gold(sum)).list("owners", owners(&earned));
        if !bank {
            what = what.message("keep", gold(purse.saturating_sub(trip.toll())));
        }
    }
    Shortcut {
        chain,
        ways: vec![vec![place(trip.to)]],
        label: Message::new("board-do-trip").list("stops", between()),
        what,
        over: draw(&trip.legs),
    }
}

fn draw(legs: &[Leg]) -> Vec<Shape> {
    let at = |place: Place| place.junction().map_or(0, Junction::index);
    let legs: Vec<map::Leg> = legs
        .iter()
        .map(|leg| map::Leg { from: at(leg.from), to: at(leg.to), toll: Some(leg.toll) })
        .collect();
    map::way(&[&WIDE, &NARROW], &legs)
}

/// A way by these stops, drawn.
pub(super) fn way_of(public: &Public, seat: Seat, stops: &[Place]) -> Vec<Shape> {
    let n = seat.index();
    let mut from = public.architect[n];
    let mut legs = Vec::new();
    for to in stops {
        let road = from.junction().zip(to.junction());
        let road = road.and_then(|(from, to)| NET.between(from, to));
        let earned = road.map(|road| public.villages.tolls(&NET, road, n)).unwrap_or_default();
        let sum: u16 = earned.iter().map(|toll| u16::from(*toll)).sum();
        let toll = if public.cards[n].has(Character::Monk) { 0 } else { sum };
        legs.push(Leg { from, to: *to, toll, earned });
        from = *to;
    }
    draw(&legs)
}
