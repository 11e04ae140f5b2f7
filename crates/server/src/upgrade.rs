//! From a request to a connection for messages.
//!
//! axum can do this too, but keeps the layers of HTTP under every connection
//! and a buffer on top. There are thousands of connections and nearly all are
//! quiet, so what stays here is the bare stream.

use crate::answers::Trouble;
use axum::body::Body;
use axum::extract::Request;
use axum::http::{Response, StatusCode};
use engine::Message;
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use hyper_util::server::conn::auto::upgrade::downcast;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

/// A connection for messages.
pub(crate) type Socket = WebSocketStream<TcpStream>;

/// What a client may send at once is little; what it sends is read piece by
/// piece.
const READ: usize = 128;

/// A connection that will be one for messages when the answer has been sent.
pub(crate) struct Upgrade(OnUpgrade);

/// Whether this request asks for it in the right way: what to answer, and what
/// comes of it.
pub(crate) fn upgrade(mut request: Request) -> Result<(Response<Body>, Upgrade), Trouble> {
    let answer = create_response_with_body(&request, Body::empty).map_err(|why| {
        let why = Message::new("wire-upgrade").text("why", why.to_string());
        Trouble::new(StatusCode::BAD_REQUEST, "upgrade", why, request.headers())
    })?;
    Ok((answer, Upgrade(hyper::upgrade::on(&mut request))))
}

impl Upgrade {
    /// The connection, once it is there; nothing if it was lost meanwhile.
    pub(crate) async fn socket(self) -> Option<Socket> {
        let parts = downcast::<TokioIo<TcpStream>>(self.0.await.ok()?).ok()?;
        let stream = parts.io.into_inner();
        // Moves are small and somebody waits for each: none waits for another.
        let _ = stream.set_nodelay(true);
        let most = table::wire::MAX_MESSAGE * 2;
        let config = WebSocketConfig::default()
            .read_buffer_size(READ)
            .write_buffer_size(0)
            .max_message_size(Some(most))
            .max_frame_size(Some(most));
        let early = parts.read_buf.to_vec();
        // A client may speak before it has heard the answer.
        Some(WebSocketStream::from_partially_read(stream, early, Role::Server, Some(config)).await)
    }
}
