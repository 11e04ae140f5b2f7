//! The page: files that were built into the program.

use crate::answers::Trouble;
use axum::extract::Request;
use axum::http::{Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::Message;
use std::sync::OnceLock;

/// A file of the page in every form it can be sent.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// The path, from `/`.
    pub path: &'static str,
    /// Its kind.
    pub mime: &'static str,
    /// As it is.
    pub raw: &'static [u8],
    /// Compressed with brotli; empty if that is no smaller.
    pub brotli: &'static [u8],
    /// Compressed with gzip; empty if that is no smaller.
    pub gzip: &'static [u8],
    /// A name for exactly these bytes.
    pub etag: &'static str,
    /// Whether the path changes with the bytes, so that it can be kept for
    /// ever.
    pub immutable: bool,
}

static ASSETS: OnceLock<&'static [Asset]> = OnceLock::new();

/// The files to serve. The first call counts.
pub(crate) fn set(assets: &'static [Asset]) {
    let _ = ASSETS.set(assets);
}

/// Serves a file.
pub(crate) async fn serve(request: Request) -> Response {
    let headers = request.headers();
    let nothing = || {
        let why = Message::new("wire-no-page");
        Trouble::new(StatusCode::NOT_FOUND, "no-page", why, headers).into_response()
    };
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return nothing();
    }
    let path = match request.uri().path() {
        "/" => "/index.html",
        path => path,
    };
    let assets = ASSETS.get().copied().unwrap_or_default();
    let Some(asset) = assets.iter().find(|asset| asset.path == path) else { return nothing() };
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or("");
    let keep = if asset.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let etag = format!("\"{}\"", asset.etag);
    let common = [
        (header::CACHE_CONTROL, keep.to_owned()),
        (header::ETAG, etag.clone()),
        (header::VARY, "accept-encoding".to_owned()),
    ];
    if text(header::IF_NONE_MATCH).contains(&etag) {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    let accepts = |name: &str| {
        let list = text(header::ACCEPT_ENCODING).split(',');
        list.map(|it| it.split(';').next().unwrap_or("").trim()).any(|it| it == name)
    };
    let (bytes, encoding) = match () {
        () if !asset.brotli.is_empty() && accepts("br") => (asset.brotli, Some("br")),
        () if !asset.gzip.is_empty() && accepts("gzip") => (asset.gzip, Some("gzip")),
        () => (asset.raw, None),
    };
    let mut response = (common, [(header::CONTENT_TYPE, asset.mime)], bytes).into_response();
    if let Some(encoding) = encoding {
        response.headers_mut().insert(header::CONTENT_ENCODING, encoding.parse().expect("a name"));
    }
    response
}
