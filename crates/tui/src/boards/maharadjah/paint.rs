//! How the map and what stands in its waters are painted.
//!
//! Colours tell players apart, and never alone: every stack says its nation in
//! letters. The players' lines and a battle stand in the Arabian Sea, where the
//! map needs no room.

use super::Subcontinent;
use super::cell::{self, Letters};
use super::chart::Chart;
use crate::boards::Look;
use crate::fit;
use crate::words::Book;
use engine::{Arg, Game, Message, Seat, Words};
use games::maharadjah::{Area, Nation, State, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

/// One colour for each seat.
const SEATS: [Color; 5] = [Color::Green, Color::Blue, Color::Magenta, Color::Yellow, Color::Red];

/// The name of a piece or place in the reader's language.
pub(super) fn name(book: &Book, kind: &str, key: &str) -> String {
    book.find(&format!("{kind}-{key}")).unwrap_or_else(|| key.to_owned())
}

/// The colour of whoever plays a nation.
fn colour(look: &Look<'_>, state: &State, nation: Option<Nation>) -> Style {
    match nation.and_then(|nation| state.scenario().seat(nation)) {
        Some(seat) => of_seat(look, seat),
        None => Style::new(),
    }
}

fn of_seat(look: &Look<'_>, seat: Seat) -> Style {
    let style = Style::new().add_modifier(Modifier::BOLD);
    if look.palette.colour { style.fg(SEATS[seat.index() % SEATS.len()]) } else { style }
}

/// A part of the screen; what leaves it is left out.
struct Sheet<'a> {
    area: Rect,
    buffer: &'a mut Buffer,
}

impl Sheet<'_> {
    /// Writes and returns the column after it.
    fn write(&mut self, x: u16, y: u16, text: &str, style: Style) -> u16 {
        if x < self.area.width && y < self.area.height {
            let room = (self.area.width - x) as usize;
            self.buffer.set_stringn(self.area.x + x, self.area.y + y, text, room, style);
        }
        x.saturating_add(fit::width(text) as u16)
    }
}

fn map(board: &Subcontinent, state: &State, look: &Look<'_>, chart: &Chart, sheet: &mut Sheet<'_>) {
    let faint = look.palette.faint();
    for y in 0..chart.rows {
        for x in 0..chart.columns {
            let line = chart.line(x, y);
            if line != ' ' {
                sheet.write(x, y, line.encode_utf8(&mut [0; 4]), faint);
            }
        }
    }
    let strait = chart.strait();
    sheet.write(strait.x, strait.y, &"═".repeat(strait.width as usize), look.palette.info());
    let letters = Letters::new(look.book);
    let near = super::near(board.game.map(), board.at);
    let slots = chart.slots();
    for place in Area::all() {
        let tokens = cell::tokens(state, place, &letters);
        let full = name(look.book, "area", place.key());
        let mark = board.mark(place, look.marks, look.focused);
        let titles = cell::titles(state, board.game.map(), place, &full, &letters);
        let titles = titles.map(|title| format!("{}{title}", mark.sign().unwrap_or_default()));
        let title = if state.battle().is_some_and(|battle| battle.area == place) {
            look.palette.bad()
        } else if place.is_sea() {
            look.palette.info()
        } else if tokens.is_empty() {
            faint
        } else {
            Style::new()
        };
        let title = mark.style(look.palette, title);
        let beside = look.focused && near.contains(place);
        let title = if beside { title.add_modifier(Modifier::UNDERLINED) } else { title };
        for part in cell::lay(&titles, &tokens, &slots[place.index()]) {
            let style = match part.token {
                None if part.text == " " => Style::new(),
                None => title,
                Some(n) => colour(look, state, tokens.get(n).and_then(|token| token.nation)),
            };
            sheet.write(part.x, part.y, &part.text, style);
        }
    }
}

/// A line of what the table tells, and how it looks.
type Line = (Style, String);

