//! Windows in front of the page.

use super::art::art;
use super::env::{Dialog, Env, Speed};
use super::rules;
use super::touch::click;
use crate::scene::{Order, Stance};
use leptos::prelude::*;

pub(crate) fn dialog(env: Env, kind: Dialog) -> AnyView {
    let title = match &kind {
        Dialog::Rules => "web-rules",
        Dialog::Settings => "web-settings",
        Dialog::Resign => "web-resign",
        Dialog::Stances => "web-stances",
        Dialog::Invite(_) => "web-invite",
        Dialog::Fairness(..) => "web-fairness",
    };
    let wide = kind == Dialog::Rules;
    let body = match kind {
        Dialog::Rules => rules_body(env),
        Dialog::Settings => settings(env),
        Dialog::Resign => resign(env),
        Dialog::Stances => stances(env),
        Dialog::Invite(game) => super::lobby::invite(env, game),
        Dialog::Fairness(fair, lines) => fairness(env, fair, lines),
    };
    let close = move |_| env.dialog.set(None);
    // The window takes the keyboard as it opens.
    let shell = NodeRef::<leptos::html::Div>::new();
    Effect::new(move |_| {
        if let Some(shell) = shell.get() {
            let _ = shell.focus();
        }
    });
    view! {
        <div class="veil" on:click=close></div>
        <div class="window" class:wide=wide role="dialog" aria-modal="true" tabindex="-1" node_ref=shell
            aria-label=move || env.word(title)>
            <header><h2>{move || env.word(title)}</h2>
                <button class="icon" aria-label=env.live("web-close") on:click=close>{art("i-close", "")}</button>
            </header>
            <div class="window-body">{body}</div>
        </div>
    }
    .into_any()
}

fn rules_body(env: Env) -> AnyView {
    let Some(cover) = env.cover() else { return ().into_any() };
    let whole = RwSignal::new(false);
    let body = move || if whole.get() { rules::full(env, cover) } else { rules::short(env, cover) };
    view! {
        <div class="chips">
            <button class="chip" class:on=move || !whole.get() on:click=click(move |_| whole.set(false))>{env.live("web-rules-short")}</button>
            <button class="chip" class:on=move || whole.get() on:click=click(move |_| whole.set(true))>{env.live("web-rules-full")}</button>
        </div>
        {body}
    }
    .into_any()
}

fn settings(env: Env) -> AnyView {
    let theme = move |name: &'static str, id: &'static str| {
        view! {
            <button class="chip" class:on=move || env.theme.get() == name
                aria-pressed=move || (env.theme.get() == name).to_string()
                on:click=click(move |_| env.paint(name))>{env.live(id)}</button>
        }
    };
    let speed = move |(speed, _): (Speed, &'static str)| {
        let id = match speed {
            Speed::Slow => "web-speed-slow",
            Speed::Normal => "web-speed-normal",
            Speed::Fast => "web-speed-fast",
            Speed::Off => "web-speed-off",
        };
        view! {
            <button class="chip" class:on=move || env.speed.get() == speed
                aria-pressed=move || (env.speed.get() == speed).to_string()
                on:click=click(move |_| { env.speed.set(speed); super::store::set("speed", speed.name()); })>
                {env.live(id)}</button>
        }
    };
    let one_touch = move |on: bool, id: &'static str| {
        view! {
            <button class="chip" class:on=move || env.one_touch.get() == on
                aria-pressed=move || (env.one_touch.get() == on).to_string()
                on:click=click(move |_| {
                    env.one_touch.set(on);
                    super::store::set("one-touch", if on { "on" } else { "off" });
                })>{env.live(id)}</button>
        }
    };
    let lang = move |lang: table::Lang| {
        view! {
            <button class="chip" class:on=move || env.lang.get() == lang lang=lang.code()
                aria-pressed=move || (env.lang.get() == lang).to_string()
                on:click=click(move |_| env.speak(lang))>{lang.name()}</button>
        }
    };
    view! {
        <h3>{env.live("web-language")}</h3>
        <div class="chips">{table::Lang::ALL.map(lang).collect_view()}</div>
        <h3>{env.live("web-theme")}</h3>
        <div class="chips">{theme("", "web-theme-system")}{theme("light", "web-theme-light")}{theme("dark", "web-theme-dark")}</div>
        <h3>{env.live("web-speed")}</h3>
        <div class="chips">{Speed::ALL.map(speed).collect_view()}</div>
        <h3>{env.live("web-fingers")}</h3>
        <div class="chips">{one_touch(false, "web-two-touches")}{one_touch(true, "web-one-touch")}</div>
        <h3>{env.live("web-offline")}</h3>
        {super::offline::offer(env)}
        <h3>{env.live("web-keys")}</h3>
        {keys(env)}
    }
    .into_any()
}

fn keys(env: Env) -> AnyView {
    let rows = [
        ("Tab", "web-key-tab"),
        ("Space", "web-key-space"),
        ("Enter", "web-key-enter"),
        ("Esc", "web-key-escape"),
        ("/", "web-key-type"),
        ("u, Ctrl Z", "web-key-undo"),
        (".", "web-key-again"),
        ("l", "web-key-log"),
        ("p", "web-key-bare"),
        ("0", "web-key-fit"),
        ("h", "web-key-hint"),
        ("?", "web-key-rules"),
        ("← →", "web-key-arrows"),
    ];
    let row = move |(key, id): (&'static str, &'static str)| {
        view! { <tr><th scope="row"><kbd>{key}</kbd></th><td>{env.live(id)}</td></tr> }
    };
    view! { <table class="keys"><tbody>{rows.map(row).collect_view()}</tbody></table> }.into_any()
}

fn resign(env: Env) -> AnyView {
    view! {
        <p>{env.live("web-resign-sure")}</p>
        <div class="buttons end">
            <button class="button" on:click=click(move |_| env.dialog.set(None))>{env.live("web-stay")}</button>
            <button class="button danger" on:click=click(move |_| { env.dialog.set(None); env.order(&Order::Resign); })>
                {env.live("web-resign")}</button>
        </div>
    }
    .into_any()
}

/// What need not be asked again and again.
fn stances(env: Env) -> AnyView {
    let list = move || {
        let scene = env.scene.get();
        let stances = scene.map(|scene| scene.stances.clone()).unwrap_or_default();
        stances.into_iter().map(|it| stance(env, it)).collect_view()
    };
    view! { <p>{env.live("web-stances-how")}</p>{list} }.into_any()
}

fn stance(env: Env, stance: Stance) -> AnyView {
    let chip = |answer: Option<String>, text: String| {
        let on = stance.stands == answer;
        let question = stance.key.clone();
        view! {
            <button class="chip" class:on=on aria-pressed=on.to_string() on:click=click(move |_| {
                env.order(&Order::Stand { question: question.clone(), answer: answer.clone() });
            })>{text}</button>
        }
    };
    let answers = stance.answers.iter().map(|(key, text)| chip(Some(key.clone()), text.clone()));
    view! {
        <fieldset class="setting"><legend>{stance.what.clone()}</legend>
            <div class="chips">{chip(None, env.word("web-ask-me"))}{answers.collect_view()}</div></fieldset>
    }
    .into_any()
}

fn fairness(env: Env, fair: bool, lines: Vec<String>) -> AnyView {
    let verdict = if fair { "web-fair" } else { "web-not-fair" };
    view! {
        <p class="verdict" class:good=fair class:bad=!fair>{move || env.word(verdict)}</p>
        <ul>{lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
        <p class="faint">{env.live("web-fair-how")}</p>
    }
    .into_any()
}
