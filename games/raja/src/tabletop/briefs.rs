//! What a touch would do, in a few words after the name of what is touched.

use super::chips;
use super::names::card_name;
use crate::Raja;
use crate::action::{Action, Site};
use crate::board::{GOVERNOR_DOWN, HOUSE_COST, NET};
use crate::character::Character;
use crate::place::{City, Place};
use crate::state::{Phase, SEATS};
use crate::view::View;
use crate::words::names::{gold, owners};
use engine::{Message, Seat};

fn name(text: &'static str) -> Message {
    Message::new("board-name").text("name", text)
}

pub(super) fn brief(view: &View, chain: &[Action]) -> Option<(Message, Message)> {
    let seat = view.viewer?;
    match *chain {
        [Action::Go(_), ..] => travel(view, seat, chain),
        [Action::House(at)] if !matches!(view.public.phase, Phase::Open(_)) => {
            Some((name(at.name()), house(view, seat, at)))
        }
        [Action::Palace(city, site)] => Some(palace(view, seat, city, site)),
        [Action::Governor(city)] => Some(governor(view, city)),
        [Action::Take(card)] => Some(take(view, card)),
        [Action::Swap { get, give }] => {
            let message = Message::new("board-brief-swap").message("power", power(get));
            let who = view.public.holder(get)?;
            let message = message.message("get", Message::new(card_name(get))).seat("who", who);
            let give = Message::new(card_name(give));
            Some((Message::new("board-brief-give").message("card", give), message))
        }
        _ => None,
    }
}

fn power(card: Character) -> Message {
    Message::new(super::names::card_power(card))
}

/// A journey: its stops, its roads, its toll and who gets it.
fn travel(view: &View, seat: Seat, chain: &[Action]) -> Option<(Message, Message)> {
    let public = &view.public;
    let n = seat.index();
    let (mut from, mut earned, mut stops) = (public.architect[n], [0_u8; SEATS], Vec::new());
    for action in chain {
        let Action::Go(to) = *action else { return None };
        let road = from.junction().zip(to.junction());
        let road = road.and_then(|(from, to)| NET.between(from, to))?;
        for (sum, toll) in earned.iter_mut().zip(public.villages.tolls(&NET, road, n)) {
            *sum = sum.saturating_add(toll);
        }
        stops.push(to);
        from = to;
    }
    let goal = stops.pop()?;
    let sum: u16 = earned.iter().map(|toll| u16::from(*toll)).sum();
    let bank = public.cards[n].has(Character::Monk);
    let toll = match (sum, bank) {
        (0, _) => Message::new("board-toll-none"),
        (_, true) => Message::new("board-toll-bank").message("gold", gold(sum)),
        (_, false) => {
            let kept = gold(view.gold[n]?.saturating_sub(sum));
            Message::new("board-toll-own").message("gold", gold(sum)).message("keep", kept)
        }
    };
    let toll = if sum > 0 { toll.list("owners", owners(&earned)) } else { toll };
    let id = if stops.is_empty() { "board-brief-go" } else { "board-brief-trip" };
    let by: Vec<Message> = stops.iter().map(|stop| name(stop.name())).collect();
    let message = Message::new(id).message("toll", toll);
    let message = if by.is_empty() {
        message
    } else {
        message.list("stops", by).number("roads", chain.len() as i64)
    };
    Some((name(goal.name()), message))
}

/// A house: its price, and the road that it opens.
fn house(view: &View, seat: Seat, at: Place) -> Message {
    let price = u16::from(HOUSE_COST);
    let effect = chips::effect(chips::house_points(at), chips::kept(view, seat, price));
    let message = Message::new("board-brief-house").message("gold", gold(price));
    let message = match effect {
        Some(effect) => message.message("effect", effect),
        None => message.text("effect", String::new()),
    };
    // The last empty village of a road opens it.
    let Some(village) = at.village() else { return message };
    let road = NET.of[village.index()];
    if view.public.villages.empty(&NET, road) != 1 << village.index() {
        return message;
    }
    let ends = NET.road(road).ends.map(Place::of_junction);
    let message = Message { id: "board-brief-opens".into(), ..message };
    message.text("one", ends[0].name()).text("other", ends[1].name())
}

fn palace(view: &View, seat: Seat, city: City, site: Site) -> (Message, Message) {
    let public = &view.public;
    let price = u16::from(Raja::palace_cost(public, seat));
    let won = chips::palace_points(public, seat, site);
    let artisan = public.cards[seat.index()].has(Character::Artisan);
    let id = if artisan { "board-brief-palace-artisan" } else { "board-brief-palace" };
    let message = Message::new(id).message("gold", gold(price));
    let effect = chips::effect(Some(won), chips::kept(view, seat, price));
    let message = match effect {
        Some(effect) => message.message("effect", effect),
        None => message.text("effect", String::new()),
    };
    let id = match site {
        Site::Centre => "board-name-centre",
        Site::Outer => "board-name-outer",
    };
    (Message::new(id).text("city", city.name()), message)
}

/// Where a governor goes, whom he lifts, and to whom the Maharaja then comes.
fn governor(view: &View, city: City) -> (Message, Message) {
    let track = &view.public.track;
    let mut after = *track;
    after.descend(city);
    let up: Vec<Message> = City::all()
        .filter(|it| after.space(*it) > track.space(*it))
        .map(|it| name(it.name()))
        .collect();
    let id = if up.is_empty() { "board-brief-down" } else { "board-brief-down-up" };
    let message = Message::new(id).number("down", GOVERNOR_DOWN);
    let message = message.text("next", after.lowest().name());
    let message = if up.is_empty() { message } else { message.list("up", up) };
    (Message::new("board-name-governor").text("city", city.name()), message)
}

/// What a character does, and who is robbed of it.
fn take(view: &View, card: Character) -> (Message, Message) {
    let message = match view.public.holder(card) {
        Some(who) => Message::new("board-brief-rob").seat("who", who),
        None => Message::new("board-brief-take"),
    };
    (Message::new(card_name(card)), message.message("power", power(card)))
}
