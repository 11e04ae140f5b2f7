//! Kauri: take shells from a heap and hide a charm until the end.
//!
//! [`Kauri`] is the rulebook; `RULES.md` has the rules in words, every clause
//! with its number.

mod action;
mod opinion;
mod position;
mod reason;
mod rules;
mod state;
mod tabletop;
mod view;
mod words;

pub use action::{Action, Chance};
pub use position::Position;
pub use reason::{Event, Reason};
pub use state::{MOST, State};
pub use view::View;

use engine::{
    Faults, Game, Illegal, Message, Places, Random, Seat, Setting, Settings, Step, Turn, Values,
    Viewer,
};

/// How many shells the heap may have, as typed and as counted (1.2).
const HEAPS: [(&str, u8); 3] = [("20", 20), ("30", 30), ("40", 40)];

/// The rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kauri {
    players: usize,
    /// Which of [`HEAPS`].
    heap: usize,
}

impl Kauri {
    /// The shells there are.
    pub fn shells(&self) -> u8 {
        HEAPS[self.heap].1
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.players)
    }
}

impl Game for Kauri {
    const ID: &'static str = "kauri";
    const VERSION: u16 = 1;
    const PLAYERS: std::ops::RangeInclusive<u8> = 2..=MOST as u8;
    const SETTINGS: &'static [Setting] = &[Setting {
        key: "shells",
        values: Values::Choice(&[HEAPS[0].0, HEAPS[1].0, HEAPS[2].0]),
        default: 1,
    }];
    // A charm for everybody, then one shell at a time.
    const LONGEST: u32 = MOST as u32 + 40;
    const BRIEF: &'static str = "shells=20";

    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Reason = Reason;
    type Position = Position;

    fn new(players: u8, settings: &Settings) -> Result<Self, Faults> {
        let (least, most) = (*Self::PLAYERS.start(), *Self::PLAYERS.end());
        if !Self::PLAYERS.contains(&players) {
            let fault = Message::new("fault-players").number("found", players);
            return Err(fault.number("least", least).number("most", most).into());
        }
        Ok(Kauri { players: players as usize, heap: settings.get("shells") as usize })
    }

    fn players(&self) -> usize {
        self.players
    }

    fn settings(&self) -> Settings {
        Settings::new(Self::SETTINGS).with("shells", self.heap as u16)
    }

    fn start(&self) -> State {
        State::new(self.shells())
    }

    fn turn(&self, state: &State) -> Turn {
        self.waits_for(state)
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.list(state, seat, out);
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal<Reason>> {
        self.owes(state, seat)?;
        Kauri::judge(state, action).map_err(Illegal::Rule)
    }

    fn check_chance(&self, state: &State, chance: Chance) -> Result<(), Illegal<Reason>> {
        self.judge_chance(state, chance)
    }

    fn roll(&self, _: &State, random: &mut impl Random) -> Chance {
        Chance::random(random)
    }

    fn apply(&self, state: &mut State, step: Step<Self>, tell: &mut impl FnMut(Event)) {
        self.take_step(state, step, tell);
    }

    fn score(&self, state: &State, seat: Seat) -> i32 {
        self.points(state, seat)
    }

    fn places(&self, state: &State) -> Places {
        Places::by(self.players, |seat| self.points(state, seat)) // 3.3
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.show(state, viewer)
    }

    fn viewer(&self, view: &View) -> Viewer {
        view.seat.map_or(Viewer::Public, Viewer::Seat)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.told_to(viewer))
    }

    fn imagine(&self, view: &View, random: &mut impl Random) -> State {
        self.dream(view, random)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        self.count(state)
    }

    fn position(&self, state: &State) -> Position {
        self.write_down(state)
    }

    fn place(&self, position: &Position) -> Result<State, Faults> {
        self.set_up(position)
    }
}
