//! Keys in, cells out: the one place that touches the terminal.
//!
//! Computer players think on threads of their own and answer through a
//! channel, so the screen stays alive. The terminal is put back whatever
//! happens: at the end, on an error, on Ctrl-C and on a panic.

use crate::app::{App, Effect, Input, Purpose};
use crate::away::Line;
use crate::draw;
use crate::keep;
use crate::menu::{Chosen, Menu, Step};
use crate::palette::Palette;
use crate::play::{Outcome, Play};
use crate::thinking::Thinker;
use crossterm::event::{self, Event};
use engine::Seat;
use std::io;
use std::panic;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// How often something that turns is moved on, and thoughts are asked for.
const TICK: Duration = Duration::from_millis(100);
/// How long a quiet table sleeps at most.
const QUIET: Duration = Duration::from_secs(1);

/// Plays a match on the full screen.
pub(crate) fn run(play: Play) -> io::Result<Outcome> {
    if let (Some(path), Some(record)) = (&play.record, play.host.record()) {
        keep::write(path, &record.to_string(), false)?;
    }
    let mut play = play;
    let (pace, line) = (play.pace, play.line.take());
    let (mut app, effects) = App::new(play, Palette::from_environment());
    let mut outside = Outside::new(pace, line);
    let mut terminal = open()?;
    let played = sit(&mut app, effects, &mut outside, &mut terminal);
    close()?;
    played?;
    let end = app.end();
    let (host, saved) = app.close();
    Ok(Outcome { end, saved, host })
}

/// Takes the terminal. A panic here gives it back before it is told; a panic
/// of a thinker is told at the table, and the screen stays whole.
fn open() -> io::Result<ratatui::DefaultTerminal> {
    let terminal = ratatui::try_init()?;
    let (here, told) = (thread::current().id(), panic::take_hook());
    panic::set_hook(Box::new(move |info| {
        if thread::current().id() == here {
            told(info);
        }
    }));
    Ok(terminal)
}

/// Gives the terminal back.
fn close() -> io::Result<()> {
    drop(panic::take_hook());
    ratatui::try_restore()
}

fn sit(
    app: &mut App,
    effects: Vec<Effect>,
    outside: &mut Outside,
    terminal: &mut ratatui::DefaultTerminal,
) -> io::Result<()> {
    if !outside.work(app, effects) {
        return Ok(());
    }
    loop {
        terminal.draw(|frame| draw::draw(app, frame))?;
        let wait = if app.alive() { TICK } else { QUIET };
        let mut inputs = Vec::new();
        if event::poll(wait)? {
            // Whatever else is already there is taken along: pasted text, a
            // held key, a window being dragged.
            while event::poll(Duration::ZERO)? {
                if let Event::Key(key) = event::read()? {
                    inputs.push(Input::Key(key));
                }
            }
        } else {
            inputs.push(Input::Tick);
        }
        inputs.extend(outside.answers.try_iter());
        inputs.extend(outside.given_up());
        inputs.extend(outside.line.iter().flat_map(|line| line.news.try_iter().map(Input::Wire)));
        for input in inputs {
            let effects = app.update(input);
            if !outside.work(app, effects) {
                return Ok(());
            }
        }
    }
}

/// Whatever is not the table itself: files and thinkers.
struct Outside {
    pace: Duration,
    /// The line to a server.
    line: Option<Line>,
    /// Who thinks, and about what.
    thinkers: Vec<(Seat, u64, Purpose, Thinker)>,
    answer: Sender<Input>,
    answers: Receiver<Input>,
}

impl Outside {
    fn new(pace: Duration, line: Option<Line>) -> Outside {
        let (answer, answers) = channel();
        Outside { pace, line, thinkers: Vec::new(), answer, answers }
    }

    /// Does what the table asks for; `false` if it is to be left.
    fn work(&mut self, app: &mut App, effects: Vec<Effect>) -> bool {
        // The last is done first, so they stand the other way round.
        let mut due: Vec<Effect> = effects.into_iter().rev().collect();
        while let Some(effect) = due.pop() {
            match effect {
                Effect::Leave => return false,
                Effect::Keep { path, text, fresh } => {
                    let kept = keep::write(&path, &text, fresh);
                    let kept = kept.map_err(|why| keep::failure(&path, &why));
                    due.extend(app.update(Input::Kept(kept)).into_iter().rev());
                }
                Effect::Order(order) => {
                    if let Some(line) = &mut self.line {
                        line.order(order);
                    }
                }
                Effect::Think { thought, purpose, patience } => {
                    let (seat, prompt) = (thought.seat, thought.prompt);
                    let pace = if purpose == Purpose::Act { self.pace } else { Duration::ZERO };
                    let answer = self.answer.clone();
                    let thinker = Thinker::start(thought, pace, patience, move |found| {
                        // Nobody may be there any more to hear it.
                        let _ =
                            answer.send(Input::Thought { seat, prompt, purpose, answer: found });
                    });
                    let about = (seat, prompt, purpose);
                    self.thinkers.retain(|(seat, prompt, purpose, thinker)| {
                        thinker.until > Instant::now() && (*seat, *prompt, *purpose) != about
                    });
                    self.thinkers.push((seat, prompt, purpose, thinker));
                }
            }
        }
        true
    }

    /// Thoughts that nobody waits for any longer end without an answer.
    fn given_up(&mut self) -> Vec<Input> {
        let now = Instant::now();
        let over = self.thinkers.extract_if(.., |(_, _, _, thinker)| thinker.until <= now);
        let told =
            |(seat, prompt, purpose, _)| Input::Thought { seat, prompt, purpose, answer: None };
        over.map(told).collect()
    }
}

/// Shows the start menu until something is chosen or it is left.
pub(crate) fn choose(mut menu: Menu) -> io::Result<Option<Chosen>> {
    let palette = Palette::from_environment();
    let mut terminal = open()?;
    let chosen = loop {
        if let Err(why) = terminal.draw(|frame| menu.draw(palette, frame)) {
            break Err(why);
        }
        match event::read() {
            Err(why) => break Err(why),
            Ok(Event::Key(key)) => match menu.key(key) {
                Step::Stay => {}
                Step::Leave => break Ok(None),
                Step::Play => break Ok(Some(menu.chosen())),
            },
            Ok(_) => {}
        }
    };
    close()?;
    chosen
}
