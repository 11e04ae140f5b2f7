//! What a number of pairs proves: win rate, Elo, and a test that stops as
//! soon as the question is answered.
//!
//! The unit is the pair, not the match: the two matches of a pair share their
//! deal, so they are not independent, and the spread of the pairs' own scores
//! is the honest measure of error (the "pentanomial" model of chess testing).

/// Scores of pairs, added up. Tallies of several cores can be added.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tally {
    pairs: u64,
    sum: f64,
    squares: f64,
    /// Pairs with a score of about 0, 1/4, 1/2, 3/4 and 1.
    fifths: [u64; 5],
}

/// An estimate and where the truth is with 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The estimate.
    pub mean: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

impl std::fmt::Display for Interval {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let digits = f.precision().unwrap_or(1);
        let Interval { mean, low, high } = self;
        write!(f, "{mean:.digits$} [{low:.digits$}, {high:.digits$}]")
    }
}

/// 95 % of a normal distribution lie within so many standard deviations.
const NORMAL_95: f64 = 1.959_964;

impl Tally {
    /// Adds the score of a pair, from 0 to 1.
    pub fn add(&mut self, score: f64) {
        let score = score.clamp(0.0, 1.0);
        self.pairs += 1;
        self.sum += score;
        self.squares += score * score;
        self.fifths[(score * 4.0).round() as usize] += 1;
    }

    /// Adds what another counted.
    pub fn merge(&mut self, other: &Tally) {
        self.pairs += other.pairs;
        self.sum += other.sum;
        self.squares += other.squares;
        for (own, more) in self.fifths.iter_mut().zip(other.fifths) {
            *own += more;
        }
    }

    /// How many pairs.
    pub fn pairs(&self) -> u64 {
        self.pairs
    }

    /// Pairs with a score of about 0, 1/4, 1/2, 3/4 and 1.
    pub fn fifths(&self) -> [u64; 5] {
        self.fifths
    }

    /// The mean score.
    pub fn mean(&self) -> f64 {
        if self.pairs == 0 { 0.5 } else { self.sum / self.pairs as f64 }
    }

    /// The mean and the variance of a pair's score, with one pair added in
    /// thought, half of it won and half lost: no number of wins in a row
    /// proves that a loss is impossible.
    fn cautious(&self) -> (f64, f64) {
        let n = self.pairs as f64 + 1.0;
        let mean = (self.sum + 0.5) / n;
        (mean, (self.squares + 0.5) / n - mean * mean)
    }

    /// The win rate.
    pub fn rate(&self) -> Interval {
        let (mean, variance) = self.cautious();
        let wide = NORMAL_95 * (variance / (self.pairs as f64 + 1.0)).sqrt();
        let (low, high) = ((mean - wide).max(0.0), (mean + wide).min(1.0));
        let mean = self.mean();
        Interval { mean, low: low.min(mean), high: high.max(mean) }
    }

    /// The difference in Elo points.
    pub fn elo(&self) -> Interval {
        let Interval { mean, low, high } = self.rate();
        Interval { mean: elo(mean), low: elo(low), high: elo(high) }
    }
}

/// The Elo difference behind an expected score.
pub fn elo(score: f64) -> f64 {
    // Beyond this nobody can measure anything.
    let score = score.clamp(1e-5, 1.0 - 1e-5);
    -400.0 * (1.0 / score - 1.0).log10()
}

/// The expected score of a player so many Elo points stronger.
pub fn score(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// A sequential test of two claims about the Elo difference (the generalised
/// sequential probability ratio test on pairs).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The difference if there is nothing to it.
    pub elo0: f64,
    /// The difference that is hoped for.
    pub elo1: f64,
    /// How often the hope may be accepted wrongly.
    pub alpha: f64,
    /// How often it may be rejected wrongly.
    pub beta: f64,
}

/// What a sequential test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Not yet decided.
    Open,
    /// There is nothing to it.
    Rejected,
    /// The hope is justified.
    Accepted,
}

impl Sprt {
    /// The usual test: 5 % of either error.
    pub const fn new(elo0: f64, elo1: f64) -> Sprt {
        Sprt { elo0, elo1, alpha: 0.05, beta: 0.05 }
    }

    /// The logarithm of how much likelier the tally is under `elo1` than under
    /// `elo0`, by the normal approximation with the pairs' own variance.
    pub fn log_ratio(&self, tally: &Tally) -> f64 {
        if tally.pairs == 0 {
            return 0.0;
        }
        let (_, variance) = tally.cautious();
        let (low, high) = (score(self.elo0), score(self.elo1));
        let distance = tally.mean() - f64::midpoint(low, high);
        tally.pairs as f64 * (high - low) * distance / variance
    }

    /// The bounds at which the test stops.
    pub fn bounds(&self) -> (f64, f64) {
        let low = (self.beta / (1.0 - self.alpha)).ln();
        (low, ((1.0 - self.beta) / self.alpha).ln())
    }

