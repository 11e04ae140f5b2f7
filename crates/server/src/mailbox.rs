//! A queue with one reader, small while it is empty, and one answer that the
//! reader may wait for while the queue waits.
//!
//! Every table has one and nearly all of them are empty, so what an empty one
//! takes is what counts: a general channel takes a kilobyte and a half.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

/// More room than this is given back when the queue is empty.
const SMALL: usize = 4;

struct State<T> {
    queue: VecDeque<T>,
    /// The answer, if it has come.
    answer: Option<bool>,
    /// The reader, if it waits.
    waker: Option<Waker>,
    senders: usize,
    open: bool,
}

impl<T> State<T> {
    fn wait<P>(&mut self, context: &Context<'_>) -> Poll<P> {
        if !self.waker.as_ref().is_some_and(|waker| waker.will_wake(context.waker())) {
            self.waker = Some(context.waker().clone());
        }
        Poll::Pending
    }
}

struct Shared<T>(Mutex<State<T>>);

impl<T> Shared<T> {
    /// Nobody panics while holding it; if somebody did, the queue is still a
    /// queue.
    fn lock(&self) -> MutexGuard<'_, State<T>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Puts things in.
pub(crate) struct Sender<T>(Arc<Shared<T>>);

/// Takes things out. When it is gone nothing can be put in.
pub(crate) struct Receiver<T>(Arc<Shared<T>>);

/// Owes the reader an answer. Dropped, it answers no.
pub(crate) struct Receipt<T>(Arc<Shared<T>>);

/// What could not be put in.
#[derive(Debug)]
pub(crate) enum Back<T> {
    /// There is no room.
    Full(T),
    /// Nobody will take it out.
    Closed(T),
}

/// A new queue.
pub(crate) fn new<T>() -> (Sender<T>, Receiver<T>) {
    let state = State { queue: VecDeque::new(), answer: None, waker: None, senders: 1, open: true };
    let shared = Arc::new(Shared(Mutex::new(state)));
    (Sender(shared.clone()), Receiver(shared))
}

impl<T> Sender<T> {
    /// Puts something in, unless `most` things wait already.
    pub(crate) fn put(&self, thing: T, most: usize) -> Result<(), Back<T>> {
        let waker = {
            let mut state = self.0.lock();
            if !state.open {
                return Err(Back::Closed(thing));
            }
            if state.queue.len() >= most {
                return Err(Back::Full(thing));
            }
            state.queue.push_back(thing);
            state.waker.take()
        };
        waker.into_iter().for_each(Waker::wake);
        Ok(())
    }
}

impl<T> Receipt<T> {
    pub(crate) fn answer(self, yes: bool) {
        self.0.lock().answer = Some(yes);
    }
}

impl<T> Drop for Receipt<T> {
    fn drop(&mut self) {
        let waker = {
            let mut state = self.0.lock();
            state.answer.get_or_insert(false);
            state.waker.take()
        };
        waker.into_iter().for_each(Waker::wake);
    }
}

impl<T> Clone for Sender<T> {
    fn clone(&self) -> Sender<T> {
        self.0.lock().senders += 1;
        Sender(self.0.clone())
    }
}

impl<T> Drop for Sender<T> {
    fn drop(&mut self) {
        let waker = {
            let mut state = self.0.lock();
            state.senders -= 1;
            if state.senders == 0 { state.waker.take() } else { None }
        };
        waker.into_iter().for_each(Waker::wake);
    }
}

impl<T> Receiver<T> {
    /// The next thing; nothing when there is none and nobody to put one in.
    pub(crate) async fn take(&mut self) -> Option<T> {
        poll_fn(|context| {
            let mut state = self.0.lock();
            if let Some(next) = state.queue.pop_front() {
                if state.queue.is_empty() && state.queue.capacity() > SMALL {
                    state.queue.shrink_to(SMALL);
                }
                return Poll::Ready(Some(next));
            }
            if state.senders == 0 || !state.open {
                return Poll::Ready(None);
            }
            state.wait(context)
        })
        .await
    }

    /// Somebody is to answer.
    pub(crate) fn receipt(&mut self) -> Receipt<T> {
        self.0.lock().answer = None;
        Receipt(self.0.clone())
    }

    /// The answer to the last receipt.
    pub(crate) async fn answered(&mut self) -> bool {
        poll_fn(|context| {
            let mut state = self.0.lock();
            match state.answer.take() {
                Some(yes) => Poll::Ready(yes),
                None => state.wait(context),
            }
        })
        .await
    }

    /// Whether nothing waits.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.lock().queue.is_empty()
    }

    /// Lets nothing more in. What is in can still be taken out.
    pub(crate) fn close(&mut self) {
        self.0.lock().open = false;
    }
}

impl<T> Drop for Receiver<T> {
    fn drop(&mut self) {
        let left = {
            let mut state = self.0.lock();
            state.open = false;
            state.waker = None;
            std::mem::take(&mut state.queue)
        };
        drop(left);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn things_come_out_in_order_from_another_task() {
        let (sender, mut receiver) = new();
        let other = sender.clone();
        let reader = tokio::spawn(async move {
            let mut got = Vec::new();
            while let Some(next) = receiver.take().await {
                got.push(next);
            }
            got
        });
        tokio::task::yield_now().await;
        for n in 0..100 {
            other.put(n, usize::MAX).unwrap();
            if n % 7 == 0 {
                tokio::task::yield_now().await;
            }
        }
        drop((sender, other));
        assert_eq!(reader.await.unwrap(), (0..100).collect::<Vec<_>>());
    }

    #[tokio::test]
    async fn there_is_no_more_room_than_was_said() {
        let (sender, mut receiver) = new();
        assert!(sender.put(1, 2).is_ok() && sender.put(2, 2).is_ok());
        assert!(matches!(sender.put(3, 2), Err(Back::Full(3))));
        assert_eq!(receiver.take().await, Some(1));
        assert!(sender.put(3, 2).is_ok());
    }

    #[tokio::test]
    async fn what_is_closed_takes_nothing_and_gives_what_it_has() {
        let (sender, mut receiver) = new();
        sender.put(1, 9).unwrap();
        receiver.close();
        assert!(matches!(sender.put(2, 9), Err(Back::Closed(2))));
        assert!(!receiver.is_empty());
        assert_eq!((receiver.take().await, receiver.take().await), (Some(1), None));
        let (sender, receiver) = new();
        drop(receiver);
        assert!(matches!(sender.put(1, 9), Err(Back::Closed(1))));
    }

    #[tokio::test]
    async fn an_answer_is_waited_for_while_the_queue_waits() {
        let (sender, mut receiver) = new();
        let receipt = receiver.receipt();
        let waiting = tokio::spawn(async move { (receiver.answered().await, receiver) });
        tokio::task::yield_now().await;
        // Mail wakes the reader, which goes on waiting.
        sender.put(1, 9).unwrap();
        tokio::task::yield_now().await;
        assert!(!waiting.is_finished());
        receipt.answer(true);
        let (yes, mut receiver) = waiting.await.unwrap();
        assert!(yes);
        assert!(!receiver.is_empty());
        assert_eq!(receiver.take().await, Some(1));
    }

    #[tokio::test]
    async fn whoever_forgets_to_answer_says_no() {
        let (_sender, mut receiver) = new::<u8>();
        for answer in [Some(true), None, Some(false), None, Some(true)] {
            let receipt = receiver.receipt();
            match answer {
                Some(yes) => receipt.answer(yes),
                None => drop(receipt),
            }
            assert_eq!(receiver.answered().await, answer.unwrap_or(false));
        }
    }
}
