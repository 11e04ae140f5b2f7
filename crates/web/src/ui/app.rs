//! The frame of the page: places, windows in front, notices, and what a screen
//! reader hears.

use super::art::{SPRITE, art};
use super::env::{Dialog, Env, Panel, env};
use super::touch::click;
use super::{dialog, home, line, offline, options, rules, stage, store, table as seat_table};
use crate::route::{Route, unpack};
use crate::scene::Order;
use leptos::prelude::*;
use table::Lang;
use wasm_bindgen::prelude::*;
use web_sys::KeyboardEvent;

/// Starts the page in a window. `open` starts the worker with this module as the match
/// behind the page, `more` fetches words: of a language, and perhaps of a game, and
/// `keep` keeps games for when there is no network.
pub fn start(
    open: js_sys::Function,
    lang: &str,
    words: String,
    more: js_sys::Function,
    keep: js_sys::Function,
) {
    console_error_panic_hook::set_once();
    let lang = Lang::parse(lang).unwrap_or_default();
    crate::words::bring(lang, None, words);
    leptos::mount::mount_to_body(move || {
        let env = Env::new(lang);
        provide_context(env);
        line::open(open.clone(), more.clone());
        offline::open(keep.clone());
        listen(env);
        super::drawn::watch_window(env);
        leptos::task::spawn_local(async move { env.server.set(super::api::there().await) });
        app(env)
    });
    if let Some(curtain) = document().get_element_by_id("curtain") {
        curtain.remove();
    }
}

/// Addresses and keys.
fn listen(env: Env) {
    super::press::listen(env);
    let moved = Closure::<dyn FnMut()>::new(move || {
        let hash = window().location().hash().unwrap_or_default();
        let route = Route::read(&hash);
        if route != env.route.get_untracked() {
            env.route.set(route);
        }
    });
    window().set_onhashchange(Some(&stage::for_ever(moved)));
    let pressed = Closure::<dyn FnMut(KeyboardEvent)>::new(move |event: KeyboardEvent| {
        keys(env, &event);
    });
    window().set_onkeydown(Some(&stage::for_ever(pressed)));
    // Every place opens its own match, and leaves the one before.
    Effect::new(move |_| {
        let route = env.route.get();
        untrack(|| enter(env, &route));
    });
    set_interval(
        move || {
            let clocks = env.scene.with_untracked(|scene| {
                scene.as_ref().is_some_and(|it| it.chairs.iter().any(|it| it.clock.is_some()))
            });
            if clocks {
                env.now.set(js_sys::Date::now());
            }
        },
        std::time::Duration::from_secs(1),
    );
    // The title says whose turn it is, for whoever looks at another tab.
    Effect::new(move |_| {
        let yours = env.scene.with(|it| it.as_ref().is_some_and(|it| it.prompt.is_some()));
        let game = env.game.get().map(|_| env.word("game-name"));
        let title = match (game, yours) {
            (Some(game), true) => format!("● {game}: {}", env.word("web-your-turn")),
            (Some(game), false) => format!("{game} · Durbar"),
            (None, _) => "Durbar".to_owned(),
        };
        document().set_title(&title);
    });
    Effect::new(move |_| {
        let lang = env.lang.get();
        let theme = env.theme.get();
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("lang", lang.code());
            let _ = root.set_attribute("data-theme", &theme);
        }
    });
}

/// Shows a panel, also where the column beside the board is too narrow for it.
fn show(env: Env, panel: Panel) {
    env.panel.set(panel);
    if env.drawn.with_untracked(|it| it.as_ref().is_some_and(|it| it.strip)) {
        env.drawer.set(Some("log".to_owned()));
    }
}

fn keys(env: Env, event: &KeyboardEvent) {
    let typing = event.target().is_some_and(|target| {
        let element: web_sys::Element = target.unchecked_into();
        ["INPUT", "TEXTAREA", "SELECT"].contains(&element.tag_name().as_str())
    });
    let back = (event.ctrl_key() || event.meta_key()) && event.key() == "z";
    if back && !typing && env.scene.get_untracked().is_some() {
        event.prevent_default();
        return env.order(&Order::Undo);
    }
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    match event.key().as_str() {
        "Escape" if env.dialog.get_untracked().is_some() => env.dialog.set(None),
        _ if typing => {}
        // What is picked is put back wherever the focus is.
        "Escape" if env.touches.get_untracked().begun => {
            super::drawn::gestures::put_back(env, event);
        }
        "?" => {
            let open = env.dialog.get_untracked() == Some(Dialog::Rules);
            if env.game.get_untracked().is_some() {
                env.dialog.set((!open).then_some(Dialog::Rules));
            }
        }
        "u" if env.scene.get_untracked().is_some() => env.order(&Order::Undo),
        "h" if env.scene.get_untracked().is_some_and(|scene| scene.advice) => {
            env.advising.set(true);
            env.order(&Order::Hint);
        }
        "/" if env.scene.get_untracked().is_some() => {
            event.prevent_default();
            show(env, Panel::Actions);
            // The field comes with its panel.
            request_animation_frame(|| {
                if let Some(field) = document().get_element_by_id("notation") {
                    let _ = field.unchecked_into::<web_sys::HtmlElement>().focus();
                }
            });
        }
        "." if env.scene.get_untracked().is_some() => stage::again(env),
        "l" if env.scene.get_untracked().is_some() => show(env, Panel::Log),
        "p" if env.drawn.with_untracked(Option::is_some) => env.bare.update(|bare| *bare = !*bare),
        "ArrowLeft" | "ArrowRight" => {
            let scene = env.scene.get_untracked();
            if let Some(replay) = scene.and_then(|scene| scene.replay) {
                event.prevent_default();
                let back = event.key() == "ArrowLeft";
                let step = if back { replay.at.saturating_sub(1) } else { replay.at + 1 };
                env.order(&Order::Seek { step });
            }
        }
        _ => {}
    }
}

