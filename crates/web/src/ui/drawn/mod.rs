//! A drawn table: the board, what stands around it, and what is touched.
//!
//! No game is known here. The worker sends drawings and what can be touched; this
//! shows the one, paints the other, and sends touches back.

pub(crate) mod drawers;
pub(crate) mod gestures;
mod menu;
mod prompt;
mod seats;
mod sheet;
pub(crate) mod sheets;
mod states;
mod surface;
mod traces;
mod zoom;

use super::env::Env;
use super::table;
use drawing::svg::{CanvasSent, PanelSent, Sent};
use drawing::{Fold, Frame, Handle, Slot};
use leptos::prelude::*;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;
use surface::Surface;
use wasm_bindgen::JsCast;

thread_local! {
    /// What things look like, by surface and key: a new drawing says only what
    /// has changed.
    static LOOKS: RefCell<BTreeMap<(String, String), String>> = RefCell::default();
}

/// Completes a drawing from what the page has already.
pub(crate) fn complete(mut sent: Sent) -> Sent {
    LOOKS.with_borrow_mut(|looks| {
        let mut fill = |name: &str, canvas: &mut CanvasSent| {
            let mut know = |key: &str, looks_now: &mut Option<String>| {
                let place = (name.to_owned(), key.to_owned());
                match looks_now {
                    Some(new) => {
                        looks.insert(place, new.clone());
                    }
                    None => *looks_now = looks.get(&place).cloned(),
                }
            };
            know("", &mut canvas.ground);
            for item in &mut canvas.items {
                know(&item.key, &mut item.looks);
            }
        };
        fill("", &mut sent.board);
        for panel in &mut sent.panels {
            if let Some(canvas) = &mut panel.canvas {
                fill(&panel.name, canvas);
            }
        }
    });
    sent
}

/// Another match: nothing of before counts.
pub(crate) fn forget() {
    LOOKS.with_borrow_mut(BTreeMap::clear);
}

/// The symbols and colours of a game, once for the page.
pub(crate) fn bring(art: &crate::scene::Art) {
    let id = format!("art-{}", art.game);
    if document().get_element_by_id(&id).is_some() {
        return;
    }
    let Some(body) = document().body() else { return };
    let Ok(holder) = document().create_element("div") else { return };
    holder.set_id(&id);
    holder.set_class_name("sprite");
    holder.set_inner_html(&art.symbols);
    let _ = body.append_child(&holder);
    // A style sheet of one's own making is allowed where an element is not.
    let sheet = js_sys::Reflect::get(&window(), &"CSSStyleSheet".into())
        .ok()
        .and_then(|it| it.dyn_into::<js_sys::Function>().ok())
        .and_then(|it| js_sys::Reflect::construct(&it, &js_sys::Array::new()).ok());
    let Some(sheet) = sheet else { return };
    let replace = js_sys::Reflect::get(&sheet, &"replaceSync".into()).ok();
    if let Some(replace) = replace.and_then(|it| it.dyn_into::<js_sys::Function>().ok()) {
        let _ = replace.call1(&sheet, &art.colours.as_str().into());
    }
    let name = "adoptedStyleSheets".into();
    if let Ok(list) = js_sys::Reflect::get(&document(), &name) {
        let list = js_sys::Array::from(&list);
        list.push(&sheet);
        let _ = js_sys::Reflect::set(&document(), &name, &list);
    }
}

/// The window as it is now. What a telephone calls the inside of its window grows
/// with whatever is too wide for it; the page itself does not.
pub(crate) fn frame() -> Frame {
    let page = document().document_element();
    let size = |of: fn(&web_sys::Element) -> i32| page.as_ref().map_or(1000, of);
    let (width, height) =
        (size(web_sys::Element::client_width), size(web_sys::Element::client_height));
    let coarse = window().match_media("(pointer: coarse)").ok().flatten();
    let coarse = coarse.is_some_and(|it| it.matches());
    Frame::new(width as f32, height as f32, coarse)
}

