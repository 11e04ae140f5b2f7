//! The tokens still to be won: six piles of goods tokens, three of bonus tokens
//! and the camel token.

use super::names;
use super::palette::INK;
use super::pieces::{SOFT, TEXT, middle, plain, quiet, reach, rest, token};
use super::plan::{Form, Rect};
use super::table::Table;
use crate::board;
use crate::cards::Kind;
use drawing::{Anchor, Ink, Item, Kind as How, Outline, Paint, Shape, Type, svg};
use engine::Message;

/// The piles of goods tokens.
pub(super) fn goods(table: &mut Table<'_>) {
    for (n, good) in Kind::GOODS.into_iter().enumerate() {
        let all = table.plan.goods;
        let n = n as f32;
        let part = match table.plan.form {
            Form::Rows | Form::Tower => {
                let wide = all.w / 6.0;
                Rect { x: all.x + n * wide, w: wide, ..all }
            }
            Form::Column => {
                let high = all.h / 6.0;
                Rect { y: all.y + n * high, h: high, ..all }
            }
        };
        pile(table, good, part);
    }
}

fn pile(table: &mut Table<'_>, good: Kind, part: Rect) {
    let form = table.plan.form;
    let values = table.view.public.tokens.pile(good);
    let gone = usize::from(table.view.public.tokens.gone(good));
    let name = table.kind(good);
    let list: Vec<String> = values.iter().map(u8::to_string).collect();
    let label = Message::new(if list.is_empty() { "table-pile-gone" } else { "table-pile" });
    let mut label = label.message("good", names::title(good));
    if !list.is_empty() {
        label = label.text("tokens", list.join(" "));
    }
    let label = table.say(&label);
    let (cx, cy) = part.middle();
    let inset = Rect { x: part.x + 3.0, y: part.y + 3.0, w: part.w - 6.0, h: part.h - 6.0 };
    let handle = names::pile(good);
    let mut item = Item::new(handle.as_str(), cx, cy)
        .touched(handle.clone(), How::Still, label)
        .with(Shape::Rect(
            -inset.w / 2.0,
            -inset.h / 2.0,
            inset.w,
            inset.h,
            8.0,
            Paint::fill(Ink::Role("sheet")),
        ));
    let tag = if values.is_empty() {
        Some(table.word("table-gone"))
    } else {
        (board::MIN_SALE[good.index()] > 1).then(|| format!("{}+", board::MIN_SALE[good.index()]))
    };
    let big = match form {
        Form::Rows => 63.0,
        Form::Column => 50.0_f32.min(part.h - 8.0),
        Form::Tower if table.plan.tall => 52.0,
        Form::Tower => 42.0,
    };
    // The next token, and where the name and its tag stand.
    let (next, tag_at) = match form {
        Form::Rows => {
            let letters = plain(12.5);
            let small = Type::new(10.5, SOFT).bold();
            let tagged = tag.as_ref().map_or(0.0, |tag| reach(&small, tag) + 11.0);
            let wide = reach(&letters, &name) + tagged;
            let left = -wide / 2.0;
            let base = part.h / 2.0 - 11.0;
            item = item.with(Shape::text(left, base, name, letters.anchor(Anchor::Start)));
            let next = (cx, part.bottom() - 28.0 - big / 2.0);
            (next, (wide / 2.0 - tagged + 4.0, base - 4.0))
        }
        Form::Column => {
            let at = -part.w / 2.0 + 35.0;
            let up = if tag.is_some() { -9.0 } else { 0.0 };
            item = item.with(Shape::text(at, middle(up, 12.0), name, plain(12.0).room(56.0)));
            let width = tag.as_ref().map_or(0.0, |tag| reach(&Type::new(10.5, SOFT).bold(), tag));
            ((part.x + 68.0 + big / 2.0, cy), (at - width / 2.0 - 3.0, 9.0))
        }
        Form::Tower => {
            let base = part.h / 2.0 - 5.0;
            let letters = plain(11.5).room(part.w - 3.0);
            item = item.with(Shape::text(0.0, base, name, letters));
            ((cx, part.y + 4.0 + big / 2.0), (0.0, 0.0))
        }
    };
    if let (Some(tag), true) = (&tag, form != Form::Tower) {
        let letters = Type::new(10.5, SOFT).bold().anchor(Anchor::Start);
        let (x, y) = tag_at;
        let frame = Paint::line(Ink::Role("line"), 1.0);
        item = item
            .with(Shape::Rect(x, y - 7.5, reach(&letters, tag) + 6.0, 15.0, 4.0, frame))
            .with(Shape::text(x + 3.0, middle(y, 10.5), tag.as_str(), letters));
    }
    if values.is_empty() {
        let (x, y) = (next.0 - cx - big / 2.0, next.1 - cy - big / 2.0);
        item = item.with(Shape::Use("j-token-gone", x, y, big, big, Some("j-soft")));
    }
    let halo = Outline::Rect(-inset.w / 2.0, -inset.h / 2.0, inset.w, inset.h, 8.0);
    table.put(item.with(Shape::Halo(halo)));
    let tower_rows = table.plan.tall;
    let won = won(table, good);
    // The farthest lies at the bottom.
    for (n, value) in values.iter().enumerate().rev() {
        let key = names::token(good, gone + n);
        let text = value.to_string();
        let after = n.saturating_sub(1) as f32;
        let (at, shapes) = match form {
            _ if n == 0 => (next, token(good, *value, big)),
            Form::Rows => {
                // What a sale would win lies apart, so that its rings can be seen.
                let room = next.1 - big / 2.0 - part.y - 6.0;
                let apart = won.saturating_sub(1).min(n) as f32;
                let all = won.saturating_sub(1).min(values.len() - 1) as f32;
                let usual = 15.2 + 13.2 * (values.len() - 2) as f32;
                let more = ((room - usual) / all.max(1.0)).clamp(0.0, 10.8);
                let top = next.1 - big / 2.0 - 15.2 - 13.2 * after - more * apart;
                ((cx, top + 24.0), rest(good, &text, 48.0, (0.0, -16.5), 12.0))
            }
            Form::Column => {
                let small = big * 0.8;
                let room = part.right() - 7.0 - next.0 - big / 2.0 - 18.0;
                let step = (room / (values.len() - 2).max(1) as f32).min(17.0);
                let apart = won.saturating_sub(1).min(n) as f32;
                let all = won.saturating_sub(1).min(values.len() - 1) as f32;
                let usual = step * (values.len() - 2) as f32;
                let more = ((room - usual) / all.max(1.0)).clamp(0.0, 6.0);
                let right = next.0 + big / 2.0 + 18.0 + step * after + more * apart;
                let number = (small / 2.0 - 9.0, 0.0);
                ((right - small / 2.0, cy), rest(good, &text, small, number, 12.0))
            }
            Form::Tower => {
                let size = if tower_rows { 15.0 } else { 14.0 };
                let rows = values.len() - 1;
                let row = (n - 1) / 4;
                let in_row = (rows - row * 4).min(4) as f32;
                let x =
                    cx + ((n - 1) % 4) as f32 * (size - 0.5) - (in_row - 1.0) * (size - 0.5) / 2.0;
                let y = next.1 + big / 2.0 + 1.0 + size / 2.0 + row as f32 * (size - 0.5);
                ((x, y), rest(good, &text, size, (0.0, 0.0), size * 0.66))
            }
        };
        table.put(Item { shapes, ..Item::new(key, at.0, at.1) });
    }
}

