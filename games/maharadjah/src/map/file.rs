//! A map from a file of the form of `data/map.toml`, so that whoever owns the
//! printed board can play on a corrected one without building anything.
//!
//! The file is read as a person would check it: everything that is wrong is
//! told at once, by the name of the place. Outlines and labels are for whoever
//! draws the map and are not looked at here.

use super::toml::{self, Table};
use super::{Evidence, Map};
use crate::area::Area;
use crate::board::{FOREIGN, MAP, SEAS, TERRITORIES};
use crate::nation::Region;
use engine::{Faults, Message};
use serde_json::Value;

/// A file with more faults is not a map; the rest would not help.
const MOST_FAULTS: usize = 200;
/// So much is shown of what is wrong.
const MOST_SHOWN: usize = 60;

/// The parts of the file and the fields of each.
const PARTS: [(&str, &[&str]); 6] = [
    ("territory", &["key", "region", "rough", "factory", "seas", "label", "outline"]),
    ("border", &["between", "strait", "evidence", "why"]),
    ("no_border", &["between", "strait", "evidence", "why"]),
    ("foreign", &["key", "opens_on", "beside", "label", "outline"]),
    ("sea", &["key", "beside", "label", "outline"]),
    ("corner", &["territories", "at", "evidence"]),
];

/// Reads a map, or tells everything that is wrong with it.
pub(super) fn read(text: &str) -> Result<Map, Faults> {
    let table = toml::read(text).map_err(|unread| {
        let found: String = unread.found.chars().take(MOST_SHOWN).collect();
        Message::new("fault-map-text").number("line", unread.line as i64).text("found", found)
    })?;
    let mut reading = Reading { faults: Vec::new(), table };
    let map = reading.map();
    reading.faults.truncate(MOST_FAULTS);
    if reading.faults.is_empty() { Ok(map) } else { Err(Faults(reading.faults)) }
}

struct Reading {
    faults: Vec<Message>,
    table: Table,
}

fn number(list: &[&str], key: &str) -> Option<usize> {
    list.iter().position(|known| *known == key)
}

/// `{ value = …, evidence = … }`, or the value alone.
fn fact(value: &Value) -> &Value {
    value.as_object().and_then(|table| table.get("value")).unwrap_or(value)
}

fn evidence(value: Option<&Value>) -> Option<Evidence> {
    Some(match value?.as_str()? {
        "printed" => Evidence::Printed,
        "inferred" => Evidence::Inferred,
        "sourced" => Evidence::Sourced,
        "forced" => Evidence::Forced,
        "recon" => Evidence::Recon,
        _ => return None,
    })
}

/// A fact says how it is known.
fn is_known(value: &Value) -> bool {
    value.as_object().is_some_and(|table| evidence(table.get("evidence")).is_some())
}

/// A value as it was written, or nearly.
fn shown(value: Option<&Value>) -> String {
    let text = match value {
        None => "-".to_owned(),
        Some(Value::String(text)) => text.clone(),
        Some(Value::Number(number)) => number.to_string(),
        Some(Value::Bool(flag)) => flag.to_string(),
        Some(Value::Array(list)) => {
            let items: Vec<_> = list.iter().map(|item| shown(Some(item))).collect();
            format!("[{}]", items.join(", "))
        }
        Some(other) => other.to_string(),
    };
    text.chars().take(MOST_SHOWN).collect()
}

impl Reading {
    fn fault(&mut self, message: Message) {
        self.faults.push(message);
    }

    /// A value that cannot stand there.
    fn wrong(&mut self, place: &str, field: &str, found: Option<&Value>) {
        let message = Message::new("fault-map-value").text("place", place).text("field", field);
        self.fault(message.text("found", shown(found)));
    }

    /// The entries of a part, each with fields that are known.
    fn part(&mut self, name: &'static str) -> Vec<Table> {
        let entries: Vec<Table> = match self.table.get(name) {
            Some(Value::Array(list)) => {
                list.iter().filter_map(|entry| entry.as_object().cloned()).collect()
            }
            Some(Value::Object(one)) => vec![one.clone()],
            _ => Vec::new(),
        };
        if entries.is_empty() && name != "no_border" {
            self.fault(Message::new("fault-map-part").text("part", name));
        }
        let known = PARTS.iter().find(|(part, _)| *part == name).map_or(&[][..], |(_, own)| own);
        for entry in &entries {
            for field in entry.keys().filter(|field| !known.contains(&field.as_str())) {
                let message = Message::new("fault-map-field").text("part", name);
                self.fault(message.text("found", field));
            }
        }
        entries
    }

