//! Turn, legality and effect: the one judge, the one generator, the one
//! executor.

use crate::action::{Action, Chance};
use crate::board::{self, HAND_LIMIT, MARKET, MIN_SALE};
use crate::cards::{Cards, Kind};
use crate::reason::{Event, Reason};
use crate::round;
use crate::state::{Cause, Phase, State};
use crate::{Jaipur, exchange};
use engine::{Handful, Illegal, Random, Seat, Seats, Turn};

impl Jaipur {
    #[inline]
    pub(crate) fn waits_for(state: &State) -> Turn {
        match state.public.phase {
            Phase::Act => Turn::Seats(Seats::only(state.public.to_move)),
            Phase::Over => Turn::Over,
            Phase::Starter | Phase::Deal(_) | Phase::Open | Phase::Refill(_) | Phase::Bonus(_) => {
                Turn::Chance
            }
        }
    }

    /// Appends every legal action: sales, camels, single goods, exchanges.
    #[inline]
    pub(crate) fn list(state: &State, seat: Seat, out: &mut Vec<Action>) {
        if state.public.phase != Phase::Act || state.public.to_move != seat {
            return;
        }
        let hand = state.hand(seat);
        let market = state.public.market;
        for good in Kind::GOODS {
            for n in MIN_SALE[good.index()]..=hand.count(good) {
                out.push(Action::Sell(good, n));
            }
        }
        if market.camels() > 0 {
            out.push(Action::Camels);
        }
        let size = hand.total();
        if size < HAND_LIMIT {
            for good in Kind::GOODS {
                if market.count(good) > 0 {
                    out.push(Action::Take(good));
                }
            }
        }
        exchange::list(market, hand, state.public.herd[seat.index()], out);
    }

    /// The judge, once it is known that the seat is to move.
    pub(crate) fn judge(state: &State, seat: Seat, action: Action) -> Result<(), Reason> {
        let hand = state.hand(seat);
        let market = state.public.market;
        match action {
            Action::Take(Kind::Camel) => Err(Reason::OneCamel),
            Action::Take(good) if market.count(good) == 0 => Err(Reason::NotThere { good }),
            Action::Take(_) if hand.total() >= HAND_LIMIT => {
                Err(Reason::HandFull { have: hand.total(), limit: HAND_LIMIT })
            }
            Action::Camels if market.camels() == 0 => Err(Reason::NoCamels),
            Action::Sell(Kind::Camel, _) => Err(Reason::CamelSold),
            Action::Sell(good, n) if n < MIN_SALE[good.index()] => {
                Err(Reason::SaleTooSmall { good, least: MIN_SALE[good.index()] })
            }
            Action::Sell(good, n) if n > hand.count(good) => {
                Err(Reason::SaleTooLarge { good, have: hand.count(good), want: n })
            }
            Action::Swap(swap) => {
                exchange::judge(market, hand, state.public.herd[seat.index()], swap)
            }
            Action::Take(_) | Action::Camels | Action::Sell(..) => Ok(()),
        }
    }

    /// The judge of chance.
    pub(crate) fn judge_chance(
        &self,
        state: &State,
        chance: Chance,
    ) -> Result<(), Illegal<Reason>> {
        let from_deck = |cards: Cards, need: u8| {
            let deck = state.deck();
            if cards.total() != need {
                return Err(Reason::CardCount { need, found: cards.total() });
            }
            if !deck.contains(cards) {
                return Err(Reason::NotInDeck { missing: deck.missing(cards) });
            }
            Ok(())
        };
        let judged = match (state.public.phase, chance) {
            (Phase::Over, _) => return Err(Illegal::Over),
            (Phase::Act, _) => return Err(Illegal::NoChance),
            (Phase::Starter, Chance::Starter(seat)) if seat.index() < 2 => Ok(()),
            (Phase::Deal(due), Chance::Deal(seat, cards)) if seat == due => {
                from_deck(cards, board::OPENING_HAND)
            }
            (Phase::Open, Chance::Open(cards)) => from_deck(cards, MARKET - board::OPENING_CAMELS),
            (Phase::Refill(due), Chance::Refill(cards)) => from_deck(cards, due),
            (Phase::Bonus(pile), Chance::Bonus(value)) => {
                let slot = board::BONUS_VALUES[pile as usize].iter().position(|v| *v == value);
                match slot {
                    Some(slot) if self.bonus_pile(state, pile)[slot] > 0 => Ok(()),
                    _ => Err(Reason::NoSuchBonus { value, pile: pile + board::MIN_BONUS_SALE }),
                }
            }
            _ => Err(Reason::OtherChance),
        };
        judged.map_err(Illegal::Rule)
    }

    /// Bonus tokens still in a pile, by value.
    #[inline]
    pub(crate) fn bonus_pile(&self, state: &State, pile: u8) -> [u8; 3] {
        let pile = pile as usize;
        let all = self.bonus_counts()[pile];
        let held = |slot: usize| state.won[0][pile][slot] + state.won[1][pile][slot];
        // Saturating, because the gate asks this of impossible positions too.
        std::array::from_fn(|slot| all[slot].saturating_sub(held(slot)))
    }

