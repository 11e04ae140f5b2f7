//! The board of Jaipur: market, tokens, both merchants, your hand and herd.
//!
//! Every card is touched by its kind and where it lies; a camel of the herd is
//! one of as many as there are.

mod paint;
mod report;

use super::{Board, Look, Marks, Report, Thing, Way};
use crate::seen::Seen;
use crate::words::Book;
use drawing::Handle;
use engine::{Game, Message, Settings};
use games::jaipur::{Action, Cards, Jaipur, Kind, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use table::Told;

/// Where the cursor can be.
const MARKET: usize = 0;
const HAND: usize = 1;
const HERD: usize = 2;

/// The board of Jaipur.
pub(crate) struct Stall {
    game: Jaipur,
    view: Option<View>,
    zone: usize,
    /// The card under the cursor, in the market and in the hand.
    at: [usize; 2],
    /// Whether the rival's camels are counted.
    count: bool,
    /// Whether the rival's cards that were seen to be taken are shown.
    known: bool,
}

impl Stall {
    pub(crate) fn build(seen: &Seen, count: bool) -> Box<dyn Board> {
        let settings = Settings::read(Jaipur::SETTINGS, seen.options());
        let game = settings.and_then(|settings| Jaipur::new(2, &settings)).unwrap_or_default();
        Box::new(Stall { game, view: None, zone: MARKET, at: [0; 2], count, known: false })
    }

    fn market(&self) -> Vec<Kind> {
        self.view.map_or(Vec::new(), |view| spread(view.public.market))
    }

    fn hand(&self) -> Vec<Kind> {
        self.view.map_or(Vec::new(), |view| spread(view.hand))
    }

    /// The reader's own camels.
    fn herd(&self) -> u8 {
        let own = |view: View| view.viewer.map_or(0, |seat| view.public.herd[seat.index()]);
        self.view.map_or(0, own)
    }

    /// The cards of the cursor's row.
    fn row(&self) -> usize {
        if self.zone == MARKET { self.market().len() } else { self.hand().len() }
    }
}

/// The cards one by one, dearest first: a row on the screen.
fn spread(cards: Cards) -> Vec<Kind> {
    cards.iter().flat_map(|(kind, n)| std::iter::repeat_n(kind, n as usize)).collect()
}

/// A card of the market, by its place in the row.
fn in_market(kind: Kind, n: usize) -> Thing {
    let handle = Handle::from(format!("market:{}", kind.letter()));
    Thing { handle, key: format!("market:{n}") }
}

/// A card of the hand, by its place in the row.
fn in_hand(kind: Kind, n: usize) -> Thing {
    let handle = Handle::from(format!("hand:{}", kind.letter()));
    Thing { handle, key: format!("hand:{n}") }
}

/// A camel of the herd.
fn in_herd(n: usize) -> Thing {
    Thing { handle: "herd:K".into(), key: format!("herd:{n}") }
}

impl Board for Stall {
    fn look(&mut self, seen: &Seen) {
        self.view = seen.view::<View>();
        let (market, hand) = (self.market().len(), self.hand().len());
        self.at =
            [self.at[0].min(market.saturating_sub(1)), self.at[1].min(hand.saturating_sub(1))];
    }

    fn rows(&self, available: u16) -> u16 {
        if available >= 32 { paint::ROOMY } else { paint::SMALL }
    }

    fn draw(&self, look: &Look<'_>, area: Rect, buffer: &mut Buffer) {
        if let Some(view) = &self.view {
            paint::paint(self, view, look, area, buffer);
        }
    }

    fn status(&self, book: &Book) -> Vec<String> {
        let Some(view) = &self.view else {
            return Vec::new();
        };
        let round = Message::new("tui-jaipur-round").number("round", view.public.round);
        vec![book.say(&round, None)]
    }

    fn zones(&self) -> usize {
        3
    }

    fn zone(&self) -> usize {
        self.zone
    }

    fn enter(&mut self, zone: usize) {
        self.zone = zone.min(HERD);
    }

    fn steer(&mut self, way: Way, _marks: &Marks) -> bool {
        let last = self.row().saturating_sub(1);
        match (self.zone, way) {
            (MARKET | HAND, Way::Left) => self.at[self.zone] = self.at[self.zone].saturating_sub(1),
            (HAND, Way::Right) if self.at[HAND] >= last => self.zone = HERD,
            (MARKET | HAND, Way::Right) => self.at[self.zone] = (self.at[self.zone] + 1).min(last),
            (HERD, Way::Left) => self.zone = HAND,
            (MARKET, Way::Down) => self.zone = HAND,
            (HAND | HERD, Way::Up) => self.zone = MARKET,
            (HAND | HERD, Way::Down) => return false,
            _ => {}
        }
        true
    }

    fn thing(&self, marks: &Marks) -> Option<Thing> {
        let row = |row: Vec<Kind>| row.get(self.at[self.zone]).copied();
        match self.zone {
            MARKET => row(self.market()).map(|kind| in_market(kind, self.at[MARKET])),
            HAND => row(self.hand()).map(|kind| in_hand(kind, self.at[HAND])),
            // The next camel that is not given yet; of all that are, the last.
            _ => {
                let mut camels = (0..usize::from(self.herd())).map(in_herd);
                let free = camels.clone().find(|camel| !marks.has_key(&camel.key));
                free.or(camels.next_back())
            }
        }
    }

    fn last(&self, marks: &Marks) -> Option<Thing> {
        let mut camels = (0..usize::from(self.herd())).map(in_herd).rev();
        match self.zone {
            HERD => camels.find(|camel| marks.has_key(&camel.key)),
            _ => self.thing(marks).filter(|thing| marks.has_key(&thing.key)),
        }
    }

    fn holds(&self, handle: &Handle, _marks: &Marks) -> bool {
        matches!(handle.kind(), "market" | "hand" | "herd")
    }

    fn keys(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("+ -", "tui-jaipur-key-herd"),
            ("c", "tui-jaipur-key-count"),
            ("k", "tui-jaipur-key-known"),
        ]
    }

    fn key(&mut self, key: char) -> bool {
        match key {
            'c' => self.count = !self.count,
            'k' => self.known = !self.known,
            _ => return false,
        }
        true
    }

    fn group(&self, action: &str) -> (usize, Message) {
        match action.parse() {
            Ok(Action::Sell(..)) => (0, Message::new("tui-jaipur-group-sell")),
            Ok(Action::Take(_)) => (1, Message::new("tui-jaipur-group-take")),
            Ok(Action::Camels) => (2, Message::new("tui-jaipur-group-camels")),
            Ok(Action::Swap(_)) | Err(_) => (3, Message::new("tui-jaipur-group-swap")),
        }
    }

    fn report(&self, told: &Told) -> Option<Report> {
        report::report(&self.game, told)
    }

    fn score(&self) -> Message {
        Message::new("tui-jaipur-seals")
    }
}
