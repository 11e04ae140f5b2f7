//! A client's connection: says hello, then asks and is told.

use crate::answers;
use crate::hall::{Hall, hash};
use crate::keeper::{Asked, From, Join, Mail};
use crate::limits::Bucket;
use crate::mailbox::{self, Receiver};
use crate::store::StoredGuest;
use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket};
use engine::Message;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use table::wire::{self, Heard, Hello, No, Said};
use tokio::time::timeout;

/// Whoever does not say hello within this time is not let in.
const HELLO: Duration = Duration::from_secs(10);
/// A silent connection is asked whether it is still there, and closed when it
/// does not answer by the next time.
const SILENCE: Duration = Duration::from_mins(1);
/// So many messages too many, one after the other, end a connection.
const PATIENCE: u32 = 200;

fn text(heard: &Heard) -> Utf8Bytes {
    serde_json::to_string(heard).unwrap_or_default().into()
}

fn no(id: u64, code: &str, why: Message) -> Utf8Bytes {
    text(&Heard::No(No { id, code: code.to_owned(), why }))
}

struct Closing<'a>(&'a Hall, IpAddr);

impl Drop for Closing<'_> {
    fn drop(&mut self) {
        self.0.gate.closed(self.1);
    }
}

/// Serves a connection until it ends. The gate has counted it.
pub(crate) async fn serve(mut socket: WebSocket, hall: Arc<Hall>, code: String, from: IpAddr) {
    let _closing = Closing(&hall, from);
    let why = match Box::pin(welcome(&mut socket, &hall, &code)).await {
        Ok(Some((id, guest, outbox))) => {
            let why = converse(&mut socket, &hall, &code, id, guest, outbox).await;
            let _ = hall.post(&code, Mail::Gone(id)).await;
            why
        }
        Ok(None) => None,
        Err(message) => {
            let _ = socket.send(Frame::Text(message)).await;
            Some((1008, "refused"))
        }
    };
    let frame = why.map(|(code, reason)| CloseFrame { code, reason: reason.into() });
    let _ = timeout(Duration::from_secs(2), socket.send(Frame::Close(frame))).await;
}

type Welcome = Option<(u64, Option<StoredGuest>, Receiver<Utf8Bytes>)>;

async fn welcome(
    socket: &mut WebSocket,
    hall: &Arc<Hall>,
    code: &str,
) -> Result<Welcome, Utf8Bytes> {
    let misread = |why: Message| no(0, "misread", why);
    let hello: Hello = match timeout(HELLO, socket.recv()).await {
        Ok(Some(Ok(Frame::Text(said)))) => match wire::read(&said).map_err(misread)? {
            Said::Hello(hello) => hello,
            Said::Ask { .. } | Said::Ping => {
                return Err(misread(Message::new("wire-hello")));
            }
        },
        Ok(Some(Ok(Frame::Binary(_)))) | Err(_) => {
            return Err(misread(Message::new("wire-hello")));
        }
        Ok(_) => return Ok(None),
    };
    let guest = match &hello.token {
        None => None,
        Some(token) => match hall.store.guest(hash(token)).await {
            Ok(Some(guest)) => Some(guest),
            Ok(None) => return Err(no(0, "guest", Message::new("wire-guest"))),
            Err(_) => return Err(no(0, "store", Message::new("wire-store"))),
        },
    };
    let id = hall.new_socket();
    let (outbox, messages) = mailbox::new();
    let join = Join { id, guest: guest.clone(), hello, outbox };
    match hall.post(code, Mail::Join(Box::new(join))).await {
        Ok(()) => Ok(Some((id, guest, messages))),
        Err(missing) => Err(no(0, answers::code_of(&missing), answers::why_missing(&missing))),
    }
}

async fn converse(
    socket: &mut WebSocket,
    hall: &Arc<Hall>,
    code: &str,
    id: u64,
    guest: Option<StoredGuest>,
    mut outbox: Receiver<Utf8Bytes>,
) -> Option<(u16, &'static str)> {
    let most = hall.config.limits.messages;
    let mut bucket = Bucket::full(most.saturating_mul(5));
    let (mut impatient, mut heard, mut silent) = (0, false, false);
    // One timer that is looked at once a minute, not one per message.
    let mut watch = std::pin::pin!(tokio::time::sleep(SILENCE));
    loop {
        let said = tokio::select! {
            biased;
            told = outbox.take() => match told {
                Some(told) => {
                    if socket.send(Frame::Text(told)).await.is_err() {
                        return None;
                    }
                    continue;
                }
                // The table has dropped us: too slow, or not to be watched.
                None => return Some((1013, "come again")),
            },
            said = socket.recv() => match said {
                Some(Ok(said)) => said,
                _ => return None,
            },
            () = watch.as_mut() => {
                if !heard {
                    if silent {
                        return Some((1001, "silence"));
                    }
                    if socket.send(Frame::Ping(axum::body::Bytes::new())).await.is_err() {
                        return None;
                    }
                }
                (silent, heard) = (!heard, false);
                watch.as_mut().reset(tokio::time::Instant::now() + SILENCE);
                continue;
            },
        };
        heard = true;
        let said = match said {
            Frame::Text(said) => said,
            Frame::Binary(_) => Utf8Bytes::from_static(""),
            Frame::Close(_) => return None,
            Frame::Ping(_) | Frame::Pong(_) => continue,
        };
        hall.counts.messages.fetch_add(1, Ordering::Relaxed);
        let answer = if bucket.take(f64::from(most), most.saturating_mul(5), Instant::now()) {
            impatient = 0;
            Box::pin(heed(hall, code, id, guest.as_ref(), &said)).await
        } else {
            impatient += 1;
            if impatient > PATIENCE {
                return Some((1008, "too many messages"));
            }
            Some(no(0, "too-many", Message::new("wire-too-many")))
        };
        if let Some(answer) = answer
            && socket.send(Frame::Text(answer)).await.is_err()
        {
            return None;
        }
    }
}

async fn heed(
    hall: &Arc<Hall>,
    code: &str,
    socket: u64,
    guest: Option<&StoredGuest>,
    said: &str,
) -> Option<Utf8Bytes> {
    let (id, ask) = match wire::read(said) {
        Err(why) => return Some(no(0, "misread", why)),
        Ok(Said::Ping) => return Some(text(&Heard::Pong)),
        Ok(Said::Hello(_)) => return Some(no(0, "misread", Message::new("wire-hello-again"))),
        Ok(Said::Ask { id, ask }) => (id, ask),
    };
    let Some(guest) = guest.cloned() else {
        return Some(no(id, "manners", Message::new("manners-guest")));
    };
    let asked = Asked { guest, ask, from: From::Socket(socket, id) };
    match hall.post(code, Mail::Ask(Box::new(asked))).await {
        Ok(()) => None,
        Err(missing) => Some(no(id, answers::code_of(&missing), answers::why_missing(&missing))),
    }
}
