//! Alliance with the British (chapter 9).

use super::{Course, Stage};
use crate::action::Action;
use crate::event::Event;
use crate::nation::{Nation, Nations};
use crate::phase::Phase;
use crate::reason::Reason;
use crate::state::State;

impl State {
    /// Whether alliances can be made at all: since the British have landed.
    pub fn alliance_open(&self) -> bool {
        self.turn > crate::BRITISH_TURN
            || (self.turn == crate::BRITISH_TURN && self.nation == Nation::British)
    }

    /// Whether a nation may ally now, whoever asks (B1).
    #[inline]
    pub(crate) fn may_ally(&self, nation: Nation) -> bool {
        self.alliance_open()
            && !nation.is_colonial()
            && !self.allied.contains(nation)
            && self.total(nation) > 0
    }

    /// The next nation that is asked for an alliance before the British count
    /// their titles (B2).
    pub(crate) fn next_offer(&self) -> Option<Nation> {
        let due = |nation: &&Nation| !self.asked.contains(**nation) && self.may_ally(**nation);
        let asks = self.edition > 2 && self.nation == Nation::British;
        Nation::ALL.iter().find(due).copied().filter(|_| asks)
    }
}

/// The price: the marker, or an army that is not the last.
pub(super) fn judge_price(state: &State, nation: Nation, action: Action) -> Result<(), Reason> {
    if !matches!(action, Action::AllyMarker | Action::AllyArmy(_)) {
        return Err(Reason::NotNow);
    }
    if !state.may_ally(nation) {
        return Err(Reason::CannotAlly { nation });
    }
    match action {
        Action::AllyArmy(area) if !state.held(nation).contains(area) => {
            Err(Reason::NoArmies { nation, area })
        }
        Action::AllyArmy(_) if state.total(nation) < 2 => Err(Reason::LastArmy { nation }),
        _ => Ok(()),
    }
}

pub(super) fn list_prices(state: &State, nation: Nation, out: &mut Vec<Action>) {
    if !state.may_ally(nation) {
        return;
    }
    out.push(Action::AllyMarker);
    if state.total(nation) > 1 {
        out.extend(state.held(nation).map(Action::AllyArmy));
    }
}

impl Course<'_> {
    /// Asks every nation once before the British count.
    pub(super) fn offers(&mut self) -> Option<Stage> {
        if let Some(nation) = self.state.next_offer() {
            self.state.phase = Phase::Offer(nation);
            return None;
        }
        self.state.asked = Nations::NONE;
        Some(Stage::Count)
    }

    /// The nation joins the British and pays.
    pub(super) fn ally(&mut self, nation: Nation, action: Action) {
        let army = if let Action::AllyArmy(area) = action {
            self.state.take(nation, area, 1);
            self.state.army_paid.insert(nation);
            if nation == self.state.nation {
                self.forget_arrival(area);
            }
            Some(area)
        } else {
            self.state.marker_paid.insert(nation);
            self.state.gauge[nation.index()] = 0;
            None
        };
        self.state.allied.insert(nation);
        self.tell(Event::Allied { nation, army });
    }
}
