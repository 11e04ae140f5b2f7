//! The final count and the ranking (chapter 13, and 14 for the tiles).

use crate::Maharaja;
use crate::board::{self, NET};
use crate::event::{Cause, Event};
use crate::place::City;
use crate::state::{BOT, Phase, Public, SEATS, State};
use engine::{MAX_SEATS, Places, Seat};

/// A line of the final count. A tile is a list of lines.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Line {
    /// For each city with most cult, alone or tied.
    Majority {
        /// Alone.
        sole: i8,
        /// Tied.
        tied: i8,
    },
    /// For each city with an own statue or shrine.
    Presence(i8),
    /// For each road of two villages with an own shrine in both.
    Roads(i8),
    /// For each city with two own statues.
    Pairs(i8),
    /// For each own shrine in the supply.
    Supply(i8),
}

/// The usual line, unless a tile covers it.
const USUAL: Line = Line::Majority { sole: board::FINAL_SOLE, tied: board::FINAL_TIED };

impl Maharaja {
    /// What a line brings a seat.
    pub fn line(&self, public: &Public, seat: Seat, line: Line) -> i32 {
        let n = seat.index();
        let cities = |count: &dyn Fn(City) -> bool| City::all().filter(|city| count(*city)).count();
        match line {
            Line::Majority { sole, tied } => {
                City::all().map(|city| self.majority(public, seat, city, sole, tied)).sum()
            }
            Line::Presence(points) => {
                let there = |city: City| {
                    public.statues[city.index()][n] != 0 || public.shrines[city.index()][n] > 0
                };
                i32::from(points) * cities(&there) as i32
            }
            Line::Roads(points) => {
                let own = public.villages.villages(n);
                let both = |mask: &&u32| mask.count_ones() == 2 && **mask & !own == 0;
                i32::from(points) * NET.masks.iter().filter(both).count() as i32
            }
            Line::Pairs(points) => {
                let two = |city: City| public.statues[city.index()][n].count_ones() >= 2;
                i32::from(points) * cities(&two) as i32
            }
            Line::Supply(points) => i32::from(points) * i32::from(public.supply[n]),
        }
    }

    fn majority(&self, public: &Public, seat: Seat, city: City, sole: i8, tied: i8) -> i32 {
        let own = self.final_cult(public, seat, city);
        if own == 0 {
            return 0;
        }
        let mut points = sole;
        for other in Seat::all(self.parties()).filter(|other| *other != seat) {
            let theirs = self.final_cult(public, other, city);
            if theirs > own {
                return 0;
            }
            if theirs == own {
                points = tied;
            }
        }
        i32::from(points)
    }

    /// What the final count adds to a seat's prestige, if it came now.
    pub fn final_count(&self, public: &Public, seat: Seat) -> i32 {
        let lines = self.final_lines();
        let tile = lines.iter().map(|line| self.line(public, seat, *line)).sum::<i32>();
        let automaton = self.is_solo() && seat == BOT;
        // Brahmabot has its own list, and a tile only adds to it (16.6).
        if self.counts_tile_alone() && !automaton {
            return tile;
        }
        let covered = lines.iter().any(|line| matches!(line, Line::Majority { .. }));
        let mut points = board::FINAL_STATUE * i32::from(public.statues_built(seat));
        let coins = i32::from(public.coins[seat.index()]);
        points += if automaton {
            if coins > 0 { board::BOT_ANY_COIN } else { 0 }
        } else {
            coins / board::FINAL_COINS
        };
        if !covered {
            points += self.line(public, seat, USUAL);
        }
        points + tile
    }

    /// Prestige with the final count.
    pub fn total(&self, state: &State, seat: Seat) -> i32 {
        i32::from(state.prestige(seat)) + self.final_count(&state.public, seat)
    }

    /// Prestige, then statues, then coins; all equal share (13.9). One player
    /// must have more prestige than Brahmabot (16.7).
    pub(crate) fn ranking(&self, state: &State) -> Places {
        if self.is_solo() {
            let mut places = [0; MAX_SEATS];
            places[0] = if self.total(state, Seat::A) > self.total(state, BOT) { 1 } else { 2 };
            return Places(places);
        }
        Places::by(self.players as usize, |seat| {
            let public = &state.public;
            (self.total(state, seat), public.statues_built(seat), public.coins[seat.index()])
        })
    }

    /// The match is over.
    pub(crate) fn finish(&self, state: &mut State, cause: Cause, tell: &mut dyn FnMut(Event)) {
        state.public.phase = Phase::Over;
        let of = |count: &dyn Fn(Seat) -> i32| -> [i32; SEATS] {
            std::array::from_fn(|n| if n < self.parties() { count(Seat::new(n)) } else { 0 })
        };
        let totals = of(&|seat| self.total(state, seat));
        let statues = of(&|seat| i32::from(state.public.statues_built(seat)));
        tell(Event::Over {
            cause,
            won: self.is_solo() && totals[0] > totals[1],
            totals: totals.map(|total| total as i16),
            statues: statues.map(|statues| statues as u8),
            coins: state.public.coins,
        });
    }
}
