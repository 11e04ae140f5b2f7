//! The page that the server shows: the files that were built into this
//! program, as the server wants them.

use server::Asset;
use std::sync::OnceLock;

/// The files of the page.
pub(crate) fn assets() -> &'static [Asset] {
    static FILES: OnceLock<Vec<Asset>> = OnceLock::new();
    FILES.get_or_init(|| {
        let file = |file: &web_assets::Asset| {
            let web_assets::Asset { path, mime, raw, brotli, gzip, etag, immutable } = *file;
            Asset { path, mime, raw, brotli, gzip, etag, immutable }
        };
        web_assets::ASSETS.iter().map(file).collect()
    })
}
