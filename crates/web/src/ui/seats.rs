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

/// Whose turn it is.
pub(crate) fn waited(env: Env, yours: bool) -> AnyView {
    let word = if yours { "web-your-turn" } else { "web-their-turn" };
    view! { <span class="turn">{env.word(word)}</span> }.into_any()
}

/// The time left, if there is a clock. The server's is the one that counts; this
/// one only ticks along.
pub(crate) fn clock(env: Env, chair: &Chair) -> Option<AnyView> {
    let waited = chair.waited;
    let millis = chair.clock?;
    let passed = move || if waited { (env.now.get() - env.arrived.get()).max(0.0) } else { 0.0 };
    let left = move || millis - passed() as i64;
    let short = move || waited && left() < 60_000;
    Some(view! { <span class="clock" class:short=short>{move || time(left())}</span> }.into_any())
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
    let turn = chair.waited.then(|| waited(env, plays));
    let clock = clock(env, chair);
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
