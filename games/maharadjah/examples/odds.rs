//! Whether battles end as the query `Fight::forecast` says: a million of each by
//! the engine.
//!
//! ```text
//! odds              a million battles of 1 to 8 against 1 to 8, for each set of
//!                   numbers that the bonuses of the rules can make
//! odds 20000        fewer
//! odds 1000000 3 8  only the sets of numbers from the fourth to the eighth
//! ```
//!
//! One thread, and everything from a fixed seed: the same numbers everywhere.

#[path = "../tests/support/fields.rs"]
mod fields;

use fields::{Field, fields, fight, seen};
use std::collections::BTreeMap;
use std::time::Instant;

/// Armies on each side.
const MOST: u8 = 8;

fn main() {
    let words: Vec<u32> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let number = |n: usize, default: u32| words.get(n).copied().unwrap_or(default);
    let battles = number(0, 1_000_000);
    // One field for each set of numbers, where so many armies can meet.
    let mut sets: BTreeMap<(u8, u8, u8), Field> = BTreeMap::new();
    for field in fields() {
        let Some(state) = field.of(MOST, MOST) else { continue };
        let fight = seen(&state);
        let gun = fight.factory.map_or(0, |gun| gun.hits_on);
        sets.insert((fight.attacker.hits_on, fight.defender.hits_on, gun), field);
    }
    let begun = Instant::now();
    let (mut count, mut worst, mut most_lost) = (0, 0.0f64, 0.0f64);
    let (from, to) = (number(1, 0) as usize, number(2, sets.len() as u32) as usize);
    for ((numbers, field), n) in sets.iter().zip(0..).take(to).skip(from) {
        let (mut far, mut lost) = (0.0f64, 0.0f64);
        let mut random = generator(n);
        for attackers in 1..=MOST {
            for defenders in 1..=MOST {
                let Some(state) = field.of(attackers, defenders) else { continue };
                let found = seen(&state).forecast();
                let played = fight(&state, battles, &mut random);
                let share = |n: u64| n as f64 / f64::from(battles);
                far = far.max((found.win - share(played.won.into())).abs());
                far = far.max((found.lose - share(played.lost.into())).abs());
                let own = found.attacker_losses - share(played.attackers_fell);
                let theirs = found.defender_losses - share(played.defenders_fell);
                lost = lost.max(own.abs() / f64::from(attackers));
                lost = lost.max(theirs.abs() / f64::from(defenders));
                count += 1;
            }
        }
        (worst, most_lost) = (worst.max(far), most_lost.max(lost));
        let seconds = begun.elapsed().as_secs();
        println!(
            "{n:2} {numbers:?} {} {}: chances at most {:.3} % apart, losses {:.3} % ({seconds} s)",
            field.attacker,
            field.defender,
            far * 100.0,
            lost * 100.0
        );
    }
    println!(
        "{count} battles, {battles} times each: chances at most {:.3} % apart, losses {:.3} %",
        worst * 100.0,
        most_lost * 100.0
    );
}

fn generator(n: u64) -> impl engine::Random {
    use engine::rand_core::SeedableRng;
    rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(n)
}
