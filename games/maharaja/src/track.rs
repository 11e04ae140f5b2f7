//! The banners' track: sixteen cells, one banner on each at most.
//!
//! Two cells lead, seven hold the banners at first, seven are numbered. At the
//! start of round r the banners fill the cells from r + 2; the leftmost goes to
//! cell r + 9, which bears number r. Ruling 11 tells why.

use crate::board::{CELLS, LEAD};
use crate::place::City;

/// Where each city's banner stands, from 1; 0 before they are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Track([u8; City::COUNT]);

const COUNT: u8 = City::COUNT as u8;

impl Track {
    /// Before the banners are drawn.
    pub const NONE: Track = Track([0; City::COUNT]);

    /// These banners from left to right, as the match begins.
    pub(crate) fn drawn(order: [City; City::COUNT]) -> Track {
        Track::from(LEAD + 1, order)
    }

    /// These banners on cells side by side.
    fn from(first: u8, order: [City; City::COUNT]) -> Track {
        let mut track = Track::NONE;
        for (cell, city) in (first..).zip(order) {
            track.0[city.index()] = cell;
        }
        track
    }

    /// The banners on these cells, by city.
    pub(crate) const fn on_cells(cells: [u8; City::COUNT]) -> Track {
        Track(cells)
    }

    /// The cells by city.
    pub const fn cells(&self) -> [u8; City::COUNT] {
        self.0
    }

    /// Whether banners have been drawn.
    pub fn is_drawn(&self) -> bool {
        self.0 != [0; City::COUNT]
    }

    /// Where a banner stands.
    #[inline]
    pub const fn cell(&self, city: City) -> u8 {
        self.0[city.index()]
    }

    /// Whose banner stands on a cell.
    pub fn on(&self, cell: u8) -> Option<City> {
        City::all().find(|city| self.cell(*city) == cell)
    }

    /// The number printed on a cell, if there is one.
    pub const fn number(cell: u8) -> Option<u8> {
        if cell > LEAD + COUNT && cell <= CELLS { Some(cell - LEAD - COUNT) } else { None }
    }

    /// The leftmost banner: the next city of the Maharaja.
    #[inline]
    pub fn first(&self) -> City {
        let mut first = City::new(0);
        for city in City::all() {
            if self.cell(city) < self.cell(first) {
                first = city;
            }
        }
        first
    }

    /// The cities in the order of their banners, from left to right.
    #[inline]
    pub fn order(&self) -> [City; City::COUNT] {
        let mut order: [City; City::COUNT] = std::array::from_fn(City::new);
        // Before they are drawn nobody is left of anybody.
        if self.is_drawn() {
            for (city, ahead) in City::all().zip(self.ahead()) {
                order[ahead as usize % City::COUNT] = city;
            }
        }
        order
    }

    /// How many banners stand to the left of each.
    #[inline]
    fn ahead(&self) -> [u8; City::COUNT] {
        let taken = self.0.iter().fold(0u32, |set, cell| set | 1 << (cell % 32));
        self.0.map(|cell| (taken & ((1 << (cell % 32)) - 1)).count_ones() as u8)
    }

    /// The first banner goes to the right end, on the number of the round.
    pub(crate) fn advance(&mut self, round: u8) -> City {
        let city = self.first();
        self.0[city.index()] = LEAD + COUNT + round;
        city
    }

    /// Where a banner comes to if it is moved so far: at the left edge it
    /// stops (ruling 12).
    #[inline]
    pub fn target(&self, city: City, cells: u8) -> u8 {
        self.cell(city).saturating_sub(cells).max(1)
    }

    /// A banner is moved to the left. If its goal is taken, the banner there
    /// goes one to the right, and so on to the first empty cell.
    pub(crate) fn shift(&mut self, city: City, cells: u8) {
        let mut cell = self.target(city, cells);
        // Its old cell is empty now.
        self.0[city.index()] = 0;
        let mut moving = city;
        loop {
            let there = self.on(cell);
            self.0[moving.index()] = cell;
            let Some(next) = there else { return };
            moving = next;
            cell += 1;
        }
    }

    /// The end of a round: the banners close up, the last on the number of the
    /// round.
    pub(crate) fn tidy(&mut self, round: u8) {
        self.0 = self.ahead().map(|ahead| LEAD + 1 + round + ahead);
    }

    /// Whether the banners stand as they do between two rounds.
    #[inline]
    pub(crate) fn is_tidy(&self, round: u8) -> bool {
        let mut tidy = *self;
        tidy.tidy(round);
        *self == tidy
    }
}
