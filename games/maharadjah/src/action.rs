//! What a player can do, what chance can bring, and how both are written.
//!
//! A move of armies is several small actions: `pick 3 delhi`, `with leader`,
//! `to agra`, `to oudh`, `stop`. Each is easy to list, and each can be refused
//! with its own reason.

use crate::area::Area;
use crate::nation::{Nation, Region};
use engine::{Message, Misread};
use std::fmt;
use std::str::FromStr;

/// A player's answer. Its text is what is typed, sent, stored and tested.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `raise delhi`: a new army, or an invader, is placed.
    Raise(Area),
    /// `leader delhi`: the leader appears there.
    Lead(Area),
    /// `arms delhi`: the arms are placed there.
    Issue(Area),
    /// `pick 3 delhi`: these armies go; `pick 0 delhi`: the leader alone.
    Pick(u8, Area),
    /// `with leader`.
    WithLeader,
    /// `with dutch`: with this power's arms.
    WithArms(Nation),
    /// `to agra`.
    To(Area),
    /// `drop 2`: so many stay, the others go on.
    Drop(u8),
    /// `stop`: the group has arrived; or the attack on a factory ends.
    Stop,
    /// `done`: this phase is over.
    Done,
    /// `yes`.
    Yes,
    /// `no`.
    No,
    /// `submit south`.
    Submit(Region),
    /// `ally marker`: the alliance is paid with the population marker.
    AllyMarker,
    /// `ally army delhi`: with an army.
    AllyArmy(Area),
    /// `send delhi`: a displaced army goes there.
    Send(Area),
    /// `defy pandya`: the submission of this nation is ignored.
    Defy(Nation),
    /// `fight delhi harappans`.
    Fight(Area, Nation),
    /// `storm lanka`: attack the factory.
    Storm(Area),
    /// `lose mysore`: one that came from there falls.
    Lose(Area),
    /// `retreat 2 malwa`.
    Retreat(u8, Area),
    /// `retreat 2 malwa leader`: with leader and arms.
    RetreatLed(u8, Area),
    /// `land kerala`: a victor at sea lands.
    Land(Area),
    /// `lift lanka`: the factory there is taken back.
    Lift(Area),
    /// `build lanka`.
    Build(Area),
    /// `arm sinhalese`.
    Arm(Nation),
    /// `disarm`.
    Disarm,
    /// `remove delhi`: an army is taken off the map.
    Remove(Area),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Raise(area) => write!(f, "raise {area}"),
            Action::Lead(area) => write!(f, "leader {area}"),
            Action::Issue(area) => write!(f, "arms {area}"),
            Action::Pick(armies, area) => write!(f, "pick {armies} {area}"),
            Action::WithLeader => f.write_str("with leader"),
            Action::WithArms(power) => write!(f, "with {power}"),
            Action::To(area) => write!(f, "to {area}"),
            Action::Drop(armies) => write!(f, "drop {armies}"),
            Action::Stop => f.write_str("stop"),
            Action::Done => f.write_str("done"),
            Action::Yes => f.write_str("yes"),
            Action::No => f.write_str("no"),
            Action::Submit(region) => write!(f, "submit {region}"),
            Action::AllyMarker => f.write_str("ally marker"),
            Action::AllyArmy(area) => write!(f, "ally army {area}"),
            Action::Send(area) => write!(f, "send {area}"),
            Action::Defy(nation) => write!(f, "defy {nation}"),
            Action::Fight(area, nation) => write!(f, "fight {area} {nation}"),
            Action::Storm(area) => write!(f, "storm {area}"),
            Action::Lose(area) => write!(f, "lose {area}"),
            Action::Retreat(armies, area) => write!(f, "retreat {armies} {area}"),
            Action::RetreatLed(armies, area) => write!(f, "retreat {armies} {area} leader"),
            Action::Land(area) => write!(f, "land {area}"),
            Action::Lift(area) => write!(f, "lift {area}"),
            Action::Build(area) => write!(f, "build {area}"),
            Action::Arm(nation) => write!(f, "arm {nation}"),
            Action::Disarm => f.write_str("disarm"),
            Action::Remove(area) => write!(f, "remove {area}"),
        }
    }
}

fn misread(id: &'static str, text: &str) -> Misread {
    Misread(Message::new(id).text("found", text))
}

/// No nation has more armies.
const MOST: u8 = 27;

fn number(text: &str) -> Result<u8, Misread> {
    text.parse().ok().filter(|n| *n <= MOST).ok_or_else(|| misread("misread-number", text))
}

