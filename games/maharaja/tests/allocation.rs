//! Law 10, second half: whole playouts without a single allocation, whether
//! actions are chosen evenly or by `pick`.

mod support;

use engine::{Game, Random, Step, Turn, Viewer};
use maharaja::{Action, Maharaja};
use support::rulebook;
use support::universe::All;
use testkit::alloc::{Counting, count, installed};
use testkit::laws::{self, Plan};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// One match to its end; how often it allocated, and its steps.
fn playout(
    game: &Maharaja,
    picking: bool,
    random: &mut testkit::Rng,
    scratch: &mut Vec<Action>,
) -> (u64, u32) {
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
        for options in [
            "",
            "r1=on r2=on r3=on r4=on final=f4 chronicler=each",
            "solo=hard edge=refuse search=lost",
        ] {
            for players in 1..=4 {
                let game = rulebook(players, options);
                for _ in 0..20 {
                    let (allocations, taken) = playout(&game, picking, &mut random, &mut scratch);
                    assert_eq!(allocations, 0, "picking: {picking}, options: {options}");
                    matches += 1;
                    steps += taken;
                }
            }
        }
    }
    println!("{matches} matches, {steps} steps, no allocation");
    assert!(steps > 20_000);
}

#[test]
fn the_hot_calls_allocate_nothing() {
    laws::no_allocation::<All>(&Plan { games: 2, ..Plan::default() });
}
