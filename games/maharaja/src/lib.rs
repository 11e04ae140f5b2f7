//! Maharaja (2020): the rules, data and words of the game of statues, shrines
//! and a travelling Maharaja, with Brahmabot as an opponent for one.
//!
//! The rules in prose, clause by clause, stand in `RULES.md`; the board and
//! the numbers in `data/maharaja.toml`. This file is the table of contents.

mod action;
pub mod board;
mod brahmabot;
mod building;
mod chance;
mod character;
mod deeds;
mod duty;
mod effects;
mod event;
mod finale;
mod gate;
mod kind;
mod listing;
mod opinion;
mod persons;
mod pick;
mod place;
mod position;
mod powers;
mod reason;
mod reward;
mod rules;
mod scoring;
mod setup;
mod site;
mod standing;
mod state;
mod tabletop;
mod tile;
mod track;
mod travel;
mod turn;
mod view;
mod ways;
mod words;

pub use action::Action;
pub use chance::Chance;
pub use character::{Ability, Cards, Character, Row};
pub use deeds::{Deeds, Verb};
pub use duty::{Duty, Room, TASKS};
pub use event::{Cause, Event, Source};
pub use finale::Line;
pub use kind::{Disc, Kind};
pub use place::{City, Place, Villages};
pub use position::Position;
pub use reason::{Asked, Reason};
pub use reward::{Reward, Spaces};
pub use site::{Bonus, LOWER_SITE, SITES, UPPER_SITE, bonus};
pub use standing::Standing;
pub use state::{BOT, Brahma, Maharani, Phase, Public, SEATS, Scoring, State};
pub use tile::{ActionTile, Deed, TileNo};
pub use track::Track;
pub use travel::{Fares, Journey};
pub use view::View;
pub use ways::Way;

use engine::{
    Faults, Game, Illegal, Message, Places, Random, Seat, Seats, Setting, Settings, Step, Turn,
    Values, Viewer,
};

/// The rulebook with its options.
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Maharaja {
    players: u8,
    /// How strong Brahmabot begins: 0 easy, 1 medium, 2 hard.
    level: u8,
    /// The characters of a first match.
    first_set: bool,
    /// The first chair chooses first; else chance names one.
    first_chair: bool,
    /// Special rules 1 to 4.
    special: [bool; 4],
    /// The final tile, from 1; 0 for none.
    final_tile: u8,
    /// The Chronicler adds to each single exchange.
    each: bool,
    /// The Builder builds free of charge.
    free_builder: bool,
    /// A banner near the left edge cannot be moved.
    edge_refused: bool,
    /// Brahmabot does not look beyond a full city.
    search_lost: bool,
    /// Of equal ways Brahmabot takes the lowest villages, however many.
    low_way: bool,
    /// The final tile is counted instead of the usual lines, not beside them.
    tile_alone: bool,
    /// Special rule 2 does not hold in the final count.
    outer_restored: bool,
    edition: u8,
}

/// The edition of the rules: the version of the game. What each one changed
/// stands in `RULES.md`, chapter 20.
const EDITION: u8 = <Maharaja as Game>::VERSION as u8;

static SETTINGS: &[Setting] = &[
    Setting { key: "solo", values: Values::Choice(&["easy", "medium", "hard"]), default: 0 },
    Setting { key: "characters", values: Values::Choice(&["random", "first"]), default: 0 },
    Setting { key: "starter", values: Values::Choice(&["random", "first"]), default: 0 },
    Setting { key: "r1", values: Values::Flag, default: 0 },
    Setting { key: "r2", values: Values::Flag, default: 0 },
    Setting { key: "r3", values: Values::Flag, default: 0 },
    Setting { key: "r4", values: Values::Flag, default: 0 },
    Setting {
        key: "final",
        values: Values::Choice(&["none", "f1", "f2", "f3", "f4", "pairs", "supply"]),
        default: 0,
    },
    Setting { key: "chronicler", values: Values::Choice(&["effect", "each"]), default: 0 },
    Setting { key: "builder", values: Values::Choice(&["paid", "free"]), default: 0 },
    Setting { key: "edge", values: Values::Choice(&["stop", "refuse"]), default: 0 },
    Setting { key: "search", values: Values::Choice(&["next", "lost"]), default: 0 },
    Setting { key: "way", values: Values::Choice(&["short", "low"]), default: 0 },
    Setting { key: "tile", values: Values::Choice(&["added", "alone"]), default: 0 },
    Setting { key: "outer", values: Values::Choice(&["always", "scoring"]), default: 0 },
];

const SPECIAL: [&str; 4] = ["r1", "r2", "r3", "r4"];

impl Maharaja {
    /// The rulebook for so many players, as it is unless chosen otherwise.
    ///
    /// # Panics
    /// If so many cannot play.
    pub fn basic(players: u8) -> Maharaja {
        Maharaja::new(players, &Settings::new(SETTINGS)).expect("one to four can play")
    }

    /// Whether one plays against Brahmabot.
    #[inline]
    pub fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// How many have pieces on the board: the players, or the player and
    /// Brahmabot.
    #[inline]
    pub fn parties(&self) -> usize {
        self.players.max(2) as usize
    }

    /// Those who have pieces on the board.
    #[inline]
    pub fn all(&self) -> Seats {
        Seats::first(self.parties())
    }

    /// Brahmabot's level: 0 easy, 1 medium, 2 hard.
    pub fn level(&self) -> usize {
        self.level as usize
    }

