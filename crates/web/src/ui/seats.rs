//! Who sits where: emblem, name, and whose turn it is.

use super::art::emblem;
use super::env::Env;
use crate::scene::{Chair, Scene};
use leptos::prelude::*;
use std::sync::Arc;

fn time(millis: i64) -> String {
    let seconds = millis.max(0) / 1000;
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    match hours {
        0 => format!("{minutes}:{:02}", seconds % 60),
        1..48 => format!("{hours}:{minutes:02}:{:02}", seconds % 60),
        _ => format!("{} d", hours / 24),
    }
}

fn chair(env: Env, scene: &Scene, chair: &Chair) -> AnyView {
    let you = scene.viewer == Some(chair.seat);
    // Whoever is away is played for.
    let plays = you && !scene.away;
    let below = match (&chair.bot, you) {
        (Some(bot), _) => match bot.split(':').next().unwrap_or_default().trim() {
            // Whoever has no name is called by what it is.
            level if level == chair.name => env.word("web-seat-bot"),
            level => level.to_owned(),
        },
        (None, true) if crate::words::unnamed(&chair.name) => String::new(),
        (None, true) => env.word("web-this-is-you"),
        (None, false) => env.word(if chair.present { "web-person" } else { "web-away" }),
    };
    let turn = chair.waited.then(|| {
        view! { <span class="turn">{env.word(if plays { "web-your-turn" } else { "web-their-turn" })}</span> }
    });
    let waited = chair.waited;
    let clock = chair.clock.map(|millis| {
        // The server's clock is the one that counts; this one only ticks along.
        let passed = move || if waited { (env.now.get() - env.arrived.get()).max(0.0) } else { 0.0 };
        let left = move || millis - passed() as i64;
        view! { <span class="clock" class:short=move || waited && left() < 60_000>{move || time(left())}</span> }
    });
    view! {
        <li class="seat" class:waited=chair.waited class:you=you title=chair.bot.clone()>
            {emblem(chair.seat)}
            <span class="seat-text"><strong>{chair.name.clone()}</strong><span class="faint">{below}</span></span>
            {clock}{turn}
        </li>
    }
    .into_any()
}

pub(crate) fn seats(env: Env, scene: &Arc<Scene>) -> AnyView {
    let list = scene.chairs.iter().map(|it| chair(env, scene, it)).collect_view();
    view! { <ul class="seats" aria-label=env.word("web-players")>{list}</ul> }.into_any()
}
