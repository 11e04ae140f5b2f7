//! Since when each seat is asked what it is asked.
//!
//! Where several seats are asked at once, one of them answering leaves the
//! others' questions as they were: their answers, perhaps on their way, still
//! count. A question is another one if the seat was not asked before, or may do
//! something else now.

use engine::{Game, MAX_SEATS, Seat, Step};

/// By seat: after how many steps its question was last another.
#[derive(Clone, Copy)]
pub(super) struct Asked([u32; MAX_SEATS]);

impl Asked {
    /// Everybody is asked anew after so many steps.
    pub(super) fn since(steps: usize) -> Asked {
        Asked([steps as u32; MAX_SEATS])
    }

    pub(super) fn of(&self, seat: Seat) -> usize {
        self.0[seat.index()] as usize
    }

    /// A step led from one state to another; it was the `count`-th. Of chance
    /// nobody is asked, so what was before it does not matter.
    pub(super) fn step<G: Game>(
        &mut self,
        game: &G,
        before: Option<&G::State>,
        now: &G::State,
        step: Step<G>,
        count: usize,
    ) {
        for seat in game.turn(now).seats().iter() {
            let kept = match (step, before) {
                (Step::Act(actor, _), Some(before)) if actor != seat => {
                    game.turn(before).seats().contains(seat) && same(game, before, now, seat)
                }
                _ => false,
            };
            if !kept {
                self.0[seat.index()] = count as u32;
            }
        }
    }
}

fn same<G: Game>(game: &G, before: &G::State, now: &G::State, seat: Seat) -> bool {
    let legal = |state: &G::State| {
        let mut actions = Vec::new();
        game.legal(state, seat, &mut actions);
        actions
    };
    legal(before) == legal(now)
}
