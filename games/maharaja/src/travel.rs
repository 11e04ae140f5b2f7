//! Travel and tolls, and the cheapest ways (chapter 6).

use crate::Maharaja;
use crate::board::{MOST_ROADS, NET, VILLAGE_LIMIT};
use crate::character::Character;
use crate::event::Event;
use crate::place::{Place, Villages};
use crate::reason::Reason;
use crate::state::{Public, SEATS, State};
use crate::ways::{FAR, PLACES, exits, spread};
use engine::Seat;
use roads::{Junction, Path, Road, Routes};

/// No road costs more.
pub(crate) const MOST_TOLL: u16 = {
    let mut most = 0;
    let mut n = 0;
    while n < NET.roads.len() {
        let villages = NET.roads[n].villages.len();
        most = if villages > most { villages } else { most };
        n += 1;
    }
    let mut houses = 0;
    let mut players = 0;
    while players < SEATS {
        let limit = VILLAGE_LIMIT[players] as usize;
        houses = if limit > houses { limit } else { houses };
        players += 1;
    }
    (most * houses) as u16
};

/// What a way costs: coins of the traveller, then villages.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
struct Price {
    coins: u16,
    villages: u16,
}

impl std::ops::Add for Price {
    type Output = Price;
    fn add(self, other: Price) -> Price {
        Price { coins: self.coins + other.coins, villages: self.villages + other.villages }
    }
}

/// The cheapest ways of one player's priest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Journey(Routes<Price>);

impl Journey {
    /// What it costs to get to a place where roads meet; nothing if the net
    /// does not lead there.
    #[inline]
    pub fn toll(&self, to: Place) -> Option<u16> {
        self.0.cost(to.junction()?).map(|price| price.coins)
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

/// What it costs a player's priest to get to each place where roads meet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fares([u32; PLACES]);

impl Fares {
    /// The coins; nothing if the net does not lead there.
    #[inline]
    pub fn toll(&self, to: Place) -> Option<u16> {
        let fare = *self.0.get(to.junction()?.index())?;
        (fare < FAR).then_some(fare as u16)
    }
}

impl Public {
    /// What a road costs a seat; nothing if it cannot be travelled. Character
    /// 9 pays nothing (ruling 34).
    #[inline]
    pub(crate) fn toll(&self, seat: Seat, monk: bool, road: Road) -> Option<u16> {
        let toll = self.villages.toll(&NET, road, seat.index())?;
        Some(if monk { 0 } else { u16::from(toll) })
    }

    /// The cheapest ways of a player's priest, whatever the purse holds; of
    /// equally cheap ones, the one with fewest villages (ruling 35).
    pub fn journey(&self, seat: Seat) -> Journey {
        let from = self.priest[seat.index()].junction().unwrap_or(Junction::new(0));
        let monk = self.has(seat, Character::MONK);
        let price = |road: Road, _| {
            let coins = self.toll(seat, monk, road)?;
            Some(Price { coins, villages: NET.mask(road).count_ones() as u16 })
        };
        Journey(Routes::from(&NET, from, price))
    }

    /// What [`Public::journey`] costs to each place where roads meet, without
    /// the ways: for those who only want to know how far their coins go.
    pub fn fares(&self, seat: Seat) -> Fares {
        let n = seat.index();
        let empty = !self.villages.inhabited();
        let monk = self.has(seat, Character::MONK);
        let strange = if monk { 0 } else { !self.villages.villages(n) };
        let mut houses = [0; 2 * SEATS];
        for (owner, sets) in houses.chunks_mut(2).enumerate() {
            sets[0] = self.villages.villages(owner) & strange;
            sets[1] = self.villages.doubled(owner) & strange;
        }
        let from = self.priest[n].junction().unwrap_or(Junction::new(0));
        let fares = spread(from, None, |exit| {
            if exit.count(empty) > 0 {
                return None;
            }
            let mut toll = 0;
            for set in houses {
                toll += if set == 0 { 0 } else { exit.count(set) };
            }
            Some(toll)
        });
        Fares(fares)
    }

    /// What each owner gets when a seat travels a road.
    #[inline]
    pub fn tolls(&self, seat: Seat, road: Road) -> [u8; SEATS] {
        if self.has(seat, Character::MONK) {
            return [0; SEATS];
        }
        self.villages.tolls(&NET, road, seat.index())
    }
}

impl Maharaja {
    /// The road of a step, and what its traveller has to have in hand.
    pub(crate) fn judge_travel(&self, state: &State, seat: Seat, to: Place) -> Result<(), Reason> {
        let (n, public) = (seat.index(), &state.public);
        let from = public.priest[n];
        let Some(goal) = to.junction() else {
            return Err(Reason::NoStop { village: to });
        };
        if public.duty.is_tired() {
            let can = self.deeds(state, seat);
            return Err(Reason::Tired { most: MOST_ROADS, at: from, can });
        }
        let road = from.junction().and_then(|from| NET.between(from, goal));
        let Some(road) = road else {
            return Err(Reason::NoRoad { from, to });
        };
        let monk = public.has(seat, Character::MONK);
        let Some(need) = public.toll(seat, monk, road) else {
            let empty = Villages(public.villages.empty(&NET, road));
            return Err(Reason::RoadClosed { villages: empty });
        };
        let have = public.coins[n];
        if need > have {
            let strange = NET.mask(road) & !public.villages.villages(n);
            return Err(Reason::Toll { need, have, villages: Villages(strange) });
        }
        Ok(())
    }

    /// The places one road away that can be reached now.
    #[inline]
    pub(crate) fn within_reach(public: &Public, seat: Seat) -> impl Iterator<Item = Place> + '_ {
        Self::roads_ahead(public, seat).filter(|(_, open)| *open).map(|(to, _)| to)
    }

    /// The places one road away, and whether they can be reached now; none
    /// once the priest is tired.
    #[inline]
    pub(crate) fn roads_ahead(
        public: &Public,
        seat: Seat,
    ) -> impl Iterator<Item = (Place, bool)> + '_ {
        let n = seat.index();
        let from = public.priest[n].junction().unwrap_or(Junction::new(0));
        let coins = public.coins[n];
        let empty = !public.villages.inhabited();
        // An own shrine in every village, or a toll that can be paid.
        let free = coins >= MOST_TOLL || public.has(seat, Character::MONK);
        let strange = if free { 0 } else { !public.villages.villages(n) };
        let roads = if public.duty.is_tired() { &[][..] } else { exits(from) };
        roads.iter().map(move |exit| {
            let mut open = exit.villages() & empty == 0;
            if strange != 0 && open && exit.villages() & strange != 0 {
                open = public.toll(seat, false, exit.road).is_some_and(|toll| toll <= coins);
            }
            (Place::of_junction(exit.to), open)
        })
    }

