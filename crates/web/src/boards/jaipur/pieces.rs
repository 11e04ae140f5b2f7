//! The pieces of the table: cards, piles, purses, herds, seals.

use super::board::{Deal, Picks};
use super::compose;
use crate::ui::art::{art, emblem, raw};
use crate::ui::env::Env;
use crate::ui::touch::click;
use engine::{Message, Seat};
use games::jaipur::{Event, Kind};
use leptos::prelude::*;
use std::sync::Arc;

/// The name of a kind, in the reader's language.
pub(super) fn name(env: Env, kind: Kind) -> String {
    match kind {
        Kind::Camel => env.word("camel"),
        good => env.named(format!("good-{}", good.name())),
    }
}

/// What there is to know about a kind of card just now.
pub(super) fn about(env: Env, deal: &Deal, kind: Kind) -> String {
    if kind == Kind::Camel {
        let token = games::jaipur::board::CAMEL_TOKEN;
        return env.say(&Message::new("web-jaipur-about-camel").number("token", token));
    }
    let values = deal.view.public.tokens.pile(kind);
    let message = match values.first() {
        None => Message::new("web-jaipur-about-gone").text("good", name(env, kind)),
        Some(next) => Message::new("web-jaipur-about")
            .text("good", name(env, kind))
            .number("next", *next)
            .number("left", values.len() as i64)
            .number("least", games::jaipur::board::MIN_SALE[kind.index()]),
    };
    env.say(&message)
}

/// A card as a picture with its letter.
fn face(env: Env, kind: Kind) -> AnyView {
    let letter = kind.letter();
    view! {
        <span class="j-face" inner_html=raw(&format!("j-{letter}"))></span>
        <span class="j-name" aria-hidden="true"><b>{letter.to_string()}</b>" "{move || name(env, kind)}</span>
    }
    .into_any()
}

/// A card that can be picked.
#[allow(clippy::too_many_arguments)] // what it is, and how it answers
pub(super) fn card(
    env: Env,
    kind: Kind,
    id: String,
    group: &'static str,
    about: String,
    picked: impl Fn() -> bool + Copy + Send + Sync + 'static,
    lit: impl Fn() -> bool + Copy + Send + Sync + 'static,
    off: impl Fn() -> bool + Copy + Send + Sync + 'static,
    pick: impl Fn() + Copy + Send + Sync + 'static,
) -> AnyView {
    let label = move || {
        let id = match (group, picked()) {
            ("market", false) => "web-jaipur-card-market",
            ("market", true) => "web-jaipur-card-market-picked",
            (_, false) => "web-jaipur-card-hand",
            (_, true) => "web-jaipur-card-hand-picked",
        };
        // As it is read: the letter is what one types.
        let shown = format!("{} {}", kind.letter(), name(env, kind));
        env.say(&Message::new(id).text("card", shown))
    };
    let pointed = move || lit_kind(env) == Some(kind);
    view! {
        <button class=format!("j-card j-pick kind-{}", kind.letter()) id=id data-group=group
            class:picked=picked class:dim=move || !off() && !lit() && !picked() class:pointed=pointed
            aria-pressed=move || picked().to_string() aria-label=label title=about disabled=off
            on:click=click(move |_| pick())>{face(env, kind)}</button>
    }
    .into_any()
}

/// The event the log points at.
fn lit_event(env: Env) -> Option<Event> {
    env.lit.with(|line| line.as_ref().and_then(super::event))
}

fn lit_kind(env: Env) -> Option<Kind> {
    match lit_event(env)? {
        Event::Took { good, .. } | Event::Sold { good, .. } => Some(good),
        Event::TookCamels { .. } => Some(Kind::Camel),
        _ => None,
    }
}

/// The seat the log points at, or that is acting just now.
pub(super) fn lit_seat(env: Env) -> Option<Seat> {
    let told = env.moving.get().or_else(|| env.lit.get())?;
    told.who
}

/// One pile of goods tokens with the values still to be won; those that the
/// picked sale would earn stand out.
pub(super) fn pile(env: Env, deal: &Deal, good: Kind, picks: Picks) -> AnyView {
    let values = deal.view.public.tokens.pile(good);
    let letter = good.letter();
    let empty = values.is_empty();
    let won = move || picks.sale().filter(|(kind, _)| *kind == good).map_or(0, |(_, n)| n as usize);
    let coin = move |(n, value): (usize, &u8)| {
        let value = *value;
        view! { <li class="coin" class:top=n == 0 class:won=move || n < won()>{value}</li> }
    };
    let list: Vec<String> = values.iter().map(u8::to_string).collect();
    let label = Message::new("web-jaipur-pile")
        .text("good", name(env, good))
        .text("values", if empty { "–".to_owned() } else { list.join(" ") });
    view! {
        <div class=format!("j-pile good-{letter}") id=format!("j-pile-{letter}") class:empty=empty
            class:pointed=move || lit_kind(env) == Some(good)
            role="img" aria-label=env.say(&label) title=about(env, deal, good)>
            <span class="j-pile-art" inner_html=raw(&format!("j-{letter}"))></span>
            <ol class="coins">{values.iter().enumerate().map(coin).collect_view()}</ol>
            {empty.then(|| view! { <span class="j-empty">{env.word("web-jaipur-empty")}</span> })}
        </div>
    }
    .into_any()
}

