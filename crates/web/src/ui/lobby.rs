//! Before a match with others begins: the link to send, the chairs, and the
//! invitation itself.

use super::api;
use super::art::emblem;
use super::env::{Dialog, Env};
use super::touch::click;
use crate::route::Route;
use crate::scene::{Chair, Order, Scene};
use engine::Message;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::{Value, json};
use std::sync::Arc;

/// The address of a table, to be sent to a friend.
pub(crate) fn link(code: &str) -> String {
    let origin = window().location().origin().unwrap_or_default();
    format!("{origin}/{}", Route::Table(code.to_owned()))
}

fn copy(env: Env, text: &str) {
    let _ = window().navigator().clipboard().write_text(text);
    env.notice(env.book.get_untracked().word("web-link-copied"), false);
}

pub(crate) fn lobby(env: Env, scene: &Arc<Scene>) -> AnyView {
    let Some(remote) = scene.remote.clone() else { return ().into_any() };
    let address = link(&remote.code);
    let copied = address.clone();
    let name = RwSignal::new(api::name(env));
    let sit = move |seat: engine::Seat| {
        let name = name.get_untracked();
        if name.trim().is_empty() {
            api::complain(env, env.book.get_untracked().word("web-name-first"));
            return;
        }
        let code = env.scene.with_untracked(|scene| scene.as_ref().map(|scene| scene.id.clone()));
        spawn_local(async move {
            let known = super::store::get("token").is_some();
            if let Err(why) = api::introduce(&name).await {
                api::complain(env, why);
                return;
            }
            // Who was nobody until now has to come in again.
            if let (false, Some(code)) = (known, code) {
                join(env, &code);
            }
            env.order(&Order::Sit { seat, name });
        });
    };
    let (owner, seated) = (remote.owner, remote.seated);
    let chair = |chair: &Chair| {
        let seat = chair.seat;
        let text = if chair.open { env.word("web-free") } else { chair.name.clone() };
        view! {
            <li class="seat">{emblem(seat)}<span class="seat-text"><strong>{text}</strong>
                <span class="faint">{chair.bot.clone().or_else(|| chair.yours.then(|| env.word("web-this-is-you")))}</span></span>
                {(chair.open && !seated).then(|| view! { <button class="button primary small" on:click=click(move |_| sit(seat))>{env.word("web-sit")}</button> })}
                {(chair.open && owner).then(|| view! { <button class="button small" on:click=click(move |_| env.order(&Order::SeatBot { seat }))>{env.word("web-seat-bot")}</button> })}
            </li>
        }
    };
    view! {
        <section class="sheet lobby">
            <h2>{env.word(if seated { "web-lobby" } else { "web-invited" })}</h2>
            <p>{env.word(if seated { "web-lobby-help" } else { "web-invited-help" })}</p>
            <div class="link-row" class:absent=!seated><input type="text" readonly prop:value=address aria-label=env.word("web-link") />
                <button class="button primary" on:click=click(move |_| copy(env, &copied))>{env.word("web-copy")}</button></div>
            <p class="code" class:absent=!seated>{env.word("web-code")}" "<strong>{remote.code}</strong></p>
            {(!seated).then(|| view! { <label class="name-row"><span>{env.word("web-your-name")}</span>
                <input type="text" maxlength="40" prop:value=move || name.get() on:input=move |event| name.set(event_target_value(&event)) /></label> })}
            <ul class="seats">{scene.chairs.iter().map(chair).collect_view()}</ul>
            <p class="faint">{env.word("take-back")}" · "{env.say(&scene.undo.message())}</p>
            {owner.then(|| view! { <div class="buttons end"><button class="button" on:click=click(move |_| env.order(&Order::Begin))>{env.word("web-start-with-bots")}</button></div> })}
        </section>
    }
    .into_any()
}

/// Comes to a table.
pub(crate) fn join(env: Env, code: &str) {
    let order = Order::Join {
        address: api::socket(code),
        token: super::store::get("token"),
        lang: env.lang.get_untracked(),
    };
    env.order(&order);
}

