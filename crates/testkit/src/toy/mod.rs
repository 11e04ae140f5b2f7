//! A toy game to try the laws on: small, but with chance, secret hands, sealed
//! choices, an option, positions and words in two languages.
//!
//! Every seat gets a secret hand. Each round a die says what the prize is
//! worth, every seat that has cards seals one, and the highest card wins the
//! prize if it is alone. Its seat may then draw a card. When all hands are
//! empty, most points win.
//!
//! The toy is also where the laws are tested: a [`Bug`] can be planted in it,
//! and a law that does not catch its bug is no law.

mod bug;
mod cards;
mod opinion;
mod position;
mod rules;
mod step;
mod tabletop;
mod view;
mod words;

pub use bug::Bug;
pub use cards::{COPIES, Cards, RANKS};
pub use position::Position;
pub use rules::{Phase, State};
pub use step::{Action, Chance, Event, Reason};
pub use view::View;

use crate::Rng;
use crate::laws::Lawful;
use engine::{
    Faults, Game, Illegal, Message, Places, Random, Seat, Setting, Settings, Step, Turn, Values,
    Viewer,
};

/// No more can play.
pub const MOST: usize = 3;

/// The toy's rulebook.
pub struct Toy {
    players: usize,
    hand: u8,
}

impl Toy {
    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.players)
    }
}

impl Lawful for Toy {
    type Game = Toy;

    fn universe(_: &Self::Game, each: &mut dyn FnMut(Action)) {
        Action::all().for_each(each);
    }

    /// Somebody chooses, or the die falls; few cards are left and many points
    /// won.
    fn late(game: &Toy, random: &mut Rng) -> Option<Position> {
        let mut heap = Cards::ALL;
        let chooser = Seat::new(random.below(game.players as u32) as usize);
        let mut lines = vec![match random.below(2) {
            0 => format!("phase: choose {chooser}"),
            _ => "phase: prize".to_owned(),
        }];
        for seat in game.seats() {
            let mut hand = Cards::default();
            let cards = u32::from(seat == chooser) + random.below(2);
            (0..cards).for_each(|_| hand.put(heap.draw(random)));
            let points = random.below(80);
            lines.push(format!("{seat}: hand={hand} sealed=0 points={points} opened=0"));
        }
        // What is not on the pile is what can still be drawn.
        for _ in 0..random.below(3) {
            heap.draw(random);
        }
        lines.push(format!("prize: 0\npile: {heap}"));
        lines.join("\n").parse().ok()
    }
}

impl Game for Toy {
    const ID: &'static str = "toy";
    const VERSION: u16 = 1;
    const PLAYERS: std::ops::RangeInclusive<u8> = 2..=MOST as u8;
    const SETTINGS: &'static [Setting] =
        &[Setting { key: "hand", values: Values::Number { min: 2, max: 4 }, default: 3 }];
    // Twelve cards dealt, then at most fifteen rounds of six steps.
    const LONGEST: u32 = 102;

    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Reason = Reason;
    type Position = Position;

    fn new(players: u8, settings: &Settings) -> Result<Self, Faults> {
        let most = *Self::PLAYERS.end() + u8::from(Bug::CrowdLetIn.planted());
        if !(*Self::PLAYERS.start()..=most).contains(&players) {
            return Err(Message::new("toy-fault-players").number("found", players).into());
        }
        Ok(Toy { players: players as usize, hand: settings.get("hand") as u8 })
    }

    fn players(&self) -> usize {
        self.players
    }

    fn settings(&self) -> Settings {
        let settings = Settings::new(Self::SETTINGS);
        if Bug::OptionsForgotten.planted() {
            return settings;
        }
        settings.with("hand", u16::from(self.hand))
    }

    fn start(&self) -> State {
        State::new()
    }

    fn turn(&self, state: &State) -> Turn {
        self.turn_of(state)
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.list(state, seat, out);
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal<Reason>> {
        self.judge(state, seat, action)
    }

    fn check_chance(&self, state: &State, chance: Chance) -> Result<(), Illegal<Reason>> {
        self.judge_chance(state, chance)
    }

    fn roll(&self, state: &State, random: &mut impl Random) -> Chance {
        if state.phase == Phase::Prize {
            return Chance::Prize(random.below(6) as u8 + 1);
        }
        let mut deck = state.deck;
        Chance::Card(deck.draw(random))
    }

    fn apply(&self, state: &mut State, step: Step<Self>, tell: &mut impl FnMut(Event)) {
        self.take_step(state, step, tell);
    }

    fn pick(
        &self,
        state: &State,
        seat: Seat,
        random: &mut impl Random,
        scratch: &mut Vec<Action>,
    ) -> Action {
        if Bug::PicksIllegal.planted() {
            return Action::Stay;
        }
        if Bug::LatePick.planted() && state.points[seat.index()] >= rules::MANY {
            return Action::Play(RANKS as u8 + 1);
        }
        scratch.clear();
        self.legal(state, seat, scratch);
        let at = random.below(scratch.len() as u32) as usize;
        if Bug::PickPeeks.planted() && self.neighbour_holds(state, seat) {
            return scratch[0];
        }
        scratch[at]
    }

    fn score(&self, state: &State, seat: Seat) -> i32 {
        i32::from(state.points[seat.index()])
    }

    fn places(&self, state: &State) -> Places {
        let mut places = Places::by(self.players, |seat| self.score(state, seat));
        if Bug::NobodyFirst.planted() {
            places.0 = places.0.map(|place| if place == 0 { 0 } else { place + 1 });
        }
        places
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.show(state, viewer)
    }

    fn viewer(&self, view: &View) -> Viewer {
        match view.seat {
            Some(_) if Bug::WrongViewer.planted() => Viewer::Public,
            Some(seat) => Viewer::Seat(seat),
            None => Viewer::Public,
        }
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Self::tell_to(event, viewer)
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
