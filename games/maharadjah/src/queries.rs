//! What a table wants to know and the rules can tell: where a stack can go, how
//! a battle will end, what a card pays.
//!
//! Nothing here is a rule. Whatever can be done is tried on a copy of the state
//! by the rules themselves, so an answer cannot disagree with them. All answers
//! are made from a state, because a view shows all of it (`View::state`).
//!
//! | question | answer |
//! |---|---|
//! | where can it go? | [`reach`], [`reach_from`], [`step`], [`stacks`] |
//! | how does a battle end? | [`Fight`], [`battles`] |
//! | what pays, and when? | [`pays`], [`goals`], [`worth`], [`title`], [`earnings`], [`lands_paid`], [`lands_unpaid`] |
//! | how does it grow? | [`growth`], [`room`], [`placing`] |
//! | what comes? | [`calendar`], [`acts`], [`chapters`], [`when`] |
//! | what is asked, and what if? | [`asked`], [`outcome`] |
//! | where does a power build, whom does it arm? | [`sites`], [`armable`] |
//! | what was paid and done? | [`ledger`], [`paid`], [`counts`], [`since`], [`changed`] |

mod calendar;
mod growth;
mod ledger;
mod odds;
mod pays;
mod question;
mod reach;
mod since;
mod trade;

pub use calendar::{Calendar, Chapter, Coming, Sequence, acts, calendar, chapter, chapters};
pub use growth::{Barren, Growth, Placing, Room, growth, placing, room};
pub use ledger::{Count, Paid, Receipt, counts, ledger, paid};
pub use odds::{Fight, Forecast, Gun, Side, battles};
pub use pays::{
    Earnings, Goal, Line, Pays, Tier, Title, Trade, Unpaid, Worth, earnings, goals, lands_paid,
    lands_unpaid, pays, title, worth,
};
pub use question::{Leaving, Matter, Outcome, Question, Reign, asked, outcome};
pub use reach::{Passage, Stack, Way, reach, reach_from, stack, stacks, step};
pub use since::{Clash, Deeds, Move, Took, changed, since};
pub use trade::{Armable, Consent, Site, armable, sites};

use crate::action::Action;
use crate::map::Map;
use crate::nation::Nation;
use crate::phase::{Cause, Phase};
use crate::rules::{self, Course};
use crate::state::State;
use std::cmp::Ordering;

/// Takes an action if the rules allow it.
fn try_on(map: &Map, state: &State, action: Action) -> Option<State> {
    rules::judge(map, state, action).ok()?;
    let mut next = *state;
    Course { map, state: &mut next, tell: &mut |_| {} }.act(action);
    Some(next)
}

/// Where a nation's sequence of this turn is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum When {
    /// Still to come.
    Ahead,
    /// It is this one.
    Now,
    /// Over.
    Past,
}

/// Where a nation's sequence of this turn is. Before the first sequence, while
/// an empire declines, all of them are ahead; after the last turn all are past.
pub fn when(state: &State, nation: Nation) -> When {
    match state.phase {
        Phase::Over => When::Past,
        Phase::Remove { cause: Cause::Decline, .. } => When::Ahead,
        _ => match nation.cmp(&state.nation) {
            Ordering::Less => When::Past,
            Ordering::Equal => When::Now,
            Ordering::Greater => When::Ahead,
        },
    }
}

/// Whether raids and titles of a nation have been counted this turn.
pub fn is_counted(state: &State, nation: Nation) -> bool {
    match when(state, nation) {
        When::Ahead => false,
        When::Past => true,
        When::Now => matches!(
            state.phase,
            Phase::LastWord
                | Phase::Remove { cause: Cause::Withdrawal | Cause::Overpopulation, .. }
        ),
    }
}
