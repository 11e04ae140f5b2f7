//! `durbar serve`: tables for browsers and programs.

pub(crate) mod settings;

use crate::exit::{Exit, Trouble};
use crate::texts::Texts;
use anyhow::Result;
use clap::ArgMatches;
use engine::Message;
use server::{CannotStart, Config, Server};
use settings::{Chosen, Log};
use std::future::Future;
use std::io::Write;
use table::Catalog;
use tracing_subscriber::filter::LevelFilter;

pub(crate) fn run(matches: Option<&ArgMatches>, words: &Texts, games: &Catalog) -> Result<Exit> {
    let chosen = settings::read(matches)?;
    logging(&chosen);
    if let Some(folder) = chosen.config.database.parent() {
        std::fs::create_dir_all(folder).map_err(|error| {
            let message = Message::new("serve-no-folder").text("why", error.to_string());
            failed(message.text("folder", folder.to_string_lossy()))
        })?;
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(chosen.threads)
        // They wait for the store, which reads one thing at a time.
        .max_blocking_threads(2)
        .enable_all()
        .build()?;
    runtime.block_on(serve(chosen.config, words, games.clone()))?;
    runtime.shutdown_timeout(std::time::Duration::from_millis(100));
    Ok(Exit::Fine)
}

async fn serve(config: Config, words: &Texts, games: Catalog) -> Result<()> {
    let database = config.database.clone();
    let base = config.base_url.clone();
    let server = Server::bind(config, games, crate::page::assets()).await.map_err(cannot_start)?;
    let address = base.unwrap_or(format!("http://{}", server.address()?));
    // Whole, however long: one must be able to go there.
    let mut file = Message::new("serve-data");
    file.args.push(("file".into(), engine::Arg::Text(database.to_string_lossy().into_owned())));
    let lines = [
        words.say(&Message::new("serve-address").text("address", &address)),
        words.say(&file),
        words.word("serve-stop"),
    ];
    // Whoever reads that it is open may ask it to stop at once.
    let stopped = stopped()?;
    tell(&lines.join("\n"));
    tracing::info!(%address, "listening");
    server.run(stopped).await?;
    tracing::info!("stopped");
    tell(&words.word("serve-stopped"));
    Ok(())
}

/// Says something to whoever started this, who may have stopped listening.
fn tell(text: &str) {
    let mut out = std::io::stdout();
    let _ = writeln!(out, "{text}").and_then(|()| out.flush());
}

fn failed(message: Message) -> anyhow::Error {
    Trouble { exit: Exit::Failed, messages: vec![message], game: None }.into()
}

fn cannot_start(why: CannotStart) -> anyhow::Error {
    failed(match why {
        CannotStart::Address(address, error) => Message::new("serve-no-address")
            .text("address", address.to_string())
            .text("why", error.to_string()),
        CannotStart::Store(path, fault) => Message::new("serve-no-store")
            .text("file", path.to_string_lossy())
            .text("why", fault.to_string()),
    })
}

/// Until Ctrl-C or, where there is such a thing, a polite request to end.
#[cfg(unix)]
fn stopped() -> std::io::Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut term = signal(SignalKind::terminate())?;
    let mut int = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = term.recv() => {}
            _ = int.recv() => {}
        }
    })
}

/// Until Ctrl-C.
#[cfg(not(unix))]
fn stopped() -> std::io::Result<impl Future<Output = ()> + Send + 'static> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}

/// Lines of the log go to standard error.
fn logging(chosen: &Chosen) {
    let level = match chosen.log {
        Log::Error => LevelFilter::ERROR,
        Log::Warn => LevelFilter::WARN,
        Log::Info => LevelFilter::INFO,
        Log::Debug => LevelFilter::DEBUG,
    };
    let lines = tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr);
    // A second start in one process (tests) keeps the first one's log.
    let _ = if chosen.json_log { lines.json().try_init() } else { lines.try_init() };
}
