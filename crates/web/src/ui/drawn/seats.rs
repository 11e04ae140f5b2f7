//! The seats of a drawn table: who sits there, and what the game shows of them.

use super::super::art::{art, emblem};
use super::super::env::Env;
use super::super::seats::{clock, waited};
use super::sheets::cell;
use crate::scene::Scene;
use drawing::{Mark, SeatCard};
use leptos::prelude::*;
use std::sync::Arc;

fn seat(env: Env, scene: &Arc<Scene>, card: &SeatCard) -> AnyView {
    let chair = card.seat.and_then(|seat| scene.chairs.get(seat.index()));
    let name = chair.map_or_else(|| card.name.clone(), |chair| chair.name.clone());
    let is_waited = chair.is_some_and(|chair| chair.waited) && scene.end.is_none();
    let is_asked = is_waited && card.mark == Mark::Asked;
    let you = card.seat.is_some() && scene.viewer == card.seat;
    let picture = match card.seat {
        Some(seat) => emblem(seat),
        None => art("e-moon", "emblem seat-5"),
    };
    let marks = card.marks.iter().cloned().map(cell).collect_view();
    let cells = card.cells.iter().cloned().map(cell).collect_view();
    let handle = card.handle.as_ref().map(ToString::to_string);
    let title = chair.and_then(|chair| chair.bot.clone());
    view! {
        <li class="seat" class:waited=is_waited class:asked=is_asked class:you=you class:h=handle.is_some()
            data-h=handle.clone() data-k=handle title=title>
            <div class="seat-head">
                {(!card.order.is_empty()).then(|| view! { <b class="order">{card.order.clone()}</b> })}
                {picture}<strong>{name}</strong>
                {chair.filter(|_| is_waited).map(|_| if is_asked {
                    view! { <span class="turn asked">{env.word("web-asked")}</span> }.into_any()
                } else {
                    waited(env, you && !scene.away)
                })}
                {chair.and_then(|chair| clock(env, chair))}
                <span class="seat-marks">{marks}</span>
                {(!card.total.is_empty()).then(|| view! { <b class="total">{card.total.clone()}</b> })}
            </div>
            <div class="seat-cells">{cells}</div>
        </li>
    }
    .into_any()
}

pub(super) fn seats(env: Env) -> AnyView {
    let cards = Memo::new(move |_| {
        env.drawn.with(|it| it.as_ref().map(|it| it.seats.clone()).unwrap_or_default())
    });
    let list = move || {
        let scene = env.scene.get()?;
        Some(cards.get().iter().map(|card| seat(env, &scene, card)).collect_view())
    };
    view! { <ul class="seats" aria-label=env.live("web-players")>{list}</ul> }.into_any()
}
