//! What drawings remember of events: the last dice of the battle, and what each
//! nation was paid this turn and the last one.

use crate::action::Dice;
use crate::area::Area;
use crate::event::{Event, Merit};
use crate::nation::Nation;
use drawing::Notes;
use std::fmt::Write;

/// The battle's last round.
const ROUND: &str = "round";
/// What was paid this turn.
const PAID: &str = "paid";
/// What was paid in the turn before.
const BEFORE: &str = "paid-before";

/// The last round of a battle.
#[derive(Clone, Copy)]
pub(super) struct Round {
    /// Where.
    pub(super) at: Area,
    /// How many there have been.
    pub(super) number: u8,
    /// The attacker's dice.
    pub(super) attack: Dice,
    /// The defender's.
    pub(super) defend: Dice,
    /// The factory's; 0 if none fired.
    pub(super) factory: u8,
    /// What the attacker lost.
    pub(super) attacker_lost: u8,
    /// What the defender lost.
    pub(super) defender_lost: u8,
    /// Who attacked.
    attacker: Nation,
}

impl Round {
    fn write(&self) -> String {
        let Round { at, number, attack, defend, factory, .. } = self;
        let (lost, fell, attacker) = (self.attacker_lost, self.defender_lost, self.attacker);
        format!("{at} {number} {attack} {defend} {factory} {lost} {fell} {attacker}")
    }

    fn read(text: &str) -> Option<Round> {
        let mut words = text.split(' ');
        Some(Round {
            at: words.next()?.parse().ok()?,
            number: words.next()?.parse().ok()?,
            attack: words.next()?.parse().ok()?,
            defend: words.next()?.parse().ok()?,
            factory: words.next()?.parse().ok()?,
            attacker_lost: words.next()?.parse().ok()?,
            defender_lost: words.next()?.parse().ok()?,
            attacker: words.next()?.parse().ok()?,
        })
    }

    /// The last round of the battle in a place.
    pub(super) fn last(notes: &Notes, at: Area) -> Option<Round> {
        notes.get(ROUND).and_then(|text| Round::read(text)).filter(|round| round.at == at)
    }
}

/// Points that were paid.
#[derive(Clone, Copy)]
pub(super) struct Paid {
    pub(super) nation: Nation,
    pub(super) points: u8,
    pub(super) merit: Merit,
}

fn merit(merit: Merit) -> &'static str {
    match merit {
        Merit::Kill => "kill",
        Merit::Raid => "raid",
        Merit::Hold => "hold",
        Merit::Trade => "trade",
        Merit::Raj => "raj",
    }
}

/// The turn before and what it paid; nothing if nobody has told.
pub(super) fn paid_before(notes: &Notes) -> Option<(u8, Vec<Paid>)> {
    let mut words = notes.get(BEFORE)?.split(' ');
    let turn = words.next()?.parse().ok()?;
    let mut list = Vec::new();
    while let (Some(nation), Some(points), Some(what)) = (words.next(), words.next(), words.next())
    {
        let all = [Merit::Kill, Merit::Raid, Merit::Hold, Merit::Trade, Merit::Raj];
        let found = all.into_iter().find(|it| merit(*it) == what)?;
        list.push(Paid {
            nation: nation.parse().ok()?,
            points: points.parse().ok()?,
            merit: found,
        });
    }
    Some((turn, list))
}

/// What an event leaves.
pub(super) fn keeps(event: &Event, notes: &mut Notes) {
    match *event {
        Event::Turn { turn } => {
            if let Some(paid) = notes.remove(PAID) {
                notes.insert(BEFORE.to_owned(), paid);
            }
            notes.insert(PAID.to_owned(), turn.to_string());
        }
        Event::Scored { nation, points, merit: what, .. } => {
            if let Some(paid) = notes.get_mut(PAID) {
                // Writing to memory does not fail.
                let _ = write!(paid, " {nation} {points} {}", merit(what));
            }
        }
        Event::Battle { .. } => {
            notes.remove(ROUND);
        }
        Event::Rolled { at, attack, defend, factory, attacker, .. } => {
            let number = 1 + Round::last(notes, at).map_or(0, |round| round.number);
            let (attacker_lost, defender_lost) = (0, 0);
            let round = Round {
                at,
                number,
                attack,
                defend,
                factory,
                attacker_lost,
                defender_lost,
                attacker,
            };
            notes.insert(ROUND.to_owned(), round.write());
        }
        Event::Fell { nation, at, armies } => {
            if let Some(mut round) = Round::last(notes, at) {
                if nation == round.attacker {
                    round.attacker_lost += armies;
                } else {
                    round.defender_lost += armies;
                }
                notes.insert(ROUND.to_owned(), round.write());
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_and_its_losses_are_remembered_until_the_next_battle() {
        let mut notes = Notes::new();
        let delhi: Area = "delhi".parse().expect("a place");
        let (attacker, defender) = (Nation::Mughals, Nation::Muslims);
        let dice = |text: &str| -> Dice { text.parse().expect("dice") };
        let (attack, defend) = (dice("245"), dice("16"));
        let rolled = Event::Rolled { at: delhi, attack, defend, factory: 0, attacker, defender };
        keeps(&rolled, &mut notes);
        keeps(&Event::Fell { nation: defender, at: delhi, armies: 2 }, &mut notes);
        keeps(&rolled, &mut notes);
        keeps(&Event::Fell { nation: attacker, at: delhi, armies: 1 }, &mut notes);
        let round = Round::last(&notes, delhi).expect("a round");
        assert_eq!((round.number, round.attacker_lost, round.defender_lost), (2, 1, 0));
        assert_eq!((round.attack, round.defend), (attack, defend));
        keeps(&Event::Battle { attacker, defender, at: delhi }, &mut notes);
        assert!(Round::last(&notes, delhi).is_none());
    }

    #[test]
    fn what_a_turn_paid_is_remembered_through_the_next() {
        let mut notes = Notes::new();
        keeps(&Event::Turn { turn: 4 }, &mut notes);
        let (nation, merit) = (Nation::Chola, Merit::Hold);
        keeps(&Event::Scored { nation, points: 4, merit, total: 4 }, &mut notes);
        assert!(paid_before(&notes).is_none());
        keeps(&Event::Turn { turn: 5 }, &mut notes);
        let (turn, list) = paid_before(&notes).expect("a turn");
        assert_eq!((turn, list.len()), (4, 1));
        assert_eq!((list[0].nation, list[0].points), (Nation::Chola, 4));
    }
}
