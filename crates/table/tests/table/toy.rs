//! A tiny game with everything a table must handle: chance, hidden cards,
//! sealed choices of several seats at once, and a choice of one seat after
//! them.
//!
//! Each of three rounds deals everybody a hidden card. All seal a bid at the
//! same time. When the last bid is in, all are shown; the highest (the lowest
//! seat among equals) wins, and says whether to keep the point, or to give it
//! away. Before that it may hum, once, which changes nothing.

use engine::{
    Faults, Game, Illegal, Message, Misread, Places, Random, Seat, Seats, Section, Setting,
    Settings, Step, Turn, Values, Viewer, Words,
};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::Arc;

pub(crate) fn toy() -> Arc<table::Entry> {
    Arc::new(table::Entry::of::<Toy>())
}

const ROUNDS: u8 = 3;

pub(crate) struct Toy {
    players: usize,
    top: u16,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct State {
    round: u8,
    card: Vec<Option<u8>>,
    bid: Vec<Option<u8>>,
    open: bool,
    hummed: bool,
    score: Vec<i32>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    viewer: Option<Seat>,
    round: u8,
    dealt: Vec<bool>,
    card: Option<u8>,
    sealed: Vec<bool>,
    bids: Vec<Option<u8>>,
    open: bool,
    hummed: bool,
    score: Vec<i32>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Action {
    Bid(u8),
    Hum,
    Keep,
    Give,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Card(u8);

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Event {
    Dealt(Seat, Option<u8>),
    Sealed(Seat, Option<u8>),
    Shown(Vec<u8>),
    Hummed(Seat),
    Kept(Seat, bool),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Reason {
    TooHigh(u8),
    NotNow,
    NoCard,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Position(String);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid(n) => write!(f, "bid {n}"),
            Action::Hum => f.write_str("hum"),
            Action::Keep => f.write_str("keep"),
            Action::Give => f.write_str("give"),
        }
    }
}

fn misread(text: &str) -> Misread {
    Misread(Message::new("toy-misread").text("found", text))
}

impl FromStr for Action {
    type Err = Misread;
    fn from_str(text: &str) -> Result<Action, Misread> {
        match text {
            "hum" => Ok(Action::Hum),
            "keep" => Ok(Action::Keep),
            "give" => Ok(Action::Give),
            _ => {
                let bid = text.strip_prefix("bid ").and_then(|n| n.parse().ok());
                bid.map(Action::Bid).ok_or_else(|| misread(text))
            }
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "card {}", self.0)
    }
}

impl FromStr for Card {
    type Err = Misread;
    fn from_str(text: &str) -> Result<Card, Misread> {
        let card = text.strip_prefix("card ").and_then(|n| n.parse().ok());
        card.map(Card).ok_or_else(|| misread(text))
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Position {
    type Err = Faults;
    fn from_str(text: &str) -> Result<Position, Faults> {
        Ok(Position(text.to_owned()))
    }
}

impl Toy {
    fn winner(state: &State) -> Seat {
        let best = state.bid.iter().max().copied().flatten();
        Seat::new(state.bid.iter().position(|bid| *bid == best).unwrap_or(0))
    }

    fn judge(&self, state: &State, action: Action) -> Result<(), Reason> {
        match action {
            Action::Bid(n) if !state.open && u16::from(n) <= self.top => Ok(()),
            Action::Bid(n) if !state.open => Err(Reason::TooHigh(n)),
            Action::Hum if state.open && !state.hummed => Ok(()),
            Action::Keep | Action::Give if state.open => Ok(()),
            _ => Err(Reason::NotNow),
        }
    }
}

impl Game for Toy {
    const ID: &'static str = "toy";
    const VERSION: u16 = 2;
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    const SETTINGS: &'static [Setting] =
        &[Setting { key: "top", values: Values::Number { min: 1, max: 9 }, default: 3 }];
    const LONGEST: u32 = 100;

    type State = State;
    type Action = Action;
    type Chance = Card;
    type Event = Event;
    type View = View;
    type Reason = Reason;
    type Position = Position;

    fn new(players: u8, settings: &Settings) -> Result<Toy, Faults> {
        Ok(Toy { players: players.into(), top: settings.get("top") })
    }
    fn players(&self) -> usize {
        self.players
    }
    fn settings(&self) -> Settings {
        Settings::new(Self::SETTINGS).with("top", self.top)
    }
    fn start(&self) -> State {
        let none = vec![None; self.players];
        State {
            round: 1,
            card: none.clone(),
            bid: none,
            open: false,
            hummed: false,
            score: vec![0; self.players],
        }
    }
    fn turn(&self, state: &State) -> Turn {
        if state.round > ROUNDS {
            Turn::Over
        } else if state.card.contains(&None) {
            Turn::Chance
        } else if state.open {
            Turn::Seats(Seats::only(Toy::winner(state)))
        } else {
            let seats = Seat::all(self.players);
            Turn::Seats(seats.filter(|seat| state.bid[seat.index()].is_none()).collect())
        }
    }
    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.owes(state, seat).is_err() {
            return;
        }
        let all = (0..=9).map(Action::Bid).chain([Action::Hum, Action::Keep, Action::Give]);
        out.extend(all.filter(|action| self.judge(state, *action).is_ok()));
    }
    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal<Reason>> {
        self.owes(state, seat)?;
        self.judge(state, action).map_err(Illegal::Rule)
    }
    fn check_chance(&self, state: &State, Card(card): Card) -> Result<(), Illegal<Reason>> {
        match self.turn(state) {
            Turn::Over => Err(Illegal::Over),
            Turn::Seats(_) => Err(Illegal::NoChance),
            Turn::Chance if card >= 10 => Err(Illegal::Rule(Reason::NoCard)),
            Turn::Chance => Ok(()),
        }
    }
    fn roll(&self, _: &State, random: &mut impl Random) -> Card {
        Card(random.below(10) as u8)
    }
    fn apply(&self, state: &mut State, step: Step<Toy>, tell: &mut impl FnMut(Event)) {
        match step {
            Step::Roll(Card(card)) => {
                let n = state.card.iter().position(Option::is_none).unwrap();
                state.card[n] = Some(card);
                tell(Event::Dealt(Seat::new(n), Some(card)));
            }
            Step::Act(seat, Action::Bid(bid)) => {
                state.bid[seat.index()] = Some(bid);
                tell(Event::Sealed(seat, Some(bid)));
                if !state.bid.contains(&None) {
                    state.open = true;
                    tell(Event::Shown(state.bid.iter().flatten().copied().collect()));
                }
            }
            Step::Act(seat, Action::Hum) => {
                state.hummed = true;
                tell(Event::Hummed(seat));
            }
            Step::Act(seat, action) => {
                let keep = action == Action::Keep;
                let who = if keep { seat } else { seat.next(self.players) };
                state.score[who.index()] += 1;
                tell(Event::Kept(seat, keep));
                let (round, score) = (state.round + 1, state.score.clone());
                *state = State { round, score, ..self.start() };
            }
        }
    }
    /// Points and the hidden card count: a score that would leak if shown.
    fn score(&self, state: &State, seat: Seat) -> i32 {
        state.score[seat.index()] * 100 + state.card[seat.index()].map_or(0, i32::from)
    }
    fn places(&self, state: &State) -> Places {
        Places::by(self.players, |seat| self.score(state, seat))
    }
    fn view(&self, state: &State, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let shown = |seat: Seat| {
            let mine = own == Some(seat) || state.open;
            state.bid[seat.index()].filter(|_| mine)
        };
        View {
            viewer: own,
            round: state.round,
            dealt: state.card.iter().map(Option::is_some).collect(),
            card: own.and_then(|seat| state.card[seat.index()]),
            sealed: state.bid.iter().map(Option::is_some).collect(),
            bids: Seat::all(self.players).map(shown).collect(),
            open: state.open,
            hummed: state.hummed,
            score: state.score.clone(),
        }
    }
    fn viewer(&self, view: &View) -> Viewer {
        view.viewer.map_or(Viewer::Public, Viewer::Seat)
    }
    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Dealt(seat, card) => Event::Dealt(*seat, card.filter(|_| viewer.is(*seat))),
            Event::Sealed(seat, bid) => Event::Sealed(*seat, bid.filter(|_| viewer.is(*seat))),
            open => open.clone(),
        })
    }
    fn imagine(&self, view: &View, random: &mut impl Random) -> State {
        let card = |seat: Seat, random: &mut _| {
            let dealt = view.dealt[seat.index()];
            let known = view.card.filter(|_| view.viewer == Some(seat));
            dealt.then(|| known.unwrap_or_else(|| Random::below(random, 10) as u8))
        };
        let bid = |seat: Seat, random: &mut _| {
            let any = |random| Random::below(random, u32::from(self.top) + 1) as u8;
            view.sealed[seat.index()]
                .then(|| view.bids[seat.index()].unwrap_or_else(|| any(random)))
        };
        State {
            round: view.round,
            card: Seat::all(self.players).map(|seat| card(seat, random)).collect(),
            bid: Seat::all(self.players).map(|seat| bid(seat, random)).collect(),
            open: view.open,
            hummed: view.hummed,
            score: view.score.clone(),
        }
    }
    fn audit(&self, _: &State) -> Result<(), String> {
        Ok(())
    }
    fn position(&self, state: &State) -> Position {
        Position(serde_json::to_string(state).unwrap())
    }
    fn place(&self, position: &Position) -> Result<State, Faults> {
        let state: Option<State> = serde_json::from_str(&position.0).ok();
        let fits = |state: &State| {
            [state.card.len(), state.bid.len(), state.score.len()] == [self.players; 3]
        };
        state.filter(fits).ok_or_else(|| Message::new("toy-misread").text("found", "").into())
    }
}

