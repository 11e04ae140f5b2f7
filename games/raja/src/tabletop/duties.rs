//! What the turn still asks for: a small disc, and a line for each action with
//! its parts.

use super::names::{self, POWER, drop, duty, kind_symbol, own_turn, sector};
use super::panels::NARROW;
use crate::Raja;
use crate::board::{GOLD_ACTION, QUARRY_HOUSES};
use crate::character::Character;
use crate::duty::{Duty, Once};
use crate::kind::Kind;
use crate::state::Phase;
use crate::view::View;
use crate::words::names::kind_of;
use drawing::{
    Anchor, Canvas, Fold, Ink, Item, Kind as States, Outline, Paint, Pen, Shape, Type, svg,
};
use engine::Message;
use roads::tabletop::{Disc, Sector};

/// One action of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Task {
    pub(super) kind: Kind,
    /// Whether it is still to be done.
    pub(super) open: bool,
    /// Houses anywhere, houses in a city, palaces that it still wants.
    pub(super) left: [u8; 3],
}

/// The actions of the turn that were not given up. Pieces are not booked on
/// one of them by the rules; here those count that finish most.
pub(super) fn tasks(duty: &Duty) -> Vec<Task> {
    let unfinished = duty.unfinished();
    let [mut any, mut city, mut palaces] = duty.left();
    let mut tasks = Vec::new();
    for (n, kind) in duty.tasks.iter().enumerate() {
        let Some(kind) = *kind else { continue };
        if duty.dropped >> n & 1 == 1 {
            continue;
        }
        let open = unfinished >> n & 1 == 1;
        let mut left = [0; 3];
        if open {
            let [wants, bound, built] = kind.builds();
            left = [wants.min(any), bound.min(city), built.min(palaces)];
            any -= left[0];
            city -= left[1];
            palaces -= left[2];
        }
        tasks.push(Task { kind, open, left });
    }
    tasks
}

/// What the reader has sealed, as the turn that it will be.
fn sealed(view: &View) -> Option<Duty> {
    let disc = view.disc[view.viewer?.index()].filter(|_| view.public.phase == Phase::Seal)?;
    let [one, other] = disc.kinds();
    Some(Duty { tasks: [Some(one), Some(other), None], ..Duty::NONE })
}

/// How often each action of the turn was chosen.
fn hands(duty: &Duty, kind: Kind) -> usize {
    duty.tasks.iter().filter(|task| **task == Some(kind)).count()
}

/// Whether the reader could hand in a token.
pub(super) fn has_token(view: &View) -> bool {
    let public = &view.public;
    let tokens = view.viewer.map_or(0, |seat| public.tokens[seat.index()]);
    own_turn(view) && tokens > 0 && !public.duty.used(Once::Token)
}

/// The sectors of a disc; those that can be touched have handles.
pub(super) fn sectors<'a>(
    names: &'a [String],
    touched: bool,
    hands: &dyn Fn(Kind) -> usize,
) -> Vec<Sector<'a>> {
    let named = |(kind, name): (Kind, &'a String)| Sector {
        symbol: kind_symbol(kind),
        lines: Vec::new(),
        label: name.clone(),
        handle: touched.then(|| sector(kind)),
        hands: hands(kind),
        faint: false,
    };
    Kind::ALL.into_iter().zip(names).map(named).collect()
}

/// How the lines are laid out.
struct Room {
    /// How wide the whole is.
    wide: f32,
    /// The radius of the disc.
    disc: f32,
    /// Whether the lines stand below the disc.
    below: bool,
    /// From line to line.
    step: f32,
}

impl Room {
    fn of(fold: Fold) -> Room {
        let (wide, disc, below, step) = match fold {
            Fold::Large => (320.0, 48.0, false, 35.0),
            Fold::Laptop => (272.0, 40.0, false, 32.0),
            Fold::Tablet => (NARROW - 12.0, 44.0, true, 35.0),
            Fold::Phone => (360.0, 62.0, false, 35.0),
        };
        Room { wide, disc, below, step }
    }
}

