//! Whether the server is well, and figures for whoever watches over it.

use crate::hall::Hall;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// `GET /healthz`: whether matches can be read.
pub(crate) async fn health(State(hall): State<Arc<Hall>>) -> Response {
    match hall.store.totals().await {
        Ok(_) => "well\n".into_response(),
        Err(fault) => {
            tracing::error!(%fault, "not well");
            (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n").into_response()
        }
    }
}

/// `GET /metrics`: figures in Prometheus' text format.
pub(crate) async fn metrics(State(hall): State<Arc<Hall>>) -> Response {
    let (games, guests) = hall.store.totals().await.unwrap_or_default();
    let (counts, store) = (&hall.counts, hall.store.counts());
    let load = |count: &std::sync::atomic::AtomicU64| count.load(Ordering::Relaxed) as i64;
    let minds = &hall.thinkers;
    let figures: [(&str, &str, &str, i64); 15] = [
        ("durbar_tables", "gauge", "tables in memory", hall.tables() as i64),
        ("durbar_connections", "gauge", "open connections", i64::from(hall.gate.sockets())),
        ("durbar_matches", "counter", "tables ever opened", games),
        ("durbar_guests", "counter", "guests ever made", guests),
        ("durbar_changes", "counter", "changes at tables", load(&counts.changes)),
        ("durbar_requests", "counter", "HTTP requests", load(&counts.requests)),
        ("durbar_refused", "counter", "requests beyond the limits", load(&counts.refused)),
        ("durbar_messages", "counter", "messages from clients", load(&counts.messages)),
        ("durbar_damaged", "counter", "tables that could not be read", load(&counts.damaged)),
        ("durbar_store_commits", "counter", "transactions", load(&store.commits)),
        ("durbar_store_writes", "counter", "changes written", load(&store.writes)),
        ("durbar_store_failed", "counter", "changes not written", load(&store.failed)),
        ("durbar_thoughts", "counter", "thoughts that ended", minds.thought() as i64),
        (
            "durbar_thoughts_given_up",
            "counter",
            "thoughts that did not end in time",
            minds.given_up() as i64,
        ),
        (
            "durbar_thoughts_waiting",
            "gauge",
            "thoughts waiting for a thread",
            minds.waiting() as i64,
        ),
    ];
    let mut text = String::new();
    for (name, kind, help, value) in figures {
        let name = if kind == "counter" { format!("{name}_total") } else { name.to_owned() };
        let _ = write!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n");
    }
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}
