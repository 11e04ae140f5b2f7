//! What the player whose turn it is may still do.
//!
//! Shrines and statues are not booked on one of the planned actions when they
//! are built; they are only counted, and discounts are used as soon as there
//! are some. So nobody can be hurt by the order in which they build, and the
//! halves of different actions mix freely (ruling 22).

use crate::board;
use crate::character::{Cards, Character};
use crate::kind::{Disc, Kind};
use crate::place::Villages;
use engine::Seat;
use roads::Village;

/// The turn's actions: two of the disc, and a token's.
pub const TASKS: usize = 3;

/// The running turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Duty {
    /// Whose turn it is.
    pub seat: Seat,
    /// The actions: disc, disc, token.
    pub tasks: [Option<Kind>; TASKS],
    /// Which of those without building are done: bit `n` for task `n`.
    pub done: u8,
    /// Shrines built in villages by actions of this turn.
    pub villages: u8,
    /// Shrines built in cities by actions of this turn.
    pub cities: u8,
    /// Statues built by actions of this turn.
    pub statues: u8,
    /// Statues, and shrines, of these that were built at a discount.
    pub reduced: [u8; 2],
    /// The abilities that were used this turn.
    pub used: Cards,
    /// Exchanges made in the use of character 3 that is under way.
    pub exchanges: u8,
    /// Whether the Chronicler has added to these exchanges.
    pub chronicled: bool,
    /// Roads travelled since the last other deed.
    pub roads: u8,
    /// All roads of this turn. No rule asks for them, but whoever plans does.
    pub travelled: u8,
    /// The villages with a shrine of an action of this turn that the priest has
    /// not passed since: those that can be taken back.
    pub unpassed: Villages,
    /// Whether a shrine was taken back since the last other deed.
    pub took_back: bool,
}

/// What all actions of a turn can build: five small numbers in one, so that
/// those of several actions are added at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Plan(u32);

impl Plan {
    const FREE: u32 = 1;
    const GRATIS: u32 = 1 << 4;
    const TWICE: u32 = 1 << 8;
    const STATUES: u32 = 1 << 12;
    const CHEAP: u32 = 1 << 16;

    /// What an action can build.
    const fn of(kind: Kind) -> u32 {
        match kind {
            Kind::Statue => Plan::STATUES + Plan::CHEAP,
            Kind::Shrine => Plan::FREE + Plan::GRATIS,
            Kind::StatueShrine => Plan::STATUES + Plan::FREE,
            Kind::TwoShrines => Plan::TWICE,
            Kind::Coins | Kind::Stock | Kind::Prestige | Kind::Character | Kind::Track => 0,
        }
    }

    const fn part(self, unit: u32) -> u8 {
        ((self.0 / unit) & 15) as u8
    }

    /// Shrines anywhere, without condition.
    #[inline]
    const fn free(self) -> u8 {
        self.part(Plan::FREE)
    }

    /// Shrines at no cost.
    #[inline]
    const fn gratis(self) -> u8 {
        self.part(Plan::GRATIS)
    }

    /// Actions Two shrines.
    #[inline]
    const fn twice(self) -> u8 {
        self.part(Plan::TWICE)
    }

    /// Statues.
    #[inline]
    const fn statues(self) -> u8 {
        self.part(Plan::STATUES)
    }

    /// Statues with a discount.
    #[inline]
    const fn cheap(self) -> u8 {
        self.part(Plan::CHEAP)
    }
}

/// A set of kinds of action: asked once where many are asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Kinds(u16);

impl Kinds {
    #[inline]
    pub(crate) fn has(self, kind: Kind) -> bool {
        self.0 >> kind as u16 & 1 == 1
    }
}

/// What may still be built by an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room {
    /// A shrine in a village.
    pub village: bool,
    /// A shrine in a city.
    pub city: bool,
    /// A statue.
    pub statue: bool,
}

impl Duty {
    /// No turn is running.
    pub const NONE: Duty = Duty {
        seat: Seat::A,
        tasks: [None; TASKS],
        done: 0,
        villages: 0,
        cities: 0,
        statues: 0,
        reduced: [0; 2],
        used: Cards::NONE,
        exchanges: 0,
        chronicled: false,
        roads: 0,
        travelled: 0,
        unpassed: Villages(0),
        took_back: false,
    };

