//! A point in a match: what everybody may know, and the two things that are
//! hidden, the prestige of each player and the discs not yet turned over.
//!
//! Brahmabot sits in the second chair when one player plays: its pieces and
//! its turn are kept like anybody's, but nobody asks it. Its tiles are drawn
//! when they are turned over, so there is no deck to look into.
//!
//! What follows from the rest is computed, not stored: the tokens left are
//! those nobody has, the deck of characters those that are nowhere else.

use crate::board::{self, MAHARANIS};
use crate::character::{Cards, Character, Row};
use crate::duty::Duty;
use crate::kind::Disc;
use crate::place::{City, Place};
use crate::reward::{Reward, Spaces};
use crate::site::ALL_SITES;
use crate::tile::TileNo;
use crate::track::Track;
use engine::{Seat, Seats};
use roads::Settled;

/// No more can play.
pub const SEATS: usize = 4;
/// The chair of Brahmabot.
pub const BOT: Seat = Seat::B;

/// What the match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The characters in play.
    Characters,
    /// The order of the reward tiles.
    Rewards,
    /// The order of the banners.
    Banners,
    /// Who chooses first.
    Starter,
    /// A first character.
    Choose(Seat),
    /// A character drawn to the end of the row, when one plays.
    Refill,
    /// Brahmabot's set-up tile.
    Setup,
    /// An opening shrine; how many stand already.
    Open(u8),
    /// Brahmabot's open tiles.
    Tiles,
    /// Discs to be planned.
    Plan,
    /// The running turn.
    Act,
    /// Another exchange of character 3.
    Exchange,
    /// A new character for a player who was robbed.
    Replace(Seat),
    /// The tile that tells which tile Brahmabot plays.
    Tick,
    /// Brahmabot's hidden tile.
    Reveal,
    /// A reward tile for the next in the ranking.
    Reward,
    /// How much prestige to buy.
    Buy,
    /// Where the free shrine goes.
    Free,
    /// Where the Maharani token goes.
    Maharani,
    /// Nothing: the match has ended.
    Over,
}

/// A Maharani token on a character.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Maharani {
    /// Whose.
    pub owner: Seat,
    /// On which character.
    pub card: Character,
    /// Whether it was put there this round.
    pub fresh: bool,
}

/// The scoring of a city, as long as rewards are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Scoring {
    /// The ranking of those with cult.
    pub queue: [Option<Seat>; SEATS],
    /// Whose turn it is in the ranking.
    pub next: u8,
    /// The tile whose effect is under way.
    pub tile: Option<Reward>,
    /// Whether the effect comes a second time.
    pub again: bool,
}

/// Brahmabot's tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Brahma {
    /// The set-up tile, from 1; 0 before it is drawn.
    pub setup: u8,
    /// The action tiles that are still in the match, as a set.
    pub deck: u16,
    /// The two tiles that lie open, left and middle.
    pub open: [Option<TileNo>; 2],
    /// The tile that was turned over for its tick.
    pub ticked: Option<TileNo>,
    /// The tile that is played.
    pub tile: Option<TileNo>,
    /// Deeds of it that are done.
    pub step: u8,
}

/// What everybody at the table may know.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Public {
    /// What the match waits for.
    pub phase: Phase,
    /// The round, from 1; 0 before.
    pub round: u8,
    /// Who chose the first character.
    pub starter: Seat,
    /// Where the Maharaja is; the start stands for beside the board.
    pub maharaja: Place,
    /// The banners.
    pub track: Track,
    /// The reward tiles.
    pub rewards: Spaces,
    /// Characters that can be taken.
    pub row: Row,
    /// Characters that are out of the match.
    pub gone: Cards,
    /// The Maharani tokens that lie on characters.
    pub maharani: [Option<Maharani>; MAHARANIS],
    /// Who has planned.
    pub planned: Seats,
    /// Who has played this round.
    pub played: Seats,
    /// The running turn.
    pub duty: Duty,
    /// The running scoring.
    pub scoring: Scoring,
    /// Brahmabot.
    pub brahma: Brahma,
    /// The character of each seat.
    pub card: [Option<Character>; SEATS],
    /// Coins by seat.
    pub coins: [u16; SEATS],
    /// Action tokens by seat.
    pub tokens: [u8; SEATS],
    /// Where each priest is: the start or a city.
    pub priest: [Place; SEATS],
    /// Shrines to build with, by seat.
    pub hand: [u8; SEATS],
    /// Shrines in the supply, by seat.
    pub supply: [u8; SEATS],
    /// Shrines in villages.
    pub villages: Settled<SEATS>,
    /// Shrines in cities, by city and seat.
    pub shrines: [[u8; SEATS]; City::COUNT],
    /// Statues by city and seat, as sets of sites.
    pub statues: [[u8; SEATS]; City::COUNT],
}