impl FromStr for Action {
    type Err = Misread;
    fn from_str(text: &str) -> Result<Action, Misread> {
        let lower = text.trim().to_ascii_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        match words[..] {
            ["raise", area] => Ok(Action::Raise(area.parse()?)),
            ["leader", area] => Ok(Action::Lead(area.parse()?)),
            ["arms", area] => Ok(Action::Issue(area.parse()?)),
            ["pick", area] => Ok(Action::Pick(1, area.parse()?)),
            ["pick", armies, area] => Ok(Action::Pick(number(armies)?, area.parse()?)),
            ["with", "leader"] => Ok(Action::WithLeader),
            ["with", power] => Ok(Action::WithArms(power.parse()?)),
            ["to", area] => Ok(Action::To(area.parse()?)),
            ["drop", armies] => Ok(Action::Drop(number(armies)?)),
            ["stop"] => Ok(Action::Stop),
            ["done"] => Ok(Action::Done),
            ["yes"] => Ok(Action::Yes),
            ["no"] => Ok(Action::No),
            ["submit", region] => Ok(Action::Submit(region.parse()?)),
            ["ally", "marker"] => Ok(Action::AllyMarker),
            ["ally", "army", area] => Ok(Action::AllyArmy(area.parse()?)),
            ["send", area] => Ok(Action::Send(area.parse()?)),
            ["defy", nation] => Ok(Action::Defy(nation.parse()?)),
            ["fight", area, nation] => Ok(Action::Fight(area.parse()?, nation.parse()?)),
            ["storm", area] => Ok(Action::Storm(area.parse()?)),
            ["lose", area] => Ok(Action::Lose(area.parse()?)),
            ["retreat", area] => Ok(Action::Retreat(1, area.parse()?)),
            ["retreat", armies, area] => Ok(Action::Retreat(number(armies)?, area.parse()?)),
            ["retreat", armies, area, "leader"] => {
                Ok(Action::RetreatLed(number(armies)?, area.parse()?))
            }
            ["land", area] => Ok(Action::Land(area.parse()?)),
            ["lift", area] => Ok(Action::Lift(area.parse()?)),
            ["build", area] => Ok(Action::Build(area.parse()?)),
            ["arm", nation] => Ok(Action::Arm(nation.parse()?)),
            ["disarm"] => Ok(Action::Disarm),
            ["remove", area] => Ok(Action::Remove(area.parse()?)),
            _ => Err(misread("misread-action", text)),
        }
    }
}

/// Dice of one side: how many show 1, 2, ... 6.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Dice(pub(crate) [u8; 6]);

impl Dice {
    /// How many there are.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.iter().fold(0, |sum, n| sum.saturating_add(*n))
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == [0; 6]
    }

    /// How many show this or more.
    #[inline]
    pub fn at_least(self, face: u8) -> u8 {
        let from = face.clamp(1, 7) as usize - 1;
        self.0[from..].iter().sum()
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (face, count) in self.0.iter().enumerate() {
            for _ in 0..*count {
                write!(f, "{}", face + 1)?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Dice {
    type Err = Misread;
    fn from_str(text: &str) -> Result<Dice, Misread> {
        let mut dice = Dice::default();
        if text == "-" {
            return Ok(dice);
        }
        for letter in text.chars() {
            match letter.to_digit(10) {
                Some(face @ 1..=6) if dice.len() < 64 => dice.0[face as usize - 1] += 1,
                _ => return Err(misread("misread-dice", text)),
            }
        }
        if dice.is_empty() { Err(misread("misread-dice", text)) } else { Ok(dice) }
    }
}

/// The dice of one round of a battle: `dice 2256 / 134` for attacker and
/// defender, `dice 2256 / 134 + 5` with the die of a factory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chance {
    /// The attacker's.
    pub attack: Dice,
    /// Those of the defender's armies.
    pub defend: Dice,
    /// The factory's; 0 if none fires.
    pub factory: u8,
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "dice {} / {}", self.attack, self.defend)?;
        if self.factory > 0 { write!(f, " + {}", self.factory) } else { Ok(()) }
    }
}

impl FromStr for Chance {
    type Err = Misread;
    fn from_str(text: &str) -> Result<Chance, Misread> {
        let lower = text.trim().to_ascii_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        let (attack, defend, factory) = match words[..] {
            ["dice", attack, "/", defend] => (attack, defend, None),
            ["dice", attack, "/", defend, "+", factory] => (attack, defend, Some(factory)),
            _ => return Err(misread("misread-chance", text)),
        };
        let factory = match factory {
            None => 0,
            Some(text) => match text.parse() {
                Ok(face @ 1..=6) => face,
                _ => return Err(misread("misread-dice", text)),
            },
        };
        Ok(Chance { attack: attack.parse()?, defend: defend.parse()?, factory })
    }
}
