//! What a player can do, and how it is written.
//!
//! A turn is many small actions. Text can spell more than the rules allow, so
//! that the judge can say why not.

use crate::character::Character;
use crate::kind::{Disc, Kind};
use crate::place::{City, Place};
use crate::reward::Reward;
use crate::site::SITES;
use engine::{Message, Misread};
use std::fmt;
use std::str::FromStr;

/// A player's answer. Its text is what is typed, sent, stored and tested.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `choose 9`: a first character, or a new one after a robbery.
    Choose(Character),
    /// `plan coins statue`: the two actions of the round.
    Plan(Disc),
    /// `go A`: travel one road.
    Go(Place),
    /// `shrine v07`, `shrine A`; before the first round an opening shrine.
    Shrine(Place),
    /// `statue A 0`: on a site, 0 is the centre.
    Statue(City, u8),
    /// `statue A 1 plain`: on a site with a bonus, which is declined.
    Plain(City, u8),
    /// `coins`.
    Coins,
    /// `stock`: shrines from the supply.
    Stock,
    /// `prestige`: for coins.
    Prestige,
    /// `take 9`: a character from the row or from its holder.
    Take(Character),
    /// `track D`: move a banner.
    Track(City),
    /// `token statue`: an action token for this action.
    Token(Kind),
    /// `power 6`: the ability of 2, 4, 6 or 14.
    Power(Character),
    /// `power 10 D`: move a banner.
    Counsel(City),
    /// `power 13 v07`: a shrine from the supply.
    Found(Place),
    /// `exchange buy`: coins into prestige, with character 3.
    ExchangeBuy,
    /// `exchange sell`: prestige into coins.
    ExchangeSell,
    /// `enough`: no more exchanges.
    Enough,
    /// `back v07`: take back a shrine that would owe one in a city.
    Back(Place),
    /// `end`: the turn.
    End,
    /// `reward prestige`: the reward tile.
    Reward(Reward),
    /// `reward prestige once`: with character 16, but not a second time.
    RewardOnce(Reward),
    /// `reward prestige unused`: the tile without its effect.
    RewardUnused(Reward),
    /// `buy 2`: prestige of the reward tile.
    Buy(u8),
    /// `free v07`: the shrine of the reward tile.
    Free(Place),
    /// `maharani 15`: the token of the reward tile.
    Maharani(Character),
    /// `waive`: leave the effect of the reward tile.
    Waive,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Choose(card) => write!(f, "choose {card}"),
            Action::Plan(disc) => write!(f, "plan {disc}"),
            Action::Go(place) => write!(f, "go {place}"),
            Action::Shrine(place) => write!(f, "shrine {place}"),
            Action::Statue(city, site) => write!(f, "statue {city} {site}"),
            Action::Plain(city, site) => write!(f, "statue {city} {site} plain"),
            Action::Coins => f.write_str("coins"),
            Action::Stock => f.write_str("stock"),
            Action::Prestige => f.write_str("prestige"),
            Action::Take(card) => write!(f, "take {card}"),
            Action::Track(city) => write!(f, "track {city}"),
            Action::Token(kind) => write!(f, "token {kind}"),
            Action::Power(card) => write!(f, "power {card}"),
            Action::Counsel(city) => write!(f, "power {} {city}", Character::COUNSELLOR),
            Action::Found(place) => write!(f, "power {} {place}", Character::BUILDER),
            Action::ExchangeBuy => f.write_str("exchange buy"),
            Action::ExchangeSell => f.write_str("exchange sell"),
            Action::Enough => f.write_str("enough"),
            Action::Back(place) => write!(f, "back {place}"),
            Action::End => f.write_str("end"),
            Action::Reward(tile) => write!(f, "reward {tile}"),
            Action::RewardOnce(tile) => write!(f, "reward {tile} once"),
            Action::RewardUnused(tile) => write!(f, "reward {tile} unused"),
            Action::Buy(count) => write!(f, "buy {count}"),
            Action::Free(place) => write!(f, "free {place}"),
            Action::Maharani(card) => write!(f, "maharani {card}"),
            Action::Waive => f.write_str("waive"),
        }
    }
}

pub(crate) fn misread(id: &'static str, text: &str) -> Misread {
    Misread(Message::new(id).text("found", text))
}

/// The first word, in lower case, and the rest.
pub(crate) fn verb(text: &str) -> (String, &str) {
    let text = text.trim();
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    (text[..end].to_ascii_lowercase(), text[end..].trim())
}

/// One digit.
fn digit(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(digit - b'0'),
        _ => None,
    }
}

/// What stands before a last word, if that is the last word.
fn before<'t>(text: &'t str, last: &str) -> Option<&'t str> {
    let (rest, word) = text.rsplit_once(char::is_whitespace)?;
    word.eq_ignore_ascii_case(last).then_some(rest.trim_end())
}

