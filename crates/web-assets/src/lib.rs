//! The built page as bytes, ready to be served.
//!
//! The build script compiles `crates/web` to WebAssembly and packs it with its
//! style and scripts. `WEB_ASSETS=skip` leaves the page out, `WEB_ASSETS=dev`
//! builds it quickly, `WEB_ASSETS=release` as small as can be; unless told, it
//! follows the profile of the build around it.

/// One file of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asset {
    /// The path, from `/`.
    pub path: &'static str,
    /// What a browser should take it for.
    pub mime: &'static str,
    /// The file.
    pub raw: &'static [u8],
    /// The file, compressed with Brotli.
    pub brotli: &'static [u8],
    /// The file, compressed with gzip.
    pub gzip: &'static [u8],
    /// A hash of the content.
    pub etag: &'static str,
    /// Whether the path carries that hash, so that browsers may keep the file
    /// for ever.
    pub immutable: bool,
}

/// How the page was built: `release`, `dev` or `skip`.
pub const MODE: &str = env!("PAGE_MODE");

/// Every file of the page.
pub static ASSETS: &[Asset] = include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// The file at a path. Nothing there: nothing; the page's own places are after
/// the `#` and never reach a server.
pub fn find(path: &str) -> Option<&'static Asset> {
    let path = if path == "/" { "/index.html" } else { path };
    ASSETS.iter().find(|asset| asset.path == path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_front_page_is_there_under_both_names() {
        assert_eq!(find("/"), find("/index.html"));
        assert!(find("/").is_some_and(|asset| asset.mime.starts_with("text/html")));
        assert!(find("/nothing").is_none());
    }

    #[test]
    fn names_that_last_carry_their_hash() {
        for asset in ASSETS {
            assert_eq!(asset.immutable, asset.path.contains(asset.etag), "{}", asset.path);
            assert!(asset.path.starts_with('/'), "{}", asset.path);
            assert!(!asset.brotli.is_empty() && !asset.gzip.is_empty(), "{}", asset.path);
        }
    }
}
