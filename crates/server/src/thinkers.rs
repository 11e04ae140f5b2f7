//! Threads on which computer players think, away from the network.
//!
//! Whoever gives a thought goes on; the answer comes when it comes. Thoughts
//! wait for a free thread, so a slow one can delay other computer players but
//! never a person.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::time::Instant;
use table::{Answer, Thought};

/// Who hears the answer; nothing if the computer player broke.
type Tell = Box<dyn FnOnce(Option<Answer>) + Send>;

/// The threads.
pub(crate) struct Thinkers {
    queue: Mutex<Option<mpsc::Sender<(Thought, Tell)>>>,
    pub(crate) waiting: Arc<AtomicUsize>,
    pub(crate) thought: Arc<AtomicU64>,
}

impl Thinkers {
    pub(crate) fn start(threads: usize) -> Thinkers {
        let (queue, work) = mpsc::channel::<(Thought, Tell)>();
        let work = Arc::new(Mutex::new(work));
        let waiting = Arc::new(AtomicUsize::new(0));
        let thought = Arc::new(AtomicU64::new(0));
        for n in 0..threads.max(1) {
            let (work, waiting, thought) = (work.clone(), waiting.clone(), thought.clone());
            let think = move || {
                loop {
                    let next = work.lock().map(|work| work.recv());
                    let Ok(Ok((job, tell))) = next else { return };
                    waiting.fetch_sub(1, Ordering::Relaxed);
                    // A computer player that breaks must not take its thread
                    // along; its table hears nothing and says so.
                    let begun = Instant::now();
                    let run = std::panic::AssertUnwindSafe(|| job.run(&|| begun.elapsed()));
                    let answer = std::panic::catch_unwind(run).ok();
                    thought.fetch_add(1, Ordering::Relaxed);
                    tell(answer);
                }
            };
            let built = std::thread::Builder::new().name(format!("thinker {n}")).spawn(think);
            if let Err(error) = built {
                tracing::error!(%error, "a thread for computer players could not be started");
            }
        }
        Thinkers { queue: Mutex::new(Some(queue)), waiting, thought }
    }

    pub(crate) fn think(
        &self,
        thought: Thought,
        tell: impl FnOnce(Option<Answer>) + Send + 'static,
    ) {
        if let Ok(queue) = self.queue.lock()
            && let Some(queue) = queue.as_ref()
        {
            self.waiting.fetch_add(1, Ordering::Relaxed);
            let _ = queue.send((thought, Box::new(tell)));
        }
    }
}
