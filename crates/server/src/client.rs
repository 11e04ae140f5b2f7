//! A client for programs: what the page does, without a page. For bots, tests
//! and measurements.

use engine::Viewer;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::ops::Deref;
use std::time::Duration;
use table::room::Ask;
use table::wire::{Full, Heard, Hello, InWords, Mirror, Said};
use table::{AnyMatch, Catalog};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
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
    let mut stream = TcpStream::connect(server).await.map_err(fault)?;
    let token = token.map_or_else(String::new, |it| format!("authorization: Bearer {it}\r\n"));
    exchange(&mut stream, &server.to_string(), method, path, &token, body).await
}

/// The same over any stream. `headers` are more lines of the request, each with
/// its end.
pub async fn exchange(
    stream: &mut (impl AsyncRead + AsyncWrite + Unpin),
    host: &str,
    method: &str,
    path: &str,
    headers: &str,
    body: Option<&Value>,
) -> Result<(u16, String)> {
    let body = body.map_or_else(String::new, Value::to_string);
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n{headers}\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
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

/// A connection to a table, and the table as this client knows it.
pub struct Client {
    socket: WebSocketStream<TcpStream>,
    mirror: Mirror,
    /// Bytes received.
    pub bytes: usize,
}

impl Deref for Client {
    type Target = Mirror;

    fn deref(&self) -> &Mirror {
        &self.mirror
    }
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
        let mut mirror = Mirror::new(hello.token.clone());
        mirror.hello();
        let mut client = Client { socket, mirror, bytes: 0 };
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
        let id = self.mirror.ask(ask).map_err(fault)?;
        for said in self.mirror.outbox() {
            self.say(&said).await?;
        }
        Ok(id)
    }

    /// Acts for the client's seat on its open question.
    pub async fn act(&mut self, text: &str) -> Result<u64> {
        let seat = self.seat().ok_or_else(|| fault("no seat"))?;
        let prompt = self.question().ok_or_else(|| fault("no question"))?;
        self.ask(Ask::Act { seat, prompt, text: text.to_owned() }).await
    }

    /// The next message as text.
    pub async fn raw(&mut self) -> Result<String> {
        let text = tokio::time::timeout(Duration::from_secs(30), self.heard()).await;
        Ok(text.map_err(|_| fault("nothing heard for 30 seconds"))??.as_str().to_owned())
    }

    /// The next message, however long it takes.
    async fn heard(&mut self) -> Result<Utf8Bytes> {
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
        self.mirror.hear(heard.clone());
        Ok(heard)
    }

    /// The next packet, for a client that asked for words.
    pub async fn packet(&mut self) -> Result<Full> {
        loop {
            if let Ok(InWords::Packet(full)) = serde_json::from_str(&self.raw().await?) {
                return Ok(*full);
            }
        }
    }

    /// Whose eyes these are.
    pub fn viewer(&self) -> Viewer {
        self.seat().map_or(Viewer::Public, Viewer::Seat)
    }

    /// A match that fits what this client knows: ask it for legal actions and
    /// sentences. It must be of one of these games.
    pub fn dream(&self, games: &Catalog) -> Result<Box<dyn AnyMatch>> {
        let card = self.table.as_ref().ok_or_else(|| fault("no table"))?;
        let entry = games.find(&card.game).map_err(fault)?;
        let eyes = self.sight().ok_or_else(|| fault("the match has not begun"))?;
        self.mirror.dream(&entry, eyes).ok_or_else(|| fault("the view cannot be read"))
    }
}
