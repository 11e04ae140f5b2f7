//! What drawings remember of events: the last dice of the battle, and what each
//! nation was paid this turn and the last one.

use crate::LAST_TURN;
use crate::action::Dice;
use crate::area::Area;
use crate::event::{Event, Merit};
use crate::nation::Nation;
use crate::queries::lands_paid;
use crate::state::State;
use drawing::Notes;
use std::fmt::Write;

/// The battle's last round.
const ROUND: &str = "round";
/// What was paid this turn.
const PAID: &str = "paid";
/// What was paid in the last turn that paid something.
const BEFORE: &str = "paid-before";
/// What would pay if this turn ended now, land by land.
const LANDS: &str = "lands";
/// What paid in the last turn that paid something, land by land.
const LANDS_BEFORE: &str = "lands-before";

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

/// What this turn has paid so far.
pub(super) fn paid_now(notes: &Notes) -> Vec<Paid> {
    notes.get(PAID).and_then(|text| list(text.split(' '))).unwrap_or_default()
}

/// The last turn that has paid something, and what; nothing if nobody has told.
pub(super) fn paid_before(notes: &Notes) -> Option<(u8, Vec<Paid>)> {
    let mut words = notes.get(BEFORE)?.split(' ');
    let turn = words.next()?.parse().ok()?;
    Some((turn, list(words)?))
}

fn list<'a>(mut words: impl Iterator<Item = &'a str>) -> Option<Vec<Paid>> {
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
    Some(list)
}

/// A drawing of a turn remembers what would pay if it ended so: no event tells
/// the lands.
pub(super) fn note_lands(state: &State, notes: &mut Notes) {
    let mut text = state.turn().to_string();
    for nation in Nation::ALL {
        for (area, points) in lands_paid(state, *nation) {
            // Writing to memory does not fail.
            let _ = write!(text, " {nation} {area} {points}");
        }
    }
    notes.insert(LANDS.to_owned(), text);
}

/// The lands that paid on a turn: whom, where, how much. A nation of whom the
/// sum is another has moved unseen, and nothing is said of it.
pub(super) fn lands_before(notes: &Notes) -> Vec<(Nation, Area, u8)> {
    let Some((turn, paid)) = paid_before(notes) else { return Vec::new() };
    let mut words = notes.get(LANDS_BEFORE).map_or("", String::as_str).split(' ');
    if words.next().and_then(|text| text.parse().ok()) != Some(turn) {
        return Vec::new();
    }
    let mut all: Vec<(Nation, Area, u8)> = Vec::new();
    while let (Some(nation), Some(area), Some(points)) = (words.next(), words.next(), words.next())
    {
        if let (Ok(nation), Ok(area), Ok(points)) = (nation.parse(), area.parse(), points.parse()) {
            all.push((nation, area, points));
        }
    }
    let sum = |nation: Nation| -> u8 {
        all.iter().filter(|it| it.0 == nation).map(|(_, _, points)| points).sum()
    };
    let told = |nation: Nation| -> u8 {
        let own = |it: &&Paid| it.nation == nation && it.merit == Merit::Hold;
        paid.iter().filter(own).map(|it| it.points).sum()
    };
    let sound: Vec<bool> = all.iter().map(|it| sum(it.0) == told(it.0)).collect();
    all.into_iter().zip(sound).filter_map(|(it, sound)| sound.then_some(it)).collect()
}

/// A turn is over: what it paid becomes what was paid before.
fn close(turn: u8, notes: &mut Notes) {
    if let Some(paid) = notes.remove(PAID) {
        notes.insert(BEFORE.to_owned(), format!("{turn} {paid}"));
        match notes.remove(LANDS) {
            Some(lands) => notes.insert(LANDS_BEFORE.to_owned(), lands),
            None => notes.remove(LANDS_BEFORE),
        };
    }
}

/// What an event leaves.
pub(super) fn keeps(event: &Event, notes: &mut Notes) {
    super::chronicle::keeps(event, notes);
    match *event {
        Event::Turn { turn } => close(turn.saturating_sub(1), notes),
        Event::Won { .. } => close(LAST_TURN, notes),
        Event::Scored { nation, points, merit: what, .. } => {
            let paid = notes.entry(PAID.to_owned()).or_default();
            let gap = if paid.is_empty() { "" } else { " " };
            // Writing to memory does not fail.
            let _ = write!(paid, "{gap}{nation} {points} {}", merit(what));
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
