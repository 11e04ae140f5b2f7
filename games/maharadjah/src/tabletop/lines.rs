//! What things are, in a line; what somebody meant; who is to blame; what an
//! event shows.

use super::gestures::{nation as nation_handle, site};
use super::marches::{decimal, percent, told};
use super::pieces::{battle, present, stack};
use crate::Maharadjah;
use crate::action::Action;
use crate::area::Area;
use crate::event::Event;
use crate::names;
use crate::nation::{Nation, Scenario};
use crate::phase::Phase;
use crate::queries::{Consent, Fight, sites, step, worth};
use crate::reason::Reason;
use crate::state::State;
use drawing::{Handle, Tells};
use engine::Message;

/// The place that a handle is of.
fn place(handle: &Handle) -> Option<Area> {
    let text = handle.as_str();
    let mut parts = text.split(':');
    let first = parts.next()?;
    first.parse().ok().or_else(|| parts.next()?.parse().ok())
}

/// The nation that a handle is of.
fn nation(handle: &Handle) -> Option<Nation> {
    handle.as_str().rsplit(':').next()?.parse().ok()
}

/// What somebody most likely meant.
pub(super) fn wish(state: &State, _: &[Handle], handle: &Handle) -> Option<Action> {
    let at = place(handle);
    match state.phase() {
        Phase::Raise { .. } | Phase::Refuge { .. } | Phase::Muster => at.map(Action::Raise),
        Phase::Appoint { .. } => at.map(Action::Lead),
        Phase::Issue(_) => at.map(Action::Issue),
        Phase::March => {
            let at = at?;
            let armies = state.armies(state.nation(), at);
            let free = armies.saturating_sub(state.march().moved[at.index()]);
            Some(Action::Pick(free.max(1), at))
        }
        Phase::Walk => at.map(Action::To),
        Phase::Displace => at.map(Action::Send),
        Phase::Fight => {
            let at = at?;
            let foe = state.foes(state.nation(), at).first();
            Some(foe.map_or(Action::Storm(at), |foe| Action::Fight(at, foe)))
        }
        Phase::Casualty => at.map(Action::Lose),
        Phase::Retreat | Phase::Withdraw => at.map(|at| Action::Retreat(1, at)),
        Phase::Land => at.map(Action::Land),
        Phase::Factories => at.map(Action::Build),
        Phase::Arms => nation(handle).map(Action::Arm),
        Phase::Remove { .. } => at.map(Action::Remove),
        Phase::Storm => at.map(Action::Storm),
        _ => None,
    }
}

fn area(area: Area) -> Handle {
    Handle::from(area.key())
}

fn of(nation: Nation) -> Handle {
    Handle::from(nation_handle(nation))
}

/// Who is to blame for a refusal.
pub(super) fn culprits(reason: &Reason) -> Vec<Handle> {
    match *reason {
        Reason::NotNow
        | Reason::TooFar { .. }
        | Reason::Strait
        | Reason::NoLeader
        | Reason::ArmsAlone
        | Reason::NotMoved
        | Reason::CannotDrop
        | Reason::SeaFirst
        | Reason::LeaderGoes
        | Reason::NoFactory { .. }
        | Reason::BuiltEnough
        | Reason::DiceCount { .. } => Vec::new(),
        Reason::TooMany { area: at, .. }
        | Reason::Full { area: at, .. }
        | Reason::OthersFirst { area: at }
        | Reason::NotEmpty { area: at }
        | Reason::NoInvaders { area: at }
        | Reason::NotCrowded { area: at }
        | Reason::ForeignLand { area: at }
        | Reason::NoLanding { sea: at }
        | Reason::LeaderAlone { area: at }
        | Reason::NoWay { area: at }
        | Reason::Stacked { area: at, .. }
        | Reason::Invaders { area: at }
        | Reason::NoRefuge { area: at }
        | Reason::NoBattle { area: at }
        | Reason::MustFight { area: at }
        | Reason::NotFallen { area: at }
        | Reason::NoRetreat { area: at }
        | Reason::CannotLand { area: at }
        | Reason::NoSite { area: at }
        | Reason::CannotLift { area: at }
        | Reason::NoFoothold { area: at }
        | Reason::Refused { area: at } => vec![area(at)],
        Reason::NoBorder { from, to } => vec![area(from), area(to)],
        Reason::NoArmies { nation, area: at } => vec![of(nation), area(at)],
        Reason::Blocked { area: at, nation, .. }
        | Reason::Friend { area: at, nation }
        | Reason::CrossOnly { area: at, nation } => vec![stack(at, nation).into(), area(at)],
        Reason::SiteTaken { area: at, .. } => vec![Handle::from(site(at))],
        Reason::NoBoats { nation }
        | Reason::NoArms { power: nation }
        | Reason::CannotSubmit { nation, .. }
        | Reason::CannotAlly { nation }
        | Reason::LastArmy { nation }
        | Reason::NoDefiance { nation }
        | Reason::CannotArm { nation } => vec![of(nation)],
    }
}

