//! What one seat knows of a round, in the shape the tables of opinion ask for.
//!
//! Everything an opinion may use passes through here, so this file is the
//! answer to "does it peek?": of the other seat it takes the size of the hand,
//! the cards seen to be taken, and open tokens, and nothing else.

use crate::board::{self, ALL_CARDS, BONUS_VALUES, TOKENS};
use crate::{Action, Cards, Jaipur, Kind, State};
use engine::Seat;

/// Tokens of each good.
pub(super) const PILE: [u8; 6] = [
    board::tokens_of(Kind::Diamond),
    board::tokens_of(Kind::Gold),
    board::tokens_of(Kind::Silver),
    board::tokens_of(Kind::Cloth),
    board::tokens_of(Kind::Spice),
    board::tokens_of(Kind::Leather),
];

/// What the first `n` tokens of each good are worth in all.
const RUNNING: [[u8; 10]; 6] = {
    let mut running = [[0; 10]; 6];
    let mut good = 0;
    while good < 6 {
        let mut n = 0;
        while n < 9 {
            let value = if n < TOKENS[good].len() { TOKENS[good][n] } else { 0 };
            running[good][n + 1] = running[good][n] + value;
            n += 1;
        }
        good += 1;
    }
    running
};

/// What a bonus token is worth before it is turned: the middle value of each
/// pile is also its mean, in either set of piles.
const MEAN_BONUS: [f32; 3] =
    [BONUS_VALUES[0][1] as f32, BONUS_VALUES[1][1] as f32, BONUS_VALUES[2][1] as f32];
/// The variance of a bonus token's value.
const BONUS_VARIANCE: f32 = 0.66;

/// What a seat knows of a round, or would know after an action and before the
/// market is refilled. Pairs are own and other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Seen {
    /// Own goods.
    pub(super) hand: [u8; 6],
    /// Goods the other is known to hold.
    pub(super) known: [u8; 6],
    /// The market; camels last.
    pub(super) market: [u8; 7],
    /// Tokens taken from each pile.
    pub(super) gone: [u8; 6],
    /// Goods not yet seen: in the deck or in the other's hand.
    pub(super) unseen: [u8; 6],
    /// How many of the other's unknown cards are this good, on average.
    pub(super) expected: [f32; 6],
    pub(super) herd: [u8; 2],
    /// Goods in hand.
    pub(super) size: [u8; 2],
    pub(super) deck: u8,
    /// Bonus tokens left by pile.
    bonus_left: [u8; 3],
    /// The lead in rupees without the camel token, unknown bonus tokens
    /// counted at their mean.
    pub(super) lead: f32,
    /// The variance of that lead.
    unsure: f32,
    /// The lead in bonus tokens and in goods tokens, for ties.
    tokens: [i8; 2],
}

#[inline]
fn counts(cards: Cards) -> [u8; 6] {
    Kind::GOODS.map(|good| cards.count(good))
}

impl Seen {
    /// What the seat knows now.
    #[inline]
    pub(super) fn of(game: &Jaipur, state: &State, seat: Seat) -> Seen {
        let other = seat.next(2);
        let (me, you) = (seat.index(), other.index());
        let public = state.public();
        let hand = state.hand(seat);
        let known = public.known[you];
        let size = state.hand(other).total();
        let seen = public.market.goods().plus(public.discard).plus(hand).plus(known);
        let unseen = ALL_CARDS.goods().minus(seen);
        let unknown = f32::from(size.saturating_sub(known.total()));
        let share = unknown / f32::from(unseen.total().max(1));
        let unseen = counts(unseen);
        let own = f32::from(public.rupees[me]) + f32::from(state.bonus(seat));
        let mut lead = own - f32::from(public.rupees[you]);
        let mut unsure = 0.0;
        let mut tokens = [0, public.tokens.count(seat) as i8 - public.tokens.count(other) as i8];
        let mut bonus_left = [0; 3];
        for pile in 0..3 {
            let (mine, yours) = (public.bonus[me][pile], public.bonus[you][pile]);
            lead -= f32::from(yours) * MEAN_BONUS[pile];
            unsure += f32::from(yours) * BONUS_VARIANCE;
            tokens[0] += mine as i8 - yours as i8;
            let all: u8 = game.bonus_counts()[pile].iter().sum();
            bonus_left[pile] = all.saturating_sub(mine + yours);
        }
        Seen {
            hand: counts(hand),
            known: counts(known),
            market: Kind::ALL.map(|kind| public.market.count(kind)),
            gone: Kind::GOODS.map(|good| public.tokens.gone(good)),
            unseen,
            expected: unseen.map(|n| f32::from(n) * share),
            herd: [public.herd[me], public.herd[you]],
            size: [hand.total(), size],
            deck: state.deck().total(),
            bonus_left,
            lead,
            unsure,
            tokens,
        }
    }

