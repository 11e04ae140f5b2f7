//! A view as programs read it: names instead of numbers, lists instead of
//! sets.

use crate::board::{self, CELLS};
use crate::character::{Cards, Character, Row};
use crate::duty::{Duty, TASKS};
use crate::kind::{Disc, Kind};
use crate::place::{City, Place, Villages};
use crate::reward::{Reward, Spaces};
use crate::site::{ALL_SITES, SITES};
use crate::state::{Brahma, Maharani, Phase, Public, SEATS, Scoring};
use crate::tile::TileNo;
use crate::track::Track;
use crate::view::View;
use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// A view as programs read it.
#[derive(Serialize, Deserialize)]
pub(crate) struct Listing {
    /// A seat, or nothing for the public.
    viewer: Option<Seat>,
    /// How many play. If one, the second of `seats` is Brahmabot.
    players: u8,
    /// What the match waits for, as positions write it.
    phase: String,
    /// Who is asked; for reading only.
    #[serde(default)]
    asked: Vec<Seat>,
    round: u8,
    starter: Seat,
    /// Where the Maharaja is; `S` if beside the board.
    maharaja: Place,
    /// The cell of each banner, from 1; 0 before they are drawn.
    track: Vec<(City, u8)>,
    /// Reward tiles from the bottom up, with gaps.
    rewards: Vec<Option<Reward>>,
    /// Characters from left to right.
    row: Vec<Character>,
    gone: Cards,
    maharani: Vec<Token>,
    turn: Option<Running>,
    scoring: Option<Choosing>,
    brahmabot: Option<Automaton>,
    seats: Vec<Player>,
    /// Who has shrines in each village, a letter for each.
    villages: Vec<(Place, String)>,
    cities: Vec<Town>,
}

#[derive(Serialize, Deserialize)]
struct Token {
    /// Which of the tokens, from 0.
    place: u8,
    owner: Seat,
    card: Character,
    fresh: bool,
}

#[derive(Serialize, Deserialize)]
struct Running {
    seat: Seat,
    tasks: Vec<Kind>,
    /// Which tasks without building are done, from 0.
    done: Vec<u8>,
    /// Shrines in villages, shrines in cities and statues built by actions.
    built: [u8; 3],
    /// Statues, and shrines, of these at a discount.
    reduced: [u8; 2],
    used: Cards,
    exchanges: u8,
    chronicled: bool,
    /// Roads since the last other deed.
    roads: u8,
    /// All roads of this turn.
    #[serde(default)]
    travelled: u8,
    /// Villages whose shrines can be taken back while one in a city is owed.
    #[serde(default)]
    unpassed: Vec<Place>,
    #[serde(default)]
    took_back: bool,
    /// Statues, shrines anywhere and shrines in a city that may be built; for
    /// reading only.
    #[serde(default)]
    left: [u8; 3],
    /// Shrines that must be built in a city; for reading only.
    #[serde(default)]
    due: u8,
}

#[derive(Serialize, Deserialize)]
struct Choosing {
    ranking: Vec<Seat>,
    chosen: u8,
    reward: Option<Reward>,
    again: bool,
}

#[derive(Serialize, Deserialize)]
struct Automaton {
    setup: u8,
    /// Action tiles in the match; which of them lies face down nobody knows.
    deck: Vec<TileNo>,
    tiles: Vec<TileNo>,
    ticked: Option<TileNo>,
    tile: Option<TileNo>,
    deeds: u8,
}

#[derive(Serialize, Deserialize)]
struct Player {
    card: Option<Character>,
    coins: u16,
    prestige: Option<u16>,
    tokens: u8,
    priest: Place,
    hand: u8,
    supply: u8,
    planned: bool,
    played: bool,
    plan: Option<Disc>,
}

#[derive(Serialize, Deserialize)]
struct Town {
    city: City,
    shrines: Vec<u8>,
    /// Who built on each site, the centre first.
    statues: Vec<Option<Seat>>,
}

fn bits(set: u8) -> Vec<u8> {
    (0..8).filter(|n| set >> n & 1 == 1).collect()
}

