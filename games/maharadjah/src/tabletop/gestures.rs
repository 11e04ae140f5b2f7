//! By which touches each action is made.
//!
//! Places answer for what stands in them: a touch on a counter means what a
//! touch on its place means, unless the counter itself is asked for.

use super::marches::path;
use super::pieces::{battle, present, stack};
use crate::action::Action;
use crate::area::Area;
use crate::nation::Nation;
use crate::phase::Phase;
use crate::state::State;
use drawing::{Gesture, Handle, Way};
use engine::Message;

/// The handles that mean a place: its land and every counter there.
pub(super) fn at(state: &State, area: Area) -> Vec<Handle> {
    let mut handles = vec![Handle::from(area.key())];
    handles.extend(present(state, area).into_iter().map(|it| stack(area, it).into()));
    handles
}

/// One touch on a place.
fn place(state: &State, area: Area) -> Gesture {
    let ways = at(state, area).into_iter().map(|handle| vec![handle]).collect();
    Gesture { ways, ..Gesture::default() }
}

/// A touch on a place and something beside the prompt.
fn place_with(state: &State, area: Area, beside: &[String]) -> Gesture {
    let way = |handle: Handle| -> Way {
        let rest = beside.iter().map(|text| Handle::from(text.as_str()));
        std::iter::once(handle).chain(rest).collect()
    };
    Gesture { ways: at(state, area).into_iter().map(way).collect(), ..Gesture::default() }
}

fn number(n: u8) -> String {
    format!("n:{n}")
}

/// A button that something drawn means too.
fn button_or(label: &'static str, ways: Vec<Way>) -> Gesture {
    let ways = std::iter::once(Way::new()).chain(ways).collect();
    Gesture { ways, label: Some(Message::new(label)), ..Gesture::default() }
}

fn label(id: &'static str) -> Message {
    Message::new(id)
}

/// The handle of a nation.
pub(super) fn nation(nation: Nation) -> String {
    format!("nation:{nation}")
}

/// The handle of a factory or of where one could stand.
pub(super) fn site(area: Area) -> String {
    format!("site:{area}")
}

/// The handle of an army that would be the price of an alliance.
pub(super) fn price(area: Area) -> String {
    format!("price:{area}")
}

/// How an action is made.
pub(super) fn gesture(state: &State, action: Action) -> Gesture {
    match action {
        Action::Raise(area)
        | Action::Lead(area)
        | Action::Issue(area)
        | Action::Send(area)
        | Action::Land(area)
        | Action::Remove(area)
        | Action::Lose(area) => place(state, area),
        Action::Pick(armies, area) => place_with(state, area, &[number(armies)]).holds(),
        Action::WithLeader => Gesture::touch(["opt:leader"]).holds().label(label("table-leader")),
        Action::WithArms(power) => {
            Gesture::touch([format!("opt:arms:{power}")]).holds().label(label("table-arms"))
        }
        Action::To(area) => Gesture {
            over: path(state.group().at, &[area]),
            ..place_with(state, area, &["opt:step".to_owned()])
        },
        Action::Drop(armies) => Gesture::touch(["do:drop".to_owned(), number(armies)])
            .label(Message::new("table-leave").number("n", armies)),
        Action::Stop => stop(state),
        Action::Done => done(state),
        Action::Yes => said(answers(state).0, action, state),
        Action::No => said(answers(state).1, action, state),
        Action::Submit(region) => said("table-bow", action, state)
            .label(Message::new("table-bow").message("region", crate::names::region(region))),
        Action::AllyMarker => said("table-ally-growth", action, state),
        Action::AllyArmy(area) => ally(state, area),
        Action::Defy(other) => {
            let way = vec![Handle::from(nation(other))];
            button_or("table-defy", vec![way])
                .label(Message::new("table-defy").message("nation", crate::names::nation(other)))
        }
        Action::Fight(area, foe) => {
            let mut gesture = place(state, area);
            // At sea several may be fought: their counters tell them apart.
            if area.is_sea() {
                let own = Handle::from(stack(area, foe));
                gesture.ways.retain(|way| way[0].kind().is_empty() || way[0] == own);
            }
            gesture
                .or([battle(area, foe)])
                .label(Message::new("table-fight").message("nation", crate::names::nation(foe)))
        }
        Action::Storm(area) => storm(state, area),
        Action::Retreat(armies, area) => {
            place_with(state, area, &[number(armies)]).label(retreats(armies))
        }
        Action::RetreatLed(armies, area) => {
            place_with(state, area, &[number(armies), "opt:leader".to_owned()])
                .label(retreats(armies))
        }
        Action::Lift(area) => {
            Gesture::touch(["do:lift".to_owned(), site(area)]).label(label("table-lift"))
        }
        Action::Build(area) => place(state, area).or([site(area)]),
        Action::Arm(other) => arm(state, other),
        Action::Disarm => Gesture::button(label("table-disarm")),
    }
}

/// The handle of an answer in the card of the question.
pub(super) fn answer(action: Action) -> String {
    format!("answer:{}", action.to_string().replace(' ', "-"))
}

