//! Scoring a city, the end of the match and its ranking (chapters 11, 12).

use crate::Raja;
use crate::board;
use crate::character::Character;
use crate::event::{Cause, Event, Tally};
use crate::place::City;
use crate::state::{Phase, Public, SEATS, State};
use crate::track::TOP;
use engine::{Places, Seat};
use std::cmp::Reverse;

/// Where a player stands in a city.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Who.
    pub seat: Seat,
    /// Points there.
    pub points: u8,
    /// What would be paid if the city were scored now, the bonus included.
    pub prize: u8,
    /// The place among those with points, from 1.
    pub place: Option<u8>,
}

impl Raja {
    /// How all players stand in a city, in the order in which they would be
    /// paid if it were scored now (11.2).
    pub fn standing(&self, public: &Public, city: City) -> Vec<Standing> {
        let (points, prizes, _) = self.prizes_of(public, city);
        let mut order: Vec<Seat> = Seat::all(self.players as usize).collect();
        order.sort_by_key(|seat| {
            let n = seat.index();
            (Reverse(points[n]), public.cards[n].rank())
        });
        let line = |(place, seat): (u8, Seat)| {
            let (points, prize) = (points[seat.index()], prizes[seat.index()]);
            Standing { seat, points, prize, place: (points > 0).then_some(place) }
        };
        (1..).zip(order).map(line).collect()
    }

    /// The points of a player in a city, and what they are for (11.1, 15.13).
    #[inline]
    pub fn tally(&self, public: &Public, seat: Seat, city: City) -> Tally {
        let (n, c) = (seat.index(), city.index());
        let cards = public.cards[n];
        let outer =
            if cards.has(Character::Sadhu) { board::SADHU_POINTS } else { board::OUTER_POINTS };
        let here = public.architect[n] == city.place();
        let home = self.first && cards.iter().any(|card| card.home() == city);
        Tally {
            architect: u8::from(here) * board::ARCHITECT_POINTS,
            houses: public.houses[c][n] * board::HOUSE_POINTS,
            outer: public.outer[c][n] * outer,
            centre: u8::from(public.centre[c] == Some(seat)) * board::CENTRE_POINTS,
            home: u8::from(home) * board::HOME_POINTS,
        }
    }

    /// The points of a player in a city.
    #[inline]
    pub fn points(&self, public: &Public, seat: Seat, city: City) -> u8 {
        self.tally(public, seat, city).sum()
    }

    /// What each player would be paid for a city now, with the only player who
    /// has points, if there is just one.
    pub fn prizes_of(
        &self,
        public: &Public,
        city: City,
    ) -> ([u8; SEATS], [u8; SEATS], Option<Seat>) {
        let players = self.players as usize;
        let mut points = [0; SEATS];
        for seat in Seat::all(players) {
            points[seat.index()] = self.points(public, seat, city);
        }
        let mut prizes = [0; SEATS];
        let mut alone = None;
        for n in 0..players {
            if points[n] == 0 {
                continue;
            }
            // More points first, then the lower character.
            let key = |n: usize| (Reverse(points[n]), public.cards[n].rank());
            let before = (0..players).filter(|other| points[*other] > 0 && key(*other) < key(n));
            prizes[n] = self.prizes()[before.count()];
            alone = Some(Seat::new(n));
        }
        if points.iter().filter(|points| **points > 0).count() != 1 {
            alone = None;
        }
        if let Some(seat) = alone {
            prizes[seat.index()] += board::MONOPOLY;
        }
        (points, prizes, alone)
    }

    /// The Maharaja's city is scored; the match ends or the next round begins.
    pub(crate) fn score(&self, state: &mut State, tell: &mut dyn FnMut(Event)) {
        let public = &state.public;
        if let Some(city) = public.maharaja.city() {
            let (points, prizes, monopoly) = self.prizes_of(public, city);
            let mut tally = [Tally::default(); SEATS];
            for seat in Seat::all(self.players as usize) {
                tally[seat.index()] = self.tally(public, seat, city);
            }
            let round = public.round;
            tell(Event::Scored { round, city, tally, points, prizes, monopoly });
            for (n, prize) in prizes.into_iter().enumerate() {
                state.earn(n, prize);
            }
        }
        let Some(cause) = self.ended(&state.public) else {
            Self::begin_round(state, tell);
            return;
        };
        state.public.phase = Phase::Over;
        let ranking = self.ranking(state);
        tell(Event::Over {
            cause,
            places: std::array::from_fn(|n| ranking.0[n]),
            palaces: state.public.palaces,
            gold: state.gold,
        });
    }

    /// Why the match ends with this round, if it does (12.1, 12.2, 14.1).
    pub(crate) fn ended(&self, public: &Public) -> Option<Cause> {
        if public.palaces.iter().any(|palaces| *palaces >= self.palaces()) {
            Some(Cause::Palaces)
        } else if self.short && public.round >= board::SHORT_ROUNDS {
            Some(Cause::Rounds)
        } else if !self.short && public.reached >= TOP {
            Some(Cause::Track)
        } else {
            None
        }
    }

    /// Palaces, then gold, then the lower character (12.4).
    pub(crate) fn ranking(&self, state: &State) -> Places {
        Places::by(self.players as usize, |seat| {
            let n = seat.index();
            (state.public.palaces[n], state.gold[n], Reverse(state.public.cards[n].rank()))
        })
    }
}
