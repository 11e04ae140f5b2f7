//! A game's own board: one module and one line in `BOARDS` each.
//!
//! A game without a board of its own is played at the general table, which
//! needs to know nothing about it.

// Where there is no browser only the thinking behind a board is compiled, for
// its tests.
#![cfg_attr(not(target_arch = "wasm32"), allow(dead_code))]

pub(crate) mod jaipur;

use crate::scene::Line;

/// What a game's own board brings.
pub(crate) struct Board {
    /// The game.
    pub(crate) game: &'static str,
    /// How long an event is shown at normal speed, in milliseconds; whether it
    /// is the reader's own.
    pub(crate) pace: fn(&Line, bool) -> u32,
    /// Whether the telling halts at this event until the reader goes on.
    pub(crate) halts: fn(&Line) -> bool,
    /// Draws the board.
    #[cfg(target_arch = "wasm32")]
    pub(crate) draw: fn(crate::ui::env::Env) -> leptos::prelude::AnyView,
    /// Draws what is shown when the telling halts.
    #[cfg(target_arch = "wasm32")]
    pub(crate) report: fn(crate::ui::env::Env, &Line) -> leptos::prelude::AnyView,
}

/// The boards there are.
pub(crate) static BOARDS: &[Board] = &[jaipur::BOARD];

/// The board of a game, if it has one.
pub(crate) fn find(game: &str) -> Option<&'static Board> {
    BOARDS.iter().find(|board| board.game == game)
}

/// How long an event is shown at normal speed.
pub(crate) fn pace(game: &str, line: &Line, own: bool) -> u32 {
    // At the general table nothing moves, so one's own deeds need no time;
    // those of others are read.
    find(game).map_or(if own { 0 } else { 250 }, |board| (board.pace)(line, own))
}

/// Whether the telling halts at this event.
pub(crate) fn halts(game: &str, line: &Line) -> bool {
    find(game).is_some_and(|board| (board.halts)(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_are_of_games_that_exist() {
        for board in BOARDS {
            assert!(crate::shelf::find(board.game).is_some(), "{}", board.game);
        }
    }
}
