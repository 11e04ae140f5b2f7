//! Exchanges: several goods from the market for as many cards from hand and
//! herd (chapter 5).
//!
//! Nearly all legal actions are exchanges, so listing them decides how fast
//! the game runs. What can be given is listed once, by size; each set of goods
//! that can be taken then keeps those parts of its size that share no kind with
//! it.

use crate::action::{Action, Swap};
use crate::board::{HAND_LIMIT, MARKET, MIN_EXCHANGE};
use crate::cards::{Cards, Kind};
use crate::reason::Reason;
use engine::{Handful, Random};

/// Camels that may be given: each makes the hand one card larger.
#[inline]
fn camels(hand: Cards, herd: u8) -> u8 {
    herd.min(HAND_LIMIT - hand.total())
}

/// A hand of 7 has at most 128 different parts, five goods at most 32.
const HAND_PARTS: usize = 1 << HAND_LIMIT;
const MARKET_PARTS: usize = 1 << MARKET;
/// More exchanges than any market and hand allow (167 were seen).
const ROOM: usize = 256;
/// One camel.
const CAMEL: u32 = 1 << (4 * Kind::Camel.index());

/// Every part of some goods with at most `most` cards, the empty one included;
/// returns how many, and how many of each size.
///
/// Each part carries its size as camels owed: one camel is subtracted for
/// every card. Adding `k` camels then gives the part made up to `k` cards.
#[inline]
fn parts<const N: usize>(goods: Cards, most: usize, list: &mut [u32; N]) -> (usize, [usize; 8]) {
    let mut sizes = [0; 8];
    sizes[0] = 1;
    let mut len = 1;
    let mut kinds = goods.goods().present();
    while kinds != 0 {
        let shift = kinds.trailing_zeros();
        kinds &= kinds - 1;
        let before = len;
        let mut more = 0u32;
        for _ in 0..goods.bits() >> shift & 15 {
            more = more.wrapping_add((1u32 << shift).wrapping_sub(CAMEL));
            for n in 0..before {
                let part = list[n % N].wrapping_add(more);
                let size = size(part);
                list[len % N] = part;
                sizes[size] += 1;
                len += usize::from(size <= most);
            }
        }
    }
    (len, sizes)
}

/// How many cards a part has.
#[inline]
fn size(part: u32) -> usize {
    ((part >> (4 * Kind::Camel.index())).wrapping_neg() & 7) as usize
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
    let (mut unsorted, mut give) = ([0; HAND_PARTS], [0; HAND_PARTS]);
    let (len, sizes) = parts(hand, most, &mut unsorted);
    // Where each size begins when sorted by size.
    let mut begin = [0; 8];
    for n in 0..7 {
        begin[n + 1] = begin[n] + sizes[n];
    }
    let mut next = begin;
    for part in &unsorted[..len.min(HAND_PARTS)] {
        let size = size(*part);
        give[next[size] % HAND_PARTS] = *part;
        next[size] += 1;
    }
    let mut take = [0; MARKET_PARTS];
    let (len, _) = parts(goods, most, &mut take);
    let mut found = [0u64; ROOM];
    let mut count = 0;
    for taken in &take[..len.min(MARKET_PARTS)] {
        let k = size(*taken);
        if k < MIN_EXCHANGE as usize {
            continue;
        }
        let taken = Cards::from_bits(taken & (CAMEL - 1));
        let mask = taken.mask();
        let up_to = k as u32 * CAMEL;
        // Every part is written, and stays if it shares no kind: a branch would
        // be mispredicted half of the time.
        for given in &give[begin[k.saturating_sub(camels)]..begin[k + 1]] {
            let all = Cards::from_bits(given.wrapping_add(up_to));
            found[count % ROOM] = Swap::pack(taken, all);
            count += usize::from(given & mask == 0);
        }
    }
    out.extend(found[..count.min(ROOM)].iter().map(|bits| Action::Swap(Swap::unpack(*bits))));
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
pub(crate) fn pick(
    goods: Cards,
    hand: Cards,
    herd: u8,
    random: &mut Handful<'_, impl Random>,
) -> Option<Swap> {
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
