//! The page that the server shows: the files that were built into this
//! program.

use server::Asset;

/// The files of the page, as the server wants them.
pub(crate) fn assets() -> &'static [Asset] {
    let file = |asset: &web_assets::Asset| Asset {
        path: asset.path,
        mime: asset.mime,
        raw: asset.raw,
        brotli: asset.brotli,
        gzip: asset.gzip,
        etag: asset.etag,
        immutable: asset.immutable,
    };
    // Once per run, and for as long as it lasts.
    web_assets::ASSETS.iter().map(file).collect::<Vec<_>>().leak()
}