/// The paces that are offered: a name and what the server is told.
fn paces() -> [(&'static str, Value); 4] {
    [
        ("web-pace-free", json!("free")),
        ("web-pace-quick", json!({ "match": { "ms": 600_000, "plus": 10_000 } })),
        ("web-pace-calm", json!({ "match": { "ms": 1_800_000, "plus": 30_000 } })),
        ("web-pace-days", json!({ "move": 172_800_000 })),
    ]
}

/// What the server is told of a pace.
pub(crate) fn pace(n: usize) -> Value {
    paces().into_iter().nth(n).map_or(Value::Null, |(_, pace)| pace)
}

/// The paces, to choose one.
pub(crate) fn pace_chips(env: Env, pace: RwSignal<usize>) -> AnyView {
    let chip = move |(n, (id, _)): (usize, (&'static str, Value))| {
        view! { <button class="chip" class:on=move || pace.get() == n aria-pressed=move || (pace.get() == n).to_string() on:click=click(move |_| pace.set(n))>{env.live(id)}</button> }
    };
    view! { <div class="chips">{paces().into_iter().enumerate().map(chip).collect_view()}</div> }
        .into_any()
}

/// The invitation: a name, how many, how fast.
pub(crate) fn invite(env: Env, game: &'static str) -> AnyView {
    let Some(entry) = crate::shelf::find(game) else { return ().into_any() };
    let name = RwSignal::new(api::name(env));
    let count = RwSignal::new(entry.least.max(2) as usize);
    let pace = RwSignal::new(0usize);
    let public = RwSignal::new(false);
    let busy = RwSignal::new(false);
    let go = move |_| {
        let own = name.get_untracked();
        if own.trim().is_empty() {
            api::complain(env, env.book.get_untracked().word("web-name-first"));
            return;
        }
        let mut chairs = vec![json!("me")];
        chairs.resize(count.get_untracked(), json!("open"));
        let order = json!({
            "game": game, "chairs": chairs, "pace": self::pace(pace.get_untracked()),
            "public": public.get_untracked(), "spectators": true,
        });
        busy.set(true);
        spawn_local(async move {
            match api::open(&own, &order).await {
                Ok(code) => {
                    env.dialog.set(None);
                    env.go(&Route::Table(code));
                }
                Err(why) => api::complain(env, why),
            }
            busy.set(false);
        });
    };
    let chip = move |n: usize| {
        view! { <button class="chip" class:on=move || count.get() == n aria-pressed=move || (count.get() == n).to_string() on:click=click(move |_| count.set(n))>{n}</button> }
    };
    view! {
        <p>{env.live("web-invite-help")}</p>
        <label class="name-row"><span>{env.live("web-your-name")}</span>
            <input type="text" maxlength="40" prop:value=move || name.get() on:input=move |event| name.set(event_target_value(&event)) /></label>
        {(entry.least.max(2) < entry.most).then(|| view! { <h3>{env.live("web-players")}</h3>
            <div class="chips">{(entry.least.max(2) as usize..=entry.most as usize).map(chip).collect_view()}</div> })}
        <h3>{env.live("web-pace")}</h3>
        {pace_chips(env, pace)}
        <label class="radio"><input type="checkbox" on:change=move |event| public.set(event_target_checked(&event)) /><span>{env.live("web-public")}</span></label>
        <div class="buttons end"><a class="button" href=Route::New(game.into()).to_string()>{env.live("web-variants")}</a>
            <button class="button primary" disabled=move || busy.get() on:click=go>{env.live("web-open-table")}</button></div>
    }
    .into_any()
}

/// What the others want: to take back, another match; and whether the line is
/// up.
pub(crate) fn offers(env: Env, scene: &Arc<Scene>) -> AnyView {
    let away = scene.away.then(|| view! { <div class="offer"><p>{env.word("web-stand-in")}</p>
        <button class="button small primary" on:click=click(move |_| env.order(&Order::Return))>{env.word("web-come-back")}</button></div> });
    let left = scene.left.clone().map(|name| {
        let text = env.say(&Message::new("web-stand-in-for").text("name", name));
        view! { <div class="offer"><p>{text}</p>
            <button class="button small" on:click=click(move |_| env.order(&Order::Return))>{env.word("web-come-back")}</button></div> }
    });
    let question = scene.question.clone().map(|text| {
        let answer = move |yes: bool| env.order(&Order::Allow { yes });
        view! { <div class="offer" role="alert"><p>{text}</p>
            <button class="button small primary" on:click=click(move |_| answer(true))>{env.word("web-yes")}</button>
            <button class="button small" on:click=click(move |_| answer(false))>{env.word("web-no")}</button></div> }
    });
    let Some(remote) = scene.remote.clone() else {
        return view! { {question}{away} }.into_any();
    };
    let name = |seat: engine::Seat| {
        scene.chairs.get(seat.index()).map(|chair| chair.name.clone()).unwrap_or_default()
    };
    // Whoever is not asked is told.
    let takeback = remote.takeback.filter(|_| question.is_none()).map(|seat| {
        let text = env.say(&Message::new("web-asks-back").text("name", name(seat)));
        view! { <div class="offer"><p>{text}</p></div> }
    });
    let next = remote.next.clone().map(|code| view! { <div class="offer"><p>{env.word("web-next-table")}</p>
        <a class="button small primary" href=Route::Table(code).to_string()>{env.word("web-go-there")}</a></div> });
    let down = (!remote.online).then(
        || view! { <div class="offer bad" role="alert"><p>{env.word("web-line-down")}</p></div> },
    );
    view! { {down}{question}{takeback}{away}{left}{next} }.into_any()
}

/// What is said at the table.
pub(crate) fn chat(env: Env) -> AnyView {
    let text = RwSignal::new(String::new());
    let say = move || {
        let said = text.get_untracked();
        if !said.trim().is_empty() {
            env.order(&Order::Chat { text: said });
            text.set(String::new());
        }
    };
    let lines = move || {
        let chat = env
            .scene
            .get()
            .and_then(|scene| scene.remote.clone())
            .map(|it| it.chat)
            .unwrap_or_default();
        chat.into_iter()
            .map(|(who, what)| view! { <li><strong>{who}</strong>" "{what}</li> })
            .collect_view()
    };
    view! {
        <div class="chat"><ol class="log" aria-live="polite">{lines}</ol>
        <div class="link-row"><input type="text" maxlength="300" aria-label=env.live("web-say") placeholder=env.live("web-say")
            prop:value=move || text.get() on:input=move |event| text.set(event_target_value(&event))
            on:keydown=move |event: web_sys::KeyboardEvent| if event.key() == "Enter" { say() } />
        <button class="button" on:click=click(move |_| say())>{env.live("web-send")}</button></div></div>
    }
    .into_any()
}

/// Opens the window for an invitation.
pub(crate) fn ask_invite(env: Env, game: &'static str) {
    env.dialog.set(Some(Dialog::Invite(game)));
}
