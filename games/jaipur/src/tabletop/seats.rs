//! The two sides of the table: the rival above, one's own below.

use super::lay::Card;
use super::market::face;
use super::names;
use super::pieces::{SOFT, card, edge, emblem, mark, middle, noble, pill, plain, quiet, reach};
use super::plan::{Form, HIGH, Rect};
use super::purse;
use super::table::Table;
use crate::board;
use crate::cards::{Cards, Kind};
use drawing::{Anchor, Ink, Item, Kind as How, Outline, Paint, Shape, Type, svg};
use engine::{Message, Seat};

/// The part of a side that tells of its player. It is touched for the line below
/// the board only, never for a move.
fn panel(table: &Table<'_>, seat: Seat, all: Rect) -> Item {
    let label = table.say(&super::about::seat(table.view, seat));
    let handle = names::seat(seat);
    let (w, h) = (all.w, all.h);
    let (cx, cy) = all.middle();
    Item::new(handle.as_str(), cx, cy).touched(handle.clone(), How::Still, label).with(Shape::Rect(
        -w / 2.0,
        -h / 2.0,
        w,
        h,
        10.0,
        Paint::fill(Ink::Role("sheet")),
    ))
}

fn framed(item: Item, all: Rect) -> Item {
    let halo =
        Outline::Rect(-all.w / 2.0 + 1.0, -all.h / 2.0 + 1.0, all.w - 2.0, all.h - 2.0, 10.0);
    item.with(Shape::Halo(halo))
}

/// Shapes given on the canvas, around the point of an item.
fn around(mut item: Item, shapes: Vec<Shape>) -> Item {
    let (x, y) = (item.x, item.y);
    item.shapes.extend(shapes.into_iter().map(|shape| shifted(shape, -x, -y)));
    item
}

/// A hand that is not one's own, from this point on: backs, then what was seen
/// to be taken. Returns where it ends.
fn closed(table: &mut Table<'_>, cards: &[Card], at: (f32, f32), w: f32, room: f32) -> f32 {
    let steps: Vec<f32> = cards
        .iter()
        .enumerate()
        .map(|(n, card)| match (n, card.kind) {
            (0, _) => 0.0,
            (_, None) => w * 0.58,
            (n, Some(_)) if cards[n - 1].kind.is_none() => w + 4.0,
            (_, Some(_)) => w * 0.86,
        })
        .collect();
    let taken = taken(table, cards);
    let wide = w + steps.iter().sum::<f32>();
    let press = if wide > room { (room - w) / (wide - w) } else { 1.0 };
    let mut x = at.0 + w / 2.0;
    for (place, step) in cards.iter().zip(steps) {
        x += step * press;
        let mut shapes = card(place.kind, w, None);
        if taken.contains(&place.number) {
            shapes.push(super::last::dashes(w, table.rival));
        }
        table.put(Item { shapes, kind: How::Card, ..Item::new(place.key(), x, at.1) });
    }
    if cards.is_empty() { at.0 } else { x + w / 2.0 }
}

/// Of these cards those that the other player took just now, by their numbers.
fn taken(table: &Table<'_>, cards: &[Card]) -> Vec<u32> {
    let take = table.last.filter(|last| last.seat == table.rival).map(|last| last.take.goods());
    take.into_iter()
        .flat_map(Cards::iter)
        .flat_map(|(kind, n)| {
            let same = cards.iter().rev().filter(move |card| card.kind == Some(kind));
            same.take(usize::from(n)).map(|card| card.number)
        })
        .collect()
}

/// A herd that is not one's own, from this point on; returns where it ends.
fn camels(table: &mut Table<'_>, seat: Seat, at: (f32, f32), w: f32, room: f32) -> f32 {
    let herd = table.view.public.herd[seat.index()];
    let shown = if table.eye { herd } else { herd.min(1) };
    if shown == 0 {
        return at.0;
    }
    let step = ((room - w) / f32::from(shown.max(2) - 1)).min(w * 0.34);
    for n in 0..shown {
        let x = at.0 + w / 2.0 + step * f32::from(n);
        let key = format!("herd:{}:{n}", seat.letter());
        table.put(Item { shapes: card(Some(Kind::Camel), w, None), ..Item::new(key, x, at.1) });
    }
    at.0 + w + step * f32::from(shown - 1)
}

