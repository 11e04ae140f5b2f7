//! How the map and its panels are painted.
//!
//! Names stand where the drawing of the map has them, pushed aside where two
//! would meet. Colours tell players apart, and never alone: every stack says
//! its nation in letters.

use super::Subcontinent;
use crate::boards::Look;
use crate::fit;
use crate::words::Book;
use engine::{Game, Message, Words};
use maharadjah::{Area, Leader, Nation, State, View, board};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};
use ratatui::widgets::{Block, BorderType, Widget};
use std::fmt::Write as _;

/// The columns of the panel beside the map.
const PANEL: u16 = 42;
/// One colour for each seat.
const SEATS: [Color; 5] = [Color::Green, Color::Blue, Color::Magenta, Color::Yellow, Color::Red];
/// Two letters for each nation.
const SIGNS: [&str; 17] = [
    "Pa", "Gr", "Af", "Mh", "Ch", "My", "Ha", "Si", "Sk", "Ra", "Gu", "Mu", "Mg", "Po", "Du", "Fr",
    "Br",
];
/// Three letters for each place.
const CODES: [&str; 45] = [
    "Agr", "And", "Ass", "Bal", "Ben", "Ber", "Bhu", "Bid", "Bih", "Bij", "Bun", "Del", "Gan",
    "Gol", "Gon", "Guj", "Jau", "Kar", "Kas", "Ker", "Kha", "Lad", "Lah", "Lan", "Mag", "Mah",
    "Mlb", "Mlw", "Mys", "Nep", "Ori", "Oud", "Pun", "Raj", "Sim", "Sin", "PER", "AFG", "CAS",
    "CHI", "TIB", "BUR", "~ara", "~ind", "~ben",
];

/// The name of a piece or place in the reader's language.
pub(super) fn name(book: &Book, kind: &str, key: &str) -> String {
    book.find(&format!("{kind}-{key}")).unwrap_or_else(|| key.to_owned())
}

/// `Del^ Mu3*f`: the place, rough or not, who stands there, led, a factory.
fn cell(state: &State, rough: bool, area: Area) -> String {
    let mut text = CODES[area.index()].to_owned();
    if rough {
        text.push('^');
    }
    for nation in state.present(area) {
        let _ = write!(text, " {}{}", SIGNS[nation.index()], state.armies(nation, area));
    }
    if Leader::ALL.iter().any(|leader| state.leader(*leader) == Some(area)) {
        text.push('*');
    }
    if let Some(power) = area.is_land().then(|| state.factory(area)).flatten() {
        let _ = write!(text, "+{}", SIGNS[power.index()]);
    }
    text
}

fn colour(look: &Look<'_>, state: &State, area: Area) -> Style {
    let holder = state.present(area).next();
    let seat = holder.and_then(|nation| state.scenario().seat(nation));
    match seat {
        Some(seat) if look.palette.colour => Style::new().fg(SEATS[seat.index() % SEATS.len()]),
        _ => look.palette.faint(),
    }
}

fn map(board_: &Subcontinent, state: &State, look: &Look<'_>, area: Rect, buffer: &mut Buffer) {
    let mut taken: Vec<(u16, u16, u16)> = Vec::new();
    for place in Area::all() {
        let idle = !place.is_land() && state.present(place).next().is_none();
        let text = cell(state, place.is_land() && board_.game.map().is_rough(place), place);
        let width = fit::width(&text) as u16;
        if width + 1 >= area.width {
            continue;
        }
        let (x, y) = board::LABELS[place.index()];
        let room = u32::from(area.width - width - 1);
        let x = (u32::from(x) * room / 1000) as u16;
        let y = (u32::from(y) * u32::from(area.height.saturating_sub(1)) / 1000) as u16;
        let free = |x: u16, y: u16| {
            x + width < area.width
                && y < area.height
                && !taken.iter().any(|(a, b, w)| *b == y && x < a + w + 1 && *a < x + width + 1)
        };
        let spots = [0i32, 1, -1, 2, -2].into_iter().flat_map(|row| {
            [0i32, 3, -3, 6, -6, 9, -9, 12, -12].into_iter().map(move |column| (row, column))
        });
        let spot = spots
            .map(|(row, column)| ((i32::from(x) + column).max(0), (i32::from(y) + row).max(0)))
            .find(|(x, y)| free(*x as u16, *y as u16));
        let Some((x, y)) = spot else { continue };
        let (x, y) = (x as u16, y as u16);
        taken.push((x, y, width));
        let style = if board_.at == place && look.focused {
            look.palette.cursor()
        } else if board_.shown == Some(place) {
            look.palette.picked()
        } else if idle {
            look.palette.faint()
        } else {
            colour(look, state, place)
        };
        buffer.set_string(area.x + x, area.y + y, text, style);
    }
}

