//! Every legal action, grouped and explained, with a field to type or filter.

use super::env::Env;
use super::letters::small;
use super::touch::click;
use crate::scene::{Choice, Order};
use leptos::prelude::*;
use web_sys::KeyboardEvent;

/// More of a group are not drawn until one filters.
const MOST: usize = 60;

/// The actions by their kind, in the order in which they come.
fn groups(choices: &[Choice], filter: &str) -> Vec<(String, Vec<Choice>)> {
    let wanted: Vec<String> = small(filter).split_whitespace().map(str::to_owned).collect();
    let mut found: Vec<(String, Vec<Choice>)> = Vec::new();
    for choice in choices {
        let line = small(&format!("{} {}", choice.text, choice.what));
        if !wanted.iter().all(|word| line.contains(word.as_str())) {
            continue;
        }
        match found.iter_mut().find(|(known, _)| *known == choice.kind) {
            Some((_, list)) => list.push(choice.clone()),
            None => found.push((choice.kind.clone(), vec![choice.clone()])),
        }
    }
    found
}

/// The field for notation, which also filters the list.
pub(crate) fn field(env: Env, typed: RwSignal<String>) -> AnyView {
    let answer = move || {
        let typed = typed.get();
        env.explained.get().filter(|(text, ..)| *text == typed && !typed.trim().is_empty())
    };
    let enter = move |event: KeyboardEvent| {
        if event.key() == "Enter" {
            let text = typed.get_untracked();
            if !text.trim().is_empty() {
                env.act(text.trim());
                typed.set(String::new());
            }
        } else if event.key() == "Escape" {
            typed.set(String::new());
        }
    };
    view! {
        <div class="field">
            <input id="notation" type="text" autocomplete="off" autocapitalize="off" spellcheck="false"
                placeholder=env.live("web-type-action") aria-label=env.live("web-type-action")
                prop:value=move || typed.get()
                on:input=move |event| {
                    let text = event_target_value(&event);
                    if !text.trim().is_empty() {
                        env.order(&Order::Explain { text: text.clone() });
                    }
                    typed.set(text);
                }
                on:keydown=enter />
            <p class="field-answer" aria-live="polite">{move || answer().map(|(_, fine, what)| view! {
                <span class:good=fine class:bad=!fine>{what}</span>
            })}</p>
        </div>
    }
    .into_any()
}

/// The field and the list.
pub(crate) fn actions(env: Env) -> AnyView {
    let typed = RwSignal::new(String::new());
    let list = move || {
        let choices = env
            .scene
            .with(|scene| scene.as_ref().map(|scene| scene.choices.clone()).unwrap_or_default());
        if choices.is_empty() {
            return view! { <p class="faint">{env.word("web-nothing-to-do")}</p> }.into_any();
        }
        let text = typed.get();
        let exact = env.explained.get().is_some_and(|(asked, fine, _)| fine && asked == text);
        let groups = groups(&choices, if exact { "" } else { &text });
        let single = groups.len() == 1;
        groups
            .into_iter()
            .map(|(verb, list)| group(env, verb, list, single))
            .collect_view()
            .into_any()
    };
    view! { <div class="actions">{field(env, typed)}{list}</div> }.into_any()
}

fn group(env: Env, verb: String, list: Vec<Choice>, single: bool) -> AnyView {
    let count = list.len();
    let more = count.saturating_sub(MOST);
    let button = move |choice: Choice| {
        let text = choice.text.clone();
        view! {
            <li><button class="action" disabled=move || env.sent.get() on:click=click(move |_| env.act(&text))>
                <span>{choice.what}</span><code>{choice.text}</code>
            </button></li>
        }
    };
    let rest = (more > 0).then(|| {
        let message = engine::Message::new("web-more-actions").number("n", more as i64);
        view! { <p class="faint">{env.say(&message)}</p> }
    });
    let buttons = list.into_iter().take(MOST).map(button).collect_view();
    view! {
        <details class="group" open=single || count <= 12>
            <summary><strong>{verb}</strong><span class="count">{count}</span></summary>
            <ul>{buttons}</ul>{rest}
        </details>
    }
    .into_any()
}
