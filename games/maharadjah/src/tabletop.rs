//! The table: how the game is drawn and touched.
//!
//! | file | holds |
//! |---|---|
//! | `focus.rs` | what a small window shows first |
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
//! | `own.rs` | the reader's nations, and how one wins |
//! | `opening.rs` | what a first turn tells over the map |
//! | `scored.rs` | what a turn has paid |
//! | `since.rs` | what others did since the reader's last sequence |
//! | `pinned.rs` | what the reader looks at closer |
//! | `memory.rs` | what drawings remember of events |
//! | `chronicle.rs` | what has happened lately |
//! | `lines.rs` | what things are, what events show, who is to blame |

mod asking;
mod chart;
mod chronicle;
mod colours;
mod counters;
mod fight;
mod focus;
mod gestures;
mod layout;
mod legend;
mod lines;
mod marches;
mod memory;
mod nation;
mod opening;
mod outlines;
mod own;
mod pieces;
mod pills;
mod pinned;
mod rail;
mod scored;
mod seats;
mod since;
mod timeline;

use crate::Maharadjah;
use crate::action::Action;
use crate::event::Event;
use crate::reason::Reason;
use crate::state::State;
use crate::view::View;
use drawing::palette::Palette;
use drawing::{
    Board, Canvas, Drawing, Fold, Gesture, Handle, Notes, Panel, Pen, Reach, Shortcut, Slot, Tells,
};
use engine::{Message, Seat};
use layout::Layout;

/// What is told of before: the last turn that paid, and what others did.
struct Told {
    report: Option<scored::Report>,
    since: since::Since,
}

impl Told {
    fn of(view: &View, pen: &Pen<'_>) -> Told {
        let (state, viewer) = (view.state(), view.viewer());
        let report = scored::Report::last(state, viewer, pen);
        let mut since = since::Since::of(state, viewer, pen);
        // The report of a turn tells enough at once.
        since.back &= report.as_ref().is_none_or(|report| !report.open);
        Told { report, since }
    }
}

/// The board with everything on it, bottom to top.
fn board(game: &Maharadjah, view: &View, told: &Told, pen: &Pen<'_>, layout: &Layout) -> Canvas {
    let state = view.state();
    let paths = chart::Paths::make();
    let marked = chart::Marked { won: told.since.won(), line: pinned::lands(game, view, pen) };
    let mut items = chart::places(game, state, &paths, &marked, pen, layout);
    items.push(chart::lines(&paths));
    let hints = pills::Hints::of(game, view, told.report.as_ref(), pen);
    items.extend(legend::legend(game, view, told, pen, layout));
    items.extend(opening::items(view, pen, layout));
    items.extend(pieces::sites(game, state, pen, layout));
    let reserved = opening::boxes(view, pen, layout);
    let clusters = pieces::clusters(game, state, &hints, &reserved, pen, layout);
    let mut taken = pieces::taken(&clusters);
    items.extend(asking::leaving(game, state, layout));
    items.extend(told.since.arrows(state, &mut taken, pen, layout));
    items.extend(pieces::items(&clusters, state, pen));
    for cluster in &clusters {
        items.extend(pieces::marks(state, cluster, pen, layout));
        items.extend(hints.item(cluster, layout));
    }
    let focus = (layout.view != layout.bounds).then_some(layout.view);
    Canvas { view: layout.bounds, focus, ground: chart::ground(&paths), items, ..Canvas::default() }
}

/// On a phone every panel is a tab, and there is room for few: the card lies with
/// the nation, and everything about points together.
fn narrow(panels: Vec<Panel>, pen: &Pen<'_>) -> Vec<Panel> {
    let tab = pen.word("table-score");
    let mut score =
        Panel { name: "score", slot: Slot::Drawer, tab, canvas: None, rows: Vec::new() };
    let mut list: Vec<Panel> = Vec::new();
    for panel in panels {
        match panel.name {
            "cards" => {
                if let Some(nation) = list.iter_mut().find(|it| it.name == "nation") {
                    nation.rows.extend(panel.rows);
                }
            }
            "since" | "scored" | "yours" | "how" => {
                if panel.slot == Slot::Side {
                    score.slot = Slot::Side;
                }
                score.rows.extend(panel.rows);
            }
            _ => list.push(panel),
        }
    }
    let at = list.iter().position(|it| it.name == "nation").unwrap_or(list.len());
    let at = if score.slot == Slot::Side { at } else { (at + 1).min(list.len()) };
    if !score.rows.is_empty() {
        list.insert(at, score);
    }
    list
}

