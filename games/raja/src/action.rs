//! What a player can do, and how it is written.
//!
//! A turn is many small actions. Text can spell more than the rules allow, so
//! that the judge can say why not.

use crate::character::Character;
use crate::kind::{Disc, Kind};
use crate::place::{City, Place};
use engine::{Message, Misread, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A player's answer. Its text is what is typed, sent, stored and tested.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `choose monk`: a first character, or a new one after a robbery.
    Choose(Character),
    /// `bid 3`: for the right to choose a character.
    Bid(u8),
    /// `pass`: no more bids for this lot.
    Pass,
    /// `seal gold palace`: the two actions of the round.
    Seal(Disc),
    /// `go A`: travel one road.
    Go(Place),
    /// `gold`.
    Gold,
    /// `quarry`.
    Quarry,
    /// `house v07`, `house A`; before the first round an opening house.
    House(Place),
    /// `free house v07`: with the Builder's power.
    FreeHouse(Place),
    /// `move v07`: take a house up; `to` follows.
    Move(Place),
    /// `free move v07`: with the Builder's power.
    FreeMove(Place),
    /// `to A`: where the house goes.
    To(Place),
    /// `palace A centre`, `palace A outer`.
    Palace(City, Site),
    /// `governor D`.
    Governor(City),
    /// `take monk`: from the bank or from its holder.
    Take(Character),
    /// `swap monk for mogul`: another's card for one's own (advanced II).
    Swap {
        /// The card one gets.
        get: Character,
        /// The own card one gives.
        give: Character,
    },
    /// `attract B`: a card of a player with more cards (advanced II).
    Attract(Seat),
    /// `give monk`: the card an attracted player gives.
    Give(Character),
    /// `token palace`: an action token for this action (advanced I).
    Token(Kind),
    /// `drop palace`: give an action up, for good.
    Drop(Kind),
    /// `end`: the turn; asks again if something is unfinished.
    End,
    /// `confirm`: yes, give up what is unfinished.
    Confirm,
    /// `back`: no, play on.
    Back,
}

/// A site for a palace.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Site {
    /// The one in the middle.
    Centre,
    /// One of the six around it.
    Outer,
}

impl Site {
    /// As it is typed.
    pub const fn word(self) -> &'static str {
        match self {
            Site::Centre => "centre",
            Site::Outer => "outer",
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Choose(card) => write!(f, "choose {card}"),
            Action::Bid(gold) => write!(f, "bid {gold}"),
            Action::Pass => f.write_str("pass"),
            Action::Seal(disc) => write!(f, "seal {disc}"),
            Action::Go(place) => write!(f, "go {place}"),
            Action::Gold => f.write_str("gold"),
            Action::Quarry => f.write_str("quarry"),
            Action::House(place) => write!(f, "house {place}"),
            Action::FreeHouse(place) => write!(f, "free house {place}"),
            Action::Move(place) => write!(f, "move {place}"),
            Action::FreeMove(place) => write!(f, "free move {place}"),
            Action::To(place) => write!(f, "to {place}"),
            Action::Palace(city, site) => write!(f, "palace {city} {}", site.word()),
            Action::Governor(city) => write!(f, "governor {city}"),
            Action::Take(card) => write!(f, "take {card}"),
            Action::Swap { get, give } => write!(f, "swap {get} for {give}"),
            Action::Attract(seat) => write!(f, "attract {seat}"),
            Action::Give(card) => write!(f, "give {card}"),
            Action::Token(kind) => write!(f, "token {kind}"),
            Action::Drop(kind) => write!(f, "drop {kind}"),
            Action::End => f.write_str("end"),
            Action::Confirm => f.write_str("confirm"),
            Action::Back => f.write_str("back"),
        }
    }
}

fn misread(id: &'static str, text: &str) -> Misread {
    Misread(Message::new(id).text("found", text))
}

/// The first word, in lower case, and the rest.
fn verb(text: &str) -> (String, &str) {
    let text = text.trim();
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    (text[..end].to_ascii_lowercase(), text[end..].trim())
}

/// `A centre`, `Delhi outer`; `center` is understood too.
fn read_palace(text: &str) -> Result<Action, Misread> {
    let fault = || misread("misread-palace", text);
    let (city, site) = text.rsplit_once(char::is_whitespace).ok_or_else(fault)?;
    let site = match site.to_ascii_lowercase().as_str() {
        "centre" | "center" => Site::Centre,
        "outer" => Site::Outer,
        _ => return Err(fault()),
    };
    Ok(Action::Palace(city.trim().parse()?, site))
}

