//! The pieces: numbers from `data/jaipur.toml`.

use crate::cards::{Cards, Kind};

/// How many cards there are of each kind.
pub const ALL_CARDS: Cards = Cards::from_counts([6, 6, 6, 8, 8, 10, 11]);

/// Goods tokens of each good, in the order they are taken.
pub const TOKENS: [&[u8]; 6] = [
    &[7, 7, 5, 5, 5],
    &[6, 6, 5, 5, 5],
    &[5, 5, 5, 5, 5],
    &[5, 3, 3, 2, 2, 1, 1],
    &[5, 3, 3, 2, 2, 1, 1],
    &[4, 3, 2, 1, 1, 1, 1, 1, 1],
];

/// The fewest cards of each good that may be sold at once.
pub const MIN_SALE: [u8; 6] = [2, 2, 2, 1, 1, 1];

/// The values on the bonus tokens for 3, 4 and 5 or more cards.
pub const BONUS_VALUES: [[u8; 3]; 3] = [[1, 2, 3], [4, 5, 6], [8, 9, 10]];

/// How many bonus tokens there are of each value, by the `bonus` option.
pub const BONUS_COUNTS: [[[u8; 3]; 3]; 2] =
    [[[2, 3, 2], [2, 2, 2], [2, 1, 2]], [[2, 2, 2], [2, 2, 2], [2, 2, 2]]];

/// What the camel token is worth.
pub const CAMEL_TOKEN: u8 = 5;

/// The most goods in hand at the end of a turn.
pub const HAND_LIMIT: u8 = 7;

/// Cards in the market.
pub const MARKET: u8 = 5;

/// Camels laid out before the deal.
pub const OPENING_CAMELS: u8 = 3;

/// Cards dealt to each player.
pub const OPENING_HAND: u8 = 5;

/// The fewest cards that change hands in an exchange.
pub const MIN_EXCHANGE: u8 = 2;

/// Empty goods piles that end a round.
pub const EMPTY_PILES: u8 = 3;

/// The fewest cards in a sale that earn a bonus token.
pub const MIN_BONUS_SALE: u8 = 3;

/// With the `guard` option: turns in a row without a draw or a sale after
/// which the round is scored as it stands.
pub const QUIET_TURNS: u8 = 100;

/// With the `guard` option: turns after which the round is scored.
pub const ROUND_TURNS: u16 = 500;

/// What each good's tokens are worth in all if the first `n` are taken.
pub(crate) const RUNNING: [[u8; 10]; 6] = {
    let mut sums = [[0; 10]; 6];
    let mut good = 0;
    while good < 6 {
        let mut n = 0;
        while n < 9 {
            let more = if n < TOKENS[good].len() { TOKENS[good][n] } else { 0 };
            sums[good][n + 1] = sums[good][n] + more;
            n += 1;
        }
        good += 1;
    }
    sums
};

/// The number of tokens of a good.
#[inline]
pub const fn tokens_of(good: Kind) -> u8 {
    TOKENS[good.index()].len() as u8
}
