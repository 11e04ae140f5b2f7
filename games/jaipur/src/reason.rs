//! Why not, and what happened: values that carry the culprits.

use crate::cards::{Cards, Kind};
use crate::state::Summary;
use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// Why an action or a chance cannot be. The clause of RULES.md stands behind
/// each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Reason {
    /// A single camel cannot be taken (4.4).
    OneCamel,
    /// The good is not in the market (4.5).
    NotThere {
        /// The good.
        good: Kind,
    },
    /// The hand is full (4.3).
    HandFull {
        /// Goods in hand.
        have: u8,
        /// The limit.
        limit: u8,
    },
    /// There is no camel in the market (4.7).
    NoCamels,
    /// Camels cannot be taken in an exchange (5.5).
    CamelTaken,
    /// Fewer than two cards (5.2).
    SwapTooSmall {
        /// Cards to be taken.
        take: u8,
        /// The fewest there may be.
        least: u8,
    },
    /// Not as many given as taken (5.1).
    SwapUneven {
        /// Cards to be taken.
        take: u8,
        /// Cards to be given.
        give: u8,
    },
    /// The same good on both sides (5.9).
    SwapSame {
        /// The goods on both sides.
        goods: Cards,
    },
    /// Not in the market (5.8).
    NotInMarket {
        /// What is missing there.
        missing: Cards,
    },
    /// Not in hand (5.6).
    NotInHand {
        /// What is missing there.
        missing: Cards,
    },
    /// Not as many camels in the herd (5.7).
    HerdTooSmall {
        /// Camels to be given.
        need: u8,
        /// Camels in the herd.
        have: u8,
    },
    /// Too many goods in hand afterwards (5.11).
    OverLimit {
        /// Goods in hand after the exchange.
        after: u8,
        /// The limit.
        limit: u8,
    },
    /// Camels cannot be sold (6.8).
    CamelSold,
    /// Fewer cards than the good's minimum (6.4).
    SaleTooSmall {
        /// The good.
        good: Kind,
        /// Its minimum.
        least: u8,
    },
    /// More cards than in hand (6.7).
    SaleTooLarge {
        /// The good.
        good: Kind,
        /// Cards in hand.
        have: u8,
        /// Cards to be sold.
        want: u8,
    },
    /// Another kind of chance is waited for.
    OtherChance,
    /// The wrong number of cards.
    CardCount {
        /// Cards that are due.
        need: u8,
        /// Cards that were named.
        found: u8,
    },
    /// Not in the deck.
    NotInDeck {
        /// What is missing there.
        missing: Cards,
    },
    /// No bonus token of this value is left in the pile.
    NoSuchBonus {
        /// The value named.
        value: u8,
        /// The pile: for 3, 4 or 5 cards.
        pile: u8,
    },
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A round begins.
    Round {
        /// The round, from 1.
        round: u8,
        /// Who starts it.
        starter: Seat,
    },
    /// A player was dealt five cards and laid out the camels.
    Dealt {
        /// Who.
        seat: Seat,
        /// The goods, for the player alone.
        goods: Option<Cards>,
        /// How many goods.
        hand: u8,
        /// How many camels.
        camels: u8,
    },
    /// Two cards completed the market.
    Opened {
        /// Which.
        cards: Cards,
    },
    /// A player took one good.
    Took {
        /// Who.
        seat: Seat,
        /// Which.
        good: Kind,
    },
    /// A player took all camels.
    TookCamels {
        /// Who.
        seat: Seat,
        /// How many.
        camels: u8,
    },
    /// A player exchanged cards.
    Swapped {
        /// Who.
        seat: Seat,
        /// What was taken.
        take: Cards,
        /// What was given.
        give: Cards,
    },
    /// A player sold cards.
    Sold {
        /// Who.
        seat: Seat,
        /// Which good.
        good: Kind,
        /// How many cards.
        cards: u8,
        /// How many tokens of the good had been taken before.
        before: u8,
        /// How many tokens were taken now.
        tokens: u8,
        /// What they are worth.
        rupees: u8,
    },
    /// A player won a bonus token.
    Bonus {
        /// Who.
        seat: Seat,
        /// The pile: for 3, 4 or 5 cards.
        pile: u8,
        /// Its value, for the player alone until scoring.
        value: Option<u8>,
    },
    /// A sale would have earned a bonus token, but its pile is empty.
    NoBonus {
        /// Who.
        seat: Seat,
        /// The pile: for 3, 4 or 5 cards.
        pile: u8,
    },
    /// The market was refilled.
    Refilled {
        /// With what.
        cards: Cards,
    },
    /// The round was scored.
    Scored {
        /// The round, from 1.
        round: u8,
        /// How.
        summary: Summary,
        /// Seals by seat after the round.
        seals: [u8; 2],
    },
    /// The match has ended.
    Won {
        /// Who won: one, or both after a shared last round.
        #[serde(with = "seat_list")]
        winners: Seats,
    },
}

/// A set of seats as a list of letters.
mod seat_list {
    use engine::{Seat, Seats};
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(seats: &Seats, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(seats.iter())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Seats, D::Error> {
        Ok(Vec::<Seat>::deserialize(from)?.into_iter().collect())
    }
}
