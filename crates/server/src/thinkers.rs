//! Threads on which computer players think, away from the network.
//!
//! Whoever gives a thought goes on; the answer comes when it comes. Thoughts
//! wait for a free thread, so a slow one can delay other computer players but
//! never a person, and guests take turns ([`queue`]). Whoever gave a thought
//! holds a [`Ticket`]: dropped, the thought is not begun, or ends as soon as the
//! player looks at its clock, and nobody hears of it.
//!
//! A thread cannot be ended from outside. One whose player does not end is given
//! up: its thought counts as failed, another thread takes its place, and it goes
//! on beside until its player ends after all. Each costs up to a core, so only a
//! few are replaced. When no thread is left, thoughts fail at once, and tables go
//! on with the simplest player.

mod queue;
#[cfg(test)]
mod tests;

pub(crate) use queue::{Asker, Full};

use queue::Queue;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use table::{Answer, Budget, Clock, Thought, patience};

/// So many threads whose players do not end are replaced.
const MOST_GIVEN_UP: usize = 4;
/// How far a clock jumps each time it is looked at when time is up: beyond any
/// budget.
const BEYOND: Duration = Duration::from_hours(24);

/// Why there is no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Failure {
    /// The player broke.
    Broke,
    /// It did not end in time, or there is no thread left to think.
    Endless,
}

/// Who hears the answer.
type Tell = Box<dyn FnOnce(Result<Answer, Failure>) + Send>;

/// How computer players think: a value, so that tests can seat some that fail.
pub(crate) trait Mind: Send + Sync {
    /// Thinks.
    fn think(&self, thought: Thought, clock: &dyn Clock) -> Answer {
        thought.run(clock)
    }

    /// After how long a player is given up.
    fn limit(&self, budget: Budget) -> Duration {
        patience::limit(budget)
    }
}

/// The computer players as they are.
pub(crate) struct Players;

impl Mind for Players {}

/// The threads.
pub(crate) struct Thinkers(Arc<Shared>);

struct Shared {
    state: Mutex<State>,
    wake: Condvar,
    mind: Box<dyn Mind>,
    /// How many threads there are to be.
    wanted: usize,
    thought: AtomicU64,
    given_up: AtomicU64,
}

struct State {
    queue: Queue<Job>,
    running: Vec<Running>,
    /// Threads that take work.
    working: usize,
    /// Threads whose player does not end.
    stuck: usize,
    next: u64,
    closed: bool,
}

/// A thought that waits for a thread.
struct Job {
    thought: Thought,
    limit: Duration,
    stop: Arc<AtomicBool>,
    tell: Tell,
}

/// A thought that a thread is at.
struct Running {
    id: u64,
    asker: Asker,
    begun: Instant,
    limit: Duration,
    stop: Arc<AtomicBool>,
    tell: Tell,
}

/// A thought that somebody waits for. Dropped, nobody does.
#[must_use = "dropped, the thought is cancelled"]
pub(crate) struct Ticket {
    shared: Arc<Shared>,
    asker: Asker,
    id: u64,
    stop: Arc<AtomicBool>,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        let dropped = self.shared.lock().queue.drop(&self.asker, self.id);
        drop(dropped);
    }
}

impl Thinkers {
    pub(crate) fn start(threads: usize, mind: Box<dyn Mind>) -> Thinkers {
        let state = State {
            queue: Queue::new(),
            running: Vec::new(),
            working: 0,
            stuck: 0,
            next: 0,
            closed: false,
        };
        let shared = Arc::new(Shared {
            state: Mutex::new(state),
            wake: Condvar::new(),
            mind,
            wanted: threads.max(1),
            thought: AtomicU64::new(0),
            given_up: AtomicU64::new(0),
        });
        for _ in 0..shared.wanted {
            shared.hire(&mut shared.lock());
        }
        Thinkers(shared)
    }

    /// Lets a thread think when it is the asker's turn. Nobody hears anything
    /// if there is no room.
    pub(crate) fn think(
        &self,
        asker: Asker,
        thought: Thought,
        budget: Budget,
        tell: impl FnOnce(Result<Answer, Failure>) + Send + 'static,
    ) -> Result<Ticket, Full> {
        let stop = Arc::new(AtomicBool::new(false));
        let limit = self.0.mind.limit(budget);
        let mut state = self.0.lock();
        state.next += 1;
        let id = state.next;
        if state.working == 0 {
            drop(state);
            tell(Err(Failure::Endless));
        } else {
            let job = Job { thought, limit, stop: stop.clone(), tell: Box::new(tell) };
            state.queue.put(&asker, id, job)?;
            drop(state);
            self.0.wake.notify_one();
        }
        Ok(Ticket { shared: self.0.clone(), asker, id, stop })
    }

