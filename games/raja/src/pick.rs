//! A quick random action: what a hurried player would do. The kind of action
//! first, then the action, without building a list.
//!
//! Actions that are owed are done before anything else; an architect travels
//! now and then, more often while a city is needed; nothing is given up before
//! the end of the turn.

use crate::Raja;
use crate::action::{Action, Site};
use crate::board;
use crate::duty::Once;
use crate::kind::{Disc, Kind};
use crate::place::{City, Place};
use crate::rules::TOKEN_KINDS;
use crate::state::{Phase, State};
use engine::{Handful, Random, Seat};
use roads::Village;

type Dice<'a, 'r, R> = &'a mut Handful<'r, R>;

/// A random member of a set of villages that is not empty.
#[inline]
fn any_village<R: Random>(mut set: u32, random: Dice<'_, '_, R>) -> Place {
    for _ in 0..random.below(set.count_ones()) {
        set &= set - 1;
    }
    Place::of_village(Village::new(set.trailing_zeros() as usize))
}

/// A random one of the few that an iterator gives, in one pass.
#[inline]
fn any_of<T, R: Random>(items: impl Iterator<Item = T>, random: Dice<'_, '_, R>) -> Option<T> {
    let mut chosen = None;
    for (n, item) in items.enumerate() {
        if n == 0 || random.below(n as u32 + 1) == 0 {
            chosen = Some(item);
        }
    }
    chosen
}

impl Raja {
    pub(crate) fn pick_by_kind(
        &self,
        state: &State,
        seat: Seat,
        random: &mut impl Random,
    ) -> Action {
        let random = &mut Handful::new(random);
        let public = &state.public;
        match public.phase {
            Phase::Seal => Action::Seal(Disc::nth(random.below(Disc::COUNT as u32))),
            Phase::Act => self.pick_in_turn(state, seat, random),
            Phase::Confirm => Action::Confirm,
            Phase::Carry(from, _) => {
                let own = from.village().map_or(0, |village| 1u32 << village.index());
                let room = self.villages_with_room(public) & !own;
                let at = public.architect[seat.index()];
                let city = at.city().is_some() && at != from;
                // A city as often as a village.
                if room == 0 || city && random.below(2) == 0 {
                    Action::To(at)
                } else {
                    Action::To(any_village(room, random))
                }
            }
            Phase::Choose(_) | Phase::Replace(_) => {
                let bank = self.bank(public);
                let nth = random.below(u32::from(bank.len()));
                Action::Choose(bank.nth(nth).unwrap_or(crate::Character::Mogul))
            }
            Phase::Bid(_) => {
                let (least, have) = (Self::least_bid(state), state.gold(seat).min(255));
                let opening = public.auction.bidder.is_none();
                // Bids creep up, and most players soon have enough.
                if opening || least <= have && random.below(3) == 0 {
                    let more = random.below(3).min(u32::from(have - least));
                    Action::Bid((least + more as u16) as u8)
                } else {
                    Action::Pass
                }
            }
            Phase::Open(_) => Action::House(any_village(self.villages_with_room(public), random)),
            Phase::Give(_) => {
                let own = public.cards[seat.index()];
                let nth = random.below(u32::from(own.len()));
                Action::Give(own.nth(nth).unwrap_or(crate::Character::Mogul))
            }
            Phase::Governors | Phase::Youngest | Phase::Over => {
                debug_assert!(false, "nobody is asked");
                Action::End
            }
        }
    }

    fn pick_in_turn<R: Random>(
        &self,
        state: &State,
        seat: Seat,
        random: Dice<'_, '_, R>,
    ) -> Action {
        let (n, public) = (seat.index(), &state.public);
        let duty = &public.duty;
        let gold = state.gold[n];
        let at = public.architect[n];
        let open = duty.unfinished();
        let owes = open != 0;
        // Where to go is decided before what to do, or nobody would travel.
        if random.below(if owes { 4 } else { 3 }) == 0
            && let Some(to) = any_of(Self::within_reach(state, seat), random)
        {
            return Action::Go(to);
        }
        if public.tokens[n] > 0 && !duty.used(Once::Token) && random.below(4) == 0 {
            return Action::Token(TOKEN_KINDS[random.below(8) as usize]);
        }
        let villages = self.villages_with_room(public);
        if Self::has_builder(public, seat)
            && random.below(3) == 0
            && let Some(action) = Self::pick_free(state, seat, villages, random)
        {
            return action;
        }
        if open != 0 {
            // Begin with any task, so that none is always first.
            let first = random.below(3) as usize;
            for n in 0..3 {
                let task = (first + n) % 3;
                if open >> task & 1 == 0 {
                    continue;
                }
                let Some(kind) = duty.tasks[task] else { continue };
                if let Some(action) = self.pick_for(state, seat, kind, (at, gold, villages), random)
                {
                    return action;
                }
            }
            // What is owed needs another place: try to get there.
            if random.below(2) == 0
                && let Some(to) = any_of(Self::within_reach(state, seat), random)
            {
                return Action::Go(to);
            }
        }
        Action::End
    }

