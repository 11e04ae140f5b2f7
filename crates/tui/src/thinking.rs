//! Computer players think on threads of their own. One that breaks says nothing,
//! and one that never ends is given up after a while: it is told that its time is
//! over, and nobody waits for it any more.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, Instant};
use table::{Answer, Thought};

/// More than any thinker's time: told to those that nobody waits for.
const OUT_OF_TIME: Duration = Duration::from_secs(1 << 20);
/// From then on their clock runs so much faster: one that has only just looked at
/// it for the first time comes to its end too.
const HURRY: u32 = 1 << 20;

/// Somebody who waits for a thought, and may give it up.
pub(crate) struct Thinker {
    stop: Arc<AtomicBool>,
    /// When it is given up.
    pub(crate) until: Instant,
}

impl Thinker {
    /// Begins to think. What is found is told at the end, or nothing if the
    /// player broke; `pace` is the least time it takes.
    pub(crate) fn start(
        thought: Thought,
        pace: Duration,
        patience: Duration,
        tell: impl FnOnce(Option<Answer>) + Send + 'static,
    ) -> Thinker {
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = stop.clone();
        let start = Instant::now();
        thread::spawn(move || {
            let clock = move || {
                let passed = start.elapsed();
                if stopped.load(Ordering::Relaxed) { OUT_OF_TIME + passed * HURRY } else { passed }
            };
            let found = catch_unwind(AssertUnwindSafe(|| thought.run(&clock)));
            thread::sleep(pace.saturating_sub(start.elapsed()));
            tell(found.ok());
        });
        Thinker { stop, until: start + pace + patience }
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// Thinks and waits for it; nothing if the player broke or never ended.
pub(crate) fn wait(thought: Thought, patience: Duration) -> Option<Answer> {
    let (tell, told) = channel();
    let _thinker = Thinker::start(thought, Duration::ZERO, patience, move |answer| {
        // Nobody may be there any more to hear it.
        let _ = tell.send(answer);
    });
    told.recv_timeout(patience).ok().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::home::Home;
    use table::{Budget, Player, Seed, Setup};

    #[test]
    fn a_player_that_does_not_end_is_given_up() {
        let long = Budget { iterations: None, millis: Some(3_600_000) };
        let bot = |name| Player::bot(name, "ismcts", long);
        let setup = Setup::new(vec![bot("Asha"), bot("Ravi")], Seed::from_phrase("endless"));
        let home = Home::open(catalog::games().find("jaipur").unwrap(), setup, 1).unwrap();
        let start = Instant::now();
        let thought = home.thoughts().remove(0);
        assert_eq!(wait(thought, Duration::from_millis(50)), None);
        // Its thread ends too: it hears that its time is over.
        let (tell, told) = channel();
        let thought = home.thoughts().remove(0);
        let patience = Duration::from_hours(1);
        let thinker = Thinker::start(thought, Duration::ZERO, patience, move |answer| {
            tell.send(answer).unwrap();
        });
        drop(thinker);
        let answer = told.recv_timeout(Duration::from_mins(1)).unwrap();
        assert!(!answer.unwrap().text.is_empty());
        assert!(start.elapsed() < Duration::from_mins(1));
    }
}
