//! The city of the round: who would get what if it were scored now.

use super::Table;
use crate::standing::Standing;
use crate::state::BOT;
use drawing::Type;
use drawing::palette::SEATS as INKS;
use drawing::{Anchor, Canvas, Cell, Icon, Ink, Item, Line, Mark, Paint, Panel, Row, Shape, Slot};
use engine::Message;
use roads::tabletop::{EMBLEMS, NAME_DRESSES, emblem};

/// Its top, the height of the title and of a line, and its middle.
const TOP: f32 = 419.0;
const HEAD: f32 = 28.0;
const LINE: f32 = 20.0;
const MIDDLE: f32 = 544.0;

/// Whether something as large as a tag would lie on the table of the city.
pub(super) fn covers((x, y): (f32, f32)) -> bool {
    (x - MIDDLE).abs() < 200.0 && y > TOP - 14.0 && y < TOP + 126.0
}

fn letters(size: f32) -> Type {
    Type::new(size, Ink::Role("ink"))
}

impl Table<'_> {
    /// The heading: whose city it is, or was.
    fn honoured(&self) -> String {
        let id = if self.is_choosing() { "table-honoured" } else { "table-honour" };
        self.pen.say(&Message::new(id).text("city", self.view.public.maharaja.name()))
    }

    /// A small table on the net, below the start.
    pub(super) fn add_honour(&self, canvas: &mut Canvas) {
        let lines = self.game.standing(&self.view.public);
        if self.is_phone() || lines.is_empty() {
            return;
        }
        // Prestige needs a column where a player can get some.
        let both = lines.iter().any(|line| line.coins > 0 && line.prestige > 0);
        let wide = if both { 274.0 } else { 244.0 };
        let high = HEAD + LINE * lines.len() as f32 + 3.0;
        let sheet = Paint::fill(Ink::Role("sheet")).edge(Ink::Role("gold"), 1.4);
        let title = letters(13.0).serif().bold().anchor(Anchor::Start).room(wide - 24.0);
        let mut item = Item::new("honour", MIDDLE - wide / 2.0, TOP)
            .with(Shape::Rect(0.0, 0.0, wide, high, 10.0, sheet))
            .with(Shape::text(12.0, 20.0, self.honoured(), title));
        for (n, line) in lines.iter().enumerate() {
            let y = HEAD + LINE * n as f32 + 11.0;
            item.shapes.extend(self.honour_line(line, y));
        }
        canvas.items.push(item);
    }

    fn honour_line(&self, line: &Standing, y: f32) -> Vec<Shape> {
        let look = self.look(line.seat);
        let soft = Type::new(12.0, Ink::Role("soft")).bold();
        let place = line.place.map_or("–".to_owned(), |place| place.to_string());
        let bold = letters(12.5).bold().anchor(Anchor::End);
        let cult = self.pen.say(&Message::new("table-cult").number("n", line.cult));
        let mut shapes = vec![
            Shape::text(17.0, y, place, soft),
            Shape::symbol(EMBLEMS[look], 34.0, y - 4.0, 16.0, NAME_DRESSES[look]),
            Shape::text(
                48.0,
                y,
                self.name(line.seat),
                letters(12.5).anchor(Anchor::Start).room(54.0),
            ),
            Shape::text(186.0, y, cult, bold.room(44.0)),
        ];
        // A pip for each point of cult, as many as there is room for.
        let step = (36.0 / f32::from(line.cult.max(1))).min(8.0);
        for pip in 0..line.cult {
            let (x, wide) = (104.0 + step * f32::from(pip), (step * 0.75).max(1.0));
            let paint = Paint::fill(Ink::Role(INKS[look]));
            shapes.push(Shape::Rect(x, y - 9.0, wide, 9.0, 1.5_f32.min(wide / 2.0), paint));
        }
        let mut at = 196.0;
        let automaton = self.game.is_solo() && line.seat == BOT;
        if !automaton {
            shapes.push(Shape::Use("r-coin", at, y - 12.0, 15.0, 15.0, None));
            shapes.push(Shape::text(at + 35.0, y, line.coins.to_string(), bold));
            at += 38.0;
        }
        if line.prestige > 0 {
            shapes.push(Shape::Use("r-prestige", at, y - 12.0, 15.0, 15.0, None));
            shapes.push(Shape::text(at + 33.0, y, format!("+{}", line.prestige), bold));
        }
        shapes
    }

    /// The same in lines, where the net has no room for it.
    pub(super) fn honour_panel(&self) -> Option<Panel> {
        let lines = self.game.standing(&self.view.public);
        (!lines.is_empty()).then(|| Panel {
            name: "honour",
            slot: Slot::Seats,
            tab: self.pen.word("table-tab-city"),
            canvas: None,
            rows: vec![
                Row::title(self.honoured()),
                Row::Grid(Vec::new(), lines.iter().map(|line| self.prize_line(line)).collect()),
            ],
        })
    }

    /// A line of a list: place, who, cult, what it brings.
    fn prize_line(&self, line: &Standing) -> Line {
        let place = line.place.map_or("–".to_owned(), |place| place.to_string());
        let cult = Message::new("table-cult").number("n", line.cult);
        let mut cells = vec![
            Cell::text(place),
            Cell::icon(emblem(self.look(line.seat)), self.name(line.seat), ""),
            Cell::text(self.pen.say(&cult)),
        ];
        cells.extend(self.prize_cells(line));
        let mark = if self.view.viewer == Some(line.seat) { Mark::Strong } else { Mark::Plain };
        Line::of(cells).mark(mark)
    }

    fn prize_cells(&self, line: &Standing) -> Vec<Cell> {
        let mut cells = Vec::new();
        if !(self.game.is_solo() && line.seat == BOT) {
            let label = self.pen.say(&crate::words::names::coins(line.coins));
            cells.push(Cell::icon(Icon::new("r-coin"), format!("+{}", line.coins), label).end());
        }
        if line.prestige > 0 {
            let label = self.pen.say(&crate::words::names::prestige(line.prestige));
            let prestige = format!("+{}", line.prestige);
            cells.push(Cell::icon(Icon::new("r-prestige"), prestige, label).end());
        }
        cells
    }

    /// While rewards are chosen: who got what, and who is next.
    pub(super) fn choosing_panel(&self) -> Option<Panel> {
        if !self.is_choosing() || self.is_phone() {
            return None;
        }
        let public = &self.view.public;
        let winner = public.winner();
        let line = |standing: &Standing| {
            let place = standing.place.unwrap_or(0);
            let next = public.scoring.next;
            let id = if standing.seat == winner {
                "table-chooses-now"
            } else if self.game.is_solo() || place == 0 {
                "table-chooses-never"
            } else if place <= next {
                "table-chose"
            } else {
                "table-chooses-later"
            };
            let said = Message::new(id).text("name", self.name(standing.seat));
            let place = standing.place.map_or("–".to_owned(), |place| place.to_string());
            let icon = emblem(self.look(standing.seat));
            let mut cells = vec![Cell::text(place), Cell::icon(icon, self.pen.say(&said), "")];
            cells.extend(self.prize_cells(standing));
            let mark = match (standing.seat == winner, id) {
                (true, _) => Mark::Strong,
                (_, "table-chose") => Mark::Plain,
                _ => Mark::Faint,
            };
            Line::of(cells).mark(mark)
        };
        let lines = self.game.standing(public);
        Some(Panel {
            name: "choosing",
            slot: Slot::Side,
            tab: self.pen.word("table-tab-city"),
            canvas: None,
            rows: vec![
                Row::title(self.pen.word("table-choosing")),
                Row::Grid(Vec::new(), lines.iter().map(line).collect()),
            ],
        })
    }
}
