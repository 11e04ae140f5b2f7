//! A match of any game behind one object-safe trait.
//!
//! Above this file nobody knows a game's types: actions, chance and positions
//! are text, views are JSON (or the game's own `View` in a box for whoever
//! draws its board), sentences are [`Message`]s. Below it everything is a
//! static call on [`Match<G>`].

mod any;
mod asked;
mod drawn;
mod lessons;
mod story;

pub use any::{AnyMatch, Choice, Told};
pub use drawn::{AnyTable, Blame};
pub use story::Story;

use crate::brains::{self, Budget, Job};
use crate::fair::Dice;
use crate::json;
use crate::refusal::Refusal;
use asked::Asked;
use bots::Playable;
use drawing::Board;
use engine::{
    Faults, Game, Header, Illegal, Line, Message, Places, Record, Replay, ReplayFault, Seat,
    Section, Settings, Stances, Standing, Step, Turn, Viewer, Words,
};
use serde_json::Value;
use std::any::Any;
use std::collections::BTreeMap;
use std::fmt::Display;
use std::ops::Range;
use std::sync::Arc;
use story::Retold;

/// A match of one game.
///
/// It keeps the steps and nothing that follows from them: a server holds
/// thousands of matches, and what was told is told again by replaying. `mark`
/// makes that cheap for the newest steps, the ones that are asked for.
pub(crate) struct Match<G: Words> {
    origin: Arc<Origin<G>>,
    /// The steps before its start that nobody here knows.
    before: usize,
    state: G::State,
    taken: Vec<Step<G>>,
    /// How many steps had been taken before the last action, and the state
    /// then.
    mark: (usize, G::State),
    /// The steps that continue the thought before them, in order.
    continuing: Vec<u32>,
    asked: Asked,
}

/// What does not change while a match goes on.
struct Origin<G: Words> {
    game: Arc<G>,
    /// By which version of the rules it is played: an old record goes on by
    /// its own.
    version: u16,
    start: G::State,
    /// The position it started from, if not from the beginning.
    placed: Option<String>,
    /// What stood after `#` in the record, by step; most have nothing.
    notes: BTreeMap<usize, String>,
}

impl<G: Words> Clone for Origin<G> {
    fn clone(&self) -> Self {
        Origin {
            game: self.game.clone(),
            version: self.version,
            start: self.start.clone(),
            placed: self.placed.clone(),
            notes: self.notes.clone(),
        }
    }
}

impl<G: Words> Clone for Match<G> {
    fn clone(&self) -> Self {
        Match {
            origin: self.origin.clone(),
            before: self.before,
            state: self.state.clone(),
            taken: self.taken.clone(),
            mark: self.mark.clone(),
            continuing: self.continuing.clone(),
            asked: self.asked,
        }
    }
}

/// The rulebook for these players, options and map.
pub(crate) fn rulebook<G: Game>(
    players: u8,
    options: &str,
    map: Option<&str>,
) -> Result<G, Faults> {
    let game = G::new(players, &Settings::read(G::SETTINGS, options)?)?;
    match map {
        Some(map) => game.charted(map),
        None => Ok(game),
    }
}

impl<G: Board + Playable> Match<G> {
    fn from(game: Arc<G>, start: G::State, placed: Option<String>, before: usize) -> Match<G> {
        let (version, notes) = (G::VERSION, BTreeMap::new());
        Match::begin(Origin { game, version, start, placed, notes }, before)
    }

    fn begin(origin: Origin<G>, before: usize) -> Match<G> {
        let (state, mark) = (origin.start.clone(), (0, origin.start.clone()));
        let (taken, continuing) = (Vec::new(), Vec::new());
        let asked = Asked::since(before);
        Match { origin: Arc::new(origin), before, state, taken, mark, continuing, asked }
    }

    fn game(&self) -> &G {
        &self.origin.game
    }

