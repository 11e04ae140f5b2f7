//! Travel and tolls, and the cheapest ways (chapter 6).

use crate::Raja;
use crate::board::{MOST_ROADS, NET};
use crate::character::Character;
use crate::event::Event;
use crate::place::{Place, Villages};
use crate::reason::Reason;
use crate::state::{Public, SEATS, State};
use engine::Seat;
use roads::{Junction, Path, Road, Routes};

/// What a way costs: gold of the traveller, then what others earn by it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
struct Price {
    gold: u16,
    earned: u16,
}

impl std::ops::Add for Price {
    type Output = Price;
    fn add(self, other: Price) -> Price {
        Price { gold: self.gold + other.gold, earned: self.earned + other.earned }
    }
}

/// The cheapest ways of one player's architect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Journey(Routes<Price>);

impl Journey {
    /// What it costs to get to a place where roads meet; nothing if the net
    /// does not lead there.
    pub fn toll(&self, to: Place) -> Option<u16> {
        self.0.cost(to.junction()?).map(|price| price.gold)
    }

    /// What the owners of houses get on the way.
    pub fn earned(&self, to: Place) -> Option<u16> {
        self.0.cost(to.junction()?).map(|price| price.earned)
    }

    /// The places one comes to, the goal last.
    pub fn stops(&self, to: Place) -> impl Iterator<Item = Place> + use<> {
        let path: Option<Path> = to.junction().map(|junction| self.0.path(junction));
        let stops: Vec<Junction> = path.map(|path| path.stops().to_vec()).unwrap_or_default();
        stops.into_iter().map(Place::of_junction)
    }

    /// The first place on the way to another.
    #[inline]
    pub fn first_stop(&self, to: Place) -> Option<Place> {
        let path = self.0.path(to.junction()?);
        path.stops().first().copied().map(Place::of_junction)
    }
}

/// One road of a journey.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leg {
    /// Where it begins.
    pub from: Place,
    /// Where it leads.
    pub to: Place,
    /// What the traveller pays: nothing if the bank does.
    pub toll: u16,
    /// What each house owner gets.
    pub earned: [u8; SEATS],
}

/// A journey that can be made now, road by road.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trip {
    /// Where to.
    pub to: Place,
    /// The roads, in order.
    pub legs: Vec<Leg>,
}

impl Trip {
    /// What the traveller pays in all.
    pub fn toll(&self) -> u16 {
        self.legs.iter().map(|leg| leg.toll).sum()
    }

    /// What each house owner gets in all.
    pub fn earned(&self) -> [u8; SEATS] {
        let all =
            |n: usize| self.legs.iter().fold(0, |sum: u8, leg| sum.saturating_add(leg.earned[n]));
        std::array::from_fn(all)
    }
}

impl Public {
    /// The cheapest way of a player's architect to each place where roads meet,
    /// as far as it can be paid with so much gold, and as many roads as may be
    /// travelled in a row (6.12). Every part of a way that can be paid can be
    /// paid, since no road brings its traveller gold.
    pub fn trips(&self, seat: Seat, gold: u16) -> Vec<Trip> {
        let n = seat.index();
        let (journey, at) = (self.journey(seat), self.architect[n]);
        let monk = self.cards[n].has(Character::Monk);
        let rest = usize::from(MOST_ROADS.saturating_sub(self.duty.roads));
        let goals = (0..NET.junctions()).map(|n| Place::of_junction(Junction::new(n)));
        let afford = |to: &Place| *to != at && journey.toll(*to).is_some_and(|toll| toll <= gold);
        let trip = |to: Place| {
            let mut from = at;
            let mut legs = Vec::new();
            for stop in journey.stops(to) {
                let road = NET.between(from.junction()?, stop.junction()?)?;
                let earned = self.villages.tolls(&NET, road, n);
                let sum = earned.iter().map(|toll| u16::from(*toll)).sum();
                let toll = if monk { 0 } else { sum };
                legs.push(Leg { from, to: stop, toll, earned });
                from = stop;
            }
            (!legs.is_empty() && legs.len() <= rest).then_some(Trip { to, legs })
        };
        goals.filter(afford).filter_map(trip).collect()
    }

