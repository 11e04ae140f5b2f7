//! Names and pictures of pieces, as the art sheet has them.

use crate::board;
use crate::character::Character;
use crate::kind::Kind;
use crate::place::Place;
use crate::reward::Reward;
use crate::site::Bonus;
use crate::tile::Deed;
use engine::Message;

/// The picture of a character.
pub(super) const fn card_icon(card: Character) -> &'static str {
    [
        "c-mogul",
        "c-stonecutter",
        "c-changer",
        "c-penitent",
        "c-priest",
        "c-poet",
        "c-keeper",
        "c-devotee",
        "c-monk",
        "c-counsellor",
        "c-chronicler",
        "c-envoy",
        "c-builder",
        "c-yogi",
        "c-artisan",
        "c-treasurer",
    ][card.number() as usize - 1]
}

/// Its name without the number.
pub(super) fn card(card: Character) -> Message {
    crate::words::names::name_of(card)
}

/// What it does.
pub(super) fn does(card: Character) -> Message {
    crate::words::names::does_of(card)
}

/// What it does, as short as a tile wants it.
pub(super) fn briefly(card: Character) -> Message {
    Message::new(
        [
            "table-does-1",
            "table-does-2",
            "table-does-3",
            "table-does-4",
            "table-does-5",
            "table-does-6",
            "table-does-7",
            "table-does-8",
            "table-does-9",
            "table-does-10",
            "table-does-11",
            "table-does-12",
            "table-does-13",
            "table-does-14",
            "table-does-15",
            "table-does-16",
        ][card.number() as usize - 1],
    )
}

/// What using it brings, in two or three words.
pub(super) fn power(card: Character) -> Message {
    Message::new(match card {
        Character::STONECUTTER => "table-power-2",
        Character::PENITENT => "table-power-4",
        Character::POET => "table-power-6",
        _ => "table-power-14",
    })
}

/// The picture of an action.
pub(super) const fn kind_icon(kind: Kind) -> &'static str {
    match kind {
        Kind::Statue => "ma-statue",
        Kind::Shrine => "ma-shrine",
        Kind::StatueShrine => "ma-statue-shrine",
        Kind::TwoShrines => "ma-shrines",
        Kind::Coins => "ma-coins",
        Kind::Stock => "ma-stock",
        Kind::Prestige => "ma-prestige",
        Kind::Character => "ma-character",
        Kind::Track => "ma-track",
    }
}

/// The name of an action.
pub(super) fn kind(kind: Kind) -> Message {
    crate::words::names::kind_of(kind)
}

/// The picture of a reward tile.
pub(super) const fn reward_icon(tile: Reward) -> &'static str {
    match tile {
        Reward::Coins => "rw-coins",
        Reward::Shrines => "rw-shrines",
        Reward::Both => "rw-both",
        Reward::Tribute => "rw-tribute",
        Reward::Prestige => "rw-prestige",
        Reward::Buy => "rw-buy",
        Reward::Shrine => "rw-shrine",
        Reward::Maharani => "rw-maharani",
    }
}

/// The short name of a reward tile.
pub(super) fn reward(tile: Reward) -> Message {
    let brief = |id: &'static str, n: u16| Message::new(id).number("n", n);
    match tile {
        Reward::Coins => brief("table-reward-coins", board::REWARD_COINS),
        Reward::Shrines => brief("table-reward-shrines", u16::from(board::REWARD_SHRINES)),
        Reward::Both => brief("table-reward-both", board::REWARD_BOTH),
        Reward::Tribute => brief("table-reward-tribute", board::REWARD_LOSE),
        Reward::Prestige => brief("table-reward-prestige", board::REWARD_PRESTIGE),
        Reward::Buy => brief("table-reward-buy", u16::from(board::REWARD_BUYS)),
        Reward::Shrine => Message::new("table-reward-shrine"),
        Reward::Maharani => Message::new("table-reward-maharani"),
    }
}

/// The picture of a bonus.
pub(super) const fn bonus_icon(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::Token(_) => "bn-token",
        Bonus::Prestige(_) => "bn-prestige",
        Bonus::Coins(_) => "bn-coins",
        Bonus::Shrines(_) => "bn-shrines",
    }
}

/// The picture of a deed of Brahmabot.
pub(super) const fn deed_icon(deed: Deed) -> &'static str {
    match deed {
        Deed::StatueMaharaja => "bd-statue-maharaja",
        Deed::ShrineMaharaja => "bd-shrine-maharaja",
        Deed::StatueFirst => "bd-statue-first",
        Deed::StatueCentre => "bd-statue-centre",
        Deed::StatueSecond => "bd-statue-second",
        Deed::Banner => "bd-banner",
        Deed::Coins(_) => "bd-coins",
        Deed::Swap => "bd-swap",
    }
}

/// A place by its name alone.
pub(super) fn place(place: Place) -> Message {
    Message::new("table-name").text("name", place.name())
}
