//! The line to the worker. There is none before somebody opens a match: what the page
//! shows until then it knows itself.

use super::env::{Advice, Dialog, Env};
use super::{drawn, stage, store};
use crate::scene::{Order, Report};
use leptos::prelude::*;
use std::cell::RefCell;
use std::sync::Arc;
use table::Lang;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker};

thread_local! {
    static WORKER: RefCell<Option<Worker>> = const { RefCell::new(None) };
    /// The game whose rules it has, or [`NONE`].
    static GAME: RefCell<Option<String>> = const { RefCell::new(None) };
    /// Starts the worker of a module.
    static OPEN: RefCell<Option<js_sys::Function>> = const { RefCell::new(None) };
    /// Fetches words.
    static MORE: RefCell<Option<js_sys::Function>> = const { RefCell::new(None) };
    /// What waits until the worker has its words; nothing if it has.
    static WAITING: RefCell<Option<Vec<String>>> = const { RefCell::new(None) };
    /// In which languages it has the words of its game.
    static SPOKEN: RefCell<Vec<Lang>> = const { RefCell::new(Vec::new()) };
    /// What another worker would have to be asked again.
    static OPENED: RefCell<Option<Order>> = const { RefCell::new(None) };
    /// The window as it was told last.
    static FRAME: RefCell<Option<Order>> = const { RefCell::new(None) };
}

/// The module that knows no game.
const NONE: &str = "line";

/// Whether an order names a game or a match whose game may not be here.
fn opens(order: &Order) -> bool {
    matches!(
        order,
        Order::Start { .. }
            | Order::Resume { .. }
            | Order::Replay { .. }
            | Order::Join { .. }
            | Order::Help { .. }
            | Order::Check { .. }
    )
}

/// The game that an order is about, as far as it says.
fn game_of(order: &Order) -> Option<&str> {
    match order {
        Order::Start { game, .. } | Order::Help { game, .. } | Order::Check { game, .. } => {
            Some(game)
        }
        Order::Resume { record, .. } | Order::Replay { record, .. } => {
            let head = record.lines().take_while(|line| !line.is_empty());
            head.filter_map(|line| line.strip_prefix("game:")).map(str::trim).next()
        }
        _ => None,
    }
}

/// Sends an order.
pub(crate) fn send(env: Env, order: &Order) {
    if matches!(order, Order::Frame { .. }) {
        FRAME.set(Some(order.clone()));
    }
    if opens(order) {
        OPENED.set(Some(order.clone()));
        let wanted = game_of(order).and_then(crate::shelf::find).map(|cover| cover.id);
        let here = GAME.with_borrow(Clone::clone);
        // A match that does not say its game is found out about by any worker.
        let wanted = wanted.or(here.is_none().then_some(NONE));
        if let Some(module) = wanted.filter(|module| here.as_deref() != Some(*module)) {
            return elsewhere(env, module);
        }
    }
    post(order);
}

fn post(order: &Order) {
    let Ok(text) = serde_json::to_string(order) else { return };
    let text = WAITING.with_borrow_mut(|waiting| match waiting {
        Some(list) => {
            list.push(text);
            None
        }
        None => Some(text),
    });
    if let Some(text) = text {
        say(&text);
    }
}

fn say(text: &str) {
    WORKER.with_borrow(|worker| {
        if let Some(worker) = worker {
            let _ = worker.post_message(&JsValue::from_str(text));
        }
    });
}

/// Knows from now on how to start workers and to fetch words.
pub(crate) fn open(open: js_sys::Function, more: js_sys::Function) {
    OPEN.set(Some(open));
    MORE.set(Some(more));
}

/// The words of a language, of the page or of a game, fetched; nothing if they cannot
/// be had.
async fn words(lang: Lang, game: Option<&str>) -> Option<String> {
    let more = MORE.with_borrow(Clone::clone)?;
    let (lang, game) = (JsValue::from_str(lang.code()), game.unwrap_or_default());
    let promise = more.call2(&JsValue::NULL, &lang, &JsValue::from_str(game)).ok()?;
    let text = wasm_bindgen_futures::JsFuture::from(js_sys::Promise::from(promise)).await;
    text.ok()?.as_string()
}

/// Brings the words of a language to the page and to the worker, as far as they have
/// them not; false if they cannot be had.
pub(crate) async fn learn(lang: Lang) -> bool {
    if !crate::words::has(lang) {
        let Some(text) = words(lang, None).await else { return false };
        post(&Order::Words { lang, game: None, text: text.clone() });
        crate::words::bring(lang, None, text);
    }
    let game = GAME.with_borrow(Clone::clone).filter(|game| game != NONE);
    let Some(game) = game.filter(|_| SPOKEN.with_borrow(|known| !known.contains(&lang))) else {
        return true;
    };
    let Some(text) = words(lang, Some(&game)).await else { return false };
    // Meanwhile the reader may have gone to another game.
    if GAME.with_borrow(|now| now.as_ref() == Some(&game)) {
        SPOKEN.with_borrow_mut(|known| known.push(lang));
        let order = Order::Words { lang, game: Some(game), text };
        // They come before whatever waits for them.
        if let Ok(text) = serde_json::to_string(&order) {
            say(&text);
        }
    }
    true
}