    /// The cheapest ways of a player's architect, whatever the purse holds. Of
    /// ways that cost the same, the one by which others earn least (ruling
    /// R24).
    pub fn journey(&self, seat: Seat) -> Journey {
        let n = seat.index();
        let from = self.architect[n].junction().unwrap_or(Junction::new(0));
        let monk = self.cards[n].has(Character::Monk);
        let price = |road: Road, _| {
            let toll = u16::from(self.villages.toll(&NET, road, n)?);
            Some(Price { gold: if monk { 0 } else { toll }, earned: toll })
        };
        Journey(Routes::from(&NET, from, price))
    }
}

impl Raja {
    /// The road of a step, and what its traveller has to have in hand.
    pub(crate) fn judge_travel(&self, state: &State, seat: Seat, to: Place) -> Result<(), Reason> {
        let (n, public) = (seat.index(), &state.public);
        let from = public.architect[n];
        let Some(goal) = to.junction() else {
            return Err(Reason::NoStop { village: to });
        };
        if public.duty.is_tired() {
            return Err(Reason::Tired { most: MOST_ROADS, deeds: self.deeds(state, seat) });
        }
        let road = from.junction().and_then(|from| NET.between(from, goal));
        let Some(road) = road else {
            return Err(Reason::NoRoad { from, to });
        };
        let Some(toll) = public.villages.toll(&NET, road, n) else {
            let empty = Villages(public.villages.empty(&NET, road));
            return Err(Reason::RoadClosed { villages: empty });
        };
        let (need, have) = (u16::from(toll), state.gold(seat));
        if need > have && !public.cards[n].has(Character::Monk) {
            let strange = NET.mask(road) & !public.villages.villages(n);
            return Err(Reason::Toll { need, have, villages: Villages(strange) });
        }
        Ok(())
    }

    /// The places one road away that can be reached now.
    #[inline]
    pub(crate) fn within_reach(state: &State, seat: Seat) -> impl Iterator<Item = Place> + '_ {
        let (n, public) = (seat.index(), &state.public);
        let from = public.architect[n].junction().unwrap_or(Junction::new(0));
        let monk = public.cards[n].has(Character::Monk);
        let gold = state.gold(seat);
        let inhabited = public.villages.inhabited();
        let roads = if public.duty.is_tired() { &[][..] } else { NET.at[from.index()] };
        let roads = roads.iter().copied();
        let own = public.villages.villages(n);
        let open = move |road: &Road| {
            let villages = NET.mask(*road);
            // An own house in every village, gold for as many as can stand
            // there, or a toll that can be paid.
            villages & !inhabited == 0
                && (monk
                    || u32::from(gold) >= 2 * (villages & !own).count_ones()
                    || public.villages.toll(&NET, *road, n).is_some_and(|t| u16::from(t) <= gold))
        };
        roads.filter(open).map(move |road| Place::of_junction(NET.leads(road, from)))
    }

    /// Travels one road; every house owner on it is paid (6.5, 6.8).
    pub(crate) fn travel(state: &mut State, seat: Seat, to: Place, tell: &mut dyn FnMut(Event)) {
        let n = seat.index();
        let public = &mut state.public;
        let from = public.architect[n];
        let ends = from.junction().zip(to.junction());
        let Some(road) = ends.and_then(|(from, to)| NET.between(from, to)) else {
            debug_assert!(false, "no road");
            return;
        };
        let tolls = public.villages.tolls(&NET, road, n);
        let bank = public.cards[n].has(Character::Monk);
        let sum: u16 = tolls.iter().map(|toll| u16::from(*toll)).sum();
        public.architect[n] = to;
        public.duty.roads = public.duty.roads.saturating_add(1);
        if sum > 0 {
            for (owner, toll) in tolls.into_iter().enumerate() {
                state.earn(owner, toll);
            }
            if !bank {
                state.gold[n] = state.gold[n].saturating_sub(sum);
            }
        }
        tell(Event::Travelled { seat, from, to, tolls, bank: bank && sum > 0 });
    }
}
