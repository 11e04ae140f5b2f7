//! Names of pieces and places, and numbers of them.

use crate::Maharaja;
use crate::board::NET;
use crate::character::{Cards, Character};
use crate::kind::Kind;
use crate::place::Place;
use crate::reward::Reward;
use crate::site::Bonus;
use crate::state::{BOT, Public, SEATS};
use crate::tile::Deed;
use engine::{Message, Seat};

/// What Brahmabot is called, in every language.
const BRAHMABOT: &str = "Brahmabot";

/// Puts the name of a seat into a sentence. Brahmabot has no chair of its own,
/// so it is named as text.
pub(crate) trait Naming {
    fn named(self, game: &Maharaja, name: &'static str, seat: Seat) -> Message;
    fn who(self, game: &Maharaja, seat: Seat) -> Message;
}

impl Naming for Message {
    fn named(self, game: &Maharaja, name: &'static str, seat: Seat) -> Message {
        if game.is_solo() && seat == BOT {
            // It never reads: to whoever does it is somebody else.
            let is = match name {
                "by" => "by-is",
                "from" => "from-is",
                _ => "who-is",
            };
            self.text(name, BRAHMABOT).text(is, "other")
        } else {
            self.seat(name, seat)
        }
    }

    fn who(self, game: &Maharaja, seat: Seat) -> Message {
        self.named(game, "who", seat)
    }
}

pub(crate) fn card_of(card: Character) -> Message {
    Message::new(CHARACTERS[card.number() as usize - 1][0])
}

/// The name of a character without its number.
pub(crate) fn name_of(card: Character) -> Message {
    Message::new(CHARACTERS[card.number() as usize - 1][1])
}

/// What a character does, in a few words.
pub(crate) fn does_of(card: Character) -> Message {
    Message::new(CHARACTERS[card.number() as usize - 1][2])
}

/// A line of help about a character.
pub(crate) fn help_of(card: Character) -> Message {
    Message::new("help-character")
        .number("number", card.number())
        .message("name", Message::new(CHARACTERS[card.number() as usize - 1][1]))
        .message("does", does_of(card))
}

/// With the number, the name alone, and what it does.
const CHARACTERS: [[&str; 3]; Character::COUNT] = [
    ["character-1", "name-1", "does-1"],
    ["character-2", "name-2", "does-2"],
    ["character-3", "name-3", "does-3"],
    ["character-4", "name-4", "does-4"],
    ["character-5", "name-5", "does-5"],
    ["character-6", "name-6", "does-6"],
    ["character-7", "name-7", "does-7"],
    ["character-8", "name-8", "does-8"],
    ["character-9", "name-9", "does-9"],
    ["character-10", "name-10", "does-10"],
    ["character-11", "name-11", "does-11"],
    ["character-12", "name-12", "does-12"],
    ["character-13", "name-13", "does-13"],
    ["character-14", "name-14", "does-14"],
    ["character-15", "name-15", "does-15"],
    ["character-16", "name-16", "does-16"],
];

pub(crate) fn cards_of(cards: impl IntoIterator<Item = Character>) -> Vec<Message> {
    let names: Vec<_> = cards.into_iter().map(card_of).collect();
    if names.is_empty() { vec![Message::new("character-none")] } else { names }
}

pub(crate) fn set_of(cards: Cards) -> Vec<Message> {
    cards_of(cards.iter())
}

pub(crate) fn kind_of(kind: Kind) -> Message {
    Message::new(match kind {
        Kind::Statue => "kind-statue",
        Kind::Shrine => "kind-shrine",
        Kind::StatueShrine => "kind-statue-shrine",
        Kind::TwoShrines => "kind-shrines",
        Kind::Coins => "kind-coins",
        Kind::Stock => "kind-stock",
        Kind::Prestige => "kind-prestige",
        Kind::Character => "kind-character",
        Kind::Track => "kind-track",
    })
}

pub(crate) fn kinds(kinds: impl IntoIterator<Item = Kind>) -> Vec<Message> {
    kinds.into_iter().map(kind_of).collect()
}

pub(crate) fn reward_of(tile: Reward) -> Message {
    Message::new(match tile {
        Reward::Coins => "reward-coins",
        Reward::Shrines => "reward-shrines",
        Reward::Both => "reward-both",
        Reward::Tribute => "reward-tribute",
        Reward::Prestige => "reward-prestige",
        Reward::Buy => "reward-buy",
        Reward::Shrine => "reward-shrine",
        Reward::Maharani => "reward-maharani",
    })
}

pub(crate) fn bonus_of(bonus: Bonus) -> Message {
    match bonus {
        Bonus::Token(n) => Message::new("tokens").number("n", n),
        Bonus::Prestige(n) => prestige(n),
        Bonus::Coins(n) => coins(n),
        Bonus::Shrines(n) => shrines(n),
    }
}

pub(crate) fn deed_of(deed: Deed) -> Message {
    match deed {
        Deed::StatueMaharaja => Message::new("deed-statue-maharaja"),
        Deed::ShrineMaharaja => Message::new("deed-shrine-maharaja"),
        Deed::StatueFirst => Message::new("deed-statue-first"),
        Deed::StatueCentre => Message::new("deed-statue-centre"),
        Deed::StatueSecond => Message::new("deed-statue-second"),
        Deed::Banner => Message::new("deed-banner"),
        Deed::Coins(n) => Message::new("deed-coins").message("coins", coins(n)),
        Deed::Swap => Message::new("deed-swap"),
    }
}

/// `Delhi (A)`.
pub(crate) fn place_of(place: Place) -> Message {
    Message::new("place").text("name", place.name()).text("id", place.to_string())
}

/// `Amber (v01, Sarai – Delhi)`; a city as usual.
pub(crate) fn spot_of(place: Place) -> Message {
    let Some(village) = place.village() else { return place_of(place) };
    let ends = NET.road(NET.of[village.index()]).ends.map(|end| Place::of_junction(end).name());
    Message::new("place-between")
        .text("name", place.name())
        .text("id", place.to_string())
        .text("one", ends[0])
        .text("other", ends[1])
}

pub(crate) fn site_of(site: u8) -> Message {
    match site {
        0 => Message::new("site-centre"),
        site => Message::new("site-outer").number("site", site),
    }
}

pub(crate) fn coins(n: impl Into<i64>) -> Message {
    Message::new("coins").number("n", n)
}

pub(crate) fn prestige(n: impl Into<i64>) -> Message {
    Message::new("prestige").number("n", n)
}

pub(crate) fn shrines(n: impl Into<i64>) -> Message {
    Message::new("shrines").number("n", n)
}

pub(crate) fn statues(n: impl Into<i64>) -> Message {
    Message::new("statues").number("n", n)
}

/// `Asha 2, Ravi 1`: who gets what.
pub(crate) fn owners(game: &Maharaja, sums: &[u8; SEATS]) -> Vec<Message> {
    let paid = sums.iter().enumerate().filter(|(n, sum)| **sum > 0 && *n < game.parties());
    let line = |(n, sum): (usize, &u8)| {
        Message::new("owner-coins").named(game, "who", Seat::new(n)).number("n", *sum)
    };
    paid.map(line).collect()
}

/// What may still be done in a turn that is not done.
pub(crate) fn left(public: &Public) -> Vec<Message> {
    let [statues_left, anywhere, cities] = public.duty.left();
    let mut left = Vec::new();
    if statues_left > 0 {
        left.push(statues(statues_left));
    }
    if anywhere > 0 {
        left.push(shrines(anywhere));
    }
    if cities > 0 {
        left.push(Message::new("left-city").message("shrines", shrines(cities)));
    }
    left.extend(kinds(public.duty.undone()));
    left
}