/// The side of the rival.
pub(super) fn rival(table: &mut Table<'_>) {
    if table.plan.form == Form::Tower {
        return rival_narrow(table);
    }
    let all = table.plan.rival;
    let seat = table.rival;
    let rows = table.plan.form == Form::Rows;
    let (_, cy) = all.middle();
    let item = panel(table, seat, all);
    let mut shapes = Vec::new();
    let mut x = all.x + if rows { 16.0 } else { 11.0 };
    let name = table.name(seat);
    let letters = noble(if rows { 17.0 } else { 16.0 }).anchor(Anchor::Start).room(104.0);
    let top = all.y + all.h * 0.31;
    shapes.push(emblem(seat, x + 11.0, top, 22.0));
    shapes.push(Shape::text(x + 27.0, middle(top, letters.size), name.as_str(), letters));
    let size = if rows { 28.0 } else { 25.0 };
    let sealed = table.seals(&mut shapes, (x + size / 2.0, all.y + all.h * 0.71), size, seat);
    let named = x + 27.0 + reach(&letters, &name);
    x = sealed.max(named).max(x + 66.0) + 13.0;
    let w = table.plan.rival_card;
    // The seat comes first: everything else lies on its panel.
    let at = table.items.len();
    let cards: Vec<Card> = table.lay.above.iter().flatten().copied().collect();
    let hand = (x, all.w * if rows { 0.23 } else { 0.2 });
    x = closed(table, &cards, (x, cy), w, hand.1) + if cards.is_empty() { 0.0 } else { 9.0 };
    let count = table.view.hand_sizes[seat.index()];
    let word = table.say(&Message::new("table-goods").number("n", count));
    x = caption(&mut shapes, (x, cy), &count.to_string(), &word) + if rows { 22.0 } else { 13.0 };
    x = camels(table, seat, (x, cy), w, w * 2.0);
    let herd = table.view.public.herd[seat.index()];
    let (number, word) = if table.eye || herd == 0 {
        (herd.to_string(), table.say(&Message::new("table-camels").number("n", herd)))
    } else {
        (String::new(), table.word("table-camels-some"))
    };
    let leads = table.lead() == Some(seat);
    let up = if leads { cy - 11.0 } else { cy };
    let under = x + 9.0;
    x = caption(&mut shapes, (x + 9.0, up), &number, &word);
    if leads {
        let text = if rows { table.word("table-ahead") } else { "+5".to_owned() };
        let small = Type::new(11.0, Ink::Role("ink")).bold();
        x = x.max(pill(&mut shapes, (under - 2.0, cy + 21.0), &text, small, "wash", true));
    }
    let size = if rows { 26.0 } else { 24.0 };
    let big = if rows { 26.0 } else { 22.0 };
    let sum_wide = sum_width(table, seat, big, rows);
    let box_wide = if rows { 36.0 } else { 34.0 };
    super::stepper::eye(table, (all.right() - 12.0 - box_wide / 2.0, cy), box_wide);
    let mut end = all.right() - 12.0 - box_wide - 11.0 - sum_wide;
    purse::sum(table, &mut shapes, seat, (end, cy), big, rows);
    end -= 10.0;
    let bonus = size * 1.2;
    let most = if rows { 96.0 } else { 74.0 };
    let wide = purse::bonus_width(table, seat, bonus, most);
    purse::bonus_tokens(table, seat, (end - wide, cy), bonus, most);
    end -= if wide > 0.0 { wide + 9.0 } else { 0.0 };
    purse::goods_to(table, seat, (end, cy), size, end - x - 12.0);
    let item = framed(around(item, shapes), all);
    // Arrows lead to the hand.
    table.items.insert(at, moved(item, hand.0 + w, cy));
}

/// The same item around another point.
fn moved(item: Item, x: f32, y: f32) -> Item {
    let (dx, dy) = (item.x - x, item.y - y);
    let shapes = item.shapes.into_iter().map(|shape| shifted(shape, dx, dy)).collect();
    Item { x, y, shapes, ..item }
}