/// The disc and the lines as one surface.
pub(super) fn canvas(game: &Raja, view: &View, pen: &Pen<'_>) -> Canvas {
    let room = Room::of(pen.frame.fold);
    let planned = sealed(view);
    let duty = planned.as_ref().unwrap_or(&view.public.duty);
    let names: Vec<String> = Kind::ALL.iter().map(|kind| pen.say(&kind_of(*kind))).collect();
    let chosen = |kind: Kind| hands(duty, kind);
    let touched = has_token(view);
    let small = Disc { radius: room.disc }.draw(&sectors(&names, touched, &chosen));
    let (x0, y0) =
        if room.below { (0.0, 2.0 * room.disc + 14.0) } else { (2.0 * room.disc + 16.0, 4.0) };
    let mut canvas = Canvas::new(room.wide, 0.0);
    let (dx, dy) = if room.below {
        (room.wide / 2.0, room.disc + 4.0)
    } else {
        (room.disc + 4.0, room.disc + 8.0)
    };
    canvas.items = small.items;
    for item in &mut canvas.items {
        (item.x, item.y) = (item.x + dx, item.y + dy);
    }
    // The disc stands in an item: where it is depends on nothing that changes.
    let ground = Shape::Group(dx, dy, 0.0, 1.0, 1.0, small.ground);
    canvas.ground.push(ground);
    let title = if planned.is_some() {
        Message::new("board-your-disc")
    } else if own_turn(view) {
        Message::new("board-duties")
    } else {
        Message::new("board-duties-of").seat("who", duty.seat)
    };
    let letters = Type::new(13.5, Ink::Role("ink")).serif().bold().anchor(Anchor::Start);
    let letters = letters.room(room.wide - x0);
    let said = pen.say(&title);
    let lines = if room.below { names::lines(&said, 13.5, room.wide) } else { vec![said.as_str()] };
    let mut heading = Item::new("duties", x0, y0);
    for (n, line) in lines.iter().enumerate() {
        heading.shapes.push(Shape::text(2.0, 13.0 + 16.0 * n as f32, *line, letters));
    }
    canvas.items.push(heading);
    let y0 = y0 + 16.0 * (lines.len() - 1) as f32;
    let mut y = y0 + 21.0;
    let mut seen: Vec<Kind> = Vec::new();
    for task in tasks(duty) {
        let nth = seen.iter().filter(|kind| **kind == task.kind).count();
        seen.push(task.kind);
        y += line(view, pen, &room, &mut canvas, (x0, y), task, nth);
    }
    if own_turn(view) && free_house(game, view) {
        let said = pen.word("board-builder");
        let wide = room.wide - x0;
        let high = if room.below { 49.0 } else { 30.0 };
        let mut item = base(POWER.to_owned(), x0, y, (wide, high), Look::Open);
        item = item.touched(POWER, States::Card, said.clone());
        item = boxes(item, "ra-move", &[], 0.0);
        let (left, middle) = if room.below { (7.0, 38.0) } else { (36.0, 15.0) };
        tick(&mut item.shapes, (left, middle), false, &said, wide - left - 2.0);
        canvas.items.push(item.with(Shape::Halo(Outline::Rect(0.0, 0.0, wide, high, 9.0))));
        y += high + room.step - 30.0;
    }
    canvas.view.3 = y.max(if room.below { 0.0 } else { 2.0 * room.disc + 14.0 });
    canvas
}

/// Whether the reader's Builder may still build or move for nothing.
fn free_house(game: &Raja, view: &View) -> bool {
    let public = &view.public;
    let held = view.viewer.is_some_and(|seat| public.cards[seat.index()].has(Character::Builder));
    game.cards().has(Character::Builder) && held && !public.duty.used(Once::Builder)
}

