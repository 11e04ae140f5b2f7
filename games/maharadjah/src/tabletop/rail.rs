//! The order of play: seventeen nations, who has acted, who acts now, when the
//! others come.

use super::colours::{chip, coat, emblem};
use super::gestures;
use super::layout::Layout;
use super::scored::Report;
use super::timeline::arrives;
use crate::Maharadjah;
use crate::ages::age;
use crate::names;
use crate::nation::Nation;
use crate::phase::Phase;
use crate::queries;
use crate::state::State;
use crate::view::View;
use drawing::{
    Anchor, Canvas, Cell, Fold, Ink, Item, Kind, Mark, Outline, Paint, Panel, Pen, Row, Shape,
    Slot, Type,
};
use engine::{Message, Seat};

/// How a nation stands in this turn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Standing {
    /// Its sequence is over.
    Done,
    /// It acts.
    Now,
    /// It will act.
    Later,
    /// It has nothing on the map.
    Absent,
}

fn standing(state: &State, nation: Nation) -> Standing {
    if nation == state.nation() {
        return Standing::Now;
    }
    let here = state.total(nation) > 0 || state.leader_of(nation).is_some();
    let comes = arrives(state.turn(), nation) > 0;
    let past = nation < state.nation();
    if !here && (past || !comes) {
        Standing::Absent
    } else if past {
        Standing::Done
    } else {
        Standing::Later
    }
}

/// The next turn in which a nation comes, this one included if it has not acted.
fn coming(state: &State, nation: Nation) -> Option<u8> {
    let from = if nation < state.nation() { state.turn() + 1 } else { state.turn() };
    (from..=crate::LAST_TURN).find(|turn| {
        let heirs = nation == Nation::Gupta && age(*turn).successor;
        arrives(*turn, nation) > 0 || heirs
    })
}

/// What the nation at turn does.
fn deed(state: &State, pen: &Pen<'_>) -> Option<String> {
    let id = match state.phase() {
        Phase::Raise { .. }
        | Phase::Refuge { .. }
        | Phase::Appoint { .. }
        | Phase::Issue(_)
        | Phase::Muster => "table-power-grow",
        Phase::March | Phase::Walk | Phase::Crossing { .. } => "table-power-move",
        Phase::Window(_)
        | Phase::Pay(_)
        | Phase::Displace
        | Phase::Fight
        | Phase::Join(_)
        | Phase::Dice
        | Phase::Casualty
        | Phase::Retreat
        | Phase::Withdraw
        | Phase::Storm
        | Phase::Land => "table-power-fight",
        Phase::Factories | Phase::Permit(_) => "table-power-build",
        Phase::Arms => "table-power-arms",
        Phase::Remove { .. } | Phase::Offer(_) | Phase::LastWord | Phase::Over => return None,
    };
    let twice = age(state.turn()).major.contains(state.nation());
    let part = match (
        twice && matches!(id, "table-power-move" | "table-power-fight"),
        state.is_second(),
    ) {
        (false, _) => "",
        (true, false) => " 1/2",
        (true, true) => " 2/2",
    };
    Some(pen.word(id) + part)
}

/// The nation that is asked something out of its turn.
fn asked(game: &Maharadjah, state: &State) -> Option<Nation> {
    let question = queries::asked(game.map(), state)?;
    (question.nation != state.nation()).then_some(question.nation)
}

/// What stands below a nation's name.
fn words(state: &State, nation: Nation, pen: &Pen<'_>) -> String {
    if let Some(deed) = deed(state, pen).filter(|_| nation == state.nation()) {
        return deed;
    }
    let n = state.total(nation);
    let comes = arrives(state.turn(), nation);
    let due = nation > state.nation() && comes > 0;
    let message = if n > 0 {
        Message::new("armies").number("n", n)
    } else if due {
        Message::new("table-arrive").number("n", comes)
    } else if let Some(turn) = coming(state, nation) {
        Message::new("table-turn").number("turn", turn)
    } else {
        Message::new("table-gone")
    };
    pen.say(&message)
}

