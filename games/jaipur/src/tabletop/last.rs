//! What the other player did last: marked on the cards and tokens that it moved,
//! until one touches something.

use super::names;
use super::pieces::{edge_line, emblem, middle, reach};
use super::plan::Form;
use super::table::Table;
use crate::cards::{Cards, Kind};
use crate::reason::Event;
use crate::view::View;
use drawing::{Anchor, Ink, Item, Notes, Paint, Shape, Type, svg};
use engine::Seat;
use std::fmt::Write;

/// The note of it.
const NOTE: &str = "last";

/// A deed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Last {
    pub(super) seat: Seat,
    /// What was taken from the market, and what was laid there.
    pub(super) take: Cards,
    give: Cards,
    /// What the deck brought.
    new: Cards,
    /// What was sold, and how many tokens it won.
    pub(super) sold: Option<(Kind, u8)>,
}

impl Last {
    fn text(&self) -> String {
        let (letter, tokens) = self.sold.map_or(('-', 0), |(good, n)| (good.letter(), n));
        let mut text = String::new();
        // Writing to memory does not fail.
        let _ = write!(
            text,
            "{} {} {} {} {letter} {tokens}",
            self.seat.letter(),
            self.take,
            self.give,
            self.new
        );
        text
    }

    /// Whether the table can have come to this by that deed: what was taken back
    /// is no longer told.
    pub(super) fn fits(&self, view: &View) -> bool {
        let public = &view.public;
        let market = public.market;
        let taken = self.take.goods();
        let won = self
            .sold
            .is_none_or(|(good, n)| public.tokens.taken(self.seat, good).count() >= n.into());
        market.contains(self.give)
            && market.contains(self.new)
            && public.known[self.seat.index() & 1].contains(taken)
            && won
    }

    /// What the notes have of it.
    pub(super) fn read(notes: &Notes) -> Option<Last> {
        let mut words = notes.get(NOTE)?.split(' ');
        let seat = words.next()?.parse().ok().filter(|seat: &Seat| seat.index() < 2)?;
        let mut cards = || words.next()?.parse().ok();
        let (take, give, new) = (cards()?, cards()?, cards()?);
        let letter = words.next()?.chars().next()?;
        let tokens = words.next()?.parse().ok()?;
        let sold = Kind::from_letter(letter).map(|good| (good, tokens));
        Some(Last { seat, take, give, new, sold })
    }
}

/// Goes on with the notes after an event.
pub(super) fn keeps(event: &Event, notes: &mut Notes) {
    let none = Cards::NONE;
    let did =
        |seat: Seat, take: Cards, give: Cards, sold| Last { seat, take, give, new: none, sold };
    let last = match *event {
        Event::Took { seat, good } => did(seat, Cards::of(good, 1), none, None),
        Event::TookCamels { seat, camels } => {
            did(seat, Cards::of(Kind::Camel, camels.min(11)), none, None)
        }
        Event::Swapped { seat, take, give } => did(seat, take, give, None),
        Event::Sold { seat, good, tokens, .. } => did(seat, none, none, Some((good, tokens))),
        Event::Refilled { cards } => match Last::read(notes) {
            Some(last) => Last { new: cards, ..last },
            None => return,
        },
        Event::Round { .. } => {
            notes.remove(NOTE);
            return;
        }
        Event::Dealt { .. }
        | Event::Opened { .. }
        | Event::Bonus { .. }
        | Event::NoBonus { .. }
        | Event::Scored { .. }
        | Event::Won { .. } => return,
    };
    notes.insert(NOTE.to_owned(), last.text());
}

/// The colour of a seat's traces.
pub(super) fn ink(seat: Seat) -> Ink {
    Ink::Role(if seat == Seat::A { "seat-a" } else { "seat-b" })
}

/// The dashed edge around a card of this width that somebody moved.
pub(super) fn dashes(w: f32, seat: Seat) -> Shape {
    let off = if w > 60.0 { 4.0 } else { 2.5 };
    let width = if w > 60.0 { 3.0 } else { 2.0 };
    edge_line(w, off, Paint::line(ink(seat), width).dashed(5.0, 5.5))
}

