//! The options of a game: one list says what can be chosen, and parsing,
//! printing, checking and every options screen derive from it.

use crate::{Faults, Message};
use std::fmt;

/// One thing that can be chosen before a match. Its name and its choices are
/// explained by the messages `option-<key>` and `option-<key>-<value>`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting {
    /// The key, as typed.
    pub key: &'static str,
    /// What it may be.
    pub values: Values,
    /// What it is unless chosen: 0/1 for a flag, the index of a choice, or the
    /// number itself.
    pub default: u16,
}

/// What a setting may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Values {
    /// `off` (0) or `on` (1).
    Flag,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A number in a range, both ends included.
    Number {
        /// The least.
        min: u16,
        /// The greatest.
        max: u16,
    },
}

const FLAG: &[&str] = &["off", "on"];

impl Values {
    /// Every value, in order.
    pub fn all(self) -> std::ops::RangeInclusive<u16> {
        match self {
            Values::Flag => 0..=1,
            Values::Choice(words) => 0..=words.len() as u16 - 1,
            Values::Number { min, max } => min..=max,
        }
    }

    /// The value as typed.
    pub fn show(self, value: u16) -> String {
        match self {
            Values::Flag => FLAG[value as usize].to_owned(),
            Values::Choice(words) => words[value as usize].to_owned(),
            Values::Number { .. } => value.to_string(),
        }
    }

    fn read(self, text: &str) -> Option<u16> {
        let word = |words: &[&str]| {
            words.iter().position(|w| w.eq_ignore_ascii_case(text)).map(|n| n as u16)
        };
        match self {
            Values::Flag => word(FLAG),
            Values::Choice(words) => word(words),
            Values::Number { min, max } => text.parse().ok().filter(|n| (min..=max).contains(n)),
        }
    }

    /// The values as a person would list them: `off, on` or `1-3`.
    pub fn list(self) -> String {
        match self {
            Values::Flag => FLAG.join(", "),
            Values::Choice(words) => words.join(", "),
            Values::Number { min, max } => format!("{min}-{max}"),
        }
    }
}

/// A choice of every setting of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    list: &'static [Setting],
    chosen: Vec<u16>,
}

impl Settings {
    /// Everything as it is unless chosen.
    pub fn new(list: &'static [Setting]) -> Settings {
        Settings { list, chosen: list.iter().map(|setting| setting.default).collect() }
    }

    /// Reads `key=value` pairs separated by spaces or commas; what is not
    /// named keeps its default. Reports every fault at once.
    pub fn read(list: &'static [Setting], text: &str) -> Result<Settings, Faults> {
        let mut settings = Settings::new(list);
        let mut faults = Vec::new();
        for pair in text.split([' ', ',', '\t']).filter(|pair| !pair.is_empty()) {
            if let Err(fault) = settings.read_pair(pair) {
                faults.push(fault);
            }
        }
        if faults.is_empty() { Ok(settings) } else { Err(Faults(faults)) }
    }

    fn read_pair(&mut self, pair: &str) -> Result<(), Message> {
        let (key, value) = pair
            .split_once('=')
            .ok_or_else(|| Message::new("fault-option-pair").text("found", pair))?;
        let at =
            self.list.iter().position(|s| s.key.eq_ignore_ascii_case(key)).ok_or_else(|| {
                let keys: Vec<_> = self.list.iter().map(|s| s.key).collect();
                Message::new("fault-option-key").text("found", key).text("known", keys.join(", "))
            })?;
        let setting = &self.list[at];
        self.chosen[at] = setting.values.read(value).ok_or_else(|| {
            Message::new("fault-option-value")
                .text("key", setting.key)
                .text("found", value)
                .text("known", setting.values.list())
        })?;
        Ok(())
    }

    /// The value of a setting.
    ///
    /// # Panics
    /// If the game has no such setting: keys are written in our own code.
    pub fn get(&self, key: &str) -> u16 {
        self.chosen[self.index(key)]
    }

    /// Whether a flag is on.
    pub fn on(&self, key: &str) -> bool {
        self.get(key) != 0
    }

    /// The same with one setting changed.
    ///
    /// # Panics
    /// If the game has no such setting or value.
    #[must_use]
    pub fn with(mut self, key: &str, value: u16) -> Settings {
        let at = self.index(key);
        assert!(self.list[at].values.all().contains(&value), "{key} cannot be {value}");
        self.chosen[at] = value;
        self
    }

    fn index(&self, key: &str) -> usize {
        let at = self.list.iter().position(|setting| setting.key == key);
        at.unwrap_or_else(|| panic!("there is no setting called {key}"))
    }

    /// The settings with their values, in the order of the game's list.
    pub fn iter(&self) -> impl Iterator<Item = (&'static Setting, u16)> + '_ {
        self.list.iter().zip(self.chosen.iter().copied())
    }

    /// Every combination of every setting's values if there are at most
    /// `limit`; else the defaults and each single change of them.
    pub fn combinations(list: &'static [Setting], limit: usize) -> Vec<Settings> {
        let count =
            list.iter().map(|s| s.values.all().count()).try_fold(1usize, usize::checked_mul);
        let start = vec![Settings::new(list)];
        if count.is_some_and(|count| count <= limit) {
            return list.iter().fold(start, |sets, setting| {
                let each = |set: Settings| {
                    setting.values.all().map(move |value| set.clone().with(setting.key, value))
                };
                sets.into_iter().flat_map(each).collect()
            });
        }
        let mut sets = start;
        for setting in list {
            for value in setting.values.all().filter(|value| *value != setting.default) {
                sets.push(Settings::new(list).with(setting.key, value));
            }
        }
        sets
    }
}

impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, (setting, value)) in self.iter().enumerate() {
            let gap = if n == 0 { "" } else { " " };
            write!(f, "{gap}{}={}", setting.key, setting.values.show(value))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static LIST: &[Setting] = &[
        Setting { key: "open", values: Values::Flag, default: 0 },
        Setting { key: "tie", values: Values::Choice(&["replay", "both"]), default: 0 },
        Setting { key: "seals", values: Values::Number { min: 1, max: 3 }, default: 2 },
    ];

    #[test]
    fn text_round_trip_and_defaults() {
        let settings = Settings::read(LIST, "TIE=both, seals=3").unwrap();
        assert_eq!(settings.to_string(), "open=off tie=both seals=3");
        assert_eq!(Settings::read(LIST, &settings.to_string()).unwrap(), settings);
        assert_eq!(Settings::read(LIST, "").unwrap(), Settings::new(LIST));
    }

    #[test]
    fn every_fault_is_reported_at_once() {
        let Faults(faults) = Settings::read(LIST, "opem=on tie=maybe seals seals=4").unwrap_err();
        let ids: Vec<_> = faults.iter().map(|fault| fault.id.as_ref()).collect();
        assert_eq!(
            ids,
            ["fault-option-key", "fault-option-value", "fault-option-pair", "fault-option-value"]
        );
    }

    #[test]
    fn combinations_cover_the_product_or_each_single_change() {
        assert_eq!(Settings::combinations(LIST, 12).len(), 12);
        assert_eq!(Settings::combinations(LIST, 11).len(), 1 + 1 + 1 + 2);
    }
}
