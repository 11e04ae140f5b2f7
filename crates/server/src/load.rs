//! Many tables played at once against a server, and what that took.
//!
//! A closed loop, as such servers are usually measured: at every table all who
//! play are connected, and whoever is to move moves as soon as it has heard of
//! the last move, or at a steady pace. Where several owe a sealed choice, all of
//! them choose at once. A move counts when everybody else at the table has it.

use crate::client::{Client, ClientFault, call, new_guest, new_match};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::Catalog;
use table::wire::Heard;
use tokio::sync::Barrier;

/// What is played at a table. A server does not take the same way with each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Jaipur, two players, no clock.
    Free,
    /// Jaipur, two players, with clocks.
    Clocked,
    /// Raja, three players, who seal their discs at the same time.
    Sealed,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 3] = [Kind::Free, Kind::Clocked, Kind::Sealed];

    /// Its name.
    pub fn word(self) -> &'static str {
        match self {
            Kind::Free => "free",
            Kind::Clocked => "clocked",
            Kind::Sealed => "sealed",
        }
    }

    /// How many play.
    pub fn players(self) -> usize {
        match self {
            Kind::Free | Kind::Clocked => 2,
            Kind::Sealed => 3,
        }
    }

    fn order(self) -> Value {
        match self {
            Kind::Free => json!({"game": "jaipur", "chairs": ["me", "open"]}),
            Kind::Clocked => json!({
                "game": "jaipur",
                "chairs": ["me", "open"],
                "pace": {"match": {"ms": 3_600_000, "plus": 1000}},
            }),
            Kind::Sealed => json!({"game": "raja", "chairs": ["me", "open", "open"]}),
        }
    }
}

/// What to play.
#[derive(Clone, Debug)]
pub struct Load {
    /// The server.
    pub server: SocketAddr,
    /// The games the players know.
    pub games: Catalog,
    /// How many tables.
    pub tables: usize,
    /// Their kinds, in turn.
    pub kinds: Vec<Kind>,
    /// How long.
    pub seconds: u64,
    /// Moves per second at all tables together; 0: as many as can be.
    pub rate: u64,
}

/// What came of it.
#[derive(Clone, Debug, Default)]
pub struct Played {
    /// Moves that all the others have heard of.
    pub moves: u64,
    /// Those of them that were made while others owed an action too.
    pub sealed: u64,
    /// How long it took.
    pub wall: Duration,
    /// Microseconds from sending a move until all the others have it, sorted.
    pub latencies: Vec<u32>,
    /// Bytes each player received.
    pub bytes: f64,
}

impl Played {
    /// The latency that this part of all moves stayed below.
    pub fn latency(&self, part: f64) -> Duration {
        let at =
            ((self.latencies.len() as f64 * part) as usize).min(self.latencies.len().max(1) - 1);
        Duration::from_micros(self.latencies.get(at).copied().unwrap_or(0).into())
    }

    /// All of it together.
    pub fn sum(parts: impl IntoIterator<Item = Played>) -> Played {
        let mut sum = Played::default();
        for part in parts {
            sum.moves += part.moves;
            sum.sealed += part.sealed;
            sum.wall = sum.wall.max(part.wall);
            sum.bytes += part.bytes;
            sum.latencies.extend(part.latencies);
        }
        sum.latencies.sort_unstable();
        sum
    }
}

/// Everybody who plays at one table.
pub struct Party {
    kind: Kind,
    players: Vec<Client>,
    games: Catalog,
    dice: u64,
}

impl Party {
    /// Opens a table and connects all. There are secrets for as many players as
    /// any kind has.
    pub async fn open(
        server: SocketAddr,
        kind: Kind,
        tokens: &[String],
        games: Catalog,
        dice: u64,
    ) -> Result<Party, ClientFault> {
        let tokens = &tokens[..kind.players()];
        let code = new_match(server, &tokens[0], &kind.order()).await?;
        let path = format!("/api/matches/{code}/asks");
        for token in &tokens[1..] {
            let sit = json!({"sit": {"name": "P"}});
            call(server, "POST", &path, Some(token), Some(&sit)).await?;
        }
        let mut players: Vec<Client> = Vec::with_capacity(tokens.len());
        for token in tokens {
            let player = Client::join(server, &code, Some(token)).await?;
            // Those who are there are told that another has come.
            for there in &mut players {
                there.next().await?;
            }
            players.push(player);
        }
        let mut party = Party { kind, players, games, dice };
        // Raja begins with houses placed in turn; what is to be measured are the
        // rounds, each of which begins with sealed choices.
        while kind == Kind::Sealed && party.asked().count() < 2 {
            party.step().await?;
        }
        Ok(party)
    }

    /// Those who owe a move.
    fn asked(&self) -> impl Iterator<Item = (usize, &Client)> {
        self.players.iter().enumerate().filter(|(_, player)| player.question().is_some())
    }

