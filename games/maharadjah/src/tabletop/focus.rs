//! What matters now, for windows that cannot show the whole map well.

use super::Told;
use super::chart::{middle, room};
use super::pinned::Pinned;
use crate::Maharadjah;
use crate::area::{Area, Areas};
use crate::phase::Phase;
use crate::queries::{self, Consent};
use crate::view::View;
use drawing::Pen;

/// The part of the map with these places; nothing if there are none.
fn around(places: impl IntoIterator<Item = Area>) -> Option<(f32, f32, f32, f32)> {
    let boxes = places.into_iter().map(|area| {
        let ((x, y), r) = (middle(area), room(area).clamp(20.0, 46.0));
        (x - r, y - r, x + r, y + r)
    });
    let (left, top, right, bottom) = boxes.reduce(|one, other| {
        let (left, top) = (one.0.min(other.0), one.1.min(other.1));
        (left, top, one.2.max(other.2), one.3.max(other.3))
    })?;
    Some((left, top, right - left, bottom - top))
}

/// What a reader who is asked something should see first; the whole map if it is
/// not his turn.
pub(super) fn focus(
    game: &Maharadjah,
    view: &View,
    told: &Told,
    pen: &Pen<'_>,
) -> Option<(f32, f32, f32, f32)> {
    let (state, map) = (view.state(), game.map());
    if let Some(Pinned::Paid(_) | Pinned::Line(..)) = Pinned::now(pen) {
        let coins = told.report.as_ref().map(|report| report.coins(pen)).unwrap_or_default();
        let lands = super::pinned::lands(game, view, pen);
        return around(lands.into_iter().chain(coins.into_iter().map(|(area, _)| area)));
    }
    if view.viewer().is_none() || crate::rules::who(state) != view.viewer() {
        return None;
    }
    if told.since.back {
        return around(told.since.places(pen));
    }
    let nation = state.nation();
    let with_neighbours = |lands: Areas| -> Areas {
        let near = lands.and(Areas::LAND).fold(Areas::NONE, |all, at| all.or(map.around(at)));
        lands.or(near)
    };
    match state.phase() {
        Phase::March => {
            let stacks: Areas = queries::stacks(map, state).iter().map(|it| it.at).collect();
            around(with_neighbours(stacks))
        }
        Phase::Walk => {
            let ways = queries::reach(map, state);
            around(ways.iter().map(|way| way.to).chain([state.group().at]))
        }
        Phase::Raise { .. } | Phase::Refuge { .. } => {
            let rooms = queries::room(map, state, nation);
            around(rooms.iter().map(|room| room.at))
        }
        Phase::Fight => around(queries::battles(map, state).iter().map(|fight| fight.at)),
        Phase::Factories => {
            let sites = queries::sites(map, state, nation);
            let open = sites.iter().filter(|it| !matches!(it.consent, Consent::No(_)));
            around(open.map(|site| site.at))
        }
        _ => {
            let battle = state.battle().map(|battle| battle.area.set());
            let asked = queries::asked(map, state).map(|question| question.places);
            let places = battle.unwrap_or(Areas::NONE).or(asked.unwrap_or(Areas::NONE));
            around(with_neighbours(places))
        }
    }
}
