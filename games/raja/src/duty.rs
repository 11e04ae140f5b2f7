//! What the player whose turn it is still has to do.
//!
//! Houses and palaces are not booked on one of the chosen actions when they
//! are built; they are only counted. Which action each belongs to is settled
//! when somebody asks, always so that the fewest actions are left unfinished
//! (ruling R13), so nobody can be hurt by the order in which they build.

use crate::board;
use crate::kind::{Disc, Kind};
use crate::place::PlaceSet;
use engine::Seat;

/// The turn's chosen actions: two of the disc, and a token's.
pub const TASKS: usize = 3;

/// A one-off of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Once {
    /// The Merchant's gold was paid.
    Merchant = 1,
    /// The Builder's free house was used.
    Builder = 2,
    /// The Yogi's token was given, or none was left.
    Yogi = 4,
    /// An action token was used.
    Token = 8,
}

impl Once {
    /// All of them in order.
    pub const ALL: [Once; 4] = [Once::Merchant, Once::Builder, Once::Yogi, Once::Token];

    /// As it is written in positions.
    pub const fn word(self) -> &'static str {
        match self {
            Once::Merchant => "merchant",
            Once::Builder => "builder",
            Once::Yogi => "yogi",
            Once::Token => "token",
        }
    }
}

/// The running turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Duty {
    /// Whose turn it is.
    pub seat: Seat,
    /// The chosen actions: disc, disc, token.
    pub tasks: [Option<Kind>; TASKS],
    /// Which of those without building are done: bit `n` for task `n`.
    pub done: u8,
    /// Which were given up before the end of the turn.
    pub dropped: u8,
    /// Houses built in villages by actions of this turn.
    pub villages: u8,
    /// Houses built in cities by actions of this turn.
    pub cities: u8,
    /// Palaces built by actions of this turn.
    pub palaces: u8,
    /// The one-offs that are used up.
    pub once: u8,
    /// Actions of this turn for which the others were compensated.
    pub paid: u8,
    /// Roads travelled since anything else was done in this turn.
    pub roads: u8,
    /// Where houses were taken up and put down again since anything else was
    /// done (7.9).
    pub put_back: PlaceSet,
}

impl Duty {
    /// No turn is running.
    pub const NONE: Duty = Duty {
        seat: Seat::A,
        tasks: [None; TASKS],
        done: 0,
        dropped: 0,
        villages: 0,
        cities: 0,
        palaces: 0,
        once: 0,
        paid: 0,
        roads: 0,
        put_back: PlaceSet::NONE,
    };

    /// A turn begins.
    #[inline]
    pub(crate) fn of(seat: Seat, disc: Disc) -> Duty {
        let [one, other] = disc.kinds();
        Duty { seat, tasks: [Some(one), Some(other), None], ..Duty::NONE }
    }

    /// Whether the architect has wandered enough with nothing done (6.12).
    #[inline]
    pub fn is_tired(&self) -> bool {
        self.roads >= board::MOST_ROADS
    }

    /// Whether a one-off is used up.
    #[inline]
    pub fn used(&self, once: Once) -> bool {
        self.once & once as u8 != 0
    }

