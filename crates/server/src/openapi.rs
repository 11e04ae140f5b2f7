//! A description of the HTTP interface that programs can read.

use axum::Json;
use serde_json::{Map, Value, json};

/// What each route does: method, path, what it is for, what it is sent, what
/// it answers.
const ABOUT: &[(&str, &str, &str, &str, &str)] = &[
    ("get", "/healthz", "Whether the server is well.", "", "text: well"),
    ("get", "/metrics", "Figures in Prometheus' text format.", "", "text"),
    ("get", "/api/openapi.json", "This description.", "", "OpenAPI 3.1"),
    ("get", "/api/games", "The games, their options and computer players.", "", "{games: [...]}"),
    (
        "post",
        "/api/guests",
        "Makes a guest. The token is the guest's secret: keep it, send it as Authorization: Bearer.",
        "{name}",
        "{id, name, token}",
    ),
    ("get", "/api/me", "Who the token belongs to.", "", "{id, name}"),
    ("put", "/api/me", "Changes the guest's name.", "{name}", "{id, name}"),
    ("get", "/api/tables", "Tables that everybody may find.", "", "{matches: [table and waiting]}"),
    (
        "get",
        "/api/matches",
        "The guest's tables, unfinished first.",
        "",
        "{matches: [table and waiting]}",
    ),
    (
        "post",
        "/api/matches",
        "Opens a table. A chair is \"me\", \"open\", {\"here\": name} or {\"bot\": level}; a pace is \"free\", {\"move\": ms} or {\"match\": {ms, plus}}; undo is \"strict\" or, with one person alone, \"friendly\".",
        "{game, options, chairs, pace, public, spectators, undo}",
        "{code}",
    ),
    (
        "get",
        "/api/matches/{code}",
        "The table and everything the reader may know of its match, in words and as data, with the legal actions.",
        "",
        "{table, packets}",
    ),
    ("get", "/api/matches/{code}/record", "The record of a finished match.", "", "text"),
    (
        "get",
        "/api/matches/{code}/picture.svg",
        "The board as it is now, through the reader's eyes, or the public's where watching is allowed.",
        "",
        "SVG",
    ),
    (
        "post",
        "/api/matches/{code}/asks",
        "Does something at the table: \"rise\", {\"sit\": {seat, name}}, {\"bot\": {seat, level}}, {\"start\": {level}}, {\"act\": {seat, prompt, text}}, {\"stand\": {seat, question, answer}}, {\"undo\": {seat}}, {\"allow\": {yes}}, {\"resign\": {seat}}, \"leave\", {\"leave-chair\": {seat}}, \"return\", {\"return-chair\": {seat}}, {\"say\": {text}}, \"rematch\", {\"spectators\": {allowed}}.",
        "one of these",
        "{ok: true}",
    ),
    (
        "post",
        "/api/matches/{code}/hint",
        "What a computer player would do in the reader's place, knowing what the reader knows.",
        "{seat, level}",
        "{text, value, iterations, candidates}",
    ),
    (
        "get",
        "/api/matches/{code}/socket",
        "A WebSocket. First {\"hello\": {token, steps, branch, talk, full}}, then {\"ask\": {id, do}} with what asks takes, or \"ping\". Answers: sync, up, table, talk, packet, no, pong.",
        "",
        "WebSocket",
    ),
];

/// The description.
pub(crate) fn description() -> Value {
    let mut paths: Map<String, Value> = Map::new();
    for (method, path, about, sends, answers) in ABOUT {
        let mut operation = json!({
            "summary": about,
            "responses": {
                "200": { "description": if answers.is_empty() { "done" } else { *answers } },
                "default": {
                    "description": "A refusal: what, why, what to do.",
                    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}}
                }
            }
        });
        if path.starts_with("/api/") {
            operation["security"] = json!([{}, { "token": [] }]);
        }
        if path.contains("{code}") {
            operation["parameters"] = json!([{
                "name": "code", "in": "path", "required": true,
                "description": "The table's name in links.", "schema": {"type": "string"}
            }]);
        }
        if !sends.is_empty() {
            operation["requestBody"] = json!({
                "required": true, "description": sends,
                "content": {"application/json": {"schema": {}}}
            });
        }
        let entry = paths.entry((*path).to_owned()).or_insert_with(|| json!({}));
        entry[*method] = operation;
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Durbar",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Tables for board games. Actions are text in each game's notation; docs/server.md tells more."
        },
        "paths": paths,
        "components": {
            "securitySchemes": { "token": {"type": "http", "scheme": "bearer"} },
            "schemas": {
                "Refusal": {
                    "type": "object",
                    "properties": {"error": {
                        "type": "object",
                        "properties": {
                            "code": {"type": "string"},
                            "message": {"type": "string", "description": "The sentence, in the language of Accept-Language (en, fr)."},
                            "reason": {"type": "object", "description": "The same as data."}
                        },
                        "required": ["code", "message", "reason"]
                    }},
                    "required": ["error"]
                }
            }
        }
    })
}

/// `GET /api/openapi.json`
pub(crate) async fn describe() -> Json<Value> {
    Json(description())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http::ROUTES;

    #[test]
    fn every_route_is_described_and_nothing_else() {
        let described: Vec<_> = ABOUT.iter().map(|(method, path, ..)| (*method, *path)).collect();
        assert_eq!(described, ROUTES);
        let paths = description()["paths"].clone();
        for (method, path) in ROUTES {
            assert!(paths[path][method]["summary"].is_string(), "{method} {path}");
        }
    }
}
