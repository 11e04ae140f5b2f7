//! Any arrangement a person can describe, as text.
//!
//! ```text
//! phase: act
//! turn: B
//! round: 3
//! maharaja: D
//! track: . B C D . F G A E
//! A cards: monk
//! A gold: 12
//! A at: S
//! A villages: v01 v01 v07
//! A cities: A A D
//! A palaces: A* D D
//! A disc: gold palace+house
//! ```
//!
//! A star marks the palace in the centre. What is not named is as at the start
//! of the first turn: 15 gold, six houses in the reserve, the architect at the
//! start, governors in the order of their letters. The quarry may be left out:
//! it holds the houses that are nowhere else.

use crate::Raja;
use crate::board;
use crate::character::{Cards, Character};
use crate::duty::{Duty, Once, TASKS};
use crate::gate;
use crate::kind::{Disc, Kind};
use crate::listing::write_seats;
use crate::place::{City, Place, PlaceSet};
use crate::state::{Phase, Public, SEATS, State};
use crate::track::{TOP, Track, space_name, space_of};
use engine::{Faults, Message, Seat, Seats};
use std::fmt;
use std::str::FromStr;

/// Any arrangement, playable or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    state: State,
    /// The number of seats that are named.
    players: u8,
    /// The seats whose quarry was not named.
    no_quarry: Seats,
}

impl Position {
    pub(crate) fn of(game: &Raja, state: &State) -> Position {
        Position { state: *state, players: game.players, no_quarry: Seats::NONE }
    }

