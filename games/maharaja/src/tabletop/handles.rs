//! Names of what can be touched at this table, and what they name.
//!
//! Places are written as in the notation; a site is its city and its number.

use crate::character::Character;
use crate::kind::Kind;
use crate::place::{City, Place};
use crate::reward::Reward;
use crate::site::SITES;
use drawing::Handle;
use engine::Seat;

/// Something that can be touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Thing {
    /// `S`, `A`, `v07`.
    Place(Place),
    /// `A.0`.
    Site(City, u8),
    /// `card:9`: a character, wherever it lies.
    Card(Character),
    /// `banner:A`.
    Banner(City),
    /// `reward:coins`.
    Reward(Reward),
    /// `disc:coins`: a sector of the own disc.
    Sector(Kind),
    /// `task:coins`: a line of what is open this turn.
    Task(Kind),
    /// `seat:A`.
    Seat(Seat),
    /// `tile:left`: one of Brahmabot's tiles, from 0.
    Tile(usize),
    /// `rule:r1`: a special rule, from 1.
    Rule(usize),
    /// `rule:final`: the final tile.
    Final,
}

/// Brahmabot's tiles from left to right.
pub(super) const TILES: [&str; 3] = ["tile:left", "tile:middle", "tile:hidden"];

impl Thing {
    /// What a handle names.
    pub(super) fn of(handle: &Handle) -> Option<Thing> {
        let text = handle.as_str();
        let Some((kind, name)) = text.split_once(':') else {
            return match text.split_once('.') {
                Some((city, site)) => {
                    let site = site.parse().ok().filter(|site| *site < SITES)?;
                    Some(Thing::Site(city.parse().ok()?, site))
                }
                None => text.parse().ok().map(Thing::Place),
            };
        };
        match kind {
            "card" => name.parse().ok().map(Thing::Card),
            "banner" => name.parse().ok().map(Thing::Banner),
            "reward" => name.parse().ok().map(Thing::Reward),
            "disc" => name.parse().ok().map(Thing::Sector),
            "task" => name.parse().ok().map(Thing::Task),
            "seat" => name.parse().ok().map(Thing::Seat),
            "tile" => TILES.iter().position(|it| *it == text).map(Thing::Tile),
            "rule" if name == "final" => Some(Thing::Final),
            "rule" => {
                let number = name.strip_prefix('r')?.parse().ok()?;
                (1..=4).contains(&number).then_some(Thing::Rule(number))
            }
            _ => None,
        }
    }

    /// Its handle.
    pub(super) fn handle(self) -> Handle {
        match self {
            Thing::Place(place) => place.to_string(),
            Thing::Site(city, site) => format!("{city}.{site}"),
            Thing::Card(card) => format!("card:{card}"),
            Thing::Banner(city) => format!("banner:{city}"),
            Thing::Reward(tile) => format!("reward:{tile}"),
            Thing::Sector(kind) => format!("disc:{kind}"),
            Thing::Task(kind) => format!("task:{kind}"),
            Thing::Seat(seat) => format!("seat:{seat}"),
            Thing::Tile(n) => TILES[n.min(2)].to_owned(),
            Thing::Rule(number) => format!("rule:r{number}"),
            Thing::Final => "rule:final".to_owned(),
        }
        .into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_handle_reads_back() {
        let mut things: Vec<Thing> = Place::all().map(Thing::Place).collect();
        for city in City::all() {
            things.push(Thing::Banner(city));
            things.extend((0..SITES).map(|site| Thing::Site(city, site)));
        }
        things.extend(Character::all().map(Thing::Card));
        things.extend(Reward::ALL.map(Thing::Reward));
        things.extend(Kind::ALL.map(Thing::Sector));
        things.extend(Kind::ALL.map(Thing::Task));
        things.extend(Seat::all(4).map(Thing::Seat));
        things.extend((0..3).map(Thing::Tile));
        things.extend((1..=4).map(Thing::Rule));
        things.push(Thing::Final);
        for thing in things {
            assert_eq!(Thing::of(&thing.handle()), Some(thing));
        }
        for wrong in ["", "A.7", "v31", "card:17", "do:token", "rule:r5", "tile:right", "H.0"] {
            assert_eq!(Thing::of(&wrong.into()), None, "{wrong}");
        }
    }
}
