//! The table: how the game is drawn and touched.
//!
//! | file | holds |
//! |---|---|
//! | `plan.rs` | where everything lies, for every window |
//! | `lay.rs` | in which place each card lies, from drawing to drawing |
//! | `table.rs` | a table in the making |
//! | `pieces.rs` | cards, tokens, seals |
//! | `tokens.rs`, `market.rs`, `seats.rs`, `purse.rs` | the regions of the board |
//! | `report.rs` | the count of a round, in the place of the market |
//! | `panels.rs` | what stands beside the board |
//! | `names.rs` | handles, and the words on cards |
//! | `moves.rs` | moves as touches, wishes, culprits |
//! | `about.rs` | what a thing is, in a sentence |
//! | `tells.rs` | what an event shows |
//! | `palette.rs`, `art.svg` | colours and symbols |

mod about;
mod lay;
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
mod table;
mod tells;
mod tokens;

use crate::Jaipur;
use crate::action::Action;
use crate::reason::{Event, Reason};
use crate::view::View;
use drawing::palette::Palette;
use drawing::{Board, Canvas, Drawing, Fold, Gesture, Handle, Ink, Paint, Pen, Shape, Tells};
use engine::Message;
use plan::Form;
use table::Table;

impl Board for Jaipur {
    const DRAWN: bool = true;
    const ART: &'static str = include_str!("tabletop/art.svg");
    const PALETTE: Palette = palette::PALETTE;

    fn draw(&self, view: &View, pen: &mut Pen<'_>) -> Drawing {
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

    fn about(&self, view: &View, handle: &Handle) -> Option<Message> {
        about::about(self, view, handle)
    }

    fn tells(&self, event: &Event) -> Tells {
        tells::tells(event)
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
    tokens::ground(table, &mut ground);
    seats::ground(table, &mut ground);
    ground
}
