//! What is decided now: growth land by land, the answers to a question and what
//! each would do, factories and arms.

use super::chart::middle;
use super::colours::{chip, seat_icon};
use super::gestures;
use super::layout::Layout;
use super::marches::{angle, curve, percent, trimmed};
use super::nation::halves;
use crate::Maharadjah;
use crate::action::Action;
use crate::area::{Area, Areas};
use crate::names;
use crate::nation::Nation;
use crate::phase::Phase;
use crate::queries::{self, Consent, Fight, Outcome, Placing};
use crate::state::State;
use crate::view::View;
use drawing::{
    Board, Cell, Fold, Icon, Ink, Item, Line, Mark, Paint, Panel, Pen, Row, Shape, Slot, Tile,
};
use engine::{Message, Seat, Words};

/// The answers that the rules allow.
pub(super) fn legal(game: &Maharadjah, state: &State) -> Vec<Action> {
    let mut list = Vec::new();
    crate::rules::list(game.map(), state, &mut list);
    list
}

fn panel(name: &'static str, tab: &'static str, rows: Vec<Row>, pen: &Pen<'_>) -> Panel {
    Panel { name, slot: Slot::Side, tab: pen.word(tab), canvas: None, rows }
}

/// The panels of what is decided now.
pub(super) fn panels(game: &Maharadjah, view: &View, pen: &Pen<'_>) -> Vec<Panel> {
    let state = view.state();
    let mut panels = Vec::new();
    match state.phase() {
        Phase::Raise { .. } | Phase::Refuge { .. } | Phase::Appoint { .. } | Phase::Issue(_) => {
            panels.push(growth(game, state, pen));
        }
        Phase::Window(_)
        | Phase::Crossing { .. }
        | Phase::Join(_)
        | Phase::Permit(_)
        | Phase::Offer(_)
        | Phase::LastWord
        | Phase::Pay(_) => panels.push(question(game, view, pen)),
        Phase::Factories => panels.push(factories(game, state, pen)),
        Phase::Arms => panels.push(arms(state, pen)),
        _ => {}
    }
    if state.phase() == Phase::March {
        panels.extend(alliance(game, state, pen));
    }
    panels
}

/// What follows in the order of the rules, the first of it now.
fn track(state: &State, pen: &Pen<'_>) -> Row {
    let cell = |(n, placing): (usize, Placing)| {
        let (symbol, dress, text) = match placing {
            Placing::Armies(n) => ("m-army", "ink", Message::new("table-to-place").number("n", n)),
            Placing::Leader(leader) | Placing::Invading(leader) => {
                ("m-crown", "gold", names::leader(leader))
            }
            Placing::Arms(power) => {
                let name = names::nation(power);
                ("m-arms", "ink", Message::new("table-opt-arms").message("nation", name))
            }
            Placing::Invaders { armies, .. } => {
                ("m-arrive", "emerald", Message::new("table-arrive").number("n", armies))
            }
        };
        let cell = Cell::icon(Icon::dressed(symbol, dress), pen.say(&text), "");
        cell.mark(if n == 0 { Mark::Now } else { Mark::Faint })
    };
    Row::Chips(queries::placing(state).into_iter().enumerate().map(cell).collect())
}

