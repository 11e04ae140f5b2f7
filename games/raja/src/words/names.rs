//! Names of pieces and places, and numbers of them.

use crate::action::Site;
use crate::character::{Cards, Character};
use crate::deed::Deed;
use crate::kind::Kind;
use crate::place::Place;
use crate::state::SEATS;
use engine::{Message, Seat};

pub(crate) fn card_of(card: Character) -> Message {
    Message::new(match card {
        Character::Mogul => "character-mogul",
        Character::Merchant => "character-merchant",
        Character::Sadhu => "character-sadhu",
        Character::Monk => "character-monk",
        Character::Builder => "character-builder",
        Character::Artisan => "character-artisan",
        Character::Yogi => "character-yogi",
    })
}

pub(crate) fn cards_of(cards: Cards) -> Vec<Message> {
    if cards.is_empty() {
        return vec![Message::new("character-none")];
    }
    cards.iter().map(card_of).collect()
}

pub(crate) fn kind_of(kind: Kind) -> Message {
    Message::new(match kind {
        Kind::Gold => "kind-gold",
        Kind::House => "kind-house",
        Kind::TwoHouses => "kind-houses",
        Kind::Move => "kind-move",
        Kind::Quarry => "kind-quarry",
        Kind::Palace => "kind-palace",
        Kind::PalaceHouse => "kind-palace-house",
        Kind::Governor => "kind-governor",
        Kind::Character => "kind-character",
    })
}

pub(crate) fn deed_of(deed: Deed) -> Message {
    Message::new(match deed {
        Deed::Gold => "deed-gold",
        Deed::Quarry => "deed-quarry",
        Deed::House => "deed-house",
        Deed::Move => "deed-move",
        Deed::Palace => "deed-palace",
        Deed::Governor => "deed-governor",
        Deed::Character => "deed-character",
        Deed::Builder => "deed-builder",
        Deed::Token => "deed-token",
        Deed::GiveUp => "deed-give-up",
    })
}

pub(crate) fn kinds(kinds: impl IntoIterator<Item = Kind>) -> Vec<Message> {
    let names: Vec<_> = kinds.into_iter().map(kind_of).collect();
    if names.is_empty() { vec![Message::new("kind-none")] } else { names }
}

/// `2 houses, 1 palace`: what actions still want built.
pub(crate) fn left_to_build(left: [u8; 3]) -> Vec<Message> {
    let names = ["houses", "houses-in-city", "palaces"];
    let parts = names.into_iter().zip(left).filter(|(_, n)| *n > 0);
    parts.map(|(id, n)| Message::new(id).number("n", n)).collect()
}

/// `Delhi (A)`.
pub(crate) fn place_of(place: Place) -> Message {
    Message::new("place").text("name", place.name()).text("id", place.to_string())
}

pub(crate) fn site_of(site: Site) -> Message {
    Message::new(match site {
        Site::Centre => "site-centre",
        Site::Outer => "site-outer",
    })
}

pub(crate) fn gold(n: impl Into<i64>) -> Message {
    Message::new("gold").number("n", n)
}

/// `Asha 2, Ravi 1`: who gets what.
pub(crate) fn owners(sums: &[u8; SEATS]) -> Vec<Message> {
    let paid = sums.iter().enumerate().filter(|(_, sum)| **sum > 0);
    let line = |(n, sum): (usize, &u8)| {
        Message::new("owner-gold").seat("who", Seat::new(n)).number("n", *sum)
    };
    paid.map(line).collect()
}
