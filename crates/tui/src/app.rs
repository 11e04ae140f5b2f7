//! The table on the screen, as a state machine: inputs go in, effects come
//! out, and nothing here reads a key, paints a cell, writes a file or starts a
//! thread. So tests can sit down at it like a person.
//!
//! The table is followed through a mirror and asked for things. At a table of
//! our own whatever is asked for is handed out as an [`Effect::Keep`] if the match
//! is kept in a file, and made real only when the file is written.

mod asking;
mod hearing;
mod keys;
mod takeback;
mod telling;
#[cfg(test)]
pub(crate) mod tests;
mod thought;

pub(crate) use hearing::said;

use crate::actions::Actions;
use crate::away::{News, Order};
use crate::boards::{self, Board, Look, Marks, Report};
use crate::host::Host;
use crate::log::Log;
use crate::palette::Palette;
use crate::play::{End, Play};
use crate::seen::Seen;
use crate::typing::Typing;
use crate::words::{Book, next_lang};
use crossterm::event::KeyEvent;
use drawing::Handle;
use engine::{Message, Seat, Viewer};
use std::cell::Cell;
use std::path::PathBuf;
use std::time::Duration;
use table::wire::Mirror;
use table::{Answer, Budget, Lang, Pointed, Thought, Undo};

/// What comes to the table.
pub(crate) enum Input {
    /// A key was pressed.
    Key(KeyEvent),
    /// A moment has passed.
    Tick,
    /// A computer player has thought; nothing if it could not.
    Thought { seat: Seat, prompt: u64, purpose: Purpose, answer: Option<Answer> },
    /// The file was written, or why not.
    Kept(Result<(), Message>),
    /// The line to the server tells something.
    Wire(News),
}

/// What is to be done outside.
pub(crate) enum Effect {
    /// Let a computer player think, and bring [`Input::Thought`], be it without
    /// an answer when so much time has passed.
    Think { thought: Thought, purpose: Purpose, patience: Duration },
    /// Write the match down, and bring [`Input::Kept`] before anything else.
    Keep { path: PathBuf, text: String, fresh: bool },
    /// Tell the line to the server to do something.
    Order(Order),
    /// Leave the table.
    Leave,
}

/// What a thought is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// To act.
    Act,
    /// To advise the person at the keyboard.
    Advise,
}

/// How something is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tone {
    Good,
    Bad,
    Info,
}

/// Something said once, until the next key.
struct Notice {
    tone: Tone,
    message: Message,
}

/// Where the cursor is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Focus {
    Board,
    Actions,
    Log,
}

/// What covers the table.
pub(crate) enum Overlay {
    /// Text to read.
    Page(Page, Cell<usize>, Cell<Leap>),
    /// How points came about.
    Report(Box<Report>),
    /// The match is over.
    Result,
    /// The match has not begun: there are free chairs.
    Lobby,
    /// The keyboard goes to somebody else.
    Handover(Seat),
    /// Whether to leave.
    Quit,
    /// Whether those at this screen agree that this seat takes back, and why
    /// they are asked.
    Agree(Seat, Option<Message>),
}

/// Text to read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Page {
    Help,
    Rules,
    /// The table in words.
    Words,
    /// What need not be asked.
    Standing,
}

/// Where a reader of the rules wants to go; the painter knows where that is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Leap {
    #[default]
    Stay,
    /// The next heading.
    Next,
    /// The heading before.
    Back,
    /// The chapter of tables.
    Tables,
}

/// What is being typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wanted {
    /// An action.
    Action,
    /// The name of a file.
    File,
}

/// What waits for the file to be written.
enum Pending {
    /// What was asked for.
    Step,
    /// A copy under a new name.
    Copy(PathBuf),
    /// The record of a server, to be written to this file; whether it must be a
    /// fresh one.
    Fetch(PathBuf, bool),
}