    /// Sells cards, the bonus at its mean. Returns whether the round ends.
    #[inline]
    pub(super) fn sell(&mut self, good: usize, n: u8) -> bool {
        let gone = self.gone[good];
        let taken = n.min(PILE[good] - gone);
        let running = &RUNNING[good];
        self.lead += f32::from(running[(gone + taken) as usize] - running[gone as usize]);
        self.gone[good] += taken;
        self.tokens[1] += taken as i8;
        self.hand[good] -= n;
        self.size[0] -= n;
        if n >= board::MIN_BONUS_SALE {
            let pile = (n - board::MIN_BONUS_SALE).min(2) as usize;
            if self.bonus_left[pile] > 0 {
                self.bonus_left[pile] -= 1;
                self.lead += MEAN_BONUS[pile];
                self.unsure += BONUS_VARIANCE;
                self.tokens[0] += 1;
            }
        }
        let empty = (0..6).filter(|good| self.gone[*good] == PILE[*good]).count();
        empty >= board::EMPTY_PILES as usize
    }

    /// Takes cards from the deck to refill the market. Returns whether the
    /// round ends.
    #[inline]
    pub(super) fn draw(&mut self, refill: u8) -> bool {
        let short = refill > self.deck;
        self.deck = self.deck.saturating_sub(refill);
        short
    }

    /// What the seat would know after an action: with the cards that will be
    /// refilled, and whether the round ends.
    pub(super) fn after(&self, action: Action) -> (Seen, u8, bool) {
        let mut seen = *self;
        match action {
            Action::Take(good) => {
                seen.hand[good.index()] += 1;
                seen.market[good.index()] -= 1;
                seen.size[0] += 1;
                let ends = seen.draw(1);
                (seen, 1, ends)
            }
            Action::Camels => {
                let camels = std::mem::take(&mut seen.market[6]);
                seen.herd[0] += camels;
                let ends = seen.draw(camels);
                (seen, camels, ends)
            }
            Action::Sell(good, n) => {
                let ends = seen.sell(good.index(), n);
                (seen, 0, ends)
            }
            Action::Swap(swap) => {
                for good in Kind::GOODS {
                    let (take, give) = (swap.take().count(good), swap.give().count(good));
                    let n = good.index();
                    seen.hand[n] = seen.hand[n] + take - give;
                    seen.market[n] = seen.market[n] + give - take;
                }
                let camels = swap.give().camels();
                seen.herd[0] -= camels;
                seen.market[6] += camels;
                seen.size[0] += camels;
                (seen, 0, false)
            }
        }
    }

    /// How many standard deviations the round is won by, if it ended now; far
    /// from 0 if nothing is unsure.
    #[inline]
    pub(super) fn won_by(&self) -> f32 {
        let camels = match self.herd[0].cmp(&self.herd[1]) {
            std::cmp::Ordering::Greater => f32::from(board::CAMEL_TOKEN),
            std::cmp::Ordering::Less => -f32::from(board::CAMEL_TOKEN),
            std::cmp::Ordering::Equal => 0.0,
        };
        let [bonus, goods] = self.tokens;
        let tie = if bonus == 0 { goods } else { bonus };
        let lead = self.lead + camels + 0.1 * f32::from(tie.signum());
        lead / (self.unsure + 0.0004).sqrt()
    }
}