/// A point in a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What everybody may know.
    pub(crate) public: Public,
    /// Prestige by seat.
    pub(crate) prestige: [u16; SEATS],
    /// The discs by seat, planned or turned over.
    pub(crate) disc: [Option<Disc>; SEATS],
}

impl Public {
    /// Nothing is set up.
    pub(crate) const EMPTY: Public = Public {
        phase: Phase::Characters,
        round: 0,
        starter: Seat::A,
        maharaja: Place::START,
        track: Track::NONE,
        rewards: Spaces::NONE,
        row: Row::NONE,
        gone: Cards::NONE,
        maharani: [None; MAHARANIS],
        planned: Seats::NONE,
        played: Seats::NONE,
        duty: Duty::NONE,
        scoring: Scoring { queue: [None; SEATS], next: 0, tile: None, again: false },
        brahma: Brahma { setup: 0, deck: 0, open: [None; 2], ticked: None, tile: None, step: 0 },
        card: [None; SEATS],
        coins: [0; SEATS],
        tokens: [0; SEATS],
        priest: [Place::START; SEATS],
        hand: [0; SEATS],
        supply: [0; SEATS],
        villages: Settled::NONE,
        shrines: [[0; SEATS]; City::COUNT],
        statues: [[0; SEATS]; City::COUNT],
    };

    /// The characters that somebody holds.
    #[inline]
    pub fn held(&self) -> Cards {
        self.card.iter().flatten().copied().collect()
    }

    /// Who holds a character; nobody if it lies elsewhere.
    #[inline]
    pub fn holder(&self, card: Character) -> Option<Seat> {
        (0..SEATS).find(|n| self.card[*n] == Some(card)).map(Seat::new)
    }

    /// The characters that can still be drawn when one plays.
    #[inline]
    pub fn deck(&self) -> Cards {
        Cards::ALL.minus(self.held()).minus(self.row.cards()).minus(self.gone)
    }

    /// The characters whose ability a seat has: its own, and those with its
    /// Maharani tokens.
    #[inline]
    pub fn powers(&self, seat: Seat) -> Cards {
        let mut powers = match self.card[seat.index()] {
            Some(card) => Cards::only(card),
            None => Cards::NONE,
        };
        for token in self.maharani.iter().flatten() {
            if token.owner == seat {
                powers = powers.with(token.card);
            }
        }
        powers
    }

    /// Whether a seat has the ability of a character.
    #[inline]
    pub fn has(&self, seat: Seat, card: Character) -> bool {
        self.powers(seat).has(card)
    }

    /// Characters with a Maharani token.
    pub fn marked(&self) -> Cards {
        self.maharani.iter().flatten().map(|token| token.card).collect()
    }

    /// Shrines of a seat on the board.
    pub fn shrines_built(&self, seat: Seat) -> u8 {
        let n = seat.index();
        self.shrines.iter().fold(self.villages.houses(n), |sum, city| sum.saturating_add(city[n]))
    }

    /// Shrines of a seat in a place.
    #[inline]
    pub fn shrines_in(&self, seat: Seat, place: Place) -> u8 {
        match (place.village(), place.city()) {
            (Some(village), _) => self.villages.count(seat.index(), village),
            (None, Some(city)) => self.shrines[city.index()][seat.index()],
            (None, None) => 0,
        }
    }

    /// Statues of a seat on the board.
    #[inline]
    pub fn statues_built(&self, seat: Seat) -> u8 {
        // Seven sets side by side are counted as one.
        let mut sets = [0; 8];
        for (set, city) in sets.iter_mut().zip(&self.statues) {
            *set = city[seat.index()];
        }
        u64::from_le_bytes(sets).count_ones() as u8
    }

    /// The sites of a city that are free, as a set.
    #[inline]
    pub fn free_sites(&self, city: City) -> u8 {
        ALL_SITES & !self.statues[city.index()].iter().fold(0, |all, own| all | own)
    }

