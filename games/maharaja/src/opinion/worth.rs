//! What a position of Maharaja is worth to a seat, in prestige, beside the
//! prestige it has. Only what everybody can see is used.

use crate::board::{self, NET};
use crate::{
    Bonus, Character, City, Fares, Kind, LOWER_SITE, Line, Maharaja, Phase, Place, Public, SEATS,
    UPPER_SITE, Villages, bonus,
};
use engine::Seat;
use std::cell::Cell;

/// A statue that stands: what the final count gives.
const STATUE: f32 = 3.0;
/// What a possibility is worth while it is not taken.
const HOPE: f32 = 0.9;
/// A road travelled this turn: who wanders gets nowhere.
const STEP: f32 = 0.01;
/// An action token.
const TOKEN: f32 = 1.3;
/// What a reward tile is worth, by rank.
const TILES: [f32; 4] = [1.9, 1.5, 1.2, 1.0];

/// What does not change during one decision.
pub(super) struct Worth<'a> {
    game: &'a Maharaja,
    /// How much the scoring of each city counts: fully this round, less the
    /// later it comes.
    weight: [f32; City::COUNT],
    /// Rounds left after this one, at most.
    pub(super) left: f32,
    /// A coin.
    pub(super) coin: f32,
    /// A shrine in hand.
    pub(super) shrine: f32,
    /// How near the end is, for the final majorities.
    near: f32,
    /// What each rank in a city is worth, the sum of that, and no rank.
    prizes: [f32; TILES.len()],
    purse: f32,
    none: f32,
    /// The fares that were asked last: most actions do not change them.
    fares: Cell<Option<(Roads, Fares)>>,
}

/// What fares depend on: whence, whose shrines stand where, and whether tolls
/// are paid. Nobody has two in a village.
type Roads = (Place, [u32; SEATS], bool);

/// What cult in the cities is worth to a seat as it stands.
type Cities = [f32; City::COUNT];

