//! What the browser keeps for us: settings, and the matches of this device.

use crate::scene::Card;
use leptos::prelude::window;
use table::json;
use web_sys::Storage;

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

pub(crate) fn get(key: &str) -> Option<String> {
    storage()?.get_item(&format!("durbar.{key}")).ok().flatten()
}

/// Writes; `false` if the browser keeps nothing or is full.
pub(crate) fn set(key: &str, value: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(&format!("durbar.{key}"), value).is_ok())
}

pub(crate) fn remove(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&format!("durbar.{key}"));
    }
}

/// The matches of this device, the newest first.
pub(crate) fn cards() -> Vec<Card> {
    // They are kept in this order.
    get("matches").and_then(|text| json::read(&text)).unwrap_or_default()
}

fn write(cards: &[Card]) -> bool {
    serde_json::to_string(cards).is_ok_and(|text| set("matches", &text))
}

/// Keeps a match; `false` if it could not be kept.
pub(crate) fn keep(record: &str, mut card: Card) -> bool {
    card.at = now();
    let kept = set(&format!("match.{}", card.id), record);
    let mut list = cards();
    list.retain(|other| other.id != card.id);
    list.insert(0, card);
    kept && write(&list)
}

pub(crate) fn record(id: &str) -> Option<String> {
    get(&format!("match.{id}"))
}

pub(crate) fn forget(id: &str) {
    remove(&format!("match.{id}"));
    let mut list = cards();
    list.retain(|card| card.id != id);
    write(&list);
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// So many random hexadecimal digits, from the browser's best source.
pub(crate) fn random(digits: usize) -> String {
    use std::fmt::Write;
    let mut bytes = vec![0u8; digits.div_ceil(2)];
    if let Ok(crypto) = window().crypto() {
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    let text = bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    });
    text[..digits.min(text.len())].to_owned()
}
