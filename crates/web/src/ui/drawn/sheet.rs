//! The foot of a phone: what stands beside the board elsewhere lies here behind
//! tabs, in a sheet between the board and the buttons.

use super::super::art::art;
use super::super::env::Env;
use super::super::touch::click;
use super::super::{lobby, table};
use super::{panel, seats, slot};
use crate::scene::{Order, Touches};
use drawing::svg::{PanelSent, Sent};
use drawing::{Handle, Slot};
use leptos::prelude::*;

/// Less room than this below the board is not worth an open sheet, in pixels.
const ROOM: f32 = 140.0;
/// What bar, prompt, two rows of buttons and tabs take of a window, in pixels.
const AROUND: f32 = 254.0;
/// A board that takes all the room there is leaves some to a sheet from this height
/// of the window on.
const TALL: f32 = 760.0;

/// How high the board is for its width.
pub(super) fn height(drawn: &Sent) -> f32 {
    let (_, _, wide, high) = drawn.board.view;
    if wide > 0 { high as f32 / wide as f32 } else { 1.0 }
}

/// What must be touched next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Where {
    /// Nothing, or nothing that is drawn.
    Nowhere,
    /// Something on the board.
    Board,
    /// Something on the panel at this place.
    Panel(usize),
}

/// The panels that are tabs: what stands above the board lies on it here, and what
/// belongs to the seats with them.
fn tabbed<'a>(
    panels: impl IntoIterator<Item = &'a PanelSent>,
) -> impl Iterator<Item = &'a PanelSent> {
    panels.into_iter().filter(|it| !matches!(it.slot, Slot::Top | Slot::Seats | Slot::Key))
}

fn asked(touches: &Touches, drawn: &Sent) -> Where {
    let on_board =
        |it: &Handle| drawn.board.items.iter().any(|item| item.handle.as_ref() == Some(it));
    // Answers, each with what it would do, are read before one decides.
    let answers = |panel: &PanelSent| {
        let tiles = panel.rows.iter().filter(|row| matches!(row, drawing::Row::Tiles(_)));
        let mut written = tiles.flat_map(drawing::Row::handles);
        panel.slot == Slot::Side && written.any(|it| touches.lit.contains(it))
    };
    if let Some(at) = tabbed(&drawn.panels).position(answers) {
        return Where::Panel(at);
    }
    if touches.lit.iter().any(on_board) {
        return Where::Board;
    }
    let on_panel = |panel: &PanelSent| {
        let items = panel.canvas.iter().flat_map(|it| &it.items);
        let written = panel.rows.iter().flat_map(drawing::Row::handles);
        items.filter_map(|it| it.handle.as_ref()).chain(written).any(|it| touches.lit.contains(it))
    };
    tabbed(&drawn.panels).position(on_panel).map_or(Where::Nowhere, Where::Panel)
}

/// Undo and hint, always in reach.
fn quick(env: Env) -> AnyView {
    let running = move || {
        env.scene.with(|it| {
            it.as_ref().is_some_and(|it| {
                let watches = it.remote.as_ref().is_some_and(|remote| !remote.seated);
                it.end.is_none() && it.replay.is_none() && !watches
            })
        })
    };
    let no_undo = move || env.scene.with(|it| it.as_ref().and_then(|it| it.no_undo.clone()));
    let no_hint = move || !env.scene.with(|it| it.as_ref().is_some_and(|it| it.advice));
    let hint = move |_| {
        env.advising.set(true);
        env.order(&Order::Hint);
    };
    let inside = move || {
        view! {
            <button class="tool" aria-label=env.live("web-undo") title=move || no_undo().unwrap_or_else(|| env.word("web-undo"))
                disabled=move || no_undo().is_some() || env.sent.get()
                on:click=click(move |_| env.order(&Order::Undo))>{art("i-undo", "")}<span>{env.live("web-undo")}</span></button>
            <button class="tool" aria-label=env.live("web-hint") title=env.live("web-hint")
                disabled=move || no_hint() || env.advising.get()
                on:click=click(hint)>{art("i-hint", "")}<span>{env.live("web-hint")}</span></button>
        }
    };
    view! { {move || running().then(|| view! { <div class="quick">{inside}</div> })} }.into_any()
}

