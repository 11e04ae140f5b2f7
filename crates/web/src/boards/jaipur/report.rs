//! The account of a round: how the points came about.

use super::event;
use crate::scene::Line;
use crate::ui::art::{art, emblem};
use crate::ui::env::Env;
use crate::ui::letters::begun;
use engine::{Arg, Message, Seat, Words};
use games::jaipur::{Cause, Event, Summary};
use leptos::prelude::*;

/// A sentence inside the sentence of an event.
fn part(message: &Message, name: &str) -> Option<Message> {
    message.args.iter().find_map(|(known, arg)| match arg {
        Arg::Message(inner) if known == name => Some(inner.clone()),
        _ => None,
    })
}

pub(super) fn draw(env: Env, line: &Line) -> AnyView {
    let Some(Event::Scored { round, summary, seals }) = event(line) else { return ().into_any() };
    let scene = env.scene.get_untracked();
    let names: Vec<String> = scene
        .as_ref()
        .map(|scene| scene.chairs.iter().map(|chair| chair.name.clone()).collect())
        .unwrap_or_default();
    let viewer = scene.as_ref().and_then(|scene| scene.viewer);
    let whole = super::compose::rulebook("").event(&Event::Scored { round, summary, seals });
    let book = env.book.get_untracked();
    let decided = part(&whole, "decided").map(|it| begun(&book.tell(&it, &names, viewer)));
    let cause = match summary.cause {
        Cause::Piles => env.word("cause-piles"),
        Cause::Deck => env.word("cause-deck"),
        Cause::Guard => env.word("cause-guard"),
    };
    let title =
        env.say(&Message::new("web-jaipur-round-over").number("round", round).text("cause", cause));
    view! {
        <h2 class="report-title">{title}</h2>
        {account(env, &summary, &names)}
        <p class="decided">{decided}</p>
        <div class="report-seals">{[Seat::A, Seat::B].map(|seat| {
            let name = names.get(seat.index()).cloned();
            view! { <span>{emblem(seat)}{name}<span class="j-seals">{(0..seals[seat.index()]).map(|_| art("j-seal", "seal")).collect_view()}</span></span> }
        }).collect_view()}</div>
    }
    .into_any()
}

/// The rows: goods, bonus, camels, sum.
pub(super) fn account(env: Env, summary: &Summary, names: &[String]) -> AnyView {
    let camel = |seat: Seat| {
        if summary.camel_token() == Some(seat) { games::jaipur::board::CAMEL_TOKEN } else { 0 }
    };
    let row = |id: &'static str, values: [String; 2], class: &'static str| {
        view! { <tr class=class><th scope="row">{env.word(id)}</th>{values.map(|value| view! { <td>{value}</td> }).collect_view()}</tr> }
    };
    let both = |f: &dyn Fn(usize) -> String| [f(0), f(1)];
    let tokens = |n: u8| env.say(&Message::new("web-jaipur-tokens").number("n", n));
    let goods = both(&|n| format!("{} ({})", summary.goods[n], tokens(summary.goods_tokens[n])));
    let bonus = both(&|n| format!("{} ({})", summary.bonus[n], tokens(summary.bonus_tokens[n])));
    let herd = both(&|n| {
        let camels = env.say(&Message::new("web-jaipur-camels").number("n", summary.herd[n]));
        format!("{} ({camels})", camel(Seat::new(n)))
    });
    let sum = both(&|n| summary.rupees(Seat::new(n)).to_string());
    let head = |seat: Seat| {
        view! { <th scope="col" class:winner=summary.winner == Some(seat)>{emblem(seat)}{names.get(seat.index()).cloned()}</th> }
    };
    view! {
        <table class="account">
            <thead><tr><td></td>{[Seat::A, Seat::B].map(head).collect_view()}</tr></thead>
            <tbody>
                {row("web-jaipur-row-goods", goods, "")}
                {row("web-jaipur-row-bonus", bonus, "")}
                {row("web-jaipur-row-camels", herd, "")}
                {row("web-jaipur-row-sum", sum, "sum")}
            </tbody>
        </table>
    }
    .into_any()
}
