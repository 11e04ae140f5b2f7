//! Painting the table: the frame around the board.
//!
//! From 80 × 24 up. A wide window has the log in a column of its own; a narrow
//! one shares the rows below the board between actions and log. Nothing here
//! changes the table: painting it twice paints it the same.

mod cover;

use crate::actions::{Does, Item, Row};
use crate::app::{App, Focus, Tone, Wanted};
use crate::boards::Board;
use crate::fit;
use crate::host::Host;
use engine::{Message, Seat};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::widgets::{Clear, Widget};

/// The smallest window.
pub(crate) const LEAST: (u16, u16) = (80, 24);
/// Rows that the lists below the board need at least.
const LISTS: u16 = 3;
/// From here on the log has its own column.
const WIDE: u16 = 116;
/// The columns of the log in a wide window, at least.
const LOG: u16 = 36;
/// The column of actions in a narrow window while a thought is begun.
const BEGUN: u16 = 52;
/// And otherwise, notation only: as wide as the longest of them needs, within
/// reason.
const NOTATION: std::ops::RangeInclusive<u16> = 28..=40;

/// Paints everything.
pub(crate) fn draw(app: &App, frame: &mut Frame<'_>) {
    let area = frame.area();
    let buffer = frame.buffer_mut();
    Clear.render(area, buffer);
    let mut cursor = None;
    if area.width < LEAST.0 || area.height < LEAST.1 {
        too_small(app, area, buffer);
    } else if let Some(overlay) = app.overlay() {
        cover::draw(app, overlay, area, buffer);
        if app.typing().is_some() {
            let rows = message_rows(app, area.width);
            let bottom = Rect { y: area.bottom() - 1 - rows, height: rows, ..area };
            Clear.render(bottom, buffer);
            cursor = say(app, bottom, buffer);
        }
    } else {
        cursor = table(app, area, buffer);
    }
    if let Some(cursor) = cursor {
        frame.set_cursor_position(cursor);
    }
}

fn too_small(app: &App, area: Rect, buffer: &mut Buffer) {
    let message = Message::new("tui-too-small")
        .number("width", area.width)
        .number("height", area.height)
        .number("least-width", LEAST.0)
        .number("least-height", LEAST.1);
    let lines = fit::wrap(&app.book().say(&message, None), area.width as usize);
    for (row, line) in lines.iter().take(area.height as usize).enumerate() {
        buffer.set_string(area.x, area.y + row as u16, line, Style::new());
    }
}

fn table(app: &App, area: Rect, buffer: &mut Buffer) -> Option<Position> {
    bar(app, Rect { height: 1, ..area }, buffer);
    let keys = Rect { y: area.bottom() - 1, height: 1, ..area };
    key_bar(&app.book().word("tui-keys"), app, keys, buffer);
    let wide = area.width >= WIDE;
    let board = place_of(app.board(), area);
    app.board().draw(&app.look(), board, buffer);
    let rows = message_rows(app, area.width);
    let message = Rect { y: keys.y - rows, height: rows, ..area };
    let prompt = ask(app, board, message.y, buffer);
    let lists = Rect { y: prompt.bottom(), height: message.y - prompt.bottom(), ..board };
    if wide {
        actions(app, lists, true, buffer);
        let column = Rect {
            x: board.right(),
            y: board.y,
            width: area.width - board.width,
            height: message.y - board.y,
        };
        for y in column.top()..column.bottom() {
            buffer.set_string(column.x, y, "│", app.palette.faint());
        }
        log(app, Rect { x: column.x + 1, width: column.width - 1, ..column }, buffer);
    } else {
        let longest = app.actions().items.iter().map(|item| fit::width(&item.name)).max();
        let width = longest.unwrap_or(0) as u16 + 6;
        let width = width.clamp(*NOTATION.start(), *NOTATION.end());
        // What is held is told in the heading.
        let width = if app.has_begun() { BEGUN } else { width };
        actions(app, Rect { width, ..lists }, false, buffer);
        let x = lists.x + width;
        log(app, Rect { x, width: lists.width - width, ..lists }, buffer);
    }
    if app.has_menu() {
        menu(app, lists, buffer);
    }
    say(app, message, buffer)
}

