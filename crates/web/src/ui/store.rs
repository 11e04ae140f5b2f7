//! What the browser keeps for us: settings, and the matches of this device.

use crate::pieces::{self, Keeper, Pieces};
use crate::scene::Card;
use leptos::prelude::window;
use std::cell::RefCell;
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

/// The browser as a keeper of pieces.
struct Browser;

impl Keeper for Browser {
    fn get(&self, name: &str) -> Option<String> {
        get(name)
    }

    fn set(&self, name: &str, text: &str) -> bool {
        set(name, text)
    }

    fn remove(&self, name: &str) {
        remove(name);
    }
}

thread_local! {
    static PIECES: RefCell<Pieces> = RefCell::new(Pieces::default());
    /// The match that stands first in the list.
    static FIRST: RefCell<String> = const { RefCell::new(String::new()) };
}

fn card_name(id: &str) -> String {
    format!("card.{id}")
}

/// The matches of this device, the newest first.
pub(crate) fn cards() -> Vec<Card> {
    // They are kept in this order, each with what was last known of it.
    let list: Vec<Card> = get("matches").and_then(|text| json::read(&text)).unwrap_or_default();
    let newest =
        |card: Card| get(&card_name(&card.id)).and_then(|it| json::read(&it)).unwrap_or(card);
    list.into_iter().map(newest).collect()
}

fn write(cards: &[Card]) -> bool {
    serde_json::to_string(cards).is_ok_and(|text| set("matches", &text))
}

/// Keeps a match, whole or what was added to it; `false` if it could not be
/// kept. The list of matches is written only when another one comes first.
pub(crate) fn keep(whole: bool, text: &str, mut card: Card) -> bool {
    card.at = now();
    let kept = PIECES.with_borrow_mut(|pieces| pieces.keep(&Browser, &card.id, whole, text));
    let told = serde_json::to_string(&card).is_ok_and(|it| set(&card_name(&card.id), &it));
    if FIRST.with_borrow(|first| *first == card.id) {
        return kept && told;
    }
    let mut list = cards();
    list.retain(|other| other.id != card.id);
    let id = card.id.clone();
    list.insert(0, card);
    let listed = write(&list);
    if listed {
        FIRST.set(id);
    }
    kept && told && listed
}

pub(crate) fn record(id: &str) -> Option<String> {
    pieces::read(&Browser, id)
}

pub(crate) fn forget(id: &str) {
    pieces::forget(&Browser, id, 0);
    remove(&card_name(id));
    FIRST.set(String::new());
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