    /// Lets chance fall.
    #[inline]
    pub(crate) fn fall(&self, state: &State, random: &mut impl Random) -> Chance {
        let random = &mut Handful::new(random);
        match state.public.phase {
            Phase::Starter => Chance::Starter(Seat::new(random.below(2) as usize)),
            Phase::Deal(seat) => {
                Chance::Deal(seat, state.deck().draw_many(board::OPENING_HAND, random))
            }
            Phase::Open => {
                Chance::Open(state.deck().draw_many(MARKET - board::OPENING_CAMELS, random))
            }
            Phase::Refill(due) => Chance::Refill(state.deck().draw_many(due, random)),
            Phase::Bonus(pile) => {
                let left = self.bonus_pile(state, pile);
                Chance::Bonus(board::BONUS_VALUES[pile as usize][draw_slot(left, random)])
            }
            Phase::Act | Phase::Over => {
                debug_assert!(false, "nothing is left to chance");
                Chance::Open(Cards::NONE)
            }
        }
    }

    /// Takes an action that the judge allowed.
    #[inline]
    pub(crate) fn act(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        tell: &mut impl FnMut(Event),
    ) {
        let n = seat.index();
        // Without the guard a round may outlast any counter.
        state.public.turns = state.public.turns.saturating_add(1);
        match action {
            Action::Take(good) => {
                let card = Cards::of(good, 1);
                state.public.market = state.public.market.minus(card);
                state.hand[n] = state.hand[n].plus(card);
                state.public.known[n] = state.public.known[n].plus(card);
                tell(Event::Took { seat, good });
                self.want_refill(state, 1, tell);
            }
            Action::Camels => {
                let camels = state.public.market.camels();
                state.public.market = state.public.market.goods();
                state.public.herd[n] += camels;
                tell(Event::TookCamels { seat, camels });
                self.want_refill(state, camels, tell);
            }
            Action::Swap(swap) => {
                let (take, give) = (swap.take(), swap.give());
                let from_hand = give.goods();
                state.public.market = state.public.market.minus(take).plus(give);
                state.hand[n] = state.hand[n].plus(take).minus(from_hand);
                // No kind is on both sides, so the order does not matter.
                state.public.known[n] = forget(state.public.known[n], from_hand).plus(take);
                state.public.herd[n] -= give.camels();
                state.public.quiet = state.public.quiet.saturating_add(1);
                tell(Event::Swapped { seat, take, give });
                self.end_turn(state, tell);
            }
            Action::Sell(good, cards) => {
                let sold = Cards::of(good, cards);
                state.hand[n] = state.hand[n].minus(sold);
                state.public.known[n] = forget(state.public.known[n], sold);
                state.public.discard = state.public.discard.plus(sold);
                state.public.quiet = 0;
                let before = state.public.tokens.gone(good);
                let tokens = cards.min(state.public.tokens.left(good));
                let running = &board::RUNNING[good.index()];
                let rupees = running[(before + tokens) as usize] - running[before as usize];
                state.public.tokens.take(seat, good, tokens);
                state.public.rupees[n] += rupees;
                tell(Event::Sold { seat, good, cards, before, tokens, rupees });
                if cards >= board::MIN_BONUS_SALE {
                    let pile = (cards - board::MIN_BONUS_SALE).min(2);
                    let held = &state.public.bonus;
                    let gone = held[0][pile as usize] + held[1][pile as usize];
                    if gone < self.bonus_counts()[pile as usize].iter().sum() {
                        state.public.phase = Phase::Bonus(pile);
                        return;
                    }
                    tell(Event::NoBonus { seat, pile: pile + board::MIN_BONUS_SALE });
                }
                self.end_sale(state, tell);
            }
        }
    }

    /// Takes a chance that the judge allowed.
    #[inline]
    pub(crate) fn chance(&self, state: &mut State, chance: Chance, tell: &mut impl FnMut(Event)) {
        match chance {
            Chance::Starter(seat) => {
                state.public.starter = seat;
                state.public.to_move = seat;
                state.public.phase = Phase::Deal(Seat::A);
                tell(Event::Round { round: state.public.round, starter: seat });
            }
            Chance::Deal(seat, cards) => {
                let goods = cards.goods();
                state.hand[seat.index()] = goods;
                state.public.herd[seat.index()] = cards.camels();
                state.public.phase =
                    if seat == Seat::A { Phase::Deal(Seat::B) } else { Phase::Open };
                let (hand, camels) = (goods.total(), cards.camels());
                tell(Event::Dealt { seat, goods: Some(goods), hand, camels });
            }
            Chance::Open(cards) => {
                state.public.market = state.public.market.plus(cards);
                state.public.phase = Phase::Act;
                tell(Event::Opened { cards });
            }
            Chance::Refill(cards) => {
                state.public.market = state.public.market.plus(cards);
                state.public.quiet = 0;
                tell(Event::Refilled { cards });
                if state.public.market.total() < MARKET {
                    round::score(self, state, Cause::Deck, tell);
                } else {
                    self.end_turn(state, tell);
                }
            }
            Chance::Bonus(value) => {
                let Phase::Bonus(pile) = state.public.phase else {
                    debug_assert!(false, "no bonus token is due");
                    return;
                };
                let seat = state.public.to_move;
                let values = board::BONUS_VALUES[pile as usize];
                let slot = values.iter().position(|v| *v == value).unwrap_or_default();
                state.won[seat.index()][pile as usize][slot] += 1;
                state.public.bonus[seat.index()][pile as usize] += 1;
                let pile = pile + board::MIN_BONUS_SALE;
                tell(Event::Bonus { seat, pile, value: Some(value) });
                self.end_sale(state, tell);
            }
        }
    }