/// A shape somewhere else.
fn shifted(shape: Shape, dx: f32, dy: f32) -> Shape {
    match shape {
        Shape::Rect(x, y, w, h, r, paint) => Shape::Rect(x + dx, y + dy, w, h, r, paint),
        Shape::Text(x, y, text, letters) => Shape::Text(x + dx, y + dy, text, letters),
        Shape::Use(name, x, y, w, h, dress) => Shape::Use(name, x + dx, y + dy, w, h, dress),
        Shape::Halo(Outline::Rect(x, y, w, h, r)) => {
            Shape::Halo(Outline::Rect(x + dx, y + dy, w, h, r))
        }
        other => Shape::Group(dx, dy, 0.0, 1.0, 1.0, vec![other]),
    }
}

fn sum_width(table: &Table<'_>, seat: Seat, size: f32, word: bool) -> f32 {
    purse::sum(table, &mut Vec::new(), seat, (0.0, 0.0), size, word)
}

/// A number over its word; returns where they end.
fn caption(shapes: &mut Vec<Shape>, (x, y): (f32, f32), number: &str, word: &str) -> f32 {
    let (large, small) = (plain(14.0).bold(), quiet(12.0));
    shapes.push(Shape::text(x, y - 2.0, number, large.anchor(Anchor::Start)));
    shapes.push(Shape::text(x, y + 13.0, word, small.anchor(Anchor::Start)));
    x + reach(&large, number).max(reach(&small, word))
}

/// The side of the rival on a phone: one line, or two where there is room.
fn rival_narrow(table: &mut Table<'_>) {
    let all = table.plan.rival;
    let seat = table.rival;
    let tall = table.plan.tall;
    let cy = if tall { all.y + 25.0 } else { all.middle().1 };
    let item = panel(table, seat, all);
    let mut shapes = Vec::new();
    let letters = noble(15.0).anchor(Anchor::Start).room(62.0);
    let name = table.name(seat);
    shapes.push(emblem(seat, all.x + 18.0, cy, 19.0));
    shapes.push(Shape::text(all.x + 31.0, middle(cy, 15.0), name.as_str(), letters));
    let mut x = all.x + 36.0 + reach(&letters, &name);
    let size = if tall { 22.0 } else { 19.0 };
    x = table.seals(&mut shapes, (x + size / 2.0, cy), size, seat) + 8.0;
    let at = table.items.len();
    let w = table.plan.rival_card;
    let cards: Vec<Card> = table.lay.above.iter().flatten().copied().collect();
    let hand = x;
    let number = |shapes: &mut Vec<Shape>, x: f32, text: &str| {
        let letters = plain(13.0).bold().anchor(Anchor::Start);
        shapes.push(Shape::text(x, middle(cy, 13.0), text, letters));
        x + reach(&letters, text)
    };
    let sum_wide = sum_width(table, seat, 19.0, false) + 22.0;
    let bonus = 25.0;
    let bonus_room = if tall { 0.0 } else { 62.0 };
    let bonus_wide =
        if tall { 0.0 } else { purse::bonus_width(table, seat, bonus, bonus_room) + 5.0 };
    let crown = if table.lead() == Some(seat) { 17.0 } else { 0.0 };
    let tail = w + 22.0 + crown + if tall { 8.0 } else { sum_wide + bonus_wide + 12.0 };
    x = closed(table, &cards, (x, cy), w, all.right() - x - tail - 20.0) + 4.0;
    let count = table.view.hand_sizes[seat.index()].to_string();
    x = number(&mut shapes, x, &count) + 9.0;
    let herd = table.view.public.herd[seat.index()];
    if herd > 0 {
        table.put(Item {
            shapes: card(Some(Kind::Camel), w, None),
            ..Item::new(format!("herd:{}:0", seat.letter()), x + w / 2.0, cy)
        });
    } else {
        shapes.push(Shape::symbol("j-camel", x + w / 2.0, cy, w, "j-soft"));
    }
    x += w + 4.0;
    if table.eye || herd == 0 {
        x = number(&mut shapes, x, &herd.to_string()) + 3.0;
    }
    if table.lead() == Some(seat) {
        shapes.push(Shape::Use("j-lead", x, cy - 8.5, 15.0, 15.0, None));
    }
    let line = if tall { all.y + all.h - 20.0 } else { cy };
    let mut end = all.right() - 9.0 - sum_wide;
    coin_sum(table, &mut shapes, seat, (end, line));
    if tall {
        let rule = Paint::line(Ink::Role("line"), 1.0);
        let y = all.y + 46.0;
        shapes.push(Shape::path(svg::path("M# #H#", &[all.x + 8.0, y, all.right() - 8.0]), rule));
        let wide = purse::bonus_width(table, seat, 27.0, 80.0);
        let from = all.x + 10.0;
        let room = end - from - wide - 20.0;
        let x = purse::goods(table, seat, (from, line), 23.0, room);
        purse::bonus_tokens(table, seat, (x + if x > from { 8.0 } else { 0.0 }, line), 27.0, 80.0);
    } else {
        end -= bonus_wide;
        purse::bonus_tokens(table, seat, (end, cy), bonus, bonus_room);
    }
    let item = framed(around(item, shapes), all);
    table.items.insert(at, moved(item, hand + w, cy));
}

