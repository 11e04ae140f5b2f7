//! The course of a turn (chapter 2): one stage after another, until somebody
//! must decide.

use super::Course;
use crate::ages::age;
use crate::event::Event;
use crate::nation::{Leader, Nation, Nations};
use crate::phase::{Cause, Phase};
use crate::state::{Battle, March, State};
use crate::{Area, Areas, Scenario};

/// Where the turn stands between two decisions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// A turn begins: empires decline.
    Turn,
    /// Maurya may become Gupta.
    Successor,
    /// A sequence begins: leaders leave, the population grows.
    Sequence,
    /// Leaders appear beside armies on the map.
    Appoint,
    /// Arms are placed.
    Issue,
    /// Invaders arrive.
    Invade,
    /// Leaders without armies on the map appear among invaders.
    Late,
    /// The sequence proper begins.
    Begin,
    /// A movement phase begins.
    March,
    /// It ends: surplus armies and stranded invaders.
    Stranded,
    /// Submission and alliance, before any dice or after a battle.
    Windows,
    /// Armies among friends go away; then on with windows or the battle.
    Displace,
    /// The next battle.
    NextBattle,
    /// Submission and alliance in the middle of a battle.
    Window,
    /// The defender may retreat.
    Retreat,
    /// The attacker may retreat.
    Withdraw,
    /// The battle phase is over.
    AfterBattles,
    /// Factories.
    Factories,
    /// Arms are given.
    Arms,
    /// Before the British count, everybody else is asked for an alliance.
    Offers,
    /// Raids and titles are counted.
    Count,
    /// Conquerors go home.
    Leave,
    /// A last chance to ally.
    LastWord,
    /// Overpopulation.
    Crowd,
    /// The next nation.
    Next,
    /// The turn ends.
    End,
}

