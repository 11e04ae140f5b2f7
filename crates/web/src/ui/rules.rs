//! The rules of a game in full, and its short help.

use super::app::bar;
use super::env::{Env, env};
use super::touch::click;
use crate::markdown::{Block, Part, Table, blocks};
use crate::route::Route;
use crate::scene::Order;
use crate::shelf::{self, Cover};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;

fn part(part: Part) -> AnyView {
    match part {
        Part::Plain(text) => text.into_any(),
        Part::Bold(text) => view! { <strong>{text}</strong> }.into_any(),
        Part::Slant(text) => view! { <em>{text}</em> }.into_any(),
        Part::Code(text) => view! { <code>{text}</code> }.into_any(),
    }
}

fn inline(parts: Vec<Part>) -> AnyView {
    parts.into_iter().map(part).collect_view().into_any()
}

/// Where a chapter begins.
fn mark(n: usize) -> String {
    format!("rule-{n}")
}

fn block((n, block): (usize, Block)) -> AnyView {
    match block {
        Block::Head(1, text) => view! { <h2>{text}</h2> }.into_any(),
        Block::Head(2, text) => view! { <h3 id=mark(n) tabindex="-1">{text}</h3> }.into_any(),
        Block::Head(_, text) => view! { <h4>{text}</h4> }.into_any(),
        Block::Text(parts) => view! { <p>{inline(parts)}</p> }.into_any(),
        Block::List(items) => {
            let items = items.into_iter().map(|item| view! { <li>{inline(item)}</li> });
            view! { <ul>{items.collect_view()}</ul> }.into_any()
        }
        Block::Table(table) => grid(table),
    }
}

/// The chapters, to leap to: the tables stand far down.
fn contents(env: Env, blocks: &[Block]) -> AnyView {
    let chapter = |(n, block): (usize, &Block)| {
        let Block::Head(2, text) = block else { return None };
        let leap = click(move |_| {
            if let Some(head) = document().get_element_by_id(&mark(n)) {
                let _ = head.unchecked_into::<web_sys::HtmlElement>().focus();
            }
        });
        let text = text.clone();
        Some(view! { <li><button class="button quiet" on:click=leap>{text}</button></li> })
    };
    let chapters = blocks.iter().enumerate().filter_map(chapter).collect_view();
    view! { <details><summary>{env.word("web-contents")}</summary><ul>{chapters}</ul></details> }
        .into_any()
}

/// A table scrolls inside itself, so that a narrow page stays where it is;
/// hence it can be reached by keys, and has a name.
fn grid(Table { name, head, rows }: Table) -> AnyView {
    let title = |cell| view! { <th scope="col">{inline(cell)}</th> };
    let row = |row: Vec<Vec<Part>>| {
        view! { <tr>{row.into_iter().map(|cell| view! { <td>{inline(cell)}</td> }).collect_view()}</tr> }
    };
    view! {
        <div class="scroll" tabindex="0" role="region" aria-label=name>
            <table>
                <thead><tr>{head.into_iter().map(title).collect_view()}</tr></thead>
                <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
            </table>
        </div>
    }
    .into_any()
}

/// The rules in the reader's language: a file of their own, fetched when
/// somebody wants to read them.
pub(crate) fn full(env: Env, cover: &'static Cover) -> AnyView {
    let text = RwSignal::new(None::<Result<String, String>>);
    Effect::new(move |_| {
        let path = format!("/rules-{}-{}.md", cover.id, env.lang.get().code());
        text.set(None);
        spawn_local(async move {
            let found = super::api::text(&path).await;
            let _ = text.try_set(Some(found));
        });
    });
    let shown = move || match text.get() {
        None => view! { <p class="faint">{env.word("web-setting-up")}</p> }.into_any(),
        Some(Err(_)) => view! { <p class="bad">{env.word("web-no-answer")}</p> }.into_any(),
        Some(Ok(text)) => {
            let found = blocks(&text);
            let contents = contents(env, &found);
            let text = found.into_iter().enumerate().map(block).collect_view();
            view! { {contents}{text} }.into_any()
        }
    };
    view! { <div class="prose">{shown}</div> }.into_any()
}

/// The short help.
pub(crate) fn short(env: Env, cover: &'static Cover) -> AnyView {
    Effect::new(move |_| {
        let lang = env.lang.get();
        env.order(&Order::Help { game: cover.id.to_owned(), lang });
    });
    let text = move || {
        let section = |(title, lines): (String, Vec<String>)| {
            view! {
                <section><h3>{title}</h3>
                <ul>{lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul></section>
            }
        };
        env.help.get().into_iter().map(section).collect_view()
    };
    view! { <div class="prose help">{text}</div> }.into_any()
}

/// The rules as a place of their own.
pub(crate) fn page(game: &str) -> AnyView {
    let env = env();
    let Some(cover) = shelf::find(game) else { return bad_place(env) };
    view! {
        {bar(env.live("game-name"), false)}
        <main id="main" class="home narrow" tabindex="-1">
            <p><a class="button primary" href=Route::New(cover.id.into()).to_string()>{env.live("web-start")}</a></p>
            <section class="sheet">{full(env, cover)}</section>
        </main>
    }
    .into_any()
}

/// A place that does not exist.
pub(crate) fn bad_place(env: Env) -> AnyView {
    view! {
        {bar(env.live("web-home-title"), true)}
        <main id="main" class="home narrow" tabindex="-1"><section class="sheet">
            <p>{env.live("web-no-such-place")}</p>
            <a class="button primary" href="#/">{env.live("web-home")}</a>
        </section></main>
    }
    .into_any()
}
