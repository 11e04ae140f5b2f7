//! The board: the rival's side, the piles, the market, what is being composed,
//! and the reader's own side.

use super::compose::{self, Meaning};
use super::{event, flight, pieces, report, slots};
use crate::scene::Scene;
use crate::ui::art::{art, raw};
use crate::ui::env::Env;
use crate::ui::touch::click;
use engine::{Message, Seat, Words};
use games::jaipur::{Cards, Jaipur, Kind, Phase, Reason, View};
use leptos::prelude::*;
use std::sync::Arc;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

/// The drawings of this board.
const SPRITE: &str = include_str!("art.svg");

/// A scene of Jaipur, understood.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Deal {
    pub(super) view: View,
    pub(super) game: Jaipur,
    pub(super) legal: Vec<(Cards, Cards)>,
    pub(super) slots: Vec<Option<Kind>>,
    pub(super) hand: Vec<Kind>,
    pub(super) names: Vec<String>,
    pub(super) running: bool,
    /// Whether the reader owes an answer.
    pub(super) open: bool,
}

impl Deal {
    fn read(scene: &Scene, before: Option<&Deal>) -> Option<Deal> {
        let view: View = table::json::read(&scene.view)?;
        let game = compose::rulebook(&scene.options);
        let open = scene.prompt.is_some();
        let legal = match view.viewer {
            Some(seat) if open => compose::legal_sides(&game, &view, seat),
            _ => Vec::new(),
        };
        let places = before.map(|deal| deal.slots.as_slice()).unwrap_or_default();
        Some(Deal {
            slots: slots::follow(places, view.public.market),
            hand: slots::spread(view.hand),
            names: scene.chairs.iter().map(|chair| chair.name.clone()).collect(),
            running: scene.end.is_none() && view.public.phase != Phase::Over,
            view,
            game,
            legal,
            open,
        })
    }

    fn own(&self) -> Seat {
        self.view.viewer.unwrap_or(Seat::A)
    }
}

/// What is picked so far.
#[derive(Clone, Copy)]
pub(super) struct Picks {
    deal: Memo<Option<Arc<Deal>>>,
    market: RwSignal<Vec<usize>>,
    hand: RwSignal<Vec<usize>>,
    camels: RwSignal<u8>,
}

impl Picks {
    fn take(self) -> Cards {
        let Some(deal) = self.deal.get() else { return Cards::NONE };
        let kinds = self.market.get().into_iter().filter_map(|n| *deal.slots.get(n)?);
        kinds.fold(Cards::NONE, |cards, kind| cards.plus(Cards::of(kind, 1)))
    }

    fn give(self) -> Cards {
        let Some(deal) = self.deal.get() else { return Cards::NONE };
        let kinds = self.hand.get().into_iter().filter_map(|n| deal.hand.get(n).copied());
        let goods = kinds.fold(Cards::NONE, |cards, kind| cards.plus(Cards::of(kind, 1)));
        goods.plus(Cards::of(Kind::Camel, self.camels.get()))
    }

    /// The sale that is picked, if it is one.
    pub(super) fn sale(self) -> Option<(Kind, u8)> {
        let give = self.give();
        let mut kinds = give.iter();
        match (self.take().is_empty(), kinds.next(), kinds.next()) {
            (true, Some((kind, n)), None) if kind != Kind::Camel => Some((kind, n)),
            _ => None,
        }
    }

    fn clear(self) {
        self.market.set(Vec::new());
        self.hand.set(Vec::new());
        self.camels.set(0);
    }

    fn meaning(self) -> Meaning {
        let Some(deal) = self.deal.get() else { return Meaning::Nothing };
        compose::judge(&deal.game, &deal.view, self.take(), self.give())
    }

    /// Whether one card more still leads to something.
    fn leads(self, take: Cards, give: Cards) -> bool {
        let Some(deal) = self.deal.get() else { return false };
        compose::leads(&deal.legal, self.take().plus(take), self.give().plus(give))
    }

