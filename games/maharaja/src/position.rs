//! Any arrangement a person can describe, as text.
//!
//! ```text
//! phase: act
//! turn: B
//! round: 3
//! maharaja: D
//! track: . . . . . B C A F G E D
//! row: 2 7 16
//! A card: 9
//! A coins: 12
//! A at: S
//! A villages: v01 v07
//! A cities: A A D
//! A statues: A0 D1
//! A plan: coins statue+shrine
//! ```
//!
//! What is not named is as at the start of the first turn: 15 coins, 3
//! prestige, four shrines in hand, the priest at the start, banners in the order
//! of their letters. The supply may be left out: it holds the shrines that are
//! nowhere else. When one plays, B is Brahmabot.

use crate::Maharaja;
use crate::board;
use crate::duty::Duty;
use crate::gate;
use crate::listing::{write_phase, write_seats};
use crate::place::{City, Place};
use crate::reward::{Reward, Spaces};
use crate::site::SITES;
use crate::state::{BOT, Maharani, Public, Scoring, State};
use crate::tile::TileNo;
use crate::track::Track;
use engine::{Faults, Message, Seat, Seats};
use std::fmt;

mod read;

/// Any arrangement, playable or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    state: State,
    /// The number of seats that are named.
    parties: u8,
    /// The seats whose supply was not named.
    no_supply: Seats,
    /// Whether the characters out of the match were not named.
    no_gone: bool,
    /// Whether Brahmabot's tiles were not named.
    no_deck: bool,
    /// More shrines or statues in one place than can be held.
    crowded: bool,
}

impl Position {
    pub(crate) fn of(game: &Maharaja, state: &State) -> Position {
        Position {
            state: *state,
            parties: game.parties() as u8,
            no_supply: Seats::NONE,
            no_gone: false,
            no_deck: !game.is_solo(),
            crowded: false,
        }
    }

    /// The gate: a state one can play on from, or every fault at once.
    pub(crate) fn place(&self, game: &Maharaja) -> Result<State, Faults> {
        let mut state = self.state;
        let mut faults = Vec::new();
        if usize::from(self.parties) != game.parties() {
            let message = Message::new("fault-seats").number("found", self.parties);
            faults.push(message.number("expected", game.parties() as i64));
            return Err(Faults(faults));
        }
        if self.crowded {
            faults.push(Message::new("fault-crowded"));
        }
        let public = &mut state.public;
        for seat in self.no_supply.iter() {
            let n = seat.index();
            let used = public.shrines_built(seat).saturating_add(public.hand[n]);
            public.supply[n] = board::SHRINES.saturating_sub(used);
        }
        if game.is_solo() && self.no_supply.contains(BOT) {
            let bot = BOT.index();
            public.hand[bot] = public.hand[bot].saturating_add(public.supply[bot]);
            public.supply[bot] = 0;
        }
        if self.no_gone && !game.is_solo() {
            public.gone = public.deck();
        }
        if !game.is_solo() {
            public.row = public.row.cards().iter().collect();
        }
        if self.no_deck && game.is_solo() {
            // The tiles that were played are taken to be the last ones.
            let played = public.round.saturating_sub(u8::from(!public.played.contains(BOT)));
            let named = [public.brahma.open[0], public.brahma.open[1], public.brahma.ticked];
            let named = named.into_iter().chain([public.brahma.tile]).flatten();
            let kept = named.fold(0, |set, tile| set | tile.bit());
            let free: Vec<_> = TileNo::of(TileNo::ALL & !kept).collect();
            let gone = free.iter().rev().take(played.into());
            public.brahma.deck = gone.fold(TileNo::ALL, |deck, tile| deck & !tile.bit());
        }
        gate::faults(game, &state, &mut faults);
        if faults.is_empty() { Ok(state) } else { Err(Faults(faults)) }
    }
}

fn joined<T: fmt::Display>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if items.is_empty() { "-".to_owned() } else { items.join(" ") }
}

fn set_bits(set: u8) -> impl Iterator<Item = u8> {
    (0..8).filter(move |n| set >> n & 1 == 1).map(|n| n + 1)
}

/// `. . A B C`: what stands on each cell, up to the last.
fn write_track(track: &Track) -> String {
    let last = track.cells().into_iter().max().unwrap_or(0);
    joined((1..=last).map(|cell| track.on(cell).map_or('.', City::letter)))
}