    /// Shrines that a village holds.
    #[inline]
    pub fn village_limit(&self) -> u8 {
        board::VILLAGE_LIMIT[self.players as usize - 1]
    }

    /// The coins of a city, best first.
    #[inline]
    pub fn prizes(&self) -> &'static [u8] {
        board::PRIZES[self.players as usize - 1]
    }

    /// How many of the lowest reward tiles can be chosen.
    #[inline]
    pub fn open_rewards(&self) -> usize {
        board::OPEN_REWARDS[self.players as usize - 1]
    }

    /// Whether a special rule holds, by number from 1.
    #[inline]
    pub fn has_special(&self, number: usize) -> bool {
        self.special[number - 1]
    }

    /// Cult of an outer statue.
    #[inline]
    pub fn outer_cult(&self) -> u8 {
        if self.special[1] { board::OUTER_CULT_R2 } else { board::OUTER_CULT }
    }

    /// Cult of an outer statue in the final count (14.2).
    #[inline]
    pub(crate) fn final_outer_cult(&self) -> u8 {
        if self.outer_restored { board::OUTER_CULT } else { self.outer_cult() }
    }

    /// Whether the final tile is counted instead of the usual lines (14.5).
    #[inline]
    pub(crate) fn counts_tile_alone(&self) -> bool {
        self.tile_alone && self.final_tile != 0
    }

    /// The lines of the final tile.
    pub fn final_lines(&self) -> &'static [Line] {
        match self.final_tile {
            0 => &[],
            tile => board::FINAL_TILES[tile as usize - 1],
        }
    }

    /// The characters that may be in play.
    pub(crate) fn pool(&self) -> Cards {
        if self.first_set && !self.is_solo() { Cards(board::FIRST_SET) } else { Cards::ALL }
    }

    /// Whether the Chronicler adds to each single exchange.
    #[inline]
    pub(crate) fn chronicles_each(&self) -> bool {
        self.each
    }

    /// What character 13 pays for a shrine.
    #[inline]
    pub fn builder_cost(&self) -> u16 {
        if self.free_builder { 0 } else { board::SHRINE_COST }
    }

    /// Whether a banner can be moved so far.
    #[inline]
    pub(crate) fn can_shift(&self, track: &Track, city: City, cells: u8) -> bool {
        !self.edge_refused || track.cell(city) > cells
    }

    /// Whether Brahmabot looks for the next city if one is full.
    #[inline]
    pub(crate) fn looks_beyond(&self) -> bool {
        !self.search_lost
    }

    /// Whether Brahmabot takes the shorter of equal ways.
    #[inline]
    pub(crate) fn prefers_short(&self) -> bool {
        !self.low_way
    }
}

impl Game for Maharaja {
    const ID: &'static str = "maharaja";
    const VERSION: u16 = 2;
    const PLAYERS: std::ops::RangeInclusive<u8> = 1..=4;
    const SETTINGS: &'static [Setting] = SETTINGS;
    // Seven rounds of four turns, each of some twenty deeds with thirty roads
    // before every one of them.
    const LONGEST: u32 = 20_000;

    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Reason = Reason;
    type Position = Position;

    fn new(players: u8, settings: &Settings) -> Result<Maharaja, Faults> {
        if !Self::PLAYERS.contains(&players) {
            let message = Message::new("fault-players").number("found", players);
            return Err(message.number("least", 1).number("most", 4).into());
        }
        Ok(Maharaja {
            players,
            level: settings.get("solo") as u8,
            first_set: settings.on("characters"),
            first_chair: settings.on("starter"),
            special: SPECIAL.map(|key| settings.on(key)),
            final_tile: settings.get("final") as u8,
            each: settings.on("chronicler"),
            free_builder: settings.on("builder"),
            edge_refused: settings.on("edge"),
            search_lost: settings.on("search"),
            low_way: settings.on("way"),
            tile_alone: settings.on("tile"),
            outer_restored: settings.on("outer"),
            edition: EDITION,
        })
    }

    fn edition(self, version: u16) -> Maharaja {
        let edition = u8::try_from(version).unwrap_or(EDITION).clamp(1, EDITION);
        Maharaja { edition, ..self }
    }

    #[inline]
    fn players(&self) -> usize {
        self.players as usize
    }

    fn settings(&self) -> Settings {
        let mut settings = Settings::new(SETTINGS)
            .with("solo", u16::from(self.level))
            .with("characters", u16::from(self.first_set))
            .with("starter", u16::from(self.first_chair))
            .with("final", u16::from(self.final_tile))
            .with("chronicler", u16::from(self.each))
            .with("builder", u16::from(self.free_builder))
            .with("edge", u16::from(self.edge_refused))
            .with("search", u16::from(self.search_lost))
            .with("way", u16::from(self.low_way))
            .with("tile", u16::from(self.tile_alone))
            .with("outer", u16::from(self.outer_restored));
        for (key, on) in SPECIAL.into_iter().zip(self.special) {
            settings = settings.with(key, u16::from(on));
        }
        settings
    }

    fn start(&self) -> State {
        self.before_all()
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.public.phase {
            Phase::Over => Turn::Over,
            _ if state.public.is_chance() => Turn::Chance,
            _ => Turn::Seats(state.public.asked(self.players as usize)),
        }
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
    fn apply(&self, state: &mut State, step: Step<Maharaja>, tell: &mut impl FnMut(Event)) {
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

    /// Prestige with what the final count would bring now.
    fn score(&self, state: &State, seat: Seat) -> i32 {
        if seat.index() < self.parties() { self.total(state, seat) } else { 0 }
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