    /// The Builder's power.
    fn pick_free<R: Random>(
        state: &State,
        seat: Seat,
        villages: u32,
        random: Dice<'_, '_, R>,
    ) -> Option<Action> {
        let public = &state.public;
        let at = public.architect[seat.index()];
        if public.reserve[seat.index()] > 0 {
            if at.city().is_some() && random.below(2) == 0 {
                return Some(Action::FreeHouse(at));
            }
            if villages != 0 {
                return Some(Action::FreeHouse(any_village(villages, random)));
            }
        }
        let from = public.homes_of(seat).filter(|from| {
            !public.duty.put_back.has(*from) && Self::has_way_out(villages, at, *from)
        });
        any_of(from, random).map(Action::FreeMove)
    }

    /// One part of an unfinished action, if it can be done here and now.
    fn pick_for<R: Random>(
        &self,
        state: &State,
        seat: Seat,
        kind: Kind,
        (at, gold, villages): (Place, u16, u32),
        random: Dice<'_, '_, R>,
    ) -> Option<Action> {
        let (n, public) = (seat.index(), &state.public);
        let duty = &public.duty;
        match kind {
            Kind::Gold => Some(Action::Gold),
            Kind::Quarry => (public.quarry[n] >= board::QUARRY_HOUSES).then_some(Action::Quarry),
            Kind::Governor => {
                let free = City::all().filter(|city| public.track.can_descend(*city));
                any_of(free, random).map(Action::Governor)
            }
            Kind::Character => self.pick_character(state, seat, random),
            Kind::Move => {
                let homes = public.homes_of(seat);
                let from = homes.filter(|from| {
                    !duty.put_back.has(*from) && Self::has_way_out(villages, at, *from)
                });
                any_of(from, random).map(Action::Move)
            }
            Kind::House | Kind::TwoHouses | Kind::Palace | Kind::PalaceHouse => {
                let room = duty.room();
                if let Some(city) = at.city()
                    && room.palace
                    && public.palaces[n] < self.palaces()
                    && gold >= u16::from(Self::palace_cost(public, seat))
                {
                    let outer = self.outer_free(public, city) > 0;
                    if public.centre[city.index()].is_none() && (!outer || random.below(3) > 0) {
                        return Some(Action::Palace(city, Site::Centre));
                    }
                    if outer {
                        return Some(Action::Palace(city, Site::Outer));
                    }
                }
                if public.reserve[n] == 0 || gold < u16::from(board::HOUSE_COST) {
                    return None;
                }
                let village = room.village && villages != 0;
                if room.city && at.city().is_some() && (!village || random.below(2) == 0) {
                    return Some(Action::House(at));
                }
                village.then(|| Action::House(any_village(villages, random)))
            }
        }
    }

    fn pick_character<R: Random>(
        &self,
        state: &State,
        seat: Seat,
        random: Dice<'_, '_, R>,
    ) -> Option<Action> {
        let public = &state.public;
        let own = public.cards[seat.index()];
        let bank = self.bank(public);
        let strange = if self.second && !bank.is_empty() { bank } else { self.cards().minus(own) };
        let get = strange.nth(random.below(u32::from(strange.len()).max(1)))?;
        if !self.second || !bank.is_empty() {
            return Some(Action::Take(get));
        }
        let richer = |other: &Seat| public.cards[other.index()].len() > own.len();
        let others = Seat::all(self.players as usize).filter(richer);
        if let Some(from) = any_of(others, random)
            && random.below(2) == 0
        {
            return Some(Action::Attract(from));
        }
        let give = own.nth(random.below(u32::from(own.len())))?;
        Some(Action::Swap { get, give })
    }
}
