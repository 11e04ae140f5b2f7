//! What happened.

use crate::character::{Cards, Character};
use crate::kind::{Disc, Kind};
use crate::place::{City, Place, Villages};
use crate::reward::Reward;
use crate::site::Bonus;
use crate::state::SEATS;
use crate::tile::{Deed, TileNo};
use engine::Seat;
use serde::{Deserialize, Serialize};

/// What happened. Arrays are by seat; where one plays, the second seat is
/// Brahmabot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The characters in play were drawn.
    Characters {
        /// Which.
        cards: Cards,
    },
    /// Brahmabot's character and the row were drawn.
    Company {
        /// Brahmabot's.
        bot: Character,
        /// The row from left to right.
        row: [Character; 3],
    },
    /// The reward tiles were laid out, from the bottom up.
    Rewards {
        /// Which.
        order: [Reward; 8],
    },
    /// The banners were drawn, from left to right.
    Banners {
        /// Whose.
        order: [City; City::COUNT],
    },
    /// Chance named who chooses first.
    Starter {
        /// Who.
        seat: Seat,
    },
    /// Brahmabot's first shrines.
    Setup {
        /// The tile.
        tile: u8,
        /// Where they stand.
        villages: Villages,
    },
    /// A first character.
    Chose {
        /// Who.
        seat: Seat,
        /// Which.
        card: Character,
    },
    /// A character came to the end of the row.
    Drawn {
        /// Which.
        card: Character,
    },
    /// An opening shrine.
    Opened {
        /// Who.
        seat: Seat,
        /// Where.
        village: Place,
    },
    /// A round begins: the Maharaja travels, his banner goes to the right.
    Round {
        /// The round, from 1.
        round: u8,
        /// The city to be scored.
        city: City,
    },
    /// Brahmabot's tiles; the third lies face down.
    Tiles {
        /// The left one.
        left: TileNo,
        /// The one in the middle.
        middle: TileNo,
    },
    /// A disc was planned.
    Planned {
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
    /// The action Coins.
    Coins {
        /// Who.
        seat: Seat,
        /// How many.
        coins: u8,
    },
    /// The action Stock.
    Stocked {
        /// Who.
        seat: Seat,
        /// How many shrines.
        shrines: u8,
    },
    /// The action Prestige.
    Prestige {
        /// Who.
        seat: Seat,
        /// For how many coins.
        coins: u8,
        /// How much.
        prestige: u8,
    },
    /// A shrine was built.
    Shrine {
        /// Who.
        seat: Seat,
        /// Where.
        place: Place,
        /// For how much.
        coins: u8,
        /// Where the shrine came from.
        from: Source,
    },
    /// A shrine in a village was taken back.
    TookBack {
        /// Who.
        seat: Seat,
        /// Where it stood.
        village: Place,
        /// What comes back.
        coins: u8,
    },
    /// A statue was built.
    Statue {
        /// Who.
        seat: Seat,
        /// Where.
        city: City,
        /// On which site, 0 is the centre.
        site: u8,
        /// For how much.
        coins: u8,
        /// How many statues the player has built.
        built: u8,
    },
    /// A bonus site gave something.
    Bonus {
        /// Who.
        seat: Seat,
        /// What is printed there.
        bonus: Bonus,
        /// How much was really given.
        given: u8,
    },
    /// The bonus of a site was declined.
    Declined {
        /// Who.
        seat: Seat,
        /// What is printed there.
        bonus: Bonus,
    },
    /// A priest travelled a road.
    Travelled {
        /// Who.
        seat: Seat,
        /// From where.
        from: Place,
        /// To where.
        to: Place,
        /// What each owner of shrines got.
        tolls: [u8; SEATS],
    },
    /// A banner was moved.
    Banner {
        /// Who did it.
        seat: Seat,
        /// Whose banner.
        city: City,
        /// From which cell.
        from: u8,
        /// To which.
        to: u8,
        /// Whether by character 10.
        power: bool,
    },
    /// A character was taken.
    Took {
        /// Who.
        seat: Seat,
        /// Which.
        card: Character,
        /// From whom; from the row if from nobody.
        from: Option<Seat>,
        /// The tile that was given back.
        back: Character,
    },
    /// A robbed player took another character.
    Replaced {
        /// Who.
        seat: Seat,
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
    /// An ability was used that gives something.
    Power {
        /// Who.
        seat: Seat,
        /// Whose ability.
        card: Character,
        /// How much it gave.
        got: u8,
    },
    /// Coins and prestige were exchanged.
    Exchanged {
        /// Who.
        seat: Seat,
        /// Whether prestige was bought.
        buys: bool,
        /// Prestige that changed hands.
        prestige: u8,
    },
    /// A Maharani token went back.
    Returned {
        /// Whose.
        seat: Seat,
        /// From which character.
        card: Character,
    },
    /// The turn ended.
    Ended {
        /// Whose.
        seat: Seat,
    },
    /// Brahmabot turned a tile over; its tick names the tile to play.
    Ticked {
        /// The tile with the tick.
        tile: TileNo,
        /// Which of the three is played.
        tick: u8,
    },
    /// Brahmabot plays a tile.
    Plays {
        /// Which.
        tile: TileNo,
    },
    /// Brahmabot could not do something.
    Skipped {
        /// What.
        deed: Deed,
    },
    /// Brahmabot got coins.
    BotCoins {
        /// How many.
        coins: u8,
    },
    /// Brahmabot took the player's character.
    Swapped {
        /// Which it took.
        card: Character,
        /// Which left the match.
        gone: Character,
    },
    /// Brahmabot's priest went to a city.
    Went {
        /// From where.
        from: Place,
        /// To where.
        to: City,
        /// The villages it passed.
        villages: Villages,
        /// Coins the player got for it.
        coins: u8,
    },
    /// Brahmabot's priest could not get there.
    Stayed {
        /// Where it is.
        at: Place,
        /// Where it wanted to go.
        to: City,
    },
    /// A city was scored.
    Scored {
        /// The round.
        round: u8,
        /// Which city.
        city: City,
        /// Cult.
        cult: [u8; SEATS],
        /// Coins.
        coins: [u8; SEATS],
        /// Prestige.
        prestige: [u8; SEATS],
    },
    /// A reward tile was taken, or its effect comes a second time.
    Reward {
        /// Who.
        seat: Seat,
        /// Which.
        tile: Reward,
        /// Whether it is the second time.
        again: bool,
    },
    /// The reward just taken is used once, though it could be twice.
    Once {
        /// Who.
        seat: Seat,
    },
    /// A reward gave something.
    Gained {
        /// Who.
        seat: Seat,
        /// Coins.
        coins: u8,
        /// Shrines.
        shrines: u8,
        /// Prestige.
        prestige: u8,
    },
    /// All others lost coins.
    Tribute {
        /// Because of whom.
        seat: Seat,
        /// How many.
        lost: [u8; SEATS],
    },
    /// Prestige was bought.
    Bought {
        /// Who.
        seat: Seat,
        /// For how many coins.
        coins: u8,
        /// How much.
        prestige: u8,
    },
    /// A Maharani token was put on a character.
    Marked {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Character,
    },
    /// The effect of a reward was not used, or could not be.
    Waived {
        /// Who.
        seat: Seat,
        /// Which.
        tile: Reward,
    },
    /// A reward tile left the match because nobody chose one.
    Discarded {
        /// Which.
        tile: Reward,
    },
    /// The match has ended.
    Over {
        /// Why.
        cause: Cause,
        /// Whether the player won, when one plays.
        won: bool,
        /// Prestige with the final count.
        totals: [i16; SEATS],
        /// Statues built.
        statues: [u8; SEATS],
        /// Coins.
        coins: [u16; SEATS],
    },
}

/// Where a shrine came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// From the hand.
    Hand,
    /// From the supply, by character 13.
    Supply,
    /// From another city: Brahmabot has no other left.
    City(City),
}

/// Why a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Cause {
    /// Somebody built their last statue.
    Statues,
    /// The last round was played.
    Rounds,
}