/// `A 0`, `Delhi 3`, `Delhi 4 plain`; `centre` is understood too.
fn read_statue(text: &str) -> Result<Action, Misread> {
    let fault = || misread("misread-statue", text);
    let plain = before(text, "plain");
    let (city, site) = plain.unwrap_or(text).rsplit_once(char::is_whitespace).ok_or_else(fault)?;
    let site = match site.to_ascii_lowercase().as_str() {
        "centre" | "center" => 0,
        other => digit(other).filter(|site| *site < SITES).ok_or_else(fault)?,
    };
    let city = city.trim().parse()?;
    Ok(if plain.is_some() { Action::Plain(city, site) } else { Action::Statue(city, site) })
}

/// `coins`, `coins once`, `coins unused`.
fn read_reward(text: &str) -> Result<Action, Misread> {
    if let Some(tile) = before(text, "once") {
        return Ok(Action::RewardOnce(tile.parse()?));
    }
    if let Some(tile) = before(text, "unused") {
        return Ok(Action::RewardUnused(tile.parse()?));
    }
    Ok(Action::Reward(text.parse()?))
}

/// `6`, `10 D`, `13 v07`.
fn read_power(text: &str) -> Result<Action, Misread> {
    let (word, rest) = verb(text);
    match (word.parse::<Character>()?, rest) {
        (card, "") => Ok(Action::Power(card)),
        (Character::COUNSELLOR, city) => Ok(Action::Counsel(city.parse()?)),
        (Character::BUILDER, place) => Ok(Action::Found(place.parse()?)),
        _ => Err(misread("misread-power", text)),
    }
}

impl FromStr for Action {
    type Err = Misread;
    fn from_str(text: &str) -> Result<Action, Misread> {
        let unknown = || misread("misread-action", text);
        let (word, rest) = verb(text);
        let bare = |action: Action| if rest.is_empty() { Ok(action) } else { Err(unknown()) };
        match word.as_str() {
            "choose" => Ok(Action::Choose(rest.parse()?)),
            "plan" => Ok(Action::Plan(rest.parse()?)),
            "go" => Ok(Action::Go(rest.parse()?)),
            "shrine" => Ok(Action::Shrine(rest.parse()?)),
            "statue" => read_statue(rest),
            "coins" => bare(Action::Coins),
            "stock" => bare(Action::Stock),
            "prestige" => bare(Action::Prestige),
            "take" => Ok(Action::Take(rest.parse()?)),
            "track" => Ok(Action::Track(rest.parse()?)),
            "token" => Ok(Action::Token(rest.parse()?)),
            "power" => read_power(rest),
            "exchange" => match rest.to_ascii_lowercase().as_str() {
                "buy" => Ok(Action::ExchangeBuy),
                "sell" => Ok(Action::ExchangeSell),
                _ => Err(misread("misread-exchange", rest)),
            },
            "enough" => bare(Action::Enough),
            "back" => Ok(Action::Back(rest.parse()?)),
            "end" => bare(Action::End),
            "reward" => read_reward(rest),
            "buy" => Ok(Action::Buy(digit(rest).ok_or_else(|| misread("misread-buy", rest))?)),
            "free" => Ok(Action::Free(rest.parse()?)),
            "maharani" => Ok(Action::Maharani(rest.parse()?)),
            "waive" => bare(Action::Waive),
            _ => Err(unknown()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_small() {
        assert!(size_of::<Action>() <= 4, "{}", size_of::<Action>());
    }

    #[test]
    fn people_may_type_loosely() {
        for (typed, meant) in [
            ("  GO delhi ", "go A"),
            ("shrine Amber", "shrine v01"),
            ("statue Khajuraho center", "statue D 0"),
            ("plan statue+shrine COINS", "plan statue+shrine coins"),
            ("plan track coins", "plan coins track"),
            ("take Artisan", "take 15"),
            ("power counsellor d", "power 10 D"),
            ("power 13 Merta", "power 13 v04"),
            ("Exchange BUY", "exchange buy"),
            ("back amber", "back v01"),
            ("statue Delhi  4 Plain", "statue A 4 plain"),
            ("reward Coins ONCE", "reward coins once"),
            ("reward both  unused", "reward both unused"),
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
            ("back", "misread-place"),
            ("buy x", "misread-buy"),
            ("buy 10", "misread-buy"),
            ("plan coins", "misread-disc"),
            ("plan coins silver", "misread-kind"),
            ("statue A", "misread-statue"),
            ("statue A 7", "misread-statue"),
            ("statue v01 0", "misread-city"),
            ("take 17", "misread-character"),
            ("power 6 D", "misread-power"),
            ("power 10 v01", "misread-city"),
            ("exchange rob", "misread-exchange"),
            ("reward gold", "misread-reward"),
            ("reward gold once", "misread-reward"),
            ("reward coins twice", "misread-reward"),
            ("statue A plain", "misread-statue"),
            ("statue plain", "misread-statue"),
        ] {
            let why = typed.parse::<Action>().expect_err(typed);
            assert_eq!(why.0.id, id, "{typed}");
        }
    }
}
