//! What was meant, who is to blame, and what a thing is.

use super::names::{card, governor, place, seat as seat_handle};
use crate::Raja;
use crate::action::{Action, Site};
use crate::board::NET;
use crate::character::Character;
use crate::kind::Kind;
use crate::place::{City, Place};
use crate::reason::Reason;
use crate::state::Phase;
use crate::track::space_name;
use crate::view::View;
use crate::words::names::{gold, place_of};
use crate::words::table;
use drawing::Handle;
use engine::{Message, Seat};

/// What somebody most likely meant who touches this.
pub(super) fn wish(view: &View, picks: &[Handle], handle: &Handle) -> Option<Action> {
    let (public, text) = (&view.public, handle.as_str());
    let seat = view.viewer?;
    match text.split_once(':') {
        Some(("card", name)) => {
            let wanted: Character = name.parse().ok()?;
            let own = |pick: &Handle| pick.as_str().strip_prefix("card:")?.parse().ok();
            Some(match (public.phase, picks.iter().find_map(own)) {
                (Phase::Choose(_) | Phase::Replace(_), _) => Action::Choose(wanted),
                (Phase::Give(_), _) => Action::Give(wanted),
                (_, Some(get)) => Action::Swap { get, give: wanted },
                _ => Action::Take(wanted),
            })
        }
        Some(("governor", name)) => Some(Action::Governor(name.parse().ok()?)),
        Some(("seat", name)) => Some(Action::Attract(name.parse().ok()?)),
        Some(("disc", name)) => Some(Action::Token(name.parse().ok()?)),
        Some(("drop", name)) => Some(Action::Drop(name.parse().ok()?)),
        Some(("duty", name)) => match name.parse().ok()? {
            Kind::Gold => Some(Action::Gold),
            Kind::Quarry => Some(Action::Quarry),
            _ => None,
        },
        Some(_) => None,
        None => at_place(view, seat, text),
    }
}

/// What is meant by touching a place or a site.
fn at_place(view: &View, seat: Seat, text: &str) -> Option<Action> {
    let public = &view.public;
    if let Some((city, site)) = text.split_once('.') {
        let site = if site == "0" { Site::Centre } else { Site::Outer };
        return Some(Action::Palace(city.parse().ok()?, site));
    }
    let to: Place = text.parse().ok()?;
    if let Phase::Carry(..) = public.phase {
        return Some(Action::To(to));
    }
    let here = public.architect[seat.index()] == to;
    match to.city() {
        Some(city) if here && public.duty.room().palace => Some(Action::Palace(city, Site::Outer)),
        // Whoever means a city far away means the first road that stops them.
        None if to.village().is_some() => Some(Action::House(to)),
        _ if here => Some(Action::House(to)),
        _ => Some(Action::Go(public.journey(seat).first_stop(to).unwrap_or(to))),
    }
}

/// Who is to blame for a refusal.
pub(super) fn culprits(reason: &Reason) -> Vec<Handle> {
    match *reason {
        Reason::NotInBank { card: it, holder } => vec![card(it), seat_handle(holder)],
        Reason::VillageOnly { place: it }
        | Reason::VillageFull { village: it, .. }
        | Reason::NoHouse { place: it }
        | Reason::Nowhere { from: it }
        | Reason::PutBack { place: it }
        | Reason::NoStop { village: it } => vec![place(it)],
        Reason::ArchitectAway { city, at } => vec![place(city.place()), place(at)],
        Reason::CentreTaken { city, .. } | Reason::SitesTaken { city, .. } => {
            vec![place(city.place())]
        }
        Reason::NoRoad { from, to } => vec![place(from), place(to)],
        Reason::RoadClosed { villages } | Reason::Toll { villages, .. } => {
            villages.iter().map(place).collect()
        }
        Reason::GovernorLow { city, .. } => vec![governor(city)],
        Reason::OwnCard { card: it }
        | Reason::CardUnused { card: it }
        | Reason::NotYours { card: it }
        | Reason::NotHeld { card: it }
        | Reason::PowerUsed { card: it } => vec![card(it)],
        Reason::NotNow { .. }
        | Reason::MustBid
        | Reason::BidTooLow { .. }
        | Reason::BidTooHigh { .. }
        | Reason::NotAtStart
        | Reason::NoGold { .. }
        | Reason::NoReserve { .. }
        | Reason::QuarryEmpty
        | Reason::NotOwed { .. }
        | Reason::CityOnly
        | Reason::NoPalaceLeft
        | Reason::Tired { .. }
        | Reason::BankNotEmpty
        | Reason::OtherVersion
        | Reason::NotMoreCards { .. }
        | Reason::NoSuchSeat
        | Reason::NoToken
        | Reason::TokenUsed
        | Reason::TokenCharacter
        | Reason::NotUnfinished { .. }
        | Reason::OtherChance
        | Reason::NotEachGovernor => Vec::new(),
    }
}