    /// A turn begins.
    #[inline]
    pub(crate) fn of(seat: Seat, disc: Disc) -> Duty {
        let [one, other] = disc.kinds();
        Duty { seat, tasks: [Some(one), Some(other), None], ..Duty::NONE }
    }

    /// Something was done that is neither travel nor a shrine that can still be
    /// taken back: the priest may wander again, and a village come first again.
    #[inline]
    pub(crate) fn refresh(&mut self) {
        self.roads = 0;
        self.took_back = false;
    }

    /// Whether the priest has wandered enough for now.
    #[inline]
    pub fn is_tired(&self) -> bool {
        self.roads >= board::MOST_ROADS
    }

    /// Whether an action token was used this turn.
    #[inline]
    pub fn used_token(&self) -> bool {
        self.tasks[2].is_some()
    }

    /// Whether an ability was used this turn.
    #[inline]
    pub fn used(&self, card: Character) -> bool {
        self.used.has(card)
    }

    /// An open task of a kind that builds nothing.
    #[inline]
    pub fn open(&self, kind: Kind) -> Option<usize> {
        debug_assert!(!kind.is_building());
        (0..TASKS).find(|n| self.tasks[*n] == Some(kind) && self.done >> n & 1 == 0)
    }

    /// The kinds that build nothing and have an open task.
    #[inline]
    pub(crate) fn open_kinds(&self) -> Kinds {
        let mut open = 0;
        for (n, task) in self.tasks.iter().enumerate() {
            if let Some(kind) = task {
                open |= u16::from(!self.done >> n & 1) << *kind as u16;
            }
        }
        Kinds(open)
    }

    /// The task is done.
    #[inline]
    pub(crate) fn finish(&mut self, kind: Kind) {
        if let Some(task) = self.open(kind) {
            self.done |= 1 << task;
        }
    }

    #[inline]
    fn plan(&self) -> Plan {
        Plan(self.tasks.iter().map(|task| task.map_or(0, Plan::of)).sum())
    }

    /// What may still be built.
    #[inline]
    pub fn room(&self) -> Room {
        let plan = self.plan();
        let shrines = self.villages + self.cities < plan.free() + 2 * plan.twice();
        Room {
            village: shrines && self.villages < plan.free() + plan.twice(),
            city: shrines,
            statue: self.statues < plan.statues(),
        }
    }

    /// What the next shrine costs: the actions with a discount come first.
    #[inline]
    pub fn shrine_cost(&self) -> u16 {
        if self.reduced[1] < self.plan().gratis() {
            board::SHRINE_COST.saturating_sub(board::DISCOUNT)
        } else {
            board::SHRINE_COST
        }
    }

    /// A shrine was built by an action.
    #[inline]
    pub(crate) fn built_shrine(&mut self, village: Option<Village>) {
        self.reduced[1] += u8::from(self.reduced[1] < self.plan().gratis());
        if let Some(village) = village {
            self.villages += 1;
            self.unpassed.0 |= 1 << village.index();
        } else {
            self.cities += 1;
        }
    }

    /// A shrine in a village is taken back. Whoever owes one in a city has
    /// built more in villages than there are discounts, so that it was paid in
    /// full.
    #[inline]
    pub(crate) fn take_back(&mut self, village: Village) {
        self.villages -= 1;
        self.unpassed.0 &= !(1 << village.index());
        self.took_back = true;
    }

    /// A statue was built by an action.
    #[inline]
    pub(crate) fn built_statue(&mut self) {
        self.reduced[0] += u8::from(self.reduced[0] < self.plan().cheap());
        self.statues += 1;
    }

    /// What the next statue costs less.
    #[inline]
    pub fn statue_discount(&self) -> u16 {
        if self.reduced[0] < self.plan().cheap() { board::DISCOUNT } else { 0 }
    }

    /// Shrines that must still be built in a city, because an action Two
    /// shrines has put its other one into a village (ruling 21).
    #[inline]
    pub fn debt(&self) -> u8 {
        let bound = self.villages.saturating_sub(self.plan().free());
        bound.saturating_sub(self.cities)
    }

