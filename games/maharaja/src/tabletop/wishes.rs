//! What somebody most likely meant by touching what cannot be touched now, and
//! who is to blame that it cannot be.

use super::handles::Thing;
use crate::action::Action;
use crate::character::{Ability, Character};
use crate::kind::{Disc, Kind};
use crate::place::Place;
use crate::reason::Reason;
use crate::state::Phase;
use crate::view::View;
use drawing::Handle;
use engine::Seat;

/// The action that a touch of this most likely means.
pub(super) fn meant(view: &View, picks: &[Handle], handle: &Handle) -> Option<Action> {
    let public = &view.public;
    let seat = view.viewer?;
    let picked = |card: Character| picks.contains(&Thing::Card(card).handle());
    Some(match Thing::of(handle)? {
        Thing::Place(place) if picked(Character::BUILDER) => Action::Found(place),
        Thing::Place(place) if public.phase == Phase::Free => Action::Free(place),
        Thing::Place(place) if place.village().is_some() => village_wish(view, seat, place),
        Thing::Place(place) => {
            let here = public.priest[seat.index()] == place;
            if here && place.city().is_some() { Action::Shrine(place) } else { Action::Go(place) }
        }
        Thing::Site(city, site) => Action::Statue(city, site),
        Thing::Banner(city) if picked(Character::COUNSELLOR) => Action::Counsel(city),
        Thing::Banner(city) => {
            let plan = public.duty.open(Kind::Track).is_some();
            let power = public.has(seat, Character::COUNSELLOR);
            if power && !plan { Action::Counsel(city) } else { Action::Track(city) }
        }
        Thing::Card(card) => card_wish(view, seat, card),
        Thing::Reward(tile) => Action::Reward(tile),
        Thing::Sector(kind) => match public.phase {
            Phase::Plan => Action::Plan(Disc::new(kind, kind)),
            _ => Action::Token(kind),
        },
        Thing::Task(kind) => match kind {
            Kind::Coins => Action::Coins,
            Kind::Stock => Action::Stock,
            Kind::Prestige => Action::Prestige,
            Kind::Statue
            | Kind::Shrine
            | Kind::StatueShrine
            | Kind::TwoShrines
            | Kind::Character
            | Kind::Track => return None,
        },
        Thing::Seat(_) | Thing::Tile(_) | Thing::Rule(_) | Thing::Final => return None,
    })
}

fn village_wish(view: &View, seat: Seat, place: Place) -> Action {
    let public = &view.public;
    let builder = public.has(seat, Character::BUILDER)
        && !public.duty.used(Character::BUILDER)
        && !public.duty.room().city;
    if builder && public.phase == Phase::Act {
        return Action::Found(place);
    }
    Action::Shrine(place)
}

fn card_wish(view: &View, seat: Seat, card: Character) -> Action {
    let public = &view.public;
    match public.phase {
        Phase::Maharani => Action::Maharani(card),
        Phase::Choose(_) | Phase::Replace(_) => Action::Choose(card),
        _ if public.has(seat, card) && card.ability() == Ability::Once => match card {
            Character::CHANGER => Action::ExchangeBuy,
            _ => Action::Power(card),
        },
        _ => Action::Take(card),
    }
}

/// What a refusal is about.
pub(super) fn culprits(reason: &Reason) -> Vec<Handle> {
    let place = |place: Place| vec![Thing::Place(place).handle()];
    let card = |card: Character| vec![Thing::Card(card).handle()];
    match *reason {
        Reason::NotInRow { card: it, holder } => {
            let holder = holder.map(|seat| Thing::Seat(seat).handle());
            card(it).into_iter().chain(holder).collect()
        }
        Reason::OwnShrine { village } | Reason::VillageFull { village, .. } => place(village),
        Reason::PriestAway { at, .. } | Reason::Tired { at, .. } => place(at),
        Reason::NotPlanned { kind } => vec![Thing::Sector(kind).handle()],
        Reason::SiteTaken { city, site, .. } => vec![Thing::Site(city, site).handle()],
        Reason::RoadClosed { villages } | Reason::Toll { villages, .. } => {
            villages.iter().map(|village| Thing::Place(village).handle()).collect()
        }
        Reason::BannerEdge { city, .. } => vec![Thing::Banner(city).handle()],
        Reason::OwnCard { card: it }
        | Reason::CardUnused { card: it }
        | Reason::NotHeld { card: it }
        | Reason::NoSuchPower { card: it }
        | Reason::PowerUsed { card: it }
        | Reason::Marked { card: it } => card(it),
        Reason::RowOnly { holder } => vec![Thing::Seat(holder).handle()],
        Reason::RewardClosed { tile, .. } | Reason::TileAsks { tile } => {
            vec![Thing::Reward(tile).handle()]
        }
        Reason::NoRoad { from, .. } => place(from),
        Reason::NotNow { .. }
        | Reason::VillageOnly { .. }
        | Reason::NotAtStart
        | Reason::NoCoins { .. }
        | Reason::NoPrestige
        | Reason::NoShrine { .. }
        | Reason::SupplyEmpty
        | Reason::NoStatueDue
        | Reason::NoShrineDue
        | Reason::CityOnly
        | Reason::CityShrineDue { .. }
        | Reason::JustTakenBack
        | Reason::NotTakenBack { .. }
        | Reason::NothingOwed
        | Reason::NoSite { .. }
        | Reason::NoStatueLeft
        | Reason::NoStop { .. }
        | Reason::NoBonus { .. }
        | Reason::RowEmpty
        | Reason::NoToken
        | Reason::TokenUsed
        | Reason::TokenCharacter
        | Reason::NoTokenLeft
        | Reason::TooMany { .. }
        | Reason::OtherChance
        | Reason::NotThere => Vec::new(),
    }
}