/// How many tokens of this pile the cards that are picked would win.
fn won(table: &Table<'_>, good: Kind) -> usize {
    let own = names::own(good);
    let sold = table.picks.iter().all(|it| *it == own);
    if sold { table.picked(&own) } else { 0 }
}

/// How large the piles of bonus tokens are drawn.
struct Stack {
    size: f32,
    step: f32,
    bold: f32,
    small: f32,
}

/// The piles of bonus tokens and the camel token.
pub(super) fn bonus(table: &mut Table<'_>) {
    if table.plan.form == Form::Tower {
        return bonus_row(table);
    }
    let all = table.plan.bonus;
    let rows = table.plan.form == Form::Rows;
    let stack = if rows {
        Stack { size: 60.0, step: 5.0, bold: 13.0, small: 11.5 }
    } else {
        Stack { size: 46.0, step: 3.0, bold: 12.5, small: 11.0 }
    };
    let wide = (all.w - 8.0) / 4.15;
    let foot = all.bottom() - if rows { 42.0 } else { 38.0 };
    for pile in 0..3usize {
        let cx = all.x + 4.0 + wide * (pile as f32 + 0.5);
        bonus_pile(table, pile, cx, foot, wide, &stack);
    }
    let wide = wide * 1.15;
    camel_token(table, all.right() - 4.0 - wide / 2.0, foot, wide, &stack);
}

