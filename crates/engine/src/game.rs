//! The contract.

use crate::{
    Faults, MAX_SEATS, Message, Misread, Random, Seat, Seats, Setting, Settings, Stances, Standing,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// What a state waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// Nothing: the match has ended.
    Over,
    /// Nature: cards to draw, dice to fall.
    Chance,
    /// An action of each of these seats. One: a turn, a permission, a retreat.
    /// Several: sealed choices, in whatever order they arrive.
    Seats(Seats),
}

impl Turn {
    /// The seats that owe an action.
    #[inline]
    pub fn seats(self) -> Seats {
        match self {
            Turn::Seats(seats) => seats,
            Turn::Over | Turn::Chance => Seats::NONE,
        }
    }
}

/// What can happen.
pub enum Step<G: Game> {
    /// A seat acts.
    Act(Seat, G::Action),
    /// Chance falls.
    Roll(G::Chance),
}

impl<G: Game> Clone for Step<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Game> Copy for Step<G> {}
impl<G: Game> PartialEq for Step<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Step::Act(seat, action), Step::Act(other, another)) => {
                seat == other && action == another
            }
            (Step::Roll(chance), Step::Roll(another)) => chance == another,
            _ => false,
        }
    }
}
impl<G: Game> Eq for Step<G> {}
impl<G: Game> Debug for Step<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        Display::fmt(self, f)
    }
}
/// `A sell 2D` for an action, `* refill KKD` for chance: a line of a record.
impl<G: Game> Display for Step<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Step::Act(seat, action) => write!(f, "{seat} {action}"),
            Step::Roll(chance) => write!(f, "* {chance}"),
        }
    }
}

/// Whose eyes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// The player in this seat.
    Seat(Seat),
    /// Anybody: spectators, and the log before a match ends.
    Public,
}

impl Viewer {
    /// The public and every seat of a table of `players`.
    pub fn all(players: usize) -> impl Iterator<Item = Viewer> {
        std::iter::once(Viewer::Public).chain(Seat::all(players).map(Viewer::Seat))
    }

    /// Whether this is the player in the seat.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

/// Why a step cannot be taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Illegal<R> {
    /// The match has ended.
    Over,
    /// The match waits for chance, not for an action.
    Chance,
    /// The match waits for an action, not for chance.
    NoChance,
    /// The match waits for somebody else.
    NotYou,
    /// A rule of the game forbids it.
    Rule(R),
}

impl<R> Illegal<R> {
    /// The sentence, with the game's own reasons told by `reason`.
    pub fn message(&self, reason: impl FnOnce(&R) -> Message) -> Message {
        match self {
            Illegal::Over => Message::new("illegal-over"),
            Illegal::Chance => Message::new("illegal-chance"),
            Illegal::NoChance => Message::new("illegal-no-chance"),
            Illegal::NotYou => Message::new("illegal-not-you"),
            Illegal::Rule(rule) => reason(rule),
        }
    }
}

/// The place of each seat when a match has ended: 1 is first; equal numbers
/// share a place. Seats that do not exist have 0. Whoever plays alone, against
/// the game itself, has won with place 1 and lost with place 2; then nobody is
/// first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Places(pub [u8; MAX_SEATS]);

impl Places {
    /// Ranks by a key, greatest first; equal keys share a place.
    pub fn by<K: Ord>(players: usize, key: impl Fn(Seat) -> K) -> Places {
        let mut places = [0; MAX_SEATS];
        for seat in Seat::all(players) {
            let better = Seat::all(players).filter(|other| key(*other) > key(seat)).count();
            places[seat.index()] = better as u8 + 1;
        }
        Places(places)
    }

    /// The place of a seat.
    pub fn of(&self, seat: Seat) -> u8 {
        self.0[seat.index()]
    }

    /// The seats that share the first place.
    pub fn winners(&self) -> Seats {
        Seat::all(MAX_SEATS).filter(|seat| self.of(*seat) == 1).collect()
    }
}

