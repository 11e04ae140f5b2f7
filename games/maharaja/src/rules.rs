//! Legality and effect: the one judge, the one generator, the one executor.
//! Each chapter of the rules has its own file; here they meet.

use crate::Maharaja;
use crate::action::Action;
use crate::board;
use crate::character::{Cards, Character};
use crate::event::Event;
use crate::kind::{Disc, Kind};
use crate::place::{City, Villages};
use crate::reason::{Asked, Reason};
use crate::site::{BONUS_SITES, SITES, bonus};
use crate::state::{Phase, Public, State};
use crate::travel::MOST_TOLL;
use crate::ways::EXITS;
use engine::Seat;

/// The abilities that only give something.
pub(crate) const GIVING: [Character; 4] =
    [Character::STONECUTTER, Character::PENITENT, Character::POET, Character::YOGI];

/// The characters that no action of their own goes with.
const ONLY_HELD: Cards = Cards::ALL
    .minus(Cards::only(GIVING[0]))
    .minus(Cards::only(GIVING[1]))
    .minus(Cards::only(GIVING[2]))
    .minus(Cards::only(GIVING[3]))
    .minus(Cards::only(Character::COUNSELLOR))
    .minus(Cards::only(Character::BUILDER))
    .minus(Cards::only(Character::CHANGER));

/// A shrine in every city.
static CITY_SHRINES: [Action; City::COUNT] = {
    let mut shrines = [Action::Shrine(City::new(0).place()); City::COUNT];
    let mut n = 0;
    while n < City::COUNT {
        shrines[n] = Action::Shrine(City::new(n).place());
        n += 1;
    }
    shrines
};

/// Every use of an action token.
static TOKENS: [Action; Kind::BY_TOKEN.len()] = {
    let mut tokens = [Action::Token(Kind::Statue); Kind::BY_TOKEN.len()];
    let mut n = 0;
    while n < tokens.len() {
        tokens[n] = Action::Token(Kind::BY_TOKEN[n]);
        n += 1;
    }
    tokens
};

/// Every plan.
static PLANS: [Action; Disc::COUNT] = {
    let mut plans = [Action::Plan(Disc::ALL[0]); Disc::COUNT];
    let mut n = 0;
    while n < Disc::COUNT {
        plans[n] = Action::Plan(Disc::ALL[n]);
        n += 1;
    }
    plans
};

