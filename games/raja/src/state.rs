//! A point in a match: what everybody may know, and the two things that are
//! hidden, the gold of each player and the discs not yet turned over.
//!
//! What follows from the rest is computed, not stored: the bank's cards are
//! those nobody holds, its tokens those nobody has, neutral palaces go by the
//! number of players.

use crate::board;
use crate::character::Cards;
use crate::duty::Duty;
use crate::kind::Disc;
use crate::place::{City, Place};
use crate::track::Track;
use engine::{Seat, Seats};
use roads::Settled;

/// No more can play.
pub const SEATS: usize = 5;

/// What the match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The order of the governors.
    Governors,
    /// Who is the youngest.
    Youngest,
    /// A first character.
    Choose(Seat),
    /// A bid for the right to choose a character.
    Bid(Seat),
    /// An opening house; how many stand already.
    Open(u8),
    /// Discs to be sealed.
    Seal,
    /// The running turn.
    Act,
    /// Where the house goes that was taken up here, by the Builder's power or
    /// by an action.
    Carry(Place, bool),
    /// A new character for a player who was robbed.
    Replace(Seat),
    /// The card that an attracted player gives.
    Give(Seat),
    /// Whether to give up what is unfinished.
    Confirm,
    /// Nothing: the match has ended.
    Over,
}

/// The bidding for one lot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Auction {
    /// The highest bid.
    pub bid: u8,
    /// Whose it is; nobody's before the first.
    pub bidder: Option<Seat>,
    /// Who may still bid.
    pub bidding: Seats,
}

/// What everybody at the table may know.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Public {
    /// What the match waits for.
    pub phase: Phase,
    /// The round, from 1; 0 before.
    pub round: u8,
    /// The youngest player.
    pub youngest: Seat,
    /// Where the Maharaja is: the start, then the city of the round.
    pub maharaja: Place,
    /// The governors.
    pub track: Track,
    /// The space this round's governor was put on; 0 before the first round.
    pub reached: u8,
    /// The bidding for characters.
    pub auction: Auction,
    /// Who has sealed a disc.
    pub sealed: Seats,
    /// Who has played this round.
    pub played: Seats,
    /// The running turn.
    pub duty: Duty,
    /// Character cards by seat.
    pub cards: [Cards; SEATS],
    /// Action tokens by seat.
    pub tokens: [u8; SEATS],
    /// Where each architect is: the start or a city.
    pub architect: [Place; SEATS],
    /// Houses to build with, by seat.
    pub reserve: [u8; SEATS],
    /// Houses in the quarry, by seat.
    pub quarry: [u8; SEATS],
    /// Palaces built, by seat.
    pub palaces: [u8; SEATS],
    /// Houses in villages.
    pub villages: Settled<SEATS>,
    /// Houses in cities, by city and seat.
    pub houses: [[u8; SEATS]; City::COUNT],
    /// Outer palaces, by city and seat.
    pub outer: [[u8; SEATS]; City::COUNT],
    /// Who built in the centre of each city.
    pub centre: [Option<Seat>; City::COUNT],
}

/// A point in a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What everybody may know.
    pub(crate) public: Public,
    /// Gold by seat.
    pub(crate) gold: [u16; SEATS],
    /// The discs by seat, sealed or turned over.
    pub(crate) disc: [Option<Disc>; SEATS],
}

impl Public {
    /// Nothing is set up.
    pub(crate) const EMPTY: Public = Public {
        phase: Phase::Governors,
        round: 0,
        youngest: Seat::A,
        maharaja: Place::START,
        track: Track::NONE,
        reached: 0,
        auction: Auction { bid: 0, bidder: None, bidding: Seats::NONE },
        sealed: Seats::NONE,
        played: Seats::NONE,
        duty: Duty::NONE,
        cards: [Cards::NONE; SEATS],
        tokens: [0; SEATS],
        architect: [Place::START; SEATS],
        reserve: [0; SEATS],
        quarry: [0; SEATS],
        palaces: [0; SEATS],
        villages: Settled::NONE,
        houses: [[0; SEATS]; City::COUNT],
        outer: [[0; SEATS]; City::COUNT],
        centre: [None; City::COUNT],
    };

    /// The cards that somebody holds.
    #[inline]
    pub fn held(&self) -> Cards {
        self.cards.iter().fold(Cards::NONE, |all, cards| all.plus(*cards))
    }

