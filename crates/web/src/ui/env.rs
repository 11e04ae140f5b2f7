//! What every part of the page shares: language, place, scene, and the few
//! things that can be asked of the worker.

use super::{line, store};
use crate::route::Route;
use crate::scene::{Art, Line, Order, Scene, Touches};
use crate::shelf::{self, Cover};
use crate::words::{Book, named};
use drawing::svg::Sent;
use drawing::{Frame, Handle};
use engine::Message;
use leptos::prelude::*;
use std::sync::Arc;
use table::Lang;

/// How fast movements are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Speed {
    Slow,
    Normal,
    Fast,
    Off,
}

impl Speed {
    pub(crate) const ALL: [(Speed, &'static str); 4] = [
        (Speed::Slow, "slow"),
        (Speed::Normal, "normal"),
        (Speed::Fast, "fast"),
        (Speed::Off, "off"),
    ];

    pub(crate) fn read(text: &str) -> Speed {
        let known = Speed::ALL.into_iter().find(|(_, name)| *name == text);
        known.map_or(Speed::Normal, |(speed, _)| speed)
    }

    pub(crate) fn name(self) -> &'static str {
        Speed::ALL.into_iter().find(|(speed, _)| *speed == self).map_or("normal", |(_, name)| name)
    }

    /// A time at normal speed, at this speed.
    pub(crate) fn of(self, millis: u32) -> u32 {
        match self {
            Speed::Slow => millis * 2,
            Speed::Normal => millis,
            Speed::Fast => millis / 2,
            Speed::Off => 0,
        }
    }
}

/// A window in front of the page.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Dialog {
    Rules,
    Settings,
    Resign,
    Stances,
    Invite(&'static str),
    Fairness(bool, Vec<String>),
}

/// Which panel beside the table lies open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Panel {
    Log,
    Actions,
    Known,
    Chat,
}

/// Advice on the open question.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Advice {
    /// The action in notation.
    pub(crate) text: String,
    /// What it does.
    pub(crate) what: String,
    /// The chance of winning, if it was judged.
    pub(crate) percent: Option<u8>,
    /// What one touches for it: marked on the board.
    pub(crate) marks: Vec<Handle>,
}

/// A short notice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Toast {
    pub(crate) text: String,
    pub(crate) bad: bool,
}