/// The cards a bonus pile is for.
pub(super) fn cards_for(pile: usize) -> &'static str {
    ["3", "4", "5+"][pile % 3]
}

/// What a bonus pile is, for hover and screen readers.
fn bonus_label(table: &Table<'_>, pile: usize) -> String {
    table.say(&super::about::bonus(table.view, pile))
}

fn range(pile: usize) -> String {
    let [least, _, most] = board::BONUS_VALUES[pile];
    format!("{least}–{most}")
}

fn bonus_pile(table: &mut Table<'_>, pile: usize, cx: f32, foot: f32, wide: f32, stack: &Stack) {
    let left = table.view.bonus_left[pile];
    let handle = names::bonus(pile as u8 + board::MIN_BONUS_SALE);
    let under = f32::from(left.saturating_sub(1));
    let (size, r) = (stack.size, stack.size / 2.0);
    let y = foot - r - under * stack.step;
    let mut item = Item::new(handle.as_str(), cx, y).touched(
        handle.clone(),
        How::Still,
        bonus_label(table, pile),
    );
    if left == 0 {
        item = item.with(Shape::Use("j-token-gone", -r, -r, size, size, Some("j-soft")));
    } else {
        for n in (1..left).rev() {
            let down = f32::from(n) * stack.step;
            item = item.with(Shape::Use("j-bonus-under", -r, down - r, size, size, None));
        }
        let number = Type::new(size * 0.32, Ink::Fixed("#fff7e6")).serif().bold();
        item = item.with(Shape::Use("j-bonus-back", -r, -r, size, size, None)).with(Shape::text(
            0.0,
            middle(0.0, size * 0.32),
            cards_for(pile),
            number,
        ));
    }
    let base = foot - y;
    let few = table.say(&Message::new("table-remaining").number("n", left));
    item = item
        .with(Shape::text(0.0, base + stack.bold + 4.0, range(pile), plain(stack.bold).bold()))
        .with(Shape::text(
            0.0,
            base + stack.bold + stack.small + 7.0,
            few,
            quiet(stack.small).room(wide - 2.0),
        ))
        .with(Shape::Halo(Outline::Circle(r + 3.0)));
    table.put(item);
}

fn camel_token(table: &mut Table<'_>, cx: f32, foot: f32, wide: f32, stack: &Stack) {
    let size = stack.size * 0.98;
    let r = size / 2.0;
    let label = table.say(&super::about::camel_token());
    let y = foot - r;
    let mut item = Item::new("camels", cx, y)
        .touched("camels", How::Still, label)
        .with(Shape::Use("j-camel-token", -r, -r, size, size, None))
        .with(Shape::text(
            0.0,
            r - size * 0.17,
            board::CAMEL_TOKEN.to_string(),
            Type::new(size * 0.24, INK).serif().bold(),
        ));
    let (first, second) = lead(table);
    let base = r + stack.bold + 4.0;
    item = item
        .with(Shape::text(0.0, base, first, plain(stack.bold).bold().room(wide - 2.0)))
        .with(Shape::text(0.0, base + stack.small + 3.0, second, quiet(stack.small)))
        .with(Shape::Halo(Outline::Circle(r + 3.0)));
    table.put(item);
}

/// Who leads in camels, and by how much.
fn lead(table: &Table<'_>) -> (String, String) {
    if !table.eye {
        return (table.word("table-herds"), String::new());
    }
    let herd = table.view.public.herd;
    let both = format!("{} : {}", herd[table.own.index()], herd[table.rival.index()]);
    let first = match table.lead() {
        Some(seat) => table.say(&Message::new("table-leads").seat("who", seat)),
        None => table.word("table-equal"),
    };
    (first, both)
}

