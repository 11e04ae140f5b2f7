//! The reader's nations: what comes, what they are paid for, and how one wins.

use super::colours::chip;
use super::gestures;
use crate::names;
use crate::nation::Nation;
use crate::queries::{calendar, goals};
use crate::state::State;
use crate::view::View;
use drawing::{Cell, Fold, Icon, Line, Mark, Panel, Pen, Row, Slot};
use engine::Message;

/// What is next for a nation: that it acts, comes, or scores.
fn next(state: &State, nation: Nation, pen: &Pen<'_>) -> Cell {
    if nation == state.nation() {
        return Cell::text(pen.word("table-now")).mark(Mark::Now).end();
    }
    let calendar = calendar(state, nation);
    let comes = calendar.arrivals.first().map(|coming| coming.turn);
    let absent = state.total(nation) == 0;
    match comes.filter(|_| absent).or(calendar.scores) {
        Some(turn) => Cell::text(pen.say(&Message::new("table-turn").number("turn", turn))).end(),
        None => Cell::text("").end(),
    }
}

/// What a nation is to go for, in a few words.
fn goal(state: &State, nation: Nation, pen: &Pen<'_>) -> String {
    if nation.is_colonial() {
        return pen.word("table-goal-trade");
    }
    let Some(goal) = goals(state, nation).into_iter().next() else {
        return pen.word("table-goal-none");
    };
    let most = goal.lands.first().map_or(0, |(_, points)| *points);
    let best = goal.lands.iter().filter(|(_, points)| *points == most).take(5);
    let message = Message::new("table-goal")
        .list("lands", best.map(|(area, _)| names::area(*area)))
        .number("points", most)
        .number("turn", goal.turn);
    pen.say(&message)
}

/// How many come next, and where.
fn coming(state: &State, nation: Nation, pen: &Pen<'_>) -> String {
    if state.total(nation) > 0 {
        return pen.say(&Message::new("armies").number("n", state.total(nation)));
    }
    let arrivals = calendar(state, nation).arrivals;
    let Some(first) = arrivals.first() else { return pen.word("table-gone") };
    let armies: u8 = arrivals.iter().map(|coming| coming.armies).sum();
    let message = Message::new("table-comes")
        .message("armies", Message::new("armies").number("n", armies))
        .message("area", names::area(first.at));
    pen.say(&message)
}

/// The reader's nations. In the first turn it stands open.
pub(super) fn panel(view: &View, pen: &Pen<'_>) -> Option<Panel> {
    let state = view.state();
    let seat = view.viewer()?;
    let own = Nation::ALL.iter().copied().filter(|it| state.scenario().seat(*it) == Some(seat));
    let mut own: Vec<Nation> = own.collect();
    // Each in its own age: who is here first, then who comes next.
    own.sort_by_key(|nation| {
        let comes = calendar(state, *nation).arrivals.first().map_or(99, |coming| coming.turn);
        let here = state.total(*nation) > 0;
        (*nation != state.nation(), !here, if here { 0 } else { comes })
    });
    let mut rows = vec![Row::title(pen.word("table-yours"))];
    for nation in own {
        let name = pen.say(&names::nation(nation));
        let line = Line::of([
            Cell::icon(chip(nation), name, "").mark(Mark::Strong),
            Cell::text(coming(state, nation, pen)).mark(Mark::Faint),
            next(state, nation, pen),
            Cell::text(goal(state, nation, pen)),
        ]);
        let line = line.handle(gestures::nation(nation));
        let now = nation == state.nation();
        rows.push(Row::Cells(if now { line.mark(Mark::Now) } else { line }));
    }
    let first = state.turn() == state.scenario().first_turn();
    let slot = if first { Slot::Side } else { Slot::Drawer };
    Some(Panel { name: "yours", slot, tab: pen.word("table-yours"), canvas: None, rows })
}

/// How one wins.
pub(super) fn how(pen: &Pen<'_>) -> Panel {
    let tab = pen.word("table-how");
    let mut rows = Vec::new();
    // Elsewhere the tab says it.
    if pen.frame.fold == Fold::Phone {
        rows.push(Row::title(tab.clone()));
    }
    rows.push(Row::Text(pen.word("table-how-sum")));
    let lines = [
        ("m-score", "saffron", "table-how-land"),
        ("m-swords", "vermilion", "table-how-kill"),
        ("m-raj", "saffron", "table-how-title"),
    ];
    for (symbol, dress, id) in lines {
        let cell = Cell::icon(Icon::dressed(symbol, dress), pen.word(id), "");
        rows.push(Row::Cells(Line::of([cell])));
    }
    Panel { name: "how", slot: Slot::Drawer, tab, canvas: None, rows }
}