/// The order of play.
pub(super) fn rail(
    game: &Maharadjah,
    view: &View,
    report: Option<&Report>,
    pen: &Pen<'_>,
    layout: &Layout,
) -> Panel {
    let tab = pen.word("table-order");
    let playing = || Nation::ALL.iter().copied().filter(|it| game.scenario().seat(*it).is_some());
    if layout.fold == Fold::Phone {
        let state = view.state();
        let mut nations: Vec<Nation> = playing().collect();
        // The one that acts is in view: it stands after the two before it.
        let now = nations.iter().position(|it| *it == state.nation()).unwrap_or(0);
        let count = nations.len();
        nations.rotate_left((now + count - 2.min(count)) % count.max(1));
        let chips = nations.into_iter().map(|nation| cell(state, nation, pen)).collect();
        let rows = vec![Row::Chips(chips)];
        return Panel { name: "order", slot: Slot::Top, tab, canvas: None, rows };
    }
    let told = (asked(game, view.state()), report.filter(|report| report.open));
    let canvas = column(view, playing().collect(), told, pen, layout);
    Panel { name: "order", slot: Slot::Left, tab, canvas: Some(canvas), rows: Vec::new() }
}

/// A nation as a chip, where there is no room for a row.
fn cell(state: &State, nation: Nation, pen: &Pen<'_>) -> Cell {
    let label = Message::new("table-nation-row")
        .message("nation", names::nation(nation))
        .text("armies", words(state, nation, pen))
        .number("n", state.points(nation));
    let cell = Cell::icon(chip(nation), "", pen.say(&label)).handle(gestures::nation(nation));
    match standing(state, nation) {
        Standing::Now => cell.mark(Mark::Now),
        Standing::Absent => cell.mark(Mark::Faint),
        _ => cell,
    }
}

/// What stands above and below the rail, by how the table folds: large, laptop,
/// tablet.
const RAIL: (f32, f32, f32) = (151.0, 121.0, 121.0);

/// The rail as a drawing, so that seventeen rows always fit.
fn column(
    view: &View,
    nations: Vec<Nation>,
    told: (Option<Nation>, Option<&Report>),
    pen: &Pen<'_>,
    layout: &Layout,
) -> Canvas {
    let wide = layout.fold == Fold::Large;
    let (width, height) = match layout.fold {
        Fold::Large => (164.0, (layout.frame.height - RAIL.0).clamp(600.0, 1100.0)),
        Fold::Laptop => (78.0, (layout.frame.height - RAIL.1).clamp(360.0, 700.0)),
        _ => (74.0, (layout.frame.height - RAIL.2).clamp(360.0, 900.0)),
    };
    let mut canvas = Canvas::new(width, height);
    let head = if wide { 30.0 } else { 4.0 };
    let step = (height - head - 6.0) / 17.0;
    if wide {
        let letters = Type::new(12.5, Ink::Role("soft")).serif().bold();
        let order = letters.anchor(Anchor::Start).room(88.0);
        let title = Shape::text(10.0, 20.0, pen.word("table-order"), order);
        let points = letters.anchor(Anchor::End).room(50.0);
        let points = Shape::text(width - 8.0, 20.0, pen.word("table-points-head"), points);
        canvas.items.push(Item::new("head", 0.0, 0.0).with(title));
        canvas.items.push(Item::new("head-points", 0.0, 0.0).with(points));
    }
    for (n, nation) in nations.into_iter().enumerate() {
        let y = head + step * (n as f32 + 0.5);
        canvas.items.push(row(view, nation, told, pen, (y, width, step, wide)));
    }
    canvas
}

