//! Why not: values that carry the culprits.

use crate::area::Area;
use crate::nation::{Nation, Region};
use serde::{Deserialize, Serialize};

/// Why an action or a chance cannot be. The clause of RULES.md stands behind
/// each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Reason {
    /// This answers another question than the open one.
    NotNow,
    /// The nation has no army there.
    NoArmies {
        /// Who.
        nation: Nation,
        /// Where.
        area: Area,
    },
    /// Fewer armies there than that are free to go.
    TooMany {
        /// Where.
        area: Area,
        /// How many there are.
        have: u8,
    },
    /// The territory has no room for another army (3.6, 5.4).
    Full {
        /// Where.
        area: Area,
        /// How many of a nation it takes.
        limit: u8,
    },
    /// Others come first: one new army for each territory (3.5).
    OthersFirst {
        /// Where.
        area: Area,
    },
    /// The territory is not empty, or not in the South (3.9).
    NotEmpty {
        /// Where.
        area: Area,
    },
    /// No invaders are due there.
    NoInvaders {
        /// Where.
        area: Area,
    },
    /// No army there is in excess (5.16).
    NotCrowded {
        /// Where.
        area: Area,
    },
    /// No border leads there (5.2).
    NoBorder {
        /// From.
        from: Area,
        /// To.
        to: Area,
    },
    /// The group has gone as far as it can (5.1).
    TooFar {
        /// Borders it may cross.
        limit: u8,
    },
    /// The strait is the only border of a move (5.7).
    Strait,
    /// Foreign lands are never entered (5.6).
    ForeignLand {
        /// Which.
        area: Area,
    },
    /// The nation has no boats this turn (5.18).
    NoBoats {
        /// Who.
        nation: Nation,
    },
    /// A boat must reach another shore of the same sea (5.19).
    NoLanding {
        /// Which sea.
        sea: Area,
    },
    /// Defenders stop the group until twice as many stay there (5.10).
    Blocked {
        /// Where.
        area: Area,
        /// Who blocks.
        nation: Nation,
        /// Armies that must stay.
        need: u8,
        /// Armies that do.
        have: u8,
    },
    /// A friend's territory may not be entered (8.9, 9.6).
    Friend {
        /// Where.
        area: Area,
        /// Whose.
        nation: Nation,
    },
    /// A friend's territory may only be crossed (8.6, 9.6).
    CrossOnly {
        /// Where.
        area: Area,
        /// Whose.
        nation: Nation,
    },
    /// A leader alone does not enter where foreign armies stand (6.5).
    LeaderAlone {
        /// Where.
        area: Area,
    },
    /// Nothing there can move anywhere.
    NoWay {
        /// Where.
        area: Area,
    },
    /// The leader is not there or has moved.
    NoLeader,
    /// The arms are not there or have moved.
    NoArms {
        /// Whose.
        power: Nation,
    },
    /// Arms go with armies only (12.8).
    ArmsAlone,
    /// A group that was picked must move.
    NotMoved,
    /// Nothing can be left behind there, or nobody would go on.
    CannotDrop,
    /// Too many stand there, and some could still go (5.14).
    Stacked {
        /// Where.
        area: Area,
        /// How many.
        have: u8,
        /// How many may.
        limit: u8,
    },
    /// Invaders must leave the foreign land (5.6).
    Invaders {
        /// Which.
        area: Area,
    },
    /// The nation may not submit there now (8.1).
    CannotSubmit {
        /// Who.
        nation: Nation,
        /// Where.
        region: Region,
    },
    /// The nation cannot ally now (9.1).
    CannotAlly {
        /// Who.
        nation: Nation,
    },
    /// The last army cannot be the price (9.3).
    LastArmy {
        /// Whose.
        nation: Nation,
    },
    /// A displaced army cannot go there (8.5).
    NoRefuge {
        /// Where.
        area: Area,
    },
    /// There is no need to defy this nation (8.8).
    NoDefiance {
        /// Whom.
        nation: Nation,
    },
    /// There is no such battle.
    NoBattle {
        /// Where.
        area: Area,
    },
    /// Battles at sea come first (7.3).
    SeaFirst,
    /// A battle must still be fought (7.1).
    MustFight {
        /// Where.
        area: Area,
    },
    /// No army fell that came from there (7.8).
    NotFallen {
        /// Where.
        area: Area,
    },
    /// No retreat leads there (7.11, 7.12).
    NoRetreat {
        /// Where.
        area: Area,
    },
    /// The leader goes with the last of his armies, and only he who is there.
    LeaderGoes,
    /// No victor can land there (7.20).
    CannotLand {
        /// Where.
        area: Area,
    },
    /// No factory may stand there (11.1).
    NoSite {
        /// Where.
        area: Area,
    },
    /// There is a factory already (11.1).
    SiteTaken {
        /// Where.
        area: Area,
        /// Whose.
        power: Nation,
    },
    /// The power has all its factories on the map (11.2).
    NoFactory {
        /// How many there are.
        limit: u8,
    },
    /// Two were built in this phase (11.3).
    BuiltEnough,
    /// One was lifted, or something was built already (11.4).
    CannotLift {
        /// Where.
        area: Area,
    },
    /// Neither an own army there nor a host and an own army at sea (11.5).
    NoFoothold {
        /// Where.
        area: Area,
    },
    /// The host has said no (11.6).
    Refused {
        /// Where.
        area: Area,
    },
    /// No arms for this nation (12.2).
    CannotArm {
        /// Whom.
        nation: Nation,
    },
    /// The dice are not as many as the units that fire.
    DiceCount {
        /// Attacker's dice due.
        attack: u8,
        /// Defender's dice due.
        defend: u8,
        /// Factory dice due.
        factory: u8,
    },
}
