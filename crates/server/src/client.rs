//! A client for programs: what the page does, without a page. For bots, tests
//! and measurements.

use engine::{Seat, Viewer};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;
use table::room::{Ask, Card};
use table::wire::{Heard, Hello, Said, merge};
use table::{AnyMatch, Entry, Outcome, Seed};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::Utf8Bytes;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// What went wrong.
#[derive(Debug)]
pub struct ClientFault(pub String);

impl std::fmt::Display for ClientFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ClientFault {}

fn fault(error: impl std::fmt::Display) -> ClientFault {
    ClientFault(error.to_string())
}

type Result<T> = std::result::Result<T, ClientFault>;

/// A request over a connection of its own; answers with status and body.
pub async fn request(
    server: SocketAddr,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: Option<&Value>,
) -> Result<(u16, String)> {
    let body = body.map_or_else(String::new, Value::to_string);
    let token = token.map_or_else(String::new, |it| format!("authorization: Bearer {it}\r\n"));
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\n{token}\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    let mut stream = TcpStream::connect(server).await.map_err(fault)?;
    stream.write_all((head + &body).as_bytes()).await.map_err(fault)?;
    let mut answer = Vec::new();
    // Not every server closes a connection because it was asked to.
    while !complete(&answer) && stream.read_buf(&mut answer).await.map_err(fault)? > 0 {}
    let answer = String::from_utf8_lossy(&answer);
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    // Small answers have a length; long ones may come in chunks.
    let chunked = head.to_ascii_lowercase().contains("transfer-encoding: chunked");
    let body = if chunked { unchunk(body) } else { body.to_owned() };
    Ok((status.ok_or_else(|| fault("no status"))?, body))
}

/// Whether an answer with a stated length is there in full.
fn complete(answer: &[u8]) -> bool {
    let Some(end) = answer.windows(4).position(|four| four == b"\r\n\r\n") else { return false };
    let head = String::from_utf8_lossy(&answer[..end]).to_ascii_lowercase();
    let length =
        head.lines().find_map(|line| line.strip_prefix("content-length:")?.trim().parse().ok());
    length.is_some_and(|length: usize| answer.len() >= end + 4 + length)
}

fn unchunk(mut body: &str) -> String {
    let mut whole = String::new();
    while let Some((size, rest)) = body.split_once("\r\n") {
        let size = usize::from_str_radix(size.trim(), 16).unwrap_or(0);
        if size == 0 || size > rest.len() {
            break;
        }
        whole.push_str(&rest[..size]);
        body = rest[size..].trim_start_matches("\r\n");
    }
    whole
}

/// A request whose answer is JSON and must be a yes.
pub async fn call(
    server: SocketAddr,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: Option<&Value>,
) -> Result<Value> {
    let (status, text) = request(server, method, path, token, body).await?;
    if !(200..300).contains(&status) {
        return Err(ClientFault(format!("{method} {path}: {status} {text}")));
    }
    serde_json::from_str(&text).map_err(fault)
}

/// Makes a guest; answers with the secret.
pub async fn new_guest(server: SocketAddr, name: &str) -> Result<String> {
    let guest = call(server, "POST", "/api/guests", None, Some(&json!({"name": name}))).await?;
    guest["token"].as_str().map(str::to_owned).ok_or_else(|| fault("no token"))
}

/// Opens a table; answers with its code.
pub async fn new_match(server: SocketAddr, token: &str, order: &Value) -> Result<String> {
    let made = call(server, "POST", "/api/matches", Some(token), Some(order)).await?;
    made["code"].as_str().map(str::to_owned).ok_or_else(|| fault("no code"))
}

/// One seat's knowledge, as a client keeps it.
#[derive(Clone, Debug, Default)]
pub struct Eyes {
    /// The view, whole.
    pub view: Value,
    /// The number of the open question.
    pub prompt: Option<u64>,
    /// Every event heard: step and data.
    pub events: Vec<(usize, Value)>,
}

/// A connection to a table.
pub struct Client {
    socket: WebSocketStream<TcpStream>,
    /// The table.
    pub table: Option<Card>,
    /// The eyes this client looks through: its first seat's, or the public's.
    pub eyes: Eyes,
    /// The seat.
    pub seat: Option<Seat>,
    /// How many steps there are.
    pub steps: usize,
    /// Which branch of the record.
    pub branch: u64,
    /// The seats that owe an action.
    pub waiting: String,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// Bytes received.
    pub bytes: usize,
    asked: u64,
    /// The question that was answered last: not to be answered again.
    answered: Option<u64>,
}

impl Client {
    /// Connects and says hello. The first message has not been read yet.
    pub async fn connect(server: SocketAddr, code: &str, hello: Hello) -> Result<Client> {
        let stream = TcpStream::connect(server).await.map_err(fault)?;
        stream.set_nodelay(true).map_err(fault)?;
        let config = WebSocketConfig::default().read_buffer_size(2048).write_buffer_size(0);
        let url = format!("ws://{server}/api/matches/{code}/socket");
        let (socket, _) =
            client_async_with_config(url, stream, Some(config)).await.map_err(fault)?;
        let mut client = Client {
            socket,
            table: None,
            eyes: Eyes::default(),
            seat: None,
            steps: 0,
            branch: 0,
            waiting: String::new(),
            outcome: None,
            bytes: 0,
            asked: 0,
            answered: None,
        };
        client.say(&Said::Hello(hello)).await?;
        Ok(client)
    }

