//! The board of Maharadjah: the map, the territory under the cursor, the
//! battle, and the points of every nation.
//!
//! Picking a place offers the actions that name it, one after the other; which
//! there are is asked of the rulebook itself.

mod paint;

use super::{Board, Built, Look, Way};
use crate::words::Book;
use engine::{Game, Message, Settings, Viewer};
use maharadjah::{Action, Area, Maharadjah, Scenario, View, board};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use table::Session;

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
    pub(crate) fn build(session: &Session, _count: bool) -> Box<dyn Board> {
        let settings = Settings::read(Maharadjah::SETTINGS, &session.options());
        let players = session.players().len() as u8;
        let game = settings.and_then(|settings| Maharadjah::new(players, &settings));
        let game = game.and_then(|game| match session.entry().map() {
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

    /// The nearest place in a direction: little aside, much ahead.
    fn next(&self, way: Way) -> Option<Area> {
        let (x, y) = board::LABELS[self.at.index()];
        let ahead = |area: &Area| {
            let (to_x, to_y) = board::LABELS[area.index()];
            let (dx, dy) = (i32::from(to_x) - i32::from(x), i32::from(to_y) - i32::from(y));
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

impl Board for Subcontinent {
    fn look(&mut self, session: &Session, viewer: Viewer) {
        self.view = session.view_any(viewer).downcast::<View>().ok().map(|view| *view);
        self.picked = 0;
        self.shown = None;
    }

    fn rows(&self, available: u16) -> u16 {
        (available * 2 / 3).clamp(16, 44)
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

    fn show(&mut self, action: Option<&str>) {
        self.shown = action.and_then(|text| text.parse().ok()).and_then(named);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::Palette;
    use engine::Seat;
    use table::{Lang, Player, Seed, Setup};

    fn session() -> Session {
        let names = ["Asha", "Ravi", "Mira", "Dev"];
        let players = names.map(Player::human).to_vec();
        let mut setup = Setup::new(players, Seed::from_phrase("map"));
        setup.start = Some(
            "scenario: four\nturn: 13\nnation: mughals\nphase: dice\n\
             armies mughals: andhra 4, delhi 3, agra 2\narmies british: andhra 3, arabian-sea 2\n\
             armies sinhalese: lanka 1\nfactories: dutch lanka\nleaders: alamgir delhi\n\
             arrived: andhra bidar 4\nbattle: andhra british from bidar"
                .to_owned(),
        );
        Session::new(table::find("maharadjah").unwrap(), setup).unwrap()
    }

    fn drawn(board: &dyn Board, session: &Session, columns: u16, rows: u16) -> String {
        let area = Rect::new(0, 0, columns, rows);
        let mut buffer = Buffer::empty(area);
        let names = vec!["Asha".into(), "Ravi".into(), "Mira".into(), "Dev".into()];
        let book = Book::new(Lang::En, session.entry(), names);
        let palette = Palette { colour: false };
        let look = Look { book: &book, palette, seat: Some(Seat::A), focused: true };
        board.draw(&look, area, &mut buffer);
        let line =
            |y: u16| (0..columns).map(|x| buffer[(x, y)].symbol().to_owned()).collect::<String>();
        (0..rows).map(|y| line(y) + "\n").collect()
    }

    #[test]
    fn the_map_shows_every_territory_the_battle_and_the_points() {
        let session = session();
        let mut board = Subcontinent::build(&session, false);
        board.look(&session, Viewer::Seat(Seat::A));
        let text = drawn(&*board, &session, 120, 40);
        println!("{text}");
        for wanted in ["Del Mg3*", "And^ Mg", "Lan Si1+Du", "~ara Br2", "Battle: Andhra", "Asha"] {
            assert!(text.contains(wanted), "{wanted}\n{text}");
        }
        let codes = ["Agr", "Ass", "Ker", "Sim", "Mlb", "Mlw", "Jau", "Nep", "Kas", "Gan", "Bid"];
        assert!(codes.iter().all(|code| text.contains(code)), "{text}");
    }

    #[test]
    fn a_small_screen_is_no_trouble() {
        let session = session();
        let mut board = Subcontinent::build(&session, false);
        board.look(&session, Viewer::Public);
        for (columns, rows) in [(80, 16), (40, 10), (10, 5), (3, 3)] {
            drawn(&*board, &session, columns, rows);
        }
    }

    #[test]
    fn the_cursor_reaches_neighbours_and_offers_what_the_rules_allow() {
        let names = ["Asha", "Ravi", "Mira", "Dev"].map(Player::human).to_vec();
        let setup = Setup::new(names, Seed::from_phrase("map"));
        let session = Session::new(table::find("maharadjah").unwrap(), setup).unwrap();
        let mut board = Subcontinent::build(&session, false);
        board.look(&session, Viewer::Seat(Seat::A));
        // From Agra down and left to Malwa, where an army of the Pandya waits.
        for way in [Way::Down, Way::Left, Way::Down, Way::Left, Way::Up, Way::Left] {
            board.pick();
            if board.built() != Built::Nothing {
                break;
            }
            board.steer(way);
        }
        assert!(matches!(board.built(), Built::Ready(text) if text.starts_with("pick 1 ")));
        assert!(board.clear() && board.built() == Built::Nothing);
    }
}