impl Maharaja {
    /// Appends every legal action of the seat, in a fixed order.
    pub(crate) fn list(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let public = &state.public;
        if !public.asked(self.players as usize).contains(seat) {
            return;
        }
        match public.phase {
            Phase::Choose(_) | Phase::Replace(_) => {
                out.extend(public.row.iter().map(Action::Choose));
            }
            Phase::Open(_) => {
                let room = Villages(self.villages_with_room(public, seat));
                out.extend(room.iter().map(Action::Shrine));
            }
            Phase::Plan => out.extend_from_slice(&PLANS),
            Phase::Act => self.list_turn(state, seat, out),
            Phase::Exchange => {
                let first = out.len();
                Self::list_exchanges(state, seat, out);
                self.keep_to_word(state, seat, first, out);
                out.push(Action::Enough);
            }
            Phase::Reward => {
                let open = || public.rewards.open(self.open_rewards());
                out.extend(open().map(Action::Reward));
                if public.has(seat, Character::TREASURER) {
                    out.extend(open().filter(|tile| tile.only_gives()).map(Action::RewardOnce));
                }
                out.extend(open().filter(|tile| tile.only_gives()).map(Action::RewardUnused));
            }
            Phase::Buy => {
                out.extend((1..=Self::most_buys(public, seat)).map(Action::Buy));
                out.push(Action::Waive);
            }
            Phase::Free => {
                let room = Villages(self.villages_with_room(public, seat));
                out.extend(room.iter().map(Action::Free));
                out.extend(City::all().map(|city| Action::Free(city.place())));
                out.push(Action::Waive);
            }
            Phase::Maharani => {
                out.extend(Self::unmarked(public).iter().map(Action::Maharani));
                out.push(Action::Waive);
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
            | Phase::Over => {}
        }
    }

    fn list_turn(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let first = out.len();
        let (n, public) = (seat.index(), &state.public);
        let duty = &public.duty;
        let powers = public.powers(seat);
        let fresh = powers.minus(duty.used);
        let coins = public.coins[n];
        let open = duty.open_kinds();
        if open.has(Kind::Coins) {
            out.push(Action::Coins);
        }
        if open.has(Kind::Stock) && public.supply[n] > 0 {
            out.push(Action::Stock);
        }
        if open.has(Kind::Prestige) && coins >= board::PRESTIGE_COST {
            out.push(Action::Prestige);
        }
        let room = duty.room();
        let villages = self.villages_with_room(public, seat);
        // The cities to build in, as a range of their numbers.
        let cities = match public.priest[n].city() {
            _ if powers.has(Character::ENVOY) => 0..City::COUNT,
            Some(here) => here.index()..here.index() + 1,
            None => 0..0,
        };
        if room.city && public.hand[n] > 0 && coins >= duty.shrine_cost() {
            // What was just taken back is not put there again (7.7).
            if room.village && !(duty.took_back && duty.village_binds()) {
                out.extend(Villages(villages).iter().map(Action::Shrine));
            }
            out.extend_from_slice(&CITY_SHRINES[cities.clone()]);
        }
        if room.statue && public.statues_built(seat) < board::STATUES {
            for city in cities.map(City::new) {
                if coins >= self.statue_cost(public, seat, city) {
                    Self::list_sites(city, public.free_sites(city), out);
                }
            }
        }
        if open.has(Kind::Character) {
            out.extend(self.takeable(public, seat).iter().map(Action::Take));
        }
        let banners =
            || City::all().filter(|city| self.can_shift(&public.track, *city, board::BANNER_MOVE));
        if open.has(Kind::Track) {
            out.extend(banners().map(Action::Track));
        }
        if public.tokens[n] > 0 && !duty.used_token() {
            out.extend_from_slice(&TOKENS);
        }
        if !fresh.minus(ONLY_HELD).is_empty() {
            let giving = GIVING.into_iter().filter(|card| fresh.has(*card));
            let giving = giving.filter(|card| Self::judge_power(state, seat, *card).is_ok());
            out.extend(giving.map(Action::Power));
            if fresh.has(Character::COUNSELLOR) {
                out.extend(banners().map(Action::Counsel));
            }
            if fresh.has(Character::BUILDER) && public.supply[n] > 0 && coins >= self.builder_cost()
            {
                out.extend(Villages(villages).iter().map(Action::Found));
                out.extend(City::all().map(|city| Action::Found(city.place())));
            }
            if fresh.has(Character::CHANGER) {
                Self::list_exchanges(state, seat, out);
            }
        }
        Self::list_roads(public, seat, out);
        if duty.debt() == 0 {
            out.push(Action::End);
        } else {
            out.extend(duty.unpassed.iter().map(Action::Back));
            self.keep_to_word(state, seat, first, out);
        }
    }

    /// The roads that can be travelled. Which of them can is anybody's guess,
    /// so nothing here branches on it.
    #[inline]
    fn list_roads(public: &Public, seat: Seat, out: &mut Vec<Action>) {
        let mut found = [Action::End; EXITS];
        let mut count = 0;
        for (to, open) in Self::roads_ahead(public, seat) {
            if let Some(place) = found.get_mut(count) {
                *place = Action::Go(to);
            }
            count += usize::from(open);
        }
        out.extend_from_slice(&found[..count.min(EXITS)]);
    }

    /// The statues that can be built in a city with these free sites.
    #[inline]
    fn list_sites(city: City, free: u8, out: &mut Vec<Action>) {
        for site in (0..SITES).filter(|site| free >> site & 1 == 1) {
            out.push(Action::Statue(city, site));
        }
        for site in BONUS_SITES.into_iter().filter(|site| free >> site & 1 == 1) {
            out.push(Action::Plain(city, site));
        }
    }

    fn list_exchanges(state: &State, seat: Seat, out: &mut Vec<Action>) {
        if state.public.coins[seat.index()] >= board::EXCHANGE {
            out.push(Action::ExchangeBuy);
        }
        if state.prestige[seat.index()] > 0 {
            out.push(Action::ExchangeSell);
        }
    }

    /// Takes out of the list what would break a word (7.8).
    fn keep_to_word(&self, state: &State, seat: Seat, first: usize, out: &mut Vec<Action>) {
        if state.public.duty.debt() == 0 {
            return;
        }
        let mut kept = first;
        for n in first..out.len() {
            if self.keeps_word(state, seat, out[n]) {
                out[kept] = out[n];
                kept += 1;
            }
        }
        out.truncate(kept);
    }

    /// Whether the shrines that must be built in a city can still be built
    /// after an action. If it is not plain to see, the action is simply tried.
    fn keeps_word(&self, state: &State, seat: Seat, action: Action) -> bool {
        // Only travel makes a word firm: what was passed stays.
        let free = state.public.duty.firm_debt() == 0 && !matches!(action, Action::Go(_));
        free || self.plainly_keeps_word(&state.public, seat, action)
            || self.keeps_word_when_tried(state, seat, action)
    }

    /// Whether it is plain that an action breaks nothing. If it is not, that
    /// does not mean that it does.
    fn plainly_keeps_word(&self, public: &Public, seat: Seat, action: Action) -> bool {
        let n = seat.index();
        let cost = match action {
            // What costs neither coins nor shrines nor a character.
            Action::Coins | Action::Stock | Action::Track(_) | Action::Counsel(_) => return true,
            // A token can make the debt only smaller.
            Action::Power(_) | Action::Token(_) | Action::ExchangeSell => 0,
            // A part of what is due.
            Action::Shrine(place) if place.city().is_some() => 0,
            Action::Prestige => board::PRESTIGE_COST,
            Action::ExchangeBuy => board::EXCHANGE,
            Action::Found(_) => self.builder_cost(),
            Action::Statue(city, _) | Action::Plain(city, _) => {
                self.statue_cost(public, seat, city)
            }
            Action::Go(to) if to.city().is_some() => MOST_TOLL,
            _ => return false,
        };
        let debt = public.duty.debt();
        let need = u16::from(debt) * board::SHRINE_COST + cost;
        public.priest[n].city().is_some() && public.hand[n] >= debt && public.coins[n] >= need
    }

    fn keeps_word_when_tried(&self, state: &State, seat: Seat, action: Action) -> bool {
        let mut after = *state;
        self.act(&mut after, seat, action, &mut |_| {});
        after.public.duty.firm_debt() == 0 || Self::can_settle(&after.public, seat)
    }

    /// The judge, once it is known that the seat is asked.
    pub(crate) fn judge(&self, state: &State, seat: Seat, action: Action) -> Result<(), Reason> {
        let public = &state.public;
        let not_now = |asked: Asked| Err(Reason::NotNow { asked });
        match (public.phase, action) {
            (Phase::Choose(_) | Phase::Replace(_), Action::Choose(card)) => {
                Self::judge_choice(public, card)
            }
            (Phase::Choose(_) | Phase::Replace(_), _) => not_now(Asked::Choose),
            (Phase::Open(_), Action::Shrine(place)) => self.judge_opening(public, seat, place),
            (Phase::Open(_), _) => not_now(Asked::Open),
            (Phase::Plan, Action::Plan(_)) => Ok(()),
            (Phase::Plan, _) => not_now(Asked::Plan),
            (Phase::Exchange, Action::Enough) => Ok(()),
            (Phase::Exchange, Action::ExchangeBuy | Action::ExchangeSell) => {
                Self::judge_exchange(state, seat, action == Action::ExchangeBuy)?;
                self.judge_word(state, seat, action)
            }
            (Phase::Exchange, _) => not_now(Asked::Exchange),
            (Phase::Reward, Action::Reward(tile)) => self.judge_reward(public, tile),
            (Phase::Reward, Action::RewardOnce(tile)) => {
                self.judge_reward(public, tile)?;
                Self::judge_once(public, seat, tile)
            }
            (Phase::Reward, Action::RewardUnused(tile)) => {
                self.judge_reward(public, tile)?;
                Self::judge_unused(tile)
            }
            (Phase::Reward, _) => not_now(Asked::Reward),
            (Phase::Buy | Phase::Free | Phase::Maharani, Action::Waive) => Ok(()),
            (Phase::Buy, Action::Buy(count)) => Self::judge_buy(public, seat, count),
            (Phase::Buy, _) => not_now(Asked::Buy),
            (Phase::Free, Action::Free(place)) => self.judge_free(public, seat, place),
            (Phase::Free, _) => not_now(Asked::Free),
            (Phase::Maharani, Action::Maharani(card)) => Self::judge_maharani(public, card),
            (Phase::Maharani, _) => not_now(Asked::Maharani),
            (Phase::Act, action) => {
                self.judge_turn(state, seat, action)?;
                self.judge_word(state, seat, action)
            }
            (_, _) => not_now(Asked::Act),
        }
    }

    /// A word given by a shrine in a village is kept, or the shrine taken back.
    fn judge_word(&self, state: &State, seat: Seat, action: Action) -> Result<(), Reason> {
        let debt = state.public.duty.debt();
        if debt == 0 || action != Action::End && self.keeps_word(state, seat, action) {
            return Ok(());
        }
        Err(Reason::CityShrineDue { shrines: debt })
    }

    fn judge_turn(&self, state: &State, seat: Seat, action: Action) -> Result<(), Reason> {
        let (n, public) = (seat.index(), &state.public);
        let duty = &public.duty;
        let planned = |kind: Kind| duty.open(kind).map(|_| ()).ok_or(Reason::NotPlanned { kind });
        match action {
            Action::Go(to) => self.judge_travel(state, seat, to),
            Action::Coins => planned(Kind::Coins),
            Action::Stock => {
                planned(Kind::Stock)?;
                if public.supply[n] == 0 { Err(Reason::SupplyEmpty) } else { Ok(()) }
            }
            Action::Prestige => {
                planned(Kind::Prestige)?;
                let (need, have) = (board::PRESTIGE_COST, public.coins[n]);
                if need > have { Err(Reason::NoCoins { need, have }) } else { Ok(()) }
            }
            Action::Shrine(place) => self.judge_shrine(public, seat, place),
            Action::Statue(city, site) => self.judge_statue(public, seat, city, site),
            Action::Plain(city, site) => {
                self.judge_statue(public, seat, city, site)?;
                bonus(city, site).map(|_| ()).ok_or(Reason::NoBonus { city, site })
            }
            Action::Take(card) => self.judge_take(public, seat, card),
            Action::Track(city) => {
                planned(Kind::Track)?;
                self.judge_banner(public, city)
            }
            Action::Token(Kind::Character) => Err(Reason::TokenCharacter),
            Action::Token(_) if duty.used_token() => Err(Reason::TokenUsed),
            Action::Token(_) if public.tokens[n] == 0 => Err(Reason::NoToken),
            Action::Token(_) | Action::End => Ok(()),
            Action::Back(place) => Self::judge_back(public, place),
            Action::Power(card) => Self::judge_power(state, seat, card),
            Action::Counsel(city) => {
                Self::judge_ability(public, seat, Character::COUNSELLOR)?;
                self.judge_banner(public, city)
            }
            Action::Found(place) => {
                Self::judge_ability(public, seat, Character::BUILDER)?;
                self.judge_found(public, seat, place)
            }
            Action::ExchangeBuy => Self::judge_exchange(state, seat, true),
            Action::ExchangeSell => Self::judge_exchange(state, seat, false),
            Action::Choose(_)
            | Action::Plan(_)
            | Action::Enough
            | Action::Reward(_)
            | Action::RewardOnce(_)
            | Action::RewardUnused(_)
            | Action::Buy(_)
            | Action::Free(_)
            | Action::Maharani(_)
            | Action::Waive => Err(Reason::NotNow { asked: Asked::Act }),
        }
    }

    /// Whether an action brings a turn nearer to its end (6.9): travel does not,
    /// nor does a shrine that can be taken back, nor what a robbed player does.
    fn is_deed(public: &Public, action: Action) -> bool {
        match action {
            Action::Go(_) | Action::Back(_) | Action::Choose(_) => false,
            Action::Shrine(place) => place.village().is_none() || !public.duty.village_binds(),
            _ => true,
        }
    }

    /// Takes an action that the judge allowed.
    pub(crate) fn act(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        tell: &mut dyn FnMut(Event),
    ) {
        let n = seat.index();
        let public = &mut state.public;
        if Self::is_deed(public, action) {
            public.duty.refresh();
        }
        match action {
            Action::Choose(card) => match public.phase {
                Phase::Replace(victim) => self.replace(state, victim, card, tell),
                _ => self.choose(state, seat, card, tell),
            },
            Action::Plan(disc) => self.plan(state, seat, disc, tell),
            Action::Go(to) => Self::travel(public, seat, to, tell),
            Action::Shrine(place) => match public.phase {
                Phase::Open(placed) => self.open(state, seat, place, placed, tell),
                _ => Self::build_shrine(public, seat, place, tell),
            },
            Action::Statue(city, site) => self.build_statue(state, seat, city, site, true, tell),
            Action::Plain(city, site) => self.build_statue(state, seat, city, site, false, tell),
            Action::Coins => {
                public.duty.finish(Kind::Coins);
                public.coins[n] += board::COINS_ACTION;
                tell(Event::Coins { seat, coins: board::COINS_ACTION as u8 });
            }
            Action::Stock => {
                public.duty.finish(Kind::Stock);
                let shrines = public.restock(seat, board::STOCK_ACTION);
                tell(Event::Stocked { seat, shrines });
            }
            Action::Prestige => {
                public.duty.finish(Kind::Prestige);
                public.coins[n] -= board::PRESTIGE_COST;
                let prestige = Self::gain(state, seat, board::PRESTIGE_ACTION);
                tell(Event::Prestige { seat, coins: board::PRESTIGE_COST as u8, prestige });
            }
            Action::Take(card) => self.take(state, seat, card, tell),
            Action::Track(city) => Self::move_banner(public, seat, city, false, tell),
            Action::Token(kind) => Self::use_token(public, kind, tell),
            Action::Power(card) => Self::power(state, seat, card, tell),
            Action::Counsel(city) => Self::move_banner(public, seat, city, true, tell),
            Action::Found(place) => self.found(public, seat, place, tell),
            Action::ExchangeBuy => self.exchange(state, seat, true, tell),
            Action::ExchangeSell => self.exchange(state, seat, false, tell),
            Action::Enough => Self::enough(public),
            Action::Back(place) => Self::take_back(public, seat, place, tell),
            Action::End => self.end_turn(state, tell),
            Action::Reward(tile) => self.take_reward(state, seat, tile, 2, tell),
            Action::RewardOnce(tile) => self.take_reward(state, seat, tile, 1, tell),
            Action::RewardUnused(tile) => self.take_reward(state, seat, tile, 0, tell),
            Action::Buy(count) => self.buy(state, seat, count, tell),
            Action::Free(place) => self.free_shrine(state, seat, place, tell),
            Action::Maharani(card) => self.mark(state, seat, card, tell),
            Action::Waive => self.waive(state, seat, tell),
        }
    }
}

impl Public {
    /// What may be undone in the running turn: statues, shrines anywhere,
    /// shrines in a city, and the other actions.
    pub fn is_turn_done(&self) -> bool {
        self.duty.left() == [0; 3] && self.duty.undone().next().is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Game, Random, Step, Turn};

