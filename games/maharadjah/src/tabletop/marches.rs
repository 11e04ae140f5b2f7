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
use drawing::{Ink, Paint, Shape, Shortcut, svg};
use engine::Message;

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
pub(super) fn told(way: &Way) -> Message {
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
    shapes.push(head(before, end, points.len() == 2));
    shapes
}

/// A smooth line through points.
pub(super) fn curve(points: &[(f32, f32)]) -> String {
    let mut text = String::new();
    if let Some((x, y)) = points.first() {
        text += &svg::path("M# #", &[*x, *y]);
    }
    if let [(ax, ay), (bx, by)] = points {
        let (mx, my) = (f32::midpoint(*ax, *bx), f32::midpoint(*ay, *by));
        let (dx, dy) = (bx - ax, by - ay);
        return text + &svg::path("Q# # # #", &[mx + dy * 0.16, my - dx * 0.16, *bx, *by]);
    }
    for (n, pair) in points.windows(2).enumerate().skip(1) {
        let (x, y) = pair[0];
        let end = if n + 2 == points.len() {
            pair[1]
        } else {
            (f32::midpoint(x, pair[1].0), f32::midpoint(y, pair[1].1))
        };
        text += &svg::path("Q# # # #", &[x, y, end.0, end.1]);
    }
    text
}

/// A way that ends so far before its last point, where counters stand.
pub(super) fn trimmed(points: &[(f32, f32)], by: f32) -> Vec<(f32, f32)> {
    let mut points = points.to_vec();
    if let [.., (ax, ay), (bx, by_)] = &mut points[..] {
        let far = (*bx - *ax).hypot(*by_ - *ay).max(1.0);
        let part = (by / far).min(0.45);
        (*bx, *by_) = (*bx + (*ax - *bx) * part, *by_ + (*ay - *by_) * part);
    }
    points
}

/// Into which direction an arrow ends that comes from one point to another; alone
/// on its way it is bent.
pub(super) fn angle((ax, ay): (f32, f32), (bx, by): (f32, f32), bent: bool) -> f32 {
    let (x, y) = if bent {
        let (mx, my) = (f32::midpoint(ax, bx), f32::midpoint(ay, by));
        (mx + (by - ay) * 0.16, my - (bx - ax) * 0.16)
    } else {
        (ax, ay)
    };
    (by - y).atan2(bx - x).to_degrees()
}

/// Points along a way, the middle of it first.
pub(super) fn along(points: &[(f32, f32)]) -> Vec<(f32, f32)> {
    const PARTS: [f32; 9] = [0.5, 0.6, 0.4, 0.7, 0.3, 0.78, 0.22, 0.86, 0.14];
    if let [(ax, ay), (bx, by)] = points {
        let (mx, my) = (f32::midpoint(*ax, *bx), f32::midpoint(*ay, *by));
        let (cx, cy) = (mx + (by - ay) * 0.16, my - (bx - ax) * 0.16);
        let on = |t: f32| {
            let part = |a: f32, c: f32, b: f32| {
                (1.0 - t) * (1.0 - t) * a + 2.0 * t * (1.0 - t) * c + t * t * b
            };
            (part(*ax, cx, *bx), part(*ay, cy, *by))
        };
        return PARTS.map(on).to_vec();
    }
    let lengths: Vec<f32> =
        points.windows(2).map(|it| (it[1].0 - it[0].0).hypot(it[1].1 - it[0].1)).collect();
    let all: f32 = lengths.iter().sum();
    let on = |t: f32| {
        let mut left = t * all;
        for (pair, length) in points.windows(2).zip(&lengths) {
            if left <= *length && *length > 0.0 {
                let part = left / length;
                let at = |a: f32, b: f32| a + (b - a) * part;
                return (at(pair[0].0, pair[1].0), at(pair[0].1, pair[1].1));
            }
            left -= length;
        }
        points.last().copied().unwrap_or_default()
    };
    PARTS.map(on).to_vec()
}

/// The head of an arrow at its end.
fn head(before: (f32, f32), end: (f32, f32), bent: bool) -> Shape {
    let paint = Paint::fill(Ink::Role("saffron")).edge(Ink::Fixed("#23233b"), 1.6);
    let tip = Shape::path("M6 0L-12 -10L-8 0L-12 10z", paint);
    Shape::Group(end.0, end.1, angle(before, end, bent), 1.0, 1.0, vec![tip])
}