    /// Who built on a site.
    pub fn builder(&self, city: City, site: u8) -> Option<Seat> {
        (0..SEATS).find(|n| self.statues[city.index()][*n] >> site & 1 == 1).map(Seat::new)
    }

    /// Action tokens that nobody has.
    #[inline]
    pub fn tokens_left(&self) -> u8 {
        board::TOKENS.saturating_sub(self.tokens.iter().sum())
    }

    /// What turn order and ties go by: the number of the character.
    #[inline]
    pub fn rank(&self, seat: Seat) -> u8 {
        self.card[seat.index()].map_or(u8::MAX, Character::number)
    }

    /// Of these seats, the one with the lowest character.
    #[inline]
    pub fn first_of(&self, seats: Seats) -> Option<Seat> {
        let mut first: Option<(u8, Seat)> = None;
        let mut rest = seats;
        while let Some(seat) = rest.lowest() {
            rest = rest.without(seat);
            let rank = self.rank(seat);
            if first.is_none_or(|(best, _)| rank < best) {
                first = Some((rank, seat));
            }
        }
        first.map(|(_, seat)| seat)
    }

    /// The seat that places the nth opening shrine: in the order of the
    /// characters, again and again.
    #[inline]
    pub(crate) fn opener(&self, placed: u8, players: usize) -> Seat {
        let mut seats = Seats::first(players);
        for _ in 0..placed as usize % players.max(1) {
            if let Some(seat) = self.first_of(seats) {
                seats = seats.without(seat);
            }
        }
        self.first_of(seats).unwrap_or(Seat::A)
    }

    /// Whose turn it is to choose a reward.
    #[inline]
    pub fn winner(&self) -> Seat {
        let queued = self.scoring.queue.get(self.scoring.next as usize);
        queued.copied().flatten().unwrap_or(Seat::A)
    }

    /// Who has something to say now, at a table of so many players.
    #[inline]
    pub fn asked(&self, players: usize) -> Seats {
        match self.phase {
            Phase::Characters
            | Phase::Rewards
            | Phase::Banners
            | Phase::Starter
            | Phase::Refill
            | Phase::Setup
            | Phase::Tiles
            | Phase::Tick
            | Phase::Reveal
            | Phase::Over => Seats::NONE,
            Phase::Choose(seat) | Phase::Replace(seat) => Seats::only(seat),
            Phase::Open(placed) => Seats::only(self.opener(placed, players)),
            Phase::Plan => {
                let mut seats = Seats::first(players);
                for seat in Seat::all(SEATS) {
                    if self.planned.contains(seat) {
                        seats = seats.without(seat);
                    }
                }
                seats
            }
            Phase::Act | Phase::Exchange => Seats::only(self.duty.seat),
            Phase::Reward | Phase::Buy | Phase::Free | Phase::Maharani => {
                Seats::only(self.winner())
            }
        }
    }

    /// Whether the match waits for chance.
    #[inline]
    pub fn is_chance(&self) -> bool {
        matches!(
            self.phase,
            Phase::Characters
                | Phase::Rewards
                | Phase::Banners
                | Phase::Starter
                | Phase::Refill
                | Phase::Setup
                | Phase::Tiles
                | Phase::Tick
                | Phase::Reveal
        )
    }

    /// Whose disc lies open.
    #[inline]
    pub fn is_open(&self, seat: Seat) -> bool {
        self.played.contains(seat) || self.is_turn() && self.duty.seat == seat
    }

    /// Whether a player's turn is running.
    #[inline]
    pub fn is_turn(&self) -> bool {
        self.duty.tasks[0].is_some()
    }

    /// Whether Brahmabot's turn is running.
    #[inline]
    pub fn is_bots_turn(&self) -> bool {
        self.brahma.tile.is_some() || matches!(self.phase, Phase::Tick | Phase::Reveal)
    }
}

impl State {
    /// What everybody may know.
    pub fn public(&self) -> &Public {
        &self.public
    }

    /// The prestige of a seat, without the final count.
    #[inline]
    pub fn prestige(&self, seat: Seat) -> u16 {
        self.prestige[seat.index()]
    }

    /// The disc of a seat, planned or turned over.
    #[inline]
    pub fn disc(&self, seat: Seat) -> Option<Disc> {
        self.disc[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_small() {
        assert!(size_of::<State>() <= 288, "{}", size_of::<State>());
    }
}
