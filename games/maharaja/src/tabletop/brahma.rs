//! Brahmabot: its tiles, the ways it would take, and what would come of it.

use super::handles::Thing;
use super::{Table, honour, names};
use crate::board::NET;
use crate::place::{City, Place};
use crate::state::BOT;
use crate::tile::TileNo;
use crate::words::names as words;
use drawing::{Anchor, Canvas, Cell, Fold, Ink, Item, Kind, Line, Outline, Paint, Panel, Row};
use drawing::{Shape, Slot, Type, within};
use engine::{Message, Seat};
use roads::tabletop::layout::SIDES;
use roads::tabletop::{Side, emblem};

const VIOLET: Ink = Ink::Fixed("#8d6ee0");
const NIGHT: Ink = Ink::Fixed("#23233b");
const IVORY: Ink = Ink::Fixed("#fff7e6");

/// How high the heading above the tiles is, how large the words on them are and
/// how many lines of them there may be.
const HEAD: f32 = 21.0;
const DEED: f32 = 11.0;
const LINES: usize = 7;

/// A text in lines that are no wider than this.
fn wrapped(text: &str, size: f32, room: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if drawing::width(&format!("{line} {word}"), size) <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// What the tiles are called, from left to right.
const TITLES: [&str; 3] = ["table-tile-left", "table-tile-middle", "table-tile-hidden"];
const TAGS: [&str; 4] =
    ["table-way-left", "table-way-middle", "table-way-hidden", "table-way-both"];
/// Where along a road a tag may stand, and how far above or below it.
const SPOTS: [f32; 7] = [0.25, 0.33, 0.42, 0.5, 0.58, 0.67, 0.75];
const ASIDE: [f32; 6] = [-20.0, 20.0, -28.0, 28.0, -36.0, 36.0];
/// Both open tiles lead there.
const BOTH: usize = 3;

impl Table<'_> {
    /// The tiles that lie open or are played, by place from 0.
    fn tiles(&self) -> Vec<(usize, TileNo)> {
        if !self.game.is_solo() {
            return Vec::new();
        }
        let brahma = &self.view.public.brahma;
        let open = brahma.open.into_iter().enumerate();
        let mut tiles: Vec<(usize, TileNo)> =
            open.filter_map(|(n, tile)| Some((n, tile?))).collect();
        if let Some(played) = brahma.tile
            && tiles.iter().all(|(_, tile)| *tile != played)
        {
            tiles.push((2, played));
        }
        tiles
    }

    /// Where a tile leads.
    fn goal(&self, tile: TileNo) -> Option<City> {
        tile.printed().goes().or(self.view.public.maharaja.city())
    }

    /// The ways of the tiles that may be played: of the one that is played, or
    /// of those that lie open. Two that lead to the same city are one way.
    fn ways(&self) -> Vec<(usize, City, Vec<usize>)> {
        let public = &self.view.public;
        let mut ways: Vec<(usize, City, Vec<usize>)> = Vec::new();
        for (nth, tile) in self.tiles() {
            if public.brahma.tile.is_some_and(|played| played != tile) {
                continue;
            }
            let Some(goal) = self.goal(tile) else { continue };
            if let Some(known) = ways.iter_mut().find(|way| way.1 == goal) {
                known.0 = BOTH;
                continue;
            }
            let way = self.game.way(public, goal);
            let mut roads: Vec<usize> = Vec::new();
            for village in way.villages().filter_map(Place::village) {
                let road = NET.of[village.index()].index();
                if roads.last() != Some(&road) {
                    roads.push(road);
                }
            }
            ways.push((nth, goal, roads));
        }
        ways
    }

    /// The ways on the net, below everything that stands there.
    pub(super) fn add_ways(&self, canvas: &mut Canvas) {
        let layout = self.layout();
        let k = if self.is_phone() { 0.72 } else { 1.0 };
        for (nth, _, roads) in self.ways() {
            // The second lies inside the first where they share a road.
            let (wide, faint) = if nth == 1 { (4.0, 0.75) } else { (7.0, 1.0) };
            let mut item = Item::new(format!("way:{nth}"), 0.0, 0.0);
            for road in roads {
                let path = layout.road(road);
                let edge = Paint::line(NIGHT, (wide + 3.0) * k).faint(0.55 * faint);
                item.shapes.push(Shape::path(path.clone(), edge));
                let dash = Paint::line(VIOLET, wide * k).dashed(10.0 * k, 9.0 * k).faint(faint);
                item.shapes.push(Shape::path(path, dash));
            }
            canvas.items.push(item);
        }
    }

    /// Which tile each way is of, above everything.
    pub(super) fn add_tags(&self, canvas: &mut Canvas) {
        if self.is_phone() {
            return;
        }
        let (left, _, net, _) = self.layout().view;
        let mut taken: Vec<(f32, f32)> = Vec::new();
        for (nth, goal, roads) in self.ways() {
            let tag = Message::new(TAGS[nth]).text("city", goal.letter().to_string());
            let tag = self.pen.say(&tag);
            let letters = Type::new(12.0, IVORY).bold().room(110.0);
            let width = letters.width(&tag).min(110.0) + 14.0;
            let Some((x, y)) = self.free_spot(&roads, &taken) else { continue };
            let x = within(x, left + width / 2.0, left + net - width / 2.0);
            taken.push((x, y));
            let paint = Paint::fill(NIGHT).edge(VIOLET, 1.5);
            let item = Item::new(format!("tag:{nth}"), x, y)
                .with(Shape::Rect(-width / 2.0, -10.0, width, 20.0, 10.0, paint))
                .with(Shape::text(0.0, 4.3, tag, letters));
            canvas.items.push(item);
        }
    }

    /// The point beside some roads where a tag has most room.
    fn free_spot(&self, roads: &[usize], taken: &[(f32, f32)]) -> Option<(f32, f32)> {
        // Half as wide and half as high as a tag.
        const TAG: (f32, f32) = (48.0, 11.0);
        let layout = self.layout();
        let (yard, wall) = (layout.yard, layout.wall + 12.0);
        // Whatever stands on the net: middle, half its width, half its height.
        let mut things: Vec<((f32, f32), f32, f32)> = Vec::new();
        for ((x, y), side) in layout.villages.iter().zip(&SIDES) {
            things.push(((*x, *y), yard, yard));
            let name = match side {
                Side::Left => (x - yard - 32.0, *y),
                Side::Right => (x + yard + 32.0, *y),
                Side::Below => (*x, y + yard + 10.0),
                Side::Above => (*x, y - yard - 10.0),
            };
            things.push((name, 29.0, 7.0));
        }
        things.extend(layout.junctions.iter().map(|at| (*at, 0.87 * wall, wall)));
        things.extend(taken.iter().map(|at| (*at, TAG.0, TAG.1)));
        let mut best: Option<(f32, (f32, f32))> = None;
        for road in roads {
            for (at, aside) in SPOTS.into_iter().flat_map(|at| ASIDE.map(|aside| (at, aside))) {
                let (x, y) = layout.on_road(*road, at);
                let y = y + aside;
                if honour::covers((x, y)) {
                    continue;
                }
                let gap = |((tx, ty), wide, high): &((f32, f32), f32, f32)| {
                    ((x - tx).abs() - wide - TAG.0).max((y - ty).abs() - high - TAG.1)
                };
                let room = things.iter().map(gap).fold(f32::MAX, f32::min);
                if best.is_none_or(|(most, _)| room > most) {
                    best = Some((room, (x, y)));
                }
            }
        }
        best.map(|(_, spot)| spot)
    }

    /// Its three tiles.
    pub(super) fn tiles_panel(&self) -> Option<Panel> {
        let tiles = self.tiles();
        if tiles.is_empty() {
            return None;
        }
        let wide = match self.fold() {
            Fold::Laptop => 272.0,
            _ => 320.0,
        };
        let step = wide / 3.0;
        let mut canvas = Canvas::new(wide, HEAD + self.tile_height() + 4.0);
        let title = Type::new(13.5, Ink::Role("ink")).serif().bold().anchor(Anchor::Start);
        let title =
            Shape::text(2.0, 14.0, self.pen.word("view-title-brahmabot"), title.room(wide - 4.0));
        canvas.items.push(Item::new("tiles", 0.0, 0.0).with(title));
        for nth in 0..3 {
            let tile = tiles.iter().find(|(n, _)| *n == nth).map(|(_, tile)| *tile);
            canvas.items.push(self.tile(nth, tile, step * nth as f32 + 2.0, step - 4.0));
        }
        // A drawer has room for sentences.
        let said = |(nth, tile): &(usize, TileNo)| {
            let deeds = tile.printed().deeds.into_iter().map(words::deed_of);
            Row::Text(self.pen.say(&Message::new(TITLES[*nth]).list("deeds", deeds)))
        };
        let rows = if self.says_deeds() { Vec::new() } else { tiles.iter().map(said).collect() };
        let rows = if self.fold() == Fold::Laptop { Vec::new() } else { rows };
        Some(Panel {
            name: "tiles",
            slot: if self.fold() == Fold::Tablet { Slot::Drawer } else { Slot::Side },
            tab: self.pen.word("view-brahmabot"),
            canvas: Some(canvas),
            rows,
        })
    }

    /// Whether the tiles say in words what they do; elsewhere the line below the
    /// board does.
    fn says_deeds(&self) -> bool {
        matches!(self.fold(), Fold::Large | Fold::Phone)
    }

    fn tile_height(&self) -> f32 {
        if self.says_deeds() { 112.0 + 12.5 * LINES as f32 } else { 112.0 }
    }

    /// One tile: its number, its deeds, where it leads, and its tick.
    fn tile(&self, nth: usize, tile: Option<TileNo>, x: f32, wide: f32) -> Item {
        let handle = Thing::Tile(nth).handle();
        let label = self.pen.word(["table-leftmost", "table-middle", "table-hidden"][nth]);
        let mut item =
            Item::new(handle.to_string(), x, HEAD).touched(handle, Kind::Card, label.clone());
        let high = self.tile_height();
        let foot = high - 112.0;
        item.shapes.push(Shape::Halo(Outline::Rect(0.0, 0.0, wide, high, 10.0)));
        let Some(tile) = tile else {
            let back =
                Shape::Use("bb-back", wide / 2.0 - 30.5, 4.0 + foot / 2.0, 61.0, 84.0, Some("p-f"));
            let letters = Type::new(12.0, Ink::Role("soft")).room(wide - 4.0);
            item.shapes.push(back);
            item.shapes.push(Shape::text(wide / 2.0, 104.0 + foot / 2.0, label, letters));
            return item;
        };
        let played = self.view.public.brahma.tile;
        let edge = if played == Some(tile) { VIOLET } else { Ink::Role("line") };
        let width = if played == Some(tile) { 3.0 } else { 1.6 };
        let sheet = Paint::fill(Ink::Role("sheet")).edge(edge, width);
        item.shapes.insert(0, Shape::Rect(0.0, 0.0, wide, high, 10.0, sheet));
        let title = Message::new("table-tile").text("place", label).number("n", tile.number());
        let letters = Type::new(12.5, Ink::Role("ink")).serif().bold().room(wide - 8.0);
        item.shapes.push(Shape::text(wide / 2.0, 17.0, self.pen.say(&title), letters));
        // Light in both themes: the deeds are drawn in ink.
        let band = Paint::fill(Ink::Fixed("#fff3d6"));
        item.shapes.push(Shape::Rect(6.0, 24.0, wide - 12.0, 38.0, 8.0, band));
        for (deed, dx) in tile.printed().deeds.into_iter().zip([-35.0, 3.0]) {
            let icon = names::deed_icon(deed);
            item.shapes.push(Shape::Use(icon, wide / 2.0 + dx, 27.0, 32.0, 32.0, Some("p-f")));
            if let crate::tile::Deed::Coins(coins) = deed {
                let letters = Type::new(12.0, NIGHT).bold().halo(Ink::Fixed("#fff3d6"));
                item.shapes.push(Shape::text(
                    wide / 2.0 + dx + 28.0,
                    58.0,
                    coins.to_string(),
                    letters,
                ));
            }
        }
        if self.says_deeds() {
            let letters = Type::new(DEED, Ink::Role("ink")).room(wide - 8.0);
            let deeds = tile.printed().deeds.map(|deed| self.pen.say(&words::deed_of(deed)));
            let lines = deeds.iter().flat_map(|deed| wrapped(deed, DEED, wide - 10.0));
            for (n, line) in lines.take(LINES).enumerate() {
                let y = 76.0 + 12.5 * n as f32;
                item.shapes.push(Shape::text(wide / 2.0, y, line, letters));
            }
        }
        let goes = match tile.printed().goes() {
            Some(city) => city.name().to_owned(),
            None => self.pen.word("goes-maharaja"),
        };
        let letters = Type::new(12.5, Ink::Role("ink")).bold().anchor(Anchor::Start);
        let room = letters.width(&goes).min(wide - 32.0);
        let left = (wide - room - 20.0) / 2.0;
        item.shapes.push(Shape::Use("bb-goes", left, 69.0 + foot, 16.0, 16.0, Some("n-f")));
        item.shapes.push(Shape::text(left + 20.0, 82.0 + foot, goes, letters.room(wide - 32.0)));
        let tick = ["bb-tick-1", "bb-tick-2", "bb-tick-3"]
            [usize::from(tile.printed().tick.clamp(1, 3)) - 1];
        item.shapes.push(Shape::Use(tick, wide / 2.0 - 21.0, 92.0 + foot, 42.0, 14.0, None));
        item
    }

    /// What a scoring would bring as things stand.
    pub(super) fn outlook_panel(&self) -> Option<Panel> {
        let lines = self.game.standing(&self.view.public);
        if !self.game.is_solo() || lines.is_empty() || self.is_phone() {
            return None;
        }
        let rows = lines.iter().map(|line| {
            let first = line.place == Some(1);
            let id = match (line.seat == BOT, line.place, first) {
                (true, ..) if line.prestige == 0 => "table-outlook-bot-none",
                (true, _, true) => "table-outlook-bot-first",
                (true, _, false) => "table-outlook-bot-second",
                (false, None, _) => "table-outlook-none",
                (false, _, true) => "table-outlook-first",
                (false, _, false) => "table-outlook-second",
            };
            let said = Message::new(id)
                .message("coins", words::coins(line.coins))
                .message("prestige", words::prestige(line.prestige))
                .number("rewards", self.game.open_rewards() as i64);
            let icon = emblem(self.look(line.seat));
            Row::Cells(Line::of([Cell::icon(icon, self.pen.say(&said), "")]))
        });
        // Where there is no room beside the board it is a drawer.
        let title = self.pen.word("table-outlook");
        Some(Panel {
            name: "outlook",
            slot: if self.fold() == Fold::Large { Slot::Side } else { Slot::Drawer },
            tab: title.clone(),
            canvas: None,
            rows: std::iter::once(Row::title(title)).chain(rows).collect(),
        })
    }

    /// Brahmabot's character is nobody's to use, so its seat says less.
    pub(super) fn is_automaton(&self, seat: Seat) -> bool {
        self.game.is_solo() && seat == BOT
    }
}
