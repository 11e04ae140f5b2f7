//! What chance can bring, and how it is written. Everything is drawn as late
//! as it is needed: an undrawn tile is nowhere.

use crate::action::{misread, verb};
use crate::character::{Cards, Character};
use crate::place::City;
use crate::reward::Reward;
use crate::tile::TileNo;
use engine::{Misread, Seat};
use std::fmt;
use std::str::FromStr;

/// What chance can bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// `characters 1 2 5 9 12`: those in play.
    Characters(Cards),
    /// `company 10 5 2 16`: Brahmabot's character, then the row.
    Company([Character; 4]),
    /// `rewards coins buy ...`: the reward tiles from the bottom up.
    Rewards([Reward; 8]),
    /// `banners BDACFEG`: from left to right.
    Banners([City; City::COUNT]),
    /// `starter B`: who chooses first.
    Starter(Seat),
    /// `setup 2`: Brahmabot's set-up tile.
    Setup(u8),
    /// `draw 8`: a character for the row.
    Draw(Character),
    /// `tiles 3 7`: Brahmabot's open tiles.
    Tiles([TileNo; 2]),
    /// `tick 9`: the tile that is turned over.
    Tick(TileNo),
    /// `reveal 4`: the hidden tile.
    Reveal(TileNo),
}

fn write_all<T: fmt::Display>(f: &mut fmt::Formatter<'_>, word: &str, all: &[T]) -> fmt::Result {
    f.write_str(word)?;
    all.iter().try_for_each(|item| write!(f, " {item}"))
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Characters(cards) => {
                f.write_str("characters")?;
                cards.iter().try_for_each(|card| write!(f, " {card}"))
            }
            Chance::Company(cards) => write_all(f, "company", cards),
            Chance::Rewards(order) => write_all(f, "rewards", order),
            Chance::Banners(order) => {
                f.write_str("banners ")?;
                order.iter().try_for_each(|city| write!(f, "{city}"))
            }
            Chance::Starter(seat) => write!(f, "starter {seat}"),
            Chance::Setup(tile) => write!(f, "setup {tile}"),
            Chance::Draw(card) => write!(f, "draw {card}"),
            Chance::Tiles(tiles) => write_all(f, "tiles", tiles),
            Chance::Tick(tile) => write!(f, "tick {tile}"),
            Chance::Reveal(tile) => write!(f, "reveal {tile}"),
        }
    }
}

/// Words parted by spaces, each read, so many of them.
fn read_all<T: FromStr, const N: usize>(text: &str) -> Option<[T; N]> {
    let all: Option<Vec<T>> = text.split_whitespace().map(|word| word.parse().ok()).collect();
    all?.try_into().ok()
}

impl FromStr for Chance {
    type Err = Misread;
    fn from_str(text: &str) -> Result<Chance, Misread> {
        let (word, rest) = verb(text);
        let read = match word.as_str() {
            "characters" => {
                let cards: Option<Vec<Character>> =
                    rest.split_whitespace().map(|word| word.parse().ok()).collect();
                cards.and_then(|cards| {
                    let set: Cards = cards.iter().copied().collect();
                    let each_once = set.len() as usize == cards.len() && !cards.is_empty();
                    each_once.then_some(Chance::Characters(set))
                })
            }
            "company" => read_all(rest).map(Chance::Company),
            "rewards" => read_all(rest).map(Chance::Rewards),
            "banners" => {
                let order: Option<Vec<City>> = rest.chars().map(City::from_letter).collect();
                order.and_then(|order| order.try_into().ok()).map(Chance::Banners)
            }
            "starter" => rest.parse().ok().map(Chance::Starter),
            "setup" => match rest {
                "1" => Some(Chance::Setup(1)),
                "2" => Some(Chance::Setup(2)),
                "3" => Some(Chance::Setup(3)),
                _ => None,
            },
            "draw" => rest.parse().ok().map(Chance::Draw),
            "tiles" => read_all(rest).map(Chance::Tiles),
            "tick" => rest.parse().ok().map(Chance::Tick),
            "reveal" => rest.parse().ok().map(Chance::Reveal),
            _ => None,
        };
        read.ok_or_else(|| misread("misread-chance", text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chance_is_small_and_reads_back() {
        assert!(size_of::<Chance>() <= 16, "{}", size_of::<Chance>());
        for text in [
            "characters 1 2 5 9 12",
            "company 10 5 2 16",
            "rewards coins shrines both tribute prestige buy shrine maharani",
            "banners BDACFEG",
            "starter B",
            "setup 3",
            "draw 8",
            "tiles 12 7",
            "tick 9",
            "reveal 4",
        ] {
            assert_eq!(text.parse::<Chance>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "characters",
            "characters 1 1",
            "company 1 2 3",
            "rewards coins",
            "banners ABCDEFX",
            "starter",
            "setup 4",
            "draw 17",
            "tiles 1",
            "tick 13",
            "reveal 0",
            "luck",
        ] {
            assert!(text.parse::<Chance>().is_err(), "{text}");
        }
    }
}
