//! The board of Jaipur: market, tokens, both merchants, your hand and herd.
//!
//! Picking cards builds an action: one good of the market is taken, market and
//! hand together are an exchange, cards of one kind in the hand are a sale.
//! Whether it is legal is asked of the rulebook itself, on a state imagined
//! from the view, so the reasons and the culprits are the judge's own.

mod paint;
mod picks;
mod report;

use super::{Board, Built, Look, Report, Way};
use crate::seen::Seen;
use crate::words::Book;
use engine::{Game, Message, Settings, Words};
use games::jaipur::{Action, Jaipur, Kind, Reason, View};
use picks::Picks;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use table::{Seed, Told};

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
    picks: Picks,
    /// An action to light up instead of what is picked.
    shown: Option<Action>,
    /// Whether the rival's camels are counted.
    count: bool,
    /// Whether the rival's cards that were seen to be taken are shown.
    known: bool,
}

impl Stall {
    pub(crate) fn build(seen: &Seen, count: bool) -> Box<dyn Board> {
        let settings = Settings::read(Jaipur::SETTINGS, seen.options());
        let game = settings.and_then(|settings| Jaipur::new(2, &settings)).unwrap_or_default();
        Box::new(Stall {
            game,
            view: None,
            zone: MARKET,
            at: [0; 2],
            picks: Picks::default(),
            shown: None,
            count,
            known: false,
        })
    }

    fn market(&self) -> Vec<Kind> {
        self.view.map_or(Vec::new(), |view| picks::spread(view.public.market))
    }

    fn hand(&self) -> Vec<Kind> {
        self.view.map_or(Vec::new(), |view| picks::spread(view.hand))
    }

    /// The reader's own camels.
    fn herd(&self) -> u8 {
        let own = |view: View| view.viewer.map_or(0, |seat| view.public.herd[seat.index()]);
        self.view.map_or(0, own)
    }

    /// What the rulebook says to an action, as far as the reader can know.
    fn judge(&self, action: Action) -> Result<(), Judged> {
        let Some((view, seat)) = self.view.and_then(|view| Some((view, view.viewer?))) else {
            return Err(Judged::NotYou);
        };
        // Legality does not depend on what is imagined: any dice will do.
        let state = self.game.imagine(&view, &mut Seed::from_phrase("board").dice(0));
        match self.game.check(&state, seat, action) {
            Ok(()) => Ok(()),
            Err(engine::Illegal::Rule(reason)) => Err(Judged::Reason(reason)),
            Err(_) => Err(Judged::NotYou),
        }
    }

    /// The action under consideration: one that is shown, or what is picked.
    fn considered(&self) -> Option<Action> {
        self.shown.or_else(|| self.picks.action(&self.market(), &self.hand()).ok().flatten())
    }

    /// Why the action under consideration is not legal, if it is not.
    fn fault(&self) -> Option<Reason> {
        match self.judge(self.considered()?) {
            Err(Judged::Reason(reason)) => Some(reason),
            Ok(()) | Err(Judged::NotYou) => None,
        }
    }

    /// The cards that are lit up.
    fn lit(&self) -> Picks {
        match self.shown {
            Some(action) => Picks::of(action, &self.market(), &self.hand(), self.herd()),
            None => self.picks.clone(),
        }
    }

    /// The cards of the cursor's row.
    fn row(&self) -> usize {
        if self.zone == MARKET { self.market().len() } else { self.hand().len() }
    }
}

/// Why an action is refused.
enum Judged {
    NotYou,
    Reason(Reason),
}

impl Board for Stall {
    fn look(&mut self, seen: &Seen) {
        self.view = seen.view::<View>();
        self.picks = Picks::default();
        self.shown = None;
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

    fn steer(&mut self, way: Way) -> bool {
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

    fn pick(&mut self) {
        let (market, herd) = (self.market(), self.herd());
        match self.zone {
            MARKET => self.picks.toggle_market(self.at[MARKET], &market),
            HAND if self.at[HAND] < self.hand().len() => self.picks.toggle_hand(self.at[HAND]),
            HERD => self.picks.camels = (self.picks.camels + 1) % (herd + 1),
            _ => {}
        }
    }

    fn unpick(&mut self) {
        if self.zone == HERD {
            self.picks.camels = self.picks.camels.saturating_sub(1);
        }
    }

    fn clear(&mut self) -> bool {
        std::mem::take(&mut self.picks) != Picks::default()
    }

    fn built(&self) -> Built {
        match self.picks.action(&self.market(), &self.hand()) {
            Err(missing) => Built::Unfinished(missing),
            Ok(None) => Built::Nothing,
            Ok(Some(action)) => match self.judge(action) {
                Ok(()) => Built::Ready(action.to_string()),
                Err(Judged::Reason(reason)) => Built::Refused(self.game.reason(&reason)),
                Err(Judged::NotYou) => Built::Refused(Message::new("illegal-not-you")),
            },
        }
    }

    fn show(&mut self, action: Option<&str>) {
        self.shown = action.and_then(|text| text.parse().ok());
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
