//! A view as programs read it: names instead of numbers, lists instead of
//! sets.

use crate::Raja;
use crate::board::NET;
use crate::character::{Cards, Character};
use crate::duty::{Duty, Once, TASKS};
use crate::gate;
use crate::kind::{Disc, Kind};
use crate::place::{City, Place, Villages};
use crate::state::{Auction, Phase, Public, SEATS, State};
use crate::track::{TOP, Track, space_name, space_of};
use crate::view::View;
use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// A view as programs read it.
#[derive(Serialize, Deserialize)]
pub(crate) struct Listing {
    /// A seat, or nothing for the public.
    viewer: Option<Seat>,
    /// What the match waits for, as positions write it.
    phase: String,
    /// Who is asked; for reading only.
    #[serde(default)]
    asked: Vec<Seat>,
    round: u8,
    youngest: Seat,
    maharaja: Place,
    /// The space of each governor: `s1` to `s7`, `n1` to `n10`.
    track: Vec<(City, String)>,
    /// Where this round's governor was put.
    reached: String,
    /// Cards that nobody holds; for reading only, and without regard to
    /// whether the Yogi plays.
    #[serde(default)]
    unheld: Vec<Character>,
    auction: Option<Bidding>,
    turn: Option<Running>,
    seats: Vec<Player>,
    /// Who has houses in each village, a letter for each house.
    villages: Vec<(Place, String)>,
    cities: Vec<Town>,
}

#[derive(Serialize, Deserialize)]
struct Bidding {
    bid: u8,
    bidder: Option<Seat>,
    seats: Vec<Seat>,
}

#[derive(Serialize, Deserialize)]
struct Running {
    seat: Seat,
    tasks: Vec<Kind>,
    /// Which tasks without building are done, from 0.
    done: Vec<u8>,
    /// Which tasks were given up, from 0.
    dropped: Vec<u8>,
    /// Houses in villages, houses in cities and palaces built by actions.
    built: [u8; 3],
    used: Vec<String>,
    compensated: u8,
    roads: u8,
    /// Where houses were taken up and put down since anything else was done.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    put_back: Vec<Place>,
    /// What is unfinished; for reading only.
    #[serde(default)]
    owed: Vec<Kind>,
}

#[derive(Serialize, Deserialize)]
struct Player {
    cards: Vec<Character>,
    /// The purse, if it lies open to the viewer.
    gold: Option<u16>,
    /// What the purse holds by the payments that everybody saw.
    counted: u16,
    architect: Place,
    reserve: u8,
    quarry: u8,
    palaces: u8,
    tokens: u8,
    sealed: bool,
    played: bool,
    disc: Option<Disc>,
}

#[derive(Serialize, Deserialize)]
struct Town {
    city: City,
    houses: Vec<u8>,
    outer: Vec<u8>,
    centre: Option<Seat>,
}

fn bits(set: u8) -> Vec<u8> {
    (0..8).filter(|n| set >> n & 1 == 1).collect()
}

impl From<View> for Listing {
    fn from(view: View) -> Listing {
        let public = view.public;
        let players = view.players as usize;
        let all = Villages(public.villages.inhabited());
        let letters = |place: Place| -> String {
            let seats = Seat::all(players);
            let houses = |seat: Seat| public.houses_in(seat, place) as usize;
            seats.map(|seat| seat.to_string().repeat(houses(seat))).collect()
        };
        let bidding = matches!(public.phase, Phase::Bid(_));
        let running = public.duty != Duty::NONE;
        Listing {
            viewer: view.viewer,
            phase: public.phase.write(),
            asked: public.asked(players).iter().collect(),
            round: public.round,
            youngest: public.youngest,
            maharaja: public.maharaja,
            track: City::all().map(|city| (city, space_name(public.track.space(city)))).collect(),
            reached: space_name(public.reached),
            unheld: Cards::first(7).minus(public.held()).iter().collect(),
            auction: bidding.then(|| Bidding {
                bid: public.auction.bid,
                bidder: public.auction.bidder,
                seats: public.auction.bidding.iter().collect(),
            }),
            turn: running.then(|| Running {
                seat: public.duty.seat,
                tasks: public.duty.tasks.into_iter().flatten().collect(),
                done: bits(public.duty.done),
                dropped: bits(public.duty.dropped),
                built: [public.duty.villages, public.duty.cities, public.duty.palaces],
                used: Once::ALL
                    .into_iter()
                    .filter(|once| public.duty.used(*once))
                    .map(|once| once.word().to_owned())
                    .collect(),
                compensated: public.duty.paid,
                roads: public.duty.roads,
                put_back: public.duty.put_back.iter().collect(),
                owed: public.duty.owed().collect(),
            }),
            seats: Seat::all(players)
                .map(|seat| {
                    let n = seat.index();
                    Player {
                        cards: public.cards[n].iter().collect(),
                        gold: view.gold[n],
                        counted: view.counted[n],
                        architect: public.architect[n],
                        reserve: public.reserve[n],
                        quarry: public.quarry[n],
                        palaces: public.palaces[n],
                        tokens: public.tokens[n],
                        sealed: public.sealed.contains(seat),
                        played: public.played.contains(seat),
                        disc: view.disc[n],
                    }
                })
                .collect(),
            villages: all.iter().map(|place| (place, letters(place))).collect(),
            cities: City::all()
                .map(|city| Town {
                    city,
                    houses: public.houses[city.index()][..players].to_vec(),
                    outer: public.outer[city.index()][..players].to_vec(),
                    centre: public.centre[city.index()],
                })
                .collect(),
        }
    }
}