    /// The gate: a state one can play on from, or every fault at once.
    pub(crate) fn place(&self, game: &Raja) -> Result<State, Faults> {
        let mut state = self.state;
        let mut faults = Vec::new();
        if self.players != game.players {
            let message = Message::new("fault-seats").number("found", self.players);
            faults.push(message.number("expected", game.players));
            return Err(Faults(faults));
        }
        for seat in self.no_quarry.iter() {
            let n = seat.index();
            let used = state.public.houses_built(seat).saturating_add(state.public.reserve[n]);
            state.public.quarry[n] = board::HOUSES.saturating_sub(used);
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

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let State { public, gold, disc } = &self.state;
        writeln!(f, "phase: {}", public.phase.write())?;
        writeln!(f, "round: {}", public.round)?;
        writeln!(f, "youngest: {}", public.youngest)?;
        writeln!(f, "maharaja: {}", public.maharaja)?;
        writeln!(f, "track: {}", write_track(&public.track))?;
        writeln!(f, "reached: {}", space_name(public.reached))?;
        writeln!(f, "played: {}", write_seats(public.played))?;
        let auction = &public.auction;
        if !auction.bidding.is_empty() {
            writeln!(f, "bidding: {}", write_seats(auction.bidding))?;
        }
        if let Some(bidder) = auction.bidder {
            writeln!(f, "bid: {} {bidder}", auction.bid)?;
        }
        if public.duty != Duty::NONE {
            let duty = &public.duty;
            writeln!(f, "turn: {}", duty.seat)?;
            if let Some(kind) = duty.tasks[2] {
                writeln!(f, "third: {kind}")?;
            }
            writeln!(f, "done: {}", joined(set_bits(duty.done)))?;
            writeln!(f, "dropped: {}", joined(set_bits(duty.dropped)))?;
            writeln!(f, "built: {} {} {}", duty.villages, duty.cities, duty.palaces)?;
            let used = Once::ALL.into_iter().filter(|once| duty.used(*once));
            writeln!(f, "used: {}", joined(used.map(Once::word)))?;
            writeln!(f, "compensated: {}", duty.paid)?;
            writeln!(f, "roads: {}", duty.roads)?;
            if duty.put_back != PlaceSet::NONE {
                writeln!(f, "put back: {}", joined(duty.put_back.iter()))?;
            }
        }
        for seat in Seat::all(self.players as usize) {
            let n = seat.index();
            writeln!(f, "{seat} cards: {}", joined(public.cards[n].iter()))?;
            writeln!(f, "{seat} gold: {}", gold[n])?;
            writeln!(f, "{seat} at: {}", public.architect[n])?;
            let houses =
                |place: Place| std::iter::repeat_n(place, public.houses_in(seat, place) as usize);
            let villages = Place::all().filter(|place| place.village().is_some());
            writeln!(f, "{seat} villages: {}", joined(villages.flat_map(houses)))?;
            let cities = City::all().map(City::place);
            writeln!(f, "{seat} cities: {}", joined(cities.flat_map(houses)))?;
            let palaces = City::all().flat_map(|city| {
                let centre = public.centre[city.index()] == Some(seat);
                let outer =
                    std::iter::repeat_n(city.to_string(), public.outer[city.index()][n] as usize);
                centre.then(|| format!("{city}*")).into_iter().chain(outer)
            });
            writeln!(f, "{seat} palaces: {}", joined(palaces))?;
            writeln!(f, "{seat} reserve: {}", public.reserve[n])?;
            if !self.no_quarry.contains(seat) {
                writeln!(f, "{seat} quarry: {}", public.quarry[n])?;
            }
            writeln!(f, "{seat} tokens: {}", public.tokens[n])?;
            writeln!(f, "{seat} disc: {}", joined(disc[n]))?;
        }
        Ok(())
    }
}

/// The governors from the bottom up, a dot for an empty space.
fn write_track(track: &Track) -> String {
    let spaces = (1..=track.highest())
        .map(|space| track.on(space).map_or_else(|| ".".to_owned(), |city| city.to_string()));
    joined(spaces)
}

fn read_track(text: &str) -> Option<Track> {
    let mut spaces = [0; City::COUNT];
    let signs = text.chars().filter(|sign| !sign.is_whitespace() && *sign != '-');
    for (space, sign) in (1..).zip(signs) {
        if space > TOP {
            return None;
        }
        if sign != '.' {
            let at = &mut spaces[City::from_letter(sign)?.index()];
            if *at != 0 {
                return None;
            }
            *at = space;
        }
    }
    Some(Track::from_spaces(spaces))
}

fn player(text: &str) -> Option<Seat> {
    text.parse().ok().filter(|seat: &Seat| seat.index() < SEATS)
}

/// Words parted by spaces; a lone `-` is none.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace().filter(|word| *word != "-")
}

fn read_seats(text: &str) -> Option<Seats> {
    words(text).map(player).collect()
}

fn read_tasks(text: &str) -> Option<u8> {
    words(text).try_fold(0, |set, word| {
        let task = word.parse::<u8>().ok().filter(|n| (1..=TASKS as u8).contains(n))?;
        Some(set | 1 << (task - 1))
    })
}

/// Plain digits, so that `+1` and the like are not a second way to write 1.
fn number<T: FromStr>(text: &str) -> Option<T> {
    let plain = !text.is_empty() && text.bytes().all(|digit| digit.is_ascii_digit());
    text.parse().ok().filter(|_| plain)
}

/// Why a line of a position cannot be taken.
enum Unread {
    /// There is no such key.
    Key,
    /// The key is known, what stands after it is not.
    Value,
    /// More houses or palaces in one place than can be held.
    Crowded,
}

