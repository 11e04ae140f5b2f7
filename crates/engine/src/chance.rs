//! Where random numbers come from.
//!
//! Games never own a generator: whoever asks them to roll brings one. Tables
//! bring a cryptographic one, searches a fast one. Only 64-bit words are asked
//! of it, so x86-64 and wasm32 see the same numbers; `usize` is never sampled.

/// A source of random numbers. Every [`rand_core::Rng`] is one.
pub trait Random {
    /// 64 random bits.
    fn bits(&mut self) -> u64;

    /// A number from `0..n`, every one equally likely.
    ///
    /// Multiplies instead of dividing and throws away the few words that would
    /// favour some numbers (Lemire's method).
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "nothing to choose from");
        let mut product = (self.bits() >> 32) * u64::from(n);
        if (product as u32) < n {
            let unfair = n.wrapping_neg() % n;
            while (product as u32) < unfair {
                product = (self.bits() >> 32) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }
}

/// Small random numbers, several from one word.
///
/// Drawing cards asks for many numbers below a few dozen. Sixteen bits are
/// plenty for each, so one call of the generator serves four. Exact all the
/// same: the rare bits that would favour some numbers are thrown away.
pub struct Handful<'a, R: ?Sized> {
    random: &'a mut R,
    word: u64,
    left: u32,
}

impl<'a, R: Random + ?Sized> Handful<'a, R> {
    /// Draws from this generator.
    #[inline]
    pub fn new(random: &'a mut R) -> Handful<'a, R> {
        Handful { random, word: 0, left: 0 }
    }

    #[inline]
    fn sixteen(&mut self) -> u32 {
        if self.left == 0 {
            self.word = self.random.bits();
            self.left = 4;
        }
        let bits = self.word as u32 & 0xFFFF;
        self.word >>= 16;
        self.left -= 1;
        bits
    }

    /// A number from `0..n`, every one equally likely. `n` is at most 65,536.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        debug_assert!(0 < n && n <= 1 << 16, "nothing, or too much, to choose from");
        let mut product = self.sixteen() * n;
        if (product & 0xFFFF) < n {
            let unfair = (1 << 16) % n;
            while (product & 0xFFFF) < unfair {
                product = self.sixteen() * n;
            }
        }
        product >> 16
    }
}

impl<R: rand_core::Rng + ?Sized> Random for R {
    #[inline]
    fn bits(&mut self) -> u64 {
        self.next_u64()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Fixed(Vec<u64>);
    impl rand_core::TryRng for Fixed {
        type Error = rand_core::Infallible;
        fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
            self.try_next_u64().map(|word| word as u32)
        }
        fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
            Ok(self.0.pop().expect("a word is left"))
        }
        fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Self::Error> {
            unreachable!("nobody asks for bytes")
        }
    }

    #[test]
    fn a_handful_is_exactly_fair() {
        // Every 16-bit value once: of 6 numbers each comes up equally often,
        // because the 4 unfair values (65,536 = 6 * 10,922 + 4) are rejected.
        let words = (0..1u64 << 14).rev().map(|n| {
            let at = |part: u64| (4 * n + part) << (16 * part);
            at(0) | at(1) | at(2) | at(3)
        });
        let mut fixed = Fixed(words.collect());
        let mut handful = Handful::new(&mut fixed);
        let mut seen = [0u32; 6];
        for _ in 0..6 * 10_922 {
            seen[handful.below(6) as usize] += 1;
        }
        assert_eq!(seen, [10_922; 6]);
    }

    #[test]
    fn below_uses_the_high_bits_and_rejects_the_unfair_words() {
        // 2^32 mod 6 = 4: of the 2^32 words, those whose product leaves less
        // than 4 would make some numbers likelier.
        assert_eq!(Fixed(vec![u64::MAX]).below(6), 5);
        assert_eq!(Fixed(vec![1 << 32]).below(6), 0); // product 6: 6 >= 4, kept
        assert_eq!(Fixed(vec![u64::MAX, 0]).below(6), 5); // 0 is rejected, the next word is used
        assert_eq!(Fixed(vec![0]).below(1), 0);
    }
}