    /// Whether the test may stop.
    pub fn verdict(&self, tally: &Tally) -> Verdict {
        let (low, high) = self.bounds();
        match self.log_ratio(tally) {
            ratio if ratio >= high => Verdict::Accepted,
            ratio if ratio <= low => Verdict::Rejected,
            _ => Verdict::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(counts: [u64; 5]) -> Tally {
        let mut tally = Tally::default();
        for (n, count) in counts.iter().enumerate() {
            for _ in 0..*count {
                tally.add(n as f64 / 4.0);
            }
        }
        tally
    }

    fn near(found: f64, expected: f64, within: f64) {
        assert!((found - expected).abs() < within, "{found} is not {expected}");
    }

    #[test]
    fn elo_and_score_agree_with_the_textbook() {
        near(elo(0.5), 0.0, 1e-9);
        near(elo(0.64), 99.95, 0.01);
        near(elo(0.75), 190.85, 0.01);
        near(elo(0.76), 200.24, 0.01);
        near(score(200.0), 0.759_747, 1e-6);
        near(score(-400.0), 1.0 / 11.0, 1e-9);
        for points in [-300.0, -10.0, 0.0, 5.0, 250.0] {
            near(elo(score(points)), points, 1e-6);
        }
    }

    #[test]
    fn independent_games_give_the_binomial_interval() {
        // Pairs of independent fair games: 1/4 lost, 1/2 split, 1/4 won. 5,000
        // pairs are 10,000 games: the error is 0.98 points, or 6.81 Elo (the
        // well-known 347 / sqrt(N) for one standard error).
        let tally = tally([1250, 0, 2500, 0, 1250]);
        let rate = tally.rate();
        near(rate.mean, 0.5, 1e-9);
        near(rate.high - rate.mean, 0.0098, 1e-5);
        near(tally.elo().high, 6.81, 0.01);
    }

    #[test]
    fn pairs_that_always_split_prove_more_than_independent_games() {
        let split = tally([10, 0, 980, 0, 10]).rate();
        let mixed = tally([250, 0, 500, 0, 250]).rate();
        assert!(split.high - split.low < (mixed.high - mixed.low) / 4.0);
    }

    #[test]
    fn a_hundred_wins_do_not_prove_that_losses_are_impossible() {
        let rate = tally([0, 0, 0, 0, 100]).rate();
        assert_eq!(rate.mean, 1.0);
        // The exact one-sided bound for 100 of 100 is 0.963 to 0.970.
        assert!(rate.low > 0.95 && rate.low < 0.99, "{rate:.3}");
        assert!(tally([0; 5]).rate().low < 0.01);
    }

    #[test]
    fn the_bounds_are_those_of_chess_testing() {
        let (low, high) = Sprt::new(0.0, 5.0).bounds();
        near(high, 2.944, 0.001);
        near(low, -2.944, 0.001);
    }

    #[test]
    fn without_draws_the_ratio_is_the_binomial_one() {
        // 10,000 games of which 5,200 are won, in pairs that behave like
        // independent games. Exactly: 5200 ln(p1/p0) + 4800 ln(q1/q0).
        let tally = tally([1152, 0, 2496, 0, 1352]);
        near(tally.mean(), 0.52, 1e-9);
        let sprt = Sprt::new(0.0, 20.0);
        let (p0, p1) = (score(0.0), score(20.0));
        let exact = 5200.0 * (p1 / p0).ln() + 4800.0 * ((1.0 - p1) / (1.0 - p0)).ln();
        near(sprt.log_ratio(&tally), exact, 0.1);
        assert_eq!(sprt.verdict(&tally), Verdict::Accepted);
    }

    #[test]
    fn the_test_stops_on_either_side_and_only_when_it_knows() {
        let sprt = Sprt::new(0.0, 20.0);
        assert_eq!(sprt.verdict(&Tally::default()), Verdict::Open);
        assert_eq!(sprt.verdict(&tally([10, 0, 20, 0, 12])), Verdict::Open);
        assert_eq!(sprt.verdict(&tally([1100, 0, 2000, 0, 1000])), Verdict::Rejected);
        assert_eq!(sprt.verdict(&tally([100, 0, 250, 0, 300])), Verdict::Accepted);
    }

    #[test]
    fn it_errs_as_rarely_as_it_says() {
        // A thousand tests of a truth on the lower claim: about 5 % may be
        // accepted. The generator is fixed, so the number is too.
        let sprt = Sprt::new(0.0, 60.0);
        let mut dice = crate::dice::stream(11, 0);
        let mut accepted = 0;
        for _ in 0..1000 {
            let mut tally = Tally::default();
            while sprt.verdict(&tally) == Verdict::Open {
                let wins =
                    engine::Random::below(&mut dice, 2) + engine::Random::below(&mut dice, 2);
                tally.add(f64::from(wins) / 2.0);
            }
            accepted += u32::from(sprt.verdict(&tally) == Verdict::Accepted);
        }
        assert!((20..=65).contains(&accepted), "{accepted}");
    }

    #[test]
    fn tallies_add_up() {
        let mut sum = tally([1, 2, 3, 4, 5]);
        sum.merge(&tally([5, 4, 3, 2, 1]));
        assert_eq!(sum, tally([6, 6, 6, 6, 6]));
    }
}
