//! What is good in Jaipur.

use crate::playable::{Playable, Scratch, Values, best};
use engine::{Game, MAX_SEATS, Seat, Turn};
use jaipur::board::{BONUS_VALUES, EMPTY_PILES, TOKENS};
use jaipur::{Action, Cards, Jaipur, Kind, Phase, State};

/// Mean bonus for a sale of `n` cards.
fn bonus(n: u8) -> f32 {
    if n < 3 { 0.0 } else { f32::from(BONUS_VALUES[(n - 3).min(2) as usize][1]) }
}

/// Rupees for selling `n` cards of a good after `gone` tokens.
fn sale(good: Kind, gone: u8, n: u8) -> f32 {
    let pile = &TOKENS[good.index()][gone as usize..];
    pile.iter().take(n as usize).map(|v| f32::from(*v)).sum()
}

/// What `n` cards in hand are worth.
fn worth(good: Kind, gone: u8, n: u8) -> f32 {
    if n == 0 {
        return 0.0;
    }
    let whole = sale(good, gone, n) * 0.85 + bonus(n) * 0.8;
    let next = sale(good, gone, n + 1) - sale(good, gone, n) + bonus(n + 1) - bonus(n);
    whole + 0.15 * next
}

fn hand_worth(state: &State, hand: Cards, gone: impl Fn(Kind) -> u8) -> f32 {
    let _ = state;
    Kind::GOODS.into_iter().map(|good| worth(good, gone(good), hand.count(good))).sum()
}

/// Expected lead of the seat after the action, in rupees.
fn margin(state: &State, seat: Seat, action: Action) -> f32 {
    let (me, you) = (seat.index(), 1 - seat.index());
    let public = state.public();
    let mut hand = state.hand(seat);
    let mut market = public.market;
    let mut herd = f32::from(public.herd[me]) - f32::from(public.herd[you]);
    let mut gone: [u8; 6] = Kind::GOODS.map(|good| public.tokens.gone(good));
    let mut money = f32::from(public.rupees[me]) - f32::from(public.rupees[you]);
    money += f32::from(state.bonus(seat));
    for (pile, n) in public.bonus[you].iter().enumerate() {
        money -= f32::from(BONUS_VALUES[pile][1] * n);
    }
    let mut refill = 0;
    match action {
        Action::Take(good) => {
            hand = hand.plus(Cards::of(good, 1));
            market = market.minus(Cards::of(good, 1));
            refill = 1;
        }
        Action::Camels => {
            herd += f32::from(market.camels());
            refill = market.camels();
            market = market.goods();
        }
        Action::Swap(swap) => {
            hand = hand.plus(swap.take()).minus(swap.give().goods());
            market = market.minus(swap.take()).plus(swap.give());
            herd -= f32::from(swap.give().camels());
        }
        Action::Sell(good, n) => {
            hand = hand.minus(Cards::of(good, n));
            money += sale(good, gone[good.index()], n) + bonus(n);
            let left = TOKENS[good.index()].len() as u8 - gone[good.index()];
            gone[good.index()] += n.min(left);
        }
    }
    let empty = (0..6).filter(|n| gone[*n] as usize == TOKENS[*n].len()).count() as u8;
    if empty >= EMPTY_PILES || refill > state.deck().total() {
        let camels = if herd > 0.0 {
            5.0
        } else if herd < 0.0 {
            -5.0
        } else {
            0.0
        };
        return 8.0 * (money + camels);
    }
    let own = hand_worth(state, hand, |good| gone[good.index()]);
    let other = hand_worth(state, public.known[you], |good| gone[good.index()]);
    let mut left: [f32; 6] = Kind::GOODS.map(|good| {
        let have = public.known[you].count(good);
        let more = market.count(good);
        worth(good, gone[good.index()], have + more) - worth(good, gone[good.index()], have)
    });
    left.sort_by(f32::total_cmp);
    let offer = left[5] + 0.3 * left[4];
    let full = if hand.total() == 7 { 2.0 } else { 0.0 };
    money + own - 0.8 * other - 0.35 * offer + 1.1 * herd + 0.3 * f32::from(market.camels())
        - 0.4 * f32::from(refill)
        - full
}

impl Playable for Jaipur {
    fn rate(&self, state: &State, seat: Seat, actions: &[Action], rates: &mut Vec<f32>) {
        rates.extend(actions.iter().map(|action| {
            let margin = margin(state, seat, *action);
            1.0 / (1.0 + (-margin / 12.0).exp())
        }));
    }

    fn value(&self, state: &State, scratch: &mut Scratch<Jaipur>) -> Values {
        let mut values = [0.0; MAX_SEATS];
        let Turn::Seats(seats) = self.turn(state) else {
            values[0] = 0.5;
            values[1] = 0.5;
            return values;
        };
        let seat = seats.lowest().unwrap_or(Seat::A);
        scratch.actions.clear();
        scratch.rates.clear();
        self.legal(state, seat, &mut scratch.actions);
        self.rate(state, seat, &scratch.actions, &mut scratch.rates);
        let value = scratch.rates[best(&scratch.rates)];
        values[seat.index()] = value;
        values[1 - seat.index()] = 1.0 - value;
        values
    }

    fn settled(&self, state: &State) -> Option<Values> {
        let public = state.public();
        if !matches!(public.phase, Phase::Deal(Seat::A)) || public.last.is_none() {
            return None;
        }
        let [a, b] = public.seals;
        let a = 0.5 + 0.25 * (f32::from(a) - f32::from(b));
        let mut values = [0.0; MAX_SEATS];
        values[0] = a;
        values[1] = 1.0 - a;
        Some(values)
    }
}
