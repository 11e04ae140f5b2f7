//! Where counters and names stand: each place has a cluster around its own
//! point; clusters that would cover each other move apart a little, and a name
//! that finds no free spot goes, the smallest places first.

use super::chart::{far_name, middle, room};
use super::colours::{emblem, owned};
use super::counters::{Counter, Form};
use super::layout::{Layout, Part};
use super::pills::Hints;
use crate::Maharadjah;
use crate::area::Area;
use crate::names;
use crate::nation::Nation;
use crate::phase::Phase;
use crate::queries::{self, Consent};
use crate::state::State;
use drawing::{Ink, Item, Kind, Outline, Paint, Pen, Shape, Type, within};
use engine::Message;

/// Between counters.
const GAP: f32 = 3.6;
/// A cluster moves no farther from its point.
const DRIFT: f32 = 30.0;

/// The handle of a nation's pieces in a place.
pub(super) fn stack(area: Area, nation: Nation) -> String {
    format!("stack:{area}:{nation}")
}

/// The handle of a battle.
pub(super) fn battle(area: Area, foe: Nation) -> String {
    format!("battle:{area}:{foe}")
}

/// Who has pieces in a place: the active nation, then in the order of play.
pub(super) fn present(state: &State, area: Area) -> Vec<Nation> {
    let here = |nation: &Nation| state.armies(*nation, area) > 0 || state.is_led(*nation, area);
    let mut nations: Vec<Nation> = Nation::ALL.iter().copied().filter(here).collect();
    nations.sort_by_key(|nation| *nation != state.nation());
    nations
}

/// A box: its middle, half its width, half its height.
#[derive(Clone, Copy)]
struct Extent {
    x: f32,
    y: f32,
    w: f32,
    h: f32,
}

impl Extent {
    /// By how much two boxes cover each other, in both directions; nothing if
    /// they do not.
    fn covers(&self, other: &Extent) -> Option<(f32, f32)> {
        let x = self.w + other.w - (self.x - other.x).abs();
        let y = self.h + other.h - (self.y - other.y).abs();
        (x > 0.0 && y > 0.0).then_some((x, y))
    }

    /// Moved into the view, with an edge for rims and rings.
    fn within(mut self, (left, top, width, height): (f32, f32, f32, f32)) -> Extent {
        const EDGE: f32 = 4.0;
        let (w, h) = (self.w + EDGE, self.h + EDGE);
        self.x = within(self.x, left + w, left + width - w);
        self.y = within(self.y, top + h, top + height - h);
        self
    }
}

/// The counters of a place and its name.
pub(super) struct Cluster {
    /// The place.
    pub(super) area: Area,
    /// Counters, row by row.
    rows: Vec<Vec<Counter>>,
    /// The height of a counter.
    pub(super) high: f32,
    /// The box of the counters.
    extent: Extent,
    /// The name and where its middle is.
    name: Option<(Shape, Extent)>,
    /// Where its pill stands, if it has one.
    pub(super) pill: (f32, f32),
}

impl Cluster {
    fn of(game: &Maharadjah, state: &State, area: Area, layout: &Layout) -> Cluster {
        let (x, y) = middle(area);
        let counters = present(state, area).into_iter();
        let counters = counters.map(|nation| Counter::of(game, state, nation, area));
        let counters = counters.chain(std::iter::once(Counter::due(state, area)));
        let counters = counters.filter(|row| !row.is_empty());
        let rows: Vec<Vec<Counter>> = if area.is_land() {
            counters.collect()
        } else {
            // Abroad and at sea there is room side by side.
            let row: Vec<Counter> = counters.flatten().collect();
            row.chunks(if is_narrow(area) { 6 } else { 3 }).map(<[Counter]>::to_vec).collect()
        };
        let small = area.is_land() && (room(area) < 30.0 || rows.len() > 2);
        let high = layout.counter * if small { 0.88 } else { 1.0 };
        let wide = rows.iter().map(|row| width(row, high)).fold(0.0, f32::max);
        let tall = (rows.len() as f32 * (high + GAP) - GAP).max(0.0);
        let extent = Extent { x, y, w: wide / 2.0 + 3.0, h: tall / 2.0 + 3.0 };
        Cluster { area, rows, high, extent, name: None, pill: (x, y) }
    }

    fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The middle of the first row of counters.
    pub(super) fn top(&self) -> (f32, f32) {
        (self.extent.x, self.extent.y - self.extent.h + 3.0 + self.high / 2.0)
    }

    /// The left end of the counters.
    pub(super) fn left(&self) -> f32 {
        let first = self.rows.first().map_or(0.0, |row| width(row, self.high));
        self.extent.x - first / 2.0
    }

    /// What is drawn of it.
    fn items(&self, state: &State, pen: &Pen<'_>) -> Vec<Item> {
        let mut items = Vec::new();
        if let Some((text, at)) = &self.name {
            let item = Item::new(format!("name:{}", self.area), at.x, at.y);
            items.push(item.with(text.clone()));
        }
        let (_, mut y) = self.top();
        let h = self.high;
        for row in &self.rows {
            let mut x = self.extent.x - width(row, h) / 2.0;
            for counter in row {
                let w = counter.width(h);
                items.push(self.item(state, pen, counter, (x + w / 2.0, y)));
                x += w + counter.beyond(h) + GAP * 2.0;
            }
            y += h + GAP;
        }
        items
    }

    fn item(&self, state: &State, pen: &Pen<'_>, counter: &Counter, (x, y): (f32, f32)) -> Item {
        let (w, h) = (counter.width(self.high), self.high);
        let bare = match counter.form {
            // The group is the same thing wherever it goes.
            Form::Parted => Some("group".to_owned()),
            Form::Ghost => Some(format!("ghost:{}:{}", self.area, counter.nation)),
            _ => None,
        };
        if let Some(key) = bare {
            let shapes = counter.shapes(h);
            return Item { shapes, ..Item::new(key, x, y) };
        }
        let handle = stack(self.area, counter.nation);
        let label = told(state, pen, counter.nation, self.area);
        let mut item = Item::new(handle.clone(), x, y).touched(handle, Kind::Card, label);
        item.shapes = counter.shapes(h);
        let edge = Outline::Rect(-w / 2.0 - 2.5, -h / 2.0 - 2.5, w + 5.0, h + 5.0, h * 0.3);
        item.with(Shape::Halo(edge))
    }
}

fn width(row: &[Counter], high: f32) -> f32 {
    let gaps = GAP * 2.0 * (row.len() as f32 - 1.0).max(0.0);
    row.iter().map(|it| it.width(high) + it.beyond(high)).sum::<f32>() + gaps
}

/// What a stack is, in a few words.
fn told(state: &State, pen: &Pen<'_>, nation: Nation, area: Area) -> String {
    let led = state.leader_of(nation).filter(|_| state.is_led(nation, area));
    let id = if led.is_some() { "table-stack-led" } else { "table-stack" };
    let message = Message::new(id)
        .message("nation", names::nation(nation))
        .message("armies", Message::new("armies").number("n", state.armies(nation, area)))
        .message("area", names::area(area));
    pen.say(&match led {
        Some(leader) => message.message("leader", names::leader(leader)),
        None => message,
    })
}

/// Every place with what stands in it, so that nothing covers anything else.
pub(super) fn clusters(
    game: &Maharadjah,
    state: &State,
    hints: &Hints,
    reserved: &[Part],
    pen: &Pen<'_>,
    layout: &Layout,
) -> Vec<Cluster> {
    let mut all: Vec<Cluster> =
        Area::all().map(|area| Cluster::of(game, state, area, layout)).collect();
    for cluster in &mut all {
        // Below its name, as far as there is room.
        let near = if cluster.area.is_land() { 0.5 } else { 1.8 };
        if is_narrow(cluster.area) && !cluster.is_empty() {
            cluster.extent.x -= cluster.extent.w + layout.abroad * 3.2;
        } else if !cluster.is_empty() {
            cluster.extent.y += layout.name * near;
        }
        cluster.extent = cluster.extent.within(layout.bounds);
    }
    part(&mut all, layout);
    name(&mut all, (state, hints, reserved), pen, layout);
    all
}

/// A strip at the edge of the map, where counters stand at the left of the name.
fn is_narrow(area: Area) -> bool {
    area.is_foreign() && room(area) < 30.0
}

