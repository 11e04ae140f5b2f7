//! What others did since the reader's last sequence: a line for each nation, its
//! moves with their numbers, and the same as arrows on the map.

use super::chart::middle;
use super::chronicle::{Chapter, Lately, lately};
use super::colours::{chip, coat, seat_icon};
use super::layout::Layout;
use super::marches;
use super::pinned::Pinned;
use crate::area::Area;
use crate::names;
use crate::nation::Nation;
use crate::phase::Phase;
use crate::queries::{Clash, Deeds, Move};
use crate::state::State;
use drawing::{Cell, Ink, Item, Line, Mark, Paint, Panel, Pen, Row, Shape, Slot, Type};
use engine::{Message, Seat};

/// More arrows than these would only confuse.
const MOST: usize = 40;

/// What is told, and how.
pub(super) struct Since {
    lately: Lately,
    viewer: Option<Seat>,
    /// The reader comes back to his own sequence: everything is shown at once.
    pub(super) back: bool,
}

impl Since {
    pub(super) fn of(state: &State, viewer: Option<Seat>, pen: &Pen<'_>) -> Since {
        let lately = lately(pen.notes, state, viewer);
        let acted = lately.others.iter().filter(|it| it.deeds.is_some()).count();
        let own = viewer.is_some() && state.scenario().seat(state.nation()) == viewer;
        // The first own step of a sequence ends it.
        let fresh = lately.now.as_ref().is_none_or(|deeds| {
            deeds.moves.is_empty() && deeds.raised.is_empty() && deeds.battles.is_empty()
        });
        let idle = !matches!(state.phase(), Phase::Walk | Phase::Over);
        Since { lately, viewer, back: own && fresh && idle && acted > 1 }
    }

    /// The moves told, numbered from 1: whose sequence, who, what.
    fn moves(&self) -> impl Iterator<Item = (usize, Nation, &Move)> {
        let others = self.lately.others.iter().enumerate();
        let told = others.filter_map(|(n, it)| Some((n, it.nation, it.deeds.as_ref()?)));
        told.flat_map(|(n, nation, deeds)| deeds.moves.iter().map(move |it| (n, nation, it)))
    }

    /// The panel: beside the map when the reader comes back, else behind a button.
    pub(super) fn panel(&self, state: &State, pen: &Pen<'_>) -> Option<Panel> {
        let others = &self.lately.others;
        others.iter().find(|it| it.deeds.is_some())?;
        let count = self.moves().count();
        let head = Message::new("table-since-count").number("n", others.len() as i64);
        let head = Cell::text(pen.say(&head.number("moves", count as i64))).mark(Mark::Faint);
        let mut rows = vec![Row::Title(pen.word("table-since"), vec![head.end()])];
        let open = match Pinned::now(pen) {
            Some(Pinned::Deeds(n)) => Some(n),
            Some(Pinned::Move(n)) => self.moves().nth(n.saturating_sub(1)).map(|it| it.0),
            _ => others.iter().rposition(|it| it.deeds.is_some()),
        };
        let mut number = 1;
        for (n, chapter) in others.iter().enumerate() {
            let moves = chapter.deeds.as_ref().map_or(0, |deeds| deeds.moves.len());
            rows.push(Row::Cells(self.line(state, n, chapter, (number, moves), open, pen)));
            if let Some(deeds) = chapter.deeds.as_ref().filter(|_| open == Some(n)) {
                rows.extend(details(deeds, number, pen));
            }
            number += moves;
        }
        let slot = if self.back { Slot::Side } else { Slot::Drawer };
        let tab = pen.word("table-since-tab");
        Some(Panel { name: "since", slot, tab, canvas: None, rows })
    }

    /// A nation in a line: what it did, which numbers its moves have, its points.
    fn line(
        &self,
        state: &State,
        n: usize,
        chapter: &Chapter,
        (number, moves): (usize, usize),
        open: Option<usize>,
        pen: &Pen<'_>,
    ) -> Line {
        let nation = chapter.nation;
        let name = pen.say(&names::nation(nation));
        let seat = state.scenario().seat(nation);
        let told = match &chapter.deeds {
            Some(deeds) => self.told(state, deeds, pen),
            None => pen.word("table-since-stay"),
        };
        let numbers = match moves {
            0 => String::new(),
            1 => number.to_string(),
            _ => format!("{number}–{}", number + moves - 1),
        };
        let mut cells = vec![Cell::icon(chip(nation), name, "").mark(Mark::Strong)];
        if let Some(seat) = seat {
            let icon = Some(seat_icon(seat));
            cells.push(Cell { icon, label: pen.name(seat).to_owned(), ..Cell::default() });
        }
        cells.push(Cell::text(numbers).mark(Mark::Faint).end());
        let points = chapter.deeds.as_ref().map_or(0, |deeds| deeds.points);
        if points > 0 {
            let text = pen.say(&Message::new("table-earned").number("n", points));
            cells.push(Cell::text(text).mark(Mark::Good));
        }
        // The words have a line of their own below.
        cells.push(Cell::text(told));
        let line = Line::of(cells).handle(Pinned::Deeds(n).handle());
        match &chapter.deeds {
            None => line.mark(Mark::Faint),
            Some(_) if open == Some(n) => line.mark(Mark::Now),
            Some(_) => line,
        }
    }

