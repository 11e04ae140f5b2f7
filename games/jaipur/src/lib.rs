//! Jaipur: the rules, data and words of the game of two merchants.
//!
//! The rules in prose, clause by clause, stand in `RULES.md`; the numbers in
//! `data/jaipur.toml`. This file is the table of contents.

mod action;
pub mod board;
mod cards;
mod exchange;
mod follow;
mod listing;
mod opinion;
mod pays;
mod phase;
mod position;
mod reason;
mod round;
mod rules;
mod state;
mod tabletop;
mod view;
mod words;

pub use action::{Action, Chance, Swap};
pub use cards::{Cards, Kind};
pub use pays::{Pays, Prize, Range, Standing};
pub use position::Position;
pub use reason::{Event, Reason};
pub use state::{Cause, Phase, Public, State, Summary, Tokens};
pub use view::View;

use engine::{
    Faults, Game, Illegal, Message, Places, Random, Seat, Setting, Settings, Step, Turn, Values,
    Viewer,
};

/// The rulebook with its options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Jaipur {
    /// Seals that win the match.
    pub(crate) seals: u8,
    /// What a full tie does.
    pub(crate) tie: Tie,
    /// Which set of bonus piles.
    pub(crate) bonus: u8,
    /// Whether endless rounds are cut short.
    pub(crate) guard: bool,
}

/// What a full tie does (ruling R19).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tie {
    /// No seal; the round is played again.
    Replay,
    /// The player who did not start the round gets the seal.
    NonStarter,
    /// Both get a seal.
    Both,
}

static SETTINGS: &[Setting] = &[
    Setting { key: "seals", values: Values::Number { min: 1, max: 2 }, default: 2 },
    Setting { key: "tie", values: Values::Choice(&["replay", "nonstarter", "both"]), default: 0 },
    Setting { key: "bonus", values: Values::Choice(&["765", "666"]), default: 0 },
    Setting { key: "guard", values: Values::Flag, default: 1 },
];

impl Default for Jaipur {
    fn default() -> Jaipur {
        Jaipur { seals: 2, tie: Tie::Replay, bonus: 0, guard: true }
    }
}

impl Jaipur {
    /// A match of one round, by default otherwise: what bots are measured on.
    pub fn single_round() -> Jaipur {
        Jaipur { seals: 1, ..Jaipur::default() }
    }

    /// How many seals win the match.
    #[inline]
    pub fn seals_to_win(&self) -> u8 {
        self.seals
    }

    /// How many bonus tokens there are, by pile and value.
    #[inline]
    pub fn bonus_counts(&self) -> &'static [[u8; 3]; 3] {
        &board::BONUS_COUNTS[self.bonus as usize]
    }
}

impl Game for Jaipur {
    const ID: &'static str = "jaipur";
    const VERSION: u16 = 1;
    const PLAYERS: std::ops::RangeInclusive<u8> = 2..=2;
    const SETTINGS: &'static [Setting] = SETTINGS;
    // Three rounds of 500 turns with a chance each would be 3,000; ties and
    // the set-up are far below the rest.
    const LONGEST: u32 = 6_000;
    const BRIEF: &'static str = "seals=1";

    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Reason = Reason;
    type Position = Position;

    fn new(players: u8, settings: &Settings) -> Result<Jaipur, Faults> {
        if !Self::PLAYERS.contains(&players) {
            let message = Message::new("fault-players").number("found", players);
            return Err(message.number("least", 2).number("most", 2).into());
        }
        Ok(Jaipur {
            seals: settings.get("seals") as u8,
            tie: [Tie::Replay, Tie::NonStarter, Tie::Both][settings.get("tie") as usize],
            bonus: settings.get("bonus") as u8,
            guard: settings.on("guard"),
        })
    }

    fn players(&self) -> usize {
        2
    }

    fn settings(&self) -> Settings {
        Settings::new(SETTINGS)
            .with("seals", u16::from(self.seals))
            .with("tie", self.tie as u16)
            .with("bonus", u16::from(self.bonus))
            .with("guard", u16::from(self.guard))
    }

    fn start(&self) -> State {
        State::start()
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        Jaipur::waits_for(state)
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        Jaipur::list(state, seat, out);
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal<Reason>> {
        self.owes(state, seat)?;
        Jaipur::judge(state, seat, action).map_err(Illegal::Rule)
    }

    fn check_chance(&self, state: &State, chance: Chance) -> Result<(), Illegal<Reason>> {
        self.judge_chance(state, chance)
    }

    #[inline]
    fn roll(&self, state: &State, random: &mut impl Random) -> Chance {
        self.fall(state, random)
    }

    #[inline]
    fn apply(&self, state: &mut State, step: Step<Jaipur>, tell: &mut impl FnMut(Event)) {
        match step {
            Step::Act(seat, action) => self.act(state, seat, action, tell),
            Step::Roll(chance) => self.chance(state, chance, tell),
        }
    }

    #[inline]
    fn pick(
        &self,
        state: &State,
        seat: Seat,
        random: &mut impl Random,
        scratch: &mut Vec<Action>,
    ) -> Action {
        if let Some(action) = Jaipur::pick_by_kind(state, seat, random) {
            return action;
        }
        // Only exchanges are left, and the quick way did not find one.
        scratch.clear();
        self.legal(state, seat, scratch);
        scratch[random.below(scratch.len() as u32) as usize]
    }

    /// Seals.
    fn score(&self, state: &State, seat: Seat) -> i32 {
        i32::from(state.public.seals[seat.index()])
    }

    fn places(&self, state: &State) -> Places {
        round::places(state)
    }

    #[inline]
    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.look(state, viewer)
    }

    fn viewer(&self, view: &View) -> Viewer {
        view.viewer.map_or(Viewer::Public, Viewer::Seat)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(view::redact(event, viewer))
    }

    #[inline]
    fn imagine(&self, view: &View, random: &mut impl Random) -> State {
        self.dream(view, random)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        position::audit(self, state).map_err(|faults| faults.to_string())
    }

    fn position(&self, state: &State) -> Position {
        Position::of(state)
    }

    fn place(&self, position: &Position) -> Result<State, Faults> {
        position.place(self)
    }
}
