//! `durbar bench server`: what a server takes per move.
//!
//! A server is started as its own process on its own core, with an empty
//! store on the disk; this process plays at many tables at once from the
//! other cores. Rates are per second of the server's processor time, so the
//! players' own work does not count.

use crate::exit::Exit;
use crate::out;
use crate::texts::Texts;
use anyhow::{Context, Result, bail};
use clap::ArgMatches;
use engine::Message;
use serde_json::{Value, json};
use server::load::{self, Kind, Load, Played};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use table::Catalog;

/// A server in a process and a folder of its own.
pub(crate) struct Host {
    child: Child,
    pub(crate) address: SocketAddr,
    folder: PathBuf,
}

impl Host {
    /// Starts one. `core` pins it, where there is a program to do so.
    pub(crate) fn start(core: Option<usize>) -> Result<Host> {
        let unique = format!("durbar-bench-{}", std::process::id());
        let folder = std::env::temp_dir().join(unique);
        std::fs::create_dir_all(&folder)?;
        let program = std::env::current_exe()?;
        let mut command = match core.filter(|_| can_pin()) {
            None => Command::new(&program),
            Some(core) => {
                let mut command = Command::new("taskset");
                command.arg("-c").arg(core.to_string()).arg(&program);
                command
            }
        };
        command.args(["serve", "--lang", "en", "--address", "127.0.0.1:0", "--threads", "1"]);
        for limit in ["rate", "burst", "sockets", "sockets-per-address", "messages", "matches"] {
            command.arg(format!("--limit-{limit}")).arg("1000000");
        }
        command.arg("--data").arg(&folder).stdin(Stdio::null()).stdout(Stdio::piped());
        let mut child = command.spawn().context("the server could not be started")?;
        let out = child.stdout.take().context("no output")?;
        let mut first = String::new();
        BufReader::new(out).read_line(&mut first)?;
        let address = first.rsplit("http://").next().and_then(|it| it.trim().parse().ok());
        let Some(address) = address else {
            let _ = child.kill();
            bail!("the server did not say where it listens: {first}");
        };
        Ok(Host { child, address, folder })
    }

    /// Seconds of processor time so far, and bytes of memory.
    fn usage(&self) -> Result<(f64, f64)> {
        let read = |file: &str| {
            let path = format!("/proc/{}/{file}", self.child.id());
            std::fs::read_to_string(path).context("only Linux tells what another process takes")
        };
        let stat = read("stat")?;
        let fields: Vec<_> = stat.rsplit(") ").next().unwrap_or("").split(' ').collect();
        let ticks = |n: usize| fields.get(n).and_then(|it| it.parse::<f64>().ok()).unwrap_or(0.0);
        let status = read("status")?;
        let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let memory = memory.and_then(|it| it.trim().split(' ').next()?.parse::<f64>().ok());
        // A hundred ticks a second on every Linux there is.
        Ok(((ticks(11) + ticks(12)) / 100.0, memory.unwrap_or(0.0) * 1024.0))
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn can_pin() -> bool {
    Command::new("taskset").arg("--version").output().is_ok_and(|it| it.status.success())
}

/// This process keeps away from the server's core.
fn keep_away(cores: usize) {
    if cores > 1 && can_pin() {
        let others = format!("1-{}", cores - 1);
        let own = std::process::id().to_string();
        let _ = Command::new("taskset").args(["-a", "-cp", &others, &own]).output();
    }
}

/// All kinds of tables at one server.
const MIXED: &str = "mixed";

/// The kinds of tables that can be asked for.
pub(crate) fn kinds() -> Vec<&'static str> {
    Kind::ALL.into_iter().map(Kind::word).chain([MIXED]).collect()
}

struct Run {
    tables: usize,
    rate: u64,
    kinds: Vec<Kind>,
}

impl Run {
    fn word(&self) -> &'static str {
        match self.kinds[..] {
            [one] => one.word(),
            _ => MIXED,
        }
    }
}

/// What to measure: each kind of table by itself unless the command line says
/// which.
fn runs(matches: &ArgMatches) -> Vec<Run> {
    let only = super::number(matches, "tables").map(|tables| tables as usize);
    let usual = match only {
        Some(tables) => vec![(tables, 0), (tables, 200)],
        None => vec![(200, 0), (2000, 0), (200, 200)],
    };
    let kinds: Vec<Vec<Kind>> = match super::super::text(matches, "kind").map(String::as_str) {
        None => Kind::ALL.map(|kind| vec![kind]).into(),
        Some(MIXED) => vec![Kind::ALL.into()],
        Some(word) => vec![Kind::ALL.into_iter().filter(|kind| kind.word() == word).collect()],
    };
    let all = |kinds: Vec<Kind>| {
        usual.clone().into_iter().map(move |(tables, rate)| Run {
            tables,
            rate,
            kinds: kinds.clone(),
        })
    };
    kinds.into_iter().flat_map(all).collect()
}

