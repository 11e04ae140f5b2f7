//! Raja: the rules, data and words of the game of palaces, houses and a
//! travelling Maharaja.
//!
//! The rules in prose, clause by clause, stand in `RULES.md`; the board and
//! the numbers in `data/raja.toml`. This file is the table of contents.

mod action;
pub mod board;
mod building;
mod character;
mod deed;
mod duty;
mod event;
mod gate;
mod kind;
mod listing;
mod opinion;
mod persons;
mod pick;
mod place;
mod position;
mod reason;
mod rules;
mod scoring;
mod setup;
mod state;
mod tabletop;
mod track;
mod travel;
mod turn;
mod view;
mod words;

pub use action::{Action, Chance, Site};
pub use character::{Cards, Character};
pub use deed::{Deed, Deeds};
pub use duty::{Duty, Once, Room, TASKS};
pub use event::{Cause, Event, Tally};
pub use kind::{Disc, Kind};
pub use place::{City, Place, PlaceSet, Villages};
pub use position::Position;
pub use reason::{Asked, Reason};
pub use scoring::Standing;
pub use state::{Auction, Phase, Public, SEATS, State};
pub use track::{TOP, Track, space_name};
pub use travel::{Journey, Leg, Trip};
pub use view::View;

use engine::{
    Faults, Game, Illegal, Message, Places, Random, Seat, Setting, Settings, Step, Turn, Values,
    Viewer,
};

/// The rulebook with its options.
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Raja {
    players: u8,
    /// Six palaces, eight rounds.
    short: bool,
    /// Yogi, tokens, auction, home cities.
    first: bool,
    /// Several characters for a player.
    second: bool,
    /// An auction also without advanced game I.
    auction: bool,
    /// In advanced game I architects start at home.
    home: bool,
    /// Everybody's gold is open.
    open: bool,
    /// The first chair is the youngest player; else chance names one.
    youngest: bool,
    /// Compensation once in a turn, not for each action.
    once: bool,
}

static SETTINGS: &[Setting] = &[
    Setting { key: "short", values: Values::Flag, default: 0 },
    Setting { key: "advanced1", values: Values::Flag, default: 0 },
    Setting { key: "advanced2", values: Values::Flag, default: 0 },
    Setting { key: "auction", values: Values::Flag, default: 0 },
    Setting { key: "home", values: Values::Flag, default: 1 },
    Setting { key: "money", values: Values::Choice(&["hidden", "open"]), default: 0 },
    Setting { key: "youngest", values: Values::Choice(&["random", "first"]), default: 0 },
    Setting { key: "compensation", values: Values::Choice(&["action", "turn"]), default: 0 },
];

impl Raja {
    /// The rulebook for so many players, as it is unless chosen otherwise.
    ///
    /// # Panics
    /// If so many cannot play.
    pub fn basic(players: u8) -> Raja {
        Raja::new(players, &Settings::new(SETTINGS)).expect("two to five can play")
    }

    /// Every rulebook for so many players, as far as they differ in what can
    /// stand on the table.
    pub(crate) fn every(players: u8) -> impl Iterator<Item = Raja> {
        (0..16).map(move |set| Raja {
            players,
            short: set & 1 != 0,
            first: set & 2 != 0,
            second: set & 4 != 0,
            auction: set & 8 != 0,
            home: true,
            open: false,
            youngest: false,
            once: false,
        })
    }

    /// The character cards in the game.
    #[inline]
    pub fn cards(&self) -> Cards {
        Cards::first(if self.first { 7 } else { 6 })
    }

    /// The character cards that nobody holds.
    #[inline]
    pub fn bank(&self, public: &Public) -> Cards {
        self.cards().minus(public.held())
    }

    /// Palaces of each player.
    #[inline]
    pub fn palaces(&self) -> u8 {
        if self.short { board::PALACES_SHORT } else { board::PALACES }
    }

    /// Palaces of unused colours in every city.
    #[inline]
    pub fn neutral(&self) -> u8 {
        board::NEUTRAL[self.players as usize - 2]
    }

    /// Houses that a village holds.
    #[inline]
    pub fn village_limit(&self) -> u8 {
        board::VILLAGE_LIMIT[self.players as usize - 2]
    }