/// The sum of growth, then every land with its armies, what it may take now, and
/// room for later.
fn growth(game: &Maharadjah, state: &State, pen: &Pen<'_>) -> Panel {
    let nation = state.nation();
    let name = pen.say(&names::nation(nation));
    let title = Message::new("table-grows").message("nation", names::nation(nation));
    let head = super::nation::head(nation, &name, pen);
    let mut rows = vec![Row::Title(pen.say(&title), head)];
    // A narrow side has room for what can be done now.
    let growth = queries::growth(game.map(), state, nation);
    let narrow = pen.frame.fold == Fold::Tablet;
    if !narrow {
        rows.push(track(state, pen));
    }
    if let Some(growth) = growth.filter(|_| !narrow) {
        let line = |id: &'static str, n: u8, end: String| {
            let text = pen.say(&Message::new(id).number("n", n));
            Row::Cells(Line::of([Cell::text(text), Cell::text(end).mark(Mark::Strong).end()]))
        };
        rows.push(line("table-plain-lands", growth.plain, halves(2 * growth.plain)));
        if growth.rough > 0 {
            rows.push(line("table-rough-lands", growth.rough, halves(growth.rough)));
        }
        if let Some(kept) = growth.kept.filter(|kept| *kept > 0) {
            let text = pen.word("table-kept-before");
            let end = Cell::text(halves(kept)).mark(Mark::Strong).end();
            rows.push(Row::Cells(Line::of([Cell::text(text), end])));
        }
        if let (Some(sum), Some(new)) = (growth.sum, growth.new) {
            let text = Message::new("table-together").text("sum", halves(sum));
            let armies = pen.say(&Message::new("armies").number("n", new));
            let end = Cell::text(armies).mark(Mark::Good).end();
            rows.push(Row::Cells(Line::of([Cell::text(pen.say(&text)), end])));
        }
        if growth.reinforcements > 0 {
            let end = format!("+{}", growth.reinforcements);
            let end = Cell::text(end).mark(Mark::Good).end();
            let text = Cell::text(pen.word("table-key-more"));
            rows.push(Row::Cells(Line::of([text, end])));
        }
    }
    for room in queries::room(game.map(), state, nation) {
        let mut cells = vec![Cell::text(pen.say(&names::area(room.at)))];
        for n in 0..room.limit.max(room.armies) {
            let (symbol, dress) = if n < room.armies {
                ("m-pip", nation.key())
            } else if n == room.armies && room.now {
                ("m-pip-now", "saffron")
            } else {
                ("m-pip-free", "gold")
            };
            cells.push(Cell { icon: Some(Icon::dressed(symbol, dress)), ..Cell::default() });
        }
        let id = if room.now {
            "table-one-now"
        } else if room.armies >= room.limit {
            "table-full"
        } else if room.placed {
            "table-placed"
        } else {
            "table-has-one"
        };
        let mark = if room.now { Mark::Strong } else { Mark::Plain };
        // Where room is scarce the open place among the armies says it.
        if !(narrow && room.now) {
            cells.push(Cell::text(pen.word(id)).mark(mark).end());
        }
        let line = Line::of(cells).handle(room.at.key());
        rows.push(Row::Cells(if room.now { line } else { line.mark(Mark::Faint) }));
    }
    panel("growth", "table-growth-tab", rows, pen)
}

/// The question as a card: each answer with what it does.
fn question(game: &Maharadjah, view: &View, pen: &Pen<'_>) -> Panel {
    let state = view.state();
    let mut rows = vec![Row::title(pen.say(&game.prompt(view)))];
    let mut tiles = Vec::new();
    for action in legal(game, state) {
        let gesture = game.gesture(view, action);
        let label = gesture.label.unwrap_or_else(|| game.action(view, action));
        let handle = match action {
            Action::AllyArmy(area) => gestures::price(area),
            _ => gestures::answer(action),
        };
        let mut text = vec![pen.say(&game.action(view, action))];
        if let Some(outcome) = queries::outcome(game.map(), state, action) {
            text.extend(effects(state, &outcome, pen));
        }
        let hold_out = matches!((action, state.phase()), (Action::No, Phase::Window(_)));
        if let Some(fight) = threat(game, state).filter(|_| hold_out) {
            let chance =
                Message::new("table-they-win").number("win", percent(fight.forecast().win));
            let nation = names::nation(fight.attacker.nation);
            text.push(pen.say(&chance.message("nation", nation)));
        }
        tiles.push(Tile {
            handle: Some(handle.into()),
            icon: gesture.icon,
            title: pen.say(&label),
            text: text.join(" "),
            ..Tile::default()
        });
    }
    rows.push(Row::Tiles(tiles));
    if let Some(asked) = queries::asked(game.map(), state) {
        let clause = Message::new("table-clause").text("clause", asked.clause);
        rows.push(Row::Text(pen.say(&clause)));
    }
    panel("question", "table-question", rows, pen)
}

