//! The table: how the game is drawn and touched.
//!
//! | file | holds |
//! |---|---|
//! | `land.rs` | the roads with what stands on them |
//! | `sites.rs` | which palace is drawn on which site |
//! | `track.rs` | the governors |
//! | `standing.rs` | the city that will be scored |
//! | `duties.rs` | what the turn still asks for, and the disc |
//! | `panels.rs` | characters, discs, lots |
//! | `seats.rs` | what stands at the seats |
//! | `gestures.rs` | by which touches an action is made |
//! | `briefs.rs` | what a touch would do, in a few words |
//! | `chips.rs` | what a line of a menu says: effect and price |
//! | `journeys.rs` | journeys as one touch |
//! | `answers.rs` | what was meant, who is to blame, what a thing is |
//! | `tells.rs` | what an event shows |
//! | `names.rs` | handles and words that several of them share |

mod answers;
mod briefs;
mod chips;
mod duties;
mod gestures;
mod journeys;
mod land;
mod names;
mod panels;
mod seats;
mod sites;
mod standing;
mod tells;
mod track;

use crate::Raja;
use crate::action::Action;
use crate::event::Event;
use crate::reason::Reason;
use crate::state::State;
use crate::view::View;
use drawing::palette::Palette;
use drawing::{Board, Drawing, Fold, Gesture, Handle, Icon, Pen, Reach, Shortcut, Tells};
use engine::{Message, Seat};

impl Board for Raja {
    const DRAWN: bool = true;
    const ART: &'static [&'static str] = &[roads::tabletop::ART, include_str!("tabletop/art.svg")];
    const PALETTE: Palette = roads::tabletop::PALETTE;
    const LETTERS: &'static [(char, Reach)] = roads::tabletop::LETTERS;

    fn draw(&self, view: &View, pen: &mut Pen<'_>) -> Drawing {
        let (left, side) = match pen.frame.fold {
            Fold::Large => (0.0, 340.0),
            Fold::Laptop => (100.0, 292.0),
            Fold::Tablet => (0.0, if panels::plans(view) { 300.0 } else { panels::NARROW }),
            Fold::Phone => (0.0, 0.0),
        };
        Drawing {
            title: names::title(self, view, pen),
            board: land::board(self, view, pen),
            zooms: pen.frame.fold == Fold::Phone,
            fills: false,
            panels: panels::panels(self, view, pen),
            seats: seats::seats(self, view, pen),
            strip: pen.frame.fold == Fold::Tablet,
            left,
            side,
        }
    }

    fn gesture(&self, view: &View, action: Action) -> Gesture {
        gestures::gesture(self, view, action)
    }

    fn shortcuts(&self, state: &State, seat: Seat) -> Vec<Shortcut<Action>> {
        journeys::shortcuts(state, seat)
    }

    fn wish(&self, view: &View, picks: &[Handle], handle: &Handle) -> Option<Action> {
        answers::wish(view, picks, handle)
    }

    fn culprits(&self, reason: &Reason) -> Vec<Handle> {
        answers::culprits(reason)
    }

    fn about(&self, view: &View, handle: &Handle) -> Option<Message> {
        answers::about(self, view, handle)
    }

    fn control(&self, _view: &View, handle: &Handle) -> Option<Message> {
        match handle.as_str() {
            names::TOKEN => Some(Message::new("board-do-token")),
            names::GIVE_UP => Some(Message::new("board-do-give-up")),
            _ => None,
        }
    }

    fn sign(&self, _view: &View, handle: &Handle) -> Option<Icon> {
        (*handle == names::TOKEN).then(|| Icon::new("r-token"))
    }

    fn brief(&self, view: &View, chain: &[Action]) -> Option<(Message, Message)> {
        briefs::brief(view, chain)
    }

    fn heading(&self, view: &View, handle: &Handle) -> Option<Message> {
        chips::heading(view, handle)
    }

    fn tells(&self, event: &Event) -> Tells {
        tells::tells(event)
    }
}
