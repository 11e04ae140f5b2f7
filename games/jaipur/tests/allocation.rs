//! Law 10, second half: whole playouts without a single allocation, whether
//! actions are chosen evenly or by `pick`.

mod support;

use engine::{Game, Random, Step, Turn, Viewer};
use jaipur::Action;
use support::rulebook;
use support::universe::All;
use testkit::alloc::{Counting, count, installed};
use testkit::laws::{self, Plan};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// One match to its end; returns its steps.
fn playout(
    options: &str,
    picking: bool,
    random: &mut testkit::Rng,
    scratch: &mut Vec<Action>,
) -> (u64, u32) {
    let game = rulebook(options);
    count(|| {
        let mut state = game.start();
        let mut steps = 0;
        loop {
            let step = match game.turn(&state) {
                Turn::Over => return steps,
                Turn::Chance => Step::Roll(game.roll(&state, random)),
                Turn::Seats(seats) => {
                    let Some(seat) = seats.lowest() else { return steps };
                    let action = if picking {
                        game.pick(&state, seat, random, scratch)
                    } else {
                        scratch.clear();
                        game.legal(&state, seat, scratch);
                        scratch[random.below(scratch.len() as u32) as usize]
                    };
                    // Judging and imagining are part of a search too.
                    assert!(game.check(&state, seat, action).is_ok());
                    let view = game.view(&state, Viewer::Seat(seat));
                    std::hint::black_box(game.imagine(&view, random));
                    Step::Act(seat, action)
                }
            };
            game.apply(&mut state, step, &mut |event| {
                std::hint::black_box(event);
            });
            steps += 1;
        }
    })
}

#[test]
fn a_playout_allocates_nothing() {
    assert!(installed());
    let mut random = testkit::rng(10);
    let mut scratch = Vec::with_capacity(1024);
    let (mut matches, mut steps) = (0, 0);
    for picking in [false, true] {
        for options in ["", "seals=1", "tie=both bonus=666 guard=off"] {
            for _ in 0..150 {
                let (allocations, taken) = playout(options, picking, &mut random, &mut scratch);
                assert_eq!(allocations, 0, "picking: {picking}, options: {options}");
                matches += 1;
                steps += taken;
            }
        }
    }
    println!("{matches} matches, {steps} steps, no allocation");
    assert!(steps > 50_000);
}

#[test]
fn the_hot_calls_allocate_nothing() {
    laws::no_allocation::<All>(&Plan { games: 8, options: 24, ..Plan::default() });
}
