//! What to do with a computer player that fails.
//!
//! It may break, say nothing, say what is not allowed, or never end. Whichever
//! it is, the table must go on: the player is asked anew once, and if that
//! fails too, any legal action is drawn in its place for this one question and
//! everybody is told. Page, terminal and server judge by this one file; it has
//! no clock and runs nothing, so whoever does tells it what happened.

use crate::brains::Budget;
use crate::fair::Seed;
use crate::refusal::Refusal;
use crate::session::Session;
use engine::{MAX_SEATS, Message, Seat};
use std::time::Duration;

/// What is added to a time that a player was given: a slow machine, a screen
/// that slept.
const GRACE: Duration = Duration::from_secs(10);
/// How long a player may take that counts instead of looking at the clock, for
/// each iteration of search and at least.
const AN_ITERATION: Duration = Duration::from_millis(10);
const AT_LEAST: Duration = Duration::from_mins(1);
/// Nobody waits longer than this, whatever the player was granted.
const AT_MOST: Duration = Duration::from_mins(10);

/// What the host does next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Resort {
    /// Ask the player once more.
    AskAnew,
    /// Answer with [`simplest`] in the player's place and tell [`told`].
    Replace,
    /// Nothing: the question is gone, or the answer was not what was wrong.
    Drop,
}

/// How much patience a table has left with its computer players.
#[derive(Clone, Default, Debug)]
pub struct Patience {
    /// By seat: the question it failed at last.
    failed: [Option<u64>; MAX_SEATS],
}

impl Patience {
    /// A player broke, or did not end within its [`limit`].
    pub fn failed(&mut self, seat: Seat, prompt: u64) -> Resort {
        let Some(failed) = self.failed.get_mut(seat.index()) else { return Resort::Drop };
        if failed.replace(prompt) == Some(prompt) { Resort::Replace } else { Resort::AskAnew }
    }

    /// A player answered and the table did not take it. No answer at all is an
    /// empty text, which no game can read.
    pub fn refused(&mut self, seat: Seat, prompt: u64, why: &Refusal) -> Resort {
        match why {
            Refusal::Misread(_) | Refusal::Illegal(_) => self.failed(seat, prompt),
            _ => Resort::Drop,
        }
    }
}

/// How long to wait for a player with this budget, counted from when it began
/// to think. It is far more than the budget: only a player that will never end
/// is to be given up.
pub fn limit(budget: Budget) -> Duration {
    let timed = budget.millis.map(|millis| GRACE + Duration::from_millis(millis).saturating_mul(4));
    let counted = budget.iterations.map(|iterations| {
        let iterations = u32::try_from(iterations).unwrap_or(u32::MAX);
        AT_LEAST + AN_ITERATION.saturating_mul(iterations)
    });
    let granted = match (timed, counted) {
        (Some(timed), Some(counted)) => timed.min(counted),
        (Some(granted), None) | (None, Some(granted)) => granted,
        (None, None) => AT_LEAST,
    };
    granted.min(AT_MOST)
}

/// What the simplest of all players does: any legal action, drawn anew at every
/// step; nothing if the seat owes none. It asks the rules themselves and not a
/// computer player, which might fail in the same way; a seat may know its legal
/// actions, so it learns nothing by this.
pub fn simplest(session: &Session, seat: Seat) -> Option<String> {
    let mut legal = session.legal(seat);
    let count = u64::try_from(legal.len()).ok().filter(|count| *count > 0)?;
    let draw = Seed::from_phrase("simplest").word(&format!("{} {seat}", session.steps()));
    let at = usize::try_from(draw % count).ok()?;
    Some(legal.swap_remove(at).text)
}

/// What everybody is told when a player was answered for.
pub fn told(seat: Seat) -> Message {
    Message::new("table-answered-for").seat("who", seat)
}
