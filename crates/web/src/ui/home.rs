//! The first minute: the games, and how to sit down.

use super::app::bar;
use super::art::{art, picture};
use super::env::{Env, env};
use super::touch::click;
use super::{api, lobby, store};
use crate::route::{Route, pack};
use crate::scene::{Card, Order};
use crate::shelf::{self, Cover, SHELF};
use crate::words::Book;
use engine::Message;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::cell::RefCell;
use table::{Budget, Player, Undo};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

/// Names for computer players.
pub(crate) const NAMES: [&str; 7] = ["Ravi", "Meera", "Arjun", "Leela", "Kabir", "Padma", "Vikram"];

thread_local! {
    static FRESH: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Whether this match has just been opened.
pub(crate) fn take_fresh(id: &str) -> bool {
    FRESH.with_borrow_mut(|fresh| fresh.take().is_some_and(|fresh| fresh == id))
}

/// The name the reader goes by.
pub(crate) fn own_name(env: Env) -> String {
    store::get("name")
        .filter(|name| !name.trim().is_empty())
        .unwrap_or_else(|| env.book.get_untracked().word("web-you"))
}

/// The thinking time of a computer player in the page.
pub(crate) fn budget(level: &str) -> Budget {
    let searching = level.contains("ismcts") || level == "search";
    Budget { iterations: None, millis: searching.then_some(400) }
}

/// How tables of one person take back: what was chosen last.
pub(crate) fn chosen_undo() -> Undo {
    store::get("take-back").and_then(|word| Undo::read(&word)).unwrap_or_default()
}

/// Opens a match on this device and goes there.
pub(crate) fn begin(env: Env, game: &str, options: String, players: Vec<Player>) {
    let id = store::random(10);
    FRESH.with_borrow_mut(|fresh| *fresh = Some(id.clone()));
    let to = Route::Local(id.clone());
    match env.route.get_untracked() {
        Route::Play(_) => env.turn(&to),
        _ => env.go(&to),
    }
    // Whoever plays alone has chosen, perhaps at an earlier match.
    let alone = players.iter().filter(|player| !player.is_bot()).count() == 1;
    let undo = if alone { chosen_undo() } else { Undo::Strict };
    let order = Order::Start {
        undo,
        id,
        game: game.to_owned(),
        options,
        players,
        seed: store::random(64),
        lang: env.lang.get_untracked(),
    };
    // After the change of place, which leaves whatever was open before.
    set_timeout(move || env.order(&order), std::time::Duration::from_millis(30));
}

pub(crate) fn play_now(env: Env, entry: &Cover) {
    let mut players = vec![Player::human(own_name(env))];
    let level = "search";
    let bots = (1..entry.least as usize).map(|n| Player::bot(NAMES[n - 1], level, budget(level)));
    players.extend(bots);
    begin(env, entry.id, String::new(), players);
}

fn pass_and_play(env: Env, entry: &Cover) {
    let name = |n: u8| {
        let message = Message::new("web-player-number").number("n", n + 1);
        Player::human(env.book.get_untracked().say(&message))
    };
    begin(env, entry.id, String::new(), (0..entry.least.max(2)).map(name).collect());
}

pub(crate) fn home() -> AnyView {
    let env = env();
    let cards = RwSignal::new(store::cards());
    let mine = RwSignal::new(Vec::new());
    let open = RwSignal::new(Vec::new());
    Effect::new(move |_| {
        if env.server.get() {
            spawn_local(async move {
                mine.set(api::mine().await);
                open.set(api::public().await);
            });
        }
    });
    let games = move || {
        let lang = env.lang.get();
        let card = |entry: &'static Cover| game_card(env, entry, &Book::of(lang, entry.id));
        SHELF.iter().map(card).collect_view()
    };
    view! {
        {bar(env.live("web-home-title"), true)}
        <main id="main" class="home" tabindex="-1">
            <p class="lead">{env.live("web-lead")}</p>
            <section class="games" aria-label=env.live("web-games")>{games}</section>
            <section class="sheet">
                <h2>{env.live("web-your-matches")}</h2>
                {move || matches(env, cards)}
                {move || tables(env, mine.get())}
            </section>
            {move || env.server.get().then(|| with_others(env, open))}
            <section class="sheet row-form">
                <h2>{env.live("web-open-record")}</h2>
                <p>{env.live("web-open-record-help")}</p>
                <label class="button">
                    {env.live("web-choose-file")}
                    <input type="file" class="hidden" accept=".durbar,.txt,text/plain"
                        on:change=move |event| open_file(env, &event) />
                </label>
            </section>
            <footer class="foot">
                <p>{env.live("web-foot")}</p>
            </footer>
        </main>
    }
    .into_any()
}

fn game_card(env: Env, entry: &'static Cover, book: &Book) -> AnyView {
    let name = book.word("game-name");
    let players = book.word("game-players");
    let length = book.word("game-length");
    let tagline = book.word("game-tagline");
    let title = format!("game-{}", entry.id);
    let labelled = title.clone();
    view! {
        <article class="game" aria-labelledby=labelled>
            {picture(entry.id)}
            <div class="game-text">
                <h2 id=title>{name}</h2>
                <p class="facts">{players}" · "{length}</p>
                <p>{tagline}</p>
                <div class="buttons">
                    <button class="button primary" on:click=click(move |_| play_now(env, entry))>
                        {env.live("web-play-now")}
                    </button>
                    {move || env.server.get().then(|| view! {
                        <button class="button" on:click=click(move |_| lobby::ask_invite(env, entry.id))>
                            {env.word("web-invite")}
                        </button>
                    })}
                    <a class="button" href=Route::New(entry.id.into()).to_string()>
                        {env.live("web-options")}
                    </a>
                    <button class="button" on:click=click(move |_| pass_and_play(env, entry))>
                        {env.live("web-pass-and-play")}
                    </button>
                    <a class="button quiet" href=Route::Rules(entry.id.into()).to_string()>
                        {env.live("web-rules")}
                    </a>
                </div>
            </div>
        </article>
    }
    .into_any()
}

/// What a game is called.
fn name_of(env: Env, game: &str) -> String {
    let cover = shelf::find(game);
    cover.map_or(game.to_owned(), |cover| Book::of(env.lang.get(), cover.id).word("game-name"))
}

fn matches(env: Env, cards: RwSignal<Vec<Card>>) -> AnyView {
    let list = cards.get();
    if list.is_empty() {
        return view! { <p class="faint">{env.word("web-no-matches")}</p> }.into_any();
    }
    let row = |card: Card| {
        let name = name_of(env, &card.game);
        let state = env.word(match (card.over, card.yours) {
            (true, _) => "web-state-over",
            (false, true) => "web-state-yours",
            (false, false) => "web-state-running",
        });
        let replay = Route::Replay(card.id.clone(), None);
        let to = if card.over { replay.clone() } else { Route::Local(card.id.clone()) };
        let go = env.word(if card.over { "web-replay" } else { "web-go-on" });
        let id = card.id.clone();
        let names = card.names.join(", ");
        view! {
            <li class="match">
                <a class="match-link" href=to.to_string()>
                    <strong>{name}</strong><span class="faint">{names}</span>
                    <span class="tag" class:yours=card.yours && !card.over>{state}</span>
                </a>
                <a class="button small" href=to.to_string()>{go}</a>
                <button class="icon" title=env.word("web-forget") aria-label=env.word("web-forget")
                    on:click=click(move |_| { store::forget(&id); cards.set(store::cards()); })>
                    {art("i-close", "")}
                </button>
            </li>
        }
    };
    view! { <ul class="matches">{list.into_iter().map(row).collect_view()}</ul> }.into_any()
}

/// Tables of the server, in a list.
fn tables(env: Env, list: Vec<api::Listed>) -> AnyView {
    let row = |table: api::Listed| {
        let name = name_of(env, &table.game);
        let (state, go) = match &table {
            it if it.over => ("web-state-over", "web-replay"),
            it if it.yours => ("web-state-yours", "web-go-on"),
            it if it.free > 0 => ("web-state-free", "web-go-there"),
            _ => ("web-state-running", "web-go-there"),
        };
        let to = if table.over {
            Route::Replay(table.code.clone(), None)
        } else {
            Route::Table(table.code.clone())
        };
        view! {
            <li class="match"><a class="match-link" href=to.to_string()>
                <strong>{name}</strong><span class="faint">{table.names.join(", ")}</span>
                <span class="tag" class:yours=table.yours>{env.word(state)}</span></a>
                <a class="button small" href=to.to_string()>{env.word(go)}</a></li>
        }
    };
    view! { <ul class="matches">{list.into_iter().map(row).collect_view()}</ul> }.into_any()
}

/// Join by code, and the tables everybody may come to.
fn with_others(env: Env, open: RwSignal<Vec<api::Listed>>) -> AnyView {
    let code = RwSignal::new(String::new());
    let go = move || {
        let typed: String = code
            .get_untracked()
            .chars()
            .filter(|c| c.is_ascii_alphanumeric() || *c == '-')
            .collect();
        if !typed.is_empty() {
            env.go(&Route::Table(typed));
        }
    };
    view! {
        <section class="sheet">
            <h2>{env.live("web-join")}</h2>
            <div class="link-row"><input type="text" autocapitalize="none" autocomplete="off" aria-label=env.live("web-code") placeholder=env.live("web-code")
                prop:value=move || code.get() on:input=move |event| code.set(event_target_value(&event))
                on:keydown=move |event: web_sys::KeyboardEvent| if event.key() == "Enter" { go() } />
            <button class="button" on:click=click(move |_| go())>{env.live("web-go-there")}</button></div>
            <h3>{env.live("web-watch")}</h3>
            {move || if open.with(Vec::is_empty) {
                view! { <p class="faint">{env.word("web-no-tables")}</p> }.into_any()
            } else {
                tables(env, open.get())
            }}
        </section>
    }
    .into_any()
}

/// Opens a record that somebody kept as a file.
fn open_file(env: Env, event: &web_sys::Event) {
    let input: Option<web_sys::HtmlInputElement> =
        event.target().and_then(|target| target.dyn_into().ok());
    let file = input.and_then(|input| input.files()).and_then(|files| files.get(0));
    let (Some(file), Ok(reader)) = (file, web_sys::FileReader::new()) else { return };
    let done = reader.clone();
    let loaded = Closure::once_into_js(move || {
        let text = done.result().ok().and_then(|text| text.as_string()).unwrap_or_default();
        env.go(&Route::Moment(pack(&text), None));
    });
    reader.set_onload(Some(loaded.unchecked_ref()));
    let _ = reader.read_as_text(&file);
}
