//! Law 10, second half: whole playouts without a single allocation.

mod support;

use engine::{Game, Random, Step, Turn};
use maharadjah::{Action, Maharadjah, Scenario};
use support::universe::All;
use testkit::alloc::{Counting, count, installed};
use testkit::laws::{self, Plan};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn a_playout_allocates_nothing() {
    assert!(installed());
    let mut random = testkit::rng(10);
    let mut scratch: Vec<Action> = Vec::with_capacity(1024);
    for (n, scenario) in Scenario::ALL.into_iter().cycle().take(12).enumerate() {
        let game = Maharadjah::of(scenario);
        let (allocations, steps) = count(|| {
            let mut state = game.start();
            let mut steps = 0;
            loop {
                let step = match game.turn(&state) {
                    Turn::Over => return steps,
                    Turn::Chance => Step::Roll(game.roll(&state, &mut random)),
                    Turn::Seats(seats) => {
                        let Some(seat) = seats.lowest() else { return steps };
                        let action = if n % 2 == 0 {
                            game.pick(&state, seat, &mut random, &mut scratch)
                        } else {
                            scratch.clear();
                            game.legal(&state, seat, &mut scratch);
                            scratch[random.below(scratch.len() as u32) as usize]
                        };
                        assert!(game.check(&state, seat, action).is_ok());
                        Step::Act(seat, action)
                    }
                };
                game.apply(&mut state, step, &mut |event| {
                    std::hint::black_box(event);
                });
                steps += 1;
            }
        });
        assert_eq!(allocations, 0);
        assert!(steps > 300, "{steps}");
    }
}

#[test]
fn the_hot_calls_allocate_nothing() {
    laws::no_allocation::<All>(&Plan { games: 1, options: 2, ..Plan::default() });
}
