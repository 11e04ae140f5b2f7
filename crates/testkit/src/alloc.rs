//! Counts allocations, so that a test can say that there are none.
//!
//! A test binary installs [`Counting`] as its global allocator and asks
//! [`count`] how often a piece of code allocated. The count is kept per
//! thread, because the test harness runs other tests meanwhile.
//!
//! This is the one file of the project with unsafe code. Rust offers no other
//! way to see allocations than to be the allocator; every call goes on to the
//! system's unchanged, and no other crate links this one outside its tests.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    // Constant and without destructor, so reaching it never allocates.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

/// The system's allocator, counting.
///
/// ```
/// #[global_allocator]
/// static ALLOCATOR: testkit::alloc::Counting = testkit::alloc::Counting;
///
/// assert_eq!(testkit::alloc::count(|| drop(Box::new(1))).0, 1);
/// ```
pub struct Counting;

fn tick() {
    // A thread that is being torn down has no counter and nobody who asks.
    let _ = ALLOCATIONS.try_with(|count| count.set(count.get() + 1));
}

#[expect(unsafe_code, reason = "an allocator is an unsafe trait; see the head of this file")]
// SAFETY: every call is handed on to `System` with the arguments it came with,
// so `System`'s guarantees are ours. `tick` neither allocates nor unwinds.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        tick();
        // SAFETY: the caller's promise, passed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        // SAFETY: the caller's promise, passed on.
        unsafe { System.dealloc(at, layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        tick();
        // SAFETY: the caller's promise, passed on.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        tick();
        // SAFETY: the caller's promise, passed on.
        unsafe { System.realloc(at, layout, size) }
    }
}

/// How often `run` allocated on this thread, and what it returned. Always 0 if
/// [`Counting`] is not [`installed`].
pub fn count<T>(run: impl FnOnce() -> T) -> (u64, T) {
    let before = ALLOCATIONS.get();
    let result = run();
    (ALLOCATIONS.get() - before, result)
}

/// Whether [`Counting`] is this program's global allocator.
pub fn installed() -> bool {
    count(|| drop(std::hint::black_box(Box::new(1u8)))).0 > 0
}
