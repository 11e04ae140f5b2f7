//! The table: one prompt line, the board, and panels beside or below it.

use super::app::bar;
use super::art::{art, emblem};
use super::env::{Advice, Dialog, Env, Panel, env};
use super::touch::click;
use super::{actions, drawn, finish, general, lobby, log, seats};
use crate::route::{Route, pack};
use crate::scene::{Order, Replay, Scene};
use leptos::prelude::*;
use std::sync::Arc;

/// The table: drawn, where its game has a board, or the general one.
pub(crate) fn table() -> AnyView {
    let env = env();
    let is_drawn = Memo::new(move |_| env.drawn.with(Option::is_some));
    let round = move || env.drawn.with(|it| it.as_ref().map(|it| it.title.clone()));
    let title = move || match (env.game.get(), round()) {
        // A phone has room for where the match stands, and for nothing else.
        (Some(_), Some(round))
            if !round.is_empty() && env.frame.get().fold == drawing::Fold::Phone =>
        {
            round
        }
        (Some(_), Some(round)) if !round.is_empty() => {
            format!("{} · {round}", env.word("game-name"))
        }
        (Some(_), _) => env.word("game-name"),
        (None, _) => String::new(),
    };
    view! {
        {bar(title, false)}
        {move || if is_drawn.get() { drawn::table(env) } else { undrawn(env) }}
    }
    .into_any()
}

/// The log, the chat, every action and everything in words, as tabs.
pub(crate) fn folded_tabs(env: Env) -> AnyView {
    let panel = env.panel;
    // A panel of the drawing that stands in the place of the log.
    let beside = Memo::new(move |_| drawn::drawers::chosen(env));
    view! {
        <div class="t-tabs">
            {tabs(env, panel, || true)}
            {move || match (beside.get(), panel.get()) {
                (Some(name), _) => drawn::drawers::inside(env, name),
                (None, Panel::Log) => log::log(env),
                (None, Panel::Actions) => actions::actions(env),
                (None, Panel::Known) => log::known(env),
                (None, Panel::Chat) => lobby::chat(env),
            }}
        </div>
    }
    .into_any()
}

fn undrawn(env: Env) -> AnyView {
    let panel = env.panel;
    // The board stays in place from scene to scene; only what it reads changes.
    let game = Memo::new(move |_| {
        env.scene.with(|scene| scene.as_ref().filter(|it| begun(it)).map(|it| it.game.clone()))
    });
    let lobby = Memo::new(move |_| env.scene.with(|it| it.as_ref().is_some_and(|it| !begun(it))));
    let board = move || match game.get() {
        Some(_) => general::draw(env),
        None if lobby.get() => {
            view! { {move || env.scene.get().map(|scene| lobby::lobby(env, &scene))} }.into_any()
        }
        None => waiting(env),
    };
    view! {
        <main id="main" class="table" class:general-table=true tabindex="-1">
            {move || prompt(env)}
            <div class="board-area">{board}{move || end(env)}</div>
            <aside class="side" aria-label=env.live("web-beside")>
                {move || env.scene.get().filter(|it| begun(it)).map(|it| seats::seats(env, &it))}
                {move || env.scene.get().map(|scene| lobby::offers(env, &scene))}
                {tools(env)}
                {move || replay_bar(env)}
                {tabs(env, panel, || false)}
                {move || match panel.get() {
                    Panel::Log => log::log(env),
                    Panel::Actions => actions::actions(env),
                    Panel::Known => log::known(env),
                    Panel::Chat => lobby::chat(env),
                }}
            </aside>
            {move || cover(env)}
        </main>
    }
    .into_any()
}

/// Whether there is a match to show; a table of a server may wait for people.
fn begun(scene: &Scene) -> bool {
    scene.remote.as_ref().is_none_or(|remote| remote.started)
}

/// Before the first scene: why there is none.
fn waiting(env: Env) -> AnyView {
    let why = env.failed;
    view! {
        <section class="sheet waiting">
            {move || if why.get().is_empty() {
                view! { <p>{env.word("web-setting-up")}</p> }.into_any()
            } else {
                view! {
                    <h2>{env.word("web-cannot-open")}</h2>
                    <ul class="faults">{why.get().into_iter().map(|why| view! { <li>{why}</li> }).collect_view()}</ul>
                    <a class="button primary" href="#/">{env.word("web-home")}</a>
                }.into_any()
            }}
        </section>
    }
    .into_any()
}