/// What stands in a place, as a list.
fn pieces(state: &State, at: Area) -> Vec<Message> {
    let list = present(state, at).into_iter();
    list.map(|nation| {
        let armies = Message::new("armies").number("n", state.armies(nation, at));
        Message::new("view-armies")
            .message("nation", names::nation(nation))
            .message("armies", armies)
    })
    .collect()
}

/// What a thing is.
pub(super) fn about(game: &Maharadjah, state: &State, handle: &Handle) -> Option<Message> {
    match handle.kind() {
        "nation" => {
            let nation = nation(handle)?;
            let next = state.population(game.map(), nation);
            Some(
                Message::new("table-about-nation")
                    .message("nation", names::nation(nation))
                    .number("points", state.points(nation))
                    .number("armies", state.total(nation))
                    .number("spare", state.spare(nation))
                    .number("new", next / 6),
            )
        }
        "battle" => {
            let fight = Fight::against(game.map(), state, place(handle)?, nation(handle)?)?;
            let forecast = fight.forecast();
            Some(
                Message::new("table-about-battle")
                    .message("nation", names::nation(fight.attacker.nation))
                    .message("foe", names::nation(fight.defender.nation))
                    .message("area", names::area(fight.at))
                    .number("own", fight.attacker.hits_on.clamp(1, 6))
                    .number("theirs", fight.defender.hits_on.clamp(1, 6))
                    .number("win", percent(forecast.win))
                    .message("losing", decimal(forecast.attacker_losses)),
            )
        }
        "site" => {
            let at = place(handle)?;
            if let Some(told) = building(game, state, at) {
                return Some(told);
            }
            let id = if state.factory(at).is_some() { "table-factory" } else { "table-site" };
            let message = Message::new(id).message("area", names::area(at));
            Some(match state.factory(at) {
                Some(power) => message.message("nation", names::nation(power)),
                None => message,
            })
        }
        "price" => {
            let area = names::area(place(handle)?);
            Some(Message::new("table-ally-army").message("area", area))
        }
        _ => Some(land(game, state, place(handle)?)),
    }
}

/// What an action on the map does and brings, where its place has more to say.
pub(super) fn says(game: &Maharadjah, state: &State, action: Action) -> Option<Message> {
    match action {
        Action::Raise(at) => {
            let more = Message::new("table-says-raise").message("about", land(game, state, at));
            let (armies, room) = (state.armies(state.nation(), at), game.map().room(at));
            Some(more.number("n", armies).number("room", room.max(armies + 1)))
        }
        Action::Lead(at) | Action::Issue(at) => Some(land(game, state, at)),
        Action::Pick(armies, at) => {
            let id = if armies == 0 { "table-says-alone" } else { "table-says-pick" };
            let more =
                Message::new(id).message("armies", Message::new("armies").number("n", armies));
            Some(more.message("about", land(game, state, at)))
        }
        Action::To(to) => {
            let way = step(game.map(), state, to)?;
            Some(paying(state, to, told(&way)))
        }
        Action::Fight(at, foe) => about(game, state, &battle(at, foe).into()),
        Action::Build(at) => about(game, state, &site(at).into()),
        _ => None,
    }
}

/// A site as the power sees it that builds now: who is asked, what it would pay.
fn building(game: &Maharadjah, state: &State, at: Area) -> Option<Message> {
    let builds = matches!(state.phase(), Phase::Factories | Phase::Permit(_));
    let power = state.nation();
    let all = if builds { sites(game.map(), state, power) } else { Vec::new() };
    let found = all.into_iter().find(|site| site.at == at)?;
    let now = found.points - found.gain;
    let id = match found.consent {
        Consent::Free => "table-says-build",
        Consent::Asks(..) => "table-says-ask",
        Consent::Own | Consent::No(_) => return None,
    };
    let message = Message::new(id)
        .message("area", names::area(at))
        .list("seas", found.seas.into_iter().map(names::area))
        .number("points", found.points)
        .number("now", now);
    Some(match found.consent {
        Consent::Asks(nation, seat) => {
            message.message("nation", names::nation(nation)).seat("who", seat)
        }
        _ => message,
    })
}

/// A place in a line: its region, its ground, who stands there.
fn land(game: &Maharadjah, state: &State, at: Area) -> Message {
    let list = pieces(state, at);
    let empty = list.is_empty();
    if !at.is_land() {
        let id = if empty { "table-about-empty" } else { "table-about-far" };
        let message = Message::new(id).message("area", names::area(at));
        return if empty { message } else { message.list("pieces", list) };
    }
    let map = game.map();
    let id = match (map.is_rough(at), empty) {
        (true, true) => "table-about-rough-empty",
        (true, false) => "table-about-rough",
        (false, true) => "table-about-land-empty",
        (false, false) => "table-about-land",
    };
    let message = Message::new(id)
        .message("area", names::area(at))
        .message("region", names::region(map.region_of(at)))
        .number("room", map.room(at));
    let message = if empty { message } else { message.list("pieces", list) };
    paying(state, at, message)
}

