//! How a battle will end, if nobody retreats: exact, over all its rounds.
//!
//! A round changes only how many armies are left: leaders, arms and a factory
//! that fires stay as they are until one side is gone. So a battle is a walk
//! over pairs of numbers, and each pair is visited once at most, rounds without
//! a hit aside.

use crate::area::{Area, Areas};
use crate::map::Map;
use crate::nation::{Leader, Nation, Nations};
use crate::state::State;

/// One side of a battle, and why its dice hit as they do (7.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Side {
    /// Who.
    pub nation: Nation,
    /// How many armies; one for a factory that is stormed.
    pub armies: u8,
    /// What a die of theirs must show before anything is added: 5 or 6.
    pub base: u8,
    /// The base is 6 because they attack rough land.
    pub rough: bool,
    /// The base is 6 because they fight colonial armies.
    pub against_colonial: bool,
    /// They are a colonial power's armies, which adds one.
    pub colonial: bool,
    /// The leader who is with them adds one.
    pub leader: Option<Leader>,
    /// The powers whose arms they have: these add one, however many.
    pub arms: Nations,
    /// What a die of theirs must show in the end.
    pub hits_on: u8,
}

/// A factory that fires beside the defenders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gun {
    /// Whose it is.
    pub power: Nation,
    /// What its die must show.
    pub hits_on: u8,
    /// Its power is another nation than the defender and will be asked first
    /// whether it fires; the forecast counts with a yes, see [`Fight::silent`].
    pub asked: bool,
}

/// A battle of the active nation: everything that decides it but the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fight {
    /// Where.
    pub at: Area,
    /// The active nation.
    pub attacker: Side,
    /// The other one; if a factory alone is stormed, its power.
    pub defender: Side,
    /// The factory that fires beside the defenders.
    pub factory: Option<Gun>,
    /// A factory alone is attacked.
    pub storm: bool,
}

/// How a battle ends if both sides fight to the end.
#[derive(Clone, PartialEq, Debug)]
pub struct Forecast {
    /// The chance that attackers are left and no defender is.
    pub win: f64,
    /// The chance that defenders are left and no attacker is.
    pub lose: f64,
    /// The chance that nobody is left.
    pub nobody: f64,
    /// Armies the attacker loses, on average.
    pub attacker_losses: f64,
    /// Armies the defender loses, on average.
    pub defender_losses: f64,
    /// By number: the chance that so many attackers and no defender are left.
    /// The first is `nobody`.
    pub attackers_left: Vec<f64>,
    /// By number: the chance that so many defenders and no attacker are left.
    /// The first is `nobody`.
    pub defenders_left: Vec<f64>,
}

impl Fight {
    /// The battle that is being fought, from here on.
    pub fn under_way(map: &Map, state: &State) -> Option<Fight> {
        let battle = state.battle()?;
        if battle.storm {
            return Fight::storm(map, state, battle.area);
        }
        let mut fight = Fight::against(map, state, battle.area, battle.foe)?;
        // Before the answer it is as open as `against` says.
        if !matches!(state.phase, crate::Phase::Join(_)) {
            fight.factory = fight.factory.filter(|_| battle.joined);
            if let Some(gun) = &mut fight.factory {
                gun.asked = false;
            }
        }
        Some(fight)
    }

    /// The battle of the active nation's armies in a place against those of
    /// another nation there. Nothing if one of them has none.
    pub fn against(map: &Map, state: &State, at: Area, foe: Nation) -> Option<Fight> {
        let attacker = state.nation;
        if foe == attacker || state.armies(attacker, at) == 0 || state.armies(foe, at) == 0 {
            return None;
        }
        let numbers = state.odds(map, at, attacker, foe, false);
        let friends = |power: Nation| state.in_bloc(attacker) && state.in_bloc(power);
        let power = state.factory(at).filter(|power| *power != attacker);
        let power = power.filter(|power| *power == foe || !friends(*power));
        let factory =
            power.map(|power| Gun { power, hits_on: numbers.factory_hits_on, asked: power != foe });
        Some(Fight {
            at,
            attacker: side(map, state, at, attacker, foe, true, numbers.attacker_hits_on),
            defender: side(map, state, at, foe, attacker, false, numbers.defender_hits_on),
            factory,
            storm: false,
        })
    }

    /// The attack of the active nation on a factory alone. Nothing if it has no
    /// army there or the factory is its own.
    pub fn storm(map: &Map, state: &State, at: Area) -> Option<Fight> {
        let attacker = state.nation;
        let power = state.factory(at).filter(|power| *power != attacker)?;
        if state.armies(attacker, at) == 0 {
            return None;
        }
        let numbers = state.odds(map, at, attacker, power, true);
        let leader = state.leader_of(power).filter(|_| state.is_led(power, at));
        let rough = map.is_rough(at);
        let mut own = side(map, state, at, attacker, power, true, numbers.attacker_hits_on);
        (own.against_colonial, own.base) = (false, if rough { 6 } else { 5 });
        Some(Fight {
            at,
            attacker: own,
            defender: Side {
                nation: power,
                armies: 1,
                base: if attacker.is_colonial() { 6 } else { 5 },
                rough: false,
                against_colonial: attacker.is_colonial(),
                colonial: false,
                leader,
                arms: Nations::NONE,
                hits_on: numbers.factory_hits_on,
            },
            factory: None,
            storm: true,
        })
    }

    /// The first battle that the active nation would have in a place, with what
    /// stands there now: against armies, else nothing.
    pub fn first(map: &Map, state: &State, at: Area) -> Option<Fight> {
        let foe = state.foes(state.nation, at).first()?;
        Fight::against(map, state, at, foe)
    }

