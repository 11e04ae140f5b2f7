//! Why not: values that carry the culprits.

use crate::character::Character;
use crate::deed::Deeds;
use crate::kind::Kind;
use crate::place::{City, Place, Villages};
use engine::Seat;
use serde::{Deserialize, Serialize};

/// Why an action or a chance cannot be. The clause of RULES.md stands behind
/// each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Reason {
    /// Something else is asked now.
    NotNow {
        /// What.
        asked: Asked,
    },
    /// The card does not lie in the bank (2.5, 10.3).
    NotInBank {
        /// Which.
        card: Character,
        /// Who holds it.
        holder: Seat,
    },
    /// The opener must bid (15.2).
    MustBid,
    /// The bid is not above the highest (15.2).
    BidTooLow {
        /// The least one.
        least: u16,
    },
    /// The bid is above the own gold (15.5).
    BidTooHigh {
        /// The gold.
        have: u16,
    },
    /// An opening house stands in a village (2.7).
    VillageOnly {
        /// Where it was to stand.
        place: Place,
    },
    /// The village holds no more houses (2.8).
    VillageFull {
        /// Which.
        village: Place,
        /// How many it holds.
        limit: u8,
    },
    /// Nothing is built at the start (6.10).
    NotAtStart,
    /// The architect is elsewhere (7.3, 8.1).
    ArchitectAway {
        /// Where it would have to be.
        city: City,
        /// Where it is.
        at: Place,
    },
    /// Not enough gold (7.1, 8.1).
    NoGold {
        /// What it costs.
        need: u16,
        /// What there is.
        have: u16,
    },
    /// No house in the reserve (2.10).
    NoReserve {
        /// Houses in the quarry.
        quarry: u8,
    },
    /// The quarry is empty (4.4).
    QuarryEmpty,
    /// No open action of this kind (4.5).
    NotOwed {
        /// Which.
        kind: Kind,
    },
    /// Only the half that is bound to a city is left (7.5).
    CityOnly,
    /// No own house there (7.6).
    NoHouse {
        /// Where.
        place: Place,
    },
    /// The house has nowhere to go (7.8).
    Nowhere {
        /// From where.
        from: Place,
    },
    /// The house was taken up and put down, and nothing else was done since
    /// (7.9).
    PutBack {
        /// Where.
        place: Place,
    },
    /// The centre is built on (8.2).
    CentreTaken {
        /// Where.
        city: City,
        /// By whom.
        by: Seat,
    },
    /// No outer site is free (8.4).
    SitesTaken {
        /// Where.
        city: City,
        /// How many of them neutral palaces stand on.
        neutral: u8,
    },
    /// All palaces are built (8.7).
    NoPalaceLeft,
    /// No road joins the two (6.2).
    NoRoad {
        /// From.
        from: Place,
        /// To.
        to: Place,
    },
    /// An architect stops at the start or in a city (6.2).
    NoStop {
        /// The village.
        village: Place,
    },
    /// A village on the way has no house (6.3).
    RoadClosed {
        /// The empty ones.
        villages: Villages,
    },
    /// The toll of the road is not in hand (6.7).
    Toll {
        /// The toll.
        need: u16,
        /// The gold.
        have: u16,
        /// The villages that want it.
        villages: Villages,
    },
    /// The architect has travelled enough with nothing else done (6.12).
    Tired {
        /// Roads in a row at most.
        most: u8,
        /// What can be done where it stands.
        deeds: Deeds,
    },
    /// The governor stands too low (9.4).
    GovernorLow {
        /// Whose.
        city: City,
        /// Its space.
        space: u8,
    },
    /// The own card (10.2).
    OwnCard {
        /// Which.
        card: Character,
    },
    /// The card is not in the game (1.7).
    CardUnused {
        /// Which.
        card: Character,
    },
    /// The card is not one's own (16.2).
    NotYours {
        /// Which.
        card: Character,
    },
    /// The bank still has cards (16.1).
    BankNotEmpty,
    /// Cards are taken, swapped or attracted, as the version has it.
    OtherVersion,
    /// The player has not more cards (16.3).
    NotMoreCards {
        /// Own cards.
        own: u8,
        /// Theirs.
        theirs: u8,
    },
    /// Nobody sits there.
    NoSuchSeat,
    /// The character whose power it is, is not held (10.11).
    NotHeld {
        /// Which.
        card: Character,
    },
    /// The power was used this turn (10.13).
    PowerUsed {
        /// Whose.
        card: Character,
    },
    /// No action token (15.11).
    NoToken,
    /// A token was used this turn (15.11).
    TokenUsed,
    /// A token does not take characters (15.11).
    TokenCharacter,
    /// The action is not unfinished (5.4).
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