impl FromStr for Action {
    type Err = Misread;
    fn from_str(text: &str) -> Result<Action, Misread> {
        let unknown = || misread("misread-action", text);
        let (word, rest) = verb(text);
        let bare = |action: Action| if rest.is_empty() { Ok(action) } else { Err(unknown()) };
        match word.as_str() {
            "choose" => Ok(Action::Choose(rest.parse()?)),
            "bid" => {
                let digits = !rest.is_empty() && rest.bytes().all(|digit| digit.is_ascii_digit());
                let gold = rest.parse().ok().filter(|_| digits);
                Ok(Action::Bid(gold.ok_or_else(|| misread("misread-bid", rest))?))
            }
            "pass" => bare(Action::Pass),
            "seal" => Ok(Action::Seal(rest.parse()?)),
            "go" => Ok(Action::Go(rest.parse()?)),
            "gold" => bare(Action::Gold),
            "quarry" => bare(Action::Quarry),
            "house" => Ok(Action::House(rest.parse()?)),
            "free" => match verb(rest) {
                (word, place) if word == "house" => Ok(Action::FreeHouse(place.parse()?)),
                (word, place) if word == "move" => Ok(Action::FreeMove(place.parse()?)),
                _ => Err(misread("misread-free", rest)),
            },
            "move" => Ok(Action::Move(rest.parse()?)),
            "to" => Ok(Action::To(rest.parse()?)),
            "palace" => read_palace(rest),
            "governor" => Ok(Action::Governor(rest.parse()?)),
            "take" => Ok(Action::Take(rest.parse()?)),
            "swap" => {
                let words: Vec<&str> = rest.split_whitespace().collect();
                match words[..] {
                    [get, word, give] if word.eq_ignore_ascii_case("for") => {
                        Ok(Action::Swap { get: get.parse()?, give: give.parse()? })
                    }
                    _ => Err(misread("misread-swap", rest)),
                }
            }
            "attract" => Ok(Action::Attract(rest.parse()?)),
            "give" => Ok(Action::Give(rest.parse()?)),
            "token" => Ok(Action::Token(rest.parse()?)),
            "drop" => Ok(Action::Drop(rest.parse()?)),
            "end" => bare(Action::End),
            "confirm" => bare(Action::Confirm),
            "back" => bare(Action::Back),
            _ => Err(unknown()),
        }
    }
}

/// What chance can bring, before the first round only: `governors BDACFEG`
/// from the bottom of the track up, `youngest B`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// The governors on s1 to s7.
    Governors([City; City::COUNT]),
    /// Who is the youngest.
    Youngest(Seat),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Governors(order) => {
                f.write_str("governors ")?;
                order.iter().try_for_each(|city| write!(f, "{city}"))
            }
            Chance::Youngest(seat) => write!(f, "youngest {seat}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Misread;
    fn from_str(text: &str) -> Result<Chance, Misread> {
        let fault = || misread("misread-chance", text);
        match verb(text) {
            (word, rest) if word == "governors" => {
                let order: Option<Vec<City>> = rest.chars().map(City::from_letter).collect();
                let order = order.and_then(|order| order.try_into().ok());
                Ok(Chance::Governors(order.ok_or_else(fault)?))
            }
            (word, rest) if word == "youngest" => {
                Ok(Chance::Youngest(rest.parse().map_err(|_| fault())?))
            }
            _ => Err(fault()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_small() {
        assert!(size_of::<Action>() <= 4, "{}", size_of::<Action>());
        assert!(size_of::<Chance>() <= 8, "{}", size_of::<Chance>());
    }

    #[test]
    fn people_may_type_loosely() {
        for (typed, meant) in [
            ("  GO delhi ", "go A"),
            ("house Amber", "house v01"),
            ("Free  House v1", "free house v01"),
            ("palace Khajuraho center", "palace D centre"),
            ("seal palace+house GOLD", "seal gold palace+house"),
            ("take 4", "take monk"),
            ("swap 4 for 1", "swap monk for mogul"),
            ("attract b", "attract B"),
        ] {
            let action: Action = typed.parse().unwrap_or_else(|why| panic!("{typed}: {why}"));
            assert_eq!(action.to_string(), meant);
        }
    }

    #[test]
    fn what_cannot_be_read_is_refused_by_name() {
        for (typed, id) in [
            ("", "misread-action"),
            ("sell", "misread-action"),
            ("end now", "misread-action"),
            ("go", "misread-place"),
            ("go v31", "misread-place"),
            ("bid x", "misread-bid"),
            ("bid +1", "misread-bid"),
            ("bid 300", "misread-bid"),
            ("seal gold", "misread-disc"),
            ("seal gold silver", "misread-kind"),
            ("free palace A", "misread-free"),
            ("palace A", "misread-palace"),
            ("palace A middle", "misread-palace"),
            ("palace v01 outer", "misread-city"),
            ("take 8", "misread-character"),
            ("swap 4 1", "misread-swap"),
            ("attract Z", "misread-seat"),
        ] {
            let why = typed.parse::<Action>().expect_err(typed);
            assert_eq!(why.0.id, id, "{typed}");
        }
        for typed in ["", "governors", "governors ABCDEF", "governors ABCDEFX", "youngest", "luck"]
        {
            assert!(typed.parse::<Chance>().is_err(), "{typed}");
        }
    }
}
