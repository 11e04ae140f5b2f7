//! Carries tables over the network and keeps their records.
//!
//! ```text
//! Config                     what can be set
//! Server::{bind, run}        a server; run until told to stop
//! store::Store               the file matches are kept in
//! load::run                  plays many matches against a server, and measures
//! ```
//!
//! A request goes through [`http`](self) to the table's one task, from there
//! to the store, and only when the disk has it to whoever plays or watches.

mod answers;
mod api;
pub mod client;
mod config;
mod frame;
mod hall;
mod http;
mod keeper;
mod limits;
pub mod load;
mod mailbox;
mod metrics;
mod openapi;
mod outgoing;
mod page;
mod socket;
pub mod store;
mod thinkers;
mod upgrade;

pub use config::{Config, Limits};
pub use page::Asset;

use hall::Hall;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::{Store, StoreFault};
use table::Catalog;
use tokio::net::TcpListener;

/// A server that listens but does not yet answer.
pub struct Server {
    hall: Arc<Hall>,
    listener: TcpListener,
}

/// Why a server cannot start.
#[derive(Debug)]
pub enum CannotStart {
    /// The address is taken, or not ours.
    Address(SocketAddr, std::io::Error),
    /// The file cannot be opened.
    Store(std::path::PathBuf, StoreFault),
}

impl std::fmt::Display for CannotStart {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            CannotStart::Address(address, error) => write!(f, "{address}: {error}"),
            CannotStart::Store(path, fault) => write!(f, "{}: {fault}", path.display()),
        }
    }
}

impl std::error::Error for CannotStart {}

impl Server {
    /// Opens the store and the address. Matches of these games are played.
    pub async fn bind(
        config: Config,
        games: Catalog,
        assets: &'static [Asset],
    ) -> Result<Server, CannotStart> {
        page::set(assets);
        let store = Store::open(&config.database, config.most_pages)
            .map_err(|fault| CannotStart::Store(config.database.clone(), fault))?;
        let listener = TcpListener::bind(config.address)
            .await
            .map_err(|error| CannotStart::Address(config.address, error))?;
        Ok(Server { hall: Hall::new(config, games, store), listener })
    }

    /// Where it listens: the port is known only now if 0 was asked for.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Answers until `stop`. What was acknowledged is on the disk; connections
    /// that are still open after a moment are cut, and their clients come
    /// back.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> std::io::Result<()> {
        let (hall, store) = (self.hall.clone(), self.hall.store.clone());
        let sweeper = tokio::spawn(self.hall.clone().sweep());
        let service = http::router(self.hall).into_make_service_with_connect_info::<SocketAddr>();
        let (stopping, stopped) = tokio::sync::oneshot::channel::<()>();
        let serve = axum::serve(self.listener, service).with_graceful_shutdown(async move {
            stop.await;
            let _ = stopping.send(());
        });
        // Connections of players never end by themselves.
        let grace = async move {
            let _ = stopped.await;
            tokio::time::sleep(Duration::from_millis(500)).await;
        };
        let result = tokio::select! {
            result = serve => result,
            () = grace => Ok(()),
        };
        sweeper.abort();
        hall.thinkers.close();
        let _ = tokio::task::spawn_blocking(move || store.close()).await;
        result
    }
}