/// What every part of the page shares.
#[derive(Clone, Copy)]
pub(crate) struct Env {
    pub(crate) lang: RwSignal<Lang>,
    pub(crate) book: RwSignal<Arc<Book>>,
    pub(crate) game: RwSignal<Option<&'static str>>,
    pub(crate) route: RwSignal<Route>,
    pub(crate) theme: RwSignal<String>,
    pub(crate) speed: RwSignal<Speed>,
    /// The table as it is shown.
    pub(crate) scene: RwSignal<Option<Arc<Scene>>>,
    /// Everything told so far.
    pub(crate) log: RwSignal<Arc<Vec<Line>>>,
    /// What is being told just now.
    pub(crate) moving: RwSignal<Option<Line>>,
    /// What halts the telling until it was read.
    pub(crate) halt: RwSignal<Option<Line>>,
    /// The line of the log that is pointed at.
    pub(crate) lit: RwSignal<Option<Line>>,
    /// An answer was sent; nothing can be chosen until the next scene.
    pub(crate) sent: RwSignal<bool>,
    /// The screen has to be passed on first.
    pub(crate) cover: RwSignal<bool>,
    pub(crate) explained: RwSignal<Option<(String, bool, String)>>,
    pub(crate) advice: RwSignal<Option<Advice>>,
    pub(crate) advising: RwSignal<bool>,
    pub(crate) failed: RwSignal<Vec<String>>,
    /// The short help on a game, once the worker has told it.
    pub(crate) help: RwSignal<Vec<(String, Vec<String>)>>,
    /// What the worker found wrong with the options that were asked about.
    pub(crate) checked: RwSignal<Option<Vec<String>>>,
    pub(crate) toast: RwSignal<Option<Toast>>,
    /// How far the keeping of all games has come.
    pub(crate) kept: RwSignal<super::offline::Kept>,
    pub(crate) dialog: RwSignal<Option<Dialog>>,
    /// What a screen reader is told.
    pub(crate) said: RwSignal<String>,
    /// Whether there is a server behind the page.
    pub(crate) server: RwSignal<bool>,
    /// When the scene came, and what time it is: for clocks.
    pub(crate) arrived: RwSignal<f64>,
    pub(crate) now: RwSignal<f64>,
    /// The step of the log where "since your last turn" begins.
    pub(crate) mark: RwSignal<usize>,
    /// The window.
    pub(crate) frame: RwSignal<Frame>,
    /// The table as it is drawn; nothing at the general table.
    pub(crate) drawn: RwSignal<Option<Arc<Sent>>>,
    /// What can be touched.
    pub(crate) touches: RwSignal<Arc<Touches>>,
    /// What is pointed at: its handle, what is said of it, what is drawn for it.
    pub(crate) pointed: RwSignal<Option<(Handle, String, String)>>,
    /// What a finger has looked at, and which of its shapes: a button does it.
    pub(crate) looked: RwSignal<Option<(Handle, String)>>,
    /// What was touched and cannot be: its handle, why, and who is to blame.
    pub(crate) untouchable: RwSignal<Option<(Handle, String, Vec<Handle>)>>,
    /// Which panel lies open beside the table.
    pub(crate) panel: RwSignal<Panel>,
    /// The drawer that lies open over the side.
    pub(crate) drawer: RwSignal<Option<String>>,
    /// The letters of this board: what they put the focus on, and what they show.
    pub(crate) letters: RwSignal<Arc<Art>>,
    /// Whether the sheet of a phone lies open.
    pub(crate) lifted: RwSignal<bool>,
    /// Whether the pieces on the board are hidden, so that it can be read.
    pub(crate) bare: RwSignal<bool>,
    /// Whether a finger acts at its first touch.
    pub(crate) one_touch: RwSignal<bool>,
}

#[allow(clippy::unused_self)] // whatever is asked of the page is asked of this handle
impl Env {
    pub(crate) fn new(lang: Lang) -> Env {
        let speed = Speed::read(&store::get("speed").unwrap_or_default());
        let theme = store::get("theme").unwrap_or_default();
        let hash = window().location().hash().unwrap_or_default();
        Env {
            lang: RwSignal::new(lang),
            book: RwSignal::new(Arc::new(Book::general(lang))),
            game: RwSignal::new(None),
            route: RwSignal::new(Route::read(&hash)),
            theme: RwSignal::new(theme),
            speed: RwSignal::new(speed),
            scene: RwSignal::new(None),
            log: RwSignal::new(Arc::default()),
            moving: RwSignal::new(None),
            halt: RwSignal::new(None),
            lit: RwSignal::new(None),
            sent: RwSignal::new(false),
            cover: RwSignal::new(false),
            explained: RwSignal::new(None),
            advice: RwSignal::new(None),
            advising: RwSignal::new(false),
            failed: RwSignal::new(Vec::new()),
            help: RwSignal::new(Vec::new()),
            checked: RwSignal::new(None),
            toast: RwSignal::new(None),
            kept: RwSignal::new(super::offline::Kept::default()),
            dialog: RwSignal::new(None),
            said: RwSignal::new(String::new()),
            server: RwSignal::new(false),
            arrived: RwSignal::new(0.0),
            now: RwSignal::new(0.0),
            mark: RwSignal::new(0),
            frame: RwSignal::new(Frame::default()),
            drawn: RwSignal::new(None),
            touches: RwSignal::new(Arc::default()),
            pointed: RwSignal::new(None),
            looked: RwSignal::new(None),
            untouchable: RwSignal::new(None),
            panel: RwSignal::new(Panel::Log),
            drawer: RwSignal::new(None),
            letters: RwSignal::new(Arc::default()),
            lifted: RwSignal::new(false),
            bare: RwSignal::new(false),
            one_touch: RwSignal::new(store::get("one-touch").as_deref() == Some("on")),
        }
    }

