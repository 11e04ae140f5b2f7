//! Sixteen turns: as a strip above the board, and with all nations as a grid.

use super::colours::{chip, coat, emblem};
use super::gestures;
use super::layout::Layout;
use crate::LAST_TURN;
use crate::ages::{Age, age, cards};
use crate::names;
use crate::nation::{Nation, Nations};
use crate::state::State;
use crate::view::View;
use drawing::{
    Anchor, Canvas, Cell, Fold, Icon, Ink, Item, Kind, Line, Mark, Outline, Paint, Panel, Pen, Row,
    Shape, Slot, Type, svg,
};
use engine::Message;

/// How many armies of a nation arrive in a turn.
pub(super) fn arrives(turn: u8, nation: Nation) -> u8 {
    let own = age(turn).arrivals.iter().filter(|(who, ..)| *who == nation);
    own.map(|(_, armies, _)| *armies).sum()
}

/// A year, short: before our era with a minus would be no year to people.
fn year(year: i16, pen: &Pen<'_>) -> String {
    let id = if year < 0 { "year-before" } else { "year-after" };
    pen.say(&Message::new(id).number("year", year.unsigned_abs()))
}

/// The years of a turn.
pub(super) fn years(turn: u8, pen: &Pen<'_>) -> String {
    let (from, to) = age(turn).years;
    if from < 0 && to < 0 {
        return format!("{}–{}", from.unsigned_abs(), year(to, pen));
    }
    format!("{}–{}", year(from, pen), year(to, pen))
}

/// Whose cards pay at the end of a turn, of those who play.
fn scoring(state: &State, age: &Age) -> Nations {
    let scenario = state.scenario();
    age.scoring.filter(|nation| scenario.seat(*nation).is_some()).collect()
}

/// Where the match stands, where there is no room for the strip.
pub(super) fn title(state: &State, pen: &Pen<'_>, layout: &Layout) -> String {
    if layout.fold != Fold::Phone {
        return String::new();
    }
    let text = Message::new("table-turn-years").number("turn", state.turn());
    pen.say(&text.text("years", years(state.turn(), pen)))
}

/// The strip of turns.
pub(super) fn strip(state: &State, pen: &Pen<'_>, layout: &Layout) -> Panel {
    let tab = pen.word("table-turns");
    // As large as its place in the bar, so that it is drawn in its own size.
    let (around, now) = match layout.fold {
        Fold::Tablet => (388.0, 104.0),
        _ => (540.0, 122.0),
    };
    const HIGH: f32 = 46.0;
    const MORE: f32 = 30.0;
    let width = (layout.frame.width - around).min(1100.0);
    let first = state.scenario().first_turn();
    let cell = (width - MORE - now) / f32::from(LAST_TURN - first);
    let mut canvas = Canvas::new(width, HIGH);
    let mut x = 0.0;
    for turn in first..=LAST_TURN {
        let current = turn == state.turn();
        let w = if current { now } else { cell };
        canvas.items.push(turn_cell(state, turn, pen, (x, w, HIGH)));
        x += w;
    }
    // The whole of it, on a sheet.
    let tip = Shape::path("M9 19h12l-6 8z", Paint::fill(Ink::Role("ink")));
    let all = Outline::Rect(-x, 0.0, width, HIGH, 8.0);
    let more = Item::new("more", x, 0.0).touched("open:turns", Kind::Card, &tab).with(tip);
    canvas.items.push(more.with(Shape::Halo(all)));
    Panel { name: "strip", slot: Slot::Top, tab, canvas: Some(canvas), rows: Vec::new() }
}

