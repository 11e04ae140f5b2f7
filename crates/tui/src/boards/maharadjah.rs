//! The board of Maharadjah: the map with every place on it, the battle, and
//! the players with their points.
//!
//! Picking a place offers the actions that name it, one after the other; which
//! there are is asked of the rulebook itself. The place under the cursor is
//! told whole below the board.

mod cell;
mod chart;
mod paint;
#[cfg(test)]
mod tests;

use super::{Board, Built, Look, Way};
use crate::seen::Seen;
use crate::words::Book;
use engine::{Game, Message, Settings};
use games::maharadjah::{Action, Area, Areas, Maharadjah, Map, Scenario, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// The board of Maharadjah.
pub(crate) struct Subcontinent {
    game: Maharadjah,
    view: Option<View>,
    /// The place under the cursor.
    at: Area,
    /// Which of the actions that name it is picked, counted from 1.
    picked: usize,
    /// A place that a listed action names.
    shown: Option<Area>,
}

/// The place an action names.
pub(crate) fn named(action: Action) -> Option<Area> {
    action.to_string().split(' ').find_map(|word| word.parse().ok())
}

impl Subcontinent {
    pub(crate) fn build(seen: &Seen, _count: bool) -> Box<dyn Board> {
        let settings = Settings::read(Maharadjah::SETTINGS, seen.options());
        let players = seen.players() as u8;
        let game = settings.and_then(|settings| Maharadjah::new(players, &settings));
        let game = game.and_then(|game| match seen.entry.map() {
            Some(text) => game.charted(text),
            None => Ok(game),
        });
        let game = game.unwrap_or(Maharadjah::of(Scenario::Four));
        Box::new(Subcontinent { game, view: None, at: Area::new(0), picked: 0, shown: None })
    }

    /// What the reader may do with the place under the cursor.
    fn offers(&self) -> Vec<Action> {
        let mut list = Vec::new();
        if let Some((view, seat)) = self.view.and_then(|view| Some((view, view.viewer()?))) {
            self.game.legal(view.state(), seat, &mut list);
        }
        list.retain(|action| named(*action) == Some(self.at));
        list
    }

    /// The nearest place in a direction: little aside, much ahead. Rows are
    /// counted double, since letters are taller than wide.
    fn next(&self, way: Way) -> Option<Area> {
        let spot = |place: Area| {
            let (x, y, n) = chart::middle(place);
            (2 * x / n.max(1), 4 * y / n.max(1))
        };
        let (x, y) = spot(self.at);
        let ahead = |area: &Area| {
            let (to_x, to_y) = spot(*area);
            let (dx, dy) = (to_x - x, to_y - y);
            let (on, aside) = match way {
                Way::Up => (-dy, dx),
                Way::Down => (dy, dx),
                Way::Left => (-dx, dy),
                Way::Right => (dx, dy),
            };
            (on > 0 && aside.abs() <= 2 * on).then_some(on + 2 * aside.abs())
        };
        Area::all().filter_map(|area| Some((ahead(&area)?, area))).min().map(|(_, area)| area)
    }
}

/// What a place touches: territories, waters and lands beyond the mountains.
fn near(map: &Map, place: Area) -> Areas {
    if place.is_sea() {
        map.coast(place).or(map.seas_beside(place))
    } else if place.is_foreign() {
        map.entries(place).or(map.lands_beside(place))
    } else {
        let lands = Area::all().filter(|land| land.is_foreign());
        let doors: Areas = lands.filter(|land| map.entries(*land).contains(place)).collect();
        map.around(place).or(map.seas_of(place)).or(doors)
    }
}

impl Board for Subcontinent {
    fn look(&mut self, seen: &Seen) {
        self.view = seen.view::<View>();
        self.picked = 0;
        self.shown = None;
    }

    fn rows(&self, available: u16) -> u16 {
        // Enough below for a dozen actions.
        available.saturating_sub(10).clamp(chart::ROWS, 3 * chart::ROWS)
    }

    fn columns(&self, available: u16) -> u16 {
        available
    }

    fn draw(&self, look: &Look<'_>, area: Rect, buffer: &mut Buffer) {
        if let Some(view) = &self.view {
            paint::paint(self, view, look, area, buffer);
        }
    }

    fn status(&self, book: &Book) -> Vec<String> {
        let Some(view) = &self.view else { return Vec::new() };
        let turn = Message::new("tui-maharadjah-turn").number("turn", view.state().turn());
        vec![book.say(&turn, None), paint::name(book, "nation", view.state().nation().key())]
    }

    fn steer(&mut self, way: Way) -> bool {
        match self.next(way) {
            Some(area) => {
                self.at = area;
                self.picked = 0;
                true
            }
            None => way != Way::Down,
        }
    }

    fn pick(&mut self) {
        let offers = self.offers().len();
        self.picked = if offers == 0 { 0 } else { self.picked % offers + 1 };
    }

    fn unpickable(&self) -> Message {
        Message::new("tui-maharadjah-no-pick")
    }

    fn unpick(&mut self) {
        self.picked = self.picked.saturating_sub(1);
    }

    fn clear(&mut self) -> bool {
        std::mem::take(&mut self.picked) > 0
    }

    fn built(&self) -> Built {
        match self.picked.checked_sub(1) {
            None => Built::Nothing,
            Some(n) => {
                let offer = self.offers().get(n).copied();
                offer.map_or(Built::Nothing, |action| Built::Ready(action.to_string()))
            }
        }
    }

    fn under(&self, book: &Book) -> Option<String> {
        Some(paint::under(self, self.view.as_ref()?, book))
    }

    fn legend(&self, book: &Book) -> Vec<String> {
        paint::legend(book)
    }

    fn show(&mut self, action: Option<&str>) {
        self.shown = action.and_then(|text| text.parse().ok()).and_then(named);
    }
}
