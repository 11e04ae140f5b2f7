//! The page that the server shows.

use server::Asset;

/// Until the page is built in, a word to whoever comes.
const PLACEHOLDER: &[u8] =
    b"<!doctype html><title>Durbar</title><p>This program was built without its page.";

/// The files of the page.
pub(crate) const ASSETS: &[Asset] = &[Asset {
    path: "/index.html",
    mime: "text/html; charset=utf-8",
    raw: PLACEHOLDER,
    brotli: b"",
    gzip: b"",
    etag: "none",
    immutable: false,
}];