    /// Whoever is asked moves, all at once; how long the others waited for each
    /// of these moves. Empty if the match is over.
    pub async fn step(&mut self) -> Result<Vec<Duration>, ClientFault> {
        let (mut dice, mut chosen) = (self.dice, Vec::with_capacity(self.players.len()));
        for (n, player) in self.asked() {
            let seat = player.seat().ok_or(ClientFault("no seat".into()))?;
            let mut legal = player.dream(&self.games)?.actions(seat);
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let at = (dice >> 33) as usize % legal.len();
            chosen.push((n, legal.swap_remove(at)));
        }
        self.dice = dice;
        let begun = Instant::now();
        for (n, text) in &chosen {
            self.players[*n].act(text).await?;
        }
        // A single mover hears last: nobody waits for that.
        let alone = chosen.first().filter(|_| chosen.len() == 1).map(|(n, _)| *n);
        let mut waited = Vec::with_capacity(chosen.len());
        for _ in &chosen {
            for (n, player) in self.players.iter_mut().enumerate() {
                if Some(n) != alone {
                    hear(player).await?;
                }
            }
            waited.push(begun.elapsed());
        }
        if let Some(mover) = alone {
            hear(&mut self.players[mover]).await?;
        }
        Ok(waited)
    }

    /// Which kind of table it is.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Those who play, and the table as each knows it.
    pub fn players(&self) -> &[Client] {
        &self.players
    }

    fn bytes(&self) -> f64 {
        let all: usize = self.players.iter().map(|player| player.bytes).sum();
        all as f64 / self.players.len() as f64
    }
}

/// A player hears of one move.
async fn hear(player: &mut Client) -> Result<(), ClientFault> {
    match player.next().await? {
        Heard::Up(_) => Ok(()),
        other => Err(ClientFault(format!("a move was expected, not {other:?}"))),
    }
}

/// So many tables are opened at the same time. Few: what a server takes to open
/// many at once is not what a table takes.
const AT_ONCE: usize = 16;

type Opening = tokio::task::JoinSet<Result<Party, ClientFault>>;

async fn opened(opening: &mut Opening) -> Result<Option<Party>, ClientFault> {
    match opening.join_next().await {
        None => Ok(None),
        Some(Ok(party)) => party.map(Some),
        Some(Err(error)) => Err(ClientFault(error.to_string())),
    }
}

/// Connects all tables.
pub async fn connect(load: &Load) -> Result<Vec<Party>, ClientFault> {
    let most = load.kinds.iter().map(|kind| kind.players()).max().unwrap_or(0);
    let mut tokens = Vec::with_capacity(most);
    for _ in 0..most {
        tokens.push(new_guest(load.server, "P").await?);
    }
    // Many at a time, so that opening does not take longer than playing.
    let mut parties = Vec::with_capacity(load.tables);
    let mut opening = tokio::task::JoinSet::new();
    for (n, kind) in load.kinds.iter().cycle().take(load.tables).enumerate() {
        let (server, kind, tokens, games) =
            (load.server, *kind, tokens.clone(), load.games.clone());
        opening.spawn(async move { Party::open(server, kind, &tokens, games, n as u64).await });
        if opening.len() >= AT_ONCE {
            parties.extend(opened(&mut opening).await?);
        }
    }
    while !opening.is_empty() {
        parties.extend(opened(&mut opening).await?);
    }
    Ok(parties)
}

/// Plays at all tables until the time is up, and tells of each kind. A table
/// whose match ends rests.
pub async fn play(
    load: &Load,
    parties: Vec<Party>,
) -> Result<(Vec<(Kind, Played)>, Vec<Party>), ClientFault> {
    let barrier = Arc::new(Barrier::new(parties.len() + 1));
    let seconds = Duration::from_secs(load.seconds);
    let each =
        (load.rate > 0).then(|| Duration::from_secs_f64(parties.len() as f64 / load.rate as f64));
    let count = parties.len();
    let mut tasks = Vec::with_capacity(count);
    for (n, mut party) in parties.into_iter().enumerate() {
        let barrier = barrier.clone();
        tasks.push(tokio::spawn(async move {
            barrier.wait().await;
            let begun = Instant::now();
            let mut played = Played::default();
            let before = party.bytes();
            // Paced tables do not all move at once.
            let mut due = begun + each.unwrap_or_default().mul_f64(n as f64 / count as f64);
            while begun.elapsed() < seconds {
                if each.is_some() {
                    tokio::time::sleep_until(due.into()).await;
                }
                let waited = party.step().await?;
                if waited.is_empty() {
                    break;
                }
                if waited.len() > 1 {
                    played.sealed += waited.len() as u64;
                }
                due += each.unwrap_or_default() * waited.len() as u32;
                played.latencies.extend(waited.iter().map(|it| it.as_micros() as u32));
            }
            played.wall = begun.elapsed();
            played.moves = played.latencies.len() as u64;
            played.bytes = party.bytes() - before;
            Ok::<_, ClientFault>((played, party))
        }));
    }
    barrier.wait().await;
    let mut parties = Vec::with_capacity(count);
    let mut parts: Vec<(Kind, Played)> = Vec::with_capacity(count);
    for task in tasks {
        let (played, party) = task.await.map_err(|it| ClientFault(it.to_string()))??;
        parts.push((party.kind, played));
        parties.push(party);
    }
    let of = |kind: Kind| parts.iter().filter(move |it| it.0 == kind).map(|it| it.1.clone());
    let kinds = load.kinds.iter().map(|kind| (*kind, Played::sum(of(*kind)))).collect();
    Ok((kinds, parties))
}
