//! Why not: values that carry the culprits.

use crate::character::Character;
use crate::kind::Kind;
use crate::place::{City, Place, Villages};
use engine::Seat;
use serde::{Deserialize, Serialize};

/// Why an action or a chance cannot be. The clause of RULES.md stands behind
/// each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Reason {
    /// Something else is asked now (5.1).
    NotNow {
        /// What.
        asked: Asked,
    },
    /// The card does not lie in the bank (3.2, 11.5).
    NotInBank {
        /// Which.
        card: Character,
        /// Who holds it; nobody if it is not in the game.
        holder: Option<Seat>,
    },
    /// The opener must bid (13.3).
    MustBid,
    /// The bid is not above the highest (13.4).
    BidTooLow {
        /// The least one.
        least: u16,
    },
    /// The bid is above the own gold (13.5).
    BidTooHigh {
        /// The gold.
        have: u16,
    },
    /// An opening house stands in a village (3.5).
    VillageOnly {
        /// Where it was to stand.
        place: Place,
    },
    /// The village holds no more houses (9.3).
    VillageFull {
        /// Which.
        village: Place,
        /// How many it holds.
        limit: u8,
    },
    /// Nothing is built at the start (9.6).
    NotAtStart,
    /// The architect is elsewhere (9.4).
    ArchitectAway {
        /// Where it would have to be.
        city: City,
        /// Where it is.
        at: Place,
    },
    /// Not enough gold (9.2, 10.2).
    NoGold {
        /// What it costs.
        need: u16,
        /// What there is.
        have: u16,
    },
    /// No house in the reserve (9.5).
    NoReserve {
        /// Houses in the quarry.
        quarry: u8,
    },
    /// The quarry is empty (8.5).
    QuarryEmpty,
    /// No open action of this kind (7.2).
    NotOwed {
        /// Which.
        kind: Kind,
    },
    /// Only the half that is bound to a city is left (9.8).
    CityOnly,
    /// No own house there (9.10).
    NoHouse {
        /// Where.
        place: Place,
    },
    /// The house has nowhere to go (9.12).
    Nowhere {
        /// From where.
        from: Place,
    },
    /// A house moves to another place (9.11).
    SamePlace {
        /// Which.
        place: Place,
    },
    /// The centre is built on (10.3).
    CentreTaken {
        /// Where.
        city: City,
        /// By whom.
        by: Seat,
    },
    /// No outer site is free (10.3).
    SitesTaken {
        /// Where.
        city: City,
        /// How many of them neutral palaces stand on.
        neutral: u8,
    },
    /// All palaces are built (10.6).
    NoPalaceLeft,
    /// No road joins the two (8.12).
    NoRoad {
        /// From.
        from: Place,
        /// To.
        to: Place,
    },
    /// An architect stops at the start or in a city (8.11).
    NoStop {
        /// The village.
        village: Place,
    },
    /// A village on the way has no house (8.13).
    RoadClosed {
        /// The empty ones.
        villages: Villages,
    },
    /// The toll of the road is not in hand (8.16).
    Toll {
        /// The toll.
        need: u16,
        /// The gold.
        have: u16,
        /// The villages that want it.
        villages: Villages,
    },
    /// The governor stands too low (8.8).
    GovernorLow {
        /// Whose.
        city: City,
        /// Its space.
        space: u8,
    },
    /// The own card (11.4).
    OwnCard {
        /// Which.
        card: Character,
    },
    /// The card is not in the game (2.9).
    CardUnused {
        /// Which.
        card: Character,
    },
    /// The card is not one's own (14.4).
    NotYours {
        /// Which.
        card: Character,
    },
    /// The card lies in the bank: it is taken, not swapped (14.3).
    InBank {
        /// Which.
        card: Character,
    },
    /// The bank still has cards (14.3).
    BankNotEmpty,
    /// Cards are taken, swapped or attracted, as the version has it.
    OtherVersion,
    /// The player has not more cards (14.5).
    NotMoreCards {
        /// Own cards.
        own: u8,
        /// Theirs.
        theirs: u8,
    },
    /// Nobody sits there.
    NoSuchSeat,
    /// The character whose power it is, is not held (12.1).
    NotHeld {
        /// Which.
        card: Character,
    },
    /// The power was used this turn (12.2).
    PowerUsed {
        /// Whose.
        card: Character,
    },
    /// No action token (13.10).
    NoToken,
    /// A token was used this turn (13.11).
    TokenUsed,
    /// A token does not take characters (13.12).
    TokenCharacter,
    /// The action is not unfinished (7.7).
    NotUnfinished {
        /// Which.
        kind: Kind,
    },
    /// Another kind of chance is waited for.
    OtherChance,
    /// Each governor stands on one space.
    NotEachGovernor,
}

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Asked {
    /// A character.
    Choose,
    /// A bid.
    Bid,
    /// An opening house.
    Open,
    /// A disc.
    Seal,
    /// Anything of a turn.
    Act,
    /// Where a house goes.
    Carry,
    /// A card to give.
    Give,
    /// Whether to give up.
    Confirm,
}
