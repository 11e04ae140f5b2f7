//! A quick random action: what a hurried player would do. The kind of action
//! first, then the action, without building a list.
//!
//! Actions that are planned are done before anything else; a priest travels
//! now and then, more often while a city is needed.

use crate::Maharaja;
use crate::action::Action;
use crate::board;
use crate::character::{Cards, Character};
use crate::kind::{Disc, Kind};
use crate::place::{City, Place};
use crate::site::SITES;
use crate::state::{Phase, Public, State};
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

fn any_card<R: Random>(cards: Cards, random: Dice<'_, '_, R>) -> Option<Character> {
    cards.nth(random.below(u32::from(cards.len()).max(1)))
}

fn any_city<R: Random>(random: Dice<'_, '_, R>) -> City {
    City::new(random.below(City::COUNT as u32) as usize)
}

impl Maharaja {
    pub(crate) fn pick_by_kind(
        &self,
        state: &State,
        seat: Seat,
        random: &mut impl Random,
    ) -> Action {
        let random = &mut Handful::new(random);
        let public = &state.public;
        match public.phase {
            Phase::Plan => Action::Plan(Disc::ALL[random.below(Disc::COUNT as u32) as usize]),
            Phase::Act => self.pick_in_turn(state, seat, random),
            Phase::Exchange => Action::Enough,
            Phase::Choose(_) | Phase::Replace(_) => {
                let card = any_card(public.row.cards(), random);
                Action::Choose(card.unwrap_or(Character::FIRST))
            }
            Phase::Open(_) => {
                Action::Shrine(any_village(self.villages_with_room(public, seat), random))
            }
            Phase::Reward => {
                let tile = any_of(public.rewards.open(self.open_rewards()), random);
                tile.map_or(Action::Waive, Action::Reward)
            }
            Phase::Buy => {
                let most = Self::most_buys(public, seat);
                Action::Buy(1 + random.below(u32::from(most)) as u8)
            }
            Phase::Free => {
                let room = self.villages_with_room(public, seat);
                if room == 0 || random.below(2) == 0 {
                    Action::Free(any_city(random).place())
                } else {
                    Action::Free(any_village(room, random))
                }
            }
            Phase::Maharani => {
                any_card(Self::unmarked(public), random).map_or(Action::Waive, Action::Maharani)
            }
            Phase::Characters
            | Phase::Rewards
            | Phase::Banners
            | Phase::Starter
            | Phase::Refill
            | Phase::Setup
            | Phase::Tiles
            | Phase::Tick
            | Phase::Reveal
            | Phase::Over => {
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
        if duty.debt() > 0 {
            return Self::pick_in_debt(public, seat, random);
        }
        let done = public.is_turn_done();
        // Where to go is decided before what to do, or nobody would travel.
        if random.below(if done { 3 } else { 4 }) == 0
            && let Some(to) = any_of(Self::within_reach(public, seat), random)
        {
            return Action::Go(to);
        }
        if public.tokens[n] > 0 && !duty.used_token() && random.below(4) == 0 {
            return Action::Token(Kind::BY_TOKEN[random.below(8) as usize]);
        }
        let powers = public.powers(seat).minus(duty.used);
        if random.below(3) == 0
            && let Some(action) = self.pick_power(state, seat, powers, random)
        {
            return action;
        }
        if !done {
            // Begin with any task, so that none is always first.
            let first = random.below(3) as usize;
            for n in 0..3 {
                let task = (first + n) % 3;
                let Some(kind) = duty.tasks[task].filter(|_| duty.done >> task & 1 == 0) else {
                    continue;
                };
                if let Some(action) = self.pick_for(public, seat, kind, random) {
                    return action;
                }
            }
            // What is planned needs another place: try to get there.
            if random.below(2) == 0
                && let Some(to) = any_of(Self::within_reach(public, seat), random)
            {
                return Action::Go(to);
            }
        }
        Action::End
    }

    /// A shrine in a city is owed: it is built here, or the one in the village
    /// is taken back. If that was passed, a city is one road away.
    fn pick_in_debt<R: Random>(public: &Public, seat: Seat, random: Dice<'_, '_, R>) -> Action {
        let n = seat.index();
        let duty = &public.duty;
        let here = if public.has(seat, Character::ENVOY) {
            Some(any_city(random))
        } else {
            public.priest[n].city()
        };
        if let Some(city) = here
            && public.hand[n] > 0
            && public.coins[n] >= duty.shrine_cost()
        {
            return Action::Shrine(city.place());
        }
        let unpassed = duty.unpassed.0;
        if duty.firm_debt() == 0 || here.is_some() {
            return Action::Back(any_village(unpassed, random));
        }
        // What lies on the way is needed there.
        match Self::way_to_settle(public, seat, unpassed) {
            Some((road, toll)) if toll > public.coins[n] => {
                Action::Back(any_village(unpassed & !board::NET.mask(road), random))
            }
            Some((road, _)) => {
                let start = roads::Junction::new(0);
                Action::Go(Place::of_junction(board::NET.leads(road, start)))
            }
            None => {
                debug_assert!(false, "a word that was given can be kept");
                Action::End
            }
        }
    }

    fn pick_power<R: Random>(
        &self,
        state: &State,
        seat: Seat,
        powers: Cards,
        random: Dice<'_, '_, R>,
    ) -> Option<Action> {
        let (n, public) = (seat.index(), &state.public);
        match any_card(powers, random)? {
            Character::COUNSELLOR => {
                let city = any_city(random);
                self.can_shift(&public.track, city, board::BANNER_MOVE)
                    .then_some(Action::Counsel(city))
            }
            Character::BUILDER
                if public.supply[n] > 0 && public.coins[n] >= self.builder_cost() =>
            {
                let room = self.villages_with_room(public, seat);
                Some(Action::Found(if room == 0 || random.below(2) == 0 {
                    any_city(random).place()
                } else {
                    any_village(room, random)
                }))
            }
            Character::CHANGER if state.prestige[n] > 0 && random.below(2) == 0 => {
                Some(Action::ExchangeSell)
            }
            Character::CHANGER if public.coins[n] >= board::EXCHANGE => Some(Action::ExchangeBuy),
            card => Self::judge_power(state, seat, card).is_ok().then_some(Action::Power(card)),
        }
    }

    /// One part of a planned action, if it can be done here and now.
    fn pick_for<R: Random>(
        &self,
        public: &Public,
        seat: Seat,
        kind: Kind,
        random: Dice<'_, '_, R>,
    ) -> Option<Action> {
        let n = seat.index();
        let duty = &public.duty;
        match kind {
            Kind::Coins => Some(Action::Coins),
            Kind::Stock => (public.supply[n] > 0).then_some(Action::Stock),
            Kind::Prestige => (public.coins[n] >= board::PRESTIGE_COST).then_some(Action::Prestige),
            Kind::Track => {
                let city = any_city(random);
                self.can_shift(&public.track, city, board::BANNER_MOVE)
                    .then_some(Action::Track(city))
            }
            Kind::Character => any_card(self.takeable(public, seat), random).map(Action::Take),
            Kind::Statue | Kind::Shrine | Kind::StatueShrine | Kind::TwoShrines => {
                let room = duty.room();
                let here = if public.has(seat, Character::ENVOY) {
                    Some(any_city(random))
                } else {
                    public.priest[n].city()
                };
                if let Some(city) = here
                    && room.statue
                    && public.coins[n] >= self.statue_cost(public, seat, city)
                    && public.statues_built(seat) < board::STATUES
                {
                    let free = public.free_sites(city);
                    if free & 1 == 1 && random.below(3) > 0 {
                        return Some(Action::Statue(city, 0));
                    }
                    let sites = (0..SITES).filter(|site| free >> site & 1 == 1);
                    if let Some(site) = any_of(sites, random) {
                        return Some(Action::Statue(city, site));
                    }
                }
                if !room.city || public.hand[n] == 0 || public.coins[n] < duty.shrine_cost() {
                    return None;
                }
                // A village that would bind a city is left to the careful.
                let free = room.village && duty.debt_after_village() == 0;
                let villages = if free { self.villages_with_room(public, seat) } else { 0 };
                match here {
                    Some(city) if villages == 0 || random.below(2) == 0 => {
                        Some(Action::Shrine(city.place()))
                    }
                    _ => (villages != 0).then(|| Action::Shrine(any_village(villages, random))),
                }
            }
        }
    }
}