/// What a touch may mean, over everything else: each with its price.
fn menu(app: &App, lists: Rect, buffer: &mut Buffer) {
    let wanted = app.actions().items.len() as u16 + 1;
    let height = wanted.max(lists.height).min(lists.bottom().saturating_sub(2));
    let area = Rect { y: lists.bottom() - height, height, ..lists };
    Clear.render(area, buffer);
    actions(app, area, true, buffer);
}

/// Where a board stands in a window.
pub(crate) fn place_of(board: &dyn Board, area: Rect) -> Rect {
    let rows = board.rows(area.height - 6);
    let columns = if area.width >= WIDE { board.columns(area.width - LOG) } else { area.width };
    Rect { y: area.y + 1, height: rows, width: columns, ..area }
}

/// What the match waits for, below the board: a long question takes a second
/// line if the lists keep enough of theirs.
fn ask(app: &App, board: Rect, end: u16, buffer: &mut Buffer) -> Rect {
    let columns = board.width.saturating_sub(2) as usize;
    let text = app.prompt();
    let lines = fit::wrap(&text, columns);
    let room = end.saturating_sub(board.bottom());
    if lines.len() == 2 && room >= LISTS + 2 {
        let indented = format!("  {}", lines[1]);
        for (y, line) in (board.bottom()..).zip([&lines[0], &indented]) {
            buffer.set_string(board.x + 1, y, fit::cut(line, columns), app.palette.title());
        }
        return Rect { y: board.bottom(), height: 2, ..board };
    }
    let text = fit::cut(&text, columns);
    buffer.set_string(board.x + 1, board.bottom(), text, app.palette.title());
    Rect { y: board.bottom(), height: 1, ..board }
}

/// The bar at the top: which game, how far, where it is kept, in which
/// language.
fn bar(app: &App, area: Rect, buffer: &mut Buffer) {
    let book = app.book();
    let mut left = vec![book.find("game-name").unwrap_or_default()];
    left.extend(app.board().status(book));
    left.push(names(app));
    let mut right = Vec::new();
    if let Some(path) = app.record() {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
        right.push(format!("✓ {}", fit::cut(&name.unwrap_or_default(), 24)));
    }
    if let Host::Server(away) = app.host() {
        right.push(away.code().to_owned());
        if !app.mirror().online() {
            right.push(book.word("tui-offline"));
        }
    }
    if app.undo_kind() == table::Undo::Friendly {
        right.push(book.word("tui-friendly"));
    }
    right.push(book.lang().code().to_uppercase());
    let right = format!("{} ", right.join(" · "));
    let room = (area.width as usize).saturating_sub(fit::width(&right) + 1);
    let left = fit::pad(&format!(" {}", left.join(" · ")), room);
    let text = fit::pad(&format!("{left} {right}"), area.width as usize);
    buffer.set_string(area.x, area.y, text, app.palette.bar());
}

/// Who plays, with the time each has left if there are clocks.
fn names(app: &App) -> String {
    let name = |(n, name): (usize, &String)| {
        let clock = match app.host() {
            Host::Here(_) => None,
            Host::Server(away) => away.clock(Seat::new(n)),
        };
        match clock {
            Some(left) => format!("{name} {}:{:02}", left / 60_000, left / 1_000 % 60),
            None => name.clone(),
        }
    };
    app.book().names().iter().enumerate().map(name).collect::<Vec<_>>().join(" – ")
}

/// The bar at the bottom: the keys that matter here.
fn key_bar(keys: &str, app: &App, area: Rect, buffer: &mut Buffer) {
    let text = fit::pad(&format!(" {keys}"), area.width as usize);
    buffer.set_string(area.x, area.y, text, app.palette.bar());
}