impl Running {
    fn duty(self) -> Option<Duty> {
        let mut tasks = [None; TASKS];
        (self.tasks.len() <= TASKS).then_some(())?;
        for (task, kind) in tasks.iter_mut().zip(self.tasks) {
            *task = Some(kind);
        }
        let set = |list: Vec<u8>| {
            let known = list.iter().all(|n| (*n as usize) < TASKS);
            known.then(|| list.iter().fold(0u8, |set, n| set | 1 << n))
        };
        let mut once = 0;
        for word in &self.used {
            once |= Once::ALL.into_iter().find(|once| once.word() == word)? as u8;
        }
        let [villages, cities, palaces] = self.built;
        (villages <= 9 && cities <= 9 && palaces <= 9).then_some(Duty {
            seat: self.seat,
            tasks,
            done: set(self.done)?,
            dropped: set(self.dropped)?,
            villages,
            cities,
            palaces,
            once,
            paid: self.compensated,
            roads: self.roads.min(crate::board::MOST_ROADS),
            put_back: self.put_back.into_iter().collect(),
        })
    }
}

/// Nothing here may make `imagine` or a rule panic later: views come over the
/// wire.
impl TryFrom<Listing> for View {
    type Error = String;
    fn try_from(listing: Listing) -> Result<View, String> {
        let players = listing.seats.len();
        if !(2..=SEATS).contains(&players) {
            return Err(format!("{players} seats"));
        }
        let seated = |seat: Seat| seat.index() < players;
        let mut public = Public {
            phase: Phase::read(&listing.phase).ok_or("unknown phase")?,
            round: listing.round,
            youngest: listing.youngest,
            maharaja: listing.maharaja,
            track: read_track(&listing.track).ok_or("impossible track")?,
            reached: space_of(&listing.reached).ok_or("impossible space")?,
            ..Public::EMPTY
        };
        if let Some(auction) = listing.auction {
            public.auction = Auction {
                bid: auction.bid,
                bidder: auction.bidder,
                bidding: auction.seats.into_iter().collect(),
            };
        }
        if let Some(turn) = listing.turn {
            public.duty = turn.duty().ok_or("impossible turn")?;
        }
        let (mut gold, mut disc) = ([None; SEATS], [None; SEATS]);
        let mut counted = [0; SEATS];
        for (n, player) in listing.seats.into_iter().enumerate() {
            let seat = Seat::new(n);
            public.cards[n] = player.cards.into_iter().collect();
            public.tokens[n] = player.tokens.min(crate::board::TOKENS);
            public.architect[n] = player.architect;
            public.reserve[n] = player.reserve.min(crate::board::HOUSES);
            public.quarry[n] = player.quarry.min(crate::board::HOUSES);
            public.palaces[n] = player.palaces.min(crate::board::PALACES);
            if player.sealed {
                public.sealed = public.sealed.with(seat);
            }
            if player.played {
                public.played = public.played.with(seat);
            }
            if player.gold.is_some_and(|gold| gold != player.counted) {
                return Err("a purse that was not counted".to_owned());
            }
            (gold[n], counted[n], disc[n]) = (player.gold, player.counted, player.disc);
        }
        for (place, letters) in listing.villages {
            let village = place.village().ok_or("not a village")?;
            for letter in letters.chars() {
                let seat: Seat = letter.to_string().parse().map_err(|_| "unknown seat")?;
                if !seated(seat) || public.villages.total(village) >= 2 {
                    return Err("impossible houses".to_owned());
                }
                public.villages.add(seat.index(), village);
            }
        }
        for town in listing.cities {
            let c = town.city.index();
            if town.houses.len() != players || town.outer.len() != players {
                return Err("impossible city".to_owned());
            }
            for n in 0..players {
                public.houses[c][n] = town.houses[n].min(crate::board::HOUSES);
                public.outer[c][n] = town.outer[n].min(crate::board::OUTER_SITES);
            }
            public.centre[c] = town.centre;
        }
        let asked = public.asked(players);
        let named = [Some(public.youngest), Some(public.duty.seat), listing.viewer]
            .into_iter()
            .chain([public.auction.bidder])
            .chain(public.centre)
            .flatten()
            .chain(asked.iter())
            .chain(public.auction.bidding.iter());
        if !named.into_iter().all(seated) {
            return Err("nobody sits there".to_owned());
        }
        if public.architect.iter().any(|place| place.junction().is_none())
            || public.maharaja.junction().is_none()
        {
            return Err("an architect in a village".to_owned());
        }
        let players = players as u8;
        let view = View { viewer: listing.viewer, players, public, gold, counted, disc };
        if view.can_be() { Ok(view) } else { Err("no match leads here".to_owned()) }
    }
}

