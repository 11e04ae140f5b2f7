//! Exchanges: several goods from the market for as many cards from hand and
//! herd (chapter 5).
//!
//! Nearly all legal actions are exchanges, so listing them decides how fast
//! the game runs. What can be given is listed once, sorted by size; each set
//! of goods that can be taken then picks those of its size that share no kind
//! with it, one bit test each.

use crate::action::{Action, Swap};
use crate::board::{HAND_LIMIT, MIN_EXCHANGE};
use crate::cards::{Cards, Kind};
use crate::reason::Reason;
use arrayvec::ArrayVec;
use engine::Random;

/// No more cards than the market has change hands.
const MOST: usize = 5;
/// A hand of 7 has at most 35 different parts of one size (7 choose 3).
const PARTS: usize = 35;

/// Camels that may be given: each makes the hand one card larger.
#[inline]
fn camels(hand: Cards, herd: u8) -> u8 {
    herd.min(HAND_LIMIT - hand.total())
}

/// Every part of `cards` with at most `most` cards, by size.
#[inline]
fn parts(cards: Cards, most: usize) -> [ArrayVec<u32, PARTS>; MOST + 1] {
    let mut by_size: [ArrayVec<u32, PARTS>; MOST + 1] = std::array::from_fn(|_| ArrayVec::new());
    by_size[0].push(0);
    let mut so_far = 0;
    for good in Kind::GOODS {
        let count = cards.count(good) as usize;
        if count == 0 {
            continue;
        }
        let one = 1u32 << (4 * good.index());
        // Larger sizes first, so that a part made now is not extended again.
        let top = (so_far + count).min(most);
        for size in (1..=top).rev() {
            for n in 1..=count.min(size) {
                let from = size - n;
                let (low, high) = by_size.split_at_mut(size);
                let more = one * n as u32;
                high[0].extend(low[from].iter().map(|part| part + more));
            }
        }
        so_far += count;
    }
    by_size
}

/// Appends every legal exchange.
#[inline]
pub(crate) fn list(market: Cards, hand: Cards, herd: u8, out: &mut Vec<Action>) {
    let goods = market.goods();
    let camels = camels(hand, herd) as usize;
    let most = (goods.total() as usize).min(hand.total() as usize + camels);
    if most < MIN_EXCHANGE as usize {
        return;
    }
    let give = parts(hand, most);
    let take = parts(goods, most);
    for (size, taken) in take.iter().enumerate().take(most + 1).skip(MIN_EXCHANGE as usize) {
        let least = size.saturating_sub(camels);
        for taken in taken {
            let mask = Cards::from_bits(*taken).mask();
            for (from_hand, parts) in give.iter().enumerate().take(size + 1).skip(least) {
                let herd = ((size - from_hand) as u32) << (4 * Kind::Camel.index());
                for given in parts {
                    if given & mask == 0 {
                        let given = Cards::from_bits(given | herd);
                        out.push(Action::swap(Cards::from_bits(*taken), given));
                    }
                }
            }
        }
    }
}

/// Why an exchange is not legal.
pub(crate) fn judge(market: Cards, hand: Cards, herd: u8, swap: Swap) -> Result<(), Reason> {
    let (take, give) = (swap.take(), swap.give());
    let after = hand.total() + give.camels();
    if take.camels() > 0 {
        return Err(Reason::CamelTaken);
    }
    if take.total() != give.total() {
        return Err(Reason::SwapUneven { take: take.total(), give: give.total() });
    }
    if take.total() < MIN_EXCHANGE {
        return Err(Reason::SwapTooSmall { take: take.total(), least: MIN_EXCHANGE });
    }
    if take.overlaps(give) {
        let goods = take.common(give);
        return Err(Reason::SwapSame { goods });
    }
    if !market.contains(take) {
        return Err(Reason::NotInMarket { missing: market.missing(take) });
    }
    if !hand.contains(give.goods()) {
        return Err(Reason::NotInHand { missing: hand.missing(give.goods()) });
    }
    if give.camels() > herd {
        return Err(Reason::HerdTooSmall { need: give.camels(), have: herd });
    }
    if after > HAND_LIMIT {
        return Err(Reason::OverLimit { after, limit: HAND_LIMIT });
    }
    Ok(())
}

/// Whether there may be an exchange at all.
#[inline]
pub(crate) fn plausible(goods: Cards, hand: Cards, herd: u8) -> bool {
    goods.total() >= MIN_EXCHANGE && hand.total() + camels(hand, herd) >= MIN_EXCHANGE
}

/// A random exchange: a random number of random goods for random cards of
/// other kinds; nothing if a few tries find none.
#[inline]
pub(crate) fn pick(goods: Cards, hand: Cards, herd: u8, random: &mut impl Random) -> Option<Swap> {
    let camels = Cards::of(Kind::Camel, camels(hand, herd));
    for _ in 0..3 {
        let most = goods.total().min(hand.total() + camels.total());
        let size = MIN_EXCHANGE + random.below(u32::from(most - MIN_EXCHANGE) + 1) as u8;
        let take = goods.draw_many(size, random);
        let others = Cards::from_bits(hand.plus(camels).bits() & !take.mask());
        if others.total() >= size {
            return Some(Swap::new(take, others.draw_many(size, random)));
        }
    }
    None
}