/// The territory under the cursor.
fn detail(board_: &Subcontinent, state: &State, look: &Look<'_>) -> Vec<(bool, String)> {
    let (book, at) = (look.book, board_.at);
    let map = board_.game.map();
    let mut lines = vec![(true, name(book, "area", at.key()))];
    if at.is_land() {
        let kind = if map.is_rough(at) { "tui-maharadjah-rough" } else { "tui-maharadjah-plain" };
        let region = name(book, "region", map.region_of(at).key());
        lines.push((false, format!("{region} · {}", book.word(kind))));
    }
    for nation in state.present(at) {
        let armies = Message::new("tui-maharadjah-armies").number("n", state.armies(nation, at));
        let line = format!("{} {}", name(book, "nation", nation.key()), book.say(&armies, None));
        lines.push((false, line));
    }
    for leader in Leader::ALL.iter().filter(|leader| state.leader(**leader) == Some(at)) {
        lines.push((false, format!("* {}", name(book, "leader", leader.key()))));
    }
    if at.is_land() {
        let near = map.around(at).map(|other| {
            let guess = map.is_guessed(at, other);
            format!("{}{}", name(book, "area", other.key()), if guess { "?" } else { "" })
        });
        let near: Vec<String> = near.collect();
        lines.push((false, format!("→ {}", near.join(", "))));
        lines.push((false, book.word("tui-maharadjah-guess")));
    }
    let offers = board_.offers();
    for (n, action) in offers.iter().enumerate() {
        let mark = if board_.picked == n + 1 { "▶" } else { " " };
        lines.push((false, format!("{mark} {action}")));
    }
    lines
}

/// The points of every nation, player by player.
fn scores(board_: &Subcontinent, view: &View, look: &Look<'_>) -> Vec<(bool, String)> {
    let state = view.state();
    let mut lines = Vec::new();
    for seat in engine::Seat::all(board_.game.players()) {
        let total = board_.game.score(state, seat);
        lines.push((true, format!("{} {total}", look.book.name(seat))));
        let own = Nation::ALL.iter().filter(|n| state.scenario().seat(**n) == Some(seat));
        let own =
            own.map(|n| format!("{} {}", name(look.book, "nation", n.key()), state.points(*n)));
        lines.push((false, own.collect::<Vec<_>>().join(" · ")));
    }
    lines
}

/// The battle, if one is fought: the same words as in the description.
fn battle(board_: &Subcontinent, view: &View, look: &Look<'_>) -> Vec<(bool, String)> {
    let sections = board_.game.describe(view);
    let found = sections.iter().find(|section| section.title.id == "view-title-battle");
    let mut lines = Vec::new();
    if let Some(section) = found {
        lines.push((true, look.book.say(&section.title, look.seat)));
        lines.extend(section.lines.iter().map(|line| (false, look.book.say(line, look.seat))));
    }
    lines
}

pub(super) fn paint(
    board_: &Subcontinent,
    view: &View,
    look: &Look<'_>,
    area: Rect,
    buffer: &mut Buffer,
) {
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(look.palette.frame(look.focused));
    let inner = block.inner(area);
    block.render(area, buffer);
    let panel = PANEL.min(inner.width / 2);
    let left = Rect { width: inner.width - panel, ..inner };
    map(board_, view.state(), look, left, buffer);
    let mut lines = battle(board_, view, look);
    lines.extend(detail(board_, view.state(), look));
    lines.extend(scores(board_, view, look));
    let (x, columns) = (left.right() + 1, panel.saturating_sub(2) as usize);
    let mut row = inner.y;
    for (title, line) in lines {
        let style = if title { look.palette.title() } else { Style::new() };
        for part in fit::wrap(&line, columns) {
            if row >= inner.bottom() {
                return;
            }
            buffer.set_stringn(x, row, part, columns, style);
            row += 1;
        }
    }
}
