//! The table: how the game is drawn and touched.
//!
//! | file | holds |
//! |---|---|
//! | `plan.rs` | where everything lies, for every window |
//! | `lay.rs` | in which place each card lies, from drawing to drawing |
//! | `ledger.rs` | the table as an event left it |
//! | `last.rs` | marks on what the other player did last |
//! | `table.rs` | a table in the making |
//! | `pieces.rs` | cards, tokens, seals |
//! | `tokens.rs`, `market.rs`, `seats.rs`, `purse.rs` | the regions of the board |
//! | `report.rs` | the count of a round, in the place of the market |
//! | `panels.rs` | what stands beside the board |
//! | `names.rs` | handles, and the words on cards |
//! | `moves.rs` | moves as touches, wishes, culprits |
//! | `thought.rs` | what is picked so far, in words |
//! | `stepper.rs` | how many camels are given, and the eye |
//! | `about.rs` | what a thing is, in a sentence |
//! | `tells.rs` | what an event shows |
//! | `palette.rs`, `art.svg` | colours and symbols |

mod about;
mod last;
mod lay;
mod ledger;
mod market;
mod moves;
mod names;
mod palette;
mod panels;
mod pieces;
mod plan;
mod purse;
mod report;
mod seats;
mod stepper;
mod table;
mod tells;
mod thought;
mod tokens;

use crate::Jaipur;
use crate::action::Action;
use crate::reason::{Event, Reason};
use crate::view::View;
use drawing::palette::Palette;
use drawing::{
    Board, Canvas, Drawing, Fold, Gesture, Handle, Ink, Notes, Paint, Pen, Shape, Tells, Thought,
};
use engine::Message;
use plan::Form;
use table::Table;

impl Board for Jaipur {
    const DRAWN: bool = true;
    const ART: &'static [&'static str] = &[include_str!("tabletop/art.svg")];
    const PALETTE: Palette = palette::PALETTE;

    const FOLLOWS: bool = true;

    fn draw(&self, view: &View, pen: &mut Pen<'_>) -> Drawing {
        let shown = ledger::shown(view, pen);
        let view = &shown;
        let mut table = Table::new(self, view, pen);
        let (width, height) = table.plan.size;
        let mut board = Canvas::new(width, height);
        board.ground = ground(&table);
        seats::rival(&mut table);
        tokens::goods(&mut table);
        tokens::bonus(&mut table);
        if let Some((round, summary)) = table.counted() {
            report::draw(&mut table, round, &summary);
        } else {
            if table.plan.form != Form::Tower {
                market::ends(&mut table);
            }
            market::draw(&mut table);
        }
        seats::own(&mut table);
        let panels = panels::all(&table, &pen.frame, pen.notes);
        board.items = std::mem::take(&mut table.items);
        // The report of a round takes its place.
        let line = if table.counted().is_some() { plan::Rect::default() } else { table.plan.line };
        board.line = Some((line.x, line.y, line.w, line.h));
        let round = Message::new("table-round").number("round", view.public.round);
        Drawing {
            title: table.say(&round),
            board,
            panels,
            side: match pen.frame.fold {
                Fold::Large if pen.frame.width >= 1700.0 => 380.0,
                Fold::Large => 340.0,
                Fold::Laptop => 282.0,
                Fold::Tablet | Fold::Phone => 0.0,
            },
            // The players sit at the board itself.
            ..Drawing::default()
        }
    }

    fn gesture(&self, view: &View, action: Action) -> Gesture {
        moves::gesture(self, view, action)
    }

    fn wish(&self, view: &View, picks: &[Handle], handle: &Handle) -> Option<Action> {
        moves::wish(view, picks, handle)
    }

    fn culprits(&self, reason: &Reason) -> Vec<Handle> {
        moves::culprits(reason)
    }

    fn thought(&self, view: &View, picks: &[Handle], say: &dyn Fn(&Message) -> String) -> Thought {
        thought::thought(self, view, picks, say)
    }

    fn keeps(&self, event: &Event, notes: &mut Notes) {
        ledger::keeps(self, event, notes);
        last::keeps(event, notes);
    }

    fn about(&self, view: &View, handle: &Handle) -> Option<Message> {
        about::about(self, view, handle)
    }

    fn tells(&self, event: &Event) -> Tells {
        tells::tells(self, event)
    }
}

/// What never changes: the cloth and the frames on it.
fn ground(table: &Table<'_>) -> Vec<Shape> {
    let plan = &table.plan;
    let mut ground = Vec::new();
    let (w, h) = plan.size;
    ground.push(Shape::Rect(0.0, 0.0, w, h, 12.0, Paint::fill(Ink::Role("felt"))));
    let sheet = Paint::fill(Ink::Role("sheet"));
    for all in [plan.goods, plan.bonus] {
        ground.push(Shape::Rect(all.x, all.y, all.w, all.h, 10.0, sheet));
    }
    let market = Paint::fill(Ink::Role("market")).edge(Ink::Role("market-edge"), 1.0);
    let all = plan.market;
    ground.push(Shape::Rect(all.x + 0.5, all.y + 0.5, all.w - 1.0, all.h - 1.0, 12.0, market));
    let all = plan.line;
    ground.push(Shape::Rect(all.x, all.y, all.w, all.h, 10.0, sheet));
    tokens::ground(table, &mut ground);
    seats::ground(table, &mut ground);
    ground
}
