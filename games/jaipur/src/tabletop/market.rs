//! The market with the deck and what was sold.

use super::lay::Card;
use super::names;
use super::pieces::{Band, card, edge, edges, mark, plain, quiet};
use super::plan::{Form, HIGH};
use super::table::Table;
use crate::board;
use crate::cards::Kind;
use drawing::{Anchor, Ink, Item, Kind as How, Outline, Paint, Shape};
use engine::Message;

/// How large the names on cards of this width are.
fn letters(table: &Table<'_>, w: f32) -> f32 {
    match table.plan.form {
        Form::Tower => (w * 0.165).clamp(10.2, 11.5),
        Form::Rows | Form::Column => (w * 0.128).clamp(11.5, 14.0),
    }
}

/// A card with its name.
pub(super) fn face(table: &Table<'_>, kind: Kind, w: f32) -> Vec<Shape> {
    let name = table.kind(kind);
    let letter = table.plan.form != Form::Tower;
    let band = Band { name: &name, size: letters(table, w), letter };
    card(Some(kind), w, Some(band))
}

/// The middle of a place of the market.
pub(super) fn place(table: &Table<'_>, n: usize) -> (f32, f32) {
    let (cx, cy) = table.plan.market.middle();
    (cx + (n as f32 - 2.0) * (table.plan.market_card + table.plan.gap), cy)
}

/// The market.
pub(super) fn draw(table: &mut Table<'_>) {
    let w = table.plan.market_card;
    let (_, cy) = place(table, 0);
    let at = {
        let places: Vec<f32> = (0..usize::from(board::MARKET)).map(|n| place(table, n).0).collect();
        move |n: usize| places[n]
    };
    let places = table.lay.market.clone();
    let mut camels = Vec::new();
    for (n, place) in places.iter().enumerate().take(usize::from(board::MARKET)) {
        match place {
            Some(Card { kind: Some(Kind::Camel), .. }) => camels.push((at(n), cy)),
            Some(place @ Card { kind: Some(kind), .. }) => {
                let label = Message::new("table-in-market").message("card", names::title(*kind));
                let label = table.say(&label);
                let item = Item::new(place.key(), at(n), cy);
                let item = item.touched(names::market(*kind), How::Card, label);
                let shapes = face(table, *kind, w);
                table.put(Item { shapes, ..item }.with(edge(w)).with(mark(w)));
            }
            _ => {}
        }
    }
    herd(table, &camels, w);
    super::last::marks(table);
}

/// The camels of the market are taken all at once, so they are one thing.
fn herd(table: &mut Table<'_>, camels: &[(f32, f32)], w: f32) {
    let count = camels.len();
    if count == 0 {
        return;
    }
    let sum: f32 = camels.iter().map(|(x, _)| x).sum();
    let (x, y) = (sum / count as f32, camels[0].1);
    let handle = names::market(Kind::Camel);
    let label = table.say(&Message::new("table-camels-market").number("n", count as i64));
    let middles: Vec<(f32, f32)> = camels.iter().map(|camel| (camel.0 - x, 0.0)).collect();
    let mut item = Item::new(handle.as_str(), x, y).touched(handle.clone(), How::Card, label);
    for (x, y) in &middles {
        let shapes = face(table, Kind::Camel, w);
        item = item.with(Shape::Group(*x, *y, 0.0, 1.0, 1.0, shapes));
    }
    item = item.with(edges(w, &middles));
    for (x, y) in middles {
        item = item.with(Shape::Group(x, y, 0.0, 1.0, 1.0, vec![mark(w)]));
    }
    table.put(item);
}

/// What deck and sold cards are, for hover and screen readers.
fn labels(table: &Table<'_>) -> (String, String) {
    let (deck, sold) = (super::about::deck(table.view), super::about::sold(table.view));
    (table.say(&deck), table.say(&sold))
}

/// The topmost cards of the deck: each will be the next card of the market. What
/// becomes a card to be touched is a card before, so that it is painted as one.
fn backs(table: &mut Table<'_>, (x, y): (f32, f32), w: f32) {
    let top = table.lay.next;
    for n in (0..u32::from(table.view.deck.min(board::MARKET))).rev() {
        let back = Card { kind: None, number: top + n };
        let shapes = card(None, w, None);
        table.put(Item { shapes, kind: How::Card, ..Item::new(back.key(), x, y) });
    }
}