    #[inline]
    pub(crate) fn r#use(&mut self, once: Once) {
        self.once |= once as u8;
    }

    /// The tasks that count: there, and not given up.
    #[inline]
    fn standing(&self) -> impl Iterator<Item = (usize, Kind)> + '_ {
        let there = self.tasks.iter().enumerate();
        let there = there.filter_map(|(n, task)| task.map(|kind| (n, kind)));
        there.filter(|(n, _)| self.dropped >> n & 1 == 0)
    }

    /// An open task of a kind that builds nothing.
    #[inline]
    pub fn open(&self, kind: Kind) -> Option<usize> {
        debug_assert!(!kind.is_building());
        self.standing().find(|(n, task)| *task == kind && self.done >> n & 1 == 0).map(|(n, _)| n)
    }

    /// The task is done.
    #[inline]
    pub(crate) fn finish(&mut self, kind: Kind) {
        if let Some(task) = self.open(kind) {
            self.done |= 1 << task;
        }
    }

    /// What all standing tasks build: houses anywhere, in a city, palaces.
    #[inline]
    pub(crate) fn builds(&self) -> [u8; 3] {
        let mut sum = Needs::NONE;
        for (n, task) in self.tasks.iter().enumerate() {
            if let Some(kind) = task
                && self.dropped >> n & 1 == 0
            {
                sum = sum + Needs::of(*kind);
            }
        }
        [sum.any, sum.city, sum.palaces]
    }

    /// Whether a house may still be built by an action, anywhere and in a
    /// city; and whether a palace.
    #[inline]
    pub fn room(&self) -> Room {
        let [any, city, palaces] = self.builds();
        let houses = self.villages + self.cities < any + city;
        Room {
            village: houses && self.villages < any,
            city: houses,
            palace: self.palaces < palaces,
        }
    }

    /// What the standing tasks still want built: houses anywhere, houses that
    /// must stand in a city, palaces.
    pub fn left(&self) -> [u8; 3] {
        let [any, city, palaces] = self.builds();
        let houses = (any + city).saturating_sub(self.villages + self.cities);
        let anywhere = any.saturating_sub(self.villages).min(houses);
        [anywhere, houses - anywhere, palaces.saturating_sub(self.palaces)]
    }

    /// The tasks that are unfinished, bit by bit, with houses and palaces
    /// booked so that they are as few as can be; of equals, the earlier ones.
    #[inline]
    pub fn unfinished(&self) -> u8 {
        let mut open = 0;
        let mut building = 0;
        for (n, task) in self.tasks.iter().enumerate() {
            let Some(kind) = task else { continue };
            if self.dropped >> n & 1 == 1 {
                continue;
            }
            if kind.is_building() {
                building |= 1 << n;
            } else if self.done >> n & 1 == 0 {
                open |= 1 << n;
            }
        }
        if building == 0 { open } else { open | self.unfinished_building(building) }
    }

    fn unfinished_building(&self, building: u8) -> u8 {
        let needs: [Needs; TASKS] = std::array::from_fn(|n| match self.tasks[n] {
            Some(kind) if building >> n & 1 == 1 => Needs::of(kind),
            _ => Needs::NONE,
        });
        let all = needs[0] + needs[1] + needs[2];
        if self.fills(all, Needs::NONE) {
            return 0;
        }
        // At most three tasks: leave one, two, all of them unfinished.
        for left in [0b001, 0b010, 0b100, 0b011, 0b101, 0b110] {
            if left & !building == 0 && left != building {
                let mut rest = Needs::NONE;
                for (n, needs) in needs.iter().enumerate() {
                    if left >> n & 1 == 1 {
                        rest = rest + *needs;
                    }
                }
                if self.fills(all - rest, rest) {
                    return left;
                }
            }
        }
        building
    }

    /// Whether what was built fills these needs, and what remains of it finds
    /// room in the rest.
    #[inline]
    fn fills(&self, needs: Needs, rest: Needs) -> bool {
        let houses = self.villages + self.cities;
        let in_villages = self.villages.min(needs.any);
        self.palaces >= needs.palaces
            && self.palaces <= needs.palaces + rest.palaces
            && self.cities >= needs.city
            && houses >= needs.any + needs.city
            && self.villages - in_villages <= rest.any
            && houses - needs.any - needs.city <= rest.any + rest.city
    }

    /// The unfinished tasks by kind.
    pub fn owed(&self) -> impl Iterator<Item = Kind> + '_ {
        let open = self.unfinished();
        self.standing().filter(move |(n, _)| open >> n & 1 == 1).map(|(_, kind)| kind)
    }

    /// Of these tasks the kinds, each once: bit `k` for the kind with number
    /// `k`.
    #[inline]
    pub(crate) fn kinds_of(&self, tasks: u8) -> u16 {
        let mut kinds = 0;
        for (n, task) in self.tasks.iter().enumerate() {
            if let Some(kind) = task
                && tasks >> n & 1 == 1
            {
                kinds |= 1 << *kind as u16;
            }
        }
        kinds
    }

    /// The open tasks that build nothing, as [`Duty::kinds_of`] gives them.
    #[inline]
    pub(crate) fn open_kinds(&self) -> u16 {
        self.kinds_of(!(self.done | self.dropped)) & !BUILDING
    }

    /// The first unfinished task of a kind.
    #[inline]
    pub(crate) fn unfinished_of(&self, kind: Kind) -> Option<usize> {
        let open = self.unfinished();
        self.standing().find(|(n, task)| *task == kind && open >> n & 1 == 1).map(|(n, _)| n)
    }

    /// A task is given up for good. Of what was built, it keeps what no other
    /// task has room for.
    pub(crate) fn drop_task(&mut self, task: usize) {
        self.dropped |= 1 << task;
        let [any, city, palaces] = self.builds();
        self.palaces = self.palaces.min(palaces);
        self.villages = self.villages.min(any);
        self.cities = self.cities.min(any + city - self.villages);
    }
}