    fn pick_market(self, n: usize) {
        let Some(deal) = self.deal.get_untracked() else { return };
        let camel = deal.slots.get(n).copied().flatten() == Some(Kind::Camel);
        self.market.update(|picked| {
            let is_camel = |n: &usize| deal.slots.get(*n).copied().flatten() == Some(Kind::Camel);
            match (picked.contains(&n), camel) {
                (true, false) => picked.retain(|other| *other != n),
                (true, true) => picked.retain(|other| !is_camel(other)),
                (false, false) => {
                    // Camels are taken alone, so a good puts them back.
                    picked.retain(|other| !is_camel(other));
                    picked.push(n);
                }
                // All camels or none (4.7).
                (false, true) => *picked = (0..deal.slots.len()).filter(is_camel).collect(),
            }
        });
    }

    fn pick_hand(self, n: usize) {
        self.hand.update(|picked| {
            if picked.contains(&n) {
                picked.retain(|other| *other != n);
            } else {
                picked.push(n);
            }
        });
    }
}

pub(super) fn draw(env: Env) -> AnyView {
    let deal: Memo<Option<Arc<Deal>>> = Memo::new(move |before: Option<&Option<Arc<Deal>>>| {
        let before = before.and_then(|before| before.as_deref());
        env.scene
            .with(|scene| scene.as_ref().and_then(|scene| Deal::read(scene, before)))
            .map(Arc::new)
    });
    let picks = Picks {
        deal,
        market: RwSignal::new(Vec::new()),
        hand: RwSignal::new(Vec::new()),
        camels: RwSignal::new(0),
    };
    let gone = RwSignal::new(Vec::<usize>::new());
    let remind = RwSignal::new(crate::ui::store::get("remind").as_deref() == Some("on"));
    // The cards are drawn anew with every scene; the keyboard stays where it was.
    let focused = RwSignal::new(String::new());
    Effect::new(move |_| {
        env.scene.track();
        picks.clear();
        gone.set(Vec::new());
        request_animation_frame(move || {
            let nowhere = document().active_element().is_none_or(|it| it.tag_name() == "BODY");
            // The table may have been left since.
            let Some(focused) = focused.try_get_untracked() else { return };
            let card = document().get_element_by_id(&focused);
            if let (true, Some(card)) = (nowhere, card) {
                let _ = card.unchecked_into::<HtmlElement>().focus();
            }
        });
    });
    Effect::new(move |_| {
        let Some(line) = env.moving.get() else { return };
        let (Some(event), Some(deal)) = (event(&line), deal.get_untracked()) else { return };
        let own = super::pace(&line, line.who == deal.view.viewer);
        let millis = env.speed.get_untracked().of(own);
        if !env.calm() && millis > 0 {
            let empty = flight::show(event, &deal.slots, &gone.get_untracked(), millis);
            // A refill fills the gaps; anything else makes them.
            if !matches!(event, games::jaipur::Event::Refilled { .. }) && !empty.is_empty() {
                gone.set(empty);
            }
        }
    });
    let play = move || match picks.meaning() {
        Meaning::Fine(action) => env.act(&action.to_string()),
        Meaning::Not(_, reason) => env.notice(why(env, deal, &reason), true),
        Meaning::Nothing | Meaning::NotNow => {}
    };
    view! {
        <div class="sprite" inner_html=SPRITE></div>
        <div class="j-board" on:keydown=move |event| keys(&event, picks, play)
            on:focusin=move |event| {
                let card = event.target().and_then(|it| it.dyn_into::<HtmlElement>().ok());
                focused.set(card.map(|card| card.id()).unwrap_or_default());
            }>
            {move || deal.get().map(|deal| rival(env, &deal, remind))}
            {move || deal.get().map(|deal| piles(env, &deal, picks))}
            {move || deal.get().map(|deal| market(env, &deal, picks, gone, play))}
            {compose_bar(env, picks, play)}
            {move || deal.get().map(|deal| own(env, &deal, picks, play))}
            {move || deal.get().map(|deal| last_round(env, &deal))}
        </div>
    }
    .into_any()
}

fn why(env: Env, deal: Memo<Option<Arc<Deal>>>, reason: &Reason) -> String {
    let Some(deal) = deal.get() else { return String::new() };
    env.book.get().tell(&deal.game.reason(reason), &deal.names, deal.view.viewer)
}