    /// The prizes of a city, best first.
    #[inline]
    pub fn prizes(&self) -> &'static [u8] {
        board::PRIZES[self.players as usize - 2]
    }

    /// Whether it is the short game.
    #[inline]
    pub fn is_short(&self) -> bool {
        self.short
    }

    /// Whether advanced game I is played.
    #[inline]
    pub fn is_advanced(&self) -> bool {
        self.first
    }

    /// Whether advanced game II is played: several characters for a player.
    #[inline]
    pub fn has_retinues(&self) -> bool {
        self.second
    }

    /// Whether first characters are auctioned.
    #[inline]
    pub fn has_auction(&self) -> bool {
        self.first || self.auction
    }

    /// Whether architects start in the city of their first character.
    #[inline]
    pub fn starts_at_home(&self) -> bool {
        self.first && self.home
    }

    /// Whether everybody's gold is open.
    #[inline]
    pub fn is_money_open(&self) -> bool {
        self.open
    }

    /// What each other player gets if so many actions are given up now, after
    /// so many of this turn were.
    #[inline]
    pub fn compensation(&self, given_up: u8, before: u8) -> u8 {
        let paid = if self.once { given_up.min(u8::from(before == 0)) } else { given_up };
        paid * board::COMPENSATION
    }
}

impl Game for Raja {
    const ID: &'static str = "raja";
    const VERSION: u16 = 1;
    const PLAYERS: std::ops::RangeInclusive<u8> = 2..=5;
    const SETTINGS: &'static [Setting] = SETTINGS;
    // Ten rounds of five turns of a few dozen small actions; a governor that
    // sinks from the top can add rounds, but seldom more than one or two.
    const LONGEST: u32 = 20_000;

    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Reason = Reason;
    type Position = Position;

    fn new(players: u8, settings: &Settings) -> Result<Raja, Faults> {
        if !Self::PLAYERS.contains(&players) {
            let message = Message::new("fault-players").number("found", players);
            return Err(message.number("least", 2).number("most", 5).into());
        }
        Ok(Raja {
            players,
            short: settings.on("short"),
            first: settings.on("advanced1"),
            second: settings.on("advanced2"),
            auction: settings.on("auction"),
            home: settings.on("home"),
            open: settings.on("money"),
            youngest: settings.on("youngest"),
            once: settings.on("compensation"),
        })
    }

    #[inline]
    fn players(&self) -> usize {
        self.players as usize
    }

    fn settings(&self) -> Settings {
        Settings::new(SETTINGS)
            .with("short", u16::from(self.short))
            .with("advanced1", u16::from(self.first))
            .with("advanced2", u16::from(self.second))
            .with("auction", u16::from(self.auction))
            .with("home", u16::from(self.home))
            .with("money", u16::from(self.open))
            .with("youngest", u16::from(self.youngest))
            .with("compensation", u16::from(self.once))
    }

    fn start(&self) -> State {
        self.before_all()
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        self.waits_for(state)
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.list(state, seat, out);
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal<Reason>> {
        self.owes(state, seat)?;
        self.judge(state, seat, action).map_err(Illegal::Rule)
    }

    fn check_chance(&self, state: &State, chance: Chance) -> Result<(), Illegal<Reason>> {
        self.judge_chance(state, chance)
    }

    fn roll(&self, state: &State, random: &mut impl Random) -> Chance {
        self.fall(state, random)
    }

    #[inline]
    fn apply(&self, state: &mut State, step: Step<Raja>, tell: &mut impl FnMut(Event)) {
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
        _scratch: &mut Vec<Action>,
    ) -> Action {
        self.pick_by_kind(state, seat, random)
    }

    /// Palaces built. Gold only breaks ties, and may be hidden.
    fn score(&self, state: &State, seat: Seat) -> i32 {
        state.public.palaces.get(seat.index()).map_or(0, |palaces| i32::from(*palaces))
    }

    fn places(&self, state: &State) -> Places {
        self.ranking(state)
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
        gate::audit(self, state).map_err(|faults| faults.to_string())
    }

    fn position(&self, state: &State) -> Position {
        Position::of(self, state)
    }

    fn place(&self, position: &Position) -> Result<State, Faults> {
        position.place(self)
    }
}
