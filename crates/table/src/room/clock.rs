//! How long one may think.
//!
//! A clock runs for every person the match waits for. It is a number of
//! milliseconds left and the moment since when it runs; the host says what
//! time it is, so the same clock serves a game of minutes and one of weeks,
//! and comes back from storage as it was.

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// The pace of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// As long as one likes.
    #[default]
    Free,
    /// So many milliseconds for each decision.
    Move(i64),
    /// So many for the whole match, and some more after each decision.
    Match {
        /// At the beginning.
        ms: i64,
        /// After each decision.
        plus: i64,
    },
}

/// No decision may take longer: thirty days.
pub const SLOWEST: i64 = 30 * 24 * 3600 * 1000;
/// Nobody can answer faster than this over a network.
pub const FASTEST: i64 = 5_000;

impl Pace {
    /// Whether such a pace can be kept.
    pub fn possible(self) -> bool {
        let fine = |ms: i64| (FASTEST..=SLOWEST).contains(&ms);
        match self {
            Pace::Free => true,
            Pace::Move(ms) => fine(ms),
            Pace::Match { ms, plus } => fine(ms) && (0..=SLOWEST).contains(&plus),
        }
    }
}

/// The clocks of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Clocks {
    /// Milliseconds left by seat, at `since`; empty if the pace is free.
    pub left: Vec<i64>,
    /// Since when the running clocks run.
    pub since: i64,
    /// Whose clocks run, as letters.
    pub running: Vec<Seat>,
}

impl Clocks {
    /// The clocks of a match that begins.
    pub(crate) fn start(pace: Pace, seats: usize, now: i64) -> Clocks {
        let left = match pace {
            Pace::Free => Vec::new(),
            Pace::Move(ms) | Pace::Match { ms, .. } => vec![ms; seats],
        };
        Clocks { left, since: now, running: Vec::new() }
    }

    /// The time has come to `now`, `acted` has decided, and from here on the
    /// match waits for `waiting`.
    pub(crate) fn turn(&mut self, pace: Pace, acted: Option<Seat>, waiting: Seats, now: i64) {
        if self.left.is_empty() {
            return;
        }
        for seat in self.running.drain(..) {
            self.left[seat.index()] -= (now - self.since).max(0);
        }
        if let Some(seat) = acted {
            let left = &mut self.left[seat.index()];
            match pace {
                Pace::Free => {}
                Pace::Move(ms) => *left = ms,
                Pace::Match { plus, .. } => *left += plus,
            }
        }
        self.since = now;
        self.running.extend(waiting.iter());
    }

    /// A seat starts with a full clock again: somebody has come back.
    pub(crate) fn refill(&mut self, pace: Pace, seat: Seat) {
        if let (Pace::Move(ms) | Pace::Match { ms, .. }, Some(left)) =
            (pace, self.left.get_mut(seat.index()))
        {
            *left = ms;
        }
    }

    /// The first moment at which a clock has run out, and whose.
    pub(crate) fn deadline(&self) -> Option<(i64, Seat)> {
        let end = |seat: &Seat| Some((self.since + self.left.get(seat.index())?, *seat));
        self.running.iter().filter_map(end).min_by_key(|(at, _)| *at)
    }

    /// Milliseconds left by seat at this moment.
    pub fn at(&self, now: i64) -> Vec<i64> {
        let gone = |seat: usize| {
            let runs = self.running.iter().any(|it| it.index() == seat);
            if runs { (now - self.since).max(0) } else { 0 }
        };
        self.left.iter().enumerate().map(|(seat, left)| (left - gone(seat)).max(0)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_per_decision_is_full_again_after_it() {
        let pace = Pace::Move(10_000);
        let mut clocks = Clocks::start(pace, 2, 0);
        clocks.turn(pace, None, Seats::only(Seat::A), 0);
        assert_eq!(clocks.at(4_000), [6_000, 10_000]);
        assert_eq!(clocks.deadline(), Some((10_000, Seat::A)));
        clocks.turn(pace, Some(Seat::A), Seats::only(Seat::B), 4_000);
        assert_eq!(clocks.at(5_000), [10_000, 9_000]);
        assert_eq!(clocks.deadline(), Some((14_000, Seat::B)));
    }

    #[test]
    fn a_clock_per_match_runs_down_and_gains_a_little() {
        let pace = Pace::Match { ms: 60_000, plus: 2_000 };
        let mut clocks = Clocks::start(pace, 2, 0);
        clocks.turn(pace, None, Seats::first(2), 0);
        // Sealed choices: both run; whoever has answered waits.
        clocks.turn(pace, Some(Seat::B), Seats::only(Seat::A), 10_000);
        assert_eq!(clocks.at(11_000), [49_000, 52_000]);
        clocks.turn(pace, Some(Seat::A), Seats::first(2), 20_000);
        assert_eq!(clocks.at(20_000), [42_000, 52_000]);
        assert_eq!(clocks.deadline(), Some((62_000, Seat::A)));
    }

    #[test]
    fn a_free_table_has_no_deadline() {
        let mut clocks = Clocks::start(Pace::Free, 2, 0);
        clocks.turn(Pace::Free, None, Seats::first(2), 5);
        assert_eq!(clocks.deadline(), None);
        assert!(clocks.at(9).is_empty());
        assert!(!Pace::Move(1).possible() && !Pace::Move(SLOWEST + 1).possible());
        assert!(Pace::Move(3 * 24 * 3600 * 1000).possible());
    }
}