/// The tag on a card: its middle lies on the upper edge.
fn tag(table: &Table<'_>, given: bool, w: f32, top: f32, seat: Seat) -> Vec<Shape> {
    let narrow = table.plan.form == Form::Tower;
    let size = if narrow { 9.5 } else { 11.0 };
    let letters = Type::new(size, ink(seat)).bold();
    let word = match (given, narrow) {
        (true, true) => String::new(),
        (true, false) => table.word("table-gave"),
        (false, _) => table.word("table-new"),
    };
    let icon = if given { size * 1.25 } else { 0.0 };
    let text = if word.is_empty() { 0.0 } else { reach(&letters, &word) };
    let wide = (icon + text + size * 1.3).min(w);
    let high = size * 1.75;
    let paint = Paint::fill(Ink::Role("sheet")).edge(ink(seat), 1.5).dashed(3.0, 3.5);
    let mut shapes =
        vec![Shape::Rect(-wide / 2.0, top - high / 2.0, wide, high, high / 2.0, paint)];
    let left = -(icon + text + if icon > 0.0 && text > 0.0 { 3.0 } else { 0.0 }) / 2.0;
    if given {
        shapes.push(emblem(seat, left + icon / 2.0, top, icon));
    }
    if !word.is_empty() {
        let at = left + icon + if given { 3.0 } else { 0.0 };
        let letters = letters.anchor(Anchor::Start).room(wide - icon - 8.0);
        shapes.push(Shape::text(at, middle(top, size), word, letters));
    }
    shapes
}

/// The places of the market that were filled last with cards of these kinds.
fn places(table: &Table<'_>, cards: Cards) -> Vec<usize> {
    let mut found = Vec::new();
    for (kind, n) in cards.iter() {
        let lies = |place: &&usize| {
            table.lay.market.get(**place).copied().flatten().is_some_and(|it| it.kind == Some(kind))
        };
        let newest = table.lay.recent.iter().rev().filter(lies);
        found.extend(newest.take(usize::from(n)));
    }
    found
}

/// The marks on the cards of the market, and the ways they came.
pub(super) fn marks(table: &mut Table<'_>) {
    let Some(last) = table.last else { return };
    let w = table.plan.market_card;
    let top = -w * super::plan::HIGH / 2.0 - 2.0;
    let given = places(table, last.give);
    for (list, gave) in [(given.clone(), true), (places(table, last.new), false)] {
        for place in list {
            let (x, y) = super::market::place(table, place);
            let mut shapes = vec![dashes(w, last.seat)];
            shapes.extend(tag(table, gave, w, top, last.seat));
            table.put(Item { shapes, ..Item::new(format!("mark:{place}"), x, y) });
        }
    }
    if table.plan.form != Form::Tower {
        for (n, place) in given.into_iter().enumerate() {
            way(table, place, n, last.seat);
        }
    }
}

/// The way of a card from the hand to the market: along the gaps, never over a
/// number.
fn way(table: &mut Table<'_>, place: usize, n: usize, seat: Seat) {
    let (x, y) = super::market::place(table, place);
    let (plan, own) = (table.plan, seat == table.own);
    if own {
        return;
    }
    let n = n as f32 * 3.0;
    let hand = names::seat(seat);
    let hand = table.items.iter().find(|item| item.key == hand.as_str());
    let hand = hand.map_or(plan.rival.x, |item| item.x) + n * 3.0;
    let first = (plan.rival.bottom() + plan.rival.bottom() + 7.0) / 2.0 + n - 2.0;
    let end = y - plan.market_card * super::plan::HIGH / 2.0 - 13.0;
    let mut path = svg::path("M# #V#", &[hand, plan.rival.bottom() - 7.0, first]);
    if plan.form == Form::Rows {
        let wide = plan.goods.w / 6.0;
        let gaps = (1..=6u8).map(|n| plan.goods.x + f32::from(n) * wide);
        let gaps = gaps.map(|gap| if gap > plan.goods.right() - 1.0 { gap + 4.0 } else { gap });
        let near = gaps.min_by(|a, b| (a - x).abs().total_cmp(&(b - x).abs())).unwrap_or(x);
        let second = plan.goods.bottom() + 2.0 + n;
        path += &svg::path("H#V#H#V#", &[near, second, x, end]);
    } else {
        path += &svg::path("H#V#", &[x, end]);
    }
    let under = Paint::line(Ink::Role("sheet"), 6.0).faint(0.6);
    let line = Paint::line(ink(seat), 2.6).dashed(0.5, 6.0);
    let head = [x - 6.0, end - 6.0, x, end, x + 6.0, end - 6.0];
    let head = svg::path("M# #L# #L# #", &head);
    let item = Item::new(format!("way:{place}"), 0.0, 0.0)
        .with(Shape::path(path.clone(), under))
        .with(Shape::path(path, line))
        .with(Shape::path(head, Paint::line(ink(seat), 2.6)));
    table.put(item);
}

/// Whether this token was won just now.
pub(super) fn is_won(table: &Table<'_>, seat: Seat, key: &str) -> bool {
    let Some(Last { seat: who, sold: Some((good, n)), .. }) = table.last else { return false };
    let all: Vec<usize> =
        table.view.public.tokens.taken(seat, good).map(|(place, _)| place).collect();
    let newest = all.len().saturating_sub(usize::from(n));
    who == seat && all[newest..].iter().any(|place| names::token(good, *place) == key)
}