/// Arrows move between cards, Enter plays what is picked, Escape puts it back.
fn keys(event: &KeyboardEvent, picks: Picks, play: impl Fn()) {
    let key = event.key();
    match key.as_str() {
        "Escape" => picks.clear(),
        "Enter" => {
            let card = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
            let card = card.is_some_and(|card| card.class_list().contains("j-pick"));
            let picked = !untrack(|| picks.take().plus(picks.give())).is_empty();
            if card && picked {
                event.prevent_default();
                untrack(play);
            }
        }
        "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" => {
            let Ok(list) = document().query_selector_all(".j-board .j-pick:not([disabled])") else {
                return;
            };
            let all: Vec<HtmlElement> =
                (0..list.length()).filter_map(|n| list.get(n)?.dyn_into().ok()).collect();
            let active = document().active_element();
            let at = all
                .iter()
                .position(|it| active.as_ref().is_some_and(|active| it.is_same_node(Some(active))));
            let Some(at) = at else { return };
            event.prevent_default();
            event.stop_propagation();
            let group = |n: usize| all[n].get_attribute("data-group");
            let to = match key.as_str() {
                "ArrowLeft" => at.checked_sub(1),
                "ArrowRight" => Some(at + 1),
                "ArrowUp" => (0..at).rev().find(|n| group(*n) != group(at)),
                _ => (at + 1..all.len()).find(|n| group(*n) != group(at)),
            };
            if let Some(card) = to.and_then(|to| all.get(to)) {
                let _ = card.focus();
            }
        }
        _ => {}
    }
}

fn rival(env: Env, deal: &Arc<Deal>, remind: RwSignal<bool>) -> AnyView {
    let seat = deal.own().next(2);
    view! {
        <section class="j-side j-rival" class:pointed=move || pieces::lit_seat(env) == Some(seat)
            aria-label=deal.names.get(seat.index()).cloned()>
            {pieces::plate(env, deal, seat)}
            {pieces::hidden_hand(env, deal, seat, remind)}
            {pieces::hidden_herd(env, deal, seat, remind)}
            {pieces::purse(env, deal, seat)}
            <button class="icon j-remind" aria-pressed=move || remind.get().to_string()
                title=env.word("web-jaipur-remind") aria-label=env.word("web-jaipur-remind")
                on:click=click(move |_| {
                    remind.update(|on| *on = !*on);
                    crate::ui::store::set("remind", if remind.get_untracked() { "on" } else { "off" });
                })>{art("i-eye", "")}</button>
        </section>
    }
    .into_any()
}

fn piles(env: Env, deal: &Arc<Deal>, picks: Picks) -> AnyView {
    let goods = Kind::GOODS.map(|good| pieces::pile(env, deal, good, picks));
    let bonus = [3, 4, 5].map(|n| pieces::bonus(env, deal, n, picks));
    view! {
        <section class="j-piles" aria-label=env.word("web-jaipur-piles")>
            <div class="j-goods">{goods.into_iter().collect_view()}</div>
            <div class="j-bonus-piles">{bonus.into_iter().collect_view()}</div>
        </section>
    }
    .into_any()
}