/// Every panel, the seats, and the log.
pub(super) fn sheet(env: Env) -> AnyView {
    let tab = RwSignal::new(0_usize);
    // Whether there is room for it beside the board. Where the seats lie on the
    // board itself the sheet has less to tell.
    let usual = Memo::new(move |_| {
        let frame = env.frame.get();
        env.drawn.with(|it| {
            it.as_ref().is_some_and(|it| {
                let left = frame.height - AROUND - frame.width * height(it);
                let room = if it.fills { frame.height >= TALL } else { left >= ROOM };
                !it.seats.is_empty() && room
            })
        })
    });
    let open = env.lifted;
    // Lifted by the reader or by a question it may cover a part of the board.
    let raised = RwSignal::new(false);
    let tabs = Memo::new(move |_| {
        env.drawn.with(|drawn| {
            tabbed(drawn.iter().flat_map(|drawn| &drawn.panels))
                .map(|it| (it.name.clone(), it.tab.clone()))
                .collect::<Vec<_>>()
        })
    });
    // Players who sit on the board need no place of their own.
    let apart = Memo::new(move |_| {
        let seats =
            |it: &Sent| !it.seats.is_empty() || it.panels.iter().any(|it| it.slot == Slot::Seats);
        env.drawn.with(|drawn| drawn.as_ref().is_none_or(|drawn| seats(drawn)))
    });
    // What must be touched and is not on the board comes up by itself, and goes
    // when the board is asked again.
    let wanted = Memo::new(move |_| {
        let touches = env.touches.get();
        env.drawn
            .with(|drawn| drawn.as_ref().map_or(Where::Nowhere, |drawn| asked(&touches, drawn)))
    });
    Effect::new(move |_| {
        let usual = usual.get();
        // What must be touched stays where it is when the window changes.
        if !matches!(wanted.get_untracked(), Where::Panel(_)) {
            open.set(usual);
        }
    });
    let came = StoredValue::new(false);
    Effect::new(move |_| match wanted.get() {
        Where::Panel(at) => {
            came.set_value(!open.get_untracked());
            tab.set(at);
            open.set(true);
            raised.set(true);
        }
        Where::Board if came.get_value() => {
            came.set_value(false);
            open.set(usual.get_untracked());
            raised.set(false);
        }
        Where::Board | Where::Nowhere => {}
    });
    // What a thing of the drawing opens is a tab here.
    Effect::new(move |_| {
        let Some(name) = env.drawer.get() else { return };
        if let Some(at) = tabs.with_untracked(|it| it.iter().position(|it| it.0 == name)) {
            came.set_value(false);
            tab.set(at);
            open.set(true);
            raised.set(true);
            env.drawer.set(None);
        }
    });
    let button = move |at: usize, name: String| {
        let chosen = move || open.get() && tab.get() == at;
        view! {
            <button role="tab" class="tab" aria-selected=move || chosen().to_string()
                on:click=click(move |_| {
                    let shut = open.get_untracked() && tab.get_untracked() == at;
                    came.set_value(false);
                    tab.set(at);
                    open.set(!shut);
                    raised.set(!shut);
                })>{name}</button>
        }
    };
    let inside = move || {
        let list = tabs.get();
        let at = tab.get();
        match list.get(at) {
            Some((name, _)) => panel(env, name.clone(), false),
            None if at == list.len() => {
                view! { {slot(env, Slot::Seats, "t-panels")}{seats::seats(env)} }.into_any()
            }
            None => view! { {table::tools(env)}{table::folded_tabs(env)} }.into_any(),
        }
    };
    view! {
        <div class="t-sheet" class:open=move || open.get() class:raised=move || raised.get()>
            <div class="t-sheet-body" tabindex="0">
                {inside}
            </div>
        </div>
        <div class="t-foot">
            {move || env.scene.get().map(|scene| lobby::offers(env, &scene))}
            {move || table::replay_bar(env)}
            <div class="foot-row">
                {quick(env)}
                <div class="tabs" role="tablist">
                    {move || tabs.get().into_iter().enumerate().map(|(at, (_, name))| button(at, name)).collect_view()}
                    {move || apart.get().then(|| button(tabs.get().len(), env.word("web-players")))}
                    {move || button(tabs.get().len() + 1, env.word("web-log"))}
                </div>
            </div>
        </div>
    }
    .into_any()
}
