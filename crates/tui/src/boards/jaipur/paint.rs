//! Painting the board of Jaipur.
//!
//! Every card has a letter, an emblem and a name; the colour only repeats
//! them. A picked card has a heavy frame; below each stands its mark, and above
//! the card under the cursor an arrow.

use super::{HAND, HERD, MARKET, Stall, in_hand, in_market};
use crate::boards::{Look, Mark, Thing};
use crate::fit;
use engine::{Message, Seat};
use games::jaipur::{Cards, Kind, View, board};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, BorderType, Widget};

/// Rows of the board in a small window, and with room to spare.
pub(super) const SMALL: u16 = 13;
pub(super) const ROOMY: u16 = 16;

/// The board grows no wider than this.
const WIDEST: u16 = 80;
const CARD: u16 = 9;
const HERD_CARD: u16 = 11;
/// The widest pile is leather: letter, name and nine values.
const PILES: u16 = 31;
const EMBLEMS: [&str; 7] = ["◆", "●", "○", "≈", "♣", "▬", "∩"];

fn colour(kind: Kind) -> Color {
    match kind {
        Kind::Diamond => Color::LightRed,
        Kind::Gold => Color::Yellow,
        Kind::Silver => Color::Gray,
        Kind::Cloth => Color::Magenta,
        Kind::Spice => Color::Green,
        Kind::Leather => Color::LightBlue,
        Kind::Camel => Color::Cyan,
    }
}

/// The bare name of a kind, in the game's own words.
fn name(look: &Look<'_>, kind: Kind) -> String {
    let id = if kind == Kind::Camel { "camel".to_owned() } else { format!("good-{}", kind.name()) };
    look.book.find(&id).unwrap_or_default()
}

pub(super) fn paint(stall: &Stall, view: &View, look: &Look<'_>, area: Rect, buffer: &mut Buffer) {
    // Wider, the eye would have to travel from the market to the tokens.
    let area = Rect { width: area.width.min(WIDEST), ..area };
    let roomy = area.height >= ROOMY;
    let tall = if roomy { 5 } else { 4 };
    let left = area.width.saturating_sub(PILES);
    let market = Rect { height: tall + 1, width: left, ..area };
    paint_market(stall, view, look, market, buffer);
    let gap = u16::from(roomy);
    let players = Rect { y: market.bottom() + gap, height: 3, width: left, ..area };
    paint_players(stall, view, look, players, buffer);
    let piles = Rect {
        x: area.x + left,
        width: PILES.min(area.width),
        height: players.bottom() - area.y,
        ..area
    };
    paint_piles(view, look, piles, buffer);
    let hand = Rect { y: players.bottom(), height: tall + 1, ..area };
    paint_hand(stall, view, look, hand, buffer);
}

fn heading(look: &Look<'_>, text: &str, focused: bool, x: u16, y: u16, buffer: &mut Buffer) -> u16 {
    let mark = if focused { "▸ " } else { "" };
    let style = if focused { look.palette.title() } else { look.palette.strong() };
    buffer.set_string(x, y, format!("{mark}{text}"), style);
    x + fit::width(mark) as u16 + fit::width(text) as u16
}

fn paint_market(stall: &Stall, view: &View, look: &Look<'_>, area: Rect, buffer: &mut Buffer) {
    let here = look.focused && stall.zone == MARKET;
    let title = look.book.word("tui-jaipur-market");
    let end = heading(look, &title, here, area.x + 1, area.y, buffer);
    let sold: Vec<String> =
        view.public.discard.iter().map(|(kind, n)| format!("{n}{}", kind.letter())).collect();
    let facts = Message::new("tui-jaipur-facts")
        .number("deck", view.deck)
        .text("sold", if sold.is_empty() { "0".to_owned() } else { sold.join(" ") });
    let facts = look.book.say(&facts, None);
    let room = area.right().saturating_sub(end + 2) as usize;
    let facts = fit::cut(&facts, room);
    let x = area.right().saturating_sub(fit::width(&facts) as u16 + 1);
    buffer.set_string(x, area.y, facts, look.palette.faint());
    let row = stall.market();
    for (n, kind) in row.iter().copied().enumerate() {
        let mut mark = of_card(look, &row, n, in_market);
        mark.cursor = here && stall.at[MARKET] == n;
        // The camels go together or not at all.
        mark.picked |= kind == Kind::Camel && look.marks.count("market:K") > 0;
        let place = Rect {
            x: area.x + 1 + n as u16 * CARD,
            y: area.y + 1,
            width: CARD,
            height: area.height - 1,
        };
        paint_card(look, kind, &name(look, kind), mark, place, buffer);
    }
}