impl Position {
    /// Sets what one line names.
    fn set(&mut self, key: &str, value: &str) -> Result<(), Unread> {
        let public = &mut self.state.public;
        let duty = &mut public.duty;
        let read = match key {
            "phase" => Phase::read(value).map(|phase| public.phase = phase),
            "round" => number(value).map(|round| public.round = round),
            "youngest" => player(value).map(|seat| public.youngest = seat),
            "maharaja" => {
                let place = value.parse::<Place>().ok().filter(|p| p.junction().is_some());
                place.map(|place| public.maharaja = place)
            }
            "track" => read_track(value).map(|track| public.track = track),
            "reached" => space_of(value).map(|space| public.reached = space),
            "played" => read_seats(value).map(|seats| public.played = seats),
            "bidding" => read_seats(value).map(|seats| public.auction.bidding = seats),
            "bid" => value.split_once(' ').and_then(|(bid, who)| {
                public.auction.bid = number(bid)?;
                public.auction.bidder = Some(player(who.trim())?);
                Some(())
            }),
            "turn" => player(value).map(|seat| duty.seat = seat),
            "third" => value.parse::<Kind>().ok().map(|kind| duty.tasks[2] = Some(kind)),
            "done" => read_tasks(value).map(|set| duty.done = set),
            "dropped" => read_tasks(value).map(|set| duty.dropped = set),
            "built" => {
                let numbers: Option<Vec<u8>> =
                    words(value).map(|word| number(word).filter(|n: &u8| *n <= 9)).collect();
                let built = numbers.and_then(|list| <[u8; 3]>::try_from(list).ok());
                built.map(|built| [duty.villages, duty.cities, duty.palaces] = built)
            }
            "used" => words(value)
                .try_fold(0, |set, word| {
                    let once = Once::ALL.into_iter().find(|once| once.word() == word)?;
                    Some(set | once as u8)
                })
                .map(|set| duty.once = set),
            "compensated" => number(value).filter(|n| *n <= 3).map(|paid| duty.paid = paid),
            "roads" => number(value).map(|roads| duty.roads = roads),
            "put back" => {
                let places: Option<PlaceSet> = words(value).map(|word| word.parse().ok()).collect();
                places.map(|places| duty.put_back = places)
            }
            _ => return self.set_owned(key, value),
        };
        read.ok_or(Unread::Value)
    }

    /// The lines that belong to a player.
    fn set_owned(&mut self, key: &str, value: &str) -> Result<(), Unread> {
        let (first, second) = key.split_once(' ').ok_or(Unread::Key)?;
        let seat = player(first).ok_or(Unread::Key)?;
        let n = seat.index();
        self.players = self.players.max(n as u8 + 1);
        let public = &mut self.state.public;
        let read = match second {
            "cards" => words(value)
                .map(|word| word.parse::<Character>().ok())
                .collect::<Option<Cards>>()
                .map(|cards| public.cards[n] = cards),
            "gold" => number(value).map(|gold| self.state.gold[n] = gold),
            "at" => {
                let place = value.parse::<Place>().ok().filter(|p| p.junction().is_some());
                place.map(|place| public.architect[n] = place)
            }
            "villages" => return self.set_villages(seat, value),
            "cities" => return self.set_cities(seat, value),
            "palaces" => return self.set_palaces(seat, value),
            "reserve" => number(value).map(|reserve| public.reserve[n] = reserve),
            "quarry" => number(value).map(|quarry| {
                public.quarry[n] = quarry;
                self.no_quarry = self.no_quarry.without(seat);
            }),
            "tokens" => number(value).map(|tokens| public.tokens[n] = tokens),
            "disc" if value == "-" => {
                self.state.disc[n] = None;
                Some(())
            }
            "disc" => value.parse::<Disc>().ok().map(|disc| self.state.disc[n] = Some(disc)),
            _ => return Err(Unread::Key),
        };
        read.ok_or(Unread::Value)
    }

    fn set_villages(&mut self, seat: Seat, value: &str) -> Result<(), Unread> {
        let villages = &mut self.state.public.villages;
        for word in words(value) {
            let village = word.parse::<Place>().ok().and_then(Place::village);
            let village = village.ok_or(Unread::Value)?;
            if villages.total(village) >= 2 {
                return Err(Unread::Crowded);
            }
            villages.add(seat.index(), village);
        }
        Ok(())
    }

