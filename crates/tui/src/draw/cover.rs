//! What covers the table: pages to read, reports, the hand-over, the end.
//!
//! A cover hides everything below it. The hand-over in particular shows
//! nothing that anybody at the table knows.

use super::key_bar;
use crate::app::{App, Leap, Overlay, Page, Tone};
use crate::boards::Report;
use crate::fit;
use crate::host::Host;
use crate::markdown::{self, Line};
use crate::{rules, standing};
use engine::{Message, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Block, BorderType, Widget};

/// Lines longer than this are tiring to read.
const READABLE: u16 = 92;

pub(super) fn draw(app: &App, overlay: &Overlay, area: Rect, buffer: &mut Buffer) {
    match overlay {
        Overlay::Page(page, scroll, leap) => {
            let at = (scroll.get(), leap.take());
            scroll.set(page_of(app, *page, at, area, buffer));
        }
        Overlay::Report(report) => {
            let mut lines = vec![centred(app, &report.title)];
            lines.push(Row::blank());
            lines.extend(report_table(app, report));
            lines.push(Row::blank());
            lines.extend(report.notes.iter().map(|note| centred(app, note)));
            panel(app, &lines, "tui-keys-report", area, buffer);
        }
        Overlay::Result => panel(app, &result(app), "tui-keys-result", area, buffer),
        Overlay::Lobby => panel(app, &lobby(app), "tui-keys-lobby", area, buffer),
        Overlay::Handover(seat) => {
            let next = Message::new("tui-handover").seat("who", *seat);
            let mut lines = vec![Row::title(app.book().say(&next, None)), Row::blank()];
            let ready = Message::new("tui-handover-ready").seat("who", *seat);
            lines.push(Row::plain(app.book().say(&ready, None)));
            panel(app, &lines, "tui-keys-handover", area, buffer);
        }
        Overlay::Quit => {
            let keys = match app.host() {
                Host::Here(_) => "tui-keys-quit",
                Host::Server(_) => "tui-keys-quit-server",
            };
            panel(app, &quit(app), keys, area, buffer);
        }
        Overlay::Agree(seat, why) => {
            let question = Message::new("table-undo-question").seat("who", *seat);
            let mut lines = vec![Row::title(app.book().say(&question, None)), Row::blank()];
            lines.extend(why.iter().map(|why| Row::plain(app.book().say(why, None))));
            panel(app, &lines, "tui-keys-agree", area, buffer);
        }
    }
}

/// A centred row of a panel.
struct Row {
    title: bool,
    /// Its spaces are columns of a table: it is not broken into lines.
    table: bool,
    text: String,
}

impl Row {
    fn title(text: impl Into<String>) -> Row {
        Row { title: true, table: false, text: text.into() }
    }

    fn plain(text: impl Into<String>) -> Row {
        Row { title: false, table: false, text: text.into() }
    }

    fn blank() -> Row {
        Row::plain("")
    }
}

fn centred(app: &App, message: &Message) -> Row {
    Row::plain(app.book().say(message, app.seat()))
}

/// A box in the middle of an otherwise empty screen.
fn panel(app: &App, rows: &[Row], keys: &'static str, area: Rect, buffer: &mut Buffer) {
    let columns = area.width.saturating_sub(10).min(READABLE) as usize;
    let mut lines: Vec<(bool, String)> = Vec::new();
    for row in rows {
        if row.table || row.text.is_empty() {
            lines.push((row.title, fit::cut(&row.text, columns)));
        } else {
            lines.extend(fit::wrap(&row.text, columns).into_iter().map(|line| (row.title, line)));
        }
    }
    if let Some((tone, text)) = app.notice() {
        lines.push((false, String::new()));
        let mark = if tone == Tone::Bad { "✗" } else { "•" };
        lines.extend(fit::wrap(&format!("{mark} {text}"), columns).into_iter().map(|l| (false, l)));
    }
    let widest = lines.iter().map(|(_, line)| fit::width(line)).max().unwrap_or(0);
    let width = (widest as u16 + 6).max(40).min(area.width);
    let height = (lines.len() as u16 + 4).min(area.height - 1);
    let place = Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - 1 - height) / 2,
        width,
        height,
    };
    let name = app.book().find("game-name").unwrap_or_default();
    let block = Block::bordered()
        .border_type(BorderType::Double)
        .border_style(app.palette.title())
        .title(ratatui::text::Line::styled(format!(" {name} "), app.palette.title()));
    let inner = block.inner(place);
    block.render(place, buffer);
    for (n, (title, line)) in lines.iter().take(inner.height.saturating_sub(2) as usize).enumerate()
    {
        let style = if *title { app.palette.title() } else { Style::new() };
        let text = fit::centre(line, inner.width as usize);
        buffer.set_string(inner.x, inner.y + 1 + n as u16, text, style);
    }
    let bottom = Rect { y: area.bottom() - 1, height: 1, ..area };
    key_bar(&app.book().word(keys), app, bottom, buffer);
}