    /// Plays at random and shows every list of a turn.
    fn turns(mut met: impl FnMut(&Maharaja, &State, Seat, &[Action])) {
        let mut random = testkit::rng(77);
        let mut actions = Vec::new();
        for number in 0..200 {
            let game = Maharaja::basic(1 + number % 4);
            let mut state = game.start();
            loop {
                let step = match game.turn(&state) {
                    Turn::Over => break,
                    Turn::Chance => Step::Roll(game.roll(&state, &mut random)),
                    Turn::Seats(seats) => {
                        let seat = seats.lowest().expect("somebody is asked");
                        actions.clear();
                        game.legal(&state, seat, &mut actions);
                        if state.public.phase == Phase::Act {
                            met(&game, &state, seat, &actions);
                        }
                        let at = random.below(actions.len() as u32) as usize;
                        Step::Act(seat, actions[at])
                    }
                };
                game.apply(&mut state, step, &mut |_| ());
            }
        }
    }

    #[test]
    fn what_plainly_keeps_a_word_keeps_it_when_tried() {
        let (mut plain, mut tried) = (0, 0);
        turns(|game, state, seat, actions| {
            if state.public.duty.debt() == 0 {
                return;
            }
            for action in actions {
                if game.plainly_keeps_word(&state.public, seat, *action) {
                    plain += 1;
                    assert!(game.keeps_word_when_tried(state, seat, *action), "{action}");
                } else {
                    tried += 1;
                }
            }
        });
        assert!(plain > 1_000 && tried > 100, "{plain} {tried}");
    }
}
