//! A client's connection: says hello, then asks and is told.

use crate::answers;
use crate::frame::Frame;
use crate::hall::{Hall, Missing, hash};
use crate::keeper::{Asked, From, Inbox, Join, Mail};
use crate::limits::Bucket;
use crate::mailbox::{self, Back, Receiver};
use crate::store::StoredGuest;
use crate::upgrade::{Socket, Upgrade};
use engine::Message;
use futures_util::{SinkExt, StreamExt};
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use table::wire::{self, Heard, Hello, No, Said};
use tokio::io::AsyncWriteExt;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message as Received;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;

/// Whoever does not say hello within this time is not let in.
const HELLO: Duration = Duration::from_secs(10);
/// A silent connection is asked whether it is still there, and closed when it
/// does not answer by the next time.
const SILENCE: Duration = Duration::from_mins(1);
/// So many messages too many, one after the other, end a connection.
const PATIENCE: u32 = 200;

/// A client that does not take a message within this time is gone.
const SENDING: Duration = Duration::from_secs(30);

fn no(id: u64, code: &str, why: Message) -> Frame {
    Frame::message(&Heard::No(No { id, code: code.to_owned(), why }))
}

struct Closing<'a>(&'a Hall, IpAddr);

impl Drop for Closing<'_> {
    fn drop(&mut self) {
        self.0.gate.closed(self.1);
    }
}

/// Waits for a connection and serves it. The gate has counted it.
pub(crate) async fn open(upgrade: Upgrade, hall: Arc<Hall>, code: String, from: IpAddr) {
    match upgrade.socket().await {
        // In a task of its own, which is as large as it must be and no larger.
        Some(socket) => drop(tokio::spawn(serve(socket, hall, code, from))),
        None => hall.gate.closed(from),
    }
}

/// Serves a connection until it ends.
async fn serve(mut socket: Socket, hall: Arc<Hall>, code: String, from: IpAddr) {
    let _closing = Closing(&hall, from);
    let why = match Box::pin(welcome(&mut socket, &hall, &code)).await {
        Ok(Some(place)) => {
            let id = place.id;
            let why = converse(&mut socket, &hall, &code, place).await;
            let _ = Box::pin(hall.post(&code, Mail::Gone(id))).await;
            why
        }
        Ok(None) => None,
        Err(message) => {
            let _ = send(&mut socket, &message).await;
            Some((1008, "refused"))
        }
    };
    Box::pin(close(&mut socket, why)).await;
}

