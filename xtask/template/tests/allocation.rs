//! Law 10, second half: playing allocates nothing.

mod support;

use support::All;
use testkit::laws::{self, Plan};

#[global_allocator]
static ALLOCATOR: testkit::alloc::Counting = testkit::alloc::Counting;

#[test]
fn the_hot_calls_allocate_nothing() {
    assert!(testkit::alloc::installed());
    laws::no_allocation::<All>(&Plan { games: 8, options: 9, ..Plan::default() });
}
