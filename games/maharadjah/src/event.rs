//! What happened: narration, never the source of truth.

use crate::action::Dice;
use crate::area::Area;
use crate::nation::{Leader, Nation, Region};
use crate::phase::Cause;
use serde::{Deserialize, Serialize};

/// What points were for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Merit {
    /// Enemies destroyed.
    Kill,
    /// Territories held during a sequence.
    Raid,
    /// Territories held at the end of a turn.
    Hold,
    /// Factories and coasts.
    Trade,
    /// A title.
    Raj,
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields are what their names say")]
pub enum Event {
    /// A turn begins.
    Turn { turn: u8 },
    /// A nation's sequence begins.
    Sequence { nation: Nation },
    /// A leader leaves the map.
    Left { leader: Leader },
    /// An army is taken off the map without a fight.
    Removed { nation: Nation, at: Area, armies: u8, cause: Cause },
    /// Maurya armies became Gupta armies.
    Became { armies: u8 },
    /// The population grew.
    Grew { nation: Nation, value: u8, armies: u8, gauge: u8 },
    /// A new army was placed.
    Raised { nation: Nation, at: Area },
    /// A leader appeared.
    Appeared { leader: Leader, at: Area },
    /// Arms were placed.
    Issued { power: Nation, nation: Nation, at: Area },
    /// Invaders or reinforcements arrived.
    Arrived { nation: Nation, armies: u8, at: Area },
    /// A native invasion drove others off.
    Swept { nation: Nation, at: Area, armies: u8 },
    /// Pieces moved.
    Moved { nation: Nation, armies: u8, from: Area, to: Area, leader: bool },
    /// A power answered whether boats may pass.
    Crossing { power: Nation, sea: Area, yes: bool },
    /// Boats attack the powers that refused.
    Assault { nation: Nation, sea: Area, armies: u8 },
    /// A leader was killed.
    Killed { leader: Leader, by: Nation, at: Area },
    /// A nation submitted.
    Submitted { nation: Nation, region: Region, to: Nation },
    /// A nation allied with the British.
    Allied { nation: Nation, army: Option<Area> },
    /// A displaced army went away.
    Sent { nation: Nation, from: Area, to: Area },
    /// Displaced armies found no place.
    Lost { nation: Nation, at: Area, armies: u8 },
    /// A submission was ignored.
    Defied { nation: Nation, by: Nation },
    /// A battle begins.
    Battle { attacker: Nation, defender: Nation, at: Area },
    /// A factory was asked to fire.
    Joined { power: Nation, at: Area, yes: bool },
    /// The dice of a round.
    Rolled { at: Area, attack: Dice, defend: Dice, factory: u8, attacker: Nation, defender: Nation },
    /// Armies fell.
    Fell { nation: Nation, at: Area, armies: u8 },
    /// A factory was destroyed.
    Burnt { power: Nation, at: Area, by: Nation },
    /// Armies retreated.
    Retreated { nation: Nation, armies: u8, from: Area, to: Area, leader: bool },
    /// A battle ended.
    Ended { at: Area, holder: Option<Nation> },
    /// A victor at sea landed.
    Landed { nation: Nation, at: Area },
    /// A factory was built.
    Built { power: Nation, at: Area },
    /// A factory was taken back.
    Lifted { power: Nation, at: Area },
    /// A host answered.
    Permitted { nation: Nation, power: Nation, at: Area, yes: bool },
    /// Arms were promised.
    Armed { power: Nation, nation: Nation },
    /// Arms were withdrawn or lost.
    Disarmed { power: Nation, nation: Nation },
    /// Territories counted for a title.
    Counted { nation: Nation, territories: u8, points: u8 },
    /// Victory points.
    Scored { nation: Nation, points: u8, merit: Merit, total: u16 },
    /// The match has ended.
    Won { winners: SeatList },
}

/// Seats as a list of letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatList(pub engine::Seats);

impl Serialize for SeatList {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.iter())
    }
}

impl<'de> Deserialize<'de> for SeatList {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<SeatList, D::Error> {
        Ok(SeatList(Vec::<engine::Seat>::deserialize(from)?.into_iter().collect()))
    }
}

impl Serialize for Dice {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Dice, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(|why| serde::de::Error::custom(format!("{why}")))
    }
}
