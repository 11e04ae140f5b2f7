//! The table on the screen, as a state machine: inputs go in, effects come
//! out, and nothing here reads a key, paints a cell, writes a file or starts a
//! thread. So tests can sit down at it like a person.
//!
//! Every step is proposed, handed out as an [`Effect::Keep`] if the match is
//! kept in a file, and made real only when the file is written.

mod keys;
mod takeback;
mod telling;
#[cfg(test)]
pub(crate) mod tests;

use crate::actions::Actions;
use crate::boards::{self, Board, Look, Report};
use crate::log::Log;
use crate::palette::Palette;
use crate::play::{End, Play};
use crate::typing::Typing;
use crate::words::{Book, next_lang};
use crate::{advice, keep};
use crossterm::event::KeyEvent;
use engine::{Message, Seat, Viewer};
use std::cell::Cell;
use std::path::PathBuf;
use table::{Answer, Budget, Draft, Lang, Refusal, Session, Thought, Wish};

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
}

/// What is to be done outside.
pub(crate) enum Effect {
    /// Let a computer player think, and bring [`Input::Thought`].
    Think { thought: Thought, purpose: Purpose },
    /// Write the match down, and bring [`Input::Kept`] before anything else.
    Keep { path: PathBuf, text: String, fresh: bool },
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
    /// The keyboard goes to somebody else.
    Handover(Seat),
    /// Whether to leave.
    Quit,
    /// Whether everybody agrees that this seat takes back, and why they are
    /// asked.
    Agree(Seat, Message),
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
    /// A step.
    Step(Box<Draft>),
    /// A copy under a new name.
    Copy(PathBuf),
}

/// The table on the screen.
pub(crate) struct App {
    session: Session,
    book: Book,
    pub(crate) palette: Palette,
    board: Box<dyn Board>,
    /// The people at this keyboard.
    people: Vec<Seat>,
    /// Whose eyes.
    viewer: Viewer,
    record: Option<PathBuf>,
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
    /// Moments passed, for whatever turns.
    ticks: usize,
}

impl App {
    /// Sits down. The second part is to be done first.
    pub(crate) fn new(play: Play, palette: Palette) -> (App, Vec<Effect>) {
        let Play { session, lang, record, hint, count, plain: _, pace: _ } = play;
        let person = |seat: &Seat| !session.players()[seat.index()].is_bot();
        let people: Vec<Seat> = Seat::all(session.players().len()).filter(person).collect();
        let viewer = match people[..] {
            [alone] => Viewer::Seat(alone),
            // Several: whoever is asked first is asked to sit down first.
            _ => Viewer::Public,
        };
        let mut app = App {
            book: Book::new(lang, session.entry(), session.names()),
            board: boards::of(&session, count),
            heard: session.steps(),
            session,
            palette,
            people,
            viewer,
            record,
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
            ticks: 0,
        };
        let effects = app.refresh();
        (app, effects)
    }

    /// Takes an input; says what is to be done.
    pub(crate) fn update(&mut self, input: Input) -> Vec<Effect> {
        match input {
            Input::Tick => {
                self.ticks = self.ticks.wrapping_add(1);
                Vec::new()
            }
            Input::Key(key) => {
                let effects = self.key(key);
                self.light();
                effects
            }
            Input::Thought { seat, prompt, purpose: Purpose::Act, answer } => {
                self.thought(seat, prompt, answer)
            }
            Input::Thought { seat, prompt, purpose: Purpose::Advise, answer } => {
                self.advice(seat, prompt, answer.as_ref());
                Vec::new()
            }
            Input::Kept(result) => self.kept(result),
        }
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
        !self.thinking.is_empty() || self.advising.is_some()
    }

    /// How the time at the table ended, if it ended now.
    pub(crate) fn end(&self) -> End {
        if self.session.outcome().is_some() { End::Finished } else { End::Left }
    }

    /// Hands the table back.
    pub(crate) fn close(self) -> (Session, Option<PathBuf>) {
        (self.session, self.record)
    }

    fn tell(&mut self, tone: Tone, message: Message) {
        self.notice = Some(Notice { tone, message });
    }

    /// Works out what the new state of the match means for the screen.
    fn refresh(&mut self) -> Vec<Effect> {
        let over = self.session.outcome().is_some();
        if over {
            // Nobody's hand stays on a screen that several people look at.
            if self.people.len() > 1 {
                self.viewer = Viewer::Public;
            }
            if !self.ended {
                self.overlays.push(Overlay::Result);
            }
        } else {
            self.pass_on();
        }
        self.ended = over;
        self.reread();
        self.think()
    }

