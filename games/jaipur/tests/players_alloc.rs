//! Thinking longer does not allocate more.

use bots::{Budget, by_name, no_clock};
use engine::rand_core::SeedableRng;
use engine::{Game, Step, Turn, Viewer};
use jaipur::{Jaipur, State};

#[global_allocator]
static ALLOCATOR: testkit::alloc::Counting = testkit::alloc::Counting;

/// A state some way into a round.
fn middle(game: &Jaipur) -> State {
    let mut dice = testkit::Rng::seed_from_u64(4);
    let mut state = game.start();
    let mut scratch = Vec::new();
    for _ in 0..24 {
        let step = match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => Step::Roll(game.roll(&state, &mut dice)),
            Turn::Seats(seats) => {
                let seat = seats.lowest().expect("somebody is to act");
                Step::Act(seat, game.pick(&state, seat, &mut dice, &mut scratch))
            }
        };
        game.apply(&mut state, step, &mut |_| ());
    }
    state
}

#[test]
fn no_iteration_allocates() {
    assert!(testkit::alloc::installed());
    let game = Jaipur::default();
    let state = middle(&game);
    let view = game.view(&state, Viewer::Seat(state.public().to_move));
    for name in ["search", "ismcts", "ismcts-plain"] {
        let mut bot = by_name::<Jaipur>(name).expect("a listed bot exists");
        let mut allocations = |iterations| {
            let budget = Budget::iterations(iterations);
            let run = || bot.decide(&game, &view, &budget, 1, &no_clock);
            let (count, decision) = testkit::alloc::count(run);
            let thought = decision.expect("the seat owes an action").iterations;
            assert!(thought >= iterations, "{name} thought only {thought}");
            count
        };
        // The first time the buffers are made; afterwards there is only the
        // list of candidates that is handed out.
        allocations(4_000);
        assert_eq!(allocations(100), 1, "{name}");
        assert_eq!(allocations(4_000), 1, "{name}");
    }
}