    /// A match that fits this view, which somebody else was sent.
    pub(crate) fn dream(
        players: u8,
        options: &str,
        map: Option<&str>,
        view: &str,
        steps: usize,
        mut dice: Dice,
    ) -> Result<Box<dyn AnyMatch>, Faults> {
        let game = rulebook::<G>(players, options, map)?;
        let view: G::View = json::read(view).ok_or_else(|| Message::new("fault-view"))?;
        let start = game.imagine(&view, &mut dice);
        let placed = Some(game.position(&start).to_string());
        Ok(Box::new(Match::from(Arc::new(game), start, placed, steps)))
    }

    pub(crate) fn open(
        players: u8,
        options: &str,
        map: Option<&str>,
    ) -> Result<Box<dyn AnyMatch>, Faults> {
        let game = rulebook::<G>(players, options, map)?;
        let start = game.start();
        Ok(Box::new(Match::from(Arc::new(game), start, None, 0)))
    }

    pub(crate) fn read(record: &Record, map: Option<&str>) -> Result<Box<dyn AnyMatch>, Faults> {
        let (mut asked, mut before) = (Asked::since(0), None);
        let mut count = 0;
        let replay = Replay::<G>::run_on(record, map, |game, state, step, _| {
            count += 1;
            asked.step(game, before.as_ref(), state, step, count);
            before = Some(state.clone());
        });
        let replay = replay.map_err(|fault| Self::faults(record, map, &fault))?;
        let continues = |(n, line): (usize, &Line)| line.continues.then_some(n as u32);
        let continuing = record.steps.iter().enumerate().filter_map(continues).collect();
        let noted = record.steps.iter().enumerate().filter(|(_, line)| !line.note.is_empty());
        // One by one: collecting them would bring a whole sort into the page.
        let mut notes = BTreeMap::new();
        notes.extend(noted.map(|(n, line)| (n, line.note.clone())));
        let origin = Origin {
            game: Arc::new(replay.game),
            version: record.header.version,
            start: replay.start,
            placed: record.header.start.clone(),
            notes,
        };
        let mark = (replay.steps.len(), replay.state.clone());
        let game = Match {
            state: replay.state,
            taken: replay.steps,
            mark,
            continuing,
            asked,
            ..Match::begin(origin, 0)
        };
        Ok(Box::new(game))
    }

    fn faults(record: &Record, map: Option<&str>, fault: &ReplayFault<G::Reason>) -> Faults {
        let game = Replay::<G>::open_on(record, map).ok().map(|(game, _)| game);
        Faults(fault.messages(game.as_ref()))
    }

    fn refusal(&self, why: &Illegal<G::Reason>) -> Refusal {
        Refusal::Illegal(why.message(|reason| self.game().reason(reason)))
    }

    fn judged(&self, seat: Seat, text: &str) -> Result<G::Action, Refusal> {
        if seat.index() >= self.game().players() {
            return Err(Refusal::NoSeat(seat));
        }
        let action = text.trim().parse().map_err(Refusal::misread)?;
        self.game().check(&self.state, seat, action).map_err(|why| self.refusal(&why))?;
        Ok(action)
    }

    fn judged_chance(&self, text: &str) -> Result<G::Chance, Refusal> {
        let chance = text.trim().parse().map_err(Refusal::misread)?;
        self.game().check_chance(&self.state, chance).map_err(|why| self.refusal(&why))?;
        Ok(chance)
    }

    /// The view of somebody who may not even have a chair here.
    fn seen(&self, viewer: Viewer) -> G::View {
        match viewer {
            Viewer::Seat(seat) if seat.index() >= self.game().players() => {
                self.game().view(&self.state, Viewer::Public)
            }
            viewer => self.game().view(&self.state, viewer),
        }
    }