/// The rules that are asked for are not here: from now on the worker with this module
/// answers, beginning with what was asked last.
fn elsewhere(env: Env, game: &str) {
    let open = OPEN.with_borrow(Clone::clone);
    let worker = open.and_then(|it| it.call1(&JsValue::NULL, &JsValue::from_str(game)).ok());
    let Some(worker) = worker.and_then(|worker| worker.dyn_into::<Worker>().ok()) else { return };
    GAME.set(Some(game.to_owned()));
    SPOKEN.set(Vec::new());
    if let Some(old) = WORKER.with_borrow_mut(Option::take) {
        old.terminate();
    }
    // The server may have another page by now, or be gone.
    let lost = Closure::<dyn FnMut()>::new(move || {
        env.failed.set(vec![env.book.get_untracked().word("web-no-rules")]);
    });
    worker.set_onerror(Some(&stage::for_ever(lost)));
    listen(env, worker);
    let lang = env.lang.get_untracked();
    let words = crate::words::file(lang).map(|text| Order::Words { lang, game: None, text });
    let frame = FRAME.with_borrow(Clone::clone);
    WAITING.set(Some(Vec::new()));
    for order in words.into_iter().chain(frame).chain(OPENED.with_borrow(Clone::clone)) {
        post(&order);
    }
    super::offline::keep(game);
    // The words of its table come beside the module.
    let game = game.to_owned();
    leptos::task::spawn_local(async move {
        let learnt = learn(lang).await;
        if GAME.with_borrow(|now| now.as_deref() != Some(&game)) {
            return;
        }
        if !learnt {
            env.failed.set(vec![env.book.get_untracked().word("web-no-rules")]);
        }
        let waited = WAITING.take().unwrap_or_default();
        for text in &waited {
            say(text);
        }
    });
}

fn listen(env: Env, worker: Worker) {
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        if let Some(report) = table::json::read(&text) {
            hear(env, report);
        }
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    WORKER.with_borrow_mut(|known| *known = Some(worker));
}

fn hear(env: Env, report: Report) {
    match report {
        Report::Keep { whole, text, card, .. } => {
            if !store::keep(whole, &text, card) {
                env.notice(env.book.get_untracked().word("web-not-kept"), true);
            }
        }
        Report::Scene(scene) => stage::enter(env, stage::Next::Scene(Arc::new(*scene))),
        Report::Touches { touches, drawn } => {
            stage::enter(env, stage::Next::Touches(touches, drawn));
        }
        Report::Pointed { handle, text, over, acts } => {
            drawn::gestures::looked(env, &handle, acts);
            let same =
                env.pointed.with_untracked(|it| it.as_ref().is_some_and(|it| it.0 == handle));
            if same {
                env.pointed.set(Some((handle, text, over)));
            }
        }
        Report::Untouchable { handle, why, culprits } => {
            env.said.set(why.clone());
            env.untouchable.set(Some((handle, why, culprits)));
        }
        Report::Explained { text, fine, what } => env.explained.set(Some((text, fine, what))),
        Report::Refused { why } => {
            env.sent.set(false);
            env.advising.set(false);
            env.notice(why, true);
        }
        Report::Advice { text, what, percent, marks } => {
            env.advising.set(false);
            env.said.set(what.clone());
            env.advice.set(Some(Advice { text, what, percent, marks }));
        }
        Report::Elsewhere { game } => elsewhere(env, &game),
        Report::Help { game, sections } => {
            if env.game.get_untracked() == Some(game.as_str()) {
                env.help.set(sections);
            }
        }
        Report::Checked { why } => env.checked.set(Some(why)),
        // A module that could not be fetched has no words of its own.
        Report::Failed { why } if why.is_empty() => {
            env.failed.set(vec![env.book.get_untracked().word("web-no-rules")]);
        }
        Report::Failed { why } => env.failed.set(why),
        Report::Fairness { fair, lines } => env.dialog.set(Some(Dialog::Fairness(fair, lines))),
        Report::Record { name, text } => download(&name, &text),
    }
}

/// Gives the reader a file.
pub(crate) fn download(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let Ok(blob) = web_sys::Blob::new_with_str_sequence(&parts) else { return };
    let Ok(url) = web_sys::Url::create_object_url_with_blob(&blob) else { return };
    if let Ok(anchor) = document().create_element("a") {
        let anchor: web_sys::HtmlAnchorElement = anchor.unchecked_into();
        anchor.set_href(&url);
        anchor.set_download(name);
        anchor.click();
    }
    let _ = web_sys::Url::revoke_object_url(&url);
}