fn prompt(env: Env) -> AnyView {
    let Some(scene) = env.scene.get() else { return ().into_any() };
    let moving = env.moving.get();
    let yours = scene.prompt.is_some() && moving.is_none() && !env.sent.get();
    let text = moving.as_ref().map_or_else(|| scene.asks.clone(), |line| line.text.clone());
    let seat = match &moving {
        Some(line) => line.who,
        None => scene.chairs.iter().find(|chair| chair.waited).map(|chair| chair.seat),
    };
    let busy = scene.end.is_none()
        && moving.is_none()
        && scene.replay.is_none()
        && scene.chairs.iter().any(|chair| chair.waited && chair.bot.is_some());
    view! {
        <div class="prompt" class:yours=yours class:telling=moving.is_some()>
            {seat.map(emblem)}
            <p>{text}</p>
            {busy.then(|| view! { <span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span> })}
        </div>
    }
    .into_any()
}

pub(crate) fn tools(env: Env) -> AnyView {
    let scene = move || env.scene.get();
    let no_undo = move || scene().and_then(|scene| scene.no_undo.clone());
    let manners = move || scene().map(|scene| env.say(&scene.undo.message()));
    // Whoever only watches has nothing to take back or to ask.
    let watches = |scene: &Scene| scene.remote.as_ref().is_some_and(|remote| !remote.seated);
    let running = move || {
        scene().is_some_and(|it| {
            it.end.is_none() && it.replay.is_none() && begun(&it) && !watches(&it)
        })
    };
    let advice = move || {
        env.advice.get().map(|Advice { text, what, percent, .. }| {
        let act = text.clone();
        let odds = percent.map(|percent| {
            env.say(&engine::Message::new("web-odds").number("percent", percent))
        });
        view! {
            <div class="advice" role="note">
                {art("i-hint", "")}
                <p><strong>{what}</strong><code>{text}</code><span class="faint">{odds}</span></p>
                <button class="button small" on:click=click(move |_| env.act(&act))>{env.word("web-do-it")}</button>
            </div>
        }
    })
    };
    view! {
        <div class="tools" class:hidden=move || !running()>
            <button class="tool" disabled=move || no_undo().is_some() || env.sent.get() || scene().is_some_and(|scene| scene.away)
                title=move || no_undo().unwrap_or_else(|| manners().unwrap_or_default())
                on:click=click(move |_| env.order(&Order::Undo))>{art("i-undo", "")}{env.live("web-undo")}</button>
            <button class="tool" disabled=move || !scene().is_some_and(|scene| scene.advice) || env.advising.get()
                on:click=click(move |_| { env.advising.set(true); env.order(&Order::Hint); })>
                {art("i-hint", "")}{move || env.word(if env.advising.get() { "web-advising" } else { "web-hint" })}</button>
            <button class="tool" class:hidden=move || !scene().is_some_and(|scene| scene.leave)
                title=env.live("web-leave-help")
                on:click=click(move |_| env.order(&Order::Away))>{art("i-bot", "")}{env.live("web-leave")}</button>
            <button class="tool" class:hidden=move || scene().is_none_or(|scene| scene.stances.is_empty())
                title=env.live("web-stances-help")
                on:click=click(move |_| env.dialog.set(Some(Dialog::Stances)))>{art("i-stand", "")}{env.live("web-stances-short")}</button>
            <button class="tool" disabled=move || !scene().is_some_and(|scene| scene.resign)
                on:click=click(move |_| env.dialog.set(Some(Dialog::Resign)))>{art("i-flag", "")}{env.live("web-resign-short")}</button>
        </div>
        {advice}
    }
    .into_any()
}

fn tabs(
    env: Env,
    panel: RwSignal<Panel>,
    own_board: impl Fn() -> bool + Copy + Send + Sync + 'static,
) -> AnyView {
    let remote = move || env.scene.with(|it| it.as_ref().is_some_and(|it| it.remote.is_some()));
    let beside = Memo::new(move |_| drawn::drawers::chosen(env));
    let tab = move |this: Panel, id: &'static str| {
        let chosen = move || panel.get() == this && !(own_board() && beside.get().is_some());
        view! {
            <button role="tab" class="tab" aria-selected=move || chosen().to_string()
                on:click=click(move |_| {
                    if beside.get_untracked().is_some() {
                        env.drawer.set(None);
                    }
                    panel.set(this);
                })>{env.live(id)}</button>
        }
    };
    let drawn_tab = move |(name, label): (String, String)| {
        let mine = name.clone();
        let chosen = move || beside.get().as_ref() == Some(&mine);
        view! {
            <button role="tab" class="tab" aria-selected=move || chosen().to_string()
                on:click=click(move |_| env.drawer.set(Some(name.clone())))>{label}</button>
        }
    };
    let more = Memo::new(move |_| if own_board() { drawn::drawers::tabs(env) } else { Vec::new() });
    view! {
        <div class="tabs" role="tablist">
            {tab(Panel::Log, "web-log")}
            {move || more.get().into_iter().map(drawn_tab).collect_view()}
            {move || remote().then(|| tab(Panel::Chat, "web-chat"))}
            {move || own_board().then(|| view! { {tab(Panel::Actions, "web-actions")}{tab(Panel::Known, "web-in-words")} })}
        </div>
    }
    .into_any()
}

