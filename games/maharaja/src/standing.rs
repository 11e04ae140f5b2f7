//! How the city that will be scored stands, and what Brahmabot would do: for
//! whoever looks at the table and wants to know what comes of it.

use crate::Maharaja;
use crate::board;
use crate::character::Character;
use crate::event::Event;
use crate::place::City;
use crate::state::{BOT, Phase, Public, SEATS};
use crate::tile::TileNo;
use engine::Seat;

/// What a scoring would bring one seat, if it came now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Whose.
    pub seat: Seat,
    /// The place, from 1; nothing without cult.
    pub place: Option<u8>,
    /// Cult with the abilities that count.
    pub cult: u8,
    /// Coins.
    pub coins: u16,
    /// Prestige.
    pub prestige: u16,
}

impl Maharaja {
    /// The Maharaja's city as it would be scored now, best first, those without
    /// cult last; nothing before the first round. While rewards are chosen it
    /// is as it was scored.
    pub fn standing(&self, public: &Public) -> Vec<Standing> {
        let Some(city) = public.maharaja.city() else { return Vec::new() };
        let (cult, ranked) = self.ranked(public, city);
        let choosing =
            matches!(public.phase, Phase::Reward | Phase::Buy | Phase::Free | Phase::Maharani);
        // A shrine of a reward comes too late for the ranking.
        let kept = choosing && !self.is_solo();
        let ranking = if kept { public.scoring.queue } else { ranked };
        let mut lines: Vec<Standing> = Vec::with_capacity(SEATS);
        for (at, seat) in ranking.into_iter().flatten().enumerate() {
            let (coins, prestige) = self.prize(public, seat, at);
            let place = Some(at as u8 + 1);
            lines.push(Standing { seat, place, cult: cult[seat.index()], coins, prestige });
        }
        for seat in Seat::all(self.parties()) {
            if lines.iter().all(|line| line.seat != seat) {
                let automaton = self.is_solo() && seat == BOT;
                let coins = if automaton { 0 } else { board::NO_CULT };
                // Whoever else is first, Brahmabot is second (16.1).
                let second = automaton && lines.iter().any(|line| line.place.is_some());
                let prestige = if second { board::BOT_SECOND } else { 0 };
                let cult = if kept { 0 } else { cult[seat.index()] };
                lines.push(Standing { seat, place: None, cult, coins, prestige });
            }
        }
        lines
    }

    /// Coins and prestige of a place in the ranking, from 0.
    fn prize(&self, public: &Public, seat: Seat, at: usize) -> (u16, u16) {
        let automaton = self.is_solo() && seat == BOT;
        let first = if at == 0 && self.has_special(1) { board::FIRST_PRESTIGE } else { 0 };
        if automaton {
            let own = if at == 0 { board::BOT_FIRST } else { board::BOT_SECOND };
            return (0, own + first);
        }
        let more = u16::from(first > 0 && public.has(seat, Character::CHRONICLER));
        let coins = self.prizes().get(at).copied().unwrap_or(0);
        (u16::from(coins), first + more)
    }

    /// Everybody's cult in a city with the abilities that count, best first;
    /// those with none are left out.
    pub fn present(&self, public: &Public, city: City) -> Vec<(Seat, u8)> {
        let (cult, ranking) = self.ranked(public, city);
        ranking.into_iter().flatten().map(|seat| (seat, cult[seat.index()])).collect()
    }

    /// What Brahmabot would do if it played a tile as things stand: its deeds
    /// and its journey. A swap of characters is told, but not what follows.
    pub fn foresee(&self, public: &Public, tile: TileNo) -> Vec<Event> {
        let mut told = Vec::new();
        self.rehearse(*public, tile, &mut |event| told.push(event));
        told
    }
}
