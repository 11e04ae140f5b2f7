//! A server that is killed in the middle of everything loses nothing that it
//! had acknowledged, and every match can be read afterwards.
//!
//! `DURBAR_KILLS` says how often (a few times unless given): the check before
//! a release kills fifty times and more.

use serde_json::{Value, json};
use server::client::{Client, call, new_guest, new_match};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Barrier;

const TABLES: usize = 8;

struct Killed(Child);

impl Drop for Killed {
    fn drop(&mut self) {
        // SIGKILL: no chance to say goodbye.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn serve(folder: &Path) -> (Killed, SocketAddr) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_durbar"));
    command.args(["serve", "--lang", "en", "--address", "127.0.0.1:0", "--data"]).arg(folder);
    for limit in ["rate", "burst", "messages", "sockets-per-address"] {
        command.arg(format!("--limit-{limit}")).arg("1000000");
    }
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().rsplit("http://").next().unwrap().parse().unwrap();
    (Killed(child), address)
}

/// What a player has been told, and so must still be true.
#[derive(Clone, Default)]
struct Memory {
    code: String,
    steps: usize,
    events: Vec<(usize, Value)>,
    over: bool,
}

async fn open(server: SocketAddr, tokens: &[String; 2]) -> Memory {
    let order = json!({"game": "jaipur", "chairs": ["me", "open"]});
    let code = new_match(server, &tokens[0], &order).await.unwrap();
    let path = format!("/api/matches/{code}/asks");
    let sit = json!({"sit": {"name": "B"}});
    call(server, "POST", &path, Some(&tokens[1]), Some(&sit)).await.unwrap();
    Memory { code, ..Memory::default() }
}

/// Plays until the server is gone.
async fn play(
    server: SocketAddr,
    tokens: [String; 2],
    mut memory: Memory,
    n: usize,
    seated: Arc<Barrier>,
) -> Memory {
    let mut clients = Vec::new();
    for token in &tokens {
        clients.push(Client::join(server, &memory.code, Some(token)).await.unwrap());
    }
    seated.wait().await;
    let first = &clients[0];
    assert!(
        first.steps >= memory.steps,
        "{} acknowledged steps were lost",
        memory.steps - first.steps
    );
    assert!(first.eyes[0].events.starts_with(&memory.events), "what was told has changed");
    let mut choice = n;
    loop {
        let first = &clients[0];
        (memory.steps, memory.events) = (first.steps, first.eyes[0].events.clone());
        memory.over = first.outcome.is_some();
        let Some(mover) = clients.iter().position(|client| client.question().is_some()) else {
            if memory.over {
                return memory;
            }
            // The other's coming is told in between.
            if clients[0].next().await.is_err() {
                return memory;
            }
            continue;
        };
        choice = choice.wrapping_mul(31).wrapping_add(7);
        let legal = clients[mover]
            .dream(&catalog::games())
            .unwrap()
            .actions(clients[mover].seat().unwrap());
        if clients[mover].act(&legal[choice % legal.len()]).await.is_err() {
            return memory;
        }
        let before = memory.steps;
        for client in &mut clients {
            while client.steps == before {
                if client.next().await.is_err() {
                    // Whatever the first has heard counts, also now.
                    let first = &clients[0];
                    (memory.steps, memory.events) = (first.steps, first.eyes[0].events.clone());
                    return memory;
                }
            }
        }
    }
}

#[test]
fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let kills = std::env::var("DURBAR_KILLS").ok().and_then(|it| it.parse().ok()).unwrap_or(6);
    let name = format!("durbar-crash-{}", std::process::id());
    let folder = Folder(std::env::temp_dir().join(name));
    std::fs::create_dir_all(&folder.0).unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let (mut tokens, mut memories) = (None, Vec::new());
    let mut played = 0;
    for kill in 0..=kills {
        let (server, address) = serve(&folder.0);
        let own = runtime.block_on(async {
            if tokens.is_none() {
                let both = [new_guest(address, "A").await, new_guest(address, "B").await];
                tokens = Some(both.map(Result::unwrap));
            }
            let tokens = tokens.clone().unwrap();
            while memories.len() < TABLES {
                memories.push(open(address, &tokens).await);
            }
            tokens
        });
        let before: usize = memories.iter().map(|memory: &Memory| memory.steps).sum();
        let seated = Arc::new(Barrier::new(TABLES + 1));
        let tasks: Vec<_> = memories
            .drain(..)
            .enumerate()
            .map(|(n, memory)| {
                let play = play(address, own.clone(), memory, n + kill, seated.clone());
                runtime.spawn(play)
            })
            .collect();
        // Every match has been read by now. Not always at the same point of a
        // write.
        let waited = runtime
            .block_on(async { tokio::time::timeout(Duration::from_mins(1), seated.wait()).await });
        assert!(waited.is_ok(), "a match cannot be read any more");
        std::thread::sleep(Duration::from_millis(300 + 37 * (kill as u64 % 11)));
        drop(server);
        for task in tasks {
            memories.push(runtime.block_on(task).unwrap());
        }
        let after: usize = memories.iter().map(|memory| memory.steps).sum();
        played += after - before;
        // Finished matches make room for new ones, but only after one more
        // restart has shown that they are still there.
        if kill % 3 == 2 {
            memories.retain(|memory| !memory.over);
        }
    }
    assert!(played > 20 * kills, "only {played} steps were played: nothing was tested");
}