    /// The same if one more shrine is built in a village.
    #[inline]
    pub fn debt_after_village(&self) -> u8 {
        Duty { villages: self.villages + 1, ..*self }.debt()
    }

    /// Whether one more shrine in a village would owe one in a city.
    #[inline]
    pub fn village_binds(&self) -> bool {
        self.debt_after_village() > self.debt()
    }

    /// Of the shrines owed in a city, those that taking shrines back cannot
    /// settle: the priest has passed what they are owed for (7.7).
    #[inline]
    pub fn firm_debt(&self) -> u8 {
        self.debt().saturating_sub(self.unpassed.0.count_ones() as u8)
    }

    /// Statues, shrines anywhere and shrines only in a city that may still be
    /// built.
    pub fn left(&self) -> [u8; 3] {
        let plan = self.plan();
        let shrines = (plan.free() + 2 * plan.twice()).saturating_sub(self.villages + self.cities);
        let villages = (plan.free() + plan.twice()).saturating_sub(self.villages).min(shrines);
        [plan.statues().saturating_sub(self.statues), villages, shrines - villages]
    }

    /// The tasks without building that are undone.
    pub fn undone(&self) -> impl Iterator<Item = Kind> + '_ {
        let tasks = self.tasks.iter().enumerate();
        let tasks = tasks.filter_map(|(n, task)| task.map(|kind| (n, kind)));
        tasks.filter(|(n, kind)| !kind.is_building() && self.done >> n & 1 == 0).map(|(_, k)| k)
    }

    /// Discounts are not used twice, and what was paid in full has its action.
    fn reduced_fits(&self, plan: Plan) -> bool {
        let [statues, shrines] = self.reduced;
        let built = self.villages.saturating_add(self.cities);
        statues <= plan.cheap()
            && shrines <= plan.gratis()
            && statues <= self.statues
            && shrines <= built
            && self.statues - statues <= plan.statues() - plan.cheap()
            && built - shrines <= plan.free() - plan.gratis() + 2 * plan.twice()
    }

    /// Whether what was built and done fits the tasks.
    pub(crate) fn fits(&self) -> bool {
        let plan = self.plan();
        let single = |n: usize| self.tasks[n].is_some_and(|kind| !kind.is_building());
        self.done < 1 << TASKS
            && (0..TASKS).all(|n| self.done >> n & 1 == 0 || single(n))
            && self.villages <= plan.free() + plan.twice()
            && self.villages.saturating_add(self.cities) <= plan.free() + 2 * plan.twice()
            && self.statues <= plan.statues()
            && self.reduced_fits(plan)
            && self.roads <= board::MOST_ROADS
            && self.unpassed.0.count_ones() <= u32::from(self.villages)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Kind::{Coins, Shrine, Statue, StatueShrine, TwoShrines};

    fn duty(kinds: &[Kind], villages: u8, cities: u8, statues: u8) -> Duty {
        let mut tasks = [None; TASKS];
        for (task, kind) in tasks.iter_mut().zip(kinds) {
            *task = Some(*kind);
        }
        let mut turn = Duty { tasks, ..Duty::NONE };
        (0..villages).for_each(|n| turn.built_shrine(Some(Village::new(n.into()))));
        (0..cities).for_each(|_| turn.built_shrine(None));
        (0..statues).for_each(|_| turn.built_statue());
        turn
    }

    #[test]
    fn discounts_are_used_first() {
        let costs = |n| duty(&[TwoShrines, Shrine], 0, n, 0).shrine_cost();
        assert_eq!([costs(0), costs(1), costs(2)], [0, 1, 1]);
        let off = |n| duty(&[StatueShrine, Statue], 0, 0, n).statue_discount();
        assert_eq!([off(0), off(1)], [1, 0]);
    }

    #[test]
    fn open_kinds_are_those_with_an_open_task() {
        for (a, b) in Kind::ALL.into_iter().flat_map(|a| Kind::ALL.map(|b| (a, b))) {
            for c in [None, Some(Kind::Coins), Some(Kind::Track)] {
                for done in 0..8 {
                    let turn = Duty { tasks: [Some(a), Some(b), c], done, ..Duty::NONE };
                    for kind in Kind::ALL.into_iter().filter(|kind| !kind.is_building()) {
                        assert_eq!(turn.open_kinds().has(kind), turn.open(kind).is_some());
                    }
                }
            }
        }
    }

    #[test]
    fn a_discount_that_comes_later_is_not_lost() {
        let mut turn = duty(&[StatueShrine, TwoShrines], 0, 1, 1);
        assert_eq!((turn.statue_discount(), turn.shrine_cost()), (0, 1));
        turn.tasks[2] = Some(Statue);
        assert_eq!(turn.statue_discount(), 1);
        turn.tasks[2] = Some(Shrine);
        assert_eq!(turn.shrine_cost(), 0);
    }

    #[test]
    fn a_village_shrine_of_two_wants_one_in_a_city() {
        assert_eq!(duty(&[TwoShrines, Coins], 1, 0, 0).debt(), 1);
        assert_eq!(duty(&[TwoShrines, Coins], 1, 1, 0).debt(), 0);
        assert_eq!(duty(&[TwoShrines, Shrine], 1, 0, 0).debt(), 0, "the other action's");
        assert_eq!(duty(&[TwoShrines, TwoShrines], 2, 1, 0).debt(), 1);
        assert_eq!(duty(&[TwoShrines, StatueShrine], 1, 0, 0).debt_after_village(), 1);
    }

    #[test]
    fn two_village_shrines_need_two_actions() {
        let room = duty(&[TwoShrines], 1, 0, 0).room();
        assert!(!room.village && room.city && !room.statue);
        let room = duty(&[TwoShrines], 0, 2, 0).room();
        assert!(!room.village && !room.city);
        assert_eq!(duty(&[TwoShrines, Shrine], 0, 1, 0).left(), [0, 2, 0]);
        assert_eq!(duty(&[TwoShrines, StatueShrine], 2, 0, 0).left(), [1, 0, 1]);
    }

    #[test]
    fn counting_agrees_with_trying_every_booking() {
        // Every booking of every shrine on every action, by brute force: the
        // shrine of an action One, or the two halves of Two.
        fn brute(shrines: &[bool], slots: &mut Vec<(bool, Option<bool>)>) -> Option<u8> {
            let Some((city, rest)) = shrines.split_first() else {
                // A village half alone wants its city half.
                let pairs = slots.chunks(2).filter(|pair| !pair[0].0);
                let alone = pairs.filter(|pair| {
                    let villages = pair.iter().filter(|slot| slot.1 == Some(false)).count();
                    villages == 1 && pair.iter().all(|slot| slot.1 != Some(true))
                });
                return Some(alone.count() as u8);
            };
            let mut best: Option<u8> = None;
            for n in 0..slots.len() {
                let other = slots[n ^ 1].1;
                let single = slots[n].0;
                // Of a single action only the first slot is real.
                if slots[n].1.is_some() || single && n % 2 == 1 {
                    continue;
                }
                if !single && !city && other == Some(false) {
                    continue;
                }
                slots[n].1 = Some(*city);
                if let Some(debt) = brute(rest, slots) {
                    best = Some(best.map_or(debt, |b| b.min(debt)));
                }
                slots[n].1 = None;
            }
            best
        }
        let kinds = [Shrine, StatueShrine, TwoShrines];
        let mut tried = 0;
        for a in kinds {
            for b in kinds {
                for c in [None, Some(Shrine), Some(TwoShrines)] {
                    let tasks: Vec<Kind> = [a, b].into_iter().chain(c).collect();
                    for (v, h) in (0..5).flat_map(|v| (0..6).map(move |h| (v, h))) {
                        let mut shrines = vec![false; v];
                        shrines.extend(vec![true; h]);
                        let single = |kind: &Kind| *kind != TwoShrines;
                        let mut slots: Vec<_> =
                            tasks.iter().flat_map(|kind| [(single(kind), None); 2]).collect();
                        let expected = brute(&shrines, &mut slots);
                        let turn = duty(&tasks, v as u8, h as u8, 0);
                        assert_eq!(turn.fits(), expected.is_some(), "{tasks:?} {v} {h}");
                        if let Some(debt) = expected {
                            assert_eq!(turn.debt(), debt, "{tasks:?} {v} {h}");
                            tried += 1;
                        }
                    }
                }
            }
        }
        assert!(tried > 200, "{tried}");
    }
}
