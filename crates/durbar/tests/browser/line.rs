//! A line between browser and server that counts what the server sends, whoever in
//! the browser asked for it, and that can be as slow as a telephone's.

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::{sleep, spawn};
use std::time::{Duration, Instant};

/// What keeps the page for when there is no network. It fetches beside the first table
/// what nobody waits for; a line that counts first tables has none of it.
const KEEPER: &str = "/sw.js";

/// How slow.
#[derive(Clone, Copy)]
pub(crate) struct Pace {
    /// Bits in a second, of all connections together.
    pub(crate) bits: u64,
    /// From a question to the first byte of its answer, and to open a connection.
    pub(crate) round_trip: Duration,
}

/// An answer of the server.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) path: String,
    /// With its head.
    pub(crate) bytes: usize,
}

struct Shared {
    server: SocketAddr,
    pace: Option<Pace>,
    answers: Mutex<Vec<Answer>>,
    /// When the line has room again.
    free: Mutex<Instant>,
    over: AtomicBool,
}

/// The line. Its address is one that no browser knows yet, so whatever a browser
/// has kept of another one does not count.
pub(crate) struct Line {
    pub(crate) url: String,
    address: SocketAddr,
    shared: Arc<Shared>,
}

impl Line {
    /// A line to the server at this address.
    pub(crate) fn to(server: &str, pace: Option<Pace>) -> Line {
        let server = server.trim_start_matches("http://").trim_end_matches('/').parse();
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let shared = Arc::new(Shared {
            server: server.expect("the address of a server"),
            pace,
            answers: Mutex::default(),
            free: Mutex::new(Instant::now()),
            over: AtomicBool::new(false),
        });
        let mine = shared.clone();
        spawn(move || {
            for browser in listener.incoming().map_while(Result::ok) {
                if mine.over.load(Ordering::Relaxed) {
                    break;
                }
                let shared = mine.clone();
                spawn(move || shared.carry(&browser));
            }
        });
        Line { url: format!("http://{address}"), address, shared }
    }

    /// What the server has answered so far.
    pub(crate) fn answers(&self) -> Vec<Answer> {
        self.shared.answers.lock().unwrap().clone()
    }

    /// How many bytes that is.
    pub(crate) fn bytes(&self) -> usize {
        self.answers().iter().map(|answer| answer.bytes).sum()
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.shared.over.store(true, Ordering::Relaxed);
        let _ = TcpStream::connect(self.address);
    }
}

/// The path that is asked for, if a question begins here.
fn asked(bytes: &[u8]) -> Option<String> {
    let line = bytes.split(|byte| *byte == b'\r').next()?;
    let line = std::str::from_utf8(line).ok()?;
    let (method, rest) = line.split_once(' ')?;
    let path = rest.strip_suffix(" HTTP/1.1")?;
    ["GET", "POST", "HEAD"].contains(&method).then(|| path.to_owned())
}

impl Shared {
    /// One connection of the browser. Questions and answers take turns on it, so what
    /// comes down belongs to the last question.
    fn carry(self: &Arc<Shared>, browser: &TcpStream) {
        self.rest();
        let Ok(server) = TcpStream::connect(self.server) else { return };
        let (Ok(up), Ok(down)) = (server.try_clone(), browser.try_clone()) else { return };
        let last = Arc::new(Mutex::new(None));
        let (shared, mine) = (self.clone(), last.clone());
        let back = spawn(move || shared.bring(&up, &down, &mine));
        let mut buffer = vec![0; 16 * 1024];
        while let Ok(count @ 1..) = (&*browser).read(&mut buffer) {
            if let Some(path) = asked(&buffer[..count]) {
                self.rest();
                if path == KEEPER {
                    let _ = (&*browser).write_all(
                        b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n",
                    );
                    break;
                }
                let mut answers = self.answers.lock().unwrap();
                *last.lock().unwrap() = Some(answers.len());
                answers.push(Answer { path, bytes: 0 });
            }
            if (&server).write_all(&buffer[..count]).is_err() {
                break;
            }
        }
        let _ = server.shutdown(Shutdown::Both);
        let _ = browser.shutdown(Shutdown::Both);
        let _ = back.join();
    }

    fn bring(&self, server: &TcpStream, browser: &TcpStream, last: &Mutex<Option<usize>>) {
        let (mut server, mut browser) = (server, browser);
        let mut buffer = vec![0; 8 * 1024];
        while let Ok(count @ 1..) = server.read(&mut buffer) {
            if let Some(at) = *last.lock().unwrap() {
                self.answers.lock().unwrap()[at].bytes += count;
            }
            self.room_for(count);
            if browser.write_all(&buffer[..count]).is_err() {
                break;
            }
        }
        let _ = browser.shutdown(Shutdown::Both);
    }

    fn rest(&self) {
        if let Some(pace) = self.pace {
            sleep(pace.round_trip);
        }
    }

    /// Waits until so many bytes have gone through the narrow line.
    fn room_for(&self, bytes: usize) {
        let Some(pace) = self.pace else { return };
        let takes = Duration::from_nanos(bytes as u64 * 8 * 1_000_000_000 / pace.bits);
        let done = {
            let mut free = self.free.lock().unwrap();
            *free = (*free).max(Instant::now()) + takes;
            *free
        };
        sleep(done.saturating_duration_since(Instant::now()));
    }
}
