//! A point in a match: what everybody may know, and what is hidden.
//!
//! No deck order exists before it is drawn: the deck is every card that is
//! nowhere else, so it is computed, not stored. The same goes for the bonus
//! tokens still in their piles.

use crate::board::{self, ALL_CARDS};
use crate::cards::{Cards, Kind};
use engine::Seat;
use serde::{Deserialize, Serialize};

/// What the match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Who starts the first round.
    Starter,
    /// Five cards for this player.
    Deal(Seat),
    /// Two cards to complete the market.
    Open,
    /// The turn of the player to move.
    Act,
    /// Cards to replace what was taken: this many, fewer if the deck is short.
    Refill(u8),
    /// The value of a bonus token from this pile (0, 1, 2 for 3, 4, 5 cards).
    Bonus(u8),
    /// Nothing: the match has ended.
    Over,
}

/// Why a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Cause {
    /// Three piles of goods tokens are empty.
    Piles,
    /// The deck could not refill the market.
    Deck,
    /// The `guard` option ended it.
    Guard,
}

/// How a round was scored. Arrays are by seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// Why the round ended.
    pub cause: Cause,
    /// Rupees on goods tokens.
    pub goods: [u8; 2],
    /// Number of goods tokens.
    pub goods_tokens: [u8; 2],
    /// Rupees on bonus tokens.
    pub bonus: [u8; 2],
    /// Number of bonus tokens.
    pub bonus_tokens: [u8; 2],
    /// Camels in the herd.
    pub herd: [u8; 2],
    /// Who won the round; nobody after a full tie.
    pub winner: Option<Seat>,
}

impl Summary {
    /// Who gets the camel token: the larger herd, nobody if equal.
    pub fn camel_token(&self) -> Option<Seat> {
        match self.herd[0].cmp(&self.herd[1]) {
            std::cmp::Ordering::Greater => Some(Seat::A),
            std::cmp::Ordering::Less => Some(Seat::B),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// Who is ahead: by rupees, then by bonus tokens, then by goods tokens;
    /// nobody if all of that is equal.
    pub fn leader(&self) -> Option<Seat> {
        let rank = |seat: Seat| {
            let n = seat.index();
            (self.rupees(seat), self.bonus_tokens[n], self.goods_tokens[n])
        };
        match rank(Seat::A).cmp(&rank(Seat::B)) {
            std::cmp::Ordering::Greater => Some(Seat::A),
            std::cmp::Ordering::Less => Some(Seat::B),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// All rupees of a seat.
    pub fn rupees(&self, seat: Seat) -> u8 {
        let n = seat.index();
        let camel = if self.camel_token() == Some(seat) { board::CAMEL_TOKEN } else { 0 };
        self.goods[n].saturating_add(self.bonus[n]).saturating_add(camel)
    }
}

/// Which goods tokens are gone, and who took each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tokens {
    /// How many of each good's tokens were taken.
    gone: [u8; 6],
    /// For each good a bit per token, set if the second player took it.
    owner: [u16; 6],
}

impl Tokens {
    /// How many tokens of a good were taken.
    #[inline]
    pub fn gone(&self, good: Kind) -> u8 {
        self.gone[good.index()]
    }

    /// How many tokens of a good are left.
    #[inline]
    pub fn left(&self, good: Kind) -> u8 {
        board::tokens_of(good) - self.gone(good)
    }

    /// The values left in a good's pile, the next one first.
    pub fn pile(&self, good: Kind) -> &'static [u8] {
        &board::TOKENS[good.index()][self.gone(good) as usize..]
    }

    /// How many piles are empty.
    #[inline]
    pub fn empty_piles(&self) -> u8 {
        Kind::GOODS.iter().filter(|good| self.left(**good) == 0).count() as u8
    }

    /// Who took each token of a good, in order.
    pub fn owners(&self, good: Kind) -> impl Iterator<Item = Seat> + '_ {
        let bits = self.owner[good.index()];
        (0..self.gone(good)).map(move |n| if bits >> n & 1 == 1 { Seat::B } else { Seat::A })
    }

    /// The values a seat took, good by good.
    pub fn values(&self, seat: Seat) -> impl Iterator<Item = u8> + '_ {
        Kind::GOODS.into_iter().flat_map(move |good| {
            let values = self.owners(good).zip(board::TOKENS[good.index()]);
            values.filter(move |(owner, _)| *owner == seat).map(|(_, value)| *value)
        })
    }

