//! How a budget is spent: by counting, by the clock, or both.

use crate::bot::{Budget, Clock};
use std::time::Duration;

/// A budget being spent.
pub(crate) struct Thinking<'a> {
    iterations: u64,
    clock: Option<(&'a dyn Clock, Duration, Duration)>,
}

impl<'a> Thinking<'a> {
    /// Starts; without any limit there are `usual` iterations.
    pub(crate) fn start(budget: &Budget, usual: u64, clock: &'a dyn Clock) -> Thinking<'a> {
        let limit = budget.millis.map(|millis| (clock, clock.now(), Duration::from_millis(millis)));
        let iterations = match (budget.iterations, limit.is_some()) {
            (Some(iterations), _) => iterations,
            (None, true) => u64::MAX,
            (None, false) => usual,
        };
        Thinking { iterations, clock: limit }
    }

    /// Only this part of the budget is for this decision.
    pub(crate) fn part(self, part: f64) -> Thinking<'a> {
        if part >= 1.0 {
            return self;
        }
        let part = part.max(0.0);
        let counted = self.iterations != u64::MAX;
        let iterations = (self.iterations as f64 * part).ceil().max(1.0) as u64;
        Thinking {
            iterations: if counted { iterations } else { u64::MAX },
            clock: self.clock.map(|(clock, start, limit)| (clock, start, limit.mul_f64(part))),
        }
    }

    /// The share of the budget that is spent after so many iterations; 1 or
    /// more: stop.
    pub(crate) fn spent(&self, iterations: u64) -> f64 {
        let counted = iterations as f64 / self.iterations.max(1) as f64;
        let timed = self.clock.as_ref().map_or(0.0, |(clock, start, limit)| {
            let passed = clock.now().saturating_sub(*start);
            passed.as_secs_f64() / limit.as_secs_f64().max(1e-9)
        });
        counted.max(timed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::no_clock;

    #[test]
    fn a_part_of_a_budget_is_spent_sooner() {
        let whole = |budget| Thinking::start(&budget, 2_000, &no_clock);
        for (budget, part, last) in [
            (Budget::iterations(100), 1.0, 100),
            (Budget::iterations(100), 0.25, 25),
            (Budget::iterations(3), 0.01, 1),
            (Budget::default(), 0.5, 1_000),
        ] {
            let thinking = whole(budget).part(part);
            assert!(thinking.spent(last - 1) < 1.0, "{budget:?} {part}");
            assert!(thinking.spent(last) >= 1.0, "{budget:?} {part}");
        }
        let at = std::cell::Cell::new(0);
        let clock = || Duration::from_millis(at.get());
        let thinking = Thinking::start(&Budget::millis(100), 2_000, &clock).part(0.25);
        assert!(thinking.spent(1_000_000) < 1.0, "only time counts");
        at.set(24);
        assert!(thinking.spent(1) < 1.0);
        at.set(25);
        assert!(thinking.spent(1) >= 1.0);
    }
}