    /// Travels one road; every owner of a shrine on it is paid.
    pub(crate) fn travel(public: &mut Public, seat: Seat, to: Place, tell: &mut dyn FnMut(Event)) {
        let n = seat.index();
        let from = public.priest[n];
        let ends = from.junction().zip(to.junction());
        let Some(road) = ends.and_then(|(from, to)| NET.between(from, to)) else {
            debug_assert!(false, "no road");
            return;
        };
        let tolls = public.tolls(seat, road);
        let sum: u16 = tolls.iter().map(|toll| u16::from(*toll)).sum();
        for (coins, toll) in public.coins.iter_mut().zip(tolls) {
            *coins += u16::from(toll);
        }
        public.coins[n] = public.coins[n].saturating_sub(sum);
        public.priest[n] = to;
        public.duty.roads = public.duty.roads.saturating_add(1);
        public.duty.travelled = public.duty.travelled.saturating_add(1);
        // A shrine that was passed stays, or one would pass an empty village.
        public.duty.unpassed.0 &= !NET.mask(road);
        tell(Event::Travelled { seat, from, to, tolls });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Game, Random};

    #[test]
    fn fares_are_those_of_the_journey() {
        let mut random = testkit::rng(12);
        let (mut closed, mut dear) = (0, 0);
        for players in 1..=4 {
            let game = Maharaja::basic(players);
            for round in 0..200 {
                let mut public = *game.start().public();
                for place in Place::all() {
                    let Some(village) = place.village() else { continue };
                    for owner in 0..game.parties() {
                        if random.below(8) < round % 8 && public.villages.total(village) < 2 {
                            public.villages.add(owner, village);
                        }
                    }
                }
                let monk = random.below(4) == 0;
                public.card[0] = Some(if monk { Character::MONK } else { Character::POET });
                public.priest[0] =
                    Place::of_junction(Junction::new(random.below(PLACES as u32) as usize));
                let (journey, fares) = (public.journey(Seat::A), public.fares(Seat::A));
                for place in Place::all() {
                    assert_eq!(fares.toll(place), journey.toll(place), "{place}");
                    closed += u32::from(fares.toll(place).is_none());
                    dear += u32::from(fares.toll(place).is_some_and(|toll| toll > 2));
                }
            }
        }
        assert!(closed > 500 && dear > 100, "{closed} {dear}");
    }
}
