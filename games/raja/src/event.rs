//! What happened.

use crate::action::Site;
use crate::character::Character;
use crate::kind::{Disc, Kind};
use crate::place::{City, Place};
use crate::state::SEATS;
use engine::Seat;
use serde::{Deserialize, Serialize};

/// What happened. Arrays are by seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The governors were drawn, from the bottom up.
    Governors {
        /// Whose.
        order: [City; City::COUNT],
    },
    /// Chance named the youngest.
    Youngest {
        /// Who.
        seat: Seat,
    },
    /// A bid.
    Bid {
        /// Who.
        seat: Seat,
        /// How much.
        gold: u8,
    },
    /// A player passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A lot was won and paid.
    LotWon {
        /// Who.
        seat: Seat,
        /// For how much.
        gold: u8,
    },
    /// A first character.
    Chose {
        /// Who.
        seat: Seat,
        /// Which.
        card: Character,
        /// Where the architect begins.
        at: Place,
    },
    /// An opening house.
    Opened {
        /// Who.
        seat: Seat,
        /// Where.
        village: Place,
    },
    /// Six houses came to each reserve.
    Supplied {
        /// How many.
        houses: u8,
    },
    /// A round begins: the Maharaja travels and his governor moves up.
    Round {
        /// The round, from 1.
        round: u8,
        /// The city to be scored.
        city: City,
        /// Where the governor went.
        space: u8,
    },
    /// A disc was sealed.
    Sealed {
        /// Who.
        seat: Seat,
        /// What, for the player alone.
        disc: Option<Disc>,
    },
    /// A turn begins, the disc is turned over.
    Revealed {
        /// Who.
        seat: Seat,
        /// What.
        disc: Disc,
    },
    /// The Merchant's gold.
    Merchant {
        /// Who.
        seat: Seat,
        /// How much.
        gold: u8,
    },
    /// The Yogi's token.
    Yogi {
        /// Who.
        seat: Seat,
        /// Whether there was one.
        token: bool,
    },
    /// The action Gold.
    Gold {
        /// Who.
        seat: Seat,
        /// How much.
        gold: u8,
    },
    /// The action Quarry.
    Quarried {
        /// Who.
        seat: Seat,
        /// How many houses.
        houses: u8,
        /// How many are left there.
        left: u8,
    },
    /// A house was built.
    Built {
        /// Who.
        seat: Seat,
        /// Where.
        place: Place,
        /// For how much; nothing with the Builder's power.
        gold: u8,
    },
    /// A house was taken up, to be put elsewhere.
    Lifted {
        /// Who.
        seat: Seat,
        /// From where.
        from: Place,
    },
    /// A house that was taken up was put down where it stood.
    PutBack {
        /// Who.
        seat: Seat,
        /// Where.
        place: Place,
    },
    /// A house was moved.
    Moved {
        /// Who.
        seat: Seat,
        /// From where.
        from: Place,
        /// To where.
        to: Place,
        /// Whether with the Builder's power.
        free: bool,
    },
    /// A palace was built.
    Palace {
        /// Who.
        seat: Seat,
        /// Where.
        city: City,
        /// On which site.
        site: Site,
        /// For how much.
        gold: u8,
        /// How many palaces the player has built.
        built: u8,
    },
    /// An architect travelled a road.
    Travelled {
        /// Who.
        seat: Seat,
        /// From where.
        from: Place,
        /// To where.
        to: Place,
        /// What each house owner got.
        tolls: [u8; SEATS],
        /// Whether the bank paid, for the Monk.
        bank: bool,
    },
    /// A governor went down.
    Governor {
        /// Who did it.
        seat: Seat,
        /// Whose governor.
        city: City,
        /// From which space.
        from: u8,
        /// To which.
        to: u8,
    },
    /// A character was taken.
    Took {
        /// Who.
        seat: Seat,
        /// Which.
        card: Character,
        /// From whom; from the bank if from nobody.
        from: Option<Seat>,
        /// The card that went back to the bank.
        back: Option<Character>,
    },
    /// A robbed player took another character.
    Replaced {
        /// Who.
        seat: Seat,
        /// Which.
        card: Character,
    },
    /// Two cards changed hands.
    Swapped {
        /// Who.
        seat: Seat,
        /// With whom.
        with: Seat,
        /// The card got.
        get: Character,
        /// The card given.
        give: Character,
    },
    /// A player was attracted and must give a card.
    Attracted {
        /// Who asks.
        seat: Seat,
        /// Who gives.
        from: Seat,
    },
    /// The attracted player gave a card.
    Gave {
        /// Who.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// Which.
        card: Character,
    },
    /// An action token was used.
    Token {
        /// Who.
        seat: Seat,
        /// For what.
        kind: Kind,
    },
    /// An action was given up.
    GaveUp {
        /// Who.
        seat: Seat,
        /// Which.
        kind: Kind,
        /// What each other player gets for it.
        gold: u8,
    },
    /// The turn ended.
    Ended {
        /// Whose.
        seat: Seat,
    },
    /// A city was scored.
    Scored {
        /// The round.
        round: u8,
        /// Which city.
        city: City,
        /// What the points are for.
        tally: [Tally; SEATS],
        /// Points.
        points: [u8; SEATS],
        /// Prizes, the bonus included.
        prizes: [u8; SEATS],
        /// Who alone had points.
        monopoly: Option<Seat>,
    },
    /// The match has ended.
    Over {
        /// Why.
        cause: Cause,
        /// Places, 1 is first; 0 for chairs that nobody sits in.
        places: [u8; SEATS],
        /// Palaces built.
        palaces: [u8; SEATS],
        /// Gold.
        gold: [u16; SEATS],
    },
}

/// The points of one player in a city, by what they are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    /// The architect.
    pub architect: u8,
    /// Houses.
    pub houses: u8,
    /// Outer palaces, with the Sadhu's share.
    pub outer: u8,
    /// The palace in the centre.
    pub centre: u8,
    /// A character at home.
    pub home: u8,
}

impl Tally {
    /// All of them.
    #[inline]
    pub fn sum(self) -> u8 {
        self.architect + self.houses + self.outer + self.centre + self.home
    }
}

/// Why a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Cause {
    /// Somebody built their last palace.
    Palaces,
    /// A governor reached the last space.
    Track,
    /// The last round of a short game was played.
    Rounds,
}