    /// If somebody else at this keyboard is asked, the screen is covered
    /// until they have sat down; where nothing is hidden it simply is theirs.
    fn pass_on(&mut self) {
        if self.people.len() < 2 {
            return;
        }
        let waiting = self.session.turn().seats();
        if self.seat().is_some_and(|seat| waiting.contains(seat)) {
            return;
        }
        if let Some(next) = self.people.iter().copied().find(|seat| waiting.contains(*seat)) {
            if self.session.entry().face_up {
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
        let events = self.session.packet(self.viewer, 0).events;
        let new = events.iter().filter(|told| told.step >= self.heard);
        let reports: Vec<Report> = new.filter_map(|told| self.board.report(told)).collect();
        self.heard = self.session.steps();
        // The first report lies on top.
        self.overlays
            .extend(reports.into_iter().rev().map(|report| Overlay::Report(Box::new(report))));
        self.board.look(&self.session, self.viewer);
        self.log = Log::read(&self.session, self.viewer, &events, &self.news, &self.book);
        self.list();
    }

    fn list(&mut self) {
        self.actions = match self.seat() {
            Some(seat) => Actions::read(&self.session, seat, self.board.as_ref(), &self.book),
            None => Actions::default(),
        };
    }

    /// The thinking of computer players that has not begun.
    fn think(&mut self) -> Vec<Effect> {
        let thoughts = self.session.thoughts();
        self.thinking.retain(|known| thoughts.iter().any(|t| (t.seat, t.prompt) == *known));
        let mut effects = Vec::new();
        for thought in thoughts {
            let question = (thought.seat, thought.prompt);
            if !self.thinking.contains(&question) {
                self.thinking.push(question);
                effects.push(Effect::Think { thought, purpose: Purpose::Act });
            }
        }
        effects
    }

    fn thought(&mut self, seat: Seat, prompt: u64, answer: Option<Answer>) -> Vec<Effect> {
        let asked = self.thinking.iter().position(|known| *known == (seat, prompt));
        // Something was taken back in the meantime: nobody waits for this.
        let Some(asked) = asked else {
            return Vec::new();
        };
        let Some(answer) = answer.filter(|answer| !answer.text.is_empty()) else {
            self.tell(Tone::Bad, Message::new("tui-bot-failed").seat("who", seat));
            return Vec::new();
        };
        match self.session.propose(seat, Wish::Act { prompt, text: answer.text }) {
            Ok(draft) => {
                self.thinking.remove(asked);
                self.keep(draft)
            }
            Err(refusal) => {
                self.tell(Tone::Bad, refusal.message());
                Vec::new()
            }
        }
    }

    /// Asks for the draft to be written down, or makes it real at once.
    fn keep(&mut self, draft: Draft) -> Vec<Effect> {
        match self.record.clone() {
            None => self.commit(draft),
            Some(path) => {
                let text = draft.record().to_string();
                self.pending = Some(Pending::Step(Box::new(draft)));
                vec![Effect::Keep { path, text, fresh: false }]
            }
        }
    }

    fn kept(&mut self, result: Result<(), Message>) -> Vec<Effect> {
        match (self.pending.take(), result) {
            (None, _) => Vec::new(),
            (Some(Pending::Step(draft)), Ok(())) => self.commit(*draft),
            (Some(Pending::Copy(path)), Ok(())) => {
                let file = path.to_string_lossy().into_owned();
                self.record = Some(path);
                self.tell(Tone::Good, Message::new("tui-saved").text("file", file));
                Vec::new()
            }
            (Some(_), Err(why)) => {
                self.tell(Tone::Bad, why);
                // The step has not happened: whoever was asked is asked again.
                self.refresh()
            }
        }
    }

    fn commit(&mut self, draft: Draft) -> Vec<Effect> {
        match self.session.commit(draft) {
            Err(refusal) => self.tell(Tone::Bad, refusal.message()),
            Ok(update) => {
                let packet = update.packet(self.viewer);
                if let Some(news) = packet.and_then(|packet| packet.news.first()) {
                    self.tell(Tone::Info, news.clone());
                    // Whoever sits down later reads it in the log.
                    self.news.push((self.session.steps(), news.clone()));
                }
            }
        }
        self.refresh()
    }

    /// The person at the keyboard acts.
    fn act(&mut self, text: &str) -> Vec<Effect> {
        let Some(seat) = self.seat() else {
            return Vec::new();
        };
        let refusal = match self.session.prompt(seat) {
            None => Refusal::Illegal(Message::new("illegal-not-you")),
            Some(prompt) => {
                let wish = Wish::Act { prompt, text: text.to_owned() };
                match self.session.propose(seat, wish) {
                    Ok(draft) => return self.keep(draft),
                    Err(refusal) => refusal,
                }
            }
        };
        self.tell(Tone::Bad, refusal.message());
        Vec::new()
    }

    fn ask_advice(&mut self) -> Vec<Effect> {
        let Some(seat) = self.seat() else {
            self.tell_idle();
            return Vec::new();
        };
        if self.advising.is_some() {
            return Vec::new();
        }
        match advice::thought(&self.session, seat, self.hint) {
            Err(refusal) => {
                self.tell(Tone::Bad, refusal.message());
                Vec::new()
            }
            Ok(thought) => {
                self.advising = Some(thought.prompt);
                vec![Effect::Think { thought, purpose: Purpose::Advise }]
            }
        }
    }

    fn advice(&mut self, seat: Seat, prompt: u64, answer: Option<&Answer>) {
        if self.advising != Some(prompt) {
            return;
        }
        self.advising = None;
        // The match may have gone on, or somebody else may sit here now.
        if self.seat() != Some(seat) || self.session.prompt(seat) != Some(prompt) {
            return;
        }
        let message = match answer {
            Some(answer) => advice::message(&self.session, seat, answer),
            None => Message::new("tui-hint-none"),
        };
        self.tell(Tone::Info, message);
        if let Some(answer) = answer {
            self.board.clear();
            self.actions.select(&answer.text);
            self.advised = Some(answer.text.clone());
            self.focus = Focus::Actions;
            self.light();
        }
    }

    /// The person named in the hand-over has sat down.
    fn sit(&mut self, seat: Seat) {
        self.overlays.pop();
        self.viewer = Viewer::Seat(seat);
        self.focus = Focus::Board;
        self.board.enter(0);
        self.reread();
    }

    fn save(&mut self) -> Vec<Effect> {
        if let Some(path) = self.record.clone() {
            return self.copy(path, false);
        }
        let name = format!("{}.{}", self.session.entry().id, keep::ENDING);
        self.typing = Some((Wanted::File, Typing::new(name)));
        Vec::new()
    }

    /// Writes the match to a file. From then on every step goes there.
    fn copy(&mut self, path: PathBuf, fresh: bool) -> Vec<Effect> {
        let text = self.session.record().to_string();
        self.pending = Some(Pending::Copy(path.clone()));
        vec![Effect::Keep { path, text, fresh }]
    }

    fn speak(&mut self, lang: Lang) {
        self.book = Book::new(lang, self.session.entry(), self.session.names());
        let at = self.actions.at;
        let up = self.log.up.get();
        let events = self.session.packet(self.viewer, 0).events;
        self.log = Log::read(&self.session, self.viewer, &events, &self.news, &self.book);
        self.log.up.set(up);
        self.list();
        self.actions.at = at;
    }

    fn other_language(&mut self) {
        self.speak(next_lang(self.book.lang()));
        self.tell(Tone::Info, Message::new("tui-language-now"));
    }

    /// Lights up on the board what is typed, listed or advised.
    fn light(&mut self) {
        let text = match (&self.typing, self.focus) {
            (Some((Wanted::Action, line)), _) => Some(line.text.clone()),
            (Some((Wanted::File, _)), _) => None,
            (None, Focus::Actions) => self.actions.current().map(|item| item.text.clone()),
            (None, _) => self.advised.clone(),
        };
        self.board.show(text.as_deref());
    }

    /// What the board is drawn with.
    pub(crate) fn look(&self) -> Look<'_> {
        Look {
            book: &self.book,
            palette: self.palette,
            seat: self.seat(),
            focused: self.focus == Focus::Board && self.typing.is_none(),
        }
    }

    pub(crate) fn session(&self) -> &Session {
        &self.session
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
        let events = self.session.packet(self.viewer, 0).events;
        events.iter().filter_map(|told| self.board.report(told)).collect()
    }
}