fn paint_hand(stall: &Stall, view: &View, look: &Look<'_>, area: Rect, buffer: &mut Buffer) {
    let Some(seat) = view.viewer else {
        return paint_backs(view, look, area, buffer);
    };
    let hand = stall.hand();
    let here = look.focused && stall.zone == HAND;
    let title = Message::new("tui-jaipur-hand")
        .number("n", hand.len() as i64)
        .number("limit", board::HAND_LIMIT);
    heading(look, &look.book.say(&title, None), here, area.x + 1, area.y, buffer);
    for (n, kind) in hand.iter().copied().enumerate() {
        let mut mark = of_card(look, &hand, n, in_hand);
        mark.cursor = here && stall.at[HAND] == n;
        let place = Rect {
            x: area.x + 1 + n as u16 * CARD,
            y: area.y + 1,
            width: CARD,
            height: area.height - 1,
        };
        paint_card(look, kind, &name(look, kind), mark, place, buffer);
    }
    let herd = view.public.herd[seat.index()];
    let place = Rect {
        x: area.right().saturating_sub(HERD_CARD + 1).max(area.x),
        y: area.y + 1,
        width: HERD_CARD,
        height: area.height - 1,
    };
    let here = look.focused && stall.zone == HERD;
    let title = look.book.word("tui-jaipur-herd");
    heading(look, &title, here, place.x + u16::from(!here), area.y, buffer);
    let given = look.marks.count("herd:K");
    let mark = Mark { cursor: here, picked: given > 0, ..look.marks.at("herd:K") };
    let label = if given > 0 {
        let given = Message::new("tui-jaipur-give").number("n", given as i64).number("of", herd);
        look.book.say(&given, None)
    } else {
        format!("× {herd}")
    };
    paint_card(look, Kind::Camel, &label, mark, place, buffer);
}

/// How a card of a row lies there.
fn of_card(look: &Look<'_>, row: &[Kind], n: usize, thing: fn(Kind, usize) -> Thing) -> Mark {
    let thing = thing(row[n], n);
    let before = row[..n].iter().filter(|kind| **kind == row[n]).count();
    look.marks.of_several(thing.handle.as_str(), &thing.key, before)
}

/// What somebody who sits nowhere sees instead of a hand.
fn paint_backs(view: &View, look: &Look<'_>, area: Rect, buffer: &mut Buffer) {
    for (row, seat) in [Seat::A, Seat::B].into_iter().enumerate() {
        let size = view.hand_sizes[seat.index()];
        let backs = "▒▒ ".repeat(size as usize);
        let name = fit::pad(&look.book.name(seat), 12);
        let y = area.y + 1 + 2 * row as u16;
        buffer.set_stringn(
            area.x + 1,
            y,
            format!("{name} {backs}"),
            area.width as usize,
            look.palette.faint(),
        );
    }
}

fn paint_card(
    look: &Look<'_>,
    kind: Kind,
    label: &str,
    mark: Mark,
    area: Rect,
    buffer: &mut Buffer,
) {
    let area = area.intersection(buffer.area);
    if area.width < 3 || area.height < 3 {
        return;
    }
    let style = if mark.culprit {
        look.palette.bad()
    } else if mark.picked {
        look.palette.picked()
    } else if mark.cursor {
        look.palette.title()
    } else {
        Style::new()
    };
    let border = if mark.picked { BorderType::Thick } else { BorderType::Rounded };
    let block = Block::bordered().border_type(border).border_style(style);
    let inner = block.inner(area);
    block.render(area, buffer);
    let middle = area.x + area.width / 2;
    if mark.cursor {
        buffer.set_string(middle, area.y, "▼", style);
    }
    buffer.set_string(middle, area.bottom() - 1, mark.sign().unwrap_or_default(), style);
    let badge = look.palette.badge(colour(kind));
    buffer.set_string(inner.x + 1, inner.y, format!(" {} ", kind.letter()), badge);
    let emblem = inner.right().saturating_sub(2);
    buffer.set_string(emblem, inner.y, EMBLEMS[kind.index()], Style::new());
    let columns = inner.width as usize;
    let label = fit::centre(label, columns);
    let style = if mark.cursor { look.palette.cursor() } else { Style::new() };
    buffer.set_stringn(inner.x, inner.bottom() - 1, label, columns, style);
}

/// The columns of the players' table: where each begins.
const COLUMNS: [u16; 6] = [0, 10, 20, 28, 34, 40];