    /// How many tokens a seat has.
    #[inline]
    pub fn count(&self, seat: Seat) -> u8 {
        let of_b: u32 = self.owner.iter().map(|bits| bits.count_ones()).sum();
        if seat == Seat::B { of_b as u8 } else { self.gone.iter().sum::<u8>() - of_b as u8 }
    }

    /// A seat takes the next `n` tokens of a good.
    #[inline]
    pub(crate) fn take(&mut self, seat: Seat, good: Kind, n: u8) {
        let gone = &mut self.gone[good.index()];
        if seat == Seat::B {
            self.owner[good.index()] |= ((1 << n) - 1) << *gone;
        }
        *gone += n;
    }
}

/// What everybody at the table may know.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Public {
    /// What the match waits for.
    pub phase: Phase,
    /// Whose turn it is, or whose turn made the chance that is waited for.
    pub to_move: Seat,
    /// Who started the round.
    pub starter: Seat,
    /// The round, from 1.
    pub round: u8,
    /// Seals by seat.
    pub seals: [u8; 2],
    /// The market.
    pub market: Cards,
    /// What was sold.
    pub discard: Cards,
    /// Camels by seat.
    pub herd: [u8; 2],
    /// Goods each seat is known to hold, because they were seen to be taken.
    pub known: [Cards; 2],
    /// Goods tokens.
    pub tokens: Tokens,
    /// Rupees on goods tokens by seat; the sum of `tokens.values`.
    pub rupees: [u8; 2],
    /// Number of bonus tokens by seat and pile.
    pub bonus: [[u8; 3]; 2],
    /// Turns in a row without a draw or a sale.
    pub quiet: u8,
    /// Turns of the round.
    pub turns: u16,
    /// How the round before was scored.
    pub last: Option<Summary>,
}

/// A point in a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What everybody may know.
    pub(crate) public: Public,
    /// Goods in hand by seat.
    pub(crate) hand: [Cards; 2],
    /// Bonus tokens won, by seat, pile and value.
    pub(crate) won: [[[u8; 3]; 3]; 2],
}

impl Public {
    pub(crate) fn start() -> Public {
        Public {
            phase: Phase::Starter,
            to_move: Seat::A,
            starter: Seat::A,
            round: 1,
            seals: [0; 2],
            market: Cards::of(Kind::Camel, board::OPENING_CAMELS),
            discard: Cards::NONE,
            herd: [0; 2],
            known: [Cards::NONE; 2],
            tokens: Tokens::default(),
            rupees: [0; 2],
            bonus: [[0; 3]; 2],
            quiet: 0,
            turns: 0,
            last: None,
        }
    }

    /// What lies open or is known to be in somebody's herd.
    #[inline]
    pub(crate) fn seen(&self) -> Cards {
        let herds = Cards::of(Kind::Camel, self.herd[0] + self.herd[1]);
        self.market.plus(self.discard).plus(herds)
    }
}

impl State {
    /// The state before the first step.
    pub fn start() -> State {
        State { public: Public::start(), hand: [Cards::NONE; 2], won: [[[0; 3]; 3]; 2] }
    }

    /// Everything is put back for the next round; seals and summary stay.
    pub(crate) fn next_round(&mut self, starter: Seat) {
        let before = self.public;
        *self = State::start();
        self.public.phase = Phase::Deal(Seat::A);
        self.public.to_move = starter;
        self.public.starter = starter;
        self.public.round = before.round.saturating_add(1);
        self.public.seals = before.seals;
        self.public.last = before.last;
    }

    /// What everybody may know.
    pub fn public(&self) -> &Public {
        &self.public
    }

    /// The goods a seat holds.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hand[seat.index()]
    }

    /// Every card that is nowhere else.
    #[inline]
    pub fn deck(&self) -> Cards {
        ALL_CARDS.minus(self.public.seen().plus(self.hand[0]).plus(self.hand[1]))
    }

    /// Bonus rupees a seat has won.
    #[inline]
    pub fn bonus(&self, seat: Seat) -> u8 {
        bonus_sum(&self.won[seat.index()])
    }
}

/// The rupees on bonus tokens given by pile and value.
#[inline]
pub(crate) fn bonus_sum(won: &[[u8; 3]; 3]) -> u8 {
    let mut sum = 0;
    for (counts, values) in won.iter().zip(board::BONUS_VALUES) {
        for (count, value) in counts.iter().zip(values) {
            sum += count * value;
        }
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_small() {
        assert!(size_of::<State>() <= 112, "{}", size_of::<State>());
    }
}
