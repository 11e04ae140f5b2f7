//! The end of a match: who won, the places, and where to go from here.

use super::art::emblem;
use super::env::Env;
use super::home::begin;
use super::touch::click;
use crate::route::Route;
use crate::scene::{Order, Scene};
use leptos::prelude::*;
use std::sync::Arc;

/// The same table once more.
fn again(env: Env, scene: &Scene) {
    let record =
        super::store::record(&scene.id).and_then(|text| text.parse::<engine::Record>().ok());
    let Some(record) = record else { return };
    let players = table::read_players(&record);
    begin(env, &scene.game, scene.options.clone(), players);
}

pub(crate) fn finish(env: Env, scene: &Arc<Scene>) -> AnyView {
    let Some(end) = &scene.end else { return ().into_any() };
    let row = |(seat, place, score): (engine::Seat, u8, i32)| {
        let name = scene.chairs.get(seat.index()).map(|chair| chair.name.clone());
        view! { <li class:first=place == 1><span class="place">{place}</span>{emblem(seat)}<strong>{name}</strong><span class="score">{score}</span></li> }
    };
    let replay = Route::Replay(scene.id.clone(), Some(0)).to_string();
    let own = scene.replay.is_none() && scene.remote.is_none();
    let other = scene.remote.as_ref().filter(|remote| remote.seated && remote.next.is_none());
    let rematch = other.map(|remote| {
        let waits = remote.rematch.iter().any(|seat| Some(*seat) == scene.viewer);
        let id = if waits { "web-rematch-waits" } else { "web-again" };
        view! { <button class="button primary" disabled=waits
        on:click=click(move |_| env.order(&Order::Rematch))>{env.word(id)}</button> }
    });
    let remote = scene.remote.is_some();
    // What the others wish stays in sight until it is answered.
    let names: Vec<String> = scene.chairs.iter().map(|chair| chair.name.clone()).collect();
    let wants = other.into_iter().flat_map(|remote| &remote.rematch).map(|seat| {
        let message = engine::Message::new("table-wants-rematch").seat("who", *seat);
        view! { <p class="wish">{env.book.get().tell(&message, &names, scene.viewer)}</p> }
    });
    let wants = wants.collect_view();
    let kept = scene.clone();
    view! {
        <section class="finish" aria-label=env.word("web-the-end")>
            <h2>{end.text.clone()}</h2>
            <ol class="places">{end.ranked().into_iter().map(row).collect_view()}</ol>
            {wants}
            <div class="buttons">
                {own.then(|| view! {
                    <button class="button primary" on:click=click(move |_| again(env, &kept))>{env.word("web-again")}</button>
                })}
                {rematch}
                {scene.replay.is_none().then(|| view! { <a class="button" href=replay>{env.word("web-replay")}</a> })}
                {(!remote).then(|| view! {
                    <button class="button" on:click=click(move |_| env.order(&Order::Verify))>{env.word("web-check-fairness")}</button>
                    <button class="button" on:click=click(move |_| env.order(&Order::Record))>{env.word("web-download")}</button>
                })}
            </div>
        </section>
    }
    .into_any()
}
