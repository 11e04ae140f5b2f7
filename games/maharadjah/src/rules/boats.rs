//! Boats of Indian nations (chapter 5): passage, attacks at sea, and landing.

use super::{Course, Stage};
use crate::ages::age;
use crate::area::{Area, Areas};
use crate::event::Event;
use crate::map::Map;
use crate::nation::Nation;
use crate::phase::Phase;
use crate::state::{Group, State};

impl State {
    #[inline]
    pub(crate) fn has_boats(&self) -> bool {
        age(self.turn).boats.contains(self.nation)
    }

    /// Powers in a sea that have not answered yet, as bits.
    #[inline]
    pub(super) fn unanswered(&self, sea: Area) -> u8 {
        let asked = self.march.sea_yes[sea.sea()] | self.march.sea_no[sea.sea()];
        (self.present[sea.index()].0 >> Nation::Portuguese.index()) as u8 & !asked
    }

    /// Powers in a sea that refused, as bits.
    #[inline]
    pub(crate) fn refusers(&self, sea: Area) -> u8 {
        (self.present[sea.index()].0 >> Nation::Portuguese.index()) as u8
            & self.march.sea_no[sea.sea()]
    }

    /// A power in a sea that refused and may not be attacked: the British, if
    /// the active nation is their ally.
    #[inline]
    pub(super) fn friendly_refuser(&self, sea: Area) -> Option<Nation> {
        if self.edition == 1 || self.nation.is_colonial() || !self.allied.contains(self.nation) {
            return None;
        }
        let refused = self.refusers(sea) >> Nation::British.power() & 1 != 0;
        refused.then_some(Nation::British)
    }

    /// Powers in a sea that boats of the active nation may attack, as bits: all
    /// but its friends, whether they let it pass or not (8.2 of the printed
    /// rules). Before edition 3 only those who refused.
    #[inline]
    pub(crate) fn targets(&self, sea: Area) -> u8 {
        if self.edition < 3 {
            return self.refusers(sea);
        }
        let mut powers = (self.present[sea.index()].0 >> Nation::Portuguese.index()) as u8;
        if self.allied.contains(self.nation) {
            powers &= !(1 << Nation::British.power());
        }
        powers
    }

    /// Whether a group at sea may stay there to attack.
    #[inline]
    pub(super) fn may_assault(&self, group: &Group) -> bool {
        self.edition > 2 && group.armies > 0 && self.targets(group.at) != 0
    }

    /// Boats at sea land, also if they lost on the way what let them go that
    /// far.
    #[inline]
    pub(super) fn must_land(&self, group: &Group) -> bool {
        self.edition > 2 && group.at.is_sea() && !self.nation.is_colonial()
    }

    /// Whether boats find another shore they may land on.
    pub(super) fn lands(&self, map: &Map, group: &Group, sea: Area) -> bool {
        let afloat = self.after(group, sea);
        let mut shores = self.onward(map, &afloat);
        shores.any(|shore| self.step(map, &afloat, shore).is_ok())
    }

    /// Seas where boats must fight, or land.
    pub(super) fn assaulted(&self) -> Areas {
        if self.nation.is_colonial() {
            return Areas::NONE;
        }
        self.held(self.nation).and(Areas::SEA)
    }

    /// Whether boats still have to fight in a sea: those who refused them, and
    /// if nobody did, somebody they came to attack.
    pub(crate) fn must_fight_at(&self, sea: Area) -> bool {
        let fought = self.fought >> (sea.sea() * 4) & 0xf != 0;
        self.refusers(sea) != 0 || (self.edition > 2 && !fought && self.targets(sea) != 0)
    }

    /// Where victors at sea may land (M14).
    pub(super) fn landings(&self, map: &Map, sea: Area) -> Areas {
        let nation = self.nation;
        let free = |area: &Area| {
            self.foes(nation, *area).is_empty()
                && !self.foreign_leader(nation, *area)
                && self.armies(nation, *area) < map.room(*area)
        };
        map.coast(sea).filter(free).collect()
    }
}

impl Course<'_> {
    /// A power answers; when all have, the boats sail or stay.
    pub(super) fn cross(&mut self, sea: Area, power: Nation, yes: bool) -> Option<Stage> {
        let bit = 1 << power.power();
        let march = &mut self.state.march;
        if yes {
            march.sea_yes[sea.sea()] |= bit;
        } else {
            march.sea_no[sea.sea()] |= bit;
        }
        self.tell(Event::Crossing { power, sea, yes });
        let unanswered = self.state.unanswered(sea);
        // A leader alone cannot attack, so one refusal is enough.
        let vain = !yes && self.state.march.group.armies == 0;
        if unanswered != 0 && !vain {
            let power = Nation::POWERS[unanswered.trailing_zeros() as usize];
            self.state.phase = Phase::Crossing { sea, power };
            return None;
        }
        self.state.phase = Phase::Walk;
        if self.state.refusers(sea) != 0 {
            self.state.march.group.refused = self.state.march.group.crossed == 0;
            return None;
        }
        self.step_to(sea)
    }

    /// Boats attack those who refused; they stay at sea until that is fought
    /// out (M14).
    pub(super) fn assault(&mut self, sea: Area) -> Option<Stage> {
        let armies = self.state.march.group.armies;
        self.walk(sea);
        self.announce(sea, armies);
        self.settle();
        None
    }

    /// Boats that stay at sea attack.
    pub(super) fn announce(&mut self, sea: Area, armies: u8) {
        let nation = self.state.nation;
        if sea.is_sea() && !nation.is_colonial() {
            self.tell(Event::Assault { nation, sea, armies });
        }
    }

    /// Victors at sea must land; who cannot is lost (M14).
    pub(super) fn land_due(&mut self, sea: Area) -> Option<Stage> {
        if !self.state.landings(self.map, sea).is_empty() {
            self.state.phase = Phase::Land;
            return None;
        }
        let nation = self.state.nation;
        let armies = self.state.armies(nation, sea);
        while let Some(arrival) =
            self.state.march.arrivals().iter().find(|arrival| arrival.at == sea).copied()
        {
            self.state.march.depart(sea, arrival.from, arrival.armies);
        }
        self.state.take(nation, sea, armies);
        self.tell(Event::Lost { nation, at: sea, armies });
        if self.state.is_led(nation, sea)
            && let Some(leader) = self.state.leader_of(nation)
        {
            self.dismiss(leader);
        }
        self.check_arms();
        Some(Stage::NextBattle)
    }

    pub(super) fn land(&mut self, to: Area) -> Option<Stage> {
        let nation = self.state.nation;
        let sea = self.state.assaulted().first()?;
        let from = self.state.march.arrivals().iter().find(|a| a.at == sea).map(|a| a.from);
        if let Some(from) = from {
            self.state.march.depart(sea, from, 1);
        }
        self.state.take(nation, sea, 1);
        self.state.add(nation, to, 1);
        self.state.march.arrive(to, sea, 1);
        if self.state.armies(nation, sea) == 0 {
            if self.state.is_led(nation, sea) {
                self.move_leader(nation, to);
            }
            for arms in &mut self.state.arms {
                if arms.nation == Some(nation) && arms.at == sea {
                    arms.at = to;
                }
            }
        }
        self.tell(Event::Landed { nation, at: to });
        Some(Stage::NextBattle)
    }
}
