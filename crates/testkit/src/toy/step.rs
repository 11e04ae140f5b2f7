//! What can happen in the toy game, and its notation.

use super::bug::Bug;
use super::cards::RANKS;
use engine::{Message, Misread, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A seat's answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Seals a card of this rank.
    Play(u8),
    /// Draws a card.
    Draw,
    /// Does not.
    Stay,
}

impl Action {
    /// Every action there is.
    pub fn all() -> impl Iterator<Item = Action> {
        let ranks = 1..=RANKS as u8;
        ranks.map(Action::Play).chain([Action::Draw, Action::Stay])
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(4) if Bug::TextLies.planted() => f.write_str("play 3"),
            Action::Play(rank) => write!(f, "play {rank}"),
            Action::Draw => f.write_str("draw"),
            Action::Stay => f.write_str("stay"),
        }
    }
}

impl FromStr for Action {
    type Err = Misread;
    fn from_str(text: &str) -> Result<Self, Misread> {
        if Bug::ReaderPanics.planted() && text.len() > 4 {
            // Slicing text by bytes: right for every text we write ourselves.
            let _ = text[..4].len();
        }
        if Bug::WordlessRefusal.planted() && text.is_empty() {
            return Err(Misread(Message::new("")));
        }
        let most = RANKS as u8 + u8::from(Bug::SpellsMore.planted());
        match text.split_once(' ') {
            None if text == "draw" => return Ok(Action::Draw),
            None if text == "stay" => return Ok(Action::Stay),
            Some(("play", rank)) => {
                if let Some(rank) = digit(rank, 1, most) {
                    return Ok(Action::Play(rank));
                }
            }
            _ => {}
        }
        Err(Misread(Message::new("toy-misread-action").text("found", text)))
    }
}

/// Nature's answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// A card of this rank is drawn.
    Card(u8),
    /// The prize is worth this.
    Prize(u8),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Card(rank) => write!(f, "card {rank}"),
            Chance::Prize(worth) => write!(f, "prize {worth}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Misread;
    fn from_str(text: &str) -> Result<Self, Misread> {
        let read = match text.split_once(' ') {
            Some(("card", rank)) => digit(rank, 1, RANKS as u8).map(Chance::Card),
            Some(("prize", worth)) => digit(worth, 1, 6).map(Chance::Prize),
            _ => None,
        };
        read.ok_or_else(|| Misread(Message::new("toy-misread-chance").text("found", text)))
    }
}

fn digit(text: &str, least: u8, most: u8) -> Option<u8> {
    match text.as_bytes() {
        [digit] if digit.is_ascii_digit() => {
            Some(digit - b'0').filter(|n| (least..=most).contains(n))
        }
        _ => None,
    }
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Event {
    /// A seat got a card, at the start or by drawing.
    Card {
        /// Who.
        seat: Seat,
        /// Which, for who may know.
        card: Option<u8>,
    },
    /// The prize of the round.
    Prize {
        /// What it is worth.
        worth: u8,
    },
    /// A seat sealed a card.
    Sealed {
        /// Who.
        seat: Seat,
        /// Which, for who may know.
        card: Option<u8>,
    },
    /// The sealed cards were opened.
    Opened {
        /// By seat; 0 where none was.
        cards: [u8; 3],
        /// Who was highest alone.
        winner: Option<Seat>,
    },
    /// The winner may draw; nobody else needs to hear it.
    Asked {
        /// Who.
        seat: Seat,
    },
    /// The winner stays with the cards held.
    Stayed {
        /// Who.
        seat: Seat,
    },
    /// The match has ended.
    Over,
}

/// Why not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reason {
    /// The card is not in the hand.
    NotHeld {
        /// Which.
        card: u8,
        /// What is in the hand instead, in number.
        have: u8,
    },
    /// There is no card to draw.
    DeckEmpty,
    /// That is not the question.
    NotAsked,
    /// Such a card does not exist any more.
    CardGone {
        /// Which.
        card: u8,
    },
}
