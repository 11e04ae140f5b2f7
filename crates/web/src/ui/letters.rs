//! Large and small letters. The browser knows those of every language, so the
//! page need not bring the tables.

use js_sys::JsString;

/// In small letters.
pub(crate) fn small(text: &str) -> String {
    JsString::from(text).to_lower_case().into()
}

/// Part of a sentence, as a sentence of its own: it begins with a large letter.
pub(crate) fn begun(text: &str) -> String {
    let at = text.chars().next().map_or(0, char::len_utf8);
    let (first, rest) = text.split_at(at);
    let first: String = JsString::from(first).to_upper_case().into();
    first + rest
}
