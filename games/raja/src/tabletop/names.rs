//! Handles, symbols and words that several parts of the table share.

use crate::Raja;
use crate::board::{self, START_SPACES};
use crate::character::Character;
use crate::kind::Kind;
use crate::place::{City, Place};
use crate::state::{Phase, Public};
use crate::track::TOP;
use crate::view::View;
use drawing::{Fold, Handle, Pen};
use engine::{Message, Seat};

/// The button that begins the use of a token.
pub(super) const TOKEN: &str = "do:token";

/// The button that begins to give an action up.
pub(super) const GIVE_UP: &str = "do:give-up";

/// The Builder's line among the duties: a free house or move.
pub(super) const POWER: &str = "power:builder";

pub(super) fn place(place: Place) -> Handle {
    place.to_string().into()
}

pub(super) fn site(city: City, site: usize) -> Handle {
    format!("{city}.{site}").into()
}

pub(super) fn card(card: Character) -> Handle {
    format!("card:{card}").into()
}

pub(super) fn governor(city: City) -> Handle {
    format!("governor:{city}").into()
}

pub(super) fn seat(seat: Seat) -> Handle {
    format!("seat:{seat}").into()
}

pub(super) fn sector(kind: Kind) -> Handle {
    format!("disc:{kind}").into()
}

/// The line of a duty that is done by touching it.
pub(super) fn duty(kind: Kind) -> Handle {
    format!("duty:{kind}").into()
}

/// What a duty is given up by.
pub(super) fn drop(kind: Kind) -> Handle {
    format!("drop:{kind}").into()
}

/// The picture of an action.
pub(super) fn kind_symbol(kind: Kind) -> &'static str {
    match kind {
        Kind::Gold => "ra-gold",
        Kind::House => "ra-house",
        Kind::TwoHouses => "ra-houses",
        Kind::Move => "ra-move",
        Kind::Quarry => "ra-quarry",
        Kind::Palace => "ra-palace",
        Kind::PalaceHouse => "ra-palace-house",
        Kind::Governor => "ra-governor",
        Kind::Character => "ra-character",
    }
}

/// The picture of a character.
pub(super) fn card_symbol(card: Character) -> &'static str {
    match card {
        Character::Mogul => "c-mogul",
        Character::Merchant => "c-merchant",
        Character::Sadhu => "c-sadhu",
        Character::Monk => "c-monk",
        Character::Builder => "c-builder",
        Character::Artisan => "c-artisan",
        Character::Yogi => "c-yogi",
    }
}

/// The name of a character on its card.
pub(super) fn card_name(character: Character) -> &'static str {
    match character {
        Character::Mogul => "board-card-mogul",
        Character::Merchant => "board-card-merchant",
        Character::Sadhu => "board-card-sadhu",
        Character::Monk => "board-card-monk",
        Character::Builder => "board-card-builder",
        Character::Artisan => "board-card-artisan",
        Character::Yogi => "board-card-yogi",
    }
}

/// What it does, in a few words.
pub(super) fn card_power(character: Character) -> &'static str {
    match character {
        Character::Mogul => "board-power-mogul",
        Character::Merchant => "board-power-merchant",
        Character::Sadhu => "board-power-sadhu",
        Character::Monk => "board-power-monk",
        Character::Builder => "board-power-builder",
        Character::Artisan => "board-power-artisan",
        Character::Yogi => "board-power-yogi",
    }
}

/// A text that is no wider than this, cut if need be.
pub(super) fn fitting(text: &str, size: f32, room: f32) -> String {
    if drawing::width(text, size) <= room {
        return text.to_owned();
    }
    let mut cut = String::new();
    for letter in text.chars() {
        if drawing::width(&cut, size) + size > room {
            break;
        }
        cut.push(letter);
    }
    format!("{}…", cut.trim_end())
}

/// In two lines, where one would be too wide.
pub(super) fn lines(text: &str, size: f32, room: f32) -> Vec<&str> {
    if drawing::width(text, size) <= room {
        return vec![text];
    }
    let middle = text.len() / 2;
    let gap = text.match_indices(' ').map(|(at, _)| at).min_by_key(|at| at.abs_diff(middle));
    match gap {
        Some(at) => vec![&text[..at], &text[at + 1..]],
        None => vec![text],
    }
}

/// The round in which the match ends if no governor is moved down any more, and
/// nobody builds the last palace before.
pub(super) fn last_round(game: &Raja, public: &Public) -> u8 {
    if game.is_short() {
        return board::SHORT_ROUNDS;
    }
    let highest = if public.round == 0 { START_SPACES } else { public.track.highest() };
    public.round + TOP.saturating_sub(highest)
}

/// Where the match stands.
pub(super) fn title(game: &Raja, view: &View, pen: &Pen<'_>) -> String {
    let public = &view.public;
    let version = match (game.is_advanced(), game.has_retinues()) {
        (true, true) => Some("board-both"),
        (true, false) => Some("board-first"),
        (false, true) => Some("board-second"),
        (false, false) => None,
    };
    let now = match public.phase {
        Phase::Over => Message::new("board-over"),
        _ if public.round == 0 => Message::new("board-setup"),
        _ => Message::new("board-round")
            .number("round", public.round)
            .number("of", last_round(game, public)),
    };
    // A telephone has room for one thing.
    if pen.frame.fold == Fold::Phone {
        return pen.say(&now);
    }
    let short = game.is_short().then_some("board-short");
    let mut parts: Vec<String> = short.into_iter().chain(version).map(|id| pen.word(id)).collect();
    parts.push(pen.say(&now));
    parts.join(" · ")
}

/// Whether it is the reader's own turn, and not a question to somebody else.
pub(super) fn own_turn(view: &View) -> bool {
    let running = matches!(view.public.phase, Phase::Act | Phase::Carry(..) | Phase::Confirm);
    running && view.viewer == Some(view.public.duty.seat)
}