fn row(
    view: &View,
    nation: Nation,
    (asked, report): (Option<Nation>, Option<&Report>),
    pen: &Pen<'_>,
    (y, width, step, wide): (f32, f32, f32, bool),
) -> Item {
    let state = view.state();
    let standing = standing(state, nation);
    let seat = state.scenario().seat(nation).unwrap_or(Seat::A);
    let name = pen.say(&names::nation(nation));
    let is_asked = asked == Some(nation);
    let below = if is_asked { pen.word("table-asked") } else { words(state, nation, pen) };
    let label = Message::new("table-nation-row")
        .message("nation", names::nation(nation))
        .text("armies", &below)
        .number("n", state.points(nation));
    let key = gestures::nation(nation);
    let mut item = Item::new(key.clone(), 0.0, y).touched(key, Kind::Card, pen.say(&label));
    let (half, pad) = (step / 2.0 - 1.0, 3.0);
    let frame = Outline::Rect(pad, -half, width - 2.0 * pad, 2.0 * half, 8.0);
    if standing == Standing::Now {
        let paint = Paint::fill(Ink::Role("wash")).edge(Ink::Role("saffron"), 2.0);
        item = item.with(Shape::Rect(pad, -half, width - 2.0 * pad, 2.0 * half, 8.0, paint));
    }
    if is_asked {
        let paint = Paint::fill(Ink::Role("wash")).edge(Ink::Role("pick"), 2.0).dashed(5.0, 4.0);
        item = item.with(Shape::Rect(pad, -half, width - 2.0 * pad, 2.0 * half, 8.0, paint));
    }
    item = item.with(Shape::Halo(frame));
    let own = view.viewer() == Some(seat);
    if own {
        let ink = Ink::Role(drawing::palette::SEATS[seat.index().min(5)]);
        item = item.with(Shape::Rect(0.0, -half * 0.55, 3.0, half * 1.1, 1.5, Paint::fill(ink)));
    }
    let faint = standing == Standing::Absent;
    let size = (step * 0.72).min(29.0);
    let middle = if wide { 25.0 } else { 20.0 };
    let chip = Shape::symbol(coat(nation).symbol, 0.0, 0.0, size, coat(nation).dress);
    let pale = if faint { 0.5 } else { 1.0 };
    item = item.with(Shape::Group(middle, 0.0, 0.0, 1.0, pale, vec![chip]));
    if standing == Standing::Done {
        let at = (middle + size * 0.36, size * 0.36);
        item = item.with(Shape::Use("m-tick", at.0 - 6.0, at.1 - 6.0, 12.0, 12.0, None));
    }
    let ink = Ink::Role(if faint { "soft" } else { "ink" });
    let points = Type::new(if wide { 15.0 } else { 14.0 }, ink).bold().anchor(Anchor::End);
    // While a turn is told, what it paid stands below.
    let gain = report.map_or(0, |report| report.of(nation));
    let low = if gain > 0 { -1.0 } else { 5.0 };
    item = item.with(Shape::text(width - 9.0, low, state.points(nation).to_string(), points));
    if gain > 0 {
        let small = Type::new(11.0, Ink::Role("emerald")).bold().anchor(Anchor::End);
        item = item.with(Shape::text(width - 9.0, 12.5, format!("+{gain}"), small));
    }
    if !wide {
        return item;
    }
    let letters = Type::new(13.5, ink).anchor(Anchor::Start).room(82.0);
    let letters = if own { letters.bold() } else { letters };
    item = item.with(Shape::text(46.0, -2.5, name, letters));
    let (symbol, dress) = emblem(seat);
    item = item.with(Shape::Use(symbol, 46.0, 3.0, 12.0, 12.0, Some(dress)));
    let ink = Ink::Role(if standing == Standing::Now { "saffron-deep" } else { "soft" });
    let small = Type::new(11.0, ink).anchor(Anchor::Start).room(70.0);
    item = item.with(Shape::text(61.0, 13.0, below, small));
    if age(state.turn()).boats.contains(nation) {
        item = item.with(Shape::Use("m-boat", width - 44.0, -9.0, 12.0, 12.0, Some("sea")));
    }
    item
}