/// A rulebook: options and board, immutable, shared by reference.
///
/// `check` is the one judge of actions, `legal` the one generator, `apply` the
/// one executor; the laws in `testkit` tie them together. Nothing here does
/// input or output, and nothing in the hot calls (`turn`, `legal` into a
/// buffer with room, `pick`, `check`, `apply`, `roll`, `imagine`) allocates.
pub trait Game: Send + Sync + Sized + 'static {
    /// The game's name in addresses, files and commands.
    const ID: &'static str;
    /// Rises when a record made before could replay differently.
    const VERSION: u16;
    /// How many can play.
    const PLAYERS: RangeInclusive<u8>;
    /// What can be chosen before a match.
    const SETTINGS: &'static [Setting];
    /// No match of random play takes more steps (a bound for tests and hosts,
    /// far above what is seen).
    const LONGEST: u32;
    /// The options that make a match as short as it can sensibly be (a single
    /// round, where there are rounds): what bots and engines are measured on.
    const BRIEF: &'static str = "";
    /// Whether everything lies face up: any view tells the whole state, and
    /// every event is told to everybody as it is. Then people at one screen
    /// need not look away.
    const FACE_UP: bool = false;
    /// Questions that may be answered once for all.
    const STANDING: &'static [Standing] = &[];

    /// A point in a match: plain data, no history, no generator.
    type State: Clone + Eq + Debug + Send + Sync + 'static;
    /// A seat's answer: small, with a context-free text form.
    type Action: Copy + Eq + Hash + Debug + Display + FromStr<Err = Misread> + Send + Sync + 'static;
    /// Nature's answer: supplied from outside and written down.
    type Chance: Copy + Eq + Debug + Display + FromStr<Err = Misread> + Send + Sync + 'static;
    /// Narration, never the source of truth.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What a viewer may know, built by listing.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// Why not: a value that carries the culprits.
    type Reason: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// Any arrangement a person can describe, as text.
    type Position: Clone + Eq + Debug + Display + FromStr<Err = Faults> + Send + Sync + 'static;

    /// The rulebook for this many players and these options, or why there is
    /// none.
    fn new(players: u8, settings: &Settings) -> Result<Self, Faults>;
    /// The same rulebook on another map, told as text, or everything that is
    /// wrong with it. Games with one board have none.
    fn charted(self, map: &str) -> Result<Self, Faults> {
        let _ = map;
        Err(Message::new("fault-no-map").text("game", Self::ID).into())
    }
    /// The mark of the map, if it is not the one that comes with the game.
    /// Records carry it.
    fn chart(&self) -> Option<String> {
        None
    }
    /// The same rulebook as it was in this version, so that old records replay.
    /// Games whose rules never changed have nothing to do.
    #[must_use]
    fn edition(self, version: u16) -> Self {
        let _ = version;
        self
    }
    /// How many play.
    fn players(&self) -> usize;
    /// The options in force.
    fn settings(&self) -> Settings;

    /// The state before the first step.
    fn start(&self) -> Self::State;
    /// What the state waits for.
    fn turn(&self, state: &Self::State) -> Turn;
    /// Appends every legal action of the seat, in a fixed order, each once.
    /// Nothing if the seat owes none.
    fn legal(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);
    /// The one judge of actions.
    fn check(
        &self,
        state: &Self::State,
        seat: Seat,
        action: Self::Action,
    ) -> Result<(), Illegal<Self::Reason>>;
    /// The one judge of chance: whether this outcome can fall now.
    fn check_chance(
        &self,
        state: &Self::State,
        chance: Self::Chance,
    ) -> Result<(), Illegal<Self::Reason>>;
    /// Lets chance fall, every outcome with its true odds. Only when the state
    /// waits for chance.
    fn roll(&self, state: &Self::State, random: &mut impl Random) -> Self::Chance;
    /// Takes a step that `check` or `check_chance` allowed, and narrates it.
    fn apply(&self, state: &mut Self::State, step: Step<Self>, tell: &mut impl FnMut(Self::Event));

    /// A quick random legal action, structured by kind where that is faster or
    /// more sensible than uniform over `legal`. Only for a seat that owes one.
    fn pick(
        &self,
        state: &Self::State,
        seat: Seat,
        random: &mut impl Random,
        scratch: &mut Vec<Self::Action>,
    ) -> Self::Action {
        scratch.clear();
        self.legal(state, seat, scratch);
        scratch[random.below(scratch.len() as u32) as usize]
    }

    /// The part of a match for which an answer may be let stand: a turn, a round.
    /// 0 if a match has no parts.
    fn chapter(&self, state: &Self::State) -> u32 {
        let _ = state;
        0
    }

    /// What a seat's standing answers say to its open question: a legal action,
    /// or nothing if it has to be asked. Told from what the seat may know.
    fn stand(&self, state: &Self::State, seat: Seat, stances: &Stances) -> Option<Self::Action> {
        let _ = (state, seat, stances);
        None
    }

    /// What the game counts for a seat, now.
    fn score(&self, state: &Self::State, seat: Seat) -> i32;
    /// The final ranking, ties by the game's own rule. Before the end: the
    /// ranking if it ended now.
    fn places(&self, state: &Self::State) -> Places;

    /// What the viewer may know.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;
    /// Whose view this is.
    fn viewer(&self, view: &Self::View) -> Viewer;
    /// The event as the viewer may hear it, or nothing.
    fn redact(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;
    /// Any full state this view cannot tell from the real one, drawn with the
    /// odds an honest player would give them, from the view alone.
    fn imagine(&self, view: &Self::View, random: &mut impl Random) -> Self::State;

    /// Every piece, card and coin accounted for; else what is wrong.
    fn audit(&self, state: &Self::State) -> Result<(), String>;

    /// The state as a position.
    fn position(&self, state: &Self::State) -> Self::Position;
    /// The one gate from a position into a state; reports every fault.
    fn place(&self, position: &Self::Position) -> Result<Self::State, Faults>;

    /// `check` or `check_chance`.
    fn check_step(
        &self,
        state: &Self::State,
        step: Step<Self>,
    ) -> Result<(), Illegal<Self::Reason>> {
        match step {
            Step::Act(seat, action) => self.check(state, seat, action),
            Step::Roll(chance) => self.check_chance(state, chance),
        }
    }

    /// What `check` answers before it looks at rules: whether the seat owes an
    /// action at all.
    fn owes(&self, state: &Self::State, seat: Seat) -> Result<(), Illegal<Self::Reason>> {
        match self.turn(state) {
            Turn::Over => Err(Illegal::Over),
            Turn::Chance => Err(Illegal::Chance),
            Turn::Seats(seats) if seats.contains(seat) => Ok(()),
            Turn::Seats(_) => Err(Illegal::NotYou),
        }
    }
}
