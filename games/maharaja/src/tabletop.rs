//! The table: how the game is drawn and touched.
//!
//! The net of roads is drawn as in Raja (`roads::tabletop`); what is this
//! game's own stands here: statues and priests, banners below the net and
//! rewards beside it, characters, the disc, and Brahmabot's tiles.
//!
//! | file | holds |
//! |---|---|
//! | `handles.rs` | names of what can be touched |
//! | `names.rs` | names and pictures of pieces |
//! | `gestures.rs` | the touches of every action |
//! | `briefs.rs` | what a touch would do, in a few words |
//! | `chips.rs` | what a line of a menu says: effect and price |
//! | `journeys.rs` | journeys over several roads by one touch |
//! | `wishes.rs` | what was meant, and who is to blame that it cannot be |
//! | `abouts.rs` | what a thing is, in a sentence |
//! | `tells.rs` | what an event shows |
//! | `net.rs` | places and pieces on the net |
//! | `honour.rs` | the city of the round: who would get what |
//! | `banners.rs` | the banners' track |
//! | `rewards.rs` | the reward tiles |
//! | `characters.rs` | the characters |
//! | `plan.rs` | the disc and what is open this turn |
//! | `brahma.rs` | Brahmabot's tiles and ways |
//! | `seats.rs` | what stands at the seats, and the rules in force |

mod abouts;
mod banners;
mod brahma;
mod briefs;
mod characters;
mod chips;
mod gestures;
mod handles;
mod honour;
mod journeys;
mod names;
mod net;
mod plan;
mod rewards;
mod seats;
mod tells;
mod wishes;

use crate::Maharaja;
use crate::action::Action;
use crate::event::Event;
use crate::reason::Reason;
use crate::state::{BOT, Phase, State};
use crate::view::View;
use drawing::palette::Palette;
use drawing::{
    Board, Canvas, Drawing, Fold, Gesture, Handle, Icon, Panel, Pen, Reach, Shortcut, Tells,
};
use engine::{Message, Seat};
use roads::tabletop::{Layout, NARROW, WIDER};

impl Board for Maharaja {
    const DRAWN: bool = true;
    const ART: &'static [&'static str] = &[roads::tabletop::ART, include_str!("tabletop/art.svg")];
    const PALETTE: Palette = roads::tabletop::PALETTE;
    const LETTERS: &'static [(char, Reach)] = roads::tabletop::LETTERS;

    fn draw(&self, view: &View, pen: &mut Pen<'_>) -> Drawing {
        let table = Table { game: self, view, pen };
        Drawing {
            title: table.title(),
            board: table.board(),
            zooms: pen.frame.fold == Fold::Phone,
            fills: false,
            panels: table.panels(),
            seats: table.seats(),
            strip: pen.frame.fold == Fold::Tablet,
            left: if pen.frame.fold == Fold::Laptop { 108.0 } else { 0.0 },
            side: match pen.frame.fold {
                Fold::Large | Fold::Phone => 340.0,
                Fold::Laptop => 292.0,
                Fold::Tablet if table.is_planning() => 300.0,
                Fold::Tablet => TABLET_SIDE,
            },
        }
    }

    fn gesture(&self, view: &View, action: Action) -> Gesture {
        self.priced(view, action, gestures::touches(view, action))
    }

    fn shortcuts(&self, state: &State, seat: Seat) -> Vec<Shortcut<Action>> {
        self.journeys(state, seat)
    }

    fn wish(&self, view: &View, picks: &[Handle], handle: &Handle) -> Option<Action> {
        wishes::meant(view, picks, handle)
    }

    fn culprits(&self, reason: &Reason) -> Vec<Handle> {
        wishes::culprits(reason)
    }

    fn about(&self, view: &View, handle: &Handle) -> Option<Message> {
        self.tell_about(view, handle)
    }

    fn control(&self, view: &View, handle: &Handle) -> Option<Message> {
        gestures::control(view, handle)
    }

    fn sign(&self, view: &View, handle: &Handle) -> Option<Icon> {
        gestures::sign(view, handle)
    }

    fn brief(&self, view: &View, chain: &[Action]) -> Option<(Message, Message)> {
        self.tell_briefly(view, chain)
    }

    fn heading(&self, view: &View, handle: &Handle) -> Option<Message> {
        chips::heading(view, handle)
    }

    fn tells(&self, event: &Event) -> Tells {
        self.shows(event)
    }
}

/// How wide the column beside the board is on a tablet while nobody plans.
const TABLET_SIDE: f32 = 116.0;

/// A table to be drawn for one reader.
#[derive(Clone, Copy)]
struct Table<'a> {
    game: &'a Maharaja,
    view: &'a View,
    pen: &'a Pen<'a>,
}

impl Table<'_> {
    fn fold(&self) -> Fold {
        self.pen.frame.fold
    }

    fn is_phone(&self) -> bool {
        self.fold() == Fold::Phone
    }

    fn layout(&self) -> &'static Layout {
        if self.is_phone() { &NARROW } else { &WIDER }
    }

    /// The emblem and colour of a seat, by number: Brahmabot has its own.
    fn look(&self, seat: Seat) -> usize {
        if self.game.is_solo() && seat == BOT { 5 } else { seat.index() }
    }

    /// What whoever sits there is called.
    fn name(&self, seat: Seat) -> String {
        if self.game.is_solo() && seat == BOT {
            return self.pen.word("view-brahmabot");
        }
        self.pen.name(seat).to_owned()
    }

    /// The parties, the reader first, then clockwise.
    fn parties(&self) -> Vec<Seat> {
        let count = self.game.parties();
        let mut seat = self.view.viewer.unwrap_or(Seat::A);
        let mut list = Vec::with_capacity(count);
        for _ in 0..count {
            list.push(seat);
            seat = seat.next(count);
        }
        list
    }

    /// Whether rewards are being chosen.
    fn is_choosing(&self) -> bool {
        let phase = self.view.public.phase;
        matches!(phase, Phase::Reward | Phase::Buy | Phase::Free | Phase::Maharani)
    }

    fn title(&self) -> String {
        let round = self.view.public.round;
        let id = match (round, self.game.is_solo()) {
            (0, false) => "table-title-setup",
            (0, true) => "table-title-setup-alone",
            (_, false) => "table-title",
            (_, true) => "table-title-alone",
        };
        let message = Message::new(id).number("round", round);
        self.pen.say(&message.number("rounds", crate::board::ROUNDS))
    }

    fn board(&self) -> Canvas {
        let mut canvas = self.net();
        self.add_honour(&mut canvas);
        self.add_banners(&mut canvas);
        if !self.is_phone() {
            self.add_rewards(&mut canvas);
        }
        canvas
    }

    fn panels(&self) -> Vec<Panel> {
        let mut panels = Vec::new();
        panels.extend(self.plan_panel());
        panels.extend(self.characters_panel());
        if self.is_phone() {
            panels.push(self.rewards_panel());
            panels.extend(self.honour_panel());
        }
        panels.extend(self.choosing_panel());
        panels.extend(self.tiles_panel());
        panels.extend(self.outlook_panel());
        panels.extend(self.rules_panel());
        panels
    }
}
