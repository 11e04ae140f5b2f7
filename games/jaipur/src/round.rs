//! The end of a round: counting, the seal, and what comes next (chapters 7 to
//! 9).

use crate::reason::Event;
use crate::state::{Cause, Phase, State, Summary};
use crate::{Jaipur, Tie};
use engine::{Places, Seat};

/// Scores the round, hands out seals and sets up the next round or ends the
/// match.
pub(crate) fn score(game: &Jaipur, state: &mut State, cause: Cause, tell: &mut impl FnMut(Event)) {
    let mut summary = count(state, cause);
    let other = state.public.starter.next(2);
    let tied = summary.winner.is_none();
    if tied && game.tie == Tie::NonStarter {
        summary.winner = Some(other);
    }
    for seat in [Seat::A, Seat::B] {
        let shared = tied && game.tie == Tie::Both;
        if summary.winner == Some(seat) || shared {
            state.public.seals[seat.index()] += 1;
        }
    }
    let seals = state.public.seals;
    state.public.last = Some(summary);
    tell(Event::Scored { round: state.public.round, summary, seals });
    if seals.iter().any(|n| *n >= game.seals) {
        state.public.phase = Phase::Over;
        tell(Event::Won { winners: places(state).winners() });
        return;
    }
    // The loser starts; after a tie the player who did not start.
    state.next_round(summary.winner.map_or(other, |winner| winner.next(2)));
    let (round, starter) = (state.public.round, state.public.starter);
    tell(Event::Round { round, starter });
}

/// Counts the round.
fn count(state: &State, cause: Cause) -> Summary {
    let public = &state.public;
    let mut summary = Summary {
        cause,
        goods: public.rupees,
        goods_tokens: [public.tokens.count(Seat::A), public.tokens.count(Seat::B)],
        bonus: [state.bonus(Seat::A), state.bonus(Seat::B)],
        bonus_tokens: public.bonus.map(|piles| piles.iter().sum()),
        herd: public.herd,
        winner: None,
    };
    summary.winner = summary.leader();
    summary
}

/// More seals is better.
pub(crate) fn places(state: &State) -> Places {
    Places::by(2, |seat| state.public.seals[seat.index()])
}
