//! The laws every game must hold, as code.
//!
//! A game's test says in one line what it wants examined:
//!
//! ```
//! use testkit::laws::{self, Plan};
//! use testkit::toy::Toy;
//!
//! laws::hold::<Toy>(&Plan { games: 5, ..Plan::default() });
//! ```
//!
//! [`laws`] walks random matches for every player count and option set and
//! fails with the law, the place and a record that replays the failure.
//! [`playthrough`] writes the golden files, [`digest`] folds everything
//! observable into one number that two machines can compare, [`alloc`] counts
//! allocations, [`perft`](mod@perft) counts move sequences, [`touches`] holds
//! boards to their law, [`kept`] compares pictures with files, and [`toy`] is a small game with bugs to plant, which
//! shows that each law can fail.
//!
//! Everything here is driven by seeds, never by a clock: what failed once
//! fails again. The crate is only ever a dev-dependency.

pub mod alloc;
pub mod digest;
pub mod kept;
pub mod laws;
pub mod mutate;
pub mod perft;
pub mod playthrough;
pub mod touches;
pub mod toy;

use engine::rand_core::SeedableRng;

/// The generator of all tests: the same numbers on every machine.
pub type Rng = rand_xoshiro::Xoshiro256PlusPlus;

/// A generator with this seed.
pub fn rng(seed: u64) -> Rng {
    Rng::seed_from_u64(seed)
}
