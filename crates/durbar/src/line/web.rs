//! Requests to a server and sockets of its tables, over http or https.

use super::address::Server;
use engine::Message;
use serde_json::{Value, json};
use server::client::exchange;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use table::Lang;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use tokio_tungstenite::{WebSocketStream, client_async};

/// Nobody waits longer for a server that does not answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// Whatever bytes go through.
pub(crate) trait Stream: AsyncRead + AsyncWrite + Unpin + Send {}

impl<T: AsyncRead + AsyncWrite + Unpin + Send> Stream for T {}

/// A socket of a table.
pub(crate) type Socket = WebSocketStream<Box<dyn Stream>>;

/// A server, and who asks there.
pub(crate) struct Web {
    server: Server,
    tls: Option<TlsConnector>,
    lang: Lang,
    /// The guest's secret.
    key: Option<String>,
}

impl Web {
    /// A way to this server. `roots` is a file of certificates to trust besides
    /// those of the platform.
    pub(crate) fn new(server: Server, roots: Option<&Path>, lang: Lang) -> Result<Web, Message> {
        let tls = if server.secure { Some(connector(roots)?) } else { None };
        Ok(Web { server, tls, lang, key: None })
    }

    /// Asks with this secret from now on.
    pub(crate) fn with_key(self, key: String) -> Web {
        Web { key: Some(key), ..self }
    }

    fn unreachable(&self, why: &dyn ToString) -> Message {
        let message = Message::new("tui-line-unreachable").text("server", self.server.to_string());
        message.text("why", why.to_string())
    }

    async fn stream(&self) -> Result<Box<dyn Stream>, Message> {
        let Server { host, port, .. } = &self.server;
        let stream = timeout(PATIENCE, TcpStream::connect((host.as_str(), *port))).await;
        let stream = stream.map_err(|_| self.unreachable(&"timeout"))?;
        let stream = stream.map_err(|why| self.unreachable(&why))?;
        // Moves are small and somebody waits for each.
        let _ = stream.set_nodelay(true);
        let Some(tls) = &self.tls else { return Ok(Box::new(stream)) };
        let name = ServerName::try_from(host.clone()).map_err(|why| self.unreachable(&why))?;
        let secured = timeout(PATIENCE, tls.connect(name, stream)).await;
        match secured.map_err(|_| self.unreachable(&"timeout"))? {
            Ok(stream) => Ok(Box::new(stream)),
            Err(why) => {
                let message = Message::new("tui-line-untrusted");
                let message = message.text("server", self.server.to_string());
                Err(message.text("why", why.to_string()))
            }
        }
    }

    /// One request; status and body.
    async fn request(
        &self,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> Result<(u16, String), Message> {
        let mut stream = self.stream().await?;
        let key = self.key.as_ref().map(|key| format!("authorization: Bearer {key}\r\n"));
        let lang = format!("accept-language: {}\r\n", self.lang.code());
        let headers = lang + &key.unwrap_or_default();
        let host = self.server.authority();
        let answer = exchange(&mut stream, &host, method, path, &headers, body);
        let answer = timeout(PATIENCE, answer).await.map_err(|_| self.unreachable(&"timeout"))?;
        answer.map_err(|why| self.unreachable(&why))
    }

    /// What an answer says that is not a yes.
    fn refusal(&self, status: u16, body: &str) -> Message {
        let body: Option<Value> = serde_json::from_str(body).ok();
        let why = body.as_ref().and_then(|it| it.get("error")?.get("message")?.as_str());
        match why {
            Some(why) => Message::new("tui-line-said").text("why", why),
            // Something answers there, but it is not one of ours.
            None => self.unreachable(&format!("HTTP {status}")),
        }
    }

    async fn call(&self, method: &str, path: &str, body: Option<&Value>) -> Result<Value, Message> {
        let (status, text) = self.request(method, path, body).await?;
        if !(200..300).contains(&status) {
            return Err(self.refusal(status, &text));
        }
        serde_json::from_str(&text).map_err(|_| self.refusal(status, ""))
    }

    /// Whether the server knows our secret; renames us if a name is given.
    pub(crate) async fn known(&self, name: Option<&str>) -> Result<bool, Message> {
        let (status, text) = match name {
            Some(name) => self.request("PUT", "/api/me", Some(&json!({ "name": name }))).await?,
            None => self.request("GET", "/api/me", None).await?,
        };
        match status {
            200 => Ok(true),
            // It has forgotten us.
            401 => Ok(false),
            status => Err(self.refusal(status, &text)),
        }
    }

    /// Makes us known; our secret.
    pub(crate) async fn introduce(&self, name: &str) -> Result<String, Message> {
        let guest = self.call("POST", "/api/guests", Some(&json!({ "name": name }))).await?;
        let key = guest.get("token").and_then(Value::as_str);
        key.map(str::to_owned).ok_or_else(|| self.refusal(200, ""))
    }

    /// The record of a match that is over.
    pub(crate) async fn record(&self, code: &str) -> Result<String, Message> {
        let (status, text) =
            self.request("GET", &format!("/api/matches/{code}/record"), None).await?;
        if status == 200 { Ok(text) } else { Err(self.refusal(status, &text)) }
    }

    /// The socket of a table.
    pub(crate) async fn socket(&self, code: &str) -> Result<Socket, Message> {
        let stream = self.stream().await?;
        let url = format!("ws://{}/api/matches/{code}/socket", self.server.authority());
        let opened = timeout(PATIENCE, client_async(url, stream)).await;
        let opened = opened.map_err(|_| self.unreachable(&"timeout"))?;
        opened.map(|(socket, _)| socket).map_err(|why| self.unreachable(&why))
    }
}

fn connector(roots: Option<&Path>) -> Result<TlsConnector, Message> {
    let mut store = RootCertStore::empty();
    // What the platform does not trust we do not either.
    store.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    if let Some(path) = roots {
        let unread = |why: String| {
            let file = path.display().to_string();
            Message::new("cli-cannot-read").text("file", file).text("why", why)
        };
        let certificates: Result<Vec<_>, _> =
            CertificateDer::pem_file_iter(path).and_then(Iterator::collect);
        let certificates = certificates.map_err(|why| unread(why.to_string()))?;
        if certificates.is_empty() {
            return Err(unread("no certificate".to_owned()));
        }
        for certificate in certificates {
            store.add(certificate).map_err(|why| unread(why.to_string()))?;
        }
    }
    let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|why| Message::new("cli-failed").text("why", why.to_string()))?
        .with_root_certificates(store)
        .with_no_client_auth();
    Ok(TlsConnector::from(Arc::new(config)))
}
