//! The table: how the game is drawn and touched.
//!
//! | file | holds |
//! |---|---|
//! | `layout.rs` | sizes, by how the table folds |
//! | `outlines.rs` | the lines of the map |
//! | `chart.rs` | the land: ground, places, borders |
//! | `legend.rs` | what lines and hatching mean |
//! | `counters.rs` | a nation in a place |
//! | `pieces.rs` | where counters, names, factories and marks of battles stand |
//! | `pills.rs` | what a touch would add or cost |
//! | `colours.rs` | the palette, and the coats of nations |
//! | `rail.rs` | the order of play |
//! | `timeline.rs` | sixteen turns, as a strip and as a grid |
//! | `seats.rs` | what the seats show |
//! | `nation.rs` | the nation that acts, and every victory card |
//! | `fight.rs` | the battle and those that wait |
//! | `asking.rs` | questions, growth, building: what is decided now |
//! | `gestures.rs` | by which touches each action is made |
//! | `marches.rs` | several steps as one touch |
//! | `own.rs` | the reader's nations, how one wins, what a turn has paid |
//! | `memory.rs` | what drawings remember of events |
//! | `lines.rs` | what things are, what events show, who is to blame |

mod asking;
mod chart;
mod colours;
mod counters;
mod fight;
mod gestures;
mod layout;
mod legend;
mod lines;
mod marches;
mod memory;
mod nation;
mod outlines;
mod own;
mod pieces;
mod pills;
mod rail;
mod seats;
mod timeline;

use crate::action::Action;
use crate::event::Event;
use crate::reason::Reason;
use crate::state::State;
use crate::view::View;
use crate::{LAST_TURN, Maharadjah};
use drawing::palette::Palette;
use drawing::{Board, Canvas, Drawing, Fold, Gesture, Handle, Notes, Pen, Shortcut, Slot, Tells};
use engine::{Message, Seat};
use layout::Layout;

/// The board with everything on it, bottom to top.
fn board(game: &Maharadjah, state: &State, pen: &Pen<'_>, layout: &Layout) -> Canvas {
    let paths = chart::Paths::make();
    let mut items = chart::places(game, state, &paths, pen, layout);
    items.push(chart::lines(&paths));
    items.extend(legend::legend(pen, layout));
    items.extend(pieces::sites(game, state, pen, layout));
    let hints = pills::Hints::of(game, state, pen);
    let clusters = pieces::clusters(game, state, &hints, pen, layout);
    items.extend(pieces::items(&clusters, state, pen));
    for cluster in &clusters {
        items.extend(pieces::marks(state, cluster, pen, layout));
        items.extend(hints.item(cluster, layout));
    }
    Canvas { view: layout.view, ground: chart::ground(&paths), items }
}

impl Board for Maharadjah {
    const DRAWN: bool = true;
    const ART: &'static str = include_str!("tabletop/art.svg");
    const PALETTE: Palette = colours::PALETTE;

    fn draw(&self, view: &View, pen: &mut Pen<'_>) -> Drawing {
        let state = view.state();
        let layout = Layout::of(pen.frame);
        let mut panels =
            vec![timeline::strip(state, pen, &layout), rail::rail(self, view, pen, &layout)];
        panels.extend(asking::panels(self, view, pen));
        panels.extend(fight::panels(self, state, pen, &layout));
        let first = own::panel(view, pen);
        let (open, closed): (Vec<_>, Vec<_>) =
            first.into_iter().partition(|panel| panel.slot == Slot::Side);
        panels.extend(open);
        panels.push(nation::panel(self, view, pen));
        panels.push(nation::cards(self, view, pen));
        panels.extend(closed);
        panels.push(timeline::grid(state, pen, &layout));
        panels.extend(own::report(state, pen));
        let (left, side) = match layout.fold {
            Fold::Large => (164.0, 336.0),
            Fold::Laptop => (78.0, 312.0),
            Fold::Tablet => (74.0, 196.0),
            Fold::Phone => (0.0, 0.0),
        };
        let title = Message::new("table-title").number("turn", state.turn());
        Drawing {
            title: pen.say(&title.number("last", LAST_TURN)),
            board: board(self, state, pen, &layout),
            zooms: true,
            panels,
            seats: seats::seats(view, pen),
            left,
            side,
            ..Drawing::default()
        }
    }

    fn gesture(&self, view: &View, action: Action) -> Gesture {
        gestures::gesture(view.state(), action)
    }

    fn shortcuts(&self, state: &State, _: Seat) -> Vec<Shortcut<Action>> {
        marches::all(self, state)
    }

    fn wish(&self, view: &View, picks: &[Handle], handle: &Handle) -> Option<Action> {
        lines::wish(view.state(), picks, handle)
    }

    fn culprits(&self, reason: &Reason) -> Vec<Handle> {
        lines::culprits(reason)
    }

    fn about(&self, view: &View, handle: &Handle) -> Option<Message> {
        lines::about(self, view.state(), handle)
    }

    fn control(&self, view: &View, handle: &Handle) -> Option<Message> {
        gestures::control(view.state(), handle)
    }

    fn keeps(&self, event: &Event, notes: &mut Notes) {
        memory::keeps(event, notes);
    }

    fn tells(&self, event: &Event) -> Tells {
        lines::tells(self.scenario(), event)
    }
}