    fn set_cities(&mut self, seat: Seat, value: &str) -> Result<(), Unread> {
        for word in words(value) {
            let city = word.parse::<City>().map_err(|_| Unread::Value)?;
            let houses = &mut self.state.public.houses[city.index()][seat.index()];
            if *houses >= board::HOUSES {
                return Err(Unread::Crowded);
            }
            *houses += 1;
        }
        Ok(())
    }

    fn set_palaces(&mut self, seat: Seat, value: &str) -> Result<(), Unread> {
        let public = &mut self.state.public;
        for word in words(value) {
            let (name, centre) = word.strip_suffix('*').map_or((word, false), |name| (name, true));
            let city = name.parse::<City>().map_err(|_| Unread::Value)?;
            let c = city.index();
            if centre {
                if public.centre[c].is_some() {
                    return Err(Unread::Crowded);
                }
                public.centre[c] = Some(seat);
            } else {
                if public.outer_built(city) >= board::OUTER_SITES {
                    return Err(Unread::Crowded);
                }
                public.outer[c][seat.index()] += 1;
            }
            public.palaces[seat.index()] += 1;
        }
        Ok(())
    }
}

impl FromStr for Position {
    type Err = Faults;

    fn from_str(text: &str) -> Result<Position, Faults> {
        let mut state = State { public: Public::EMPTY, gold: [0; SEATS], disc: [None; SEATS] };
        let mut track = Track::drawn(std::array::from_fn(City::new));
        let (city, space) = track.advance();
        state.public = Public {
            phase: Phase::Act,
            round: 1,
            maharaja: city.place(),
            track,
            reached: space,
            reserve: [board::RESERVE; SEATS],
            ..state.public
        };
        state.gold = [u16::from(board::START_GOLD); SEATS];
        let no_quarry = Seats::first(SEATS);
        let mut position = Position { state, players: 0, no_quarry };
        let mut faults = Vec::new();
        let mut seen: Vec<String> = Vec::new();
        for line in text.lines().map(str::trim) {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let Some((key, value)) = line.split_once(':') else {
                faults.push(Message::new("fault-position-line").text("found", line));
                continue;
            };
            let (key, value) = (key.trim(), value.trim());
            if seen.iter().any(|old| old == key) {
                faults.push(Message::new("fault-position-twice").text("key", key));
                continue;
            }
            seen.push(key.to_owned());
            match position.set(key, value) {
                Err(Unread::Key) => {
                    faults.push(Message::new("fault-position-key").text("key", key));
                }
                Err(Unread::Crowded) => faults.push(Message::new("fault-crowded")),
                Err(Unread::Value) => faults.push(
                    Message::new("fault-position-value").text("key", key).text("found", value),
                ),
                Ok(()) => {}
            }
            if faults.len() > 20 {
                break;
            }
        }
        position.settle();
        if faults.is_empty() { Ok(position) } else { Err(Faults(faults)) }
    }
}

impl Position {
    /// What follows from the lines: chairs that nobody sits in hold nothing,
    /// whoever has a disc has sealed it, and the running turn has its tasks.
    fn settle(&mut self) {
        let players = self.players as usize;
        let State { public, gold, disc } = &mut self.state;
        gold[players..].fill(0);
        public.reserve[players..].fill(0);
        for seat in Seat::all(SEATS).skip(players) {
            self.no_quarry = self.no_quarry.without(seat);
        }
        public.sealed = Seat::all(SEATS).filter(|seat| disc[seat.index()].is_some()).collect();
        let running = matches!(
            public.phase,
            Phase::Act | Phase::Carry(..) | Phase::Replace(_) | Phase::Give(_) | Phase::Confirm
        );
        if let Some(disc) = disc[public.duty.seat.index()].filter(|_| running) {
            let [one, other] = disc.kinds();
            public.duty.tasks[0] = Some(one);
            public.duty.tasks[1] = Some(other);
        }
    }
}
