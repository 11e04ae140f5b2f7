//! Everything observable along random matches, folded into one number.
//!
//! Two builds of a game that give the same number behave the same: the digest
//! is how x86-64 and wasm32 are compared, so it needs nothing but memory. It
//! takes in what leaves the rulebook (turns, lists of actions in order, steps,
//! events and views of every viewer, scores, places, positions) and what a
//! search relies on (imagined states and picked actions).

use crate::Rng;
use engine::{Game, Random, Settings, Step, Turn, Viewer};
use std::fmt::{self, Write};

/// FNV-1a, 64 bits: short, the same everywhere, and no secret depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Fnv {
        Fnv(0xcbf2_9ce4_8422_2325)
    }
}

impl Fnv {
    /// Takes in bytes.
    pub fn eat(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// Takes in a value as its text.
    pub fn text(&mut self, value: impl fmt::Display) {
        // Writing to memory cannot fail; the zero keeps `ab`+`c` from `a`+`bc`.
        let _ = write!(self, "{value}\0");
    }

    /// Takes in a value as its JSON.
    pub fn json(&mut self, value: &impl serde::Serialize) {
        serde_json::to_writer(&mut *self, value).expect("what a game shows can be written as JSON");
        self.eat(b"\0");
    }

    /// The number so far.
    pub fn value(self) -> u64 {
        self.0
    }
}

impl fmt::Write for Fnv {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.eat(text.as_bytes());
        Ok(())
    }
}

impl std::io::Write for Fnv {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.eat(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// The digest of `games` random matches: of every player count with the
/// default options, and of the fewest players with every option set (at most 16
/// of them, else the defaults and each single change).
///
/// # Panics
/// If a match does not end within `G::LONGEST` steps, or the rulebook refuses
/// the default options.
pub fn of<G: Game>(seed: u64, games: u32) -> u64 {
    let mut digest = Fnv::default();
    for players in G::PLAYERS {
        let limit = if players == *G::PLAYERS.start() { 16 } else { 0 };
        let mut sets = Settings::combinations(G::SETTINGS, limit);
        if limit == 0 {
            sets.truncate(1);
        }
        for settings in sets {
            match G::new(players, &settings) {
                Ok(game) => rulebook(&game, seed, games, &mut digest),
                Err(faults) => {
                    assert!(settings != Settings::new(G::SETTINGS), "{}: {faults}", G::ID);
                    digest.text(faults);
                }
            }
        }
    }
    digest.value()
}

/// Takes in `games` random matches by one rulebook.
pub fn rulebook<G: Game>(game: &G, seed: u64, games: u32, digest: &mut Fnv) {
    digest.text(format_args!("{} {} {}", G::ID, game.players(), game.settings()));
    for n in 0..games {
        let mut random = crate::rng(seed.wrapping_add(u64::from(n)));
        one_match(game, &mut random, n % 2 == 1, digest);
    }
}

fn one_match<G: Game>(game: &G, random: &mut Rng, picking: bool, digest: &mut Fnv) {
    let mut state = game.start();
    let mut list = Vec::new();
    let mut events = Vec::new();
    for count in 0.. {
        // Everything happens at every step; not at every step is everything
        // looked at, because an interpreter takes its time over it.
        let looking = count < 32 || count % 32 == 0;
        if looking {
            look(game, &state, digest);
        }
        if count % 8 == 0 && looking {
            for viewer in Viewer::all(game.players()) {
                let imagined = game.imagine(&game.view(&state, viewer), random);
                digest.text(game.position(&imagined));
            }
        }
        let step = match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance => Step::Roll(game.roll(&state, random)),
            Turn::Seats(seats) => {
                let nth = random.below(seats.len() as u32) as usize;
                let seat = seats.iter().nth(nth).expect("fewer than there are");
                list.clear();
                game.legal(&state, seat, &mut list);
                for action in list.iter().filter(|_| looking) {
                    digest.text(action);
                }
                let at = random.below(list.len() as u32) as usize;
                let chosen = list[at];
                Step::Act(
                    seat,
                    if picking { game.pick(&state, seat, random, &mut list) } else { chosen },
                )
            }
        };
        assert!(count < G::LONGEST, "{}: no end after {count} steps", G::ID);
        digest.text(step);
        events.clear();
        game.apply(&mut state, step, &mut |event| events.push(event));
        for event in &events {
            digest.json(event);
            for viewer in Viewer::all(game.players()) {
                digest.json(&game.redact(event, viewer));
            }
        }
    }
}

/// Takes in everything a state shows.
fn look<G: Game>(game: &G, state: &G::State, digest: &mut Fnv) {
    digest.text(format_args!("{:?}", game.turn(state)));
    digest.text(game.position(state));
    digest.eat(&game.places(state).0);
    for viewer in Viewer::all(game.players()) {
        digest.json(&game.view(state, viewer));
        if let Viewer::Seat(seat) = viewer {
            digest.text(game.score(state, seat));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Fnv;

    #[test]
    fn fnv_agrees_with_its_published_vectors() {
        let hash = |text: &str| {
            let mut fnv = Fnv::default();
            fnv.eat(text.as_bytes());
            fnv.value()
        };
        assert_eq!(hash(""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(hash("a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(hash("foobar"), 0x8594_4171_f739_67e8);
    }
}