/// A coin and the sum from this point on.
fn coin_sum(table: &Table<'_>, shapes: &mut Vec<Shape>, seat: Seat, (x, y): (f32, f32)) -> f32 {
    shapes.push(Shape::Use("j-rupee", x, y - 9.0, 18.0, 18.0, None));
    purse::sum(table, shapes, seat, (x + 22.0, y), 19.0, false)
}

/// Where the places of one's own hand are: the middle of the first one, and how
/// far they are apart.
fn places(table: &Table<'_>) -> (f32, f32, f32) {
    let (all, w) = (table.plan.own, table.plan.hand_card);
    let (pad, gap) = match table.plan.form {
        Form::Rows => (12.0, 8.0 + ((all.w - 1046.0) / 30.0).clamp(0.0, 6.0)),
        Form::Column => (11.0, 5.0),
        Form::Tower => (5.0, (all.w - 10.0 - 7.0 * w) / 6.0),
    };
    let top = if table.plan.form == Form::Tower { 8.0 } else { pad };
    (all.x + pad + w / 2.0, all.y + top + w * HIGH / 2.0, w + gap)
}

/// The panels of both sides.
pub(super) fn ground(table: &Table<'_>, ground: &mut Vec<Shape>) {
    for all in [table.plan.rival, table.plan.own] {
        let sheet = Paint::fill(Ink::Role("sheet"));
        ground.push(Shape::Rect(all.x, all.y, all.w, all.h, 10.0, sheet));
    }
}

/// The free places of one's own hand. They are not drawn below cards: a card
/// that is paler for a while lets one look through it.
fn free(table: &mut Table<'_>) {
    let (x, y, step) = places(table);
    let (w, h) = (table.plan.hand_card - 4.0, table.plan.hand_card * HIGH - 4.0);
    let line = Paint::line(Ink::Role("free"), 1.6).dashed(5.0, 5.0).faint(0.75);
    for n in 0..board::HAND_LIMIT {
        if !matches!(table.lay.below.get(usize::from(n)), Some(Some(_))) {
            let place = Shape::Rect(-w / 2.0, -h / 2.0, w, h, w * 0.1, line);
            table.put(Item::new(format!("free:{n}"), x + f32::from(n) * step, y).with(place));
        }
    }
}

/// One's own side.
pub(super) fn own(table: &mut Table<'_>) {
    foot(table);
    free(table);
    hand(table);
    herd(table);
}

fn hand(table: &mut Table<'_>) {
    let (x, y, step) = places(table);
    let w = table.plan.hand_card;
    let open = table.view.viewer.is_some();
    let cards = table.lay.below.clone();
    let mut seen = [0u8; 7];
    for (n, place) in cards.into_iter().enumerate() {
        let Some(place) = place else { continue };
        let mut item = Item::new(place.key(), x + n as f32 * step, y);
        let Some(kind) = place.kind else {
            table.put(Item { shapes: card(None, w, None), kind: How::Card, ..item });
            continue;
        };
        if open {
            seen[kind.index()] += 1;
            let label = Message::new("table-in-hand")
                .message("card", names::title(kind))
                .number("at", seen[kind.index()])
                .number("n", table.view.hand.count(kind));
            item = item.touched(names::own(kind), How::Card, table.say(&label));
        }
        let shapes = face(table, kind, w);
        let item = Item { shapes, kind: How::Card, ..item };
        table.put(if open { item.with(edge(w)).with(mark(w)) } else { item });
    }
}