impl From<View> for Listing {
    fn from(view: View) -> Listing {
        let public = view.public;
        let parties = view.parties();
        let letters = |place: Place| -> String {
            let seats = Seat::all(parties).filter(|seat| public.shrines_in(*seat, place) > 0);
            seats.map(|seat| seat.to_string()).collect()
        };
        let all = Villages(public.villages.inhabited());
        let duty = &public.duty;
        let scoring = &public.scoring;
        let brahma = &public.brahma;
        let tokens = (0..).zip(public.maharani).filter_map(|(place, there)| {
            let Maharani { owner, card, fresh } = there?;
            Some(Token { place, owner, card, fresh })
        });
        Listing {
            viewer: view.viewer,
            players: view.players,
            phase: write_phase(public.phase),
            asked: public.asked(view.players as usize).iter().collect(),
            round: public.round,
            starter: public.starter,
            maharaja: public.maharaja,
            track: City::all().map(|city| (city, public.track.cell(city))).collect(),
            rewards: public.rewards.all().to_vec(),
            row: public.row.iter().collect(),
            gone: public.gone,
            maharani: tokens.collect(),
            turn: (*duty != Duty::NONE).then(|| Running {
                seat: duty.seat,
                tasks: duty.tasks.into_iter().flatten().collect(),
                done: bits(duty.done),
                built: [duty.villages, duty.cities, duty.statues],
                reduced: duty.reduced,
                used: duty.used,
                exchanges: duty.exchanges,
                chronicled: duty.chronicled,
                roads: duty.roads,
                travelled: duty.travelled,
                unpassed: duty.unpassed.into(),
                took_back: duty.took_back,
                left: duty.left(),
                due: duty.debt(),
            }),
            scoring: (*scoring != Scoring::default()).then(|| Choosing {
                ranking: scoring.queue.into_iter().flatten().collect(),
                chosen: scoring.next,
                reward: scoring.tile,
                again: scoring.again,
            }),
            brahmabot: (*brahma != Brahma::default()).then(|| Automaton {
                setup: brahma.setup,
                deck: TileNo::of(brahma.deck).collect(),
                tiles: brahma.open.into_iter().flatten().collect(),
                ticked: brahma.ticked,
                tile: brahma.tile,
                deeds: brahma.step,
            }),
            seats: Seat::all(parties)
                .map(|seat| {
                    let n = seat.index();
                    Player {
                        card: public.card[n],
                        coins: public.coins[n],
                        prestige: view.prestige[n],
                        tokens: public.tokens[n],
                        priest: public.priest[n],
                        hand: public.hand[n],
                        supply: public.supply[n],
                        planned: public.planned.contains(seat),
                        played: public.played.contains(seat),
                        plan: view.disc[n],
                    }
                })
                .collect(),
            villages: all.iter().map(|place| (place, letters(place))).collect(),
            cities: City::all()
                .map(|city| Town {
                    city,
                    shrines: public.shrines[city.index()][..parties].to_vec(),
                    statues: (0..SITES).map(|site| public.builder(city, site)).collect(),
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
        let known = self.done.iter().all(|n| (*n as usize) < TASKS);
        let done = known.then(|| self.done.iter().fold(0u8, |set, n| set | 1 << n))?;
        let [villages, cities, statues] = self.built;
        let duty = Duty {
            seat: self.seat,
            tasks,
            done,
            villages,
            cities,
            statues,
            reduced: self.reduced,
            used: self.used,
            exchanges: self.exchanges.min(board::EXCHANGES),
            chronicled: self.chronicled,
            roads: self.roads.min(board::MOST_ROADS),
            travelled: self.travelled,
            unpassed: Villages::try_from(self.unpassed).ok()?,
            took_back: self.took_back,
        };
        (villages <= 9 && cities <= 9 && statues <= 9 && duty.fits()).then_some(duty)
    }
}

impl Choosing {
    fn scoring(self) -> Option<Scoring> {
        let mut queue = [None; SEATS];
        (self.ranking.len() <= SEATS && usize::from(self.chosen) < SEATS).then_some(())?;
        for (place, seat) in queue.iter_mut().zip(self.ranking) {
            *place = Some(seat);
        }
        Some(Scoring { queue, next: self.chosen, tile: self.reward, again: self.again })
    }
}

impl Automaton {
    fn brahma(self) -> Option<Brahma> {
        let open = match self.tiles[..] {
            [] => [None; 2],
            [left, middle] => [Some(left), Some(middle)],
            _ => return None,
        };
        let (setup, step) = (self.setup, self.deeds);
        (usize::from(setup) <= board::SETUPS.len() && step <= 2).then_some(Brahma {
            setup,
            deck: self.deck.iter().fold(0, |set, tile| set | tile.bit()),
            open,
            ticked: self.ticked,
            tile: self.tile,
            step,
        })
    }
}

/// Nothing here may make `imagine` or a rule panic later: views come over the
/// wire.
impl TryFrom<Listing> for View {
    type Error = String;
    fn try_from(listing: Listing) -> Result<View, String> {
        let parties = listing.seats.len();
        let players = listing.players as usize;
        if !(1..=SEATS).contains(&players) || parties != players.max(2) {
            return Err(format!("{parties} seats for {players} players"));
        }
        let mut public = Public {
            phase: read_phase(&listing.phase).ok_or("unknown phase")?,
            round: listing.round.min(board::ROUNDS),
            starter: listing.starter,
            maharaja: listing.maharaja,
            track: read_track(&listing.track).ok_or("impossible track")?,
            rewards: read_rewards(&listing.rewards).ok_or("impossible rewards")?,
            gone: listing.gone,
            ..Public::EMPTY
        };
        if listing.row.len() > Row::MOST {
            return Err("impossible row".to_owned());
        }
        public.row = listing.row.into_iter().collect();
        for Token { place, owner, card, fresh } in listing.maharani {
            let place = public.maharani.get_mut(place as usize).ok_or("impossible token")?;
            *place = Some(Maharani { owner, card, fresh });
        }
        if let Some(turn) = listing.turn {
            public.duty = turn.duty().ok_or("impossible turn")?;
        }
        if let Some(scoring) = listing.scoring {
            public.scoring = scoring.scoring().ok_or("impossible scoring")?;
        }
        if let Some(brahmabot) = listing.brahmabot {
            public.brahma = brahmabot.brahma().ok_or("impossible Brahmabot")?;
        }
        let (mut prestige, mut disc) = ([None; SEATS], [None; SEATS]);
        for (n, player) in listing.seats.into_iter().enumerate() {
            let seat = Seat::new(n);
            public.card[n] = player.card;
            public.coins[n] = player.coins.min(9_999);
            public.tokens[n] = player.tokens.min(board::TOKENS);
            public.priest[n] = player.priest;
            public.hand[n] = player.hand.min(board::SHRINES);
            public.supply[n] = player.supply.min(board::SHRINES);
            if player.planned {
                public.planned = public.planned.with(seat);
            }
            if player.played {
                public.played = public.played.with(seat);
            }
            (prestige[n], disc[n]) = (player.prestige.map(|p| p.min(9_999)), player.plan);
        }
        for (place, letters) in listing.villages {
            let village = place.village().ok_or("not a village")?;
            for letter in letters.chars() {
                let seat: Seat = letter.to_string().parse().map_err(|_| "unknown seat")?;
                if seat.index() >= parties || public.villages.total(village) >= 2 {
                    return Err("impossible shrines".to_owned());
                }
                public.villages.add(seat.index(), village);
            }
        }
        read_towns(listing.cities, parties, &mut public)?;
        let queued = public.scoring.queue;
        let owners = public.maharani.iter().flatten().map(|token| token.owner);
        let asked = public.asked(players);
        let named = [Some(public.starter), Some(public.duty.seat), listing.viewer];
        let named = named.into_iter().chain(queued).flatten().chain(owners).chain(asked.iter());
        if !named.into_iter().all(|seat| seat.index() < players) {
            return Err("nobody sits there".to_owned());
        }
        if public.priest.iter().any(|place| place.junction().is_none())
            || public.maharaja.junction().is_none()
        {
            return Err("a priest in a village".to_owned());
        }
        Ok(View { viewer: listing.viewer, players: players as u8, public, prestige, disc })
    }
}

fn read_towns(towns: Vec<Town>, parties: usize, public: &mut Public) -> Result<(), String> {
    for town in towns {
        let c = town.city.index();
        if town.shrines.len() != parties || town.statues.len() != usize::from(SITES) {
            return Err("impossible city".to_owned());
        }
        for (n, shrines) in town.shrines.iter().enumerate() {
            public.shrines[c][n] = (*shrines).min(board::SHRINES);
        }
        for (site, owner) in town.statues.iter().enumerate() {
            let Some(owner) = owner else { continue };
            if owner.index() >= parties {
                return Err("impossible statue".to_owned());
            }
            public.statues[c][owner.index()] |= 1 << site & ALL_SITES;
        }
    }
    Ok(())
}

fn read_track(list: &[(City, u8)]) -> Option<Track> {
    let mut cells = [0; City::COUNT];
    for (city, cell) in list {
        cells[city.index()] = Some(*cell).filter(|cell| *cell <= CELLS)?;
    }
    let drawn = cells.iter().filter(|cell| **cell > 0);
    let apart = cells.iter().enumerate().all(|(n, cell)| *cell == 0 || !cells[..n].contains(cell));
    let whole = [0, City::COUNT].contains(&drawn.count());
    (apart && whole).then_some(Track::on_cells(cells))
}

fn read_rewards(list: &[Option<Reward>]) -> Option<Spaces> {
    let mut rewards = Spaces::NONE;
    (list.len() <= board::SPACES).then_some(())?;
    for (space, tile) in list.iter().enumerate() {
        rewards.set(space, *tile);
    }
    Some(rewards)
}

/// A phase as positions and views write it.
pub(crate) fn write_phase(phase: Phase) -> String {
    let word = match phase {
        Phase::Choose(seat) => return format!("choose {seat}"),
        Phase::Replace(seat) => return format!("replace {seat}"),
        Phase::Open(placed) => return format!("open {placed}"),
        Phase::Characters => "characters",
        Phase::Rewards => "rewards",
        Phase::Banners => "banners",
        Phase::Starter => "starter",
        Phase::Refill => "refill",
        Phase::Setup => "setup",
        Phase::Tiles => "tiles",
        Phase::Plan => "plan",
        Phase::Act => "act",
        Phase::Exchange => "exchange",
        Phase::Tick => "tick",
        Phase::Reveal => "reveal",
        Phase::Reward => "reward",
        Phase::Buy => "buy",
        Phase::Free => "free",
        Phase::Maharani => "maharani",
        Phase::Over => "over",
    };
    word.to_owned()
}

/// Reads what `write_phase` writes.
pub(crate) fn read_phase(text: &str) -> Option<Phase> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let seat = |text: &str| text.parse::<Seat>().ok().filter(|seat| seat.index() < SEATS);
    let most = SEATS as u8 * board::OPENING;
    Some(match words[..] {
        ["choose", who] => Phase::Choose(seat(who)?),
        ["replace", who] => Phase::Replace(seat(who)?),
        ["open", placed] => Phase::Open(placed.parse().ok().filter(|n| *n < most)?),
        ["characters"] => Phase::Characters,
        ["rewards"] => Phase::Rewards,
        ["banners"] => Phase::Banners,
        ["starter"] => Phase::Starter,
        ["refill"] => Phase::Refill,
        ["setup"] => Phase::Setup,
        ["tiles"] => Phase::Tiles,
        ["plan"] => Phase::Plan,
        ["act"] => Phase::Act,
        ["exchange"] => Phase::Exchange,
        ["tick"] => Phase::Tick,
        ["reveal"] => Phase::Reveal,
        ["reward"] => Phase::Reward,
        ["buy"] => Phase::Buy,
        ["free"] => Phase::Free,
        ["maharani"] => Phase::Maharani,
        ["over"] => Phase::Over,
        _ => return None,
    })
}

/// Seats as letters: `A C`; `-` for none.
pub(crate) fn write_seats(seats: Seats) -> String {
    let letters: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    if letters.is_empty() { "-".to_owned() } else { letters.join(" ") }
}