/// An answer: a button, and its box in the card of the question.
fn said(label: &'static str, action: Action, state: &State) -> Gesture {
    let (symbol, dress) = match (action, state.phase()) {
        (Action::Submit(_), _) => ("m-bow", "indigo"),
        (Action::AllyMarker, _) => ("m-ally", "indigo"),
        (_, Phase::Crossing { .. }) => ("m-boat", "sea"),
        (_, Phase::Join(power)) => ("m-factory", super::colours::owned(power)),
        (_, Phase::Permit(_)) => ("m-factory", super::colours::owned(state.nation())),
        (Action::No, Phase::Window(_)) => ("m-swords", "vermilion"),
        _ => ("m-ally", "soft"),
    };
    // While armies march an alliance is a button among others.
    let card = state.phase() != Phase::March;
    let ways = card.then(|| vec![Handle::from(answer(action))]).into_iter().collect();
    button_or(label, ways).icon(drawing::Icon::dressed(symbol, dress))
}

fn retreats(armies: u8) -> Message {
    Message::new("table-retreat").number("n", armies)
}

/// Arms are given to a nation in the rail, or to any of its armies.
fn arm(state: &State, other: Nation) -> Gesture {
    let armies = state.held(other).map(|area| vec![Handle::from(stack(area, other))]);
    let ways = std::iter::once(vec![Handle::from(nation(other))]).chain(armies).collect();
    let label = Message::new("table-arm").message("nation", crate::names::nation(other));
    Gesture { ways, label: Some(label), ..Gesture::default() }
}

/// An army as the price. While armies are picked to march, their own touches
/// mean that.
fn ally(state: &State, area: Area) -> Gesture {
    let mut gesture = match state.phase() {
        Phase::March => Gesture::default(),
        _ => place(state, area),
    };
    gesture.ways.push(vec![Handle::from(price(area))]);
    let label = Message::new("table-ally-army").message("area", crate::names::area(area));
    gesture.label(label).icon(drawing::Icon::dressed("m-ally", "indigo"))
}

fn storm(state: &State, area: Area) -> Gesture {
    let site = vec![Handle::from(site(area))];
    let mark = state.factory(area).map(|power| vec![Handle::from(battle(area, power))]);
    if state.phase() == Phase::Storm {
        let ways = std::iter::once(site).chain(mark).collect();
        return button_or("table-storm", ways).primary();
    }
    let mut gesture = place(state, area);
    gesture.ways.push(site);
    gesture.ways.extend(mark);
    gesture.label(label("table-storm"))
}

/// The group stays where it is: by a button, or by touching where it stands.
fn stop(state: &State) -> Gesture {
    if state.phase() == Phase::Storm {
        return Gesture::button(label("table-leave-factory"));
    }
    let here = state.group().at;
    let attacks = here.is_sea() && !state.nation().is_colonial();
    let id = if attacks { "table-stay-attack" } else { "table-stop" };
    button_or(id, vec![vec![Handle::from(here.key())]]).primary()
}

fn done(state: &State) -> Gesture {
    let (id, primary) = match state.phase() {
        Phase::March => ("table-done-march", false),
        Phase::Fight => ("table-done-fight", true),
        Phase::Retreat => ("table-stand", true),
        Phase::Withdraw => ("table-fight-on", true),
        Phase::Factories => ("table-done-factories", true),
        Phase::Arms => ("table-done-arms", true),
        Phase::LastWord => ("table-no-alliance", false),
        _ => ("table-done", true),
    };
    // Before a sequence ends this is an answer like any other.
    let card = match state.phase() {
        Phase::LastWord => vec![vec![Handle::from(answer(Action::Done))]],
        _ => Vec::new(),
    };
    let gesture = button_or(id, card);
    if primary { gesture.primary() } else { gesture }
}

/// What yes and no are called.
fn answers(state: &State) -> (&'static str, &'static str) {
    match state.phase() {
        Phase::Crossing { .. } => ("table-pass", "table-refuse"),
        Phase::Join(_) => ("table-fire", "table-silent"),
        Phase::Permit(_) => ("table-permit", "table-refuse"),
        Phase::Offer(_) => ("table-yes", "table-no-alliance"),
        Phase::Window(_) => ("table-yes", "table-hold-out"),
        _ => ("table-yes", "table-no"),
    }
}

/// The name of a verb or a switch.
pub(super) fn control(state: &State, handle: &Handle) -> Option<Message> {
    let text = handle.as_str();
    if let Some(power) = text.strip_prefix("opt:arms:") {
        let power: Nation = power.parse().ok()?;
        let name = crate::names::nation(power);
        return Some(Message::new("table-opt-arms").message("nation", name));
    }
    match text {
        "opt:leader" => {
            let nation = match state.phase() {
                Phase::Retreat => state.battle()?.foe,
                _ => state.nation(),
            };
            Some(match state.leader_of(nation) {
                Some(leader) => crate::names::leader(leader),
                None => label("table-leader"),
            })
        }
        "opt:step" => Some(label("table-opt-step")),
        "do:drop" => Some(label("table-do-drop")),
        "do:lift" => Some(label("table-lift")),
        _ => None,
    }
}
