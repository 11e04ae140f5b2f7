//! The table of Jaipur: market, piles, hands, herds and seals.
//!
//! A turn is composed by picking cards, in the market to take them, in the
//! hand or the herd to give them; [`compose`] finds out which action that is
//! and asks the rules about it.

pub(crate) mod compose;
pub(crate) mod slots;

#[cfg(target_arch = "wasm32")]
mod board;
#[cfg(target_arch = "wasm32")]
mod flight;
#[cfg(target_arch = "wasm32")]
mod pieces;
#[cfg(target_arch = "wasm32")]
mod report;

use super::Board;
use crate::scene::Line;
use games::jaipur::Event;

pub(crate) const BOARD: Board = Board {
    game: "jaipur",
    pace,
    halts,
    #[cfg(target_arch = "wasm32")]
    draw: board::draw,
    #[cfg(target_arch = "wasm32")]
    report: report::draw,
};

/// The event a line tells of.
pub(crate) fn event(line: &Line) -> Option<Event> {
    table::json::read(&line.data)
}

fn pace(line: &Line, own: bool) -> u32 {
    match event(line) {
        None | Some(Event::Round { .. } | Event::Dealt { .. } | Event::Opened { .. }) => 0,
        Some(Event::Scored { .. } | Event::Won { .. } | Event::NoBonus { .. }) => 300,
        Some(Event::Refilled { .. }) => 520,
        Some(_) if own => 520,
        Some(_) => 1_000,
    }
}

fn halts(line: &Line) -> bool {
    matches!(event(line), Some(Event::Scored { .. }))
}