pub(crate) fn end(env: Env) -> AnyView {
    match env.scene.get() {
        Some(scene) if scene.end.is_some() => finish::finish(env, &scene),
        _ => ().into_any(),
    }
}

/// The screen goes to somebody else.
pub(crate) fn cover(env: Env) -> AnyView {
    if !env.cover.get() {
        return ().into_any();
    }
    let scene = env.scene.get();
    let chair = scene
        .and_then(|scene| scene.viewer.and_then(|seat| scene.chairs.get(seat.index()).cloned()));
    let name = chair.as_ref().map(|chair| chair.name.clone()).unwrap_or_default();
    let seat = chair.map(|chair| chair.seat);
    let text = env.say(&engine::Message::new("web-hand-over").text("name", &name));
    let label = text.clone();
    view! {
        <div class="cover" role="dialog" aria-modal="true" aria-label=label>
            {seat.map(emblem)}
            <h2>{text}</h2><p>{env.word("web-hand-over-help")}</p>
            <button class="button primary large" autofocus on:click=click(move |_| env.cover.set(false))>{env.word("web-i-am-here")}</button>
        </div>
    }
    .into_any()
}

pub(crate) fn replay_bar(env: Env) -> AnyView {
    let Some(scene) = env.scene.get() else { return ().into_any() };
    let Some(Replay { at, of }) = scene.replay else { return ().into_any() };
    let seek = move |step: usize| env.order(&Order::Seek { step });
    let route = env.route.get_untracked();
    match route {
        Route::Replay(id, _) => env.stay(&Route::Replay(id, Some(at))),
        Route::Moment(text, _) => env.stay(&Route::Moment(text, Some(at))),
        _ => {}
    }
    let where_ = env
        .say(&engine::Message::new("web-step-of").number("at", at as i64).number("of", of as i64));
    let button = move |icon: &'static str, id: &'static str, step: usize, off: bool| {
        view! { <button class="tool" aria-label=env.word(id) title=env.word(id) disabled=off on:click=click(move |_| seek(step))>{art(icon, "")}</button> }
    };
    let eyes = eyes(env, &scene);
    view! {
        <div class="replay">
            <div class="replay-row">
                {button("i-first", "web-first", 0, at == 0)}
                {button("i-back", "web-previous", at.saturating_sub(1), at == 0)}
                <input type="range" min="0" max=of prop:value=at aria-label=env.word("web-step") aria-valuetext=where_.clone()
                    on:change=move |event| seek(event_target_value(&event).parse().unwrap_or(at)) />
                {button("i-next", "web-next", at + 1, at == of)}
                {button("i-last", "web-last", of, at == of)}
            </div>
            <p class="faint">{where_}</p>
            {eyes}
            <div class="buttons">
                <button class="button small" on:click=click(move |_| copy_link(env, at))>{env.word("web-copy-moment")}</button>
                <button class="button small" on:click=click(move |_| env.order(&Order::Record))>{env.word("web-download")}</button>
                <button class="button small" on:click=click(move |_| env.order(&Order::Verify))>{env.word("web-check-fairness")}</button>
            </div>
        </div>
    }
    .into_any()
}

/// Through whose eyes a replay is seen.
fn eyes(env: Env, scene: &Arc<Scene>) -> AnyView {
    let viewer = scene.viewer;
    let chip = move |seat: Option<engine::Seat>, name: String| {
        view! {
            <button class="chip" class:on=viewer == seat aria-pressed=(viewer == seat).to_string()
                on:click=click(move |_| env.order(&Order::Look { viewer: seat }))>{seat.map(emblem)}{name}</button>
        }
    };
    let seats = scene.chairs.iter().map(|chair| chip(Some(chair.seat), chair.name.clone()));
    view! {
        <div class="chips" role="group" aria-label=env.word("web-eyes")>
            {seats.collect_view()}{chip(None, env.word("web-nobody"))}
        </div>
    }
    .into_any()
}

/// A link to this moment; the record of a match of this device goes into the
/// link itself, so that anybody can open it.
fn copy_link(env: Env, at: usize) {
    let route = match env.route.get_untracked() {
        Route::Replay(id, _) => {
            super::store::record(&id).map(|text| Route::Moment(pack(&text), Some(at)))
        }
        Route::Moment(text, _) => Some(Route::Moment(text, Some(at))),
        _ => None,
    };
    let Some(route) = route else { return };
    let origin = window().location().origin().unwrap_or_default();
    let _ = window().navigator().clipboard().write_text(&format!("{origin}/{route}"));
    env.notice(env.book.get_untracked().word("web-copied"), false);
}
