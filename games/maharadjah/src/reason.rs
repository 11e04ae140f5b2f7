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
    /// The territory has no room for another army.
    Full {
        /// Where.
        area: Area,
        /// How many of a nation it takes.
        limit: u8,
    },
    /// Others come first: one new army for each territory.
    OthersFirst {
        /// Where.
        area: Area,
    },
    /// The territory is not empty, or not in the South.
    NotEmpty {
        /// Where.
        area: Area,
    },
    /// No invaders are due there.
    NoInvaders {
        /// Where.
        area: Area,
    },
    /// No army there is in excess.
    NotCrowded {
        /// Where.
        area: Area,
    },
    /// No border leads there.
    NoBorder {
        /// From.
        from: Area,
        /// To.
        to: Area,
    },
    /// The group has gone as far as it can.
    TooFar {
        /// Borders it may cross.
        limit: u8,
    },
    /// The strait is the only border of a move.
    Strait,
    /// Foreign lands are never entered.
    ForeignLand {
        /// Which.
        area: Area,
    },
    /// The nation has no boats this turn.
    NoBoats {
        /// Who.
        nation: Nation,
    },
    /// A boat must reach another shore of the same sea.
    NoLanding {
        /// Which sea.
        sea: Area,
    },
    /// Defenders stop the group until twice as many stay there.
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
    /// A friend's territory may not be entered.
    Friend {
        /// Where.
        area: Area,
        /// Whose.
        nation: Nation,
    },
    /// A friend's territory may only be crossed.
    CrossOnly {
        /// Where.
        area: Area,
        /// Whose.
        nation: Nation,
    },
    /// A leader alone does not enter where foreign armies stand.
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
    /// Arms go with armies only.
    ArmsAlone,
    /// A group that was picked must move.
    NotMoved,
    /// Nothing can be left behind there, or nobody would go on.
    CannotDrop,
    /// Too many stand there, and some could still go.
    Stacked {
        /// Where.
        area: Area,
        /// How many.
        have: u8,
        /// How many may.
        limit: u8,
    },
    /// Invaders must leave the foreign land.
    Invaders {
        /// Which.
        area: Area,
    },
    /// The nation may not submit there now.
    CannotSubmit {
        /// Who.
        nation: Nation,
        /// Where.
        region: Region,
    },
    /// The nation cannot ally now.
    CannotAlly {
        /// Who.
        nation: Nation,
    },
    /// The last army cannot be the price.
    LastArmy {
        /// Whose.
        nation: Nation,
    },
    /// A displaced army cannot go there.
    NoRefuge {
        /// Where.
        area: Area,
    },
    /// There is no need to defy this nation.
    NoDefiance {
        /// Whom.
        nation: Nation,
    },
    /// There is no such battle.
    NoBattle {
        /// Where.
        area: Area,
    },
    /// Battles at sea come first.
    SeaFirst,
    /// A battle must still be fought.
    MustFight {
        /// Where.
        area: Area,
    },
    /// No army fell that came from there.
    NotFallen {
        /// Where.
        area: Area,
    },
    /// No retreat leads there.
    NoRetreat {
        /// Where.
        area: Area,
    },
    /// The leader goes with the last of his armies, and only he who is there.
    LeaderGoes,
    /// No victor can land there.
    CannotLand {
        /// Where.
        area: Area,
    },
    /// No factory may stand there.
    NoSite {
        /// Where.
        area: Area,
    },
    /// There is a factory already.
    SiteTaken {
        /// Where.
        area: Area,
        /// Whose.
        power: Nation,
    },
    /// The power has all its factories on the map.
    NoFactory {
        /// How many there are.
        limit: u8,
    },
    /// Two were built in this phase.
    BuiltEnough,
    /// One was lifted, or something was built already.
    CannotLift {
        /// Where.
        area: Area,
    },
    /// Neither an own army there nor a host and an own army at sea.
    NoFoothold {
        /// Where.
        area: Area,
    },
    /// The host has said no.
    Refused {
        /// Where.
        area: Area,
    },
    /// No arms for this nation.
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