/// The table on the screen.
pub(crate) struct App {
    host: Host,
    /// The table through the eyes of whoever sits here.
    seen: Seen,
    book: Book,
    /// The names as the book has them.
    named: Vec<String>,
    pub(crate) palette: Palette,
    board: Box<dyn Board>,
    /// What whoever sits here has picked, if they are asked at a game of touches.
    thought: Option<thought::Thought>,
    /// Who was to blame for what was touched last, until the next key.
    culprits: Vec<Handle>,
    /// What the board marks.
    marks: Marks,
    /// What the thing under the cursor is, or touching it would do.
    pointed: Option<Pointed>,
    /// Whose eyes.
    viewer: Viewer,
    record: Option<PathBuf>,
    /// Where a server's record is to be written when the match is over.
    wanted: Option<PathBuf>,
    hint: Budget,
    pending: Option<Pending>,
    /// The questions computer players think about.
    thinking: Vec<(Seat, u64)>,
    /// The question advice was asked for.
    advising: Option<u64>,
    /// The action that was advised, until the next key.
    advised: Option<String>,
    overlays: Vec<Overlay>,
    focus: Focus,
    actions: Actions,
    log: Log,
    typing: Option<(Wanted, Typing)>,
    notice: Option<Notice>,
    /// What happened at the table, and before which step.
    news: Vec<(usize, Message)>,
    /// The steps whose reports were shown.
    heard: usize,
    /// Whether the end was shown.
    ended: bool,
    /// The table of another match that was told.
    next: Option<String>,
    /// Moments passed, for whatever turns.
    ticks: usize,
}

impl App {
    /// Sits down. The second part is to be done first.
    pub(crate) fn new(play: Play, palette: Palette) -> (App, Vec<Effect>) {
        let Play { host, lang, record, hint, count, line: _, plain: _, pace: _ } = play;
        let (record, wanted) = match host {
            Host::Here(_) => (record, None),
            Host::Server(_) => (None, record),
        };
        // Several: whoever is asked first is asked to sit down first.
        let viewer = Viewer::Public;
        let seen = Seen::new(host.entry().clone(), host.mirror(), viewer);
        let mut app = App {
            book: host.book(lang),
            named: host.names(),
            board: boards::of(&seen, count),
            thought: None,
            culprits: Vec::new(),
            marks: Marks::default(),
            pointed: None,
            heard: host.mirror().steps,
            host,
            seen,
            palette,
            viewer,
            record,
            wanted,
            hint,
            pending: None,
            thinking: Vec::new(),
            advising: None,
            advised: None,
            overlays: Vec::new(),
            focus: Focus::Board,
            actions: Actions::default(),
            log: Log::default(),
            typing: None,
            notice: None,
            news: Vec::new(),
            ended: false,
            next: None,
            ticks: 0,
        };
        app.hear_old_talk();
        let effects = app.refresh();
        app.light();
        (app, effects)
    }

    /// Takes an input; says what is to be done.
    pub(crate) fn update(&mut self, input: Input) -> Vec<Effect> {
        if let Input::Tick = input {
            self.ticks = self.ticks.wrapping_add(1);
            return Vec::new();
        }
        let effects = match input {
            Input::Tick => Vec::new(),
            Input::Key(key) => self.key(key),
            Input::Thought { seat, prompt, purpose: Purpose::Act, answer } => {
                self.thought(seat, prompt, answer.as_ref())
            }
            Input::Thought { seat, prompt, purpose: Purpose::Advise, answer } => {
                self.advice(seat, prompt, answer.as_ref());
                Vec::new()
            }
            Input::Kept(result) => self.kept(result),
            Input::Wire(news) => self.wire(news),
        };
        self.light();
        effects
    }

    /// The seat whose eyes these are.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// Whether something turns on the screen.
    pub(crate) fn alive(&self) -> bool {
        let served = matches!(self.host, Host::Server(_));
        served || !self.thinking.is_empty() || self.advising.is_some()
    }

    /// How the time at the table ended, if it ended now.
    pub(crate) fn end(&self) -> End {
        if self.mirror().outcome.is_some() { End::Finished } else { End::Left }
    }

    /// Hands the table back.
    pub(crate) fn close(self) -> (Host, Option<PathBuf>) {
        (self.host, self.record)
    }

    fn tell(&mut self, tone: Tone, message: Message) {
        self.notice = Some(Notice { tone, message });
    }

    /// Works out what the new state of the match means for the screen.
    fn refresh(&mut self) -> Vec<Effect> {
        let over = self.mirror().outcome.is_some();
        let mut effects = Vec::new();
        self.settle_eyes();
        self.settle_names();
        if over {
            // Nobody's hand stays on a screen that several people look at.
            if self.shared() {
                self.viewer = Viewer::Public;
            }
            if !self.ended {
                self.overlays.push(Overlay::Result);
                if let Some(path) = self.wanted.clone() {
                    effects = self.copy(path, false);
                }
            }
        } else {
            self.pass_on();
        }
        self.ended = over;
        self.wait_in_the_lobby();
        self.ask_all();
        self.reread();
        effects.extend(self.think());
        effects
    }

