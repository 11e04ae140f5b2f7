//! The disc: nine actions of which two are planned, and what of them is still
//! open this turn.

use super::handles::Thing;
use super::{TABLET_SIDE, Table, gestures, names};
use crate::kind::{Disc, Kind};
use crate::state::{BOT, Phase};
use drawing::{
    Anchor, Canvas, Cell, Fold, Ink, Item, Kind as Touch, Outline, Paint, Panel, Row, Shape,
};
use drawing::{Mark, Slot, Type, svg};
use engine::{Message, Seat};
use roads::tabletop::{Disc as Wheel, Sector};

/// The symbols of what was planned; none where nothing is known.
pub(super) type Planned = [Option<&'static str>; 2];

/// An action that is planned or under way.
struct Task {
    kind: Kind,
    /// Nothing of it can be done any more.
    done: bool,
}

impl Table<'_> {
    /// Whose disc is shown: the reader's, else that of whoever is at turn.
    fn disc_seat(&self) -> Seat {
        self.view.viewer.unwrap_or(self.view.public.duty.seat)
    }

    fn disc(&self) -> Option<Disc> {
        self.view.disc[self.disc_seat().index()]
    }

    /// What stands on the disc, and the action of a token.
    fn tasks(&self) -> Vec<Task> {
        let duty = &self.view.public.duty;
        let seat = self.disc_seat();
        if !self.view.public.is_turn() || duty.seat != seat {
            let done = self.view.public.played.contains(seat);
            let kinds = self.disc().map(Disc::kinds);
            return kinds.into_iter().flatten().map(|kind| Task { kind, done }).collect();
        }
        let [statues, anywhere, cities] = duty.left();
        let open = |n: usize, kind: Kind| match kind {
            Kind::Statue => statues > 0,
            Kind::Shrine | Kind::TwoShrines => anywhere + cities > 0,
            Kind::StatueShrine => statues + anywhere + cities > 0,
            Kind::Coins | Kind::Stock | Kind::Prestige | Kind::Character | Kind::Track => {
                duty.done >> n & 1 == 0
            }
        };
        let tasks = duty.tasks.iter().enumerate();
        tasks.filter_map(|(n, it)| it.map(|kind| Task { kind, done: !open(n, kind) })).collect()
    }

    pub(super) fn is_planning(&self) -> bool {
        let public = &self.view.public;
        let unplanned = |seat: Seat| !public.planned.contains(seat);
        public.phase == Phase::Plan && self.view.viewer.is_some_and(unplanned)
    }

    pub(super) fn plan_panel(&self) -> Option<Panel> {
        let public = &self.view.public;
        let over = public.phase == Phase::Over;
        if public.round == 0 || over || (self.is_choosing() && !self.is_phone()) {
            return None;
        }
        let planning = self.is_planning();
        let canvas = if planning { self.large_disc() } else { self.small_disc() };
        let rows = if planning {
            let note = Cell::text(self.pen.word("table-plan-how")).mark(Mark::Faint).end();
            vec![Row::Title(self.pen.word("table-planned"), vec![note])]
        } else {
            Vec::new()
        };
        Some(Panel {
            name: "plan",
            slot: if planning { Slot::Whole } else { Slot::Side },
            tab: self.pen.word("table-tab-plan"),
            canvas: Some(canvas),
            rows,
        })
    }

    fn sectors(&self, named: bool, touched: bool) -> Vec<(Kind, Vec<String>, String, bool)> {
        let name = |kind: Kind| self.pen.say(&names::kind(kind));
        let sector = |kind: Kind| {
            let label = name(kind);
            let lines = if named { two_lines(&label) } else { Vec::new() };
            (kind, lines, label, touched)
        };
        Kind::ALL.map(sector).to_vec()
    }

    fn wheel(&self, radius: f32, named: bool, touched: bool) -> Canvas {
        let kinds = self.disc().map(Disc::kinds);
        let sectors = self.sectors(named, touched);
        let sectors: Vec<Sector<'_>> = sectors
            .iter()
            .map(|(kind, lines, label, touched)| Sector {
                symbol: names::kind_icon(*kind),
                lines: lines.iter().map(String::as_str).collect(),
                label: label.clone(),
                handle: touched.then(|| Thing::Sector(*kind).handle()),
                hands: kinds.iter().flatten().filter(|it| *it == kind).count(),
                faint: false,
            })
            .collect();
        Wheel { radius }.draw(&sectors)
    }

    /// For planning, to be touched; with names where they can be read.
    fn large_disc(&self) -> Canvas {
        self.wheel(150.0, !self.is_phone(), true)
    }

    /// In a turn: small, with what is open beside it. It can be touched if a
    /// token could be used.
    fn small_disc(&self) -> Canvas {
        let token = gestures::may_use_token(self.view);
        let tablet = self.fold() == Fold::Tablet;
        let radius = match self.fold() {
            Fold::Large => 50.0,
            Fold::Laptop => 40.0,
            Fold::Tablet => 46.0,
            Fold::Phone if token => 84.0,
            Fold::Phone => 64.0,
        };
        let wheel = self.wheel(radius, false, token);
        let tasks = self.tasks();
        let (wide, step) = match self.fold() {
            Fold::Tablet => (TABLET_SIDE - 12.0, 66.0),
            Fold::Laptop => (272.0, 0.0),
            Fold::Large | Fold::Phone => (320.0, 0.0),
        };
        let high = if tablet {
            2.0 * radius + 34.0 + step * tasks.len().max(1) as f32
        } else {
            2.0 * radius + 8.0
        };
        let left = if tablet { -wide / 2.0 } else { -radius - 6.0 };
        let top = -radius - 4.0;
        let mut canvas = Canvas { view: (left, top, wide, high), ..wheel };
        let turn = self.view.public.is_turn() && self.view.public.duty.seat == self.disc_seat();
        let title = match (turn, tasks.is_empty()) {
            (_, true) => "table-no-plan",
            (true, false) => "table-open",
            (false, false) => "table-planned",
        };
        let title = self.pen.word(title);
        if tablet {
            let letters = Type::new(12.0, Ink::Role("ink")).serif().bold().room(wide - 4.0);
            let heading = Shape::text(0.0, radius + 20.0, title, letters);
            canvas.items.push(Item::new("open", 0.0, 0.0).with(heading));
            for (n, task) in tasks.iter().enumerate() {
                let y = radius + 28.0 + step * n as f32;
                let within = (left + 4.0, y, wide - 8.0, step - 4.0);
                canvas.items.push(self.task(n, task, within, true));
            }
            return canvas;
        }
        let x = radius + 12.0;
        let width = left + wide - x - 4.0;
        let letters = Type::new(13.5, Ink::Role("ink")).serif().bold().anchor(Anchor::Start);
        let heading = Shape::text(0.0, top + 16.0, title, letters.room(width));
        canvas.items.push(Item::new("open", x, 0.0).with(heading));
        let room = high - 26.0;
        let step = (room / tasks.len().max(2) as f32).min(44.0);
        for (n, task) in tasks.iter().enumerate() {
            let y = top + 24.0 + step * n as f32;
            canvas.items.push(self.task(n, task, (x, y, width, step - 4.0), false));
        }
        canvas
    }

    /// A line of what is open.
    fn task(
        &self,
        nth: usize,
        task: &Task,
        (x, y, wide, high): (f32, f32, f32, f32),
        narrow: bool,
    ) -> Item {
        let name = self.pen.say(&names::kind(task.kind));
        let mut item = Item::new(format!("task:{nth}"), x, y);
        // Two lines with the same action are two keys of one handle.
        let handle = Thing::Task(task.kind).handle();
        let first = self.tasks().iter().position(|it| it.kind == task.kind) == Some(nth);
        if first {
            item.key = handle.to_string();
        }
        item = item.touched(handle, Touch::Card, name.clone());
        let paper = Paint::fill(Ink::Role(if task.done { "good-wash" } else { "wash" }));
        item.shapes.push(Shape::Rect(0.0, 0.0, wide, high, 8.0, paper));
        item.shapes.push(Shape::Halo(Outline::Rect(0.0, 0.0, wide, high, 8.0)));
        let size = if narrow { 24.0 } else { (high - 4.0).min(26.0) };
        let at = if narrow { (5.0, 4.0) } else { (8.0, (high - size) / 2.0) };
        let mut inside =
            vec![Shape::Use(names::kind_icon(task.kind), at.0, at.1, size, size, None)];
        if narrow {
            // Below the picture, in two lines if it is long.
            let letters = Type::new(11.5, Ink::Role("ink")).anchor(Anchor::Start);
            for (n, line) in two_lines(&name).into_iter().enumerate() {
                let y = 42.0 + 13.0 * n as f32;
                inside.push(Shape::text(6.0, y, line, letters.room(wide - 10.0)));
            }
        } else {
            let after = at.0 + size + 6.0;
            let letters = Type::new(13.0, Ink::Role("ink")).anchor(Anchor::Start);
            let letters = letters.room(wide - after - 26.0);
            inside.push(Shape::text(after, high / 2.0 + 4.5, name, letters));
        }
        let (bx, by) = (wide - 15.0, if narrow { 16.0 } else { high / 2.0 });
        if task.done {
            let tick = svg::path("M# #l3 3.4l5.4 -7", &[bx - 4.0, by]);
            inside.push(Shape::path(tick, Paint::line(Ink::Role("emerald"), 2.2)));
        } else {
            let line = Paint::line(Ink::Role("soft"), 1.3);
            inside.push(Shape::Rect(bx - 5.0, by - 5.5, 11.0, 11.0, 2.5, line));
        }
        item.shapes.extend(inside);
        item
    }

    /// What was planned, for the line with a name: symbols, or that nothing is
    /// known; whether all of it is done.
    pub(super) fn planned(&self, seat: Seat) -> Option<(Planned, Mark, String)> {
        let public = &self.view.public;
        if public.round == 0 || public.phase == Phase::Over || self.game.is_solo() && seat == BOT {
            return None;
        }
        let done = public.played.contains(seat);
        Some(match self.view.disc[seat.index()] {
            Some(disc) => {
                let kinds = disc.kinds().map(names::kind);
                let label = self.pen.say(&Message::new("table-plan-of").list("kinds", kinds));
                let mark = if done { Mark::Spent } else { Mark::Slot };
                (disc.kinds().map(|kind| Some(names::kind_icon(kind))), mark, label)
            }
            None if public.planned.contains(seat) => {
                ([Some("r-seal"); 2], Mark::Seal, self.pen.word("table-sealed"))
            }
            None => ([None; 2], Mark::Gap, self.pen.word("table-unplanned")),
        })
    }
}

/// A name in one or two lines, parted where they are about as long.
fn two_lines(name: &str) -> Vec<String> {
    if name.chars().count() < 11 {
        return vec![name.to_owned()];
    }
    let middle = name.len() / 2;
    let spaces = name.match_indices(' ').map(|(at, _)| at);
    match spaces.min_by_key(|at| at.abs_diff(middle)) {
        Some(at) => vec![name[..at].to_owned(), name[at + 1..].to_owned()],
        None => vec![name.to_owned()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_have_two_lines() {
        assert_eq!(two_lines("3 coins"), ["3 coins"]);
        assert_eq!(two_lines("statue + shrine"), ["statue", "+ shrine"]);
        assert_eq!(two_lines("déplacer une bannière"), ["déplacer", "une bannière"]);
        assert_eq!(two_lines("unbreakable-name"), ["unbreakable-name"]);
    }
}
