//! What can be set about a server, once: every setting is a flag, a variable
//! of the environment and a line of a file, in this order of precedence, with
//! the same name and the same check.

use crate::exit::{Exit, Trouble};
use anyhow::Result;
use clap::ArgMatches;
use engine::Message;
use serde_json::Value;
use server::{Config, Limits};
use std::path::{Path, PathBuf};

/// What stands in the file, by name.
type Table = serde_json::Map<String, Value>;

/// A setting: its name, what values look like, and its default for the help.
pub(crate) struct Setting {
    pub(crate) name: &'static str,
    pub(crate) value: &'static str,
    pub(crate) help: &'static str,
    kind: Kind,
}

#[derive(Clone, Copy)]
enum Kind {
    Text,
    Path,
    Flag,
    Number(u64, u64),
    Word(&'static [&'static str]),
}

const fn set(name: &'static str, value: &'static str, help: &'static str, kind: Kind) -> Setting {
    Setting { name, value, help, kind }
}

/// Every setting.
pub(crate) const SETTINGS: &[Setting] = &[
    set("address", "cli-value-address", "serve-set-address", Kind::Text),
    set("data", "cli-value-folder", "serve-set-data", Kind::Path),
    set("database", "cli-value-url", "serve-set-database", Kind::Text),
    set("base-url", "cli-value-url", "serve-set-base-url", Kind::Text),
    set("behind-proxy", "cli-value-flag", "serve-set-behind-proxy", Kind::Flag),
    set("threads", "cli-value-number", "serve-set-threads", Kind::Number(1, 256)),
    set("bot-threads", "cli-value-number", "serve-set-bot-threads", Kind::Number(1, 256)),
    set("bot-millis", "cli-value-number", "serve-set-bot-millis", Kind::Number(1, 60_000)),
    set("limit-rate", "cli-value-number", "serve-set-limit-rate", Kind::Number(1, 1_000_000)),
    set("limit-burst", "cli-value-number", "serve-set-limit-burst", Kind::Number(1, 1_000_000)),
    set("limit-sockets", "cli-value-number", "serve-set-limit-sockets", Kind::Number(1, 1_000_000)),
    set(
        "limit-sockets-per-address",
        "cli-value-number",
        "serve-set-limit-sockets-per-address",
        Kind::Number(1, 1_000_000),
    ),
    set(
        "limit-messages",
        "cli-value-number",
        "serve-set-limit-messages",
        Kind::Number(1, 1_000_000),
    ),
    set("limit-matches", "cli-value-number", "serve-set-limit-matches", Kind::Number(1, 1_000_000)),
    set("limit-guests", "cli-value-number", "serve-set-limit-guests", Kind::Number(1, 1_000_000)),
    set("limit-idle", "cli-value-number", "serve-set-limit-idle", Kind::Number(1, 1_000_000)),
    set("log", "cli-value-log", "serve-set-log", Kind::Word(&["error", "warn", "info", "debug"])),
    set(
        "log-format",
        "cli-value-log-format",
        "serve-set-log-format",
        Kind::Word(&["text", "json"]),
    ),
];

/// How much is logged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Log {
    Error,
    Warn,
    Info,
    Debug,
}

/// What was chosen.
#[derive(Debug)]
pub(crate) struct Chosen {
    pub(crate) config: Config,
    pub(crate) threads: usize,
    pub(crate) log: Log,
    pub(crate) json_log: bool,
}

/// A value and where it stands, for the sentence that refuses it.
struct Found {
    text: String,
    place: String,
}

fn wrong(name: &str, found: &Found, expected: String) -> Message {
    Message::new("serve-wrong")
        .text("name", name)
        .text("found", &found.text)
        .text("place", &found.place)
        .text("expected", expected)
}

/// Reads flags, environment and file.
pub(crate) fn read(matches: Option<&ArgMatches>) -> Result<Chosen> {
    let flag = |name: &str| matches?.get_one::<String>(name).cloned();
    let file = match flag("config").or_else(|| std::env::var("DURBAR_CONFIG").ok()) {
        Some(path) => read_file(Path::new(&path))?,
        None => Table::new(),
    };
    choose(flag, |name| std::env::var(name).ok(), &file)
}