pub(crate) fn run(matches: &ArgMatches, words: &Texts, games: &Catalog) -> Result<Exit> {
    let seconds = super::number(matches, "seconds").unwrap_or(10);
    let json = matches.get_flag("json");
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    keep_away(cores);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(cores.saturating_sub(1).max(1))
        .enable_all()
        .build()?;
    let mut reports = Vec::new();
    for run in runs(matches) {
        let core = (cores > 1).then_some(0);
        let measured = runtime.block_on(measure(&run, games, seconds, core))?;
        if !json {
            let title = Message::new("bench-server").text("kind", run.word());
            let title = title.number("tables", run.tables as i64).number("rate", run.rate as i64);
            out::line(words.say(&title));
            show(&measured.whole);
            for (kind, part) in &measured.parts {
                out::line(format_args!("  {}", kind.word()));
                show(part);
            }
        }
        let mut report = json!({
            "kind": run.word(),
            "tables": run.tables,
            "rate": run.rate,
            "figures": as_json(&measured.whole),
        });
        for (kind, part) in &measured.parts {
            report[kind.word()] = as_json(part);
        }
        reports.push(report);
    }
    if json {
        out::line(serde_json::to_string_pretty(&reports)?);
    }
    Ok(Exit::Fine)
}

fn show(figures: &super::Figures) {
    for (name, value) in figures {
        let (name, value) = (name.replace('_', " "), super::shown(*value));
        out::line(format_args!("    {name:<34} {value:>12}"));
    }
}

fn as_json(figures: &super::Figures) -> Value {
    figures.iter().map(|(name, value)| ((*name).to_owned(), json!(value))).collect()
}

/// The figures of a run, and where kinds are mixed what can be told of each.
struct Measured {
    whole: super::Figures,
    parts: Vec<(Kind, super::Figures)>,
}

async fn measure(
    run: &Run,
    games: &Catalog,
    seconds: u64,
    core: Option<usize>,
) -> Result<Measured> {
    let host = Host::start(core)?;
    let (tables, rate, kinds) = (run.tables, run.rate, run.kinds.clone());
    let games = games.clone();
    let load = Load { server: host.address, games, tables, kinds, seconds, rate };
    // What the first tables need once is not a table's cost, nor what the
    // store needs for its first moves a move's.
    let first = Load { tables: 100, seconds: 2, ..load.clone() };
    let warm = load::connect(&first).await?;
    let (_, warm) = load::play(&first, warm).await?;
    tokio::time::sleep(Duration::from_millis(200)).await;
    let empty = host.usage()?.1;
    let parties = load::connect(&load).await?;
    tokio::time::sleep(Duration::from_millis(500)).await;
    let (cpu, full) = host.usage()?;
    let (played, parties) = load::play(&load, parties).await?;
    let (cpu, after) = (host.usage()?.0 - cpu, host.usage()?.1);
    drop((parties, warm));
    let parts = played.iter().filter(|_| run.kinds.len() > 1);
    let parts = parts.map(|(kind, played)| (*kind, heard(played))).collect();
    let played = Played::sum(played.into_iter().map(|(_, played)| played));
    let moves = (played.moves as f64).max(1.0);
    let mut whole = heard(&played);
    whole.extend([
        ("moves_per_server_cpu_second", moves / cpu.max(0.01)),
        ("bytes_per_connected_table", (full - empty) / tables as f64),
        ("bytes_more_per_move", (after - full) / moves),
    ]);
    Ok(Measured { whole, parts })
}

/// What the players can tell.
fn heard(played: &Played) -> super::Figures {
    let moves = played.moves as f64;
    let ms = |part| played.latency(part).as_secs_f64() * 1000.0;
    vec![
        ("moves", moves),
        ("moves_while_others_chose", played.sealed as f64),
        ("moves_per_second", moves / played.wall.as_secs_f64().max(0.001)),
        ("median_ms", ms(0.5)),
        ("p99_ms", ms(0.99)),
        ("bytes_to_each_player_per_move", played.bytes / moves.max(1.0)),
    ]
}