/// The players with their points and their nations: whole names and the points
/// of each if there is room for all, else their letters.
fn players(board: &Subcontinent, view: &View, look: &Look<'_>, room: Rect) -> Vec<Line> {
    let state = view.state();
    let letters = Letters::new(look.book);
    let columns = room.width as usize;
    let nations = |seat: Seat| {
        let own = Nation::ALL.iter().copied();
        own.filter(move |nation| state.scenario().seat(*nation) == Some(seat))
    };
    let asked = board.game.turn(state).seats();
    let head = |seat: Seat, longest: usize| {
        let mark = if asked.contains(seat) { "▸" } else { " " };
        let total = board.game.score(state, seat);
        format!("{mark}{} {total}", fit::cut(&look.book.name(seat), longest))
    };
    let seats = || Seat::all(board.game.players());
    let mut whole = Vec::new();
    for seat in seats() {
        whole.push((of_seat(look, seat), head(seat, columns.saturating_sub(5))));
        // The points stay beside their nation.
        let list: Vec<String> = nations(seat)
            .map(|nation| {
                format!("{}\u{a0}{}", name(look.book, "nation", nation.key()), state.points(nation))
            })
            .collect();
        let lines = fit::wrap(&list.join(" · "), columns.saturating_sub(2));
        whole.extend(lines.into_iter().map(|line| (Style::new(), format!("  {line}"))));
    }
    if whole.len() + BATTLE <= room.height as usize {
        return whole;
    }
    let short = seats().map(|seat| {
        let list: Vec<&str> = nations(seat).map(|nation| letters.nation(nation)).collect();
        let signs = list.concat();
        // Of a name that is too long at least the beginning.
        let total = board.game.score(state, seat).to_string();
        let longest = columns.saturating_sub(fit::width(&signs) + fit::width(&total) + 3).max(4);
        let head = head(seat, longest);
        let spread = format!("{head} {}", list.join(" "));
        let fits = fit::width(&spread) <= columns;
        (of_seat(look, seat), if fits { spread } else { format!("{head} {signs}") })
    });
    short.collect()
}

/// Rows that a battle takes at least.
const BATTLE: usize = 2;

/// The battle, in the words of the description if there is room for them, else
/// who is in it and what hits.
fn battle(
    board: &Subcontinent,
    view: &View,
    look: &Look<'_>,
    columns: usize,
    rows: usize,
) -> Vec<String> {
    let state = view.state();
    let Some(battle) = state.battle() else { return Vec::new() };
    let sections = board.game.describe(view);
    let found = sections.iter().find(|section| section.title.id == "view-title-battle");
    let Some(section) = found else { return Vec::new() };
    let title = look.book.say(&section.title, look.seat);
    let told = section.lines.iter().map(|line| look.book.say(line, look.seat));
    let mut lines = vec![title];
    lines.extend(told.flat_map(|line| fit::wrap(&line, columns)));
    if lines.len() > rows {
        lines.truncate(1);
        let letters = Letters::new(look.book);
        let odds =
            state.odds(board.game.map(), battle.area, state.nation(), battle.foe, battle.storm);
        let side = |nation: Nation, hits: u8| {
            let armies = state.armies(nation, battle.area);
            format!("{}{armies} {}+", letters.nation(nation), hits.clamp(1, 6))
        };
        let mut sides = vec![side(state.nation(), odds.attacker_hits_on)];
        if !battle.storm {
            sides.push(side(battle.foe, odds.defender_hits_on));
        }
        let power = battle.area.is_land().then(|| state.factory(battle.area)).flatten();
        if let Some(power) = power.filter(|_| battle.joined || battle.storm) {
            let hits = odds.factory_hits_on.clamp(1, 6);
            sides.push(format!("+{} {hits}+", letters.nation(power)));
        }
        lines.extend(fit::wrap(&sides.join(" · "), columns));
    }
    lines
}

