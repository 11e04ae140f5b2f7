//! Reading a position, line by line.

use super::Position;
use crate::board::{self, CELLS};
use crate::character::{Cards, Character, Row};
use crate::duty::TASKS;
use crate::kind::{Disc, Kind};
use crate::listing::read_phase;
use crate::place::{City, Place, Villages};
use crate::reward::{Reward, Spaces};
use crate::site::SITES;
use crate::state::{Maharani, Phase, Public, SEATS, State};
use crate::tile::TileNo;
use crate::track::Track;
use engine::{Faults, Message, Seat, Seats};
use std::str::FromStr;

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

/// Each cell a letter or a dot; no letter twice.
fn read_track(text: &str) -> Option<Track> {
    let mut cells = [0; City::COUNT];
    for (cell, word) in (1..).zip(words(text)) {
        if cell > CELLS {
            return None;
        }
        if word == "." {
            continue;
        }
        let mut letters = word.chars();
        let city = City::from_letter(letters.next()?).filter(|_| letters.next().is_none())?;
        if std::mem::replace(&mut cells[city.index()], cell) != 0 {
            return None;
        }
    }
    Some(Track::on_cells(cells))
}

fn read_rewards(text: &str) -> Option<Spaces> {
    let mut rewards = Spaces::NONE;
    for (space, word) in words(text).enumerate() {
        if space >= board::SPACES {
            return None;
        }
        if word != "." {
            rewards.set(space, Some(word.parse().ok()?));
        }
    }
    Some(rewards)
}

fn read_row(text: &str) -> Option<Row> {
    let cards: Option<Vec<Character>> = words(text).map(|word| word.parse().ok()).collect();
    let cards = cards.filter(|cards| cards.len() <= Row::MOST)?;
    Some(cards.into_iter().collect())
}

fn read_maharani(text: &str) -> Option<Maharani> {
    let mut words = words(text);
    let owner = player(words.next()?)?;
    let card = words.next()?.parse().ok()?;
    match (words.next(), words.next()) {
        (None, _) => Some(Maharani { owner, card, fresh: false }),
        (Some("fresh"), None) => Some(Maharani { owner, card, fresh: true }),
        _ => None,
    }
}

fn read_queue(text: &str) -> Option<[Option<Seat>; SEATS]> {
    let mut queue = [None; SEATS];
    let seats: Option<Vec<Seat>> = words(text).map(player).collect();
    let seats = seats.filter(|seats| seats.len() <= SEATS)?;
    for (place, seat) in queue.iter_mut().zip(seats) {
        *place = Some(seat);
    }
    Some(queue)
}