impl Course<'_> {
    /// Goes on until somebody must decide.
    pub(crate) fn run(&mut self, from: Stage) {
        let mut stage = from;
        while let Some(next) = self.step(stage) {
            stage = next;
        }
    }

    fn step(&mut self, stage: Stage) -> Option<Stage> {
        match stage {
            Stage::Turn => self.begin_turn(),
            Stage::Successor => {
                if age(self.state.turn).successor {
                    self.succeed();
                }
                self.state.nation = Nation::Pandya;
                Some(Stage::Sequence)
            }
            Stage::Sequence => self.begin_sequence(),
            Stage::Appoint => self.appoint(Stage::Issue),
            Stage::Issue => self.issue_due(),
            Stage::Invade => self.invade(),
            Stage::Late => self.appoint(Stage::Begin),
            Stage::Begin => {
                self.state.raided = self.state.holdings(self.state.nation);
                self.state.second = false;
                Some(Stage::March)
            }
            Stage::March => {
                self.state.march = March::NONE;
                self.state.stormed = Areas::NONE;
                self.state.fought = 0;
                let nation = self.state.nation;
                if self.state.total(nation) == 0 && self.state.leader_of(nation).is_none() {
                    return Some(Stage::Stranded);
                }
                self.state.phase = Phase::March;
                None
            }
            Stage::Stranded => self.stranded(),
            Stage::Windows => self.windows(),
            Stage::Displace => self.displaced_due(),
            Stage::NextBattle => self.next_battle(),
            Stage::Window => self.round_window(),
            Stage::Retreat => self.retreat_due(),
            Stage::Withdraw => self.withdraw_due(),
            Stage::AfterBattles => self.after_battles(),
            Stage::Factories => self.factories_due(),
            Stage::Arms => self.arms_due(),
            Stage::Offers => self.offers(),
            Stage::Count => {
                self.count_raids();
                self.count_raj();
                Some(Stage::Leave)
            }
            Stage::Leave => self.go_home(),
            Stage::Crowd => self.crowd(),
            Stage::LastWord => {
                if self.state.may_ally(self.state.nation) {
                    self.state.phase = Phase::LastWord;
                    return None;
                }
                Some(self.after_last_word())
            }
            Stage::Next => {
                self.clear_sequence();
                if self.state.nation == Nation::British {
                    return Some(Stage::End);
                }
                self.state.nation = Nation::of(self.state.nation.index() + 1);
                Some(Stage::Sequence)
            }
            Stage::End => self.end_turn(),
        }
    }

    /// Nothing of a sequence stays behind, so equal positions are equal states.
    fn clear_sequence(&mut self) {
        let state = &mut *self.state;
        state.second = false;
        state.defied = Nations::NONE;
        state.raided = Areas::NONE;
        state.placed = Areas::NONE;
        state.muster = [0; 2];
        state.march = March::NONE;
        state.window = 0;
        state.asked = Nations::NONE;
        state.battle = Battle::NONE;
        state.waiting = Battle::NONE;
        state.stormed = Areas::NONE;
        state.fought = 0;
        state.built = 0;
        state.lifted = false;
        state.refused = Areas::NONE;
    }

    fn begin_turn(&mut self) -> Option<Stage> {
        let turn = self.state.turn;
        self.tell(Event::Turn { turn });
        let Some(decline) = age(turn).decline else { return Some(Stage::Successor) };
        if self.state.scenario == Scenario::Short && !decline.short {
            return Some(Stage::Successor);
        }
        if let Some(leader) = decline.leader {
            self.dismiss(leader);
        }
        let nation = decline.nation;
        self.leave(nation, decline.armies, Cause::Decline, Stage::Successor)
    }

    /// So many armies leave, of the owner's choice; all of them if there are no
    /// more.
    pub(super) fn leave(
        &mut self,
        nation: Nation,
        armies: u8,
        cause: Cause,
        next: Stage,
    ) -> Option<Stage> {
        let held = self.state.held(nation);
        if self.state.total(nation) > armies && held.len() > 1 {
            self.state.phase = Phase::Remove { nation, left: armies, cause };
            return None;
        }
        let mut left = armies;
        for at in held {
            let gone = self.state.armies(nation, at).min(left);
            left -= gone;
            if gone > 0 {
                self.state.take(nation, at, gone);
                for _ in 0..gone {
                    if nation == self.state.nation {
                        self.forget_arrival(at);
                    }
                }
                self.tell(Event::Removed { nation, at, armies: gone, cause });
            }
        }
        self.check_arms();
        Some(next)
    }

    /// A leader leaves the map alive.
    pub(super) fn dismiss(&mut self, leader: Leader) {
        if self.state.leaders[leader.index()].is_some() {
            self.state.set_leader(leader, Area::NONE);
            self.tell(Event::Left { leader });
        }
    }

    /// Every Maurya army becomes a Gupta army where it stands.
    fn succeed(&mut self) {
        let state = &mut *self.state;
        let armies = state.total(Nation::Maurya);
        for at in state.held(Nation::Maurya) {
            let here = state.armies(Nation::Maurya, at);
            state.take(Nation::Maurya, at, here);
            state.add(Nation::Gupta, at, here);
        }
        state.gauge[Nation::Maurya.index()] = 0;
        state.gauge[Nation::Gupta.index()] = 0;
        self.tell(Event::Became { armies });
    }

    fn begin_sequence(&mut self) -> Option<Stage> {
        let nation = self.state.nation;
        if self.state.scenario.seat(nation).is_none() {
            return Some(Stage::Next);
        }
        // Of the leaders only those of a whole turn are still here (I3).
        while let Some(leader) = self.state.leader_of(nation) {
            self.dismiss(leader);
        }
        if !self.state.acts(nation) {
            return Some(Stage::Next);
        }
        self.tell(Event::Sequence { nation });
        self.grow()
    }

    /// Conquerors go home (10.3 of the printed rules).
    fn go_home(&mut self) -> Option<Stage> {
        let next = self.after_leaving();
        let Some(home) = age(self.state.turn).withdrawal else { return Some(next) };
        if home.nation != self.state.nation {
            return Some(next);
        }
        if let Some(leader) = home.leader {
            self.dismiss(leader);
        }
        self.leave(home.nation, home.armies, Cause::Withdrawal, next)
    }

    /// What follows when conquerors have gone home. Armies are counted after
    /// the last decision of a sequence (P8); before edition 3, before it.
    pub(super) fn after_leaving(&self) -> Stage {
        if self.state.edition > 2 { Stage::LastWord } else { Stage::Crowd }
    }

    pub(super) fn after_last_word(&self) -> Stage {
        if self.state.edition > 2 { Stage::Crowd } else { Stage::Next }
    }

    fn crowd(&mut self) -> Option<Stage> {
        let nation = self.state.nation;
        if !self.state.is_crowded(nation) {
            return Some(if self.state.edition > 2 { Stage::Next } else { Stage::LastWord });
        }
        if self.state.held(nation).len() == 1 {
            let surplus = self.state.total(nation) - 2;
            return self.leave(nation, surplus, Cause::Overpopulation, Stage::Crowd);
        }
        self.state.phase = Phase::Remove { nation, left: 0, cause: Cause::Overpopulation };
        None
    }
}

impl State {
    /// Whether a nation has anything to do this turn (O5).
    pub(crate) fn acts(&self, nation: Nation) -> bool {
        let age = age(self.turn);
        self.total(nation) > 0
            || age.arrivals.iter().any(|(who, ..)| *who == nation)
            || age.reinforcements.iter().any(|(who, _)| *who == nation)
            || (nation.is_colonial() && !self.factories(nation).is_empty())
            // Allies and empty land count for the British from their arrival on.
            || (nation == Nation::British && self.turn >= crate::BRITISH_TURN)
    }

    /// More than two armies for each territory (P8).
    pub(crate) fn is_crowded(&self, nation: Nation) -> bool {
        let territories = self.held(nation).and(Areas::LAND).len();
        !nation.is_colonial() && usize::from(self.total(nation)) > 2 * territories
    }
}
