//! The nation that acts, and the victory card of every nation.

use super::colours::{chip, seat_icon};
use super::gestures;
use super::pinned::Pinned;
use crate::Maharadjah;
use crate::ages::{Prey, age};
use crate::area::Areas;
use crate::names;
use crate::nation::Nation;
use crate::queries::{self, Growth, Pays, Tier};
use crate::state::State;
use crate::view::View;
use drawing::{Cell, Fold, Icon, Line, Mark, Panel, Pen, Row, Slot};
use engine::{Message, Seat};

/// A number with what it means.
fn figure(symbol: &'static str, dress: &'static str, text: String) -> Cell {
    Cell::icon(Icon::dressed(symbol, dress), text, "")
}

/// What a nation is doing, in a few words.
fn doing(state: &State, pen: &Pen<'_>, nation: Nation) -> String {
    let seat = state.scenario().seat(nation).unwrap_or(Seat::A);
    let major = age(state.turn()).major.contains(nation);
    let id = if major { "table-nation-major" } else { "table-nation-of" };
    pen.say(&Message::new(id).seat("who", seat))
}

/// `2½` from halves.
pub(super) fn halves(value: u8) -> String {
    match (value / 2, value % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}

/// The panel of the nation that acts.
pub(super) fn panel(game: &Maharadjah, view: &View, pen: &Pen<'_>) -> Panel {
    let state = view.state();
    let looked = Pinned::now(pen).and_then(Pinned::nation).filter(|it| *it != state.nation());
    let nation = looked.unwrap_or(state.nation());
    let name = pen.say(&names::nation(nation));
    let seat = state.scenario().seat(nation).unwrap_or(Seat::A);
    let mut rows = vec![
        Row::Title(name.clone(), head(nation, &name, pen)),
        Row::Cells(Line::of([Cell::icon(seat_icon(seat), doing(state, pen, nation), "")])),
    ];
    let map = Message::new("table-on-map").number("n", state.total(nation));
    let spare = Message::new("table-in-box").number("n", state.spare(nation));
    rows.push(Row::Cells(Line::of([
        figure("m-army", "ink", pen.say(&map)),
        figure("m-box", "ink", pen.say(&spare)).end(),
    ])));
    if let Some(growth) = queries::growth(game.map(), state, nation) {
        rows.extend(gauge(state, nation, &growth, pen));
    }
    rows.extend(titles(game, state, nation, pen));
    // The narrow side leaves the card to its drawer.
    if pen.frame.fold != Fold::Tablet || looked.is_some() {
        rows.extend(summary(game, state, nation, pen));
    }
    Panel { name: "nation", slot: Slot::Side, tab: pen.word("table-nation"), canvas: None, rows }
}

/// What stands in the head of the panel of a nation: its chip, and the way to its
/// card. On a phone the card lies below.
pub(super) fn head(nation: Nation, name: &str, pen: &Pen<'_>) -> Vec<Cell> {
    let chip = Cell::icon(chip(nation), "", name).handle(gestures::nation(nation));
    let card = Cell::text(pen.word("table-card-open")).handle("open:cards").end();
    if pen.frame.fold == Fold::Phone { vec![chip] } else { vec![chip, card] }
}

/// The gauge with what it will bring.
fn gauge(state: &State, nation: Nation, growth: &Growth, pen: &Pen<'_>) -> Option<Row> {
    const GAUGES: [&str; 6] =
        ["m-gauge0", "m-gauge1", "m-gauge2", "m-gauge3", "m-gauge4", "m-gauge5"];
    if nation.is_colonial() {
        return None;
    }
    let kept = state.gauge(nation).min(5);
    let text = match (growth.sum, growth.new) {
        (Some(sum), Some(new)) => Message::new("table-growth")
            .text("kept", halves(kept))
            .text("sum", halves(sum))
            .number("turn", growth.turn)
            .number("n", new + growth.reinforcements),
        _ => Message::new("table-kept").text("kept", halves(kept)),
    };
    let icon = Icon::dressed(GAUGES[usize::from(kept)], "ink");
    let label = pen.say(&Message::new("table-kept").text("kept", halves(kept)));
    let gauge = Cell { icon: Some(icon), label, ..Cell::default() };
    Some(Row::Cells(Line::of([gauge, Cell::text(pen.say(&text))])))
}

/// Leader, boats, how far the next title is, factories.
fn titles(game: &Maharadjah, state: &State, nation: Nation, pen: &Pen<'_>) -> Option<Row> {
    let mut line = Vec::new();
    if let Some(leader) = state.leader_of(nation) {
        line.push(figure("m-crown", "gold", pen.say(&names::leader(leader))));
    }
    if age(state.turn()).boats.contains(nation) {
        line.push(figure("m-boat", "sea", pen.word("table-key-boats")));
    }
    if let Some(title) = queries::title(game.map(), state, nation) {
        let next = title.next.unwrap_or(36);
        let text = Message::new("table-title-count").number("n", title.count);
        line.push(figure("m-raj", "saffron", pen.say(&text.number("next", next))).end());
    }
    if nation.is_colonial() {
        let n = state.factories(nation).len() as i64;
        let text = pen.say(&Message::new("table-factories").number("n", n));
        let dress = super::colours::owned(nation);
        line.push(Cell::icon(Icon::dressed("m-factory", dress), text, ""));
    }
    (!line.is_empty()).then(|| Row::Cells(Line::of(line)))
}

/// The lines of the card that are still to come, each in one row.
fn summary(game: &Maharadjah, state: &State, nation: Nation, pen: &Pen<'_>) -> Vec<Row> {
    let earns = queries::earnings(game.map(), state, nation).sum();
    let turn = Message::new("table-this-turn").number("n", earns);
    let pays = queries::pays(game.map(), state, nation);
    let steps = if pays.title.is_some() { pen.word("table-title-steps") } else { String::new() };
    let mut rows = vec![Row::Cells(Line::of([
        Cell::text(pen.word("table-now")).mark(Mark::Faint),
        Cell::text(steps),
        Cell::text(pen.say(&turn)).mark(Mark::Strong).end(),
    ]))];
    for (n, line) in pays.lines.iter().enumerate() {
        let Some(next) = line.next else { continue };
        let id = if line.raid { "table-raid-on" } else { "table-turn" };
        let tiers: Vec<String> = line.tiers.iter().map(|tier| tier_text(tier, pen)).collect();
        let now = Message::new("table-held").number("n", line.now);
        let mark = if line.now > 0 { Mark::Good } else { Mark::Plain };
        let row = Line::of([
            Cell::text(pen.say(&Message::new(id).number("turn", next))).mark(Mark::Faint),
            Cell::text(tiers.join(" · ")),
            Cell::text(pen.say(&now)).mark(mark).end(),
        ]);
        let row = row.handle(Pinned::Line(nation, n).handle());
        let shown = Pinned::now(pen) == Some(Pinned::Line(nation, n));
        rows.push(Row::Cells(if shown { row.mark(Mark::Now) } else { row }));
    }
    rows.extend(kills(&pays, pen));
    rows
}

/// What a tier pays, in a few words: names if they are few.
fn tier_text(tier: &Tier, pen: &Pen<'_>) -> String {
    let lands = tier.lands.len();
    let message = if lands > 6 {
        Message::new("table-tier-many").number("n", lands as i64)
    } else {
        Message::new("table-tier").list("lands", tier.lands.map(names::area))
    };
    pen.say(&message.number("points", tier.points))
}

/// What is paid at once, by points.
fn kills(pays: &Pays, pen: &Pen<'_>) -> Vec<Row> {
    let name = |prey: Prey| match prey {
        Prey::Army(nation) => {
            Message::new("table-prey-army").message("nation", names::nation(nation))
        }
        Prey::Factory(nation) => {
            Message::new("table-prey-factory").message("nation", names::nation(nation))
        }
        Prey::Leader(leader) => names::leader(leader),
    };
    let mut points: Vec<u8> = pays.kills.iter().map(|(_, points)| *points).collect();
    points.sort_unstable();
    points.dedup();
    let row = |points: u8| {
        let own = pays.kills.iter().filter(|it| it.1 == points).map(|(prey, _)| name(*prey));
        let list = pen.say(&Message::new("table-prey").list("what", own));
        let each = pen.say(&Message::new("table-coin").number("n", points));
        Row::Cells(Line::of([
            figure("m-swords", "vermilion", pen.word("table-kill")),
            Cell::text(list),
            Cell::text(each).mark(Mark::Strong).end(),
        ]))
    };
    points.into_iter().rev().map(row).collect()
}

/// The victory card of the nation that acts, or that the reader looks at; any
/// other is a touch away.
pub(super) fn cards(game: &Maharadjah, view: &View, pen: &Pen<'_>) -> Panel {
    let state = view.state();
    let scenario = state.scenario();
    let looked = Pinned::now(pen).and_then(Pinned::nation);
    let shown = looked.unwrap_or(state.nation());
    let playing = Nation::ALL.iter().copied().filter(|it| scenario.seat(*it).is_some());
    let cell = |nation: Nation| {
        let name = pen.say(&names::nation(nation));
        let label = Message::new("table-nation-points").message("nation", names::nation(nation));
        let label = pen.say(&label.number("n", state.points(nation)));
        let named = Cell::icon(chip(nation), if nation == shown { &name } else { "" }, label);
        let cell = named.handle(gestures::nation(nation));
        if nation == shown { cell.mark(Mark::Now) } else { cell }
    };
    let mut rows = vec![Row::Chips(playing.map(cell).collect())];
    rows.extend(card(game, state, shown, pen));
    let tab = pen.word("table-cards");
    Panel { name: "cards", slot: Slot::Drawer, tab, canvas: None, rows }
}

/// The card of a nation, with its lands as chips.
fn card(game: &Maharadjah, state: &State, nation: Nation, pen: &Pen<'_>) -> Vec<Row> {
    let name = pen.say(&names::nation(nation));
    let points = Message::new("table-points").number("n", state.points(nation));
    let pays = queries::pays(game.map(), state, nation);
    let mut rows = vec![Row::Title(
        name.clone(),
        vec![
            Cell::icon(chip(nation), "", &name).handle(gestures::nation(nation)),
            Cell::text(pen.say(&points)).mark(Mark::Strong).end(),
        ],
    )];
    for (n, line) in pays.lines.iter().enumerate() {
        let turns: Vec<String> = line.turns.iter().map(ToString::to_string).collect();
        let id = if line.raid { "table-card-raid" } else { "table-card-hold" };
        let when = pen.say(&Message::new(id).text("turns", turns.join(", ")));
        let over = line.next.is_none();
        let end = if over {
            Cell::text(pen.word("table-paid")).mark(Mark::Faint).end()
        } else {
            let now = Message::new("table-held").number("n", line.now);
            Cell::text(pen.say(&now)).mark(Mark::Strong).end()
        };
        let symbol = if line.raid { ("m-raid", "vermilion") } else { ("m-score", "saffron") };
        let handle = Pinned::Line(nation, n).handle();
        let head = Line::of([figure(symbol.0, symbol.1, when), end]).handle(handle);
        let shown = Pinned::now(pen) == Some(Pinned::Line(nation, n));
        rows.push(Row::Cells(match (shown, over) {
            (true, _) => head.mark(Mark::Now),
            (false, true) => head.mark(Mark::Faint),
            (false, false) => head,
        }));
        if !over {
            rows.extend(line.tiers.iter().map(|tier| tier_row(tier, pen)));
        }
    }
    if let Some(title) = pays.title {
        let next = title.next.unwrap_or(36);
        let text = Message::new("table-title-count").number("n", title.count);
        let steps = pen.word("table-title-steps");
        rows.push(Row::Cells(Line::of([
            figure("m-raj", "saffron", steps),
            Cell::text(pen.say(&text.number("next", next))).mark(Mark::Strong).end(),
        ])));
    }
    if let Some(trade) = pays.trade {
        let text = Message::new("table-trade")
            .number("factories", trade.factories.len() as i64)
            .number("coasts", trade.coasts)
            .number("n", trade.points);
        let dress = super::colours::owned(nation);
        let cell = Cell::icon(Icon::dressed("m-factory", dress), pen.say(&text), "");
        rows.push(Row::Cells(Line::of([cell])));
    }
    rows.extend(kills(&pays, pen));
    rows.push(Row::Text(pen.word("table-card-hint")));
    rows
}

/// The lands of a tier as chips; those that count now with a tick.
fn tier_row(tier: &Tier, pen: &Pen<'_>) -> Row {
    let coin = Message::new("table-coin").number("n", tier.points);
    let mut cells = vec![Cell::text(pen.say(&coin)).mark(Mark::Strong)];
    let many = tier.lands.len() > 12;
    let shown: Areas = if many { tier.held } else { tier.lands };
    for land in shown {
        let held = tier.held.contains(land);
        let name = pen.say(&names::area(land));
        let cell = if held {
            Cell::icon(Icon::new("m-tick"), name, "").mark(Mark::Good)
        } else {
            Cell::text(name)
        };
        cells.push(cell.handle(land.key()));
    }
    if many {
        let rest = tier.lands.less(tier.held).len() as i64;
        let text = Message::new("table-others").number("n", rest);
        cells.push(Cell::text(pen.say(&text)).mark(Mark::Faint));
    }
    Row::Chips(cells)
}
