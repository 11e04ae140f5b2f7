//! What a step taught the seat that took it: such a step is not taken back
//! without the others.

use super::Match;
use crate::fair::Seed;
use bots::Playable;
use drawing::Board;
use engine::{Seats, Step, Viewer};

/// How many worlds are imagined to find out whether a step opened a secret.
const WORLDS: usize = 32;

impl<G: Board + Playable> Match<G> {
    pub(super) fn taught_at(&self, known: usize) -> bool {
        let Some(Step::Act(seat, action)) = self.taken.get(known) else { return false };
        let viewer = Viewer::Seat(*seat);
        let earlier = self.retell(known, &mut |_, _| {});
        let mut heard = Vec::new();
        let mut later = earlier.clone();
        self.aloud(&mut later, Step::Act(*seat, *action), &mut |event| {
            heard.extend(self.game().redact(&event, viewer));
        });
        let before = self.game().view(&earlier, viewer);
        let after = self.game().view(&later, viewer);
        // The seat learnt something exactly if the same action, taken in a
        // world it thought possible, would have looked or sounded different.
        let mut dice = Seed::from_phrase("worlds").dice(self.before + known + 1);
        (0..WORLDS).any(|_| {
            let mut world = self.game().imagine(&before, &mut dice);
            if self.game().check(&world, *seat, *action).is_err() {
                return true;
            }
            let mut sound = Vec::new();
            self.aloud(&mut world, Step::Act(*seat, *action), &mut |event| {
                sound.extend(self.game().redact(&event, viewer));
            });
            sound != heard || self.game().view(&world, viewer) != after
        })
    }

    pub(super) fn unsealed_at(&self, known: usize) -> bool {
        let acted = |n: usize| match self.taken.get(n)? {
            Step::Act(seat, _) => Some(*seat),
            Step::Roll(_) => None,
        };
        let before = known.checked_sub(1).and_then(acted);
        let (Some(seat), Some(other)) = (acted(known), before) else { return false };
        let asked = |n: usize| self.game().turn(&self.retell(n, &mut |_, _| {})).seats();
        seat != other && asked(known) == Seats::only(seat) && asked(known - 1).contains(seat)
    }
}
