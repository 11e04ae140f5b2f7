//! What a match waits for. Each phase is one open question, and says whose it
//! is.

use crate::area::Area;
use crate::nation::{Leader, Nation};

/// Why armies are taken off the map by their owner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// An empire falls apart at the start of a turn.
    Decline,
    /// Too many stand in one place, and none could move away.
    Stacking,
    /// A conqueror goes home at the end of his sequence.
    Withdrawal,
    /// More than two for each territory.
    Overpopulation,
}

/// What is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The owner takes armies off the map, one at a time.
    Remove {
        /// Whose.
        nation: Nation,
        /// How many, if a number is set.
        left: u8,
        /// Why.
        cause: Cause,
    },
    /// New armies are placed.
    Raise {
        /// How many.
        left: u8,
    },
    /// Reinforcements of a nation without armies look for an empty territory.
    Refuge {
        /// How many.
        left: u8,
    },
    /// A leader appears.
    Appoint {
        /// Who.
        leader: Leader,
        /// Among the invaders, because there was no army before.
        late: bool,
    },
    /// The arms of this power are placed.
    Issue(Nation),
    /// Invaders are too few for both their places.
    Muster,
    /// The next group is chosen.
    March,
    /// The group moves on.
    Walk,
    /// A power is asked to let boats pass.
    Crossing {
        /// The sea.
        sea: Area,
        /// The power.
        power: Nation,
    },
    /// A nation may submit or ally.
    Window(Nation),
    /// A nation that submitted must pay for the alliance.
    Pay(Nation),
    /// Armies that stand with a friend are sent away.
    Displace,
    /// The next battle is chosen.
    Fight,
    /// A power is asked whether its factory fires.
    Join(Nation),
    /// The dice fall.
    Dice,
    /// The attacker chooses who falls.
    Casualty,
    /// The defender may retreat.
    Retreat,
    /// The attacker may retreat.
    Withdraw,
    /// The attacker may go on against the factory.
    Storm,
    /// The victors at sea land.
    Land,
    /// Factories are lifted and built.
    Factories,
    /// A nation is asked whether a factory may be built there.
    Permit(Area),
    /// Arms are given.
    Arms,
    /// A nation may ally before the British count their titles.
    Offer(Nation),
    /// The nation may ally before its sequence ends.
    LastWord,
    /// The match has ended.
    Over,
}
