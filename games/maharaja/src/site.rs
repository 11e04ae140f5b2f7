//! Sites for statues, and what two of them give.
//!
//! Sites are counted as they are written: 0 in the centre, 1 to 6 around it,
//! clockwise from the top. Who owns what is a set of sites for each owner.

use crate::board::{CENTRE_CULT, LOWER, UPPER};
use crate::place::City;
use serde::{Deserialize, Serialize};

/// Sites in a city: one in the centre, six around it.
pub const SITES: u8 = 7;
/// Every site, as a set.
pub(crate) const ALL_SITES: u8 = (1 << SITES) - 1;
/// The upper bonus site.
pub const UPPER_SITE: u8 = 1;
/// The lower bonus site.
pub const LOWER_SITE: u8 = 4;
/// The sites that give something.
pub(crate) const BONUS_SITES: [u8; 2] = [UPPER_SITE, LOWER_SITE];
/// The order in which Brahmabot builds (ruling 85).
pub(crate) const BOT_ORDER: [u8; SITES as usize] = [0, UPPER_SITE, LOWER_SITE, 2, 3, 5, 6];

/// What a bonus site gives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Bonus {
    /// Action tokens.
    Token(u8),
    /// Prestige.
    Prestige(u8),
    /// Coins.
    Coins(u8),
    /// Shrines from the supply.
    Shrines(u8),
}

/// The bonus of a site, if it has one.
#[inline]
pub fn bonus(city: City, site: u8) -> Option<Bonus> {
    match site {
        UPPER_SITE => Some(UPPER[city.index()]),
        LOWER_SITE => Some(LOWER[city.index()]),
        _ => None,
    }
}

/// The cult of a set of statues, with this much for an outer one.
#[inline]
pub(crate) fn cult(statues: u8, outer: u8) -> u8 {
    (statues & 1) * CENTRE_CULT + (statues >> 1).count_ones() as u8 * outer
}