/// The ground of a line: green once it is done, and vermilion where giving it up
/// is about to cost something.
fn base(key: String, x: f32, y: f32, (wide, high): (f32, f32), look: Look) -> Item {
    let ground = match look {
        Look::Open => Paint::fill(Ink::Role("wash")),
        Look::Done => Paint::fill(Ink::Role("good-wash")),
        Look::Owed => Paint::fill(Ink::Role("bad-wash")).edge(Ink::Role("vermilion"), 2.0),
    };
    Item::new(key, x, y).with(Shape::Rect(0.0, 0.0, wide, high, 9.0, ground))
}

/// How an action of the turn stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    Open,
    Done,
    Owed,
}

/// A box that is ticked or not, and a word beside it.
fn tick(shapes: &mut Vec<Shape>, (x, y): (f32, f32), done: bool, word: &str, room: f32) {
    let paint = if done {
        Paint::fill(Ink::Role("emerald")).edge(Ink::Role("emerald"), 1.6)
    } else {
        Paint::fill(Ink::Role("sheet")).edge(Ink::Role("ink"), 1.6)
    };
    shapes.push(Shape::Rect(x, y - 6.0, 12.0, 12.0, 3.0, paint));
    if done {
        let tick = Paint::line(Ink::Role("sheet"), 2.0);
        shapes.push(Shape::path(svg::path("M# #l2.6 3 4.8-6", &[x + 2.4, y]), tick));
    }
    if room > 34.0 {
        let letters = Type::new(12.5, Ink::Role("ink")).anchor(Anchor::Start).room(room - 18.0);
        shapes.push(Shape::text(x + 16.0, y + 4.5, word, letters));
    }
}

/// The parts of a line, one beside the other.
fn boxes(mut item: Item, symbol: &'static str, parts: &[(bool, String)], room: f32) -> Item {
    item.shapes.push(Shape::Use(symbol, 6.0, 4.0, 22.0, 22.0, None));
    let each = room / parts.len().max(1) as f32;
    for (n, (done, word)) in parts.iter().enumerate() {
        tick(&mut item.shapes, (36.0 + each * n as f32, 15.0), *done, word, each);
    }
    item
}

