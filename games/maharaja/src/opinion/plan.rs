//! Which two actions to plan: what they would bring this turn with the coins
//! and the shrines there are.

use super::worth::Worth;
use crate::board;
use crate::{Character, Disc, Kind, State};
use engine::Seat;

/// What the coming turn can count on: gains by number of statues (0 to 2) and
/// shrines (0 to 3), and of the other actions.
pub(super) struct Plans {
    built: [[f32; 4]; 3],
    coins: f32,
    coin: f32,
    stock: f32,
    swap: f32,
}

impl Plans {
    pub(super) fn new(worth: &Worth<'_>, state: &State, seat: Seat) -> Plans {
        let (n, public) = (seat.index(), state.public());
        let spare = board::STATUES.saturating_sub(public.statues_built(seat));
        let mut built = [[0.0; 4]; 3];
        for (statues, row) in built.iter_mut().enumerate() {
            for (shrines, gain) in row.iter_mut().enumerate() {
                let shrines = (shrines as u8).min(public.hand[n]);
                *gain = worth.best_for(public, seat, (statues as u8).min(spare), shrines);
            }
        }
        let own = public.card[n].map_or(0.0, |card| worth.card(public, seat, card));
        let best = public.row.iter().map(|card| worth.card(public, seat, card));
        let best = best.fold(0.0, f32::max);
        let artisan = public.has(seat, Character::ARTISAN);
        Plans {
            built,
            coins: f32::from(public.coins[n]),
            coin: worth.coin,
            stock: worth.shrine
                * f32::from(public.supply[n].min(2))
                * if public.hand[n] < 2 { 2.0 } else { 1.0 },
            swap: if artisan { 0.0 } else { (best - own).max(0.0) * 0.8 },
        }
    }

    /// What a disc would bring.
    pub(super) fn gain(&self, disc: Disc) -> f32 {
        let (mut statues, mut shrines, mut sum) = (0, 0, 0.0);
        let mut coins = self.coins;
        for kind in disc.kinds() {
            let [any, city, more] = kind.builds();
            statues += usize::from(more);
            shrines += usize::from(any + city);
            sum += match kind {
                Kind::Statue | Kind::Shrine => self.coin,
                Kind::Coins => {
                    coins += 3.0;
                    3.0 * self.coin
                }
                Kind::Stock => self.stock,
                Kind::Prestige if coins >= 3.0 => {
                    coins -= 3.0;
                    2.0 - 3.0 * self.coin
                }
                Kind::Character => self.swap,
                Kind::Track => 0.2,
                _ => 0.0,
            };
        }
        sum + self.built[statues.min(2)][shrines.min(3)]
    }
}