/// The last cards sold.
fn heap(table: &mut Table<'_>, (x, y): (f32, f32), w: f32) {
    let sold = table.lay.sold.clone();
    let turns: &[f32] = if sold.len() == 1 { &[4.0] } else { &[-7.0, 4.0] };
    for (place, turn) in sold.into_iter().flatten().zip(turns) {
        let shapes = vec![Shape::Group(0.0, 0.0, *turn, 1.0, 1.0, card(place.kind, w, None))];
        table.put(Item { shapes, kind: How::Card, ..Item::new(place.key(), x, y) });
    }
}

fn empty(w: f32) -> Shape {
    let h = w * HIGH;
    let line = Paint::line(Ink::Role("free"), 2.0).dashed(6.0, 5.0);
    Shape::Rect(-w / 2.0, -h / 2.0, w, h, w * 0.1, line)
}

/// The deck at the left of the market, the sold cards at its right.
pub(super) fn ends(table: &mut Table<'_>) {
    let all = table.plan.market;
    let w = table.plan.market_card * if table.plan.form == Form::Rows { 0.76 } else { 0.62 };
    let (_, cy) = all.middle();
    let y = cy - 11.0;
    let row = 2.5 * table.plan.market_card + 2.0 * table.plan.gap;
    let free = (all.w / 2.0 - row) / 2.0;
    let (left, right) = (all.x + free - 1.0, all.right() - free + 1.0);
    let (deck, sold) = labels(table);
    let h = w * HIGH;
    let halo =
        || Shape::Halo(Outline::Rect(-w / 2.0 - 4.0, -h / 2.0 - 4.0, w + 8.0, h + 30.0, 10.0));
    let (n, gone) = (table.view.deck, table.view.public.discard.total());
    let base = h / 2.0 + 20.0;
    let room = 2.0 * free - 4.0;
    let mut item = Item::new("deck", left, y).touched("deck", How::Still, deck);
    if n > 0 {
        let shade = Paint::fill(Ink::Fixed("#1b2450"));
        for off in [4.0, 2.0] {
            item = item.with(Shape::Rect(-w / 2.0 + off, -h / 2.0 + off, w, h, w * 0.1, shade));
        }
    } else {
        item = item.with(empty(w));
    }
    let item = below(table, item, ("table-deck", "table-deck-short"), n, base, room);
    table.put(item.with(halo()));
    backs(table, (left, y), w);
    let mut item = Item::new("sold", right, y).touched("sold", How::Still, sold);
    if gone == 0 {
        item = item.with(empty(w));
    }
    let item = below(table, item, ("table-sold", "table-sold-short"), gone, base, room);
    table.put(item.with(halo()));
    heap(table, (right, y), w);
}

/// How many there are, below them: in words where there is room.
fn below(
    table: &Table<'_>,
    item: Item,
    (long, short): (&'static str, &'static str),
    n: u8,
    base: f32,
    room: f32,
) -> Item {
    if table.plan.form == Form::Rows {
        let words = table.say(&Message::new(long).number("n", n));
        return item.with(Shape::text(0.0, base, words, plain(13.0).bold().room(room)));
    }
    item.with(Shape::text(0.0, base - 2.0, n.to_string(), plain(15.0).bold())).with(Shape::text(
        0.0,
        base + 12.0,
        table.word(short),
        quiet(12.0).room(room),
    ))
}

/// Two short lines beside a small card.
fn beside(item: Item, number: u8, word: String, room: f32) -> Item {
    item.with(Shape::text(13.0, -1.5, number.to_string(), plain(12.0).bold().anchor(Anchor::Start)))
        .with(Shape::text(13.0, 11.0, word, quiet(10.5).anchor(Anchor::Start).room(room)))
}

/// The deck in the row of a phone.
pub(super) fn deck_small(table: &mut Table<'_>, at: (f32, f32), halo: Shape, room: f32) {
    let (label, _) = labels(table);
    let n = table.view.deck;
    let mut item = Item::new("deck", at.0, at.1).touched("deck", How::Still, label);
    if n == 0 {
        item = item.with(empty(20.0));
    }
    let item = beside(item, n, table.word("table-deck-short"), room).with(halo);
    table.put(item);
    backs(table, at, 21.0);
}

/// The sold cards in the row of a phone.
pub(super) fn sold_small(table: &mut Table<'_>, at: (f32, f32), halo: Shape, room: f32) {
    let (_, label) = labels(table);
    let n = table.view.public.discard.total();
    let mut item = Item::new("sold", at.0, at.1).touched("sold", How::Still, label);
    if n == 0 {
        item = item.with(empty(20.0));
    }
    let item = beside(item, n, table.word("table-sold-short"), room).with(halo);
    table.put(item);
    heap(table, at, 20.0);
}