fn paint_players(stall: &Stall, view: &View, look: &Look<'_>, area: Rect, buffer: &mut Buffer) {
    let heads = ["", "tui-jaipur-col-hand", "tui-jaipur-col-herd", "tui-jaipur-col-goods"];
    let heads = heads.into_iter().chain(["tui-jaipur-col-bonus", "tui-jaipur-col-seals"]);
    let cell = |column: usize, row: u16, text: &str, style: Style, buffer: &mut Buffer| {
        let x = area.x + 1 + COLUMNS[column];
        let end = COLUMNS.get(column + 1).map_or(area.right(), |next| area.x + *next);
        let room = end.saturating_sub(x) as usize;
        buffer.set_string(x, area.y + row, fit::cut(text, room), style);
    };
    for (column, id) in heads.enumerate().skip(1) {
        cell(column, 0, &look.book.word(id), look.palette.faint(), buffer);
    }
    // The rival above, the reader below, as they sit.
    let reader = view.viewer.unwrap_or(Seat::A);
    for (row, seat) in [(1, reader.next(2)), (2, reader)] {
        let n = seat.index();
        let own = view.viewer == Some(seat);
        let style = if own { look.palette.strong() } else { Style::new() };
        let turn = if view.public.to_move == seat { "►" } else { " " };
        let who = look.book.name(seat);
        cell(0, row, &format!("{turn}{who}"), style, buffer);
        let size = view.hand_sizes[n];
        let seen = if own || !stall.known { Cards::NONE } else { view.public.known[n] };
        let seen_text = if seen.is_empty() { String::new() } else { seen.to_string() };
        let unseen = "▒".repeat(if own { 0 } else { (size - seen.total()) as usize });
        cell(1, row, &format!("{size} {seen_text}{unseen}"), style, buffer);
        let herd = match view.public.herd[n] {
            herd if own || stall.count => herd.to_string(),
            0 => look.book.word("tui-jaipur-herd-none"),
            _ => look.book.word("tui-jaipur-herd-some"),
        };
        cell(2, row, &herd, style, buffer);
        cell(3, row, &view.public.rupees[n].to_string(), style, buffer);
        let tokens: u8 = view.public.bonus[n].iter().sum();
        let bonus = match (tokens, own) {
            (0, _) => "–".to_owned(),
            (_, true) => format!("{}", view.own_bonus()),
            (_, false) => format!("{tokens} × ?"),
        };
        cell(4, row, &bonus, style, buffer);
        let seals = view.public.seals[n] as usize;
        let open = (stall.game.seals_to_win() as usize).saturating_sub(seals);
        cell(5, row, &format!("{}{}", "●".repeat(seals), "○".repeat(open)), style, buffer);
    }
}

/// The tokens still to be won; those a sale would bring are marked.
fn paint_piles(view: &View, look: &Look<'_>, area: Rect, buffer: &mut Buffer) {
    let title = look.book.word("tui-jaipur-piles");
    let earned = (3..=5).any(|n| look.marks.brings(&format!("bonus:{n}")));
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(look.palette.faint())
        .title(Line::styled(format!(" {title} "), look.palette.strong()))
        .title_bottom(Line::styled(
            bonus_left(view, look),
            if earned { look.palette.picked() } else { Style::new() },
        ));
    let inner = block.inner(area);
    block.render(area, buffer);
    for (row, good) in Kind::GOODS.into_iter().enumerate() {
        let y = inner.y + row as u16;
        if y >= inner.bottom() {
            return;
        }
        let badge = look.palette.badge(colour(good));
        buffer.set_string(inner.x, y, format!(" {} ", good.letter()), badge);
        buffer.set_string(inner.x + 4, y, fit::pad(&name(look, good), 7), Style::new());
        let pile = view.public.tokens.pile(good);
        let gone = usize::from(view.public.tokens.gone(good));
        let mut x = inner.x + 12;
        if pile.is_empty() {
            buffer.set_string(x, y, look.book.word("tui-jaipur-empty"), look.palette.faint());
        }
        for (n, value) in pile.iter().enumerate() {
            let style = match n {
                n if wins(look, good, gone + n) => {
                    look.palette.picked().add_modifier(Modifier::UNDERLINED)
                }
                0 => look.palette.strong(),
                _ => Style::new(),
            };
            buffer.set_string(x, y, value.to_string(), style);
            x += 2;
        }
    }
}

/// Whether the complete move would win a token of a pile.
fn wins(look: &Look<'_>, good: Kind, n: usize) -> bool {
    look.marks.brings(&format!("token:{}:{n}", good.letter()))
}

/// The bonus tokens still to be won, on the lower edge of the frame.
fn bonus_left(view: &View, look: &Look<'_>) -> String {
    let [three, four, five] = view.bonus_left;
    let bonus = Message::new("tui-jaipur-bonus-left");
    let bonus = bonus.number("three", three).number("four", four).number("five", five);
    format!(" {} ", fit::cut(&look.book.say(&bonus, None), PILES as usize - 4))
}