pub(super) fn paint(
    board: &Subcontinent,
    view: &View,
    look: &Look<'_>,
    area: Rect,
    buffer: &mut Buffer,
) {
    let chart = Chart::new(area.width, area.height);
    let mut sheet = Sheet { area, buffer };
    map(board, view.state(), look, &chart, &mut sheet);
    let room = chart.water();
    let columns = room.width as usize;
    let mut lines = players(board, view, look, room);
    let rest = (room.height as usize).saturating_sub(lines.len());
    let fight = battle(board, view, look, columns, rest);
    if fight.is_empty() {
        let marks = fit::wrap(&look.book.word("tui-maharadjah-marks"), columns);
        lines.extend(marks.into_iter().map(|line| (look.palette.faint(), line)));
    } else {
        lines.extend(fight.into_iter().map(|line| (look.palette.bad(), line)));
    }
    for (y, (style, line)) in (room.y..room.bottom()).zip(lines) {
        sheet.write(room.x, y, &fit::cut(&line, columns), style);
    }
}

/// The place under the cursor, whole: what it is, who is there, what it
/// touches, and how much the reader may do there.
pub(super) fn under(board: &Subcontinent, view: &View, book: &Book) -> String {
    let (at, map) = (board.at, board.game.map());
    let named =
        |kind: &str, key: &str| Message { id: format!("{kind}-{key}").into(), args: Vec::new() };
    let place = named("area", at.key());
    let mut pieces = pieces(board, view, &place);
    if pieces.is_empty() {
        pieces.push(Message::new("tui-maharadjah-empty"));
    }
    let near = super::near(map, at).map(|other| {
        let name = named("area", other.key());
        if at.is_land() && other.is_land() && map.is_guessed(at, other) {
            Message::new("tui-maharadjah-guessed").message("area", name)
        } else {
            name
        }
    });
    let here = if at.is_land() {
        let ground = match (map.is_rough(at), map.sites().contains(at)) {
            (false, false) => "tui-maharadjah-plain",
            (false, true) => "tui-maharadjah-plain-site",
            (true, false) => "tui-maharadjah-rough",
            (true, true) => "tui-maharadjah-rough-site",
        };
        let region = named("region", map.region_of(at).key());
        let here = Message::new("tui-maharadjah-here").message("region", region);
        here.message("ground", Message::new(ground))
    } else {
        Message::new("tui-maharadjah-beyond")
    };
    let here = here.message("area", place).list("pieces", pieces).list("near", near);
    book.say(&here, None)
}

/// What the description of the table names in a place.
fn pieces(board: &Subcontinent, view: &View, place: &Message) -> Vec<Message> {
    let lines = board.game.describe(view).into_iter().flat_map(|section| section.lines);
    let mut found = lines.filter(|line| {
        let told =
            line.args.iter().any(|(name, arg)| name == "pieces" && matches!(arg, Arg::List(_)));
        told && line.args.iter().any(|(_, arg)| *arg == Arg::Message(place.clone()))
    });
    let args = found.next().map(|line| line.args).unwrap_or_default();
    let list = args.into_iter().find_map(|(_, arg)| match arg {
        Arg::List(list) => Some(list),
        _ => None,
    });
    list.unwrap_or_default()
}

/// What the signs and letters mean.
pub(super) fn legend(book: &Book) -> Vec<String> {
    let letters = Letters::new(book);
    let nations = Nation::ALL.iter().map(|nation| {
        format!("{}\u{a0}{}", letters.nation(*nation), name(book, "nation", nation.key()))
    });
    let places = Area::all()
        .map(|place| format!("{}\u{a0}{}", letters.place(place), name(book, "area", place.key())));
    vec![
        book.word("tui-maharadjah-marks"),
        book.word("tui-maharadjah-marks-more"),
        nations.collect::<Vec<_>>().join(" · "),
        places.collect::<Vec<_>>().join(" · "),
    ]
}
