//! Random numbers for thinking: fast, and cheap to start anew, because every
//! imagined deal and every chance in it has a stream of its own. Two
//! candidates tried on the same deal then meet the same luck, however many
//! numbers each of them uses up.

use rand_core::SeedableRng;
use rand_xoshiro::SplitMix64;

/// The generator of all searches.
pub(crate) type Dice = SplitMix64;

/// One word from two, every bit depending on every bit.
#[inline]
pub(crate) fn mix(a: u64, b: u64) -> u64 {
    let mut z = a ^ b.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(17);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// The stream with this number of this seed.
#[inline]
pub(crate) fn stream(seed: u64, number: u64) -> Dice {
    Dice::from_seed(mix(seed, number).to_le_bytes())
}
