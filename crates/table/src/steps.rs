//! The steps of a match, cheap to copy.
//!
//! Every move makes a copy of the match to go on with. Nearly all steps are
//! older than the move, so they are shared between the copies; only the newest
//! are each copy's own.

use std::sync::Arc;

/// So many steps are a copy's own before they are shared.
const OWN: usize = 16;

/// Steps in order.
pub(crate) struct Steps<T> {
    old: Arc<[T]>,
    new: Vec<T>,
}

impl<T: Copy> Steps<T> {
    pub(crate) fn len(&self) -> usize {
        self.old.len() + self.new.len()
    }

    pub(crate) fn get(&self, n: usize) -> Option<&T> {
        self.old.get(n).or_else(|| self.new.get(n.checked_sub(self.old.len())?))
    }

    pub(crate) fn last(&self) -> Option<&T> {
        self.new.last().or_else(|| self.old.last())
    }

    /// The steps from the `n`-th on, with their numbers.
    pub(crate) fn since(&self, n: usize) -> impl Iterator<Item = (usize, &T)> {
        let old = &self.old[n.min(self.old.len())..];
        let new = &self.new[n.saturating_sub(self.old.len()).min(self.new.len())..];
        (n..).zip(old.iter().chain(new))
    }

    pub(crate) fn push(&mut self, step: T) {
        if self.new.len() >= OWN {
            self.old = self.old.iter().chain(&self.new).copied().collect();
            self.new.clear();
        }
        self.new.push(step);
    }

    /// Forgets all but the first `n`.
    pub(crate) fn truncate(&mut self, n: usize) {
        if n < self.old.len() {
            self.old = self.old[..n].into();
            self.new.clear();
        } else {
            self.new.truncate(n - self.old.len());
        }
    }
}

impl<T: Copy> Clone for Steps<T> {
    fn clone(&self) -> Steps<T> {
        // With room for what a move adds, so that it need not grow at once.
        let mut new = Vec::with_capacity(OWN.max(self.new.len()));
        new.extend_from_slice(&self.new);
        Steps { old: self.old.clone(), new }
    }
}

impl<T> From<Vec<T>> for Steps<T> {
    fn from(steps: Vec<T>) -> Steps<T> {
        Steps { old: steps.into(), new: Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(steps: &Steps<usize>) -> Vec<usize> {
        steps.since(0).map(|(_, step)| *step).collect()
    }

    #[test]
    fn they_are_a_list() {
        let mut steps = Steps::from(vec![0, 1, 2]);
        for n in 3..100 {
            steps.push(n);
            assert_eq!((steps.len(), steps.last()), (n + 1, Some(&n)));
        }
        assert_eq!(all(&steps), (0..100).collect::<Vec<_>>());
        for n in 0..110 {
            assert_eq!(steps.get(n).copied(), (n < 100).then_some(n));
            let since: Vec<_> = steps.since(n).map(|(at, step)| (at, *step)).collect();
            assert_eq!(since, (n..100).map(|n| (n, n)).collect::<Vec<_>>());
        }
    }

    #[test]
    fn copies_go_their_own_ways() {
        for length in 0..60 {
            let mut steps = Steps::from(Vec::new());
            (0..length).for_each(|n| steps.push(n));
            for kept in 0..=length {
                let mut other = steps.clone();
                other.truncate(kept);
                (0..40).for_each(|n| other.push(1000 + n));
                assert_eq!(all(&other), (0..kept).chain(1000..1040).collect::<Vec<_>>());
            }
            assert_eq!(all(&steps), (0..length).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_copy_shares_what_is_old() {
        let mut steps = Steps::from(Vec::new());
        (0..1000).for_each(|n| steps.push(n));
        let copy = steps.clone();
        assert!(Arc::ptr_eq(&copy.old, &steps.old) && copy.new.len() <= OWN);
    }
}