/// A heading with a rule to its right.
fn rule(app: &App, title: &str, focused: bool, area: Rect, buffer: &mut Buffer) {
    let mark = if focused { "▸ " } else { "" };
    let title = fit::cut(&format!("─ {mark}{title} "), area.width as usize);
    let rest = (area.width as usize).saturating_sub(fit::width(&title));
    let text = format!("{title}{}", "─".repeat(rest));
    buffer.set_string(area.x, area.y, text, app.palette.frame(focused));
}

/// The first row to show so that the row with the cursor is in sight.
fn window(rows: usize, at: usize, height: usize) -> usize {
    let half = height / 2;
    at.saturating_sub(half).min(rows.saturating_sub(height))
}

fn actions(app: &App, area: Rect, whole: bool, buffer: &mut Buffer) {
    let focused = app.focus() == Focus::Actions && app.typing().is_none();
    let list = app.actions();
    rule(app, &title(app), focused, Rect { width: area.width - 1, ..area }, buffer);
    let inner = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
    let rows = list.rows();
    let at = rows.iter().position(|row| *row == Row::Item(list.at)).unwrap_or(0);
    // What belongs to a thought stands first, and is seen until one looks further.
    let at = if focused { at } else { 0 };
    let first = window(rows.len(), at, inner.height as usize);
    let widest = list.plays().map(|item| fit::width(&item.name)).max().unwrap_or(0);
    let columns = inner.width.saturating_sub(2) as usize;
    for (n, row) in rows.iter().skip(first).take(inner.height as usize).enumerate() {
        let y = inner.y + n as u16;
        match *row {
            Row::Head(group) => {
                let head = format!("{} ({})", list.heads[group], list.count(group));
                buffer.set_string(inner.x + 1, y, fit::cut(&head, columns), app.palette.strong());
            }
            Row::Item(index) => {
                let item = &list.items[index];
                let mark = if focused && index == list.at { "►" } else { " " };
                let name = called(app, index, item);
                let text = match item.does {
                    Does::Play if whole => {
                        format!("{mark} {}  {}", fit::pad(&name, widest), item.what)
                    }
                    _ if whole && item.what != item.name => format!("{mark} {name}  {}", item.what),
                    _ => format!("{mark} {name}"),
                };
                let style =
                    if focused && index == list.at { app.palette.cursor() } else { Style::new() };
                buffer.set_string(inner.x + 1, y, fit::cut(&text, columns), style);
            }
        }
    }
    more(app, first, rows.len(), inner, buffer);
}

/// What a line of the list is called: a button with the key that presses it, a
/// switch with whether it is on.
fn called(app: &App, index: usize, item: &Item) -> String {
    let name = &item.name;
    match &item.does {
        Does::Play => name.clone(),
        Does::Press if app.has_menu() => format!("{} {name}", index + 1),
        Does::Press if app.ready() == Some(item.text.as_str()) => format!("⏎ {name}"),
        Does::Press => format!("▪ {name}"),
        Does::Touch(handle) if handle.is_verb() => format!("+ {name}"),
        Does::Touch(handle) => {
            let picked = app.touches().is_some_and(|touches| touches.picked.contains(handle));
            format!("{} {name}", if picked { "✓" } else { "›" })
        }
        Does::Turn(_, on) => format!("{} {name}", if *on { "[x]" } else { "[ ]" }),
    }
}

/// The heading of the list: how much there is, what is held, which number stands.
fn title(app: &App) -> String {
    let book = app.book();
    let held = app.touches().map_or(&[][..], |touches| &touches.held);
    let message = if app.has_menu() {
        Message::new("tui-actions-menu")
    } else if held.is_empty() {
        Message::new("tui-actions").number("n", app.actions().plays().count() as i64)
    } else {
        Message::new("tui-actions-begun").text("steps", held.join("; "))
    };
    let title = book.say(&message, None);
    match app.touches().and_then(|touches| touches.stepper) {
        None => title,
        Some(stepper) => {
            let number = Message::new("tui-actions-number")
                .number("now", stepper.now)
                .number("least", stepper.least)
                .number("most", stepper.most);
            format!("{} · {title}", book.say(&number, None))
        }
    }
}