    /// What came of a sequence, in a few words; the reader's losses among it.
    fn told(&self, state: &State, deeds: &Deeds, pen: &Pen<'_>) -> String {
        let mut parts = Vec::new();
        let armies: u8 = deeds.arrived.iter().map(|(_, armies)| armies).sum();
        if armies > 0 {
            let armies = Message::new("armies").number("n", armies);
            parts.push(Message::new("table-since-came").message("armies", armies));
        }
        let taken = |clash: &&Clash| clash.holder == Some(deeds.nation);
        let lands: Vec<Message> =
            deeds.battles.iter().filter(taken).map(|clash| names::area(clash.at)).collect();
        if !lands.is_empty() {
            parts.push(Message::new("table-since-took").list("lands", lands));
        }
        let lost: u8 = deeds.battles.iter().map(|clash| clash.attacker_lost).sum();
        if lost > 0 {
            let armies = Message::new("armies").number("n", lost);
            parts.push(Message::new("table-since-lost").message("armies", armies));
        }
        for clash in &deeds.battles {
            let own = state.scenario().seat(clash.defender) == self.viewer;
            if own && self.viewer.is_some() && clash.defender_lost > 0 {
                let armies = Message::new("armies").number("n", clash.defender_lost);
                let lost = Message::new("table-since-yours").message("armies", armies);
                let lost = lost.message("nation", names::nation(clash.defender));
                parts.push(lost.message("area", names::area(clash.at)));
            }
        }
        for (nation, _) in &deeds.submitted {
            let bowed = Message::new("table-since-bowed");
            parts.push(bowed.message("nation", names::nation(*nation)));
        }
        if !deeds.built.is_empty() {
            let lands = deeds.built.iter().map(|at| names::area(*at));
            parts.push(Message::new("table-since-built").list("lands", lands));
        }
        let grown: u8 = deeds.raised.iter().map(|(_, armies)| armies).sum();
        if grown > 0 {
            parts.push(Message::new("table-since-grew").number("n", grown));
        }
        let quiet = parts.is_empty() && !deeds.moves.is_empty();
        let words: Vec<String> = parts.iter().map(|part| pen.say(part)).collect();
        if quiet { pen.word("table-since-moved") } else { words.join(" · ") }
    }

    /// The ways of armies over the map: numbered when the reader comes back, else
    /// quiet, the latest plain; none while a group is being moved.
    pub(super) fn arrows(
        &self,
        state: &State,
        taken: &mut Vec<(f32, f32, f32, f32)>,
        pen: &Pen<'_>,
        layout: &Layout,
    ) -> Vec<Item> {
        if state.phase() == Phase::Walk {
            return Vec::new();
        }
        let mut all: Vec<(usize, Nation, &Move)> = self.moves().collect();
        let others = all.len();
        if !self.back {
            // Quiet: only what was done last, by the reader or before him.
            let own = self.lately.now.as_ref().is_some_and(|deeds| !deeds.moves.is_empty());
            let last = all.last().map(|it| it.0);
            all.retain(|it| !own && Some(it.0) == last);
        }
        if let Some(deeds) = &self.lately.now {
            all.extend(deeds.moves.iter().map(|it| (usize::MAX, deeds.nation, it)));
        }
        let shown = match Pinned::now(pen) {
            Some(Pinned::Move(n)) => n.checked_sub(1),
            _ => all.len().checked_sub(1),
        };
        let shown_nation = shown.and_then(|n| all.get(n)).map(|it| (it.0, it.1));
        let skip = all.len().saturating_sub(MOST);
        let mut items = Vec::new();
        for (n, (sequence, nation, one)) in all.iter().enumerate().skip(skip) {
            let full = shown == Some(n);
            let pale = match (full, self.back) {
                (true, _) => 1.0,
                (false, true) if shown_nation == Some((*sequence, *nation)) => 0.75,
                (false, true) => 0.55,
                (false, false) => 0.35,
            };
            let points: Vec<(f32, f32)> = one.path.iter().copied().map(middle).collect();
            let points = marches::trimmed(&points, layout.counter * 1.2);
            let mut item = Item::new(format!("way:{n}"), 0.0, 0.0);
            item.label = way(*nation, one, pen);
            let shapes = arrow(*nation, &points, full && self.back);
            item.shapes.push(Shape::Group(0.0, 0.0, 0.0, 1.0, pale, shapes));
            if self.back && n < others {
                let number = (n + 1).to_string();
                item.shapes.extend(disc(&points, &number, full, taken, layout));
            }
            items.push(item);
        }
        items
    }

    /// The places of the moves that are told, or of those of the nation that is
    /// looked at.
    pub(super) fn places(&self, pen: &Pen<'_>) -> Vec<Area> {
        let only = match Pinned::now(pen) {
            Some(Pinned::Deeds(n)) => Some(n),
            Some(Pinned::Move(n)) => self.moves().nth(n.saturating_sub(1)).map(|it| it.0),
            _ => None,
        };
        let shown = self.moves().filter(|it| only.is_none_or(|n| it.0 == n));
        shown.flat_map(|(_, _, one)| one.path.iter().copied()).collect()
    }