/// Moves clusters apart that cover each other.
fn part(all: &mut [Cluster], layout: &Layout) {
    let home: Vec<(f32, f32)> = all.iter().map(|it| (it.extent.x, it.extent.y)).collect();
    for _ in 0..12 {
        let mut calm = true;
        for one in 0..all.len() {
            for other in one + 1..all.len() {
                if all[one].is_empty() || all[other].is_empty() {
                    continue;
                }
                let (a, b) = (all[one].extent, all[other].extent);
                let Some((x, y)) = a.covers(&b) else { continue };
                calm = false;
                // Along the shorter way, each by half.
                let (dx, dy) = if x < y { (x, 0.0) } else { (0.0, y) };
                let sign = |one: f32, other: f32| if one < other { -0.5 } else { 0.5 };
                let (sx, sy) = (sign(a.x, b.x), sign(a.y, b.y));
                all[one].extent.x += dx * sx;
                all[one].extent.y += dy * sy;
                all[other].extent.x -= dx * sx;
                all[other].extent.y -= dy * sy;
            }
        }
        for (cluster, (x, y)) in all.iter_mut().zip(&home) {
            let extent = &mut cluster.extent;
            extent.x = within(extent.x, x - DRIFT, x + DRIFT);
            extent.y = within(extent.y, y - DRIFT, y + DRIFT);
            *extent = extent.within(layout.bounds);
        }
        if calm {
            break;
        }
    }
}

/// Gives every place its name where there is a free spot for it, and its pill.
fn name(
    all: &mut [Cluster],
    (state, hints, reserved): (&State, &Hints, &[Part]),
    pen: &Pen<'_>,
    layout: &Layout,
) {
    // The box of counters is a little wider than they are: a name may touch it.
    let tight = |it: Extent| Extent { w: it.w - 2.0, h: it.h - 2.5, ..it };
    let kept = |(x, y, w, h): &Part| {
        let (w, h) = (w / 2.0, h / 2.0);
        Extent { x: x + w, y: y + h, w, h }
    };
    let mut taken: Vec<Extent> = reserved.iter().map(kept).collect();
    for cluster in all.iter_mut().filter(|it| !it.is_empty()) {
        taken.push(tight(cluster.extent));
        if !fights(state, cluster.area).is_empty() {
            let size = layout.counter * 0.84;
            let (x, y) = (cluster.left() - size * 0.36, cluster.top().1 + cluster.high * 0.55);
            taken.push(Extent { x, y, w: size / 2.0, h: size / 2.0 });
        }
    }
    for cluster in all.iter_mut() {
        let size = hints.size(cluster.area, layout).filter(|_| !cluster.is_empty());
        let Some((w, h)) = size else { continue };
        let own = tight(cluster.extent);
        let (_, top) = cluster.top();
        let at = cluster.extent;
        let corner = (cluster.left() - w * 0.24, top - cluster.high * 0.3);
        let below = (at.x, at.y + at.h + h / 2.0 - 1.0);
        let above = (at.x, at.y - at.h - h / 2.0 + 1.0);
        // What is long stands below, like a second line.
        let long = w > 2.2 * h;
        let places = if long { [below, above, corner] } else { [corner, below, above] };
        let boxes =
            places.map(|(x, y)| Extent { x, y, w: w / 2.0, h: h / 2.0 }.within(layout.bounds));
        // A corner lies over its own counters.
        let others = |it: &&Extent| (it.x, it.y, it.w) != (own.x, own.y, own.w);
        let free = |pill: &&Extent| taken.iter().filter(others).all(|it| it.covers(pill).is_none());
        let pill = *boxes.iter().find(free).unwrap_or(&boxes[0]);
        cluster.pill = (pill.x, pill.y);
        taken.push(pill);
    }
    let mut order: Vec<usize> = (0..all.len()).collect();
    order.sort_by(|a, b| room(all[*b].area).total_cmp(&room(all[*a].area)));
    for n in order {
        let cluster = &all[n];
        let area = cluster.area;
        let text = label(area, pen, layout);
        let Shape::Text(_, _, words, letters) = &text else { continue };
        // Without counters the pill stands at the name's left.
        let beside = hints.size(area, layout).filter(|_| cluster.is_empty());
        let more = beside.map_or(0.0, |(w, _)| w + 6.0);
        let high = beside.map_or(0.0, |(_, h)| h / 2.0);
        let (w, h) = (f32::midpoint(letters.width(words), more), high.max(letters.size * 0.5));
        let (left, _, width, _) = layout.bounds;
        let seen = (left + 40.0..left + width - 40.0).contains(&middle(area).0);
        let free = spots(cluster, (w, h), layout).into_iter();
        let free = free.map(|(x, y)| Extent { x, y, w, h }.within(layout.bounds));
        let mut free = free.filter(|spot| taken.iter().all(|it| it.covers(spot).is_none()));
        // A land of which nothing is seen needs no name.
        if let Some(spot) = free.next().filter(|_| seen || !cluster.is_empty()) {
            taken.push(spot);
            let (x, y) = (spot.x + more / 2.0, spot.y + letters.size * 0.3);
            if more > 0.0 {
                all[n].pill = (spot.x - w + more / 2.0 - 2.0, spot.y);
            }
            all[n].name = Some((text, Extent { x, y, ..spot }));
        } else if let Some((w, h)) = beside {
            let (x, y) = (cluster.extent.x, cluster.extent.y);
            let pill = Extent { x, y, w: w / 2.0, h: h / 2.0 }.within(layout.bounds);
            taken.push(pill);
            all[n].pill = (pill.x, pill.y);
        }
    }
}

