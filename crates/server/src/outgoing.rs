//! What goes out over a connection.
//!
//! Whoever has something to say writes it at once, whatever task they are: a
//! move wakes nobody but those who wait for it. What the connection does not
//! take at that moment waits here, and its own task sees it off.

use crate::frame::Frame;
use socket2::SockRef;
use std::collections::VecDeque;
use std::future::poll_fn;
use std::io::{Error, ErrorKind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Poll, Waker};
use tokio::net::tcp::OwnedWriteHalf;

/// A client that has not taken so many messages is dropped; it will come back
/// and be told everything.
const MOST: usize = 64;

#[derive(Default)]
struct State {
    /// What was not taken, in order.
    left: VecDeque<Vec<u8>>,
    /// How much of the first was.
    sent: usize,
    /// The connection's task, if it waits.
    waker: Option<Waker>,
    dropped: bool,
}

/// The way out of a connection.
pub(crate) struct Outgoing {
    stream: OwnedWriteHalf,
    state: Mutex<State>,
}

/// A table's end of it. The connection ends when this is dropped.
pub(crate) struct Outbox(Arc<Outgoing>);

/// It cannot be said: the connection is lost, or takes nothing any more.
#[derive(Debug)]
pub(crate) struct Lost;

impl Outgoing {
    pub(crate) fn new(stream: OwnedWriteHalf) -> Outgoing {
        Outgoing { stream, state: Mutex::default() }
    }

    /// For a table.
    pub(crate) fn outbox(self: &Arc<Outgoing>) -> Outbox {
        Outbox(self.clone())
    }

    /// Nobody panics while holding it; if somebody did, the queue is still a
    /// queue.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Says something, after what was said before.
    pub(crate) fn say(&self, frame: &Frame) -> Result<(), Lost> {
        self.put(frame.bytes())
    }

    /// Says something that is framed already.
    pub(crate) fn put(&self, bytes: &[u8]) -> Result<(), Lost> {
        let waker = {
            let mut state = self.lock();
            if state.left.len() >= MOST {
                return Err(Lost);
            }
            if state.left.is_empty() {
                // Past the runtime: it need not know of what is taken at once.
                state.sent = match SockRef::from(self.stream.as_ref()).send(bytes) {
                    Ok(all) if all == bytes.len() => return Ok(()),
                    Ok(part) => part,
                    Err(error) => match error.kind() {
                        ErrorKind::WouldBlock | ErrorKind::Interrupted => 0,
                        _ => return Err(Lost),
                    },
                };
            }
            state.left.push_back(bytes.to_vec());
            state.waker.take()
        };
        waker.into_iter().for_each(Waker::wake);
        Ok(())
    }

    /// Waits until there is something to see off, or until the table drops the
    /// connection and everything is said: nothing.
    pub(crate) async fn left(&self) -> Option<()> {
        poll_fn(|context| {
            let mut state = self.lock();
            if !state.left.is_empty() {
                return Poll::Ready(Some(()));
            }
            if state.dropped {
                return Poll::Ready(None);
            }
            if !state.waker.as_ref().is_some_and(|waker| waker.will_wake(context.waker())) {
                state.waker = Some(context.waker().clone());
            }
            Poll::Pending
        })
        .await
    }

    /// Sees off what was not taken.
    pub(crate) async fn see_off(&self) -> Result<(), Error> {
        while !self.attempt()? {
            self.stream.writable().await?;
        }
        Ok(())
    }

    /// Sends what is taken; whether that was all.
    fn attempt(&self) -> Result<bool, Error> {
        let mut state = self.lock();
        let state = &mut *state;
        while let Some(first) = state.left.front() {
            match self.stream.try_write(&first[state.sent..]) {
                Ok(0) => return Err(ErrorKind::WriteZero.into()),
                Ok(part) => state.sent += part,
                Err(error) if error.kind() == ErrorKind::WouldBlock => return Ok(false),
                Err(error) => return Err(error),
            }
            if state.sent == first.len() {
                state.left.pop_front();
                state.sent = 0;
            }
        }
        // Nearly always there is nothing: no room is kept for it.
        state.left = VecDeque::new();
        Ok(true)
    }
}

impl Outbox {
    /// Says something, after what was said before.
    pub(crate) fn say(&self, frame: &Frame) -> Result<(), Lost> {
        self.0.say(frame)
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        let waker = {
            let mut state = self.0.lock();
            state.dropped = true;
            state.waker.take()
        };
        waker.into_iter().for_each(Waker::wake);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;
    use tokio::io::AsyncReadExt;
    use tokio::net::{TcpSocket, TcpStream};
    use tokio::time::timeout;

    /// A connection that takes little at a time, and who is at its other end.
    async fn narrow() -> (Arc<Outgoing>, TcpStream) {
        let listening = TcpSocket::new_v4().unwrap();
        listening.set_send_buffer_size(4096).unwrap();
        listening.bind("127.0.0.1:0".parse().unwrap()).unwrap();
        let listening = listening.listen(1).unwrap();
        let calling = TcpSocket::new_v4().unwrap();
        calling.set_recv_buffer_size(4096).unwrap();
        let calling = calling.connect(listening.local_addr().unwrap()).await.unwrap();
        let (_, half) = listening.accept().await.unwrap().0.into_split();
        (Arc::new(Outgoing::new(half)), calling)
    }

    fn letters(length: usize) -> Vec<u8> {
        (0..length).map(|n| b'a' + (n % 23) as u8).collect()
    }

    #[tokio::test]
    async fn what_is_taken_at_once_wakes_nobody() {
        let (outgoing, mut other) = narrow().await;
        outgoing.put(b"one").unwrap();
        outgoing.put(b" two").unwrap();
        let waiting = timeout(Duration::from_millis(20), outgoing.left());
        assert!(waiting.await.is_err(), "there is nothing to see off");
        let mut heard = [0; 7];
        other.read_exact(&mut heard).await.unwrap();
        assert_eq!(&heard, b"one two");
    }

    #[tokio::test]
    async fn what_does_not_fit_is_seen_off_whole_and_in_order() {
        let (outgoing, mut other) = narrow().await;
        let own = outgoing.clone();
        let task = tokio::spawn(async move {
            while own.left().await.is_some() {
                own.see_off().await.unwrap();
            }
        });
        let outbox = outgoing.outbox();
        let (long, mut all) = (letters(1_000_003), Vec::new());
        for part in [&long[..], b"after it", &long[..77_777], b"and last"] {
            outgoing.put(part).unwrap();
            all.extend_from_slice(part);
        }
        assert!(!task.is_finished());
        drop(outbox);
        let mut heard = vec![0; all.len()];
        other.read_exact(&mut heard).await.unwrap();
        assert!(heard == all);
        // Dropped by its table, after everything was said.
        timeout(Duration::from_secs(5), task).await.unwrap().unwrap();
        assert_eq!(outgoing.lock().left.capacity(), 0);
    }

    #[tokio::test]
    async fn whoever_takes_nothing_is_lost_after_so_many() {
        let (outgoing, _other) = narrow().await;
        let long = letters(1_000_000);
        let taken = (0..1000).take_while(|_| outgoing.put(&long).is_ok()).count();
        assert_eq!(taken, MOST);
    }

    #[tokio::test]
    async fn whoever_has_gone_is_lost() {
        let (outgoing, other) = narrow().await;
        drop(other);
        let lost = async {
            while outgoing.put(b"still there?").is_ok() {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        };
        timeout(Duration::from_secs(5), lost).await.unwrap();
    }
}