/// What a thing is, for the line below the board.
pub(super) fn about(game: &Raja, view: &View, handle: &Handle) -> Option<Message> {
    let (public, text) = (&view.public, handle.as_str());
    match text.split_once(':') {
        Some(("card", name)) => Some(power(name.parse().ok()?)),
        Some(("governor", name)) => {
            let city: City = name.parse().ok()?;
            let nth = public.track.order().iter().position(|it| *it == city)? + 1;
            let message = Message::new("board-about-governor").number("n", nth as i64);
            let message = message.message("city", place_of(city.place()));
            Some(message.text("space", space_name(public.track.space(city))))
        }
        Some(("seat", name)) => {
            let seat: Seat = name.parse().ok()?;
            let n = seat.index();
            (n < game.players as usize).then(|| {
                Message::new("board-about-seat")
                    .seat("who", seat)
                    .message("place", place_of(public.architect[n]))
                    .number("built", public.palaces[n])
                    .number("all", game.palaces())
                    .number("reserve", public.reserve[n])
                    .number("quarry", public.quarry[n])
            })
        }
        Some(("disc" | "drop" | "duty", name)) => Some(kind(name.parse().ok()?)),
        Some(("power", name)) => Some(power(name.parse().ok()?)),
        Some(_) => None,
        None => about_place(game, view, text),
    }
}

fn about_place(game: &Raja, view: &View, text: &str) -> Option<Message> {
    if let Some((city, site)) = text.split_once('.') {
        let city: City = city.parse().ok()?;
        let id = if site == "0" { "board-site-centre" } else { "board-site-outer" };
        return Some(Message::new(id).message("city", place_of(city.place())));
    }
    let at: Place = text.parse().ok()?;
    let public = &view.public;
    if let Some(village) = at.village() {
        if public.villages.total(village) == 0 {
            return Some(Message::new("board-about-empty").message("place", place_of(at)));
        }
        let Some(seat) = view.viewer else { return Some(table::village(game, view, at)) };
        let own = public.houses_in(seat, at) > 0;
        let toll = if own { 0 } else { public.villages.total(village) };
        let road = public.villages.empty(&NET, NET.of[village.index()]) == 0;
        let id = if road { "board-about-village" } else { "board-about-village-closed" };
        let message = Message::new(id).message("village", table::village(game, view, at));
        return Some(if road { message.message("gold", gold(toll)) } else { message });
    }
    let Some(city) = at.city() else {
        return Some(Message::new("board-about-start").message("place", place_of(at)));
    };
    let lines = game.standing(public, city);
    let with_points = lines.iter().filter(|line| line.points > 0);
    let points: Vec<Message> = with_points
        .map(|line| Message::new("owner-gold").seat("who", line.seat).number("n", line.points))
        .collect();
    if points.is_empty() {
        return Some(Message::new("board-about-city-none").message("city", place_of(at)));
    }
    Some(Message::new("board-about-city").message("city", place_of(at)).list("points", points))
}

fn power(character: Character) -> Message {
    Message::new(match character {
        Character::Mogul => "help-mogul",
        Character::Merchant => "help-merchant",
        Character::Sadhu => "help-sadhu",
        Character::Monk => "help-monk",
        Character::Builder => "help-builder",
        Character::Artisan => "help-artisan",
        Character::Yogi => "help-yogi",
    })
}

fn kind(kind: Kind) -> Message {
    Message::new(match kind {
        Kind::Gold => "board-kind-gold",
        Kind::House => "board-kind-house",
        Kind::TwoHouses => "board-kind-houses",
        Kind::Move => "board-kind-move",
        Kind::Quarry => "board-kind-quarry",
        Kind::Palace => "board-kind-palace",
        Kind::PalaceHouse => "board-kind-palace-house",
        Kind::Governor => "board-kind-governor",
        Kind::Character => "board-kind-character",
    })
}
