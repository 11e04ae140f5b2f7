//! Threads on which computer players think, away from the network.
//!
//! A table gives its thought and goes on; the answer comes into its mailbox
//! like anybody's. Thoughts wait for a free thread, so a slow one can delay
//! other computer players but never a person.

use crate::keeper::{Inbox, Mail};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::time::Instant;
use table::Thought;

/// The threads.
pub(crate) struct Thinkers {
    queue: Mutex<Option<mpsc::Sender<(Thought, Inbox)>>>,
    pub(crate) waiting: Arc<AtomicUsize>,
    pub(crate) thought: Arc<AtomicU64>,
}

impl Thinkers {
    pub(crate) fn start(threads: usize) -> Thinkers {
        let (queue, work) = mpsc::channel::<(Thought, Inbox)>();
        let work = Arc::new(Mutex::new(work));
        let waiting = Arc::new(AtomicUsize::new(0));
        let thought = Arc::new(AtomicU64::new(0));
        for n in 0..threads.max(1) {
            let (work, waiting, thought) = (work.clone(), waiting.clone(), thought.clone());
            let think = move || {
                loop {
                    let next = work.lock().map(|work| work.recv());
                    let Ok(Ok((job, inbox))) = next else { return };
                    waiting.fetch_sub(1, Ordering::Relaxed);
                    let (seat, prompt) = (job.seat, job.prompt);
                    // A computer player that breaks must not take its thread
                    // along; its table hears nothing and says so.
                    let begun = Instant::now();
                    let run = std::panic::AssertUnwindSafe(|| job.run(&|| begun.elapsed()));
                    let text = std::panic::catch_unwind(run).map(|answer| answer.text);
                    thought.fetch_add(1, Ordering::Relaxed);
                    let text = text.unwrap_or_default();
                    let _ = inbox.blocking_send(Mail::Answer(Box::new((seat, prompt, text))));
                }
            };
            let built = std::thread::Builder::new().name(format!("thinker {n}")).spawn(think);
            if let Err(error) = built {
                tracing::error!(%error, "a thread for computer players could not be started");
            }
        }
        Thinkers { queue: Mutex::new(Some(queue)), waiting, thought }
    }

    pub(crate) fn think(&self, thought: Thought, inbox: Inbox) {
        if let Ok(queue) = self.queue.lock()
            && let Some(queue) = queue.as_ref()
        {
            self.waiting.fetch_add(1, Ordering::Relaxed);
            let _ = queue.send((thought, inbox));
        }
    }
}