/// The battle that comes if the nation that is asked does not give in.
fn threat(game: &Maharadjah, state: &State) -> Option<Fight> {
    let Phase::Window(nation) = state.phase() else { return None };
    let at = state.held(nation).and(state.held(state.nation())).and(Areas::LAND).first()?;
    Fight::against(game.map(), state, at, nation)
}

/// What an answer brings, in sentences.
fn effects(state: &State, outcome: &Outcome, pen: &Pen<'_>) -> Vec<String> {
    let mut text = Vec::new();
    for leaving in &outcome.leaves {
        let message = Message::new("table-effect-leave")
            .message("armies", Message::new("armies").number("n", leaving.armies))
            .message("nation", names::nation(state.nation()))
            .message("area", names::area(leaving.at));
        text.push(pen.say(&message));
    }
    if !outcome.safe.is_empty() {
        let safe = Message::new("table-effect-safe").list("areas", outcome.safe.map(names::area));
        text.push(pen.say(&safe));
    }
    for reign in &outcome.reigns {
        let message = Message::new("table-effect-title")
            .message("nation", names::nation(reign.nation))
            .number("before", reign.count.0)
            .number("after", reign.count.1);
        text.push(pen.say(&message));
    }
    for (n, (before, after)) in outcome.points.iter().enumerate() {
        if before != after {
            let message = Message::new("table-effect-points")
                .seat("who", Seat::new(n))
                .number("before", *before)
                .number("after", *after);
            text.push(pen.say(&message));
        }
    }
    text
}

/// What would come of it if the nation that is asked submitted.
pub(super) fn bowing(game: &Maharadjah, state: &State) -> Option<Outcome> {
    let bow = |action: &Action| matches!(action, Action::Submit(_));
    let action = legal(game, state).into_iter().find(bow)?;
    queries::outcome(game.map(), state, action)
}

/// Where armies would go that must leave then: dashed arrows.
pub(super) fn leaving(game: &Maharadjah, state: &State, layout: &Layout) -> Vec<Item> {
    if !matches!(state.phase(), Phase::Window(_)) {
        return Vec::new();
    }
    let Some(bows) = bowing(game, state) else { return Vec::new() };
    let arrow = |it: &queries::Leaving| {
        let to = it.to.first()?;
        let points = trimmed(&[middle(it.at), middle(to)], layout.counter * 1.2);
        let text = curve(&points);
        let ink = Ink::Fixed("#23233b");
        let [from, end] = points[..] else { return None };
        let tip = Shape::path("M7 0L-11 -8.5L-7 0L-11 8.5z", Paint::fill(ink));
        let item = Item::new(format!("leaves:{}", it.at), 0.0, 0.0)
            .with(Shape::path(text.clone(), Paint::line(Ink::Role("m-halo"), 8.0)))
            .with(Shape::path(text, Paint::line(ink, 4.6).dashed(7.0, 7.0)))
            .with(Shape::Group(end.0, end.1, angle(from, end, true), 1.0, 1.0, vec![tip]));
        Some(item)
    };
    bows.leaves.iter().filter_map(arrow).collect()
}

/// What an alliance would cost, while armies are still to march.
fn alliance(game: &Maharadjah, state: &State, pen: &Pen<'_>) -> Option<Panel> {
    let price = |action: Action| match action {
        Action::AllyArmy(area) => Some(area),
        _ => None,
    };
    let cell = |area: Area| {
        let text = Message::new("table-ally-army").message("area", names::area(area));
        Cell::icon(chip(state.nation()), pen.say(&text), "").handle(gestures::price(area))
    };
    let cells: Vec<Cell> = legal(game, state).into_iter().filter_map(price).map(cell).collect();
    if cells.is_empty() {
        return None;
    }
    let rows = vec![Row::title(pen.word("table-alliance")), Row::Chips(cells)];
    Some(panel("alliance", "table-alliance", rows, pen))
}