fn yes(text: &str) -> Option<bool> {
    match text {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

/// Why a line of a position cannot be taken.
enum Unread {
    /// There is no such key.
    Key,
    /// The key is known, what stands after it is not.
    Value,
}

impl Position {
    /// Sets what one line names.
    fn set(&mut self, key: &str, value: &str) -> Result<(), Unread> {
        let public = &mut self.state.public;
        let duty = &mut public.duty;
        let scoring = &mut public.scoring;
        let brahma = &mut public.brahma;
        let tile = || value.parse::<TileNo>().ok();
        let read = match key {
            "phase" => read_phase(value).map(|phase| public.phase = phase),
            "round" => number(value).map(|round| public.round = round),
            "starter" => player(value).map(|seat| public.starter = seat),
            "maharaja" => {
                let place = value.parse::<Place>().ok().filter(|p| p.junction().is_some());
                place.map(|place| public.maharaja = place)
            }
            "track" => read_track(value).map(|track| public.track = track),
            "rewards" => read_rewards(value).map(|rewards| public.rewards = rewards),
            "row" => read_row(value).map(|row| public.row = row),
            "gone" => {
                let gone: Option<Cards> = words(value).map(|word| word.parse().ok()).collect();
                self.no_gone = false;
                gone.map(|gone| public.gone = gone)
            }
            "maharani" => read_maharani(value).map(|token| public.maharani[0] = Some(token)),
            "maharani 2" => read_maharani(value).map(|token| public.maharani[1] = Some(token)),
            "played" => read_seats(value).map(|seats| public.played = seats),
            "turn" => player(value).map(|seat| duty.seat = seat),
            "third" => value.parse::<Kind>().ok().map(|kind| duty.tasks[2] = Some(kind)),
            "done" => read_tasks(value).map(|set| duty.done = set),
            "built" => {
                let numbers: Option<Vec<u8>> =
                    words(value).map(|word| number(word).filter(|n: &u8| *n <= 9)).collect();
                let built = numbers.and_then(|list| <[u8; 3]>::try_from(list).ok());
                built.map(|built| [duty.villages, duty.cities, duty.statues] = built)
            }
            "reduced" => {
                let numbers: Option<Vec<u8>> = words(value).map(number).collect();
                let reduced = numbers.and_then(|list| <[u8; 2]>::try_from(list).ok());
                reduced.map(|reduced| duty.reduced = reduced)
            }
            "used" => {
                let used: Option<Cards> = words(value).map(|word| word.parse().ok()).collect();
                used.map(|used| duty.used = used)
            }
            "exchanges" => number(value).map(|count| duty.exchanges = count),
            "chronicled" => yes(value).map(|chronicled| duty.chronicled = chronicled),
            "roads" => number(value).map(|roads| duty.roads = roads),
            "travelled" => number(value).map(|roads| duty.travelled = roads),
            "unpassed" => {
                let villages: Option<Vec<Place>> =
                    words(value).map(|word| word.parse().ok()).collect();
                let villages = villages.and_then(|list| Villages::try_from(list).ok());
                villages.map(|villages| duty.unpassed = villages)
            }
            "took back" => yes(value).map(|took_back| duty.took_back = took_back),
            "ranking" => read_queue(value).map(|queue| scoring.queue = queue),
            "chosen" => number(value).map(|next| scoring.next = next),
            "reward" => value.parse().ok().map(|tile| scoring.tile = Some(tile)),
            "again" => yes(value).map(|again| scoring.again = again),
            "setup" => number(value).map(|setup| brahma.setup = setup),
            "deck" => {
                let deck = words(value)
                    .try_fold(0, |set, word| Some(set | word.parse::<TileNo>().ok()?.bit()));
                self.no_deck = false;
                deck.map(|deck| brahma.deck = deck)
            }
            "tiles" => {
                let tiles: Option<Vec<TileNo>> =
                    words(value).map(|word| word.parse().ok()).collect();
                let tiles = tiles.and_then(|list| <[TileNo; 2]>::try_from(list).ok());
                tiles.map(|tiles| brahma.open = tiles.map(Some))
            }
            "ticked" => tile().map(|tile| brahma.ticked = Some(tile)),
            "tile" => tile().map(|tile| brahma.tile = Some(tile)),
            "deeds" => number(value).map(|step| brahma.step = step),
            _ => return self.set_owned(key, value),
        };
        read.ok_or(Unread::Value)
    }

    /// The lines that belong to a player.
    fn set_owned(&mut self, key: &str, value: &str) -> Result<(), Unread> {
        let (first, second) = key.split_once(' ').ok_or(Unread::Key)?;
        let seat = player(first).ok_or(Unread::Key)?;
        let n = seat.index();
        self.parties = self.parties.max(n as u8 + 1);
        let public = &mut self.state.public;
        let small = |value: &str| number(value).filter(|n| *n < 10_000);
        let read = match second {
            "card" if value == "-" => {
                public.card[n] = None;
                Some(())
            }
            "card" => value.parse::<Character>().ok().map(|card| public.card[n] = Some(card)),
            "coins" => small(value).map(|coins| public.coins[n] = coins),
            "prestige" => small(value).map(|prestige| self.state.prestige[n] = prestige),
            "at" => {
                let place = value.parse::<Place>().ok().filter(|p| p.junction().is_some());
                place.map(|place| public.priest[n] = place)
            }
            "villages" => self.set_villages(seat, value),
            "cities" => self.set_cities(seat, value),
            "statues" => self.set_statues(seat, value),
            "hand" => number(value).map(|hand| public.hand[n] = hand),
            "supply" => number(value).map(|supply| {
                public.supply[n] = supply;
                self.no_supply = self.no_supply.without(seat);
            }),
            "tokens" => number(value).map(|tokens| public.tokens[n] = tokens),
            "plan" if value == "-" => {
                self.state.disc[n] = None;
                Some(())
            }
            "plan" => value.parse::<Disc>().ok().map(|disc| self.state.disc[n] = Some(disc)),
            _ => return Err(Unread::Key),
        };
        read.ok_or(Unread::Value)
    }

    fn set_villages(&mut self, seat: Seat, value: &str) -> Option<()> {
        for word in words(value) {
            let village = word.parse::<Place>().ok()?.village()?;
            let villages = &mut self.state.public.villages;
            self.crowded |= villages.count(seat.index(), village) >= 2;
            villages.add(seat.index(), village);
        }
        Some(())
    }

    fn set_cities(&mut self, seat: Seat, value: &str) -> Option<()> {
        for word in words(value) {
            let city = word.parse::<City>().ok()?;
            let shrines = &mut self.state.public.shrines[city.index()][seat.index()];
            self.crowded |= *shrines >= board::SHRINES;
            *shrines = shrines.saturating_add(1).min(board::SHRINES);
        }
        Some(())
    }

    /// `A0 D1`: a city and a site.
    fn set_statues(&mut self, seat: Seat, value: &str) -> Option<()> {
        let public = &mut self.state.public;
        for word in words(value) {
            let (city, site) = word.split_at_checked(1)?;
            let city = city.parse::<City>().ok()?;
            let site = number::<u8>(site).filter(|site| *site < SITES)?;
            self.crowded |= public.builder(city, site).is_some();
            public.statues[city.index()][seat.index()] |= 1 << site;
        }
        Some(())
    }

    /// What is not named.
    fn usual() -> Position {
        let mut state = State { public: Public::EMPTY, prestige: [0; SEATS], disc: [None; SEATS] };
        let mut track = Track::drawn(std::array::from_fn(City::new));
        let city = track.advance(1);
        state.public = Public {
            phase: Phase::Act,
            round: 1,
            maharaja: city.place(),
            track,
            rewards: Spaces::filled(Reward::ALL),
            coins: [board::START_COINS; SEATS],
            hand: [board::START_HAND - board::OPENING; SEATS],
            ..state.public
        };
        state.prestige = [board::START_PRESTIGE; SEATS];
        Position {
            state,
            parties: 0,
            no_supply: Seats::first(SEATS),
            no_gone: true,
            no_deck: true,
            crowded: false,
        }
    }

    /// What follows from the lines: chairs that nobody sits in hold nothing,
    /// whoever has a disc has planned it, and the running turn has its tasks.
    fn settle(&mut self) {
        let parties = self.parties as usize;
        let State { public, prestige, disc } = &mut self.state;
        prestige[parties..].fill(0);
        public.coins[parties..].fill(0);
        public.hand[parties..].fill(0);
        for seat in Seat::all(SEATS).skip(parties) {
            self.no_supply = self.no_supply.without(seat);
        }
        public.planned = Seat::all(SEATS).filter(|seat| disc[seat.index()].is_some()).collect();
        let bots = public.brahma.tile.is_some();
        let running = match public.phase {
            Phase::Act | Phase::Exchange => true,
            Phase::Replace(_) | Phase::Refill => !bots && public.round > 0,
            _ => false,
        };
        if let Some(disc) = disc[public.duty.seat.index()].filter(|_| running) {
            let [one, other] = disc.kinds();
            public.duty.tasks[0] = Some(one);
            public.duty.tasks[1] = Some(other);
        }
    }
}

impl FromStr for Position {
    type Err = Faults;

    fn from_str(text: &str) -> Result<Position, Faults> {
        let mut position = Position::usual();
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
