//! The table in words: the turn, each region, the battle, the nations.

use super::events::halves;
use super::{armies, section, told};
use crate::Maharadjah;
use crate::ages::age;
use crate::area::{Area, Areas};
use crate::map::Map;
use crate::names;
use crate::nation::{Leader, Nation, Region};
use crate::state::State;
use crate::totals;
use crate::view::View;
use engine::{Game, Message, Seat, Section};

fn pieces(state: &State, area: Area) -> Vec<Message> {
    let mut list = Vec::new();
    for nation in state.present(area) {
        let n = state.armies(nation, area);
        let message = Message::new("view-armies").message("nation", names::nation(nation));
        list.push(message.message("armies", armies(n)));
    }
    for leader in Leader::ALL {
        if state.leader(*leader) == Some(area) {
            list.push(names::leader(*leader));
        }
    }
    if let Some(power) = area.is_land().then(|| state.factory(area)).flatten() {
        list.push(Message::new("view-factory").message("nation", names::nation(power)));
    }
    for power in Nation::POWERS {
        if state.arms(power).nation.is_some() && state.arms(power).at == area {
            list.push(Message::new("view-arms").message("nation", names::nation(power)));
        }
    }
    list
}

fn places(map: &Map, state: &State, areas: Areas) -> Vec<Message> {
    let mut lines = Vec::new();
    let mut empty = Vec::new();
    for area in areas {
        let list = pieces(state, area);
        if list.is_empty() {
            empty.push(names::area(area));
            continue;
        }
        let rough = area.is_land() && map.is_rough(area);
        let id = if rough { "view-place-rough" } else { "view-place" };
        lines.push(Message::new(id).message("area", names::area(area)).list("pieces", list));
    }
    if !empty.is_empty() {
        lines.push(Message::new("view-empty").list("areas", empty));
    }
    lines
}

fn battle(game: &Maharadjah, state: &State) -> Option<Section> {
    let battle = state.battle()?;
    let (area, nation, foe) = (battle.area, state.nation(), battle.foe);
    let odds = state.odds(game.map(), area, nation, foe, battle.storm);
    let side = |nation: Nation, n: u8, face: u8| {
        Message::new("view-side")
            .message("nation", names::nation(nation))
            .message("armies", armies(n))
            .number("face", face.clamp(1, 6))
    };
    let mut lines = vec![side(nation, state.armies(nation, area), odds.attacker_hits_on)];
    if !battle.storm {
        lines.push(side(foe, state.armies(foe, area), odds.defender_hits_on));
    }
    if let Some(power) = area.is_land().then(|| state.factory(area)).flatten()
        && (battle.joined || battle.storm)
    {
        let message = Message::new("view-factory-fires").message("nation", names::nation(power));
        lines.push(message.number("face", odds.factory_hits_on.clamp(1, 6)));
    }
    let title = Message::new("view-title-battle").message("area", names::area(area));
    Some(Section { title, lines })
}

fn nation_line(state: &State, nation: Nation) -> Message {
    told(state, "view-nation", nation)
        .number("points", state.points(nation))
        .number("armies", state.total(nation))
        .number("spare", state.spare(nation))
        .text("gauge", halves(state.gauge(nation)))
}

pub(super) fn all(game: &Maharadjah, view: &View) -> Vec<Section> {
    let state = view.state();
    let map = game.map();
    let turn = state.turn();
    let mut now = vec![
        Message::new("view-turn").number("turn", turn),
        told(state, "view-sequence", state.nation()),
    ];
    let boats: Vec<_> = age(turn).boats.map(names::nation).collect();
    if !boats.is_empty() {
        now.push(Message::new("view-boats").list("nations", boats));
    }
    let major: Vec<_> = age(turn).major.map(names::nation).collect();
    if !major.is_empty() {
        now.push(Message::new("view-major").list("nations", major));
    }
    let allied: Vec<_> = state.allied().map(names::nation).collect();
    if !allied.is_empty() {
        now.push(Message::new("view-allied").list("nations", allied));
    }
    let (guessed, borders) = map.reconstructed();
    let message = match game.chart() {
        None => Message::new("view-map"),
        Some(mark) => Message::new("view-map-own").text("mark", mark),
    };
    now.push(message.number("guessed", guessed as i64).number("all", borders as i64));
    let mut sections = vec![section("view-title-now", now)];
    sections.extend(battle(game, state));
    let scenario = game.scenario();
    for seat in Seat::all(scenario.players()) {
        let own = Nation::ALL.iter().filter(|nation| scenario.seat(**nation) == Some(seat));
        let lines = own.map(|nation| nation_line(state, *nation)).collect();
        let title = Message::new("view-player").seat("who", seat);
        sections.push(Section { title: title.number("points", totals(state, seat)), lines });
    }
    for region in Region::ALL {
        let title = Message::new("view-region").message("region", names::region(*region));
        sections.push(Section { title, lines: places(map, state, map.region(*region)) });
    }
    let abroad = Areas::FOREIGN.or(Areas::SEA).filter(|area| !pieces(state, *area).is_empty());
    let abroad: Areas = abroad.collect();
    if !abroad.is_empty() {
        sections.push(section("view-title-abroad", places(map, state, abroad)));
    }
    sections
}