fn market(
    env: Env,
    deal: &Arc<Deal>,
    picks: Picks,
    gone: RwSignal<Vec<usize>>,
    play: impl Fn() + Copy + Send + Sync + 'static,
) -> AnyView {
    let open = deal.open;
    let slot = |(n, kind): (usize, &Option<Kind>)| {
        let Some(kind) = *kind else {
            return view! { <span class="j-slot" id=format!("j-slot-{n}")></span> }.into_any();
        };
        let picked = move || picks.market.with(|picked| picked.contains(&n));
        let lit = move || picks.leads(Cards::of(kind, 1), Cards::NONE);
        let off = move || !open || env.sent.get();
        let about = pieces::about(env, deal, kind);
        let id = format!("j-slot-{n}");
        let card = pieces::card(env, kind, id, "market", about, picked, lit, off, move || {
            picks.pick_market(n);
        });
        view! { <span class="j-slot" class:gone=move || gone.with(|gone| gone.contains(&n)) on:dblclick=click(move |_| {
            if !picked() { picks.pick_market(n); }
            untrack(play);
        })>{card}</span> }
        .into_any()
    };
    let deck = deal.view.deck;
    let sold = deal.view.public.discard.total();
    let deck_label = env.say(&Message::new("web-jaipur-deck").number("n", deck));
    let sold_label = env.say(&Message::new("web-jaipur-sold").number("n", sold));
    view! {
        <section class="j-market" aria-label=env.word("place-market")>
            <div class="j-slots">{deal.slots.iter().enumerate().map(slot).collect_view()}</div>
            <div class="j-deck-area">
                <div class="j-deck" id="j-deck" role="img" aria-label=deck_label.clone() title=deck_label class:none=deck == 0>
                    <span class="j-face" inner_html=raw("j-back")></span><b>{deck}</b></div>
                <div class="j-sold" id="j-sold" role="img" aria-label=sold_label.clone() title=sold_label><b>{sold}</b><small>{env.word("web-jaipur-sold-short")}</small></div>
            </div>
        </section>
    }
    .into_any()
}

/// What is being composed, what it brings, or why it cannot be yet.
fn compose_bar(env: Env, picks: Picks, play: impl Fn() + Copy + Send + Sync + 'static) -> AnyView {
    let deal = picks.deal;
    let minis = move |cards: Cards| {
        slots::spread(cards).into_iter().map(|kind| {
            view! { <span class="j-mini" title=pieces::name(env, kind) inner_html=raw(&format!("j-{}", kind.letter()))></span> }
        }).collect_view()
    };
    let sentence = move || {
        let Some(now) = deal.get() else { return ().into_any() };
        if !now.open {
            return ().into_any();
        }
        match picks.meaning() {
            Meaning::Nothing => {
                view! { <p class="faint">{env.word("web-jaipur-pick")}</p> }.into_any()
            }
            Meaning::NotNow => view! { <p class="faint">{env.word("web-not-now")}</p> }.into_any(),
            Meaning::Fine(action) => {
                let text = env.book.get().tell(
                    &now.game.action(&now.view, action),
                    &now.names,
                    now.view.viewer,
                );
                view! { <p class="good" role="status">{text}</p> }.into_any()
            }
            // Unfinished is not wrong.
            Meaning::Not(_, reason @ (Reason::SwapUneven { .. } | Reason::SwapTooSmall { .. })) => {
                view! { <p class="todo" role="status">{why(env, deal, &reason)}</p> }.into_any()
            }
            Meaning::Not(_, reason) => {
                view! { <p class="bad" role="status">{why(env, deal, &reason)}</p> }.into_any()
            }
        }
    };
    let sides = move || {
        let (take, give) = (picks.take(), picks.give());
        (!take.is_empty() || !give.is_empty()).then(|| view! {
            <span class="j-sides" aria-hidden="true">
                {(!take.is_empty()).then(|| view! { <span class="j-sidebox take"><small>{env.word("web-jaipur-take")}</small>{minis(take)}</span> })}
                {(!give.is_empty()).then(|| view! { <span class="j-sidebox give"><small>{env.word("web-jaipur-give")}</small>{minis(give)}</span> })}
            </span>
        })
    };
    let fine = move || matches!(picks.meaning(), Meaning::Fine(_)) && !env.sent.get();
    let some = move || !picks.take().plus(picks.give()).is_empty();
    let open = move || deal.get().is_some_and(|deal| deal.open);
    view! {
        <section class="j-compose" class:quiet=move || !open() aria-label=env.live("web-jaipur-compose")>
            {sides}
            <div class="j-sentence">{sentence}</div>
            <div class="j-compose-buttons" class:hidden=move || !some()>
                <button class="button" on:click=click(move |_| picks.clear())>{env.live("web-clear")}</button>
                <button class="button primary" disabled=move || !fine() on:click=click(move |_| untrack(play))>{env.live("web-do-it")}</button>
            </div>
        </section>
    }
    .into_any()
}