fn write_rewards(rewards: &Spaces) -> String {
    let all = rewards.all();
    let last = all.iter().rposition(Option::is_some).map_or(0, |top| top + 1);
    joined(all[..last].iter().map(|tile| tile.map_or(".", Reward::word)))
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let State { public, prestige, disc } = &self.state;
        writeln!(f, "phase: {}", write_phase(public.phase))?;
        writeln!(f, "round: {}", public.round)?;
        writeln!(f, "starter: {}", public.starter)?;
        writeln!(f, "maharaja: {}", public.maharaja)?;
        writeln!(f, "track: {}", write_track(&public.track))?;
        writeln!(f, "rewards: {}", write_rewards(&public.rewards))?;
        writeln!(f, "row: {}", joined(public.row.iter()))?;
        if !self.no_gone {
            writeln!(f, "gone: {}", joined(public.gone.iter()))?;
        }
        for (key, token) in ["maharani", "maharani 2"].into_iter().zip(&public.maharani) {
            if let Some(Maharani { owner, card, fresh }) = token {
                writeln!(f, "{key}: {owner} {card}{}", if *fresh { " fresh" } else { "" })?;
            }
        }
        writeln!(f, "played: {}", write_seats(public.played))?;
        self.write_turn(f)?;
        self.write_brahma(f)?;
        for seat in Seat::all(self.parties as usize) {
            let n = seat.index();
            writeln!(f, "{seat} card: {}", joined(public.card[n]))?;
            writeln!(f, "{seat} coins: {}", public.coins[n])?;
            writeln!(f, "{seat} prestige: {}", prestige[n])?;
            writeln!(f, "{seat} at: {}", public.priest[n])?;
            let shrines =
                |place: Place| std::iter::repeat_n(place, public.shrines_in(seat, place) as usize);
            let villages = Place::all().filter(|place| place.village().is_some());
            writeln!(f, "{seat} villages: {}", joined(villages.flat_map(shrines)))?;
            let cities = City::all().map(City::place);
            writeln!(f, "{seat} cities: {}", joined(cities.flat_map(shrines)))?;
            let statues = City::all().flat_map(|city| {
                let own = public.statues[city.index()][n];
                (0..SITES)
                    .filter(move |site| own >> site & 1 == 1)
                    .map(move |s| format!("{city}{s}"))
            });
            writeln!(f, "{seat} statues: {}", joined(statues))?;
            writeln!(f, "{seat} hand: {}", public.hand[n])?;
            if !self.no_supply.contains(seat) {
                writeln!(f, "{seat} supply: {}", public.supply[n])?;
            }
            writeln!(f, "{seat} tokens: {}", public.tokens[n])?;
            writeln!(f, "{seat} plan: {}", joined(disc[n]))?;
        }
        Ok(())
    }
}

impl Position {
    fn write_turn(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Public { duty, scoring, .. } = &self.state.public;
        if *duty != Duty::NONE {
            writeln!(f, "turn: {}", duty.seat)?;
            if let Some(kind) = duty.tasks[2] {
                writeln!(f, "third: {kind}")?;
            }
            writeln!(f, "done: {}", joined(set_bits(duty.done)))?;
            writeln!(f, "built: {} {} {}", duty.villages, duty.cities, duty.statues)?;
            writeln!(f, "reduced: {} {}", duty.reduced[0], duty.reduced[1])?;
            writeln!(f, "used: {}", joined(duty.used.iter()))?;
            if duty.exchanges > 0 {
                writeln!(f, "exchanges: {}", duty.exchanges)?;
            }
            if duty.chronicled {
                writeln!(f, "chronicled: yes")?;
            }
            writeln!(f, "roads: {}", duty.roads)?;
            if duty.travelled > 0 {
                writeln!(f, "travelled: {}", duty.travelled)?;
            }
            if duty.unpassed.0 != 0 {
                writeln!(f, "unpassed: {}", joined(duty.unpassed.iter()))?;
            }
            if duty.took_back {
                writeln!(f, "took back: yes")?;
            }
        }
        if *scoring != Scoring::default() {
            writeln!(f, "ranking: {}", joined(scoring.queue.iter().flatten()))?;
            writeln!(f, "chosen: {}", scoring.next)?;
            if let Some(tile) = scoring.tile {
                writeln!(f, "reward: {tile}")?;
            }
            if scoring.again {
                writeln!(f, "again: yes")?;
            }
        }
        Ok(())
    }

    fn write_brahma(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let brahma = &self.state.public.brahma;
        if *brahma == crate::Brahma::default() {
            return Ok(());
        }
        writeln!(f, "setup: {}", brahma.setup)?;
        if !self.no_deck {
            writeln!(f, "deck: {}", joined(TileNo::of(brahma.deck)))?;
        }
        if brahma.open != [None; 2] {
            writeln!(f, "tiles: {}", joined(brahma.open.iter().flatten()))?;
        }
        if let Some(tile) = brahma.ticked {
            writeln!(f, "ticked: {tile}")?;
        }
        if let Some(tile) = brahma.tile {
            writeln!(f, "tile: {tile}")?;
            writeln!(f, "deeds: {}", brahma.step)?;
        }
        Ok(())
    }
}