    /// If somebody else at this keyboard is asked, the screen is covered
    /// until they have sat down; where nothing is hidden it simply is theirs.
    fn pass_on(&mut self) {
        if let Some(next) = self.mirror().next_to_sit(self.seat()) {
            if self.host.entry().face_up {
                self.viewer = Viewer::Seat(next);
                if self.notice.is_none() {
                    self.tell(Tone::Info, Message::new("tui-turn-of").seat("who", next));
                }
                return;
            }
            self.overlays.retain(|overlay| !matches!(overlay, Overlay::Handover(_)));
            self.overlays.push(Overlay::Handover(next));
        }
    }

    /// Reads board, actions and log anew, and reports what was counted.
    fn reread(&mut self) {
        self.seen.look(self.host.mirror(), self.viewer);
        let new = self.seen.told().iter().filter(|told| told.step >= self.heard);
        let reports: Vec<Report> = new.filter_map(|told| self.board.report(told)).collect();
        self.heard = self.mirror().steps;
        // The first report lies on top.
        self.overlays
            .extend(reports.into_iter().rev().map(|report| Overlay::Report(Box::new(report))));
        self.settle_thought();
        self.log = self.new_log();
        self.list();
    }

    fn new_log(&self) -> Log {
        Log::read(&self.seen, &self.mirror().actors, &self.news, &self.book)
    }

    /// The person named in the hand-over has sat down.
    fn sit(&mut self, seat: Seat) {
        self.overlays.pop();
        self.viewer = Viewer::Seat(seat);
        self.focus = Focus::Board;
        self.board.enter(0);
        self.reread();
    }

    fn speak(&mut self, lang: Lang) {
        self.book = self.host.book(lang);
        let at = self.actions.at;
        let up = self.log.up.get();
        self.log = self.new_log();
        self.log.up.set(up);
        self.list();
        self.actions.at = at;
    }

    fn other_language(&mut self) {
        self.speak(next_lang(self.book.lang()));
        self.tell(Tone::Info, Message::new("tui-language-now"));
    }

    /// The action that is typed, listed or advised.
    fn considered(&self) -> Option<String> {
        match (&self.typing, self.focus) {
            (Some((Wanted::Action, line)), _) => Some(line.text.clone()),
            (Some((Wanted::File, _)), _) => None,
            (None, Focus::Actions) => self.actions.current().map(|item| item.text.clone()),
            (None, _) => self.advised.clone(),
        }
    }

    /// What the board is drawn with.
    pub(crate) fn look(&self) -> Look<'_> {
        Look {
            book: &self.book,
            palette: self.palette,
            seat: self.seat(),
            focused: self.focus == Focus::Board && self.typing.is_none(),
            marks: &self.marks,
        }
    }

    pub(crate) fn mirror(&self) -> &Mirror {
        self.host.mirror()
    }

    pub(crate) fn seen(&self) -> &Seen {
        &self.seen
    }

    pub(crate) fn host(&self) -> &Host {
        &self.host
    }

    /// How the table takes back.
    pub(crate) fn undo_kind(&self) -> Undo {
        self.mirror().table.as_ref().map_or(Undo::Strict, |card| card.undo)
    }

    pub(crate) fn book(&self) -> &Book {
        &self.book
    }

    pub(crate) fn board(&self) -> &dyn Board {
        self.board.as_ref()
    }

    pub(crate) fn overlay(&self) -> Option<&Overlay> {
        self.overlays.last()
    }

    pub(crate) fn focus(&self) -> Focus {
        self.focus
    }

    pub(crate) fn actions(&self) -> &Actions {
        &self.actions
    }

    pub(crate) fn log(&self) -> &Log {
        &self.log
    }

    pub(crate) fn typing(&self) -> Option<&(Wanted, Typing)> {
        self.typing.as_ref()
    }

    pub(crate) fn record(&self) -> Option<&PathBuf> {
        self.record.as_ref()
    }

    /// The reports of the whole match, in order.
    pub(crate) fn reports(&self) -> Vec<Report> {
        self.seen.told().iter().filter_map(|told| self.board.report(told)).collect()
    }
}
