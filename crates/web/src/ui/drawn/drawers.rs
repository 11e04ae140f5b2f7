//! Panels that are not always shown. One that a thing of the drawing opens lies over
//! the side; any other is a tab beside the log, for a row of buttons would take its
//! room from the log. Where the log itself lies behind a button they are buttons too.

use super::super::art::art;
use super::super::env::Env;
use super::super::table;
use super::super::touch::click;
use super::{has_strip, panel};
use drawing::svg::Sent;
use drawing::{Fold, Handle, Slot};
use leptos::prelude::*;
use std::collections::BTreeSet;
use std::sync::Arc;

/// A panel: its name, and what it is called.
type Named = (String, String);

/// What things of a drawing open.
fn opened(drawn: &Sent) -> BTreeSet<&str> {
    let panels = drawn.panels.iter();
    let canvases = panels.clone().filter_map(|it| it.canvas.as_ref()).chain([&drawn.board]);
    let items = canvases.flat_map(|it| &it.items).filter_map(|it| it.handle.as_ref());
    let written = panels.flat_map(|it| &it.rows).flat_map(drawing::Row::handles);
    items.chain(written).filter_map(Handle::opens).collect()
}

/// The drawers of a drawing: those that something opens, or the others.
fn named(drawn: Option<&Arc<Sent>>, reached: bool) -> Vec<Named> {
    let Some(drawn) = drawn else { return Vec::new() };
    let opened = opened(drawn);
    let drawers = drawn.panels.iter().filter(|it| it.slot == Slot::Drawer);
    let those = drawers.filter(|it| opened.contains(it.name.as_str()) == reached);
    those.map(|it| (it.name.clone(), it.tab.clone())).collect()
}

/// The panels that stand as tabs beside the log.
pub(crate) fn tabs(env: Env) -> Vec<Named> {
    let phone = env.frame.get().fold == Fold::Phone;
    if phone || has_strip(env) {
        return Vec::new();
    }
    env.drawn.with(|drawn| named(drawn.as_ref(), false))
}

/// What stands in the place of the log, if one of the tabs beside it is chosen.
pub(crate) fn chosen(env: Env) -> Option<String> {
    let open = env.drawer.get()?;
    tabs(env).into_iter().any(|(name, _)| name == open).then_some(open)
}

/// Such a panel.
pub(crate) fn inside(env: Env, name: String) -> AnyView {
    panel(env, name, false)
}

/// Opens a panel, or shuts it.
pub(super) fn turn(env: Env, name: &str) {
    let shut = env.drawer.get_untracked().as_deref() == Some(name);
    env.drawer.set((!shut).then(|| name.to_owned()));
}

fn button(env: Env, (name, tab): Named) -> AnyView {
    let mine = name.clone();
    let pressed = move || (env.drawer.get().as_ref() == Some(&mine)).to_string();
    view! {
        <button class="tool" aria-expanded=pressed on:click=click(move |_| turn(env, &name))>{tab}</button>
    }
    .into_any()
}

/// The buttons of drawers that have no other way in, and the one that lies open.
pub(super) fn drawers(env: Env) -> AnyView {
    let row = Memo::new(move |_| {
        if has_strip(env) {
            env.drawn.with(|drawn| named(drawn.as_ref(), false))
        } else {
            Vec::new()
        }
    });
    let known = Memo::new(move |_| {
        let beside = tabs(env);
        let known = env.drawn.with(|drawn| {
            let panels = drawn.iter().flat_map(|it| &it.panels);
            let hidden = panels.filter(|it| matches!(it.slot, Slot::Drawer | Slot::Key));
            hidden.map(|it| it.name.clone()).collect::<Vec<_>>()
        });
        let apart = |it: &String| !beside.iter().any(|(name, _)| name == it);
        known.into_iter().filter(apart).collect::<Vec<_>>()
    });
    let lying = move || {
        env.drawer.get().filter(|name| known.with(|it| it.contains(name))).map(|name| {
            view! {
                <div class="drawer" role="region">
                    <button class="icon drawer-close" aria-label=env.live("web-close")
                        on:click=click(move |_| env.drawer.set(None))>{art("i-close", "")}</button>
                    {panel(env, name, true)}
                </div>
            }
        })
    };
    view! {
        {move || (!row.get().is_empty()).then(|| view! {
            <div class="drawer-row">{row.get().into_iter().map(|it| button(env, it)).collect_view()}</div>
        })}
        {lying}
    }
    .into_any()
}

/// What the marks on a board mean, behind a button beside those that enlarge it.
pub(super) fn keys(env: Env) -> AnyView {
    let list = Memo::new(move |_| {
        env.drawn.with(|drawn| {
            let panels = drawn.iter().flat_map(|it| &it.panels);
            let keys = panels.filter(|it| it.slot == Slot::Key);
            keys.map(|it| (it.name.clone(), it.tab.clone())).collect::<Vec<_>>()
        })
    });
    let button = move |(name, tab): Named| {
        let title = tab.clone();
        view! {
            <button class="tool" aria-label=tab title=title on:click=click(move |_| turn(env, &name))>
                {art("i-layers", "")}</button>
        }
    };
    view! { {move || list.get().into_iter().map(button).collect_view()} }.into_any()
}

/// Where the column is narrow the log lies behind a button, and opens over it.
pub(super) fn logged(env: Env) -> AnyView {
    let open = env.drawer;
    const LOG: &str = "log";
    let is_open = move || open.with(|it| it.as_deref() == Some(LOG));
    view! {
        <button class="tool log-button" aria-expanded=move || is_open().to_string()
            on:click=click(move |_| turn(env, LOG))>{env.live("web-log")}</button>
        {move || is_open().then(|| view! {
            <div class="drawer log-drawer" role="region" aria-label=env.live("web-log")>
                <button class="icon drawer-close" aria-label=env.live("web-close")
                    on:click=click(move |_| open.set(None))>{art("i-close", "")}</button>
                {table::folded_tabs(env)}
            </div>
        })}
    }
    .into_any()
}