/// Arrows at the right edge where a list goes on.
fn more(app: &App, first: usize, rows: usize, area: Rect, buffer: &mut Buffer) {
    let x = area.right().saturating_sub(1);
    if first > 0 && area.height > 0 {
        buffer.set_string(x, area.y, "↑", app.palette.info());
    }
    if first + (area.height as usize) < rows && area.height > 0 {
        buffer.set_string(x, area.bottom() - 1, "↓", app.palette.info());
    }
}

fn log(app: &App, area: Rect, buffer: &mut Buffer) {
    let focused = app.focus() == Focus::Log && app.typing().is_none();
    rule(app, &app.book().word("tui-log"), focused, area, buffer);
    let inner = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
    let columns = inner.width.saturating_sub(3) as usize;
    let log = app.log();
    let mut rows: Vec<(Style, String)> = Vec::new();
    for (n, entry) in log.entries.iter().enumerate() {
        if n == log.fresh {
            let mark = format!("── {} ──", app.book().word("tui-since"));
            rows.push((app.palette.info(), fit::cut(&mark, columns + 1)));
        }
        let style = if n >= log.fresh { Style::new() } else { app.palette.faint() };
        for (k, line) in fit::wrap(&entry.text, columns).into_iter().enumerate() {
            let bullet = if k == 0 { "·" } else { " " };
            rows.push((style, format!("{bullet} {line}")));
        }
    }
    let height = inner.height as usize;
    let most = rows.len().saturating_sub(height);
    log.up.set(log.up.get().min(most));
    let first = most - log.up.get();
    for (n, (style, line)) in rows.iter().skip(first).take(height).enumerate() {
        buffer.set_string(inner.x, inner.y + n as u16, line, *style);
    }
    more(app, first, rows.len(), inner, buffer);
}

/// How many rows the message takes, with the line that is typed.
fn message_rows(app: &App, width: u16) -> u16 {
    let lines = fit::wrap(&app.message().1, width.saturating_sub(4) as usize).len() as u16;
    (lines + u16::from(app.typing().is_some())).clamp(2, 3)
}

/// The message below the lists, and the line that is typed. Where the cursor
/// of the typed line is, if there is one.
fn say(app: &App, area: Rect, buffer: &mut Buffer) -> Option<Position> {
    let (tone, text) = app.message();
    let (mark, style) = match tone {
        Tone::Good => ("✓", app.palette.good()),
        Tone::Bad => ("✗", app.palette.bad()),
        Tone::Info => ("•", app.palette.info()),
    };
    let typing = app.typing();
    let rows = (area.height - u16::from(typing.is_some())) as usize;
    let columns = area.width.saturating_sub(4) as usize;
    let mut lines = fit::wrap(&text, columns);
    if lines.len() > rows {
        lines.truncate(rows);
        if let Some(last) = lines.last_mut() {
            *last = fit::cut(&format!("{last} …"), columns);
        }
    }
    let top = area.y + u16::from(typing.is_some());
    if !text.is_empty() {
        buffer.set_string(area.x + 1, top, mark, style);
    }
    for (n, line) in lines.iter().enumerate() {
        let style = if tone == Tone::Bad { style } else { Style::new() };
        buffer.set_string(area.x + 3, top + n as u16, line, style);
    }
    let (wanted, line) = typing?;
    let label = app.book().word(match wanted {
        Wanted::Action => "tui-type-action",
        Wanted::File => "tui-type-file",
    });
    let label = format!(" {label} ");
    buffer.set_string(area.x, area.y, &label, app.palette.title());
    let x = area.x + fit::width(&label) as u16;
    let room = area.right().saturating_sub(x + 1) as usize;
    // A long text is shown around its cursor.
    let before = fit::width(&line.before());
    let skip = before.saturating_sub(room.saturating_sub(1));
    let shown: String = line.text.chars().skip(skip).collect();
    buffer.set_stringn(x, area.y, shown, room, app.palette.strong());
    Some(Position { x: x + (before - skip) as u16, y: area.y })
}