/// Draws the line of an action; how far down the next one begins.
fn line(
    view: &View,
    pen: &Pen<'_>,
    room: &Room,
    canvas: &mut Canvas,
    (x, y): (f32, f32),
    task: Task,
    nth: usize,
) -> f32 {
    // One below the other where there is little room.
    const PART: f32 = 19.0;
    let wide = room.wide - x;
    let own = own_turn(view);
    let key = |handle: String| if nth == 0 { handle } else { format!("{handle}#{nth}") };
    let name = pen.say(&kind_of(task.kind));
    let takes = match task.kind {
        Kind::Gold => Some(GOLD_ACTION),
        Kind::Quarry => Some(QUARRY_HOUSES),
        _ => None,
    };
    let takes = takes.filter(|_| own && task.open);
    // At the right end what gives it up, if that can be.
    let right = if own && task.open { 24.0 } else { 0.0 };
    let look = match (task.open, view.public.phase) {
        (true, Phase::Confirm) => Look::Owed,
        (true, _) => Look::Open,
        (false, _) => Look::Done,
    };
    let parts = parts(pen, task, &name);
    let high = match (room.below, takes) {
        (false, _) => 30.0,
        (true, Some(_)) => 58.0,
        (true, None) => 30.0 + PART * parts.len() as f32,
    };
    let mut item = base(key(format!("task:{}", task.kind)), x, y, (wide, high), look);
    item.label.clone_from(&name);
    if let Some(n) = takes {
        // The button: at the right, or below the name.
        let (pill, middle, top) = if room.below {
            (wide - 8.0, wide / 2.0, 31.0)
        } else {
            (62.0, wide - right - 35.0, 3.0)
        };
        item.shapes.push(Shape::Use(kind_symbol(task.kind), 6.0, 4.0, 22.0, 22.0, None));
        let space = wide - 36.0 - right - if room.below { 0.0 } else { pill + 8.0 };
        if space > 30.0 {
            let letters = Type::new(12.5, Ink::Role("ink")).bold().anchor(Anchor::Start);
            item.shapes.push(Shape::text(34.0, 19.5, name.clone(), letters.room(space)));
        }
        let said = pen.say(&Message::new("board-take").number("n", n));
        let handle = duty(task.kind);
        let paint = Paint::fill(Ink::Role("sheet")).edge(Ink::Role("line"), 1.5);
        let left = -pill / 2.0;
        let letters = Type::new(12.5, Ink::Role("ink")).bold().room(pill - 8.0);
        let button = Item::new(key(handle.to_string()), x + middle, y + top)
            .touched(handle, States::Card, format!("{name}: {said}"))
            .with(Shape::Rect(left, 0.0, pill, 24.0, 8.0, paint))
            .with(Shape::Halo(Outline::Rect(left, 0.0, pill, 24.0, 8.0)))
            .with(Shape::text(0.0, 16.5, said, letters));
        canvas.items.push(item);
        canvas.items.push(button);
    } else if room.below {
        item.shapes.push(Shape::Use(kind_symbol(task.kind), 6.0, 4.0, 22.0, 22.0, None));
        for (n, (done, word)) in parts.iter().enumerate() {
            let y = 38.0 + PART * n as f32;
            tick(&mut item.shapes, (7.0, y), *done, word, wide - 10.0);
        }
        canvas.items.push(item);
    } else {
        canvas.items.push(boxes(item, kind_symbol(task.kind), &parts, wide - 38.0 - right));
    }
    if right > 0.0 {
        let handle = drop(task.kind);
        let label = pen.say(&Message::new("board-do-drop").message("kind", kind_of(task.kind)));
        let cross = Paint::line(Ink::Role("soft"), 1.8);
        let ring = Paint::fill(Ink::Role("sheet")).edge(Ink::Role("line"), 1.2);
        canvas.items.push(
            Item::new(key(handle.to_string()), x + wide - 14.0, y + 15.0)
                .touched(handle, States::Ring, label)
                .with(Shape::Circle(0.0, 0.0, 9.0, ring))
                .with(Shape::path("M-3.4 -3.4L3.4 3.4M3.4 -3.4L-3.4 3.4", cross))
                .with(Shape::Halo(Outline::Circle(10.0)))
                .with(Shape::Spot(0.0, 0.0, 14.0)),
        );
    }
    high + room.step - 30.0
}

fn parts(pen: &Pen<'_>, task: Task, name: &str) -> Vec<(bool, String)> {
    if !task.kind.is_building() {
        return vec![(!task.open, name.to_owned())];
    }
    let [any, city, palaces] = task.kind.builds();
    let words = [
        (palaces, task.left[2], "board-part-palace"),
        (any, task.left[0], "board-part-house"),
        (city, task.left[1], "board-part-city"),
    ];
    let there = words.into_iter().filter(|(wanted, ..)| *wanted > 0);
    there.map(|(_, left, id)| (left == 0, pen.word(id))).collect()
}

/// The names that stand on the sectors of a large disc, in lines.
pub(super) fn in_lines(names: &[String], radius: f32) -> Vec<Vec<&str>> {
    let size = 0.071 * radius * 1.07;
    names.iter().map(|name| names::lines(name, size, 0.42 * radius)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_house_is_ticked_where_it_finishes_most() {
        let mut duty = Duty::NONE;
        duty.tasks = [Some(Kind::PalaceHouse), Some(Kind::House), Some(Kind::Gold)];
        duty.villages = 1;
        let found = tasks(&duty);
        assert_eq!(found[0], Task { kind: Kind::PalaceHouse, open: true, left: [1, 0, 1] });
        assert_eq!(found[1], Task { kind: Kind::House, open: false, left: [0; 3] });
        assert!(found[2].open);
        duty.palaces = 1;
        assert_eq!(tasks(&duty)[0].left, [1, 0, 0]);
        duty.dropped = 1;
        assert_eq!(tasks(&duty).len(), 2);
    }
}
