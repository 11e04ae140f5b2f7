//! Refusals over HTTP: a status, a short name for programs, a sentence for
//! people in their language, and the same as data.

use crate::hall::Missing;
use crate::store::StoreFault;
use axum::Json;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::Message;
use serde_json::json;
use std::sync::Arc;
use table::{Entry, Lang, Phrasebook, Reader, Refusal};

/// The language a request asks for.
pub(crate) fn language(headers: &HeaderMap) -> Lang {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    wanted.and_then(Lang::parse).unwrap_or_default()
}

/// A refusal.
pub(crate) struct Trouble {
    pub(crate) status: StatusCode,
    pub(crate) code: &'static str,
    pub(crate) why: Message,
    pub(crate) lang: Lang,
    /// The game whose words the sentence may need.
    pub(crate) game: Option<Arc<Entry>>,
}

impl Trouble {
    pub(crate) fn new(
        status: StatusCode,
        code: &'static str,
        why: Message,
        headers: &HeaderMap,
    ) -> Trouble {
        Trouble { status, code, why, lang: language(headers), game: None }
    }

    pub(crate) fn missing(missing: &Missing, headers: &HeaderMap) -> Trouble {
        let status = match missing {
            Missing::Unknown => StatusCode::NOT_FOUND,
            Missing::Damaged => StatusCode::INTERNAL_SERVER_ERROR,
            Missing::Store | Missing::Busy => StatusCode::SERVICE_UNAVAILABLE,
        };
        Trouble::new(status, code_of(missing), why_missing(missing), headers)
    }

    pub(crate) fn store(fault: &StoreFault, headers: &HeaderMap) -> Trouble {
        tracing::error!(%fault, "the store does not answer");
        Trouble::new(StatusCode::SERVICE_UNAVAILABLE, "store", Message::new("wire-store"), headers)
    }

    pub(crate) fn refusal(refusal: &Refusal, headers: &HeaderMap) -> Trouble {
        let status = match refusal {
            Refusal::Misread(_) | Refusal::NoSeat(_) | Refusal::NoLevel { .. } => {
                StatusCode::BAD_REQUEST
            }
            Refusal::NotKept => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::CONFLICT,
        };
        Trouble::new(status, refusal.code(), refusal.message(), headers)
    }
}

impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        let book = match self.game {
            Some(entry) => Phrasebook::new(self.lang, &entry),
            None => Phrasebook::general(self.lang),
        };
        let sentence = book.say(&self.why, Reader::default());
        let error = json!({"code": self.code, "message": sentence, "reason": self.why});
        (self.status, Json(json!({ "error": error }))).into_response()
    }
}

/// A short name for programs.
pub(crate) fn code_of(missing: &Missing) -> &'static str {
    match missing {
        Missing::Unknown => "no-table",
        Missing::Damaged => "damaged",
        Missing::Store => "store",
        Missing::Busy => "busy",
    }
}

/// The sentence. What exactly is damaged stands in the log: it could show
/// hidden things.
pub(crate) fn why_missing(missing: &Missing) -> Message {
    Message::new(match missing {
        Missing::Unknown => "wire-no-table",
        Missing::Damaged => "wire-damaged",
        Missing::Store => "wire-store",
        Missing::Busy => "wire-too-many",
    })
}
