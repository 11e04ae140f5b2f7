//! Maharadjah: the rules, data and words of seventeen nations in sixteen ages
//! of India.
//!
//! The rules in prose, clause by clause, stand in `RULES.md`; map, nations,
//! events and victory cards in `data/`. This file is the table of contents.

mod action;
pub mod ages;
mod area;
pub mod board;
mod event;
pub mod map;
mod names;
mod nation;
mod opinion;
mod phase;
mod position;
pub mod queries;
mod reason;
mod rules;
mod standing;
mod state;
pub mod tables;
mod tabletop;
mod view;
mod words;

pub use action::{Action, Chance, Dice};
pub use area::{AREAS, Area, Areas, LANDS};
pub use event::{Event, Merit, SeatList};
pub use map::Map;
pub use nation::{Leader, Nation, Nations, Region, Scenario};
pub use phase::{Cause, Phase};
pub use position::Position;
pub use reason::Reason;
pub use rules::{Odds, coasts, raj_count, trade_points};
pub use state::{Arms, Arrival, Battle, Group, March, State};
pub use view::View;

use engine::{
    Faults, Game, Illegal, Message, Places, Random, Seat, Setting, Settings, Stances, Standing,
    Step, Turn, Values, Viewer,
};
use rules::{Course, Stage};

/// The last turn.
pub const LAST_TURN: u8 = 16;
/// The turn in which the British arrive.
pub(crate) const BRITISH_TURN: u8 = 12;
/// The turn in which the first power arrives.
pub(crate) const COLONIAL_TURN: u8 = 11;

/// The edition of the rules: the version of the game. What each one changed
/// stands in `RULES.md`, chapter 15.
pub(crate) const EDITION: u8 = <Maharadjah as Game>::VERSION as u8;

/// The rulebook: which game is played, and on which map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Maharadjah {
    scenario: Scenario,
    map: Map,
    edition: u8,
}

static SETTINGS: &[Setting] =
    &[Setting { key: "ages", values: Values::Choice(&["full", "short"]), default: 0 }];

impl Maharadjah {
    /// The rulebook of a scenario, on the map that comes with the game.
    pub const fn of(scenario: Scenario) -> Maharadjah {
        Maharadjah { scenario, map: board::MAP, edition: EDITION }
    }

    /// The same on another map.
    #[must_use]
    pub const fn on(self, map: Map) -> Maharadjah {
        Maharadjah { map, ..self }
    }

    /// Which game is played.
    pub const fn scenario(&self) -> Scenario {
        self.scenario
    }

    pub(crate) const fn edition_number(&self) -> u8 {
        self.edition
    }

    /// The map that is played on.
    pub const fn map(&self) -> &Map {
        &self.map
    }
}

/// The points of all nations of a seat.
pub fn totals(state: &State, seat: Seat) -> i32 {
    let own = |nation: &&Nation| state.scenario().seat(**nation) == Some(seat);
    Nation::ALL.iter().filter(own).map(|nation| i32::from(state.points(*nation))).sum()
}

impl Game for Maharadjah {
    const ID: &'static str = "maharadjah";
    const VERSION: u16 = 3;
    const PLAYERS: std::ops::RangeInclusive<u8> = 3..=5;
    const SETTINGS: &'static [Setting] = SETTINGS;
    const LONGEST: u32 = 40_000;
    const FACE_UP: bool = true;
    const STANDING: &'static [Standing] = standing::QUESTIONS;

    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Reason = Reason;
    type Position = Position;

    fn new(players: u8, settings: &Settings) -> Result<Maharadjah, Faults> {
        let short = settings.on("ages");
        let scenario = match (players, short) {
            (3, true) => Scenario::Short,
            (3, false) => Scenario::Three,
            (4, false) => Scenario::Four,
            (5, false) => Scenario::Five,
            (4 | 5, true) => return Err(Message::new("fault-short").into()),
            _ => {
                let message = Message::new("fault-players").number("found", players);
                return Err(message.number("least", 3).number("most", 5).into());
            }
        };
        Ok(Maharadjah::of(scenario))
    }

    fn charted(self, map: &str) -> Result<Maharadjah, Faults> {
        Ok(self.on(Map::read(map)?))
    }

    fn chart(&self) -> Option<String> {
        let mark = self.map.mark();
        (mark != board::MAP.mark()).then_some(mark)
    }

    fn edition(self, version: u16) -> Maharadjah {
        let edition = u8::try_from(version).unwrap_or(EDITION).clamp(1, EDITION);
        Maharadjah { edition, ..self }
    }

    fn players(&self) -> usize {
        self.scenario.players()
    }

    fn settings(&self) -> Settings {
        Settings::new(SETTINGS).with("ages", u16::from(self.scenario == Scenario::Short))
    }

    fn start(&self) -> State {
        let mut state = State::set_up(self.scenario);
        state.edition = self.edition;
        // The first turn runs by itself up to the first decision.
        Course { map: &self.map, state: &mut state, tell: &mut |_| {} }.run(Stage::Turn);
        state
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        rules::waits_for(state)
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if rules::who(state) == Some(seat) {
            rules::list(&self.map, state, out);
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal<Reason>> {
        self.owes(state, seat)?;
        rules::judge(&self.map, state, action).map_err(Illegal::Rule)
    }

    fn check_chance(&self, state: &State, chance: Chance) -> Result<(), Illegal<Reason>> {
        match self.turn(state) {
            Turn::Over => Err(Illegal::Over),
            Turn::Seats(_) => Err(Illegal::NoChance),
            Turn::Chance => rules::judge_chance(state, chance).map_err(Illegal::Rule),
        }
    }

    #[inline]
    fn roll(&self, state: &State, random: &mut impl Random) -> Chance {
        rules::throw(state, random)
    }

    #[inline]
    fn apply(&self, state: &mut State, step: Step<Maharadjah>, tell: &mut impl FnMut(Event)) {
        let mut course = Course { map: &self.map, state, tell };
        match step {
            Step::Act(_, action) => course.act(action),
            Step::Roll(chance) => course.chance(chance),
        }
    }

    #[inline]
    fn pick(
        &self,
        state: &State,
        _: Seat,
        random: &mut impl Random,
        scratch: &mut Vec<Action>,
    ) -> Action {
        if let Some(action) = rules::pick(&self.map, state, random) {
            return action;
        }
        scratch.clear();
        rules::list(&self.map, state, scratch);
        scratch[random.below(scratch.len() as u32) as usize]
    }

    fn chapter(&self, state: &State) -> u32 {
        state.turn().into()
    }

    fn stand(&self, state: &State, seat: Seat, stances: &Stances) -> Option<Action> {
        (rules::who(state) == Some(seat)).then(|| standing::answer(&self.map, state, stances))?
    }

    /// Victory points of all the seat's nations.
    fn score(&self, state: &State, seat: Seat) -> i32 {
        totals(state, seat)
    }

    fn places(&self, state: &State) -> Places {
        Places::by(self.players(), |seat| totals(state, seat))
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(state, viewer, self.players())
    }

    fn viewer(&self, view: &View) -> Viewer {
        view.viewer().map_or(Viewer::Public, Viewer::Seat)
    }

    /// Everything lies open.
    fn redact(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn imagine(&self, view: &View, _: &mut impl Random) -> State {
        *view.state()
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