fn read_file(path: &Path) -> Result<Table> {
    let shown = path.to_string_lossy();
    let text = std::fs::read_to_string(path).map_err(|error| {
        let message = Message::new("cli-cannot-read").text("file", &shown);
        Trouble::usage(message.text("why", error.to_string()))
    })?;
    basic_toml::from_str(&text).map_err(|error| {
        let message = Message::new("serve-bad-file").text("file", &shown);
        Trouble::usage(message.text("why", error.to_string()))
    })
}

/// The name in the environment.
fn variable(name: &str) -> String {
    format!("DURBAR_{}", name.to_uppercase().replace('-', "_"))
}

fn choose(
    flag: impl Fn(&str) -> Option<String>,
    environment: impl Fn(&str) -> Option<String>,
    file: &Table,
) -> Result<Chosen> {
    let mut faults = Vec::new();
    for key in file.keys().filter(|key| SETTINGS.iter().all(|setting| setting.name != *key)) {
        let known: Vec<_> = SETTINGS.iter().map(|setting| setting.name).collect();
        let mut message = Message::new("serve-unknown").text("name", key);
        message.args.push(("known".into(), engine::Arg::Text(known.join(", "))));
        faults.push(message);
    }
    let found = |name: &str| {
        let place = |place: String| move |text| Found { text, place };
        let written = |value: &Value| match value {
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        flag(name)
            .map(place(format!("--{name}")))
            .or_else(|| environment(&variable(name)).map(place(variable(name))))
            .or_else(|| file.get(name).map(written).map(place(format!("file: {name}"))))
    };
    let mut values = Vec::new();
    for setting in SETTINGS {
        let Some(found) = found(setting.name) else { continue };
        match check(setting, &found) {
            Ok(()) => values.push((setting.name, found)),
            Err(fault) => faults.push(fault),
        }
    }
    let get = |name: &str| values.iter().find(|(known, _)| *known == name).map(|(_, found)| found);
    let number = |name: &str| get(name).and_then(|found| found.text.parse::<u64>().ok());
    let limit = |name: &str, usual: u32| {
        number(name).and_then(|number| u32::try_from(number).ok()).unwrap_or(usual)
    };
    let address = match get("address").map(|found| (found, found.text.parse())) {
        None => std::net::SocketAddr::from(([127, 0, 0, 1], 8080)),
        Some((_, Ok(address))) => address,
        Some((found, Err(_))) => {
            faults.push(wrong("address", found, "127.0.0.1:8080".into()));
            std::net::SocketAddr::from(([127, 0, 0, 1], 8080))
        }
    };
    let folder = get("data").map(|found| PathBuf::from(&found.text)).or_else(default_folder);
    let database = match (get("database"), folder) {
        (Some(found), _) => match found.text.strip_prefix("sqlite:") {
            Some(path) if !path.is_empty() => Some(PathBuf::from(path.trim_start_matches("//"))),
            _ => {
                faults.push(wrong(
                    "database",
                    found,
                    "sqlite:/var/lib/durbar/durbar.sqlite".into(),
                ));
                None
            }
        },
        (None, Some(folder)) => Some(folder.join("durbar.sqlite")),
        (None, None) => {
            faults.push(Message::new("serve-no-home"));
            None
        }
    };
    if let Some(found) = get("base-url")
        && !(found.text.starts_with("http://") || found.text.starts_with("https://"))
    {
        faults.push(wrong("base-url", found, "https://play.example.org".into()));
    }
    let Some(database) = database.filter(|_| faults.is_empty()) else {
        return Err(Trouble { exit: Exit::Usage, messages: faults, game: None }.into());
    };
    let mut config = Config::new(address, database);
    config.base_url = get("base-url").map(|found| found.text.trim_end_matches('/').to_owned());
    config.behind_proxy = get("behind-proxy").is_some_and(|found| found.text == "true");
    config.bot_threads = number("bot-threads").map_or(config.bot_threads, |n| n as usize);
    config.bot_millis = number("bot-millis").unwrap_or(config.bot_millis);
    let usual = Limits::default();
    config.limits = Limits {
        rate: limit("limit-rate", usual.rate),
        burst: limit("limit-burst", usual.burst),
        sockets_per_address: limit("limit-sockets-per-address", usual.sockets_per_address),
        sockets: limit("limit-sockets", usual.sockets),
        messages: limit("limit-messages", usual.messages),
        matches: limit("limit-matches", usual.matches),
        guests: limit("limit-guests", usual.guests),
        idle: limit("limit-idle", usual.idle),
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let log = match get("log").map(|found| found.text.as_str()) {
        Some("error") => Log::Error,
        Some("info") => Log::Info,
        Some("debug") => Log::Debug,
        _ => Log::Warn,
    };
    Ok(Chosen {
        config,
        threads: number("threads").map_or(cores, |n| n as usize),
        log,
        json_log: get("log-format").is_some_and(|found| found.text == "json"),
    })
}

fn check(setting: &Setting, found: &Found) -> Result<(), Message> {
    let fine = match setting.kind {
        Kind::Text | Kind::Path => !found.text.is_empty(),
        Kind::Flag => matches!(found.text.as_str(), "true" | "false"),
        Kind::Number(least, most) => {
            found.text.parse().is_ok_and(|number: u64| (least..=most).contains(&number))
        }
        Kind::Word(words) => words.contains(&found.text.as_str()),
    };
    let expected = || match setting.kind {
        Kind::Text => "text".to_owned(),
        Kind::Path => "/var/lib/durbar".to_owned(),
        Kind::Flag => "true, false".to_owned(),
        Kind::Number(least, most) => format!("{least}-{most}"),
        Kind::Word(words) => words.join(", "),
    };
    if fine { Ok(()) } else { Err(wrong(setting.name, found, expected())) }
}

/// Where a user's programs keep their data.
fn default_folder() -> Option<PathBuf> {
    dirs::data_dir().map(|folder| folder.join("durbar"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(flags: &[(&str, &str)], variables: &[(&str, &str)], file: &str) -> Result<Chosen> {
        let find = |list: &[(&str, &str)], name: &str| {
            list.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
        };
        let file = basic_toml::from_str(file).unwrap();
        choose(|name| find(flags, name), |name| find(variables, name), &file)
    }

    fn faults(flags: &[(&str, &str)], file: &str) -> Vec<String> {
        let error = chosen(flags, &[("DURBAR_DATA", "d")], file).unwrap_err();
        let trouble = error.downcast::<Trouble>().unwrap();
        trouble.messages.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn flags_come_before_the_environment_and_that_before_the_file() {
        let file = "bot-millis = 3\nlimit-rate = 7\naddress = \"0.0.0.0:1\"\nbehind-proxy = true";
        let variables =
            [("DURBAR_BOT_MILLIS", "2"), ("DURBAR_ADDRESS", "0.0.0.0:2"), ("DURBAR_DATA", "d")];
        let chosen = chosen(&[("bot-millis", "1")], &variables, file).unwrap();
        assert_eq!(chosen.config.bot_millis, 1);
        assert_eq!(chosen.config.address.port(), 2);
        assert_eq!(chosen.config.limits.rate, 7);
        assert!(chosen.config.behind_proxy);
        assert_eq!(chosen.config.database, Path::new("d").join("durbar.sqlite"));
    }

    #[test]
    fn a_wrong_value_is_refused_with_what_would_be_right() {
        let told = faults(&[("bot-threads", "0"), ("address", "here"), ("log", "loud")], "");
        assert_eq!(told.len(), 3, "all at once: {told:?}");
        assert!(told[0].contains("expected: 1-256"), "{told:?}");
        assert!(told[1].contains("expected: error, warn, info, debug"), "{told:?}");
        assert!(told[2].contains("expected: 127.0.0.1:8080"), "{told:?}");
        let told = faults(&[("database", "postgres://localhost/durbar")], "");
        assert!(told[0].contains("sqlite:"), "{told:?}");
        let told = faults(&[], "bots = 3");
        assert!(told[0].contains("serve-unknown") && told[0].contains("bot-threads"), "{told:?}");
        assert!(faults(&[("base-url", "play.example.org")], "")[0].contains("https://"));
    }

    #[test]
    fn a_database_can_be_anywhere() {
        let path = |url| chosen(&[("database", url)], &[], "").unwrap().config.database;
        assert_eq!(path("sqlite:/a/b.sqlite"), Path::new("/a/b.sqlite"));
        assert_eq!(path("sqlite:///a/b.sqlite"), Path::new("/a/b.sqlite"));
        assert_eq!(path("sqlite:b.sqlite"), Path::new("b.sqlite"));
    }
}
