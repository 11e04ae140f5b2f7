//! What can be asked of a match of any game.

use super::{AnyTable, Story};
use crate::brains::{Budget, Job};
use crate::fair::Dice;
use crate::refusal::Refusal;
use engine::{
    Faults, Header, Line, Message, Places, Record, Seat, Section, Stances, Standing, Turn, Viewer,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::any::Any;
use std::ops::Range;

/// An action a seat may take.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// The action in notation.
    pub text: String,
    /// What it does, for people.
    pub message: Message,
}

/// Something that happened, as one viewer may hear it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Told {
    /// The step that brought it about, counted from 0.
    pub step: usize,
    /// The sentence.
    pub message: Message,
    /// The same as data, for whoever animates it.
    pub data: Value,
}

/// A running match: rulebook, state, and the steps that led to it.
pub trait AnyMatch: AnyTable + Send + Sync {
    /// The game's id.
    fn id(&self) -> &'static str;
    /// How many play.
    fn players(&self) -> usize;
    /// The options in force, as text.
    fn options(&self) -> String;
    /// What the match waits for.
    fn turn(&self) -> Turn;
    /// How many steps were taken.
    fn steps(&self) -> usize;
    /// The steps from this one on, as lines of a record.
    fn lines(&self, from: usize) -> Vec<Line>;
    /// Adds these steps as lines of a record, parted by line feeds.
    fn spell(&self, steps: Range<usize>, text: &mut String);
    /// Who took a step; nobody if it was chance or is not known here.
    fn actor(&self, step: usize) -> Option<Seat>;
    /// The last action continues the thought of the one before it.
    fn go_on(&mut self);
    /// Whether a step continues the thought of the one before it.
    fn continues(&self, step: usize) -> bool;
    /// After how many steps the question that a seat is asked was last another,
    /// or none.
    fn asked(&self, seat: Seat) -> usize;

    /// The legal actions of a seat in notation, in the game's order. Nothing
    /// if the seat owes none.
    fn actions(&self, seat: Seat) -> Vec<String>;
    /// The legal actions of a seat, each with what it does.
    fn legal(&self, seat: Seat) -> Vec<Choice>;
    /// Judges an action; answers with its text in the game's own spelling.
    fn check(&self, seat: Seat, text: &str) -> Result<String, Refusal>;
    /// What a legal action does, in words.
    fn explain(&self, seat: Seat, text: &str) -> Result<Message, Refusal>;
    /// Takes an action, or several parted by `;`: all of them, or none if one
    /// is refused or somebody else is asked in between.
    fn act(&mut self, seat: Seat, text: &str) -> Result<(), Refusal>;
    /// The questions of the game that may be answered once for all.
    fn standing(&self) -> &'static [Standing];
    /// The part of the match for which an answer may be let stand; 0 if there are
    /// none.
    fn chapter(&self) -> u32;
    /// The action that a seat's standing answers give to its open question.
    fn stand(&self, seat: Seat, stances: &Stances) -> Option<String>;
    /// Judges a chance; answers with its text in the game's own spelling.
    fn check_chance(&self, text: &str) -> Result<String, Refusal>;
    /// Lets this chance fall.
    fn chance(&mut self, text: &str) -> Result<(), Refusal>;
    /// What would fall with these dice; nothing if no chance is due.
    fn cast(&self, dice: Dice) -> Option<String>;
    /// Lets chance fall with these dice; `false` if none is due.
    fn roll(&mut self, dice: Dice) -> bool;

    /// What the viewer may know, as JSON.
    fn view(&self, viewer: Viewer) -> Value;
    /// What the viewer may know, as the game's own `View` type in a box.
    fn view_any(&self, viewer: Viewer) -> Box<dyn Any + Send>;
    /// What happened from this step on, as the viewer may hear it.
    fn events(&self, viewer: Viewer, since: usize) -> Vec<Told>;
    /// What the steps from `since` on brought, to be told to connected viewers.
    fn story(&self, since: usize) -> Box<dyn Story + '_>;
    /// The sentence of an event that arrived as data; nothing if it is none.
    fn tell(&self, event: &Value) -> Option<Message>;
    /// What the match waits for, as the viewer should be told.
    fn prompt(&self, viewer: Viewer) -> Message;
    /// Everything the viewer may know, in words.
    fn describe(&self, viewer: Viewer) -> Vec<Section>;
    /// Short help on the game.
    fn help(&self) -> Vec<Section>;

    /// What the game counts for a seat, now.
    fn score(&self, seat: Seat) -> i32;
    /// The ranking, now.
    fn places(&self) -> Places;

    /// The state as a position. Shows everything: for hosts and analysis.
    fn position(&self) -> String;
    /// Starts afresh from a position, same players and options.
    fn place(&mut self, text: &str) -> Result<(), Faults>;
    /// The header of its record, without names and seed.
    fn header(&self) -> Header;
    /// Header and steps. Shows everything.
    fn record(&self) -> Record {
        Record { header: self.header(), steps: self.lines(0), ..Record::default() }
    }
    /// Goes back to when this many steps had been taken. More than were
    /// taken changes nothing.
    fn back_to(&mut self, steps: usize);
    /// Every piece accounted for, or what is wrong.
    fn audit(&self) -> Result<(), String>;
    /// A copy.
    fn fork(&self) -> Box<dyn AnyMatch>;
    /// A match that this viewer cannot tell from the real one, drawn from the
    /// view alone. It begins in the middle: it has the same number of steps
    /// but does not know those before now.
    fn imagine(&self, viewer: Viewer, dice: Dice) -> Box<dyn AnyMatch>;
    /// Whether a step, an action, showed the seat that took it something it
    /// could not know before.
    fn taught(&self, step: usize) -> bool;

    /// Whether a step, an action, was the last answer to a question that several
    /// seats were asked at once: what they sealed opens then, be it one after
    /// the other.
    fn unsealed(&self, step: usize) -> bool;

    /// The thinking of a computer player for a seat that owes an action: a
    /// piece of work that knows the seat's view and nothing else. Nothing if
    /// the game has no such player or the seat owes no action.
    fn think(&self, seat: Seat, level: &str, budget: Budget, seed: u64) -> Option<Job>;
}