    /// Who holds a card; nobody if it lies in the bank.
    #[inline]
    pub fn holder(&self, card: crate::Character) -> Option<Seat> {
        (0..SEATS).find(|n| self.cards[*n].has(card)).map(Seat::new)
    }

    /// Houses of a seat on the board.
    pub fn houses_built(&self, seat: Seat) -> u8 {
        let n = seat.index();
        self.villages.houses(n) + self.houses.iter().map(|by_seat| by_seat[n]).sum::<u8>()
    }

    /// Houses of a seat in a place.
    #[inline]
    pub fn houses_in(&self, seat: Seat, place: Place) -> u8 {
        match (place.village(), place.city()) {
            (Some(village), _) => self.villages.count(seat.index(), village),
            (None, Some(city)) => self.houses[city.index()][seat.index()],
            (None, None) => 0,
        }
    }

    /// Outer palaces of all players in a city.
    #[inline]
    pub fn outer_built(&self, city: City) -> u8 {
        self.outer[city.index()].iter().sum()
    }

    /// Palaces of a seat in a city.
    pub fn palaces_in(&self, seat: Seat, city: City) -> u8 {
        let centre = self.centre[city.index()] == Some(seat);
        self.outer[city.index()][seat.index()] + u8::from(centre)
    }

    /// Action tokens that nobody has.
    #[inline]
    pub fn tokens_left(&self) -> u8 {
        board::TOKENS.saturating_sub(self.tokens.iter().sum())
    }

    /// Of these seats, the one whose lowest card is lowest.
    #[inline]
    pub fn first_of(&self, seats: Seats) -> Option<Seat> {
        let mut first: Option<(u8, Seat)> = None;
        let mut rest = seats;
        while let Some(seat) = rest.lowest() {
            rest = rest.without(seat);
            let rank = self.cards[seat.index()].rank();
            if first.is_none_or(|(best, _)| rank < best) {
                first = Some((rank, seat));
            }
        }
        first.map(|(_, seat)| seat)
    }

    /// The seat that places the nth opening house: in the order of the cards,
    /// again and again.
    #[inline]
    pub(crate) fn opener(&self, placed: u8, players: usize) -> Seat {
        let nth = placed as usize % players;
        let mut seats = Seats::first(players);
        for _ in 0..nth {
            if let Some(seat) = self.first_of(seats) {
                seats = seats.without(seat);
            }
        }
        self.first_of(seats).unwrap_or(Seat::A)
    }

    /// Who has something to say now.
    #[inline]
    pub fn asked(&self, players: usize) -> Seats {
        match self.phase {
            Phase::Governors | Phase::Youngest | Phase::Over => Seats::NONE,
            Phase::Choose(seat) | Phase::Bid(seat) | Phase::Replace(seat) | Phase::Give(seat) => {
                Seats::only(seat)
            }
            Phase::Open(placed) => Seats::only(self.opener(placed, players)),
            Phase::Seal => {
                let mut seats = Seats::first(players);
                let mut sealed = self.sealed;
                while let Some(seat) = sealed.lowest() {
                    sealed = sealed.without(seat);
                    seats = seats.without(seat);
                }
                seats
            }
            Phase::Act | Phase::Carry(..) | Phase::Confirm => Seats::only(self.duty.seat),
        }
    }

    /// Whose disc lies open.
    #[inline]
    pub fn is_open(&self, seat: Seat) -> bool {
        let running = matches!(
            self.phase,
            Phase::Act | Phase::Carry(..) | Phase::Replace(_) | Phase::Give(_) | Phase::Confirm
        );
        self.played.contains(seat) || running && self.duty.seat == seat
    }
}

impl State {
    /// What everybody may know.
    pub fn public(&self) -> &Public {
        &self.public
    }

    /// The gold of a seat.
    #[inline]
    pub fn gold(&self, seat: Seat) -> u16 {
        self.gold[seat.index()]
    }

    /// A player gets gold. The bank never runs out; a purse is full at some
    /// 65,000, which no sensible match comes near.
    #[inline]
    pub(crate) fn earn(&mut self, n: usize, gold: u8) {
        self.gold[n] = self.gold[n].saturating_add(u16::from(gold));
    }

    /// The disc of a seat, sealed or turned over.
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
        assert!(size_of::<State>() <= 256, "{}", size_of::<State>());
    }
}
