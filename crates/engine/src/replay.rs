//! A record read with its rulebook: every line parsed, checked and applied.

use crate::{Faults, Game, Illegal, Message, Record, Settings, Step, Words};

/// A record that was read to its end.
pub struct Replay<G: Game> {
    /// The rulebook the header names.
    pub game: G,
    /// The state before the first step.
    pub start: G::State,
    /// The steps.
    pub steps: Vec<Step<G>>,
    /// The state after the last step.
    pub state: G::State,
}

/// Why a record does not replay.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayFault<R> {
    /// The header: another game, a newer version, options that do not exist, a
    /// position that cannot be.
    Header(Faults),
    /// A step that cannot be read.
    Misread {
        /// The line of the file, or the number of the step if it was not read
        /// from one.
        line: usize,
        /// What is wrong with it.
        message: Message,
    },
    /// A step that the rules forbid.
    Illegal {
        /// The line of the file, or the number of the step.
        line: usize,
        /// Why not.
        why: Illegal<R>,
    },
}

impl<R> ReplayFault<R> {
    /// The sentences.
    pub fn messages<G: Words<Reason = R>>(&self, game: Option<&G>) -> Vec<Message> {
        let at = |line: usize, message| {
            vec![
                Message::new("fault-record-line")
                    .number("line", line as i64)
                    .message("message", message),
            ]
        };
        match self {
            ReplayFault::Header(faults) => faults.0.clone(),
            ReplayFault::Misread { line, message } => at(*line, message.clone()),
            ReplayFault::Illegal { line, why } => {
                let reason =
                    |rule: &R| game.map_or(Message::new("illegal-rule"), |game| game.reason(rule));
                at(*line, why.message(reason))
            }
        }
    }
}

impl<G: Game> Replay<G> {
    /// The rulebook and first state that a record's header names.
    pub fn open(record: &Record) -> Result<(G, G::State), Faults> {
        Self::open_on(record, None)
    }

    /// The same with the map that the match was played on, if it was not the
    /// game's own.
    pub fn open_on(record: &Record, map: Option<&str>) -> Result<(G, G::State), Faults> {
        let header = &record.header;
        if header.game != G::ID {
            let message = Message::new("fault-record-game");
            return Err(message.text("found", &header.game).text("expected", G::ID).into());
        }
        if header.version == 0 || header.version > G::VERSION {
            let message = Message::new("fault-record-version").number("found", header.version);
            return Err(message.number("newest", G::VERSION).into());
        }
        let game = G::new(header.players, &Settings::read(G::SETTINGS, &header.options)?)?;
        let mut game = game.edition(header.version);
        if let Some(text) = map {
            game = game.charted(text)?;
        }
        match (&header.map, game.chart()) {
            (None, None) => {}
            (Some(found), Some(mark)) if *found == mark => {}
            (Some(found), None) => {
                return Err(Message::new("fault-record-map").text("found", found).into());
            }
            (found, Some(mark)) => {
                let message = Message::new("fault-record-map-other").text("given", mark);
                return Err(message.text("found", found.as_deref().unwrap_or("-")).into());
            }
        }
        let state = match &header.start {
            Some(text) => game.place(&text.parse()?)?,
            None => game.start(),
        };
        Ok((game, state))
    }

    /// Reads, checks and applies every step. `each` sees every state a step
    /// leads to, with the step and its events.
    pub fn run(
        record: &Record,
        each: impl FnMut(&G, &G::State, Step<G>, Vec<G::Event>),
    ) -> Result<Replay<G>, ReplayFault<G::Reason>> {
        Self::run_on(record, None, each)
    }

    /// The same on a map of its own.
    pub fn run_on(
        record: &Record,
        map: Option<&str>,
        mut each: impl FnMut(&G, &G::State, Step<G>, Vec<G::Event>),
    ) -> Result<Replay<G>, ReplayFault<G::Reason>> {
        let (game, start) = Self::open_on(record, map).map_err(ReplayFault::Header)?;
        let mut state = start.clone();
        let mut steps = Vec::with_capacity(record.steps.len());
        for (n, written) in record.steps.iter().enumerate() {
            let line = if written.number == 0 { n + 1 } else { written.number };
            let misread = |misread: crate::Misread| {
                let message = misread.0;
                ReplayFault::Misread { line, message }
            };
            let step = match written.who {
                Some(seat) => Step::Act(seat, written.text.parse().map_err(misread)?),
                None => Step::Roll(written.text.parse().map_err(misread)?),
            };
            game.check_step(&state, step).map_err(|why| ReplayFault::Illegal { line, why })?;
            let mut events = Vec::new();
            game.apply(&mut state, step, &mut |event| events.push(event));
            steps.push(step);
            each(&game, &state, step, events);
        }
        Ok(Replay { game, start, steps, state })
    }
}
