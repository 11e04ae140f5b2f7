//! What the seats show: their nations with points, and the sum.

use super::colours::chip;
use super::gestures;
use crate::names;
use crate::nation::Nation;
use crate::totals;
use crate::view::View;
use drawing::{Cell, Fold, Mark, Pen, SeatCard};
use engine::{Message, Seat};

/// The seats.
pub(super) fn seats(view: &View, pen: &Pen<'_>) -> Vec<SeatCard> {
    let state = view.state();
    let scenario = state.scenario();
    let asked = crate::rules::who(state);
    let acting = scenario.seat(state.nation());
    let card = |seat: Seat| {
        let own = Nation::ALL.iter().copied().filter(|it| scenario.seat(*it) == Some(seat));
        let cells = own.filter_map(|nation| {
            let points = state.points(nation);
            let absent = state.total(nation) == 0 && state.leader_of(nation).is_none();
            // The narrow side has no room for those who are not in play.
            if absent && points == 0 && pen.frame.fold == Fold::Tablet {
                return None;
            }
            let label = Message::new("table-nation-points")
                .message("nation", names::nation(nation))
                .number("n", points);
            let cell = Cell::icon(chip(nation), points, pen.say(&label));
            let cell = cell.handle(gestures::nation(nation));
            Some(if absent { cell.mark(Mark::Faint) } else { cell })
        });
        let waits = asked == Some(seat) && acting != Some(seat);
        SeatCard {
            seat: Some(seat),
            cells: cells.collect(),
            total: totals(state, seat).to_string(),
            mark: if waits { Mark::Asked } else { Mark::Plain },
            ..SeatCard::default()
        }
    };
    Seat::all(scenario.players()).map(card).collect()
}
