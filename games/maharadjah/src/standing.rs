//! Answers that may stand, so that play flows past the many small questions to
//! players who are not at turn.

use crate::action::Action;
use crate::map::Map;
use crate::phase::Phase;
use crate::rules;
use crate::state::State;
use engine::{Stances, Standing};

/// The questions.
pub(crate) static QUESTIONS: &[Standing] = &[
    Standing::new("crossing", &["yes", "no"]),
    Standing::new("factory", &["yes", "no"]),
    Standing::new("fire", &["yes", "no"]),
    Standing::new("submit", &["never", "always"]),
    Standing::new("alliance", &["never", "marker"]),
    // Every nation is asked before the British count; where that decides
    // nothing nobody wants to be asked.
    Standing::new("offer", &["no", "marker"]).by_default("no"),
    Standing::new("retreat", &["never"]),
];

/// What stands for the open question.
pub(crate) fn answer(map: &Map, state: &State, stances: &Stances) -> Option<Action> {
    let yes_or_no = |key: &str| {
        stances.get(key).map(|answer| if answer == "yes" { Action::Yes } else { Action::No })
    };
    let ally = stances.get("alliance");
    let joins = (ally == Some("marker")).then_some(Action::AllyMarker);
    match state.phase {
        Phase::Crossing { .. } => yes_or_no("crossing"),
        Phase::Permit(_) => yes_or_no("factory"),
        Phase::Join(_) => yes_or_no("fire"),
        Phase::Retreat => stances.get("retreat").map(|_| Action::Done),
        Phase::LastWord => joins.or(ally.map(|_| Action::Done)),
        Phase::Offer(nation) => {
            let settled = joins.or(ally.map(|_| Action::No));
            settled.or_else(|| match stances.get("offer") {
                None => None,
                Some(_) if rules::offer_matters(map, state, nation) => None,
                Some("marker") => Some(Action::AllyMarker),
                Some(_) => Some(Action::No),
            })
        }
        // The alliance is forced here; only its price is asked.
        Phase::Pay(_) => joins,
        Phase::Window(_) => window(map, state, stances),
        _ => None,
    }
}

/// A window may offer both: one that is wished for is taken, and only if
/// everything offered is refused once for all, it is closed.
fn window(map: &Map, state: &State, stances: &Stances) -> Option<Action> {
    let mut offers = Vec::new();
    rules::list(map, state, &mut offers);
    let submission = offers.iter().find(|action| matches!(action, Action::Submit(_))).copied();
    let alliance = offers.contains(&Action::AllyMarker);
    let (submit, ally) = (stances.get("submit"), stances.get("alliance"));
    match (submission, alliance) {
        (Some(action), _) if submit == Some("always") => Some(action),
        (_, true) if ally == Some("marker") => Some(Action::AllyMarker),
        (submission, alliance) => {
            let closed = (submission.is_none() || submit == Some("never"))
                && (!alliance || ally == Some("never"));
            closed.then_some(Action::No)
        }
    }
}
