//! Everything that can be chosen before a match: players, computer players and
//! their level, and every variant of the game.

use super::app::bar;
use super::art::{emblem, picture};
use super::env::{Env, env};
use super::home::{NAMES, begin, budget, chosen_undo, own_name};
use super::rules::bad_place;
use super::touch::click;
use super::{api, lobby};
use crate::route::Route;
use crate::scene::Order;
use crate::shelf::{self, Cover};
use engine::{Seat, Setting, Settings, Values};
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::json;
use table::{Player, Undo};
use wasm_bindgen::JsCast;

/// Who shall sit in a chair: a person, or a computer player of a level.
#[derive(Clone, PartialEq, Eq)]
struct Guest {
    name: String,
    level: Option<String>,
}

impl Guest {
    /// Whether the chair is for whoever has the link.
    fn comes(&self) -> bool {
        self.level.as_deref() == Some(OPEN)
    }
}

/// Stands for "whoever has the link" among the levels.
const OPEN: &str = "open";

/// Opens the table on the server, for those who come by link.
fn send_out(env: Env, entry: &'static Cover, guests: &[Guest], options: &str, pace: usize) {
    let mut own: Option<String> = None;
    let mut chair = |guest: &Guest| match &guest.level {
        Some(level) if level == OPEN => json!("open"),
        Some(level) => json!({ "bot": level }),
        None if own.is_none() => {
            own = Some(guest.name.clone());
            json!("me")
        }
        None => json!({ "here": guest.name }),
    };
    let chairs: Vec<_> = guests.iter().map(&mut chair).collect();
    let order = json!({
        "game": entry.id, "options": options, "chairs": chairs, "pace": lobby::pace(pace),
        "public": false, "spectators": true,
    });
    let name = own.unwrap_or_else(|| own_name(env));
    spawn_local(async move {
        match api::open(&name, &order).await {
            Ok(code) => env.go(&Route::Table(code)),
            Err(why) => api::complain(env, why),
        }
    });
}

fn value_of(event: &web_sys::Event) -> String {
    let Some(target) = event.target() else { return String::new() };
    if let Some(select) = target.dyn_ref::<web_sys::HtmlSelectElement>() {
        return select.value();
    }
    target
        .dyn_ref::<web_sys::HtmlInputElement>()
        .map(web_sys::HtmlInputElement::value)
        .unwrap_or_default()
}