/// Rows of equal width, so that centring keeps the columns under each other.
fn report_table(app: &App, report: &Report) -> Vec<Row> {
    let book = app.book();
    let seats = report.total.1.len();
    let names: Vec<String> = Seat::all(seats).map(|seat| book.name(seat)).collect();
    let label = |message: &Message| book.say(message, app.seat());
    let every = report.rows.iter().chain([&report.total]);
    let first = every.map(|(message, _)| fit::width(&label(message))).max().unwrap_or(0);
    let column = names.iter().map(|name| fit::width(name)).max().unwrap_or(0).clamp(6, 14) + 2;
    let right = |text: &str| {
        let text = fit::cut(text, column);
        format!("{}{text}", " ".repeat(column - fit::width(&text)))
    };
    let line = |head: &str, cells: &[String]| {
        let cells: String = cells.iter().map(|cell| right(cell)).collect();
        format!("{}{cells}", fit::pad(head, first))
    };
    let row = |title: bool, text: String| Row { title, table: true, text };
    let mut rows = vec![row(true, line("", &names))];
    for (message, cells) in &report.rows {
        rows.push(row(false, line(&label(message), cells)));
    }
    rows.push(row(false, "─".repeat(first + column * seats)));
    rows.push(row(true, line(&label(&report.total.0), &report.total.1)));
    rows
}

/// How the match ended: the winner, the reports in short, the final scores.
fn result(app: &App) -> Vec<Row> {
    let book = app.book();
    let Some(outcome) = &app.mirror().outcome else {
        return Vec::new();
    };
    let seat = app.seat();
    let mut rows = vec![Row::title(book.say(&outcome.message(), seat)), Row::blank()];
    if outcome.resigned.is_some() {
        rows.push(Row::plain(book.say(&app.seen().asks(), seat)));
        rows.push(Row::blank());
    }
    let scores = outcome.scores.iter().map(ToString::to_string).collect();
    let reports = app.reports();
    let name = Message::new("tui-result");
    let table = Report {
        name: name.clone(),
        title: name,
        rows: reports.into_iter().map(|report| (report.name, report.total.1)).collect(),
        total: (app.board().score(), scores),
        notes: Vec::new(),
    };
    rows.extend(report_table(app, &table));
    rows.push(Row::blank());
    let kept = match app.record() {
        Some(path) => Message::new("tui-saved").text("file", path.to_string_lossy()),
        None => Message::new("tui-save-hint"),
    };
    rows.push(Row::plain(book.say(&kept, None)));
    rows
}

/// The chairs of a table that waits for players.
fn lobby(app: &App) -> Vec<Row> {
    let book = app.book();
    let Some(card) = &app.mirror().table else { return Vec::new() };
    let title = Message::new("tui-lobby").text("code", &card.code);
    let mut rows = vec![Row::title(book.say(&title, None)), Row::blank()];
    for (n, chair) in card.chairs.iter().enumerate() {
        let id = match (chair.open, chair.yours) {
            (true, _) => "tui-lobby-free",
            (false, true) => "tui-lobby-yours",
            (false, false) => "tui-lobby-taken",
        };
        let row = Message::new(id).number("seat", n as i64 + 1).seat("who", Seat::new(n));
        rows.push(Row::plain(book.say(&row, None)));
    }
    rows
}

fn quit(app: &App) -> Vec<Row> {
    let book = app.book();
    let kept = match (app.host(), app.record()) {
        (Host::Server(away), _) => Message::new("tui-quit-server").text("code", away.code()),
        (Host::Here(_), Some(path)) => {
            Message::new("tui-quit-kept").text("file", path.to_string_lossy())
        }
        (Host::Here(_), None) => Message::new("tui-quit-lost"),
    };
    vec![Row::title(book.word("tui-quit")), Row::blank(), Row::plain(book.say(&kept, None))]
}

/// Where a leap from a line leads: to a heading, or nowhere.
fn leapt(lines: &[Line], at: usize, leap: Leap, tables: &str) -> usize {
    // A long heading has several lines.
    let heads = || (0..lines.len()).filter(|n| lines[*n].title && (*n == 0 || !lines[n - 1].title));
    let found = match leap {
        Leap::Stay => None,
        Leap::Next => heads().find(|n| *n > at),
        Leap::Back => Some(heads().rfind(|n| *n < at).unwrap_or(0)),
        Leap::Tables => heads().find(|n| lines[*n].text == tables),
    };
    found.unwrap_or(at)
}

