//! Many tables played at once against a server, and what that took.
//!
//! A closed loop, as such servers are usually measured: at every table two
//! clients, and whoever is to move moves as soon as it has heard of the last
//! move, or at a steady pace. A move counts when the opponent has it.

use crate::client::{Client, ClientFault, new_guest, new_match};
use serde_json::json;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use table::Catalog;
use tokio::sync::Barrier;

/// What to play.
#[derive(Clone, Debug)]
pub struct Load {
    /// The server.
    pub server: SocketAddr,
    /// The games the players know.
    pub games: Catalog,
    /// How many tables.
    pub tables: usize,
    /// How long.
    pub seconds: u64,
    /// Moves per second at all tables together; 0: as many as can be.
    pub rate: u64,
}

/// What came of it.
#[derive(Clone, Debug, Default)]
pub struct Played {
    /// Moves that the opponent has heard of.
    pub moves: u64,
    /// How long it took.
    pub wall: Duration,
    /// Microseconds from sending a move until the opponent has it, sorted.
    pub latencies: Vec<u32>,
    /// Bytes both players received.
    pub bytes: u64,
}

impl Played {
    /// The latency that this part of all moves stayed below.
    pub fn latency(&self, part: f64) -> Duration {
        let at =
            ((self.latencies.len() as f64 * part) as usize).min(self.latencies.len().max(1) - 1);
        Duration::from_micros(self.latencies.get(at).copied().unwrap_or(0).into())
    }
}

/// Two players at a table of their own.
pub struct Pair {
    players: [Client; 2],
    games: Catalog,
    dice: u64,
}

impl Pair {
    /// Opens a table and connects both.
    pub async fn open(
        server: SocketAddr,
        tokens: &[String; 2],
        games: Catalog,
        dice: u64,
    ) -> Result<Pair, ClientFault> {
        let order = json!({"game": "jaipur", "chairs": ["me", "open"]});
        let code = new_match(server, &tokens[0], &order).await?;
        let sit = json!({"sit": {"name": "B"}});
        let path = format!("/api/matches/{code}/asks");
        crate::client::call(server, "POST", &path, Some(&tokens[1]), Some(&sit)).await?;
        let mut one = Client::join(server, &code, Some(&tokens[0])).await?;
        let two = Client::join(server, &code, Some(&tokens[1])).await?;
        // The first is told that the second has come.
        one.next().await?;
        Ok(Pair { players: [one, two], games, dice })
    }

    /// One move; answers with how long the opponent waited for it, or nothing
    /// if the match is over.
    pub async fn step(&mut self) -> Result<Option<Duration>, ClientFault> {
        let asked = |player: &Client| player.question().is_some();
        let Some(mover) = self.players.iter().position(asked) else {
            return Ok(None);
        };
        let player = &self.players[mover];
        let seat = player.seat().ok_or(ClientFault("no seat".into()))?;
        let legal = player.dream(&self.games)?.actions(seat);
        self.dice = self.dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let text = &legal[(self.dice >> 33) as usize % legal.len()];
        let begun = Instant::now();
        self.players[mover].act(text).await?;
        self.players[1 - mover].next().await?;
        let waited = begun.elapsed();
        self.players[mover].next().await?;
        Ok(Some(waited))
    }

    fn bytes(&self) -> u64 {
        self.players.iter().map(|player| player.bytes as u64).sum()
    }
}

/// So many tables are opened at the same time. Few: what a server takes to open
/// many at once is not what a table takes.
const AT_ONCE: usize = 16;

type Opening = tokio::task::JoinSet<Result<Pair, ClientFault>>;

async fn opened(opening: &mut Opening) -> Result<Option<Pair>, ClientFault> {
    match opening.join_next().await {
        None => Ok(None),
        Some(Ok(pair)) => pair.map(Some),
        Some(Err(error)) => Err(ClientFault(error.to_string())),
    }
}

/// Connects all tables.
pub async fn connect(load: &Load) -> Result<Vec<Pair>, ClientFault> {
    let tokens = [new_guest(load.server, "A").await?, new_guest(load.server, "B").await?];
    // Many at a time, so that opening does not take longer than playing.
    let mut pairs = Vec::with_capacity(load.tables);
    let mut opening = tokio::task::JoinSet::new();
    for n in 0..load.tables {
        let (server, tokens, games) = (load.server, tokens.clone(), load.games.clone());
        opening.spawn(async move { Pair::open(server, &tokens, games, n as u64).await });
        if opening.len() >= AT_ONCE {
            pairs.extend(opened(&mut opening).await?);
        }
    }
    while !opening.is_empty() {
        pairs.extend(opened(&mut opening).await?);
    }
    Ok(pairs)
}

/// Plays at all tables until the time is up. A table whose match ends rests.
pub async fn play(load: &Load, pairs: Vec<Pair>) -> Result<(Played, Vec<Pair>), ClientFault> {
    let barrier = Arc::new(Barrier::new(pairs.len() + 1));
    let total = Arc::new(AtomicU64::new(0));
    let seconds = Duration::from_secs(load.seconds);
    let each =
        (load.rate > 0).then(|| Duration::from_secs_f64(pairs.len() as f64 / load.rate as f64));
    let count = pairs.len();
    let mut tasks = Vec::with_capacity(count);
    for (n, mut pair) in pairs.into_iter().enumerate() {
        let (barrier, total) = (barrier.clone(), total.clone());
        tasks.push(tokio::spawn(async move {
            barrier.wait().await;
            let begun = Instant::now();
            let mut latencies = Vec::new();
            let before = pair.bytes();
            // Paced tables do not all move at once.
            let mut due = begun + each.unwrap_or_default().mul_f64(n as f64 / count as f64);
            while begun.elapsed() < seconds {
                if let Some(each) = each {
                    tokio::time::sleep_until(due.into()).await;
                    due += each;
                }
                match pair.step().await? {
                    Some(waited) => latencies.push(waited.as_micros() as u32),
                    None => break,
                }
            }
            total.fetch_add(latencies.len() as u64, Ordering::Relaxed);
            let bytes = pair.bytes() - before;
            Ok::<_, ClientFault>((latencies, bytes, pair))
        }));
    }
    barrier.wait().await;
    let begun = Instant::now();
    let mut played = Played::default();
    let mut pairs = Vec::with_capacity(count);
    for task in tasks {
        let (latencies, bytes, pair) = task.await.map_err(|it| ClientFault(it.to_string()))??;
        played.latencies.extend(latencies);
        played.bytes += bytes;
        pairs.push(pair);
    }
    played.wall = begun.elapsed();
    played.moves = total.load(Ordering::Relaxed);
    played.latencies.sort_unstable();
    Ok((played, pairs))
}