fn turn_cell(state: &State, turn: u8, pen: &Pen<'_>, (x, w, high): (f32, f32, f32)) -> Item {
    let current = turn == state.turn();
    let mut item = Item::new(format!("turn:{turn}"), x, 0.0);
    if current {
        let paint = Paint::fill(Ink::Role("saffron"));
        item = item.with(Shape::Rect(1.0, 1.0, w - 2.0, high - 2.0, 8.0, paint));
    } else if turn > 1 && turn != state.turn() + 1 {
        let paint = Paint::line(Ink::Role("line"), 1.0);
        item = item.with(Shape::path("M0 8V38", paint));
    }
    let past = turn < state.turn();
    let ink =
        if current { Ink::Fixed("#23233b") } else { Ink::Role(if past { "soft" } else { "ink" }) };
    let number = Type::new(15.0, ink).serif().bold();
    let middle = w / 2.0;
    // Where cells are narrow only the current one tells who comes.
    let narrow = !current && w < 38.0;
    if current {
        let start = number.anchor(Anchor::Start);
        item = item.with(Shape::text(8.0, 18.0, turn.to_string(), start));
        let years = years(turn, pen);
        let letters = Type::new(12.0, ink).bold().anchor(Anchor::End).room(w - 44.0);
        item = item.with(Shape::text(w - 8.0, 17.5, years, letters));
    } else {
        let y = if narrow { 28.0 } else { 18.0 };
        item = item.with(Shape::text(middle, y, turn.to_string(), number));
    }
    if narrow {
        item.label = pen.say(&Message::new("table-turn").number("turn", turn));
        return item;
    }
    let mut comers: Vec<Nation> = Vec::new();
    for (nation, ..) in age(turn).arrivals {
        if state.scenario().seat(*nation).is_some() && !comers.contains(nation) {
            comers.push(*nation);
        }
    }
    let scores = scoring(state, age(turn));
    // As many chips as there is room for beside a star.
    let star = !scores.is_empty();
    let side = 15.5;
    let room = |extra: f32| {
        let left = w - 2.0 - extra - if star { side } else { 0.0 };
        (left / side).max(1.0) as usize
    };
    let all = comers.len();
    let shown = if all > room(0.0) { all.min(room(17.0)) } else { all };
    let more = all - shown;
    let extra = if more > 0 { 17.0 } else { 0.0 };
    let count = shown as f32 + if star { 1.0 } else { 0.0 };
    let mut at = middle - f32::midpoint(count * side, extra);
    let mut marks = Vec::new();
    for nation in comers.iter().take(shown) {
        let coat = coat(*nation);
        marks.push(Shape::Use(coat.symbol, at, 25.0, 15.0, 15.0, Some(coat.dress)));
        at += side;
    }
    if extra > 0.0 {
        let letters = Type::new(11.5, ink).bold().anchor(Anchor::Start);
        marks.push(Shape::text(at + 1.0, 36.5, format!("+{more}"), letters));
        at += extra;
    }
    if star {
        let all = scores.count() > 4;
        let mark = Shape::Use(
            "m-score",
            at,
            25.5,
            14.0,
            14.0,
            Some(if current { "dark" } else { "saffron" }),
        );
        let pale = if all { 1.0 } else { 0.45 };
        marks.push(Shape::Group(0.0, 0.0, 0.0, 1.0, pale, vec![mark]));
    }
    let pale = if past { 0.62 } else { 1.0 };
    item.label = pen.say(&Message::new("table-turn").number("turn", turn));
    item.with(Shape::Group(0.0, 0.0, 0.0, 1.0, pale, marks))
}

/// What a turn brings a nation: a symbol, its dress, a number, what it means.
type Brings = (&'static str, &'static str, String, Message);

fn what(state: &State, nation: Nation, turn: u8) -> Vec<Brings> {
    let age = age(turn);
    let mut list: Vec<Brings> = Vec::new();
    let mut add = |symbol, dress, text: String, label| list.push((symbol, dress, text, label));
    let word = Message::new;
    let n = arrives(turn, nation);
    if n > 0 {
        add("m-arrive", "emerald", n.to_string(), word("table-key-arrive"));
    }
    if let Some((_, more)) = age.reinforcements.iter().find(|(who, _)| *who == nation) {
        add("m-army", "emerald", format!("+{more}"), word("table-key-more"));
    }
    if nation == Nation::British && age.british_minimum > 0 {
        let text = age.british_minimum.to_string();
        add("m-army", "emerald", text, word("table-key-minimum"));
    }
    if nation == Nation::Gupta && age.successor {
        add("m-army", "emerald", String::new(), word("table-key-heirs"));
    }
    for (leader, _) in age.leaders.iter().filter(|(leader, _)| leader.nation() == nation) {
        add("m-crown", "gold", String::new(), names::leader(*leader));
    }
    if age.major.contains(nation) {
        add("m-major", "vermilion", String::new(), word("table-key-major"));
    }
    if age.boats.contains(nation) {
        add("m-boat", "sea", String::new(), word("table-key-boats"));
    }
    for decline in [age.decline, age.withdrawal].into_iter().flatten() {
        if decline.nation == nation && (decline.short || state.scenario().first_turn() == 1) {
            let text = decline.armies.to_string();
            add("m-decline", "vermilion", text, word("table-key-decline"));
        }
    }
    if cards(nation, turn, true).next().is_some() {
        add("m-raid", "vermilion", String::new(), word("table-key-raid"));
    }
    if age.scoring.contains(nation) && cards(nation, turn, false).next().is_some() {
        add("m-score", "saffron", String::new(), word("table-key-score"));
    }
    list
}

