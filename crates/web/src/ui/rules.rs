//! The rules of a game in full, and its short help.

use super::app::bar;
use super::env::{Env, env};
use crate::markdown::{Block, Part, blocks};
use crate::route::Route;
use leptos::prelude::*;
use table::Entry;

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

fn block(block: Block) -> AnyView {
    match block {
        Block::Head(1, text) => view! { <h2>{text}</h2> }.into_any(),
        Block::Head(2, text) => view! { <h3>{text}</h3> }.into_any(),
        Block::Head(_, text) => view! { <h4>{text}</h4> }.into_any(),
        Block::Text(parts) => view! { <p>{inline(parts)}</p> }.into_any(),
        Block::List(items) => {
            let items = items.into_iter().map(|item| view! { <li>{inline(item)}</li> });
            view! { <ul>{items.collect_view()}</ul> }.into_any()
        }
        Block::Table(rows) => {
            let row = |row: Vec<Vec<Part>>| {
                view! { <tr>{row.into_iter().map(|cell| view! { <td>{inline(cell)}</td> }).collect_view()}</tr> }
            };
            view! { <div class="scroll"><table><tbody>{rows.into_iter().map(row).collect_view()}</tbody></table></div> }
                .into_any()
        }
    }
}

/// The rules in the reader's language.
pub(crate) fn full(env: Env, entry: &'static Entry) -> AnyView {
    let text = move || blocks(entry.rules(env.lang.get())).into_iter().map(block).collect_view();
    view! { <div class="prose">{text}</div> }.into_any()
}

/// The short help.
pub(crate) fn short(env: Env, entry: &'static Entry) -> AnyView {
    let text = move || {
        let help = entry.open(entry.least, "").map(|game| game.help()).unwrap_or_default();
        let section = |(title, lines): (String, Vec<String>)| {
            view! {
                <section><h3>{title}</h3>
                <ul>{lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul></section>
            }
        };
        env.book.get().sections(&help, &[], None).into_iter().map(section).collect_view()
    };
    view! { <div class="prose help">{text}</div> }.into_any()
}

/// The rules as a place of their own.
pub(crate) fn page(game: &str) -> AnyView {
    let env = env();
    let Ok(entry) = table::find(game) else { return bad_place(env) };
    view! {
        {bar(move || env.word("game-name"), false)}
        <main id="main" class="home narrow" tabindex="-1">
            <p><a class="button primary" href=Route::New(entry.id.into()).to_string()>{move || env.word("web-start")}</a></p>
            <section class="sheet">{full(env, entry)}</section>
        </main>
    }
    .into_any()
}

/// A place that does not exist.
pub(crate) fn bad_place(env: Env) -> AnyView {
    view! {
        {bar(move || env.word("web-home-title"), true)}
        <main id="main" class="home narrow" tabindex="-1"><section class="sheet">
            <p>{move || env.word("web-no-such-place")}</p>
            <a class="button primary" href="#/">{move || env.word("web-home")}</a>
        </section></main>
    }
    .into_any()
}
