//! The two curves an evaluation needs, made of multiplications and additions
//! only: the same bits on every machine, which the standard library's `exp`
//! does not promise.

/// e to the power of `x`, to about one part in ten million.
#[inline]
pub fn exp(x: f32) -> f32 {
    let x = x.clamp(-80.0, 80.0);
    let whole = (x * std::f32::consts::LOG2_E).round();
    // The rest is within half a binary order; ln 2 in two parts keeps its bits.
    let rest = x - whole * 0.693_359_4 + whole * 2.121_944_4e-4;
    let mut power = 1.984_126_9e-4;
    for term in [1.388_888_9e-3, 8.333_334e-3, 4.166_666_8e-2, 0.166_666_67, 0.5, 1.0, 1.0] {
        power = power * rest + term;
    }
    power * f32::from_bits(((whole as i32 + 127) as u32) << 23)
}

/// The logistic curve: from 0 far below through 1/2 at 0 to 1 far above.
#[inline]
pub fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + exp(-x))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exp_agrees_with_the_standard_library() {
        for n in -8000..=8000 {
            let x = n as f32 / 100.0;
            let expected = f64::from(x).exp();
            let error = (f64::from(exp(x)) - expected).abs() / expected;
            assert!(error < 1e-6, "{x}: {error}");
        }
        assert!(exp(1000.0).is_finite() && exp(-1000.0) > 0.0);
    }

    #[test]
    fn logistic_is_symmetric_and_rises() {
        for n in -50..=50 {
            let x = n as f32 / 5.0;
            assert!((logistic(x) + logistic(-x) - 1.0).abs() < 1e-6);
            assert!(logistic(x) < logistic(x + 0.2));
        }
        assert_eq!(logistic(0.0), 0.5);
    }
}