/// Where one's own herd lies: from left to right, its middle, and the width of
/// its cards.
fn pen(table: &Table<'_>) -> (f32, f32, f32, f32) {
    let all = table.plan.own;
    let (first, y, step) = places(table);
    let w = table.plan.hand_card;
    match table.plan.form {
        Form::Rows | Form::Column => {
            let left = first + 6.0 * step + w / 2.0 + if w > 90.0 { 20.0 } else { 14.0 };
            (left, all.right() - if w > 90.0 { 12.0 } else { 10.0 }, y, w)
        }
        Form::Tower => {
            // Beside it stand the stepper and, where there is no other place for
            // them, sum and seals.
            let (w, wide) = if table.plan.tall { (42.0, 168.0) } else { (34.0, 100.0) };
            let top = y + table.plan.hand_card * HIGH / 2.0 + 5.0;
            (all.x + 6.0, all.x + 6.0 + wide, top + w * HIGH / 2.0, w)
        }
    }
}

fn herd(table: &mut Table<'_>) {
    let n = table.view.public.herd[table.own.index()];
    let open = table.view.viewer.is_some();
    let (left, right, y, w) = pen(table);
    let tower = table.plan.form == Form::Tower;
    let widest = if tower { w + 4.0 } else { w * 0.55 };
    let step = ((right - left - w) / f32::from(n.max(2) - 1)).min(widest);
    let handle = names::own(Kind::Camel);
    for at in 0..n {
        let from = if tower { left } else { right - w - step * f32::from(n - 1) };
        let x = from + w / 2.0 + step * f32::from(at);
        let key = if n == 1 { handle.to_string() } else { format!("{handle}:{at}") };
        let label = Message::new("table-in-herd").number("at", at + 1).number("n", n);
        let mut item = Item::new(key, x, y);
        if open {
            item = item.touched(handle.clone(), How::Card, table.say(&label));
        }
        let last = at + 1 == n && !tower;
        let shapes =
            if last { face(table, Kind::Camel, w) } else { card(Some(Kind::Camel), w, None) };
        let item = Item { shapes, kind: How::Card, ..item };
        table.put(if open { item.with(edge(w)).with(mark(w)) } else { item });
    }
}

/// Name, tokens, sum and seals below the hand.
fn foot(table: &mut Table<'_>) {
    let (_, hand, _) = places(table);
    let below = hand + table.plan.hand_card * HIGH / 2.0 + 2.0;
    let all = table.plan.own;
    let all = Rect { y: below, h: all.bottom() - below, ..all };
    let seat = table.own;
    let item = panel(table, seat, all);
    let mut shapes = Vec::new();
    if table.plan.form == Form::Tower {
        let at = table.items.len();
        foot_narrow(table, &mut shapes);
        table.items.insert(at, framed(around(item, shapes), all));
        return;
    }
    let rows = table.plan.form == Form::Rows;
    let (_, cy) = all.middle();
    let mut x = all.x + 14.0;
    shapes.push(emblem(seat, x + 11.0, cy, 22.0));
    let letters = noble(17.0).anchor(Anchor::Start).room(110.0);
    let name = table.name(seat);
    shapes.push(Shape::text(x + 28.0, middle(cy, 17.0), name.as_str(), letters));
    x += 28.0 + reach(&letters, &name) + 8.0;
    if table.is_asked() {
        let dark = Type::new(11.5, Ink::Fixed("#23233b")).bold();
        x = pill(&mut shapes, (x, cy), &table.word("table-your-turn"), dark, "pill", false);
    }
    x += 14.0;
    let at = table.items.len();
    let camels = herd_words(table, &mut shapes, cy);
    let size = if rows { 26.0 } else { 24.0 };
    let big = if rows { 26.0 } else { 22.0 };
    let sealed = if rows { 27.0 } else { 25.0 };
    let tail = sum_width(table, seat, big, rows) + 2.0 * sealed + 40.0;
    let bonus = size * 1.2;
    let wide = purse::bonus_width(table, seat, bonus, 110.0);
    let room = camels - x - tail - wide - 12.0;
    let begin = x;
    x = purse::goods(table, seat, (x, cy), size, room);
    x += if x > begin { 12.0 } else { 0.0 };
    x = purse::bonus_tokens(table, seat, (x, cy), bonus, 110.0);
    x += if wide > 0.0 { 14.0 } else { 0.0 };
    x = purse::sum(table, &mut shapes, seat, (x, cy), big, rows) + 14.0;
    table.seals(&mut shapes, (x + sealed / 2.0, cy), sealed, seat);
    table.items.insert(at, framed(around(item, shapes), all));
}