/// The sites of a power: what they would pay, and who must be asked.
fn factories(game: &Maharadjah, state: &State, pen: &Pen<'_>) -> Panel {
    let power = state.nation();
    let title = Message::new("table-builds").message("nation", names::nation(power));
    let head = vec![Cell::icon(chip(power), "", pen.say(&names::nation(power)))];
    let mut rows = vec![Row::Title(pen.say(&title), head)];
    let steps = [
        ("table-power-arrive", Mark::Good),
        ("table-power-move", Mark::Good),
        ("table-power-fight", Mark::Good),
        ("table-power-build", Mark::Now),
        ("table-power-arms", Mark::Faint),
        ("table-power-points", Mark::Faint),
    ];
    let steps = steps.into_iter().map(|(id, mark)| Cell::text(pen.word(id)).mark(mark));
    rows.push(Row::Chips(steps.collect()));
    let dress = super::colours::owned(power);
    let sites = queries::sites(game.map(), state, power);
    let own = state.factories(power).into_iter().map(|at| {
        let icon = Icon::dressed("m-factory", dress);
        Cell::icon(icon, pen.say(&names::area(at)), "").handle(gestures::site(at)).mark(Mark::Good)
    });
    let more = sites.iter().any(|it| matches!(it.consent, Consent::Free | Consent::Asks(..)));
    let free = Cell::icon(Icon::dressed("m-site", "saffron"), pen.word("table-one-more"), "");
    let places = own.chain(more.then(|| free.mark(Mark::Asked)));
    rows.push(Row::Chips(places.collect()));
    if let Some(trade) = queries::pays(game.map(), state, power).trade {
        let text = Message::new("table-trade-now")
            .number("factories", trade.factories.len() as i64)
            .number("coasts", trade.coasts);
        let as_is = Message::new("table-points").number("n", trade.points);
        rows.push(Row::Cells(Line::of([
            Cell::text(pen.word("table-as-it-is")).mark(Mark::Faint),
            Cell::text(pen.say(&text)),
            Cell::text(pen.say(&as_is)).mark(Mark::Strong).end(),
        ])));
    }
    let not_now: Vec<Message> = sites
        .iter()
        .filter(|it| matches!(it.consent, Consent::No(_)))
        .map(|it| names::area(it.at))
        .collect();
    // What pays most first.
    let mut sites = sites;
    sites.sort_by_key(|site| (std::cmp::Reverse(site.points), site.at));
    for site in sites {
        let name = pen.say(&names::area(site.at));
        let (icon, text) = match site.consent {
            Consent::Free => (Icon::dressed("m-site", "saffron"), pen.word("table-at-once")),
            Consent::Asks(nation, seat) => {
                let text = Message::new("table-asks")
                    .message("nation", names::nation(nation))
                    .seat("who", seat);
                (seat_icon(seat), pen.say(&text))
            }
            Consent::Own | Consent::No(_) => continue,
        };
        let points = pen.say(&Message::new("table-points").number("n", site.points));
        rows.push(Row::Cells(
            Line::of([
                Cell::icon(icon, name, ""),
                Cell::text(text).mark(Mark::Faint),
                Cell::text(points).mark(Mark::Strong).end(),
            ])
            .handle(gestures::site(site.at)),
        ));
    }
    if !not_now.is_empty() {
        let text = Message::new("table-not-now").list("lands", not_now);
        rows.push(Row::Text(pen.say(&text)));
    }
    rows.extend(armable(state, power, pen));
    panel("factories", "table-factories-tab", rows, pen)
}

/// Who may be armed.
fn armable(state: &State, power: Nation, pen: &Pen<'_>) -> Vec<Row> {
    let all = queries::armable(state, power);
    if all.is_empty() {
        return Vec::new();
    }
    let cell = |it: &queries::Armable| {
        let name = pen.say(&names::nation(it.nation));
        let lands = Message::new("table-beside").list("areas", it.lands.map(names::area));
        let cell = Cell::icon(chip(it.nation), name, pen.say(&lands));
        let cell = cell.handle(gestures::nation(it.nation));
        if it.armed { cell.mark(Mark::Own) } else { cell }
    };
    vec![Row::title(pen.word("table-then-arms")), Row::Chips(all.iter().map(cell).collect())]
}

/// To whom arms may be given.
fn arms(state: &State, pen: &Pen<'_>) -> Panel {
    let rows = armable(state, state.nation(), pen);
    panel("arms", "table-then-arms", rows, pen)
}