    /// Connects, says hello with this secret and reads the first message.
    pub async fn join(server: SocketAddr, code: &str, token: Option<&str>) -> Result<Client> {
        let hello = Hello { token: token.map(str::to_owned), ..Hello::default() };
        let mut client = Client::connect(server, code, hello).await?;
        match client.next().await? {
            Heard::Sync(_) => Ok(client),
            other => Err(ClientFault(format!("{other:?}"))),
        }
    }

    /// Sends anything.
    pub async fn say(&mut self, said: &Said) -> Result<()> {
        self.send(serde_json::to_string(said).map_err(fault)?).await
    }

    /// Sends any text.
    pub async fn send(&mut self, text: String) -> Result<()> {
        self.socket.send(Frame::Text(text.into())).await.map_err(fault)
    }

    /// Asks for something; the answer comes as a message.
    pub async fn ask(&mut self, ask: Ask) -> Result<u64> {
        self.asked += 1;
        let id = self.asked;
        self.say(&Said::Ask { id, ask }).await?;
        Ok(id)
    }

    /// Acts for the client's seat on its open question.
    pub async fn act(&mut self, text: &str) -> Result<u64> {
        let seat = self.seat.ok_or_else(|| fault("no seat"))?;
        let prompt = self.eyes.prompt.take().ok_or_else(|| fault("no question"))?;
        self.answered = Some(prompt);
        self.ask(Ask::Act { seat, prompt, text: text.to_owned() }).await
    }

    /// The next message as text.
    pub async fn raw(&mut self) -> Result<String> {
        let text = tokio::time::timeout(Duration::from_secs(30), self.heard()).await;
        Ok(text.map_err(|_| fault("nothing heard for 30 seconds"))??.as_str().to_owned())
    }

    /// The next message, however long it takes.
    pub(crate) async fn heard(&mut self) -> Result<Utf8Bytes> {
        loop {
            match self.socket.next().await {
                Some(Ok(Frame::Text(text))) => {
                    self.bytes += text.len();
                    return Ok(text);
                }
                Some(Ok(Frame::Close(why))) => return Err(ClientFault(format!("closed: {why:?}"))),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(fault(error)),
                None => return Err(fault("closed")),
            }
        }
    }

    /// The next message; what it says of the match is taken in.
    pub async fn next(&mut self) -> Result<Heard> {
        let text = self.raw().await?;
        let heard: Heard = serde_json::from_str(&text).map_err(fault)?;
        self.take_in(&heard);
        Ok(heard)
    }

    fn take_in(&mut self, heard: &Heard) {
        match heard {
            Heard::Sync(sync) => {
                self.table = Some(sync.table.clone());
                self.seat = sync.seats.first().copied();
                (self.steps, self.branch) = (sync.steps, sync.branch);
                self.waiting.clone_from(&sync.waiting);
                self.outcome.clone_from(&sync.outcome);
                if let Some(eyes) = sync.eyes.first() {
                    self.eyes.view = eyes.view.clone();
                    self.eyes.prompt = eyes.prompt;
                    self.eyes.events.retain(|(step, _)| *step < sync.since);
                    self.eyes.events.extend(eyes.events.iter().cloned());
                }
            }
            Heard::Up(up) if up.o == self.seat => {
                self.steps = up.n;
                self.waiting.clone_from(&up.w);
                self.outcome.clone_from(&up.outcome);
                merge(&mut self.eyes.view, up.v.clone());
                self.eyes.prompt = up.p.filter(|prompt| Some(*prompt) != self.answered);
                self.eyes.events.extend(up.e.iter().cloned());
            }
            Heard::No(_) => self.eyes.prompt = self.eyes.prompt.or(self.answered.take()),
            Heard::Table(card) => self.table = Some(card.clone()),
            _ => {}
        }
    }

    /// Whose eyes these are.
    pub fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Public, Viewer::Seat)
    }

    /// A match that fits what this client knows: ask it for legal actions and
    /// sentences.
    pub fn dream(&self) -> Result<Box<dyn AnyMatch>> {
        self.dream_of(&self.eyes.view.to_string())
    }

    pub(crate) fn dream_of(&self, view: &str) -> Result<Box<dyn AnyMatch>> {
        let card = self.table.as_ref().ok_or_else(|| fault("no table"))?;
        let entry: &'static Entry = table::find(&card.game).map_err(fault)?;
        let players = u8::try_from(card.chairs.len()).map_err(fault)?;
        let dice = Seed::from_phrase("client").dice(self.steps);
        let dream = entry.dream(players, &card.options, view, self.steps, dice);
        dream.map_err(|faults| ClientFault(format!("{faults:?}")))
    }
}
