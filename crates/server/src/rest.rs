//! Rest for the threads of the runtime.
//!
//! When a crowd plays, its moves gather before they are written, so nobody
//! waits for the next one to be read at once. A thread that has nothing to do
//! then rests for a moment and reads what has come meanwhile in one go: being
//! woken for every single message costs more than reading it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Short beside what moves of a crowd wait for each other.
const MOMENT: Duration = Duration::from_millis(1);

/// Says whether threads may rest. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub struct Rest(Arc<AtomicBool>);

impl Rest {
    /// Rests if there is a crowd: for a runtime to call before a thread of it
    /// waits for something to do.
    pub fn take(&self) {
        if self.0.load(Ordering::Relaxed) {
            std::thread::sleep(MOMENT);
        }
    }

    /// Whether there is a crowd.
    pub(crate) fn allow(&self, crowd: bool) {
        self.0.store(crowd, Ordering::Relaxed);
    }
}