/// Tells the worker how large the window is, now and whenever it changes.
pub(crate) fn watch_window(env: Env) {
    let tell = move || {
        let now = frame();
        env.frame.set(now);
        let (width, height) = (now.width as u32, now.height as u32);
        env.order(&crate::scene::Order::Frame { width, height, coarse: now.coarse });
    };
    tell();
    window_event_listener(leptos::ev::resize, move |_| tell());
}

fn fold_name(fold: Fold) -> &'static str {
    match fold {
        Fold::Large => "large",
        Fold::Laptop => "laptop",
        Fold::Tablet => "tablet",
        Fold::Phone => "phone",
    }
}

/// A surface of the drawing, kept in place from drawing to drawing.
fn surface(
    env: Env,
    name: String,
    label: impl Fn() -> String + Send + Sync + 'static,
    zoom: Option<zoom::Zoom>,
    on_top: AnyView,
) -> AnyView {
    let svg = NodeRef::<leptos::svg::Svg>::new();
    let kept: StoredValue<Option<Surface>, LocalStorage> = StoredValue::new_local(None);
    Effect::new(move |_| {
        let (Some(svg), Some(drawn)) = (svg.get(), env.drawn.get()) else { return };
        let canvas = if name.is_empty() {
            Some(&drawn.board)
        } else {
            drawn.panels.iter().find(|it| it.name == name).and_then(|it| it.canvas.as_ref())
        };
        let Some(canvas) = canvas else { return };
        let zoomed = zoom.is_some_and(zoom::Zoom::is_in);
        kept.update_value(|kept| {
            if kept.is_none() {
                *kept = Surface::new(svg.unchecked_ref());
            }
            if let Some(kept) = kept {
                kept.show(env, canvas, zoomed);
            }
        });
        states::paint_soon(env);
    });
    view! {
        <svg node_ref=svg class="surface" role="group" aria-label=label>{on_top}</svg>
    }
    .into_any()
}

fn panel_of(env: Env, name: &str) -> Option<PanelSent> {
    let drawn = env.drawn.get()?;
    let found = drawn.panels.iter().find(|it| it.name == name)?;
    // Its surface is shown apart; without it most drawings leave a panel equal.
    let canvas = found.canvas.as_ref().map(|_| CanvasSent::default());
    Some(PanelSent { canvas, ..found.clone() })
}

fn panel(env: Env, name: String, titled: bool) -> AnyView {
    let mine = name.clone();
    let sent = Memo::new(move |_| panel_of(env, &mine));
    let pictured = Memo::new(move |_| sent.get().is_some_and(|it| it.canvas.is_some()));
    let (drawn, label) = (name.clone(), move || sent.get().map(|it| it.tab).unwrap_or_default());
    let rows = move || {
        let list = sent.get().map(|it| it.rows).unwrap_or_default();
        states::paint_soon(env);
        sheets::rows(list)
    };
    view! {
        <section class=format!("panel p-{name}") aria-label=label>
            {titled.then(|| view! { <h2 class="panel-title">{label}</h2> })}
            {move || pictured.get().then(|| surface(env, drawn.clone(), label, None, ().into_any()))}
            <div class="rows">{rows}</div>
        </section>
    }
    .into_any()
}

/// The panels of a slot, by name.
fn names_in(drawn: Option<&Arc<Sent>>, slot: Slot) -> Vec<String> {
    let panels = drawn.into_iter().flat_map(|drawn| &drawn.panels);
    panels.filter(|it| it.slot == slot).map(|it| it.name.clone()).collect()
}

fn slot(env: Env, slot: Slot, class: &'static str) -> AnyView {
    let names = Memo::new(move |_| env.drawn.with(|drawn| names_in(drawn.as_ref(), slot)));
    let inside = move || {
        let names = names.get();
        (!names.is_empty()).then(|| {
            let panels = names.into_iter().map(|name| panel(env, name, false)).collect_view();
            view! { <div class=class tabindex="0">{panels}</div> }
        })
    };
    view! { {inside} }.into_any()
}

