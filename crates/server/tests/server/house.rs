//! A server of its own for each test.

use serde_json::{Value, json};
use server::client::{Client, call, new_guest, new_match};
use server::{Config, Server};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use table::wire::Heard;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A folder that is gone afterwards.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let n = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("durbar-test-{}-{n}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.0.join("durbar.sqlite")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A running server.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<std::io::Result<()>>,
}

pub(crate) fn config(database: &Path) -> Config {
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), database.to_owned());
    config.bot_millis = 5;
    config.limits.rate = 100_000;
    config.limits.burst = 100_000;
    config.limits.sockets_per_address = 1_000;
    config.limits.messages = 10_000;
    config.limits.guests = 100_000;
    config
}

impl House {
    pub(crate) async fn open(folder: &Folder) -> House {
        House::with(config(&folder.database())).await
    }

    pub(crate) async fn with(config: Config) -> House {
        let server = Server::bind(config, catalog::games(), &[]).await.unwrap();
        let address = server.address().unwrap();
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(server.run(async move {
            let _ = stopped.await;
        }));
        House { address, stop: Some(stop), task }
    }

    pub(crate) async fn close(mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        self.task.await.unwrap().unwrap();
    }

    pub(crate) async fn guest(&self, name: &str) -> String {
        new_guest(self.address, name).await.unwrap()
    }

    pub(crate) async fn open_match(&self, token: &str, order: Value) -> String {
        new_match(self.address, token, &order).await.unwrap()
    }

    pub(crate) async fn get(&self, path: &str, token: Option<&str>) -> Value {
        call(self.address, "GET", path, token, None).await.unwrap()
    }

    pub(crate) async fn ask(&self, code: &str, token: &str, ask: Value) -> Result<Value, String> {
        let path = format!("/api/matches/{code}/asks");
        let done = call(self.address, "POST", &path, Some(token), Some(&ask)).await;
        done.map_err(|fault| fault.0)
    }

    pub(crate) async fn join(&self, code: &str, token: Option<&str>) -> Client {
        Client::join(self.address, code, token).await.unwrap()
    }

    /// A match of two people at a table of this game; both are connected and
    /// have heard of each other.
    pub(crate) async fn pair(&self, game: &str) -> (String, [String; 2], [Client; 2]) {
        let tokens = [self.guest("Asha").await, self.guest("Ravi").await];
        let order = json!({"game": game, "chairs": ["me", "open"]});
        let code = self.open_match(&tokens[0], order).await;
        self.ask(&code, &tokens[1], json!({"sit": {"name": "Ravi"}})).await.unwrap();
        let mut one = self.join(&code, Some(&tokens[0])).await;
        let two = self.join(&code, Some(&tokens[1])).await;
        assert!(matches!(one.next().await.unwrap(), Heard::Table(_)));
        (code, tokens, [one, two])
    }
}

/// One move of whoever is to move, heard by both; false if the match is over.
pub(crate) async fn step(clients: &mut [Client; 2], choice: usize) -> bool {
    let Some(mover) = clients.iter().position(|client| client.question().is_some()) else {
        return false;
    };
    let seat = clients[mover].seat().unwrap();
    let legal = clients[mover].dream(&catalog::games()).unwrap().actions(seat);
    clients[mover].act(&legal[choice % legal.len()]).await.unwrap();
    for client in clients {
        let heard = client.next().await.unwrap();
        assert!(matches!(heard, Heard::Up(_)), "{heard:?}");
    }
    true
}
