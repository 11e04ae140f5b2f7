//! Routes, headers and limits of everything over HTTP.

use crate::answers::Trouble;
use crate::hall::Hall;
use crate::{api, metrics, openapi, page, socket, upgrade};
use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequestParts, Path, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use engine::Message;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// Longer requests are refused unread.
const LONGEST_BODY: usize = 64 * 1024;

/// Where a request comes from.
#[derive(Clone, Copy)]
pub(crate) struct From(pub(crate) IpAddr);

impl FromRequestParts<Arc<Hall>> for From {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<From, Infallible> {
        Ok(sender(parts.extensions.get(), &parts.headers, hall))
    }
}

fn sender(peer: Option<&ConnectInfo<SocketAddr>>, headers: &HeaderMap, hall: &Hall) -> From {
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(peer)| peer.ip());
    if !hall.config.behind_proxy {
        return From(peer);
    }
    // The last entry is the proxy's own word; those before it are anybody's.
    let said = headers.get("x-forwarded-for").and_then(|value| value.to_str().ok());
    let last = said.and_then(|list| list.rsplit(',').next()?.trim().parse().ok());
    From(last.unwrap_or(peer))
}

/// Every route with its methods, for the test of the description.
#[cfg(test)]
pub(crate) const ROUTES: &[(&str, &str)] = &[
    ("get", "/healthz"),
    ("get", "/metrics"),
    ("get", "/api/openapi.json"),
    ("get", "/api/games"),
    ("post", "/api/guests"),
    ("get", "/api/me"),
    ("put", "/api/me"),
    ("get", "/api/tables"),
    ("get", "/api/matches"),
    ("post", "/api/matches"),
    ("get", "/api/matches/{code}"),
    ("get", "/api/matches/{code}/record"),
    ("get", "/api/matches/{code}/picture.svg"),
    ("post", "/api/matches/{code}/asks"),
    ("post", "/api/matches/{code}/hint"),
    ("get", "/api/matches/{code}/socket"),
];

/// Everything.
pub(crate) fn router(hall: Arc<Hall>) -> Router {
    Router::new()
        .route("/healthz", get(metrics::health))
        .route("/metrics", get(metrics::metrics))
        .route("/api/openapi.json", get(openapi::describe))
        .route("/api/games", get(api::games))
        .route("/api/guests", post(api::new_guest))
        .route("/api/me", get(api::me).put(api::rename))
        .route("/api/tables", get(api::open_tables))
        .route("/api/matches", get(api::my_matches).post(api::new_match))
        .route("/api/matches/{code}", get(api::one_match))
        .route("/api/matches/{code}/record", get(api::record))
        .route("/api/matches/{code}/picture.svg", get(api::picture))
        .route("/api/matches/{code}/asks", post(api::ask))
        .route("/api/matches/{code}/hint", post(api::hint))
        .route("/api/matches/{code}/socket", get(connect))
        .fallback(page::serve)
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(middleware::from_fn_with_state(hall.clone(), guard))
        .with_state(hall)
}

/// Bounds what one address may ask, and sends along what browsers need to
/// keep the page to itself.
async fn guard(State(hall): State<Arc<Hall>>, request: Request, next: Next) -> Response {
    hall.counts.requests.fetch_add(1, Ordering::Relaxed);
    let From(from) = sender(request.extensions().get(), request.headers(), &hall);
    let path = request.uri().path();
    let asset = request.method() == Method::GET && !path.starts_with("/api/");
    let mut response = if asset || hall.gate.request(from) {
        next.run(request).await
    } else {
        hall.counts.refused.fetch_add(1, Ordering::Relaxed);
        let why = Message::new("wire-too-many");
        let trouble =
            Trouble::new(StatusCode::TOO_MANY_REQUESTS, "too-many", why, request.headers());
        let mut response = trouble.into_response();
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        response
    };
    let headers = response.headers_mut();
    for (name, value) in SAFETY {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

const SAFETY: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
         img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; \
         manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (header::CACHE_CONTROL, "no-store"),
];

/// A page of another site must not connect in a visitor's name. Programs send
/// no origin.
fn same_origin(headers: &HeaderMap, hall: &Hall) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = text(header::ORIGIN) else { return true };
    let host =
        |url: &str| url.split_once("://").map(|(_, rest)| rest.trim_end_matches('/').to_owned());
    let origin = host(origin);
    let base = hall.config.base_url.as_deref().and_then(host);
    origin.is_some() && (origin.as_deref() == text(header::HOST) || origin == base)
}

/// `GET /api/matches/{code}/socket`
async fn connect(
    State(hall): State<Arc<Hall>>,
    Path(code): Path<String>,
    From(from): From,
    headers: HeaderMap,
    request: Request,
) -> Result<Response, Trouble> {
    let (answer, upgrade) = upgrade::upgrade(request)?;
    if !same_origin(&headers, &hall) {
        let why = Message::new("wire-origin");
        return Err(Trouble::new(StatusCode::FORBIDDEN, "origin", why, &headers));
    }
    if !hall.gate.socket(from) {
        let why = Message::new("wire-too-many");
        return Err(Trouble::new(StatusCode::TOO_MANY_REQUESTS, "too-many", why, &headers));
    }
    tokio::spawn(socket::open(upgrade, hall, code, from));
    Ok(answer)
}
