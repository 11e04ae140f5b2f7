//! A client's connection: says hello, then asks and is told.

use crate::answers;
use crate::frame::Frame;
use crate::hall::{Hall, Missing, hash};
use crate::keeper::{Asked, From, Inbox, Join, Mail};
use crate::limits::Bucket;
use crate::mailbox::Back;
use crate::outgoing::Outgoing;
use crate::store::StoredGuest;
use crate::upgrade::{Socket, Upgrade};
use engine::Message;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use table::wire::{self, Heard, Hello, No, Said};
use tokio::time::timeout;
use tungstenite::Message as Received;

/// Whoever does not say hello within this time is not let in.
const HELLO: Duration = Duration::from_secs(10);
/// A silent connection is asked whether it is still there, and closed when it
/// does not answer by the next time.
const SILENCE: Duration = Duration::from_mins(1);
/// So many messages too many, one after the other, end a connection.
const PATIENCE: u32 = 200;

/// A client that does not take a message within this time is gone.
const SENDING: Duration = Duration::from_secs(30);
/// Or within this, if it was the last.
const CLOSING: Duration = Duration::from_secs(2);

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
            let _ = socket.outgoing.say(&message);
            Some((1008, "refused"))
        }
    };
    match why {
        Some((code, reason)) => drop(socket.outgoing.say(&Frame::close(code, reason))),
        None => socket.flush(),
    }
    let _ = Box::pin(timeout(CLOSING, socket.outgoing.see_off())).await;
}

/// Where a connection has come to.
struct Place {
    id: u64,
    guest: Option<Arc<StoredGuest>>,
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
        Ok(Some(Received::Text(said))) => match wire::read(&said).map_err(misread)? {
            Said::Hello(hello) => hello,
            Said::Ask { .. } | Said::Ping => {
                return Err(misread(Message::new("wire-hello")));
            }
        },
        Ok(Some(Received::Binary(_))) | Err(_) => {
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
    let outbox = socket.outgoing.outbox();
    let join = Join { id, guest: guest.as_ref().map(|guest| guest.id), hello, outbox };
    let inbox = hall.find(code).await.map_err(|why| missing(0, &why))?.inbox;
    hall.post(code, Mail::Join(Box::new(join))).await.map_err(|why| missing(0, &why))?;
    Ok(Some(Place { id, guest, inbox }))
}

async fn converse(
    socket: &mut Socket,
    hall: &Arc<Hall>,
    code: &str,
    place: Place,
) -> Option<(u16, &'static str)> {
    let most = hall.config.limits.messages;
    let mut bucket = Bucket::full(most.saturating_mul(5));
    let (mut impatient, mut heard, mut silent) = (0, false, false);
    // One timer that is looked at once a minute, not one per message.
    let mut watch = std::pin::pin!(tokio::time::sleep(SILENCE));
    let outgoing: Arc<Outgoing> = socket.outgoing.clone();
    loop {
        let said = tokio::select! {
            biased;
            left = outgoing.left() => {
                if left.is_none() {
                    // The table has dropped us: too slow, or not to be watched.
                    return Some((1013, "come again"));
                }
                Box::pin(timeout(SENDING, outgoing.see_off())).await.ok()?.ok()?;
                continue;
            },
            said = socket.next() => said?,
            () = watch.as_mut() => {
                if !heard {
                    if silent {
                        return Some((1001, "silence"));
                    }
                    outgoing.say(&Frame::ping()).ok()?;
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
            Received::Ping(_) | Received::Pong(_) | Received::Frame(_) => continue,
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
            outgoing.say(&answer).ok()?;
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
