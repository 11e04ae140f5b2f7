//! What the reader looks at closer: a nation, a line of its card, what it was
//! paid, what it did.

use super::{gestures, opening};
use crate::Maharadjah;
use crate::area::Areas;
use crate::nation::Nation;
use crate::queries;
use crate::view::View;
use drawing::{Handle, Pen};

/// Something that has more to show than it shows at first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pinned {
    /// A nation: its panel and its card.
    Nation(Nation),
    /// A line of a nation's card, by its place there: its lands.
    Line(Nation, usize),
    /// What a nation was paid on the last turn: its lands.
    Paid(Nation),
    /// What a nation did, by the place of the sequence among those told.
    Deeds(usize),
    /// A move, by its number among those told.
    Move(usize),
}

impl Pinned {
    /// What has this handle, if there is more of it to show.
    pub(super) fn of(handle: &Handle) -> Option<Pinned> {
        let mut parts = handle.as_str().split(':').skip(1);
        let first = parts.next()?;
        Some(match handle.kind() {
            "nation" => Pinned::Nation(first.parse().ok()?),
            "line" => Pinned::Line(first.parse().ok()?, parts.next()?.parse().ok()?),
            "paid" => Pinned::Paid(first.parse().ok()?),
            "deeds" => Pinned::Deeds(first.parse().ok()?),
            "move" => Pinned::Move(first.parse().ok()?),
            _ => return None,
        })
    }

    /// What the reader looks at now.
    pub(super) fn now(pen: &Pen<'_>) -> Option<Pinned> {
        pen.pinned().as_ref().and_then(Pinned::of)
    }

    /// The nation that it is about.
    pub(super) fn nation(self) -> Option<Nation> {
        match self {
            Pinned::Nation(nation) | Pinned::Line(nation, _) => Some(nation),
            _ => None,
        }
    }

    /// Its handle.
    pub(super) fn handle(self) -> Handle {
        match self {
            Pinned::Nation(nation) => gestures::nation(nation).into(),
            Pinned::Line(nation, line) => format!("line:{nation}:{line}").into(),
            Pinned::Paid(nation) => format!("paid:{nation}").into(),
            Pinned::Deeds(n) => format!("deeds:{n}").into(),
            Pinned::Move(n) => format!("move:{n}").into(),
        }
    }
}

/// The lands of the line of a card that the reader looks at; in the first turn
/// those that his nation is to go for.
pub(super) fn lands(game: &Maharadjah, view: &View, pen: &Pen<'_>) -> Areas {
    let state = view.state();
    let Some(Pinned::Line(nation, n)) = Pinned::now(pen) else {
        let own = state.scenario().seat(state.nation()) == view.viewer();
        let goals = queries::goals(state, state.nation());
        let goal = goals.first().filter(|_| own && opening::shown(view));
        return goal.map_or(Areas::NONE, |goal| goal.lands.iter().map(|(at, _)| *at).collect());
    };
    let pays = queries::pays(game.map(), state, nation);
    pays.lines.get(n).map_or(Areas::NONE, queries::Line::lands)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_handle_says_what_is_looked_at() {
        let all = [
            Pinned::Nation(Nation::Chola),
            Pinned::Line(Nation::Mughals, 2),
            Pinned::Paid(Nation::Rajputs),
            Pinned::Deeds(3),
            Pinned::Move(11),
        ];
        for one in all {
            assert_eq!(Pinned::of(&one.handle()), Some(one));
        }
        for other in ["delhi", "stack:delhi:mughals", "line:nobody:1", "move:far"] {
            assert_eq!(Pinned::of(&other.into()), None, "{other}");
        }
    }
}
