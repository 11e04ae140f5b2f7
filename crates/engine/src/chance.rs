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
    fn below_uses_the_high_bits_and_rejects_the_unfair_words() {
        // 2^32 mod 6 = 4: of the 2^32 words, those whose product leaves less
        // than 4 would make some numbers likelier.
        assert_eq!(Fixed(vec![u64::MAX]).below(6), 5);
        assert_eq!(Fixed(vec![1 << 32]).below(6), 0); // product 6: 6 >= 4, kept
        assert_eq!(Fixed(vec![u64::MAX, 0]).below(6), 5); // 0 is rejected, the next word is used
        assert_eq!(Fixed(vec![0]).below(1), 0);
    }
}