/// Whether the seats stand in a strip above the board.
fn has_strip(env: Env) -> bool {
    env.drawn.with(|it| it.as_ref().is_some_and(|it| it.strip))
}

/// The column at the right, or what takes its place.
fn side(env: Env) -> AnyView {
    let strip = Memo::new(move |_| has_strip(env));
    view! {
        <aside class="t-side" aria-label=env.live("web-beside")>
            {move || (!strip.get()).then(|| seats::seats(env))}
            {slot(env, Slot::Whole, "t-panels t-whole")}
            {slot(env, Slot::Side, "t-panels")}
            {move || env.scene.get().map(|scene| super::lobby::offers(env, &scene))}
            {drawers::drawers(env)}
            {table::tools(env)}
            {move || table::replay_bar(env)}
            {move || if strip.get() { drawers::logged(env) } else { table::folded_tabs(env) }}
        </aside>
    }
    .into_any()
}

/// What the line says.
enum Says {
    /// What is pointed at.
    Of(String),
    /// Why something cannot be touched.
    No(String),
    /// What the move comes to that is being composed.
    Move(Vec<drawing::Cell>),
}

fn says(env: Env) -> Says {
    let touches = env.touches.get();
    let telling = env.moving.with(Option::is_some) || env.halt.with(Option::is_some);
    let pointed = env.pointed.get();
    // What belongs to the move is told with it.
    let part = |handle: &Handle| touches.lit.contains(handle) || touches.picked.contains(handle);
    let apart = pointed.as_ref().is_some_and(|(handle, text, _)| {
        let handle = handle.step().map_or_else(|| handle.clone(), |(_, it)| it);
        !text.is_empty() && !part(&handle)
    });
    match (env.untouchable.get(), pointed) {
        (Some((_, why, _)), _) if !why.is_empty() => Says::No(why),
        _ if touches.begun && !touches.line.is_empty() && !apart => {
            Says::Move(touches.line.clone())
        }
        (_, Some((_, text, _))) if !text.is_empty() || touches.line.is_empty() => Says::Of(text),
        // Where a board has a line of its own it is never empty at the reader's turn:
        // it tells what the others did last, where the prompt has no room for that,
        // or what is to be thought of first.
        _ if telling || touches.lit.is_empty() || line_place(env).is_none() => {
            Says::Of(String::new())
        }
        _ => match prompt::last_of_others(env).filter(|_| !touches.begun && narrow(env)) {
            Some(deed) => Says::Of(deed.text),
            None => Says::Move(touches.line.clone()),
        },
    }
}

/// Whether the prompt has no room for what somebody else did last.
fn narrow(env: Env) -> bool {
    matches!(env.frame.get().fold, Fold::Tablet | Fold::Phone)
}

/// The line below the board: what is pointed at, why something cannot be, or what
/// the move comes to that is being composed. With nothing to say it says what it is for.
fn line(env: Env) -> AnyView {
    let inside = move || match says(env) {
        Says::Of(text) if text.is_empty() && line_place(env).is_none() => {
            view! { <span class="idle">{env.live("web-line-idle")}</span> }.into_any()
        }
        Says::Of(text) | Says::No(text) => named(&text),
        Says::Move(cells) => {
            let cells = cells.into_iter().map(sheets::cell).collect_view();
            view! { <span class="composed">{cells}</span> }.into_any()
        }
    };
    let refused = move || matches!(says(env), Says::No(_));
    view! {
        <p class="t-line" class:refused=refused aria-live="off">{inside}</p>
    }
    .into_any()
}

/// Where the line stands on the board itself, in tenths.
fn line_place(env: Env) -> Option<(i32, i32, i32, i32)> {
    env.drawn.with(|it| it.as_ref().and_then(|it| it.board.line))
}

/// The line on the board, which is as large as the board is drawn.
fn line_within(env: Env) -> AnyView {
    let place = Memo::new(move |_| line_place(env));
    let inside = move || {
        let (x, y, w, h) = place.get().filter(|it| it.2 > 0)?;
        let [x, y, w, h] = [x, y, w, h].map(surface::tenths);
        Some(view! {
            <foreignObject class="line-place" x=x y=y width=w height=h>{line(env)}</foreignObject>
        })
    };
    view! { {inside} }.into_any()
}