    fn take(&mut self, step: Step<G>) {
        if matches!(step, Step::Act(..)) {
            self.mark = (self.taken.len(), self.state.clone());
        }
        Self::silently(&self.origin.game, &mut self.state, step);
        self.taken.push(step);
        let count = self.steps();
        // Before an action the state was the one that is marked.
        let before = Some(&self.mark.1).filter(|_| matches!(step, Step::Act(..)));
        self.asked.step(&*self.origin.game, before, &self.state, step, count);
    }

    /// The steps from the `known`-th on, with their numbers.
    fn since(&self, known: usize) -> impl Iterator<Item = (usize, &Step<G>)> {
        self.taken.iter().enumerate().skip(known)
    }

    /// Since when each seat is asked, told by all the steps.
    fn asked_anew(&self) -> Asked {
        let (mut asked, mut state) = (Asked::since(self.before), self.origin.start.clone());
        for (n, step) in self.since(0) {
            let before = state.clone();
            Self::silently(self.game(), &mut state, *step);
            asked.step(self.game(), Some(&before), &state, *step, self.before + n + 1);
        }
        asked
    }

    fn is_continuing(&self, known: usize) -> bool {
        self.continuing.binary_search(&(known as u32)).is_ok()
    }

    /// Goes through the steps from the `known`-th on once more and tells what
    /// happened. Answers with the state before them.
    fn retell(&self, known: usize, tell: &mut dyn FnMut(usize, G::Event)) -> G::State {
        let (from, state) =
            if known >= self.mark.0 { &self.mark } else { &(0, self.origin.start.clone()) };
        let (mut state, mut then) = (state.clone(), None);
        for (n, step) in self.since(*from) {
            if n < known {
                Self::silently(self.game(), &mut state, *step);
                continue;
            }
            then.get_or_insert_with(|| state.clone());
            self.aloud(&mut state, *step, &mut |event| tell(n, event));
        }
        then.unwrap_or(state)
    }

    /// Takes a step and tells what happens.
    fn aloud(&self, state: &mut G::State, step: Step<G>, tell: &mut dyn FnMut(G::Event)) {
        // The rules are compiled anew for each way of telling; this is the only
        // one, or a page would carry them five times.
        self.game().apply(state, step, &mut |event| tell(event));
    }

    /// Takes a step.
    fn silently(game: &G, state: &mut G::State, step: Step<G>) {
        game.apply(state, step, &mut |_| {});
    }
}