fn own(
    env: Env,
    deal: &Arc<Deal>,
    picks: Picks,
    play: impl Fn() + Copy + Send + Sync + 'static,
) -> AnyView {
    let seat = deal.own();
    let mine = deal.view.viewer == Some(seat);
    let open = deal.open;
    let hand = if mine {
        let card = |(n, kind): (usize, &Kind)| {
            let kind = *kind;
            let picked = move || picks.hand.with(|picked| picked.contains(&n));
            let lit = move || picks.leads(Cards::NONE, Cards::of(kind, 1));
            let off = move || !open || env.sent.get();
            let card = pieces::card(
                env,
                kind,
                format!("j-own-{n}"),
                "hand",
                pieces::about(env, deal, kind),
                picked,
                lit,
                off,
                move || picks.pick_hand(n),
            );
            view! { <span class="j-slot" on:dblclick=click(move |_| {
                if !picked() { picks.pick_hand(n); }
                untrack(play);
            })>{card}</span> }
            .into_any()
        };
        let free = (games::jaipur::board::HAND_LIMIT as usize).saturating_sub(deal.hand.len());
        let size = env.say(
            &Message::new("web-jaipur-hand")
                .number("n", deal.hand.len() as i64)
                .number("limit", games::jaipur::board::HAND_LIMIT),
        );
        view! {
            <div class="j-hand" id=format!("j-hand-{seat}") role="group" aria-label=size.clone()>
                {deal.hand.iter().enumerate().map(card).collect_view()}
                {(0..free).map(|_| view! { <span class="j-slot j-free" aria-hidden="true"></span> }).collect_view()}
            </div>
        }
        .into_any()
    } else {
        pieces::hidden_hand(env, deal, seat, RwSignal::new(true))
    };
    view! {
        <section class="j-side j-own" class:pointed=move || pieces::lit_seat(env) == Some(seat) aria-label=deal.names.get(seat.index()).cloned()>
            {hand}
            <div class="j-own-row">
                {pieces::plate(env, deal, seat)}
                {herd(env, deal, seat, picks)}
                {pieces::purse(env, deal, seat)}
            </div>
        </section>
    }
    .into_any()
}

/// The reader's own herd: camels may be given in an exchange.
fn herd(env: Env, deal: &Arc<Deal>, seat: Seat, picks: Picks) -> AnyView {
    let herd = deal.view.public.herd[seat.index()];
    let open = deal.open;
    let off = move || !open || env.sent.get();
    let text = env.say(&Message::new("web-jaipur-camels").number("n", herd));
    let more = move |_| picks.camels.update(|n| *n = (*n + 1).min(herd));
    let less = move |_| picks.camels.update(|n| *n = n.saturating_sub(1));
    let given = move || picks.camels.get();
    view! {
        <div class="j-herd" id=format!("j-herd-{seat}")>
            {art("j-camel", "camel")}
            <span class="j-herd-text">{text}{move || (given() > 0).then(|| view! { <small>{env.say(&Message::new("web-jaipur-giving").number("n", given()))}</small> })}</span>
            <span class="j-step" class:hidden=herd == 0>
                <button class="j-pick round" data-group="herd" disabled=move || { off() || given() == 0 }
                    aria-label=env.word("web-jaipur-camel-less") on:click=less>"−"</button>
                <button class="j-pick round" data-group="herd" disabled=move || { off() || given() >= herd }
                    class:dim=move || !off() && !picks.leads(Cards::NONE, Cards::of(Kind::Camel, 1))
                    aria-label=env.word("web-jaipur-camel-more") on:click=more>"+"</button>
            </span>
        </div>
    }
    .into_any()
}

/// At the end the account of the last round stands under the table.
fn last_round(env: Env, deal: &Arc<Deal>) -> AnyView {
    match deal.view.public.last {
        Some(summary) if deal.view.public.phase == Phase::Over => view! {
            <section class="sheet j-last"><h3>{env.word("web-account")}</h3>{report::account(env, &summary, &deal.names)}</section>
        }
        .into_any(),
        _ => ().into_any(),
    }
}
