//! Scoring a city: cult, ranking, coins (chapter 11; against Brahmabot,
//! chapter 16).

use crate::Maharaja;
use crate::board;
use crate::character::Character;
use crate::event::Event;
use crate::place::City;
use crate::site;
use crate::state::{BOT, Phase, Public, SEATS, Scoring, State};
use engine::Seat;
use std::cmp::Reverse;

impl Maharaja {
    /// The cult of a seat in a city by its pieces alone.
    #[inline]
    pub fn cult(&self, public: &Public, seat: Seat, city: City) -> u8 {
        Self::pieces(public, seat, city, self.outer_cult())
    }

    /// The same in the final count (13.7, 14.2).
    #[inline]
    pub fn final_cult(&self, public: &Public, seat: Seat, city: City) -> u8 {
        Self::pieces(public, seat, city, self.final_outer_cult())
    }

    #[inline]
    fn pieces(public: &Public, seat: Seat, city: City, outer: u8) -> u8 {
        let (n, c) = (seat.index(), city.index());
        let mut cult = site::cult(public.statues[c][n], outer);
        cult += public.shrines[c][n] * board::SHRINE_CULT;
        if public.priest[n] == city.place() {
            cult += board::PRIEST_CULT;
        }
        cult
    }

    /// The same with the abilities that count in a scoring.
    pub fn scoring_cult(&self, public: &Public, seat: Seat, city: City) -> u8 {
        let (n, c) = (seat.index(), city.index());
        let powers = public.powers(seat);
        let mut cult = self.cult(public, seat, city);
        // Brahmabot never uses its character.
        if self.is_solo() && seat == BOT {
            return cult;
        }
        if powers.has(Character::PRIEST) && public.priest[n] == city.place() {
            cult += board::PRIEST_POWER;
        }
        if powers.has(Character::KEEPER) {
            cult += public.shrines[c][n] / 2 * board::PAIR_POWER;
        }
        if powers.has(Character::DEVOTEE) {
            cult += board::FLAT_POWER;
        }
        cult
    }

    /// Everybody's cult in a scoring, and the ranking of those with some:
    /// more cult first, then the lower character.
    pub fn ranked(&self, public: &Public, city: City) -> ([u8; SEATS], [Option<Seat>; SEATS]) {
        let mut cult = [0; SEATS];
        for seat in Seat::all(self.parties()) {
            cult[seat.index()] = self.scoring_cult(public, seat, city);
        }
        let mut ranking = [None; SEATS];
        let key = |seat: Seat| (Reverse(cult[seat.index()]), public.rank(seat));
        let present = |seat: &Seat| cult[seat.index()] > 0;
        for seat in Seat::all(self.parties()).filter(present) {
            let others = Seat::all(self.parties()).filter(present);
            ranking[others.filter(|other| key(*other) < key(seat)).count()] = Some(seat);
        }
        (cult, ranking)
    }

    /// The Maharaja's city is scored, and rewards are chosen.
    pub(crate) fn score_city(&self, state: &mut State, tell: &mut dyn FnMut(Event)) {
        let Some(city) = state.public.maharaja.city() else {
            debug_assert!(false, "the Maharaja is in a city");
            return;
        };
        let (cult, ranking) = self.ranked(&state.public, city);
        let mut coins = [0u8; SEATS];
        let mut prestige = [0u8; SEATS];
        if self.is_solo() {
            coins[0] = board::NO_CULT as u8;
            match ranking[0] {
                Some(BOT) => prestige[BOT.index()] = board::BOT_FIRST as u8,
                Some(_) => prestige[BOT.index()] = board::BOT_SECOND as u8,
                None => {}
            }
            if let Some(place) = ranking.iter().position(|seat| *seat == Some(Seat::A)) {
                coins[0] = self.prizes()[place];
            }
        } else {
            coins[..self.players as usize].fill(board::NO_CULT as u8);
            for (seat, prize) in ranking.iter().flatten().zip(self.prizes()) {
                coins[seat.index()] = *prize;
            }
        }
        for (purse, coins) in state.public.coins.iter_mut().zip(coins) {
            *purse += u16::from(coins);
        }
        for (purse, prestige) in state.prestige.iter_mut().zip(prestige) {
            *purse += u16::from(prestige);
        }
        if let Some(first) = ranking[0].filter(|_| self.special[0]) {
            prestige[first.index()] += if self.is_solo() && first == BOT {
                state.prestige[BOT.index()] += board::FIRST_PRESTIGE;
                board::FIRST_PRESTIGE as u8
            } else {
                Self::gain(state, first, board::FIRST_PRESTIGE)
            };
        }
        tell(Event::Scored { round: state.public.round, city, cult, coins, prestige });
        let mut queue = ranking;
        if self.is_solo() {
            queue = [ranking.into_iter().flatten().find(|seat| *seat != BOT), None, None, None];
            if queue[0].is_none() {
                self.discard_lowest(&mut state.public, tell);
            }
        }
        state.public.scoring = Scoring { queue, ..Scoring::default() };
        self.next_reward(state, tell);
    }

    /// Without cult the player takes no tile, and the lowest leaves.
    fn discard_lowest(&self, public: &mut Public, tell: &mut dyn FnMut(Event)) {
        let lowest = public.rewards.open(self.open_rewards()).next();
        if let Some(tile) = lowest {
            public.rewards.remove(tile);
            tell(Event::Discarded { tile });
        }
    }

    /// The next in the ranking chooses, or the round ends.
    pub(crate) fn next_reward(&self, state: &mut State, tell: &mut dyn FnMut(Event)) {
        let scoring = &state.public.scoring;
        let waiting = scoring.queue.get(scoring.next as usize).copied().flatten();
        if waiting.is_some() {
            state.public.phase = Phase::Reward;
        } else {
            self.end_round(state, tell);
        }
    }
}
