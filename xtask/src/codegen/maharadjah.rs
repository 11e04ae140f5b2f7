//! Maharadjah's map, nations, events and victory cards.
//!
//! Two files become two: the map may one day be corrected by somebody who owns
//! the printed board, the rest never. Each is read field by field, then held
//! against itself, then written.

mod chart;
mod nations;

pub(super) use chart::write as write_map;
pub(super) use nations::write as write_nations;

use crate::codegen::rulebook::Named;
use crate::codegen::rulebook::words::{Words, capital};
use anyhow::{Context, Result};

/// The tables of the rules, from the nations and from the map.
pub(super) fn tell(data: &[&str], words: &Words<'_>) -> Result<Vec<Named>> {
    let [nations, map] = data else { anyhow::bail!("the nations and the map are needed") };
    let mut tables = nations::tables::tell(nations, words).context("in nations.toml")?;
    tables.extend(chart::tables::tell(map, words).context("in map.toml")?);
    Ok(tables)
}

/// A name with the word that is typed for it, where that is another.
fn typed(name: &str, key: &str) -> String {
    let same = name.to_lowercase().replace(' ', "-") == key;
    let name = capital(name);
    if same { name } else { format!("{name} (`{key}`)") }
}

/// The territories in the order of their numbers, which the code of the game
/// and both files share.
const TERRITORIES: [&str; 36] = [
    "agra",
    "andhra",
    "assam",
    "baluchistan",
    "bengal",
    "berar",
    "bhutan",
    "bidar",
    "bihar",
    "bijapur",
    "bundelkhand",
    "delhi",
    "gandhara",
    "golconda",
    "gondwana",
    "gujarat",
    "jaunpur",
    "karnataka",
    "kashmir",
    "kerala",
    "khandesh",
    "ladakh",
    "lahore",
    "lanka",
    "magadha",
    "maharashtra",
    "malabar",
    "malwa",
    "mysore",
    "nepal",
    "orissa",
    "oudh",
    "punjab",
    "rajputana",
    "simhala",
    "sind",
];
const FOREIGN: [&str; 6] = ["persia", "afghanistan", "central-asia", "china", "tibet", "burma"];
const SEAS: [&str; 3] = ["arabian-sea", "indian-ocean", "bay-of-bengal"];
const REGIONS: [&str; 4] = ["north", "south", "himalaya", "ceylon"];

fn find(list: &[&str], key: &str) -> Result<usize> {
    list.iter().position(|known| *known == key).with_context(|| format!("who is {key}?"))
}

/// The number of a territory, foreign land or sea.
fn area(key: &str) -> Result<usize> {
    find(&TERRITORIES, key)
        .or_else(|_| find(&FOREIGN, key).map(|n| n + 36))
        .or_else(|_| find(&SEAS, key).map(|n| n + 42))
}

/// Territories as bits.
fn mask<'a>(keys: impl IntoIterator<Item = &'a String>) -> Result<u64> {
    keys.into_iter().try_fold(0, |bits, key| find(&TERRITORIES, key).map(|n| bits | 1u64 << n))
}

fn hex(bits: u64) -> String {
    format!("0x{:x}_{:04x}_{:04x}", bits >> 32, bits >> 16 & 0xFFFF, bits & 0xFFFF)
}

/// A constant that rustfmt leaves as it stands.
fn constant(about: &str, name: &str, kind: &str, value: &str) -> String {
    format!("\n/// {about}\n#[rustfmt::skip]\npub const {name}: {kind} = {value};\n")
}

fn strings(keys: &[&str]) -> String {
    let rows: Vec<String> =
        keys.chunks(6).map(|row| format!("    \"{}\",\n", row.join("\", \""))).collect();
    format!("[\n{}]", rows.concat())
}
