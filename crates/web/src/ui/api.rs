//! What the page asks a server besides its tables: who one is, new tables,
//! lists, records.

use super::env::Env;
use super::{home, store};
use leptos::prelude::*;
use serde_json::{Value, json};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

/// One request; the answer as text, or why not.
async fn fetch(method: &str, path: &str, body: Option<&Value>) -> Result<String, String> {
    let failed = |_: JsValue| String::new();
    let headers = Headers::new().map_err(failed)?;
    if let Some(token) = store::get("token") {
        let _ = headers.set("authorization", &format!("Bearer {token}"));
    }
    if let Some(lang) = store::get("lang") {
        let _ = headers.set("accept-language", &lang);
    }
    let init = RequestInit::new();
    init.set_method(method);
    if let Some(body) = body {
        let _ = headers.set("content-type", "application/json");
        init.set_body(&JsValue::from_str(&body.to_string()));
    }
    init.set_headers(&headers);
    let promise = window().fetch_with_str_and_init(path, &init);
    let response: Response = JsFuture::from(promise).await.map_err(failed)?.unchecked_into();
    let text = JsFuture::from(response.text().map_err(failed)?).await.map_err(failed)?;
    let text = text.as_string().unwrap_or_default();
    if response.ok() {
        return Ok(text);
    }
    // Refusals come with their sentence in the reader's language.
    let why: Option<Value> = table::json::read(&text);
    let why = why.as_ref().and_then(|why| why.get("error")?.get("message")?.as_str());
    Err(why.unwrap_or_default().to_owned())
}

async fn json(method: &str, path: &str, body: Option<&Value>) -> Result<Value, String> {
    let text = fetch(method, path, body).await?;
    table::json::read(&text).ok_or_else(String::new)
}

/// A file of the page.
pub(crate) async fn text(path: &str) -> Result<String, String> {
    fetch("GET", path, None).await
}

/// Whether there is a server behind the page.
pub(crate) async fn there() -> bool {
    json("GET", "/api/games", None).await.is_ok_and(|games| games.get("games").is_some())
}

/// Makes sure the server knows the reader by this name.
pub(crate) async fn introduce(name: &str) -> Result<(), String> {
    store::set("name", name);
    if store::get("token").is_some() {
        match json("PUT", "/api/me", Some(&json!({ "name": name }))).await {
            Ok(_) => return Ok(()),
            // A server that has forgotten us is told anew.
            Err(_) => store::remove("token"),
        }
    }
    let guest = json("POST", "/api/guests", Some(&json!({ "name": name }))).await?;
    let token = guest.get("token").and_then(Value::as_str).unwrap_or_default();
    store::set("token", token);
    Ok(())
}

/// Opens a table; its code.
pub(crate) async fn open(name: &str, order: &Value) -> Result<String, String> {
    introduce(name).await?;
    let answer = json("POST", "/api/matches", Some(order)).await?;
    Ok(answer.get("code").and_then(Value::as_str).unwrap_or_default().to_owned())
}

/// A table of a server, as a list tells of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Listed {
    pub(crate) code: String,
    pub(crate) game: String,
    pub(crate) names: Vec<String>,
    pub(crate) free: usize,
    pub(crate) started: bool,
    pub(crate) over: bool,
    pub(crate) yours: bool,
}

async fn list(path: &str) -> Vec<Listed> {
    let Ok(answer) = json("GET", path, None).await else { return Vec::new() };
    let listed = |table: &Value| {
        let text =
            |key: &str| table.get(key).and_then(Value::as_str).unwrap_or_default().to_owned();
        let flag = |key: &str| table.get(key).and_then(Value::as_bool).unwrap_or_default();
        let none = Vec::new();
        let chairs = table.get("chairs").and_then(Value::as_array).unwrap_or(&none);
        let of = |chair: &Value, key: &str| chair.get(key).and_then(Value::as_bool) == Some(true);
        let waiting = text("waiting");
        let yours = chairs.iter().enumerate().any(|(n, chair)| {
            of(chair, "yours") && waiting.contains(&engine::Seat::new(n.min(7)).to_string())
        });
        let name = |chair: &Value| {
            let name = chair.get("name").and_then(Value::as_str).unwrap_or_default();
            let bot = chair.get("bot").and_then(Value::as_str).unwrap_or("…");
            if name.is_empty() { bot.to_owned() } else { name.to_owned() }
        };
        Listed {
            code: text("code"),
            game: text("game"),
            names: chairs.iter().map(name).collect(),
            free: chairs.iter().filter(|chair| of(chair, "open")).count(),
            started: flag("started"),
            over: flag("over"),
            yours,
        }
    };
    let tables = answer.get("matches").and_then(Value::as_array).cloned().unwrap_or_default();
    tables.iter().map(listed).collect()
}

/// The reader's tables on the server.
pub(crate) async fn mine() -> Vec<Listed> {
    if store::get("token").is_none() { Vec::new() } else { list("/api/matches").await }
}

/// The tables everybody may come to.
pub(crate) async fn public() -> Vec<Listed> {
    list("/api/tables").await
}

/// The record of a finished match.
pub(crate) async fn record(code: &str) -> Result<String, String> {
    fetch("GET", &format!("/api/matches/{code}/record"), None).await
}

/// Where the socket of a table is.
pub(crate) fn socket(code: &str) -> String {
    let location = window().location();
    let secure = location.protocol().is_ok_and(|protocol| protocol == "https:");
    let host = location.host().unwrap_or_default();
    format!("{}://{host}/api/matches/{code}/socket", if secure { "wss" } else { "ws" })
}

/// Says what went wrong, in general words if the server had none.
pub(crate) fn complain(env: Env, why: String) {
    let text = if why.is_empty() { env.book.get_untracked().word("web-no-answer") } else { why };
    env.notice(text, true);
}

/// The name to use with others; nothing if the reader has not given one.
pub(crate) fn name(env: Env) -> String {
    let name = home::own_name(env);
    if crate::words::unnamed(&name) { String::new() } else { name }
}
