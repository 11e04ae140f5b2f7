//! The small HTTP interface: everything the page does besides its
//! connections, for other clients too. `openapi.rs` describes it, and a test
//! holds the two together.

use crate::answers::{Trouble, language};
use crate::hall::{Hall, Missing, hash};
use crate::keeper::{Asked, From, Mail, in_words};
use crate::store::{StoredGuest, Write};
use crate::thinkers::Asker;
use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::{Message, Seat, Viewer};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::sync::Arc;
use table::room::{Ask, Card, Chair, Meta, Pace};
use table::{Budget, Entry, Undo};
use tokio::sync::oneshot;

type Answer<T> = Result<T, Trouble>;
type Home = State<Arc<Hall>>;

/// So many tables are listed.
const LISTED: usize = 30;

fn body<T: DeserializeOwned>(bytes: &Bytes, headers: &HeaderMap) -> Answer<T> {
    serde_json::from_slice(bytes).map_err(|error| {
        let why = Message::new("wire-not-json").text("why", error.to_string());
        Trouble::new(StatusCode::BAD_REQUEST, "misread", why, headers)
    })
}

/// The secret a request brings.
pub(crate) fn token(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    value.strip_prefix("Bearer ").map(str::trim)
}

async fn guest(hall: &Hall, headers: &HeaderMap) -> Answer<Option<StoredGuest>> {
    let Some(token) = token(headers) else { return Ok(None) };
    let found = hall.store.guest(hash(token)).await;
    match found.map_err(|fault| Trouble::store(&fault, headers))? {
        Some(guest) => Ok(Some(guest)),
        None => Err(Trouble::new(
            StatusCode::UNAUTHORIZED,
            "guest",
            Message::new("wire-guest"),
            headers,
        )),
    }
}

async fn known(hall: &Hall, headers: &HeaderMap) -> Answer<StoredGuest> {
    let nobody = || {
        let why = Message::new("manners-guest");
        Trouble::new(StatusCode::UNAUTHORIZED, "guest", why, headers)
    };
    guest(hall, headers).await?.ok_or_else(nobody)
}