/// What a turn brings a nation, as cells.
fn brings(state: &State, nation: Nation, turn: u8, pen: &Pen<'_>) -> Vec<Cell> {
    let cell = |(symbol, dress, text, label): Brings| {
        Cell::icon(Icon::dressed(symbol, dress), text, pen.say(&label))
    };
    what(state, nation, turn).into_iter().map(cell).collect()
}

/// The symbols of the same.
fn symbols(state: &State, nation: Nation, turn: u8) -> Vec<Brought> {
    what(state, nation, turn).into_iter().map(|(symbol, dress, ..)| (symbol, dress)).collect()
}

/// Sixteen turns by seventeen nations: as a drawing, and on a phone, where that
/// would be too small, as a table that scrolls.
pub(super) fn grid(view: &View, pen: &Pen<'_>, layout: &Layout) -> Panel {
    let state = view.state();
    let mut rows = vec![Row::title(pen.word("table-turns"))];
    let canvas = (layout.fold != Fold::Phone).then(|| grid_drawn(view, pen));
    if canvas.is_none() {
        rows.push(grid_written(state, pen));
    }
    let key = |n: usize| {
        let (symbol, dress) = SYMBOLS[n];
        Cell::icon(Icon::dressed(symbol, dress), pen.word(KEYS[n]), "")
    };
    rows.push(Row::Chips((0..KEYS.len()).map(key).collect()));
    rows.push(Row::Text(pen.word("table-turns-note")));
    Panel { name: "turns", slot: Slot::Drawer, tab: pen.word("table-turns"), canvas, rows }
}

fn playing(state: &State) -> impl Iterator<Item = Nation> {
    let scenario = state.scenario();
    Nation::ALL.iter().copied().filter(move |nation| scenario.seat(*nation).is_some())
}

fn grid_written(state: &State, pen: &Pen<'_>) -> Row {
    let first = state.scenario().first_turn();
    let mut head = vec![Cell::text("")];
    for turn in first..=LAST_TURN {
        let cell = Cell { label: years(turn, pen), ..Cell::text(turn) };
        head.push(if turn == state.turn() { cell.mark(Mark::Now) } else { cell });
    }
    let line = |nation: Nation| {
        let name = pen.say(&names::nation(nation));
        let mut cells = vec![Cell::icon(chip(nation), &name, "")];
        for turn in first..=LAST_TURN {
            cells.push(merged(&brings(state, nation, turn, pen), turn, state));
        }
        let line = Line::of(cells).handle(gestures::nation(nation));
        if nation == state.nation() { line.mark(Mark::Now) } else { line }
    };
    Row::Grid(head, playing(state).map(line).collect())
}

/// Where the cells of the drawn grid are.
const NAMES: f32 = 118.0;
const CELL: (f32, f32) = (56.0, 34.0);

/// A symbol and its dress.
type Brought = (&'static str, &'static str);
const HEAD: f32 = 36.0;

fn grid_drawn(view: &View, pen: &Pen<'_>) -> Canvas {
    let state = view.state();
    let first = state.scenario().first_turn();
    let turns = f32::from(LAST_TURN - first + 1);
    let count = playing(state).count() as f32;
    let mut canvas = Canvas::new(NAMES + turns * CELL.0 + 2.0, HEAD + count * CELL.1 + 2.0);
    let mut lines = Item::new("lines", 0.0, 0.0);
    let now = NAMES + f32::from(state.turn() - first) * CELL.0;
    let high = HEAD + count * CELL.1;
    let wash = Paint::fill(Ink::Role("saffron")).faint(0.22);
    lines = lines.with(Shape::Rect(now, 0.0, CELL.0, high, 4.0, wash));
    let mut path = String::new();
    for n in 0..=count as u16 {
        let y = HEAD + f32::from(n) * CELL.1;
        path += &svg::path("M0 #H#", &[y, NAMES + turns * CELL.0]);
    }
    for n in 0..=turns as u16 {
        path += &svg::path("M# #V#", &[NAMES + f32::from(n) * CELL.0, HEAD, high]);
    }
    lines = lines.with(Shape::path(path, Paint::line(Ink::Role("line"), 1.0)));
    canvas.items.push(lines);
    for turn in first..=LAST_TURN {
        let x = NAMES + (f32::from(turn - first) + 0.5) * CELL.0;
        let number = Type::new(14.0, Ink::Role("ink")).serif().bold();
        let small = Type::new(10.0, Ink::Role("soft")).room(CELL.0 - 3.0);
        let begins = year(age(turn).years.0, pen);
        canvas.items.push(
            Item::new(format!("head:{turn}"), x, 0.0)
                .with(Shape::text(0.0, 15.0, turn.to_string(), number))
                .with(Shape::text(0.0, 29.0, begins, small)),
        );
    }
    for (n, nation) in playing(state).enumerate() {
        let y = HEAD + (n as f32 + 0.5) * CELL.1;
        canvas.items.push(grid_row(view, nation, pen, (y, first)));
    }
    canvas
}