/// Where a name may stand, the best spot first.
fn spots(cluster: &Cluster, (w, h): (f32, f32), layout: &Layout) -> Vec<(f32, f32)> {
    let at = cluster.extent;
    if is_narrow(cluster.area) && !cluster.is_empty() {
        return vec![(at.x + at.w + w + 6.0, at.y), (at.x - at.w - w - 6.0, at.y)];
    }
    if cluster.is_empty() {
        let step = layout.name * 0.7;
        let near = [(0.0, 0.0), (0.0, -1.0), (0.0, 1.0), (1.0, 0.0), (-1.0, 0.0), (1.0, 1.0)];
        let far = [(-1.0, 1.0), (1.0, -1.0), (-1.0, -1.0), (0.0, 2.0), (0.0, -2.0)];
        return near.iter().chain(&far).map(|(x, y)| (at.x + x * step, at.y + y * step)).collect();
    }
    let slide = layout.name * 0.9;
    // Abroad and at sea there is room for a gap.
    let gap = if cluster.area.is_land() { -1.0 } else { 5.0 };
    let (above, below) = (at.y - at.h - h - gap, at.y + at.h + h + gap);
    let rows = [above, above - 7.0, below, below + 7.0];
    let columns = [at.x, at.x - slide, at.x + slide, at.x - 2.0 * slide, at.x + 2.0 * slide];
    rows.into_iter().flat_map(|y| columns.map(|x| (x, y))).collect()
}

/// The name of a place as it is written on the map.
fn label(area: Area, pen: &Pen<'_>, layout: &Layout) -> Shape {
    if !area.is_land() {
        return far_name(area, pen, layout);
    }
    let name = pen.say(&names::area(area));
    let long = name.chars().count() > 10;
    let size = if long || room(area) < 25.0 { layout.name * 0.9 } else { layout.name };
    let letters = Type::new(size, Ink::Role("m-name")).serif().bold().halo(Ink::Role("m-halo"));
    Shape::text(0.0, 0.0, name, letters)
}

/// Names and counters, in the order of the places.
pub(super) fn items(all: &[Cluster], state: &State, pen: &Pen<'_>) -> Vec<Item> {
    all.iter().flat_map(|cluster| cluster.items(state, pen)).collect()
}

/// What the clusters cover: middle, half the width and the height of each box.
pub(super) fn taken(all: &[Cluster]) -> Vec<(f32, f32, f32, f32)> {
    let boxes = all.iter().filter(|it| !it.is_empty()).map(|it| it.extent);
    let names = all.iter().filter_map(|it| it.name.as_ref().map(|(_, at)| *at));
    boxes.chain(names).map(|it| (it.x, it.y, it.w, it.h)).collect()
}

/// The enemies of the active nation in a place with whom it has a battle.
pub(super) fn fights(state: &State, area: Area) -> Vec<Nation> {
    let nation = state.nation();
    if state.armies(nation, area) == 0 || area.is_foreign() {
        return Vec::new();
    }
    let due = area.is_land() || !nation.is_colonial() || state.phase() == Phase::Fight;
    let under_way = state.battle().is_some_and(|battle| battle.area == area && !battle.storm);
    if due || under_way { state.foes(nation, area).collect() } else { Vec::new() }
}

