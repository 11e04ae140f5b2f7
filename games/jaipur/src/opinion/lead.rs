//! The opinion itself: how far ahead a seat will be when the round ends, in
//! rupees, and from that its chance to win the round.
//!
//! It is a sum of table entries, most of them one per good: what cards in hand
//! are worth given the tokens left, what the other is known or likely to hold,
//! what stands in the market for either side, herds and sizes of hands. All
//! are in rupees. How much the future counts beside the money already made,
//! and how sure a lead is, depends on how near the end is.
//!
//! An action moves few cards, and per good only from market to hand or back,
//! so the tables are read once for every such move of a good and an action is
//! rated by adding a handful of numbers. [`Opinion::of`] defines the sum,
//! [`Opinion::rate`] is the quick way to it, and a test holds them together.

use super::seen::{PILE, Seen};
use super::weights::WEIGHTS;
use crate::board::{HAND_LIMIT, MARKET};
use crate::{Action, Kind};

/// Cloth and spice have the same tokens and so share their tables.
const CLASS: [usize; 6] = [0, 1, 2, 3, 3, 4];
const CLASSES: usize = 5;

// Where each table begins.
/// Own cards of a good, by tokens gone and number.
pub(super) const OWN: usize = 0;
/// The same for cards the other is known to hold.
pub(super) const KNOWN: usize = OWN + CLASSES * 10 * 8;
/// A card the other may hold, by tokens gone.
pub(super) const LIKELY: usize = KNOWN + CLASSES * 10 * 8;
/// Both collect the same good: own and known number.
pub(super) const CONTEST: usize = LIKELY + CLASSES * 10;
/// The same for a card the other may hold, by own number.
pub(super) const RISK: usize = CONTEST + CLASSES * 6 * 6;
/// Hope for more: own number and cards unseen.
pub(super) const HOPE: usize = RISK + CLASSES * 6;
/// In the market, by number and own number.
pub(super) const WANTED: usize = HOPE + CLASSES * 6 * 11;
/// In the market, by number and known number of the other.
pub(super) const OFFERED: usize = WANTED + CLASSES * 6 * 6;
/// In the market, by the other's herd, number and tokens gone.
pub(super) const ON_SALE: usize = OFFERED + CLASSES * 6 * 6;
/// Both herds, by third of the round.
pub(super) const HERDS: usize = ON_SALE + 3 * CLASSES * 6 * 10;
/// Camels in the market and cards to be refilled.
pub(super) const REFILL: usize = HERDS + 3 * 12 * 12;
/// Sizes of both hands, by third.
pub(super) const SIZES: usize = REFILL + 6 * 6;
/// Different goods in both hands, by third.
pub(super) const KINDS: usize = SIZES + 3 * 2 * 8;
/// How sure a lead is, by nearness of the end.
pub(super) const SURE: usize = KINDS + 3 * 2 * 7;
/// How much hands count beside money, by nearness of the end.
pub(super) const HANDS: usize = SURE + 48;
/// How much the market counts.
pub(super) const MARKETS: usize = HANDS + 48;
/// How many numbers there are in all.
pub(super) const COUNT: usize = MARKETS + 48;

/// Nearness of the end is told by the deck and by the tokens that still have
/// to go before three piles are empty; between these points it is graded.
const DECKS: [u8; 8] = [0, 2, 5, 9, 14, 20, 27, 40];
const LEFTS: [u8; 6] = [0, 2, 4, 7, 11, 16];

/// The point at or below `n`, and how far towards the next it is.
#[inline]
fn between<const N: usize>(points: &[u8; N], n: u8) -> (usize, f32) {
    let at = points[1..N - 1].iter().filter(|point| n >= **point).count();
    let (low, high) = (points[at], points[at + 1]);
    (at, (f32::from(n - low) / f32::from(high - low)).min(1.0))
}

/// What nearness of the end does to an opinion.
#[derive(Clone, Copy)]
struct Nearness {
    sure: f32,
    hands: f32,
    markets: f32,
}

/// Tokens that still have to go before three piles are empty.
#[inline]
fn tokens_to_go(gone: &[u8; 6]) -> u8 {
    // The three smallest numbers, kept in order by insertion.
    let mut least = [u8::MAX; 3];
    for (all, gone) in PILE.iter().zip(gone) {
        let left = all - gone;
        let [a, b, c] = least;
        least = [a.min(left), b.min(left.max(a)), c.min(left.max(b))];
    }
    least.iter().sum()
}

