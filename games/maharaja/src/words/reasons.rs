//! Why not, in words.

use super::names::{Naming, card_of, coins, kind_of, place_of, reward_of, shrines, site_of};
use crate::Maharaja;
use crate::deeds::Verb;
use crate::reason::{Asked, Reason};
use engine::Message;

pub(super) fn tell(game: &Maharaja, reason: &Reason) -> Message {
    let of_card = |id: &'static str, card| Message::new(id).message("card", card_of(card));
    match *reason {
        Reason::NotNow { asked } => Message::new(match asked {
            Asked::Choose => "reason-now-choose",
            Asked::Open => "reason-now-open",
            Asked::Plan => "reason-now-plan",
            Asked::Act => "reason-now-act",
            Asked::Exchange => "reason-now-exchange",
            Asked::Reward => "reason-now-reward",
            Asked::Buy => "reason-now-buy",
            Asked::Free => "reason-now-free",
            Asked::Maharani => "reason-now-maharani",
        }),
        Reason::NotInRow { card, holder: None } => of_card("reason-not-in-row", card),
        Reason::NotInRow { card, holder: Some(holder) } => {
            of_card("reason-held", card).who(game, holder)
        }
        Reason::VillageOnly { place } => {
            Message::new("reason-village-only").message("place", place_of(place))
        }
        Reason::OwnShrine { village } => {
            Message::new("reason-own-shrine").message("place", place_of(village))
        }
        Reason::VillageFull { village, limit } => Message::new("reason-village-full")
            .message("place", place_of(village))
            .message("shrines", shrines(limit)),
        Reason::NotAtStart => Message::new("reason-not-at-start"),
        Reason::PriestAway { city, at } => Message::new("reason-priest-away")
            .message("place", place_of(city.place()))
            .message("at", place_of(at)),
        Reason::NoCoins { need, have } => Message::new("reason-no-coins")
            .message("need", coins(need))
            .message("have", coins(have)),
        Reason::NoPrestige => Message::new("reason-no-prestige"),
        Reason::NoShrine { supply } => {
            Message::new("reason-no-shrine").message("shrines", shrines(supply))
        }
        Reason::SupplyEmpty => Message::new("reason-supply-empty"),
        Reason::NotPlanned { kind } => {
            Message::new("reason-not-planned").message("kind", kind_of(kind))
        }
        Reason::NoStatueDue => Message::new("reason-no-statue-due"),
        Reason::NoShrineDue => Message::new("reason-no-shrine-due"),
        Reason::CityOnly => Message::new("reason-city-only"),
        Reason::CityShrineDue { shrines: n } => {
            Message::new("reason-city-due").message("shrines", shrines(n))
        }
        Reason::JustTakenBack => Message::new("reason-just-taken-back"),
        Reason::NotTakenBack { place } => {
            Message::new("reason-not-taken-back").message("place", place_of(place))
        }
        Reason::NothingOwed => Message::new("reason-nothing-owed"),
        Reason::NoSite { site } => Message::new("reason-no-site").number("site", site),
        Reason::SiteTaken { city, site, by } => Message::new("reason-site-taken")
            .message("place", place_of(city.place()))
            .message("site", site_of(site))
            .who(game, by),
        Reason::NoStatueLeft => Message::new("reason-no-statue"),
        Reason::NoRoad { from, to } => Message::new("reason-no-road")
            .message("from", place_of(from))
            .message("to", place_of(to)),
        Reason::NoStop { village } => {
            Message::new("reason-no-stop").message("place", place_of(village))
        }
        Reason::RoadClosed { villages } => {
            Message::new("reason-road-closed").list("villages", villages.iter().map(place_of))
        }
        Reason::Toll { need, have, villages } => Message::new("reason-toll")
            .message("need", coins(need))
            .message("have", coins(have))
            .list("villages", villages.iter().map(place_of)),
        Reason::Tired { most, at, can } => Message::new("reason-tired")
            .number("most", most)
            .message("at", place_of(at))
            .list("can", can.iter().map(|verb| Message::new(verb_of(verb)))),
        Reason::BannerEdge { city, cell } => Message::new("reason-banner-edge")
            .message("city", place_of(city.place()))
            .number("cell", cell),
        Reason::OwnCard { card } => of_card("reason-own-card", card),
        Reason::CardUnused { card } => of_card("reason-card-unused", card),
        Reason::RowOnly { holder } => Message::new("reason-row-only").who(game, holder),
        Reason::RowEmpty => Message::new("reason-row-empty"),
        Reason::NotHeld { card } => of_card("reason-not-held", card),
        Reason::NoSuchPower { card } => of_card("reason-no-power", card),
        Reason::PowerUsed { card } => of_card("reason-power-used", card),
        Reason::NoToken => Message::new("reason-no-token"),
        Reason::TokenUsed => Message::new("reason-token-used"),
        Reason::TokenCharacter => Message::new("reason-token-character"),
        Reason::NoTokenLeft => Message::new("reason-no-token-left"),
        Reason::RewardClosed { tile, open } => Message::new("reason-reward-closed")
            .message("tile", reward_of(tile))
            .number("open", open),
        Reason::TileAsks { tile } => {
            Message::new("reason-tile-asks").message("tile", reward_of(tile))
        }
        Reason::NoBonus { city, site } => Message::new("reason-no-bonus")
            .message("place", place_of(city.place()))
            .message("site", site_of(site)),
        Reason::TooMany { most } => Message::new("reason-too-many").number("most", most),
        Reason::Marked { card } => of_card("reason-marked", card),
        Reason::OtherChance => Message::new("reason-other-chance"),
        Reason::NotThere => Message::new("reason-not-there"),
    }
}

fn verb_of(verb: Verb) -> &'static str {
    match verb {
        Verb::Shrine => "can-shrine",
        Verb::Statue => "can-statue",
        Verb::Coins => "can-coins",
        Verb::Stock => "can-stock",
        Verb::Prestige => "can-prestige",
        Verb::Take => "can-take",
        Verb::Track => "can-track",
        Verb::Token => "can-token",
        Verb::Power => "can-power",
        Verb::Back => "can-back",
        Verb::End => "can-end",
    }
}