/// The power whose factory the active nation may attack here now.
fn stormed(state: &State, area: Area) -> Option<Nation> {
    let here = state.battle().is_some_and(|battle| battle.area == area);
    let asked = match state.phase() {
        Phase::Fight => area.is_land() && state.may_storm(area),
        Phase::Storm => here,
        _ => here && state.battle().is_some_and(|battle| battle.storm),
    };
    asked.then(|| state.factory(area)).flatten()
}

/// Marks of battles at the left of the counters.
pub(super) fn marks(state: &State, cluster: &Cluster, pen: &Pen<'_>, layout: &Layout) -> Vec<Item> {
    let area = cluster.area;
    let size = layout.counter * 0.84;
    let (_, top) = cluster.top();
    let mut y = top + cluster.high * 0.55;
    let mut foes = fights(state, area);
    if let Some(power) = stormed(state, area)
        && !foes.contains(&power)
    {
        foes.push(power);
        y = top;
    }
    let mut items = Vec::new();
    for foe in foes {
        let handle = battle(area, foe);
        let label = Message::new("table-battle-of")
            .message("nation", names::nation(foe))
            .message("area", names::area(area));
        let x = (cluster.left() - size * 0.36).max(layout.bounds.0 + size);
        let item = Item::new(handle.clone(), x, y).touched(handle, Kind::Ring, pen.say(&label));
        let symbol = Shape::Use("m-battle", -size / 2.0, -size / 2.0, size, size, None);
        items.push(item.with(symbol).with(Shape::Halo(Outline::Circle(size * 0.56))));
        y += size;
    }
    items
}

/// Factories and the places where one could stand; where the active power may
/// build one, with whom it must ask.
pub(super) fn sites(game: &Maharadjah, state: &State, pen: &Pen<'_>, layout: &Layout) -> Vec<Item> {
    let builds = matches!(state.phase(), Phase::Factories | Phase::Permit(_));
    let known = if builds { queries::sites(game.map(), state, state.nation()) } else { Vec::new() };
    let mut items = Vec::new();
    for area in game.map().sites() {
        // On a map of its own a site may have no point of its own.
        let (x, y) = super::chart::site(area).unwrap_or_else(|| {
            let (x, y) = middle(area);
            (x + room(area) * 0.6, y + room(area) * 0.6)
        });
        let key = super::gestures::site(area);
        let factory = state.factory(area);
        let label = Message::new(if factory.is_some() { "table-factory" } else { "table-site" })
            .message("area", names::area(area));
        let label = match factory {
            Some(power) => label.message("nation", names::nation(power)),
            None => label,
        };
        let item = Item::new(key.clone(), x, y).touched(key, Kind::Ring, pen.say(&label));
        let h = layout.counter;
        let consent = known.iter().find(|site| site.at == area).map(|site| site.consent);
        let ring = Paint::fill(Ink::Role("m-halo")).edge(Ink::Role("saffron"), 3.4);
        let mut shapes = match (consent, factory) {
            (Some(Consent::Free), _) => vec![
                Shape::Circle(0.0, 0.0, h * 0.46, ring),
                Shape::symbol("m-factory", 0.0, -1.0, h * 0.62, owned(state.nation())),
            ],
            (Some(Consent::Asks(_, seat)), _) => {
                let (symbol, dress) = emblem(seat);
                vec![
                    Shape::Circle(0.0, 0.0, h * 0.46, ring.dashed(4.5, 5.5)),
                    Shape::symbol(symbol, 0.0, 0.0, h * 0.6, dress),
                ]
            }
            (_, Some(power)) => {
                vec![Shape::symbol("m-factory", 0.0, -h * 0.1, h * 1.12, owned(power))]
            }
            _ => vec![Shape::symbol("m-site", 0.0, -h * 0.06, h * 0.6, "site")],
        };
        shapes.push(Shape::Halo(Outline::Circle(h * 0.56)));
        shapes.push(Shape::Spot(0.0, 0.0, h * 0.5));
        items.push(Item { shapes, ..item });
    }
    items
}