/// What is said of a thing, its name before it.
fn named(text: &str) -> AnyView {
    match text.split_once('\n') {
        Some((name, what)) => {
            view! { <strong>{name.to_owned()}</strong>" "{what.to_owned()} }.into_any()
        }
        None => text.to_owned().into_any(),
    }
}

/// The whole table.
pub(crate) fn table(env: Env) -> AnyView {
    let zoom = zoom::Zoom::new();
    let board = NodeRef::<leptos::html::Section>::new();
    let zooms = Memo::new(move |_| env.drawn.with(|it| it.as_ref().is_some_and(|it| it.zooms)));
    let fold = Memo::new(move |_| env.frame.get().fold);
    let main = NodeRef::<leptos::html::Main>::new();
    let has = move |slot: Slot| env.drawn.with(|it| !names_in(it.as_ref(), slot).is_empty());
    Effect::new(move |_| {
        let (Some(main), Some(drawn)) = (main.get(), env.drawn.get()) else { return };
        let element: &web_sys::HtmlElement = main.unchecked_ref();
        let style = element.style();
        for (name, width) in [("--left", drawn.left), ("--side", drawn.side)] {
            if width > 0 {
                let _ = style.set_property(name, &format!("{width}px"));
            }
        }
        let (_, _, wide, high) = drawn.board.view;
        if wide > 0 {
            let _ = style.set_property("--high", &format!("calc({high} / {wide})"));
        }
    });
    states::watch(env);
    zoom.watch(env);
    traces::watch(env);
    let phone = move || fold.get() == Fold::Phone;
    let strip = Memo::new(move |_| has_strip(env));
    view! {
        <main id="main" node_ref=main class="drawn" tabindex="-1" data-fold=move || fold_name(fold.get())
            data-steps=move || env.scene.with(|it| it.as_ref().map_or(0, |it| it.steps))
            class:fills=move || env.drawn.with(|it| it.as_ref().is_some_and(|it| it.fills)) class:bare=move || env.bare.get()
            class:aboard=move || env.drawn.with(|it| it.as_ref().is_some_and(|it| it.seats.is_empty()))
            class:has-strip=move || strip.get()
            class:has-left=move || has(Slot::Left) class:has-beside=move || has(Slot::Beside)
            class:reports=move || line_place(env).is_some_and(|it| it.2 == 0)
            class:has-side=move || env.drawn.with(|it| it.as_ref().is_none_or(|it| it.side > 0))
            on:click=move |event| gestures::clicked(env, &event)
            on:pointerover=move |event| gestures::hovered(env, &event)
            on:pointerleave=move |_| gestures::left(env)
            on:focusin=move |event| gestures::focused(env, &event)
            on:keydown=move |event| {
                if event.key() == "0" && !gestures::types(&event) {
                    zoom.fit(env);
                }
                gestures::pressed(env, &event);
            }>
            {prompt::prompt(env)}
            {move || (!phone()).then(|| view! {
                {move || strip.get().then(|| seats::seats(env))}
                {slot(env, Slot::Top, "t-top")}
                {slot(env, Slot::Left, "t-left")}
            })}
            <section class="t-board" node_ref=board aria-label=env.live("web-board")>
                {surface(env, String::new(), env.live("web-board"), Some(zoom), line_within(env))}
                {move || zooms.get().then(|| zoom.buttons(env, drawers::keys(env)))}
                {move || phone().then(|| slot(env, Slot::Top, "t-strip"))}
                {menu::menu(env, board)}
                {move || table::end(env)}
            </section>
            {move || line_place(env).is_none().then(|| line(env))}
            {move || if phone() { sheet::sheet(env) } else {
                view! {
                    {slot(env, Slot::Below, "t-below")}
                    {side(env)}
                    {slot(env, Slot::Beside, "t-beside")}
                }.into_any()
            }}
            {move || table::cover(env)}
        </main>
    }
    .into_any()
}
