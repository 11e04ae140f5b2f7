//! What both halves run: the digest of random matches of each game.
//!
//! Compiled for the machine it is called by `main.rs`; compiled for wasm32 it
//! is a module with one export.

use engine::Game;

/// A game, and how to fold its random matches into a number.
pub struct Entry {
    /// The game's name.
    pub id: &'static str,
    /// From a seed and a number of matches per rulebook.
    pub digest: fn(u64, u32) -> u64,
}

impl Entry {
    const fn of<G: Game>() -> Entry {
        Entry { id: G::ID, digest: testkit::digest::of::<G> }
    }
}

/// Every game.
pub static GAMES: &[Entry] = &games::each!(Entry::of);

/// The export: the digest of the game with this place in [`GAMES`].
#[expect(unsafe_code, reason = "the name is how the module's caller finds it")]
#[unsafe(no_mangle)]
pub extern "C" fn digest(game: u32, seed: u64, matches: u32) -> u64 {
    (GAMES[game as usize].digest)(seed, matches)
}
