//! What happened since somebody looked away, nation by nation.
//!
//! Events tell each border that is crossed; the actions beside them say where a
//! group begins, so that its borders are one move again.

use crate::action::Action;
use crate::area::Area;
use crate::event::Event;
use crate::nation::{Leader, Nation, Region};
use crate::state::State;

/// A group that moved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    /// The armies that began it.
    pub armies: u8,
    /// Whether the leader went along.
    pub leader: bool,
    /// From where, and over which places; the last one is where it ended.
    pub path: Vec<Area>,
}

/// A battle that was fought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clash {
    /// Where.
    pub at: Area,
    /// The attacker.
    pub attacker: Nation,
    /// The defender; the power, if it was about a factory alone.
    pub defender: Nation,
    /// The power whose factory was stormed after its defenders were gone.
    pub stormed: Option<Nation>,
    /// Rounds of dice.
    pub rounds: u8,
    /// Armies the attacker lost.
    pub attacker_lost: u8,
    /// Armies the defender lost.
    pub defender_lost: u8,
    /// A leader who was killed.
    pub killed: Option<Leader>,
    /// A factory that was destroyed.
    pub burnt: Option<Nation>,
    /// Who holds the place then; nothing while it goes on, or if nobody does.
    pub holder: Option<Nation>,
    /// Whether it is over.
    pub over: bool,
}

/// What a nation did in one of its sequences.
#[derive(Clone, PartialEq, Debug)]
pub struct Deeds {
    /// The turn; nothing if it is not told in these events.
    pub turn: Option<u8>,
    /// Who.
    pub nation: Nation,
    /// New armies, and where.
    pub raised: Vec<(Area, u8)>,
    /// Invaders, and where.
    pub arrived: Vec<(Area, u8)>,
    /// Its moves in order.
    pub moves: Vec<Move>,
    /// Its battles in order.
    pub battles: Vec<Clash>,
    /// Who submitted to it, and where.
    pub submitted: Vec<(Nation, Region)>,
    /// Who allied with the British in it.
    pub allied: Vec<Nation>,
    /// Factories it built.
    pub built: Vec<Area>,
    /// Points it got.
    pub points: u16,
}

/// A territory that changed hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Took {
    /// Which.
    pub at: Area,
    /// Who held it alone.
    pub before: Option<Nation>,
    /// Who does now.
    pub after: Option<Nation>,
}

/// What the nations did in these steps: each with the action it was, if it was
/// one, and what it told. `active` is the nation at turn before them.
pub fn since<'a>(
    active: Nation,
    steps: impl IntoIterator<Item = (Option<Action>, &'a [Event])>,
) -> Vec<Deeds> {
    let mut now = None;
    let mut list = vec![Deeds::of(None, active)];
    for (action, events) in steps {
        // The next border belongs to another group.
        if matches!(action, Some(Action::Pick(..)))
            && let Some(deeds) = list.last_mut()
        {
            deeds.moves.push(Move { armies: 0, leader: false, path: Vec::new() });
        }
        for event in events {
            match *event {
                Event::Turn { turn } => now = Some(turn),
                Event::Sequence { nation } => list.push(Deeds::of(now, nation)),
                _ => {}
            }
            // What is paid at the end of a turn is the nation's own.
            if let Event::Scored { nation, points, .. } = *event {
                let of = list.iter().rposition(|deeds| deeds.nation == nation);
                let of = of.unwrap_or_else(|| {
                    // It acted before these steps.
                    list.insert(0, Deeds::of(now, nation));
                    0
                });
                list[of].points += u16::from(points);
            }
            if let Some(deeds) = list.last_mut() {
                deeds.hear(event);
            }
        }
    }
    for deeds in &mut list {
        deeds.moves.retain(|one| !one.path.is_empty());
    }
    list.retain(|deeds| *deeds != Deeds::of(deeds.turn, deeds.nation));
    list
}

/// Territories that changed hands between two states.
pub fn changed(before: &State, after: &State) -> Vec<Took> {
    let lands = crate::Areas::LAND;
    let took = |at: Area| Took { at, before: before.holder(at), after: after.holder(at) };
    lands.map(took).filter(|took| took.before != took.after).collect()
}

impl Deeds {
    fn of(turn: Option<u8>, nation: Nation) -> Deeds {
        Deeds {
            turn,
            nation,
            raised: Vec::new(),
            arrived: Vec::new(),
            moves: Vec::new(),
            battles: Vec::new(),
            submitted: Vec::new(),
            allied: Vec::new(),
            built: Vec::new(),
            points: 0,
        }
    }

    /// The battle that goes on in a place.
    fn open(&mut self, at: Area) -> Option<&mut Clash> {
        self.battles.iter_mut().rev().find(|clash| !clash.over && clash.at == at)
    }

    fn hear(&mut self, event: &Event) {
        match *event {
            Event::Raised { at, .. } => add(&mut self.raised, at, 1),
            Event::Arrived { nation, armies, at } if nation == self.nation => {
                add(&mut self.arrived, at, armies);
            }
            Event::Moved { armies, from, to, leader, .. } => {
                let next = self
                    .moves
                    .last()
                    .is_some_and(|one| one.path.is_empty() || one.path.last() == Some(&from));
                if !next {
                    self.moves.push(Move { armies: 0, leader: false, path: Vec::new() });
                }
                if let Some(one) = self.moves.last_mut() {
                    if one.path.is_empty() {
                        (one.armies, one.leader) = (armies, leader);
                        one.path.push(from);
                    }
                    one.path.push(to);
                }
            }
            Event::Battle { attacker, defender, at } => {
                // After its armies a factory is fought in the same battle.
                if let Some(clash) = self.open(at) {
                    clash.stormed = Some(defender);
                    return;
                }
                self.battles.push(Clash {
                    at,
                    attacker,
                    defender,
                    stormed: None,
                    rounds: 0,
                    attacker_lost: 0,
                    defender_lost: 0,
                    killed: None,
                    burnt: None,
                    holder: None,
                    over: false,
                });
            }
            Event::Rolled { at, .. } => {
                if let Some(clash) = self.open(at) {
                    clash.rounds = clash.rounds.saturating_add(1);
                }
            }
            Event::Fell { nation, at, armies } => {
                if let Some(clash) = self.open(at) {
                    let own = nation == clash.attacker;
                    let lost =
                        if own { &mut clash.attacker_lost } else { &mut clash.defender_lost };
                    *lost = lost.saturating_add(armies);
                }
            }
            Event::Killed { leader, at, .. } => {
                if let Some(clash) = self.open(at) {
                    clash.killed = Some(leader);
                }
            }
            Event::Burnt { power, at, .. } => {
                if let Some(clash) = self.open(at) {
                    clash.burnt = Some(power);
                }
            }
            Event::Ended { at, holder } => {
                if let Some(clash) = self.open(at) {
                    (clash.holder, clash.over) = (holder, true);
                }
            }
            Event::Submitted { nation, region, .. } => self.submitted.push((nation, region)),
            Event::Allied { nation, .. } => self.allied.push(nation),
            Event::Built { at, .. } => self.built.push(at),
            _ => {}
        }
    }
}

fn add(list: &mut Vec<(Area, u8)>, at: Area, armies: u8) {
    match list.iter_mut().find(|(place, _)| *place == at) {
        Some((_, sum)) => *sum += armies,
        None => list.push((at, armies)),
    }
}
