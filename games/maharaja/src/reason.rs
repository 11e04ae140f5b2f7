//! Why not: values that carry the culprits.

use crate::character::Character;
use crate::deeds::Deeds;
use crate::kind::Kind;
use crate::place::{City, Place, Villages};
use crate::reward::Reward;
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
    /// The character does not lie in the row (2.6, 9.4).
    NotInRow {
        /// Which.
        card: Character,
        /// Who holds it, if anybody.
        holder: Option<Seat>,
    },
    /// An opening shrine stands in a village (2.8).
    VillageOnly {
        /// Where it was to stand.
        place: Place,
    },
    /// One shrine of each colour in a village (7.4).
    OwnShrine {
        /// Which.
        village: Place,
    },
    /// The village holds no more shrines (7.4).
    VillageFull {
        /// Which.
        village: Place,
        /// How many it holds.
        limit: u8,
    },
    /// Nothing is built at the start (6.8).
    NotAtStart,
    /// The priest is elsewhere (7.3).
    PriestAway {
        /// Where it would have to be.
        city: City,
        /// Where it is.
        at: Place,
    },
    /// Not enough coins (7.1, 8.1).
    NoCoins {
        /// What it costs.
        need: u16,
        /// What there is.
        have: u16,
    },
    /// No prestige to pay with (10.4, 10.5).
    NoPrestige,
    /// No shrine in hand (7.2).
    NoShrine {
        /// Shrines in the supply.
        supply: u8,
    },
    /// No shrine in the supply (5.8, 10.3, 10.11).
    SupplyEmpty,
    /// No open action of this kind (5.2).
    NotPlanned {
        /// Which.
        kind: Kind,
    },
    /// No planned statue is left (5.2).
    NoStatueDue,
    /// No planned shrine is left (5.2).
    NoShrineDue,
    /// Only the half that is bound to a city is left (7.6).
    CityOnly,
    /// A shrine in a city must follow, or the one in the village be taken back
    /// (7.7); once that was passed, nothing may be done after which it could
    /// not follow (7.8).
    CityShrineDue {
        /// How many.
        shrines: u8,
    },
    /// A village came first and was taken back: something else comes first now
    /// (7.7).
    JustTakenBack,
    /// Nothing to be taken back stands there (7.7, 7.8).
    NotTakenBack {
        /// Where.
        place: Place,
    },
    /// No shrine in a city is owed: what was built stays (7.7).
    NothingOwed,
    /// There is no such site (8.3).
    NoSite {
        /// The number.
        site: u8,
    },
    /// The site is built on (8.3).
    SiteTaken {
        /// Where.
        city: City,
        /// Which.
        site: u8,
        /// By whom.
        by: Seat,
    },
    /// All statues are built (8.6).
    NoStatueLeft,
    /// No road joins the two (6.1).
    NoRoad {
        /// From.
        from: Place,
        /// To.
        to: Place,
    },
    /// A priest stops at the start or in a city (6.1).
    NoStop {
        /// The village.
        village: Place,
    },
    /// A village on the way has no shrine (6.2).
    RoadClosed {
        /// The empty ones.
        villages: Villages,
    },
    /// The toll of the road is not in hand (6.5).
    Toll {
        /// The toll.
        need: u16,
        /// The coins.
        have: u16,
        /// The villages that want it.
        villages: Villages,
    },
    /// The priest has travelled enough for now (6.9).
    Tired {
        /// Roads without another deed at most.
        most: u8,
        /// Where it stands.
        at: Place,
        /// What can be done there.
        can: Deeds,
    },
    /// The banner stands too far to the left (3.7).
    BannerEdge {
        /// Whose.
        city: City,
        /// Its cell.
        cell: u8,
    },
    /// The own character (9.1).
    OwnCard {
        /// Which.
        card: Character,
    },
    /// The character is not in the match (2.2).
    CardUnused {
        /// Which.
        card: Character,
    },
    /// Characters come from the row only (14.4).
    RowOnly {
        /// Who holds it.
        holder: Seat,
    },
    /// The site has no bonus to decline (8.4).
    NoBonus {
        /// Where.
        city: City,
        /// Which site.
        site: u8,
    },
    /// Nobody could take another character, for the row is empty (15.5).
    RowEmpty,
    /// The character with the ability is not held (10.1).
    NotHeld {
        /// Which.
        card: Character,
    },
    /// The character has no ability to be used so (10.1).
    NoSuchPower {
        /// Which.
        card: Character,
    },
    /// The ability was used this round (10.1).
    PowerUsed {
        /// Whose.
        card: Character,
    },
    /// No action token (5.10).
    NoToken,
    /// A token was used this round (5.10).
    TokenUsed,
    /// A token does not take characters (5.10).
    TokenCharacter,
    /// No token is left in the supply (1.8).
    NoTokenLeft,
    /// The reward tile cannot be chosen (11.7).
    RewardClosed {
        /// Which.
        tile: Reward,
        /// How many of the lowest can.
        open: u8,
    },
    /// The tile asks what to do with it, and is waived then (12.1).
    TileAsks {
        /// Which.
        tile: Reward,
    },
    /// Not so much prestige is sold (12.6).
    TooMany {
        /// The most.
        most: u8,
    },
    /// A Maharani token lies there (12.9).
    Marked {
        /// Which.
        card: Character,
    },
    /// Another kind of chance is waited for.
    OtherChance,
    /// This cannot be drawn now.
    NotThere,
}

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Asked {
    /// A character.
    Choose,
    /// An opening shrine.
    Open,
    /// A disc.
    Plan,
    /// Anything of a turn.
    Act,
    /// Another exchange.
    Exchange,
    /// A reward tile.
    Reward,
    /// How much to buy.
    Buy,
    /// Where the free shrine goes.
    Free,
    /// Where the Maharani token goes.
    Maharani,
}
