//! From a request to a connection for messages.
//!
//! axum can do this too, but keeps the layers of HTTP under every connection
//! and a buffer on top. There are thousands of connections and nearly all are
//! quiet, so what stays here is the bare stream, and the library's reader of
//! frames beside it.

use crate::answers::Trouble;
use crate::outgoing::{Lost, Outgoing};
use axum::body::Body;
use axum::extract::Request;
use axum::http::{Response, StatusCode};
use engine::Message;
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use hyper_util::server::conn::auto::upgrade::downcast;
use std::future::poll_fn;
use std::io::{Error, ErrorKind, Read, Write};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, Waker};
use tokio::io::{AsyncRead, ReadBuf};
use tokio::net::TcpStream;
use tokio::net::tcp::OwnedReadHalf;
use tungstenite::Message as Received;
use tungstenite::handshake::server::create_response_with_body;
use tungstenite::protocol::{Role, WebSocketConfig, WebSocketContext};

/// What a client may send at once is little; what it sends is read piece by
/// piece.
const READ: usize = 128;

/// A connection for messages.
pub(crate) struct Socket {
    frames: WebSocketContext,
    stream: OwnedReadHalf,
    /// The way out, also for what the library has to say by itself.
    pub(crate) outgoing: Arc<Outgoing>,
}

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
        // A client may speak before it has heard the answer.
        let early = parts.read_buf.to_vec();
        let frames = WebSocketContext::from_partially_read(early, Role::Server, Some(config));
        let (stream, out) = stream.into_split();
        Some(Socket { frames, stream, outgoing: Arc::new(Outgoing::new(out)) })
    }
}

impl Socket {
    /// The next message; nothing when the connection has ended or is misused.
    /// Pings are answered on the way.
    pub(crate) async fn next(&mut self) -> Option<Received> {
        poll_fn(|context| {
            let Socket { frames, stream, outgoing } = self;
            match frames.read(&mut Ends { stream, outgoing, context }) {
                Ok(message) => Poll::Ready(Some(message)),
                Err(tungstenite::Error::Io(error)) if error.kind() == ErrorKind::WouldBlock => {
                    Poll::Pending
                }
                Err(_) => Poll::Ready(None),
            }
        })
        .await
    }

    /// Says what the library has to say by itself: that it has heard that the
    /// other end has closed.
    pub(crate) fn flush(&mut self) {
        let Socket { frames, stream, outgoing } = self;
        let context = &mut Context::from_waker(Waker::noop());
        let _ = frames.flush(&mut Ends { stream, outgoing, context });
    }
}

/// Both ways of a connection, as the library wants them: without waiting.
struct Ends<'a, 'b> {
    stream: &'a mut OwnedReadHalf,
    outgoing: &'a Outgoing,
    context: &'a mut Context<'b>,
}

impl Read for Ends<'_, '_> {
    fn read(&mut self, part: &mut [u8]) -> Result<usize, Error> {
        let mut part = ReadBuf::new(part);
        match Pin::new(&mut *self.stream).poll_read(self.context, &mut part) {
            Poll::Ready(result) => result.map(|()| part.filled().len()),
            Poll::Pending => Err(ErrorKind::WouldBlock.into()),
        }
    }
}

impl Write for Ends<'_, '_> {
    /// Whole frames, among those of others.
    fn write(&mut self, frames: &[u8]) -> Result<usize, Error> {
        let lost = |Lost| Error::from(ErrorKind::BrokenPipe);
        self.outgoing.put(frames).map_err(lost).map(|()| frames.len())
    }

    fn flush(&mut self) -> Result<(), Error> {
        Ok(())
    }
}
