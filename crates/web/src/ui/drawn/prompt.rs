//! The prompt: what the match waits for, and the buttons of what needs no place.

use super::super::art::{art, emblem};
use super::super::env::Env;
use super::super::touch::click;
use super::sheets::icon;
use crate::scene::{Button, Order};
use leptos::prelude::*;

fn button(env: Env, it: Button) -> AnyView {
    let text = it.text.clone();
    view! {
        <button class="button" class:primary=it.primary class:warns=it.warns title=it.what disabled=move || env.sent.get()
            on:click=click(move |_| env.order(&Order::Press { text: text.clone() }))>
            {it.icon.as_ref().map(icon)}{it.label}</button>
    }
    .into_any()
}

fn stepper(env: Env, (least, most, now): (i64, i64, i64)) -> AnyView {
    let step = move |by: i64, off: bool, sign: &'static str, word: &'static str| {
        view! {
            <button class="round" disabled=off aria-label=env.word(word)
                on:click=click(move |_| env.order(&Order::Number { number: now + by }))>{sign}</button>
        }
    };
    view! {
        <span class="stepper" role="group">
            {step(-1, now <= least, "−", "web-less")}
            <output>{now}</output>
            {step(1, now >= most, "+", "web-more")}
        </span>
    }
    .into_any()
}

fn controls(env: Env) -> AnyView {
    let touches = env.touches.get();
    let verb = |(handle, name): &(drawing::Handle, String)| {
        let (h, k) = (handle.to_string(), handle.to_string());
        let sign = touches.signs.iter().find(|(it, _)| it == handle).map(|(_, it)| icon(it));
        view! { <button class="button" data-h=h data-k=k>{sign}{name.clone()}</button> }
    };
    let switch = |(handle, name, on): &(drawing::Handle, String, bool)| {
        let switch = handle.clone();
        view! {
            <button class="button switch" class:on=*on aria-pressed=on.to_string()
                on:click=click(move |_| env.order(&Order::Turn { switch: switch.clone() }))>
                {on.then(|| art("i-check", ""))}{name.clone()}</button>
        }
    };
    let list = touches.buttons.iter().cloned();
    let (large, small): (Vec<_>, Vec<_>) = list.partition(|it| it.primary);
    view! {
        {touches.stepper.map(|it| stepper(env, it))}
        {touches.switches.iter().map(switch).collect_view()}
        {touches.verbs.iter().map(verb).collect_view()}
        {small.into_iter().map(|it| button(env, it)).collect_view()}
        {touches.begun.then(|| view! {
            <button class="button put-back" on:click=click(move |_| env.order(&Order::PutBack { all: true }))>
                {env.word("web-put-back")}</button>
        })}
        {large.into_iter().map(|it| button(env, it)).collect_view()}
    }
    .into_any()
}

/// The prompt of a drawn table.
pub(super) fn prompt(env: Env) -> AnyView {
    let inside = move || {
        let scene = env.scene.get()?;
        let (moving, halt) = (env.moving.get(), env.halt.get());
        let told = halt.clone().or_else(|| moving.clone());
        let yours = scene.prompt.is_some() && told.is_none() && !env.sent.get();
        let text = told.as_ref().map_or_else(|| scene.asks.clone(), |line| line.text.clone());
        let seat = match &told {
            Some(line) => line.who,
            None => scene.chairs.iter().find(|chair| chair.waited).map(|chair| chair.seat),
        };
        let busy = scene.end.is_none()
            && told.is_none()
            && scene.replay.is_none()
            && scene.chairs.iter().any(|chair| chair.waited && chair.bot.is_some());
        Some(view! {
            <div class="prompt" class:yours=yours class:telling=told.is_some()>
                {seat.map(emblem)}
                <p>{text}</p>
                {busy.then(|| view! { <span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span> })}
                <div class="prompt-buttons" role="group" aria-label=env.word("web-deeds")>
                    {yours.then(|| view! { {move || controls(env)} })}
                    {halt.is_some().then(|| view! {
                        <button class="button primary go-on" autofocus on:click=click(move |_| env.halt.set(None))>{env.word("web-go-on")}</button>
                    })}
                    {(moving.is_some() && halt.is_none()).then(|| view! {
                        <button class="button" on:click=click(move |_| { super::super::stage::skip(env); })>{env.word("web-skip-telling")}</button>
                    })}
                </div>
            </div>
        })
    };
    view! { {inside} }.into_any()
}