/// The kinds that build, as [`Duty::kinds_of`] gives them.
const BUILDING: u16 = {
    let mut kinds = 0;
    let mut n = 0;
    while n < Kind::ALL.len() {
        if Kind::ALL[n].is_building() {
            kinds |= 1 << n;
        }
        n += 1;
    }
    kinds
};

/// What tasks want built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Needs {
    /// Houses anywhere.
    any: u8,
    /// Houses in a city.
    city: u8,
    palaces: u8,
}

impl Needs {
    const NONE: Needs = Needs { any: 0, city: 0, palaces: 0 };

    #[inline]
    const fn of(kind: Kind) -> Needs {
        let [any, city, palaces] = kind.builds();
        Needs { any, city, palaces }
    }
}

impl std::ops::Add for Needs {
    type Output = Needs;
    #[inline]
    fn add(self, more: Needs) -> Needs {
        Needs {
            any: self.any + more.any,
            city: self.city + more.city,
            palaces: self.palaces + more.palaces,
        }
    }
}

impl std::ops::Sub for Needs {
    type Output = Needs;
    #[inline]
    fn sub(self, less: Needs) -> Needs {
        Needs {
            any: self.any - less.any,
            city: self.city - less.city,
            palaces: self.palaces - less.palaces,
        }
    }
}