impl<G: Board + Playable> AnyMatch for Match<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn players(&self) -> usize {
        self.game().players()
    }

    fn options(&self) -> String {
        self.game().settings().to_string()
    }

    fn turn(&self) -> Turn {
        self.game().turn(&self.state)
    }

    fn steps(&self) -> usize {
        self.before + self.taken.len()
    }

    fn lines(&self, from: usize) -> Vec<Line> {
        let known = from.saturating_sub(self.before);
        let line = |(n, step): (usize, &Step<G>)| {
            let (who, text) = match step {
                Step::Act(seat, action) => (Some(*seat), action.to_string()),
                Step::Roll(chance) => (None, chance.to_string()),
            };
            let note = self.origin.notes.get(&n).cloned().unwrap_or_default();
            Line { who, text, continues: self.is_continuing(n), note, number: 0 }
        };
        self.since(known).map(line).collect()
    }

    fn spell(&self, steps: Range<usize>, text: &mut String) {
        let from = steps.start.saturating_sub(self.before);
        for (n, step) in self.since(from).take(steps.len()) {
            if !text.is_empty() {
                text.push('\n');
            }
            let (who, what): (_, &dyn Display) = match step {
                Step::Act(seat, action) => (Some(*seat), action),
                Step::Roll(chance) => (None, chance),
            };
            let note = self.origin.notes.get(&n).map_or("", String::as_str);
            // Writing to memory does not fail.
            let _ = Line::spell(text, who, what, self.is_continuing(n), note);
        }
    }

    fn actor(&self, step: usize) -> Option<Seat> {
        match self.taken.get(step.checked_sub(self.before)?)? {
            Step::Act(seat, _) => Some(*seat),
            Step::Roll(_) => None,
        }
    }

    fn go_on(&mut self) {
        let last = self.taken.len().saturating_sub(1) as u32;
        if self.continuing.last().is_none_or(|known| *known < last) {
            self.continuing.push(last);
        }
    }

    fn continues(&self, step: usize) -> bool {
        step.checked_sub(self.before).is_some_and(|known| self.is_continuing(known))
    }

    fn asked(&self, seat: Seat) -> usize {
        self.asked.of(seat)
    }

    fn actions(&self, seat: Seat) -> Vec<String> {
        if seat.index() >= self.players() {
            return Vec::new();
        }
        let mut actions = Vec::new();
        self.game().legal(&self.state, seat, &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    fn legal(&self, seat: Seat) -> Vec<Choice> {
        if seat.index() >= self.players() {
            return Vec::new();
        }
        let view = self.game().view(&self.state, Viewer::Seat(seat));
        let mut actions = Vec::new();
        self.game().legal(&self.state, seat, &mut actions);
        let choice = |action: &G::Action| Choice {
            text: action.to_string(),
            message: self.game().action(&view, *action),
        };
        actions.iter().map(choice).collect()
    }

    fn check(&self, seat: Seat, text: &str) -> Result<String, Refusal> {
        self.judged(seat, text).map(|action| action.to_string())
    }

    fn explain(&self, seat: Seat, text: &str) -> Result<Message, Refusal> {
        // Of several the last is told, as it would be after the others.
        if let Some((before, last)) = text.rsplit_once(';') {
            let mut then = self.clone();
            then.act(seat, before)?;
            return then.explain(seat, last);
        }
        let action = self.judged(seat, text)?;
        Ok(self.game().action(&self.game().view(&self.state, Viewer::Seat(seat)), action))
    }

    fn act(&mut self, seat: Seat, text: &str) -> Result<(), Refusal> {
        if !text.contains(';') {
            let action = self.judged(seat, text)?;
            self.take(Step::Act(seat, action));
            return Ok(());
        }
        let mut then = self.clone();
        for part in text.split(';') {
            let action = then.judged(seat, part)?;
            then.take(Step::Act(seat, action));
        }
        *self = then;
        Ok(())
    }

    fn standing(&self) -> &'static [Standing] {
        G::STANDING
    }

    fn chapter(&self) -> u32 {
        self.game().chapter(&self.state)
    }

    fn stand(&self, seat: Seat, stances: &Stances) -> Option<String> {
        if !self.turn().seats().contains(seat) {
            return None;
        }
        let stances = stances.in_chapter(self.chapter());
        let action = self.game().stand(&self.state, seat, &stances)?;
        self.game().check(&self.state, seat, action).ok().map(|()| action.to_string())
    }

    fn check_chance(&self, text: &str) -> Result<String, Refusal> {
        self.judged_chance(text).map(|chance| chance.to_string())
    }

    fn chance(&mut self, text: &str) -> Result<(), Refusal> {
        let chance = self.judged_chance(text)?;
        self.take(Step::Roll(chance));
        Ok(())
    }

    fn cast(&self, mut dice: Dice) -> Option<String> {
        (self.turn() == Turn::Chance).then(|| self.game().roll(&self.state, &mut dice).to_string())
    }

    fn roll(&mut self, mut dice: Dice) -> bool {
        let due = self.turn() == Turn::Chance;
        if due {
            let chance = self.game().roll(&self.state, &mut dice);
            self.take(Step::Roll(chance));
        }
        due
    }

    fn view(&self, viewer: Viewer) -> Value {
        let view = self.seen(viewer);
        serde_json::to_value(view).unwrap_or(Value::Null)
    }

    fn view_any(&self, viewer: Viewer) -> Box<dyn Any + Send> {
        Box::new(self.seen(viewer))
    }

    fn events(&self, viewer: Viewer, since: usize) -> Vec<Told> {
        let known = since.saturating_sub(self.before);
        let mut told = Vec::new();
        self.retell(known, &mut |n, event| {
            told.extend(self.game().redact(&event, viewer).map(|event| Told {
                step: self.before + n,
                message: self.game().event(&event),
                data: serde_json::to_value(&event).unwrap_or(Value::Null),
            }));
        });
        told
    }

    fn story(&self, since: usize) -> Box<dyn Story + '_> {
        Box::new(Retold::new(self, since.saturating_sub(self.before)))
    }

    fn tell(&self, event: &Value) -> Option<Message> {
        // Read from text as views are, so that there is one reader of each.
        let event: G::Event = json::read(&event.to_string())?;
        Some(self.game().event(&event))
    }

    fn prompt(&self, viewer: Viewer) -> Message {
        self.game().prompt(&self.seen(viewer))
    }

    fn describe(&self, viewer: Viewer) -> Vec<Section> {
        self.game().describe(&self.seen(viewer))
    }

    fn help(&self) -> Vec<Section> {
        self.game().help()
    }

    fn score(&self, seat: Seat) -> i32 {
        if seat.index() < self.players() { self.game().score(&self.state, seat) } else { 0 }
    }

    fn places(&self) -> Places {
        self.game().places(&self.state)
    }

    fn position(&self) -> String {
        self.game().position(&self.state).to_string()
    }

    fn place(&mut self, text: &str) -> Result<(), Faults> {
        let position: G::Position = text.parse()?;
        let start = self.game().place(&position)?;
        *self = Match::from(self.origin.game.clone(), start, Some(position.to_string()), 0);
        Ok(())
    }

    fn header(&self) -> Header {
        Header {
            game: G::ID.to_owned(),
            version: self.origin.version,
            players: self.players() as u8,
            options: self.options(),
            map: self.game().chart(),
            start: self.origin.placed.clone(),
            ..Header::default()
        }
    }

    fn back_to(&mut self, steps: usize) {
        let known = steps.saturating_sub(self.before);
        if known >= self.taken.len() {
            return;
        }
        self.state = self.retell(known, &mut |_, _| {});
        self.taken.truncate(known);
        let stay = self.continuing.partition_point(|step| (*step as usize) < known);
        self.continuing.truncate(stay);
        self.asked = self.asked_anew();
        if self.origin.notes.keys().next_back().is_some_and(|last| *last >= known) {
            let mut origin = (*self.origin).clone();
            origin.notes.split_off(&known);
            self.origin = Arc::new(origin);
        }
        self.mark = (known, self.state.clone());
    }

    fn audit(&self) -> Result<(), String> {
        self.game().audit(&self.state)
    }

    fn fork(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn imagine(&self, viewer: Viewer, mut dice: Dice) -> Box<dyn AnyMatch> {
        let view = self.seen(viewer);
        let start = self.game().imagine(&view, &mut dice);
        let placed = Some(self.game().position(&start).to_string());
        let origin = Origin {
            game: self.origin.game.clone(),
            version: self.origin.version,
            start,
            placed,
            notes: BTreeMap::new(),
        };
        Box::new(Match::begin(origin, self.steps()))
    }

    fn taught(&self, step: usize) -> bool {
        step.checked_sub(self.before).is_some_and(|known| self.taught_at(known))
    }

    fn unsealed(&self, step: usize) -> bool {
        step.checked_sub(self.before).is_some_and(|known| self.unsealed_at(known))
    }

    fn think(&self, seat: Seat, level: &str, budget: Budget, seed: u64) -> Option<Job> {
        if !self.turn().seats().contains(seat) {
            return None;
        }
        let view = self.game().view(&self.state, Viewer::Seat(seat));
        let rulebook = (self.origin.game.clone(), self.origin.version);
        brains::job(rulebook, view, level, budget, seed)
    }
}