    /// Gives up players that do not end. To be called now and then.
    pub(crate) fn sweep(&self) {
        let mut state = self.0.lock();
        let mut lost: Vec<Tell> = Vec::new();
        let over = |it: &mut Running| it.begun.elapsed() > it.limit;
        let endless: Vec<Running> = state.running.extract_if(.., over).collect();
        for Running { asker, stop, tell, .. } in endless {
            tracing::error!(table = asker.table, "a computer player does not end; it is given up");
            // It may look at its clock after all.
            let wanted = !stop.swap(true, Ordering::Relaxed);
            lost.extend(wanted.then_some(tell));
            state.queue.ended(asker.guest);
            state.working -= 1;
            state.stuck += 1;
            self.0.given_up.fetch_add(1, Ordering::Relaxed);
            if state.stuck <= MOST_GIVEN_UP {
                self.0.hire(&mut state);
            }
        }
        if state.working == 0 {
            while let Some((asker, _, job)) = state.queue.take() {
                state.queue.ended(asker.guest);
                lost.push(job.tell);
            }
        }
        drop(state);
        for tell in lost {
            tell(Err(Failure::Endless));
        }
    }

    /// Nothing is begun any more, and what runs is to end.
    pub(crate) fn close(&self) {
        let mut state = self.0.lock();
        state.closed = true;
        state.running.iter().for_each(|it| it.stop.store(true, Ordering::Relaxed));
        drop(state);
        self.0.wake.notify_all();
    }

    /// How many thoughts wait for a thread.
    pub(crate) fn waiting(&self) -> usize {
        self.0.lock().queue.waiting()
    }

    /// How many thoughts have ended, those that nobody waited for included.
    pub(crate) fn thought(&self) -> u64 {
        self.0.thought.load(Ordering::Relaxed)
    }

    /// How many did not end in time.
    pub(crate) fn given_up(&self) -> u64 {
        self.0.given_up.load(Ordering::Relaxed)
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.close();
    }
}

impl Shared {
    /// Players think without holding it.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One thread more.
    fn hire(self: &Arc<Shared>, state: &mut State) {
        let shared = self.clone();
        let built = std::thread::Builder::new().name("thinker".into()).spawn(move || shared.work());
        match built {
            Ok(_) => state.working += 1,
            Err(error) => {
                tracing::error!(%error, "a thread for computer players could not be started");
            }
        }
    }

    fn work(&self) {
        while let Some((id, thought, stop)) = self.next() {
            let begun = Instant::now();
            let jumps = Cell::new(0);
            let clock = || {
                // It goes on jumping: whoever first looks at it when time is up
                // must see it pass too.
                if stop.load(Ordering::Relaxed) {
                    jumps.set(jumps.get() + 1);
                }
                begun.elapsed() + BEYOND * jumps.get()
            };
            // A computer player that breaks must not take its thread along.
            let think = AssertUnwindSafe(|| self.mind.think(thought, &clock));
            let answer = catch_unwind(think).map_err(|_| Failure::Broke);
            self.thought.fetch_add(1, Ordering::Relaxed);
            if !self.ended(id, answer) {
                return;
            }
        }
    }

    /// What to think about next; nothing when the server stops.
    fn next(&self) -> Option<(u64, Thought, Arc<AtomicBool>)> {
        let mut state = self.lock();
        loop {
            if state.closed {
                return None;
            }
            if let Some((asker, id, Job { thought, limit, stop, tell })) = state.queue.take() {
                let begun = Instant::now();
                state.running.push(Running { id, asker, begun, limit, stop: stop.clone(), tell });
                return Some((id, thought, stop));
            }
            state = self.wake.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// A thread is at the end of this thought; whether it goes on working.
    fn ended(&self, id: u64, answer: Result<Answer, Failure>) -> bool {
        let mut state = self.lock();
        let Some(at) = state.running.iter().position(|it| it.id == id) else {
            // It had been given up. Its place may be taken.
            state.stuck -= 1;
            let needed = state.working < self.wanted;
            state.working += usize::from(needed);
            return needed;
        };
        let Running { asker, stop, tell, .. } = state.running.swap_remove(at);
        state.queue.ended(asker.guest);
        drop(state);
        if !stop.load(Ordering::Relaxed) {
            tell(answer);
        }
        true
    }
}