    /// The lands that changed hands in battles, for the map: a sea is nobody's.
    pub(super) fn won(&self) -> Vec<Area> {
        let deeds = self.lately.others.iter().filter_map(|it| it.deeds.as_ref());
        let won = deeds.flat_map(|deeds| {
            let own = |clash: &&Clash| clash.holder == Some(deeds.nation);
            deeds.battles.iter().filter(own).map(|clash| clash.at)
        });
        won.filter(|at| self.back && !at.is_sea()).collect()
    }
}

/// A move as a sentence.
fn way(nation: Nation, one: &Move, pen: &Pen<'_>) -> String {
    let (Some(from), Some(to)) = (one.path.first(), one.path.last()) else { return String::new() };
    let message = Message::new("table-way")
        .message("nation", names::nation(nation))
        .message("armies", Message::new("armies").number("n", one.armies))
        .message("from", names::area(*from))
        .message("to", names::area(*to));
    pen.say(&message)
}

/// The moves of a nation, each with what came of it.
fn details(deeds: &Deeds, first: usize, pen: &Pen<'_>) -> Vec<Row> {
    let row = |(n, one): (usize, &Move)| {
        let number = first + n;
        let to = one.path.last().copied()?;
        let place = Message::new("table-since-to")
            .message("area", names::area(to))
            .message("armies", Message::new("armies").number("n", one.armies));
        let last = |at: Area| deeds.moves.iter().rposition(|it| it.path.last() == Some(&at));
        // Several that go to the same place fight there together.
        let clash = deeds.battles.iter().find(|clash| clash.at == to && last(to) == Some(n));
        let mut cells = vec![Cell::text(number).mark(Mark::Strong), Cell::text(pen.say(&place))];
        if let Some(clash) = clash {
            cells.push(Cell::text(result(clash, pen)).mark(Mark::Strong));
        }
        let line = Line::of(cells).handle(Pinned::Move(number).handle());
        let now = Pinned::now(pen) == Some(Pinned::Move(number));
        Some(Row::Cells(if now { line.mark(Mark::Now) } else { line }))
    };
    deeds.moves.iter().enumerate().filter_map(row).collect()
}

/// How a battle ended, with what both sides lost.
fn result(clash: &Clash, pen: &Pen<'_>) -> String {
    let id = if clash.holder == Some(clash.attacker) { "table-taken" } else { "table-fought" };
    let message = Message::new(id)
        .message("foe", names::nation(clash.defender))
        .number("theirs", clash.defender_lost)
        .message("nation", names::nation(clash.attacker))
        .number("own", clash.attacker_lost);
    pen.say(&message)
}

/// An arrow in the colours of a nation.
fn arrow(nation: Nation, points: &[(f32, f32)], shown: bool) -> Vec<Shape> {
    let [.., before, end] = points[..] else { return Vec::new() };
    let text = marches::curve(points);
    let rim = if shown { Ink::Role("saffron") } else { Ink::Role("m-halo") };
    let width = if shown { 13.0 } else { 8.0 };
    let fill = coat(nation).fill;
    let angle = marches::angle(before, end, points.len() == 2);
    let tip = Paint::fill(fill).edge(rim, 1.6);
    let head = Shape::path("M7 0L-11 -8.5L-7 0L-11 8.5z", tip);
    vec![
        Shape::path(text.clone(), Paint::line(rim, width)),
        Shape::path(text, Paint::line(fill, 4.6)),
        Shape::Group(end.0, end.1, angle, 1.0, 1.0, vec![head]),
    ]
}

/// The number of a move, on its way where nothing else stands.
fn disc(
    points: &[(f32, f32)],
    number: &str,
    shown: bool,
    taken: &mut Vec<(f32, f32, f32, f32)>,
    layout: &Layout,
) -> Vec<Shape> {
    let r = layout.counter * 0.4;
    let covered = |(x, y): &(f32, f32)| {
        let cover = |(a, b, w, h): &(f32, f32, f32, f32)| {
            (x - a).abs() < w + r + 1.0 && (y - b).abs() < h + r + 1.0
        };
        taken.iter().any(cover)
    };
    let spots = marches::along(points);
    let Some((x, y)) = spots.iter().find(|spot| !covered(spot)).copied() else {
        return Vec::new();
    };
    taken.push((x, y, r, r));
    let ring = if shown { Ink::Role("saffron") } else { Ink::Fixed("#23233b") };
    let paint = Paint::fill(Ink::Fixed("#fffaf0")).edge(ring, if shown { 3.0 } else { 1.8 });
    let letters = Type::new(r * 1.15, Ink::Fixed("#23233b")).bold();
    vec![Shape::Circle(x, y, r, paint), Shape::text(x, y + r * 0.42, number, letters)]
}

/// What the lines and numbers mean, for the legend.
pub(super) const KEYS: [&str; 3] =
    ["table-legend-moves", "table-legend-shown", "table-legend-changed"];