    /// Cards were taken: the market waits for the deck, or the round ends.
    #[inline]
    fn want_refill(&self, state: &mut State, wanted: u8, tell: &mut impl FnMut(Event)) {
        let due = wanted.min(state.deck().total());
        if due == 0 {
            round::score(self, state, Cause::Deck, tell);
        } else {
            state.public.phase = Phase::Refill(due);
        }
    }

    /// The sale is paid: the round ends, or the turn does.
    #[inline]
    fn end_sale(&self, state: &mut State, tell: &mut impl FnMut(Event)) {
        if state.public.tokens.empty_piles() >= board::EMPTY_PILES {
            round::score(self, state, Cause::Piles, tell);
        } else {
            self.end_turn(state, tell);
        }
    }

    /// The turn is done: the other player is to move.
    #[inline]
    fn end_turn(&self, state: &mut State, tell: &mut impl FnMut(Event)) {
        let public = &mut state.public;
        if self.guard && (public.quiet >= board::QUIET_TURNS || public.turns >= board::ROUND_TURNS)
        {
            round::score(self, state, Cause::Guard, tell);
        } else {
            public.phase = Phase::Act;
            public.to_move = public.to_move.next(2);
        }
    }

    /// A random action, kind first: sale, camels, single good or exchange with
    /// equal odds where they exist. Builds no list.
    #[inline]
    pub(crate) fn pick_by_kind(
        state: &State,
        seat: Seat,
        random: &mut impl Random,
    ) -> Option<Action> {
        let random = &mut Handful::new(random);
        let hand = state.hand(seat);
        let market = state.public.market;
        let saleable = saleable(hand);
        let goods = market.goods();
        let can_take = hand.total() < HAND_LIMIT && !goods.is_empty();
        let herd = state.public.herd[seat.index()];
        // Kinds in the order of `list`; each is tried at most once.
        let mut kinds = u32::from(saleable != 0)
            | u32::from(market.camels() > 0) << 1
            | u32::from(can_take) << 2
            | u32::from(exchange::plausible(goods, hand, herd)) << 3;
        while kinds != 0 {
            let kind = random_bit(kinds, random);
            match kind {
                0 => {
                    let good = Kind::GOODS[(random_bit(saleable, random) / 4) as usize % 6];
                    let least = MIN_SALE[good.index()];
                    let more = u32::from(hand.count(good) - least);
                    return Some(Action::Sell(good, least + random.below(more + 1) as u8));
                }
                1 => return Some(Action::Camels),
                2 => return Some(Action::Take(goods.draw(random))),
                _ => {
                    if let Some(swap) = exchange::pick(goods, hand, herd, random) {
                        return Some(Action::Swap(swap));
                    }
                    kinds &= !(1 << kind);
                }
            }
        }
        None
    }
}

/// A set bit at the bottom of each good of which enough is held to be sold.
#[inline]
fn saleable(hand: Cards) -> u32 {
    // At least two of the dear ones, one of the others.
    const DEAR: u32 = 0x0000_0FFF;
    const { assert!(matches!(MIN_SALE, [2, 2, 2, 1, 1, 1])) }
    let hand = hand.goods();
    let two = Cards::from_bits(hand.bits() & DEAR & 0xEEE).present();
    two | Cards::from_bits(hand.bits() & !DEAR).present()
}

/// The place of a random set bit.
#[inline]
fn random_bit(mut bits: u32, random: &mut Handful<'_, impl Random>) -> u32 {
    for _ in 0..random.below(bits.count_ones()) {
        bits &= bits - 1;
    }
    bits.trailing_zeros()
}

/// Known cards after some were seen to leave: a card that leaves is taken to
/// be a known one as long as there are any.
#[inline]
pub(crate) fn forget(known: Cards, leaving: Cards) -> Cards {
    if known.contains(leaving) { known.minus(leaving) } else { known.minus(known.common(leaving)) }
}

/// A slot drawn with odds by count. There must be one.
#[inline]
pub(crate) fn draw_slot(counts: [u8; 3], random: &mut Handful<'_, impl Random>) -> usize {
    let mut nth = random.below(counts.iter().map(|n| u32::from(*n)).sum()) as u8;
    for (slot, count) in counts.into_iter().enumerate() {
        if nth < count {
            return slot;
        }
        nth -= count;
    }
    0
}