impl<'a> Worth<'a> {
    pub(super) fn new(game: &'a Maharaja, public: &Public) -> Worth<'a> {
        let left = f32::from(board::ROUNDS.saturating_sub(public.round));
        let mut weight = [0.0; City::COUNT];
        if public.track.is_drawn() {
            let mut later = 0.55;
            let mut rounds = left;
            for city in public.track.order() {
                weight[city.index()] = if rounds > 0.0 { later } else { 0.0 };
                later *= 0.8;
                rounds -= 1.0;
            }
        }
        let scored = matches!(
            public.phase,
            Phase::Over | Phase::Reward | Phase::Buy | Phase::Free | Phase::Maharani
        );
        if let Some(city) = public.maharaja.city()
            && !scored
        {
            weight[city.index()] += 1.0;
        }
        let coin = 0.2 + 0.035 * left.min(4.0);
        let shrine = 0.1 * left.min(3.0);
        let mut prizes = [0.0; TILES.len()];
        let ranks = game.prizes().len().min(prizes.len());
        for (worth, (prize, tile)) in prizes.iter_mut().zip(game.prizes().iter().zip(TILES)) {
            *worth = f32::from(*prize) * coin + tile;
        }
        let purse = prizes[..ranks].iter().sum::<f32>();
        let none = f32::from(board::NO_CULT as u8) * coin;
        let (near, fares) = (1.0 - left / 10.0, Cell::new(None));
        Worth { game, weight, left, coin, shrine, near, prizes, purse, none, fares }
    }

    /// What cult in a city is worth to a seat that has so much more.
    fn city(&self, public: &Public, seat: Seat, city: City, more: i8) -> f32 {
        let parties = self.game.parties();
        let own = self.game.cult(public, seat, city).saturating_add_signed(more);
        let weight = self.weight[city.index()];
        if own == 0 && weight <= 0.0 {
            return 0.0;
        }
        let (mut all, mut rival, mut place) = (own, 0, 0);
        for other in Seat::all(parties).filter(|other| *other != seat) {
            let theirs = self.game.cult(public, other, city);
            all += theirs;
            rival = rival.max(theirs);
            let tie = theirs == own && public.rank(other) < public.rank(seat);
            place += usize::from(theirs > 0 && (theirs > own || tie));
        }
        let (own, all, rival) = (f32::from(own), f32::from(all), f32::from(rival));
        let mut sum = 0.0;
        if weight > 0.0 {
            // A share of the prizes, since others will still build; and the
            // prize as it stands.
            let share = self.purse * own / (all + 2.0);
            let last = self.game.prizes().len() - 1;
            let prize = if own > 0.0 { self.prizes[place.min(last)] } else { self.none };
            sum += weight * (0.35 * share + 0.65 * prize);
        }
        if own > 0.0 {
            let lead = (0.5 + 0.2 * (own - rival)).clamp(0.0, 1.0);
            sum += 2.0 * self.near * lead;
        }
        sum
    }

    /// The same for all cities as they stand.
    fn cities(&self, public: &Public, seat: Seat) -> Cities {
        std::array::from_fn(|n| self.city(public, seat, City::new(n), 0))
    }

    /// What it costs to get to the cities.
    fn fares(&self, public: &Public, seat: Seat) -> Fares {
        let monk = public.has(seat, Character::MONK);
        let villages = std::array::from_fn(|owner| public.villages.villages(owner));
        let roads = (public.priest[seat.index()], villages, monk);
        match self.fares.get() {
            Some((known, fares)) if known == roads => fares,
            _ => {
                let fares = public.fares(seat);
                self.fares.set(Some((roads, fares)));
                fares
            }
        }
    }

    /// A character in hand.
    pub(super) fn card(&self, public: &Public, seat: Seat, card: Character) -> f32 {
        let shrines: u8 = public.shrines.iter().map(|city| city[seat.index()]).sum();
        let base = match card {
            Character::CHANGER => 0.9,
            Character::PENITENT | Character::MONK => 0.7,
            Character::PRIEST => 0.8,
            Character::POET | Character::CHRONICLER => 1.1,
            Character::KEEPER => 0.4 + 0.1 * f32::from(shrines),
            Character::DEVOTEE | Character::BUILDER => 0.9,
            Character::ENVOY => 1.5,
            Character::YOGI => 1.5,
            Character::ARTISAN => 1.7,
            Character::TREASURER => 1.6,
            _ => 0.4,
        };
        let early = 0.02 * f32::from(16 - card.number());
        ((self.left + 0.5) / 2.5).min(2.0) * base + early
    }

    /// A shrine in a village: it earns tolls, saves them, and opens a road.
    fn village(&self, place: Place, inhabited: u32) -> f32 {
        let Some(village) = place.village() else { return 0.0 };
        let road = NET.of[village.index()];
        let open = NET.mask(road) & !inhabited == 0;
        let ends = NET.road(road).ends.map(|end| {
            Place::of_junction(end).city().map_or(0.6, |city| self.weight[city.index()])
        });
        let of_use = if open { 0.3 } else { 0.1 };
        of_use + 0.12 * (ends[0] + ends[1])
    }

    /// What is there, without what could still be done in the turn.
    pub(super) fn standing(&self, public: &Public, seat: Seat) -> f32 {
        self.standing_with(public, seat, &self.cities(public, seat))
    }

    fn standing_with(&self, public: &Public, seat: Seat, cities: &Cities) -> f32 {
        let n = seat.index();
        let coins = f32::from(public.coins[n]);
        // Coins beyond three statues are slow to spend.
        let mut sum = self.coin * coins.min(36.0) + 0.2 * (coins - 36.0).max(0.0);
        sum += STATUE * f32::from(public.statues_built(seat));
        sum += cities.iter().sum::<f32>();
        let inhabited = public.villages.inhabited();
        let ahead = (self.left / 4.0).min(1.0);
        for place in Villages(public.villages.villages(n)).iter() {
            sum += ahead * self.village(place, inhabited);
        }
        sum += self.shrine * f32::from(public.hand[n].min(6));
        let use_now = public.duty.seat == seat && public.is_turn() && !public.duty.used_token();
        if self.left > 0.0 || use_now {
            sum += TOKEN * f32::from(public.tokens[n].min(self.left as u8 + 1));
        }
        for line in self.game.final_lines() {
            if !matches!(line, Line::Majority { .. }) {
                sum += 0.8 * self.game.line(public, seat, *line) as f32;
            }
        }
        if let Some(card) = public.card[n] {
            sum += self.card(public, seat, card);
        }
        for token in public.maharani.iter().flatten().filter(|token| token.owner == seat) {
            sum += 0.5 * self.card(public, seat, token.card);
        }
        sum
    }

    /// What is there and what can still be done in the running turn.
    pub(super) fn outlook(&self, public: &Public, seat: Seat) -> f32 {
        let cities = self.cities(public, seat);
        let standing = self.standing_with(public, seat, &cities);
        if !public.is_turn() || public.duty.seat != seat {
            return standing;
        }
        let n = seat.index();
        let mut hope = self.best_city(public, seat, &cities);
        for kind in public.duty.undone() {
            hope += match kind {
                Kind::Coins => 3.0 * self.coin,
                Kind::Stock => self.shrine * f32::from(public.supply[n].min(2)),
                Kind::Prestige if public.coins[n] >= 3 => 2.0 - 3.0 * self.coin,
                Kind::Character => 0.3,
                Kind::Track => 0.2,
                _ => 0.0,
            };
        }
        standing + HOPE * hope - STEP * f32::from(public.duty.travelled)
    }

    /// What a bonus brings.
    fn bonus(&self, bonus: Option<Bonus>) -> f32 {
        match bonus {
            Some(Bonus::Token(n)) => TOKEN * f32::from(n),
            Some(Bonus::Prestige(n)) => f32::from(n),
            Some(Bonus::Coins(n)) => self.coin * f32::from(n),
            Some(Bonus::Shrines(n)) => self.shrine * f32::from(n),
            None => 0.0,
        }
    }

    /// The most that can be had in one city, with the way there.
    fn best_city(&self, public: &Public, seat: Seat, cities: &Cities) -> f32 {
        let n = seat.index();
        let [statues, anywhere, only] = public.duty.left();
        let spare = board::STATUES.saturating_sub(public.statues_built(seat));
        let shrines = (anywhere + only).min(public.hand[n]);
        self.best_with(public, seat, statues.min(spare), shrines, cities)
    }

    /// The same for so many statues and shrines.
    pub(super) fn best_for(&self, public: &Public, seat: Seat, statues: u8, shrines: u8) -> f32 {
        self.best_with(public, seat, statues, shrines, &self.cities(public, seat))
    }

    fn best_with(
        &self,
        public: &Public,
        seat: Seat,
        statues: u8,
        shrines: u8,
        cities: &Cities,
    ) -> f32 {
        let n = seat.index();
        let fares = self.fares(public, seat);
        let envoy = public.has(seat, Character::ENVOY);
        let at = public.priest[n];
        let coins = f32::from(public.coins[n]);
        // What is lost where the priest stands now, if he leaves.
        let left = at.city().map(|from| self.city(public, seat, from, -1) - cities[from.index()]);
        let mut best = 0.0;
        for city in City::all() {
            let toll = if envoy { Some(0) } else { fares.toll(city.place()) };
            let Some(toll) = toll.map(f32::from).filter(|toll| *toll <= coins) else { continue };
            let mut purse = coins - toll;
            let mut gain = -toll * self.coin;
            let mut more = 0i8;
            let mut free = public.free_sites(city);
            for _ in 0..statues {
                let cost = f32::from(self.game.statue_cost(public, seat, city));
                let Some(site) = best_site(free).filter(|_| purse >= cost) else { break };
                free &= !(1 << site);
                more += if site == 0 { 3 } else { self.game.outer_cult() as i8 };
                gain += STATUE - cost * self.coin + self.bonus(bonus(city, site));
                purse -= cost;
            }
            for _ in 0..shrines {
                if purse >= 1.0 {
                    more += 1;
                    gain -= self.coin + self.shrine;
                    purse -= 1.0;
                }
            }
            if at != city.place() && !envoy {
                more += 1;
                gain += left.unwrap_or(0.0);
            }
            if more > 0 {
                gain += self.city(public, seat, city, more) - cities[city.index()];
            }
            best = f32::max(best, gain);
        }
        best
    }
}

/// The centre, then a bonus site, then any.
fn best_site(free: u8) -> Option<u8> {
    [0, UPPER_SITE, LOWER_SITE, 2, 3, 5, 6].into_iter().find(|site| free >> site & 1 == 1)
}
