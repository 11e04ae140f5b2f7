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