    /// The same with another number of attackers.
    #[must_use]
    pub fn with_attackers(mut self, armies: u8) -> Fight {
        self.attacker.armies = armies;
        self
    }

    /// The same while no factory fires.
    #[must_use]
    pub fn silent(self) -> Fight {
        Fight { factory: None, ..self }
    }

    /// How it ends.
    pub fn forecast(&self) -> Forecast {
        let (most, foes) = (usize::from(self.attacker.armies), usize::from(self.defender.armies));
        let mut left = Forecast {
            win: 0.0,
            lose: 0.0,
            nobody: 0.0,
            attacker_losses: 0.0,
            defender_losses: 0.0,
            attackers_left: vec![0.0; most + 1],
            defenders_left: vec![0.0; foes + 1],
        };
        let own = table(most, chance(self.attacker.hits_on), 0.0);
        let gun = self.factory.map_or(0.0, |gun| chance(gun.hits_on));
        let theirs = table(foes, chance(self.defender.hits_on), gun);
        // By numbers left: the chance that the battle comes to them.
        let mut comes = vec![vec![0.0; foes + 1]; most + 1];
        comes[most][foes] = 1.0;
        for a in (1..=most).rev() {
            for d in (1..=foes).rev() {
                let quiet = own[a][0] * theirs[d][0];
                let here = comes[a][d] / (1.0 - quiet);
                for (hits, p) in own[a].iter().enumerate() {
                    for (lost, q) in theirs[d].iter().enumerate() {
                        if hits + lost > 0 {
                            comes[a.saturating_sub(lost)][d.saturating_sub(hits)] += here * p * q;
                        }
                    }
                }
            }
        }
        for (a, row) in comes.iter().enumerate() {
            for (d, p) in row.iter().enumerate() {
                if a > 0 && d > 0 {
                    continue;
                }
                left.attacker_losses += p * (most - a) as f64;
                left.defender_losses += p * (foes - d) as f64;
                match (a, d) {
                    (0, 0) => left.nobody = *p,
                    (_, 0) => left.win += p,
                    _ => left.lose += p,
                }
                if d == 0 {
                    left.attackers_left[a] = *p;
                }
                if a == 0 {
                    left.defenders_left[d] = *p;
                }
            }
        }
        left
    }

    /// How it ends if the attackers who are left storm the factory that fired
    /// beside the defenders, to the end: `win` is then that it falls and
    /// attackers are left. Nothing if there is none.
    pub fn forecast_with_storm(&self, map: &Map, state: &State) -> Option<Forecast> {
        self.factory?;
        let siege = Fight::storm(map, state, self.at)?;
        let battle = self.forecast();
        let most = usize::from(self.attacker.armies);
        let foes = usize::from(self.defender.armies);
        // The factory stands as one defender more, who falls last.
        let mut all = Forecast {
            win: 0.0,
            lose: battle.lose + battle.nobody,
            nobody: 0.0,
            attacker_losses: (1.0 - battle.win) * most as f64,
            defender_losses: battle.defender_losses,
            attackers_left: vec![0.0; most + 1],
            defenders_left: vec![0.0; foes + 2],
        };
        for (n, p) in battle.defenders_left.iter().enumerate() {
            all.defenders_left[n + 1] += p;
        }
        for (n, p) in battle.attackers_left.iter().enumerate().skip(1) {
            let end = siege.with_attackers(n as u8).forecast();
            all.win += p * end.win;
            all.lose += p * end.lose;
            all.nobody += p * end.nobody;
            all.attacker_losses += p * ((most - n) as f64 + end.attacker_losses);
            all.defender_losses += p * end.defender_losses;
            for (k, q) in end.attackers_left.iter().enumerate() {
                all.attackers_left[k] += p * q;
            }
            all.defenders_left[1] += p * end.lose;
        }
        all.defenders_left[0] = all.nobody;
        Some(all)
    }
}

/// Battles that wait for the active nation when its movement is over: where, and
/// against whom first.
pub fn battles(map: &Map, state: &State) -> Vec<Fight> {
    let own = state.held(state.nation).and(Areas::LAND);
    own.filter_map(|at| Fight::first(map, state, at)).collect()
}

fn side(
    map: &Map,
    state: &State,
    at: Area,
    nation: Nation,
    other: Nation,
    attacks: bool,
    hits_on: u8,
) -> Side {
    let rough = attacks && at.is_land() && map.is_rough(at);
    let against_colonial = other.is_colonial();
    let bits = state.arms_at(nation, at);
    let powers = Nation::POWERS.into_iter();
    Side {
        nation,
        armies: state.armies(nation, at),
        base: if rough || against_colonial { 6 } else { 5 },
        rough,
        against_colonial,
        colonial: nation.is_colonial(),
        leader: state.leader_of(nation).filter(|_| state.is_led(nation, at)),
        arms: powers.filter(|power| bits >> power.power() & 1 != 0).collect(),
        hits_on,
    }
}

/// The chance of a die to show this or more.
fn chance(face: u8) -> f64 {
    f64::from(7 - face.clamp(1, 6)) / 6.0
}

/// By number of dice: the chance of so many hits, with one die more that has
/// this chance of its own.
fn table(most: usize, p: f64, gun: f64) -> Vec<Vec<f64>> {
    let mut rows = vec![vec![1.0 - gun, gun]];
    for n in 0..most {
        let mut next = vec![0.0; rows[n].len() + 1];
        for (hits, q) in rows[n].iter().enumerate() {
            next[hits] += q * (1.0 - p);
            next[hits + 1] += q * p;
        }
        rows.push(next);
    }
    rows
}