/// On a phone: bonus piles, camel token, deck and sold cards in one row.
fn bonus_row(table: &mut Table<'_>) {
    let all = table.plan.bonus;
    let size = if table.plan.tall { 32.0 } else { 30.0 };
    let (_, cy) = all.middle();
    let lines = |item: Item, at: f32, first: &str, second: &str, room: f32| {
        item.with(Shape::text(at, -1.5, first, plain(11.5).bold().anchor(Anchor::Start).room(room)))
            .with(Shape::text(at, 11.0, second, quiet(10.0).anchor(Anchor::Start).room(room)))
    };
    let widths = [65.0, 65.0, 69.0, 67.0, 54.0, 54.0];
    let mut x = all.x + 2.0;
    for (n, wide) in widths.into_iter().enumerate() {
        let left = x;
        x += wide;
        let r = size / 2.0;
        let halo =
            Shape::Halo(Outline::Rect(-r - 1.0, -all.h / 2.0 + 2.0, wide - 3.0, all.h - 4.0, 8.0));
        let room = wide - size - 6.0;
        match n {
            0..=2 => {
                let few = table
                    .say(&Message::new("table-remaining").number("n", table.view.bonus_left[n]));
                let label = bonus_label(table, n);
                let handle = names::bonus(n as u8 + board::MIN_BONUS_SALE);
                let item = Item::new(handle.as_str(), left + 2.0 + r, cy)
                    .touched(handle.clone(), How::Still, label)
                    .with(Shape::Use("j-bonus-back", -r, -r, size, size, None))
                    .with(Shape::text(
                        0.0,
                        middle(0.0, size * 0.4),
                        cards_for(n),
                        Type::new(size * 0.4, Ink::Fixed("#fff7e6")).serif().bold(),
                    ));
                table.put(lines(item, r + 3.0, &range(n), &few, room).with(halo));
            }
            3 => {
                let (_, both) = lead(table);
                let herd = table.word("table-herds");
                let label = table.say(&super::about::camel_token());
                let item = Item::new("camels", left + 2.0 + r, cy)
                    .touched("camels", How::Still, label)
                    .with(Shape::Use("j-camel-token", -r, -r, size, size, None))
                    .with(Shape::text(
                        0.0,
                        r - 2.0,
                        board::CAMEL_TOKEN.to_string(),
                        Type::new(size * 0.34, INK).serif().bold(),
                    ));
                table.put(lines(item, r + 3.0, &both, &herd, room).with(halo));
            }
            4 => super::market::deck_small(
                table,
                (left + 12.0, cy),
                halo_of(wide, all.h),
                room + 10.0,
            ),
            _ => super::market::sold_small(
                table,
                (left + 12.0, cy),
                halo_of(wide, all.h),
                room + 10.0,
            ),
        }
    }
}

fn halo_of(wide: f32, high: f32) -> Shape {
    Shape::Halo(Outline::Rect(-12.0, -high / 2.0 + 2.0, wide - 3.0, high - 4.0, 8.0))
}

/// The frame of the piles: what never changes.
pub(super) fn ground(table: &Table<'_>, ground: &mut Vec<Shape>) {
    let (goods, bonus) = (table.plan.goods, table.plan.bonus);
    let line = Paint::line(Ink::Role("line"), 1.0).faint(0.8);
    for n in 1..6u8 {
        let n = f32::from(n);
        let path = if table.plan.form == Form::Column {
            let y = goods.y + goods.h / 6.0 * n;
            svg::path("M# #H#", &[goods.x + 10.0, y, goods.right() - 10.0])
        } else {
            let x = goods.x + goods.w / 6.0 * n;
            svg::path("M# #V#", &[x, goods.y + 10.0, goods.bottom() - 10.0])
        };
        ground.push(Shape::path(path, line));
    }
    if table.plan.form == Form::Rows {
        let (x, room) = (bonus.x + 13.0, bonus.w - 24.0);
        let title = Type::new(14.0, TEXT).serif().bold().anchor(Anchor::Start).room(room);
        let under = quiet(12.0).anchor(Anchor::Start).room(room);
        ground.push(Shape::text(x, bonus.y + 22.0, table.word("table-bonus"), title));
        ground.push(Shape::text(x, bonus.y + 39.0, table.word("table-bonus-for"), under));
    }
}