impl View {
    /// Whether some rulebook can lead to it.
    fn can_be(&self) -> bool {
        let mut disc = self.disc;
        for (n, disc) in disc.iter_mut().enumerate() {
            // Any disc will do where the view does not tell which.
            if disc.is_none() && self.public.sealed.contains(Seat::new(n)) {
                *disc = Some(Disc::nth(0));
            }
        }
        let state = State { public: self.public, gold: self.counted, disc };
        Raja::every(self.players).any(|game| gate::audit(&game, &state).is_ok())
    }
}

fn read_track(list: &[(City, String)]) -> Option<Track> {
    let mut spaces = [0; City::COUNT];
    for (city, space) in list {
        spaces[city.index()] = space_of(space).filter(|space| *space <= TOP)?;
    }
    Some(Track::from_spaces(spaces))
}

impl Phase {
    /// As positions and views write it.
    pub(crate) fn write(self) -> String {
        match self {
            Phase::Governors => "governors".to_owned(),
            Phase::Youngest => "youngest".to_owned(),
            Phase::Choose(seat) => format!("choose {seat}"),
            Phase::Bid(seat) => format!("bid {seat}"),
            Phase::Open(placed) => format!("open {placed}"),
            Phase::Seal => "seal".to_owned(),
            Phase::Act => "act".to_owned(),
            Phase::Carry(from, false) => format!("carry {from}"),
            Phase::Carry(from, true) => format!("carry {from} free"),
            Phase::Replace(seat) => format!("replace {seat}"),
            Phase::Give(seat) => format!("give {seat}"),
            Phase::Confirm => "confirm".to_owned(),
            Phase::Over => "over".to_owned(),
        }
    }

    /// Reads what `write` writes.
    pub(crate) fn read(text: &str) -> Option<Phase> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let seat = |text: &str| text.parse::<Seat>().ok().filter(|seat| seat.index() < SEATS);
        let most = NET.villages() as u8;
        Some(match words[..] {
            ["governors"] => Phase::Governors,
            ["youngest"] => Phase::Youngest,
            ["choose", who] => Phase::Choose(seat(who)?),
            ["bid", who] => Phase::Bid(seat(who)?),
            ["open", placed] => Phase::Open(placed.parse().ok().filter(|n| *n < most)?),
            ["seal"] => Phase::Seal,
            ["act"] => Phase::Act,
            ["carry", from] => Phase::Carry(from.parse().ok()?, false),
            ["carry", from, "free"] => Phase::Carry(from.parse().ok()?, true),
            ["replace", who] => Phase::Replace(seat(who)?),
            ["give", who] => Phase::Give(seat(who)?),
            ["confirm"] => Phase::Confirm,
            ["over"] => Phase::Over,
            _ => return None,
        })
    }
}

/// Seats as letters: `A C`; `-` for none.
pub(crate) fn write_seats(seats: Seats) -> String {
    let letters: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    if letters.is_empty() { "-".to_owned() } else { letters.join(" ") }
}
