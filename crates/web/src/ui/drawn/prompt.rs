//! The prompt: what the match waits for, and the buttons of what needs no place.

use super::super::art::{art, emblem};
use super::super::env::Env;
use super::super::touch::click;
use super::sheets::icon;
use crate::scene::{Button, Line, Order};
use drawing::Fold;
use leptos::prelude::*;

fn button(env: Env, it: Button) -> AnyView {
    let text = it.text.clone();
    view! {
        <button class="button" class:primary=it.primary class:warns=it.warns title=it.what disabled=move || env.sent.get()
            on:click=click(move |_| env.order(&Order::Press { text: text.clone() }))>
            {it.icon.as_ref().map(icon)}{shortened(&it.label)}</button>
    }
    .into_any()
}

/// What a button says. Behind a middle dot stands what one does well to know and
/// can do without: a phone has no room for it and shows dots, but still reads it out.
fn shortened(label: &str) -> AnyView {
    match label.split_once(" · ") {
        Some((head, more)) => {
            let (head, more) = (head.to_owned(), format!(" · {more}"));
            view! { <span class="label">{head}<span class="more">{more}</span></span> }.into_any()
        }
        None => view! { <span class="label">{label.to_owned()}</span> }.into_any(),
    }
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
        {move || env.looked.get().map(|(handle, key)| view! {
            <button class="button primary do-it" on:click=click(move |_| super::gestures::touch(env, handle.clone(), key.clone()))>
                {env.word("web-do-it")}</button>
        })}
        {touches.stepper.map(|it| stepper(env, it))}
        {touches.switches.iter().map(switch).collect_view()}
        {touches.verbs.iter().map(verb).collect_view()}
        {small.into_iter().map(|it| button(env, it)).collect_view()}
        {touches.begun.then(|| view! {
            <button class="button put-back" on:click=click(move |_| env.order(&Order::PutBack { all: true }))>
                {env.word("web-put-back")}</button>
        })}
        {(large.is_empty() && !touches.missing.is_empty()).then(|| view! {
            <span class="button missing" role="note">{touches.missing.clone()}</span>
        })}
        {large.into_iter().map(|it| button(env, it)).collect_view()}
    }
    .into_any()
}

/// What somebody else did last, since the reader's last turn.
pub(super) fn last_of_others(env: Env) -> Option<Line> {
    let viewer = env.scene.with(|it| it.as_ref().and_then(|it| it.viewer));
    let mark = env.mark.get();
    let others = |line: &&Line| line.step >= mark && line.who.is_some() && line.who != viewer;
    env.log.with(|log| log.iter().rev().find(others).cloned())
}

/// The same at the end of the line while it is the reader's turn and nothing is
/// begun: touching it tells everything since then once more.
fn last_deed(env: Env) -> Option<AnyView> {
    let line = last_of_others(env)?;
    let class = line.who.map_or_else(String::new, |seat| format!("last-deed by-{}", seat.index()));
    Some(
        view! {
            <button class=class title=env.word("web-again-told")
                on:click=click(move |_| super::super::stage::again(env))>
                {line.who.map(emblem)}<span>{line.text}</span></button>
        }
        .into_any(),
    )
}

/// On a phone there is no room for a line below the board: what is touched is
/// told in the place of the prompt.
fn told_of_thing(env: Env) -> Option<(String, bool)> {
    // A board with a line of its own tells it there.
    if env.frame.get().fold != Fold::Phone || super::line_place(env).is_some() {
        return None;
    }
    let refused = env.untouchable.get().map(|(_, why, _)| (why, true));
    let pointed = || env.pointed.get().map(|(_, text, _)| (text, false));
    refused.or_else(pointed).filter(|(text, _)| !text.is_empty())
}

/// Of several sentences the first leads: who does what. The others say how.
fn led(text: &str) -> AnyView {
    let end = text.match_indices(['.', '?', '!']).find(|(at, it)| {
        let rest = &text[at + it.len()..];
        rest.starts_with(' ') && !rest.trim().is_empty()
    });
    match end {
        Some((at, sign)) if !text.contains('\n') => {
            let (lead, rest) = text.split_at(at + sign.len());
            view! { <strong>{lead.to_owned()}</strong>{rest.to_owned()} }.into_any()
        }
        _ => super::named(text),
    }
}

/// Whether the reader is asked something in the middle of another's turn.
fn is_asked(env: Env) -> bool {
    let viewer = env.scene.with(|it| it.as_ref().and_then(|it| it.viewer));
    let asked = |it: &drawing::SeatCard| it.seat == viewer && it.mark == drawing::Mark::Asked;
    env.drawn.with(|it| it.as_ref().is_some_and(|it| it.seats.iter().any(asked)))
}

/// The prompt of a drawn table.
pub(super) fn prompt(env: Env) -> AnyView {
    let inside = move || {
        let scene = env.scene.get()?;
        let (moving, halt) = (env.moving.get(), env.halt.get());
        let told = halt.clone().or_else(|| moving.clone());
        let yours = scene.prompt.is_some() && told.is_none() && !env.sent.get();
        let composed = env.touches.with(|it| it.says.clone());
        let asked = if composed.is_empty() || !yours { scene.asks.clone() } else { composed };
        let text = match &told {
            Some(line) if halt.is_some() && !line.ask.is_empty() => line.ask.clone(),
            Some(line) => line.text.clone(),
            None => asked,
        };
        let go_on = halt.as_ref().map(|line| line.go_on.clone()).filter(|it| !it.is_empty());
        let seat = match &told {
            Some(line) => line.who,
            None => scene.chairs.iter().find(|chair| chair.waited).map(|chair| chair.seat),
        };
        let busy = scene.end.is_none()
            && told.is_none()
            && scene.replay.is_none()
            && scene.chairs.iter().any(|chair| chair.waited && chair.bot.is_some());
        let telling = told.is_some();
        let thing = move || told_of_thing(env).filter(|_| !telling);
        let refused = move || thing().is_some_and(|(_, refused)| refused);
        let words = move || thing().map_or_else(|| text.clone(), |(words, _)| words);
        let idle = move || !env.touches.with(|it| it.begun);
        Some(view! {
            <div class="prompt" class:yours=yours class:asked=move || yours && is_asked(env) class:telling=telling>
                <div class="prompt-line" class:refused=refused>
                    {seat.map(emblem)}
                    <p>{move || if yours { led(&words()) } else { super::named(&words()) }}</p>
                    {busy.then(|| view! { <span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span> })}
                </div>
                {move || (!telling && idle()).then(|| last_deed(env))}
                <div class="prompt-buttons" role="group" aria-label=env.word("web-deeds")>
                    {yours.then(|| view! { {move || controls(env)} })}
                    {halt.is_some().then(|| view! {
                        <button class="button primary go-on" autofocus on:click=click(move |_| env.halt.set(None))>{go_on.unwrap_or_else(|| env.word("web-go-on"))}</button>
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