/// Opens what a place is about.
fn enter(env: Env, route: &Route) {
    stage::clear(env);
    env.dialog.set(None);
    let lang = env.lang.get_untracked();
    match route {
        Route::Home => {
            env.order(&Order::Leave);
            env.play(None);
        }
        Route::New(game) | Route::Rules(game) => {
            env.order(&Order::Leave);
            env.play(Some(game));
        }
        Route::Play(game) => match crate::shelf::find(game) {
            Some(cover) => home::play_now(env, cover),
            None => env.turn(&Route::Home),
        },
        Route::Local(id) => match store::record(id) {
            Some(record) => {
                let seed = store::random(64);
                let first_prompt = store::now();
                let away =
                    store::cards().into_iter().find(|it| it.id == *id).and_then(|it| it.away);
                let id = id.clone();
                env.order(&Order::Resume { id, record, seed, first_prompt, away, lang });
            }
            // A match that has just been opened is not kept yet.
            None if home::take_fresh(id) => {}
            None => env.failed.set(vec![env.book.get_untracked().word("web-no-such-match")]),
        },
        Route::Replay(id, step) => match store::record(id) {
            Some(record) => {
                env.order(&Order::Replay { id: id.clone(), record, step: *step, lang });
            }
            None => fetch_record(env, id.clone(), *step),
        },
        Route::Moment(packed, step) => match unpack(packed) {
            Some(record) => {
                env.order(&Order::Replay { id: "moment".into(), record, step: *step, lang });
            }
            None => env.failed.set(vec![env.book.get_untracked().word("web-no-such-match")]),
        },
        Route::Table(code) => super::lobby::join(env, code),
    }
}

/// A match of the server is replayed from the server's record.
fn fetch_record(env: Env, id: String, step: Option<usize>) {
    leptos::task::spawn_local(async move {
        match super::api::record(&id).await {
            Ok(record) => {
                let lang = env.lang.get_untracked();
                env.order(&Order::Replay { id, record, step, lang });
            }
            Err(why) if why.is_empty() => {
                env.failed.set(vec![env.book.get_untracked().word("web-no-such-match")]);
            }
            Err(why) => env.failed.set(vec![why]),
        }
    });
}

fn app(env: Env) -> AnyView {
    let place = move || match env.route.get() {
        Route::Home => home::home(),
        Route::New(game) => options::options(&game),
        Route::Rules(game) => rules::page(&game),
        Route::Play(_)
        | Route::Local(_)
        | Route::Table(_)
        | Route::Replay(..)
        | Route::Moment(..) => seat_table::table(),
    };
    view! {
        <div class="sprite" inner_html=SPRITE></div>
        <a class="skip" href="#main" on:click=click(move |event| {
            event.prevent_default();
            if let Some(main) = document().get_element_by_id("main") {
                let _ = main.unchecked_into::<web_sys::HtmlElement>().focus();
            }
        })>{env.live("web-skip")}</a>
        {place}
        {move || env.dialog.get().map(|kind| dialog::dialog(env, kind))}
        {move || env.toast.get().map(|toast| notice(env, toast.text, toast.bad))}
        <div class="hidden" role="status" aria-live="polite">{move || env.said.get()}</div>
    }
    .into_any()
}

fn notice(env: Env, text: String, bad: bool) -> AnyView {
    let mine = text.clone();
    set_timeout(
        move || {
            if env.toast.get_untracked().is_some_and(|toast| toast.text == mine) {
                env.toast.set(None);
            }
        },
        std::time::Duration::from_secs(5),
    );
    view! {
        <div class="toast" class:bad=bad>
            <span>{text}</span>
            <button class="icon" aria-label=env.live("web-close")
                on:click=click(move |_| env.toast.set(None))>{art("i-close", "")}</button>
        </div>
    }
    .into_any()
}

/// The bar on top of every place.
pub(crate) fn bar(title: impl Fn() -> String + Send + Sync + 'static, home: bool) -> AnyView {
    let env = env();
    let other = move || match env.lang.get() {
        Lang::En => Lang::Fr,
        Lang::Fr => Lang::En,
    };
    view! {
        <header class="bar">
            <a class="brand" href="#/" aria-label=move || format!("Durbar: {}", env.word("web-home"))>
                {art("logo", "logo")}
                <span class="brand-name" class:wide-only=!home>"Durbar"</span>
            </a>
            <h1 class="bar-title">{title}</h1>
            <nav class="bar-tools">
                {move || env.game.get().map(|_| view! {
                    <button class="tool" title=env.live("web-rules-key")
                        on:click=click(move |_| env.dialog.set(Some(Dialog::Rules)))>
                        {art("i-rules", "")}<span class="wide-only">{env.live("web-rules")}</span>
                    </button>
                })}
                <button class="tool lang" aria-label=move || format!("{}: {}", other().code().to_ascii_uppercase(), env.word("web-other-language"))
                    on:click=click(move |_| env.speak(other()))>{move || other().code().to_ascii_uppercase()}</button>
                <button class="tool" aria-label=env.live("web-settings") title=env.live("web-settings")
                    on:click=click(move |_| env.dialog.set(Some(Dialog::Settings)))>{art("i-gear", "")}</button>
            </nav>
        </header>
    }
    .into_any()
}
