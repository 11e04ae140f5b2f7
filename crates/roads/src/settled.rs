//! Houses in villages, and the tolls they earn.
//!
//! An owner has none, one or two houses in a village, so two sets per owner
//! tell everything, and a toll is a few bit counts.

use crate::{Net, Road, Village};

/// The houses in the villages, by owner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Settled<const OWNERS: usize> {
    /// Villages with at least one house of the owner.
    one: [u32; OWNERS],
    /// Villages with two houses of the owner.
    two: [u32; OWNERS],
}

impl<const OWNERS: usize> Default for Settled<OWNERS> {
    fn default() -> Self {
        Settled::NONE
    }
}

impl<const OWNERS: usize> Settled<OWNERS> {
    /// No house anywhere.
    pub const NONE: Settled<OWNERS> = Settled { one: [0; OWNERS], two: [0; OWNERS] };

    /// How many houses an owner has in a village.
    #[inline]
    pub fn count(&self, owner: usize, village: Village) -> u8 {
        let bit = village.index();
        (self.one[owner] >> bit & 1) as u8 + (self.two[owner] >> bit & 1) as u8
    }

    /// How many houses stand in a village.
    #[inline]
    pub fn total(&self, village: Village) -> u8 {
        (0..OWNERS).map(|owner| self.count(owner, village)).sum()
    }

    /// How many houses an owner has in all villages.
    #[inline]
    pub fn houses(&self, owner: usize) -> u8 {
        (self.one[owner].count_ones() + self.two[owner].count_ones()) as u8
    }

    /// The villages in which an owner has a house, as a set.
    #[inline]
    pub fn villages(&self, owner: usize) -> u32 {
        self.one[owner]
    }

    /// The villages in which an owner has two houses, as a set.
    #[inline]
    pub fn doubled(&self, owner: usize) -> u32 {
        self.two[owner]
    }

    /// The villages in which anybody has a house, as a set.
    #[inline]
    pub fn inhabited(&self) -> u32 {
        self.one.iter().fold(0, |all, one| all | one)
    }

    /// The villages in which two houses stand, as a set.
    #[inline]
    pub fn full(&self) -> u32 {
        let (mut full, mut seen) = (0, 0);
        for (one, two) in self.one.iter().zip(&self.two) {
            full |= two | (seen & one);
            seen |= one;
        }
        full
    }

    /// The villages that hold `limit` houses, one or two, as a set.
    #[inline]
    pub fn at_limit(&self, limit: u8) -> u32 {
        if limit < 2 { self.inhabited() } else { self.full() }
    }

    /// An owner gets a house more in a village; at most two count.
    #[inline]
    pub fn add(&mut self, owner: usize, village: Village) {
        let bit = 1 << village.index();
        self.two[owner] |= self.one[owner] & bit;
        self.one[owner] |= bit;
    }

    /// An owner loses a house in a village.
    #[inline]
    pub fn remove(&mut self, owner: usize, village: Village) {
        let bit = 1 << village.index();
        self.one[owner] &= !(bit & !self.two[owner]);
        self.two[owner] &= !bit;
    }

    /// The villages of a road without any house, as a set: nobody can pass.
    #[inline]
    pub fn empty(&self, net: &Net, road: Road) -> u32 {
        net.mask(road) & !self.inhabited()
    }

    /// Whether a road can be travelled, and what it costs its traveller in
    /// all: nothing where the traveller has a house, else 1 for every house.
    #[inline]
    pub fn toll(&self, net: &Net, road: Road, traveller: usize) -> Option<u8> {
        let villages = net.mask(road);
        if villages & !self.inhabited() != 0 {
            return None;
        }
        let strange = villages & !self.one[traveller];
        let mut houses = 0;
        for set in self.one.iter().chain(&self.two) {
            // Most owners have none there, and counting is dear.
            if set & strange != 0 {
                houses += (set & strange).count_ones();
            }
        }
        Some(houses as u8)
    }

    /// What each owner earns when somebody travels a road.
    #[inline]
    pub fn tolls(&self, net: &Net, road: Road, traveller: usize) -> [u8; OWNERS] {
        let strange = net.mask(road) & !self.one[traveller];
        std::array::from_fn(|owner| {
            let houses = (self.one[owner] & strange).count_ones();
            (houses + (self.two[owner] & strange).count_ones()) as u8
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::tests::TRIANGLE;

    fn settled(houses: &[(usize, usize)]) -> Settled<3> {
        let mut settled = Settled::default();
        for (owner, village) in houses {
            settled.add(*owner, Village::new(*village));
        }
        settled
    }

    #[test]
    fn houses_are_counted() {
        let mut settled = settled(&[(0, 1), (0, 1), (1, 2), (2, 2), (1, 0)]);
        let two = Village::new(1);
        assert_eq!((settled.count(0, two), settled.total(two), settled.houses(0)), (2, 2, 2));
        assert_eq!((settled.inhabited(), settled.full()), (0b111, 0b110));
        assert_eq!((settled.at_limit(1), settled.at_limit(2)), (0b111, 0b110));
        settled.remove(0, two);
        assert_eq!((settled.count(0, two), settled.villages(0), settled.doubled(0)), (1, 2, 0));
        settled.remove(0, two);
        assert_eq!((settled.count(0, two), settled.inhabited()), (0, 0b101));
    }

    #[test]
    fn an_empty_village_closes_the_road() {
        let road = Road::new(0);
        assert_eq!(settled(&[(1, 0)]).toll(&TRIANGLE, road, 1), None);
        assert_eq!(settled(&[(1, 0)]).empty(&TRIANGLE, road), 0b10);
        assert_eq!(settled(&[(1, 0), (1, 1)]).toll(&TRIANGLE, road, 1), Some(0));
        assert_eq!(settled(&[]).toll(&TRIANGLE, Road::new(2), 1), Some(0), "no village, no toll");
    }

    #[test]
    fn one_for_each_house_and_nothing_beside_an_own_one() {
        let houses = settled(&[(0, 0), (1, 0), (2, 1), (2, 1)]);
        let road = Road::new(0);
        assert_eq!(houses.toll(&TRIANGLE, road, 0), Some(2));
        assert_eq!(houses.tolls(&TRIANGLE, road, 0), [0, 0, 2]);
        assert_eq!(houses.toll(&TRIANGLE, road, 2), Some(2));
        assert_eq!(houses.tolls(&TRIANGLE, road, 2), [1, 1, 0]);
    }
}
