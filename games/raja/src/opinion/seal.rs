//! Which two actions to seal: what they would bring this turn with the gold
//! and the houses there are.

use crate::board;
use crate::{Character, City, Disc, Kind, Raja, State};
use engine::Seat;

/// What the coming turn can count on.
pub(super) struct Plans {
    gold: f32,
    palace: f32,
    palaces_left: u8,
    /// Tolls to the nearest city with a free site, if any can be reached.
    to_site: Option<f32>,
    reserve: u8,
    quarry: u8,
    /// What the best other character would add.
    better_card: f32,
    /// Whether a city can be built in at all.
    city: bool,
    /// Houses on the board that could go to the Maharaja's city.
    movable: bool,
    late: bool,
}

impl Plans {
    pub(super) fn new(game: &Raja, state: &State, seat: Seat) -> Plans {
        let (n, public) = (seat.index(), state.public());
        let journey = public.journey(seat);
        let merchant = public.cards[n].has(Character::Merchant);
        let gold = f32::from(state.gold(seat)) + f32::from(u8::from(merchant));
        let free = |city: &City| {
            public.centre[city.index()].is_none() || game.outer_free(public, *city) > 0
        };
        let reach = |cities: &mut dyn Iterator<Item = City>| {
            let tolls = cities.filter_map(|city| journey.toll(city.place()));
            tolls.min().map(f32::from).filter(|toll| *toll <= gold)
        };
        let to_site = reach(&mut City::all().filter(free));
        let last = if game.is_short() { board::SHORT_ROUNDS } else { board::NUMBER_SPACES };
        let artisan = public.cards[n].has(Character::Artisan);
        let builder = public.cards[n].has(Character::Builder);
        Plans {
            gold,
            palace: f32::from(Raja::palace_cost(public, seat)),
            palaces_left: game.palaces().saturating_sub(public.palaces[n]),
            to_site,
            reserve: public.reserve[n],
            quarry: public.quarry[n],
            better_card: if artisan {
                -1.0
            } else if builder {
                0.5
            } else {
                1.5
            },
            city: reach(&mut City::all()).is_some(),
            movable: public.houses_built(seat) > 0,
            late: public.round + 1 >= last,
        }
    }

    /// What a disc would bring.
    pub(super) fn gain(&self, disc: Disc) -> f32 {
        let kinds = disc.kinds();
        let income = kinds.iter().filter(|kind| **kind == Kind::Gold).count() as f32 * 2.0;
        let mut gold = self.gold + income;
        let mut palace = self.palace;
        // Taking the Artisan first makes the palace cheaper.
        if kinds.contains(&Kind::Character) && self.better_card > 0.0 {
            palace = palace.min(f32::from(board::ARTISAN_COST));
        }
        let mut reserve = self.reserve;
        let mut palaces = self.palaces_left;
        let mut travelled = false;
        let mut sum = 0.0;
        for kind in kinds {
            if kind == Kind::Quarry && self.quarry >= board::QUARRY_HOUSES {
                reserve += board::QUARRY_HOUSES;
            }
        }
        for kind in kinds {
            let mut toll = || {
                let toll = if travelled { 0.0 } else { self.to_site.unwrap_or(0.0) };
                travelled = true;
                toll
            };
            sum += match kind {
                Kind::Gold => 2.0,
                Kind::Quarry if self.quarry < board::QUARRY_HOUSES => -2.0,
                Kind::Quarry if self.reserve < 3 => 1.4,
                Kind::Quarry => 0.2,
                Kind::Palace | Kind::PalaceHouse => {
                    let toll = toll();
                    if self.to_site.is_none() || palaces == 0 || gold < palace + toll {
                        -2.5
                    } else {
                        gold -= palace + toll;
                        palaces -= 1;
                        let mut gain = 9.0 + 12.0 - palace - toll;
                        if kind == Kind::PalaceHouse {
                            gain += self.houses(1, &mut gold, &mut reserve);
                        }
                        if self.late { gain + 20.0 } else { gain }
                    }
                }
                Kind::House => self.houses(1, &mut gold, &mut reserve),
                Kind::TwoHouses if self.city => self.houses(2, &mut gold, &mut reserve) - 0.1,
                Kind::TwoHouses => -1.5,
                Kind::Move if self.movable => 1.0,
                Kind::Move => -2.0,
                Kind::Governor => 1.1,
                Kind::Character => self.better_card,
            };
        }
        sum
    }

    fn houses(&self, count: u8, gold: &mut f32, reserve: &mut u8) -> f32 {
        let mut sum = 0.0;
        for _ in 0..count {
            if *gold < 1.0 || *reserve == 0 {
                return sum - 2.5;
            }
            *gold -= 1.0;
            *reserve -= 1;
            sum += if self.city { 1.7 } else { 0.7 };
        }
        sum
    }
}