fn grid_row(view: &View, nation: Nation, pen: &Pen<'_>, (y, first): (f32, u8)) -> Item {
    let state = view.state();
    let name = pen.say(&names::nation(nation));
    let key = gestures::nation(nation);
    let mut item = Item::new(key.clone(), 0.0, y).touched(key, Kind::Card, &name);
    let turns = f32::from(LAST_TURN - first + 1);
    let (w, h) = (NAMES + turns * CELL.0, CELL.1);
    item = item.with(Shape::Halo(Outline::Rect(1.0, -h / 2.0 + 1.0, w - 2.0, h - 2.0, 4.0)));
    let coat = coat(nation);
    item = item.with(Shape::symbol(coat.symbol, 14.0, 0.0, 22.0, coat.dress));
    let letters = Type::new(13.0, Ink::Role("ink")).anchor(Anchor::Start).room(NAMES - 48.0);
    item = item.with(Shape::text(30.0, 4.5, name, letters));
    // The reader's own carry his emblem.
    if let Some(seat) = state.scenario().seat(nation).filter(|it| view.viewer() == Some(*it)) {
        let (symbol, dress) = emblem(seat);
        item = item.with(Shape::symbol(symbol, NAMES - 9.0, 0.0, 13.0, dress));
    }
    for turn in first..=LAST_TURN {
        let marks = brings(state, nation, turn, pen);
        let wide = |cell: &Cell| 14.0 + drawing::width(&cell.text, 11.0) * 1.15;
        let middle = NAMES + (f32::from(turn - first) + 0.5) * CELL.0;
        let drawn: Vec<(&Cell, Brought)> = marks.iter().zip(symbols(state, nation, turn)).collect();
        // What does not fit in a line stands in two.
        let all: f32 = marks.iter().map(wide).sum();
        let lines = if all > CELL.0 - 4.0 { drawn.len().div_ceil(2) } else { drawn.len() };
        let rows: Vec<&[(&Cell, Brought)]> = drawn.chunks(lines.max(1)).collect();
        let mut y = -7.5 * (rows.len() as f32 - 1.0);
        for row in rows {
            let width: f32 = row.iter().map(|(cell, _)| wide(cell)).sum();
            let mut x = middle - width / 2.0;
            for (mark, (symbol, dress)) in row {
                item = item.with(Shape::Use(symbol, x, y - 6.5, 13.0, 13.0, Some(dress)));
                if !mark.text.is_empty() {
                    let letters = Type::new(11.0, Ink::Role("ink")).bold().anchor(Anchor::Start);
                    item = item.with(Shape::text(x + 13.0, y + 4.0, mark.text.clone(), letters));
                }
                x += wide(mark);
            }
            y += 15.0;
        }
    }
    item
}

const KEYS: [&str; 7] = [
    "table-key-arrive",
    "table-key-more",
    "table-key-major",
    "table-key-boats",
    "table-key-decline",
    "table-key-raid",
    "table-key-score",
];

const SYMBOLS: [(&str, &str); 7] = [
    ("m-arrive", "emerald"),
    ("m-army", "emerald"),
    ("m-major", "vermilion"),
    ("m-boat", "sea"),
    ("m-decline", "vermilion"),
    ("m-raid", "vermilion"),
    ("m-score", "saffron"),
];

/// Several marks as one cell of the grid: the first as its icon, numbers as
/// text, all of them in words.
fn merged(marks: &[Cell], turn: u8, state: &State) -> Cell {
    let now = if turn == state.turn() { Mark::Now } else { Mark::Plain };
    let Some(first) = marks.first() else { return Cell::text("").mark(now) };
    let words: Vec<&str> = marks.iter().map(|it| it.label.as_str()).collect();
    let text: Vec<&str> =
        marks.iter().map(|it| it.text.as_str()).filter(|text| !text.is_empty()).collect();
    Cell {
        icon: first.icon.clone(),
        text: text.join(" "),
        label: words.join(", "),
        mark: now,
        ..Cell::default()
    }
}