/// What was chosen, by the key of its setting.
type Chosen = Vec<(&'static str, u16)>;

fn choose(chosen: RwSignal<Chosen>, key: &'static str, value: u16) {
    chosen.update(|chosen| {
        chosen.retain(|(known, _)| *known != key);
        chosen.push((key, value));
    });
}

pub(crate) fn options(game: &str) -> AnyView {
    let env = env();
    let Some(entry) = shelf::find(game) else { return bad_place(env) };
    let guests = RwSignal::new(first_guests(env, entry));
    let count = RwSignal::new(entry.least as usize);
    let chosen: RwSignal<Chosen> = RwSignal::new(
        entry.settings.iter().map(|setting| (setting.key, setting.default)).collect(),
    );
    let pace = RwSignal::new(0usize);
    let invites = move || guests.with(|it| it.iter().take(count.get()).any(Guest::comes));
    let alone = move || {
        let computer = |guest: &&Guest| guest.level.is_some() && !guest.comes();
        guests.with(|it| it.iter().take(count.get()).filter(computer).count()) + 1 == count.get()
    };
    let wrong = move || env.checked.get().unwrap_or_default();
    let chosen_options = move || {
        let mut settings = Settings::new(entry.settings);
        for (key, value) in chosen.get_untracked() {
            settings = settings.with(key, value);
        }
        settings.to_string()
    };
    let go = move || {
        let options = chosen_options();
        let n = count.get_untracked();
        let seated: Vec<Guest> = guests.get_untracked().into_iter().take(n).collect();
        if seated.iter().any(Guest::comes) {
            send_out(env, entry, &seated, &options, pace.get_untracked());
            return;
        }
        let seat = |guest: Guest| match guest.level {
            None => Player::human(&guest.name),
            Some(level) => Player::bot(&guest.name, level.clone(), budget(&level)),
        };
        let players: Vec<Player> = seated.into_iter().map(seat).collect();
        if let Some(own) = players.iter().find(|player| !player.is_bot()) {
            super::store::set("name", &own.name);
        }
        begin(env, entry.id, options, players);
    };
    // Some options need a certain number of players: the game itself says.
    let asked = RwSignal::new(false);
    let play = move |_| {
        asked.set(true);
        env.checked.set(None);
        env.order(&Order::Check {
            game: entry.id.to_owned(),
            players: count.get_untracked() as u8,
            options: chosen_options(),
            lang: env.lang.get_untracked(),
        });
    };
    Effect::new(move |_| {
        let fine = env.checked.with(|why| why.as_ref().is_some_and(Vec::is_empty));
        if fine && asked.get_untracked() {
            asked.set(false);
            env.checked.set(None);
            go();
        }
    });
    view! {
        {bar(env.live("game-name"), false)}
        <main id="main" class="home narrow" tabindex="-1">
            <section class="sheet options-head">{picture(entry.id)}
                <div><h2>{env.live("game-name")}</h2><p>{env.live("game-tagline")}</p></div>
            </section>
            <section class="sheet">
                <h2>{env.live("web-players")}</h2>
                {counter(env, entry, count)}
                <ol class="chairs">
                    {move || (0..count.get()).map(|n| chair(env, guests, n)).collect_view()}
                </ol>
                {move || invites().then(|| view! {
                    <h3>{env.word("web-pace")}</h3>{lobby::pace_chips(env, pace)}
                })}
            </section>
            {move || alone().then(|| take_back(env))}
            <section class="sheet">
                <h2>{env.live("web-variants")}</h2>
                {entry.settings.iter().map(|it| setting(env, it, chosen)).collect_view()}
            </section>
            <ul class="faults" role="alert">
                {move || wrong().into_iter().map(|why| view! { <li>{why}</li> }).collect_view()}
            </ul>
            <div class="buttons end">
                <button class="button primary large" on:click=play>{env.live("web-start")}</button>
            </div>
        </main>
    }
    .into_any()
}

fn first_guests(env: Env, entry: &Cover) -> Vec<Guest> {
    let bot = |n: usize| Guest { name: NAMES[n].to_owned(), level: Some("search".to_owned()) };
    let own = Guest { name: own_name(env), level: None };
    std::iter::once(own).chain((0..entry.most as usize).map(|n| bot(n % NAMES.len()))).collect()
}

fn counter(env: Env, entry: &'static Cover, count: RwSignal<usize>) -> AnyView {
    if entry.least == entry.most {
        return ().into_any();
    }
    let button = move |n: usize| {
        view! {
            <button type="button" class="chip" class:on=move || count.get() == n
                aria-pressed=move || (count.get() == n).to_string()
                on:click=click(move |_| count.set(n))>{n}</button>
        }
    };
    view! {
        <div class="chips" role="group" aria-label=env.live("web-players")>
            {(entry.least as usize..=entry.most as usize).map(button).collect_view()}
        </div>
    }
    .into_any()
}

fn chair(env: Env, guests: RwSignal<Vec<Guest>>, n: usize) -> AnyView {
    let guest = guests.with_untracked(|guests| guests[n].clone());
    let kind = guest.level.clone().unwrap_or_else(|| "human".to_owned());
    let levels = table::levels().into_iter().map(move |level| {
        let text = env.say(&level.message);
        let selected = guest.level.as_ref() == Some(&level.name);
        view! { <option value=level.name selected=selected>{halves(&text).0.to_owned()}</option> }
    });
    // A list shows names only; how the chosen one plays stands below it, whole.
    let about = move || {
        let level = guests.with(|guests| guests[n].level.clone());
        let known = table::levels().into_iter().find(|it| Some(&it.name) == level.as_ref());
        known.map(|level| halves(&env.say(&level.message)).1.to_owned())
    };
    let below = format!("about-{n}");
    let label =
        move || env.say(&engine::Message::new("web-player-number").number("n", n as i64 + 1));
    view! {
        <li class="chair-form">
            {emblem(Seat::new(n))}
            <input type="text" maxlength="40" aria-label=label prop:value=guest.name.clone()
                on:input=move |event| {
                    let name = event_target_value(&event);
                    guests.update(|guests| guests[n].name = name);
                } />
            <select aria-label=label aria-describedby=below.clone() prop:value=kind.clone() on:change=move |event| {
                let value = value_of(&event);
                guests.update(|guests| guests[n].level = (value != "human").then_some(value));
            }>
                <option value="human" selected=kind == "human">{env.word("web-person-here")}</option>
                {move || env.server.get().then(|| view! { <option value=OPEN>{env.word("web-person-link")}</option> })}
                {levels.collect_view()}
            </select>
            <p class="about" id=below>{about}</p>
        </li>
    }
    .into_any()
}

/// The name of a level and how it plays.
fn halves(text: &str) -> (&str, &str) {
    text.split_once(':').map_or((text, ""), |(name, about)| (name.trim(), about.trim()))
}

/// How the table takes back, for one person against computer players. Everybody
/// else is strict.
fn take_back(env: Env) -> AnyView {
    let now = chosen_undo();
    let radio = move |undo: Undo| {
        view! {
            <label class="radio">
                <input type="radio" name="take-back" value=undo.word() checked=undo == now
                    on:change=move |_| { super::store::set("take-back", undo.word()); } />
                <span>{move || env.say(&undo.message())}</span>
            </label>
        }
    };
    view! {
        <section class="sheet"><fieldset class="setting"><legend>{env.live("take-back")}</legend>
            {Undo::ALL.map(radio).collect_view()}</fieldset></section>
    }
    .into_any()
}

fn setting(env: Env, setting: &'static Setting, chosen: RwSignal<Chosen>) -> AnyView {
    let key = setting.key;
    let title = move || env.named(format!("option-{key}"));
    let say = move |value: u16| {
        let id = format!("option-{key}-{}", setting.values.show(value));
        let known = env.book.get().has(&id);
        if known { env.named(id) } else { setting.values.show(value) }
    };
    let many = matches!(setting.values, Values::Number { min, max } if max - min > 6);
    let input = if many {
        let all = setting.values.all();
        view! {
            <input type="number" min=*all.start() max=*all.end() value=setting.default
                aria-label=title
                on:input=move |event| {
                    let value = event_target_value(&event).parse().unwrap_or(setting.default);
                    let value = value.clamp(*setting.values.all().start(), *setting.values.all().end());
                    choose(chosen, key, value);
                } />
        }
        .into_any()
    } else {
        let radio = move |value: u16| {
            view! {
                <label class="radio">
                    <input type="radio" name=key checked=value == setting.default
                        on:change=move |_| choose(chosen, key, value) />
                    <span>{move || say(value)}</span>
                </label>
            }
        };
        setting.values.all().map(radio).collect_view().into_any()
    };
    view! { <fieldset class="setting"><legend>{title}</legend>{input}</fieldset> }.into_any()
}