/// How many camels one has, whether that leads, and how many are given, at the
/// right; returns where it begins.
fn herd_words(table: &mut Table<'_>, shapes: &mut Vec<Shape>, cy: f32) -> f32 {
    let rows = table.plan.form == Form::Rows;
    let n = table.view.public.herd[table.own.index()];
    let small = Type::new(11.5, Ink::Role("ink")).bold();
    let mut x = table.plan.own.right() - if rows { 12.0 } else { 9.0 };
    if super::stepper::is_there(table) {
        let high = if rows { 36.0 } else { 34.0 };
        x -= super::stepper::width(high);
        super::stepper::stepper(table, (x, cy), high);
        x -= 8.0;
    }
    let given = table.picked(&names::own(Kind::Camel));
    let leads = table.lead() == Some(table.own);
    if leads && given == 0 {
        let text = table.word("table-ahead");
        let wide = pill(&mut Vec::new(), (0.0, 0.0), &text, small, "wash", true);
        x -= wide;
        pill(shapes, (x, cy), &text, small, "wash", true);
        x -= 8.0;
        if !rows {
            return x - 4.0;
        }
    }
    let words = if given > 0 {
        table.word("table-give-camels")
    } else {
        table.say(&Message::new("cards-camel").number("n", n))
    };
    let letters = Type::new(13.0, if n == 0 { SOFT } else { Ink::Role("ink") }).anchor(Anchor::End);
    shapes.push(Shape::text(x, middle(cy, 13.0), words.as_str(), letters));
    x - reach(&letters, &words) - 10.0
}

/// The same on a phone: right of the herd, and below it where there is room.
fn foot_narrow(table: &mut Table<'_>, shapes: &mut Vec<Shape>) {
    let all = table.plan.own;
    let seat = table.own;
    let (_, _, y, _) = pen(table);
    let leads = table.lead() == Some(seat);
    let small = Type::new(11.5, Ink::Role("ink")).bold();
    let right = all.right() - 9.0;
    let need = f32::from(table.game.seals_to_win().max(table.view.public.seals[seat.index()]));
    let sealed = if table.plan.tall { 22.0 } else { 19.0 };
    let seals_wide = need * sealed * 1.12;
    let there = super::stepper::is_there(table);
    let given = table.picked(&names::own(Kind::Camel));
    let wide = super::stepper::width(44.0);
    if !table.plan.tall {
        let mut x = right - seals_wide;
        table.seals(shapes, (x + sealed / 2.0, y), sealed, seat);
        x -= sum_width(table, seat, 19.0, false) + 22.0 + 4.0;
        coin_sum(table, shapes, seat, (x, y));
        if there {
            x -= wide + 7.0;
            super::stepper::stepper(table, (x, y), 44.0);
        }
        if leads && given == 0 {
            let words = pill(&mut Vec::new(), (0.0, 0.0), "+5", small, "wash", true);
            pill(shapes, (x - words - 5.0, y), "+5", small, "wash", true);
        }
        return;
    }
    let mut x = right;
    if there {
        x -= wide;
        super::stepper::stepper(table, (x, y), 44.0);
        x -= 7.0;
    }
    if leads && given == 0 {
        let text = if there { "+5".to_owned() } else { table.word("table-ahead") };
        let wide = pill(&mut Vec::new(), (0.0, 0.0), &text, small, "wash", true);
        pill(shapes, (x - wide, y), &text, small, "wash", true);
    }
    let rule = Paint::line(Ink::Role("line"), 1.0);
    let top = all.bottom() - 42.0;
    shapes.push(Shape::path(svg::path("M# #H#", &[all.x + 8.0, top, right]), rule));
    let line = all.bottom() - 20.0;
    let mut x = right - seals_wide;
    table.seals(shapes, (x + sealed / 2.0, line), sealed, seat);
    x -= sum_width(table, seat, 19.0, false) + 22.0 + 6.0;
    coin_sum(table, shapes, seat, (x, line));
    let wide = purse::bonus_width(table, seat, 27.0, 80.0);
    let from = all.x + 10.0;
    let end = purse::goods(table, seat, (from, line), 23.0, x - from - wide - 20.0);
    purse::bonus_tokens(table, seat, (end + if end > from { 8.0 } else { 0.0 }, line), 27.0, 80.0);
}
