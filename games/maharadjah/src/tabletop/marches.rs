//! Marches: every place that a group can come to is one touch away. The rules
//! find the way; here it is only told and drawn.

use super::chart::middle;
use super::gestures::at;
use super::lines::paying;
use crate::Maharadjah;
use crate::action::Action;
use crate::area::Area;
use crate::names;
use crate::queries::{Way, reach};
use crate::state::State;
use drawing::{Ink, Paint, Shape, Shortcut};
use engine::Message;
use std::fmt::Write;

/// Every march of the group that has been picked up.
pub(super) fn all(game: &Maharadjah, state: &State) -> Vec<Shortcut<Action>> {
    let ways = reach(game.map(), state).into_iter();
    // A single step is made by its own action.
    let ways = ways.filter(|way| way.chain.len() > 1);
    // Beyond a sea where somebody must be asked nobody knows the way yet.
    let ways = ways.filter(|way| way.asks.is_none_or(|passage| passage.sea == way.to));
    ways.map(|way| shortcut(state, &way)).collect()
}

fn shortcut(state: &State, way: &Way) -> Shortcut<Action> {
    Shortcut {
        ways: at(state, way.to).into_iter().map(|handle| vec![handle]).collect(),
        label: Message::new("table-go").message("area", names::area(way.to)),
        what: paying(state, way.to, told(way)),
        over: path(state.group().at, &way.path),
        chain: way.chain.clone(),
    }
}

/// A percentage that never says that something is certain.
pub(super) fn percent(chance: f64) -> i64 {
    let rounded = (chance * 100.0).round() as i64;
    match rounded {
        0 if chance > 0.0 => 1,
        100 if chance < 1.0 => 99,
        n => n,
    }
}

/// A number of armies to one place, as the language writes it.
pub(super) fn decimal(armies: f64) -> Message {
    let tenths = (armies * 10.0).round() as i64;
    Message::new("table-decimal").number("whole", tenths / 10).number("tenths", tenths % 10)
}

/// What a march costs and brings.
fn told(way: &Way) -> Message {
    let left = way.left_behind();
    let id = match (way.fight.is_some(), left > 0, way.asks.is_some()) {
        (_, _, true) => "table-march-asks",
        (true, true, _) => "table-march-fight-left",
        (true, false, _) => "table-march-fight",
        (false, true, _) => "table-march-left",
        (false, false, _) => "table-march",
    };
    let through = way.path.split_last().map_or(&[][..], |(_, through)| through);
    let mut message = Message::new(id)
        .message("area", names::area(way.to))
        .number("borders", way.cost)
        .number("steps", through.len() as i64)
        .list("through", through.iter().map(|area| names::area(*area)));
    if left > 0 {
        message = message.number("left", left).number("armies", way.armies);
    }
    if let Some(passage) = way.asks {
        message = message.message("power", names::nation(passage.power));
    }
    if let Some(fight) = way.fight.filter(|_| way.asks.is_none()) {
        let forecast = fight.forecast();
        message = message
            .message("nation", names::nation(fight.defender.nation))
            .number("foes", fight.defender.armies)
            .number("own", fight.attacker.hits_on.clamp(1, 6))
            .number("theirs", fight.defender.hits_on.clamp(1, 6))
            .number("win", percent(forecast.win))
            .message("losing", decimal(forecast.attacker_losses));
    }
    message
}

/// The way of a march over the map: dots in saffron, and a head.
pub(super) fn path(from: Area, places: &[Area]) -> Vec<Shape> {
    let points: Vec<(f32, f32)> =
        std::iter::once(from).chain(places.iter().copied()).map(middle).collect();
    let [.., before, end] = points[..] else { return Vec::new() };
    let text = curve(&points);
    let dark = Paint::line(Ink::Fixed("#23233b"), 10.0);
    let casing = Paint::line(Ink::Role("m-halo"), 13.0);
    let dots = Paint::line(Ink::Role("saffron"), 5.0).dashed(0.5, 9.0);
    let mut shapes = vec![
        Shape::path(text.clone(), casing),
        Shape::path(text.clone(), dark),
        Shape::path(text, dots),
    ];
    shapes.push(head(before, end));
    shapes
}

/// A smooth line through points.
fn curve(points: &[(f32, f32)]) -> String {
    let mut text = String::new();
    if let Some((x, y)) = points.first() {
        // Writing to memory does not fail.
        let _ = write!(text, "M{x:.1} {y:.1}");
    }
    if let [(ax, ay), (bx, by)] = points {
        let (mx, my) = (f32::midpoint(*ax, *bx), f32::midpoint(*ay, *by));
        let (dx, dy) = (bx - ax, by - ay);
        return text + &format!("Q{:.1} {:.1} {bx:.1} {by:.1}", mx + dy * 0.16, my - dx * 0.16);
    }
    for (n, pair) in points.windows(2).enumerate().skip(1) {
        let (x, y) = pair[0];
        let end = if n + 2 == points.len() {
            pair[1]
        } else {
            (f32::midpoint(x, pair[1].0), f32::midpoint(y, pair[1].1))
        };
        let _ = write!(text, "Q{x:.1} {y:.1} {:.1} {:.1}", end.0, end.1);
    }
    text
}

/// The head of an arrow at its end.
fn head((ax, ay): (f32, f32), (bx, by): (f32, f32)) -> Shape {
    let angle = (by - ay).atan2(bx - ax).to_degrees();
    let paint = Paint::fill(Ink::Role("saffron")).edge(Ink::Fixed("#23233b"), 1.6);
    Shape::Group(bx, by, angle, 1.0, 1.0, vec![Shape::path("M6 0L-12 -10L-8 0L-12 10z", paint)])
}