async fn close(socket: &mut Socket, why: Option<(u16, &'static str)>) {
    let frame = why.map(|(code, reason)| CloseFrame { code: code.into(), reason: reason.into() });
    let _ = timeout(Duration::from_secs(2), socket.send(Received::Close(frame))).await;
}

/// Sends a message; nothing if the connection has ended.
///
/// It goes past the library's buffer, which is empty: what the library has to
/// say by itself, answers to pings, is flushed where they are heard.
async fn send(socket: &mut Socket, frame: &Frame) -> Option<()> {
    let bytes = frame.bytes();
    let sent = socket.get_ref().try_write(bytes).unwrap_or(0);
    if sent < bytes.len() {
        Box::pin(timeout(SENDING, socket.get_mut().write_all(&bytes[sent..]))).await.ok()?.ok()?;
    }
    Some(())
}

/// Where a connection has come to.
struct Place {
    id: u64,
    guest: Option<Arc<StoredGuest>>,
    outbox: Receiver<Frame>,
    /// The table, as long as it is in memory.
    inbox: Inbox,
}

async fn welcome(
    socket: &mut Socket,
    hall: &Arc<Hall>,
    code: &str,
) -> Result<Option<Place>, Frame> {
    let misread = |why: Message| no(0, "misread", why);
    let hello: Hello = match timeout(HELLO, socket.next()).await {
        Ok(Some(Ok(Received::Text(said)))) => match wire::read(&said).map_err(misread)? {
            Said::Hello(hello) => hello,
            Said::Ask { .. } | Said::Ping => {
                return Err(misread(Message::new("wire-hello")));
            }
        },
        Ok(Some(Ok(Received::Binary(_)))) | Err(_) => {
            return Err(misread(Message::new("wire-hello")));
        }
        Ok(_) => return Ok(None),
    };
    let guest = match &hello.token {
        None => None,
        Some(token) => match hall.store.guest(hash(token)).await {
            Ok(Some(guest)) => Some(Arc::new(guest)),
            Ok(None) => return Err(no(0, "guest", Message::new("wire-guest"))),
            Err(_) => return Err(no(0, "store", Message::new("wire-store"))),
        },
    };
    let id = hall.new_socket();
    let (told, outbox) = mailbox::new();
    let join = Join { id, guest: guest.as_ref().map(|guest| guest.id), hello, outbox: told };
    let inbox = hall.find(code).await.map_err(|why| missing(0, &why))?.inbox;
    hall.post(code, Mail::Join(Box::new(join))).await.map_err(|why| missing(0, &why))?;
    Ok(Some(Place { id, guest, outbox, inbox }))
}

async fn converse(
    socket: &mut Socket,
    hall: &Arc<Hall>,
    code: &str,
    mut place: Place,
) -> Option<(u16, &'static str)> {
    let most = hall.config.limits.messages;
    let mut bucket = Bucket::full(most.saturating_mul(5));
    let (mut impatient, mut heard, mut silent) = (0, false, false);
    // One timer that is looked at once a minute, not one per message.
    let mut watch = std::pin::pin!(tokio::time::sleep(SILENCE));
    loop {
        let said = tokio::select! {
            biased;
            told = place.outbox.take() => match told {
                Some(told) => {
                    send(socket, &told).await?;
                    continue;
                }
                // The table has dropped us: too slow, or not to be watched.
                None => return Some((1013, "come again")),
            },
            said = socket.next() => said?.ok()?,
            () = watch.as_mut() => {
                if !heard {
                    if silent {
                        return Some((1001, "silence"));
                    }
                    Box::pin(socket.send(Received::Ping(Vec::new().into()))).await.ok()?;
                }
                (silent, heard) = (!heard, false);
                watch.as_mut().reset(tokio::time::Instant::now() + SILENCE);
                continue;
            },
        };
        heard = true;
        let said = match said {
            Received::Text(said) => said,
            Received::Binary(_) => "".into(),
            Received::Close(_) => return None,
            Received::Ping(_) | Received::Pong(_) | Received::Frame(_) => {
                Box::pin(timeout(SENDING, socket.flush())).await.ok()?.ok()?;
                continue;
            }
        };
        hall.counts.messages.fetch_add(1, Ordering::Relaxed);
        let answer = if bucket.take(f64::from(most), most.saturating_mul(5), Instant::now()) {
            impatient = 0;
            match heed(&place, &said) {
                Ok(()) => None,
                Err(Unheeded::Answer(answer)) => Some(answer),
                Err(Unheeded::Elsewhere(id, mail)) => Box::pin(again(hall, code, id, mail)).await,
            }
        } else {
            impatient += 1;
            if impatient > PATIENCE {
                return Some((1008, "too many messages"));
            }
            Some(no(0, "too-many", Message::new("wire-too-many")))
        };
        if let Some(answer) = answer {
            send(socket, &answer).await?;
        }
    }
}

/// What is not simply done.
enum Unheeded {
    Answer(Frame),
    /// The table has left memory; the number of what was asked.
    Elsewhere(u64, Mail),
}

fn heed(place: &Place, said: &str) -> Result<(), Unheeded> {
    let (id, ask) = match wire::read(said) {
        Err(why) => return Err(Unheeded::Answer(no(0, "misread", why))),
        Ok(Said::Ping) => return Err(Unheeded::Answer(Frame::message(&Heard::Pong))),
        Ok(Said::Hello(_)) => {
            let why = Message::new("wire-hello-again");
            return Err(Unheeded::Answer(no(0, "misread", why)));
        }
        Ok(Said::Ask { id, ask }) => (id, ask),
    };
    let Some(guest) = place.guest.clone() else {
        return Err(Unheeded::Answer(no(id, "manners", Message::new("manners-guest"))));
    };
    let asked = Asked { guest, ask, from: From::Socket(place.id, id) };
    let mail = Mail::Ask(Box::new(asked));
    let most = mail.most();
    place.inbox.put(mail, most).map_err(|back| match back {
        Back::Full(_) => Unheeded::Answer(missing(id, &Missing::Busy)),
        Back::Closed(mail) => Unheeded::Elsewhere(id, mail),
    })
}

fn missing(id: u64, missing: &Missing) -> Frame {
    no(id, answers::code_of(missing), answers::why_missing(missing))
}

/// Brings mail to a table that may have to be loaded first.
async fn again(hall: &Arc<Hall>, code: &str, id: u64, mail: Mail) -> Option<Frame> {
    hall.post(code, mail).await.err().map(|why| missing(id, &why))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::net::TcpSocket;
    use tokio_tungstenite::WebSocketStream;
    use tokio_tungstenite::tungstenite::protocol::Role;

    #[tokio::test]
    async fn a_message_that_does_not_fit_at_once_is_sent_whole() {
        let listening = TcpSocket::new_v4().unwrap();
        listening.set_send_buffer_size(4096).unwrap();
        listening.bind("127.0.0.1:0".parse().unwrap()).unwrap();
        let listening = listening.listen(1).unwrap();
        let calling = TcpSocket::new_v4().unwrap();
        calling.set_recv_buffer_size(4096).unwrap();
        let calling = calling.connect(listening.local_addr().unwrap()).await.unwrap();
        let (answering, _) = listening.accept().await.unwrap();
        let mut server = WebSocketStream::from_raw_socket(answering, Role::Server, None).await;
        let mut client = WebSocketStream::from_raw_socket(calling, Role::Client, None).await;
        let long: String = (0..1_000_003u32).map(|n| char::from(b'a' + (n % 23) as u8)).collect();
        let frames = [Frame::of(&long), Frame::of("after it")];
        let sending = tokio::spawn(async move {
            for frame in &frames {
                send(&mut server, frame).await.unwrap();
            }
        });
        tokio::time::sleep(Duration::from_millis(20)).await;
        assert!(!sending.is_finished(), "it does not fit at once");
        assert_eq!(client.next().await.unwrap().unwrap(), Received::Text(long.into()));
        assert_eq!(client.next().await.unwrap().unwrap(), Received::Text("after it".into()));
        sending.await.unwrap();
    }
}