    /// The entries of a part by their keys: each of the list once.
    fn keyed(&mut self, name: &'static str, list: &[&'static str]) -> Vec<(usize, Table)> {
        let mut found: Vec<(usize, Table)> = Vec::new();
        for entry in self.part(name) {
            let key = entry.get("key").and_then(Value::as_str).unwrap_or("-").to_owned();
            match number(list, &key) {
                None => self.fault(Message::new("fault-map-place").text("found", key)),
                Some(n) if found.iter().any(|(old, _)| *old == n) => {
                    self.fault(Message::new("fault-map-twice").text("found", key));
                }
                Some(n) => found.push((n, entry)),
            }
        }
        for (n, key) in list.iter().enumerate() {
            if !found.iter().any(|(known, _)| *known == n) {
                self.fault(Message::new("fault-map-missing").text("found", *key));
            }
        }
        found
    }

    /// A list of places with how they are known, as bits.
    fn places(&mut self, place: &str, field: &str, entry: &Table, list: &[&str]) -> u64 {
        let Some(Value::Array(values)) = entry.get(field) else {
            self.wrong(place, field, entry.get(field));
            return 0;
        };
        let mut bits = 0;
        for value in values {
            if !is_known(value) {
                self.unknown(place, field);
            }
            match fact(value).as_str().and_then(|key| number(list, key)) {
                Some(n) => bits |= 1 << n,
                None => self.wrong(place, field, Some(fact(value))),
            }
        }
        bits
    }

    /// A fact that does not say how it is known.
    fn unknown(&mut self, place: &str, field: &str) {
        let message = Message::new("fault-map-evidence").text("place", place);
        self.fault(message.text("field", field));
    }

    fn flag(&mut self, place: &str, field: &str, entry: &Table) -> bool {
        let value = entry.get(field);
        if value.is_some_and(|value| !is_known(value)) {
            self.unknown(place, field);
        }
        let flag = value.map(fact).and_then(Value::as_bool);
        if flag.is_none() {
            self.wrong(place, field, value);
        }
        flag.unwrap_or(false)
    }

    fn map(&mut self) -> Map {
        for key in self.table.keys().cloned().collect::<Vec<_>>() {
            let known = ["sources", "totals"].contains(&key.as_str())
                || PARTS.iter().any(|(part, _)| *part == key);
            if !known {
                self.fault(Message::new("fault-map-key").text("found", key));
            }
        }
        let mut map = Map {
            adjacent: [0; 36],
            guessed: [0; 36],
            strait: 0,
            rough: 0,
            sites: 0,
            regions: [0; 4],
            coast: [0; 3],
            entries: [0; 6],
            foreign_beside: [0; 6],
            seas_beside: [0; 3],
        };
        self.territories(&mut map);
        self.borders(&mut map);
        for (n, entry) in self.keyed("foreign", &FOREIGN) {
            map.entries[n] = self.places(FOREIGN[n], "opens_on", &entry, &TERRITORIES);
            map.foreign_beside[n] = self.places(FOREIGN[n], "beside", &entry, &FOREIGN);
            if map.entries[n] == 0 {
                self.fault(Message::new("fault-map-closed").text("place", FOREIGN[n]));
            }
        }
        for (n, entry) in self.keyed("sea", &SEAS) {
            map.seas_beside[n] = self.places(SEAS[n], "beside", &entry, &SEAS);
        }
        self.both_ways(&map.foreign_beside, &FOREIGN);
        self.both_ways(&map.seas_beside, &SEAS);
        self.corner(&map);
        self.totals(&map);
        self.whole(&map);
        map
    }

    fn territories(&mut self, map: &mut Map) {
        for (n, entry) in self.keyed("territory", &TERRITORIES) {
            let (key, bit) = (TERRITORIES[n], 1 << n);
            if self.flag(key, "rough", &entry) {
                map.rough |= bit;
            }
            if self.flag(key, "factory", &entry) {
                map.sites |= bit;
            }
            let seas = self.places(key, "seas", &entry, &SEAS);
            for (sea, coast) in map.coast.iter_mut().enumerate() {
                *coast |= (seas >> sea & 1) * bit;
            }
            // The cards name regions; which territories they mean is printed.
            let printed = MAP.region_of(Area::new(n));
            let found = entry.get("region").map(fact).and_then(Value::as_str).unwrap_or("-");
            if found != printed.key() {
                let message = Message::new("fault-map-region").text("place", key);
                self.fault(message.text("found", found).text("expected", printed.key()));
            }
            map.regions[printed as usize] |= bit;
        }
        let seas = |n: usize| map.coast.iter().filter(|coast| **coast >> n & 1 != 0).count();
        let sites = (0..36).filter(|n| map.sites >> n & 1 != 0);
        let mut two = Vec::new();
        for n in sites {
            match seas(n) {
                0 => self.fault(Message::new("fault-map-coast").text("place", TERRITORIES[n])),
                1 => {}
                _ => two.push(TERRITORIES[n]),
            }
        }
        if two.len() > 2 || (0..36).any(|n| seas(n) > 2) {
            self.fault(Message::new("fault-map-two-seas").text("found", two.join(", ")));
        }
    }

    /// The two territories of a border; nothing if they are not two.
    fn pair(&mut self, part: &'static str, entry: &Table) -> Option<(usize, usize)> {
        let between = entry.get("between");
        let keys: Option<Vec<usize>> = between.and_then(Value::as_array).and_then(|keys| {
            keys.iter().map(|key| key.as_str().and_then(|key| number(&TERRITORIES, key))).collect()
        });
        match keys.as_deref() {
            Some([a, b]) if a != b => Some((*a.min(b), *a.max(b))),
            _ => {
                self.wrong(part, "between", between);
                None
            }
        }
    }

    fn borders(&mut self, map: &mut Map) {
        let mut straits = 0;
        for entry in self.part("border") {
            let Some((a, b)) = self.pair("border", &entry) else { continue };
            let names = format!("{} – {}", TERRITORIES[a], TERRITORIES[b]);
            if map.adjacent[a] >> b & 1 != 0 {
                self.fault(Message::new("fault-map-twice").text("found", &names));
            }
            map.adjacent[a] |= 1 << b;
            map.adjacent[b] |= 1 << a;
            match evidence(entry.get("evidence")) {
                None => self.unknown(&names, "between"),
                Some(Evidence::Recon) => {
                    map.guessed[a] |= 1 << b;
                    map.guessed[b] |= 1 << a;
                }
                Some(_) => {}
            }
            match entry.get("strait") {
                None | Some(Value::Bool(false)) => {}
                Some(Value::Bool(true)) => {
                    straits += 1;
                    map.strait = 1 << a | 1 << b;
                }
                other => self.wrong(&names, "strait", other),
            }
        }
        if straits != 1 {
            self.fault(Message::new("fault-map-strait").number("found", straits));
        }
        for entry in self.part("no_border") {
            let Some((a, b)) = self.pair("no_border", &entry) else { continue };
            if map.adjacent[a] >> b & 1 != 0 {
                let message = Message::new("fault-map-denied").text("one", TERRITORIES[a]);
                self.fault(message.text("other", TERRITORIES[b]));
            }
        }
    }

    /// What lies beside what is told from both sides.
    fn both_ways(&mut self, beside: &[u64], names: &[&'static str]) {
        for (a, others) in beside.iter().enumerate() {
            for b in (0..beside.len()).filter(|b| others >> b & 1 != 0) {
                if a == b || beside[b] >> a & 1 == 0 {
                    let message = Message::new("fault-map-one-sided").text("one", names[a]);
                    self.fault(message.text("other", names[b]));
                }
            }
        }
    }

    /// Four territories around a point: neighbours touch, opposites do not.
    fn corner(&mut self, map: &Map) {
        let Some(entry) = self.part("corner").into_iter().next() else { return };
        let four = entry.get("territories");
        let keys: Option<Vec<usize>> = four.and_then(Value::as_array).and_then(|keys| {
            keys.iter().map(|key| key.as_str().and_then(|key| number(&TERRITORIES, key))).collect()
        });
        let Some([a, b, c, d]) = keys.as_deref() else {
            return self.wrong("corner", "territories", four);
        };
        for (one, other, touch) in
            [(a, b, true), (b, c, true), (c, d, true), (d, a, true), (a, c, false), (b, d, false)]
        {
            if (map.adjacent[*one] >> other & 1 != 0) != touch {
                let message = Message::new("fault-map-corner").text("one", TERRITORIES[*one]);
                self.fault(message.text("other", TERRITORIES[*other]));
            }
        }
    }

    /// The sums at the head of the file, where it has them.
    fn totals(&mut self, map: &Map) {
        let Some(totals) = self.table.get("totals").and_then(Value::as_object).cloned() else {
            return;
        };
        for (what, expected) in totals {
            let region = Region::ALL.iter().find(|region| region.key() == what);
            let found = match (what.as_str(), region) {
                ("territories", _) => map.regions.iter().map(|bits| bits.count_ones()).sum(),
                ("borders", _) => {
                    map.adjacent.iter().map(|bits| bits.count_ones()).sum::<u32>() / 2
                }
                ("rough", _) => map.rough.count_ones(),
                ("factory_sites", _) => map.sites.count_ones(),
                (_, Some(region)) => map.regions[*region as usize].count_ones(),
                _ => {
                    let message = Message::new("fault-map-field").text("part", "totals");
                    self.fault(message.text("found", what));
                    continue;
                }
            };
            if expected.as_i64() != Some(i64::from(found)) {
                let message = Message::new("fault-map-total").text("what", what);
                let message = message.text("expected", shown(Some(&expected)));
                self.fault(message.number("found", found));
            }
        }
    }

    /// Every territory can be reached from every other.
    fn whole(&mut self, map: &Map) {
        let mut reached = 1u64;
        loop {
            let beside = (0..36).filter(|n| reached >> n & 1 != 0);
            let next = beside.fold(reached, |all, n| all | map.adjacent[n]);
            if next == reached {
                break;
            }
            reached = next;
        }
        for n in (0..36).filter(|n| reached >> n & 1 == 0) {
            self.fault(Message::new("fault-map-apart").text("place", TERRITORIES[n]));
        }
    }
}