impl Board for Maharadjah {
    const DRAWN: bool = true;
    const ART: &'static [&'static str] = &[include_str!("tabletop/art.svg")];
    const PALETTE: Palette = colours::PALETTE;
    const LETTERS: &'static [(char, Reach)] = &[
        ('t', Reach::Panel("turns")),
        ('c', Reach::Panel("cards")),
        ('b', Reach::Panel("battle")),
    ];

    fn draw(&self, view: &View, pen: &mut Pen<'_>) -> Drawing {
        let state = view.state();
        memory::note_lands(state, pen.notes);
        let told = Told::of(view, pen);
        let layout = Layout::of(pen.frame, focus::focus(self, view, &told, pen));
        let mut panels = Vec::new();
        if layout.fold != Fold::Phone {
            panels.push(timeline::strip(state, pen, &layout));
        }
        panels.push(rail::rail(self, view, told.report.as_ref(), pen, &layout));
        panels.extend(asking::panels(self, view, pen));
        panels.extend(fight::panels(self, state, pen));
        let mut last = Vec::new();
        for panel in [
            told.report.as_ref().map(|report| report.panel(state, pen)),
            told.since.panel(state, pen),
        ]
        .into_iter()
        .flatten()
        {
            if panel.slot == Slot::Side { panels.push(panel) } else { last.push(panel) }
        }
        let told_of = panels.iter().any(|it| it.name == "scored" || it.name == "since");
        if told_of {
            // What was comes first, until one goes on by touching the map.
            let later = panels.iter_mut().filter(|it| matches!(it.name, "growth" | "factories"));
            later.for_each(|it| it.slot = Slot::Drawer);
        }
        let first = own::panel(view, pen);
        let (open, closed): (Vec<_>, Vec<_>) =
            first.into_iter().partition(|panel| panel.slot == Slot::Side);
        panels.extend(open);
        let mut nation = nation::panel(self, view, pen);
        // What is told or decided takes its place, unless a nation is looked at.
        let taken = panels.iter().any(|it| it.slot == Slot::Side);
        if taken && pinned::Pinned::now(pen).and_then(pinned::Pinned::nation).is_none() {
            nation.slot = Slot::Drawer;
        }
        panels.push(nation);
        panels.push(nation::cards(self, view, pen));
        panels.extend(closed);
        panels.push(timeline::grid(view, pen, &layout));
        panels.extend(last);
        panels.extend(view.viewer().map(|_| own::how(pen)));
        match layout.fold {
            Fold::Phone => panels = narrow(panels, pen),
            // Wide and low: what is decided now has a column of its own.
            Fold::Laptop => {
                let side = panels.iter_mut().filter(|it| it.slot == Slot::Side);
                side.filter(|it| it.name != "waiting").for_each(|it| it.slot = Slot::Beside);
            }
            Fold::Large | Fold::Tablet => {}
        }
        if matches!(layout.fold, Fold::Laptop | Fold::Tablet) {
            panels.extend(legend::panel(self, view, &told, pen, &layout));
        }
        let (left, side) = match layout.fold {
            Fold::Large => (164.0, 336.0),
            Fold::Laptop => (78.0, 312.0),
            Fold::Tablet => (74.0, 196.0),
            Fold::Phone => (0.0, 0.0),
        };
        Drawing {
            title: timeline::title(state, pen, &layout),
            board: board(self, view, &told, pen, &layout),
            zooms: true,
            fills: true,
            panels,
            seats: seats::seats(view, pen),
            left,
            side,
            ..Drawing::default()
        }
    }

    fn gesture(&self, view: &View, action: Action) -> Gesture {
        let says = lines::says(self, view.state(), action);
        gestures::gesture(view.state(), action).says(says)
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

    fn pins(&self, _: &View, handle: &Handle) -> bool {
        pinned::Pinned::of(handle).is_some()
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
