//! Everything about a server that can be set.

use std::net::SocketAddr;
use std::path::PathBuf;

/// A server's settings. The program reads them from flags, the environment
/// and a file; here they are values that have been checked.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub address: SocketAddr,
    /// The file matches are kept in.
    pub database: PathBuf,
    /// The file never has more pages (of 4 KB) than this, as if the disk were
    /// full; nothing: as many as the disk has.
    pub most_pages: Option<u32>,
    /// The address people see, for links; nothing: the one they came by.
    pub base_url: Option<String>,
    /// Whether a proxy in front says who asks (`X-Forwarded-For`).
    pub behind_proxy: bool,
    /// Threads for computer players.
    pub bot_threads: usize,
    /// Milliseconds a computer player may think about a decision.
    pub bot_millis: u64,
    /// What is bounded.
    pub limits: Limits,
}

/// What is bounded, and how.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Requests per second from one address, in the long run.
    pub rate: u32,
    /// Requests at once from one address.
    pub burst: u32,
    /// Connections at once from one address.
    pub sockets_per_address: u32,
    /// Connections at once.
    pub sockets: u32,
    /// Messages per second on one connection, in the long run.
    pub messages: u32,
    /// Unfinished matches of one guest.
    pub matches: u32,
    /// Guests that one address may make per hour.
    pub guests: u32,
    /// Seconds after which a table nobody is at leaves memory.
    pub idle: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            rate: 50,
            burst: 200,
            sockets_per_address: 64,
            sockets: 20_000,
            messages: 20,
            matches: 100,
            guests: 60,
            idle: 300,
        }
    }
}

impl Config {
    /// These two, and everything else as usual.
    pub fn new(address: SocketAddr, database: PathBuf) -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            address,
            database,
            most_pages: None,
            base_url: None,
            behind_proxy: false,
            bot_threads: cores.saturating_sub(1).max(1),
            bot_millis: 500,
            limits: Limits::default(),
        }
    }
}
