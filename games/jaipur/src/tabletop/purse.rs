//! What a player has won: goods tokens, bonus tokens, rupees.

use super::names;
use super::pieces::{bonus, noble, quiet, reach, rest};
use super::table::Table;
use super::tokens::cards_for;
use crate::cards::Kind;
use crate::listing::bonus_values;
use crate::state::Phase;
use drawing::{Anchor, Item, Paint, Shape};
use engine::{Message, Seat};

/// More tokens than this lie as one for each good.
const SINGLE: usize = 9;

/// A token of a purse: its key, what it is for, what stands on it, how many it
/// stands for, and how far it lies from the one before.
struct Won {
    key: String,
    good: Kind,
    text: String,
    times: String,
    step: f32,
}

/// The goods tokens of a seat from left to right.
fn won(table: &Table<'_>, seat: Seat, size: f32, room: f32) -> Vec<Won> {
    let tokens = &table.view.public.tokens;
    let count = usize::from(tokens.count(seat));
    let single = |step: f32, gap: f32| {
        let mut list = Vec::new();
        for good in Kind::GOODS {
            for (n, (place, value)) in tokens.taken(seat, good).enumerate() {
                let step = if n > 0 {
                    step
                } else if list.is_empty() {
                    0.0
                } else {
                    size + gap
                };
                let key = names::token(good, place);
                list.push(Won { key, good, text: value.to_string(), times: String::new(), step });
            }
        }
        list
    };
    let wide = |list: &[Won]| size + list.iter().map(|won| won.step).sum::<f32>();
    let list = single(size * 0.7, size * 0.28);
    if count <= SINGLE && wide(&list) <= room {
        return list;
    }
    let mut list: Vec<Won> = Vec::new();
    for good in Kind::GOODS {
        let values: Vec<u8> = tokens.taken(seat, good).map(|(_, value)| value).collect();
        let Some((last, _)) = tokens.taken(seat, good).last() else { continue };
        let times = if values.len() > 1 { format!("×{}", values.len()) } else { String::new() };
        let before = list
            .last()
            .map_or(0.0, |won| size + 5.0 + if won.times.is_empty() { 0.0 } else { size * 0.55 });
        let text = values.iter().sum::<u8>().to_string();
        list.push(Won { key: names::token(good, last), good, text, times, step: before });
    }
    if wide(&list) + size * 0.55 > room {
        // Without the numbers, and nearer to each other.
        let step = ((room - size) / list.len().saturating_sub(1).max(1) as f32).min(size + 4.0);
        for (n, won) in list.iter_mut().enumerate() {
            won.times.clear();
            won.step = if n == 0 { 0.0 } else { step };
        }
    }
    list
}

/// How wide the goods tokens of a seat are.
fn width(list: &[Won], size: f32) -> f32 {
    let Some(last) = list.last() else { return 0.0 };
    let tail = if last.times.is_empty() { 0.0 } else { size * 0.55 };
    size + list.iter().map(|won| won.step).sum::<f32>() + tail
}

/// Goods tokens from this point on; returns where they end.
pub(super) fn goods(
    table: &mut Table<'_>,
    seat: Seat,
    at: (f32, f32),
    size: f32,
    room: f32,
) -> f32 {
    let list = won(table, seat, size, room);
    let end = at.0 + width(&list, size);
    let mut x = at.0 + size / 2.0;
    for won in list {
        x += won.step;
        let mut shapes = rest(won.good, &won.text, size, (0.0, 0.0), size * 0.5);
        if !won.times.is_empty() {
            let letters = quiet(size * 0.4).bold().anchor(Anchor::Start);
            shapes.push(Shape::text(size * 0.53, -size * 0.14, won.times, letters));
        }
        if super::last::is_won(table, seat, &won.key) {
            let line = Paint::line(super::last::ink(seat), 2.0).dashed(3.0, 3.5);
            shapes.push(Shape::Circle(0.0, 0.0, size / 2.0 + 1.0, line));
        }
        table.put(Item { shapes, ..Item::new(won.key, x, at.1) });
    }
    end
}

/// Goods tokens that end at this point; returns where they begin.
pub(super) fn goods_to(
    table: &mut Table<'_>,
    seat: Seat,
    at: (f32, f32),
    size: f32,
    room: f32,
) -> f32 {
    let wide = width(&won(table, seat, size, room), size);
    goods(table, seat, (at.0 - wide, at.1), size, room);
    at.0 - wide
}

/// What stands on a seat's bonus tokens, and whether they are open: one's own
/// are, and so are nobody's else before the count (10.10, 10.11).
fn bonuses(table: &Table<'_>, seat: Seat) -> (Vec<String>, bool) {
    if table.view.viewer == Some(seat) {
        return (bonus_values(&table.view.won).iter().map(u8::to_string).collect(), true);
    }
    let held = table.view.public.bonus[seat.index()];
    let piles = held.iter().enumerate();
    let cards = piles.flat_map(|(pile, n)| std::iter::repeat_n(cards_for(pile), usize::from(*n)));
    (cards.map(str::to_owned).collect(), false)
}

fn bonus_step(count: usize, size: f32, room: f32) -> f32 {
    ((room - size) / count.saturating_sub(1).max(1) as f32).min(size * 0.82)
}

/// How wide the bonus tokens of a seat are.
pub(super) fn bonus_width(table: &Table<'_>, seat: Seat, size: f32, room: f32) -> f32 {
    let count = bonuses(table, seat).0.len();
    if count == 0 {
        return 0.0;
    }
    size + bonus_step(count, size, room) * (count - 1) as f32
}

/// Bonus tokens from this point on; returns where they end.
pub(super) fn bonus_tokens(
    table: &mut Table<'_>,
    seat: Seat,
    at: (f32, f32),
    size: f32,
    room: f32,
) -> f32 {
    let (list, open) = bonuses(table, seat);
    let step = bonus_step(list.len(), size, room);
    let end = at.0 + bonus_width(table, seat, size, room);
    for (n, text) in list.into_iter().enumerate() {
        let x = at.0 + size / 2.0 + step * n as f32;
        let shapes = bonus(&text, open, size);
        table.put(Item { shapes, ..Item::new(format!("won:{}:{n}", seat.letter()), x, at.1) });
    }
    end
}

/// The rupees of a seat: what is known of them, or at the end what they were.
pub(super) fn rupees(table: &Table<'_>, seat: Seat) -> u8 {
    let public = &table.view.public;
    match public.last {
        Some(summary) if public.phase == Phase::Over => summary.rupees(seat),
        _ if table.view.viewer == Some(seat) => {
            public.rupees[seat.index()].saturating_add(table.view.own_bonus())
        }
        _ => public.rupees[seat.index()],
    }
}

/// The sum of a seat from this point on, with its word or its coin; returns
/// where it ends.
pub(super) fn sum(
    table: &Table<'_>,
    shapes: &mut Vec<Shape>,
    seat: Seat,
    (x, y): (f32, f32),
    size: f32,
    word: bool,
) -> f32 {
    let n = rupees(table, seat);
    let text = n.to_string();
    let letters = noble(size).anchor(Anchor::Start);
    let end = x + reach(&letters, &text);
    shapes.push(Shape::text(x, y + size * 0.35, text, letters));
    if !word {
        return end;
    }
    let word = table.say(&Message::new("table-rupees").number("n", n));
    let small = quiet(12.0).anchor(Anchor::Start);
    let wide = reach(&small, &word);
    shapes.push(Shape::text(end + 4.0, y + size * 0.35, word, small));
    end + 4.0 + wide
}
