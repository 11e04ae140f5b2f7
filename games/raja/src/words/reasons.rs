//! Why not, in words.

use super::names::{card_of, deed_of, gold, kind_of, place_of};
use crate::reason::{Asked, Reason};
use crate::track::space_name;
use engine::Message;

fn houses(n: u8) -> Message {
    Message::new("houses").number("n", n)
}

pub(super) fn tell(reason: &Reason) -> Message {
    match *reason {
        Reason::NotNow { asked } => Message::new(match asked {
            Asked::Choose => "reason-now-choose",
            Asked::Bid => "reason-now-bid",
            Asked::Open => "reason-now-open",
            Asked::Seal => "reason-now-seal",
            Asked::Act => "reason-now-act",
            Asked::Carry => "reason-now-carry",
            Asked::Give => "reason-now-give",
            Asked::Confirm => "reason-now-confirm",
        }),
        Reason::NotInBank { card, holder } => {
            Message::new("reason-held").message("card", card_of(card)).seat("who", holder)
        }
        Reason::MustBid => Message::new("reason-must-bid"),
        Reason::BidTooLow { least } => Message::new("reason-bid-low").message("least", gold(least)),
        Reason::BidTooHigh { have } => Message::new("reason-bid-high").message("have", gold(have)),
        Reason::VillageOnly { place } => {
            Message::new("reason-village-only").message("place", place_of(place))
        }
        Reason::VillageFull { village, limit } => Message::new("reason-village-full")
            .message("place", place_of(village))
            .message("houses", houses(limit)),
        Reason::NotAtStart => Message::new("reason-not-at-start"),
        Reason::ArchitectAway { city, at } => Message::new("reason-architect-away")
            .message("place", place_of(city.place()))
            .message("at", place_of(at)),
        Reason::NoGold { need, have } => {
            Message::new("reason-no-gold").message("need", gold(need)).message("have", gold(have))
        }
        Reason::NoReserve { quarry } => {
            Message::new("reason-no-reserve").message("houses", houses(quarry))
        }
        Reason::QuarryEmpty => Message::new("reason-quarry-empty"),
        Reason::NotOwed { kind } => Message::new("reason-not-owed").message("kind", kind_of(kind)),
        Reason::CityOnly => Message::new("reason-city-only"),
        Reason::NoHouse { place } => {
            Message::new("reason-no-house").message("place", place_of(place))
        }
        Reason::Nowhere { from } => Message::new("reason-nowhere").message("place", place_of(from)),
        Reason::PutBack { place } => {
            Message::new("reason-put-back").message("place", place_of(place))
        }
        Reason::CentreTaken { city, by } => Message::new("reason-centre-taken")
            .message("place", place_of(city.place()))
            .seat("who", by),
        Reason::SitesTaken { city, neutral } => Message::new("reason-sites-taken")
            .message("place", place_of(city.place()))
            .number("neutral", neutral),
        Reason::NoPalaceLeft => Message::new("reason-no-palace"),
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
            .message("need", gold(need))
            .message("have", gold(have))
            .list("villages", villages.iter().map(place_of)),
        Reason::Tired { most, deeds } => {
            let names: Vec<_> = deeds.iter().map(deed_of).collect();
            if names.is_empty() {
                Message::new("reason-tired-done").number("most", most)
            } else {
                Message::new("reason-tired").number("most", most).list("deeds", names)
            }
        }
        Reason::GovernorLow { city, space } => Message::new("reason-governor-low")
            .message("place", place_of(city.place()))
            .text("space", space_name(space)),
        Reason::OwnCard { card } => Message::new("reason-own-card").message("card", card_of(card)),
        Reason::CardUnused { card } => {
            Message::new("reason-card-unused").message("card", card_of(card))
        }
        Reason::NotYours { card } => {
            Message::new("reason-not-yours").message("card", card_of(card))
        }
        Reason::BankNotEmpty => Message::new("reason-bank-not-empty"),
        Reason::OtherVersion => Message::new("reason-other-version"),
        Reason::NotMoreCards { own, theirs } => {
            Message::new("reason-not-more").number("own", own).number("theirs", theirs)
        }
        Reason::NoSuchSeat => Message::new("reason-no-seat"),
        Reason::NotHeld { card } => Message::new("reason-not-held").message("card", card_of(card)),
        Reason::PowerUsed { card } => {
            Message::new("reason-power-used").message("card", card_of(card))
        }
        Reason::NoToken => Message::new("reason-no-token"),
        Reason::TokenUsed => Message::new("reason-token-used"),
        Reason::TokenCharacter => Message::new("reason-token-character"),
        Reason::NotUnfinished { kind } => {
            Message::new("reason-not-unfinished").message("kind", kind_of(kind))
        }
        Reason::OtherChance => Message::new("reason-other-chance"),
        Reason::NotEachGovernor => Message::new("reason-not-each"),
    }
}