/// A pile of bonus tokens.
pub(super) fn bonus(env: Env, deal: &Deal, n: u8, picks: Picks) -> AnyView {
    let index = (n - games::jaipur::board::MIN_BONUS_SALE) as usize;
    let left = deal.view.bonus_left[index];
    let [low, _, high] = games::jaipur::board::BONUS_VALUES[index];
    let view_of = deal.view;
    let won = move || {
        picks.sale().is_some_and(|(kind, count)| compose::pays(&view_of, kind, count).1 == Some(n))
    };
    let cards = if n == 5 { "5+".to_owned() } else { n.to_string() };
    let label = Message::new("web-jaipur-bonus-pile")
        .text("cards", &cards)
        .number("left", left)
        .number("low", low)
        .number("high", high);
    let label = env.say(&label);
    view! {
        <div class="j-bonus" id=format!("j-bonus-{n}") class:won=won class:empty=left == 0 role="img"
            aria-label=label.clone() title=label>
            <span class="coin bonus">{cards}</span><span class="j-bonus-text">{format!("{low}–{high}")}<small>{format!("×{left}")}</small></span>
        </div>
    }
    .into_any()
}

/// What a player has won: rupees on goods tokens, bonus tokens, seals.
pub(super) fn purse(env: Env, deal: &Deal, seat: Seat) -> AnyView {
    let n = seat.index();
    let public = &deal.view.public;
    let rupees = public.rupees[n];
    let tokens: Vec<String> = public.tokens.values(seat).map(|value| value.to_string()).collect();
    let title = env.say(
        &Message::new("web-jaipur-purse")
            .number("rupees", rupees)
            .text("tokens", if tokens.is_empty() { "–".to_owned() } else { tokens.join(" ") }),
    );
    let own = deal.view.viewer == Some(seat);
    let bonuses: Vec<AnyView> = if own {
        let values = deal.view.won.iter().zip(games::jaipur::board::BONUS_VALUES).flat_map(
            |(counts, values)| {
                counts
                    .iter()
                    .zip(values)
                    .flat_map(|(count, value)| std::iter::repeat_n(value, *count as usize))
                    .collect::<Vec<_>>()
            },
        );
        values.map(|value| view! { <span class="coin bonus">{value}</span> }.into_any()).collect()
    } else {
        let piles = public.bonus[n].iter().zip(["3", "4", "5+"]);
        let one = |(count, cards): (&u8, &'static str)| {
            let title = env.say(&Message::new("web-jaipur-bonus-of").text("cards", cards));
            (0..*count)
                .map(|_| {
                    view! { <span class="coin bonus back" title=title.clone()>{cards}</span> }
                        .into_any()
                })
                .collect::<Vec<_>>()
        };
        piles.flat_map(one).collect()
    };
    let seals = public.seals[n];
    let need = deal.game.seals_to_win();
    let seal = |won: bool| art(if won { "j-seal" } else { "j-noseal" }, "seal");
    let seals_label =
        env.say(&Message::new("web-jaipur-seals").number("n", seals).number("need", need));
    view! {
        <div class="j-purse" id=format!("j-purse-{seat}")>
            <span class="j-rupees" title=title.clone() role="img" aria-label=title><b>{rupees}</b><small>{env.word("web-jaipur-rupees")}</small></span>
            <span class="j-bonuses">{bonuses}</span>
            <span class="j-seals" role="img" aria-label=seals_label>{(0..need.max(seals)).map(|n| seal(n < seals)).collect_view()}</span>
        </div>
    }
    .into_any()
}

/// The name of a player over their side of the table.
pub(super) fn plate(env: Env, deal: &Deal, seat: Seat) -> AnyView {
    let name = deal.names.get(seat.index()).cloned().unwrap_or_default();
    let acts = deal.view.public.phase == games::jaipur::Phase::Act && deal.running;
    let waited = acts && deal.view.public.to_move == seat;
    view! {
        <div class="j-plate" class:waited=waited>{emblem(seat)}<strong>{name}</strong>
            {waited.then(|| view! { <span class="turn">{env.word(if deal.view.viewer == Some(seat) { "web-your-turn" } else { "web-their-turn" })}</span> })}
        </div>
    }
    .into_any()
}

/// The hand of somebody else: backs, and what was seen to be taken if the
/// reader wants to be reminded.
pub(super) fn hidden_hand(
    env: Env,
    deal: &Arc<Deal>,
    seat: Seat,
    remind: RwSignal<bool>,
) -> AnyView {
    let n = seat.index();
    let size = deal.view.hand_sizes[n] as usize;
    let known = super::slots::spread(deal.view.public.known[n]);
    let cards = move || {
        let known: &[Kind] = if remind.get() { &known } else { &[] };
        (0..size)
            .map(|n| match known.get(n) {
                Some(kind) => view! { <span class="j-mini" title=name(env, *kind) inner_html=raw(&format!("j-{}", kind.letter()))></span> },
                None => view! { <span class="j-mini" title=String::new() inner_html=raw("j-back")></span> },
            })
            .collect_view()
    };
    let label = env.say(&Message::new("web-jaipur-hand-of").number("n", size as i64));
    view! { <div class="j-backs" id=format!("j-hand-{seat}") role="img" aria-label=label>{cards}</div> }.into_any()
}

/// The herd of somebody else: how many is theirs to tell, unless the reader
/// has counted along.
pub(super) fn hidden_herd(
    env: Env,
    deal: &Arc<Deal>,
    seat: Seat,
    remind: RwSignal<bool>,
) -> AnyView {
    let herd = deal.view.public.herd[seat.index()];
    let text = move || match (herd, remind.get()) {
        (0, _) => env.word("web-jaipur-herd-none"),
        (_, false) => env.word("web-jaipur-herd-some"),
        (n, true) => env.say(&Message::new("web-jaipur-camels").number("n", n)),
    };
    view! { <div class="j-herd-of" id=format!("j-herd-{seat}") class:none=herd == 0>{art("j-camel", "camel")}<span>{text}</span></div> }
        .into_any()
}