/// `GET /api/games`
pub(crate) async fn games(State(hall): State<Arc<Hall>>) -> Json<Value> {
    let game = |entry: &Arc<Entry>| {
        let setting = |setting: &engine::Setting| {
            json!({
                "key": setting.key,
                "values": setting.values.list(),
                "default": setting.values.show(setting.default),
            })
        };
        json!({
            "id": entry.id,
            "version": entry.version,
            "players": [entry.least, entry.most],
            "options": entry.settings.iter().map(setting).collect::<Vec<_>>(),
            "levels": entry.levels().iter().map(|level| level.name.clone()).collect::<Vec<_>>(),
        })
    };
    Json(json!({ "games": hall.games.entries().iter().map(game).collect::<Vec<_>>() }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Name {
    name: String,
}

fn name(bytes: &Bytes, headers: &HeaderMap) -> Answer<String> {
    let Name { name } = body(bytes, headers)?;
    let name = table::Player::human(name).name;
    if name.is_empty() {
        let why = Message::new("manners-name");
        return Err(Trouble::new(StatusCode::BAD_REQUEST, "manners", why, headers));
    }
    Ok(name)
}

/// `POST /api/guests`
pub(crate) async fn new_guest(
    State(hall): Home,
    from: crate::http::From,
    headers: HeaderMap,
    bytes: Bytes,
) -> Answer<Response> {
    let name = name(&bytes, &headers)?;
    if !hall.gate.guest(from.0) {
        let why = Message::new("wire-too-many");
        return Err(Trouble::new(StatusCode::TOO_MANY_REQUESTS, "too-many", why, &headers));
    }
    let made = hall.new_guest(name).await;
    let (guest, token) = made.map_err(|fault| Trouble::store(&fault, &headers))?;
    let answer = json!({"id": guest.id, "name": guest.name, "token": token});
    Ok((StatusCode::CREATED, Json(answer)).into_response())
}

/// `GET /api/me`
pub(crate) async fn me(State(hall): Home, headers: HeaderMap) -> Answer<Json<Value>> {
    let guest = known(&hall, &headers).await?;
    Ok(Json(json!({"id": guest.id, "name": guest.name})))
}

/// `PUT /api/me`
pub(crate) async fn rename(
    State(hall): Home,
    headers: HeaderMap,
    bytes: Bytes,
) -> Answer<Json<Value>> {
    let guest = known(&hall, &headers).await?;
    let name = name(&bytes, &headers)?;
    let kept = hall.store.keep(Write::Rename { id: guest.id, name: name.clone() }).await;
    kept.map_err(|fault| Trouble::store(&fault, &headers))?;
    Ok(Json(json!({"id": guest.id, "name": name})))
}

/// Who is to sit on a chair of a new table.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum Wanted {
    /// Whoever opens the table.
    Me,
    /// Somebody else at the same screen.
    Here(String),
    /// Whoever comes.
    Open,
    /// A computer player of this level.
    Bot(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Order {
    game: String,
    #[serde(default)]
    options: String,
    chairs: Vec<Wanted>,
    #[serde(default)]
    pace: Pace,
    #[serde(default)]
    public: bool,
    #[serde(default = "yes")]
    spectators: bool,
    #[serde(default)]
    undo: Undo,
}

fn yes() -> bool {
    true
}

/// `POST /api/matches`
pub(crate) async fn new_match(
    State(hall): Home,
    headers: HeaderMap,
    bytes: Bytes,
) -> Answer<Response> {
    let guest = known(&hall, &headers).await?;
    let order: Order = body(&bytes, &headers)?;
    let most = hall.config.limits.matches;
    let unfinished = hall.store.unfinished(guest.id).await;
    if unfinished.map_err(|fault| Trouble::store(&fault, &headers))? >= i64::from(most) {
        let why = Message::new("wire-too-many-matches").number("most", most);
        return Err(Trouble::new(StatusCode::TOO_MANY_REQUESTS, "too-many", why, &headers));
    }
    let thinking = Budget { iterations: None, millis: Some(hall.config.bot_millis) };
    let chair = |wanted: Wanted| match wanted {
        Wanted::Me => Chair { guest: Some(guest.id), name: guest.name.clone(), bot: None },
        Wanted::Here(name) => {
            Chair { guest: Some(guest.id), name: table::Player::human(name).name, bot: None }
        }
        Wanted::Open => Chair::default(),
        Wanted::Bot(level) => {
            Chair { guest: None, name: String::new(), bot: Some((level, thinking)) }
        }
    };
    let meta = Meta {
        owner: guest.id,
        game: order.game,
        options: order.options,
        pace: order.pace,
        thinking,
        public: order.public,
        spectators: order.spectators,
        undo: Some(order.undo),
        chairs: order.chairs.into_iter().take(engine::MAX_SEATS + 1).map(chair).collect(),
        ..Meta::default()
    };
    let code = hall.open(meta).await.map_err(|refusal| {
        let trouble = Trouble::refusal(&refusal, &headers);
        let status = match refusal {
            table::Refusal::NotKept => trouble.status,
            _ => StatusCode::BAD_REQUEST,
        };
        Trouble { status, ..trouble }
    })?;
    Ok((StatusCode::CREATED, Json(json!({ "code": code }))).into_response())
}

/// A table in a list.
#[derive(Serialize)]
struct Listed {
    #[serde(flatten)]
    card: Card,
    /// The seats the match waits for.
    waiting: String,
}

async fn list(
    hall: &Arc<Hall>,
    codes: Vec<String>,
    guest: Option<table::room::Guest>,
) -> Json<Value> {
    let mut tables = Vec::new();
    for code in codes {
        let look = move |room: &table::room::Room, here: &dyn Fn(i64) -> bool| Listed {
            card: room.card(guest, here, crate::hall::now()),
            waiting: room.session().map_or_else(String::new, table::Session::waiting),
        };
        // A damaged table is not in the list; whoever opens it is told.
        if let Ok(listed) = hall.look(&code, look).await {
            tables.push(listed);
        }
    }
    Json(json!({ "matches": tables }))
}

/// `GET /api/matches`
pub(crate) async fn my_matches(State(hall): Home, headers: HeaderMap) -> Answer<Json<Value>> {
    let guest = known(&hall, &headers).await?;
    let codes = hall.store.games_of(guest.id, LISTED).await;
    let codes = codes.map_err(|fault| Trouble::store(&fault, &headers))?;
    Ok(list(&hall, codes, Some(guest.id)).await)
}

/// `GET /api/tables`
pub(crate) async fn open_tables(State(hall): Home, headers: HeaderMap) -> Answer<Json<Value>> {
    let guest = guest(&hall, &headers).await?;
    let codes = hall.store.open_games(LISTED).await;
    let codes = codes.map_err(|fault| Trouble::store(&fault, &headers))?;
    Ok(list(&hall, codes, guest.map(|guest| guest.id)).await)
}

#[derive(Deserialize)]
pub(crate) struct Since {
    #[serde(default)]
    since: usize,
}

/// `GET /api/matches/{code}`
pub(crate) async fn one_match(
    State(hall): Home,
    Path(code): Path<String>,
    Query(Since { since }): Query<Since>,
    headers: HeaderMap,
) -> Answer<Json<Value>> {
    let guest = guest(&hall, &headers).await?.map(|guest| guest.id);
    let look = move |room: &table::room::Room, here: &dyn Fn(i64) -> bool| {
        room.eyes(guest).next()?;
        let card = room.card(guest, here, crate::hall::now());
        let packet = |viewer: Viewer| {
            let session = room.session()?;
            Some(in_words(session, viewer, since.min(session.steps())))
        };
        let packets: Vec<_> = room.eyes(guest).filter_map(packet).collect();
        Some(json!({ "table": card, "packets": packets }))
    };
    match hall.look(&code, look).await {
        Ok(Some(answer)) => Ok(Json(answer)),
        Ok(None) => {
            let why = Message::new("manners-no-watching");
            Err(Trouble::new(StatusCode::FORBIDDEN, "manners", why, &headers))
        }
        Err(missing) => Err(Trouble::missing(&missing, &headers)),
    }
}

/// `GET /api/matches/{code}/record`
pub(crate) async fn record(
    State(hall): Home,
    Path(code): Path<String>,
    headers: HeaderMap,
) -> Answer<Response> {
    let guest = guest(&hall, &headers).await?.map(|guest| guest.id);
    let look = move |room: &table::room::Room, _: &dyn Fn(i64) -> bool| {
        if room.eyes(guest).next().is_none() {
            return Err(table::Refusal::Manners(Message::new("manners-no-watching")));
        }
        let session = room.session();
        let session = session.ok_or(table::Refusal::Manners(Message::new("manners-not-begun")))?;
        session.export().map(|record| record.to_string())
    };
    let text = hall.look(&code, look).await.map_err(|it| Trouble::missing(&it, &headers))?;
    let text = text.map_err(|refusal| Trouble::refusal(&refusal, &headers))?;
    let kind = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
    Ok((kind, text).into_response())
}

/// `GET /api/matches/{code}/picture.svg`
pub(crate) async fn picture(
    State(hall): Home,
    Path(code): Path<String>,
    headers: HeaderMap,
) -> Answer<Response> {
    let guest = guest(&hall, &headers).await?.map(|guest| guest.id);
    let lang = language(&headers);
    let look = move |room: &table::room::Room, _: &dyn Fn(i64) -> bool| {
        let refuse = |id: &'static str| table::Refusal::Manners(Message::new(id));
        let viewer = room.eyes(guest).next().ok_or_else(|| refuse("manners-no-watching"))?;
        let session = room.session().ok_or_else(|| refuse("manners-not-begun"))?;
        session.picture(viewer, lang).ok_or_else(|| refuse("manners-no-board"))
    };
    let svg = hall.look(&code, look).await.map_err(|it| Trouble::missing(&it, &headers))?;
    let svg = svg.map_err(|refusal| Trouble::refusal(&refusal, &headers))?;
    // It is the table of this moment, through these eyes: nobody may keep it.
    let kind = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "no-store")];
    Ok((kind, svg).into_response())
}

/// `POST /api/matches/{code}/asks`
pub(crate) async fn ask(
    State(hall): Home,
    Path(code): Path<String>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Answer<Json<Value>> {
    let guest = known(&hall, &headers).await?;
    let ask: Ask = body(&bytes, &headers)?;
    let (answer, heard) = oneshot::channel();
    let asked = Asked { guest: guest.into(), ask, from: From::Request(answer) };
    let posted = hall.post(&code, Mail::Ask(Box::new(asked))).await;
    posted.map_err(|missing| Trouble::missing(&missing, &headers))?;
    match heard.await {
        Ok(Ok(())) => Ok(Json(json!({ "ok": true }))),
        Ok(Err(refusal)) => {
            let game = hall.look(&code, |room, _| room.entry().clone()).await.ok();
            Err(Trouble { game, ..Trouble::refusal(&refusal, &headers) })
        }
        Err(_) => Err(Trouble::missing(&Missing::Unknown, &headers)),
    }
}

/// `POST /api/matches/{code}/hint`: what a computer player would do in the
/// reader's place, knowing what the reader knows.
pub(crate) async fn hint(
    State(hall): Home,
    Path(code): Path<String>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Answer<Json<Value>> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Wish {
        seat: Seat,
        level: String,
    }
    let guest = known(&hall, &headers).await?.id;
    let Wish { seat, level } = body(&bytes, &headers)?;
    let budget = Budget { iterations: None, millis: Some(hall.config.bot_millis) };
    let look = move |room: &table::room::Room, _: &dyn Fn(i64) -> bool| {
        if room.eyes(Some(guest)).all(|viewer| viewer != Viewer::Seat(seat)) {
            return Err(table::Refusal::Manners(Message::new("manners-not-yours")));
        }
        let begun = table::Refusal::Manners(Message::new("manners-not-begun"));
        room.session().ok_or(begun)?.hint(seat, &level, budget)
    };
    let thought = hall.look(&code, look).await.map_err(|it| Trouble::missing(&it, &headers))?;
    let thought = thought.map_err(|refusal| Trouble::refusal(&refusal, &headers))?;
    let (tell, told) = tokio::sync::oneshot::channel();
    let asker = Asker { guest, table: code };
    // Whoever does not wait any more takes the thought along.
    let ticket = hall.thinkers.think(asker, thought, budget, move |found| {
        let _ = tell.send(found);
    });
    let answer = match &ticket {
        Ok(_) => told.await.ok().and_then(Result::ok),
        Err(_) => None,
    };
    answer.map(|answer| Json(json!(answer))).ok_or_else(|| {
        let why = Message::new("wire-too-many");
        Trouble::new(StatusCode::SERVICE_UNAVAILABLE, "busy", why, &headers)
    })
}
