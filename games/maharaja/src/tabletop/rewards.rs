//! The reward tiles beside the net, lowest below. Those that can be chosen at
//! this scoring lie on a golden ground; a tile that was taken lies above all
//! others, with the emblem of whoever took it.

use super::Table;
use super::handles::Thing;
use super::names;
use super::net::{BANNERS, REWARDS};
use crate::board::SPACES;
use crate::reward::Reward;
use drawing::{Canvas, Cell, Icon, Ink, Item, Kind, Mark, Outline, Paint, Panel, Row, Shape, Slot};
use drawing::{Tile, Type};
use engine::{Message, Seat};
use roads::tabletop::{EMBLEMS, NAME_DRESSES, emblem};

/// The room for the heading.
const HEAD: f32 = 27.0;

impl Table<'_> {
    /// Who took a tile in the scoring that is under way.
    pub(super) fn taker(&self, tile: Reward) -> Option<Seat> {
        // Where one plays, a tile that was taken leaves the match (16.2).
        if !self.is_choosing() || self.game.is_solo() {
            return None;
        }
        let public = &self.view.public;
        let scoring = &public.scoring;
        let taken = usize::from(scoring.next) + usize::from(scoring.tile.is_some());
        let tiles: Vec<Reward> = public.rewards.iter().collect();
        let first = tiles.len().checked_sub(taken)?;
        let nth = tiles.iter().position(|it| *it == tile)?.checked_sub(first)?;
        scoring.queue.get(nth).copied().flatten()
    }

    /// Whether a tile can be chosen at this scoring.
    pub(super) fn is_open(&self, tile: Reward) -> bool {
        self.view.public.rewards.open(self.game.open_rewards()).any(|it| it == tile)
    }

    pub(super) fn add_rewards(&self, canvas: &mut Canvas) {
        let (left, top, width, height) = self.layout().view;
        let (x, wide, high) = (left + width + 7.0, REWARDS - 7.0, height + BANNERS);
        let title = Type::new(13.5, Ink::Role("ink")).serif().bold().room(wide - 8.0);
        let sheet = Paint::fill(Ink::Role("sheet"));
        let column = Item::new("rewards", x, top)
            .with(Shape::Rect(0.0, 0.0, wide, high, 10.0, sheet))
            .with(Shape::text(wide / 2.0, 18.0, self.pen.word("table-rewards"), title));
        canvas.items.push(column);
        let spaces = self.view.public.rewards.all();
        let used = spaces.iter().rposition(Option::is_some).map_or(0, |top| top + 1);
        let count = used.clamp(Reward::ALL.len(), SPACES);
        let step = (high - HEAD - 3.0) / count as f32;
        let size = (wide - 14.0, step - 4.0);
        for (space, tile) in spaces.iter().take(count).enumerate() {
            let y = high - 3.0 - step * (space as f32 + 0.5);
            let point = (x + wide / 2.0, top + y);
            match tile {
                Some(tile) => canvas.items.push(self.reward(*tile, point, size)),
                None if space < used => canvas.items.push(gap(space, point, size)),
                None => {}
            }
        }
    }

    fn reward(&self, tile: Reward, (x, y): (f32, f32), (wide, high): (f32, f32)) -> Item {
        let handle = Thing::Reward(tile).handle();
        let name = self.pen.say(&names::reward(tile));
        let mut item =
            Item::new(handle.to_string(), x, y).touched(handle, Kind::Card, name.clone());
        let (open, taker) = (self.is_open(tile), self.taker(tile));
        let rect = |paint| Shape::Rect(-wide / 2.0, -high / 2.0, wide, high, 9.0, paint);
        item.shapes.push(match (open, taker) {
            (_, Some(_)) => {
                let line = Paint::fill(Ink::Role("wash")).edge(Ink::Role("soft"), 1.2);
                rect(line.dashed(5.0, 4.0))
            }
            // Light in both themes: these are what one looks for.
            (true, None) => {
                rect(Paint::fill(Ink::Fixed("#fdeec2")).edge(Ink::Fixed("#c29a3b"), 1.6))
            }
            (false, None) => rect(Paint::fill(Ink::Role("wash")).edge(Ink::Role("line"), 1.0)),
        });
        item.shapes.push(Shape::Halo(Outline::Rect(-wide / 2.0, -high / 2.0, wide, high, 9.0)));
        let size = (high - 26.0).min(42.0);
        let ink = if open && taker.is_none() { Ink::Fixed("#23233b") } else { Ink::Role("ink") };
        let letters = Type::new(12.0, ink).bold().room(wide - 6.0);
        let picture = vec![
            Shape::Use(names::reward_icon(tile), -size / 2.0, -high / 2.0 + 4.0, size, size, None),
            Shape::text(0.0, high / 2.0 - 6.0, name, letters),
        ];
        if open && taker.is_none() {
            item.shapes.extend(picture);
        } else {
            item.shapes.push(Shape::Group(0.0, 0.0, 0.0, 1.0, 0.5, picture));
        }
        if let Some(seat) = taker {
            let look = self.look(seat);
            let at = wide / 2.0 - 11.0;
            let emblem =
                Shape::symbol(EMBLEMS[look], at, -high / 2.0 + 11.0, 16.0, NAME_DRESSES[look]);
            item.shapes.push(emblem);
        }
        item
    }

    /// The same as a tab, with words.
    pub(super) fn rewards_panel(&self) -> Panel {
        let tile = |tile: Reward| {
            let foot = match self.taker(tile) {
                Some(seat) => {
                    let said = Message::new("table-taken").text("name", self.name(seat));
                    vec![Cell::icon(emblem(self.look(seat)), self.name(seat), self.pen.say(&said))]
                }
                None => Vec::new(),
            };
            let open = self.is_open(tile) && foot.is_empty();
            Tile {
                handle: Some(Thing::Reward(tile).handle()),
                number: String::new(),
                icon: Some(Icon::new(names::reward_icon(tile))),
                title: self.pen.say(&names::reward(tile)),
                text: String::new(),
                foot,
                mark: if open { Mark::Good } else { Mark::Faint },
            }
        };
        Panel {
            name: "rewards",
            slot: Slot::Side,
            tab: self.pen.word("table-rewards"),
            canvas: None,
            rows: vec![Row::Tiles(self.view.public.rewards.iter().map(tile).collect())],
        }
    }
}

/// A space whose tile was taken.
fn gap(space: usize, (x, y): (f32, f32), (wide, high): (f32, f32)) -> Item {
    let line = Paint::line(Ink::Role("line"), 1.4).dashed(5.0, 4.0);
    let rect = Shape::Rect(-wide / 2.0, -high / 2.0, wide, high, 9.0, line);
    Item::new(format!("gap:{space}"), x, y).with(rect)
}