/// Nobody has an opinion on this game.
impl bots::Playable for Toy {
    fn rate(&self, _: &State, _: Seat, actions: &[Action], rates: &mut Vec<f32>) {
        rates.extend(actions.iter().map(|_| 0.5));
    }
    fn value(&self, _: &State, _: &mut bots::Scratch<Toy>) -> bots::Values {
        [1.0 / self.players as f32; engine::MAX_SEATS]
    }
}

impl drawing::Board for Toy {}

impl Words for Toy {
    const TRANSLATIONS: &'static [(&'static str, &'static str)] = &[("en", EN), ("fr", FR)];
    const RULES: &'static [(&'static str, &'static str)] = &[("en", "# Toy")];

    fn action(&self, _: &View, action: Action) -> Message {
        Message::new("toy-action").text("action", action.to_string())
    }
    fn event(&self, event: &Event) -> Message {
        match event {
            Event::Dealt(seat, Some(card)) => {
                Message::new("toy-dealt").seat("who", *seat).number("card", *card)
            }
            Event::Dealt(seat, None) => Message::new("toy-dealt-hidden").seat("who", *seat),
            Event::Sealed(seat, _) => Message::new("toy-sealed").seat("who", *seat),
            Event::Shown(bids) => {
                let bid = |bid: &u8| Message::new("toy-bid").number("n", *bid);
                Message::new("toy-shown").list("bids", bids.iter().map(bid))
            }
            Event::Hummed(seat) | Event::Kept(seat, _) => {
                Message::new("toy-sealed").seat("who", *seat)
            }
        }
    }
    fn reason(&self, reason: &Reason) -> Message {
        match reason {
            Reason::TooHigh(n) => Message::new("toy-high").number("n", *n),
            Reason::NotNow | Reason::NoCard => Message::new("toy-not-now"),
        }
    }
    fn prompt(&self, view: &View) -> Message {
        Message::new("toy-prompt").number("n", view.sealed.iter().filter(|s| **s).count() as i64)
    }
    fn describe(&self, view: &View) -> Vec<Section> {
        let title = Message::new("toy-prompt").number("n", view.round);
        vec![Section { title, lines: Vec::new() }]
    }
    fn help(&self) -> Vec<Section> {
        Vec::new()
    }
}

const EN: &str = "toy-misread = What is { $found }?
toy-action = { $action }
toy-dealt = { $who-is ->
    [you] You get { $card }.
   *[other] { $who } gets { $card }.
  }
toy-dealt-hidden = { $who } gets a card.
toy-sealed = { $who } is ready.
toy-bid = { $n }
toy-shown = Bids: { $bids }.
toy-high = { $n } is too much.
toy-not-now = Not now.
toy-prompt = { $n } sealed.
";

const FR: &str = "toy-misread = Que veut dire { $found } ?
toy-action = { $action }
toy-dealt = { $who-is ->
    [you] Vous recevez { $card }.
   *[other] { $who } reçoit { $card }.
  }
toy-dealt-hidden = { $who } reçoit une carte.
toy-sealed = { $who } a choisi.
toy-bid = { $n }
toy-shown = Mises : { $bids }.
toy-high = { $n }, c’est trop.
toy-not-now = Pas maintenant.
toy-prompt = { $n } cachées.
";