/// Draws a page from a line on; the line it was really drawn from.
fn page_of(
    app: &App,
    page: Page,
    (at, leap): (usize, Leap),
    area: Rect,
    buffer: &mut Buffer,
) -> usize {
    let width = area.width.min(READABLE + 4);
    let place =
        Rect { x: area.x + (area.width - width) / 2, width, height: area.height - 1, ..area };
    let columns = width.saturating_sub(4) as usize;
    let (title, lines) = match page {
        Page::Help => ("tui-help", help(app, columns)),
        Page::Rules => {
            ("tui-rules", markdown::page(app.seen().entry.rules(app.book().lang()), columns))
        }
        Page::Words => {
            let sections = app.seen().describe();
            ("tui-words", sections_of(app, &sections, columns))
        }
        Page::Standing => ("tui-standing", standing_of(app, columns)),
    };
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(app.palette.faint())
        .title(ratatui::text::Line::styled(
            format!(" {} ", app.book().word(title)),
            app.palette.title(),
        ));
    let inner = block.inner(place);
    block.render(place, buffer);
    let height = inner.height as usize;
    let most = lines.len().saturating_sub(height);
    let tables = rules::part(app.seen().entry.rules(app.book().lang()), "tables");
    let tables = tables.and_then(|part| part.lines().next()).unwrap_or_default();
    let first = leapt(&lines, at, leap, tables.trim_start_matches(['#', ' '])).min(most);
    for (n, line) in lines.iter().skip(first).take(height).enumerate() {
        let style = if line.title { app.palette.title() } else { Style::new() };
        buffer.set_string(inner.x + 1, inner.y + n as u16, &line.text, style);
    }
    if let Some(percent) = (first * 100).checked_div(most) {
        let mark = format!(" {percent} % ");
        let x = place.right().saturating_sub(fit::width(&mark) as u16 + 2);
        buffer.set_string(x, place.bottom() - 1, mark, app.palette.info());
    }
    if let Some((_, said)) = app.notice() {
        let said = fit::cut(&format!(" {said} "), columns.saturating_sub(8));
        buffer.set_string(place.x + 1, place.bottom() - 1, said, app.palette.info());
    }
    let bottom = Rect { y: area.bottom() - 1, height: 1, ..area };
    let keys = if page == Page::Rules { "tui-keys-rules" } else { "tui-keys-page" };
    key_bar(&app.book().word(keys), app, bottom, buffer);
    first
}

/// The keys of the frame, with the sentences that tell what they do.
const KEYS: &[(&str, &str)] = &[
    ("Tab ←↑↓→", "tui-key-move"),
    ("Space", "tui-key-pick"),
    ("Enter", "tui-key-enter"),
    ("Esc", "tui-key-escape"),
    ("+ -", "tui-key-number"),
    ("1 2 3", "tui-key-choose"),
    ("t", "tui-key-type"),
    ("a", "tui-key-actions"),
    ("h", "tui-key-hint"),
    ("u", "tui-key-undo"),
    ("d", "tui-key-words"),
    ("y", "tui-key-standing"),
    ("PgUp PgDn", "tui-key-log"),
    ("r", "tui-key-rules"),
    ("s", "tui-key-save"),
    ("l", "tui-key-language"),
    ("q", "tui-key-quit"),
    ("say leave", "tui-key-asks"),
];

fn help(app: &App, columns: usize) -> Vec<Line> {
    let book = app.book();
    let mut lines = vec![Line::title(book.word("tui-help-keys"))];
    for (key, id) in KEYS.iter().chain(app.board().keys()) {
        lines.extend(Line::wrapped(&book.word(id), &format!("  {}", fit::pad(key, 11)), columns));
    }
    lines.push(Line::plain(""));
    lines.push(Line::title(book.word("take-back")));
    let manners = book.say(&app.undo_kind().message(), None);
    lines.extend(Line::wrapped(&manners, "  ", columns));
    lines.push(Line::plain(""));
    let legend = app.board().legend(book);
    if app.host().entry().drawn || !legend.is_empty() {
        lines.push(Line::title(book.word("tui-help-signs")));
        lines.extend(Line::wrapped(&book.word("tui-help-marks"), "  ", columns));
        lines.extend(legend.iter().flat_map(|line| Line::wrapped(line, "  ", columns)));
        lines.push(Line::plain(""));
    }
    lines.extend(sections_of(app, &app.seen().help(), columns));
    lines
}

fn sections_of(app: &App, sections: &[engine::Section], columns: usize) -> Vec<Line> {
    let mut lines = Vec::new();
    for section in sections {
        lines.push(Line::title(app.book().say(&section.title, app.seat())));
        for line in &section.lines {
            lines.extend(Line::wrapped(&app.book().say(line, app.seat()), "  ", columns));
        }
        lines.push(Line::plain(""));
    }
    lines.pop();
    lines
}

/// What need not be asked.
fn standing_of(app: &App, columns: usize) -> Vec<Line> {
    let Some(seat) = app.seat() else { return Vec::new() };
    let lines = standing::lines(app.seen(), seat, app.book());
    lines.iter().flat_map(|line| Line::wrapped(line, "", columns)).collect()
}