/// Early, middle or late in the round.
#[inline]
fn third(deck: u8) -> usize {
    match deck {
        21.. => 0,
        9..=20 => 1,
        0..=8 => 2,
    }
}

/// Hands, markets and different goods: what a good adds to each.
type Cell = [f32; 4];

#[inline]
fn add(a: Cell, b: Cell) -> Cell {
    std::array::from_fn(|n| a[n] + b[n])
}

#[inline]
fn less(a: Cell, b: Cell) -> Cell {
    std::array::from_fn(|n| a[n] - b[n])
}

/// An opinion: its tables.
#[derive(Clone, Copy)]
pub(super) struct Opinion<'a>(pub(super) &'a [f32; COUNT]);

/// The opinion we hold.
pub(super) const OURS: Opinion<'static> = Opinion(&WEIGHTS);

impl Opinion<'_> {
    /// What one good adds, with so many in hand and in the market.
    #[inline]
    fn cell(&self, seen: &Seen, good: usize, hand: u8, market: u8, gone: u8) -> Cell {
        let w = self.0;
        let class = CLASS[good];
        let (own, known) = (hand as usize, seen.known[good] as usize);
        let (market, gone) = (market as usize, gone as usize);
        let (own5, known5) = (own.min(5), known.min(5));
        let unseen = seen.unseen[good] as usize;
        let likely = w[LIKELY + class * 10 + gone] + w[RISK + class * 6 + own5];
        let hands = w[OWN + (class * 10 + gone) * 8 + own]
            - w[KNOWN + (class * 10 + gone) * 8 + known]
            + w[CONTEST + (class * 6 + own5) * 6 + known5]
            + w[HOPE + (class * 6 + own5) * 11 + unseen]
            - likely * seen.expected[good];
        let herd = (seen.herd[1].clamp(1, 3) - 1) as usize;
        let markets = w[WANTED + (class * 6 + market) * 6 + own5]
            + w[OFFERED + (class * 6 + market) * 6 + known5]
            + w[ON_SALE + ((herd * CLASSES + class) * 6 + market) * 10 + gone];
        [hands, markets, if own > 0 { 1.0 } else { 0.0 }, 0.0]
    }

    #[inline]
    fn nearness(&self, deck: u8, to_go: u8) -> Nearness {
        let (d, x) = between(&DECKS, deck);
        let (t, y) = between(&LEFTS, to_go);
        let corner = |table: usize| {
            let at = &self.0[table + d * LEFTS.len() + t..];
            let near = at[0] * (1.0 - y) + at[1] * y;
            let far = at[LEFTS.len()] * (1.0 - y) + at[LEFTS.len() + 1] * y;
            near * (1.0 - x) + far * x
        };
        Nearness { sure: corner(SURE), hands: corner(HANDS), markets: corner(MARKETS) }
    }

    /// Herds, sizes of hands and the market's camels: what there is besides
    /// goods and money.
    #[inline]
    fn rest(&self, table: &Table) -> f32 {
        let w = self.0;
        let third = third(table.deck);
        let (own, other) = (table.herd as usize, table.other_herd as usize);
        w[HERDS + (third * 12 + own) * 12 + other]
            + w[REFILL + table.camels as usize * 6 + table.refill as usize]
            + w[SIZES + third * 16 + table.size as usize]
            + w[SIZES + third * 16 + 8 + table.other_size as usize]
            + w[KINDS + third * 14 + 7 + table.other_kinds as usize]
    }

    /// The logarithm of the odds of winning the round, from the sums over the
    /// goods and the rest.
    #[inline]
    fn odds(&self, sums: Cell, near: Nearness, lead: f32, rest: f32, deck: u8) -> f32 {
        let kinds = self.0[KINDS + third(deck) * 14 + sums[2] as usize];
        near.sure * (lead + near.hands * sums[0] + near.markets * sums[1] + kinds + rest)
    }

    /// The logarithm of the odds of winning the round after an action, before
    /// the market is refilled: the definition, good by good.
    #[cfg(test)]
    pub(super) fn of(&self, seen: &Seen, refill: u8) -> f32 {
        let sums = (0..6).fold([0.0; 4], |sums, good| {
            let (hand, market, gone) = (seen.hand[good], seen.market[good], seen.gone[good]);
            add(sums, self.cell(seen, good, hand, market, gone))
        });
        let near = self.nearness(seen.deck, tokens_to_go(&seen.gone));
        let rest = self.rest(&Table { refill, ..Table::of(seen) });
        self.odds(sums, near, seen.lead, rest, seen.deck)
    }

    /// The same for each action, the quick way; certain results far from 0.
    #[inline]
    pub(super) fn rate(&self, seen: &Seen, actions: &[Action], mut each: impl FnMut(f32)) {
        let mut sums = [0.0; 4];
        // What changes if so many cards of a good move from the market to the
        // hand; negative numbers the other way, both from the middle.
        let mut moves = [[[0.0; 4]; 16]; 6];
        for (good, moves) in moves.iter_mut().enumerate() {
            let (hand, market, gone) = (seen.hand[good], seen.market[good], seen.gone[good]);
            let now = self.cell(seen, good, hand, market, gone);
            sums = add(sums, now);
            for taken in 1..=market.min(HAND_LIMIT - hand) {
                let then = self.cell(seen, good, hand + taken, market - taken, gone);
                moves[8 + taken as usize] = less(then, now);
            }
            for given in 1..=hand.min(MARKET - market) {
                let then = self.cell(seen, good, hand - given, market + given, gone);
                moves[8 - given as usize] = less(then, now);
            }
        }
        let to_go = tokens_to_go(&seen.gone);
        let near = self.nearness(seen.deck, to_go);
        let taken = self.nearness(seen.deck.saturating_sub(1), to_go);
        let table = Table::of(seen);
        // The rest after an exchange, by camels given.
        let mut given = [0.0; 8];
        let most = table.herd.min(HAND_LIMIT - table.size).min(MARKET - table.camels);
        for n in 0..=most {
            let (herd, size) = (table.herd - n, table.size + n);
            let table = Table { herd, size, camels: table.camels + n, ..table };
            given[n as usize] = self.rest(&table);
        }
        for action in actions {
            each(match *action {
                Action::Take(_) if seen.deck == 0 => end(seen, *action),
                Action::Take(good) => {
                    let sums = add(sums, moves[good.index()][9]);
                    let deck = seen.deck - 1;
                    let table = Table { deck, size: table.size + 1, refill: 1, ..table };
                    self.odds(sums, taken, seen.lead, self.rest(&table), deck)
                }
                Action::Camels if seen.market[6] > seen.deck => end(seen, *action),
                Action::Camels => {
                    let refill = seen.market[6];
                    let deck = seen.deck - refill;
                    let near = self.nearness(deck, to_go);
                    let herd = table.herd + refill;
                    let table = Table { deck, herd, camels: 0, refill, ..table };
                    self.odds(sums, near, seen.lead, self.rest(&table), deck)
                }
                Action::Swap(swap) => {
                    let (take, give) = (swap.take(), swap.give());
                    let mut sums = sums;
                    for good in Kind::GOODS {
                        let by = 8 + take.count(good) - give.count(good);
                        sums = add(sums, moves[good.index()][(by & 15) as usize]);
                    }
                    let rest = given[give.camels() as usize & 7];
                    self.odds(sums, near, seen.lead, rest, seen.deck)
                }
                Action::Sell(good, n) => {
                    let mut after = *seen;
                    if after.sell(good.index(), n) {
                        after.won_by() * WON
                    } else {
                        let good = good.index();
                        let (hand, market) = (seen.hand[good], seen.market[good]);
                        let now = self.cell(seen, good, hand, market, seen.gone[good]);
                        let then = self.cell(seen, good, hand - n, market, after.gone[good]);
                        let sums = add(sums, less(then, now));
                        let near = self.nearness(seen.deck, tokens_to_go(&after.gone));
                        let table = Table { size: table.size - n, ..table };
                        self.odds(sums, near, after.lead, self.rest(&table), seen.deck)
                    }
                }
            });
        }
    }
}

/// An action that ends the round.
fn end(seen: &Seen, action: Action) -> f32 {
    seen.after(action).0.won_by() * WON
}

/// Turns standard deviations of a normal distribution into the logarithm of
/// odds.
pub(super) const WON: f32 = 1.7;

/// What an opinion asks besides goods and money.
#[derive(Clone, Copy)]
struct Table {
    deck: u8,
    herd: u8,
    other_herd: u8,
    size: u8,
    other_size: u8,
    other_kinds: u8,
    camels: u8,
    refill: u8,
}

impl Table {
    #[inline]
    fn of(seen: &Seen) -> Table {
        Table {
            deck: seen.deck,
            herd: seen.herd[0],
            other_herd: seen.herd[1],
            size: seen.size[0],
            other_size: seen.size[1],
            other_kinds: seen.known.iter().filter(|n| **n > 0).count() as u8,
            camels: seen.market[6],
            refill: 0,
        }
    }
}