/// A sentence about a place, and what it pays the nation that acts.
pub(super) fn paying(state: &State, at: Area, first: Message) -> Message {
    let nation = state.nation();
    match worth(state, nation, at).first() {
        None => first,
        Some(worth) => {
            let id = if worth.raid { "table-pays-raid" } else { "table-pays" };
            Message::new(id)
                .message("first", first)
                .message("nation", names::nation(nation))
                .number("points", worth.points)
                .number("turn", worth.turn)
        }
    }
}

/// Milliseconds for a move of armies.
const MOVE: u32 = 700;

/// What an event shows.
pub(super) fn tells(scenario: Scenario, event: &Event) -> Tells {
    let who = |nation: Nation| scenario.seat(nation);
    let show = |nation: Nation, names: Vec<Handle>, pace: u32| Tells {
        names,
        who: who(nation),
        pace,
        ..Tells::default()
    };
    // Where armies went lately the board shows itself: a screen needs no arrows.
    let goes = |nation: Nation, from: Area, to: Area| Tells {
        names: vec![area(from), area(to)],
        who: who(nation),
        pace: MOVE,
        ..Tells::default()
    };
    match *event {
        Event::Turn { .. } => Tells { pace: 900, ..Tells::default() },
        Event::Sequence { nation } => show(nation, vec![of(nation)], 500),
        Event::Left { leader } => show(leader.nation(), vec![of(leader.nation())], 500),
        Event::Removed { nation, at, .. }
        | Event::Raised { nation, at }
        | Event::Swept { nation, at, .. }
        | Event::Lost { nation, at, .. }
        | Event::Fell { nation, at, .. } => show(nation, vec![area(at)], 500),
        Event::Became { .. } => {
            show(Nation::Gupta, vec![of(Nation::Maurya), of(Nation::Gupta)], 700)
        }
        Event::Grew { nation, .. } => show(nation, vec![of(nation)], 400),
        Event::Appeared { leader, at } => {
            let nation = leader.nation();
            show(nation, vec![stack(at, nation).into(), area(at)], 900)
        }
        Event::Issued { nation, at, .. } => {
            show(nation, vec![stack(at, nation).into(), area(at)], 600)
        }
        Event::Arrived { nation, at, .. } => Tells {
            names: vec![area(at), stack(at, nation).into()],
            who: who(nation),
            pace: 900,
            ..Tells::default()
        },
        Event::Moved { nation, from, to, .. }
        | Event::Retreated { nation, from, to, .. }
        | Event::Sent { nation, from, to } => goes(nation, from, to),
        Event::Crossing { power, sea, .. } => show(power, vec![area(sea), of(power)], 600),
        Event::Assault { nation, sea, .. } => show(nation, vec![area(sea)], 700),
        Event::Killed { by, at, .. } => show(by, vec![area(at)], 900),
        Event::Submitted { nation, to, .. } => show(nation, vec![of(nation), of(to)], 900),
        Event::Allied { nation, .. } => show(nation, vec![of(nation), of(Nation::British)], 900),
        Event::Defied { nation, by } => show(by, vec![of(nation), of(by)], 600),
        Event::Battle { attacker, defender, at } => show(
            attacker,
            vec![area(at), stack(at, attacker).into(), stack(at, defender).into()],
            700,
        ),
        Event::Joined { power, at, .. } => show(power, vec![site(at).into(), area(at)], 500),
        Event::Rolled { at, attacker, .. } => show(attacker, vec![area(at)], 900),
        Event::Burnt { power, at, .. } => show(power, vec![site(at).into(), area(at)], 900),
        Event::Ended { at, holder } => Tells {
            names: vec![area(at)],
            who: holder.and_then(who),
            pace: 500,
            ..Tells::default()
        },
        Event::Landed { nation, at } => show(nation, vec![area(at)], 600),
        Event::Built { power, at } | Event::Lifted { power, at } => {
            show(power, vec![site(at).into(), area(at)], 700)
        }
        Event::Permitted { nation, power, at, .. } => {
            show(nation, vec![site(at).into(), area(at), of(power)], 600)
        }
        Event::Armed { power, nation } | Event::Disarmed { power, nation } => {
            show(power, vec![of(nation), of(power)], 600)
        }
        Event::Counted { nation, .. } | Event::Scored { nation, .. } => {
            show(nation, vec![of(nation)], 600)
        }
        Event::Won { .. } => Tells { pace: 1500, halts: true, ..Tells::default() },
    }
}
