//! A server, and terminals that read and type by themselves.

use serde_json::{Value, json};
use server::client::{call, new_guest, new_match};
use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::time::{Duration, Instant};

/// Longer than anything here takes on a slow machine.
const PATIENCE: Duration = Duration::from_secs(40);

/// A folder that is gone afterwards.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let n = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("join-{}-{n}", std::process::id());
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

struct Killed(Child);

impl Drop for Killed {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A running server.
pub(crate) struct House {
    server: Option<Killed>,
    pub(crate) address: SocketAddr,
    owner: String,
    pub(crate) folder: Folder,
}

/// Waits for something that happens on the network.
pub(crate) fn wait<T>(future: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(future)
}

fn serve(folder: &Path, address: &str) -> (Killed, SocketAddr) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_durbar"));
    command.args(["serve", "--lang", "en", "--address", address, "--data"]).arg(folder);
    for limit in ["rate", "burst", "messages", "sockets-per-address", "guests"] {
        command.arg(format!("--limit-{limit}")).arg("100000");
    }
    let child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut child = Killed(child);
    let mut line = String::new();
    BufReader::new(child.0.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().rsplit("http://").next().unwrap().parse().unwrap();
    (child, address)
}

impl House {
    pub(crate) fn open() -> House {
        let folder = Folder::new();
        let (server, address) = serve(&folder.file("server"), "127.0.0.1:0");
        let owner = wait(new_guest(address, "Owner")).unwrap();
        House { server: Some(server), address, owner, folder }
    }

    /// The server dies, and is started anew at the same place.
    pub(crate) fn restart(&mut self, meanwhile: impl FnOnce()) {
        self.server = None;
        meanwhile();
        let (server, address) = serve(&self.folder.file("server"), &self.address.to_string());
        assert_eq!(address, self.address);
        self.server = Some(server);
    }

    /// Opens a table and answers with its code.
    pub(crate) fn table(&self, order: &Value) -> String {
        wait(new_match(self.address, &self.owner, order)).unwrap()
    }

    /// A short match of Jaipur for two.
    pub(crate) fn jaipur(&self) -> String {
        self.table(&json!({"game": "jaipur", "options": "seals=1", "chairs": ["open", "open"]}))
    }

    pub(crate) fn url(&self, code: &str) -> String {
        format!("http://{}/#/t/{code}", self.address)
    }

    /// How many steps the match has, and how often it was taken back.
    pub(crate) fn steps(&self, code: &str) -> u64 {
        let path = format!("/api/matches/{code}");
        let answer = wait(call(self.address, "GET", &path, None, None)).unwrap();
        answer["packets"][0]["steps"].as_u64().unwrap()
    }

    /// Somebody's own folder.
    pub(crate) fn home(&self, name: &str) -> PathBuf {
        self.folder.file(&format!("home-{name}"))
    }

    /// Somebody comes to a table with a terminal.
    pub(crate) fn join(&self, name: &str, url: &str) -> Terminal {
        self.join_with(name, &["--join", url, "--name", name])
    }

    pub(crate) fn join_with(&self, name: &str, arguments: &[&str]) -> Terminal {
        Terminal::start(&self.home(name), arguments)
    }

    /// A terminal that is expected to end by itself.
    pub(crate) fn ends(&self, name: &str, arguments: &[&str]) -> (i32, String, String) {
        let output = command(&self.home(name), arguments).stdin(Stdio::null()).output().unwrap();
        told(&output)
    }
}

pub(crate) fn told(output: &Output) -> (i32, String, String) {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code().unwrap(), text(&output.stdout), text(&output.stderr))
}

pub(crate) fn command(home: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_durbar"));
    command.args(["play", "--plain"]).args(arguments);
    command.env("LC_ALL", "C").env_remove("LANGUAGE");
    command.env("HOME", home).env("XDG_DATA_HOME", home.join("data"));
    command
}

/// What a terminal has said so far.
type Said = Arc<(Mutex<Vec<String>>, Condvar)>;

/// A terminal with plain lines, and somebody who reads them.
pub(crate) struct Terminal {
    child: Killed,
    input: ChildStdin,
    said: Said,
    /// The lines that were looked at.
    read: usize,
}

impl Terminal {
    pub(crate) fn start(home: &Path, arguments: &[&str]) -> Terminal {
        let mut command = command(home, arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let input = child.stdin.take().unwrap();
        let said = Said::default();
        let out: [Box<dyn std::io::Read + Send>; 2] =
            [Box::new(child.stdout.take().unwrap()), Box::new(child.stderr.take().unwrap())];
        for out in out {
            let said = said.clone();
            std::thread::spawn(move || {
                for line in BufReader::new(out).lines().map_while(Result::ok) {
                    said.0.lock().unwrap().push(line);
                    said.1.notify_all();
                }
            });
        }
        Terminal { child: Killed(child), input, said, read: 0 }
    }

    pub(crate) fn types(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    /// Everything that was said.
    pub(crate) fn all(&self) -> String {
        self.said.0.lock().unwrap().join("\n")
    }

    /// Reads on until one of these is said; which.
    #[track_caller]
    pub(crate) fn hears_any(&mut self, texts: &[&str]) -> usize {
        let until = Instant::now() + PATIENCE;
        let mut said = self.said.0.lock().unwrap();
        loop {
            while let Some(line) = said.get(self.read) {
                self.read += 1;
                if let Some(found) = texts.iter().position(|text| line.contains(text)) {
                    return found;
                }
            }
            let left = until.saturating_duration_since(Instant::now());
            assert!(!left.is_zero(), "{texts:?} was not said:\n{}", said.join("\n"));
            said = self.said.1.wait_timeout(said, left).unwrap().0;
        }
    }

    #[track_caller]
    pub(crate) fn hears(&mut self, text: &str) {
        self.hears_any(&[text]);
    }

    /// Waits until it has ended by itself; its code.
    pub(crate) fn ended(&mut self) -> i32 {
        let until = Instant::now() + PATIENCE;
        loop {
            if let Some(status) = self.child.0.try_wait().unwrap() {
                // What it said last may still be on its way.
                std::thread::sleep(Duration::from_millis(200));
                return status.code().unwrap();
            }
            assert!(Instant::now() < until, "it does not end:\n{}", self.all());
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

/// Both play the first action of their list until the match is over.
pub(crate) fn play_on(terminals: &mut [Terminal; 2]) {
    let mut over = [false; 2];
    while over.contains(&false) {
        for (terminal, over) in terminals.iter_mut().zip(&mut over) {
            let mut asked = 0;
            {
                let said = terminal.said.0.lock().unwrap();
                for line in &said[terminal.read..] {
                    asked += usize::from(line.starts_with("Your turn"));
                    *over |= line.starts_with("Place 2");
                }
                terminal.read = said.len();
            }
            if asked > 0 && !*over {
                terminal.types("1");
            }
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}
