//! Small letters. The browser knows those of every language, so the page need not
//! bring the tables.

use js_sys::JsString;

/// In small letters.
pub(crate) fn small(text: &str) -> String {
    JsString::from(text).to_lower_case().into()
}