/// What may still be built by an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room {
    /// A house in a village.
    pub village: bool,
    /// A house in a city.
    pub city: bool,
    /// A palace.
    pub palace: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn duty(kinds: &[Kind], villages: u8, cities: u8, palaces: u8) -> Duty {
        let mut tasks = [None; TASKS];
        for (task, kind) in tasks.iter_mut().zip(kinds) {
            *task = Some(*kind);
        }
        Duty { tasks, villages, cities, palaces, ..Duty::NONE }
    }

    fn left(kinds: &[Kind], villages: u8, cities: u8, palaces: u8) -> u32 {
        duty(kinds, villages, cities, palaces).unfinished().count_ones()
    }

    #[test]
    fn pieces_are_booked_so_that_the_fewest_actions_are_unfinished() {
        use Kind::{Gold, House, Palace, PalaceHouse, TwoHouses};
        assert_eq!(left(&[House, TwoHouses], 0, 0, 0), 2);
        assert_eq!(left(&[House, TwoHouses], 0, 1, 0), 1, "one house finishes House");
        assert_eq!(left(&[House, TwoHouses], 1, 1, 0), 1);
        assert_eq!(left(&[House, TwoHouses], 2, 1, 0), 0);
        assert_eq!(left(&[House, TwoHouses], 2, 0, 0), 1, "two villages: one for each action");
        assert_eq!(left(&[TwoHouses], 1, 0, 0), 1);
        assert_eq!(left(&[TwoHouses, TwoHouses], 2, 1, 0), 1);
        assert_eq!(left(&[PalaceHouse, Palace], 0, 0, 1), 1, "the palace finishes Palace");
        assert_eq!(left(&[PalaceHouse, Palace], 1, 0, 1), 1);
        assert_eq!(left(&[PalaceHouse, TwoHouses, House], 1, 1, 1), 1);
        assert_eq!(left(&[PalaceHouse, TwoHouses, House], 2, 2, 1), 0);
        assert_eq!(left(&[Gold, House], 1, 0, 0), 1);
    }

    #[test]
    fn what_is_left_to_build() {
        use Kind::{Gold, House, PalaceHouse, TwoHouses};
        assert_eq!(duty(&[TwoHouses, House], 0, 0, 0).left(), [2, 1, 0]);
        assert_eq!(duty(&[TwoHouses, House], 2, 0, 0).left(), [0, 1, 0]);
        assert_eq!(duty(&[TwoHouses, House], 0, 2, 0).left(), [1, 0, 0]);
        assert_eq!(duty(&[PalaceHouse, Gold], 1, 0, 0).left(), [0, 0, 1]);
        assert_eq!(duty(&[Gold], 0, 0, 0).left(), [0, 0, 0]);
    }

    #[test]
    fn two_village_houses_need_two_actions() {
        use Kind::{House, TwoHouses};
        let room = duty(&[TwoHouses], 1, 0, 0).room();
        assert!(!room.village && room.city);
        let room = duty(&[TwoHouses, House], 1, 0, 0).room();
        assert!(room.village && room.city);
        let room = duty(&[TwoHouses], 1, 1, 0).room();
        assert!(!room.village && !room.city && !room.palace);
    }

    #[test]
    fn a_dropped_task_keeps_only_what_finds_no_other_room() {
        use Kind::{House, PalaceHouse, TwoHouses};
        let mut turn = duty(&[PalaceHouse, House], 1, 0, 0);
        assert_eq!(turn.unfinished(), 0b01);
        turn.drop_task(0);
        assert_eq!((turn.villages, turn.unfinished(), turn.room().village), (1, 0, false));
        let mut turn = duty(&[TwoHouses], 1, 0, 0);
        turn.drop_task(0);
        assert_eq!((turn.villages, turn.unfinished()), (0, 0));
        let mut turn = duty(&[TwoHouses, TwoHouses], 1, 2, 0);
        turn.drop_task(1);
        assert_eq!((turn.villages, turn.cities, turn.unfinished()), (1, 1, 0));
    }

    /// Whoever books every piece by hand can build nothing that the sums do
    /// not allow, and leaves no fewer actions unfinished (ruling R13).
    #[test]
    fn booking_by_hand_gains_nothing() {
        fn by_hand(tasks: &[Kind], left: &[[u8; 3]], built: [u8; 3], tried: &mut u32) {
            let turn = duty(tasks, built[0], built[1], built[2]);
            let unfinished = left.iter().filter(|left| left.iter().any(|n| *n > 0)).count();
            assert!(turn.unfinished().count_ones() as usize <= unfinished, "{tasks:?} {built:?}");
            *tried += 1;
            let room = turn.room();
            // A village house, a city house, a palace, on a part of a task.
            for (piece, part) in [(0, 0), (1, 0), (1, 1), (2, 2)] {
                for n in 0..left.len() {
                    if left[n][part] == 0 {
                        continue;
                    }
                    assert!([room.village, room.city, room.palace][piece], "{tasks:?} {built:?}");
                    let (mut left, mut built) = (left.to_vec(), built);
                    left[n][part] -= 1;
                    built[piece] += 1;
                    by_hand(tasks, &left, built, tried);
                }
            }
        }
        use Kind::{House, Palace, PalaceHouse, TwoHouses};
        let kinds = [House, TwoHouses, Palace, PalaceHouse];
        let mut tried = 0;
        for a in kinds {
            for b in kinds {
                for c in kinds {
                    let tasks = [a, b, c];
                    by_hand(&tasks, &tasks.map(Kind::builds), [0; 3], &mut tried);
                }
            }
        }
        assert!(tried > 1000, "{tried}");
    }

    #[test]
    fn booking_agrees_with_trying_everything() {
        // Every booking of every piece on every task, by brute force.
        fn brute(pieces: &[usize], slots: &mut Vec<[u8; 3]>) -> u32 {
            let Some((piece, rest)) = pieces.split_first() else {
                return slots.iter().filter(|left| left.iter().sum::<u8>() > 0).count() as u32;
            };
            let mut best = u32::MAX;
            for n in 0..slots.len() {
                // A village house fits an unbound half; a city house both.
                let fits: &[usize] = [&[0][..], &[0, 1], &[2]][*piece];
                for at in fits {
                    if slots[n][*at] > 0 {
                        slots[n][*at] -= 1;
                        best = best.min(brute(rest, slots));
                        slots[n][*at] += 1;
                    }
                }
            }
            best
        }
        use Kind::{House, Palace, PalaceHouse, TwoHouses};
        let kinds = [House, TwoHouses, Palace, PalaceHouse];
        let mut tried = 0;
        for a in kinds {
            for b in kinds {
                for c in [None, Some(House), Some(TwoHouses), Some(Palace), Some(PalaceHouse)] {
                    let tasks: Vec<Kind> = [a, b].into_iter().chain(c).collect();
                    for pieces in 0..7 * 7 * 4 {
                        let (v, h, p) = (pieces % 7, pieces / 7 % 7, pieces / 49);
                        let list: Vec<usize> = [(0, v), (1, h), (2, p)]
                            .into_iter()
                            .flat_map(|(kind, n)| std::iter::repeat_n(kind, n))
                            .collect();
                        let mut slots: Vec<_> = tasks.iter().map(|kind| kind.builds()).collect();
                        let expected = brute(&list, &mut slots);
                        if expected == u32::MAX {
                            continue;
                        }
                        tried += 1;
                        assert_eq!(left(&tasks, v as u8, h as u8, p as u8), expected, "{tasks:?}");
                    }
                }
            }
        }
        assert!(tried > 1000, "{tried}");
    }
}