    /// A sentence of the page.
    pub(crate) fn word(self, id: &'static str) -> String {
        self.book.get().word(id)
    }

    /// The same, in whichever language is spoken later. Every use has one type:
    /// what the page draws is compiled once for each type it is made of.
    pub(crate) fn live(self, id: &'static str) -> impl Fn() -> String + Copy + Send + Sync {
        move || self.word(id)
    }

    pub(crate) fn say(self, message: &Message) -> String {
        self.book.get().say(message)
    }

    /// A sentence whose name is put together.
    pub(crate) fn named(self, id: String) -> String {
        self.book.get().say(&named(id))
    }

    pub(crate) fn cover(self) -> Option<&'static Cover> {
        self.game.get().and_then(shelf::find)
    }

    /// The words of this game from now on.
    pub(crate) fn play(self, game: Option<&str>) {
        let id = game.and_then(shelf::find).map(|cover| cover.id);
        let same = self.game.get_untracked() == id;
        if !same {
            self.game.set(id);
            self.rewrite();
        }
    }

    fn rewrite(self) {
        let lang = self.lang.get_untracked();
        let cover = self.game.get_untracked().and_then(shelf::find);
        let book = cover.map_or_else(|| Book::general(lang), |cover| Book::of(lang, cover.id));
        self.book.set(Arc::new(book));
    }

    /// Speaks a language from now on, once its words are here.
    pub(crate) fn speak(self, lang: Lang) {
        leptos::task::spawn_local(async move {
            if !line::learn(lang).await {
                return self.notice(self.book.get_untracked().word("web-no-words"), true);
            }
            self.lang.set(lang);
            store::set("lang", lang.code());
            self.rewrite();
            self.order(&Order::Language { lang });
        });
    }

    pub(crate) fn paint(self, theme: &str) {
        self.theme.set(theme.to_owned());
        store::set("theme", theme);
    }

    pub(crate) fn order(self, order: &Order) {
        line::send(self, order);
    }

    /// Answers the open question.
    pub(crate) fn act(self, text: &str) {
        let scene = self.scene.get_untracked();
        let prompt = scene.as_ref().and_then(|scene| scene.prompt);
        match prompt {
            Some(prompt) if !self.sent.get_untracked() => {
                self.sent.set(true);
                self.advice.set(None);
                self.explained.set(None);
                self.order(&Order::Act { prompt, text: text.to_owned() });
            }
            _ => self.notice(self.book.get_untracked().word("web-not-now"), true),
        }
    }

    pub(crate) fn notice(self, text: String, bad: bool) {
        self.said.set(text.clone());
        self.toast.set(Some(Toast { text, bad }));
    }

    /// Goes to a place of the page.
    pub(crate) fn go(self, route: &Route) {
        let _ = window().location().set_hash(&route.to_string());
    }

    /// Goes to a place instead of the present one: there is no way back to it.
    pub(crate) fn turn(self, route: &Route) {
        let _ = window().location().replace(&route.to_string());
    }

    /// Changes the address without going anywhere.
    pub(crate) fn stay(self, route: &Route) {
        if let Ok(history) = window().history() {
            let _ = history.replace_state_with_url(
                &wasm_bindgen::JsValue::NULL,
                "",
                Some(&route.to_string()),
            );
        }
    }

    /// Whether the reader asked for less movement.
    pub(crate) fn calm(self) -> bool {
        let query = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
        query.is_some_and(|query| query.matches())
    }
}

pub(crate) fn env() -> Env {
    expect_context::<Env>()
}
