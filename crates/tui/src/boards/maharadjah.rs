//! The board of Maharadjah: the map with every place on it, the battle, and
//! the players with their points.
//!
//! A place answers for what stands in it: what is touched there is the land or, if
//! only that may be touched, a stack, a factory or its site. The place under the
//! cursor is told whole below the board.

mod cell;
mod chart;
mod paint;
#[cfg(test)]
mod tests;

use super::walk::nearest;
use super::{Board, Look, Mark, Marks, Thing, Way};
use crate::seen::Seen;
use crate::words::Book;
use drawing::Handle;
use engine::{Game, Message, Settings};
use games::maharadjah::{Area, Areas, Maharadjah, Map, Scenario, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// The board of Maharadjah.
pub(crate) struct Subcontinent {
    game: Maharadjah,
    view: Option<View>,
    /// The place under the cursor.
    at: Area,
    /// Whether it has ever stood anywhere.
    begun: bool,
}

/// Whether a handle is of a place: its land, or `stack:delhi:mughals`,
/// `site:delhi`, `battle:delhi:british` there.
fn is_of(handle: &Handle, place: Area) -> bool {
    let mut parts = handle.as_str().split(':');
    let (first, second) = (parts.next(), parts.next());
    // An army as a price is not what a touch of its place means.
    second.or(first) == Some(place.key()) && handle.kind() != "price"
}

/// What a touch of a place touches: the land if that can be touched or nothing
/// else there, else what can be.
fn in_place(place: Area, marks: &Marks) -> Handle {
    let mut live = marks.live().filter(|handle| is_of(handle, place));
    let land = Handle::from(place.key());
    if live.clone().any(|handle| *handle == land) {
        return land;
    }
    live.next().cloned().unwrap_or(land)
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
        Box::new(Subcontinent { game, view: None, at: Area::new(0), begun: false })
    }

    /// How a place lies there, with all that stands in it.
    fn mark(&self, place: Area, marks: &Marks, focused: bool) -> Mark {
        let of = marks.all().filter(|handle| is_of(handle, place));
        let of = of.map(|handle| marks.at(handle.as_str()));
        let all = of.fold(Mark::default(), |all, mark| Mark {
            cursor: false,
            lit: all.lit || mark.lit,
            picked: all.picked || mark.picked,
            culprit: all.culprit || mark.culprit,
        });
        Mark { cursor: focused && self.at == place, ..all }
    }

    /// The nearest place in a direction.
    fn next(&self, way: Way) -> Option<Area> {
        let spot = |place: Area| {
            let (x, y, n) = chart::middle(place);
            (2 * x / n.max(1), 2 * y / n.max(1))
        };
        nearest(spot(self.at), Area::all().map(spot), way).map(Area::new)
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
        let Some(view) = self.view.as_ref().filter(|_| !self.begun) else { return };
        // It begins where somebody stands who moves now.
        let state = view.state();
        let own = |area: &Area| state.armies(state.nation(), *area) > 0;
        if let Some(first) = Area::all().find(own) {
            (self.at, self.begun) = (first, true);
        }
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

    fn steer(&mut self, way: Way, _marks: &Marks) -> bool {
        match self.next(way) {
            Some(area) => {
                self.at = area;
                true
            }
            None => way != Way::Down,
        }
    }

    fn thing(&self, marks: &Marks) -> Option<Thing> {
        Some(Thing::only(in_place(self.at, marks)))
    }

    fn holds(&self, handle: &Handle, marks: &Marks) -> bool {
        Area::all().any(|place| is_of(handle, place) && in_place(place, marks) == *handle)
    }

    fn called(&self, handle: &Handle, book: &Book) -> Option<String> {
        let mut parts = handle.as_str().split(':').skip(1);
        let (first, second) = (parts.next()?, parts.next());
        Some(match (handle.kind(), second) {
            ("nation", _) => paint::name(book, "nation", first),
            (_, None) => paint::name(book, "area", first),
            (_, Some(nation)) => {
                let (place, nation) =
                    (paint::name(book, "area", first), paint::name(book, "nation", nation));
                format!("{place}, {nation}")
            }
        })
    }

    fn under(&self, book: &Book) -> Option<String> {
        Some(paint::under(self, self.view.as_ref()?, book))
    }

    fn legend(&self, book: &Book) -> Vec<String> {
        paint::legend(book)
    }
}
