//! The log: one sentence per event, the newest last; pointing at one lights up
//! what it tells of.

use super::env::Env;
use super::touch::click;
use crate::scene::Line;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

/// More lines are not drawn: the newest count, and the record has them all.
const MOST: usize = 400;

fn line(env: Env, line: Line, mark: usize, seek: bool) -> AnyView {
    let new = line.step >= mark;
    let (one, two, three) = (line.clone(), line.clone(), line.clone());
    view! {
        <li class:new=new>
            <button class="log-line" tabindex="-1" on:mouseenter=move |_| env.lit.set(Some(one.clone()))
                on:mouseleave=move |_| env.lit.set(None)
                on:focus=move |_| env.lit.set(Some(two.clone()))
                on:blur=move |_| env.lit.set(None)
                on:click=click(move |_| {
                    env.lit.set(Some(three.clone()));
                    if seek {
                        env.order(&crate::scene::Order::Seek { step: three.step + 1 });
                    }
                })>{line.text.clone()}</button>
        </li>
    }
    .into_any()
}

/// The log is one stop of the Tab key: arrows go from line to line.
fn keys(event: &KeyboardEvent) {
    let here = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    let here = here.and_then(|it| it.closest("li, ol").ok().flatten());
    let next = here.and_then(|it| match (event.key().as_str(), it.tag_name().as_str()) {
        ("ArrowUp" | "End", "OL") => it.last_element_child(),
        ("ArrowDown" | "Home", "OL") => it.first_element_child(),
        ("ArrowUp", _) => it.previous_element_sibling(),
        ("ArrowDown", _) => it.next_element_sibling(),
        _ => None,
    });
    if let Some(button) = next.and_then(|it| it.first_element_child()) {
        event.prevent_default();
        event.stop_propagation();
        let _ = button.unchecked_into::<HtmlElement>().focus();
    }
}

pub(crate) fn log(env: Env) -> AnyView {
    let list = NodeRef::<leptos::html::Ol>::new();
    let lines = move || {
        let log = env.log.get();
        let mark = env.mark.get();
        let seek =
            env.scene.with(|scene| scene.as_ref().is_some_and(|scene| scene.replay.is_some()));
        let skip = log.len().saturating_sub(MOST);
        log.iter().skip(skip).map(|it| line(env, it.clone(), mark, seek)).collect_view()
    };
    Effect::new(move |_| {
        env.log.track();
        if let Some(list) = list.get() {
            let element: &web_sys::Element = list.unchecked_ref();
            request_animation_frame({
                let element = element.clone();
                move || element.set_scroll_top(element.scroll_height())
            });
        }
    });
    view! {
        <ol class="log" node_ref=list tabindex="0" aria-label=env.live("web-log")
            on:keydown=move |event| keys(&event)>{lines}</ol>
    }
    .into_any()
}

/// A line of what is known: what it is about stands out.
fn fact(line: String) -> AnyView {
    match crate::words::heading(&line) {
        Some((what, rest)) => {
            let (what, rest) = (what.to_owned(), rest.to_owned());
            view! { <li><strong>{what}</strong>{rest}</li> }.into_any()
        }
        None => view! { <li>{line}</li> }.into_any(),
    }
}

/// What is known, in words.
pub(crate) fn known(env: Env) -> AnyView {
    let sections = move || {
        let scene = env.scene.get();
        let known = scene.map(|scene| scene.known.clone()).unwrap_or_default();
        let section = |(title, lines): (String, Vec<String>)| {
            view! {
                <section class="known"><h3>{title}</h3>
                <ul>{lines.into_iter().map(fact).collect_view()}</ul></section>
            }
        };
        known.into_iter().map(section).collect_view()
    };
    view! { <div class="knowns">{sections}</div> }.into_any()
}
